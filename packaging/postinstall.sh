#!/bin/sh
# The account that the units run under, as sysusers.d/sqlagent.conf has it; and the units, none of which is started. One
# that runs already is started anew, with the program of the upgrade.
set -e
if command -v systemd-sysusers >/dev/null 2>&1; then
  systemd-sysusers sqlagent.conf
elif ! getent passwd sqlagent >/dev/null 2>&1; then
  useradd --system --no-create-home --home-dir /var/lib/sqlagent --shell /usr/sbin/nologin --user-group sqlagent
fi
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload || true
  systemctl try-restart sqlagent.service || true
fi
