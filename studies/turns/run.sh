#!/usr/bin/env bash
# All arms of arms.tsv from one base, one seed, equal steps, then the tables:
#
#   studies/turns/run.sh [STEPS]          60 steps: about ten minutes an arm on two idle cores
#   ARMS="single multi" studies/turns/run.sh 30
#
# What is done is not done again: a killed study goes on. It evaluates on Spider's databases to choose by and on made-up ones
# that nothing has learnt from, never on those to report by.
#
# Not in it: SkyRL-SQL's Table 4 (no schema in the prompt), because the protocol pointer points into the schema; PaVeRL-SQL's
# Table IV, which wants a company's questions on MySQL.
set -euo pipefail
cd "$(dirname "$0")/../.."
steps=${1:-60}
recipes/turns.sh
runs=runs/turns
work=$runs/study-$steps
mkdir -p "$work/base"
pack() { # CHECKPOINT FILE
  bin/sqltrain export --checkpoint "$1" --out "$2" --type F16 --name study --protocol pointer --license CC-BY-SA-4.0
}
evaluate() { # ARM TURNS…
  local arm=$1 suite
  shift
  for suite in choose held; do
    local file=$runs/$suite.jsonl
    [ "$suite" = choose ] || file=$runs/held/suite.jsonl
    for t in "$@"; do
      [ -s "$work/$arm/$suite-t$t.jsonl" ] && continue
      bin/sqlagent eval --engine native --model "$work/$arm/model.gguf" --turns "$t" --sessions 64 --rule spider "$file" > "$work/$arm/part"
      mv "$work/$arm/part" "$work/$arm/$suite-t$t.jsonl"
    done
  done
}
[ -s "$work/base/model.gguf" ] || pack "$runs/sft" "$work/base/model.gguf"
evaluate base 1 2 3 4 5 6 10
while IFS=$'\t' read -r arm recipe settings turns; do
  [[ -z $arm || $arm == \#* ]] && continue
  [[ -z ${ARMS:-} || " $ARMS " == *" $arm "* ]] || continue
  settings=${settings//HALF/$((steps / 2))}
  settings=${settings//FULL/$steps}
  set=(--set "steps=$steps" --set model.init=$runs/sft --set 'cold.data=""' --set run.save_every=5 --set run.show=1)
  [[ $settings == *second.steps* ]] || set+=(--set second.steps=0 --set evaluate.every=0)
  for s in $settings; do set+=(--set "$s"); done
  if [ ! -s "$work/$arm/model.gguf" ]; then
    bin/sqltrain grpo "$recipe" --run "$work/$arm" "${set[@]}"
    pack "$work/$arm/checkpoints" "$work/$arm/model.gguf"
  fi
  evaluate "$arm" $turns
done < <(sed 's/\t\t/\t \t/' studies/turns/arms.tsv)
go run ./studies/turns studies/turns/arms.tsv "$work"
