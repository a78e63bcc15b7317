#!/usr/bin/env bash
# A throw-away PostgreSQL server for the tests: on loopback, at a free port, without the durability that tests do not
# need. Installs the server where it is missing and may (as root, through apt-get); otherwise prints what to install.
#   scripts/postgres.sh start DIR    prints the administrator's DSN: postgres://...
#   scripts/postgres.sh stop DIR     stops the server; DIR stays
set -euo pipefail

account=sqlagent-postgres
. "$(dirname "$0")/server.sh"

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
  bin=$(find_server)
  if [ -z "$bin" ]; then install_server; bin=$(find_server); fi
  [ -n "$bin" ] || die 2 "no PostgreSQL server was found after installing it"
  dir=$(own_directory "$1")
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
  local bin
  bin=$(find_server)
  [ -n "$bin" ] || die 2 "no PostgreSQL server is installed"
  as_account "$bin/pg_ctl" -D "$(cd "$1" && pwd)/data" -m immediate -w stop >/dev/null
}

case "${1:-} $#" in
  "start 2") start "$2" ;;
  "stop 2") stop "$2" ;;
  *) die 2 "usage: postgres.sh start DIR | stop DIR" ;;
esac
