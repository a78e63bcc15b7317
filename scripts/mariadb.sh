#!/usr/bin/env bash
# A throw-away MariaDB server for the tests: on loopback, at a free port, without the durability that tests do not
# need. Installs the server where it is missing and may (as root, through apt-get); otherwise prints what to install.
#   scripts/mariadb.sh start DIR          prints the administrator's DSN: mysql://root:...@127.0.0.1:PORT/
#   scripts/mariadb.sh start DIR CERTS    the same with TLS; CERTS has server.pem and server.key
#   scripts/mariadb.sh stop DIR           stops the server; DIR stays
set -euo pipefail

account=sqlagent-mariadb
. "$(dirname "$0")/server.sh"

# Debian keeps the server off the PATH of ordinary users.
find_program() { PATH="$PATH:/usr/sbin:/usr/libexec:/usr/local/mysql/bin" command -v "$@" | head -n 1 || true; }

find_server() {
  server=$(find_program mariadbd)
  setup=$(find_program mariadb-install-db)
  [ -n "$server" ] && [ -n "$setup" ] && [ -n "$(find_program my_print_defaults)" ] # setup calls the third
}

install_server() {
  # The core packages have the programs without the service, so that nothing starts, now or at boot.
  debian_install mariadb-server-core mariadb-client-core ||
    die 2 "install the MariaDB server (Debian: apt-get install mariadb-server-core mariadb-client-core)"
}

start() {
  local dir
  find_server || { install_server; find_server; } || die 2 "no MariaDB server was found after installing it"
  dir=$(own_directory "$1")
  # --no-defaults: the machine's own settings are for another server.
  as_account mkdir -p "$dir/tmp"
  as_account "$setup" --no-defaults --datadir="$dir/data" --tmpdir="$dir/tmp" --skip-test-db --skip-name-resolve \
    --auth-root-authentication-method=normal --skip-log-bin >"$dir.log" 2>&1 || { cat "$dir.log" >&2; die 1 "the setup failed"; }
  rm -f "$dir.log"
  serve "$dir" "${2:-}" "$server" --no-defaults
}

case "${1:-} $#" in
  "start 2" | "start 3") start "$2" "${3:-}" ;;
  "stop 2") kill_server "$2" ;;
  *) die 2 "usage: mariadb.sh start DIR [CERTS] | stop DIR" ;;
esac
