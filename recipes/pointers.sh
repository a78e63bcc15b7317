#!/usr/bin/env bash
# coder: the adapter by which a public model answers over pointers, as nano does (docs/coder.md).
#
#   recipes/pointers.sh              95 minutes of training, and what measuring takes, on two idle cores with AVX512_BF16
#                                    or AMX; goes on when started again. The published adapter took seven and a half
#                                    hours of a busy machine in several runs (docs/coder.md)
#   TIME=10m DEVICE=cuda recipes/pointers.sh
#   FROM=coder-0.5b.gguf LR=3e-4 recipes/pointers.sh     trains on from an adapter next to BASE
#   recipes/pointers.sh --report     also measures on the databases that are kept for published figures: count its use
#
# It wants the data of $SQLAGENT_DATA (default ../shared/data) and BASE, the public file that the adapter goes over (default:
# the 0.5B that scripts/get-models.sh brings). It writes runs/pointers/coder-0.5b.gguf, measures it next to nano on
# questions to choose by, and calibrates it. Copy that file to llm/pull/adapters to have `models pull` bring it.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
data=${SQLAGENT_DATA:-../shared/data}
base=${BASE:-${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/models/qwen2.5-coder-0.5b-instruct-q4_k_m.gguf}
out=${OUT:-runs/pointers}
name=${NAME:-coder-0.5b}
time=${TIME:-95m}
device=${DEVICE:-cpu}
votes=${VOTES:-6}        # in two orders of the schema
rank=${RANK:-16}         # that learns
kept=${KEPT:-11}         # that is exported: an adapter below 10 MB in eight bits
[ -s "$base" ] || { echo "pointers.sh: $base is missing: run scripts/get-models.sh, or name the file with BASE" >&2; exit 1; }
mkdir -p "$out"
go build -o bin/ ./cmd/sqltrain ./cmd/sqlagent

# Questions that are graded are kept out, and so is what nearly repeats one. A tenth of the written databases is left for
# learning from execution. A pretrained model knows words: databases of made-up ones are left out, and most questions are
# people's own.
banned=()
for file in studies/office/*.tsv "$data"/everyday/*.tsv; do [ ! -e "$file" ] || banned+=(--banned "$file"); done
bin/sqltrain nano --init "${FROM:-$base}" --lora-rank "$rank" --lists --data "$data" --reading 0 --worlds 0 --people "${PEOPLE:-0.75}" \
  --withhold-written 0.1 "${banned[@]}" --out "$out/learnt" --time "$time" --steps "${STEPS:-4000}" --decay 0.6 \
  --batch "${BATCH:-2048}" --micro-batch "${BATCH:-2048}" --lr "${LR:-5e-4}" --warmup 15 --weight-decay 0 --precision bfloat16 --device "$device" --save-every 50
made() { # FILE COMMAND…: what the command prints, unless it is there from an earlier run
  local file=$1
  shift
  [ -s "$file" ] || { "$@" > "$file.part" && mv "$file.part" "$file"; }
}
adapter=$out/plain.gguf
[ -s "$adapter" ] || bin/sqltrain export --checkpoint "$out/learnt" --init "$base" --format adapter --type Q8_0 --rank "$kept" --name "$name" --out "$adapter" \
  --protocol pointer --license CC-BY-SA-4.0 --base-model "${BASE_NAME:-Qwen/Qwen2.5-Coder-0.5B-Instruct}" \
  --description "made by recipes/pointers.sh of Spider's, Spider-Syn's and WikiSQL's training parts and written databases"

recipes/choose.sh "$out" "${CHOOSE:-75}"
adapted() { bin/sqlagent eval --engine native --rule spider --model "$base" --lora "$adapter" --sessions 8 "$@"; }
made "$out/choose.greedy.jsonl" adapted --votes 1 "$out/choose.jsonl"
made "$out/choose.voted.jsonl" adapted --votes "$votes" --min-confidence 0 "$out/choose.jsonl"
made "$out/choose.nano.jsonl" bin/sqlagent eval --rule spider --votes 0 "$out/choose.jsonl"

# What agreement is worth, and below what an answer is unsure: also by questions that people asked of databases as
# production has them. Those to choose by are too easy: a threshold of theirs lets 13% be wrong elsewhere.
[ -s runs/office/seen.jsonl ] || studies/office/study.sh --make
made "$out/office.voted.jsonl" adapted --votes "$votes" --min-confidence 0 runs/office/seen.jsonl
made "$out/calibration.jsonl" cat "$out/choose.voted.jsonl" "$out/office.voted.jsonl"
[ -s "$out/$name.gguf" ] || bin/sqlagent calibrate --model "$adapter" --run "$out/calibration.jsonl" --wrong 0.01 --out "$out/$name.gguf"

if [ "${1:-}" = --report ]; then
  made "$out/report.jsonl" bin/sqltrain suite --spider "$data/spider" --report
  made "$out/report.reworded.jsonl" bin/sqltrain suite --spider "$data/spider" --report --reworded
  adapter=$out/$name.gguf
  made "$out/report.voted.jsonl" adapted --votes 0 "$out/report.jsonl"
  made "$out/report.greedy.jsonl" adapted --votes 1 "$out/report.jsonl"
  made "$out/report.nano.jsonl" bin/sqlagent eval --rule spider --votes 0 "$out/report.jsonl"
  made "$out/report.reworded.voted.jsonl" adapted --votes 0 "$out/report.reworded.jsonl"
  made "$out/office.unseen.voted.jsonl" adapted --votes 0 runs/office/unseen.jsonl
  made "$out/office.hard.voted.jsonl" adapted --votes 0 runs/office/hard.jsonl
fi
