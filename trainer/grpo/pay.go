package grpo

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/odt/relalg"
	"github.com/sqlagent/sqlagent/trainer/reward"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// pay puts a rollout's reward at the tokens that earn it: StepRTM's terms where their subqueries end (Graph-Reward-SQL,
// section 4.6 and Figure 2), terms of turns where these end, all else at the last token. It returns these tokens, in
// order.
func (r *Rollout) pay(y *rl.Trajectory, prompt int, tok *token.Tokenizer) (steps []int) {
	rest := r.Breakdown.Total
	at := func(terms []reward.Term, ends []int) {
		if len(ends) != len(terms) {
			return
		}
		for i, t := range ends {
			earned := terms[i].Weight * terms[i].Value
			y.Reward[t] += earned
			rest -= earned
			steps = append(steps, t)
		}
	}
	if terms := termsOf(r.Breakdown, stepTerm); len(terms) > 0 {
		at(terms, r.subqueryEnds(prompt, tok))
	}
	if terms := termsOf(r.Breakdown, turnTerm); len(terms) > 0 {
		at(terms, y.TurnEnds())
	}
	y.Pay(rest)
	last := len(y.Mask) - 1
	for !y.Mask[last] {
		last--
	}
	steps = append(steps, last)
	slices.Sort(steps)
	return slices.Compact(steps)
}

// What names of terms begin with that are not paid at the end.
const (
	stepTerm = "step " // StepRTM's, in the order in which subqueries end
	turnTerm = "turn " // reward.Columns', one a turn
)

// termsOf are the terms of a kind, whatever sums they are a part of.
func termsOf(b reward.Breakdown, kind string) []reward.Term {
	var out []reward.Term
	for _, t := range b.Terms {
		if name := t.Name[strings.LastIndexByte(t.Name, '.')+1:]; strings.HasPrefix(name, kind) {
			out = append(out, t)
		}
	}
	return out
}

// subqueryEnds are the tokens after the prompt that end subqueries of the answer.
func (r *Rollout) subqueryEnds(prompt int, tok *token.Tokenizer) []int {
	ends := r.endsOf(r.stepEnds, tok)
	if tok.HasPointers() {
		ends = r.pointerEnds(tok)
	}
	for i := range ends {
		ends[i] -= prompt
	}
	return ends
}

// stepEnds are where the subqueries of a rollout's final query end in it, in bytes; nil where no reward asks for that.
func stepEnds(gold *reward.Gold, r *Rollout, nested bool) []int {
	if len(termsOf(r.Breakdown, stepTerm)) == 0 {
		return nil
	}
	g, err := gold.Graph(relalg.Weights{})
	if err != nil {
		return nil
	}
	steps, err := g.StepRTM(r.Answer.SQL, nested)
	if err != nil {
		return nil // its only term is 0
	}
	ends := make([]int, len(steps))
	for i, s := range steps {
		ends[i] = s.End
	}
	return ends
}

// endsOf are the tokens of the trace that complete the first so many bytes of the final query, where the policy wrote
// it last; nil where it wrote no such text. Over pointers see pointerEnds.
func (r *Rollout) endsOf(bytes []int, tok *token.Tokenizer) []int {
	var text strings.Builder
	var at, upTo []int // of each generated token: its place in the trace, and the length of text with it
	for t, x := range r.Answer.Trace {
		if x.Generated {
			text.Write(tok.Bytes(x.ID))
			at, upTo = append(at, t), append(upTo, text.Len())
		}
	}
	begin := strings.LastIndex(text.String(), r.Answer.SQL)
	if begin < 0 || r.Answer.SQL == "" {
		return nil
	}
	var out []int
	for _, n := range bytes {
		i, _ := slices.BinarySearch(upTo, begin+n)
		out = append(out, at[min(i, len(at)-1)])
	}
	return out
}

// pointerEnds are the tokens of the trace that end the nested queries of the answer, then the answer itself: a query
// is in parentheses, and begins with select or with the aggregate of another one.
func (r *Rollout) pointerEnds(tok *token.Tokenizer) (ends []int) {
	words, at := r.candidate(tok)
	var nested []bool // of each open parenthesis: whether a query is in it
	for i, w := range words {
		switch w {
		case form.Open:
			nested = append(nested, beginsQuery(words[i+1:]))
		case form.Close:
			if n := len(nested) - 1; n >= 0 {
				if nested[n] {
					ends = append(ends, at[i])
				}
				nested = nested[:n]
			}
		}
	}
	if len(at) == 0 {
		return nil
	}
	return append(ends, at[len(at)-1])
}

// candidate are the words of the turn that is the answer, and their places in the trace.
func (r *Rollout) candidate(tok *token.Tokenizer) (words []form.Token, at []int) {
	final := slices.IndexFunc(r.Answer.Turns, func(t agent.Turn) bool { return t.Final })
	turn := -1
	for t, x := range r.Answer.Trace {
		if x.Generated && (t == 0 || !r.Answer.Trace[t-1].Generated) {
			turn++
		}
		if name, ok := tok.Name(x.ID); x.Generated && turn == final && ok && !strings.HasPrefix(name, "<|") { // the end of the turn
			words, at = append(words, form.Named(name)), append(at, t)
		}
	}
	return words, at
}

func beginsQuery(words []form.Token) bool {
	if len(words) > 1 && words[1] == form.Open && slices.Contains([]form.Token{form.Count, form.Sum, form.Avg, form.Min, form.Max}, words[0]) {
		return true
	}
	return len(words) > 0 && words[0] == form.Select
}
