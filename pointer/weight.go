package pointer

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// What a vote counts for, as a factor for each fault. They were found on databases apart from those that figures are
// of; but beyondForm, noName, flagUpheld, otherEnd and fartherColumn answer questions that people ask, and were not
// searched.
const (
	unlinkedWord    = 0.85 // a word of the question that is not common is linked to nothing, so that no query does with it
	beyondForm      = 0.3  // it says what the form cannot: a percentage
	noName          = 0.4  // the question asks who, and no text is selected
	flagUpheld      = 0.2  // the question says the contrary of a flag, inactive, and rows are sought without that
	zeroWeight      = 0.5  // the result is 0, though the question says values: they may be compared with the wrong columns
	unusedValue     = 0.25 // a value that a cell holds has no part in the query
	unusedText      = 0.5  // nor has one that looks like a name and is in no cell that is known
	unusedTable     = 0.4  // nor has a table that the question names
	unusedColumn    = 0.5  // nor any of the columns that a phrase names
	unusedPart      = 0.7  // nor any of those of which it names a part
	unnamedTable    = 0.7  // a table of the query is neither named nor has a column that is
	elsewhereWeight = 0.3  // a value is compared with a column that does not hold it, though others do
	repeatedItem    = 0.3  // the select list has a column twice
	contradiction   = 0.2  // one row would have two values in one column
	sameOperands    = 0.2  // a set operation has the same query on both sides
	unlikeColumn    = 0.4  // a column is looked for in a query of a column that neither a key nor its name connects with it
	otherEnd        = 0.2  // the rows come from the other end of a date: the youngest where the oldest is asked for
	fartherColumn   = 0.4  // a column of a table that is not spoken of, though one that is has a column of the same words
)

// Weight is how far a query does with what the question says, from 0 to 1: 1 where nothing speaks against it. Zero says
// that its result is the number 0.
func (p *Prompt) Weight(tokens []Token, zero bool) float64 {
	weight := 1.0
	for v, value := range p.Values {
		switch {
		case !p.said(v) || slices.Contains(tokens, valueToken(v)):
		case len(value.Cells) > 0:
			weight *= unusedValue
		case value.Number == "" && value.Period == nil:
			weight *= unusedText
		}
	}
	p.unlinked(func(string) {}, func(run []string) { weight *= math.Pow(unlinkedWord, float64(len(run))) })
	if slices.ContainsFunc(p.Question, func(s Phrase) bool { return beyond[s.Text] && len(s.Columns) == 0 }) {
		weight *= beyondForm
	}
	if len(p.Question) > 0 && p.Question[0].Text == "who" && !p.selectsText(tokens) {
		weight *= noName
	}
	if p.upholds(tokens) {
		weight *= flagUpheld
	}
	if zero && len(p.Values) > 0 {
		weight *= zeroWeight
	}
	used := map[int]bool{} // tables
	for _, token := range tokens {
		if t, ok := p.TableOf(token); ok {
			used[t] = true
		}
		if c, ok := p.ColumnOf(token); ok {
			used[p.Columns[c].Table] = true
		}
	}
	named := p.before.tables(p.Catalog) // of which the question speaks
	for _, phrase := range p.Question {
		for _, t := range phrase.Tables {
			named[t] = true
		}
		for _, c := range phrase.Columns {
			named[p.Columns[c].Table] = true
		}
		unused := !slices.ContainsFunc(phrase.Columns, func(c int) bool { return slices.Contains(tokens, p.ColumnToken(c)) })
		switch {
		case phrase.Value >= 0:
		case len(phrase.Tables) > 0:
			if !phrase.Partial && !slices.ContainsFunc(phrase.Tables, func(t int) bool { return used[t] }) {
				weight *= unusedTable
			}
		case len(phrase.Columns) > 0 && unused && phrase.Partial:
			weight *= unusedPart
		case len(phrase.Columns) > 0 && unused:
			weight *= unusedColumn
		}
	}
	for t := range used {
		if !named[t] {
			weight *= unnamedTable
		}
	}
	for i := 2; i < len(tokens); i++ {
		v, isValue := p.ValueOf(tokens[i])
		c, isColumn := p.ColumnOf(tokens[i-2])
		if isValue && isColumn && tokens[i-1] == Equal && len(v.Cells) > 0 && !v.held(c) {
			weight *= elsewhereWeight
		}
	}
	if p.repeats(tokens) {
		weight *= repeatedItem
	}
	if p.contradicts(tokens) {
		weight *= contradiction
	}
	if sameOnBothSides(tokens) {
		weight *= sameOperands
	}
	if p.seeksUnlike(tokens) {
		weight *= unlikeColumn
	}
	if p.reachesFarther(tokens) {
		weight *= fartherColumn
	}
	if p.ordersFromOtherEnd(tokens) {
		weight *= otherEnd
	}
	return weight
}

// beyond are words for what no query of the form computes.
var beyond = words("percentage percentages percent proportion ratio median correlation trend growth")

// selectsText tells whether a column of text, or a whole row, stands in the first select list.
func (p *Prompt) selectsText(tokens []Token) bool {
	for i, token := range tokens {
		switch token {
		case From, On, Where, Group, Order, Limit, Union, Intersect, Except:
			return false
		}
		c, isColumn := p.ColumnOf(token)
		_, isTable := p.TableOf(token)
		if isColumn && p.Columns[c].Kind == Text || isTable && tokens[i-1] != Count {
			return true
		}
	}
	return len(tokens) == 0
}

// upholds tells whether the question says the contrary of a flag, and the query asks for the flag or leaves it out.
func (p *Prompt) upholds(tokens []Token) bool {
	for _, phrase := range p.Question {
		denied := positive(phrase.Text)
		for _, c := range phrase.Columns {
			if denied == "" || !slices.Contains(stems(schema.Words(p.Columns[c].Name)), denied) {
				continue
			}
			at := slices.Index(tokens, p.ColumnToken(c))
			if at < 0 || at+2 < len(tokens) && (tokens[at+1] == Equal && tokens[at+2] == numeral(1) || tokens[at+1] == NotEqual && tokens[at+2] == numeral(0)) {
				return true
			}
		}
	}
	return false
}

// said tells whether a value stands in the question, and not only among those that its column has.
func (p *Prompt) said(v int) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Value == v })
}

// repeats tells whether the first select list has a plain column twice.
func (p *Prompt) repeats(tokens []Token) bool {
	seen := map[Token]bool{}
	for i, token := range tokens {
		if i == 0 || token == Distinct && i == 1 {
			continue
		}
		if _, ok := p.ColumnOf(token); !ok {
			return false // the list ends, or holds more than plain columns
		}
		if seen[token] {
			return true
		}
		seen[token] = true
	}
	return false
}

// contradicts tells whether conditions that hold together want two values in one column: "city = 'A' and city = 'B'".
func (p *Prompt) contradicts(tokens []Token) bool {
	wanted := map[string]Token{} // by column
	for i, token := range tokens {
		switch token {
		case Where, Having, Or, Open, Close, Union, Intersect, Except:
			clear(wanted)
		case Equal:
			if i == 0 || i+1 == len(tokens) {
				return false
			}
			_, isColumn := p.ColumnOf(tokens[i-1])
			_, isValue := p.ValueOf(tokens[i+1])
			if !isColumn || !isValue {
				continue
			}
			column := string(tokens[i-1])
			if i > 2 && tokens[i-3] == Via {
				column = fmt.Sprint(tokens[i-2], column)
			} else if i > 1 && slices.Contains([]Token{Year, Month, Day}, tokens[i-2]) {
				column = fmt.Sprint(tokens[i-2], column)
			}
			if before, ok := wanted[column]; ok && before != tokens[i+1] {
				return true
			}
			wanted[column] = tokens[i+1]
		}
	}
	return false
}

// sameOnBothSides tells whether an operand of the set operations that are not nested is there twice.
func sameOnBothSides(tokens []Token) bool {
	seen := map[string]bool{}
	depth, from := 0, 0
	for i := 0; i <= len(tokens); i++ {
		if i < len(tokens) {
			switch tokens[i] {
			case Open:
				depth++
				continue
			case Close:
				depth--
				continue
			case Union, Intersect, Except:
			default:
				continue
			}
		}
		if depth == 0 {
			operand := fmt.Sprint(tokens[from:i])
			if seen[operand] {
				return true
			}
			seen[operand], from = true, i+1
		}
	}
	return false
}

// seeksUnlike tells whether a column is looked for in a query of another that has nothing to do with it: a building's
// key among the keys of cities.
func (p *Prompt) seeksUnlike(tokens []Token) bool {
	var pairs [][2]int
	for key := range p.Keys {
		pairs = append(pairs, p.keyPairs(key)...)
	}
	of := classes(pairs)
	for i := 1; i+3 < len(tokens); i++ {
		if tokens[i] != In || tokens[i+1] != Open || tokens[i+2] != Select {
			continue
		}
		before := i - 1
		if tokens[before] == Not && before > 0 {
			before--
		}
		within := i + 3
		if tokens[within] == Distinct && within+1 < len(tokens) {
			within++
		}
		a, ok := p.ColumnOf(tokens[before])
		b, isColumn := p.ColumnOf(tokens[within])
		if !ok || !isColumn || a == b || strings.EqualFold(p.Columns[a].Name, p.Columns[b].Name) {
			continue
		}
		if class, keyed := of[a]; !keyed || class != of[b] {
			return true
		}
	}
	return false
}

// reachesFarther tells whether the query has a column of a table that the question does not name, where the same words
// mean a column of one that it does name, or that it says a value of: the customers' phone for that of a shipper.
func (p *Prompt) reachesFarther(tokens []Token) bool {
	spoken := p.before.tables(p.Catalog)
	for _, phrase := range p.Question {
		for _, t := range phrase.Tables {
			spoken[t] = true
		}
	}
	for i := 2; i < len(tokens); i++ {
		c, isColumn := p.ColumnOf(tokens[i-2])
		if _, isValue := p.ValueOf(tokens[i]); isValue && isColumn {
			spoken[p.Columns[c].Table] = true
		}
	}
	for _, phrase := range p.Question {
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || !slices.ContainsFunc(phrase.Columns, func(c int) bool { return spoken[p.Columns[c].Table] }) {
			continue
		}
		taken := func(near bool) bool {
			return slices.ContainsFunc(phrase.Columns, func(c int) bool {
				return spoken[p.Columns[c].Table] == near && slices.Contains(tokens, p.ColumnToken(c))
			})
		}
		if taken(false) && !taken(true) {
			return true
		}
	}
	return false
}

// Words for one end of a time: the oldest employee has the first date of birth.
var (
	firstDates = words("oldest eldest earliest")
	lastDates  = words("youngest newest latest")
)

// ordersFromOtherEnd tells whether a query orders by a time, and from the end that the question does not mean.
func (p *Prompt) ordersFromOtherEnd(tokens []Token) bool {
	var first, last bool
	for _, phrase := range p.Question {
		for _, word := range strings.Fields(phrase.Text) {
			first, last = first || firstDates[word], last || lastDates[word]
		}
	}
	if first == last {
		return false
	}
	for i := 1; i+1 < len(tokens); i++ {
		c, isColumn := p.ColumnOf(tokens[i])
		if tokens[i-1] == Order && isColumn && p.Columns[c].Kind == Time && (tokens[i+1] == Asc || tokens[i+1] == Desc) {
			return first == (tokens[i+1] == Desc)
		}
	}
	return false
}
