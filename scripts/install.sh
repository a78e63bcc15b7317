# What the scripts that install something share; they source it.

fail() { echo "${0##*/}: $*" >&2; exit 1; }

# debian_install PACKAGE...: as root, where there is apt-get; fails elsewhere.
debian_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  { # one at a time: scripts/test.sh runs several scripts at once
    flock 9 && apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
  } >&2 9>>/run/lock/sqlagent-install
}

# need COMMAND PACKAGE: installs Debian's package where the command fails, or says what to install.
need() {
  $1 >/dev/null 2>&1 || debian_install "$2" || fail "install $2 first: \`$1\` fails"
}

# python_packages LOCK DIR: installs exactly what the lock names, checked against its hashes, into a directory of its
# own. The machine's own Python packages neither count nor change.
python_packages() {
  local lock=$1 dir=$2
  if cmp -s "$lock" "$dir/.packages"; then return; fi
  if [ ! -e "$dir/.packages" ] && [ -n "$(ls -A "$dir" 2>/dev/null)" ]; then
    fail "$dir holds something else: name an empty directory"
  fi
  need "python3 -m pip --version" python3-pip
  rm -rf "$dir.new"
  mkdir -p "$(dirname "$dir")"
  # Not compiled: of thousands of modules the tests import hundreds, and keep those compiled (internal/testpython).
  python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --no-deps --require-hashes --no-compile \
    --only-binary :all: --target "$dir.new" -r "$lock" >&2
  cp "$lock" "$dir.new/.packages"
  rm -rf "$dir"
  mv "$dir.new" "$dir"
}
