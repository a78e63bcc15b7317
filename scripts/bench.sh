#!/usr/bin/env bash
# Our kernels compared with their references in one run: matrix products compared with OpenBLAS, training compared with PyTorch, on the threads given.
#
#   scripts/bench.sh [ROUNDS]          3 rounds unless told; needs Debian's python3-torch and libopenblas0-pthread (apt-get install, as root)
#
# Machines are noisy: what counts is the ratio of medians of one run, with nothing else running.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
for round in $(seq "${1:-3}"); do
  echo "== round $round: ours"
  go test ./model/gemm -run '^$' -bench 'Mul/[^/]*/square/' -benchtime 20x
  go test ./model -run '^$' -bench TrainStep -benchtime 3x
  echo "== round $round: references"
  /usr/bin/python3 scripts/bench-reference.py
done
