"""verl's agent loop over `sqltrain serve-reward`: a rollout is a conversation of package agent, whose model is verl's.

agent_loop.yaml registers it under the name "sqltrain"; both folders, this one and verl's, must be on PYTHONPATH. Tokens go
in and out as they are: nothing that the policy wrote is tokenised again, and what it is given has the mask 0.
"""

from verl.experimental.agent_loop.agent_loop import AgentLoopBase, AgentLoopMetrics, AgentLoopOutput
from verl.utils.profiler import simple_timer

from gym_client import Gym, chat, metrics, question_of


def message_end(tokenizer):
    """The token that ends a message, which a base model's end of text is not."""
    vocabulary = tokenizer.get_vocab()
    return next((vocabulary[t] for t in ("<|im_end|>", "<|eot_id|>") if t in vocabulary), tokenizer.eos_token_id)


class GymAgentLoop(AgentLoopBase):
    def __init__(self, *args, url=None, token_file=None, unscored=0.0, tools=None, **kwargs):
        super().__init__(*args, **kwargs)
        self.gym = Gym.shared(url, token_file)
        self.unscored = unscored

    async def run(self, sampling_params, **kwargs):
        said = _Conversation(self, sampling_params)
        end = await self.gym.rollout(question_of(kwargs["extra_info"]), said.generate)
        reward = metrics(end, self.unscored)
        if reward["unscored"]:
            said.mask = [0] * len(said.mask)  # nothing is learnt of it
        n = len(said.mask)
        return AgentLoopOutput(
            prompt_ids=said.ids[: len(said.ids) - n],
            response_ids=said.ids[len(said.ids) - n :],
            response_mask=said.mask,
            response_logprobs=said.logprobs,
            reward_score=reward["score"],
            num_turns=said.turns * 2,
            metrics=AgentLoopMetrics(**said.metrics),
            extra_fields={"turn_scores": [], "tool_rewards": [], "reward_extra_info": reward, **said.extra},
        )


class _Conversation:
    """The tokens of one conversation: ids of all of it, masks and log-probabilities of what follows the prompt."""

    def __init__(self, loop, sampling_params):
        self.loop, self.sampling = loop, sampling_params
        self.room = loop.rollout_config.response_length
        self.id = None
        self.messages = []
        self.ids, self.mask, self.logprobs = [], [], None
        self.turns = 0
        self.metrics, self.extra = {"num_preempted": -1}, {}

    async def generate(self, observation):
        if self.turns == 0:
            self.id = observation["id"]
            self.messages = chat(observation["messages"])
            self.ids = await self.loop.ct_build_initial_tokens(self.messages)
        else:
            for message in observation["messages"]:
                await self._give(message)
        self.turns += 1
        room = self.room - len(self.mask)
        if room <= 0:
            self._cut()
            return "", 0, "context"
        most = min(observation["max_tokens"], room)
        with simple_timer("generate_sequences", self.metrics):
            out = await self.loop.server_manager.generate(
                request_id=self.id,
                prompt_ids=self.ids,
                sampling_params={**self.sampling, "max_tokens": most, "stop": observation["stop"]},
            )
        self.metrics["num_preempted"] = max(self.metrics["num_preempted"], out.num_preempted or -1)
        self.extra.update(out.extra_fields)
        ids = list(out.token_ids)[:most]
        self._append(ids, 1, list(out.log_probs)[:most] if out.log_probs else None)
        text = self.loop.tokenizer.decode(ids, skip_special_tokens=True)
        self.messages.append({"role": "assistant", "content": text})
        if any(stop in text for stop in observation["stop"]):
            return text, len(ids), "stop"
        if len(ids) < most:
            return text, len(ids), "end"
        return text, len(ids), "context" if most == room else "length"

    async def _give(self, message):
        builder, tokenizer = self.loop.continuous_token_builder, self.loop.tokenizer
        end = message_end(tokenizer)
        ended = bool(self.ids) and self.ids[-1] == end
        if message["role"] == "continue":
            given = tokenizer.encode(message["text"], add_special_tokens=False)
            if ended:  # a message of the assistant is opened anew
                opened = builder.render_delta_token_id(self.messages, [], add_generation_prompt=True)
                self._merge(builder._merge_context_token_ids(self.ids, opened))
            self._append(given, 0)
            return
        if not ended:  # the model stopped inside its message, which ends here
            self._append([end], 0)
        told = self.messages + chat([message])
        self._merge(builder.merge_context_tokens(self.messages, told, self.ids))
        self.messages = told

    def _merge(self, merged):
        """Takes tokens that a builder of verl appended to those that are there."""
        if merged.token_ids[: len(self.ids)] != self.ids:
            raise ValueError("verl's chat template changed tokens that the policy wrote")
        self._append(merged.token_ids[len(self.ids) :], 0)

    def _append(self, ids, mask, logprobs=None):
        if logprobs is not None and self.logprobs is None:
            self.logprobs = [0.0] * len(self.mask)
        self.ids = self.ids + list(ids)
        self.mask += [mask] * len(ids)
        if self.logprobs is not None:
            self.logprobs += logprobs if logprobs is not None else [0.0] * len(ids)

    def _cut(self):
        """What was told beyond the room of a response is not kept."""
        over = len(self.mask) - self.room
        if over > 0:
            self.ids = self.ids[:-over]
            self.mask = self.mask[: self.room]
            self.logprobs = self.logprobs and self.logprobs[: self.room]
