#!/usr/bin/env bash
# nano: the embedded default model, from nothing but this repository's code and word lists.
#
#   recipes/nano.sh          about two hours on two idle cores, by the rate of shorter runs; a killed run goes on when started again
#
# It writes runs/nano/nano.gguf and measures it; copy that file to model/nano/nano.gguf to embed it.
# The file that is embedded today was made by an earlier state of this recipe, with fewer steps and another prompt; what each
# run measured is in docs/experiments.md.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
out=runs/nano
mkdir -p "$out"
go build -o bin/ ./cmd/sqltrain
go build -tags nonano -o bin/ ./cmd/sqlagent

# The data. --banned and --questions are the decontamination: generation avoids both lists, then the finished file is
# read once more and refused if a word or a question of the lists is in it, or close to it.
data() { bin/sqltrain synth --banned recipes/nano.banned.txt --questions recipes/nano.questions.txt "$@"; }
[ -f "$out/train.jsonl" ] || data --out "$out/train.jsonl" --seed 1 --worlds 12000 --per-world 8
[ -f "$out/val.jsonl" ] || data --out "$out/val.jsonl" --seed 999 --worlds 60 --per-world 8 --databases "$out/unseen"

bin/sqltrain sft --data "$out/train.jsonl" --val "$out/val.jsonl" --out "$out/checkpoints" --seed 1 \
  --layers 5 --dim 256 --ff 512 --heads 4 --kv-heads 4 --vocab 1024 --context 4096 \
  --steps 12000 --batch 2048 --ramp 1500 --lr 1e-3 --warmup 200 --decay 0.4 --floor 0.02 --weight-decay 0.05 \
  --eval-every 250 --save-every 250

bin/sqltrain export --checkpoint "$out/checkpoints" --out "$out/nano.gguf" --type Q8_0 --name nano --protocol skyrl-brief \
  --description "made by recipes/nano.sh, on synthetic data only"

# Databases, schemas and wordings that the training never saw.
bin/sqlagent eval --model "$out/nano.gguf" "$out/unseen/suite.jsonl" > "$out/unseen.outcomes.jsonl"
