#!/usr/bin/env bash
# Runs every check of the project on a fresh machine that has Go. Installs what the tests need beyond Go, as root
# through the system's packages; otherwise prints what to install. Parts that share neither a server nor a file run side
# by side; each step prints its time.
#   scripts/test.sh          format, vet, build, tests, and the race detector where a C compiler is present
#   scripts/test.sh --long   also what takes hours: CONTRIBUTING.md names it
# Servers that already run are used, not started: see scripts/compose.yaml.
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

if ! command -v go >/dev/null; then
  echo "test.sh: install Go $(awk '$1 == "go" {print $2}' go.mod) or newer (https://go.dev/dl) and put it on PATH" >&2
  exit 2
fi
export CGO_ENABLED=0

# step NAME: ends the step before, with its time, and begins one. A lane has steps of its own.
step() {
  step_ends
  current=$* began=$SECONDS
  printf '\n== %s\n' "$current"
}
step_ends() {
  [ -z "${current:-}" ] || printf -- '-- %s: %d s\n' "$current" $((SECONDS - began))
  current=
}

work=$(mktemp -d)
lanes=$work/lanes
mkdir "$lanes"
chmod 755 "$work" # the servers run under accounts of their own
# lane NAME: runs the function NAME while the script goes on, as a process group of its own.
lane() {
  set -m
  (set -e; "$1"; step_ends) >"$lanes/$1.log" 2>&1 </dev/null &
  set +m
  echo $! >"$lanes/$1.pid"
}
# join NAME: waits for a lane and prints what it printed. A lane that failed ends the script.
join() {
  local code=0
  wait "$(cat "$lanes/$1.pid")" || code=$?
  rm "$lanes/$1.pid"
  cat "$lanes/$1.log"
  return "$code"
}
finish() {
  local server pid
  for pid in "$lanes"/*.pid; do
    if [ -f "$pid" ]; then kill -- -"$(cat "$pid")" 2>/dev/null || true; fi
  done
  for server in "$work"/*/data; do
    server=$(basename "${server%/data}")
    if [ -d "$work/$server" ]; then scripts/"${server%%-*}".sh stop "$work/$server" || true; fi
  done
  rm -rf "$work"
}
trap finish EXIT

started=$SECONDS

# start NAME: starts a server and leaves the administrator's DSN in $work/NAME.dsn; none where the server is missing and CI
# does not ask for it. NAME is a script's, or that and a suffix.
start() {
  scripts/"${1%%-*}".sh start "$work/$1" >"$work/$1.dsn" || { code=$?; [ "$code" = 2 ] && [ "${CI:-}" != true ] || exit "$code"; }
}
# Two of each, because tests watch all that changes on theirs: one for the tests, one for what runs next to them.
postgres() { step "PostgreSQL"; start postgres; start postgres-2; }
mariadb() { step "MariaDB"; start mariadb; start mariadb-2; }
mysql() { step "MySQL"; start mysql; start mysql-2; }
# servers SUFFIX: names the servers of that suffix to the tests.
servers() {
  export SQLAGENT_TEST_POSTGRES SQLAGENT_TEST_MYSQL SQLAGENT_TEST_MYSQL8
  SQLAGENT_TEST_POSTGRES=$(cat "$work/postgres$1.dsn")
  SQLAGENT_TEST_MYSQL=$(cat "$work/mariadb$1.dsn")
  SQLAGENT_TEST_MYSQL8=$(cat "$work/mysql$1.dsn")
}

# get NAME VARIABLE PATH: runs scripts/get-NAME.sh, and names PATH of what it gets to the tests. Where something cannot be
# had, CI fails, and elsewhere its tests are skipped.
get() {
  local dir=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/tests/$1
  echo "$1"
  if "scripts/get-$1.sh" "$dir"; then echo "export $2='$dir$3'" >>"$work/got"; elif [ "${CI:-}" = true ]; then exit 1; fi
}
packages() {
  step "what the tests compare with, and the clients that they drive"
  scripts/get-llama.sh || [ "${CI:-}" != true ] # it goes where sqlagent looks for it
  get vocabularies SQLAGENT_TEST_VOCABULARIES ""
  get transformers SQLAGENT_TEST_PYTHON ""
  get browser SQLAGENT_TEST_AXE /axe.min.js
  get openai SQLAGENT_TEST_OPENAI ""
  get mcp SQLAGENT_TEST_MCP ""
  get ptxas SQLTRAIN_PTXAS /ptxas
  local models=(qwen2.5-coder-0.5b-instruct-q4_k_m.gguf smollm2-135m-instruct-q4_1.gguf gemma-3-270m-q4_k_m.gguf)
  if $long; then models=(); fi # all: one with 1.5B too
  if scripts/get-models.sh "${models[@]}"; then # into the cache that sqlagent itself looks into
    echo "export SQLAGENT_TEST_MODELS='${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/models'" >>"$work/got"
  elif [ "${CI:-}" = true ]; then
    exit 1
  fi
  # The simulated GPU is built by g++ (cuda/sim); where that is missing, CI fails, and elsewhere its tests are skipped.
  (need "g++ --version" g++) || [ "${CI:-}" != true ]
}

# race runs tests under the race detector. A package that has none of the tests that are named fails.
race() {
  CGO_ENABLED=1 go test -race -vet=off -timeout 20m "$@" | tee "$work/race"
  if grep 'no tests to run' "$work/race"; then return 1; fi
}
# meanwhile is what runs next to the tests, on the second servers.
meanwhile() {
  $given || servers -2
  if command -v "${CC:-cc}" >/dev/null && [ "$(go env GOARCH)" = amd64 ]; then
    step "race detector, on the packages that run goroutines"
    # Some compute in one goroutine for minutes: of them, only what runs at once. In serve/page only the tests run any.
    local partly='dialects/database/internal/(mysql|postgres|sqlite)|llm/(grammar|llama|llama/host)|serve/page'
    # One question, or one file, after the other; and other programs, of which the detector sees nothing.
    local skip=() alone='CutShort|DamagedFiles|TwoAnswers|FollowUps|FollowUpOfAnUnsureAnswer|FigureOfTheAnswer|SureAnswersAreNano'
    alone+='|ChatAsksBack|MaskedNano|RepeatedExampleFails|OpenAIsOwnClient.*'
    $long || skip=(-skip "^Example|^Test($alone)\$")
    race -short "${skip[@]}" $(grep -rlE --include='*.go' '^\s*go |\.Go\(' agent llm dialects internal serve trainer/*.go | sed 's#/[^/]*$##' | grep -vxE "$partly" | sed 's#^#./#' | sort -u)
    local some='Suite|Connections|LostServer|Stuck|ServerInTrouble|LostNetwork|Failover|Unreachable|Concurrent.*|TimeoutAndCancel|Busy'
    some+='|SessionsAtOnce|VotesComputeTheirPromptOnce|Cancel.*|KilledHost|ClosedEngine|SequencesShareBatches|Abort|Refused'
    some+='|GoldIsShared|Guide|RolloutsAreScored'
    race -short ./dialects/database/internal/{mysql,postgres,sqlite} ./llm/grammar ./trainer/grpo -run "^Test($some)\$"
    race ./llm/llama ./llm/llama/host -run "^Test($some)\$" # short ones have no llama.cpp
    race ./serve -run '^TestHalfOpen$' # of which short ones have a part
    race ./model/gemm ./cuda -run 'Fork|^Test(Bound|Parallel)' # how products are parted; several GPUs
  else
    echo "no C compiler: the race detector is left out"
  fi
  step "what packs a release" # a module of its own
  (cd packaging/release && go vet . && go test -vet=off .)
  step "everyday questions on the servers" # not on the first ones, where tests watch all that changes
  SQLAGENT_TEST_EVERYDAY=1 go test -vet=off -count=1 -run '^TestEveryday$/^(postgres|MariaDB|MySQL)' ./cmd/sqlagent
}

# Servers of one's own (scripts/compose.yaml) are used as they are, for one lane after the other.
given=false
if [ -n "${SQLAGENT_TEST_POSTGRES:-}${SQLAGENT_TEST_MYSQL:-}${SQLAGENT_TEST_MYSQL8:-}" ]; then given=true; fi
if ! $given; then for server in postgres mariadb mysql; do lane $server; done; fi
: >"$work/got"
lane packages

step "format"
unformatted=$(gofmt -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
if [ -n "$unformatted" ]; then
  echo "gofmt would change:" >&2
  echo "$unformatted" >&2
  exit 1
fi

step "vet and build"
go vet ./...
mkdir "$work/programs"
for program in cmd/*/main.go; do # each in a folder of its own: programs look for others next to them
  program=$(basename "${program%/main.go}")
  go build -o "$work/programs/$program/" "./cmd/$program"
done
export SQLAGENT_TEST_PROGRAMS=$work/programs # built once, not once a package
go build ./...
# The assembly has a plain-Go stand-in on every other architecture; the rest is the same there.
GOARCH=arm64 go vet ./gguf/... ./model/... $($long && echo ./cmd/...)
step_ends

if ! $given; then
  for server in postgres mariadb mysql; do
    join $server
    [ -s "$work/$server.dsn" ] || echo "$server is missing: its tests are skipped"
  done
  servers ""
fi
join packages
. "$work/got"
if $long; then export SQLAGENT_TEST_LONG=1; fi # ten times as many generated statements, and more queries

$given || lane meanwhile
step "tests"
# The longest first: one that starts last would leave a core idle. One more at once than there are cores: some wait for
# servers.
go test -vet=off -p $(($(getconf _NPROCESSORS_ONLN) + 1)) -timeout $($long && echo 60m || echo 20m) ./cmd/sqltrain ./cmd/sqlagent ./cuda ./llm/llama/... ./dialects/database/internal/... ./serve/... \
  ./dialects/database/mask ./model ./trainer/grpo ./trainer/nano ./trainer/nightly ./trainer/corpus ./...
step_ends
if $given; then (meanwhile; step_ends); else join meanwhile; fi

if $long; then
  step "attacks on the newest servers"
  SQLAGENT_POSTGRES=18 start postgres-18
  SQLAGENT_MYSQL=8.4.8 start mysql-8.4.8
  SQLAGENT_TEST_POSTGRES=$(cat "$work/postgres-18.dsn") SQLAGENT_TEST_MYSQL8=$(cat "$work/mysql-8.4.8.dsn") \
    go test -count=1 -timeout 60m -run 'Attacks|TestLinear|TestServersModes|TestNewest|TestOrder|TestHonest(Lists|Groups)' ./dialects/database/guard \
    ./dialects/database/internal/postgres ./dialects/database/internal/mysql ./dialects/database/mask

  step "fuzzing: what strangers write (SQL, GGUF, safetensors, Parquet, recipes) for 10 minutes each, 60 s every other target"
  for package in $(go list ./...); do
    case "$package" in
      */dialects/parse | */dialects/lex | */dialects/database/guard | */gguf | */gguf/safetensors | */internal/tomlfile | */internal/parquetfile | */trainer/grpo | */trainer/nightly) time=10m ;;
      *) time=60s ;;
    esac
    for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz' || true); do
      go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 5s -timeout 0 "$package"
    done
  done
fi
step_ends
printf '\nall in %d s\n' $((SECONDS - started))
