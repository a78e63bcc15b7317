package pointer

import (
	"maps"
	"slices"
	"strconv"
)

var (
	temporal = words("recent recently last first next upcoming ago new old soon early earlier late later time long")
	asking   = words("which what list show many all the give find")   // before what is asked for
	regions  = words("citi town countri state region provinc counti") // stems
)

// aggregatesKey is a key that a query sums, or takes the average of.
func (p *Prompt) aggregatesKey(tokens []Token) Token {
	for i := 1; i < len(tokens); i++ {
		c, ok := p.ColumnOf(tokens[i])
		if ok && (tokens[i-1] == Sum || tokens[i-1] == Avg) && (p.Columns[c].Key || p.refers(c)) {
			return tokens[i]
		}
	}
	return ""
}

// refers tells whether a column is a foreign key, or a part of one.
func (p *Prompt) refers(column int) bool {
	return slices.ContainsFunc(p.Keys, func(k Key) bool { return slices.Contains(k.From, column) })
}

// groupsSingleRows is what differs from row to row of a table and by which a query groups that table alone, so that it
// computes figures of one row each.
func (p *Prompt) groupsSingleRows(tokens []Token) Token {
	for _, core := range cores(tokens) {
		at := slices.Index(core, Group)
		if at < 0 || at+1 == len(core) || !slices.ContainsFunc(core, aggregating) {
			continue
		}
		c, ok := p.ColumnOf(core[at+1])
		if ok && (p.Columns[c].Key || p.differs(c)) && len(p.tablesOf(core)) == 1 {
			return core[at+1]
		}
	}
	return ""
}

// differs tells whether a column has another value in each row.
func (c *Catalog) differs(column int) bool {
	p := c.profiles[column]
	return p != nil && p.Rows >= fewestOfName && p.Distinct == int64(p.Rows)
}

// multiplies tells whether a join with another table makes several rows of one, as far as profiles tell: with the
// orders of a customer, not with the customer of an order.
func (p *Prompt) multiplies(one, other int) bool {
	for _, step := range p.path([]int{one}, func(t int) bool { return t == other }, nil, true) {
		from := step.pairs[0][0] // either end
		if p.Columns[from].Table != step.to {
			from = step.pairs[0][1]
		}
		if profile := p.profiles[from]; profile != nil && profile.Distinct < int64(profile.Rows) { // several refer to one
			return true
		}
	}
	return false
}

// ranksParts is a number by which a query puts the rows of another table in order, of which each has several: the
// customers by each of their orders. Who has the most, or most in total, is told by a sum.
func (f form) ranksParts() Token {
	top := slices.ContainsFunc(f.Question, func(s Phrase) bool { return s.Text == "top" })
	asked := f.saysMost() > 0 || f.says(totals) > 0 || top
	c, ok := f.ranking()
	if !asked || !ok || f.Columns[c].Kind != Number || f.has(Group, Open) {
		return ""
	}
	for t := range f.tablesOf(list(f.tokens)) {
		if t != f.Columns[c].Table && f.multiplies(t, f.Columns[c].Table) {
			return f.ColumnToken(c)
		}
	}
	return ""
}

// ranking is the column by which a query puts rows in order to give the first of them.
func (f form) ranking() (column int, ok bool) {
	at := slices.Index(f.tokens, Order)
	if at < 0 || at+1 == len(f.tokens) || !f.has(Limit) {
		return 0, false
	}
	return f.ColumnOf(f.tokens[at+1])
}

// listsParts is a number of which a query lists several for each row of another table where the question asks for one
// figure of each: how many beds each department has.
func (f form) listsParts() Token {
	many := f.textAt(0) == "how" && f.textAt(1) == "many"
	if f.says(groups) == 0 && !many || f.has(Group, Open, Limit) {
		return ""
	}
	items := list(f.tokens)
	if slices.ContainsFunc(items, func(t Token) bool { return aggregating(t) || t == Distinct }) {
		return ""
	}
	for _, token := range items {
		c, ok := f.ColumnOf(token)
		if !ok || f.Columns[c].Kind != Number || f.Columns[c].Key || f.refers(c) || f.has(Where) && !many || f.ofEach(f.Columns[c].Table) {
			continue
		}
		for t := range f.tablesOf(f.tokens) {
			if t != f.Columns[c].Table && f.multiplies(t, f.Columns[c].Table) {
				return token
			}
		}
	}
	return ""
}

// ofEach tells whether the question asks for something of each row of a table.
func (f form) ofEach(table int) bool {
	for i := range f.Question {
		if f.saysAt(i, groups) && f.isTableAt(i+1) && slices.Contains(f.Question[i+1].Tables, table) {
			return true
		}
	}
	return false
}

// leavesOutSum tells whether the question asks for a total that the query neither computes nor has a column of.
func (f form) leavesOutSum() bool {
	return f.says(totals) > 0 && !f.has(Sum, Count, Plus, Times) && !f.uses("total")
}

// ordersByOther is a text, or a time, by which a query puts rows in order to give the first of them, where the question
// asks for what is most of something.
func (f form) ordersByOther() Token {
	c, ok := f.ranking()
	if !ok || f.namesColumn(c) || f.says(extremes)+f.saysMost() == 0 || f.says(sorts) > 0 {
		return ""
	}
	ofTime := f.says(firstDates)+f.says(lastDates)+f.says(temporal) > 0
	if f.Columns[c].Kind == Text || f.Columns[c].Kind == Time && !ofTime {
		return f.ColumnToken(c)
	}
	return ""
}

// ordersByUnsaid is a number that no word of the question says by which a query gives the first rows, where the
// question asks for what is most of something.
func (f form) ordersByUnsaid() Token {
	if c, ok := f.ranking(); ok && f.saysMost() > 0 && f.Columns[c].Kind == Number && !f.links(c) {
		return f.ColumnToken(c)
	}
	return ""
}

// givesOtherRows is a table of which a query gives or counts rows without a word of the question, which asks for those
// that are called by a value: students for professors.
func (p *Prompt) givesOtherRows(tokens []Token) Token {
	if p.before != nil {
		return ""
	}
	at := slices.IndexFunc(p.Question, func(s Phrase) bool { return s.Value >= 0 || len(s.Tables)+len(s.Columns) > 0 })
	if at < 0 || p.Question[at].Value < 0 || len(p.Question[at].Columns) == 0 || !asking[p.textAt(at-1)] {
		return ""
	}
	of := map[int]bool{}
	for _, c := range p.Question[at].Columns {
		of[p.Columns[c].Table] = true
	}
	for _, t := range slices.Sorted(maps.Keys(p.tablesOf(list(tokens)))) {
		named := slices.ContainsFunc(p.Question, func(s Phrase) bool {
			return slices.Contains(s.Tables, t) || slices.ContainsFunc(s.Columns, func(c int) bool { return p.Columns[c].Table == t })
		})
		if !of[t] && !named {
			return p.TableToken(t)
		}
	}
	return ""
}

// othersNamed is a column of a table of persons that the question says, where a query answers who with persons of
// another, whom it does not speak of: patients in place of the doctor who earns most.
func (p *Prompt) othersNamed(tokens []Token) Token {
	if !p.asksWho() || p.before != nil {
		return ""
	}
	persons := func(t int) bool {
		labels := p.Labels(t)
		return len(labels) > 0 && !p.isThing(labels[0])
	}
	spoken, shown := p.spoken(map[int]bool{}), p.tablesOf(list(tokens))
	for _, s := range p.Question {
		for _, c := range s.Columns {
			t := p.Columns[c].Table
			if s.Value >= 0 || !slices.Contains(tokens, p.ColumnToken(c)) || shown[t] || !persons(t) {
				continue
			}
			for other := range shown {
				if persons(other) && !spoken[other] {
					return p.ColumnToken(c)
				}
			}
		}
	}
	return ""
}

// seeksElsewhere is a place of a table that the question does not speak of, in which a query finds a value of the
// question, though a table that it speaks of has a place of that kind, without that value: customers in Hamburg by the
// city of a shipment.
func (p *Prompt) seeksElsewhere(tokens []Token) Token {
	spoken := p.spoken(p.before.tables(p.Catalog))
	for c := range p.comparisons(tokens) {
		if c.value < 0 || c.op != Equal || !p.Values[c.value].held(c.column) || spoken[p.Columns[c.column].Table] {
			continue
		}
		kind := region(p.Columns[c.column])
		for t := range spoken {
			for own := p.Tables[t].First; own < p.Tables[t].End && kind != ""; own++ {
				if region(p.Columns[own]) == kind && p.profiles[own] != nil && !p.Values[c.value].held(own) {
					return c.at
				}
			}
		}
	}
	return ""
}

// region is the kind of place that a text column is called by, in a stem: "citi" of a destination city; "": none.
func region(c Column) string {
	words := stems(c.words)
	if c.Kind != Text || len(words) == 0 || !regions[words[len(words)-1]] {
		return ""
	}
	return words[len(words)-1]
}

// seeksBeyondRange is a number that a query asks a column for, that the question does not say and that no row can have.
func (p *Prompt) seeksBeyondRange(tokens []Token) Token {
	for c := range p.comparisons(tokens) {
		profile := p.profiles[c.column]
		if c.value >= 0 || c.op != Equal || profile == nil || p.saysNumber(c.number) {
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

func aggregating(t Token) bool { return slices.Contains([]Token{Count, Sum, Avg, Min, Max}, t) }
