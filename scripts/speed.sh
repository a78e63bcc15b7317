#!/usr/bin/env bash
# Measures the native engine next to llama.cpp and prints the table of docs/performance.md. Needs llama.cpp's libraries
# (scripts/get-llama.sh) and an idle machine: what is compared is the same work on the same threads, in turns.
#   scripts/speed.sh [-rounds N] [-threads 1,2] [FILE.gguf...]     by default the Qwens of scripts/get-models.sh
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
go build -o "$bin/" ./cmd/sqlagent-llama ./studies/speed
models=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/models
case "${*: -1}" in
  *.gguf) ;;
  *) set -- "$@" "$models"/qwen*.gguf ;;
esac
SQLAGENT_LLAMA_HOST=$bin/sqlagent-llama "$bin/speed" "$@"
