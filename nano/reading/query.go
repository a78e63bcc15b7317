package reading

import (
	"iter"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// TablesOf are the tables that tokens name, and those of the columns that they name.
func (a *Answer) TablesOf(tokens []form.Token) map[int]bool {
	out := map[int]bool{}
	for _, token := range tokens {
		if t, ok := a.TableOf(token); ok {
			out[t] = true
		}
		if c, ok := a.ColumnOf(token); ok {
			out[a.Columns[c].Table] = true
		}
	}
	return out
}

// Comparison is of a column, or of what is computed of it, with a constant.
type Comparison struct {
	Column int
	At     form.Token // the pointer to the column
	Via    form.Token // the key that leads to the column's table; "": none
	Of     form.Token // the last word of what is computed of it: year; "": the column itself is compared
	Op     form.Token
	Value  int // in Prompt.Values; -1: it is number
	Number int
}

// Compared are the comparisons of a query and of all that are nested in it. Of "between" it is the lower bound's.
func Compared(p *form.Prompt, tokens []form.Token) (out []Comparison) {
	for i := 2; i < len(tokens); i++ {
		column, isColumn := p.ColumnOf(tokens[i-2])
		class, n := tokens[i].Pointer()
		if !isColumn || tokens[i-1] == form.Limit || class != 'n' && (class != 'V' || n >= len(p.Values)) {
			continue
		}
		c := Comparison{Column: column, At: tokens[i-2], Op: tokens[i-1], Value: -1, Number: n}
		if class == 'V' {
			c.Value, c.Number = n, 0
		}
		before := i - 3
		if before > 0 && tokens[before-1] == form.Via {
			c.Via, before = tokens[before], before-2
		}
		if before >= 0 && !slices.Contains([]form.Token{form.Where, form.Having, form.And, form.Or, form.Open, form.Not}, tokens[before]) {
			c.Of = tokens[before]
		}
		out = append(out, c)
	}
	return out
}

// NullTests are the columns that a query asks whether they have a value, and whether it wants them to have one.
func (a *Answer) NullTests() iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		for i := 1; i < len(a.Tokens); i++ {
			if a.Tokens[i] != form.Null {
				continue
			}
			at := i - 1
			wanted := a.Tokens[at] == form.Not && at > 0
			if wanted {
				at--
			}
			if column, ok := a.ColumnOf(a.Tokens[at]); ok && !yield(column, wanted) {
				return
			}
		}
	}
}

// OrNone reports whether the query asks for other values of a column, or for none: C != V or C null.
func (a *Answer) OrNone(column int) bool {
	c := a.ColumnToken(column)
	for i := 1; i+2 < len(a.Tokens); i++ {
		_, isValue := a.ValueOf(a.Tokens[i-1])
		if isValue && slices.Equal(a.Tokens[i:i+3], []form.Token{form.Or, c, form.Null}) {
			return true
		}
	}
	return false
}

// Has reports whether the query has one of some a.tokens.
func (a *Answer) Has(some ...form.Token) bool {
	return slices.ContainsFunc(some, func(t form.Token) bool { return slices.Contains(a.Tokens, t) })
}

// Rates are words for a share of rows.
var Rates = english.Words("rate rates share percentage percent proportion %")

// HasShare reports whether the query computes which share of rows meets conditions.
func (a *Answer) HasShare() bool {
	for i := 2; i+1 < len(a.Tokens); i++ {
		if a.Tokens[i] == form.Open && a.Tokens[i-1] == form.Avg && a.Tokens[i+1] != form.Select {
			return true
		}
	}
	return false
}

// Uses reports whether the query has a column with a word in its name.
func (a *Answer) Uses(word string) bool {
	return slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.Called(c, word)
	})
}

// Denies reports whether the query excludes something, other than what has no value.
func (a *Answer) Denies() bool {
	for i, t := range a.Tokens {
		if t == form.NotEqual || t == form.Except || t == form.Not && i+1 < len(a.Tokens) && a.Tokens[i+1] != form.Null {
			return true
		}
	}
	return false
}

// IsColumn reports whether an item that is a plain column begins with a token.
func (a *Answer) IsColumn(t form.Token) bool {
	_, ok := a.ColumnOf(t)
	return ok || t == form.Via
}

// BeginsItem reports whether an item of a select list begins after some tokens of it.
func (a *Answer) BeginsItem(before []form.Token) bool {
	last := len(before) - 1
	_, isColumn := a.ColumnOf(before[last])
	_, isTable := a.TableOf(before[last])
	return isColumn || isTable || before[last] == form.Select || before[last] == form.Distinct && before[last-1] == form.Select
}

var affirmative = english.Words("yes y true t on")

// Asserts reports whether a condition on a flag, which begins somewhere in the query, says yes: = 1, <> 'N'.
func (a *Answer) Asserts(at int) bool {
	if at < 0 || at+2 >= len(a.Tokens) {
		return false
	}
	op, value := a.Tokens[at+1], a.Tokens[at+2]
	yes, no := value == form.Numeral(1), value == form.Numeral(0)
	v, ok := a.ValueOf(value)
	if listed, isListed := a.ListedOf(value); isListed {
		v, ok = listed, true
	}
	if text := strings.ToLower(v.Text); ok && english.YesOrNo[text] {
		yes, no = affirmative[text], !affirmative[text]
	}
	return op == form.Equal && yes || op == form.NotEqual && no
}

// Joins are the queries of some tokens whose FROM keys imply, each with its join.
func (a *Answer) Joins() iter.Seq2[[]form.Token, form.Join] {
	return func(yield func([]form.Token, form.Join) bool) {
		for _, core := range a.Cores {
			if slices.Contains(core, form.From) || slices.Contains(core, form.On) { // the join is said
				continue
			}
			if j, ok := a.Join(a.Pointed(core), nil); ok && !yield(core, j) {
				return
			}
		}
	}
}

// JoinsTable reports whether a query uses a table, if only on the way to another.
func (a *Answer) JoinsTable(table int) bool {
	for _, j := range a.Joins() {
		if slices.Contains(j.Tables, table) {
			return true
		}
	}
	return a.Used[table]
}

// Pointed are the tables that a query has pointers of, but for those by way of a key.
func (a *Answer) Pointed(core []form.Token) (used []int) {
	for i, token := range core {
		if t, ok := a.TableOf(token); ok {
			used = append(used, t)
		}
		if c, ok := a.ColumnOf(token); ok && (i < 2 || core[i-2] != form.Via) {
			used = append(used, a.Columns[c].Table)
		}
	}
	return used
}

// Aggregating reports whether a token computes one figure of many rows.
func Aggregating(t form.Token) bool {
	return slices.Contains([]form.Token{form.Count, form.Sum, form.Avg, form.Min, form.Max}, t)
}

// IsUnit reports whether a word of the question is the unit of money in which the query gives or compares an amount, or
// that of a number which the query compares in the column's.
func (a *Answer) IsUnit(word string) bool {
	return english.IsMoneyUnit(word) && (a.Units() == english.MainUnits || a.Units() == english.MinorUnits) &&
		slices.ContainsFunc(a.Tokens, func(t form.Token) bool { c, ok := a.ColumnOf(t); return ok && a.Columns[c].Minor }) ||
		a.isScale(word)
}

// isScale reports whether a word is the unit of a number, where the query compares one of that unit in the column's.
func (a *Answer) isScale(word string) bool {
	for i := 1; i < len(a.Question); i++ {
		v := a.Question[i-1].Value
		if v >= 0 && a.TextAt(i) == word && slices.ContainsFunc(a.Comparisons, func(c Comparison) bool { return c.IsScaled(a) && a.Values[c.Value].Scale == a.Values[v].Scale }) {
			return true
		}
	}
	return false
}

// IsScaled reports whether a value is compared that has a unit with a column that has one of the same kind.
func (c Comparison) IsScaled(a *Answer) bool {
	return c.Value >= 0 && a.Values[c.Value].Scale.Of != "" && a.Values[c.Value].Scale.Of == a.Columns[c.Column].Scale.Of
}

// FiguresIn is the only table of whose rows some tokens of a query are figures; -1: there is none, or several.
func (a *Answer) FiguresIn(tokens []form.Token) int {
	table := -1
	for i := 1; i < len(tokens); i++ {
		t, ok := a.TableOf(tokens[i])
		if c, isColumn := a.ColumnOf(tokens[i]); isColumn {
			t, ok = a.Columns[c].Table, true
		}
		if !ok || !Aggregating(tokens[i-1]) {
			continue
		}
		if table >= 0 && table != t {
			return -1
		}
		table = t
	}
	return table
}
