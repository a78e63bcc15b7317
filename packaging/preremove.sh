#!/bin/sh
# What runs is stopped and disabled before its program goes. An upgrade leaves it: postinstall.sh starts it anew.
set -e
case "${1:-}" in
remove | 0) ;; # as dpkg and rpm say it
*) exit 0 ;;
esac
if [ -d /run/systemd/system ]; then
  systemctl stop sqlagent.service 'sqltrain-nightly@*.timer' 'sqltrain-nightly@*.service' || true
  systemctl disable sqlagent.service || true
fi
