package pointer

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// What a query counts for, as a factor for each fault. They were found on databases apart from those that figures are
// of; but beyondForm, noName, flagUpheld, otherEnd and fartherColumn answer questions that people ask, and were not
// searched.
const (
	unlinkedWord    = 0.85 // a word of the question that is not common is linked to nothing, so that no query does with it
	beyondForm      = 0.3  // it says what the form cannot: a percentage
	noName          = 0.4  // the question asks who, and no text is selected
	notWho          = 0.5  // the same, and what is selected is not called a name, though other columns are
	flagUnused      = 0.3  // the question names a flag, active, and the query has no part of it
	askedBack       = 0.3  // the only column that is selected is the one that the value is given for
	allInOrder      = 0.3  // the question asks who was first, and all rows are given in order
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
	rowsCounted     = 0.3  // rows of a table are counted that hold amounts: degrees, of which each has a number of degrees
	fanTrap         = 0.3  // two tables are joined by a third that both refer to: each row of one with all of the other's
)

// Fault is something that speaks against a query as an answer to the question of a prompt. No execution is needed to see
// it, and no gold.
type Fault struct {
	Weight float64 // a factor of Prompt.Weight, below 1
	// Said is how an observation says it: "not V0" where the query leaves out a value, else a diagnosis of Progress-SQL's
	// Table 7 and what it is of, "select_error C2". Empty where the question is at fault, so that no query does better.
	Said []Token
}

// Weight is how far a query does with what the question says, from 0 to 1: 1 where nothing speaks against it. Zero says
// that its result is the number 0.
func (p *Prompt) Weight(tokens []Token, zero bool) float64 {
	weight := 1.0
	for _, f := range p.Review(tokens) {
		weight *= f.Weight
	}
	if zero && len(p.Values) > 0 {
		weight *= zeroWeight
	}
	return weight
}

// Review is what speaks against a query.
func (p *Prompt) Review(tokens []Token) []Fault {
	var out []Fault
	fault := func(weight float64, said ...Token) { out = append(out, Fault{weight, said}) }
	for v, value := range p.Values {
		switch {
		case !p.said(v) || slices.Contains(tokens, valueToken(v)):
		case len(value.Cells) > 0:
			fault(unusedValue, Not, valueToken(v))
		case value.Number == "" && value.Period == nil:
			fault(unusedText, Not, valueToken(v))
		}
	}
	p.unlinked(func(string) {}, func(run []string) { fault(math.Pow(unlinkedWord, float64(len(run)))) })
	if slices.ContainsFunc(p.Question, func(s Phrase) bool { return beyond[s.Text] && len(s.Columns) == 0 }) {
		fault(beyondForm)
	}
	if len(p.Question) > 0 && p.Question[0].Text == "who" {
		switch {
		case !p.selects(tokens, func(c int) bool { return p.Columns[c].Kind == Text }):
			fault(noName, selectError)
		case !p.selects(tokens, p.isName) && slices.ContainsFunc(identity(len(p.Columns)), p.isName):
			fault(notWho, selectError)
		}
		if p.asksFirst() && slices.Contains(tokens, Order) && !slices.Contains(tokens, Limit) {
			fault(allInOrder, orderMismatch)
		}
	}
	if c := p.asksBack(tokens); c != "" {
		fault(askedBack, selectError, c)
	}
	if c := p.upholds(tokens); c != "" {
		fault(flagUpheld, whereError, c)
	}
	p.unused(tokens, fault)
	for i := 2; i < len(tokens); i++ {
		v, isValue := p.ValueOf(tokens[i])
		c, isColumn := p.ColumnOf(tokens[i-2])
		if isValue && isColumn && tokens[i-1] == Equal && len(v.Cells) > 0 && !v.held(c) {
			fault(elsewhereWeight, whereError, tokens[i-2])
		}
	}
	if c := p.repeats(tokens); c != "" {
		fault(repeatedItem, selectError, c)
	}
	if c := p.contradicts(tokens); c != "" {
		fault(contradiction, whereError, c)
	}
	if sameOnBothSides(tokens) {
		fault(sameOperands, extraQuery)
	}
	if c := p.seeksUnlike(tokens); c != "" {
		fault(unlikeColumn, whereError, c)
	}
	if c := p.reachesFarther(tokens); c != "" {
		fault(fartherColumn, Not, c)
	}
	if c := p.ordersFromOtherEnd(tokens); c != "" {
		fault(otherEnd, orderMismatch, c)
	}
	if c := p.countsRowsOfAmounts(tokens); c != "" {
		fault(rowsCounted, Not, c)
	}
	if t := p.fansOut(tokens); t != "" {
		fault(fanTrap, joinMismatch, t)
	}
	return out
}

// unused finds tables and columns of the question that a query leaves out, and tables of the query that it does not
// speak of.
func (p *Prompt) unused(tokens []Token, fault func(weight float64, said ...Token)) {
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
				fault(unusedTable, Not, p.TableToken(phrase.Tables[0]))
			}
		case len(phrase.Columns) > 0 && unused && !slices.ContainsFunc(phrase.Columns, func(c int) bool { return !p.isFlag(c) }):
			fault(flagUnused, Not, p.ColumnToken(phrase.Columns[0]))
		case len(phrase.Columns) > 0 && unused && phrase.Partial:
			fault(unusedPart, Not, p.ColumnToken(phrase.Columns[0]))
		case len(phrase.Columns) > 0 && unused:
			fault(unusedColumn, Not, p.ColumnToken(phrase.Columns[0]))
		}
	}
	for _, t := range slices.Sorted(maps.Keys(used)) {
		if !named[t] {
			fault(unnamedTable, joinMismatch, p.TableToken(t))
		}
	}
}

// beyond are words for what no query of the form computes.
var beyond = words("percentage percentages percent proportion ratio median correlation trend growth")

// selects tells whether such a column, or a whole row, stands in the first select list.
func (p *Prompt) selects(tokens []Token, such func(column int) bool) bool {
	for i, token := range tokens {
		switch token {
		case From, On, Where, Group, Order, Limit, Union, Intersect, Except:
			return false
		}
		c, isColumn := p.ColumnOf(token)
		_, isTable := p.TableOf(token)
		if isColumn && such(c) || isTable && tokens[i-1] != Count {
			return true
		}
	}
	return len(tokens) == 0
}

// isName tells whether a text is called a name, or as its table is: player.player.
func (p *Prompt) isName(column int) bool {
	c := p.Columns[column]
	called := stems(schema.Words(c.Name))
	return c.Kind == Text && (slices.ContainsFunc(called, func(w string) bool { return strings.HasSuffix(w, "nam") || strings.HasSuffix(w, "name") }) ||
		slices.Equal(called, stems(schema.Words(p.Tables[c.Table].Name))))
}

// asksFirst tells whether the question asks for the first or the last, and not for a first name.
func (p *Prompt) asksFirst() bool {
	for i, phrase := range p.Question {
		if phrase.Text == "first" || phrase.Text == "last" {
			return i+1 == len(p.Question) || !strings.HasPrefix(p.Question[i+1].Text, "name")
		}
	}
	return false
}

// asksBack is the only column of the first select list where all conditions hold together and one gives its value: the
// product Chai in answer to who supplies the product Chai.
func (p *Prompt) asksBack(tokens []Token) Token {
	list := tokens[min(1, len(tokens)):]
	if len(list) > 0 && list[0] == Distinct {
		list = list[1:]
	}
	if len(list) < 2 || slices.Contains(tokens, Or) || slices.Contains(tokens, Open) {
		return ""
	}
	if _, ok := p.ColumnOf(list[0]); !ok || list[1] != Where && list[1] != From {
		return ""
	}
	for i := 2; i+1 < len(list); i++ {
		if list[i] == Equal && list[i-1] == list[0] && list[i-2] != Via && (i < 3 || list[i-3] != Via) {
			return list[0]
		}
	}
	return ""
}

// isFlag tells whether a column says yes or no, or one of two numbers.
func (p *Prompt) isFlag(column int) bool {
	c, profile := p.Columns[column], p.profiles[column]
	return strings.Contains(strings.ToLower(c.Type), "bool") ||
		c.Kind == Number && profile != nil && profile.Distinct <= fewValues && profile.Rows >= flagRows
}

// upholds is the flag of which the question says the contrary, where the query asks for the flag or leaves it out.
func (p *Prompt) upholds(tokens []Token) Token {
	for _, phrase := range p.Question {
		denied := positive(phrase.Text)
		for _, c := range phrase.Columns {
			if denied == "" || !slices.Contains(stems(schema.Words(p.Columns[c].Name)), denied) {
				continue
			}
			at := slices.Index(tokens, p.ColumnToken(c))
			if at < 0 || at+2 < len(tokens) && (tokens[at+1] == Equal && tokens[at+2] == numeral(1) || tokens[at+1] == NotEqual && tokens[at+2] == numeral(0)) {
				return p.ColumnToken(c)
			}
		}
	}
	return ""
}

// said tells whether a value stands in the question, and not only among those that its column has.
func (p *Prompt) said(v int) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Value == v })
}

// repeats is a plain column that the first select list has twice.
func (p *Prompt) repeats(tokens []Token) Token {
	seen := map[Token]bool{}
	for i, token := range tokens {
		if i == 0 || token == Distinct && i == 1 {
			continue
		}
		if _, ok := p.ColumnOf(token); !ok {
			return "" // the list ends, or holds more than plain columns
		}
		if seen[token] {
			return token
		}
		seen[token] = true
	}
	return ""
}

// contradicts is a column in which conditions that hold together want two values: "city = 'A' and city = 'B'".
func (p *Prompt) contradicts(tokens []Token) Token {
	wanted := map[string]Token{} // by column
	for i, token := range tokens {
		switch token {
		case Where, Having, Or, Open, Close, Union, Intersect, Except:
			clear(wanted)
		case Equal:
			if i == 0 || i+1 == len(tokens) {
				return ""
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
				return tokens[i-1]
			}
			wanted[column] = tokens[i+1]
		}
	}
	return ""
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

// seeksUnlike is a column that is looked for in a query of another that has nothing to do with it: a building's key among
// the keys of cities.
func (p *Prompt) seeksUnlike(tokens []Token) Token {
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
			return tokens[before]
		}
	}
	return ""
}

// reachesFarther is a column of a table that the question names, or that it says a value of, where the query has one of
// the same words of another table: a shipper's phone for which it has the customers'.
func (p *Prompt) reachesFarther(tokens []Token) Token {
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
		near := slices.IndexFunc(phrase.Columns, func(c int) bool { return spoken[p.Columns[c].Table] })
		if phrase.Value >= 0 || len(phrase.Tables) > 0 || near < 0 {
			continue
		}
		taken := func(near bool) bool {
			return slices.ContainsFunc(phrase.Columns, func(c int) bool {
				return spoken[p.Columns[c].Table] == near && slices.Contains(tokens, p.ColumnToken(c))
			})
		}
		if taken(false) && !taken(true) {
			return p.ColumnToken(phrase.Columns[near])
		}
	}
	return ""
}

// Words for one end of a time, or of an age: the oldest employee has the first date of birth.
var (
	firstDates = words("oldest eldest earliest")
	lastDates  = words("youngest newest latest")
)

// ordersFromOtherEnd is the time, or the age, that a query orders by from the end that the question does not mean.
func (p *Prompt) ordersFromOtherEnd(tokens []Token) Token {
	var first, last bool
	for _, phrase := range p.Question {
		for _, word := range strings.Fields(phrase.Text) {
			first, last = first || firstDates[word], last || lastDates[word]
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
		case column.Kind == Number && slices.Contains(stems(schema.Words(column.Name)), "age"):
			other = Asc
		default:
			return ""
		}
		if first == (tokens[i+1] == other) {
			return tokens[i]
		}
		return ""
	}
	return ""
}

// countsRowsOfAmounts is a column of numbers that is called as its table is, where the query counts the table's rows and
// has no part of the column: the degrees of a year and a campus are a sum, not a number of rows.
func (p *Prompt) countsRowsOfAmounts(tokens []Token) Token {
	for i := 1; i < len(tokens); i++ {
		t, isTable := p.TableOf(tokens[i])
		if tokens[i-1] != Count || !isTable {
			continue
		}
		called := stems(schema.Words(p.Tables[t].Name))
		for c := p.Tables[t].First; c < p.Tables[t].End; c++ {
			column := p.Columns[c]
			if column.Kind == Number && !column.Key && slices.Equal(stems(schema.Words(column.Name)), called) && !slices.Contains(tokens, p.ColumnToken(c)) {
				return p.ColumnToken(c)
			}
		}
	}
	return ""
}

// fansOut is a table that two others refer to, where a query joins them by it, and neither the question nor the query
// speaks of it: players and seasons of one team each, so that all seasons of the team are each player's.
func (p *Prompt) fansOut(tokens []Token) Token {
	named := p.before.tables(p.Catalog)
	for _, phrase := range p.Question {
		for _, t := range phrase.Tables {
			named[t] = true
		}
	}
	for _, core := range cores(tokens) {
		if slices.Contains(core, From) {
			continue
		}
		var used []int
		for i, token := range core {
			if t, ok := p.TableOf(token); ok {
				used = append(used, t)
			}
			if c, ok := p.ColumnOf(token); ok && (i < 2 || core[i-2] != Via) {
				used = append(used, p.Columns[c].Table)
			}
		}
		j, ok := p.implied(used, nil)
		if !ok {
			continue
		}
		referring := map[int]int{} // how many tables of the join refer to one
		for _, on := range j.on {
			for k, key := range p.Keys {
				if len(on) > 0 && slices.Equal(on, p.keyPairs(k)) {
					referring[p.Columns[key.To[0]].Table]++
				}
			}
		}
		for _, t := range j.tables {
			if referring[t] > 1 && !slices.Contains(used, t) && !named[t] {
				return p.TableToken(t)
			}
		}
	}
	return ""
}

// cores are the tokens of a query's cores, each without those that are nested in it.
func cores(tokens []Token) (out [][]Token) {
	open := [][]Token{nil}
	for _, token := range append(slices.Clone(tokens), Close) {
		at := len(open) - 1
		switch token {
		case Open:
			open = append(open, nil)
		case Close, Union, Intersect, Except:
			core := open[at]
			if slices.Contains(core, Select) {
				out = append(out, core)
				core = nil
			}
			if open[at] = nil; token == Close && at > 0 { // conditions in parentheses are their core's
				open = open[:at]
				open[at-1] = append(open[at-1], core...)
			}
		default:
			open[at] = append(open[at], token)
		}
	}
	return out
}
