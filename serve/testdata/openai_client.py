"""Does with OpenAI's own client what programs do, and prints what came of each step as a line of JSON.

python3 openai_client.py BASE-URL KEY, with the client on PYTHONPATH
"""
import json
import sys

from openai import OpenAI

base_url, key = sys.argv[1:]
ann = OpenAI(api_key=key, base_url=base_url, max_retries=0)
question = "How many customers are from Germany?"


def step(name, run):
    try:
        out = run()
    except Exception as e:
        out = {"error": type(e).__name__, "status": getattr(e, "status_code", 0), "message": str(e)}
    print(json.dumps({"name": name, **out}))


def chat():
    c = ann.chat.completions.create(model="shop", messages=[{"role": "user", "content": question}], temperature=0)
    return {"text": c.choices[0].message.content, "finish": c.choices[0].finish_reason, "tokens": c.usage.total_tokens}


def chat_stream():
    with ann.chat.completions.stream(model="shop", messages=[{"role": "user", "content": question}]) as events:
        c = events.get_final_completion()
    return {"text": c.choices[0].message.content, "finish": c.choices[0].finish_reason}


def response():
    r = ann.responses.create(model="shop", input=question, instructions="Answer briefly.")
    following = ann.responses.create(model="shop", input="And from France?", previous_response_id=r.id)
    return {"text": r.output_text, "finish": r.status + " " + following.status, "tokens": r.usage.total_tokens,
            "cached": following.usage.input_tokens < r.usage.input_tokens}


def response_stream():
    with ann.responses.stream(model="shop", input=question) as events:
        kinds = [e.type for e in events]
        r = events.get_final_response()
    return {"text": r.output_text, "finish": kinds[0] + " " + kinds[-1]}


step("models", lambda: {"text": " ".join(m.id for m in ann.models.list())})
step("chat", chat)
step("chat, streamed", chat_stream)
step("response", response)
step("response, streamed", response_stream)
step("no such model", lambda: ann.responses.create(model="cellar", input=question))
step("no answer", lambda: ann.responses.create(model="shop", input="Xyzzy plugh?"))
step("wrong key", lambda: OpenAI(api_key="wrong", base_url=base_url, max_retries=0).models.list())
