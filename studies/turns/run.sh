#!/usr/bin/env bash
# The arms of arms.tsv, all from the base that recipes/turns.sh makes, then the tables of what there is:
#
#   studies/turns/run.sh                  all arms: ten minutes each on two idle cores
#   studies/turns/run.sh single multi     these
#   studies/turns/run.sh --table          the tables alone
#
# The same command goes on where a study was killed, within an arm too. Variables, with what they are unless given:
#   STEPS=60, MINUTES=10   of an arm's learning, whichever ends first
#   SEEDS=1                "1 2 3" runs each arm three times
#   JOBS=2                 arms side by side, each on its share of the cores
#   SETTINGS               of all arms besides: "rollout.questions=4 rollout.samples=4", say
#   ARMS=…/arms.tsv        another list of arms: newer.tsv has methods that no paper's recipe has
#   AGAINST=base           arms that the others are compared with, with commas between
#   LIMIT                  questions of each suite: all. Another one wants another STUDY
#   STUDY=runs/turns/study where it all goes
#   POSTGRES_DSN, MYSQL_DSN  administrators' DSNs, for the arms of several dialects; databases turns_… are made there
#
# It evaluates greedily on Spider's databases to choose by and on made-up ones that nothing has learnt from, never on
# those to report by.
cd "$(dirname "$0")/../.."
steps=${STEPS:-60} minutes=${MINUTES:-10} jobs=${JOBS:-2} study=${STUDY:-runs/turns/study}
arms=${ARMS:-studies/turns/arms.tsv} against=${AGAINST:-base} runs=runs/turns
. studies/turns/study.sh
suites() { sed 's/^$/choose held/' <<< "$1"; } # an arm's, or those of most

line() { # ARM FIELD
  awk -F'\t' -v arm="$1" -v field="$2" '$1 == arm { print $field; found = 1 } END { exit !found }' "$arms" ||
    { echo "there is no arm $1 in $arms" >&2; exit 2; }
}

measure() { # FOLDER SUITE TURNS
  case $2 in
    choose) evaluate "$@" $runs/choose.jsonl ;;
    blind) evaluate "$@" $runs/choose.jsonl --no-profile ;;
    held) evaluate "$@" $runs/held/suite.jsonl ;;
    sqlite) evaluate "$@" $runs/dialects/held/suite.jsonl --rule strict ;;
    *) evaluate "$@" "$runs/dialects/held-$2.jsonl" --rule strict --sessions 8 ;; # a server has only so many connections
  esac
}

one() { # ARM SEED
  local arm=$1 seed=$2 dir=$study/$1/seed-$2 settings suite t
  settings=$(line "$arm" 3)
  settings=${settings//HALF/$((steps / 2))}
  settings=${settings//FULL/$steps}
  settings=${settings//EVERY/$((steps > 12 ? steps / 12 : 1))} # six evaluations of a first stage
  # The best weights of a first stage are chosen on databases that nothing here is measured on.
  set=(--set "steps=$steps" --set "seed=$seed" --set "model.init=$runs/sft" --set 'cold.data=""' --set run.save_every=5 --set run.show=1
    --set 'evaluate.spider=""' --set "evaluate.suite=$runs/practice/suite.jsonl" --set evaluate.limit=100)
  [[ $settings == *second.steps* ]] || set+=(--set second.steps=0 --set evaluate.every=0)
  for s in $settings ${SETTINGS:-}; do set+=(--set "$s"); done
  mkdir -p "$dir"
  if [ ! -s "$dir/model.gguf" ]; then
    bin/sqltrain grpo "$(line "$arm" 2)" --run "$dir" --precision bfloat16 --time "${minutes}m" "${set[@]}"
    pack "$dir/model.gguf" "$dir/checkpoints"
  fi
  for suite in $(suites "$(line "$arm" 5)"); do
    for t in $(line "$arm" 4); do measure "$dir" "$suite" "$t"; done
  done
}

# dialects makes the questions of PaVeRL-SQL's section IV-D: few databases, since each keeps connections to its server.
dialects() {
  local part server
  : "${POSTGRES_DSN:?is missing: the arms of several dialects learn on servers}" "${MYSQL_DSN:?is missing}"
  export POSTGRES_DSN MYSQL_DSN
  umask 077 # the suites hold passwords
  mkdir -p "$runs/dialects"
  for part in train:77004 held:77005; do
    [ -s "$runs/dialects/${part%:*}/suite.jsonl" ] ||
      bin/sqltrain synth --databases "$runs/dialects/${part%:*}" --worlds 3 --per-world 120 --seed "${part#*:}"
    for server in POSTGRES MYSQL; do # again each time: a server may have been started anew
      go run ./studies/dialects "$runs/dialects/${part%:*}/suite.jsonl" "${server}_DSN" "turns_${part%:*}" > "$runs/dialects/part"
      mv "$runs/dialects/part" "$runs/dialects/${part%:*}-${server,,}.jsonl"
    done
  done
}

case ${1:-} in
  --one) one "$2" "$3"; exit ;;
  --table) go run ./studies/turns -against "$against" "$arms" "$study"; exit ;;
esac
[ $# -gt 0 ] || mapfile -t all < <(awk -F'\t' '!/^(#|$)/ && (ENVIRON["POSTGRES_DSN"] != "" || $5 !~ /postgres/) { print $1 }' "$arms")
[ $# -gt 0 ] || set -- "${all[@]}"
for arm; do line "$arm" 1 > /dev/null; done
recipes/turns.sh
needs=$(for arm; do
  turns=$(line "$arm" 4) of=$(suites "$(line "$arm" 5)")
  for suite in $of; do for t in $turns; do echo "$suite $t"; done; done
done | sort -u)
[[ $needs != *postgres* ]] || dialects
mkdir -p "$study/base/seed-1"
[ -s "$study/base/seed-1/model.gguf" ] || pack "$study/base/seed-1/model.gguf" "$runs/sft"
while read -r suite t; do measure "$study/base/seed-1" "$suite" "$t"; done <<< "$needs"
failed=0
each studies/turns/run.sh "${SEEDS:-1}" "$@" || failed=1
go run ./studies/turns -against "$against" "$arms" "$study"
exit $failed
