package main

import (
	"fmt"
	"io"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// unsureError is an answer that too few votes came to. Its rows are printed, with the alternatives.
type unsureError struct {
	answer *agent.Answer
}

func (e *unsureError) Error() string {
	return fmt.Sprintf("unsure: %s, below the %.0f%% of --min-confidence", agreement(e.answer), 100*e.answer.MinConfidence)
}

// agreement says how sure the votes make an answer: with a probability only where one was measured.
func agreement(a *agent.Answer) string {
	if a.Calibrated {
		return fmt.Sprintf("right with a probability of %.0f%%", 100*a.Confidence)
	}
	text := fmt.Sprintf("%d of %d votes agree", a.Agree, a.Votes)
	if share := float64(a.Agree) / float64(a.Votes); a.Confidence != share {
		text += fmt.Sprintf(" and weigh %.0f%%", 100*a.Confidence)
	}
	return text
}

const maxAlternative = 10 // rows of an alternative for people; --output json has all

// writeAlternatives prints what the other votes came to, the first rows of each.
func (e *unsureError) writeAlternatives(w io.Writer) error {
	for _, other := range e.answer.Alternatives {
		fmt.Fprintf(w, "\n%d of %d votes: %s\n", other.Votes, e.answer.Votes, printable(other.SQL))
		shown := *other.Result
		shown.Rows = shown.Rows[:min(len(shown.Rows), maxAlternative)]
		if _, err := writeRows(w, "table", &shown, nil); err != nil {
			return err
		}
		if left := len(other.Result.Rows) - len(shown.Rows); left > 0 {
			fmt.Fprintf(w, "… and %d more\n", left)
		}
		if note := cutNote(other.Result); note != "" {
			fmt.Fprintln(w, "cut: "+note)
		}
	}
	return nil
}

// votesReport is what --output json tells of several votes; nothing where there was one.
type votesReport struct {
	Votes        int                 `json:"votes"`
	Agree        int                 `json:"agree"`                // votes that came to these rows
	Agreement    float64             `json:"agreement"`            // their share of all votes' weight; no probability
	Confidence   *float64            `json:"confidence,omitempty"` // the probability that the answer is right, where one was measured
	Alternatives []alternativeReport `json:"alternatives"`
}

type alternativeReport struct {
	SQL       string         `json:"sql"`
	Columns   []string       `json:"columns"`
	Rows      [][]any        `json:"rows"`
	Truncated bool           `json:"truncated"`
	Cuts      []database.Cut `json:"cuts,omitempty"`
	Agree     int            `json:"agree"`
	Agreement float64        `json:"agreement"`
}

func reportVotes(a *agent.Answer) *votesReport {
	if a.Votes < 2 {
		return nil
	}
	r := &votesReport{Votes: a.Votes, Agree: a.Agree, Agreement: a.Share, Alternatives: []alternativeReport{}}
	if a.Calibrated {
		r.Confidence = &a.Confidence
	}
	for _, other := range a.Alternatives {
		r.Alternatives = append(r.Alternatives, alternativeReport{
			SQL: other.SQL, Columns: other.Result.Columns, Rows: jsonRows(other.Result), Truncated: other.Result.Truncated,
			Cuts: other.Result.Cuts, Agree: other.Votes, Agreement: other.Share,
		})
	}
	return r
}
