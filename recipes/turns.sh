#!/usr/bin/env bash
# Data and first weights of the tiny recipes, which learn turns: of nano and databases that it has not seen.
#
#   recipes/turns.sh           some minutes on two idle cores; a part that is there is not made again
#
# runs/turns/cold/sft.jsonl    trajectories that correct what nano answers on PRACTICE=200 made-up databases
# runs/turns/sft               nano after this cold start of COLD_STEPS=120: what recipes of several turns begin with
# runs/turns/worlds            WORLDS=600 other made-up databases, to learn from execution
# runs/turns/renamed.jsonl     Spider's training questions on databases whose names are others
# runs/turns/held, choose      HELD=80 more made-up databases, and Spider's to choose by: to measure on
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
data=${SQLAGENT_DATA:-../shared/data}
out=runs/turns
mkdir -p "$out"
go build -o bin/ ./cmd/sqltrain
go build -o bin/ ./cmd/sqlagent

worlds() { # FOLDER NUMBER SEED
  [ -s "$out/$1/suite.jsonl" ] || bin/sqltrain synth --databases "$out/$1" --worlds "$2" --per-world 8 --seed "$3"
}
suite() { # FILE OPTION…
  local file=$out/$1
  shift
  [ -s "$file" ] && return
  bin/sqltrain suite --spider "$data/spider" "$@" > "$file.part"
  mv "$file.part" "$file"
}
worlds practice "${PRACTICE:-200}" 77001
worlds worlds "${WORLDS:-600}" 77002
worlds held "${HELD:-80}" 77003
suite renamed.jsonl --train --renamed "$out/renamed"
suite choose.jsonl

# What nano answers is corrected where it is wrong and something speaks against it.
if [ ! -s "$out/tries.jsonl" ]; then
  bin/sqlagent eval --engine native --turns 1 --samples 3 --temperature 1 --sessions 64 "$out/practice/suite.jsonl" > "$out/tries.part"
  mv "$out/tries.part" "$out/tries.jsonl"
fi
[ -s "$out/cold/manifest.json" ] || bin/sqltrain pairs "$out/practice/suite.jsonl" --out "$out/cold" --turns 3 --orders 2 --held-out 0 --tries "$out/tries.jsonl"
bin/sqltrain sft --init nano --data "$out/cold/sft.jsonl" --out "$out/sft" --steps "${COLD_STEPS:-120}" --batch 4096 --lr 2e-4 --warmup 10 --group 8 --save-every 20 --precision bfloat16
