package review

import (
	"maps"
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var (
	temporal = english.Words("recent recently last first next upcoming ago new old soon early earlier late later time long")
	regions  = english.Words("citi town countri state region provinc counti") // stems

	nationalities = english.Words("nationality citizenship") // next to a country: Italians are from Italy
)

// aggregatesKey is a key that a query sums, or takes the average of.
func aggregatesKey(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if ok && (a.Tokens[i-1] == form.Sum || a.Tokens[i-1] == form.Avg) && a.IsKeyOf(c) && !a.NamesColumn(c) {
			return a.Tokens[i]
		}
	}
	return ""
}

// fewRows of a table that has no more differ by what they are called, and not by chance.
const fewRows = 5

// groupsSingleRows is what differs from row to row of a table and by which a query groups that table alone, so that it
// computes figures of one row each.
func groupsSingleRows(a *reading.Answer) form.Token {
	for _, core := range a.Cores {
		at := slices.Index(core, form.Group)
		if at < 0 || at+1 == len(core) || !slices.ContainsFunc(core, reading.Aggregating) {
			continue
		}
		c, ok := a.ColumnOf(core[at+1])
		p := a.Profile(c)
		single := ok && p != nil && p.Rows >= fewRows && !p.Sampled && p.Distinct == int64(p.Rows)
		if ok && (a.Columns[c].Key || a.Differs(c) || single) && len(a.TablesOf(core)) == 1 {
			return core[at+1]
		}
	}
	return ""
}

// listsParts is a number of which a query lists several for each row of another table where the question asks for one
// figure of each: how many beds each department has.
func listsParts(a *reading.Answer) form.Token {
	many := a.TextAt(0) == "how" && a.TextAt(1) == "many"
	if a.Says(english.EachWords) == 0 && !many || a.Has(form.Group, form.Open, form.Limit) {
		return ""
	}
	items := a.Items
	if slices.ContainsFunc(items, func(t form.Token) bool { return reading.Aggregating(t) || t == form.Distinct }) {
		return ""
	}
	for _, token := range items {
		c, ok := a.ColumnOf(token)
		if !ok || a.Columns[c].Kind != form.Number || a.Columns[c].Key || a.Refers(c) || a.Has(form.Where) && !many || ofEach(a, a.Columns[c].Table) {
			continue
		}
		for t := range a.Used {
			if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
				return token
			}
		}
	}
	return ""
}

// ofEach reports whether the question asks for something of each row of a table.
func ofEach(a *reading.Answer, table int) bool {
	for i := range a.Question {
		if a.SaysAt(i, english.EachWords) && a.IsTableAt(i+1) && slices.Contains(a.Question[i+1].Tables, table) {
			return true
		}
	}
	return false
}

// leavesOutSum reports whether the question asks for a total that the query neither computes nor has a column of.
func leavesOutSum(a *reading.Answer) bool {
	return a.Says(reading.Totals) > 0 && !a.Has(form.Sum, form.Count, form.Plus, form.Times) && !a.Uses("total")
}

// ordersByOther is a text, or a time, by which a query puts rows in order to give the first of them, where the question
// asks for what is most of something.
func ordersByOther(a *reading.Answer) form.Token {
	c, ok := a.Ranking()
	if !ok || a.Says(sorts) > 0 {
		return ""
	}
	if a.TextAt(0) == "top" && a.Columns[c].Kind == form.Text && !a.Has(form.Group) {
		return a.ColumnToken(c) // top 5 downtimes by reason
	}
	if a.NamesColumn(c) || a.Says(english.Extremes)+a.SaysMost() == 0 {
		return ""
	}
	ofTime := a.Says(english.FirstDates)+a.Says(english.LastDates)+a.Says(temporal) > 0
	if a.Columns[c].Kind == form.Text || a.Columns[c].Kind == form.Time && !ofTime {
		return a.ColumnToken(c)
	}
	return ""
}

// ordersByUnsaid is a number that no word of the question says by which a query gives the first rows, where the
// question asks for what is most of something.
func ordersByUnsaid(a *reading.Answer) form.Token {
	if c, ok := a.Ranking(); ok && a.SaysMost() > 0 && a.Columns[c].Kind == form.Number && !a.Links(c) {
		return a.ColumnToken(c)
	}
	return ""
}

// givesOtherRows is a table of which a query gives or counts rows without a word of the question, which asks for those
// that are called by a value, or said by a flag: students for professors, the channels of pinned posts.
func givesOtherRows(a *reading.Answer) form.Token {
	if a.Follows() {
		return ""
	}
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return s.Value >= 0 || len(s.Tables)+len(s.Columns) > 0 })
	if at < 0 || len(a.Question[at].Columns) == 0 {
		return ""
	}
	first, of := a.Question[at], map[int]bool{}
	switch {
	case first.Value >= 0 && reading.Asking[a.TextAt(at-1)]:
		for _, c := range first.Columns {
			of[a.Columns[c].Table] = true
		}
	case a.IsColumnAt(at) && slices.ContainsFunc(first.Columns, a.IsFlag) && a.IsTableAt(at+1) && (at == 0 || reading.Asking[a.TextAt(at-1)]):
		for _, t := range a.Question[at+1].Tables {
			of[t] = true
		}
	default:
		return ""
	}
	for _, t := range slices.Sorted(maps.Keys(a.TablesOf(a.Items))) {
		named := slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			return slices.Contains(s.Tables, t) || slices.ContainsFunc(s.Columns, func(c int) bool { return a.Columns[c].Table == t })
		})
		if !of[t] && !named && !isShownOnly(a, t) {
			return a.TableToken(t)
		}
	}
	return ""
}

// othersNamed is a column of a table of persons that the question says, where a query answers who with persons of
// another, whom it does not speak of: patients in place of the doctor who earns most.
func othersNamed(a *reading.Answer) form.Token {
	if !a.AsksWho() || a.Follows() {
		return ""
	}
	persons := func(t int) bool {
		labels := a.Labels(t)
		return len(labels) > 0 && !a.IsThing(labels[0])
	}
	spoken, shown := a.Spoken(map[int]bool{}), a.TablesOf(a.Items)
	for _, s := range a.Question {
		for _, c := range s.Columns {
			t := a.Columns[c].Table
			if s.Value >= 0 || !slices.Contains(a.Tokens, a.ColumnToken(c)) || shown[t] || !persons(t) {
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
func seeksElsewhere(a *reading.Answer) form.Token {
	spoken := a.Spoken(a.TablesBefore())
	for _, c := range a.Comparisons {
		if c.Value < 0 || c.Op != form.Equal || !a.Values[c.Value].HeldBy(c.Column) || spoken[a.Columns[c.Column].Table] {
			continue
		}
		kind := region(a.Columns[c.Column])
		for t := range spoken {
			for own := a.Tables[t].First; own < a.Tables[t].End && kind != ""; own++ {
				nation := kind == countries && a.IsText(own) && a.CalledOf(own, nationalities)
				alike := nation || region(a.Columns[own]) == kind && !a.Values[c.Value].HeldBy(own)
				if alike && a.Profile(own) != nil {
					return c.At
				}
			}
		}
	}
	return ""
}

const countries = "countri" // the region that a nationality is of

// region is the kind of place that a text column is called by, in a stem: "citi" of a destination city; "": none.
func region(c form.Column) string {
	words := english.Stems(c.Words)
	if c.Kind != form.Text || len(words) == 0 || !regions[words[len(words)-1]] {
		return ""
	}
	return words[len(words)-1]
}

// seeksBeyondRange is a number that a query asks a column for, that the question does not say and that no row can have.
func seeksBeyondRange(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		profile := a.Profile(c.Column)
		if profile == nil {
			continue
		}
		least, errLeast := strconv.ParseFloat(profile.Min, 64)
		most, errMost := strconv.ParseFloat(profile.Max, 64)
		if errLeast != nil || errMost != nil {
			continue
		}
		if n := float64(c.Number); c.Value < 0 && c.Op == form.Equal && !a.SaysNumber(c.Number) && (n < least || n > most) ||
			dividesNothing(a, c, least, most) {
			return c.At
		}
	}
	return ""
}

// dividesNothing reports whether all rows of a column's range meet a comparison of it with a number of the question, or
// none does, though the question does not say that the number is the column's: passengers under 30 in first class, by
// class < 30.
func dividesNothing(a *reading.Answer, c reading.Comparison, least, most float64) bool {
	if c.Value < 0 || a.Values[c.Value].Period != nil || c.Of != "" || a.Columns[c.Column].Minor || c.IsScaled(a) || a.Values[c.Value].Unit > 0 || a.Columns[c.Column].Kind != form.Number {
		return false
	}
	n, err := strconv.ParseFloat(a.Values[c.Value].Number, 64)
	if err != nil {
		return false
	}
	at := a.SayingOf(c.Value)
	before := at - 1
	for before > 0 && !a.IsLinked(before) {
		before--
	}
	for _, near := range []int{before, at + 1} {
		if a.IsColumnAt(near) && !a.Question[near].Partial && slices.Contains(a.Question[near].Columns, c.Column) {
			return false
		}
	}
	switch c.Op {
	case form.Less, form.GreaterEq:
		return n > most || n <= least
	case form.Greater, form.LessEq:
		return n >= most || n < least
	}
	return false
}

// unitOfFigure finds a sum or an average of a column in one unit that is compared with a number in another: an average
// of grams with 50 kg.
func unitOfFigure(a *reading.Answer, i int) (finding, bool) {
	c := a.Comparisons[i]
	if !c.IsScaled(a) || a.Values[c.Value].Scale == a.Columns[c.Column].Scale || c.Of != form.Sum && c.Of != form.Avg {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}

// leavesOutTimeUnit is a unit of time in which the question asks for figures, where the query gives a number whose name
// does not say that unit, and computes nothing of it: the average duration in minutes.
func leavesOutTimeUnit(a *reading.Answer) string {
	if a.Has(form.Minus, form.Div, form.Times) {
		return ""
	}
	for i := 2; i < len(a.Question); i++ {
		unit := english.Units[english.Stem(a.TextAt(i))]
		if unit == 0 || a.TextAt(i-1) != "in" || a.Question[i].Value >= 0 {
			continue
		}
		for _, t := range a.Items {
			c, ok := a.ColumnOf(t)
			if ok && a.Columns[c].Kind == form.Number && !a.IsKeyOf(c) && english.UnitNamed(a.Columns[c].Words) != unit {
				return a.TextAt(i)
			}
		}
	}
	return ""
}

// averagesMeasure is a measure that a query averages, or takes the greatest of, over the rows that it is computed of:
// the average revenue per order is none of the lines of orders. A metric that aggregates stays as it is, so that the
// average revenue per client comes out as its revenue: unless it is an average itself.
func averagesMeasure(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || a.MeasureOf(c) == nil || !slices.Contains([]form.Token{form.Avg, form.Min, form.Max}, a.Tokens[i-1]) {
			continue
		}
		if m := a.MeasureOf(c); !m.Whole || a.Tokens[i-1] != form.Avg || !m.IsAverage() {
			return a.Tokens[i]
		}
	}
	return ""
}

// suggestsMeasure finds a measure that nobody said is right.
func suggestsMeasure(a *reading.Answer, _ int) (finding, bool) {
	at := slices.IndexFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.MeasureOf(c) != nil && a.MeasureOf(c).Suggested
	})
	if at < 0 {
		return finding{}, false
	}
	c, _ := a.ColumnOf(a.Tokens[at])
	return finding{words: a.Columns[c].Words}, true
}
