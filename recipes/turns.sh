#!/usr/bin/env bash
# Data and first weights of the tiny recipes, which learn turns: of nano and databases that it has not seen.
#
#   recipes/turns.sh           some minutes on two idle cores; a part that is there is not made again
#
# runs/turns/cold/sft.jsonl    trajectories that correct what nano answers on 200 made-up databases
# runs/turns/sft               nano behind this cold start: what recipes of several turns begin with
# runs/turns/worlds            600 other made-up databases, to learn from execution
# runs/turns/renamed.jsonl     Spider's training questions on databases whose names are others
# runs/turns/held, choose      80 more made-up databases, and Spider's to choose by: to measure on
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
data=${SQLAGENT_DATA:-../shared/data}
out=runs/turns
mkdir -p "$out"
go build -o bin/ ./cmd/sqltrain
go build -o bin/ ./cmd/sqlagent

worlds() { # FOLDER NUMBER SEED
  [ -s "$out/$1/suite.jsonl" ] || bin/sqltrain synth --out /dev/null --databases "$out/$1" --worlds "$2" --per-world 8 --seed "$3"
}
worlds practice 200 77001
worlds worlds 600 77002
worlds held 80 77003
if [ ! -s "$out/renamed.jsonl" ]; then
  bin/sqltrain suite --spider "$data/spider" --train --renamed "$out/renamed" > "$out/renamed.part"
  mv "$out/renamed.part" "$out/renamed.jsonl"
fi
[ -s "$out/choose.jsonl" ] || bin/sqltrain suite --spider "$data/spider" > "$out/choose.jsonl"

# What nano answers is corrected where it is wrong, and committed to where it is right, as often as it is.
if [ ! -s "$out/tries.jsonl" ]; then
  bin/sqlagent eval --engine native --turns 1 --samples 3 --temperature 1 --sessions 64 "$out/practice/suite.jsonl" > "$out/tries.part"
  mv "$out/tries.part" "$out/tries.jsonl"
fi
[ -s "$out/cold/manifest.json" ] || bin/sqltrain pairs "$out/practice/suite.jsonl" --out "$out/cold" --turns 3 --orders 2 --held-out 0 --tries "$out/tries.jsonl"
bin/sqltrain sft --init nano --data "$out/cold/sft.jsonl" --out "$out/sft" --steps 120 --batch 4096 --lr 2e-4 --warmup 10 --group 8 --save-every 20
