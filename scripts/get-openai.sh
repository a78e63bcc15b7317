#!/usr/bin/env bash
# Gets OpenAI's own client for JavaScript (Apache-2.0; one package without dependencies, for tests alone, it goes into
# nothing that is built). Needs node 18 or newer, npm and tar.
#   scripts/get-openai.sh DIR        writes DIR/openai
#   SQLAGENT_TEST_OPENAI=DIR/openai  names it to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
version=6.30.1
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
if grep -qs "\"version\": \"$version\"" "$dir/openai/package.json"; then exit 0; fi
need "node --version" nodejs
need "npm --version" npm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --loglevel error "openai@$version" >/dev/null
sha256sum -c --quiet <<SUMS
175f3e017a9bc14d36dc0f57d2596ee1c7134d7fa181b7d83b2716f69076b03e  openai-$version.tgz
SUMS
tar xzf openai-*.tgz
rm -rf "$dir/openai"
mv package "$dir/openai"
