package agent

import (
	"strings"

	"github.com/sqlagent/sqlagent/agent/phrase"
)

// Clarification asks back what a question means, where its votes read it in several ways and none is clear.
type Clarification struct {
	Question string   `json:"question"`
	Choices  []Choice `json:"choices"`
}

// Choice is a reading of a question, and the query that answers it: one that a vote came to, which is the answer's or
// an alternative's, or one of a rule, which has not run.
type Choice struct {
	Text string `json:"text"`
	SQL  string `json:"sql"`
}

const (
	maxChoices = 3
	minBacking = 2   // votes for a reading: one alone is chance
	minWeight  = 0.5 // of each of them: what much speaks against is no choice
)

// Clarify is what to ask back; nil where the answer is sure, where neither a rule nor its votes have another reading of
// weight, or where a few plain words do not distinguish the readings.
func (a *Answer) Clarify() *Clarification {
	if !a.Unsure || a.unasked || a.Result == nil {
		return nil
	}
	if queries := a.readings(); len(queries) > 0 {
		if texts := phrase.Readings(a.Dialect, queries); texts != nil {
			return clarification(texts, queries)
		}
		return nil // what votes took it for is no better
	}
	if a.Votes < 2 || !a.isChoice(a.Agree, a.Share) {
		return nil
	}
	queries := []string{a.SQL}
	var texts []string
	for _, other := range a.Alternatives {
		if !a.isChoice(other.Votes, other.Share) || len(queries) == maxChoices {
			continue
		}
		with := append(queries[:len(queries):len(queries)], other.SQL)
		if said := phrase.Readings(a.Dialect, with); said != nil {
			queries, texts = with, said
		}
	}
	if texts == nil {
		return nil
	}
	return clarification(texts, queries)
}

// isChoice reports whether a reading of so many votes, which weigh share of all, is worth asking about.
func (a *Answer) isChoice(votes int, share float64) bool {
	return votes >= minBacking && share*float64(a.Votes) >= minWeight*float64(votes)
}

// readings are those of a rule; where it knows one alone, next to the answer's own.
func (a *Answer) readings() []string {
	v, ok := a.Form.(Vague)
	if !ok {
		return nil
	}
	queries := v.Readings()
	if len(queries) == 1 {
		queries = append(queries, a.SQL)
	}
	return queries
}

func clarification(texts, queries []string) *Clarification {
	c := &Clarification{}
	for i, text := range texts {
		c.Choices = append(c.Choices, Choice{text, queries[i]})
	}
	last := len(texts) - 1
	c.Question = "Which do you mean: " + strings.Join(texts[:last], ", ") + ", or " + texts[last] + "?"
	return c
}
