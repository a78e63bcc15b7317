package main

import (
	"fmt"
	"io"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/llm"
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
			says += "; " + agreement(e.answer, 0)
		}
		return says
	}
	if e.answer.Revision.Overrules() {
		return "unsure: the model's correction overrules the votes, of which it was not measured what it is worth; " + agreement(e.answer, 0)
	}
	least, digits := e.answer.MinConfidence, 0
	for digits < 2 && percent(e.answer.Confidence, digits) == percent(least, digits) {
		digits++
	}
	said := agreement(e.answer, digits)
	if percent(e.answer.Confidence, digits) == percent(least, digits) {
		return fmt.Sprintf("unsure: %s, just below --min-confidence", said)
	}
	return fmt.Sprintf("unsure: %s, below the %s of --min-confidence", said, percent(least, digits))
}

// percent is a share with so many digits after the point.
func percent(share float64, digits int) string { return fmt.Sprintf("%.*f%%", digits, 100*share) }

// agreement says how sure the votes make an answer, with so many digits after the point: with a probability only where
// one was measured.
func agreement(a *agent.Answer, digits int) string {
	confidence := percent(a.Confidence, digits)
	if a.Basis == llm.ByJudgement {
		return fmt.Sprintf("the model gives it %s, after %d samples", confidence, a.Votes)
	}
	if a.Calibrated {
		return "right with a probability of " + confidence
	}
	if a.Votes < 2 {
		return "confidence " + confidence
	}
	text := fmt.Sprintf("%d of %d votes agree", a.Agree, a.Votes)
	if share := float64(a.Agree) / float64(a.Votes); a.Confidence != share {
		text += " with a weight of " + confidence
	}
	return text
}

// writeRevised prints what came of votes that split.
func writeRevised(w io.Writer, r *agent.Revision) {
	if r == nil {
		return
	}
	came := map[agent.Revised]string{
		agent.RevisedKept: "has the rows of most votes, whose answer stands", agent.RevisedOther: "has the rows of fewer votes, and is the answer",
		agent.RevisedNew: "has rows that no vote came to, and is the answer", agent.RevisedFailed: "failed, and the answer of most votes stands",
	}[r.Outcome]
	fmt.Fprintf(w, "\nthe votes split; the model's correction %s\n", came)
}

// What people see of the other results, unless they ask for all.
const (
	foldedRows    = 5 // of each
	foldedResults = 2 // and only such as several votes, or another model, came to
)

// writeChoices prints what is asked back, each choice with its number.
func writeChoices(w io.Writer, c *agent.Clarification) {
	fmt.Fprintf(w, "\n%s\n", printable(c.Question))
	for i, choice := range c.Choices {
		fmt.Fprintf(w, "  %d  %s\n", i+1, printable(choice.Text))
	}
}

// write prints what is to be known of an unsure answer next to its rows: what is asked back, the doubts, and what other
// votes came to. Rest is how what is folded is had.
func (e *unsureError) write(w io.Writer, whole bool, rest string) error {
	writeDoubts(w, e.answer.Doubts, whole)
	if c := e.answer.Clarify(); c != nil {
		writeChoices(w, c)
	}
	return e.writeAlternatives(w, whole, rest)
}

// writeAlternatives prints what other votes came to: whole, or what is worth a look, and then how the rest is had.
func (e *unsureError) writeAlternatives(w io.Writer, whole bool, rest string) error {
	printed, folded := 0, false
	for _, other := range e.answer.Alternatives {
		elsewhere := other.Model != "" && other.Model != e.answer.Model.Name
		judged := e.answer.Basis == llm.ByJudgement
		if !whole && (printed == foldedResults || other.Votes < 2 && !elsewhere && !judged) {
			folded = true
			continue
		}
		printed++
		who := fmt.Sprintf("%d of %d votes", other.Votes, e.answer.Votes)
		switch {
		case elsewhere:
			who = printable(other.Model)
		case judged:
			who = fmt.Sprintf("the model gives it %.0f%%", 100*other.Share)
		}
		fmt.Fprintf(w, "\n%s: %s\n", who, inLines(other.SQL, ""))
		shown, said := *other.Result, phrase.Of(e.answer.Dialect, other.SQL, other.Result)
		shown.Columns, shown.Rows = said.Labels, said.Rows(shown.Rows)
		if !whole {
			shown.Rows = shown.Rows[:min(len(shown.Rows), foldedRows)]
		}
		if _, err := writeRows(w, "table", &shown, nil); err != nil {
			return err
		}
		if left := len(other.Result.Rows) - len(shown.Rows); left > 0 {
			folded = true
			fmt.Fprintf(w, "… and %d more\n", left)
		}
		if note := cutNote(other.Result); note != "" {
			fmt.Fprintln(w, "cut: "+note)
		}
	}
	if left := len(e.answer.Alternatives) - printed; folded || len(e.answer.Doubts) > 1 && !whole {
		fmt.Fprintf(w, "\n%s\n", foldedNote(left, rest))
	}
	return nil
}

// foldedNote says how what is folded is had.
func foldedNote(results int, rest string) string {
	switch results {
	case 0:
		return "all doubts and rows: " + rest
	case 1:
		return "one more result: " + rest
	}
	return fmt.Sprintf("%d more results: %s", results, rest)
}

// writeDoubts prints what speaks against an unsure answer: the worst, or all.
func writeDoubts(w io.Writer, doubts []string, whole bool) {
	if len(doubts) == 0 {
		return
	}
	if !whole {
		doubts = doubts[:1]
	}
	for _, doubt := range doubts {
		fmt.Fprintf(w, "\ndoubt: %s\n", printable(doubt))
	}
}
