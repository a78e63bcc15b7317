#!/usr/bin/env python3
"""Writes Spider's training questions as a suite for `sqlagent eval`.

  scripts/spider-suite.py ../shared/data/spider [EVERY] > runs/spider.jsonl

Every EVERY-th question (default 1) whose database is there; those on music and film databases are kept, for nano has
never seen any database of Spider's.
"""
import json
import os
import sys

root = sys.argv[1]
every = int(sys.argv[2]) if len(sys.argv) > 2 else 1
questions = json.load(open(os.path.join(root, "train_questions.json")))
for i, q in enumerate(questions):
    db = os.path.join(root, "database", q["db_id"], q["db_id"] + ".sqlite")
    if i % every == 0 and os.path.exists(db):
        print(json.dumps({"db": os.path.abspath(db), "question": q["question"], "gold": q["query"], "family": "spider"}))
