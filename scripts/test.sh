#!/usr/bin/env bash
# Runs every check of the project on a fresh machine that has Go. Installs what the tests need beyond Go, as root
# through the system's packages; otherwise prints what to install.
#   scripts/test.sh          format, vet, build, tests, and the race detector where a C compiler is present
#   scripts/test.sh --long   also fuzzing and the long property tests
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/install.sh

long=false
for arg in "$@"; do
  case "$arg" in
    --long) long=true ;;
    *) echo "test.sh: unknown argument $arg (known: --long)" >&2; exit 2 ;;
  esac
done

step() { printf '\n== %s\n' "$*"; }

if ! command -v go >/dev/null; then
  echo "test.sh: install Go $(awk '$1 == "go" {print $2}' go.mod) or newer (https://go.dev/dl) and put it on PATH" >&2
  exit 2
fi
export CGO_ENABLED=0

step "format"
unformatted=$(gofmt -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
if [ -n "$unformatted" ]; then
  echo "gofmt would change:" >&2
  echo "$unformatted" >&2
  exit 1
fi

step "vet and build"
go vet ./...
go build ./...
GOARCH=arm64 go vet ./model/... ./cmd/...   # the assembly has a plain-Go stand-in on every other architecture

step "database servers"
servers=$(mktemp -d)
chmod 755 "$servers" # the servers run under accounts of their own
stop_servers() {
  for server in postgres postgres-18 mariadb mysql mysql-8.4.8; do
    if [ -d "$servers/$server" ]; then scripts/"${server%%-*}".sh stop "$servers/$server" || true; fi
  done
  rm -rf "$servers"
}
trap stop_servers EXIT
# start NAME: the administrator's DSN, or nothing where the server is missing and CI does not ask for it.
start() {
  scripts/"$1".sh start "$servers/$1" || { code=$?; [ "$code" = 2 ] && [ "${CI:-}" != true ] || exit "$code"; }
}
SQLAGENT_TEST_POSTGRES=$(start postgres)
SQLAGENT_TEST_MYSQL=$(start mariadb)
SQLAGENT_TEST_MYSQL8=$(start mysql)
export SQLAGENT_TEST_POSTGRES SQLAGENT_TEST_MYSQL SQLAGENT_TEST_MYSQL8
[ -n "$SQLAGENT_TEST_POSTGRES" ] && echo "PostgreSQL runs" || echo "PostgreSQL is missing: its tests are skipped"
[ -n "$SQLAGENT_TEST_MYSQL" ] && echo "MariaDB runs" || echo "MariaDB is missing: its tests are skipped"
[ -n "$SQLAGENT_TEST_MYSQL8" ] && echo "MySQL runs" || echo "MySQL is missing: its tests are skipped"

step "what the tests compare with, and the clients that they drive"
# Where something cannot be had, CI fails, and elsewhere its tests are skipped.
# get NAME VARIABLE PATH: runs scripts/get-NAME.sh, and names PATH of what it gets to the tests.
get() {
  local dir=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/tests/$1
  echo "$1"
  if "scripts/get-$1.sh" "$dir"; then export "$2=$dir$3"; elif [ "${CI:-}" = true ]; then exit 1; fi
}
scripts/get-llama.sh || [ "${CI:-}" != true ] # it goes where sqlagent looks for it
get vocabularies SQLAGENT_TEST_VOCABULARIES ""
get transformers SQLAGENT_TEST_PYTHON ""
get browser SQLAGENT_TEST_AXE /axe.min.js
get openai SQLAGENT_TEST_OPENAI ""
get mcp SQLAGENT_TEST_MCP ""
get ptxas SQLTRAIN_PTXAS /ptxas
if scripts/get-models.sh; then # into the cache that sqlagent itself looks into
  export SQLAGENT_TEST_MODELS=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/models
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "a simulated GPU"
# Package cuda's tests build it by g++ (cuda/sim); where that is missing, CI fails, and elsewhere they are skipped.
(need "g++ --version" g++) || [ "${CI:-}" != true ]

step "tests"
if $long; then export SQLAGENT_TEST_LONG=1; fi # ten times as many generated statements, and more queries
go test -timeout $($long && echo 60m || echo 20m) ./...

step "what packs a release" # a module of its own
(cd packaging/release && go vet . && go test .)

step "everyday questions on the servers" # apart, because other tests watch all that changes there
SQLAGENT_TEST_EVERYDAY=1 go test -count=1 -run '^TestEveryday$' ./cmd/sqlagent

if command -v "${CC:-cc}" >/dev/null && [ "$(go env GOARCH)" = amd64 ]; then
  step "race detector, on the packages that run goroutines"
  CGO_ENABLED=1 go test -race -short -timeout 20m $(grep -rlE --include='*.go' '^\s*go |\.Go\(' agent llm dialects internal model/gemm trainer/*.go | sed 's#/[^/]*$##; s#^#./#' | sort -u)
  CGO_ENABLED=1 go test -race -short -run '^(TestGoldIsShared|TestGuide|TestRolloutsAreScored)$' ./trainer/grpo # all of it learns for too long
  CGO_ENABLED=1 go test -race -run '^TestParallel' ./cuda # what several GPUs do at once; the rest has no goroutines
else
  echo "no C compiler: the race detector is left out"
fi

if $long; then
  step "attacks on the newest servers"
  SQLAGENT_TEST_POSTGRES=$(SQLAGENT_POSTGRES=18 scripts/postgres.sh start "$servers/postgres-18")
  SQLAGENT_TEST_MYSQL8=$(SQLAGENT_MYSQL=8.4.8 scripts/mysql.sh start "$servers/mysql-8.4.8")
  go test -count=1 -timeout 60m -run 'Attacks|TestLinear|TestServersModes' ./dialects/database/guard ./dialects/database/internal/postgres ./dialects/database/internal/mysql

  step "fuzzing: what strangers write (SQL, GGUF, safetensors, recipes) for 10 minutes each, 60 s every other target"
  for package in $(go list ./...); do
    case "$package" in
      */dialects/parse | */dialects/lex | */dialects/database/guard | */gguf | */gguf/safetensors | */internal/tomlfile | */trainer/grpo | */trainer/nightly) time=10m ;;
      *) time=60s ;;
    esac
    for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz' || true); do
      go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 5s -timeout 0 "$package"
    done
  done
fi
