#!/usr/bin/env bash
# Gets NVIDIA's assembler, which says how many registers the kernels of package cuda take, and needs no GPU. Needs Python 3
# with pip, and Linux on x86-64 or arm64.
#   scripts/get-ptxas.sh DIR             makes DIR/ptxas
#   SQLTRAIN_PTXAS=DIR/ptxas             names it to the tests
set -euo pipefail
dir=${1:?name a directory}
package=nvidia-cuda-nvcc-cu12==12.8.93
if [ "$(cat "$dir/.package" 2>/dev/null)" = "$package" ]; then exit 0; fi
if [ ! -e "$dir/.package" ] && [ -n "$(ls -A "$dir" 2>/dev/null)" ]; then echo "get-ptxas.sh: $dir holds something else" >&2; exit 1; fi
rm -rf "$dir.new"
mkdir -p "$(dirname "$dir")"
python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --no-deps --target "$dir.new" "$package" >&2
rm -rf "$dir"
mkdir "$dir"
mv "$dir.new/nvidia/cuda_nvcc/bin/ptxas" "$dir/ptxas"
rm -rf "$dir.new"
echo "$package" >"$dir/.package"
