#!/usr/bin/env bash
# 300 questions to choose models and settings by: as asked and reworded, on Spider's databases that are kept apart for
# it and on written ones; drawn once, always the same.
#
#   recipes/choose.sh FOLDER [N]     writes FOLDER/choose.jsonl, N (75) of each of four suites; one that is there stays
#   SQLTRAIN=FILE                    a program that is built already
#
# It wants the data of $SQLAGENT_DATA (default ../shared/data).
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
data=${SQLAGENT_DATA:-../shared/data}
out=${1:?name a folder} n=${2:-75}
[ ! -s "$out/choose.jsonl" ] || exit 0
mkdir -p "$out"
sqltrain=${SQLTRAIN:-bin/sqltrain}
[ -n "${SQLTRAIN:-}" ] || go build -o bin/ ./cmd/sqltrain
made() { # FILE FLAG…: a suite, unless it is there from an earlier run
  local file=$out/$1.jsonl
  shift
  [ -s "$file" ] || { "$sqltrain" suite "$@" > "$file.part" && mv "$file.part" "$file"; }
}
made spider --spider "$data/spider"
made spider.reworded --spider "$data/spider" --reworded
made written --written "$out/written"
made written.reworded --written "$out/written" --reworded
for suite in spider spider.reworded written written.reworded; do
  grep -v /baseball_1/ "$out/$suite.jsonl" | shuf -n "$n" --random-source=<(yes "$suite.jsonl") # its file is not in the data
done | LC_ALL=C sort -s -t '"' -k 4,4 > "$out/choose.jsonl.part" # by database: prompts that begin alike are computed once
mv "$out/choose.jsonl.part" "$out/choose.jsonl"
