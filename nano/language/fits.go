package language

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// heldByText reports whether a text column is known to hold v.
func (b *rules) heldByText(v form.Value) bool {
	return !v.Begun && slices.ContainsFunc(v.Cells, func(cell form.Cell) bool { return b.prompt.Columns[cell.Column].Kind == form.Text })
}

// mayHold reports whether a text column holds v, or may: not all of its values are known.
func (b *rules) mayHold(column int, v form.Value) bool {
	if b.prompt.Columns[column].Kind != form.Text {
		return false
	}
	return v.HeldBy(column) || !b.prompt.AllKnown(column)
}

var beforeTimes = english.Words("in during since year")

// isTime reports whether the question says a value as a time, and as nothing else: "March 2025", "in 2025".
func (b *rules) isTime(value int) bool {
	v := b.prompt.Values[value]
	at := slices.IndexFunc(b.prompt.Question, func(s form.Phrase) bool { return s.Value == value })
	return v.Period != nil && (v.Number == "" || at > 0 && beforeTimes[b.prompt.TextAt(at-1)])
}

// isZeroOrOne reports whether a column is a flag of which no other values are known.
func (b *rules) isZeroOrOne(column int) bool {
	p := b.prompt.Profile(column)
	return b.prompt.IsFlag(column) && (p == nil || p.Distinct <= form.FewValues)
}
