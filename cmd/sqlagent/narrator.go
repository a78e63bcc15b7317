package main

import (
	"fmt"
	"io"
	"strings"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// narrator prints the turns of an answer as they happen; of several votes, when they are counted, those of the one that
// won.
type narrator struct {
	w     io.Writer
	heard map[int][]agent.Event // by vote
	came  int                   // votes that came to an answer

	doing atomic.Value // a string, for the status line
}

func narrate(w io.Writer) *narrator {
	n := &narrator{w: w, heard: map[int][]agent.Event{}}
	n.doing.Store("loading the model")
	return n
}

// onEvent takes one event after another.
func (n *narrator) onEvent(e agent.Event) {
	if e.Kind == agent.EventModel {
		n.heard, n.came = map[int][]agent.Event{}, 0
	}
	n.doing.Store(n.activity(e))
	switch {
	case e.Kind == agent.EventText:
	case e.Kind == agent.EventVotes:
		for _, said := range n.heard[e.Vote] {
			n.say(said)
		}
	case e.Votes > 0:
		n.heard[e.Vote] = append(n.heard[e.Vote], e)
	default:
		n.say(e)
	}
}

// activity is what goes on after an event.
func (n *narrator) activity(e agent.Event) string {
	if e.Votes > 0 {
		if e.Kind == agent.EventFinal {
			n.came++
		}
		return fmt.Sprintf("voting, %d of %d votes", n.came, e.Votes)
	}
	switch e.Kind {
	case agent.EventModel:
		return "asking " + printable(e.Text)
	case agent.EventThought, agent.EventSQL: // a query follows
		return fmt.Sprintf("turn %d of %d, querying", e.Turn, e.Turns)
	}
	return fmt.Sprintf("turn %d of %d, thinking", e.Turn, e.Turns)
}

func (n *narrator) say(e agent.Event) {
	switch e.Kind {
	case agent.EventLeft:
		fmt.Fprintf(n.w, "left out, because its masked values could not be searched in time: %s\n", printable(e.Text))
	case agent.EventFocus:
		without := ""
		if e.CutColumns > 0 {
			without = fmt.Sprintf(", but for %d of their columns", e.CutColumns)
		}
		fmt.Fprintf(n.w, "the schema is too long for the model, which sees %d of %d tables in full%s\n", e.Shown, e.Tables, without)
	case agent.EventProfile:
		fmt.Fprintf(n.w, "only %d of %d tables could be sampled for values\n", e.Shown, e.Tables)
	case agent.EventModel:
		fmt.Fprintf(n.w, "\nasking %s too\n", printable(e.Text))
	case agent.EventRevise:
		fmt.Fprintf(n.w, "\nthe votes split, asking for a correction\n")
	case agent.EventTurn:
		if e.Turn > e.Turns {
			fmt.Fprintf(n.w, "\nbudget spent, final query\n")
		} else {
			fmt.Fprintf(n.w, "\nturn %d of %d\n", e.Turn, e.Turns)
		}
	case agent.EventThought:
		n.block("think", e.Text)
	case agent.EventSQL:
		n.block("sql", lex.Layout("", e.SQL))
	case agent.EventObservation:
		n.block("saw", e.Text)
		if e.Hint != "" && !strings.Contains(e.Text, e.Hint) { // which the model has not seen
			n.block("hint", e.Hint)
		}
	case agent.EventFinal, agent.EventRepair:
		n.block("final", lex.Layout("", e.SQL))
	}
}

// inLines is a query as people read it, what follows its first line indented.
func inLines(sql, indent string) string {
	lines := strings.Split(lex.Layout("", sql), "\n")
	for i := range lines {
		lines[i] = printable(lines[i])
	}
	return strings.Join(lines, "\n"+indent)
}

func (n *narrator) block(label, text string) {
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if i > 0 {
			label = ""
		}
		fmt.Fprintf(n.w, "  %-6s %s\n", label, printable(line))
	}
}

func summary(w io.Writer, a *agent.Answer) {
	votes := ""
	if a.Votes > 1 || a.Asked != nil {
		votes = ", " + agreement(a, 0)
	}
	if len(a.Assumed) > 0 {
		fmt.Fprintf(w, "\nassumed, not declared in the schema: %s\n", printable(strings.Join(a.Assumed, ", ")))
	}
	if len(a.Missed) > 0 {
		fmt.Fprintf(w, "\nvalues may be missed: not all columns could be searched in time for: %s\n", printable(strings.Join(a.Missed, ", ")))
	}
	writeCorrected(w, a.Corrected)
	writeUsed(w, a.Used)
	writeAsked(w, a)
	writeRevised(w, a.Revision)
	if !a.Unsure && len(a.Doubts) > 0 { // unsureError.write has those of the others
		fmt.Fprintf(w, "\nnote: %s%s\n", printable(a.Doubts[0]), furtherDoubts(len(a.Doubts)-1))
	}
	fmt.Fprintf(w, "\n%s, %.1f s%s\n", plain.Count(len(a.Result.Rows), "row"), a.Elapsed.Seconds(), votes)
}

// furtherDoubts says how many more doubts an answer has that is sure.
func furtherDoubts(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" (%s: --output json)", plain.Count(n, "more doubt"))
}

// writeCorrected prints what typos were read as.
func writeCorrected(w io.Writer, typos []agent.Correction) {
	for i, c := range typos {
		if i == 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "read %s as %s\n", printable(c.Written), printable(c.Read))
	}
}

// writeAsked prints which of several models answered, and what the others came to.
func writeAsked(w io.Writer, a *agent.Answer) {
	for _, m := range a.Asked {
		says := "gave another result"
		switch {
		case m.Model == a.Model.Name:
			says = "answers"
		case m.Agrees:
			says = "gave the same result"
		case m.Error != "":
			says = "gave no answer: " + m.Error
		}
		fmt.Fprintf(w, "\n%s %s", printable(m.Model), printable(says))
	}
	if a.Asked != nil {
		fmt.Fprintln(w)
	}
}
