#!/usr/bin/env bash
# Writes the transcripts of llm/openai/testdata anew: conversations with two real OpenAI-compatible servers, both
# serving the last embedded model that answered in text, out of git's history. Nothing of a server is compiled.
#   llama-cpp-python  its server, over llama.cpp's libraries from the npm package @node-llama-cpp/linux-x64
#   llama.cpp         llama.cpp's own server, from the Python package xllamacpp
# Needs Go, Python 3.10 or newer with venv, npm, tar; on Linux x86-64. DIR keeps what is installed, for the next time.
#   scripts/record-openai.sh [DIR]
set -euo pipefail
cd "$(dirname "$0")/.."
dir=${1:-$(mktemp -d)}
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
model=$dir/text.gguf
git show ed00001:model/nano/nano.gguf >"$model"
# As trainer.Export writes it: the template names the protocol.
template="{#- sqlagent.protocol=skyrl -#}{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
key=sk-transcript # llm/openai's tests have it too
port=18111

if [ ! -x "$dir/venv/bin/pip" ]; then
  python3 -m venv "$dir/venv"
fi
# LLAMA_BUILD=OFF leaves llama.cpp itself out of the package.
CMAKE_ARGS=-DLLAMA_BUILD=OFF "$dir/venv/bin/pip" install -q 'llama-cpp-python[server]==0.3.36' xllamacpp==2026.10.11549
lib=$("$dir/venv/bin/python" -c 'import importlib.util as u, os; print(os.path.dirname(u.find_spec("llama_cpp").origin))')/lib
if [ ! -e "$lib/libllama.so" ]; then
  (cd "$dir" && npm pack -s @node-llama-cpp/linux-x64@3.22.1 && tar xzf node-llama-cpp-linux-x64-3.22.1.tgz)
  mkdir -p "$lib"
  cp "$dir"/package/bins/linux-x64/*.so "$lib"
  ln -sf libllama.v0.5.0.so "$lib/libllama.so"
  ln -sf libggml.v0.5.0.so "$lib/libggml.so"
fi

# These libraries are a few days older than the package: they lack functions that its server does not call.
cat >"$dir/llama-cpp-python.py" <<'PYTHON'
import ctypes, importlib.util, os
found = ctypes.CDLL.__getattr__
def lenient(self, name):
    try:
        return found(self, name)
    except AttributeError:
        if not name.startswith("llama_"):
            raise
        return ctypes.CFUNCTYPE(None)()
ctypes.CDLL.__getattr__ = lenient
lib = os.path.join(os.path.dirname(importlib.util.find_spec("llama_cpp").origin), "lib")
ctypes.CDLL(os.path.join(lib, "libggml.so")).ggml_backend_load_all_from_path(lib.encode())
from llama_cpp.server.__main__ import main
main()
PYTHON
cat >"$dir/llama.cpp.py" <<'PYTHON'
import sys, threading, xllamacpp
p = xllamacpp.CommonParams()
p.model.path, p.model_alias, p.port, p.api_keys = sys.argv[1], ["nano"], int(sys.argv[2]), [sys.argv[3]]
p.chat_template, p.n_ctx, p.n_parallel = sys.argv[4], 512, 1
p.cpuparams.n_threads = p.cpuparams_batch.n_threads = 1
server = xllamacpp.Server(p)
threading.Event().wait()
PYTHON

# serve NAME COMMAND...: records the conversations with one server.
serve() {
  local name=$1
  shift
  "$@" >"$dir/$name.log" 2>&1 &
  pid=$!
  trap 'kill $pid 2>/dev/null || true' EXIT
  for _ in $(seq 100); do
    if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then break; fi
    kill -0 $pid 2>/dev/null || { cat "$dir/$name.log" >&2; exit 1; }
    sleep 0.2
  done
  CGO_ENABLED=0 go test ./llm/openai -run TestTranscripts -record "127.0.0.1:$port" -server "$name"
  kill $pid
  wait $pid 2>/dev/null || true
}
serve llama-cpp-python "$dir/venv/bin/python" "$dir/llama-cpp-python.py" --model "$model" --model_alias nano --api_key "$key" \
  --n_ctx 512 --n_threads 1 --n_threads_batch 1 --host 127.0.0.1 --port $port
serve llama.cpp "$dir/venv/bin/python" "$dir/llama.cpp.py" "$model" $port "$key" "$template"
CGO_ENABLED=0 go test ./llm/openai
