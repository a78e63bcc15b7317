package synth

import "strings"

// Questions about the rows that belong to a parent: "the orders of customer Ann Lee".

// hopShares says how often questions over foreign keys follow one, two or three of them.
var hopShares = [maxHops + 1]float64{0, 0.38, 0.40, 0.22}

// route draws one of rs, its length first.
func (a *asker) route(rs []route) (route, bool) {
	var byHops [maxHops + 1][]route
	total := 0.0
	for _, r := range rs {
		if n := r.hops(); len(byHops[n]) == 0 {
			total += hopShares[n]
		}
		byHops[r.hops()] = append(byHops[r.hops()], r)
	}
	at := a.rng.Float64() * total
	for n, rs := range byHops {
		if len(rs) == 0 {
			continue
		}
		if at -= hopShares[n]; at < 0 {
			return pick(a.rng, rs), true
		}
	}
	return route{}, false
}

// countedNoun names what a route counts.
func (a *asker) countedNoun(r route) string {
	if r.bottom().Junction && (len(r.bottom().Nouns) == 0 || chance(a.rng, 0.7)) {
		return a.noun(r.counted()).Many
	}
	return a.many(r.bottom())
}

// parentNoun is the role that a parent plays, or its noun.
func (a *asker) parentNoun(l edge) string {
	if role := l.col.Ref.Role; role != "" && chance(a.rng, 0.7) {
		return role
	}
	return a.one(l.parent)
}

func (a *asker) parentNouns(l edge) string {
	if role := l.col.Ref.Role; role != "" && chance(a.rng, 0.5) {
		return plural(role)
	}
	return a.many(l.parent)
}

// verb is what a parent did with its children: "placed", else "have".
func (a *asker) verb(l edge) string {
	if vs := l.col.Ref.Verbs; len(vs) > 0 && chance(a.rng, 0.6) {
		return pick(a.rng, vs)
	}
	return "have"
}

// of says that children belong to x: "orders of x", "orders placed by x", "x's orders".
func (a *asker) of(r route, children, x string) string {
	if l := r.links[0]; r.hops() == 1 && l.parent == r.top() {
		ref := l.col.Ref
		switch p := a.rng.Float64(); {
		case len(ref.Passive) > 0 && p < 0.4:
			return children + " " + pick(a.rng, ref.Passive) + " " + x
		case len(ref.Verbs) > 0 && p < 0.5:
			return children + " that " + x + " " + pick(a.rng, ref.Verbs)
		case ref.Role != "" && p < 0.65:
			return a.say("[{c} whose {role} is {x}|{c} with {x} as {role}|{c} that have {x} as their {role}]", "c", children, "role", ref.Role, "x", x)
		}
	}
	return a.say("[{c} of {x}|{c} of {x}|{c} of {x}|{c} for {x}|{c} belonging to {x}|{c} that belong to {x}|{xs} {c}|{c} that {x} has|{c} by {x}|{c} in {x}|{c} from {x}|{c} linked to {x}|{c} associated with {x}|{c} connected to {x}]", "c", children, "x", x, "xs", possessive(x))
}

// upward writes the query from the bottom of r up to its top under conds there. A condition on the
// top's key is one on the foreign key that refers to it, and saves the last join.
func upward(r route, conds []cond) *query {
	q := &query{from: r.bottom(), joins: r.up()}
	last := r.links[0]
	for _, c := range conds {
		if c.lhs.of == last.pk() && last.parent == r.top() {
			c.lhs.of = last.fk()
			q.joins = q.joins[:len(q.joins)-1]
		}
		q.where = append(q.where, c)
	}
	return q
}

func (a *asker) childrenCount() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok {
		return nil
	}
	conds, x, ok := a.refer(r.top())
	if !ok {
		return nil
	}
	q := upward(r, conds)
	q.cols = []expr{countAll}
	children := a.countedNoun(r)
	if chance(a.rng, 0.45) {
		verb := a.verb(r.links[0])
		if r.hops() > 1 {
			verb = "have"
		}
		if verb == "have" {
			return &ask{text: a.say("[How many {c} does {x} have|How many {c} does {x} have|How many {c} has {x}|How many {c} are there [for|in|from] {x}|Does {x} have {c}, and how many|{x}: how many {c}|How many {c} belong to {x}|For {x}, how many {c} are there|Tell me how many {c} {x} has]", "c", children, "x", x), q: q}
		}
		return &ask{text: a.say("[How many {c} has {x} {v}|Tell me how many {c} {x} {v}|count the {c} that {x} {v}|number of {c} {x} {v}]", "c", children, "x", x, "v", verb), q: q}
	}
	things, ok := a.narrowed(r, q, children, x)
	if !ok {
		return nil
	}
	return &ask{text: a.say(howMany, "things", things), q: q}
}

// narrowed says that children belong to x, now and then under a condition of their own.
func (a *asker) narrowed(r route, q *query, children, x string) (string, bool) {
	if !chance(a.rng, 0.18) || a.misspell {
		return a.of(r, children, x), true
	}
	f, ok := a.filter(r.bottom())
	if !ok || f.or {
		return "", false
	}
	q.where = append(q.where, f.conds...)
	return strings.TrimSpace(a.of(r, strings.TrimSpace(f.pre+" "+children), x) + " " + f.post), true
}

func (a *asker) childrenList() *ask {
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
	q.cols = l
	children := a.many(t)
	if chance(a.rng, 0.25) {
		f, ok := a.attribute(t)
		if !ok {
			return nil
		}
		p := a.phrase(f.c)
		q.cols = []expr{{of: f}}
		if chance(a.rng, 0.3) && hasName(t) && f.c.Kind != KindName {
			q.cols = append(append([]expr(nil), l...), expr{of: f})
			return &ask{text: a.say("[List|Show|Give me|Find|What are] the {label} and {p} of [the |all |]{things}", "label", a.labelPhrase(t), "p", p, "things", a.of(r, children, x)), q: q}
		}
		return &ask{text: a.say(show, "ps", a.pluralPhrase(p), "p", p, "things", a.of(r, children, x), "one", a.one(t)), q: q}
	}
	if !hasName(t) {
		p := a.phrase(l[0].of.c)
		return &ask{text: a.say(show, "ps", a.pluralPhrase(p), "p", p, "things", a.of(r, children, x), "one", a.one(t)), q: q}
	}
	if chance(a.rng, 0.3) {
		return &ask{text: a.say("[Which {c} does {x} have|Which {c} belong to {x}|What {c} does {x} have|Which {c} are there [for|in|from] {x}|{x}: which {c}|Which are {xs} {c}|What are {xs} {c}]", "c", children, "x", x, "xs", possessive(x)), q: q}
	}
	things, ok := a.narrowed(r, q, children, x)
	if !ok {
		return nil
	}
	text := a.say(which, "things", things, "who", a.who(t), "label", a.labelPhrase(t))
	if f, ok := a.ranked(t); ok && chance(a.rng, 0.08) {
		desc := chance(a.rng, 0.5)
		q.order = []order{{expr{of: f}, desc}}
		text += " " + a.sorted(f, desc)
	}
	return &ask{text: text, q: q}
}

// childrenWithParents lists rows together with their parents.
func (a *asker) childrenWithParents() *ask {
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
	if f, ok := a.attribute(parent); ok && chance(a.rng, 0.25) && f.c.Kind != KindName {
		m = []expr{{of: f}}
		what = a.phrase(f.c) + " of " + pick(a.rng, []string{"its ", "the ", "their "}) + what
	}
	q := &query{cols: append(append([]expr(nil), l...), m...), from: child, joins: r.up()}
	things := a.many(child)
	if chance(a.rng, 0.2) {
		f, ok := a.filter(child)
		if !ok || f.or {
			return nil
		}
		q.where = f.conds
		things = f.things(things)
	}
	return &ask{
		text: a.say("[[List|Show [me |]|Give me|Find|Display] [all |all the |the |]{things} [with|together with|along with|and] [the|their] {what}|[List|Show|Give me|What are] the {label} [of [the |all |]{things} and their {what}|and the {what} of [the |all |each of the |]{things}]|For [all |the |]{things}, [show|list|give] the {label} and the {what}|{things} with their {what}]",
			"things", things, "what", what, "label", a.labelPhrase(child)),
		q: q,
	}
}

func (a *asker) childrenAggregate() *ask {
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
	q.cols = []expr{e}
	return &ask{text: a.say(whatIs, "agg", words, "things", a.of(r, a.many(t), x)), q: q}
}

// childrenOfFiltered asks for the children of the parents under a filter.
func (a *asker) childrenOfFiltered() *ask {
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
		q.distinct = true
		q.cols = l
		if !hasName(t) {
			return nil
		}
		return &ask{text: a.say(which, "things", things, "who", a.who(t), "label", a.labelPhrase(t)), q: q}
	}
	switch p := a.rng.Float64(); {
	case p < 0.45:
		q.cols = []expr{countAll}
		return &ask{text: a.say(howMany, "things", things), q: q}
	case p < 0.65:
		e, words, ok := a.aggregateOf(t)
		if !ok {
			return nil
		}
		q.cols = []expr{e}
		return &ask{text: a.say(whatIs, "agg", words, "things", things), q: q}
	}
	q.cols = l
	if !hasName(t) {
		p := a.phrase(l[0].of.c)
		return &ask{text: a.say(show, "ps", a.pluralPhrase(p), "p", p, "things", things, "one", a.one(t)), q: q}
	}
	return &ask{text: a.say(which, "things", things, "who", a.who(t), "label", a.labelPhrase(t)), q: q}
}

// childrenExtreme asks for the extreme child of a parent.
func (a *asker) childrenExtreme() *ask {
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
	desc := chance(a.rng, 0.65)
	q := upward(r, conds)
	q.cols, q.order, q.limit = l, []order{{expr{of: f}, desc}}, 1
	e := a.extremeOf(f, desc)
	things := a.of(r, a.one(t), x)
	if e.pre != "" {
		things = a.of(r, e.pre+" "+a.one(t), x)
	} else {
		things += " " + e.post
	}
	return &ask{text: a.say("[What is the {x}|Which is the {x}|Find the {x}|Show me the {x}|the {x}|Give me the {x}|Name the {x}]", "x", things), q: q}
}

// parentOf asks for the parent of a child given by its name or key.
func (a *asker) parentOf() *ask {
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
	q := &query{cols: l, from: parent, joins: r.down(), where: conds}
	noun := a.parentNoun(link)
	slots := []string{"p", noun, "x", x, "who", a.who(parent), "label", a.labelPhrase(parent), "xs", possessive(x)}
	if chance(a.rng, 0.25) {
		f, ok := a.attribute(parent)
		if !ok || f.c.Kind == KindName {
			return nil
		}
		q.cols = []expr{{of: f}}
		return &ask{text: a.theOf(a.phrase(f.c), a.say("[the {p} of {x}|{xs} {p}|the {p} that {x} belongs to]", slots...)), q: q}
	}
	if vs := link.col.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && chance(a.rng, 0.35) {
		return &ask{text: a.say("[Which {p} {v} {x}|What {p} {v} {x}|{who} {v} {x}|Find the {p} that {v} {x}|Tell me which {p} {v} {x}]", append(slots, "v", pick(a.rng, vs))...), q: q}
	}
	return &ask{text: a.say("[Which {p} does {x} belong to|What is the {p} of {x}|{who} is the {p} of {x}|What is the {label} of the {p} of {x}|Find the {p} of {x}|{xs} {p}|Which {p} has {x}|To which {p} does {x} belong|Show [me |]the {p} of {x}|Which {p} is {x} [from|in|of|linked to]|Name the {p} of {x}|the {p} for {x}|Tell me the {label} of the {p} that has {x}]", slots...), q: q}
}
