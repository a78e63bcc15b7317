// Package synth makes up databases from a seed; nothing is taken from a data set. [NewWorld] composes a [World]
// (world.go): it takes entities of the vocabulary (domains.go, attributes.go, stock.go) or coins new ones (coined.go,
// nonce.go), names them as one schema author would (naming.go, columns.go) and fills them with rows (rows.go,
// values.go); build.go writes it as a file. The vocabulary is text: vocabulary.go reads it, english.go inflects it.
// [Banned] (banned.go) finds what is graded in text that is to be learnt from; heldout.go lists the words that no world
// may have.
//
// Above it, package ask asks questions of a [World], and package teach has a teacher answer them.
package synth

import (
	"math/rand/v2"
	"sort"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// NewWorld composes a database: entities of one domain or several, or of none at all, named as one
// schema author would name them, and filled with rows. The same rng gives the same world.
func NewWorld(rng *rand.Rand) *World {
	size := tableCount(rng)
	name, plan := "coined", []*blueprint(nil)
	if draw.Chance(rng, coinedWorlds) {
		plan = coinPlan(rng, min(size, 8))
	} else {
		name, plan = domainPlan(rng, size)
		coinSome(rng, plan)
	}
	untangle(plan)
	b := &builder{rng: rng, names: newNaming(rng), plan: plan, taken: map[string]bool{}}
	w := &World{Name: name, Tables: b.tables()}
	b.fill()
	w.Created = creationOrder(rng, w.Tables)
	return w
}

// How often a world departs from the domains.
const (
	coinedWorlds = 0.16 // worlds of tables that have nothing to do with each other's names
	coinedTables = 0.14 // tables of a domain renamed after a rarer or an invented noun
	coinedAttrs  = 0.08 // columns replaced by a composed one
	synonymFirst = 0.1  // tables and columns that people call otherwise than the schema does
)

// tableCount is 2 to 14, mostly 3 to 8.
func tableCount(r *rand.Rand) int {
	switch p := r.Float64(); {
	case p < 0.08:
		return 2
	case p < 0.75:
		return 3 + r.IntN(4)
	case p < 0.92:
		return 7 + r.IntN(3)
	}
	return 10 + r.IntN(5)
}

// parsed holds every domain's blueprints. Nothing may change them: plans copy what they take.
var parsed = sync.OnceValue(func() [][]*blueprint {
	all := make([][]*blueprint, len(domains))
	for i := range domains {
		bs, err := domains[i].blueprints()
		if err != nil {
			panic("synth: " + err.Error())
		}
		all[i] = bs
	}
	return all
})

// domainPlan takes connected entities of a domain, and of further ones where it is too small.
func domainPlan(r *rand.Rand, size int) (string, []*blueprint) {
	var plan []*blueprint
	var names []string
	for tries := 0; len(plan) < size && tries < 4; tries++ {
		d := r.IntN(len(domains))
		want := size - len(plan)
		if tries == 0 && size > 3 && draw.Chance(r, 0.12) {
			want = size / 2 // two domains side by side
		}
		part := subset(r, parsed()[d], want)
		if len(part) == 0 {
			continue
		}
		names = append(names, domains[d].name)
		base := len(plan)
		for _, b := range part {
			for i := range b.refs {
				b.refs[i].parent += base
			}
		}
		if base > 0 && draw.Chance(r, 0.5) {
			child, parent := draw.One(r, part), r.IntN(base)
			if !plan[parent].link {
				child.refs = append(child.refs, parentRef{parent: parent})
			}
		}
		plan = append(plan, part...)
	}
	return strings.Join(names, " + "), plan
}

// subset copies up to want connected entities of a domain, parents first.
func subset(r *rand.Rand, all []*blueprint, want int) []*blueprint {
	chosen := make([]bool, len(all))
	near := func(i int) bool { // is i a parent or a child of a chosen one?
		for _, p := range all[i].refs {
			if chosen[p.parent] {
				return true
			}
		}
		for j, b := range all {
			for _, p := range b.refs {
				if chosen[j] && p.parent == i {
					return true
				}
			}
		}
		return false
	}
	complete := func(i int) bool { // has i all it needs? A tie needs both ends.
		for _, p := range all[i].refs {
			if all[i].link && !chosen[p.parent] {
				return false
			}
		}
		return true
	}
	for n := 0; n < min(want, len(all)); n++ {
		var next []int
		for i := range all {
			if !chosen[i] && complete(i) && (n == 0 || near(i)) {
				next = append(next, i)
			}
		}
		if len(next) == 0 {
			break
		}
		chosen[draw.One(r, next)] = true
	}
	at := make([]int, len(all))
	var out []*blueprint
	for i, b := range all {
		if !chosen[i] {
			continue
		}
		at[i] = len(out)
		c := *b
		c.refs = nil
		for _, p := range b.refs {
			if chosen[p.parent] {
				p.parent = at[p.parent]
				c.refs = append(c.refs, p)
			}
		}
		c.attrs = someAttributes(r, b.attrs)
		out = append(out, &c)
	}
	return out
}

// someAttributes keeps most of an entity's attributes and may add others, which makes a few tables wide.
func someAttributes(r *rand.Rand, attrs []attribute) []attribute {
	keep := 0.55 + 0.45*r.Float64()
	var out []attribute
	for i, a := range attrs {
		if i == 0 && a.kind == KindName || draw.Chance(r, keep) {
			out = append(out, a)
		}
	}
	if len(out) == 0 && len(attrs) > 0 {
		out = append(out, draw.One(r, attrs))
	}
	extra := 0
	switch p := r.Float64(); {
	case p < 0.05:
		extra = 5 + r.IntN(6)
	case p < 0.25 && len(attrs) > 2:
		extra = 1 + r.IntN(3)
	}
	for range extra {
		if draw.Chance(r, 0.3) {
			out = append(out, coinAttribute(r))
		} else if a := draw.One(r, stock); a.kind != KindName {
			out = append(out, a)
		}
	}
	for i := range out {
		if out[i].kind != KindName && draw.Chance(r, coinedAttrs) {
			out[i] = coinAttribute(r)
		}
	}
	return out
}

// untangle gives every noun to one table only: the first that has it as its plainest keeps it.
func untangle(plan []*blueprint) {
	owner := map[string]*blueprint{}
	for _, b := range plan {
		if first := b.nouns[0]; owner[first.One] == nil {
			owner[first.One] = b
		}
	}
	for _, b := range plan {
		var own []Noun
		for _, n := range b.nouns {
			if o := owner[n.One]; o == nil || o == b {
				owner[n.One] = b
				own = append(own, n)
			}
		}
		if len(own) == 0 { // two domains share it
			one := "second " + b.nouns[0].One
			own = []Noun{{one, "second " + b.nouns[0].Many}}
		}
		b.nouns = own
	}
}

// creationOrder is the order of the CREATE statements; SQLite takes foreign keys in any.
func creationOrder(r *rand.Rand, tables []*Table) []*Table {
	switch p := r.Float64(); {
	case p < 0.5:
		return append([]*Table(nil), tables...)
	case p < 0.8:
		order := append([]*Table(nil), tables...)
		sort.SliceStable(order, func(i, j int) bool {
			return strings.ToLower(order[i].Name) < strings.ToLower(order[j].Name)
		})
		return order
	}
	return draw.Shuffled(r, tables)
}

// builder turns a plan into tables.
type builder struct {
	rng    *rand.Rand
	names  *naming
	plan   []*blueprint
	taken  map[string]bool // table names, lower case
	built  []*Table
	nouns  [][]string     // per table, the words its keys are called by
	fills  [][]*attribute // per table and column, where its values come from; nil for keys
	limits []int          // per table, the maximum rows that its lookup list has names for; 0: any
}

func (b *builder) tables() []*Table {
	for i := range b.plan {
		b.table(i)
	}
	return b.built
}

// table names one table and its columns.
func (b *builder) table(i int) {
	r, bp := b.rng, b.plan[i]
	nouns := append([]Noun(nil), bp.nouns...)
	if len(nouns) > 1 && draw.Chance(r, 0.35) {
		k := 1 + r.IntN(len(nouns)-1)
		nouns[0], nouns[k] = nouns[k], nouns[0]
	}
	named := nouns[0]
	if bp.link && len(bp.refs) == 2 && draw.Chance(r, 0.35) { // after its two ends: student_course
		named = b.bothEnds(bp)
	}
	t := &Table{Name: b.names.table(r, named), Nouns: nouns, Person: bp.person, Junction: bp.link && len(bp.attrs) < 2}
	if forbidden(strings.ToLower(t.Name)) { // words may join to a held-out one
		t.Name = b.names.join(ada, split(named.One))
	}
	for k := 2; b.taken[strings.ToLower(t.Name)]; k++ {
		t.Name += string(rune('0' + k))
	}
	b.taken[strings.ToLower(t.Name)] = true
	if len(nouns) > 1 && draw.Chance(r, synonymFirst) {
		k := 1 + r.IntN(len(nouns)-1)
		nouns[0], nouns[k] = nouns[k], nouns[0]
	}
	b.built = append(b.built, t)
	b.nouns = append(b.nouns, b.names.shorten(r, split(named.One)))
	b.fills = append(b.fills, nil)
	b.limits = append(b.limits, 0)

	c := &columns{b: b, t: t, bp: bp, at: i, names: map[string]bool{}, phrases: map[string]bool{}, sayings: map[string]bool{}}
	c.add()
}

// bothEnds names a junction after the tables that it ties.
func (b *builder) bothEnds(bp *blueprint) Noun {
	one := strings.Join(b.nouns[bp.refs[0].parent], " ")
	two := strings.Join(b.nouns[bp.refs[1].parent], " ")
	return Noun{one + " " + two, one + " " + schema.Plural(two)}
}
