#!/usr/bin/env bash
# Gets OpenAI's own clients for JavaScript and Python (Apache-2.0; for tests alone, they go into nothing that is built).
# Needs node 20 or newer, npm, tar, and Python 3 with pip.
#   scripts/get-openai.sh DIR               writes DIR/openai and DIR/python
#   SQLAGENT_TEST_OPENAI=DIR/openai         names the first to the tests
#   SQLAGENT_TEST_OPENAI_PYTHON=DIR/python  names the second
set -euo pipefail
version=7.59.0
python_version=3.57.0
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! grep -qs "\"version\": \"$version\"" "$dir/openai/package.json"; then
  cd "$work"
  npm pack --silent "openai@$version" >/dev/null
  sha256sum -c --quiet <<SUMS
7f1deacae8d17efc9c02622b032851c7e28e148b62b1da7747eb8b426ea4dba9  openai-$version.tgz
SUMS
  tar xzf openai-*.tgz
  rm -rf "$dir/openai"
  mv package "$dir/openai"
fi
if [ "$(cat "$dir/python/.version" 2>/dev/null)" != "$python_version" ]; then
  python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --target "$work/python" "openai==$python_version" >&2
  echo "$python_version" >"$work/python/.version"
  rm -rf "$dir/python"
  mv "$work/python" "$dir/python"
fi
