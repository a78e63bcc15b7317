package grpo

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
)

// Defect is why a rollout is taken out of the update: see Advantages.Filter.
type Defect string

// Defects, after the trajectory filter of MTIR-SQL (2025, arXiv:2510.25510), which steadies GRPO over several turns: a
// broken conversation says little of the queries in it. The paper's own rules are not at hand; these are ours.
const (
	Malformed Defect = "malformed" // a turn is not in the protocol's form
	Repeated  Defect = "repeated"  // a turn runs the query of an earlier one again, and sees nothing new
	Exhausted Defect = "exhausted" // its turns or tokens were spent before it committed
)

// Defects are all of them, for messages.
var Defects = []Defect{Malformed, Repeated, Exhausted}

// defect is the first of these that a rollout has; "": none.
func (r *Rollout) defect(of []Defect) Defect {
	for _, d := range of {
		if d.in(r.Answer.Turns) {
			return d
		}
	}
	return ""
}

func (d Defect) in(turns []agent.Turn) bool {
	switch d {
	case Malformed:
		return slices.ContainsFunc(turns, func(t agent.Turn) bool { return t.SQL == "" && t.Error != "" })
	case Repeated:
		return repeats(turns)
	case Exhausted:
		return exhausted(turns)
	}
	return false
}

// repeats reports whether a turn explores by an earlier one's query. A solution may be a query that was tried.
func repeats(turns []agent.Turn) bool {
	for i, t := range turns {
		if !t.Final && slices.ContainsFunc(turns[:i], t.Repeats) {
			return true
		}
	}
	return false
}

// exhausted reports whether the budget ended a rollout: without a solution, with one that was forced, or, where the
// best candidate is the solution, in the middle of another.
func exhausted(turns []agent.Turn) bool {
	committed := slices.ContainsFunc(turns, func(t agent.Turn) bool { return t.Final && !t.Forced })
	return len(turns) > 0 && (!committed || cut(turns[len(turns)-1]))
}

// cut reports whether a turn ran out of tokens.
func cut(t agent.Turn) bool { return t.Finish == llm.FinishLength || t.Finish == llm.FinishContext }

// checkFilter says which setting is no defect, or is given twice.
func checkFilter(filter []Defect) error {
	for i, d := range filter {
		switch {
		case !slices.Contains(Defects, d):
			return fmt.Errorf("advantage.filter %q: give some of %s", d, strings.Trim(fmt.Sprint(Defects), "[]"))
		case slices.Contains(filter[:i], d):
			return fmt.Errorf("advantage.filter names %s twice", d)
		}
	}
	return nil
}
