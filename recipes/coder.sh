#!/usr/bin/env bash
# coder: weights of our own on a pretrained base, by supervised learning, then from execution (docs/coder.md).
#
#   recipes/coder.sh prepare            with Go and the data: programs, data and bases, packed as parts of 28 MB
#   recipes/coder.sh receive FOLDER     elsewhere: takes parts out of a folder, and unpacks them when all are there
#   recipes/coder.sh --minutes N        trains MODELS for N minutes, side by side; called again, it goes on
#   recipes/coder.sh table              what was reached
#   recipes/coder.sh pieces K FOLDER    the K-th lot (from 1) of what is to be brought back: at most four files of 16 MB
#   recipes/coder.sh unpack FOLDER      joins pieces that were brought back: --minutes goes on from there
#
# Where Go and the data are, --minutes needs prepare alone. Receive, --minutes and pieces need neither: bash and coreutils.
# An interrupted run (Ctrl-C) saves; a killed one loses the steps since its last checkpoint. Both go on when called again.
#
#   ARM=pointers              the model points, as nano does; or text: the loop of any model, over several turns
#   CODER_DIR=runs/coder      where all of it lies; outside the repository where its files are copied
#   MODELS="coder-0.5b"       also coder-1.5b; a file NAME.gguf in $CODER_DIR/base is a model too
#   START=own                 over pointers coder-0.5b learns on from the adapter that `models pull` brings; base: anew
#   DEVICE=cuda               or cpu; without it, cuda where nvidia-smi answers
#   ENGINE=native             what measures: llama takes less memory on a CPU
#   POSTGRES_DSN, MYSQL_DSN   administrators' DSNs of servers: prepare makes trajectories in text of their dialects too
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
root=$(realpath -m "${CODER_DIR:-$repository/runs/coder}")
models=${MODELS:-coder-0.5b}
arm=${ARM:-pointers}
part_bytes=28000000 piece_bytes=16000000 lot=4

# Sizes. The defaults are for a GPU of 80 GB; a CPU, and a trial, take less.
batch=${BATCH:-32768} micro=${MICRO:-16384} steps=${STEPS:-100000}
questions=${QUESTIONS:-64} samples=${SAMPLES:-8} sessions=${SESSIONS:-256}
candidates=${CANDIDATES:-2000} practise=${PRACTISE:-1500} limit=${LIMIT:-400} # questions
rank=${RANK:-16} precision=${PRECISION:-bfloat16}
withheld=${WITHHELD:-0.15} # of the written databases, which supervised learning over pointers leaves to the stage after it

fail() { echo "coder.sh: $*" >&2; exit 1; }
say() { echo "coder.sh: $*" >&2; }

case $arm in
  pointers) recipe=$repository/recipes/coder.toml protocol=pointer rate=${RATE:-3e-4} kept=${KEPT:-11} ;; # rank of what is exported
  text) recipe=$repository/recipes/coder-text.toml protocol=plain rate=${RATE:-2e-4} kept=${KEPT:-$rank} ;;
  *) fail "ARM=$arm: pointers or text" ;;
esac

# ---- on a machine with Go and the data ----

prepare() {
  local data=${SQLAGENT_DATA:-$repository/../shared/data} file graded=()
  mkdir -p "$root/bin" "$root/base" "$root/pack"
  (cd "$repository" && CGO_ENABLED=0 go build -tags nonano -ldflags "-s -w" -o "$root/bin/" ./cmd/sqltrain ./cmd/sqlagent ./cmd/sqlagent-cuda)
  if [ ! -s "$root/data/choose.jsonl" ]; then
    for file in "$repository"/studies/office/*.tsv "$data"/everyday/*.tsv; do [ ! -e "$file" ] || graded+=("$file"); done
    "data_$arm"
  fi
  for name in $models; do
    base_of "$name"
  done
  pack
}

# data_text: trajectories of the loop, and questions on other databases.
data_text() {
  local also=()
  make() { # the data, as the settings have it
    if [ -n "${DATABASES:-}" ]; then set -- --databases "$DATABASES" --wikisql 40 "$@"; fi
    if [ -d "$data/spider" ]; then set -- --data "$data" "$@"; fi
    "$root/bin/sqltrain" coder-data --out "$root/data" "${graded[@]/#/--graded=}" "$@" "${also[@]}"
  }
  make
  for file in POSTGRES_DSN MYSQL_DSN; do
    [ -n "${!file:-}" ] || continue
    (cd "$repository" && CGO_ENABLED=0 go run ./studies/dialects "$root/data/dialects.jsonl" "$file" coder) > "$root/$file.jsonl"
    also+=(--also "$root/$file.jsonl")
  done
  [ ${#also[@]} = 0 ] || make
}

# data_pointers: what `sqltrain nano` reads, and questions on databases that it leaves out, or whose names are others.
data_pointers() {
  local to=$root/data
  [ -d "$data/spider" ] || fail "$data/spider is missing: set SQLAGENT_DATA"
  mkdir -p "$to/source" "$to/graded"
  cp -r "$data/spider" "$data/wikisql" "$to/source/"
  [ ${#graded[@]} = 0 ] || cp "${graded[@]}" "$to/graded/"
  suite() { "$root/bin/sqltrain" suite "$@" | sed "s,\"db\":\"$to/,\"db\":\","; } # its databases go with it
  drawn() { shuf --random-source=<(yes coder) "$@"; }
  written() { suite --written "$to/databases/written" "$@"; }
  {
    { written --train --withheld "$withheld"; written --train --withheld "$withheld" --reworded; } | drawn -n $((candidates * 3 / 4))
    suite --spider "$to/source/spider" --train --renamed "$to/databases/renamed" | drawn -n $((candidates / 4))
  } | drawn > "$to/ask.jsonl"
  SQLTRAIN=$root/bin/sqltrain SQLAGENT_DATA=$to/source "$repository/recipes/choose.sh" "$to/databases/choosing" $((limit / 4))
  sed "s,\"db\":\"$to/,\"db\":\"," "$to/databases/choosing/choose.jsonl" > "$to/choose.jsonl"
}

# base_of NAME: the public file, since an adapter goes with the very weights that it was trained over, and what it learns
# on from.
base_of() {
  if [ "$1 $arm ${START:-own}" = "coder-0.5b pointers own" ]; then cp "$repository/llm/pull/adapters/$1.gguf" "$root/base/$1.adapter.gguf"; fi
  local from cache=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/models
  [ ! -s "$root/base/$1.gguf" ] || return 0
  case $1 in
    coder-0.5b) from=$cache/qwen2.5-coder-0.5b-instruct-q4_k_m.gguf ;;
    coder-1.5b) from=$cache/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf ;;
    *) fail "$root/base/$1.gguf is missing: put the model's file there" ;;
  esac
  [ -s "$from" ] || fail "$from is missing: run scripts/get-models.sh"
  ln -sf "$(realpath "$from")" "$root/base/$1.gguf"
}

# pack: what must travel, in parts, with their hashes.
pack() {
  local names=()
  for name in $models; do
    names+=("base/$name.gguf")
    [ ! -e "$root/base/$name.adapter.gguf" ] || names+=("base/$name.adapter.gguf")
  done
  rm -f "$root"/pack/*
  # Of the databases only those that somebody is asked on: trajectories have theirs in their text.
  cat $(find "$root/data" -maxdepth 1 -name '*.jsonl' ! -name dialects.jsonl ! -name sft.jsonl) | grep -o '"db":"databases/[^"]*"' | sort -u | cut -d'"' -f4 | sed 's,^,data/,' > "$root/pack/databases"
  (cd "$root" && find bin data -maxdepth 1 -mindepth 1 ! -name databases ! -name dialects.jsonl) >> "$root/pack/databases"
  tar -C "$root" -chf - -T "$root/pack/databases" | gzip > "$root/pack/rest.tgz"
  (cd "$root" && sha256sum "${names[@]}") > "$root/pack/base.sha256"
  tar -C "$root" -chf - pack/rest.tgz pack/base.sha256 "${names[@]}" | split -b "$part_bytes" -d -a 3 - "$root/pack/part."
  rm "$root/pack/rest.tgz" "$root/pack/databases"
  (cd "$root/pack" && sha256sum part.*) > "$root/pack/parts.sha256"
  say "$(ls "$root"/pack/part.* | wc -l) parts in $root/pack, $(du -shc "$root"/pack/part.* | tail -1 | cut -f1); each folder that goes to receive has parts.sha256 too"
}

# receive FOLDER: parts that arrived. They leave the folder, which may be a checkout that is copied anew each time.
receive() {
  local name sum missing=0
  mkdir -p "$root/incoming"
  [ ! -e "$1/parts.sha256" ] || cp "$1/parts.sha256" "$root/incoming/"
  for name in "$1"/part.*; do [ ! -e "$name" ] || mv "$name" "$root/incoming/"; done
  cd "$root/incoming"
  [ -e parts.sha256 ] || fail "parts.sha256 has not arrived: send it with the first parts"
  while read -r sum name; do
    if [ ! -e "$name" ]; then
      missing=$((missing + 1))
    elif [ ! -e "$name.ok" ]; then
      if sha256sum --check --status <<<"$sum  $name"; then
        touch "$name.ok"
      else
        rm "$name"; missing=$((missing + 1)); say "$name is damaged: send it again"
      fi
    fi
  done < parts.sha256
  if [ $missing -gt 0 ]; then say "$missing of $(wc -l < parts.sha256) parts are missing"; return; fi
  cut -d' ' -f3 parts.sha256 | xargs cat | tar -C "$root" -xf -
  tar -C "$root" -xzf "$root/pack/rest.tgz"
  (cd "$root" && sha256sum --check --quiet pack/base.sha256)
  rm -rf "$root/incoming" "$root/pack/rest.tgz"
  say "all parts are there: recipes/coder.sh --minutes N"
}

# ---- training ----

train_all() {
  local name jobs=() failed=0
  began=$SECONDS seconds=$(awk "BEGIN { print int($1 * 60) }")
  [ "$seconds" -gt 0 ] || fail "--minutes $1: give a number of minutes"
  [ -s "$root/data/choose.jsonl" ] && [ -x "$root/bin/sqltrain" ] ||
    fail "$root has no data or no programs: run prepare, or send its parts to receive (a fresh machine is empty)"
  if [ -z "${DEVICE:-}" ]; then if nvidia-smi > /dev/null 2>&1; then DEVICE=cuda; else DEVICE=cpu; fi; fi
  for name in $models; do [ -s "$root/base/$name.gguf" ] || fail "$root/base/$name.gguf is missing"; done
  # A terminal interrupts its whole foreground group, and a second signal ends a program before it has saved: each model
  # has a group of its own, and is signalled once.
  trap 'trap "" INT TERM HUP; [ ${#jobs[@]} = 0 ] || kill -TERM "${jobs[@]}" 2>/dev/null; wait; exit 130' INT TERM HUP
  for name in $models; do
    mkdir -p "$root/$name"
    set -m
    train "$name" >> "$root/$name/log" 2>&1 &
    jobs+=($!)
    set +m
  done
  for name in $models; do
    wait "${jobs[0]}" || { failed=1; say "$name ended early, the end of its log:"; tail -5 "$root/$name/log" >&2; }
    jobs=("${jobs[@]:1}")
  done
  table | tee "$root/table.md"
  return $failed
}

left() { echo $((seconds - (SECONDS - began))); }

# bounded COMMAND…: interrupted when the stage's budget is spent, which saves what is done. It returns 75 then.
bounded() {
  local limit=$((budget - (SECONDS - at))) code=0
  [ "$limit" -gt 0 ] || return 75
  timeout --foreground -s INT -k 30 "$limit" "$@" &
  running=$!
  wait "$running" || code=$?
  running=
  [ $code != 124 ] && [ $code != 130 ] || code=75
  return $code
}

# interrupted: the command that runs saves what is done, and no other stage begins.
interrupted() {
  if [ -n "$running" ]; then kill -TERM "$running" 2> /dev/null || true; wait "$running" || true; fi
  echo "== interrupted; the next call goes on" >&2 # stdout may be what an evaluation writes
  exit 130
}

# train NAME: each stage once; a stage that is done has NAME/STAGE.done.
train() {
  running= # what bounded waits for
  trap interrupted TERM
  trap - INT HUP
  local name=$1 dir=$1 base=base/$1.gguf start=base/$1.gguf data=data # below root: a run's recipe names them, and may go on in another folder
  cd "$root"
  echo "== $(date -u +%FT%TZ) $name on $DEVICE, $seconds seconds, $arm"
  check_base || return
  [ ! -e "base/$name.adapter.gguf" ] || start=base/$name.adapter.gguf # what it learns on from
  local supervised first reserve=12 # percent, for the measurement at the end
  first=$((seconds * 30 / 100)) supervised=$((seconds * 40 / 100))
  [ -e "$dir/times" ] || echo "$first $supervised" > "$dir/times" # a run that is gone on with keeps those that it began with
  read -r first supervised < "$dir/times"
  "supervised_$arm"
  stage curated 15 curate
  stage rl 100 explore
  finish
  reserve=0
  stage final 100 measure_best
}

supervised_text() {
  stage base 10 measure base "$base"
  stage sft 40 learn "$data/sft.jsonl" "$first"
  stage sft.measured 10 measure_adapter sft "$dir/sft"
  stage corrections 12 correct
  if [ -s "$dir/mixed.jsonl" ]; then stage corrected 15 learn "$dir/mixed.jsonl" "$supervised"; fi
}

supervised_pointers() {
  if [ "$start" != "$base" ]; then stage base 10 measure base "$base" --lora "$start"; fi # no pretrained model points by itself
  stage sft 40 learn_to_point "$first"
  stage sft.measured 10 measure_adapter sft "$dir/sft"
}

# stage NAME PERCENT COMMAND…: its budget is a share of all, of what is left without the reserve. Without time for it, it
# is left to the next call.
stage() {
  local mark=$dir/$1.done budget=$((seconds * $2 / 100)) have=$(($(left) - seconds * reserve / 100)) code=0 at=$SECONDS
  shift 2
  [ ! -e "$mark" ] || return 0
  budget=$((budget < have ? budget : have))
  [ $budget -gt 0 ] || return 0
  "$@" || code=$?
  case $code in
    0) touch "$mark"; echo "== $(basename "$mark" .done): $((SECONDS - at)) s" ;;
    75) echo "== $(basename "$mark" .done): its time was over after $((SECONDS - at)) s; the next call goes on" ;;
    *)
      echo "== $(basename "$mark" .done) failed with $code"
      [ "$(basename "$mark")" = final.done ] || finish || true # what was learnt before is kept
      exit "$code"
      ;;
  esac
}

# check_base: an adapter belongs to the weights that it was trained on.
check_base() {
  local sum
  sum=$(sha256sum < "$base" | cut -d' ' -f1)
  if [ -e "$dir/base.sha256" ] && [ "$(cat "$dir/base.sha256")" != "$sum" ]; then
    echo "$base is not the file that $dir was trained on: give it back, or take another CODER_DIR"
    return 1
  fi
  echo "$sum" > "$dir/base.sha256"
}

sqltrain() { "$root/bin/sqltrain" "$@"; }

# learn DATA SECONDS: the supervised stage in text, up to so many seconds since its first step.
learn() {
  supervise "$2" sft --init "$base" --data "$1" --held-out "$data/manifest.json" --warmup 20 --group 8
}

# learn_to_point SECONDS: the same over pointers, as recipes/pointers.sh.
learn_to_point() {
  local file banned=()
  for file in "$data"/graded/*; do [ ! -e "$file" ] || banned+=(--banned "$file"); done
  supervise "$1" nano --init "$start" --lists --data "$data/source" --reading 0 --worlds 0 --people 0.75 --withhold-written "$withheld" \
    "${banned[@]}" --warmup 15 --decay 0.6
}

supervise() { # SECONDS COMMAND OPTION…
  bounded "$root/bin/sqltrain" "${@:2}" --lora-rank "$rank" --out "$dir/sft" --steps "$steps" --time "${1}s" --batch "$batch" --micro-batch "$micro" \
    --lr "$rate" --weight-decay 0 --save-every 25 --keep 1 --device "$DEVICE" --precision "$precision"
}

# merged FOLDER OUT: base and adapter in one file, which any engine runs.
merged() {
  sqltrain export --checkpoint "$1" --init "$base" --out "$2" --type F16 --protocol "$protocol" --name "$name" 2>> "$dir/export.log"
}

answer() { # FILE SUITE OUT OPTION…: as production answers, greedily
  local model=$1 suite=$2 out=$3
  shift 3
  bounded "$root/bin/sqlagent" eval --engine "${ENGINE:-native}" --device "$DEVICE" --sessions "$sessions" --context 4096 --protocol "$protocol" --votes 1 --rule spider \
    --model "$model" "$@" "$suite" > "$out.part" || return
  mv "$out.part" "$out"
}

measure() { answer "$2" "$data/choose.jsonl" "$dir/$1.choose.jsonl" --limit "$limit" "${@:3}"; } # STAGE FILE OPTION…
measure_adapter() { merged "$2" "$dir/merged.gguf" && measure "$1" "$dir/merged.gguf"; } # STAGE FOLDER

# correct: what the model itself answers first, on databases that it did not learn, is followed by gold where the loop
# goes on: where it fails or returns nothing.
correct() {
  answer "$dir/merged.gguf" "$data/practise.jsonl" "$dir/tries.jsonl" --limit "$practise" || return
  sqltrain pairs "$data/practise.jsonl" --protocol plain --tries "$dir/tries.jsonl" --held-out 0 --out "$dir/corrections" || return 0
  local some
  some=$(wc -l < "$dir/corrections/sft.jsonl")
  { cat "$dir/corrections/sft.jsonl"; head -n $((2 * some)) "$data/sft.jsonl"; } > "$dir/mixed.jsonl" # lest the first turn is forgotten
}

settings() { # of the recipe, for this model
  printf '%s\n' "model.init=\"$base\"" "model.adapter=\"$dir/sft\"" "rollout.questions=$questions" "rollout.samples=$samples" \
    "rollout.sessions=$sessions" "optimiser.batch_tokens=$micro" "evaluate.suite=\"$data/choose.jsonl\"" "evaluate.limit=$((limit / 2))"
}

# curate: of some questions, those that the model answers rightly sometimes.
curate() {
  head -n "$candidates" "$data/ask.jsonl" > "$data/ask.$name.jsonl" # they are in an order drawn by the seed
  local set
  mapfile -t set < <(settings)
  bounded "$root/bin/sqltrain" curate "$recipe" --out "$dir/curated" --balanced 100000 --explore $((candidates / 20)) \
    "${set[@]/#/--set=}" --set "data.sets=[{suite=\"$data/ask.$name.jsonl\"}]" --device "$DEVICE" --precision "$precision"
}

# explore: learning from execution. What it ends with is exported in any case; a run whose samples became alike is done.
explore() {
  local set asked=$dir/asked.jsonl code=0
  if [ ! -e "$asked" ]; then # a run that is gone on with keeps its questions, wherever their databases are now
    if [ -s "$dir/curated/curated.jsonl" ]; then cat "$dir/curated/curated.jsonl"; else cat "$data/ask.$name.jsonl"; fi |
      sed 's,"db":"[^"]*databases/,"db":"../data/databases/,' > "$asked"
  fi
  mapfile -t set < <(settings)
  bounded "$root/bin/sqltrain" grpo "$recipe" --run "$dir/rl" ${RL_STEPS:+--steps "$RL_STEPS"} --time "$(spent_and $((budget * 9 / 10)))s" --set "data.sets=[{suite=\"$asked\"}]" \
    "${set[@]/#/--set=}" --device "$DEVICE" --precision "$precision" || code=$?
  [ $code != 1 ] || ! tail -3 "$dir/log" | grep -q 'samples are alike' || code=0
  return $code
}

# spent_and SECONDS: with those of the steps of earlier calls.
spent_and() {
  local file=$dir/rl/metrics.jsonl before=0
  [ ! -e "$file" ] || before=$(grep -o '"seconds":{[^}]*}' "$file" | grep -oE '"(rollout|reward|update)":[0-9.e-]+' | awk -F: '{ s += $2 } END { print int(s) }')
  echo $((before + $1))
}

# best_of: the folder of the best weights so far.
best_of() {
  local from
  for from in "$dir/rl/best" "$dir/rl/checkpoints" "$dir/sft"; do
    if compgen -G "$from/step-*" > /dev/null; then echo "$from"; return; fi
  done
  return 1
}

# finish: the best weights as an adapter that goes with the public file, whatever time is left.
finish() {
  local from
  from=$(best_of) || { echo "== nothing was learnt yet"; return; }
  sqltrain export --checkpoint "$from" --init "$base" --format adapter --out "$dir/$name.lora.gguf" --rank "$kept" --protocol "$protocol" --name "$name" \
    --license CC-BY-SA-4.0 --recipe "$recipe" --description "made by recipes/coder.sh; data: docs/coder.md"
  echo "== $name.lora.gguf is of ${from#"$dir"/}"
}

measure_best() {
  local from
  from=$(best_of) || return 75
  measure_adapter final "$from"
  local code=$?
  [ -e "$dir/rl.done" ] || [ $code != 0 ] || code=75 # it is measured again when execution was learnt from
  return $code
}

# ---- what comes of it ----

table() {
  echo "| model | stage | right | wrong | no answer | of |"
  echo "| --- | --- | ---: | ---: | ---: | ---: |"
  local name stage file
  for name in $models; do
    for stage in base sft final; do
      file=$root/$name/$stage.choose.jsonl
      [ -s "$file" ] || continue
      awk -v name="$name" -v stage="$stage" '
        match($0, /"verdict":"[a-z]*"/) { v = substr($0, RSTART + 11, RLENGTH - 12); if (v != "skipped") { n[v]++; all++ } }
        END { if (all) printf "| %s | %s | %.1f%% | %.1f%% | %.1f%% | %d |\n", name, stage, 100 * n["right"] / all, 100 * n["wrong"] / all, 100 * n["failed"] / all, all }
      ' "$file"
    done
  done
  for name in $models; do
    [ ! -s "$root/$name/log" ] || grep '^==' "$root/$name/log" | sed "s/^== /$name: /"
  done
}

# pieces K FOLDER: the K-th lot. The first call packs; the adapters come first.
pieces() {
  local k=$1 to=$2 name lots
  mkdir -p "$root/pieces" "$to"
  if [ "$k" = 1 ]; then
    rm -f "$root"/pieces/*
    (
      cd "$root"
      shopt -s nullglob
      for name in $models; do printf '%s\n' "$name"/{*.lora.gguf,log,base.sha256,times,*.done,*.choose.jsonl,tries.jsonl,mixed.jsonl}; done
      for name in $models; do printf '%s\n' "$name"/{rl,sft,curated,corrections,asked.jsonl}; done
    ) | while read -r name; do [ ! -e "$root/$name" ] || echo "$name"; done | tar -C "$root" -czf - -T - | split -b "$piece_bytes" -d -a 3 - "$root/pieces/piece."
    (cd "$root/pieces" && sha256sum piece.*) > "$root/pieces/pieces.sha256"
    table > "$to/table.md"
    cp "$root/pieces/pieces.sha256" "$to/"
  fi
  lots=$((($(find "$root/pieces" -name 'piece.*' | wc -l) + lot - 1) / lot))
  [ "$k" -ge 1 ] && [ "$k" -le "$lots" ] || fail "there are $lots lots"
  find "$root/pieces" -name 'piece.*' | sort | tail -n +$(((k - 1) * lot + 1)) | head -n "$lot" | xargs -I{} cp {} "$to/"
  say "lot $k of $lots"
}

# unpack FOLDER: all lots in one folder.
unpack() {
  (cd "$1" && sha256sum --check --quiet pieces.sha256) || fail "pieces are missing or damaged in $1"
  mkdir -p "$root"
  cat "$1"/piece.* | tar -C "$root" -xzf -
}

case ${1:-} in
  prepare) prepare ;;
  receive) receive "${2:?receive FOLDER}" ;;
  --minutes) train_all "${2:?--minutes N}" ;;
  table) table ;;
  pieces) pieces "${2:?pieces K FOLDER}" "${3:?pieces K FOLDER}" ;;
  unpack) unpack "${2:?unpack FOLDER}" ;;
  *) sed -n '2,/^set -/p' "$0" | grep '^#' | sed 's/^# \{0,1\}//'; exit 2 ;;
esac
