#!/usr/bin/env bash
# Gets NVIDIA's assembler, which says how many registers the kernels of package cuda take, and needs no GPU. Needs
# Python 3 with pip, and Linux on x86-64 or arm64.
#   scripts/get-ptxas.sh DIR             makes DIR/ptxas
#   SQLTRAIN_PTXAS=DIR/ptxas             names it to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
dir=${1:?name a directory}
python_packages "$(dirname "$0")/locks/ptxas.txt" "$dir"
ln -sf nvidia/cuda_nvcc/bin/ptxas "$dir/ptxas"
