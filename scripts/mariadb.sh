#!/usr/bin/env bash
# A throw-away MariaDB server for the tests: on loopback, at a free port, without the durability that tests do not
# need. Installs the server where it is missing and may (as root, through apt-get); otherwise prints what to install.
#   scripts/mariadb.sh start DIR          prints the administrator's DSN: mysql://root:...@127.0.0.1:PORT/
#   scripts/mariadb.sh start DIR CERTS    the same with TLS; CERTS has server.pem and server.key
#   scripts/mariadb.sh stop DIR           stops the server; DIR stays
set -euo pipefail

account=sqlagent-mariadb # the server refuses to run as root

die() { echo "mariadb.sh: $2" >&2; exit "$1"; }

# Debian keeps the server off the PATH of ordinary users.
find_program() { PATH="$PATH:/usr/sbin:/usr/libexec:/usr/local/mysql/bin" command -v "$@" | head -n 1 || true; }

find_server() {
  server=$(find_program mariadbd)
  setup=$(find_program mariadb-install-db)
  [ -n "$server" ] && [ -n "$setup" ] && [ -n "$(find_program my_print_defaults)" ] # setup calls the third
}

install_server() {
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    die 2 "install the MariaDB server (Debian: apt-get install mariadb-server-core mariadb-client-core)"
  fi
  # The core packages have the programs without the service, so that nothing starts, now or at boot.
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -q && apt-get install -q -y --no-install-recommends mariadb-server-core mariadb-client-core; } >&2
}

as_account() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && exec setpriv --reuid "$account" --regid "$account" --clear-groups env HOME=/ LC_ALL=C.UTF-8 "$@")
  else
    env LC_ALL=C.UTF-8 "$@"
  fi
}

listening() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

start() {
  local dir=$1 certs=${2:-} password port pid tls=()
  find_server || { install_server; find_server; } || die 2 "no MariaDB server was found after installing it"
  mkdir -p "$dir"
  dir=$(cd "$dir" && pwd)
  [ ! -e "$dir/data" ] || die 1 "$dir/data exists: stop the server and remove it first"
  if [ "$(id -u)" = 0 ]; then
    id "$account" >/dev/null 2>&1 || useradd --system --user-group --no-create-home --shell /usr/sbin/nologin "$account"
    chown "$account:$account" "$dir"
    as_account test -x "$dir" || die 1 "the account $account cannot reach $dir: choose a directory that all may enter"
  fi
  # --no-defaults: the machine's own settings are for another server.
  as_account mkdir -p "$dir/tmp"
  as_account "$setup" --no-defaults --datadir="$dir/data" --tmpdir="$dir/tmp" --skip-test-db --skip-name-resolve \
    --auth-root-authentication-method=normal --skip-log-bin >"$dir.log" 2>&1 || { cat "$dir.log" >&2; die 1 "the setup failed"; }
  rm -f "$dir.log"
  password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  as_account sh -c 'umask 077 && cat >"$0"' "$dir/init.sql" <<-SQL
	CREATE OR REPLACE USER root@'127.0.0.1' IDENTIFIED BY '$password';
	GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION;
	DROP USER IF EXISTS root@localhost, root@'::1';
	SQL
  if [ -n "$certs" ]; then
    for file in server.pem server.key; do
      as_account sh -c 'umask 077 && cat >"$0"' "$dir/$file" <"$certs/$file"
    done
    tls=(--ssl-cert="$dir/server.pem" --ssl-key="$dir/server.key")
  fi
  for _ in 1 2 3 4 5 6 7 8 9 10; do # another program may take the port between the look and the start
    port=$((20000 + $(od -An -N2 -tu2 /dev/urandom) % 40000))
    if listening "$port"; then continue; fi
    as_account "$server" --no-defaults --datadir="$dir/data" --tmpdir="$dir/tmp" --socket="$dir/server.sock" \
      --pid-file="$dir/server.pid" --bind-address=127.0.0.1 --port="$port" --skip-name-resolve --init-file="$dir/init.sql" \
      --skip-log-bin --innodb-flush-log-at-trx-commit=0 --innodb-doublewrite=0 --innodb-buffer-pool-size=128M \
      --secure-file-priv= --max-connections=64 "${tls[@]}" </dev/null >"$dir/server.log" 2>&1 &
    pid=$!
    while kill -0 "$pid" 2>/dev/null; do
      # The pid file is written before connections are taken, and only by a server that got its port.
      if [ -s "$dir/server.pid" ] && listening "$port"; then
        printf 'mysql://root:%s@127.0.0.1:%s/\n' "$password" "$port"
        return
      fi
      sleep 0.1
    done
  done
  cat "$dir/server.log" >&2 || true
  die 1 "the server did not start"
}

stop() {
  local pid
  pid=$(cat "$1/server.pid" 2>/dev/null) || die 1 "no server runs in $1"
  kill -KILL "$pid" # nothing in it is worth an orderly end
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  rm -f "$1/server.pid"
}

case "${1:-} $#" in
  "start 2" | "start 3") start "$2" "${3:-}" ;;
  "stop 2") stop "$2" ;;
  *) die 2 "usage: mariadb.sh start DIR [CERTS] | stop DIR" ;;
esac
