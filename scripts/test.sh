#!/usr/bin/env bash
# Runs every check of the project on a fresh machine that has Go. Installs what the tests need beyond Go, as root
# through the system's packages; otherwise prints what to install.
#   scripts/test.sh          format, vet, build, tests, and the race detector where a C compiler is present
#   scripts/test.sh --long   also fuzzing and the long property tests
set -euo pipefail
cd "$(dirname "$0")/.."

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

step "llama.cpp's libraries, and real vocabularies"
# Where they cannot be had, CI fails, and elsewhere their tests are skipped.
scripts/get-llama.sh || [ "${CI:-}" != true ]
vocabularies=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/vocabularies
if scripts/get-vocabularies.sh "$vocabularies"; then
  export SQLAGENT_TEST_VOCABULARIES=$vocabularies
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "Hugging Face's tokenizers and transformers"
transformers=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/transformers
if scripts/get-transformers.sh "$transformers"; then
  export SQLAGENT_TEST_PYTHON=$transformers
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "a browser, and the checker of accessibility"
browser=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/browser
if scripts/get-browser.sh "$browser"; then
  export SQLAGENT_TEST_AXE=$browser/axe.min.js
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "OpenAI's own client"
openai=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/openai
if scripts/get-openai.sh "$openai"; then
  export SQLAGENT_TEST_OPENAI=$openai/openai
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "a simulated GPU, and NVIDIA's assembler"
# Package cuda's tests build it by g++ (cuda/sim); where that is missing, CI fails, and elsewhere they are skipped.
if ! command -v g++ >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get install -y --no-install-recommends g++ >/dev/null || true
fi
command -v g++ >/dev/null && echo "g++ is there" || echo "install g++ (apt install g++): without it package cuda's tests are skipped"
ptxas=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/ptxas
if scripts/get-ptxas.sh "$ptxas"; then
  export SQLTRAIN_PTXAS=$ptxas/ptxas
elif [ "${CI:-}" = true ]; then
  exit 1
fi

step "Python"
# The files of recipes/verl are driven by it. Where it is missing, CI fails, and elsewhere their test is skipped.
if ! command -v python3 >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get install -y --no-install-recommends python3 >/dev/null || true
fi
if command -v python3 >/dev/null; then python3 --version; else
  echo "install python3 (apt install python3): without it the test of recipes/verl is skipped"
  [ "${CI:-}" != true ] || exit 1
fi

step "tests"
if $long; then export SQLAGENT_TEST_LONG=1; fi # ten times as many generated statements, and more queries
go test -timeout $($long && echo 60m || echo 20m) ./...

step "what packs a release" # a module of its own
(cd packaging/release && go vet . && go test .)

step "everyday questions on the servers" # apart, because other tests watch all that changes there
SQLAGENT_TEST_EVERYDAY=1 go test -count=1 -run '^TestEveryday$' ./cmd/sqlagent

if command -v "${CC:-cc}" >/dev/null && [ "$(go env GOARCH)" = amd64 ]; then
  step "race detector, on the packages that run goroutines"
  CGO_ENABLED=1 go test -race -short -timeout 20m $(grep -rlE --include='*.go' '^\s*go |\.Go\(' agent llm dialects model/gemm trainer/*.go | sed 's#/[^/]*$##; s#^#./#' | sort -u)
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

  step "fuzzing: the builders of trees, the lexer and the guard for 10 minutes each, 60 s every other target"
  for package in $(go list ./...); do
    case "$package" in */dialects/parse | */dialects/lex | */dialects/database/guard) time=10m ;; *) time=60s ;; esac
    for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz' || true); do
      go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" "$package"
    done
  done
fi
