#!/usr/bin/env bash
# Questions that colleagues ask of databases as production has them, answered as `ask` answers.
#
#   studies/office/study.sh [FLAG OF sqlagent eval…]     python3 makes the databases; some two minutes of two cores
#
# Other people wrote databases and questions, who knew that a program would answer them and not which: a software
# company, clinics, a haulier, a personnel department, a bank, a landlord (without foreign keys), and Northwind of the
# test data. nano's faults were looked for in saas, freight, hr and estate; its answers to the others were looked at once,
# for what a change had spoiled.
set -euo pipefail
cd "$(dirname "$0")/../.."
SQLAGENT_DATA=$(realpath "${SQLAGENT_DATA:-../shared/data}")
export CGO_ENABLED=0 SQLAGENT_DATA
here=$PWD/studies/office
out=$PWD/runs/office
mkdir -p "$out"
go build -o bin/ ./cmd/sqlagent
(cd "$out" && for make in "$here"/make/*.py; do python3 "$make"; done)
for suite in saas freight hr estate clinic bank northwind; do
  python3 "$here/suite.py" "$here/$suite.tsv" "$out/$suite.sqlite" > "$out/$suite.jsonl"
done
(cd "$out" && cat saas.jsonl freight.jsonl hr.jsonl estate.jsonl > seen.jsonl && cat clinic.jsonl bank.jsonl northwind.jsonl > unseen.jsonl)
for suite in seen unseen; do
  echo "$suite" >&2
  bin/sqlagent eval --rule spider --votes 0 "$@" "$out/$suite.jsonl" > "$out/$suite.answers.jsonl"
done
