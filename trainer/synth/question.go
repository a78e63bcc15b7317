package synth

import (
	"math/rand/v2"
	"strings"
)

// ask is one question with its meaning, before it is put to a database.
type ask struct {
	text   string // with values and identifiers still marked verbatim
	q      *query
	family string
	// knowledge is what a person must be told to understand the question.
	knowledge string
	// guess is the column that the question names a value of in another spelling; nil: none.
	guess *field
}

// family is one kind of question. Its weight is its share of a corpus, in percent.
type family struct {
	name   string
	weight float64
	ask    func(*asker) *ask // nil where the world does not offer what it needs
}

// families are all kinds: counts and filters 25, lookups and lists 20, extremes and aggregates 15,
// groups 15, joins 25. Few worlds have tables that refer to themselves, or columns that two tables share,
// hence the weights of "self" and "set".
var families = []family{
	{"count", 6, (*asker).countRows},
	{"count-filter", 9, (*asker).countFiltered},
	{"count-two-filters", 3, (*asker).countTwoFilters},
	{"count-null", 1.5, (*asker).countNull},
	{"count-distinct", 2.5, (*asker).countDistinct},
	{"count-of-key", 1.5, (*asker).countOfKey},
	{"count-groups", 1.5, (*asker).countGroups},

	{"list", 2.5, (*asker).listAll},
	{"list-filter", 5, (*asker).listFiltered},
	{"list-two-filters", 1.5, (*asker).listTwoFilters},
	{"list-sorted", 2.5, (*asker).listSorted},
	{"list-distinct", 1.5, (*asker).listDistinct},
	{"lookup-by-key", 3, (*asker).lookupByKey},
	{"lookup-by-name", 3, (*asker).lookupByName},
	{"lookup-reverse", 1.5, (*asker).lookupReverse},

	{"extreme", 4, (*asker).extreme},
	{"top", 3, (*asker).top},
	{"extreme-attribute", 1, (*asker).extremeAttribute},
	{"aggregate", 3.5, (*asker).aggregate},
	{"aggregate-filter", 2, (*asker).aggregateFiltered},
	{"aggregates", 1, (*asker).aggregates},
	{"above-average", 1.5, (*asker).aboveAverage},

	{"group-count", 5, (*asker).groupCount},
	{"group-aggregate", 3, (*asker).groupAggregate},
	{"group-most", 3.5, (*asker).groupMost},
	{"group-having", 1.5, (*asker).groupHaving},
	{"group-year", 1, (*asker).groupYear},
	{"set", 4, (*asker).setOperation},

	{"children-count", 4, (*asker).childrenCount},
	{"children-list", 4.5, (*asker).childrenList},
	{"children-aggregate", 1.5, (*asker).childrenAggregate},
	{"children-of-filtered", 2.5, (*asker).childrenOfFiltered},
	{"children-extreme", 1, (*asker).childrenExtreme},
	{"children-with-parents", 2, (*asker).childrenWithParents},
	{"parents-grouped", 1.5, (*asker).parentsGrouped},
	{"parents-top", 5, (*asker).parentsTop},
	{"parents-top-sum", 1.5, (*asker).parentsTopSum},
	{"parents-each", 2, (*asker).parentsEach},
	{"parents-having", 2, (*asker).parentsHaving},
	{"parents-without", 1.5, (*asker).parentsWithout},
	{"parent-of", 2, (*asker).parentOf},
	{"self", 4, (*asker).self},
}

// asker asks questions of one world.
type asker struct {
	rng   *rand.Rand
	world *World
	atlas *atlas

	// What the question being drawn is to have, and has by now.
	misspell  bool // name one value in another spelling than the stored one
	define    bool // use a term that needs explaining
	guess     *field
	knowledge string
}

// ask draws a question of one family, nil where the world does not offer what it needs or the wishes
// cannot be fulfilled.
func (a *asker) ask(f family, misspell, define bool) *ask {
	a.misspell, a.define = misspell, define
	a.guess, a.knowledge = nil, ""
	k := f.ask(a)
	if k == nil || misspell && a.guess == nil || define && a.knowledge == "" {
		return nil
	}
	k.family, k.guess, k.knowledge = f.name, a.guess, a.knowledge
	return k
}

func draw(r *rand.Rand, fs []family) family {
	total := 0.0
	for _, f := range fs {
		total += f.weight
	}
	at := r.Float64() * total
	for _, f := range fs {
		if at -= f.weight; at < 0 {
			return f
		}
	}
	return fs[len(fs)-1]
}

// Tables.

func (a *asker) table() *Table { return pick(a.rng, a.atlas.entities) }

// many and one say what the rows of a table are called.
func (a *asker) many(t *Table) string {
	switch p := a.rng.Float64(); {
	case p < 0.04:
		return verbatim(t.Name) + pick(a.rng, []string{" rows", " entries", " records"})
	case p < 0.08:
		return a.noun(t).One + pick(a.rng, []string{" records", " entries"})
	}
	return a.noun(t).Many
}

func (a *asker) one(t *Table) string { return a.noun(t).One }

// ownWords is how often a question says the schema's word where there are others too. People see the
// names mostly; and a model learns first to find a word that is there.
const ownWords = 0.9

func (a *asker) noun(t *Table) Noun {
	if chance(a.rng, ownWords) {
		return t.Nouns[0]
	}
	return pick(a.rng, t.Nouns)
}

// label is what identifies a row to people: its name columns, the first name first; else its key.
func label(t *Table) []expr {
	var out []expr
	for _, c := range t.Columns {
		if c.Kind == KindName {
			out = append(out, expr{of: field{t, c}})
		}
	}
	if len(out) == 2 && givenName(out[1].of.c) {
		out[0], out[1] = out[1], out[0]
	}
	if len(out) > 0 {
		return out
	}
	if k := t.key(); k != nil {
		return []expr{{of: field{t, k}}}
	}
	return nil
}

func givenName(c *Column) bool {
	for _, p := range c.Phrases {
		if strings.Contains(p, "first") || strings.Contains(p, "given") || strings.Contains(p, "forename") {
			return true
		}
	}
	return false
}

// labelPhrase says what label selects: "name", "first and last name", "id".
func (a *asker) labelPhrase(t *Table) string {
	switch l := label(t); len(l) {
	case 1:
		return a.phrase(l[0].of.c)
	default:
		return pick(a.rng, []string{"first and last name", "full name", "name", "name and surname", "first name and last name"})
	}
}

// who asks for a row of t: "who" where the rows are people.
func (a *asker) who(t *Table) string {
	l := label(t)
	person := len(l) == 2
	for _, e := range l {
		for _, p := range e.of.c.Phrases {
			person = person || p == "full name"
		}
	}
	if person {
		return "who"
	}
	return "what"
}

func hasName(t *Table) bool {
	l := label(t)
	return len(l) > 0 && l[0].of.c.Kind == KindName
}

// Columns.

// column draws a column of one of the kinds.
func (a *asker) column(t *Table, kinds ...Kind) (field, bool) {
	var fit []field
	for _, c := range t.Columns {
		for _, k := range kinds {
			if c.Kind == k {
				fit = append(fit, field{t, c})
			}
		}
	}
	if len(fit) == 0 {
		return field{}, false
	}
	return pick(a.rng, fit), true
}

// phrase says a column, by preference with a phrase that is where a noun is.
func (a *asker) phrase(c *Column) string {
	if chance(a.rng, 0.07) || len(c.Phrases) == 0 {
		return verbatim(c.Name)
	}
	if c.Phrases[0] != "" && chance(a.rng, ownWords) && nounLike(c.Phrases[0]) {
		return c.Phrases[0]
	}
	for range 4 {
		if p := pick(a.rng, c.Phrases); nounLike(p) {
			return p
		}
	}
	return verbatim(c.Name)
}

// nounLike tells "hire date" from "hired on".
func nounLike(phrase string) bool {
	ws := strings.Fields(phrase)
	switch last := ws[len(ws)-1]; {
	case ws[0] == "is", ws[0] == "made", ws[0] == "paid", ws[0] == "hired", ws[0] == "in":
		return false
	case strings.HasSuffix(last, "ed") && len(last) > 4:
		return false
	default:
		switch last {
		case "on", "at", "in", "by", "of", "until", "since", "built", "hand":
			return false
		}
	}
	return true
}

// Values.

// values lists the values of a column that are not NULL.
func values(f field) []any {
	i := f.index()
	out := make([]any, 0, len(f.t.Rows))
	for _, row := range f.t.Rows {
		if row[i] != nil {
			out = append(out, row[i])
		}
	}
	return out
}

func (f field) index() int {
	for i, c := range f.t.Columns {
		if c == f.c {
			return i
		}
	}
	panic("synth: a field's column is not in its table")
}

// value draws a value that the column holds.
func (a *asker) value(f field) (any, bool) {
	vs := values(f)
	if len(vs) == 0 {
		return nil, false
	}
	return pick(a.rng, vs), true
}

// equals compares a text column with a value and mentions the value, which a misspelt question
// has in another spelling.
func (a *asker) equals(f field, v any) (cond, string) {
	c := cond{lhs: expr{of: f}, op: "=", rhs: literal(v)}
	text, ok := v.(string)
	if !ok {
		return c, verbatim(number(v))
	}
	if a.misspell && a.guess == nil {
		if said := respelt(a.rng, text); said != text {
			c.said, a.guess = literal(said), &f
			return c, verbatim(said)
		}
	}
	return c, a.quoted(text)
}

// quoted mentions a stored text.
func (a *asker) quoted(text string) string {
	switch p := a.rng.Float64(); {
	case p < 0.12:
		return verbatim("'" + text + "'")
	case p < 0.24:
		return verbatim(`"` + text + `"`)
	}
	return verbatim(text)
}

// respelt writes a value as someone who does not know how it is stored: in lower case, in capitals,
// or without its punctuation.
func respelt(r *rand.Rand, text string) string {
	said := strings.ToLower(strings.NewReplacer("_", " ", "-", " ").Replace(text))
	if strings.Contains(text, "-") && strings.ContainsAny(text, "0123456789") {
		said = strings.ToLower(text) // a code keeps its dashes
	}
	if chance(r, 0.15) {
		return strings.ToUpper(said)
	}
	if said == text {
		return capital(text)
	}
	return said
}

// row draws a row that its label names uniquely and mentions it: "Ann Lee".
func (a *asker) row(t *Table) (conds []cond, mention string, at int, ok bool) {
	l := label(t)
	if len(l) == 0 || len(t.Rows) == 0 {
		return nil, "", 0, false
	}
	at = a.rng.IntN(len(t.Rows))
	same := 0
	for _, row := range t.Rows {
		equal := true
		for _, e := range l {
			i := e.of.index()
			if t.Rows[at][i] == nil {
				return nil, "", 0, false
			}
			equal = equal && row[i] == t.Rows[at][i]
		}
		if equal {
			same++
		}
	}
	if same != 1 {
		return nil, "", 0, false
	}
	if len(l) == 1 {
		c, m := a.equals(l[0].of, t.Rows[at][l[0].of.index()])
		return []cond{c}, m, at, true
	}
	var parts []string
	for _, e := range l {
		v := t.Rows[at][e.of.index()]
		conds = append(conds, cond{lhs: e, op: "=", rhs: literal(v)})
		s, _ := v.(string)
		parts = append(parts, s)
	}
	return conds, a.quoted(strings.Join(parts, " ")), at, true
}

// refer mentions one row of t by its name or its key: "customer Ann Lee", "the customer with id 7".
func (a *asker) refer(t *Table) (conds []cond, mention string, ok bool) {
	if hasName(t) && (a.misspell || chance(a.rng, 0.8)) {
		conds, name, _, ok := a.row(t)
		if !ok {
			return nil, "", false
		}
		return conds, a.say("[{one} {x}|{one} {x}|the {one} {x}|{x}|{x}|the {one} named {x}|{one} called {x}|the {one} whose {label} is {x}]",
			"one", a.one(t), "x", name, "label", a.labelPhrase(t)), true
	}
	k := t.key()
	if k == nil {
		return nil, "", false
	}
	v, ok := a.value(field{t, k})
	if !ok {
		return nil, "", false
	}
	c, m := a.equals(field{t, k}, v)
	return []cond{c}, a.say("[{one} {x}|{one} number {x}|the {one} with id {x}|{one} with {key} {x}|the {one} with the id {x}|{one} #{x}|{one} no. {x}|the {one} whose {key} is {x}]",
		"one", a.one(t), "x", m, "key", a.phrase(k)), true
}
