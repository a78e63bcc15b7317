#!/usr/bin/env bash
# Gets the Python packages that the tests compare with: Hugging Face's tokenizers, transformers and safetensors, gguf, TensorBoard,
# and all that they import, pinned and checked by locks/transformers.txt. Without PyTorch, which has several gigabytes: the
# tests compare logits too where PYTHONPATH names a folder with it.
# Needs Python 3.11 or newer with pip.
#   scripts/get-transformers.sh DIR      installs them into DIR
#   SQLAGENT_TEST_PYTHON=DIR             names DIR to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
python_packages "$(dirname "$0")/locks/transformers.txt" "${1:?name a directory}"
