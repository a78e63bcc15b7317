#!/usr/bin/env bash
# Gets OpenAI's own clients for JavaScript and Python (Apache-2.0; for tests alone, they go into nothing that is built).
# Python's is pinned and checked by locks/openai.txt. Needs Python 3.11 or newer with pip, node 20 or newer, npm and tar.
#   scripts/get-openai.sh DIR    writes DIR/node and DIR/python
#   SQLAGENT_TEST_OPENAI=DIR     names it to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
locks=$(cd "$(dirname "$0")/locks" && pwd)
version=7.59.0
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
python_packages "$locks/openai.txt" "$dir/python"
if grep -qs "\"version\": \"$version\"" "$dir/node/package.json"; then exit 0; fi
need "node --version" nodejs
need "npm --version" npm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --loglevel error "openai@$version" >/dev/null
sha256sum -c --quiet <<SUMS
7f1deacae8d17efc9c02622b032851c7e28e148b62b1da7747eb8b426ea4dba9  openai-$version.tgz
SUMS
tar xzf openai-*.tgz
rm -rf "$dir/node"
mv package "$dir/node"
