package nano

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/pointer"
	"github.com/sqlagent/sqlagent/trainer/template"
)

// Follow-ups change the answer to the question before as people do: fewer rows of it, others, their number, one more
// column. The new answer is the old one's tokens, changed.
var followUps = []struct {
	weight float64
	ask    func(*followUp) (question string, ok bool)
}{
	{3, (*followUp).first},
	{3, (*followUp).otherValue},
	{4, (*followUp).filter},
	{2, (*followUp).filterGroups},
	{2, (*followUp).withoutFilter},
	{3, (*followUp).count},
	{2, (*followUp).rows},
	{3, (*followUp).per},
	{3, (*followUp).addColumn},
	{2, (*followUp).sort},
	{2, (*followUp).reverse},
	{3, (*followUp).otherAggregate},
	{1, (*followUp).otherTable},
}

// followUp is one that is being asked.
type followUp struct {
	lesson
	core
	p    *pointer.Prompt // of the question before; values are added to it
	said int             // the column that holds a value which the question says without naming the column; -1: none
}

// core is an answer of one SELECT, in clauses without their keywords.
type core struct {
	distinct     bool
	items        [][]pointer.Token
	sources      []pointer.Token // with "from" and "on"
	where        []pointer.Token
	group        [][]pointer.Token
	having       []pointer.Token
	order, bound []pointer.Token
	whole        []pointer.Token // as it was
}

// readCore takes an answer apart; ok is false where it is no single SELECT.
func readCore(p *pointer.Prompt, answer []pointer.Token) (c core, ok bool) {
	if len(answer) == 0 || answer[0] != pointer.Select {
		return core{whole: answer}, false
	}
	c.whole = answer
	rest := answer[1:]
	if rest[0] == pointer.Distinct {
		c.distinct, rest = true, rest[1:]
	}
	list := func() (out [][]pointer.Token) {
		for n := width(p, rest); n > 0; n = width(p, rest) {
			out, rest = append(out, rest[:n]), rest[n:]
		}
		return out
	}
	until := func(words ...pointer.Token) (out []pointer.Token) {
		depth := 0
		for i, t := range rest {
			switch {
			case t == pointer.Open:
				depth++
			case t == pointer.Close:
				depth--
			case depth == 0 && slices.Contains(words, t):
				out, rest = rest[:i:i], rest[i:]
				return out
			}
		}
		out, rest = rest, nil
		return out
	}
	take := func(word pointer.Token) bool {
		if len(rest) > 0 && rest[0] == word {
			rest = rest[1:]
			return true
		}
		return false
	}
	c.items = list()
	c.sources = until(pointer.Where, pointer.Group, pointer.Having, pointer.Order, pointer.Limit, pointer.Union, pointer.Intersect, pointer.Except)
	if take(pointer.Where) {
		c.where = until(pointer.Group, pointer.Having, pointer.Order, pointer.Limit, pointer.Union, pointer.Intersect, pointer.Except)
	}
	if take(pointer.Group) {
		c.group = list()
	}
	if take(pointer.Having) {
		c.having = until(pointer.Order, pointer.Limit, pointer.Union, pointer.Intersect, pointer.Except)
	}
	if take(pointer.Order) {
		c.order = until(pointer.Limit)
	}
	if take(pointer.Limit) {
		c.bound, rest = rest, nil
	}
	return c, len(rest) == 0 && len(c.items) > 0
}

// width is how many tokens the expression or table at the head of some has; 0 where there is none.
func width(p *pointer.Prompt, tokens []pointer.Token) int {
	if len(tokens) == 0 {
		return 0
	}
	switch tokens[0] {
	case pointer.Count, pointer.Sum, pointer.Avg, pointer.Min, pointer.Max, pointer.Distinct, pointer.Year, pointer.Month, pointer.Day:
		return 1 + width(p, tokens[1:])
	case pointer.Plus, pointer.Minus, pointer.Times, pointer.Div:
		n := 1 + width(p, tokens[1:])
		return n + width(p, tokens[n:])
	case pointer.Via:
		return 3
	}
	_, table := p.TableOf(tokens[0])
	_, column := p.ColumnOf(tokens[0])
	if table || column {
		return 1
	}
	return 0
}

func (c core) tokens() []pointer.Token {
	out := []pointer.Token{pointer.Select}
	if c.distinct {
		out = append(out, pointer.Distinct)
	}
	clause := func(word pointer.Token, of ...[]pointer.Token) {
		if all := slices.Concat(of...); len(all) > 0 {
			out = append(append(out, word), all...)
		}
	}
	out = append(slices.Concat(out, slices.Concat(c.items...)), c.sources...)
	clause(pointer.Where, c.where)
	clause(pointer.Group, c.group...)
	clause(pointer.Having, c.having)
	clause(pointer.Order, c.order)
	clause(pointer.Limit, c.bound)
	return out
}

// followed is a question that goes on from another, with its query.
type followed struct {
	question string
	query    *sqltree.Query
	said     int // see followUp
}

// askFollowUp asks a question that goes on from the answer to another; ok is false where the answer does not offer what
// the draw needs.
func askFollowUp(l *pointer.Linker, p *pointer.Prompt, answer []pointer.Token, now time.Time, r *rand.Rand) (out followed, ok bool) {
	grown := *p
	grown.Values = slices.Clone(p.Values)
	c, single := readCore(p, answer)
	f := &followUp{lesson: lesson{Catalog: l.Catalog, Rand: r, linker: l, now: now}, p: &grown, core: c, said: -1}
	f.table = -1
	if single {
		f.table = f.rowsOf()
	}
	total := 0.
	for _, kind := range followUps {
		total += kind.weight
	}
	x := r.Float64() * total
	for _, kind := range followUps {
		if x -= kind.weight; x >= 0 {
			continue
		}
		// Of a set of answers, or an aggregate over some, the number alone is asked.
		tokens := []pointer.Token(nil)
		if !single {
			if out.question, ok = f.countAll(); !ok {
				return out, false
			}
			tokens = f.whole
		} else {
			if out.question, ok = kind.ask(f); !ok {
				return out, false
			}
			if tokens = f.whole; tokens == nil {
				tokens = f.tokens()
			}
		}
		if slices.Equal(tokens, answer) {
			return out, false
		}
		query, err := pointer.Decode(tokens, f.p)
		if err != nil {
			return out, false
		}
		out.query, out.said = query, f.said
		return out, true
	}
	return out, false
}

// rowsOf is the table of all items that are plain; -1 where they are of several.
func (f *followUp) rowsOf() int {
	table := -1
	for _, item := range f.items {
		for _, token := range item {
			t, ok := f.p.TableOf(token)
			if c, isColumn := f.p.ColumnOf(token); isColumn {
				t, ok = f.Columns[c].Table, true
			}
			if ok && table >= 0 && t != table {
				return -1
			}
			if ok {
				table = t
			}
		}
	}
	return table
}

func isAggregate(item []pointer.Token) bool {
	return slices.ContainsFunc(item, func(t pointer.Token) bool {
		return slices.Contains([]pointer.Token{pointer.Count, pointer.Sum, pointer.Avg, pointer.Min, pointer.Max}, t)
	})
}

// plain tells whether the answer is rows, of one table, and no groups of them.
func (f *followUp) plain() bool {
	return f.table >= 0 && len(f.group) == 0 && !slices.ContainsFunc(f.items, isAggregate) &&
		!slices.ContainsFunc(f.items, func(item []pointer.Token) bool { return item[0] == pointer.Via })
}

// one tells whether the answer is a single aggregate.
func (f *followUp) one() bool {
	return len(f.items) == 1 && len(f.group) == 0 && isAggregate(f.items[0]) && len(f.order) == 0
}

// grouped tells whether the answer is groups with an aggregate, and which item that is.
func (f *followUp) grouped() (aggregate int, ok bool) {
	i := slices.IndexFunc(f.items, isAggregate)
	return i, len(f.group) == 1 && i >= 0 && len(f.items) == 2
}

// add gives a value a pointer.
func (f *followUp) add(v pointer.Value) (pointer.Token, bool) {
	if len(f.p.Values) == pointer.MaxValues {
		return "", false
	}
	f.p.Values = append(f.p.Values, v)
	return pointer.Token("V" + strconv.Itoa(len(f.p.Values)-1)), true
}

// cell gives a text that a column holds a pointer.
func (f *followUp) cell(column int, text string) (pointer.Token, bool) {
	return f.add(pointer.Value{Text: text, Cells: []pointer.Cell{{Column: column, Text: text}}})
}

// spoken is what the linker makes of a phrase that is one value: a number, a date.
func (f *followUp) spoken(phrase string) (pointer.Token, bool) {
	p := f.linker.Link(phrase, f.now, nil)
	if len(p.Values) != 1 {
		return "", false
	}
	return f.add(p.Values[0])
}

func number(n int) string { return strconv.Itoa(n) }

// rowCount draws a number of rows, in digits or in a word.
func (f *followUp) rowCount() (words string, token pointer.Token, ok bool) {
	n := []int{2, 3, 3, 4, 5, 5, 6, 7, 8, 10, 10, 15, 20, 25, 50, 100}[f.IntN(16)]
	words = number(n)
	if n <= 10 && f.IntN(3) == 0 {
		words = []string{"", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}[n]
	}
	token, ok = f.add(pointer.Value{Text: words, Number: number(n)})
	return words, token, ok
}

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
		f.bound = []pointer.Token{n}
		return f.say([]string{"make it {n}", "the first {n} instead", "and the top {n}?", "show {n} of them", "give me {n}", "{n} of them please",
			"now the top {n}", "what about the top {n}?", "i want {n}", "{n} instead"}, "n", words), true
	}
	one := f.IntN(4) == 0
	f.bound = []pointer.Token{n}
	if one {
		f.bound = []pointer.Token{"n1"}
	}
	f.whole = nil
	if i, ok := f.grouped(); ok && len(f.order) == 0 {
		f.order = append(slices.Clone(f.items[i]), pointer.Desc)
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
		isNumber := strings.HasPrefix(string(f.where[i]), "n") && f.where[i] != pointer.Null && f.where[i] != pointer.Not
		if isColumn && (isValue || isNumber) && slices.Contains([]pointer.Token{pointer.Equal, pointer.Less, pointer.Greater, pointer.LessEq, pointer.GreaterEq}, f.where[i-1]) && !f.keyed(c) {
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
	case f.Columns[c].Kind == pointer.Text && f.where[i-1] == pointer.Equal:
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
	case f.Columns[c].Kind == pointer.Time && old.Period != nil || old.Period != nil && i > 2 && where[i-3] == pointer.Year:
		year := number(old.Period.From.Year() - 6 + f.IntN(12))
		v, ok := f.spoken(year)
		if !ok || year == old.Text {
			return "", false
		}
		where[i] = v
		f.where, f.whole = where, nil
		phrasings := []string{"what about {v}?", "and {v}?", "how about {v}?", "the same for {v}", "{v} instead", "and for {v}?"}
		if f.where[i-1] == pointer.Equal {
			phrasings = append(phrasings, "and in {v}?", "in {v}?", "and what about in {v}?")
		}
		return f.say(phrasings, "v", year), true
	case f.Columns[c].Kind == pointer.Number:
		n := f.near(c)
		v, ok := f.spoken(n)
		if !ok || n == old.Text || n == string(f.where[i][1:]) {
			return "", false
		}
		where[i] = v
		f.where, f.whole = where, nil
		phrasings := []string{"what about {v}?", "and {v}?", "make it {v}", "{v} instead", "and with {v}?", "with {v} instead", "how about {v}?"}
		switch f.where[i-1] {
		case pointer.Greater:
			phrasings = append(phrasings, "and over {v}?", "and more than {v}?", "and above {v}?", "what about more than {v}?")
		case pointer.Less:
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
func (f *followUp) narrow(condition ...pointer.Token) bool {
	switch {
	case len(f.where) == 0:
		f.where = condition
	case !slices.Contains(f.where, pointer.Or):
		f.where = slices.Concat(f.where, []pointer.Token{pointer.And}, condition)
	case !slices.Contains(f.where, pointer.Open):
		f.where = slices.Concat([]pointer.Token{pointer.Open}, f.where, []pointer.Token{pointer.Close, pointer.And}, condition)
	default:
		return false
	}
	f.whole = nil
	return true
}

// conditionOn draws a column of a table, and a condition on it in tokens and in words that stand behind "those". Bare
// tells whether the words leave the column to the value.
func (f *followUp) conditionOn(table int) (words string, tokens []pointer.Token, bare, ok bool) {
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
			return f.say([]string{"without a {c}", "with no {c}", "that have no {c}", "where the {c} is missing"}, slots...), []pointer.Token{column, pointer.Null}, false, true
		}
		return f.say([]string{"with a {c}", "that have a {c}", "where the {c} is known"}, slots...), []pointer.Token{column, pointer.Not, pointer.Null}, false, true
	case kind == pointer.Text:
		text, ok := f.value(c)
		if !ok {
			return "", nil, false, false
		}
		v, ok := f.cell(c, text)
		slots = append(slots, "v", text)
		tokens = []pointer.Token{column, pointer.Equal, v}
		if f.isPlace(c) && f.IntN(3) > 0 {
			return f.say([]string{"from {v}", "in {v}", "from {v}"}, slots...), tokens, true, ok
		}
		if f.IntN(3) > 0 {
			return f.say([]string{"with {c} {v}", "with the {c} {v}", "whose {c} is {v}", "where the {c} is {v}", "where {c} is {v}", "that have the {c} {v}"}, slots...), tokens, false, ok
		}
		return f.say([]string{"that are {v}", "with {v}", "that are {v}"}, slots...), tokens, true, ok
	case kind == pointer.Number:
		n := f.near(c)
		v, ok := f.spoken(n)
		op, than := pointer.Greater, []string{"more than", "over", "above"}
		if f.IntN(2) == 0 {
			op, than = pointer.Less, []string{"less than", "under", "below"}
		}
		slots = append(slots, "n", n, "than", f.say(than))
		return f.say([]string{"with a {c} {than} {n}", "whose {c} is {than} {n}", "that have a {c} {than} {n}", "with {c} {than} {n}", "{than} {n} {c}"}, slots...), []pointer.Token{column, op, v}, false, ok
	case kind == pointer.Time:
		when, phrase, op := f.someTime()
		v, ok := f.spoken(phrase)
		return when, []pointer.Token{column, op, v}, true, ok
	}
	return "", nil, false, false
}

// filter asks for those of the rows that meet a condition.
func (f *followUp) filter() (string, bool) {
	counts := f.one() && f.items[0][0] == pointer.Count
	if f.table < 0 || len(f.bound) > 0 && len(f.order) == 0 {
		return "", false
	}
	words, condition, bare, ok := f.conditionOn(f.reached())
	if !ok {
		return "", false
	}
	if c, isColumn := f.p.ColumnOf(condition[0]); bare && isColumn && f.Columns[c].Kind == pointer.Text {
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
	if f.items[i][0] != pointer.Count {
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
	op, phrasings := pointer.Greater, []string{"only those with more than {n}", "which of them have more than {n}?", "only the ones over {n}", "just those above {n}", "those with more than {n}"}
	if f.IntN(3) == 0 {
		op, phrasings = pointer.Less, []string{"only those with less than {n}", "which have fewer than {n}?", "only the ones under {n}", "just those below {n}"}
	} else if f.IntN(4) == 0 {
		op, phrasings = pointer.GreaterEq, []string{"only those with at least {n}", "which have at least {n}?", "only the ones with {n} or more"}
	}
	f.having, f.whole = append(slices.Clone(f.items[i]), op, v), nil
	return f.say(phrasings, "n", n), true
}

// withoutFilter asks the same of all rows.
func (f *followUp) withoutFilter() (string, bool) {
	if len(f.where) == 0 || slices.Contains(f.where, pointer.Open) || len(f.sources) > 0 || f.table < 0 {
		return "", false
	}
	f.where, f.whole = nil, nil
	if f.one() {
		return f.say([]string{"and in total?", "and overall?", "and altogether?", "and of all?", "in total?", "what about all of them?", "and without that condition?", "and for all?"}), true
	}
	return f.say([]string{"and without that filter?", "show all of them", "all of them, without the condition", "the same for all", "now for all of them", "drop the filter", "and everything?"}), true
}

// count asks how many rows the answer has.
func (f *followUp) count() (string, bool) {
	if f.one() {
		return "", false
	}
	star := len(f.items) == 1 && len(f.items[0]) == 1
	switch {
	case len(f.bound) > 0 && len(f.order) > 0 && f.IntN(3) > 0:
		return "", false
	case !f.plain() || len(f.bound) > 0 || len(f.having) > 0:
		return f.countAll()
	case f.distinct && !star:
		return f.countAll()
	case f.distinct:
		f.items = [][]pointer.Token{{pointer.Count, pointer.Distinct, f.items[0][0]}}
	default:
		f.items = [][]pointer.Token{{pointer.Count, f.p.TableToken(f.table)}}
	}
	f.distinct, f.order, f.whole = false, nil, nil
	return f.say(counted), true
}

var counted = []string{"how many are there?", "how many are that?", "how many is that?", "count them", "how many of them are there?", "just the number", "and how many is that in total?",
	"how many rows is that?", "only the count", "how many?", "what is their number?", "how many are these?", "just count them", "and how many are there?"}

// countAll asks how many rows the answer has, whatever it is.
func (f *followUp) countAll() (string, bool) {
	if len(f.whole) == 0 || f.whole[0] != pointer.Select || len(f.order) > 0 && len(f.bound) == 0 {
		return "", false
	}
	f.whole = slices.Concat([]pointer.Token{pointer.Count, pointer.Open}, f.whole, []pointer.Token{pointer.Close})
	return f.say(counted), true
}

// rows asks which the counted ones are.
func (f *followUp) rows() (string, bool) {
	labels := f.Labels(f.table0())
	if !f.one() || f.items[0][0] != pointer.Count || len(f.items[0]) != 2 || len(labels) == 0 {
		return "", false
	}
	if _, isTable := f.p.TableOf(f.items[0][1]); !isTable {
		return "", false
	}
	f.items = nil
	for _, c := range labels {
		token := f.p.ColumnToken(c)
		if token == "" {
			return "", false
		}
		f.items = append(f.items, []pointer.Token{token})
	}
	f.whole = nil
	return f.say([]string{"which ones?", "which are they?", "list them", "show them", "and which ones?", "what are their names?", "name them", "show me which", "who are they?",
		"show me the names", "which ones are these?", "list their names", "and their names?"}), true
}

// table0 is the rows' table, or any where they have none.
func (f *followUp) table0() int { return max(f.table, 0) }

// per asks for the aggregate of each of something, or of something else.
func (f *followUp) per() (string, bool) {
	at, grouped := f.grouped()
	if f.table < 0 && !grouped || !f.one() && !grouped || len(f.bound) > 0 || len(f.having) > 0 || len(f.items[0]) == 0 {
		return "", false
	}
	rows := f.table
	if grouped { // the table that the aggregate is of
		last := f.items[at][len(f.items[at])-1]
		t, ok := f.p.TableOf(last)
		if c, isColumn := f.p.ColumnOf(last); isColumn {
			t, ok = f.Columns[c].Table, true
		}
		if !ok {
			return "", false
		}
		rows = t
	}
	if rows < 0 {
		return "", false
	}
	f.table = rows
	aggregate := slices.Clone(f.items[0])
	if grouped {
		aggregate = slices.Clone(f.items[at])
	}
	var by []pointer.Token
	var words string
	if c, ok := f.column(func(c int) bool { return f.Columns[c].Kind == pointer.Time && f.p.ColumnToken(c) != "" }); ok && f.IntN(3) == 0 {
		unit := []pointer.Token{pointer.Year, pointer.Year, pointer.Month}[f.IntN(3)]
		by, words = []pointer.Token{unit, f.p.ColumnToken(c)}, string(unit)
		times := 0
		for other := f.Tables[rows].First; other < f.Tables[rows].End; other++ {
			if f.Columns[other].Kind == pointer.Time {
				times++
			}
		}
		if times > 1 || f.IntN(4) == 0 {
			words += " of " + f.words(c)
		}
	} else {
		table := f.reached()
		if table != rows && f.IntN(2) == 0 && len(f.Labels(table)) == 1 {
			by, words = []pointer.Token{f.p.ColumnToken(f.Labels(table)[0])}, f.lesson.one(table)
		} else {
			f.table = table
			c, ok := f.column(func(c int) bool {
				p := f.Profile(c)
				return f.Columns[c].Kind == pointer.Text && f.p.ColumnToken(c) != "" && (p == nil || p.Rows == 0 || p.Distinct < int64(p.Rows)) || strings.HasSuffix(f.words(c), "year")
			})
			f.table = rows
			if !ok {
				return "", false
			}
			by, words = []pointer.Token{f.p.ColumnToken(c)}, f.words(c)
		}
	}
	if by[0] == "" || grouped && slices.Equal(by, f.group[0]) {
		return "", false
	}
	f.items, f.group, f.order, f.whole = [][]pointer.Token{by, aggregate}, [][]pointer.Token{by}, nil, nil
	return f.say([]string{"and per {g}?", "per {g}", "by {g}", "for each {g}", "broken down by {g}", "split by {g}", "and by {g}?", "the same per {g}", "now per {g}",
		"and for each {g}?", "group it by {g}", "per {g} please", "for every {g}", "by {g} instead"}, "g", words), true
}

// addColumn asks for one more column of the rows, or one more aggregate of the groups.
func (f *followUp) addColumn() (string, bool) {
	if f.distinct || f.plain() && f.items[0][0] == f.p.TableToken(f.table) {
		return "", false
	}
	if i, ok := f.grouped(); ok && len(f.having) == 0 && f.IntN(2) == 0 {
		last := f.items[i][len(f.items[i])-1]
		t, isTable := f.p.TableOf(last)
		if c, isColumn := f.p.ColumnOf(last); isColumn {
			t, isTable = f.Columns[c].Table, true
		}
		f.table = t
		c, ok := f.column(f.kind(pointer.Number))
		if !ok || !isTable || f.p.ColumnToken(c) == "" {
			return "", false
		}
		word, name := f.aggregate()
		f.items, f.whole = append(slices.Clone(f.items), []pointer.Token{word, f.p.ColumnToken(c)}), nil
		return f.say([]string{"and the {a} {c}?", "also the {a} {c}", "with the {a} {c}", "add the {a} {c}", "and their {a} {c}?", "show the {a} {c} too"}, "a", name, "c", f.words(c)), true
	}
	if !f.plain() {
		return "", false
	}
	own := f.table
	table := f.reached()
	if table != own {
		labels := f.Labels(table)
		if len(labels) != 1 || f.p.ColumnToken(labels[0]) == "" || slices.ContainsFunc(f.items, func(i []pointer.Token) bool { return i[0] == f.p.ColumnToken(labels[0]) }) {
			return "", false
		}
		f.items, f.whole = append(slices.Clone(f.items), []pointer.Token{f.p.ColumnToken(labels[0])}), nil
		return f.say([]string{"with their {t}", "and the {t} of each?", "and their {t}?", "also show the {t}", "with the {t} {c}", "and the name of the {t}?", "add the {t}"},
			"t", f.lesson.one(table), "c", f.words(labels[0])), true
	}
	c, ok := f.column(func(c int) bool {
		return f.p.ColumnToken(c) != "" && !slices.ContainsFunc(f.items, func(i []pointer.Token) bool { return i[0] == f.p.ColumnToken(c) })
	})
	if !ok {
		return "", false
	}
	f.items, f.whole = append(slices.Clone(f.items), []pointer.Token{f.p.ColumnToken(c)}), nil
	words := f.words(c)
	if f.IntN(3) == 0 {
		words = template.Plural(words)
	}
	return f.say([]string{"and their {c}?", "also show the {c}", "with their {c}", "add the {c}", "include the {c}", "and the {c}?", "show their {c} too", "together with the {c}",
		"and what are their {c}?", "plus the {c}", "i also want the {c}", "and with the {c}"}, "c", words), true
}

// aggregate draws a function of numbers, with a word for it.
func (f *followUp) aggregate() (pointer.Token, string) {
	words := map[pointer.Token][]string{pointer.Avg: {"average", "mean"}, pointer.Sum: {"total", "total", "summed"}, pointer.Min: {"minimum", "lowest", "smallest"}, pointer.Max: {"maximum", "highest", "largest"}}
	token := []pointer.Token{pointer.Avg, pointer.Avg, pointer.Sum, pointer.Sum, pointer.Min, pointer.Max}[f.IntN(6)]
	return token, f.say(words[token])
}

// sort asks for an order.
func (f *followUp) sort() (string, bool) {
	if len(f.bound) > 0 || f.one() {
		return "", false
	}
	if i, ok := f.grouped(); ok && f.IntN(2) == 0 {
		f.order, f.whole = append(slices.Clone(f.items[i]), pointer.Desc), nil
		return f.say([]string{"highest first", "sort them by that, highest first", "the biggest first", "largest first", "sorted by the number, highest first", "in descending order of the number"}), true
	}
	if !f.plain() {
		return "", false
	}
	c, ok := f.column(func(c int) bool { return f.p.ColumnToken(c) != "" })
	if labels := f.Labels(f.table); len(labels) > 0 && f.IntN(3) == 0 {
		c, ok = labels[0], f.p.ColumnToken(labels[0]) != ""
	}
	if !ok || f.distinct && !slices.ContainsFunc(f.items, func(i []pointer.Token) bool { return i[0] == f.p.ColumnToken(c) }) {
		return "", false
	}
	kind := f.Columns[c].Kind
	direction, phrasings := pointer.Asc, []string{"sort them by {c}", "order by {c}", "sorted by {c}", "sort by {c} please", "in order of {c}", "order them by {c}", "arrange them by {c}", "by {c} in ascending order"}
	switch {
	case kind == pointer.Text && len(f.items) == 1 && f.items[0][0] == f.p.ColumnToken(c) && f.IntN(2) == 0:
		phrasings = []string{"in alphabetical order", "sort them alphabetically", "alphabetically", "from a to z"}
	case kind == pointer.Time && f.IntN(2) == 0:
		phrasings = []string{"oldest first", "earliest first", "the oldest first", "by {c}, earliest first"}
		if f.IntN(3) > 0 {
			direction, phrasings = pointer.Desc, []string{"newest first", "latest first", "the newest first", "by {c}, latest first", "most recent first"}
		}
	case f.IntN(2) == 0:
		direction, phrasings = pointer.Desc, []string{"sort them by {c}, highest first", "sort by {c} descending", "by {c} in descending order", "order by {c}, largest first", "sorted by {c} from high to low",
			"highest {c} first", "in descending order of {c}"}
		if kind == pointer.Text {
			phrasings = []string{"sort by {c} descending", "by {c} in descending order", "order by {c} from z to a", "in reverse order of {c}"}
		}
	}
	f.order, f.whole = []pointer.Token{f.p.ColumnToken(c), direction}, nil
	return f.say(phrasings, "c", f.words(c)), true
}

// reverse asks for the contrary order.
func (f *followUp) reverse() (string, bool) {
	if n := len(f.order); n < 2 || slices.Contains(f.order[:n-1], pointer.Asc) || slices.Contains(f.order[:n-1], pointer.Desc) {
		return "", false
	}
	n := len(f.order) - 1
	was := f.order[n]
	f.order = slices.Clone(f.order)
	f.order[n], f.whole = pointer.Asc, nil
	counts := f.order[0] == pointer.Count
	phrasings := []string{"in ascending order", "the other way round", "lowest first", "ascending please", "smallest first", "in reverse order", "reverse the order", "from low to high"}
	if len(f.bound) > 0 {
		phrasings = []string{"and the lowest?", "and the smallest?", "what about the lowest?", "and the least?", "and the minimum?", "the lowest instead", "and the other end?", "and the bottom?"}
		if counts {
			phrasings = []string{"and the fewest?", "and the least?", "what about the fewest?", "which has the fewest?", "and who has the least?", "and the lowest?"}
		}
	}
	if was == pointer.Asc {
		f.order[n] = pointer.Desc
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

// otherAggregate asks for another aggregate, or for that of another column.
func (f *followUp) otherAggregate() (string, bool) {
	if f.table < 0 || len(f.bound) > 0 || f.distinct {
		return "", false
	}
	word, name := f.aggregate()
	number := func() (int, bool) {
		return f.column(func(c int) bool { return f.Columns[c].Kind == pointer.Number && f.p.ColumnToken(c) != "" })
	}
	switch {
	case f.plain(): // of the rows
		c, ok := number()
		if !ok {
			return "", false
		}
		f.items, f.order, f.whole = [][]pointer.Token{{word, f.p.ColumnToken(c)}}, nil, nil
		return f.say([]string{"what is their {a} {c}?", "and their {a} {c}?", "what is the {a} {c} of these?", "the {a} {c} of them", "and the {a} {c}?", "their {a} {c} please"}, "a", name, "c", f.words(c)), true
	case f.one() && f.items[0][0] == pointer.Count:
		c, ok := number()
		if !ok || len(f.sources) > 0 {
			return "", false
		}
		f.items, f.whole = [][]pointer.Token{{word, f.p.ColumnToken(c)}}, nil
		return f.say([]string{"and their {a} {c}?", "what is their {a} {c}?", "and what is the {a} {c}?", "and the {a} {c}?", "and the {a} {c} of them?"}, "a", name, "c", f.words(c)), true
	case f.one() && len(f.items[0]) == 2:
		c, ok := f.p.ColumnOf(f.items[0][1])
		if !ok || f.Columns[c].Kind != pointer.Number {
			return "", false
		}
		if f.IntN(2) == 0 { // another column
			other, ok := number()
			if !ok || other == c {
				return "", false
			}
			f.items, f.whole = [][]pointer.Token{{f.items[0][0], f.p.ColumnToken(other)}}, nil
			return f.say([]string{"and the {c}?", "what about the {c}?", "and their {c}?", "the same for {c}", "and for the {c}?", "how about the {c}?"}, "c", f.words(other)), true
		}
		if word == f.items[0][0] {
			return "", false
		}
		f.items, f.whole = [][]pointer.Token{{word, f.items[0][1]}}, nil
		return f.say([]string{"and the {a}?", "what about the {a}?", "and what is the {a}?", "now the {a}", "the {a} instead", "and the {a} one?", "how about the {a}?"}, "a", name), true
	}
	return "", false
}

// otherTable asks the same of another table.
func (f *followUp) otherTable() (string, bool) {
	if f.table < 0 || len(f.where)+len(f.sources)+len(f.order)+len(f.bound)+len(f.group) > 0 || len(f.Tables) < 2 {
		return "", false
	}
	other := f.IntN(len(f.Tables))
	if other == f.table || f.p.TableToken(other) == "" {
		return "", false
	}
	labels := f.Labels(f.table)
	switch {
	case f.one() && len(f.items[0]) == 2 && f.items[0][1] == f.p.TableToken(f.table):
		f.items = [][]pointer.Token{{pointer.Count, f.p.TableToken(other)}}
	case f.plain() && len(labels) == len(f.items) && len(labels) > 0 && f.items[0][0] == f.p.ColumnToken(labels[0]):
		f.items = nil
		for _, c := range f.Labels(other) {
			if f.p.ColumnToken(c) == "" {
				return "", false
			}
			f.items = append(f.items, []pointer.Token{f.p.ColumnToken(c)})
		}
		if len(f.items) == 0 {
			return "", false
		}
	default:
		return "", false
	}
	f.whole = nil
	return f.say([]string{"and {many}?", "what about {many}?", "and the {many}?", "how about {many}?", "the same for {many}", "now the {many}"}, "many", f.many(other)), true
}

// follow asks a question that goes on from one of some examples.
func (s *Stream) follow(v *view, of []Example, numbering uint64, r *rand.Rand) (Example, bool) {
	first := of[r.IntN(len(of))]
	f, ok := askFollowUp(v.linker, first.Prompt, first.gold(), first.Now, r)
	if !ok || s.banned(f.question) {
		return Example{}, false
	}
	e, ok := s.example(v, asking{first.Source, f.question, f.query, first.Prompt.Answered(first.gold()), first.Now}, numbering, r)
	if !ok || e.Prompt.Before() == nil || slices.Equal(e.Answer, e.Prompt.Before()) || !e.Prompt.Linked() {
		return Example{}, false
	}
	if f.said >= 0 { // the value alone says which column is meant
		likeliest := slices.ContainsFunc(e.Prompt.Question, func(p pointer.Phrase) bool {
			return p.Value >= 0 && len(p.Columns) > 0 && p.Columns[0] == f.said
		})
		if !likeliest {
			return Example{}, false
		}
	}
	e.Follows = true
	return e, true
}

// gold is the query that answers the example.
func (e Example) gold() []pointer.Token {
	if n := len(e.Tried); n > 0 && e.Answer[0] == pointer.Commit {
		return e.Tried[n-1].Tokens
	}
	return e.Answer
}
