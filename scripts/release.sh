#!/usr/bin/env bash
# Builds and packs a release, the same bytes from the same commit wherever it is built: archives, .deb, .rpm, software
# bills of materials, NOTICES and SHA256SUMS.
#   scripts/release.sh VERSION                      into dist/VERSION, for all platforms
#   scripts/release.sh VERSION --platform OS/ARCH   for this one; may be repeated
#   scripts/release.sh VERSION --out DIR            elsewhere
#   scripts/release.sh VERSION --twice              build again, of a copy in another folder, without what was compiled
#                                                   before, and compare
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

fail() { echo "release.sh: $*" >&2; exit 2; }

version=${1:-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || fail "say which version: scripts/release.sh 1.2.3, or 1.2.3-rc.1"
shift
platforms=()
out=dist/$version
twice=false
while [ $# -gt 0 ]; do
  case "$1" in
    --platform) platforms+=("${2:?--platform needs OS/ARCH}"); shift 2 ;;
    --out) out=${2:?--out needs a directory}; shift 2 ;;
    --twice) twice=true; shift ;;
    *) fail "unknown argument $1 (known: --platform OS/ARCH, --out DIR, --twice)" ;;
  esac
done
[ ${#platforms[@]} -gt 0 ] || platforms=(linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64)
[ -z "$(git status --porcelain)" ] || echo "release.sh: warning: the files differ from the commit that the programs will name" >&2

commit=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C CGO_ENABLED=0 GOFLAGS=-buildvcs=false GOAMD64=v1 GOARM64=v8.0 GOTOOLCHAIN=local
umask 022
when=$(git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ)

# build ROOT BUILT OUT: everything, of the tree at ROOT.
build() {
  local tree=$1 built=$2 dist=$3 platform goos arch program ending
  local stamp="-s -w -buildid= -X 'github.com/sqlagent/sqlagent/cmd/internal/built.stamp=$version $commit $when'"
  for platform in "${platforms[@]}"; do
    goos=${platform%/*} arch=${platform#*/} ending=
    [ "$goos" = windows ] && ending=.exe
    for program in sqlagent sqltrain sqlagent-llama sqlagent-cuda; do
      # Training, and llama.cpp's host, were not tried on Windows.
      [ "$goos" = windows ] && [ "$program" != sqlagent ] && continue
      [ "$goos" != linux ] && [ "$program" = sqlagent-cuda ] && continue # NVIDIA's GPUs are where Linux is
      echo "building $program for $platform" >&2
      (cd "$tree" && GOOS=$goos GOARCH=$arch go build -trimpath -ldflags "$stamp" -o "$built/$goos-$arch/$program$ending" "./cmd/$program")
    done
  done
  # What the programs say of themselves is the same on every platform: those of this machine say it.
  local here
  here=$built/$(go env GOHOSTOS)-$(go env GOHOSTARCH)
  mkdir -p "$built/man" "$built/completion"
  for program in sqlagent sqltrain; do
    [ -e "$here/$program" ] || (cd "$tree" && go build -trimpath -ldflags "$stamp" -o "$here/$program" "./cmd/$program")
    "$here/$program" man > "$built/man/$program.1"
    for shell in bash zsh fish; do "$here/$program" completion $shell > "$built/completion/$program.$shell"; done
  done
  (cd "$tree/packaging/release" && go run -trimpath . -version "$version" -time "$SOURCE_DATE_EPOCH" -root "$tree" -built "$built" -out "$dist" "${platforms[@]}")
}

work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
if [ ! -e "$out/SHA256SUMS" ] && [ -n "$(ls -A "$out" 2>/dev/null)" ] || grep -qsv -- "$version" "$out/SHA256SUMS"; then
  echo "release.sh: $out holds something else than version $version: name another folder with --out" >&2
  exit 1
fi
rm -rf "$out"
mkdir -p "$out"
out=$(cd "$out" && pwd)
build "$root" "$work/first" "$out"
if $twice; then
  mkdir -p "$work/copy/of the tree"
  git ls-files -z --cached --others --exclude-standard | tar --null -T - -c | tar -x -C "$work/copy/of the tree"
  GOCACHE=$work/cache build "$work/copy/of the tree" "$work/second" "$work/again"
  diff "$out/SHA256SUMS" "$work/again/SHA256SUMS" || { echo "release.sh: the second build differs" >&2; exit 1; }
  echo "the second build is the same" >&2
fi
(cd "$out" && sha256sum --quiet -c SHA256SUMS)
ls -l "$out"
