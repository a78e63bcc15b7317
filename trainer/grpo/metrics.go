package grpo

import (
	"fmt"
	"math"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// Metrics is what one step was, a line of metrics.jsonl.
type Metrics struct {
	Step  int    `json:"step"`            // from 1
	Stage string `json:"stage,omitempty"` // of the second stage: how it began

	EX        float64            `json:"ex"`                   // execution accuracy of scored rollouts
	Tracks    map[string]float64 `json:"ex_tracks,omitempty"`  // where there are several tracks: EX of each
	Held      *float64           `json:"held,omitempty"`       // the same of greedy answers to the questions of the evaluation, where this step has one
	HeldOf    int                `json:"held_of,omitempty"`    // questions of it that could be judged
	HeldTurns *eval.Turns        `json:"held_turns,omitempty"` // what the turns after the first are worth there; nil where each has one
	First     float64            `json:"ex_first"`             // execution accuracy of the first turn's query, of scored rollouts
	Mended    int                `json:"mended"`               // scored rollouts that were wrong in their first turn, and right in the end
	Spoiled   int                `json:"spoiled"`              // the other way round
	PassG     float64            `json:"pass_g"`               // the share of questions with such a rollout, of those with a scored one
	Reward    float64            `json:"reward"`               // mean of scored rollouts
	RewardStd float64            `json:"reward_std"`           // their standard deviation
	Terms     map[string]float64 `json:"terms"`                // mean of each term, weighted: they add up to Reward
	Answered  float64            `json:"answered"`             // share of rollouts with a final query that runs

	Stale    int     `json:"stale,omitempty"` // how many updates old the weights were that drew, when the step learnt
	Rollouts int     `json:"rollouts"`
	Empty    int     `json:"empty"`         // rollouts in which nothing was generated
	Why      string  `json:"why,omitempty"` // why the first rollout that nobody can judge could not be
	Turns    float64 `json:"turns"`         // mean of a rollout
	Length   float64 `json:"length"`        // generated tokens, mean of a rollout
	Longest  int     `json:"longest"`

	Defects map[Defect]int `json:"defects,omitempty"` // rollouts that Advantages.Filter takes out, by the first that each has

	rl.Groups `json:"groups"`
	Credit    map[string]float64 `json:"credit,omitempty"`  // of the estimator turn: mean |Â| of a token, by turn
	Refills   int                `json:"refills,omitempty"` // questions asked in place of groups of zero variance
	Guided    int                `json:"guided,omitempty"`  // groups that gold was added to: else it is in Groups, Packed and Loss alone
	Unsaid    int                `json:"unsaid,omitempty"`  // groups that wanted gold which could not be said

	Asked   int   `json:"asked"`             // questions, of all steps so far
	Resting []int `json:"resting,omitempty"` // where Data.Rest is: of this step's, the numbers of those that rest now

	rl.Means
	Loss     float64 `json:"loss"` // mean of the updates
	GradNorm float64 `json:"grad_norm"`
	LR       float64 `json:"lr"`      // of the step, with an update or without
	Updates  int     `json:"updates"` // optimiser steps; 0: nothing could be learnt
	Packed   int     `json:"packed"`  // tokens of their forward passes

	Generated int                `json:"generated"` // tokens of all rollouts
	Seconds   map[string]float64 `json:"seconds"`   // rollout, sql (a part of it: while any query of a conversation ran), reward, update, evaluate; see overlap
	// SQLShare is what queries and rewards take of rollout, reward and update. Tokens may be drawn while queries run,
	// so that it is a bound from above.
	SQLShare float64 `json:"sql_share"`
	// Speed is in tokens a second: generated ones in rollout, packed ones in update.
	Speed map[string]float64 `json:"tokens_per_second"`
}

// count sums up rollouts.
func (m *Metrics) count(groups [][]*Rollout) {
	m.Terms, m.Defects = map[string]float64{}, map[Defect]int{}
	var rewards []float64
	rates := trackRates{}
	judged := 0. // groups
	for _, group := range groups {
		passed, before := false, len(rewards)
		for _, r := range group {
			if r.guide != nil {
				continue
			}
			m.Rollouts++
			m.Generated += r.Answer.Tokens.Generated
			m.Longest = max(m.Longest, r.Answer.Tokens.Generated)
			m.Turns += float64(len(r.Answer.Turns))
			if r.Answer.Tokens.Generated == 0 {
				m.Empty++
			}
			if r.Err == nil {
				m.Answered++
			}
			if r.Defect != "" {
				m.Defects[r.Defect]++
			}
			if !r.scored() {
				if m.Why == "" {
					m.Why = fmt.Sprintf("%q on %s: %s", r.Problem.Question, open.Label(r.DB), r.Breakdown.Why)
				}
				continue
			}
			rewards = append(rewards, r.Breakdown.Total)
			rates.add(r)
			for _, t := range r.Breakdown.Terms {
				m.Terms[t.Name] += t.Weight * t.Value
			}
			if r.Right {
				m.EX++
				passed = true
			}
			if r.First {
				m.First++
			}
			switch {
			case r.Right && !r.First:
				m.Mended++
			case r.First && !r.Right:
				m.Spoiled++
			}
		}
		if len(rewards) > before {
			judged++
		}
		if passed {
			m.PassG++
		}
	}
	m.Tracks = rates.ex()
	n, scored := float64(max(m.Rollouts, 1)), float64(max(len(rewards), 1))
	m.EX, m.First, m.PassG, m.Answered = m.EX/scored, m.First/scored, m.PassG/max(judged, 1), m.Answered/n
	m.Turns, m.Length = m.Turns/n, float64(m.Generated)/n
	for name := range m.Terms {
		m.Terms[name] /= scored
	}
	for _, x := range rewards {
		m.Reward += x / scored
	}
	for _, x := range rewards {
		m.RewardStd += (x - m.Reward) * (x - m.Reward) / scored
	}
	m.RewardStd = math.Sqrt(m.RewardStd)
}

// measureSpeed is what follows from what was counted and timed.
func (m *Metrics) measureSpeed() {
	m.Speed = map[string]float64{
		"rollout": float64(m.Generated) / max(m.Seconds["rollout"], 1e-9),
		"update":  float64(m.Packed) / max(m.Seconds["update"], 1e-9),
	}
	m.SQLShare = (m.Seconds["sql"] + m.Seconds["reward"]) / max(m.taken()+m.Seconds[overlapped], 1e-9)
}

// overlapped are the seconds of rollouts and rewards in which the update of the step before was computed: what drawing
// by stale weights saves.
const overlapped = "overlapped"

// overlap says that the rollouts were drawn while an update of so many seconds was computed.
func (m *Metrics) overlap(update float64) {
	m.Seconds[overlapped] = min(m.Seconds["rollout"]+m.Seconds["reward"], update)
}

// taken are the seconds that a step adds to its run, without its evaluation.
func (m *Metrics) taken() float64 {
	return m.Seconds["rollout"] + m.Seconds["reward"] + m.Seconds["update"] - m.Seconds[overlapped]
}

// String is what a person sees of a step while it runs.
func (m *Metrics) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "EX %.1f%%  reward %.3f  pass@G %.1f%%  %.1f turns, %.0f tokens  H %.2f  clip %.3f/%.3f  |g| %.2f",
		100*m.EX, m.Reward, 100*m.PassG, m.Turns, m.Length, m.Entropy, m.ClipLow, m.ClipHigh, m.GradNorm)
	if m.Equal > 0 {
		fmt.Fprintf(&b, "  %d of %d groups equal", m.Equal, m.Groups.Groups)
	}
	if m.Guided > 0 {
		fmt.Fprintf(&b, "  %d guided", m.Guided)
	}
	if m.Updates == 0 {
		b.WriteString("  nothing to learn from")
	}
	if n := m.Unscored + m.Empty; n > 0 {
		fmt.Fprintf(&b, "  %d unscored", n)
	}
	if m.Filtered > 0 {
		fmt.Fprintf(&b, "  %d filtered", m.Filtered)
	}
	if m.Mended+m.Spoiled > 0 {
		fmt.Fprintf(&b, "  first turn %.1f%%", 100*m.First)
	}
	if m.Held != nil {
		fmt.Fprintf(&b, "  held %.1f%%", 100**m.Held)
	}
	if t := m.HeldTurns; t != nil {
		fmt.Fprintf(&b, " (first turn %.1f%%, %d mended, %d spoiled)", 100*t.A, t.Mended, t.Spoiled)
	}
	fmt.Fprintf(&b, "  SQL and rewards %.0f%%", 100*m.SQLShare)
	fmt.Fprintf(&b, "  %.0f+%.0f tokens/s", m.Speed["rollout"], m.Speed["update"])
	return b.String()
}

// text is a rollout as people read it.
func (r *Rollout) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "question %d, sample %d%s, on %s\n%s\ngold: %s\n", r.Number, r.Sample, r.Track.aside(), r.DB, r.Problem.Question, r.Gold)
	for _, s := range r.Answer.Transcript {
		who := string(s.Role)
		if s.Generated {
			who = "policy"
		}
		fmt.Fprintf(&b, "\n[%s]\n%s\n", who, s.Text)
	}
	for i, t := range r.Answer.Turns {
		fmt.Fprintf(&b, "\nturn %d: %s\n", i+1, t.SQL)
		if t.Error != "" {
			fmt.Fprintf(&b, "  error: %s\n", t.Error)
		}
	}
	if r.Err != nil {
		fmt.Fprintf(&b, "\nno answer: %v\n", r.Err)
	}
	if r.Defect != "" {
		fmt.Fprintf(&b, "\nfiltered: %s\n", r.Defect)
	}
	fmt.Fprintf(&b, "\nEX %v; %s\n", r.Right, r.Breakdown)
	return b.String()
}
