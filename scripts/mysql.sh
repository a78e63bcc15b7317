#!/usr/bin/env bash
# A throw-away MySQL server for the tests: on loopback, at a free port, without the durability that tests do not need.
# Debian has no MySQL, so its programs and their libraries come from Ubuntu's archive, from the part of it that never
# changes, checked against the hash below. They are installed nowhere and kept in ${XDG_CACHE_HOME:-~/.cache}/sqlagent.
# Maven Central's newest, 8.0.15, has neither INTERSECT nor hash joins.
# Needs apt-get, dpkg-deb and Linux on x86-64, and nothing of root's.
#   scripts/mysql.sh start DIR          prints the administrator's DSN: mysql://root:...@127.0.0.1:PORT/
#   scripts/mysql.sh start DIR CERTS    the same with a TLS certificate; CERTS has server.pem and server.key
#   scripts/mysql.sh stop DIR           stops the server; DIR stays
#   SQLAGENT_MYSQL=8.4.8                takes that version (known: 8.0.36, 8.4.8)
set -euo pipefail

account=sqlagent-mysql
. "$(dirname "$0")/server.sh"

version=${SQLAGENT_MYSQL:-8.0.36}
case "$version" in # the suite and the package in Ubuntu's archive, and the SHA-256 of the packages' SHA-256 sums
  8.0.36) suite=noble package=mysql-server-core-8.0=8.0.36-2ubuntu3
    sum=139c344bf5981e2da9fe6052bf6b7e37f4a433f9ddf99f9cd22515c34f77477b ;;
  8.4.8) suite=resolute package=mysql-server-core=8.4.8-0ubuntu1
    sum=1ef3e46af49187c407d27c07ba6f914c43772a8842cc5f5e2310ecc0932214b9 ;;
  *) die 2 "SQLAGENT_MYSQL=$version is not known (known: 8.0.36, 8.4.8)" ;;
esac
cache=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/mysql-$version

# download DIR: the server's packages, with all that they need down to the C library, from the archive into
# DIR/archives. The system's own package lists and packages play no part.
download() {
  mkdir -p "$1/lists/partial" "$1/archives/partial"
  : >"$1/status"
  # trusted: the archive's key is not on every machine; the sum is what we trust.
  echo "deb [trusted=yes arch=amd64] http://archive.ubuntu.com/ubuntu $suite main" >"$1/sources.list"
  cat >"$1/apt.conf" <<-CONF
	Dir::State "$1";
	Dir::State::status "$1/status";
	Dir::Cache "$1";
	Dir::Etc::sourcelist "$1/sources.list";
	Dir::Etc::sourceparts "-";
	APT::Architecture "amd64";
	APT::Architectures { "amd64"; };
	APT::Sandbox::User "root";
	Acquire::Languages "none";
	Acquire::Retries "3";
	CONF
  APT_CONFIG="$1/apt.conf" apt-get update -qq &&
    APT_CONFIG="$1/apt.conf" apt-get install -qq -y --download-only --no-install-recommends "$package"
}

# programs: makes $cache, a tree with the server and all its libraries. It runs in a shell of its own, which cleans up.
programs() (
  [ "$(uname -s) $(uname -m)" = "Linux x86_64" ] || die 2 "there are no programs of MySQL $version for $(uname -s) $(uname -m)"
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || die 2 "getting MySQL $version needs apt-get and dpkg-deb"
  mkdir -p "$(dirname "$cache")"
  work=$(mktemp -d "$cache.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  download "$work" >"$work/log" 2>&1 || { cat "$work/log" >&2; die 2 "MySQL $version cannot be downloaded"; }
  found=$(cd "$work/archives" && LC_ALL=C sha256sum -- *.deb | sha256sum | cut -d' ' -f1)
  [ "$found" = "$sum" ] || die 1 "the packages of MySQL $version are not what they should be: sum $found, want $sum"
  for deb in "$work"/archives/*.deb; do dpkg-deb -x "$deb" "$work/tree"; done
  rm -rf "$work"/tree/usr/share/{doc,man,lintian}
  mv -T "$work/tree" "$cache" 2>/dev/null || [ -d "$cache" ] # another one may have been faster
)

start() {
  local dir root server
  [ -d "$cache" ] || programs
  dir=$(own_directory "$1")
  # A copy, because the account may not enter the cache of another.
  root=$dir/programs
  rm -rf "$root"
  cp -R --reflink=auto "$cache" "$root"
  # Through its own dynamic loader, because its C library may be newer than the machine's.
  server=("$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$root/usr/lib/x86_64-linux-gnu" "$root/usr/sbin/mysqld"
    --no-defaults --basedir="$root/usr" --lc-messages-dir="$root/usr/share/mysql" --plugin-dir="$root/usr/lib/mysql/plugin")
  as_account mkdir -p "$dir/tmp"
  as_account "${server[@]}" --datadir="$dir/data" --tmpdir="$dir/tmp" --initialize-insecure >"$dir.log" 2>&1 ||
    { cat "$dir.log" >&2; die 1 "the setup failed"; }
  rm -f "$dir.log"
  serve "$dir" "${2:-}" "${server[@]}" --mysqlx=OFF
}

case "${1:-} $#" in
  "start 2" | "start 3") start "$2" "${3:-}" ;;
  "stop 2") kill_server "$2" ;;
  *) die 2 "usage: mysql.sh start DIR [CERTS] | stop DIR" ;;
esac
