// Package review doubts answers: it finds what of a question a query leaves out, and what it does that nobody asked
// for. It reads the prompt and the tokens of the query alone; nothing is executed.
//
// review.go has the Review, rules.go its rules: a table of checks of an answer, which package reading reads. The checks
// are in files by what they read:
//
//   - of the question's words: named.go (what it names), word.go (what is linked to nothing), wording.go (its form),
//     exclude.go (what is not wanted), happened.go (verbs, and when what they say took place)
//   - of the query: query.go by itself, question.go as an answer, follow.go next to the query before
//   - of figures: measure.go, figure.go, money.go, ranked.go (by how many rows there are)
//
// What a question may mean that does not say by which figure it ranks is in package vague. What an answer surely means
// otherwise, package mend has put right before.
package review

import (
	"cmp"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// Fault is something that speaks against a query as an answer to the question of a prompt. No execution is needed to
// see it, and no gold.
type Fault struct {
	Rule   string  // its name
	Weight float64 // a factor of the answer's weight, below 1
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of
	// Progress-SQL's Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no
	// query does better.
	Said []form.Token

	why string
	of  string // the words of the question that are at fault, where no token of Said says it
}

// Review is what speaks against a query, by the standard rules.
func Review(p *form.Prompt, tokens []form.Token) []Fault { return standard.Review(p, tokens) }

// Review is what speaks against a query.
func (rs Rules) Review(p *form.Prompt, tokens []form.Token) []Fault {
	a := reading.Read(p, tokens)
	var out []Fault
	for len(rs) > 0 {
		alike := 1 // neighbouring rules over the same things: each thing is checked by all of them
		for alike < len(rs) && rs[alike].over == rs[0].over {
			alike++
		}
		for i := range rs[0].over.count(a) {
			for _, r := range rs[:alike] {
				if f, ok := r.check(a, i); ok {
					out = append(out, r.fault(f))
				}
			}
		}
		rs = rs[alike:]
	}
	return out
}

// fault is what a rule found.
func (r Rule) fault(f finding) Fault {
	weight := r.Factor
	if f.times > 0 {
		weight = math.Pow(r.Factor, float64(f.times))
	}
	return Fault{Rule: r.Name, Weight: weight, Said: f.said, why: r.Message, of: f.words}
}

// ReviewZero is what speaks against a query whose result is the number 0.
func ReviewZero(p *form.Prompt) []Fault {
	if len(p.Values) == 0 {
		return nil
	}
	return []Fault{zero.fault(finding{})}
}

// Weight is how far a query does with what the question says, from 0 to 1: 1 where nothing speaks against it.
func Weight(faults []Fault) float64 {
	weight := 1.0
	for _, f := range faults {
		weight *= f.Weight
	}
	return weight
}

// Doubts are the faults of a query in words, the worst first, and of those of one word or column one.
func Doubts(p *form.Prompt, faults []Fault) []string {
	faults = slices.SortedStableFunc(slices.Values(faults), func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []string
	seen := map[string]bool{}
	for _, f := range faults {
		keyword := func(t form.Token) bool { class, _ := t.Pointer(); return class == 0 }
		of := cmp.Or(f.of, p.Words(slices.DeleteFunc(slices.Clone(f.Said), keyword)))
		if of == "" {
			out = append(out, f.why)
		} else if !seen[of] {
			seen[of] = true
			out = append(out, of+": "+f.why)
		}
	}
	return out
}

// AtFault reports whether some of a candidate's faults are such that another candidate may have none.
func AtFault(faults []Fault) bool { return len(ObserveFaults(faults)) > 0 }

// maxSaid is how many faults an observation says: those that weigh most.
const maxSaid = 3

// ObserveFaults is what an observation says of a candidate's faults: "not V0 select_error C2".
func ObserveFaults(faults []Fault) []form.Token {
	said := slices.DeleteFunc(slices.Clone(faults), func(f Fault) bool { return len(f.Said) == 0 || slices.Contains(f.Said, "") })
	slices.SortStableFunc(said, func(a, b Fault) int { return cmp.Compare(a.Weight, b.Weight) })
	var out []form.Token
	for _, f := range said[:min(len(said), maxSaid)] {
		out = append(out, f.Said...)
	}
	return out
}
