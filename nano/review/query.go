package review

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// asksBack is the only column of a select list where all conditions hold together and one gives its value: the product
// Chai in answer to who supplies the product Chai.
func asksBack(a *reading.Answer) form.Token {
	list := a.Tokens[min(1, len(a.Tokens)):]
	if len(list) > 0 && list[0] == form.Distinct {
		list = list[1:]
	}
	other := func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Or, form.Open, form.Having, form.Union, form.Intersect, form.Except}, t)
	}
	if len(list) < 2 || slices.ContainsFunc(list, other) {
		return ""
	}
	if _, ok := a.ColumnOf(list[0]); !ok || list[1] != form.Where && list[1] != form.From {
		return ""
	}
	for _, c := range a.Comparisons {
		isItself := c.At == list[0] && c.Of == "" && c.Via == "" // no part of a date, nor the column of another row
		if isItself && c.Op == form.Equal && (c.Value >= 0 || c.Number <= 1) {
			return c.At
		}
	}
	return ""
}

// repeats is the last pointer of an item that the first select list has twice. Lists with arithmetic are not read.
func repeats(a *reading.Answer) form.Token {
	seen := map[string]bool{}
	items := a.Items
	if len(items) == 0 || slices.ContainsFunc(items, func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Plus, form.Minus, form.Times, form.Div, form.Open}, t)
	}) {
		return ""
	}
	item := ""
	for i, token := range items[1:] {
		if token == form.Distinct && i == 0 {
			continue
		}
		item += " " + string(token)
		_, isColumn := a.ColumnOf(token)
		_, isTable := a.TableOf(token)
		if !isColumn && !isTable || items[i] == form.Via {
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
func contradicts(a *reading.Answer) form.Token {
	wanted := map[string]form.Token{} // by column
	for i, token := range a.Tokens {
		switch token {
		case form.Where, form.Having, form.Or, form.Open, form.Close, form.Union, form.Intersect, form.Except:
			clear(wanted)
		case form.Equal:
			if i == 0 || i+1 == len(a.Tokens) {
				return ""
			}
			of, isColumn := a.ColumnOf(a.Tokens[i-1])
			_, isValue := a.ValueOf(a.Tokens[i+1])
			if !isColumn || !isValue || a.Columns[of].Set {
				continue
			}
			column := string(a.Tokens[i-1])
			if i > 2 && a.Tokens[i-3] == form.Via {
				column = fmt.Sprint(a.Tokens[i-2], column)
			} else if i > 1 && slices.Contains([]form.Token{form.Year, form.Month, form.Day}, a.Tokens[i-2]) {
				column = fmt.Sprint(a.Tokens[i-2], column)
			}
			if before, ok := wanted[column]; ok && before != a.Tokens[i+1] {
				return a.Tokens[i-1]
			}
			wanted[column] = a.Tokens[i+1]
		}
	}
	return ""
}

// emptyRange is a column in which conditions that hold together leave no value: days of 2026, of 2018.
func emptyRange(a *reading.Answer) form.Token {
	if a.Has(form.Or, form.Open, form.Via, form.Union, form.Intersect, form.Except) {
		return ""
	}
	from, to := map[int]time.Time{}, map[int]time.Time{}
	for _, c := range a.Comparisons {
		if c.Value < 0 || c.Of != "" || a.Values[c.Value].Period == nil {
			continue
		}
		p := a.Values[c.Value].Period
		if isFrom := c.Op == form.Equal || c.Op == form.GreaterEq; isFrom && p.From.After(from[c.Column]) {
			from[c.Column] = p.From
		}
		if isTo := c.Op == form.Equal || c.Op == form.Less; isTo {
			end := map[bool]time.Time{true: p.To, false: p.From}[c.Op == form.Equal]
			if before, ok := to[c.Column]; !ok || end.Before(before) {
				to[c.Column] = end
			}
		}
		if end, ok := to[c.Column]; ok && !from[c.Column].Before(end) {
			return c.At
		}
	}
	return ""
}

// flagCounted is a flag of which the query counts the different values, which are two, or all of them, of yes and no
// alike: survivors, by count(survived).
func flagCounted(a *reading.Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || !a.IsFlag(c) {
			continue
		}
		chosen := slices.ContainsFunc(a.Comparisons, func(o reading.Comparison) bool { return o.Column == c }) || slices.Contains(a.Tokens[i+1:], a.Tokens[i])
		if a.Tokens[i-1] == form.Count && !chosen || a.Tokens[i-1] == form.Distinct && i > 1 && a.Tokens[i-2] == form.Count {
			return a.Tokens[i]
		}
	}
	return ""
}

// combinesWithItself reports whether an operand of the set operations that are not nested is there twice.
func combinesWithItself(a *reading.Answer) bool {
	tokens := a.Tokens
	seen := map[string]bool{}
	depth, from := 0, 0
	for i := 0; i <= len(tokens); i++ {
		if i < len(tokens) {
			switch tokens[i] {
			case form.Open:
				depth++
				continue
			case form.Close:
				depth--
				continue
			case form.Union, form.Intersect, form.Except:
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

// seeksUnlike is a column that is looked for in a query of another that has nothing to do with it, or that is to be
// equal to its value: a building's key among the keys of cities, a kind of work that is an address.
func seeksUnlike(a *reading.Answer) form.Token {
	for i := 1; i+3 < len(a.Tokens); i++ {
		if a.Tokens[i] != form.In && a.Tokens[i] != form.Equal || a.Tokens[i+1] != form.Open || a.Tokens[i+2] != form.Select {
			continue
		}
		before := i - 1
		if a.Tokens[before] == form.Not && before > 0 {
			before--
		}
		within := i + 3
		if a.Tokens[within] == form.Distinct && within+1 < len(a.Tokens) {
			within++
		}
		outer, ok := a.ColumnOf(a.Tokens[before])
		inner, isColumn := a.ColumnOf(a.Tokens[within])
		if !ok || !isColumn || outer == inner || strings.EqualFold(a.Columns[outer].Name, a.Columns[inner].Name) {
			continue
		}
		if !a.Equated(outer, inner) {
			return a.Tokens[before]
		}
	}
	return equatesUnlike(a)
}

// equatesUnlike is a text that is to be equal to another column, of another name, that no key leads to, and that is of
// another table, or neither is in the question: a way of paying that is a first name.
func equatesUnlike(a *reading.Answer) form.Token {
	for i := 1; i+1 < len(a.Tokens); i++ {
		left, ok := a.ColumnOf(a.Tokens[i-1])
		if !ok || a.Tokens[i] != form.Equal {
			continue
		}
		next := i + 1
		if a.Tokens[next] == form.Via && next+2 < len(a.Tokens) {
			next += 2
		}
		right, isColumn := a.ColumnOf(a.Tokens[next])
		alike := isColumn && (left == right || strings.EqualFold(a.Columns[left].Name, a.Columns[right].Name) || a.Equated(left, right))
		unsaid := a.Columns[left].Table != a.Columns[right].Table || !a.NamesColumn(left) && !a.NamesColumn(right)
		if isColumn && !alike && a.Columns[left].Kind == form.Text && unsaid {
			return a.Tokens[i-1]
		}
	}
	return ""
}

// comparesWithItself is a column that is compared with itself, in the same row, or looked for among all of its values.
func comparesWithItself(a *reading.Answer) form.Token {
	for i := 1; i+4 < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i-1])
		if a.Tokens[i] == form.Not {
			i++
		}
		if ok && slices.Equal(a.Tokens[i:min(i+5, len(a.Tokens))], []form.Token{form.In, form.Open, form.Select, a.ColumnToken(c), form.Close}) {
			return a.ColumnToken(c)
		}
	}
	for i := 1; i+1 < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i-1])
		ofOther := i >= 3 && a.Tokens[i-3] == form.Via // of an employee's manager
		if right, isColumn := a.ColumnOf(a.Tokens[i+1]); ok && isColumn && c == right && !ofOther && slices.Contains(form.Comparisons, a.Tokens[i]) {
			return a.Tokens[i-1]
		}
	}
	for i := 2; i < len(a.Tokens); i++ {
		if a.Tokens[i-2] == form.Minus && a.Tokens[i] == a.Tokens[i-1] { // the days from a day to itself
			return a.Tokens[i]
		}
	}
	return ""
}

// takesExtremeText is a text that is to be the first or the last of its column in the alphabet, which the question does
// not ask for: the description that comes last.
func takesExtremeText(a *reading.Answer) form.Token {
	for i := 4; i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i-4])
		if ok && a.IsText(c) && !a.NamesColumn(c) && a.Tokens[i-3] == form.Equal && a.Tokens[i-2] == form.Open && a.Tokens[i-1] == form.Select &&
			(a.Tokens[i] == form.Max || a.Tokens[i] == form.Min) {
			return a.Tokens[i-4]
		}
	}
	return ""
}

// usesEmpty is a column that a query compares, ranks or groups by, or computes a figure of, though no row that was
// looked at has a value in it, and the question does not have its whole name.
func usesEmpty(a *reading.Answer) form.Token {
	for i, t := range a.Tokens {
		c, ok := a.ColumnOf(t)
		isTest := i+1 < len(a.Tokens) && (a.Tokens[i+1] == form.Null || a.Tokens[i+1] == form.Not)
		if ok && a.Profile(c).SaysNothing() && !a.NamesColumn(c) && !isTest && !a.Columns[c].Key && !a.Refers(c) {
			return t
		}
	}
	return ""
}

// testsNothing is a column that is asked for a value where every row must have one: "with cold storage" by
// has_cold_storage IS NOT NULL. That there are no rows without a value may be an answer, but for flags, and where the
// question denies nothing.
func testsNothing(a *reading.Answer) form.Token {
	for c, wanted := range a.NullTests() {
		if a.Columns[c].Key || a.Columns[c].NotNull && (wanted || !a.MayDeny()) || a.IsFlag(c) && !a.MayBeNull(c) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// aggregatesGroup is a column that a query groups by, with an aggregate of it other than a count: the largest price of
// each price.
func aggregatesGroup(a *reading.Answer) form.Token {
	for _, core := range a.Cores {
		at := slices.Index(core, form.Group)
		for i := at + 1; at >= 0 && i < len(core) && a.IsColumn(core[i]); i++ {
			for j := 1; j < len(core) && core[i-1] != form.Via && (i < 2 || core[i-2] != form.Via); j++ {
				if core[j] == core[i] && core[i] != form.Via && slices.Contains([]form.Token{form.Sum, form.Avg, form.Min, form.Max}, core[j-1]) {
					return core[i]
				}
			}
		}
	}
	return ""
}

// givesOneOfGroup is a column of which each group of a query has several values, though the query gives one: the
// members' email of each branch.
func givesOneOfGroup(a *reading.Answer) form.Token {
	for _, core := range a.Cores {
		at := slices.Index(core, form.Group)
		if at < 0 {
			continue
		}
		groups := map[int]bool{}
		for _, t := range core[at+1:] {
			if c, ok := a.ColumnOf(t); ok {
				groups[a.Columns[c].Table] = true
			} else if !durations[string(t)] && t != form.Via {
				break
			}
		}
		items := form.Items(core)
		for i := 1; i < len(items); i++ {
			c, ok := a.ColumnOf(items[i])
			if !ok || aggregated(items, i) || slices.Contains(core[at:], items[i]) || groups[a.Columns[c].Table] {
				continue
			}
			several := len(groups) > 0
			for g := range groups {
				several = several && a.Multiplies(g, a.Columns[c].Table)
			}
			if several && form.Token(items[i-1]) != form.Via {
				return items[i]
			}
		}
	}
	return ""
}

var arithmetic = []form.Token{form.Times, form.Div, form.Plus, form.Minus}

// aggregated reports whether an item is what a figure is computed of, itself or with another one.
func aggregated(items []form.Token, i int) bool {
	for i--; i > 0; i-- {
		isOperand := slices.Contains(arithmetic, items[i-1]) // the first of two
		if reading.Aggregating(items[i]) {
			return true
		}
		if items[i] != form.Distinct && !slices.Contains(arithmetic, items[i]) && !isOperand {
			return false
		}
	}
	return false
}

// leavesFlagOpen is a flag that precedes the name of a table in the question, as an adjective, and in the query
// without a value.
func leavesFlagOpen(a *reading.Answer) form.Token {
	for i := 0; i+1 < len(a.Question); i++ {
		s, next := a.Question[i], a.Question[i+1]
		if s.Value >= 0 || len(next.Tables) == 0 || next.Value >= 0 {
			continue
		}
		for _, c := range s.Columns {
			token := a.ColumnToken(c)
			if !a.IsFlag(c) || !slices.Contains(next.Tables, a.Columns[c].Table) || !slices.Contains(a.Tokens, token) {
				continue
			}
			closed := false
			for at := 1; at < len(a.Tokens); at++ {
				closed = closed || a.Tokens[at-1] == token && slices.Contains(form.Comparisons, a.Tokens[at]) ||
					a.Tokens[at] == token && slices.Contains([]form.Token{form.Sum, form.Avg}, a.Tokens[at-1])
			}
			for j, other := range a.Question { // active and inactive ones
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
func comparesUnsaid(a *reading.Answer) form.Token {
	if a.Follows() {
		return ""
	}
	for _, c := range a.Comparisons {
		computed := reading.Aggregating(c.Of) || slices.Contains([]form.Token{form.Distinct, form.Year, form.Month, form.Day}, c.Of)
		if c.Value < 0 && c.Number > 1 && slices.Contains(form.Comparisons, c.Op) && !computed && !a.SaysNumber(c.Number) {
			return c.At
		}
	}
	return ""
}

// takesSetsWhole is a SET whose combinations of members a query tells apart, where the question may mean the members:
// boats per equipment are not those with a radar alone, and those with a radar and a compass.
func takesSetsWhole(a *reading.Answer) form.Token {
	for _, core := range a.Cores {
		apart := false
		for _, t := range core {
			c, ok := a.ColumnOf(t)
			if ok && apart && a.Columns[c].Set {
				return t
			}
			apart = t == form.Group || t == form.Distinct || apart && ok
		}
	}
	return ""
}

// comparesShared is a name that several rows have, by which a query takes rows from others: machines of one name, of
// which one was never repaired.
func comparesShared(a *reading.Answer) form.Token {
	if len(a.Tokens) < 2 || !slices.Contains(a.Outer, form.Except) && !slices.Contains(a.Outer, form.Intersect) {
		return ""
	}
	c, ok := a.ColumnOf(a.Tokens[1])
	if !ok || len(a.Items) != 2 || !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return slices.Contains(s.Labels, c) }) {
		return ""
	}
	if profile := a.Profile(c); len(a.Labels(a.Columns[c].Table)) == 1 && profile != nil && profile.Distinct < int64(profile.Rows) {
		return a.Tokens[1]
	}
	return ""
}

// spellsOtherwise is a column in which a condition wants one spelling of a value, and other rows have another: USA and
// usa, or "O+" and "O-" where the question says neither.
func spellsOtherwise(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		if c.Value < 0 || c.Op != form.Equal && c.Op != form.NotEqual || a.Values[c.Value].Begun {
			continue
		}
		v := a.Values[c.Value]
		wanted := v.SpelledIn(c.Column)
		for _, cell := range v.Cells {
			switch {
			case cell.Column != c.Column || cell.Text == wanted:
			case strings.EqualFold(cell.Text, wanted):
				if !a.IgnoresCase(c.Column) {
					return c.At
				}
			case strings.EqualFold(strings.TrimSpace(cell.Text), strings.TrimSpace(wanted)), !strings.EqualFold(wanted, v.Text):
				return c.At
			}
		}
	}
	return ""
}

// findsInMembers is a column of lists in which a query looks for a member that is also a part of others.
func findsInMembers(a *reading.Answer) form.Token {
	for _, c := range a.Comparisons {
		if c.Value < 0 || c.Op != form.Has || a.Columns[c.Column].Kind != form.Text {
			continue
		}
		if text := a.Values[c.Value].Text; a.IsMember(c.Column, text) && a.IsInMember(c.Column, text) {
			return c.At
		}
	}
	return ""
}

// comparesDays is a moment that a query compares with a day so that the hours of that day count as after it: what came
// back on the due date is not late.
func comparesDays(a *reading.Answer) form.Token {
	kind := func(token form.Token) string {
		if c, ok := a.ColumnOf(token); ok && a.Columns[c].Kind == form.Time {
			return schema.ShortType(a.Columns[c].Type)
		}
		return ""
	}
	for i := 2; i < len(a.Tokens); i++ {
		first, second := kind(a.Tokens[i-2]), kind(a.Tokens[i])
		after := []form.Token{form.Greater, form.LessEq}
		if first == "date" {
			first, second, after = second, first, []form.Token{form.Less, form.GreaterEq}
		}
		if first == "time" && second == "date" && slices.Contains(after, a.Tokens[i-1]) {
			return a.Tokens[i-2]
		}
	}
	return ""
}

// comparesAsText is a column of numbers that is kept as text, where the order of texts, which the query goes by, is
// seen to be another: 9 sorts after 10.
func comparesAsText(a *reading.Answer) form.Token {
	compare := func(a, b string) int {
		x, _ := strconv.ParseFloat(a, 64)
		y, _ := strconv.ParseFloat(b, 64)
		return cmp.Compare(x, y)
	}
	for _, c := range a.Comparisons {
		number := strconv.Itoa(c.Number)
		if c.Value >= 0 {
			number = a.Values[c.Value].Number
		}
		bound := c.Op == form.Between || slices.Contains(form.Comparisons, c.Op) && c.Op != form.Equal && c.Op != form.NotEqual
		if c.Of != "" || !bound || !english.IsNumber(number) {
			continue
		}
		for _, text := range a.NumbersAsText(c.Column) {
			if (text < number) != (compare(text, number) < 0) {
				return c.At
			}
		}
	}
	for i := 1; i < len(a.Tokens); i++ {
		column, ok := a.ColumnOf(a.Tokens[i])
		if !ok || !slices.Contains([]form.Token{form.Order, form.Min, form.Max}, a.Tokens[i-1]) {
			continue
		}
		numbers := a.NumbersAsText(column)
		if len(numbers) == len(a.Texts(column)) && !slices.IsSortedFunc(numbers, func(a, b string) int { return compare(a, b) }) {
			return a.Tokens[i]
		}
	}
	return ""
}
