package btrm

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Preference is a right and a wrong answer to one question, each as the conversation in which it is the first answer.
type Preference struct{ Better, Worse trajectory.Example }

// Writer writes conversations in which a query answers a question at once, in a protocol. The prompt is what gold's
// conversation begins with.
type Writer struct {
	Databases *reward.Databases
	Protocol  agent.Protocol
	Limits    database.Limits

	replayers map[string]*distill.Replayer
	last      eval.Problem        // whose conversation is kept: a question has many answers
	asked     *trajectory.Example // of it
}

func (w *Writer) replayer(ctx context.Context, dsn string) (*distill.Replayer, error) {
	if r := w.replayers[dsn]; r != nil {
		return r, nil
	}
	db, err := w.Databases.Open(ctx, dsn)
	if err != nil {
		return nil, err
	}
	r, err := distill.NewReplayer(db, &reward.Golds{Limits: w.Limits}, w.Protocol)
	if err != nil {
		return nil, err
	}
	if w.replayers == nil {
		w.replayers = map[string]*distill.Replayer{}
	}
	w.replayers[dsn] = r
	return r, nil
}

// Write is the conversation in which a query answers a problem. The error says what the protocol cannot say, or what
// failed.
func (w *Writer) Write(ctx context.Context, p eval.Problem, sql string) (*trajectory.Example, error) {
	r, err := w.replayer(ctx, p.DB)
	if err != nil {
		return nil, err
	}
	speech, text := tags.Of(w.Protocol)
	if !text { // a query over pointers is one of its prompt
		p.Gold = sql
		e, _, err := r.Replay(ctx, p, 0)
		return e, err
	}
	if w.asked == nil || w.last != p {
		e, _, err := r.Replay(ctx, p, 0)
		if err != nil {
			return nil, err
		}
		w.last, w.asked = p, e
	}
	e := *w.asked
	begins := slices.IndexFunc(e.Segments, func(s trajectory.Segment) bool { return s.Generated })
	if begins < 0 {
		return nil, errors.New("the conversation has no answer")
	}
	e.Segments = append(slices.Clone(e.Segments[:begins]),
		trajectory.Segment{Role: llm.Assistant, Text: speech.Say("", sql, true), Generated: true, Train: true})
	return &e, nil
}

// Preferences are pairs of right and wrong answers of a run of `sqlagent eval --samples`, at most so many to a
// question, drawn by a seed. Skipped are questions of which a conversation cannot be written; most have no such pair at
// all.
func (w *Writer) Preferences(ctx context.Context, outcomes []eval.Outcome, most int, seed uint64) (all []Preference, skipped int, err error) {
	for i, o := range outcomes {
		right, wrong := judged(o)
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		for _, queries := range [][]string{right, wrong} {
			r.Shuffle(len(queries), func(i, j int) { queries[i], queries[j] = queries[j], queries[i] })
		}
		for k := 0; k < min(most, max(len(right), len(wrong))) && len(right) > 0 && len(wrong) > 0; k++ {
			better, err := w.Write(ctx, o.Problem, right[k%len(right)])
			var worse *trajectory.Example
			if err == nil {
				worse, err = w.Write(ctx, o.Problem, wrong[k%len(wrong)])
			}
			if ctx.Err() != nil {
				return nil, skipped, ctx.Err()
			}
			if err != nil {
				skipped++
				break
			}
			all = append(all, Preference{*better, *worse})
		}
	}
	return all, skipped, nil
}

// judged are the distinct answers of an outcome: those that are right, and those that fail or are wrong.
func judged(o eval.Outcome) (right, wrong []string) {
	attempts := o.Samples
	if len(attempts) == 0 {
		attempts = []eval.Attempt{o.Attempt}
	}
	for _, a := range attempts {
		into := &wrong
		switch {
		case a.SQL == "" || a.Verdict == eval.Skipped:
			continue
		case a.Verdict == eval.Right:
			into = &right
		}
		if !slices.Contains(*into, a.SQL) {
			*into = append(*into, a.SQL)
		}
	}
	return right, wrong
}
