#!/usr/bin/env bash
# nano: the embedded default model, from nothing but this repository's code and word lists.
#
#   recipes/nano.sh          about two and a half hours on two idle cores; a killed run goes on when started again
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

# The data. --banned and --questions are the decontamination: generation avoids both lists, then the finished file is
# read once more and refused if a word or a question of the lists is in it, or close to it.
data() { bin/sqltrain synth --banned recipes/nano.banned.txt --questions recipes/nano.questions.txt "$@"; }
easy() {
  data --lessons probe=93,repair-value=3,repair-error=4 --families count=12,count-filter=22,count-two-filters=2,count-distinct=2,\
list=3,list-filter=7,list-sorted=2,lookup-by-key=10,lookup-by-name=6,lookup-reverse=2,extreme=5,top=4,aggregate=6,\
aggregate-filter=1,group-count=3,group-most=2,children-count=3,parents-top=12 "$@"
}
[ -f "$out/train.jsonl" ] || data --out "$out/train.jsonl" --seed 1 --worlds 12000 --per-world 8
[ -f "$out/val.jsonl" ] || data --out "$out/val.jsonl" --seed 999 --worlds 60 --per-world 8 --databases "$out/unseen"
[ -f "$out/easy.jsonl" ] || easy --out "$out/easy.jsonl" --seed 2 --worlds 5000 --per-world 8
[ -f "$out/easy-val.jsonl" ] || easy --out "$out/easy-val.jsonl" --seed 998 --worlds 40 --per-world 8 --databases "$out/easy-unseen"

# First everything, at a rate that hardly falls; then, from there, what people ask first, while the rate goes to nearly nothing.
if [ ! -d "$out/all/step-00005500" ]; then
  bin/sqltrain sft --data "$out/train.jsonl" --val "$out/val.jsonl" --out "$out/all" --seed 1 \
    --layers 5 --dim 256 --ff 512 --heads 4 --kv-heads 4 --vocab 1024 --context 4096 \
    --steps 5500 --batch 2048 --ramp 1500 --lr 1e-3 --warmup 200 --decay 0.15 --floor 0.85 --weight-decay 0.05 \
    --eval-every 250 --save-every 250
fi
bin/sqltrain sft --data "$out/easy.jsonl" --val "$out/easy-val.jsonl" --init "$out/all" --out "$out/easy" --seed 2 \
  --steps 3800 --batch 2048 --group 4 --lr 8e-4 --warmup 50 --decay 0.6 --floor 0.02 --weight-decay 0.05 \
  --eval-every 250 --save-every 250

bin/sqltrain export --checkpoint "$out/easy" --out "$out/nano.gguf" --type Q8_0 --name nano --protocol skyrl-brief \
  --description "made by recipes/nano.sh, on synthetic data only"

# Databases, schemas and wordings that the training never saw: of the kinds of the second stage, then of all.
for suite in easy-unseen unseen; do
  bin/sqlagent eval --limit 100 --model "$out/nano.gguf" "$out/$suite/suite.jsonl" > "$out/$suite.outcomes.jsonl"
done
