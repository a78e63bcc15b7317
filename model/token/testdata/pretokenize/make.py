"""Writes golden.json: how the real regular expressions of Qwen2 and Llama 3 split tricky strings.

The expressions are those of the models' tokenizer.json. Needs the package "regex" (any version: only
long-assigned characters occur).
"""
import json, pathlib, random, regex

LETTERS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|"
REST = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
SPLIT = {"qwen2": LETTERS + r"\p{N}" + REST, "llama-bpe": LETTERS + r"\p{N}{1,3}" + REST}

texts = [
    "Hello world", " Hello  world ", "\tx", "\t\tx", "  x", "   x", "\n\nx", " \n x", "a \n\n b", "a\r\nb", "a \t\r\n\t b",
    "   ", "\n", " \n ", "\n \n  ", "x\n", "x \n", "x  ", "...\n\nx", " ...\r\n x", "a.b", "a. b", "(a)", "( a )", "((a))",
    "I'm you're he's we'll I'd I've can't", "I'M YOU'RE HE'S WE'LL I'D I'VE CAN'T", "'", "''", "'x", "'s", "'lL", "'l", "'r", "'re'",
    "it''s", "O'Brien", "'tis", " 's", "x'", "x'\n", "1", "12", "123", "1234", "1234567", " 12", "  12", "a1b22c333", "3.14", "-5",
    "2024-01-31 23:59:59.123", "v2", "2x", "SELECT COUNT(*) FROM \"Artist\" WHERE name='A''B' AND id<>3;\n",
    "SELECT a.b, SUM(c)\n  FROM t\n  GROUP BY 1\n\tHAVING x >= 1e-5 -- no\n/* c */", "<sql>SELECT 1</sql>", "</think>\n\n<solution>",
    "<|im_end|>", "<|im_start|>user\nHi<|im_end|>\n", "| id | name |\n|----|------|\n| 1  | Ann  |", "snake_case_name", "_x", "__init__", "a_1",
    "naïve café", "ÄÖÜ ß", "cafe\u0301", "\u0301x", "日本語テキスト", "日本 語", "中文,标点。", "한국어 문장", "مرحبا بالعالم", "שלום", "हिन्दी में", "ไทย",
    "😀", "😀😀", " 😀x", "👨‍👩‍👧", "🇩🇪", "½ ⅓ ²³ Ⅷ ①②③④", "٣٤٥٦", "१२३४", "x²", "€5", "5€", "$1,000.00",
    "\u00a0x", "\u00a0\u00a0x", "x\u00a0", "\u3000x", "\u2028x", "x\u2029\n", "\u0085x", "\u200bx", "\ufeffx", "\u1680x", "\u180ex",
    "\x00", "\x00\x01", "\x1cx", "\x7f", "\x0bx", "\x0c\n", "K's", "\u017ft", "ª º", "ʰx", "Ǆx", "𝐀𝟎", "\U0010ffff", "\ue000x", "=====\n-----\n",
]
# All short strings over the characters that the alternatives turn on.
rng = random.Random(1)
texts += ["".join(rng.choice("aZ1' \n\r\t.é\u00a0s") for _ in range(rng.randint(1, 12))) for _ in range(400)]

golden = [{"text": t, **{k: regex.findall(v, t) for k, v in SPLIT.items()}} for t in texts]
for g in golden:
    assert all("".join(g[k]) == g["text"] for k in SPLIT), g
out = pathlib.Path(__file__).with_name("golden.json")
out.write_text("[\n" + ",\n".join(json.dumps(g, ensure_ascii=True) for g in golden) + "\n]\n")
