package main

import (
	"fmt"
	"io"

	"github.com/sqlagent/sqlagent/agent"
)

// unsureError is an answer that too few votes came to, or one of weights that were never calibrated. Its rows are
// printed, with the alternatives.
type unsureError struct {
	answer *agent.Answer
}

func (e *unsureError) Error() string {
	if e.answer.Uncalibrated {
		says := "unsure: the model is not calibrated, so its accuracy is unknown"
		if e.answer.Votes > 1 {
			says += "; " + agreement(e.answer)
		}
		return says
	}
	return fmt.Sprintf("unsure: %s, below the %.0f%% of --min-confidence", agreement(e.answer), 100*e.answer.MinConfidence)
}

// agreement says how sure the votes make an answer: with a probability only where one was measured.
func agreement(a *agent.Answer) string {
	if a.Calibrated {
		return fmt.Sprintf("right with a probability of %.0f%%", 100*a.Confidence)
	}
	if a.Votes < 2 {
		return fmt.Sprintf("confidence %.0f%%", 100*a.Confidence)
	}
	text := fmt.Sprintf("%d of %d votes agree", a.Agree, a.Votes)
	if share := float64(a.Agree) / float64(a.Votes); a.Confidence != share {
		text += fmt.Sprintf(" with a weight of %.0f%%", 100*a.Confidence)
	}
	return text
}

const maxAlternative = 10 // rows of an alternative for people; --output json has all

// writeChoices prints what is asked back, each choice with its number.
func writeChoices(w io.Writer, c *agent.Clarification) {
	fmt.Fprintf(w, "\n%s\n", printable(c.Question))
	for i, choice := range c.Choices {
		fmt.Fprintf(w, "  %d  %s\n", i+1, printable(choice.Text))
	}
}

// writeAlternatives prints what the other votes came to, the first rows of each.
func (e *unsureError) writeAlternatives(w io.Writer) error {
	if c := e.answer.Clarify(); c != nil {
		writeChoices(w, c)
	}
	for _, other := range e.answer.Alternatives {
		who := fmt.Sprintf("%d of %d votes", other.Votes, e.answer.Votes)
		if other.Model != "" && other.Model != e.answer.Model.Name {
			who = printable(other.Model)
		}
		fmt.Fprintf(w, "\n%s: %s\n", who, printable(other.SQL))
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
