package grpo

import (
	"fmt"
	"slices"
)

// adviceSteps is how many of a run's last steps its advice is of.
const adviceSteps = 20

// advice is what the last steps of a run suggest to change, the most important first; nothing where they are healthy.
// The thresholds are rules of thumb of ours.
func advice(steps []Metrics) (out []string) {
	steps = steps[max(0, len(steps)-adviceSteps):]
	mean := func(of func(m Metrics) float64) float64 { return meanOf(steps, of) }
	share := func(part, of func(m Metrics) int) float64 {
		return mean(func(m Metrics) float64 { return float64(part(m)) }) / max(mean(func(m Metrics) float64 { return float64(of(m)) }), 1e-9)
	}
	rollouts := func(m Metrics) int { return m.Rollouts }
	say := func(when bool, format string, args ...any) {
		if when {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}

	unscored := share(func(m Metrics) int { return m.Unscored + m.Empty }, rollouts)
	say(unscored > 0.02, "%.0f%% of the rollouts could not be judged: see why in %s.", 100*unscored, metricsFile)

	equal := share(func(m Metrics) int { return m.Equal }, func(m Metrics) int { return m.Groups.Groups })
	ex, pass := mean(func(m Metrics) float64 { return m.EX }), mean(func(m Metrics) float64 { return m.PassG })
	switch {
	case equal > 0.5 && ex > 0.7:
		say(true, "%.0f%% of the groups teach nothing, and %.0f%% of the samples are right: the questions are too easy. "+
			"Leave out those that are always answered (sqltrain curate), or set data.rest or advantage.refill.", 100*equal, 100*ex)
	case equal > 0.5 && pass < 0.3:
		say(true, "%.0f%% of the groups teach nothing, and %.0f%% of the questions have a right sample: they are too hard. "+
			"Train longer on trajectories first, set advantage.guide, or reward partial results.", 100*equal, 100*pass)
	case equal > 0.5:
		say(true, "%.0f%% of the groups teach nothing: set data.rest or advantage.refill, or raise rollout.samples.", 100*equal)
	}

	// A step without an update scores no token: its entropy is 0, and says nothing.
	if learnt := slices.DeleteFunc(slices.Clone(steps), func(m Metrics) bool { return m.Updates == 0 }); len(learnt) > 0 {
		entropy := meanOf(learnt, func(m Metrics) float64 { return m.Entropy })
		say(entropy < 0.03, "The entropy is %.3f nats a token: samples are nearly alike. Raise rollout.temperature, loss.entropy or "+
			"loss.clip_high; run.low_entropy ends a run before it collapses.", entropy)
		clipped := meanOf(learnt, func(m Metrics) float64 { return m.ClipLow + m.ClipHigh })
		say(clipped > 0.3, "%.0f%% of the ratios are clipped: lower optimiser.lr, optimiser.epochs or optimiser.minibatches.", 100*clipped)
		mismatch, stale := meanOf(learnt, func(m Metrics) float64 { return m.Mismatch }), learnt[len(learnt)-1].Stale > 0
		say(mismatch > 0.01 && !stale, "Sampling and training differ by %.3f nats a token: set loss.importance_cap = 2.0, and look at precision.", mismatch)
		say(mismatch > 0.01 && stale, "An update moves the policy by %.3f nats a token from the rollouts of the next: lower optimiser.lr, or "+
			"set rollout.stale = 0.", mismatch)
	}

	mended := share(func(m Metrics) int { return m.Mended }, rollouts)
	spoiled := share(func(m Metrics) int { return m.Spoiled }, rollouts)
	say(spoiled > mended && spoiled > 0.01, "Later turns spoil more answers (%.1f%%) than they mend (%.1f%%): teach corrections first "+
		"(a cold start), or lower rollout.turns.", 100*spoiled, 100*mended)
	cut := share(func(m Metrics) int { return m.Cut }, rollouts)
	say(cut > 0.1, "%.0f%% of the rollouts ran out of tokens: raise rollout.turn_tokens or answer_tokens.", 100*cut)
	filtered := share(func(m Metrics) int { return m.Filtered }, rollouts)
	say(filtered > 0.5, "%.0f%% of the rollouts are filtered: teach the protocol first (a cold start), raise the budgets of rollout, or "+
		"shorten advantage.filter.", 100*filtered)
	sql := mean(func(m Metrics) float64 { return m.SQLShare })
	say(sql > 0.5, "Queries and rewards take %.0f%% of the time: lower rollout.sql_steps or sql_rows, or add indexes to the databases.", 100*sql)
	return out
}

func meanOf(steps []Metrics, of func(m Metrics) float64) (sum float64) {
	for _, m := range steps {
		sum += of(m) / float64(len(steps))
	}
	return sum
}
