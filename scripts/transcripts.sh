#!/usr/bin/env bash
# Writes the transcripts of README.md, docs/nano.md and docs/experiments anew: real runs of the embedded model on the
# sample database, right answers and wrong ones as they come. Nothing is edited by hand.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
CGO_ENABLED=0 go build -o "$bin/sqlagent" ./cmd/sqlagent

# ask QUESTION: one transcript, as a terminal shows it, without what differs from machine to machine.
ask() {
  printf '```console\n$ sqlagent ask "%s"\n' "$1"
  "$bin/sqlagent" ask "$1" 2>&1 | sed -E -e "1s/ · .*//" -e "s/, [0-9.]+ s(,|$)/\1/" || true
  printf '```\n'
}

for text in README.md docs/nano.md docs/experiments/2026-11-22-failed-questions.md; do
  while IFS= read -r line; do
    printf '%s\n' "$line"
    case "$line" in
      '<!-- transcript: '*) ask "$(sed -E 's/<!-- transcript: (.*) -->/\1/' <<<"$line")"; skip=1 ;;
    esac
    while [ "${skip:-0}" = 1 ] && IFS= read -r line; do
      if [ "$line" = '<!-- end -->' ]; then printf '%s\n' "$line"; skip=0; fi
    done
  done < "$text" > "$bin/text.md"
  cat "$bin/text.md" > "$text"
done
