package review

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// restricted is a query of those rows alone that meet one more condition. It is as it was where that condition would
// be another one's alternative, or one part's of a query of several.
func restricted(tokens []form.Token, condition ...form.Token) []form.Token {
	if slices.ContainsFunc(tokens, func(t form.Token) bool { return t == form.Union || t == form.Intersect || t == form.Except }) ||
		slices.Contains(form.Outer(tokens), form.Or) {
		return tokens
	}
	depth, end := 0, len(tokens)
	for i, t := range tokens {
		switch {
		case t == form.Open:
			depth++
		case t == form.Close:
			depth--
		case depth > 0:
		case t == form.Where:
			return slices.Insert(slices.Clone(tokens), i+1, append(condition, form.And)...)
		case end == len(tokens) && (t == form.Group || t == form.Order || t == form.Limit):
			end = i
		}
	}
	return slices.Insert(slices.Clone(tokens), end, append([]form.Token{form.Where}, condition...)...)
}

// lasted is a query of the rows that have not ended, where the question asks for these and the query does not look:
// who is still employed.
func lasted(a *answer) []form.Token {
	if ended := endedGiven(a); ended != "" {
		return restricted(a.tokens, ended, form.Null)
	}
	return a.tokens
}

// leaving are words of what has ended that stand after "have" or "has": who have left.
var leaving = english.Words("left ended expired resigned retired departed closed terminated")

// ended is a query of the rows that have ended, where the question asks for these and the query compares when they did
// with a date that nobody said: who have left.
func ended(a *answer) []form.Token {
	said := func(i int) bool { return leaving[a.TextAt(i)] && (a.TextAt(i-1) == "have" || a.TextAt(i-1) == "has") }
	at := 0
	for at < len(a.Question) && !said(at) {
		at++
	}
	if at == len(a.Question) || a.Follows() {
		return a.tokens
	}
	for i := 1; i+2 < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		class, v := a.tokens[i+2].Pointer()
		if ok && a.saysEnded(c) && a.tokens[i+1] == form.Equal && (class == 'L' || class == 'V' && !a.said(v)) {
			return slices.Replace(slices.Clone(a.tokens), i+1, i+3, form.Not, form.Null)
		}
	}
	return a.tokens
}

// flagged is a query that asks for the value of a flag where it asked whether the flag has one, and each row's does:
// for no where the question denies something, for yes where it does not. It asks for the other value of a flag that the
// question denies, and for one that the question says of the rows of a table that the query uses, where it does
// without: key clients.
func flagged(a *answer) []form.Token {
	out := slices.Clone(a.tokens)
	for i := 0; i+1 < len(out); i++ {
		c, ok := a.ColumnOf(out[i])
		if !ok || !a.IsFlag(c) || a.MayBeNull(c) {
			continue
		}
		switch {
		case out[i+1] == form.Null && a.mayDeny():
			out = slices.Replace(out, i+1, i+2, form.Equal, form.Numeral(0))
		case i+2 < len(out) && out[i+1] == form.Not && out[i+2] == form.Null && !a.mayDeny():
			out = slices.Replace(out, i+1, i+3, form.Equal, form.Numeral(1))
		}
	}
	if denied := upholds(a); denied != "" && !a.has(form.In, form.Except) {
		if at := slices.Index(a.tokens, denied); a.asserts(at) && slices.Equal(out, a.tokens) {
			switch {
			case out[at+2] == form.Numeral(1):
				out[at+2] = form.Numeral(0)
			case out[at+1] == form.Equal:
				out[at+1] = form.NotEqual
			default:
				out[at+1] = form.Equal
			}
		}
	}
	for i, s := range a.Question {
		if a.leavesOutFlag(i) && len(s.Columns) == 1 && a.describes(i, a.Columns[s.Columns[0]].Table) && !a.deniedAt(i) &&
			!presence[a.TextAt(i-1)] && !denials[a.TextAt(i-1)] {
			out = restricted(out, a.ColumnToken(s.Columns[0]), form.Equal, form.Numeral(1))
		}
	}
	return out
}

// besides are words by which rows are meant next to others: terminated ones too.
var besides = english.Words("too also included including includes include even well besides plus")

// valued is a query of the rows that have a value of the question, where it does without and one column of its tables
// has the value: cars that were booked.
func valued(a *answer) []form.Token {
	if a.Follows() || slices.Contains(a.tokens, form.Open) || a.says(besides) > 0 {
		return a.tokens
	}
	out := a.tokens
	for i, s := range a.Question {
		if s.Value < 0 {
			continue
		}
		if !a.leavesOutValue(s.Value) || a.excludes(i) || a.deniedAt(i) || presence[a.TextAt(i-1)] {
			continue
		}
		held := -1
		for _, cell := range a.Values[s.Value].Cells {
			switch of := a.Columns[cell.Column]; {
			case !a.used[of.Table] || cell.Column == held:
			case held >= 0:
				return a.tokens // it may be either
			default:
				held = cell.Column
			}
		}
		if held < 0 || a.Columns[held].Kind != form.Text || slices.Contains(a.tokens, a.ColumnToken(held)) || a.ColumnToken(held) == "" {
			continue
		}
		out = restricted(out, a.ColumnToken(held), form.Equal, form.ValueToken(s.Value))
	}
	return out
}

// describes reports whether a phrase is said of the rows of a table that the query uses: key clients, where clients are
// called by that phrase or follow it.
func (a *answer) describes(i, table int) bool {
	stems := english.Stems(a.Tables[table].Words)
	own := english.Stems(a.TextAt(i))
	return a.used[table] && (a.isTableAt(i+1) && slices.Contains(a.Question[i+1].Tables, table) ||
		len(own) > 1 && len(stems) > 0 && own[len(own)-1] == stems[len(stems)-1])
}

// deniedAt reports whether the words before a phrase say that it is not so: not active, out of service, off duty.
func (q *question) deniedAt(i int) bool {
	switch q.TextAt(i - 1) {
	case "not", "non", "off":
		return true
	case "of":
		return q.TextAt(i-2) == "out"
	}
	return english.Contracted(q.TextAt(i - 1))
}

// among is a query that looks for a key among those that refer to it, where it looked among others of a table that has
// one such column alone: policyholders without a policy, by the policies' holders, not by their brokers.
func among(a *answer) []form.Token {
	out := slices.Clone(a.tokens)
	for i := 1; i+3 < len(out); i++ {
		if out[i] != form.In || out[i+1] != form.Open || out[i+2] != form.Select {
			continue
		}
		before := i - 1
		if out[before] == form.Not && before > 0 {
			before--
		}
		outer, ok := a.ColumnOf(out[before])
		inner, isColumn := a.ColumnOf(out[i+3])
		if !ok || !isColumn || !a.Columns[outer].Key || !a.Refers(inner) || a.Equated(outer, inner) {
			continue
		}
		if to := a.Referring(a.Columns[inner].Table, outer); to != "" {
			out[i+3] = to
		}
	}
	return out
}
