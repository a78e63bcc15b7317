#!/usr/bin/env bash
# Makes docs/page.png, the README's picture of the page: `sqlagent serve` as it is built here, its embedded model on the
# sample database, in a headless Chromium (scripts/get-browser.sh gets one). At most 150 KB.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
scripts/get-browser.sh "${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/browser"
CGO_ENABLED=0 go build -o "$work/sqlagent" ./cmd/sqlagent
"$work/sqlagent" serve --listen 127.0.0.1:0 2> "$work/log" &
server=$!
url=
for _ in $(seq 600); do
  url=$(sed -nE 's/.*"url":"([^"]+)".*/\1/p' "$work/log")
  [ -z "$url" ] || break
  kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; exit 1; }
  sleep 0.1
done
SQLAGENT_TEST_PAGE=$url SQLAGENT_SCREENSHOTS=$work CGO_ENABLED=0 go test -count=1 -run '^TestPicture$' ./serve/page
size=$(wc -c < "$work/page.png")
[ "$size" -le 150000 ] || { echo "screenshot.sh: the picture has $size bytes, more than 150000" >&2; exit 1; }
mv "$work/page.png" docs/page.png
echo "docs/page.png: $size bytes"
