#!/usr/bin/env bash
# Runs staticcheck and govulncheck over the module, at pinned versions that Go gets from its module proxy; neither becomes
# a dependency. govulncheck reads the list of vulnerabilities at https://vuln.go.dev: where that cannot be reached, CI
# fails, and elsewhere its step is left out.
#   scripts/lint.sh [PACKAGE …]   by default ./...
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
[ $# -gt 0 ] || set -- ./...

echo "== staticcheck"
go run honnef.co/go/tools/cmd/staticcheck@v0.8.2 "$@"

echo "== govulncheck"
report=$(mktemp)
trap 'rm -f "$report"' EXIT
if ! go run golang.org/x/vuln/cmd/govulncheck@v1.9.0 "$@" >"$report" 2>&1; then
  cat "$report" >&2
  if ! grep -q 'fetching vulnerabilities' "$report" || [ "${CI:-}" = true ]; then exit 1; fi
  echo "lint.sh: the list of vulnerabilities cannot be had here: govulncheck is left out" >&2
fi
