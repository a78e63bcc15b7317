package review

import (
	"maps"
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

var (
	temporal = english.Words("recent recently last first next upcoming ago new old soon early earlier late later time long")
	asking   = english.Words("which what list show many all the give find")   // before what is asked for
	regions  = english.Words("citi town countri state region provinc counti") // stems
)

// aggregatesKey is a key that a query sums, or takes the average of.
func aggregatesKey(a *answer) form.Token {
	for i := 1; i < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		if ok && (a.tokens[i-1] == form.Sum || a.tokens[i-1] == form.Avg) && (a.Columns[c].Key || a.Refers(c)) {
			return a.tokens[i]
		}
	}
	return ""
}

// groupsSingleRows is what differs from row to row of a table and by which a query groups that table alone, so that it
// computes figures of one row each.
func groupsSingleRows(a *answer) form.Token {
	for _, core := range a.cores {
		at := slices.Index(core, form.Group)
		if at < 0 || at+1 == len(core) || !slices.ContainsFunc(core, aggregating) {
			continue
		}
		c, ok := a.ColumnOf(core[at+1])
		if ok && (a.Columns[c].Key || a.Differs(c)) && len(a.tablesOf(core)) == 1 {
			return core[at+1]
		}
	}
	return ""
}

var bests = english.Words("best worst")

// ranksParts is a number by which a query puts the rows of another table in order, of which each has several: the
// customers by each of their orders. Who has the most, or most in total, is answered by a sum.
func ranksParts(a *answer) form.Token {
	top := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "top" })
	asked := a.saysMost() > 0 || a.says(totals) > 0 || a.says(bests) > 0 || top
	c, ok := a.ranking()
	if !asked || !ok || a.Columns[c].Kind != form.Number || a.has(form.Group, form.Open) {
		return ""
	}
	for t := range a.tablesOf(a.items) {
		if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// ranking is the column by which a query puts rows in order to give the first of them.
func (a *answer) ranking() (column int, ok bool) {
	at := slices.Index(a.tokens, form.Order)
	if at < 0 || at+1 == len(a.tokens) || !a.has(form.Limit) {
		return 0, false
	}
	return a.ColumnOf(a.tokens[at+1])
}

// listsParts is a number of which a query lists several for each row of another table where the question asks for one
// figure of each: how many beds each department has.
func listsParts(a *answer) form.Token {
	many := a.TextAt(0) == "how" && a.TextAt(1) == "many"
	if a.says(english.EachWords) == 0 && !many || a.has(form.Group, form.Open, form.Limit) {
		return ""
	}
	items := a.items
	if slices.ContainsFunc(items, func(t form.Token) bool { return aggregating(t) || t == form.Distinct }) {
		return ""
	}
	for _, token := range items {
		c, ok := a.ColumnOf(token)
		if !ok || a.Columns[c].Kind != form.Number || a.Columns[c].Key || a.Refers(c) || a.has(form.Where) && !many || a.ofEach(a.Columns[c].Table) {
			continue
		}
		for t := range a.used {
			if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
				return token
			}
		}
	}
	return ""
}

// ofEach reports whether the question asks for something of each row of a table.
func (q *question) ofEach(table int) bool {
	for i := range q.Question {
		if q.saysAt(i, english.EachWords) && q.isTableAt(i+1) && slices.Contains(q.Question[i+1].Tables, table) {
			return true
		}
	}
	return false
}

// leavesOutSum reports whether the question asks for a total that the query neither computes nor has a column of.
func leavesOutSum(a *answer) bool {
	return a.says(totals) > 0 && !a.has(form.Sum, form.Count, form.Plus, form.Times) && !a.uses("total")
}

// ordersByOther is a text, or a time, by which a query puts rows in order to give the first of them, where the question
// asks for what is most of something.
func ordersByOther(a *answer) form.Token {
	c, ok := a.ranking()
	if !ok || a.says(sorts) > 0 {
		return ""
	}
	if a.TextAt(0) == "top" && a.Columns[c].Kind == form.Text && !a.has(form.Group) {
		return a.ColumnToken(c) // top 5 downtimes by reason
	}
	if a.NamesColumn(c) || a.says(english.Extremes)+a.saysMost() == 0 {
		return ""
	}
	ofTime := a.says(english.FirstDates)+a.says(english.LastDates)+a.says(temporal) > 0
	if a.Columns[c].Kind == form.Text || a.Columns[c].Kind == form.Time && !ofTime {
		return a.ColumnToken(c)
	}
	return ""
}

// ordersByUnsaid is a number that no word of the question says by which a query gives the first rows, where the
// question asks for what is most of something.
func ordersByUnsaid(a *answer) form.Token {
	if c, ok := a.ranking(); ok && a.saysMost() > 0 && a.Columns[c].Kind == form.Number && !a.links(c) {
		return a.ColumnToken(c)
	}
	return ""
}

// givesOtherRows is a table of which a query gives or counts rows without a word of the question, which asks for those
// that are called by a value: students for professors.
func givesOtherRows(a *answer) form.Token {
	if a.Follows() {
		return ""
	}
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value >= 0 || len(s.Tables)+len(s.Columns) > 0 })
	if at < 0 || a.Question[at].Value < 0 || len(a.Question[at].Columns) == 0 || !asking[a.TextAt(at-1)] {
		return ""
	}
	of := map[int]bool{}
	for _, c := range a.Question[at].Columns {
		of[a.Columns[c].Table] = true
	}
	for _, t := range slices.Sorted(maps.Keys(a.tablesOf(a.items))) {
		named := slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			return slices.Contains(s.Tables, t) || slices.ContainsFunc(s.Columns, func(c int) bool { return a.Columns[c].Table == t })
		})
		if !of[t] && !named {
			return a.TableToken(t)
		}
	}
	return ""
}

// othersNamed is a column of a table of persons that the question says, where a query answers who with persons of
// another, whom it does not speak of: patients in place of the doctor who earns most.
func othersNamed(a *answer) form.Token {
	if !a.AsksWho() || a.Follows() {
		return ""
	}
	persons := func(t int) bool {
		labels := a.Labels(t)
		return len(labels) > 0 && !a.IsThing(labels[0])
	}
	spoken, shown := a.spoken(map[int]bool{}), a.tablesOf(a.items)
	for _, s := range a.Question {
		for _, c := range s.Columns {
			t := a.Columns[c].Table
			if s.Value >= 0 || !slices.Contains(a.tokens, a.ColumnToken(c)) || shown[t] || !persons(t) {
				continue
			}
			for other := range shown {
				if persons(other) && !spoken[other] {
					return a.ColumnToken(c)
				}
			}
		}
	}
	return ""
}

// seeksElsewhere is a place of a table that the question does not speak of, in which a query finds a value of the
// question, though a table that it speaks of has a place of that kind, without that value: customers in Hamburg by the
// city of a shipment.
func seeksElsewhere(a *answer) form.Token {
	spoken := a.spoken(a.TablesBefore())
	for _, c := range a.comparisons {
		if c.value < 0 || c.op != form.Equal || !a.Values[c.value].HeldBy(c.column) || spoken[a.Columns[c.column].Table] {
			continue
		}
		kind := region(a.Columns[c.column])
		for t := range spoken {
			for own := a.Tables[t].First; own < a.Tables[t].End && kind != ""; own++ {
				if region(a.Columns[own]) == kind && a.Profile(own) != nil && !a.Values[c.value].HeldBy(own) {
					return c.at
				}
			}
		}
	}
	return ""
}

// region is the kind of place that a text column is called by, in a stem: "citi" of a destination city; "": none.
func region(c form.Column) string {
	words := english.Stems(c.Words)
	if c.Kind != form.Text || len(words) == 0 || !regions[words[len(words)-1]] {
		return ""
	}
	return words[len(words)-1]
}

// seeksBeyondRange is a number that a query asks a column for, that the question does not say and that no row can have.
func seeksBeyondRange(a *answer) form.Token {
	for _, c := range a.comparisons {
		profile := a.Profile(c.column)
		if c.value >= 0 || c.op != form.Equal || profile == nil || a.saysNumber(c.number) {
			continue
		}
		least, errLeast := strconv.ParseFloat(profile.Min, 64)
		most, errMost := strconv.ParseFloat(profile.Max, 64)
		if errLeast == nil && errMost == nil && (float64(c.number) < least || float64(c.number) > most) {
			return c.at
		}
	}
	return ""
}

func aggregating(t form.Token) bool {
	return slices.Contains([]form.Token{form.Count, form.Sum, form.Avg, form.Min, form.Max}, t)
}
