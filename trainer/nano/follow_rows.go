package nano

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
)

// first asks for fewer rows of the same, for more where their number was bounded, or for all.
func (f *followUp) first() (string, bool) {
	if f.one() || f.distinct && len(f.order) == 0 && f.IntN(2) == 0 {
		return "", false
	}
	words, n, ok := f.rowCount()
	if !ok {
		return "", false
	}
	if len(f.bound) > 0 {
		f.whole = nil
		if f.IntN(4) == 0 {
			f.bound = nil
			return f.say([]string{"show all of them", "all of them", "and all of them?", "without the limit", "the whole list please", "show me the rest too"}), true
		}
		f.bound = []form.Token{n}
		return f.say([]string{"make it {n}", "the first {n} instead", "and the top {n}?", "show {n} of them", "give me {n}", "{n} of them please",
			"now the top {n}", "what about the top {n}?", "i want {n}", "{n} instead"}, "n", words), true
	}
	one := f.IntN(4) == 0
	f.bound = []form.Token{n}
	if one {
		f.bound = []form.Token{"n1"}
	}
	f.whole = nil
	if i, ok := f.grouped(); ok && len(f.order) == 0 {
		f.order = append(slices.Clone(f.items[i]), form.Desc)
		if one {
			return f.say([]string{"which one has the most?", "only the highest", "just the top one", "only the top one", "which is the highest?", "the biggest one only"}), true
		}
		return f.say([]string{"only the top {n}", "just the top {n}", "the top {n}", "top {n} only", "show me the top {n}", "which {n} are the highest?",
			"only the {n} highest", "the {n} biggest", "limit that to the top {n}", "keep the top {n}"}, "n", words), true
	}
	if len(f.order) == 0 {
		if one {
			return f.say([]string{"only the first one", "just the first", "only the first row", "just one of them", "show one of them"}), true
		}
		return f.say([]string{"only the first {n}", "just {n} of them", "show only {n}", "the first {n}", "only {n} of them", "limit to {n}",
			"first {n} rows", "give me just {n}", "the first {n} please", "{n} is enough"}, "n", words), true
	}
	if one {
		return f.say([]string{"only the first one", "just the top one", "only the first", "which one is first?", "just the first please"}), true
	}
	return f.say([]string{"only the top {n}", "only the first {n}", "just the top {n}", "the first {n}", "top {n} only", "limit it to {n}", "show only the first {n}",
		"cut it to {n}", "the top {n} please", "and only {n} of them", "keep the first {n}"}, "n", words), true
}

// places are words of the columns whose values people are from.
var places = []string{"country", "city", "state", "nation", "nationality", "region", "location", "hometown", "county", "district",
	"continent", "origin", "town", "province", "birthplace", "headquarters"}

func (f *followUp) isPlace(column int) bool {
	return slices.ContainsFunc(strings.Fields(f.words(column)), func(w string) bool { return slices.Contains(places, w) })
}

// otherValue asks the same for another value of a condition.
func (f *followUp) otherValue() (string, bool) {
	var at []int
	for i := 2; i < len(f.where); i++ {
		c, isColumn := f.p.ColumnOf(f.where[i-2])
		_, isValue := f.p.ValueOf(f.where[i])
		isNumber := strings.HasPrefix(string(f.where[i]), "n") && f.where[i] != form.Null && f.where[i] != form.Not
		if isColumn && (isValue || isNumber) && slices.Contains([]form.Token{form.Equal, form.Less, form.Greater, form.LessEq, form.GreaterEq}, f.where[i-1]) && !f.keyed(c) {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return "", false
	}
	i := at[f.IntN(len(at))]
	c, _ := f.p.ColumnOf(f.where[i-2])
	old, _ := f.p.ValueOf(f.where[i])
	where := slices.Clone(f.where)
	switch {
	case f.Columns[c].Kind == form.Text && f.where[i-1] == form.Equal:
		text, ok := f.value(c)
		if !ok || strings.EqualFold(text, old.Text) {
			return "", false
		}
		if where[i], ok = f.cell(c, text); !ok {
			return "", false
		}
		f.where, f.whole, f.said = where, nil, c
		phrasings := []string{"what about {v}?", "and {v}?", "how about {v}?", "and for {v}?", "the same for {v}", "same for {v}", "{v} instead", "now {v}",
			"and what about {v}?", "do the same for {v}", "now for {v}", "then {v}", "what if it is {v}?", "with {c} {v} instead", "and with the {c} {v}?"}
		if f.isPlace(c) {
			phrasings = append(phrasings, "and in {v}?", "what about in {v}?", "and from {v}?", "and those from {v}?", "in {v}?", "now in {v}")
		}
		return f.say(phrasings, "v", text, "c", f.words(c)), true
	case f.Columns[c].Kind == form.Time && old.Period != nil || old.Period != nil && i > 2 && where[i-3] == form.Year:
		year := number(old.Period.From.Year() - 6 + f.IntN(12))
		v, ok := f.spoken(year)
		if !ok || year == old.Text {
			return "", false
		}
		where[i] = v
		f.where, f.whole = where, nil
		phrasings := []string{"what about {v}?", "and {v}?", "how about {v}?", "the same for {v}", "{v} instead", "and for {v}?"}
		if f.where[i-1] == form.Equal {
			phrasings = append(phrasings, "and in {v}?", "in {v}?", "and what about in {v}?")
		}
		return f.say(phrasings, "v", year), true
	case f.Columns[c].Kind == form.Number:
		n := f.near(c)
		v, ok := f.spoken(n)
		if !ok || n == old.Text || n == string(f.where[i][1:]) {
			return "", false
		}
		where[i] = v
		f.where, f.whole = where, nil
		phrasings := []string{"what about {v}?", "and {v}?", "make it {v}", "{v} instead", "and with {v}?", "with {v} instead", "how about {v}?"}
		switch f.where[i-1] {
		case form.Greater:
			phrasings = append(phrasings, "and over {v}?", "and more than {v}?", "and above {v}?", "what about more than {v}?")
		case form.Less:
			phrasings = append(phrasings, "and under {v}?", "and less than {v}?", "and below {v}?", "what about less than {v}?")
		}
		return f.say(phrasings, "v", n), true
	}
	return "", false
}

// near is a number of the size of a column's.
func (f *followUp) near(column int) string {
	p := f.Profile(column)
	if p != nil {
		low, errLow := strconv.ParseFloat(p.Min, 64)
		high, errHigh := strconv.ParseFloat(p.Max, 64)
		if errLow == nil && errHigh == nil && high > low {
			x := low + f.Float64()*(high-low)
			switch {
			case high-low >= 1000:
				return number(int(x) / 100 * 100)
			case high-low >= 20:
				return number(int(x))
			case high-low <= 5:
				return strconv.FormatFloat(x, 'f', 1, 64)
			}
			return number(int(x))
		}
	}
	return number(2 + f.IntN(98)*[]int{1, 10, 100}[f.IntN(3)])
}

// reached draws a table of which each row of the answer has one: its own, or one that its key leads to.
func (f *followUp) reached() (table int) {
	var to []int
	for _, k := range f.Keys {
		parent := f.Columns[k.To[0]].Table
		if f.Columns[k.From[0]].Table == f.table && parent != f.table && len(k.From) == 1 && !slices.Contains(to, parent) {
			to = append(to, parent)
		}
	}
	if len(to) > 0 && len(f.sources) == 0 && f.IntN(4) == 0 {
		return to[f.IntN(len(to))]
	}
	return f.table
}

// narrow adds a condition.
func (f *followUp) narrow(condition ...form.Token) bool {
	switch {
	case len(f.where) == 0:
		f.where = condition
	case !slices.Contains(f.where, form.Or):
		f.where = slices.Concat(f.where, []form.Token{form.And}, condition)
	case !slices.Contains(f.where, form.Open):
		f.where = slices.Concat([]form.Token{form.Open}, f.where, []form.Token{form.Close, form.And}, condition)
	default:
		return false
	}
	f.whole = nil
	return true
}

// conditionOn draws a column of a table, and a condition on it in tokens and in words that stand after "those". Bare
// reports whether the words leave the column to the value.
func (f *followUp) conditionOn(table int) (words string, tokens []form.Token, bare, ok bool) {
	here := f.table
	f.table = table
	c, ok := f.column(func(c int) bool { return f.p.ColumnToken(c) != "" && !slices.Contains(f.where, f.p.ColumnToken(c)) })
	f.table = here
	if !ok {
		return "", nil, false, false
	}
	column := f.p.ColumnToken(c)
	slots := []string{"c", f.words(c)}
	nullable := !f.Columns[c].NotNull
	switch kind := f.Columns[c].Kind; {
	case nullable && f.IntN(8) == 0:
		if f.IntN(2) == 0 {
			return f.say([]string{"without a {c}", "with no {c}", "that have no {c}", "where the {c} is missing"}, slots...), []form.Token{column, form.Null}, false, true
		}
		return f.say([]string{"with a {c}", "that have a {c}", "where the {c} is known"}, slots...), []form.Token{column, form.Not, form.Null}, false, true
	case kind == form.Text:
		text, ok := f.value(c)
		if !ok {
			return "", nil, false, false
		}
		v, ok := f.cell(c, text)
		slots = append(slots, "v", text)
		tokens = []form.Token{column, form.Equal, v}
		if f.isPlace(c) && f.IntN(3) > 0 {
			return f.say([]string{"from {v}", "in {v}", "from {v}"}, slots...), tokens, true, ok
		}
		if f.IntN(3) > 0 {
			return f.say([]string{"with {c} {v}", "with the {c} {v}", "whose {c} is {v}", "where the {c} is {v}", "where {c} is {v}", "that have the {c} {v}"}, slots...), tokens, false, ok
		}
		return f.say([]string{"that are {v}", "with {v}", "that are {v}"}, slots...), tokens, true, ok
	case kind == form.Number:
		n := f.near(c)
		v, ok := f.spoken(n)
		op, than := form.Greater, []string{"more than", "over", "above"}
		if f.IntN(2) == 0 {
			op, than = form.Less, []string{"less than", "under", "below"}
		}
		slots = append(slots, "n", n, "than", f.say(than))
		return f.say([]string{"with a {c} {than} {n}", "whose {c} is {than} {n}", "that have a {c} {than} {n}", "with {c} {than} {n}", "{than} {n} {c}"}, slots...), []form.Token{column, op, v}, false, ok
	case kind == form.Time:
		when, phrase, op := f.someTime()
		v, ok := f.spoken(phrase)
		return when, []form.Token{column, op, v}, true, ok
	}
	return "", nil, false, false
}

// filter asks for those of the rows that meet a condition.
func (f *followUp) filter() (string, bool) {
	counts := f.one() && f.items[0][0] == form.Count
	if f.table < 0 || len(f.bound) > 0 && len(f.order) == 0 {
		return "", false
	}
	words, condition, bare, ok := f.conditionOn(f.reached())
	if !ok {
		return "", false
	}
	if c, isColumn := f.p.ColumnOf(condition[0]); bare && isColumn && f.Columns[c].Kind == form.Text {
		f.said = c
	}
	best := len(f.bound) > 0
	if !f.narrow(condition...) {
		return "", false
	}
	is, whose := strings.CutPrefix(words, "that are ")
	relative := slices.Contains([]string{"that", "whose", "where"}, strings.Fields(words)[0])
	var phrasings []string
	switch {
	case best:
		phrasings = []string{"and among those {w}?", "and of those {w}?", "only for those {w}", "the same, only those {w}", "and only among the ones {w}?"}
	case whose:
		phrasings = []string{"only {v}", "just {v}", "only the {v} ones", "and only the {v} ones?", "only those that are {v}", "{v} only"}
		if !f.one() {
			phrasings = append(phrasings, "the {v} ones", "which of them are {v}?")
		} else if counts {
			phrasings = append(phrasings, "how many of them are {v}?", "and how many of those are {v}?")
		}
	case counts:
		phrasings = []string{"how many of those {w}?", "and only those {w}?", "only those {w}", "only the ones {w}", "how many {w}?", "of those, how many {w}?", "count only those {w}"}
	case f.one():
		phrasings = []string{"and only for those {w}?", "only for those {w}", "just for those {w}", "and for the ones {w}?", "for those {w}"}
	default:
		phrasings = []string{"only those {w}", "only the ones {w}", "just those {w}", "just the ones {w}", "those {w}", "and those {w}?", "which are the ones {w}?",
			"of these, those {w}", "restrict that to those {w}", "but only those {w}", "now only the ones {w}", "show only those {w}", "the ones {w}"}
	}
	if !best && !relative {
		phrasings = append(phrasings, "only {w}", "and only {w}?", "just {w}", "and {w}?")
	}
	return f.say(phrasings, "w", words, "v", is), true
}

// filterGroups asks for the groups with more of something than some number.
func (f *followUp) filterGroups() (string, bool) {
	i, ok := f.grouped()
	if !ok || len(f.having) > 0 || len(f.bound) > 0 {
		return "", false
	}
	n := number(1 + f.IntN(20))
	if f.items[i][0] != form.Count {
		c, isColumn := f.p.ColumnOf(f.items[i][len(f.items[i])-1])
		if !isColumn {
			return "", false
		}
		n = f.near(c)
	}
	v, ok := f.spoken(n)
	if !ok {
		return "", false
	}
	op, phrasings := form.Greater, []string{"only those with more than {n}", "which of them have more than {n}?", "only the ones over {n}", "just those above {n}", "those with more than {n}"}
	if f.IntN(3) == 0 {
		op, phrasings = form.Less, []string{"only those with less than {n}", "which have fewer than {n}?", "only the ones under {n}", "just those below {n}"}
	} else if f.IntN(4) == 0 {
		op, phrasings = form.GreaterEq, []string{"only those with at least {n}", "which have at least {n}?", "only the ones with {n} or more"}
	}
	f.having, f.whole = append(slices.Clone(f.items[i]), op, v), nil
	return f.say(phrasings, "n", n), true
}

// withoutFilter asks the same of all rows.
func (f *followUp) withoutFilter() (string, bool) {
	if len(f.where) == 0 || slices.Contains(f.where, form.Open) || len(f.sources) > 0 || f.table < 0 {
		return "", false
	}
	f.where, f.whole = nil, nil
	if f.one() {
		return f.say([]string{"and in total?", "and overall?", "and altogether?", "and of all?", "in total?", "what about all of them?", "and without that condition?", "and for all?"}), true
	}
	return f.say([]string{"and without that filter?", "show all of them", "all of them, without the condition", "the same for all", "now for all of them", "drop the filter", "and everything?"}), true
}

// sort asks for an order.
func (f *followUp) sort() (string, bool) {
	if len(f.bound) > 0 || f.one() {
		return "", false
	}
	if i, ok := f.grouped(); ok && f.IntN(2) == 0 {
		f.order, f.whole = append(slices.Clone(f.items[i]), form.Desc), nil
		return f.say([]string{"highest first", "sort them by that, highest first", "the biggest first", "largest first", "sorted by the number, highest first", "in descending order of the number"}), true
	}
	if !f.plain() {
		return "", false
	}
	c, ok := f.column(func(c int) bool { return f.p.ColumnToken(c) != "" })
	if labels := f.Labels(f.table); len(labels) > 0 && f.IntN(3) == 0 {
		c, ok = labels[0], f.p.ColumnToken(labels[0]) != ""
	}
	if !ok || f.distinct && !slices.ContainsFunc(f.items, func(i []form.Token) bool { return i[0] == f.p.ColumnToken(c) }) {
		return "", false
	}
	kind := f.Columns[c].Kind
	direction, phrasings := form.Asc, []string{"sort them by {c}", "order by {c}", "sorted by {c}", "sort by {c} please", "in order of {c}", "order them by {c}", "arrange them by {c}", "by {c} in ascending order"}
	switch {
	case kind == form.Text && len(f.items) == 1 && f.items[0][0] == f.p.ColumnToken(c) && f.IntN(2) == 0:
		phrasings = []string{"in alphabetical order", "sort them alphabetically", "alphabetically", "from a to z"}
	case kind == form.Time && f.IntN(2) == 0:
		phrasings = []string{"oldest first", "earliest first", "the oldest first", "by {c}, earliest first"}
		if f.IntN(3) > 0 {
			direction, phrasings = form.Desc, []string{"newest first", "latest first", "the newest first", "by {c}, latest first", "most recent first"}
		}
	case f.IntN(2) == 0:
		direction, phrasings = form.Desc, []string{"sort them by {c}, highest first", "sort by {c} descending", "by {c} in descending order", "order by {c}, largest first", "sorted by {c} from high to low",
			"highest {c} first", "in descending order of {c}"}
		if kind == form.Text {
			phrasings = []string{"sort by {c} descending", "by {c} in descending order", "order by {c} from z to a", "in reverse order of {c}"}
		}
	}
	f.order, f.whole = []form.Token{f.p.ColumnToken(c), direction}, nil
	return f.say(phrasings, "c", f.words(c)), true
}

// reverse asks for the contrary order.
func (f *followUp) reverse() (string, bool) {
	if n := len(f.order); n < 2 || slices.Contains(f.order[:n-1], form.Asc) || slices.Contains(f.order[:n-1], form.Desc) {
		return "", false
	}
	n := len(f.order) - 1
	was := f.order[n]
	f.order = slices.Clone(f.order)
	f.order[n], f.whole = form.Asc, nil
	counts := f.order[0] == form.Count
	phrasings := []string{"in ascending order", "the other way round", "lowest first", "ascending please", "smallest first", "in reverse order", "reverse the order", "from low to high"}
	if len(f.bound) > 0 {
		phrasings = []string{"and the lowest?", "and the smallest?", "what about the lowest?", "and the least?", "and the minimum?", "the lowest instead", "and the other end?", "and the bottom?"}
		if counts {
			phrasings = []string{"and the fewest?", "and the least?", "what about the fewest?", "which has the fewest?", "and who has the least?", "and the lowest?"}
		}
	}
	if was == form.Asc {
		f.order[n] = form.Desc
		phrasings = []string{"in descending order", "the other way round", "highest first", "descending please", "largest first", "in reverse order", "reverse the order", "from high to low"}
		if len(f.bound) > 0 {
			phrasings = []string{"and the highest?", "and the largest?", "what about the highest?", "and the most?", "and the maximum?", "the highest instead", "and the other end?", "and the top?"}
			if counts {
				phrasings = []string{"and the most?", "what about the most?", "which has the most?", "and the highest?"}
			}
		}
	}
	return f.say(phrasings), true
}
