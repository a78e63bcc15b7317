"""Prints a suite of `sqlagent eval`: of a file of questions and golds, and the path of their database. A gold NONE says
that the database has no answer: whatever is answered without doubt is wrong."""

import json
import sys

questions, database = sys.argv[1:]
for line in open(questions):
    question, gold = line.rstrip("\n").split("\t")
    if gold == "NONE":
        gold = "SELECT 'the database has no answer'"
    print(json.dumps({"db": database, "question": question, "gold": gold}))
