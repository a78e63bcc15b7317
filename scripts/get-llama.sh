#!/usr/bin/env bash
# Installs the llama.cpp libraries that sqlagent-llama is built for, from their npm package, checked against the
# hash in llm/pull/llama.txt; `sqlagent models get-llama` does the same without npm. They go where sqlagent looks:
#   $XDG_DATA_HOME/sqlagent/llama-VERSION, by default ~/.local/share/sqlagent/llama-VERSION
# Needs npm, tar and openssl, on Linux with glibc 2.34 or newer, libstdc++ 6 and libffi 8, which it installs where
# it is missing, root runs this and there is apt-get.
#   scripts/get-llama.sh                 for the processor alone
#   scripts/get-llama.sh --gpu cuda      for NVIDIA's GPUs too; needs CUDA 13's libcudart and libcublas
#   scripts/get-llama.sh --gpu vulkan    for other GPUs too
#   scripts/get-llama.sh --dir DIR       elsewhere: SQLAGENT_LLAMA_LIB=DIR names it to sqlagent
set -euo pipefail

pinned() { awk -v key="$1" '$1 == key { print $2 }' "$(dirname "$0")/../llm/pull/llama.txt"; }
version=$(pinned version) # of llama.cpp
package_version=$(pinned packages)

. "$(dirname "$0")/install.sh"

dir=${XDG_DATA_HOME:-${HOME:-}/.local/share}/sqlagent/llama-$version
gpu=
while [ $# -gt 0 ]; do
  case "$1" in
    --gpu) gpu=-${2:?--gpu needs cuda or vulkan}; shift 2 ;;
    --dir) dir=${2:?--dir needs a directory}; shift 2 ;;
    *) fail "unknown argument $1 (known: --gpu cuda|vulkan, --dir DIR)" ;;
  esac
done
case "$(uname -s) $(uname -m)" in
  "Linux x86_64") platform=linux-x64$gpu ;;
  "Linux aarch64") platform=linux-arm64$gpu ;;
  *) fail "there are no libraries for $(uname -s) $(uname -m): build llama.cpp $version with shared libraries, and name
  their directory in SQLAGENT_LLAMA_LIB" ;;
esac
want=$(pinned "$platform")
[ -n "$want" ] || fail "there is no package $platform: llm/pull/llama.txt lists those that there are"

# libffi is what the host process calls the libraries through. (grep without -q reads to the end: no broken pipe.)
PATH=$PATH:/usr/sbin:/sbin ldconfig -p | grep 'libffi\.so\.8' >/dev/null || debian_install libffi8 ||
  fail "install libffi 8 first (Debian: apt-get install libffi8; Fedora: dnf install libffi)"

if [ "$(cat "$dir/.integrity" 2>/dev/null)" = "$want" ]; then
  echo "$dir has them already" >&2
  exit 0
fi

if [ -n "$(ls -A "$dir" 2>/dev/null)" ] && [ ! -e "$dir/.integrity" ]; then
  fail "$dir holds something else: name an empty directory"
fi

need "npm --version" npm
need "openssl version" openssl
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=@node-llama-cpp/$platform
(cd "$work" && npm pack --loglevel error "$name@$package_version" >/dev/null) || fail "npm cannot get $name@$package_version"
found=$(openssl dgst -sha512 -binary "$work"/*.tgz | openssl base64 -A)
[ "$found" = "$want" ] || fail "$name@$package_version is not the package that it should be: its SHA-512 is $found, want $want"

tar xzf "$work"/*.tgz -C "$work"
lib=$work/package/bins/$platform
# The names that programs other than the package's own look for.
for short in llama ggml; do
  (cd "$lib" && ln -s lib$short.*"$version.so" "lib$short.so")
done
cp "$work/package/LICENSE" "$lib/LICENSE"
rm -f "$lib"/*.node
echo "$want" >"$lib/.integrity"
# In one step, so that nobody finds half of it; what stood there before goes.
mkdir -p "$(dirname "$dir")"
new=$(mktemp -d "$dir.XXXXXX")
cp -R "$lib/." "$new"
chmod 755 "$new"
rm -rf "$dir"
mv "$new" "$dir"
echo "$dir holds llama.cpp $version ($platform)" >&2
