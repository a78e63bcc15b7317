"""A client of `sqltrain serve-reward`, of the standard library alone, and verl's reward function (compute_score).

docs/verl.md has the addresses of the server. Its URL is given, or is $SQLTRAIN_GYM; its token is the first line of a
file, or $SQLTRAIN_TOKEN.
"""

import asyncio
import functools
import http.client
import json
import os
import threading
import time
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

DEFAULT_URL = "http://127.0.0.1:8767"
CONNECTIONS = 64  # of one process
ATTEMPTS = 6  # of a request whose server is away or busy: about a minute
TIMEOUT = 600  # seconds for an answer; the server's own limits are shorter


class GymError(RuntimeError):
    """The server refused a request: status and what it said."""

    def __init__(self, status, message):
        super().__init__(f"sqltrain serve-reward answered {status}: {message}")
        self.status = status


class Gym:
    """One server. Its methods may be called from any thread and any event loop; each thread has a connection."""

    def __init__(self, url=None, token_file=None):
        url = urllib.parse.urlsplit(url or os.environ.get("SQLTRAIN_GYM") or DEFAULT_URL)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError(f"{url.geturl()!r} is no URL of a server: give http://HOST:PORT")
        self._url = url
        token = os.environ.get("SQLTRAIN_TOKEN", "")
        if token_file:
            with open(token_file, encoding="utf-8") as f:
                token = f.readline().strip()
        self._headers = {"Content-Type": "application/json"}
        if token:
            self._headers["Authorization"] = "Bearer " + token
        self._local = threading.local()
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="gym")

    @staticmethod
    @functools.cache
    def shared(url=None, token_file=None):
        """The client that all callers of this process with the same arguments share."""
        return Gym(url, token_file)

    def call(self, method, path, body=None):
        """Sends one request and returns the answer's object, None where it has none.

        A server that is away, busy or stopping is asked again, later each time. So are lost connections: all requests
        may be repeated. Other refusals are a GymError.
        """
        text = None if body is None else json.dumps(body)
        for attempt in range(ATTEMPTS):
            if attempt:
                time.sleep(2.0**attempt)
            try:
                status, answer = self._send(method, path, text)
            except (OSError, http.client.HTTPException) as err:
                failed = GymError(0, f"{self._url.geturl()} cannot be reached: {err}")
                continue
            if status < 300:
                return json.loads(answer) if answer else None
            try:
                message = json.loads(answer)["error"]
            except (ValueError, KeyError, TypeError):
                message = answer.decode(errors="replace")[:200]
            failed = GymError(status, message)
            if status not in (429, 503):
                break
        raise failed

    def _send(self, method, path, text):
        kept = getattr(self._local, "connection", None)
        if kept is None:
            kind = http.client.HTTPSConnection if self._url.scheme == "https" else http.client.HTTPConnection
            kept = self._local.connection = kind(self._url.hostname, self._url.port, timeout=TIMEOUT)
        try:
            kept.request(method, self._url.path.rstrip("/") + path, text, self._headers)
            response = kept.getresponse()
            return response.status, response.read()
        except BaseException:
            kept.close()
            self._local.connection = None
            raise

    async def acall(self, method, path, body=None):
        """call, while other coroutines go on."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.call, method, path, body)

    async def rollout(self, question, generate):
        """Holds one conversation about a question: {world, question, knowledge, sql (gold), difficulty}.

        `await generate(observation)` is the policy. It is given {messages, max_tokens, stop}: messages that stand
        after those before, each {role, text}, where the role "continue" means text inside the assistant's open
        message. It returns (text, tokens, finish), finish being stop, end, length or context as in docs/verl.md.
        Returns the last observation: {sql, right, breakdown, error}.
        """
        observation = await self.acall("POST", "/v1/episodes", question)
        path = "/v1/episodes/" + observation["id"]
        try:
            while not observation["done"]:
                text, tokens, finish = await generate(observation)
                step = {"turn": observation["turn"], "text": text, "tokens": tokens, "finish": finish}
                observation = await self.acall("POST", path + "/step", step)
        except BaseException:
            self._threads.submit(self._forget, path)
            raise
        return observation

    def _forget(self, path):
        try:
            self.call("DELETE", path)
        except GymError:
            pass  # it ends by itself

    def prompt(self, question):
        """The messages that a conversation about a question begins with, as chat templates take them."""
        observation = self.call("POST", "/v1/episodes", question)
        if not observation["done"]:
            self.call("DELETE", "/v1/episodes/" + observation["id"])
        return chat(observation["messages"])


def chat(messages):
    """Messages of the server as chat templates take them."""
    return [{"role": m["role"], "content": m["text"]} for m in messages]


def question_of(row):
    """The question in a row's extra_info, as dataset.py writes it."""
    asked = row["question"]
    return {k: str(asked.get(k) or "") for k in ("world", "question", "knowledge", "sql", "difficulty")}


def metrics(scored, unscored):
    """A reward as verl's managers take it: the score, and numbers that it logs.

    Where gold or the database failed nobody can judge: the score is then `unscored`, and the metric of that name is 1.
    Execution accuracy is logged with every reward, since shaped ones can be gamed.
    """
    total = scored["breakdown"]["total"]
    return {
        "score": float(unscored if total is None else total),
        "acc": float(scored["right"]),
        "unscored": float(total is None),
    }


class _Batch:
    """Scores what coroutines of one event loop ask for within a moment by one request."""

    MOMENT = 0.01  # seconds
    MOST = 256

    def __init__(self, gym):
        self.gym, self.waiting, self.timer = gym, [], None

    async def score(self, item):
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        self.waiting.append((item, answer))
        if len(self.waiting) >= self.MOST:
            self._flush()
        elif self.timer is None:
            self.timer = loop.call_later(self.MOMENT, self._flush)
        return await answer

    def _flush(self):
        if self.timer is not None:
            self.timer.cancel()
        self.timer, sent, self.waiting = None, self.waiting, []
        if sent:
            task = asyncio.get_running_loop().create_task(self._send(sent))
            task.add_done_callback(lambda t: t.exception())  # which each of those who wait gets

    async def _send(self, sent):
        try:
            answer = await self.gym.acall("POST", "/v1/score", {"items": [item for item, _ in sent]})
            results = answer["items"]
        except Exception as err:
            results = [err] * len(sent)
        for (_, answer), result in zip(sent, results, strict=True):
            if answer.done():
                continue  # whoever asked went away
            if isinstance(result, Exception):
                answer.set_exception(result)
            elif "error" in result:
                answer.set_exception(GymError(200, result["error"]))
            else:
                answer.set_result(result)


_batches = {}  # by event loop and server


async def compute_score(data_source, solution_str, ground_truth, extra_info, url=None, token_file=None, unscored=0.0, **_):
    """verl's custom reward function: the recipe's reward of a completion of one turn.

    Conversations of several turns are scored where they are held: see gym_agent_loop.py.
    """
    gym = Gym.shared(url, token_file)
    key = id(asyncio.get_running_loop()), gym
    if key not in _batches:
        _batches[key] = _Batch(gym)
    item = {**question_of(extra_info), "sql": str(ground_truth), "text": solution_str}
    return metrics(await _batches[key].score(item), unscored)
