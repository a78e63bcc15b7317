#!/usr/bin/env bash
# nano: the embedded default model, from nothing but this repository's code and word lists.
#
#   recipes/nano.sh          about an hour and a half on two idle cores; a killed run goes on when started again
#
# It writes runs/nano/nano.gguf and measures it; copy that file to model/nano/nano.gguf to embed it. What it reached is in
# docs/experiments.md, and so are its tries.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
out=runs/nano
mkdir -p "$out"
go build -o bin/ ./cmd/sqltrain
go build -tags nonano -o bin/ ./cmd/sqlagent

# The data: what people ask first, hardly a lesson but "run it, then commit". --banned and --questions are the
# decontamination: generation avoids both lists, then the finished file is read once more and refused if a word or a
# question of the lists is in it, or close to it.
data() {
  bin/sqltrain synth --banned recipes/nano.banned.txt --questions recipes/nano.questions.txt \
    --lessons probe=94,repair-value=2,repair-error=4 --families count=12,count-filter=24,count-two-filters=2,count-distinct=3,\
list=5,list-filter=8,list-sorted=3,lookup-by-key=10,lookup-by-name=8,lookup-reverse=4,extreme=5,top=4,aggregate=6,\
aggregate-filter=1,group-count=3,group-most=2,children-count=3,parents-top=5 "$@"
}
[ -f "$out/train.jsonl" ] || data --out "$out/train.jsonl" --seed 2 --worlds 9000 --per-world 8
[ -f "$out/val.jsonl" ] || data --out "$out/val.jsonl" --seed 998 --worlds 40 --per-world 8 --databases "$out/unseen"

bin/sqltrain sft --data "$out/train.jsonl" --val "$out/val.jsonl" --out "$out/checkpoints" --seed 1 \
  --layers 5 --dim 256 --ff 512 --heads 4 --kv-heads 4 --vocab 1024 --context 4096 \
  --steps 7000 --batch 2048 --group 4 --ramp 1500 --lr 1e-3 --warmup 200 --decay 0.5 --floor 0.02 --weight-decay 0.05 \
  --eval-every 250 --save-every 250

bin/sqltrain export --checkpoint "$out/checkpoints" --out "$out/nano.gguf" --type Q8_0 --name nano --protocol skyrl-brief \
  --description "made by recipes/nano.sh, on synthetic data only"

# Databases, schemas and wordings that the training never saw.
bin/sqlagent eval --limit 100 --model "$out/nano.gguf" "$out/unseen/suite.jsonl" > "$out/unseen.outcomes.jsonl"
