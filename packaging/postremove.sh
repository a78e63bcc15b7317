#!/bin/sh
# /var/lib/sqlagent and the account stay: they are the administrator's.
set -e
if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
