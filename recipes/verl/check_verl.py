"""Drives real verl over these files, without a GPU: its configuration, data set, reward manager and agent loop worker. Only
the model is missing: a script says its turns.

    pip install verl==0.9.1 torch        # 6 GB, so this is no part of scripts/test.sh
    sqltrain serve-reward recipes/skyrl.toml --db FOLDER &       # FOLDER/singer.sqlite as in cmd/sqltrain's tests
    python3 recipes/verl/check_verl.py CHECKPOINT                # tokenizer and config.json of a ChatML model
    sqltrain serve-reward recipes/trail.toml --db FOLDER --listen 127.0.0.1:8768 &
    SQLTRAIN_GYM=http://127.0.0.1:8768 python3 recipes/verl/check_verl.py CHECKPOINT trail    # observations of the user's

docs/experiments/2026-11-22-verl.md has what it printed.
"""

import asyncio
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import tomllib

import numpy as np
import torch
from hydra import compose, initialize_config_module
from omegaconf import OmegaConf
from tensordict import TensorDict

import verl
from verl import DataProto
from verl.experimental.agent_loop.agent_loop import AgentLoopWorker
from verl.experimental.reward_loop.reward_manager.naive import NaiveRewardManager
from verl.trainer.ppo.reward import get_custom_reward_fn
from verl.trainer.ppo.utils import need_critic, need_reference_policy
from verl.utils.config import validate_config
from verl.utils.dataset.rl_dataset import RLHFDataset, collate_fn
from verl.workers.rollout.replica import TokenOutput

import train
from test_gym import GOLD, RIGHT, WRONG, question

HERE = pathlib.Path(__file__).resolve().parent
PAPERS = ("progress", "trail", "paverl", "paverl-mixed", "graph", "graph-grpo", "skyrl")
PROBE = "<think>t</think><sql>SELECT count(*) FROM singer</sql>"


def configuration(name, model, *more):
    with open(HERE.parent / f"{name}.toml", "rb") as f:
        chosen, _ = train.settings(tomllib.load(f))
    words = [f"{k}={train.text(v)}" for k, v in chosen.items()]
    with initialize_config_module(config_module="verl.trainer.config", version_base=None):
        return compose("ppo_trainer", [*words, f"actor_rollout_ref.model.path={model}", *more])


def recipes(model):
    """Each recipe is a configuration that verl accepts."""
    for name in PAPERS:
        config = configuration(name, model, "trainer.n_gpus_per_node=8", f"critic.model.path={model}")
        validate_config(config, use_reference_policy=need_reference_policy(config), use_critic=need_critic(config))
        actor = config.actor_rollout_ref.actor
        print(f"{name}: accepted; lr {actor.optim.lr}, batch {config.data.train_batch_size} x {config.actor_rollout_ref.rollout.n}, "
              f"{actor.loss_agg_mode}, critic {need_critic(config)}, reference {need_reference_policy(config)}")


def dataset(config, tokenizer, folder):
    """The rows of dataset.py are what verl's data set reads, as JSON lines and as Parquet."""
    source = pathlib.Path(folder, "questions.jsonl")
    source.write_text("\n".join(json.dumps(question()) for _ in range(4)), encoding="utf-8")
    batches = []
    for name in ("train.jsonl", "train.parquet"):
        out = pathlib.Path(folder, name)
        subprocess.run([sys.executable, HERE / "dataset.py", source, out], check=True, stderr=subprocess.DEVNULL)
        rows = RLHFDataset(str(out), tokenizer, config.data)
        batches.append(collate_fn([rows[i] for i in range(len(rows))]))
    assert [len(b["raw_prompt"]) for b in batches] == [4, 4]
    assert list(batches[0]["raw_prompt"][0]) == list(batches[1]["raw_prompt"][0])
    print("data set: 4 rows of JSON lines, 4 of Parquet, prompts equal")
    return batches[1]


class Script:
    """verl's client of its model servers, with a script in the model's place: the turns of each request, in order."""

    def __init__(self, tokenizer, scripts):
        self.tokenizer, self.scripts, self.said, self.asked = tokenizer, list(scripts), {}, 0

    async def generate(self, request_id, *, prompt_ids, sampling_params, **_):
        self.asked += 1
        turns = self.said.setdefault(request_id, list(self.scripts[len(self.said) % len(self.scripts)]))
        text = turns.pop(0)
        ids = self.tokenizer.encode(text.removesuffix("$"), add_special_tokens=False)
        if text.endswith("$"):  # it ends its message
            ids.append(self.tokenizer.eos_token_id)
        ids = ids[: sampling_params["max_tokens"]]
        return TokenOutput(token_ids=ids, log_probs=[-0.5] * len(ids), stop_reason="completed", extra_fields={"min_global_steps": 0, "max_global_steps": 0})


def agent_loop(model, rows, recipe):
    """Conversations of the worker that verl runs, down to the batch that its trainer gets."""
    scripts = [[PROBE, RIGHT], ["no block$", RIGHT], [WRONG], ["<think>t</think><sql>SELECT nam FROM singer</sql>", PROBE, "done$", "a", "b", GOLD + "$"]]
    if recipe == "trail":
        scripts = [[t.replace("think>", "reasoning>") for t in turns] for turns in scripts[:3]]
    for response in (3000, 40):
        config = configuration(recipe, model, "data.max_prompt_length=4000", f"data.max_response_length={response}",
                               "actor_rollout_ref.rollout.max_model_len=8000")
        client = Script(None, scripts)
        worker = AgentLoopWorker(config, client)
        client.tokenizer = tok = worker.tokenizer
        batch = DataProto.from_single_dict(rows)
        batch.meta_info = {"global_steps": 1}
        out = asyncio.get_event_loop().run_until_complete(worker.generate_sequences(batch))
        scores = out.batch["rm_scores"].sum(-1).tolist()
        print(f"agent loop, response of {response} tokens: scores {scores}, acc {out.non_tensor_batch['acc'].tolist()}, "
              f"turns {out.non_tensor_batch['__num_turns__'].tolist()}, policy's tokens {out.batch['response_mask'].sum(-1).tolist()}")
        if response < 100:
            continue
        wanted = (1.0, 1.0, 0.0, -1.0) if recipe == "skyrl" else (None,) * 3
        left = {"".join(t.removesuffix("$") for t in turns): score for turns, score in zip(scripts, wanted)}
        for i, score in enumerate(scores):
            ids, mask = out.batch["responses"][i], out.batch["response_mask"][i].bool()
            said = tok.decode(ids[mask], skip_special_tokens=True)
            assert said in left and left[said] in (None, score), (said, score)
            assert torch.all(out.batch["rollout_log_probs"][i][mask] == -0.5)
            assert torch.all(out.batch["rollout_log_probs"][i][~mask] == 0)
            if said.startswith("no block"):
                whole = tok.decode(ids[: int(out.batch["attention_mask"][i][4000:].sum())])
        print("a conversation in which the model ended its message, as the trainer gets it:")
        print("    " + whole.replace("\n", "\n    "))


async def rewards(config, tokenizer):
    """verl's naive manager with our reward function, as its reward workers call it."""
    manager = NaiveRewardManager(config, tokenizer, get_custom_reward_fn(config))
    async def one(text):
        ids = torch.tensor(tokenizer.encode(text, add_special_tokens=False))
        n = len(ids)
        batch = TensorDict({"responses": ids[None], "attention_mask": torch.ones(1, n + 3, dtype=torch.long)}, batch_size=1)
        extra = {"data_source": "sqltrain", "reward_model": {"ground_truth": GOLD}, "extra_info": {"question": question()}, "__num_turns__": 2}
        return await manager.run_single(DataProto(batch=batch, non_tensor_batch={k: np.array([v], dtype=object) for k, v in extra.items()}))
    start = time.time()
    got = await asyncio.gather(*(one(RIGHT if i % 2 else WRONG) for i in range(1000)))
    assert [g["reward_score"] for g in got] == [float(i % 2) for i in range(1000)]
    assert got[1]["reward_extra_info"] == {"score": 1.0, "acc": 1.0, "unscored": 0.0}
    print(f"naive reward manager: 1000 completions in {time.time() - start:.1f} s, all as they should be")


def main():
    model, recipe = sys.argv[1], "".join(sys.argv[2:]) or "skyrl"
    os.environ["PYTHONPATH"] = str(HERE)
    print("verl", verl.__version__, "torch", torch.__version__)
    recipes(model)
    config = configuration(recipe, model, f"reward.custom_reward_function.path={HERE / 'gym_client.py'}")
    from transformers import AutoTokenizer
    tokenizer = AutoTokenizer.from_pretrained(model)
    with tempfile.TemporaryDirectory() as folder:
        rows = dataset(config, tokenizer, folder)
    agent_loop(model, rows, recipe)
    if recipe == "skyrl":
        asyncio.get_event_loop().run_until_complete(rewards(config, tokenizer))


if __name__ == "__main__":
    main()
