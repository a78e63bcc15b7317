# What the scripts of the throw-away database servers share; they source it. $account is the one that the server runs
# as, because servers refuse to run as root.

. "$(dirname "$0")/install.sh"

die() { echo "${0##*/}: $2" >&2; exit "$1"; }

as_account() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && exec setpriv --reuid "$account" --regid "$account" --clear-groups env HOME=/ LC_ALL=C.UTF-8 "$@")
  else
    env LC_ALL=C.UTF-8 "$@"
  fi
}

# own_directory DIR: makes the directory, gives it to the account, and prints its path.
own_directory() {
  local dir
  mkdir -p "$1"
  dir=$(cd "$1" && pwd)
  [ ! -e "$dir/data" ] || die 1 "$dir/data exists: stop the server and remove it first"
  if [ "$(id -u)" = 0 ]; then
    id "$account" >/dev/null 2>&1 || useradd --system --user-group --no-create-home --shell /usr/sbin/nologin "$account"
    chown "$account:$account" "$dir"
    as_account test -x "$dir" || die 1 "the account $account cannot reach $dir: choose a directory that all may enter"
  fi
  printf '%s\n' "$dir"
}

# secret FILE: writes standard input to a file that only the account may read.
secret() { as_account sh -c 'umask 077 && cat >"$0"' "$1"; }

random_password() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

listening() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# free_port: a port that nobody listens at; another program may take it before it is used.
free_port() {
  local port
  while port=$((20000 + $(od -An -N2 -tu2 /dev/urandom) % 40000)); listening "$port"; do :; done
  printf '%s\n' "$port"
}

# serve DIR CERTS COMMAND...: starts a server of MariaDB or MySQL on loopback and prints the DSN of its only login.
serve() {
  local dir=$1 certs=$2 password port pid file tls=()
  shift 2
  password=$(random_password)
  secret "$dir/init.sql" <<-SQL
	CREATE USER IF NOT EXISTS root@'127.0.0.1';
	ALTER USER root@'127.0.0.1' IDENTIFIED BY '$password';
	GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION;
	DROP USER IF EXISTS root@localhost, root@'::1';
	SQL
  if [ -n "$certs" ]; then
    for file in server.pem server.key; do secret "$dir/$file" <"$certs/$file"; done
    tls=(--ssl-cert="$dir/server.pem" --ssl-key="$dir/server.key")
  fi
  for _ in 1 2 3 4 5 6 7 8 9 10; do # another program may take the port between the look and the start
    port=$(free_port)
    as_account "$@" --datadir="$dir/data" --tmpdir="$dir/tmp" --socket="$dir/server.sock" --pid-file="$dir/server.pid" \
      --bind-address=127.0.0.1 --port="$port" --skip-name-resolve --init-file="$dir/init.sql" --skip-log-bin \
      --innodb-flush-log-at-trx-commit=0 --innodb-doublewrite=0 --innodb-buffer-pool-size=128M --secure-file-priv= \
      --max-connections=64 "${tls[@]}" </dev/null >"$dir/server.log" 2>&1 &
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

# kill_server DIR: ends the server that serve has started; nothing in it is worth an orderly end.
kill_server() {
  local pid
  pid=$(cat "$1/server.pid" 2>/dev/null) || die 1 "no server runs in $1"
  kill -KILL "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  rm -f "$1/server.pid"
}
