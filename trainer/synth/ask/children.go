package ask

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// Questions about the rows that belong to a parent: "the orders of customer Ann Lee".

// countedNoun names what a route counts.
func (v voice) countedNoun(r route) string {
	if r.bottom().Junction && (len(r.bottom().Nouns) == 0 || draw.Chance(v.rng, 0.7)) {
		return v.noun(r.counted()).Many
	}
	return v.many(r.bottom())
}

// parentNoun is the role that a parent plays, or its noun.
func (v voice) parentNoun(l Link) string {
	if role := l.Column.Ref.Role; role != "" && draw.Chance(v.rng, 0.7) {
		return role
	}
	return v.one(l.Parent)
}

func (v voice) parentNouns(l Link) string {
	if role := l.Column.Ref.Role; role != "" && draw.Chance(v.rng, 0.5) {
		return schema.Plural(role)
	}
	return v.many(l.Parent)
}

// verb is what a parent did with its children: "placed", else "have".
func (v voice) verb(l Link) string {
	if vs := l.Column.Ref.Verbs; len(vs) > 0 && draw.Chance(v.rng, 0.6) {
		return draw.One(v.rng, vs)
	}
	return "have"
}

// of says that children belong to x: "orders of x", "orders placed by x", "x's orders".
func (v voice) of(r route, children, x string) string {
	if l := r.links[0]; r.hops() == 1 && l.Parent == r.top() {
		ref := l.Column.Ref
		switch p := v.rng.Float64(); {
		case len(ref.Passive) > 0 && p < 0.4:
			return children + " " + draw.One(v.rng, ref.Passive) + " " + x
		case len(ref.Verbs) > 0 && p < 0.5:
			return children + " that " + x + " " + draw.One(v.rng, ref.Verbs)
		case ref.Role != "" && p < 0.65:
			return v.say("[{c} whose {role} is {x}|{c} with {x} as {role}|{c} that have {x} as their {role}]", "c", children, "role", ref.Role, "x", x)
		}
	}
	return v.say("[{c} of {x}|{c} of {x}|{c} of {x}|{c} for {x}|{c} belonging to {x}|{c} that belong to {x}|{xs} {c}|{c} that {x} has|{c} by {x}|{c} in {x}|{c} from {x}|{c} linked to {x}|{c} associated with {x}|{c} connected to {x}]", "c", children, "x", x, "xs", possessive(x))
}

// upward writes the query from the bottom of r up to its top under conds there. A condition on the
// top's key is one on the foreign key that refers to it, and saves the last join.
func upward(r route, conds []Cond) *Query {
	q := &Query{From: r.bottom(), Joins: r.up()}
	last := r.links[0]
	for _, c := range conds {
		if c.Left.Of == last.PK() && last.Parent == r.top() {
			c.Left.Of = last.FK()
			q.Joins = q.Joins[:len(q.Joins)-1]
		}
		q.Where = append(q.Where, c)
	}
	return q
}

func childrenCount(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok {
		return nil
	}
	conds, x, ok := a.refer(r.top())
	if !ok {
		return nil
	}
	q := upward(r, conds)
	q.Cols = []Expr{CountAll}
	children := a.countedNoun(r)
	if draw.Chance(a.rng, 0.45) {
		verb := a.verb(r.links[0])
		if r.hops() > 1 {
			verb = "have"
		}
		if verb == "have" {
			return &Question{Text: a.say("[How many {c} does {x} have|How many {c} does {x} have|How many {c} has {x}|How many {c} are there [for|in|from] {x}|Does {x} have {c}, and how many|{x}: how many {c}|How many {c} belong to {x}|For {x}, how many {c} are there|Tell me how many {c} {x} has]", "c", children, "x", x), Query: q}
		}
		return &Question{Text: a.say("[How many {c} has {x} {v}|Tell me how many {c} {x} {v}|count the {c} that {x} {v}|number of {c} {x} {v}]", "c", children, "x", x, "v", verb), Query: q}
	}
	things, ok := narrowed(a, r, q, children, x)
	if !ok {
		return nil
	}
	return &Question{Text: a.say(howMany, "things", things), Query: q}
}

// narrowed says that children belong to x, now and then under a condition of their own.
func narrowed(a *asker, r route, q *Query, children, x string) (string, bool) {
	if !draw.Chance(a.rng, 0.18) || a.wishes.Misspelt {
		return a.of(r, children, x), true
	}
	f, ok := a.filter(r.bottom())
	if !ok || f.or {
		return "", false
	}
	q.Where = append(q.Where, f.conds...)
	return strings.TrimSpace(a.of(r, strings.TrimSpace(f.pre+" "+children), x) + " " + f.post), true
}

func childrenList(a *asker) *Question {
	r, ok := a.route(a.atlas.lists)
	if !ok {
		return nil
	}
	conds, x, ok := a.refer(r.top())
	t := r.bottom()
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	q := upward(r, conds)
	q.Cols = l
	children := a.many(t)
	if draw.Chance(a.rng, 0.25) {
		f, ok := a.attribute(t)
		if !ok {
			return nil
		}
		p := a.phrase(f.Column)
		q.Cols = []Expr{{Of: f}}
		if draw.Chance(a.rng, 0.3) && hasName(t) && f.Column.Kind != synth.KindName {
			q.Cols = append(append([]Expr(nil), l...), Expr{Of: f})
			return &Question{Text: a.say("[List|Show|Give me|Find|What are] the {label} and {p} of [the |all |]{things}", "label", a.labelPhrase(t), "p", p, "things", a.of(r, children, x)), Query: q}
		}
		return &Question{Text: a.say(show, "ps", pluralPhrase(p), "p", p, "things", a.of(r, children, x), "one", a.one(t)), Query: q}
	}
	if !hasName(t) {
		p := a.phrase(l[0].Of.Column)
		return &Question{Text: a.say(show, "ps", pluralPhrase(p), "p", p, "things", a.of(r, children, x), "one", a.one(t)), Query: q}
	}
	if draw.Chance(a.rng, 0.3) {
		return &Question{Text: a.say("[Which {c} does {x} have|Which {c} belong to {x}|What {c} does {x} have|Which {c} are there [for|in|from] {x}|{x}: which {c}|Which are {xs} {c}|What are {xs} {c}]", "c", children, "x", x, "xs", possessive(x)), Query: q}
	}
	things, ok := narrowed(a, r, q, children, x)
	if !ok {
		return nil
	}
	text := a.say(which, "things", things, "who", who(t), "label", a.labelPhrase(t))
	if f, ok := a.ranked(t); ok && draw.Chance(a.rng, 0.08) {
		desc := draw.Chance(a.rng, 0.5)
		q.Order = []Order{{Expr{Of: f}, desc}}
		text += " " + a.sorted(f, desc)
	}
	return &Question{Text: text, Query: q}
}

// childrenWithParents lists rows together with their parents.
func childrenWithParents(a *asker) *Question {
	r, ok := a.route(a.atlas.lists)
	if !ok || !r.straight() {
		return nil
	}
	child, parent := r.bottom(), r.top()
	l, m := label(child), label(parent)
	if len(l) == 0 || !hasName(parent) {
		return nil
	}
	what := a.parentNoun(r.links[0])
	if f, ok := a.attribute(parent); ok && draw.Chance(a.rng, 0.25) && f.Column.Kind != synth.KindName {
		m = []Expr{{Of: f}}
		what = a.phrase(f.Column) + " of " + draw.One(a.rng, []string{"its ", "the ", "their "}) + what
	}
	q := &Query{Cols: append(append([]Expr(nil), l...), m...), From: child, Joins: r.up()}
	things := a.many(child)
	if draw.Chance(a.rng, 0.2) {
		f, ok := a.filter(child)
		if !ok || f.or {
			return nil
		}
		q.Where = f.conds
		things = f.things(things)
	}
	return &Question{
		Text: a.say("[[List|Show [me |]|Give me|Find|Display] [all |all the |the |]{things} [with|together with|along with|and] [the|their] {what}|[List|Show|Give me|What are] the {label} [of [the |all |]{things} and their {what}|and the {what} of [the |all |each of the |]{things}]|For [all |the |]{things}, [show|list|give] the {label} and the {what}|{things} with their {what}]",
			"things", things, "what", what, "label", a.labelPhrase(child)),
		Query: q,
	}
}

func childrenAggregate(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok {
		return nil
	}
	t := r.bottom()
	e, words, ok := a.aggregateOf(t)
	if !ok {
		return nil
	}
	conds, x, ok := a.refer(r.top())
	if !ok {
		return nil
	}
	q := upward(r, conds)
	q.Cols = []Expr{e}
	return &Question{Text: a.say(whatIs, "agg", words, "things", a.of(r, a.many(t), x)), Query: q}
}

// childrenOfFiltered asks for the children of the parents under a filter.
func childrenOfFiltered(a *asker) *Question {
	r, ok := a.route(a.atlas.lists)
	if !ok {
		return nil
	}
	f, ok := a.filter(r.top())
	t := r.bottom()
	l := label(t)
	if !ok || len(l) == 0 || f.or {
		return nil
	}
	q := upward(r, f.conds)
	x := f.things(a.many(r.top()))
	things := a.of(r, a.many(t), x)
	if !r.straight() { // a row may be linked to several of the parents
		q.Distinct = true
		q.Cols = l
		if !hasName(t) {
			return nil
		}
		return &Question{Text: a.say(which, "things", things, "who", who(t), "label", a.labelPhrase(t)), Query: q}
	}
	switch p := a.rng.Float64(); {
	case p < 0.45:
		q.Cols = []Expr{CountAll}
		return &Question{Text: a.say(howMany, "things", things), Query: q}
	case p < 0.65:
		e, words, ok := a.aggregateOf(t)
		if !ok {
			return nil
		}
		q.Cols = []Expr{e}
		return &Question{Text: a.say(whatIs, "agg", words, "things", things), Query: q}
	}
	q.Cols = l
	if !hasName(t) {
		p := a.phrase(l[0].Of.Column)
		return &Question{Text: a.say(show, "ps", pluralPhrase(p), "p", p, "things", things, "one", a.one(t)), Query: q}
	}
	return &Question{Text: a.say(which, "things", things, "who", who(t), "label", a.labelPhrase(t)), Query: q}
}

// childrenExtreme asks for the extreme child of a parent.
func childrenExtreme(a *asker) *Question {
	r, ok := a.route(a.atlas.lists)
	if !ok {
		return nil
	}
	t := r.bottom()
	f, ok := a.ranked(t)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	conds, x, ok := a.refer(r.top())
	if !ok {
		return nil
	}
	desc := draw.Chance(a.rng, 0.65)
	q := upward(r, conds)
	q.Cols, q.Order, q.Limit = l, []Order{{Expr{Of: f}, desc}}, 1
	e := a.extremeOf(f, desc)
	things := a.of(r, a.one(t), x)
	if e.pre != "" {
		things = a.of(r, e.pre+" "+a.one(t), x)
	} else {
		things += " " + e.post
	}
	return &Question{Text: a.say("[What is the {x}|Which is the {x}|Find the {x}|Show me the {x}|the {x}|Give me the {x}|Name the {x}]", "x", things), Query: q}
}

// parentOf asks for the parent of a child given by its name or key.
func parentOf(a *asker) *Question {
	r, ok := a.route(a.atlas.lists)
	if !ok || !r.straight() {
		return nil
	}
	child, parent := r.bottom(), r.top()
	conds, x, ok := a.refer(child)
	l := label(parent)
	if !ok || len(l) == 0 || !hasName(parent) {
		return nil
	}
	link := r.links[0]
	q := &Query{Cols: l, From: parent, Joins: r.down(), Where: conds}
	noun := a.parentNoun(link)
	slots := []string{"p", noun, "x", x, "who", who(parent), "label", a.labelPhrase(parent), "xs", possessive(x)}
	if draw.Chance(a.rng, 0.25) {
		f, ok := a.attribute(parent)
		if !ok || f.Column.Kind == synth.KindName {
			return nil
		}
		q.Cols = []Expr{{Of: f}}
		return &Question{Text: a.theOf(a.phrase(f.Column), a.say("[the {p} of {x}|{xs} {p}|the {p} that {x} belongs to]", slots...)), Query: q}
	}
	if vs := link.Column.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && draw.Chance(a.rng, 0.35) {
		return &Question{Text: a.say("[Which {p} {v} {x}|What {p} {v} {x}|{who} {v} {x}|Find the {p} that {v} {x}|Tell me which {p} {v} {x}]", append(slots, "v", draw.One(a.rng, vs))...), Query: q}
	}
	return &Question{Text: a.say("[Which {p} does {x} belong to|What is the {p} of {x}|{who} is the {p} of {x}|What is the {label} of the {p} of {x}|Find the {p} of {x}|{xs} {p}|Which {p} has {x}|To which {p} does {x} belong|Show [me |]the {p} of {x}|Which {p} is {x} [from|in|of|linked to]|Name the {p} of {x}|the {p} for {x}|Tell me the {label} of the {p} that has {x}]", slots...), Query: q}
}
