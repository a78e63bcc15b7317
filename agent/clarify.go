package agent

import (
	"regexp"
	"slices"
	"strconv"
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
	if a.Votes < 2 || !a.isChoice(a.SQL, a.Agree, a.Share) {
		return nil
	}
	queries := []string{a.SQL}
	var texts []string
	for _, other := range a.Alternatives {
		if !a.isChoice(other.SQL, other.Votes, other.Share) || len(queries) == maxChoices {
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
func (a *Answer) isChoice(sql string, votes int, share float64) bool {
	return votes >= minBacking && share*float64(a.Votes) >= minWeight*float64(votes) && phrase.Offers(a.Dialect, a.Question, sql)
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

// Chosen is the choice that a person's words make of those that are asked back: by its number ("2", "#2", "the second
// one"), by its words, or by such of them after "by" as no other choice has. nil: they make none.
func (c *Clarification) Chosen(text string) *Choice {
	said := strings.ToLower(strings.Trim(text, " \t.!)(\"'"))
	if m := numbered.FindStringSubmatch(said); m != nil {
		n, err := strconv.Atoi(m[2])
		switch {
		case m[3] == "last":
			n = len(c.Choices)
		case err != nil:
			n = slices.Index(ordinals, m[3]) + 1
		}
		if n < 1 || n > len(c.Choices) {
			return nil
		}
		return &c.Choices[n-1]
	}
	words := strings.Fields(meaning.ReplaceAllString(said, ""))
	var found []int
	for i, choice := range c.Choices {
		of := strings.Fields(strings.ToLower(choice.Text)) // "by most orders"
		if slices.Equal(words, of) || slices.Equal(words, of[1:]) {
			return &c.Choices[i]
		}
		if len(words) > 1 && words[0] == of[0] && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(of, w) }) {
			found = append(found, i)
		}
	}
	if len(found) == 1 {
		return &c.Choices[found[0]]
	}
	return nil
}

var (
	ordinals = []string{"first", "second", "third"}
	numbered = regexp.MustCompile(`^(?:(?:i (?:mean|meant)|the|number|no\.?|option|choice|reading|#) ?)*((\d+)|(first|second|third|last))(?: (?:one|option|choice|reading))?$`)
	meaning  = regexp.MustCompile(`^(?:i (?:mean|meant)|the one) `)
)
