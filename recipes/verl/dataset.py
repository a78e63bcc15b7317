"""Questions as verl reads them: one row each, with the prompt that `sqltrain serve-reward` gives for it.

    python3 dataset.py questions.jsonl train.jsonl

The input is JSON lines or a JSON array: Spider's, BIRD's, or objects of {world, question, sql, knowledge, difficulty}.
The output is JSON lines, or Parquet where its name ends so (pyarrow, which verl installs).
"""

import argparse
import json
import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor

from gym_client import CONNECTIONS, Gym, GymError

NAMES = {  # of a field, in the files that people have
    "world": ("world", "db_id", "db"),
    "question": ("question",),
    "sql": ("sql", "gold", "query", "SQL"),
    "knowledge": ("knowledge", "evidence"),
    "difficulty": ("difficulty",),
}


def question(entry):
    """The question in an entry of a file; a ValueError names what it lacks."""
    asked = {}
    for name, spelled in NAMES.items():
        found = next((entry[key] for key in spelled if entry.get(key)), "")
        if not isinstance(found, str):
            raise ValueError(f"{name!r} is no text")
        asked[name] = found
    for name in ("world", "question", "sql"):
        if not asked[name]:
            raise ValueError(f"it has none of {', '.join(NAMES[name])}")
    if entry.get("after"):
        raise ValueError("it goes on from an answer ('after'), which serve-reward does not ask")
    if "db_id" not in entry and "world" not in entry:
        asked["world"] = pathlib.PurePath(asked["world"]).stem  # a path
    return asked


def read(path):
    """Yields the place and the entry of each question."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    if text.lstrip().startswith("["):
        for i, entry in enumerate(json.loads(text)):
            yield f"{path}[{i}]", entry
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield f"{path}:{number}", json.loads(line)


def row(index, asked, prompt):
    """A row of verl's data set."""
    return {
        "data_source": "sqltrain",
        "agent_name": "sqltrain",
        "prompt": prompt,
        "reward_model": {"style": "rule", "ground_truth": asked["sql"]},
        "extra_info": {"index": index, "question": asked},
    }


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions")
    parser.add_argument("out")
    parser.add_argument("--gym", help="URL of sqltrain serve-reward; by default $SQLTRAIN_GYM")
    parser.add_argument("--token-file", help="by default $SQLTRAIN_TOKEN holds the token")
    o = parser.parse_args(argv)
    gym = Gym(o.gym, o.token_file)
    asked = []
    for place, entry in read(o.questions):
        try:
            asked.append((place, question(entry)))
        except ValueError as err:
            sys.exit(f"{place}: {err}")

    def prompted(of):
        place, q = of
        try:
            return gym.prompt(q)
        except GymError as err:
            raise SystemExit(f"{place}: {err}") from err

    with ThreadPoolExecutor(CONNECTIONS) as threads:
        prompts = threads.map(prompted, asked)
        rows = [row(i, q, prompt) for i, ((_, q), prompt) in enumerate(zip(asked, prompts, strict=True))]
    if o.out.endswith(".parquet"):
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), o.out)
    else:
        with open(o.out, "w", encoding="utf-8") as f:
            for r in rows:
                f.write(json.dumps(r, ensure_ascii=False) + "\n")
    print(f"{len(rows)} questions", file=sys.stderr)


if __name__ == "__main__":
    main()
