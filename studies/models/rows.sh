#!/usr/bin/env bash
# Rows of docs/models.md: what public models answer as they come, in the protocol plain.
#
#   studies/models/rows.sh [FILE.gguf…]     by default the Qwens of scripts/get-models.sh; an idle machine, an hour or two
#
# Of each file: 300 questions to choose by (recipes/choose.sh) greedily, the same without repair by rule, and by five
# votes; and twenty questions each on Chinook and Northwind whose joins pass through tables that they
# do not name (studies/chinook/joins.tsv, studies/northwind/joins.tsv). It wants the data of $SQLAGENT_DATA (default
# ../shared/data). Runs are written to runs/models; one that is there is not made again.
set -euo pipefail
cd "$(dirname "$0")/../.."
SQLAGENT_DATA=$(realpath "${SQLAGENT_DATA:-../shared/data}") # suites name files from their own folder
export CGO_ENABLED=0 SQLAGENT_DATA
out=runs/models
[ $# -gt 0 ] || set -- "${XDG_CACHE_HOME:-$HOME/.cache}"/sqlagent/models/qwen*.gguf
recipes/choose.sh "$out"
python3 studies/office/suite.py studies/chinook/joins.tsv "$SQLAGENT_DATA/chinook/Chinook_Sqlite.sqlite" > "$out/joins.jsonl"
studies/office/study.sh --make
python3 studies/office/suite.py studies/northwind/joins.tsv "$PWD/runs/office/northwind.sqlite" > "$out/northwind.jsonl"
go build -o bin/ ./cmd/sqlagent
run() { # MODEL SETTING SUITE FLAG…
  local model=$1 file suite=$out/$3.jsonl
  file=$out/$(basename "$model" .gguf).$2.jsonl
  echo "$file" >&2
  shift 3
  [ -s "$file" ] || { bin/sqlagent eval --engine native --model "$model" --rule spider --row "$@" "$suite" > "$file.part" && mv "$file.part" "$file"; }
}
for model; do
  run "$model" joins joins --votes 1
  run "$model" northwind northwind --votes 1
  run "$model" greedy choose --votes 1
  run "$model" bare choose --votes 1 --no-repair
  run "$model" voted choose --votes 5 --min-confidence 0
done
