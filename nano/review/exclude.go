package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// asksExcluded is what a query asks for though the question excludes it.
func asksExcluded(a *reading.Answer, i int) (finding, bool) {
	c, ok := a.Comparisons[i], false
	for j, phrase := range a.Question {
		ok = ok || c.Value >= 0 && phrase.Value == c.Value && c.Op == form.Equal && !a.Has(form.Not, form.Except) && a.Excludes(j)
	}
	if !ok {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}

// losesUnknown is a column without a value in some rows, or whose table some rows have no key to. These are not among
// the rows with another value than the question excludes: employees of no department are not in Sales.
func losesUnknown(a *reading.Answer, i int) (finding, bool) {
	c := a.Comparisons[i]
	p := a.Profile(c.Column)
	if c.Op != form.NotEqual || c.Of != "" || (p == nil || p.Nulls == 0 || a.OrNone(c.Column)) && !lacksKey(a, a.Columns[c.Column].Table) {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}

// keepsPartly is a column of which a query leaves out one value, where others say that this is so in part: orders that
// are not fulfilled may be fulfilled partly.
func keepsPartly(a *reading.Answer, i int) (finding, bool) {
	c := a.Comparisons[i]
	partly := func(text string) bool { return strings.HasPrefix(strings.ToLower(text), "partial") }
	if c.Op != form.NotEqual || c.Value < 0 || partly(a.Values[c.Value].Text) || !slices.ContainsFunc(a.Texts(c.Column), partly) {
		return finding{}, false
	}
	for j := range a.Question {
		if partly(a.TextAt(j)) {
			return finding{}, false
		}
	}
	return found(form.WhereError, c.At)
}

// lacksKey reports whether rows of the query's tables may have no key to one of them, and some have none.
func lacksKey(a *reading.Answer, to int) bool {
	return slices.ContainsFunc(a.Keys, func(k form.Key) bool {
		p := a.Profile(k.From[0])
		from := a.Columns[k.From[0]].Table
		return a.Columns[k.To[0]].Table == to && from != to && a.Used[from] && p != nil && p.Nulls > 0
	})
}

// departures are words of when somebody, or something that was owned, went for good; of people, ends are too.
var (
	departures = english.Words("left leaving termination terminated term exit resigned retired departed departure disposed deaccessioned decommissioned " +
		"scrapped withdrawn")
	personal = english.Words("first last full surname forename")
)

// givesDeparted is when rows of a table that the question names went for good, where some have and neither the query
// nor the question speaks of it: how many consultants work in Dublin.
func givesDeparted(a *reading.Answer) form.Token {
	inPeriod := func(c reading.Comparison) bool { return c.Value >= 0 && a.Values[c.Value].Period != nil }
	if a.Follows() || slices.ContainsFunc(a.Comparisons, inPeriod) {
		return ""
	}
	spoken := a.Spoken(map[int]bool{})
	for _, t := range a.TablesUsed {
		ofPeople := slices.ContainsFunc(a.Columns[a.Tables[t].First:a.Tables[t].End], func(c form.Column) bool {
			first, last, _ := strings.Cut(c.Words, " ")
			return personal[first] && last == "name" || first == "surname"
		})
		for c := a.Tables[t].First; spoken[t] && c < a.Tables[t].End; c++ {
			departs := a.CalledOf(c, departures) || ofPeople && a.SaysEnded(c)
			if departs && a.Columns[c].Kind == form.Time && a.MayBeNull(c) && !a.Links(c) && a.ColumnToken(c) != "" && !slices.Contains(a.Tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// givesCodes is a column of codes that a query gives where the question wants them in words: "status spelled out".
func givesCodes(a *reading.Answer) form.Token {
	inWords := func(i int, s form.Phrase) bool {
		next := a.TextAt(i + 1)
		return (s.Text == "spelled" || s.Text == "spelt" || s.Text == "written") && next == "out" || s.Text == "in" && (next == "words" || next == "full")
	}
	for i, s := range a.Question {
		if !inWords(i, s) {
			continue
		}
		for _, token := range a.Items {
			if c, ok := a.ColumnOf(token); ok && a.HoldsCodes(c) {
				return token
			}
		}
	}
	return ""
}

// superiors are words for the person that a row of the same table refers to, in questions and in names of columns.
var superiors = english.Words("boss bosses supervisor supervisors superior superiors superv supervised manager managers mgr reports")

// staysBelow is the column that leads to the row of a superior, for whom the question asks, where the query gives what
// is below.
func staysBelow(a *reading.Answer) form.Token {
	bosses := func(s form.Phrase) bool {
		return s.Value < 0 && superiors[s.Text] && !strings.HasPrefix(s.Text, "manager") && s.Text != "reports" && s.Text != "mgr"
	}
	if !slices.ContainsFunc(a.Question, bosses) || slices.Contains(a.Tokens, form.Via) || len(a.TablesUsed) != 1 {
		return ""
	}
	t := a.Tables[a.TablesUsed[0]]
	for c := t.First; c < t.End; c++ {
		if token := a.ColumnToken(c); token != "" && a.CalledOf(c, superiors) && !slices.Contains(a.Tokens, token) {
			return token
		}
	}
	return ""
}

// withdrawn are states of rows that never held, or no longer do: a draft is no unpaid invoice.
var withdrawn = english.Words("draft drafts cancel cancelled canceled void voided withdrawn deleted trash")

// deniesState is a state that rows are to be without, by a word that denies it, where some rows have one that means
// that it does not apply, and neither the question nor the query excludes these: unpaid invoices, of all that are not
// paid.
func deniesState(a *reading.Answer) form.Token {
	if !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "not" && s.Start == s.End }) {
		return "" // which the prompt has for a beginning such as un-
	}
	for _, c := range a.Comparisons {
		if c.Op != form.NotEqual || !a.IsText(c.Column) || a.Says(withdrawn) > 0 {
			continue
		}
		n := 0
		for _, other := range a.Comparisons {
			if other.Column == c.Column {
				n++
			}
		}
		if n == 1 && slices.ContainsFunc(a.Texts(c.Column), func(text string) bool { return withdrawn[strings.ToLower(text)] }) {
			return c.At
		}
	}
	return ""
}
