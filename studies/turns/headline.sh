#!/usr/bin/env bash
# What learning from execution is worth compared with the same frozen weights, and compared with two controls of equal time on the same
# questions: more supervised learning (more-sft), and supervised learning of the weights' own right answers (rejection).
#
#   studies/turns/headline.sh             nine runs of an hour, three seeds of each; greedy and voted on the databases to choose by
#   studies/turns/headline.sh --final     also on those to report by, which nothing else opens: count its use
#   studies/turns/headline.sh --table     the tables alone
#
# The same command goes on where it was killed. Variables, with what they are unless given:
#   BASE=nano              the frozen weights after supervised learning: a checkpoint's folder, a GGUF file, or nano
#   QUESTIONS              a suite to learn from, on databases that BASE has not learnt: made-up ones, and Spider's under other
#                          names, of which those are kept that BASE answers rightly sometimes, or never (sqltrain curate)
#   WORLDS=400             made-up databases, eight questions each
#   MINUTES=60             of each run's learning; a control's minutes hold its samples too
#   SEEDS="1 2 3"
#   JOBS=1                 runs side by side, each on its share of the cores
#   SFT_LR=2e-4, SFT_BATCH=4500  of the controls: rate, and tokens of a step
#   LIMIT                  questions of each suite to measure on: all
#   STUDY=runs/headline    where it all goes
#
# The rates of all three are constant, and what is measured of a run is the mean of its last ten checkpoints: of learning
# from execution thirty steps apart, which is the last third of an hour on one core, of the controls twenty. Times are by
# the clock: nothing else should run. What a killed control had taken is not in its minutes.
cd "$(dirname "$0")/../.."
export CGO_ENABLED=0
data=${SQLAGENT_DATA:-../shared/data}
study=${STUDY:-runs/headline} begin=${BASE:-nano} minutes=${MINUTES:-60} jobs=${JOBS:-1} questions=${QUESTIONS:-}
[ -n "$questions" ] || questions=$study/curated/curated.jsonl
arms=(rl more-sft rejection)

. studies/turns/study.sh

measure() { # FOLDER SUITE
  case $2 in
    choose) evaluate "$@" 1 "$study/choose.jsonl" ;;
    voted) evaluate "$@" 1 "$study/choose.jsonl" --votes 9 --min-confidence 0 ;;
    report) evaluate "$@" 1 "$study/report.jsonl" ;;
    reported-votes) evaluate "$@" 1 "$study/report.jsonl" --votes 9 --min-confidence 0 ;;
  esac
}

timed() { # FILE COMMAND…: adds the command's seconds to the file
  local file=$1 start=$EPOCHREALTIME
  shift
  "$@"
  awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f\n", b - a }' >> "$file"
}

sft() { # FOLDER STEPS SEED DATA
  bin/sqltrain sft --init "$begin" --data "$4" --out "$1" --steps "$2" --batch "${SFT_BATCH:-4500}" --lr "${SFT_LR:-2e-4}" --warmup 10 --floor 1 --group 8 \
    --save-every 20 --keep 10 --seed "$3" --precision bfloat16
}

# learn is supervised learning for as long as the minutes go, less those that the folder's file of seconds has already.
learn() { # FOLDER SEED DATA
  if [ ! -s "$1/steps" ]; then # of which the first thirty are measured, without what beginning takes
    rm -rf "$1/probe" "$1/probe.seconds"
    timed "$1/probe.seconds" sft "$1/probe" 1 "$2" "$3"
    timed "$1/probe.seconds" sft "$1/probe" 31 "$2" "$3"
    rm -r "$1/probe"
    awk -v budget="$((minutes * 60))" -v spent="$(cat "$1/seconds" 2>/dev/null || echo 0)" '
      { t[FNR] = $1 }
      END { n = split(spent, taken, "\n"); for (i = 1; i <= n; i++) budget -= taken[i]
        steps = int(budget / ((t[2] - t[1]) / 29)); print (steps > 1 ? steps : 1) }' "$1/probe.seconds" > "$1/steps.part"
    mv "$1/steps.part" "$1/steps"
  fi
  timed "$1/seconds" sft "$1/checkpoints" "$(cat "$1/steps")" "$2" "$3"
}

one() { # ARM SEED
  local dir=$study/$1/seed-$2
  mkdir -p "$dir"
  if [ ! -s "$dir/model.gguf" ]; then
    case $1 in
      rl)
        bin/sqltrain grpo studies/turns/headline.toml --run "$dir" --precision bfloat16 --time "${minutes}m" \
          --set "seed=$2" --set "model.init=$begin" --set "data.sets=[{suite=\"$questions\"}]" ;;
      more-sft) learn "$dir" "$2" "$study/gold/sft.jsonl" ;;
      rejection)
        if [ ! -e "$dir/sampled" ]; then
          timed "$dir/seconds" bin/sqltrain distill --suite "$questions" --engine native --model "$study/base/seed-1/model.gguf" \
            --turns 1 --samples 8 --temperature 1 --sessions 64 --seed "$2" --sql-steps 20000000 --out "$dir/samples"
          : > "$dir/sampled"
        fi
        learn "$dir" "$2" "$dir/samples/sft.jsonl" ;;
    esac
    pack "$dir/model.gguf" "$dir"/checkpoints/step-*
  fi
  measure "$dir" choose
  measure "$dir" voted
}

tables() { # SUITES
  sed "s/choose voted/$1/" studies/turns/headline.tsv > "$study/arms.tsv"
  go run ./studies/turns -against base,more-sft,rejection "$study/arms.tsv" "$study"
}

case ${1:-} in
  --one) one "$2" "$3"; exit ;;
  --table) tables "choose voted"; exit ;;
  "" | --final) ;;
  *) echo "usage: studies/turns/headline.sh [--final | --table]" >&2; exit 2 ;;
esac
mkdir -p "$study/base/seed-1"
go build -o bin/ ./cmd/sqltrain
go build -o bin/ ./cmd/sqlagent
suite() { # FILE OPTION…
  local file=$1
  shift
  [ -s "$file" ] && return
  bin/sqltrain suite --spider "$data/spider" "$@" > "$file.part"
  mv "$file.part" "$file"
}
suite "$study/choose.jsonl"
if [ -z "${QUESTIONS:-}" ]; then
  suite "$study/renamed.jsonl" --train --renamed "$study/renamed"
  [ -s "$study/worlds/suite.jsonl" ] || bin/sqltrain synth --databases "$study/worlds" --worlds "${WORLDS:-400}" --per-world 8 --seed 88001
  # What is always right teaches nothing; the time that this takes serves all three alike, and is in curated.seconds.
  [ -s "$questions" ] || timed "$study/curated.seconds" bin/sqltrain curate studies/turns/headline.toml --out "$study/curated" \
    --balanced 100000 --explore 500 --set rollout.samples=4 --set "model.init=$begin" --set "data.sets=[{suite=\"$study/worlds/suite.jsonl\"},{suite=\"$study/renamed.jsonl\"}]"
fi
[ -s "$study/gold/manifest.json" ] || bin/sqltrain pairs "$questions" --out "$study/gold" --turns 1 --orders 4 --held-out 0
if [ ! -s "$study/base/seed-1/model.gguf" ]; then
  case $begin in
    nano) cp nano/weights/nano.gguf "$study/base/seed-1/model.gguf" ;;
    *.gguf) cp "$begin" "$study/base/seed-1/model.gguf" ;;
    *) pack "$study/base/seed-1/model.gguf" "$begin" ;;
  esac
fi
measure "$study/base/seed-1" choose
measure "$study/base/seed-1" voted
failed=0
each studies/turns/headline.sh "${SEEDS:-1 2 3}" "${arms[@]}" || failed=1
tables "choose voted"
[ "$failed" = 0 ] || exit 1
if [ "${1:-}" = --final ]; then
  suite "$study/report.jsonl" --report
  for on in report reported-votes; do
    measure "$study/base/seed-1" $on
    for arm in "${arms[@]}"; do for seed in ${SEEDS:-1 2 3}; do measure "$study/$arm/seed-$seed" $on; done; done
  done
  tables "report reported-votes"
fi
