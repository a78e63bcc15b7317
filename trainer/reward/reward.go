// Package reward scores finished rollouts: the published rewards for text-to-SQL, each with the terms and weights of
// its paper in one table.
//
// A rollout and the gold that it is held against make a Sample; a Reward answers with a Breakdown that shows every term
// under the paper's name. A prediction that fails has the value that its paper gives it. NaN is left for samples that
// nobody can judge, because gold or the database failed: they belong outside the baseline, and must be counted.
//
//   - the rewards, one a file: progress.go, trail.go, paverl.go, skyrl.go, and graph_reward.go over the trees of
//     graph.go, step by step in graph_step.go; columns.go is after a paper, with a formula of ours; btrm.go asks a
//     model; names.go finds one by name
//   - gold: gold.go, kept on disk by store.go
//   - execution: run.go runs a query within limits, on the databases of database.go; worker.go scores many rollouts,
//     each worker with open databases of its own
package reward

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Reward is a reward function.
type Reward struct {
	Name string
	// Terms are what the reward is the weighted sum of, those that did not fire with the value 0. An error says why the
	// sample cannot be scored: a fault of gold or of the database, never of the prediction.
	Terms func(context.Context, *Sample) ([]Term, error)
}

// Term is one summand of a reward: its symbol in the paper, its value, and the weight of that value.
type Term struct {
	Name   string  `json:"name"`
	Value  float64 `json:"value"`
	Weight float64 `json:"weight"`
}

// Breakdown is a reward with what it is made of.
type Breakdown struct {
	Reward string
	Terms  []Term
	Total  float64 // the sum of Weight × Value; NaN where the sample cannot be scored
	Why    string  // why it cannot
}

// Score scores a sample. Only a cancelled ctx is an error.
func (r Reward) Score(ctx context.Context, s *Sample) (Breakdown, error) {
	terms, err := r.Terms(ctx, s)
	if err != nil {
		return r.unscored(err), ctx.Err()
	}
	b := Breakdown{Reward: r.Name, Terms: terms}
	for _, t := range terms {
		b.Total += t.Weight * t.Value
	}
	return b, nil
}

// unscored is the breakdown of a sample that cannot be scored.
func (r Reward) unscored(why error) Breakdown {
	return Breakdown{Reward: r.Name, Total: math.NaN(), Why: why.Error()}
}

// MarshalJSON writes {"reward", "total", "terms"}; {"reward", "total": null, "terms": [], "why"} where the sample
// cannot be scored, since JSON has no NaN.
func (b Breakdown) MarshalJSON() ([]byte, error) {
	out := struct {
		Reward string   `json:"reward"`
		Total  *float64 `json:"total"`
		Terms  []Term   `json:"terms"`
		Why    string   `json:"why,omitempty"`
	}{Reward: b.Reward, Terms: append([]Term{}, b.Terms...), Why: b.Why}
	if b.Why == "" {
		out.Total = &b.Total
	}
	return json.Marshal(out)
}

// String is one line: "skyrl 1 = 1×format 0 + 1×execution 1".
func (b Breakdown) String() string {
	if b.Why != "" {
		return b.Reward + " cannot be scored: " + b.Why
	}
	terms := make([]string, len(b.Terms))
	for i, t := range b.Terms {
		terms[i] = fmt.Sprintf("%.4g×%s %.4g", t.Weight, t.Name, t.Value)
	}
	return fmt.Sprintf("%s %.4g = %s", b.Reward, b.Total, strings.Join(terms, " + "))
}

// Weighted is a reward and its share in a sum.
type Weighted struct {
	Reward
	Weight float64
}

// Combine is the weighted sum of rewards (Graph-Reward-SQL, appendix I, Table 11: EX & RelPM, EX & GMNScore, …; the
// paper does not print its weights). Its terms are those of the parts, as "part.term". Queries that several parts run
// are run once.
func Combine(name string, parts ...Weighted) Reward {
	return Reward{Name: name, Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		var all []Term
		for _, p := range parts {
			terms, err := p.Terms(ctx, s)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", p.Name, err)
			}
			for _, t := range terms {
				all = append(all, Term{Name: p.Name + "." + t.Name, Value: t.Value, Weight: p.Weight * t.Weight})
			}
		}
		return all, nil
	}}
}

// EX is execution accuracy alone, by eval.Strict: 1 where the final query's result is gold's, else 0.
func EX() Reward {
	return Reward{Name: "ex", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if s.Gold.Err != nil {
			return nil, s.Gold.Err
		}
		pred, err := s.Run(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		return []Term{{"EX", indicator(s.Right(pred, nil)), 1}}, nil
	}}
}

// Trajectory is a finished rollout.
type Trajectory struct {
	Turns    []agent.Turn
	SQL      string               // the final query; "" where there is none
	Segments []trajectory.Segment // the conversation after the prompt: what the model wrote and what it observed
}

// Of is the trajectory of an answer, or of an attempt at one.
func Of(a *agent.Answer) Trajectory {
	said := a.Transcript
	for len(said) > 0 && !said[0].Generated && said[0].Role != llm.Continue {
		said = said[1:]
	}
	return Trajectory{Turns: a.Turns, SQL: a.SQL, Segments: said}
}

// Text is the whole conversation after the prompt, observations too.
func (t Trajectory) Text() string { return trajectory.Text(t.Segments) }

// observed is written in place of what a turn observed, where only what the model wrote counts.
const observed = "<observation></observation>"

// Written is the conversation without what observations say: a cell of a database may hold a tag.
func (t Trajectory) Written() string {
	var turns []string
	for _, s := range t.Segments {
		if s.Generated {
			turns = append(turns, s.Text)
		}
	}
	return strings.Join(turns, observed)
}

// Spoiled reports whether what the conversation observed alone makes its format invalid by the rule of SkyRL-SQL or
// SQL-Trail, which read observations too. Think is the tag of the latter's thoughts.
func (t Trajectory) Spoiled(rule, think string) bool {
	valid := func(text string) bool {
		if rule == "trail" {
			return trailFormat(text, think)
		}
		_, valid := skyrlSolution(text)
		return valid
	}
	return valid(t.Written()) && !valid(t.Text())
}

// Output is what the model wrote in a turn, counted from 0; "" where the segments do not say.
func (t Trajectory) Output(turn int) string {
	for _, s := range t.Segments {
		if !s.Generated {
			continue
		}
		if turn == 0 {
			return s.Text
		}
		turn--
	}
	return ""
}

// Sample is what a reward scores: a trajectory against gold. It remembers what the queries that it ran returned, so
// that several rewards may score it; they must do so one after another.
type Sample struct {
	Trajectory
	Gold   *Gold
	DB     database.DB     // the one that gold was run on
	Limits database.Limits // of each prediction; zero fields are those of DefaultLimits
	// NoClock is for runs that must not depend on the clock: a prediction that it ended leaves the sample unscored, and
	// is not at fault.
	NoClock    bool
	Difficulty eval.Difficulty // of the question, where the data says
	// Judge is what a reward model says of a query as the question's answer, of which BTRM asks; nil: there is none.
	Judge func(ctx context.Context, sql string) (float64, error)

	ran map[string]ran
}

func indicator(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
