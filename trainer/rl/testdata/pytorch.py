#!/usr/bin/env python3
"""Writes NAME/case.json: what PyTorch makes of small steps of GRPO, GSPO, SQL-Trail's objective, PPO and others.

A case is some trajectories of several turns, whose observations are masked, with the numbers that a step gets, and what PyTorch
(float64) gets out of them: advantages, the loss, and by autograd its derivatives by log π_θ(y_t), H_t and V(s_t). The
objectives are written here as the papers write them, trajectory by trajectory. Any version of torch will do.
"""
import json
import pathlib

import torch

here = pathlib.Path(__file__).parent
torch.set_default_dtype(torch.float64)


def f32(x):
    """As the Go side reads it."""
    return x.float().double()


def trajectories(gen, groups=3, samples=4, spread=0.25, critic=False):
    out = []
    for group in range(groups):
        for sample in range(samples):
            mask, turns = [], int(torch.randint(1, 4, (1,), generator=gen))
            for turn in range(turns):
                if turn:
                    mask += [False] * int(torch.randint(1, 4, (1,), generator=gen))
                mask += [True] * int(torch.randint(2, 6, (1,), generator=gen))
            T = len(mask)
            normal = lambda scale: f32(torch.randn(T, generator=gen) * scale)
            behaviour = -f32(torch.rand(T, generator=gen) * 3)
            y = dict(group=group, mask=mask, behaviour=behaviour, old=f32(behaviour + normal(0.4)))
            y["logp"], y["ref"] = f32(y["old"] + normal(spread)), f32(y["old"] + normal(0.3))
            y["entropy"] = f32(torch.rand(T, generator=gen))
            reward = torch.zeros(T)
            reward[T - 1] = float(torch.randint(0, 3, (1,), generator=gen)) - 0.5
            if group == 0 and sample == 1:
                reward[T - 1] = float("nan")  # nobody can judge it
            if group == 1:
                reward[T - 1] = 1.5  # zero variance
            y["reward"] = reward
            if critic:
                y["old_value"] = normal(1)
                y["value"] = f32(y["old_value"] + normal(0.4))
                reward[mask.index(True)] += 0.25  # a step reward
            out.append(y)
    return out


def on(y, name):
    """The numbers of the generated tokens."""
    return y[name][torch.tensor(y["mask"])]


def group_advantages(ys, sigma, leave_one_out):
    for y in ys:
        R = torch.stack([z["reward"].sum() for z in ys if z["group"] == y["group"]])
        others = torch.stack([z["reward"].sum() for z in ys if z["group"] == y["group"] and z is not y])
        R, others = R[~R.isnan()], others[~others.isnan()]
        A = y["reward"].sum() - (others if leave_one_out else R).mean()
        if sigma:
            A = A / (R.std() + 1e-6)
        y["dropped"] = bool(y["reward"].sum().isnan() or (R == R[0]).all())
        y["A"] = torch.zeros(()) if y["reward"].sum().isnan() else A
        y["advantage"] = torch.where(torch.tensor(y["mask"]), y["A"], 0.0)


def gae(ys, gamma, lam):
    for y in ys:
        y["dropped"] = bool(y["reward"].isnan().any())
        y["advantage"], y["return"] = torch.zeros(len(y["mask"])), torch.zeros(len(y["mask"]))
        at = [t for t, m in enumerate(y["mask"]) if m]
        V = y["old_value"][at].tolist() + [0.0]
        delta = [float(y["reward"][t]) + gamma * V[i + 1] - V[i] for i, t in enumerate(at)]
        for i, t in enumerate(at):
            if not y["dropped"]:
                y["advantage"][t] = sum((gamma * lam) ** (j - i) * delta[j] for j in range(i, len(at)))  # eq. 16
                y["return"][t] = y["advantage"][t] + V[i]


def clipped(ratio, A, o):
    value = torch.minimum(ratio * A, ratio.clamp(1 - o["clip_low"], 1 + o["clip_high"]) * A)
    if o["dual_clip"]:
        value = torch.where(A < 0, torch.maximum(value, o["dual_clip"] * A), value)
    return value


def loss_of(ys, o):
    kept = [y for y in ys if not y["dropped"]]
    N, tokens = len(kept), sum(sum(y["mask"]) for y in kept)
    total = torch.zeros(())
    for y in kept:
        logr, A = on(y, "logp") - on(y, "old"), on(y, "advantage")
        logc = on(y, "old") - on(y, "behaviour")
        size = len(A)
        token = {"token": 1 / tokens, "sequence": 1 / (N * size), "constant": 1 / (N * o.get("l", 1))}[o["aggregate"]]
        if o["off_policy"] and A[0] < 0 and (on(y, "behaviour") - on(y, "logp")).mean() > o["off_policy"]:
            pass  # it counts in N and in tokens
        elif o["ratio"] == "geometric":
            r = logr.exp()
            least = torch.minimum(r * A.abs(), r.clamp(max=1 + o["clip_high"]) * A.abs()) if A[0] > 0 else \
                torch.maximum(r * A.abs(), r.clamp(min=1 - o["clip_low"]) * A.abs())
            total = total - token * size * least.prod() ** (1 / size) * A[0].sign()
        elif o["ratio"] == "token":
            r = logr.exp()
            if o["surrogate"] == "cispo":
                objective = r.clamp(1 - o["clip_low"], 1 + o["clip_high"]).detach() * A * on(y, "logp")
            elif o["surrogate"] == "sapo":
                tau = torch.where(A > 0, 1.0, 1.05)
                objective = torch.sigmoid(tau * (r - 1)) * 4 / tau * A
            else:
                objective = clipped(r, A, o)
            if o["cap"]:
                objective = objective * logc.exp().clamp(max=o["cap"])
            total = total - token * objective.sum()
        else:
            s = (logr.mean() if o["ratio"] == "sequence" else logr.sum()).exp()
            c = (logc.mean() if o["ratio"] == "sequence" else logc.sum()).exp().clamp(max=o["cap"]) if o["cap"] else 1
            total = total - token * size * c * clipped(s, A[0], o)
        x = on(y, "ref") - on(y, "logp")
        total = total + o["beta"] * token * (x.exp() - x - 1).sum()
        total = total - o["entropy"] * token * on(y, "entropy").sum()
        if o["value"]:
            V, old, R = on(y, "value"), on(y, "old_value"), on(y, "return")
            held = torch.clamp(V, old - o["value_clip"], old + o["value_clip"])
            total = total + o["value"] * token * 0.5 * torch.maximum((V - R) ** 2, (held - R) ** 2).sum()
    return total


def write(name, seed, sigma=True, penalty=0.0, critic=False, spread=0.25, leave_one_out=False, **o):
    o = dict(dict(surrogate="clip", ratio="token", aggregate="token", off_policy=0.0, clip_low=0.2, clip_high=0.2, beta=0.0, cap=0.0, dual_clip=0.0, entropy=0.0, value=0.0,
                  value_clip=0.0), **o)
    ys = trajectories(torch.Generator().manual_seed(seed), critic=critic, spread=spread)
    given = [{k: (v.tolist() if torch.is_tensor(v) else v) for k, v in y.items()} for y in ys]
    for y in ys:
        if penalty:
            y["reward"] = y["reward"] - penalty * (y["old"] - y["ref"]) * torch.tensor(y["mask"])
    if critic:
        gae(ys, 0.99, 0.99)
    else:
        group_advantages(ys, sigma, leave_one_out)
    leaves = ["logp", "entropy"] + (["value"] if critic else [])
    for y in ys:
        for k in leaves:
            y[k].requires_grad_()
    loss = loss_of(ys, o)
    loss.backward()
    for y, g in zip(ys, given):
        g["want"] = {"advantage": y["advantage"].tolist(), "dropped": y["dropped"]}
        for k in leaves:
            g["want"]["d" + k] = y[k].grad.tolist() if y[k].grad is not None else [0.0] * len(y["mask"])
        g["reward"] = [None if r != r else r for r in g["reward"]]
    (here / name).mkdir(exist_ok=True)
    case = dict(objective=o, sigma=sigma, leave_one_out=leave_one_out, penalty=penalty, critic=critic, loss=loss.item(), trajectories=given)
    (here / name / "case.json").write_text(json.dumps(case) + "\n")


write("grpo", 1, aggregate="sequence")
write("dapo", 2, clip_low=0.2, clip_high=0.28, entropy=0.01)
write("dr-grpo", 3, sigma=False, aggregate="constant", l=16)
write("grpo-k3", 4, beta=0.04)
write("grpo-truncated", 5, cap=1.2)
write("grpo-kl-in-reward", 9, penalty=0.05)
write("dual-clip", 10, dual_clip=1.3, spread=0.6)
write("gspo", 6, ratio="sequence", aggregate="sequence", clip_low=0.02, clip_high=0.03, cap=1.1)
write("trail", 7, ratio="trajectory", aggregate="sequence", clip_low=0.2, clip_high=0.28, spread=0.15)
write("ppo", 8, critic=True, penalty=0.05, clip_low=0.1, clip_high=0.1, value=0.5, value_clip=0.2)
write("rloo", 11, sigma=False, leave_one_out=True, aggregate="sequence")
write("cispo", 12, surrogate="cispo", clip_low=0.3, clip_high=0.3, spread=0.4)
write("sapo", 13, surrogate="sapo", aggregate="sequence", spread=0.6)
write("gmpo", 14, ratio="geometric", aggregate="sequence", clip_low=0.3297, clip_high=0.4918, spread=0.6)
write("off-policy", 15, off_policy=0.05, spread=0.4)
