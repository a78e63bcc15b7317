package synth

import (
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// columns names the columns of one table, and keeps two of them from being called the same.
type columns struct {
	b       *builder
	t       *Table
	bp      *blueprint
	at      int
	names   map[string]bool // lower case
	phrases map[string]bool
	sayings map[string]bool // comparatives and superlatives
}

// add makes all columns: the key, then references and attributes in an order of the author's liking.
func (c *columns) add() {
	r, n := c.b.rng, c.b.names
	composite := c.bp.link && len(c.bp.refs) > 1 && draw.Chance(r, 0.5)
	if !composite {
		c.key(n)
	}
	attrs := c.bp.attrs
	if c.bp.person {
		attrs = append(personNames(c), attrs...)
	}
	refs := func() {
		for _, p := range c.bp.refs {
			c.reference(p)
		}
	}
	refsFirst := draw.Chance(r, 0.5)
	if refsFirst || composite {
		refs()
	}
	// The author lists names first, mostly; the rest moves a little.
	for i := 1; i+1 < len(attrs); i++ {
		if draw.Chance(r, 0.3) && attrs[i].kind != KindName {
			j := min(i+1+r.IntN(3), len(attrs)-1)
			attrs[i], attrs[j] = attrs[j], attrs[i]
		}
	}
	for i := range attrs {
		if c.full() {
			break
		}
		c.attribute(&attrs[i])
	}
	if !refsFirst && !composite {
		refs()
	}
}

// A model reads the whole schema, so a world has its limits. A table of a world that is full still gets
// a few columns.
const (
	tableColumns = 15
	worldColumns = 66
	fewColumns   = 4
)

func (c *columns) full() bool {
	n := len(c.t.Columns)
	if n >= tableColumns {
		return true
	}
	total := 0
	for _, t := range c.b.built {
		total += len(t.Columns)
	}
	return n >= fewColumns && total >= worldColumns
}

func (c *columns) key(n *naming) {
	id := &Column{Name: n.key(c.b.nouns[c.at]), Kind: KindID, NotNull: draw.Chance(c.b.rng, n.notNull),
		Phrases: []string{"id", c.t.Nouns[0].One + " id", "ID", "identifier"}}
	id.Type = n.declare(c.b.rng, &attribute{kind: KindID}, nil)
	if c.b.rng.IntN(2) == 0 {
		id.Phrases = append(id.Phrases, c.t.Nouns[0].One+" number")
	}
	c.take(id, nil)
}

// reference adds a foreign key.
func (c *columns) reference(p parentRef) {
	r, n := c.b.rng, c.b.names
	parent := c.b.built[p.parent]
	role := p.role
	if role == "" && p.parent == c.at {
		role = "parent"
	}
	words, phrase := c.b.nouns[p.parent], parent.Nouns[0].One
	if role != "" {
		words, phrase = n.shorten(r, split(role)), role
	}
	name := n.foreign(words)
	if c.names[strings.ToLower(name)] { // a parent called like a column, or twice the same parent
		name = n.join(n.columns, append(append([]string{}, words...), "ref"))
		if c.names[strings.ToLower(name)] {
			return
		}
	}
	col := &Column{Name: name, Kind: KindRef, Phrases: []string{phrase},
		NotNull: !p.nullable && draw.Chance(r, n.notNull),
		Ref:     &Ref{Table: parent, Verbs: p.verbs, Passive: p.passive, Role: role}}
	if p.parent != c.at && role != "" {
		col.Phrases = append(col.Phrases, parent.Nouns[0].One)
	}
	col.Type = n.declare(r, &attribute{kind: KindRef}, nil)
	if p.nullable {
		c.take(col, &attribute{kind: KindRef})
		return
	}
	c.take(col, nil)
}

// attribute adds an ordinary column, unless all that it could be called is taken.
func (c *columns) attribute(a *attribute) {
	r, n := c.b.rng, c.b.names
	candidates := semis(a.names)
	first := candidates[0]
	if len(candidates) > 1 && draw.Chance(r, 0.4) {
		first = draw.One(r, candidates[1:])
	}
	if a.kind == KindNumber && !strings.Contains(first, " ") && draw.Chance(r, 0.06) {
		first = draw.One(r, nounModifiers) + " " + first // "net price": people may still say "price"
	}
	name := c.spell(a, first)
	if low := strings.ToLower(name); c.names[low] || forbidden(low) {
		return
	}
	var phrases []string
	say := func(p string) {
		if speakable(p, a.kind) && !c.phrases[p] && len(phrases) < 6 {
			c.phrases[p] = true
			phrases = append(phrases, p)
		}
	}
	say(first)
	for _, p := range candidates {
		say(p)
	}
	for _, p := range semis(a.says) {
		say(p)
	}
	if len(phrases) == 0 {
		return
	}
	if len(phrases) > 1 && draw.Chance(r, synonymFirst) {
		k := 1 + r.IntN(len(phrases)-1)
		phrases[0], phrases[k] = phrases[k], phrases[0]
	}
	col := &Column{Name: name, Kind: a.kind, Phrases: phrases,
		NotNull: draw.Chance(r, n.notNull),
		More:    c.unsaid(a.more), Less: c.unsaid(a.less), Most: c.unsaid(a.most), Least: c.unsaid(a.least),
		With: semis(a.with), True: semis(a.yes), False: semis(a.no)}
	if a.kind == KindCategory && len(col.With) == 0 {
		col.With = []string{"with " + phrases[0], "whose " + phrases[0] + " is"}
	}
	if a.kind == KindPlace && len(col.With) == 0 {
		col.With = []string{"in", "from"}
	}
	c.take(col, a)
	if a.limit > 0 {
		c.b.limits[c.at] = a.limit
	}
}

// spell makes the identifier, which may repeat the table's noun: "customer_name".
func (c *columns) spell(a *attribute, phrase string) string {
	r, n := c.b.rng, c.b.names
	words := n.shorten(r, split(phrase))
	own := n.own
	if a.kind == KindName && phrase == "name" {
		own = max(own, 0.15)
	}
	switch noun := c.b.nouns[c.at]; {
	case n.initials:
		words = append(initials(noun), words...)
	case a.kind == KindName && phrase == "name" && draw.Chance(r, 0.04): // the country of a table of countries
		words = noun
	case draw.Chance(r, own) && len(noun)+len(words) < 4 && noun[0] != words[0]:
		words = append(append([]string{}, noun...), words...)
	}
	return n.join(n.columns, words)
}

// unsaid keeps the sayings that no other column of the table has.
func (c *columns) unsaid(list string) []string {
	var out []string
	for _, s := range semis(list) {
		if !c.sayings[s] {
			c.sayings[s] = true
			out = append(out, s)
		}
	}
	return out
}

func (c *columns) take(col *Column, a *attribute) {
	c.names[strings.ToLower(col.Name)] = true
	c.t.Columns = append(c.t.Columns, col)
	c.b.fills[c.at] = append(c.b.fills[c.at], a)
}

// personNames are a first and a last name, or one column with both.
func personNames(c *columns) []attribute {
	if draw.Chance(c.b.rng, 0.6) {
		return []attribute{*stockIndex["first_name"], *stockIndex["last_name"]}
	}
	return []attribute{*stockIndex["full_name"]}
}

// Words that an identifier may end or begin with, but that no one says in "the ... of the orders".
var (
	unspokenEnds   = strings.Fields("on at by in until since of kg km cm mm celsius minutes seconds litres mw kwh mg gb mb kb no")
	unspokenStarts = strings.Fields("is in on")
)

// speakable reports whether people would say a schema's words. Flags are said by True and False.
func speakable(phrase string, kind Kind) bool {
	if kind == KindFlag {
		return true
	}
	ws := strings.Fields(phrase)
	for _, w := range unspokenEnds {
		if ws[len(ws)-1] == w {
			return false
		}
	}
	for _, w := range unspokenStarts {
		if ws[0] == w {
			return false
		}
	}
	return true
}
