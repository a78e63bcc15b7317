#!/usr/bin/env bash
# Our CUDA path compared with transformers and peft in one run: a LoRA of Qwen2.5-7B's shape, generating, logits, and a
# whole step of GRPO.
#
#   scripts/bench-gpu.sh [DIR [CONFIG=VALUE …]]   DIR (runs/bench-gpu) takes 15 GB of random weights; see bench-gpu.py
#
# It needs an NVIDIA GPU of 80 GB, and Python 3.10 with torch, transformers and peft.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
dir=${1:-runs/bench-gpu}
mkdir -p "$dir"
[ -e "$dir/weights/config.json" ] || python3 scripts/bench-gpu.py make "$dir/weights" "${@:2}"
go build -o bin/ ./cmd/sqltrain
bin/sqltrain selftest --device cuda --init "$dir/weights" --logits "$dir/logits.f32" --step
python3 scripts/bench-gpu.py run "$dir/weights" "$dir/logits.f32"
python3 scripts/bench-gpu.py step "$dir/weights"
