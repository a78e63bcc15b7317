# What run.sh and headline.sh share: source it, with $study and $jobs set, at the repository's root.
set -euo pipefail
shopt -s inherit_errexit

pack() { # FILE CHECKPOINT…: the mean of several
  local file=$1
  shift
  bin/sqltrain export "${@/#/--checkpoint=}" --out "$file" --type F16 --name study --protocol pointer --license CC-BY-SA-4.0
}

# evaluate leaves what a folder's model.gguf answers to a suite in NAME-tTURNS.jsonl there.
evaluate() { # FOLDER NAME TURNS SUITE OPTION…
  local dir=$1 out="$1/$2-t$3.jsonl" turns=$3 suite=$4
  shift 4
  [ -s "$out" ] && return
  [ -z "${LIMIT:-}" ] || set -- --limit "$LIMIT" "$@"
  bin/sqlagent eval --engine native --model "$dir/model.gguf" --turns "$turns" --sessions 64 --rule spider "$@" "$suite" > "$out.part"
  mv "$out.part" "$out"
}

# each runs a script's --one for every arm and seed, some side by side. It fails where one of them does, when all have
# run.
each() { # SCRIPT SEEDS ARM…
  local script=$1 seeds=$2 share=$(($(nproc) / jobs)) seed
  shift 2
  for seed in $seeds; do printf "%s $seed\n" "$@"; done | GOMAXPROCS=$((share > 0 ? share : 1)) xargs -P "$jobs" -L 1 "$script" --one ||
    { echo "some arm failed: see above; the same command goes on" >&2; return 1; }
}
