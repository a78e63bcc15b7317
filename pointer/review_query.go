package pointer

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// asksBack is the only column of a select list where all conditions hold together and one gives its value: the product
// Chai in answer to who supplies the product Chai.
func (p *Prompt) asksBack(tokens []Token) Token {
	list := tokens[min(1, len(tokens)):]
	if len(list) > 0 && list[0] == Distinct {
		list = list[1:]
	}
	other := func(t Token) bool { return slices.Contains([]Token{Or, Open, Having, Union, Intersect, Except}, t) }
	if len(list) < 2 || slices.ContainsFunc(list, other) {
		return ""
	}
	if _, ok := p.ColumnOf(list[0]); !ok || list[1] != Where && list[1] != From {
		return ""
	}
	for c := range p.comparisons(list) {
		isItself := c.at == list[0] && c.of == "" && c.via == "" // no part of a date, nor the column of another row
		if isItself && c.op == Equal && (c.value >= 0 || c.number <= 1) {
			return c.at
		}
	}
	return ""
}

// repeats is the last pointer of an item that the first select list has twice. Lists with arithmetic are not read.
func (p *Prompt) repeats(tokens []Token) Token {
	seen := map[string]bool{}
	items := list(tokens)
	if len(items) == 0 || slices.ContainsFunc(items, func(t Token) bool { return slices.Contains([]Token{Plus, Minus, Times, Div, Open}, t) }) {
		return ""
	}
	item := ""
	for i, token := range items[1:] {
		if token == Distinct && i == 0 {
			continue
		}
		item += " " + string(token)
		_, isColumn := p.ColumnOf(token)
		_, isTable := p.TableOf(token)
		if !isColumn && !isTable || items[i] == Via {
			continue
		}
		if seen[item] {
			return token
		}
		seen[item], item = true, ""
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

// seeksUnlike is a column that is looked for in a query of another that has nothing to do with it: a building's key
// among the keys of cities.
func (p *Prompt) seeksUnlike(tokens []Token) Token {
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
		if !p.equated(a, b) {
			return tokens[before]
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

// testsNothing is a column that is asked for a value where every row must have one: "with cold storage" by
// has_cold_storage IS NOT NULL. That there are no rows without a value may be an answer, but for flags.
func (p *Prompt) testsNothing(tokens []Token) Token {
	for c, wanted := range p.nullTests(tokens) {
		if p.Columns[c].Key || wanted && p.Columns[c].NotNull || p.isFlag(c) && !p.mayBeNull(c) {
			return p.ColumnToken(c)
		}
	}
	return ""
}

// aggregatesGroup is a column that a query groups by, with an aggregate of it other than a count: the largest price of
// each price.
func (p *Prompt) aggregatesGroup(tokens []Token) Token {
	for _, core := range cores(tokens) {
		at := slices.Index(core, Group)
		for i := at + 1; at >= 0 && i < len(core) && p.isColumn(core[i]); i++ {
			for j := 1; j < len(core) && core[i-1] != Via && (i < 2 || core[i-2] != Via); j++ {
				if core[j] == core[i] && core[i] != Via && slices.Contains([]Token{Sum, Avg, Min, Max}, core[j-1]) {
					return core[i]
				}
			}
		}
	}
	return ""
}

// leavesFlagOpen is a flag that stands before the name of a table in the question, as an adjective, and in the query
// without a value.
func (p *Prompt) leavesFlagOpen(tokens []Token) Token {
	for i := 0; i+1 < len(p.Question); i++ {
		s, next := p.Question[i], p.Question[i+1]
		if s.Value >= 0 || len(next.Tables) == 0 || next.Value >= 0 {
			continue
		}
		for _, c := range s.Columns {
			token := p.ColumnToken(c)
			if !p.isFlag(c) || !slices.Contains(next.Tables, p.Columns[c].Table) || !slices.Contains(tokens, token) {
				continue
			}
			closed := false
			for at := 1; at < len(tokens); at++ {
				closed = closed || tokens[at-1] == token && slices.Contains(relations, tokens[at]) ||
					tokens[at] == token && slices.Contains([]Token{Sum, Avg}, tokens[at-1])
			}
			for j, other := range p.Question { // active and inactive ones
				closed = closed || j != i && slices.Contains(other.Columns, c)
			}
			if !closed {
				return token
			}
		}
	}
	return ""
}

// comparesUnsaid is a column that is compared with a number above 1 which the question does not say; a flag is 1, and
// who won was first. A question that goes on may mean a number of the query before.
func (p *Prompt) comparesUnsaid(tokens []Token) Token {
	if p.before != nil {
		return ""
	}
	for c := range p.comparisons(tokens) {
		computed := aggregating(c.of) || slices.Contains([]Token{Distinct, Year, Month, Day}, c.of)
		if c.value < 0 && c.number > 1 && slices.Contains(relations, c.op) && !computed && !p.saysNumber(c.number) {
			return c.at
		}
	}
	return ""
}

// saysNumber tells whether the question says a small number: as one, or as a rank.
func (p *Prompt) saysNumber(n int) bool {
	return slices.ContainsFunc(p.Values, func(v Value) bool { return v.Number == strconv.Itoa(n) }) ||
		slices.ContainsFunc(p.Question, func(s Phrase) bool {
			return n > 0 && ordinal(s.Text) == n || s.Text == strconv.Itoa(n)
		})
}

// ranks are the words for the places of small numbers.
var ranks = strings.Fields("zeroth first second third fourth fifth sixth seventh eighth ninth tenth")

// hasShare tells whether a query computes which share of rows meets conditions.
func hasShare(tokens []Token) bool {
	for i := 2; i+1 < len(tokens); i++ {
		if tokens[i] == Open && tokens[i-1] == Avg && tokens[i+1] != Select {
			return true
		}
	}
	return false
}

// comparesShared is a name that several rows have, by which a query takes rows from others: machines of one name, of
// which one was never repaired.
func (p *Prompt) comparesShared(tokens []Token) Token {
	if len(tokens) < 2 || !slices.Contains(outermost(tokens), Except) && !slices.Contains(outermost(tokens), Intersect) {
		return ""
	}
	c, ok := p.ColumnOf(tokens[1])
	if !ok || len(list(tokens)) != 2 || !slices.ContainsFunc(p.Question, func(s Phrase) bool { return slices.Contains(s.Labels, c) }) {
		return ""
	}
	if profile := p.profiles[c]; len(p.Labels(p.Columns[c].Table)) == 1 && profile != nil && profile.Distinct < int64(profile.Rows) {
		return tokens[1]
	}
	return ""
}

// spellsOtherwise is a column in which a condition wants one spelling of a value, and other rows have another: USA and
// usa, or "O+" and "O-" where the question says neither.
func (p *Prompt) spellsOtherwise(tokens []Token) Token {
	for c := range p.comparisons(tokens) {
		if c.value < 0 || c.op != Equal && c.op != NotEqual || p.Values[c.value].Begun {
			continue
		}
		v := p.Values[c.value]
		wanted := v.in(c.column)
		for _, cell := range v.Cells {
			switch {
			case cell.Column != c.column || cell.Text == wanted:
			case strings.EqualFold(cell.Text, wanted):
				if !p.ignoresCase(c.column) {
					return c.at
				}
			case strings.EqualFold(strings.TrimSpace(cell.Text), strings.TrimSpace(wanted)), !strings.EqualFold(wanted, v.Text):
				return c.at
			}
		}
	}
	return ""
}

// ignoresCase tells whether equal texts of a column may differ in the case of letters, as they may by default in MySQL.
func (c *Catalog) ignoresCase(column int) bool {
	return c.Schema.Dialect == dialects.MySQL || strings.EqualFold(c.Columns[column].Type, "citext")
}

// comparesAsText is a column of numbers that is kept as text, where the order of texts, which the query goes by, is seen
// to be another: 9 is behind 10.
func (p *Prompt) comparesAsText(tokens []Token) Token {
	less := func(a, b string) bool {
		x, _ := strconv.ParseFloat(a, 64)
		y, _ := strconv.ParseFloat(b, 64)
		return x < y
	}
	for c := range p.comparisons(tokens) {
		number := strconv.Itoa(c.number)
		if c.value >= 0 {
			number = p.Values[c.value].Number
		}
		bound := c.op == Between || slices.Contains(relations, c.op) && c.op != Equal && c.op != NotEqual
		if c.of != "" || !bound || !isNumber(number) {
			continue
		}
		for _, text := range p.numbersAsText(c.column) {
			if (text < number) != less(text, number) {
				return c.at
			}
		}
	}
	for i := 1; i < len(tokens); i++ {
		column, ok := p.ColumnOf(tokens[i])
		if !ok || !slices.Contains([]Token{Order, Min, Max}, tokens[i-1]) {
			continue
		}
		numbers := p.numbersAsText(column)
		if len(numbers) == len(p.profileTexts(column)) && !slices.IsSortedFunc(numbers, func(a, b string) int { return before(less(a, b), less(b, a)) }) {
			return tokens[i]
		}
	}
	return ""
}

// numbersAsText are the known values of a column that are numbers, in the order of texts; none where it is no text.
func (c *Catalog) numbersAsText(column int) []string {
	if c.Columns[column].Kind != Text && !c.keepsDigits(column) {
		return nil
	}
	numbers := slices.DeleteFunc(c.profileTexts(column), func(text string) bool { return !isNumber(text) })
	slices.Sort(numbers)
	return numbers
}

// profileTexts are the known texts of a column.
func (c *Catalog) profileTexts(column int) []string {
	if p := c.profiles[column]; p != nil {
		return slices.Collect(maps.Values(p.Texts))
	}
	return nil
}
