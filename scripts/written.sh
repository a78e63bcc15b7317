#!/usr/bin/env bash
# The databases that were written for the project (trainer/corpus/written) lie there compressed, a file each, since they
# are data and not source: 6.5 MB of SQL.
#   scripts/written.sh unpack DIR    writes them to DIR as SQL, to read or to change
#   scripts/written.sh pack DIR      puts them back; a file whose SQL is the same stays as it is, one that DIR lacks goes
set -euo pipefail

usage() { echo "usage: written.sh unpack DIR | pack DIR" >&2; exit 2; }
[ $# = 2 ] || usage
packed=$(cd "$(dirname "$0")/../trainer/corpus/written" && pwd)
mkdir -p "$2"
plain=$(cd "$2" && pwd)

case "$1" in
  unpack)
    (cd "$packed" && find . -name '*.sql.gz') | while read -r file; do
      mkdir -p "$plain/$(dirname "$file")"
      gzip -cd "$packed/$file" >"$plain/${file%.gz}"
    done ;;
  pack)
    [ -n "$(find "$plain" -name '*.sql' -print -quit)" ] || { echo "written.sh: no .sql file in $plain" >&2; exit 2; }
    (cd "$plain" && find . -name '*.sql') | while read -r file; do
      gzip -cd "$packed/$file.gz" 2>/dev/null | cmp -s - "$plain/$file" && continue
      mkdir -p "$packed/$(dirname "$file")"
      gzip -9 -n -c "$plain/$file" >"$packed/$file.gz" # without name and time: equal SQL gives equal files
    done
    (cd "$packed" && find . -name '*.sql.gz') | while read -r file; do
      [ -e "$plain/${file%.gz}" ] || rm "$packed/$file"
    done ;;
  *) usage ;;
esac
