package language

import (
	"slices"
	"strconv"
	"strings"

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

// The years of a column of years.
const (
	firstYear = 1000
	lastYear  = 3000
)

// mayBeYear reports whether a number may be compared with a year: its name or its values do not say otherwise.
func (b *rules) mayBeYear(column int) bool {
	of, p := b.prompt.Columns[column], b.prompt.Profile(column)
	if slices.Contains(strings.Fields(of.Words), "year") {
		return true
	}
	if of.Key || b.prompt.Refers(column) || b.prompt.MeasureOf(column) != nil {
		return false
	}
	if p == nil || p.Sampled {
		return true
	}
	least, err := strconv.ParseFloat(p.Min, 64)
	most, err2 := strconv.ParseFloat(p.Max, 64)
	return err != nil || err2 != nil || least >= firstYear && most <= lastYear
}

// isZeroOrOne reports whether a column is a flag of which no other values are known.
func (b *rules) isZeroOrOne(column int) bool {
	p := b.prompt.Profile(column)
	return b.prompt.IsFlag(column) && (p == nil || p.Distinct <= form.FewValues)
}
