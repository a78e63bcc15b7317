#!/usr/bin/env bash
# Gets the Python packages that the tests compare with: Hugging Face's tokenizers, transformers and safetensors, and
# gguf. Without PyTorch, which is of some gigabytes: where it is installed, the tests compare logits too.
# Needs Python 3 with pip.
#   scripts/get-transformers.sh DIR      installs them into DIR
#   SQLAGENT_TEST_PYTHON=DIR             names DIR to the tests
set -euo pipefail
dir=${1:?name a directory}
packages=(tokenizers==0.23.3 transformers==5.23.0 safetensors==0.8.0 gguf==0.19.0 numpy)
if [ "$(cat "$dir/.packages" 2>/dev/null)" = "${packages[*]}" ]; then exit 0; fi
if [ ! -e "$dir/.packages" ] && [ -n "$(ls -A "$dir" 2>/dev/null)" ]; then echo "get-transformers.sh: $dir holds something else" >&2; exit 1; fi
rm -rf "$dir.new"
mkdir -p "$(dirname "$dir")"
python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --target "$dir.new" "${packages[@]}" >&2
echo "${packages[*]}" >"$dir.new/.packages"
rm -rf "$dir"
mv "$dir.new" "$dir"
