"""Drives these files as verl calls them, against the server at $SQLTRAIN_GYM. Run by cmd/sqltrain's tests, which start one
of recipes/skyrl.toml on a database of singers."""

import asyncio
import inspect
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import tomllib
import unittest

import gym_client
import train

HERE = pathlib.Path(__file__).resolve().parent
GOLD = "SELECT name FROM singer WHERE age > 30"
RIGHT = f"<think>t</think><solution>{GOLD}</solution>"
WRONG = "<think>t</think><solution>SELECT 1</solution>"


def question(**other):
    return {"world": "singer", "question": "Who is older than 30?", "sql": GOLD, "knowledge": "", "difficulty": "", **other}


def scored(text, **other):
    """As verl's naive manager calls a reward function: by keywords, awaited, with more in extra_info than ours."""
    asked = question(**other)
    extra = {"index": 7, "question": asked, "num_turns": 2, "rollout_reward_scores": {}}
    return gym_client.compute_score(data_source="sqltrain", solution_str=text, ground_truth=asked["sql"], extra_info=extra)


class Reward(unittest.TestCase):
    def test_is_a_coroutine_function(self):  # verl asks so whether it must await
        self.assertTrue(inspect.iscoroutinefunction(gym_client.compute_score))

    def test_scores(self):
        async def all():
            return await asyncio.gather(*(scored(RIGHT if i % 3 else WRONG) for i in range(600)), scored("no block"))

        *got, broken = asyncio.run(all())
        for i, s in enumerate(got):
            self.assertEqual(s, {"score": float(i % 3 > 0), "acc": float(i % 3 > 0), "unscored": 0.0})
        self.assertEqual(broken["score"], -1.0)

    def test_nobody_can_judge(self):
        got = asyncio.run(scored(RIGHT, sql="SELECT wages FROM singer"))
        self.assertEqual(got, {"score": 0.0, "acc": 0.0, "unscored": 1.0})

    def test_item_that_is_none(self):
        async def all():
            return await asyncio.gather(scored(RIGHT), scored(RIGHT, world="other"), return_exceptions=True)

        right, other = asyncio.run(all())
        self.assertEqual(right["score"], 1.0)
        self.assertIsInstance(other, gym_client.GymError)
        self.assertIn('"other"', str(other))


class Rollout(unittest.TestCase):
    def test_turns(self):
        said = ["<think>t</think><sql>SELECT count(*) FROM singer</sql>", RIGHT]
        seen = []

        async def generate(observation):
            seen.append(observation)
            return said[len(seen) - 1], 20, "stop"

        end = asyncio.run(gym_client.Gym.shared().rollout(question(), generate))
        self.assertTrue(end["right"])
        self.assertEqual(end["breakdown"]["total"], 1)
        self.assertEqual(seen[0]["messages"][0]["role"], "user")
        self.assertIn("Who is older than 30?", seen[0]["messages"][-1]["text"])
        self.assertEqual(seen[0]["stop"], ["</sql>", "</solution>", "<observation>"])
        self.assertEqual(seen[1]["messages"][0]["role"], "continue")
        self.assertIn("<observation>", seen[1]["messages"][0]["text"])

    def test_policy_that_fails(self):
        async def generate(observation):
            raise KeyError("the engine")

        with self.assertRaises(KeyError):
            asyncio.run(gym_client.Gym.shared().rollout(question(), generate))

    def test_refusals(self):
        gym = gym_client.Gym.shared()
        for status, send in [
            (404, lambda: gym.call("POST", "/v1/episodes", question(world="other"))),
            (400, lambda: gym.call("POST", "/v1/score", {"things": []})),
        ]:
            with self.assertRaises(gym_client.GymError) as caught:
                send()
            self.assertEqual(caught.exception.status, status)
        stranger = gym_client.Gym()
        stranger._headers["Authorization"] = "Bearer " + "x" * 30
        with self.assertRaises(gym_client.GymError) as caught:
            stranger.call("POST", "/v1/score", {"items": []})
        self.assertEqual(caught.exception.status, 401)
        with self.assertRaises(ValueError):
            gym_client.Gym("localhost:1")


class Dataset(unittest.TestCase):
    def run_on(self, text, name="train.jsonl"):
        with tempfile.TemporaryDirectory() as folder:
            source, out = pathlib.Path(folder, "questions.json"), pathlib.Path(folder, name)
            source.write_text(text, encoding="utf-8")
            ran = subprocess.run([sys.executable, HERE / "dataset.py", source, out], capture_output=True, text=True)
            rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()] if out.exists() else None
            return ran, rows

    def test_forms(self):
        spider = {"db_id": "singer", "question": "Who is older than 30?", "query": GOLD}
        bird = {"db_id": "singer", "question": "Who is older than 30?", "SQL": GOLD, "evidence": "older: by age", "difficulty": "simple"}
        ours = {"db": "worlds/singer.sqlite", "question": "Who is older than 30?", "gold": GOLD}
        ran, rows = self.run_on(json.dumps([spider, bird, ours]))
        self.assertEqual((ran.returncode, ran.stderr), (0, "3 questions\n"))
        for i, row in enumerate(rows):
            self.assertEqual(row["extra_info"]["index"], i)
            self.assertEqual(row["reward_model"]["ground_truth"], GOLD)
            self.assertEqual(row["agent_name"], "sqltrain")
            self.assertEqual(row["extra_info"]["question"]["world"], "singer")
            self.assertIn("Who is older than 30?", row["prompt"][-1]["content"])
            self.assertIn("CREATE TABLE", row["prompt"][0]["content"])
        self.assertEqual(rows[1]["extra_info"]["question"]["knowledge"], "older: by age")
        ran, lines = self.run_on("\n".join(map(json.dumps, [spider, bird, ours])) + "\n")
        self.assertEqual(lines, rows)
        self.assertEqual(asyncio.run(self.score(rows[0]))["score"], 1.0)

    async def score(self, row):
        return await gym_client.compute_score(
            data_source=row["data_source"], solution_str=RIGHT, ground_truth=row["reward_model"]["ground_truth"], extra_info=row["extra_info"]
        )

    def test_bad_lines(self):
        ran, rows = self.run_on(json.dumps({"db_id": "singer", "question": "?"}))
        self.assertEqual(rows, None)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("questions.json:1: it has none of sql, gold, query, SQL", ran.stderr)
        ran, rows = self.run_on(json.dumps({"db_id": "singer", "question": "?", "query": GOLD, "after": {"question": "!", "sql": GOLD}}))
        self.assertEqual(rows, None)
        self.assertIn("questions.json:1: it goes on from an answer", ran.stderr)
        ran, rows = self.run_on(json.dumps({"db_id": "other", "question": "?", "query": GOLD}))
        self.assertEqual((ran.returncode, rows), (1, None))
        self.assertIn('questions.json:1: sqltrain serve-reward answered 404: there is no database of the world "other"', ran.stderr)


class Train(unittest.TestCase):
    PAPERS = ("progress", "trail", "paverl", "paverl-mixed", "graph", "graph-grpo", "skyrl")

    def recipe(self, name):
        with open(HERE.parent / f"{name}.toml", "rb") as f:
            return tomllib.load(f)

    def test_recipes(self):
        for name in self.PAPERS:
            recipe = self.recipe(name)
            got, _ = train.settings(recipe)
            self.assertEqual(got["actor_rollout_ref.rollout.n"], recipe["rollout"]["samples"])
            self.assertEqual(got["actor_rollout_ref.actor.optim.lr"], recipe["optimiser"]["lr"])
            self.assertEqual(got["actor_rollout_ref.actor.clip_ratio_high"], recipe["loss"]["clip_high"])
            self.assertEqual(got["data.max_prompt_length"] + got["data.max_response_length"], recipe["rollout"]["context"])
        got, lacks = train.settings(self.recipe("paverl"))
        self.assertEqual(got["actor_rollout_ref.actor.ppo_mini_batch_size"], 256)
        self.assertEqual(got["data.max_prompt_length"], 4096)
        self.assertEqual(got["actor_rollout_ref.actor.kl_loss_coef"], 0.04)
        self.assertEqual([w.split(":")[0] for w in lacks], ["optimiser.flat and start", "data.sets.other_columns", "second"])
        got, lacks = train.settings(self.recipe("skyrl"))
        self.assertEqual((got["actor_rollout_ref.rollout.top_p"], got["actor_rollout_ref.rollout.top_k"]), (0.95, -1))
        self.assertEqual([w.split(":")[0] for w in lacks], ["rollout.top_p and top_k"])
        with self.assertRaises(train.RecipeError):
            train.settings(self.recipe("skyrl-tiny"))

    def test_newer_methods(self):
        recipe = self.recipe("skyrl")
        recipe["reward"]["name"] = "columns"
        recipe["advantage"]["filter"] = ["malformed"]
        recipe["rollout"] |= {"unknown": 0.4, "corrections": 2, "stale": 1}
        _, lacks = train.settings(recipe)
        self.assertEqual(
            [w.split(":")[0] for w in lacks if "top_p" not in w],
            ["columns is paid at the last token, not at each turn's", "advantage.filter", "rollout.stale", "rollout.unknown",
             "rollout.corrections"],
        )
        recipe["advantage"]["estimator"] = "turn"
        with self.assertRaises(train.RecipeError):
            train.settings(recipe)

    def test_guide_names_what_is_lacking(self):
        guide = (HERE.parent.parent / "docs" / "verl.md").read_text(encoding="utf-8")
        for name in self.PAPERS:
            _, lacks = train.settings(self.recipe(name))
            line = next(line for line in guide.splitlines() if line.startswith(f"| `{name}.toml`"))
            self.assertEqual("all of it" in line, not lacks, name)

    def test_print(self):
        ran = subprocess.run(
            [sys.executable, HERE / "train.py", HERE.parent / "graph.toml", "--print", "--", "trainer.nnodes=2"], capture_output=True, text=True
        )
        self.assertEqual(ran.returncode, 0)
        self.assertIn("algorithm.adv_estimator=gae\n", ran.stdout)
        self.assertTrue(ran.stdout.endswith("trainer.nnodes=2\n"))
        self.assertIn("StepRTM", ran.stderr)


if __name__ == "__main__":
    if "SQLTRAIN_GYM" not in os.environ:
        sys.exit("SQLTRAIN_GYM is not set: see cmd/sqltrain/servereward_test.go")
    unittest.main()
