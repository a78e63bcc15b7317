package pointer

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// beyond are words for what no query of the form computes.
var beyond = words("ratio median correlation trend growth percentile quartile variance cumulative rolling " +
	"weekend weekends weekday weekdays quarter quarters quarterly")

// ages are words of what is so today, with or without saying it.
var ages = words("old age ages currently")

// selects tells whether such a column, or a whole row, stands in the first select list.
func (p *Prompt) selects(tokens []Token, such func(column int) bool) bool {
	for i, token := range list(tokens) {
		c, isColumn := p.ColumnOf(token)
		_, isTable := p.TableOf(token)
		if isColumn && such(c) || isTable && tokens[i-1] != Count {
			return true
		}
	}
	return len(tokens) == 0
}

// namesPersons tells whether Decode answers who with the names of the rows to which the key leads that is selected: see
// persons.
func (p *Prompt) namesPersons(tokens []Token) bool {
	outer := outermost(tokens)
	items := slices.DeleteFunc(slices.Clone(list(outer)), func(t Token) bool { return t == Distinct })
	united := slices.ContainsFunc(outer, func(t Token) bool { return t == Union || t == Intersect || t == Except })
	if len(items) != 2 || united {
		return false
	}
	if at := slices.Index(outer, Group); at >= 0 && (at+1 == len(outer) || outer[at+1] != items[1] || at+2 < len(outer) && p.isColumn(outer[at+2])) {
		return false
	}
	c, ok := p.ColumnOf(items[1])
	if !ok {
		return false
	}
	_, labels := p.leadsTo(c)
	return slices.ContainsFunc(labels, func(l int) bool { return !p.isThing(l) })
}

// outermost are the tokens that stand in no parentheses.
func outermost(tokens []Token) (out []Token) {
	depth := 0
	for _, t := range tokens {
		switch {
		case t == Open:
			depth++
		case t == Close:
			depth--
		case depth == 0:
			out = append(out, t)
		}
	}
	return out
}

// isColumn tells whether an item that is a plain column begins with a token.
func (p *Prompt) isColumn(t Token) bool {
	_, ok := p.ColumnOf(t)
	return ok || t == Via
}

// selectsKey is a key that is selected though no word of the question names it, where people have a name for what it
// says, who has the most tickets is not answered by a number, or a number for it: project_no beside project_id.
func (p *Prompt) selectsKey(tokens []Token) Token {
	items := list(tokens)
	if p.before != nil || !p.hasWords() || slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Text == "who" }) {
		return ""
	}
	saysEnding := slices.ContainsFunc(p.Question, func(s Phrase) bool { return keyEndings[schema.Singular(s.Text)] })
	for i, token := range items {
		c, ok := p.ColumnOf(token)
		if !ok || i == 0 || !p.beginsItem(items[:i]) {
			continue
		}
		_, labels := p.leadsTo(c)
		if labels == nil && p.Columns[c].Key {
			labels = p.Labels(p.Columns[c].Table)
		}
		named := slices.ContainsFunc(p.Question, func(s Phrase) bool { return slices.Contains(s.Columns, c) && !s.Partial })
		shown := slices.ContainsFunc(labels, func(l int) bool { return slices.Contains(items, p.ColumnToken(l)) })
		if saysEnding && !named && !slices.Contains(tokens, Count) && p.numbersOtherwise(c) ||
			!saysEnding && len(labels) > 0 && !slices.Contains(labels, c) && !named && !shown {
			return token
		}
	}
	return ""
}

// numbersOtherwise tells whether the question asks for a number, and the table of a key has another one of its rows.
func (p *Prompt) numbersOtherwise(key int) bool {
	of := p.Tables[p.Columns[key].Table]
	own := stems(of.words)
	asked := slices.ContainsFunc(identity(len(p.Question)), func(i int) bool {
		return p.textAt(i) == "number" && p.Question[i].Value < 0 && p.textAt(i+1) != "of"
	})
	return asked && p.Columns[key].Key && slices.ContainsFunc(p.Columns[of.First:of.End], func(c Column) bool {
		start, ending, _ := cutLast(writtenOut(c.words))
		ofRow := start == "" || slices.EqualFunc(stems(start), own, same) // no phone number
		return !c.Key && ending == "number" && ofRow
	})
}

// beginsItem tells whether an item of a select list begins behind some tokens of it.
func (p *Prompt) beginsItem(before []Token) bool {
	last := len(before) - 1
	_, isColumn := p.ColumnOf(before[last])
	_, isTable := p.TableOf(before[last])
	return isColumn || isTable || before[last] == Select || before[last] == Distinct && before[last-1] == Select
}

// list is the first select list of a query.
func list(tokens []Token) []Token {
	end := slices.IndexFunc(tokens, func(t Token) bool {
		return slices.Contains([]Token{From, On, Where, Group, Order, Limit, Union, Intersect, Except}, t)
	})
	if end < 0 {
		return tokens
	}
	return tokens[:end]
}

// things are words of texts that are nobody's name.
var things = words("title subject topic status state city country region address street code type category kind product description motto comment note " +
	"email mail fax website url")

// isThing tells whether a text is about something, and not a name of somebody.
func (p *Prompt) isThing(column int) bool {
	c := p.Columns[column]
	return c.Kind == Text && slices.ContainsFunc(strings.Fields(c.words), func(w string) bool { return things[w] })
}

// asksFirst tells whether the question asks who the one is that was first or last: not for a first name, and not for
// all in an order.
func (p *Prompt) asksFirst() bool {
	if len(p.Question) < 2 || p.Question[1].Text == "are" || p.Question[1].Text == "were" {
		return false
	}
	for i, s := range p.Question {
		name := i+1 < len(p.Question) && strings.HasPrefix(p.Question[i+1].Text, "name")
		if (s.Text == "first" || s.Text == "last") && len(s.Columns) == 0 && !name {
			return true
		}
	}
	return false
}

// isFlag tells whether a column says yes or no, by its type, MySQL's too, or as 0 and 1.
func (c *Catalog) isFlag(column int) bool {
	of, profile := c.Columns[column], c.profiles[column]
	kind := strings.ToLower(of.Type)
	return strings.Contains(kind, "bool") || kind == "tinyint(1)" || of.Kind == Number && !of.Key && profile != nil &&
		profile.Distinct == 2 && profile.Min == "0" && profile.Max == "1" && profile.Rows >= flagRows
}

// upholds is the flag of which the question says the contrary, where the query asks for the flag or leaves it out.
func (p *Prompt) upholds(tokens []Token) Token {
	for i, phrase := range p.Question {
		if i == 0 || p.Question[i-1].Text != "not" || phrase.Value >= 0 {
			continue
		}
		flags := slices.DeleteFunc(slices.Clone(phrase.Columns), func(c int) bool { return !p.isFlag(c) })
		denied := len(flags) == 0
		for _, c := range flags {
			at := slices.Index(tokens, p.ColumnToken(c))
			if at >= 0 && at+1 < len(tokens) && tokens[at+1] == Null {
				return p.ColumnToken(c) // it is not known there
			}
			if at >= 0 && at+2 < len(tokens) && (tokens[at+1] == Equal && tokens[at+2] == numeral(1) || tokens[at+1] == NotEqual && tokens[at+2] == numeral(0)) {
				return p.ColumnToken(c)
			}
			denied = denied || at >= 0
		}
		if !denied {
			return p.ColumnToken(flags[0])
		}
	}
	return ""
}

// reachesFarther is a column of a table that the question names, or that it says a value of, where the query has one of
// the same words of another table: a shipper's phone for which it has the customers'.
func (p *Prompt) reachesFarther(tokens []Token) Token {
	before := p.Before()
	spoken, listed := p.spoken(p.before.tables(p.Catalog)), p.tablesOf(list(before))
	ofListed := len(listed) == 1 // "and their year": of what was listed
	if ofListed {
		spoken = p.spoken(listed)
	}
	for c := range p.comparisons(tokens) {
		if c.value >= 0 && !ofListed {
			spoken[p.Columns[c.column].Table] = true
		}
	}
	for _, phrase := range p.Question {
		near := slices.IndexFunc(phrase.Columns, func(c int) bool { return spoken[p.Columns[c].Table] })
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || near < 0 {
			continue
		}
		taken := func(near bool, beside []Token) bool {
			return slices.ContainsFunc(phrase.Columns, func(c int) bool {
				return spoken[p.Columns[c].Table] == near && count(tokens, p.ColumnToken(c)) > count(beside, p.ColumnToken(c))
			})
		}
		if taken(false, before) && !taken(true, before[len(list(before)):]) { // what was listed may be so still
			return p.ColumnToken(phrase.Columns[near])
		}
	}
	return ""
}

// detours is a column that is fewer joins away from what the question speaks of than the one of the same words that the
// query has: the country of an invoice's customer, where it has that of the artist of an album with a track on it.
// Where no table is spoken of, it is those of the columns that the query has of other words.
func (p *Prompt) detours(tokens []Token) Token {
	before := p.Before()
	spoken := p.spoken(p.before.tables(p.Catalog))
	taken := func(c int) bool { return count(tokens, p.ColumnToken(c)) > count(before, p.ColumnToken(c)) }
	for at, phrase := range p.Question {
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || len(phrase.Columns) < 2 {
			continue
		}
		from := slices.Sorted(maps.Keys(spoken))
		for other, phrase := range p.Question {
			for _, c := range phrase.Columns {
				if len(spoken) == 0 && other != at && taken(c) {
					from = append(from, p.Columns[c].Table)
				}
			}
		}
		joins := p.joinsFrom(from)
		nearest, of := phrase.Columns[0], len(joins)
		for _, c := range phrase.Columns {
			if joins[p.Columns[c].Table] < joins[p.Columns[nearest].Table] {
				nearest = c
			}
			if taken(c) {
				of = min(of, joins[p.Columns[c].Table])
			}
		}
		table := p.Columns[nearest].Table
		if joins[table] < of && of < len(joins) && !spoken[table] { // of those spoken of see reachesFarther
			return p.ColumnToken(nearest)
		}
	}
	return ""
}

// Words for one end of a time, or of an age: the oldest employee has the first date of birth.
var (
	firstDates = words("oldest eldest earliest")
	lastDates  = words("youngest newest latest")
	ofAges     = words("oldest eldest youngest")
	ofLives    = words("birth born dob birthday birthdate death died")
)

// ordersFromOtherEnd is the time, or the age, that a query orders by from the end that the question does not mean.
func (p *Prompt) ordersFromOtherEnd(tokens []Token) Token {
	var first, last, aged bool
	for _, phrase := range p.Question {
		for _, word := range strings.Fields(phrase.Text) {
			first, last, aged = first || firstDates[word], last || lastDates[word], aged || ofAges[word]
		}
	}
	if first == last {
		return ""
	}
	for i := 1; i+1 < len(tokens); i++ {
		c, isColumn := p.ColumnOf(tokens[i])
		if tokens[i-1] != Order || !isColumn || tokens[i+1] != Asc && tokens[i+1] != Desc {
			continue
		}
		other := Desc // the last date is the youngest's, the highest age the oldest's
		switch column := p.Columns[c]; {
		case column.Kind == Time:
		case aged && column.Kind == Number && slices.Contains(stems(column.words), "age"):
			other = Asc
		default:
			continue
		}
		if first == (tokens[i+1] == other) {
			return tokens[i]
		}
		return ""
	}
	return ""
}

// countsRowsOfAmounts is a column of amounts that is called as its table is, where the query counts the table's rows
// and has no part of the column: the degrees of a year and a campus are a sum, not a number of rows.
func (p *Prompt) countsRowsOfAmounts(tokens []Token) Token {
	for i := 1; i < len(tokens); i++ {
		t, isTable := p.TableOf(tokens[i])
		if tokens[i-1] != Count || !isTable {
			continue
		}
		called := schema.Words(p.Tables[t].Name)
		for c := p.Tables[t].First; c < p.Tables[t].End; c++ {
			if schema.Words(p.Columns[c].Name) == called && p.isAmount(c) && !slices.Contains(tokens, p.ColumnToken(c)) {
				return p.ColumnToken(c)
			}
		}
	}
	return ""
}

// isAmount tells whether a number says how many there are: it is called in the plural, or is large. The rating of a
// rating is one of each row.
func (p *Prompt) isAmount(column int) bool {
	c, profile := p.Columns[column], p.profiles[column]
	if c.Kind != Number || c.Key {
		return false
	}
	if name := schema.Words(c.Name); schema.Singular(name) != name {
		return true
	}
	const large = 100 // more than grades, ratings and ranks have
	if profile == nil {
		return false
	}
	most, err := strconv.ParseFloat(profile.Max, 64)
	return err == nil && most > large
}

// fansOut is a table that two others refer to, where a query joins them by it, and neither the question nor the query
// speaks of it: players and seasons of one team each, so that all seasons of the team are each player's.
func (p *Prompt) fansOut(tokens []Token) Token {
	named := p.spoken(p.before.tables(p.Catalog))
	for core, j := range p.joins(tokens) {
		referring := map[int]int{} // how many tables of the join refer to one
		for _, on := range j.on {
			for k, key := range p.Keys {
				one := len(key.From) == 1 && p.Columns[key.From[0]].Key // the same row, told in a table of its own
				if len(on) > 0 && !one && slices.Equal(on, p.keyPairs(k)) {
					referring[p.Columns[key.To[0]].Table]++
				}
			}
		}
		used := p.used(core)
		for _, t := range j.tables {
			if referring[t] > 1 && !slices.Contains(used, t) && !named[t] {
				return p.TableToken(t)
			}
		}
	}
	return ""
}

// repeatsInFigure is a column of which a query computes one sum or average over several rows of another table for each
// of its own: the credit limits of customers, once for each of their orders.
func (p *Prompt) repeatsInFigure(tokens []Token) Token {
	for core, j := range p.joins(tokens) {
		if slices.Contains(core, Distinct) || slices.Contains(core, Group) {
			continue
		}
		for i, token := range core {
			c, ok := p.ColumnOf(token)
			if !ok || i == 0 || core[i-1] != Sum && core[i-1] != Avg {
				continue
			}
			t := p.Columns[c].Table
			if slices.ContainsFunc(j.tables, func(o int) bool { return o != t && p.multiplies(t, o) }) {
				return token
			}
		}
	}
	return ""
}

// spoken adds the tables that the question names to some that were named before.
func (p *Prompt) spoken(before map[int]bool) map[int]bool {
	for _, phrase := range p.Question {
		for _, t := range phrase.Tables {
			before[t] = true
		}
	}
	return before
}

// joins are the queries of some tokens whose FROM keys imply, each with its join.
func (p *Prompt) joins(tokens []Token) iter.Seq2[[]Token, join] {
	return func(yield func([]Token, join) bool) {
		for _, core := range cores(tokens) {
			if slices.Contains(core, From) || slices.Contains(core, On) { // the join is said
				continue
			}
			if j, ok := p.implied(p.used(core), nil); ok && !yield(core, j) {
				return
			}
		}
	}
}

// used are the tables that a query has pointers of, but for those by way of a key.
func (p *Prompt) used(core []Token) (used []int) {
	for i, token := range core {
		if t, ok := p.TableOf(token); ok {
			used = append(used, t)
		}
		if c, ok := p.ColumnOf(token); ok && (i < 2 || core[i-2] != Via) {
			used = append(used, p.Columns[c].Table)
		}
	}
	return used
}
