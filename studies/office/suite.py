"""Prints a suite of `sqlagent eval`: of a file of questions and golds, and the path of their database."""

import json
import sys

questions, database = sys.argv[1:]
for line in open(questions):
    question, gold = line.rstrip("\n").split("\t")
    print(json.dumps({"db": database, "question": question, "gold": gold}))
