"""Runs one of our recipes (recipes/*.toml) in verl: its settings as verl calls them, so that no number is written twice.

    sqltrain serve-reward recipes/skyrl.toml --db data/databases &
    python3 recipes/verl/dataset.py data/skyrl-sql-653.jsonl train.jsonl
    python3 recipes/verl/train.py recipes/skyrl.toml --model Qwen/Qwen2.5-Coder-7B-Instruct --train train.jsonl -- \\
        trainer.n_gpus_per_node=8

What verl has no setting for is said on stderr, and in docs/verl.md. --print shows verl's settings and runs nothing; what
follows -- is given to verl as it is.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tomllib

HERE = pathlib.Path(__file__).resolve().parent

AGGREGATE = {"token": "token-mean", "sequence": "seq-mean-token-mean", "constant": "seq-mean-token-sum-norm"}
ACTOR, ROLLOUT = "actor_rollout_ref.actor.", "actor_rollout_ref.rollout."


class RecipeError(ValueError):
    """A recipe that cannot be run in verl."""


def settings(recipe, prompt=6000):
    """Returns verl's settings for a recipe (a dict of TOML), and what verl cannot do of it.

    prompt is the most tokens of a prompt where the recipe does not say: it has the whole conversation, and of one turn,
    or of all turns together, what may be generated.
    """
    r, a = recipe["rollout"], recipe.get("advantage", {})
    loss, opt = recipe.get("loss", {}), recipe["optimiser"]
    if recipe["protocol"] == "pointer":
        raise RecipeError("the protocol pointer is made of special tokens, which only our own engine knows")
    if a.get("estimator") in ("step", "turn"):
        raise RecipeError(f"verl pays a reward at the last token alone: the estimator {a['estimator']} has nothing to tell apart there")
    lacks = []
    critic = a.get("estimator") == "gae"
    said = r.get("answer_tokens") or (r.get("turns") == 1 and r.get("turn_tokens"))
    context = r["context"]
    if said:
        prompt = context - said
    out = {
        "data.seed": recipe.get("seed", 1),
        "data.train_batch_size": r["questions"],
        "data.max_prompt_length": prompt,
        "data.max_response_length": context - prompt,
        "data.filter_overlong_prompts": True,
        "algorithm.adv_estimator": "gae" if critic else "grpo",
        "algorithm.norm_adv_by_std_in_grpo": a.get("sigma", False),
        ACTOR + "ppo_mini_batch_size": r["questions"] // opt.get("minibatches", 1),
        ACTOR + "ppo_epochs": opt.get("epochs", 1),
        ACTOR + "use_dynamic_bsz": True,
        ACTOR + "ppo_max_token_len_per_gpu": opt.get("batch_tokens", 8192),
        ACTOR + "loss_agg_mode": AGGREGATE[loss.get("aggregate", "token")],
        ACTOR + "clip_ratio_low": loss.get("clip_low", 0.2),
        ACTOR + "clip_ratio_high": loss.get("clip_high", 0.2),
        ACTOR + "entropy_coeff": loss.get("entropy", 0.0),
        ROLLOUT + "name": "vllm",
        ROLLOUT + "n": r["samples"],
        ROLLOUT + "temperature": r.get("temperature", 1.0),
        ROLLOUT + "top_p": r.get("top_p", 1.0),
        ROLLOUT + "top_k": r.get("top_k") or -1,
        ROLLOUT + "max_model_len": context,
        ROLLOUT + "agent.default_agent_loop": "sqltrain",
        ROLLOUT + "agent.agent_loop_config_path": str(HERE / "agent_loop.yaml"),
        "trainer.total_training_steps": recipe["steps"],
        "trainer.experiment_name": recipe["name"],
    }
    out |= optimiser(ACTOR, opt, recipe["steps"], lacks)
    if loss.get("kl"):
        out |= {ACTOR + "use_kl_loss": True, ACTOR + "kl_loss_coef": loss["kl"], ACTOR + "kl_loss_type": "low_var_kl"}
    if a.get("kl"):
        out |= {"algorithm.use_kl_in_reward": True, "algorithm.kl_penalty": "kl", "algorithm.kl_ctrl.kl_coef": a["kl"]}
    if loss.get("importance_cap"):
        out |= {"algorithm.rollout_correction.rollout_is": "token",
                "algorithm.rollout_correction.rollout_is_threshold": loss["importance_cap"]}
    if loss.get("constant"):
        out[ACTOR + "loss_scale_factor"] = loss["constant"]
    if critic:
        out |= {"algorithm.gamma": a.get("gamma", 1.0), "algorithm.lam": a.get("lambda", 1.0),
                "critic.cliprange_value": loss.get("value_clip", 0.5)}
        out |= optimiser("critic.", opt, recipe["steps"], lacks)
        if not a.get("whiten"):
            lacks.append("advantage.whiten = false: verl's GAE always whitens")
        lacks.append("loss.value: verl's critic is a model of its own, with its own step")
    model = recipe["model"]
    if model.get("lora_rank"):
        out |= {"actor_rollout_ref.model.lora_rank": model["lora_rank"], "actor_rollout_ref.model.lora_alpha": model["lora_alpha"]}
    match loss.get("ratio", "token"):
        case "sequence":
            out[ACTOR + "policy_loss.loss_mode"] = "gspo"
        case "trajectory":
            lacks.append("loss.ratio = trajectory: verl has no such ratio; tokens' are taken")
    if not critic and not a.get("keep_equal"):
        lacks.append("advantage.keep_equal = false: groups of equal rewards stay, with advantages of 0")
    if out[ROLLOUT + "top_p"] < 1 or out[ROLLOUT + "top_k"] > 0:
        lacks.append("rollout.top_p and top_k: verl draws by them, and scores tokens over the whole vocabulary")
    if "steprtm" in recipe["reward"]["name"] or recipe["reward"]["name"].startswith("graph") and critic:
        lacks.append("StepRTM is paid at the last token, not at each subquery's: verl takes one reward a conversation")
    if "columns" in recipe["reward"]["name"]:
        lacks.append("columns is paid at the last token, not at each turn's: verl takes one reward a conversation")
    if a.get("filter"):
        lacks.append("advantage.filter: verl learns from broken conversations too")
    if r.get("stale"):
        lacks.append("rollout.stale: verl draws rollouts and learns in turn")
    for name in "unknown", "corrections":
        if r.get(name):
            lacks.append(f"rollout.{name}: all prompts of a question are alike")
    if any("other_columns" in s for s in recipe["data"]["sets"]):
        lacks.append("data.sets.other_columns: prompts show the whole schema")
    if len(recipe["data"]["sets"]) > 1:
        lacks.append("data.sets.weight: verl goes over its files as they are")
    if recipe.get("cold"):
        lacks.append("cold: give --model a checkpoint after the supervised stage (`sqltrain sft`, or verl's)")
    if recipe.get("second"):
        lacks.append("second: run again from the best checkpoint")
    return out, lacks


def optimiser(of, o, steps, lacks):
    """Settings of an optimiser: the actor's, or the critic's."""
    out = {
        of + "optim.lr": o["lr"],
        of + "optim.weight_decay": o.get("weight_decay", 0.0),
        of + "optim.betas": [o.get("beta1", 0.9), o.get("beta2", 0.999)],
        of + "optim.lr_warmup_steps": o.get("warmup", 0),
        of + "optim.clip_grad": o.get("clip_norm", 1.0),
        of + "grad_clip": o.get("clip_norm", 1.0),
    }
    if o.get("decay"):
        out |= {of + "optim.lr_scheduler_type": "cosine", of + "optim.min_lr_ratio": o.get("floor", 0.0)}
        if round(o["decay"] * steps) != steps - o.get("warmup", 0):
            lacks.append("optimiser.decay: verl's cosine begins where the warm-up ends")
    if o.get("flat") or o.get("start"):
        lacks.append("optimiser.flat and start: verl's warm-up is a line from 0")
    return out


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("recipe")
    parser.add_argument("--model", help="folder or Hugging Face name of the weights that the recipe begins with")
    parser.add_argument("--train", help="rows of dataset.py to learn from")
    parser.add_argument("--validate", help="rows to measure by; by default those of --train")
    parser.add_argument("--prompt-tokens", type=int, default=6000, help="of a prompt, where the recipe does not say (6000)")
    parser.add_argument("--print", action="store_true", help="print verl's settings and run nothing")
    argv = list(sys.argv[1:] if argv is None else argv)
    at = argv.index("--") if "--" in argv else len(argv)
    o, verls = parser.parse_args(argv[:at]), argv[at + 1 :]
    with open(o.recipe, "rb") as f:
        recipe = tomllib.load(f)
    try:
        chosen, lacks = settings(recipe, o.prompt_tokens)
    except RecipeError as err:
        sys.exit(f"{o.recipe}: {err}")
    for what in lacks:
        print(f"{o.recipe}: {what}", file=sys.stderr)
    if not o.print and not (o.model and o.train):
        parser.error("--model and --train are needed; --print shows the settings without them")
    if o.model:
        chosen["actor_rollout_ref.model.path"] = o.model
        if chosen["algorithm.adv_estimator"] == "gae":
            chosen["critic.model.path"] = o.model
    if o.train:
        chosen["data.train_files"] = o.train
        chosen["data.val_files"] = o.validate or o.train
    words = [f"{key}={text(value)}" for key, value in chosen.items()] + verls
    if o.print:
        print("\n".join(words))
        return
    path = os.pathsep.join(filter(None, [str(HERE), os.environ.get("PYTHONPATH")]))
    sys.exit(subprocess.call([sys.executable, "-m", "verl.trainer.main_ppo", *words], env={**os.environ, "PYTHONPATH": path}))


def text(value):
    """A value as Hydra's command line has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ",".join(map(str, value)) + "]"
    return str(value)


if __name__ == "__main__":
    main()
