#!/usr/bin/env bash
# Questions that colleagues ask of databases as production has them, answered as `ask` answers.
#
#   studies/office/study.sh [FLAG OF sqlagent eval…]     python3 makes the databases; some three minutes of two cores
#   studies/office/study.sh --make                       databases and suites alone, in runs/office
#
# Other people wrote databases and questions, who knew that a program would answer them and not which: a software
# company, clinics, a haulier, a personnel department, a bank, a landlord (without foreign keys), and Northwind of the
# test data. nano's faults were looked for in saas, freight, hr and estate; its answers to the others were looked at
# once, for what a change had spoiled. The hard ones were written later: a chain of vets, a telecom provider, a seller
# of tickets, a builder, a recruiter and a town hall, three of them without foreign keys, with codes, cents and
# histories, and with one question in ten that has no answer. What was answered wrongly there was read, too. seen and
# hard are what recipes/nano.sh calibrates by, among others.
set -euo pipefail
cd "$(dirname "$0")/../.."
SQLAGENT_DATA=$(realpath "${SQLAGENT_DATA:-../shared/data}")
export CGO_ENABLED=0 SQLAGENT_DATA
here=$PWD/studies/office
out=$PWD/runs/office
mkdir -p "$out"
(cd "$out" && for make in "$here"/make/*.py; do python3 "$make"; done)
seen="saas freight hr estate" unseen="clinic bank northwind" hard="vetchain telco ticketing builder recruiting townhall"
for kind in seen unseen hard; do
  for suite in ${!kind}; do python3 "$here/suite.py" "$here/$suite.tsv" "$out/$suite.sqlite"; done > "$out/$kind.jsonl"
done
[ "${1:-}" != --make ] || exit 0
go build -o bin/ ./cmd/sqlagent
for kind in seen unseen hard; do
  echo "$kind" >&2
  bin/sqlagent eval --rule spider --votes 0 "$@" "$out/$kind.jsonl" > "$out/$kind.answers.jsonl"
done
