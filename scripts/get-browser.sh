#!/usr/bin/env bash
# Gets what the tests of the page need: a headless Chromium, from the system's packages (as root), and axe-core, the
# accessibility checker (MPL-2.0; for tests alone, it goes into nothing that is built). Needs npm and tar.
#   scripts/get-browser.sh DIR       writes DIR/axe.min.js
#   SQLAGENT_TEST_AXE=FILE           names that file to the tests
#   SQLAGENT_TEST_BROWSER=PROGRAM    names another Chromium or Chrome than the one on PATH
set -euo pipefail
. "$(dirname "$0")/install.sh"
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
found=
for name in "${SQLAGENT_TEST_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && command -v "$name" >/dev/null; then found=$name; break; fi
done
if [ -z "$found" ]; then
  debian_install chromium-headless-shell fonts-liberation || debian_install chromium fonts-liberation ||
    fail "install Chromium (Debian: apt-get install chromium-headless-shell; Fedora: dnf install chromium-headless)"
fi
if [ -s "$dir/axe.min.js" ]; then exit 0; fi
need "npm --version" npm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --loglevel error axe-core@4.14.1 >/dev/null
sha256sum -c --quiet <<'SUMS'
e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745  axe-core-4.14.1.tgz
SUMS
tar xzf axe-core-*.tgz
mv package/axe.min.js "$dir/axe.min.js"
