package synth

// Questions that rank or choose parents by their children: "the five customers with the most orders".

// perParent writes the query that groups what r counts by its top.
func perParent(r route) *query {
	return &query{cols: label(r.top()), from: r.top(), joins: r.down(), group: []expr{{of: field{r.top(), r.top().key()}}}}
}

// hasMost words "has the most", for children at the bottom of r.
func (a *asker) hasMost(r route, desc, many bool, children string) string {
	have := "has"
	if many {
		have = "have"
	}
	most := a.say(map[bool]string{true: "[the most|the most|most|the largest number of|the highest number of|the greatest number of|the biggest number of]", false: "[the fewest|the least|the smallest number of|the lowest number of]"}[desc])
	if vs := r.links[0].col.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && chance(a.rng, 0.5) {
		have = pick(a.rng, vs)
	}
	return have + " " + most + " " + children
}

func (a *asker) parentsTop() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	desc := chance(a.rng, 0.92)
	k := 1
	if chance(a.rng, 0.6) {
		k = a.few()
	}
	t := r.top()
	q := perParent(r)
	q.order, q.limit = []order{{countAll, desc}}, k
	children := a.countedNoun(r)
	most := a.say(map[bool]string{true: "[the most|the most|most|the largest number of|the highest number of|the greatest number of]", false: "[the fewest|the least|the smallest number of|the lowest number of]"}[desc])
	slots := []string{"who", a.who(t), "k", a.count(k), "one", a.one(t), "many", a.many(t), "label", a.labelPhrase(t), "has", a.hasMost(r, desc, false, children), "have", a.hasMost(r, desc, true, children), "most", most, "c", children}
	var text string
	switch {
	case k == 1:
		text = a.say("[Which {one} {has}|Which {one} {has}|What {one} {has}|{who} {has}|{who} {has}|Find the {one} [with|that has] {most} {c}|What is the {label} of the {one} [with|that has] {most} {c}|the {one} with {most} {c}|{one} with {most} {c}|"+
			"Show [me |]the {one} with {most} {c}|Tell me which {one} {has}|Name the {one} with {most} {c}|Which one of the {many} {has}|Can you tell me which {one} {has}|Give me the {one} that {has}|{who} {has}, by name]", slots...)
	case desc && chance(a.rng, 0.3):
		text = a.say("[Top {k} {many} by number of {c}|top {k} {many} by {c} count|the top {k} {many} by number of {c}|Show [me |]the top {k} {many} by number of {c}|List the top {k} {many} by number of {c}|Give me the top {k} {many} in terms of {c}|Which are the top {k} {many} by number of {c}|top {k} {many} with the most {c}|Who are the top {k} {many} by {c}|rank the {many} by number of {c} and give the top {k}]", slots...)
	default:
		text = a.say("[Which {k} {many} {have}|Which {k} {many} {have}|What {k} {many} {have}|List the {k} {many} [with|that have] {most} {c}|Show [me |]the {k} {many} with {most} {c}|the {k} {many} with {most} {c}|{k} {many} with {most} {c}|"+
			"What are the {label} of the {k} {many} with {most} {c}|Find the {k} {many} that {have}|Give me the {k} {many} with {most} {c}|Name the {k} {many} that {have}|Tell me which {k} {many} {have}|I need the {k} {many} with {most} {c}|What are the {k} {many} that {have}]", slots...)
	}
	if f, ok := a.attribute(t); ok && f.c.Kind != KindName && chance(a.rng, 0.1) {
		q.cols = []expr{{of: f}}
		slots = append(slots, "p", a.phrase(f.c), "ps", a.pluralPhrase(a.phrase(f.c)))
		if k == 1 {
			text = a.say("[What is the {p} of the {one} [with|that has] {most} {c}|the {p} of the {one} with {most} {c}|Find the {p} of the {one} that {has}|{p} of the {one} with {most} {c}|Which {p} does the {one} with {most} {c} have]", slots...)
		} else {
			text = a.say("[What are the {ps} of the {k} {many} with {most} {c}|the {ps} of the {k} {many} with {most} {c}|List the {ps} of the {k} {many} that {have}]", slots...)
		}
	} else if chance(a.rng, 0.14) {
		q.cols = append(q.cols, countAll)
		text = then(text, a.say(howManyToo, "many", children))
	}
	return &ask{text: text, q: q}
}

func (a *asker) parentsTopSum() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	f, ok := a.column(r.bottom(), KindNumber)
	if !ok {
		return nil
	}
	fn := pick(a.rng, []string{"SUM", "SUM", "SUM", "AVG"})
	agg := a.say(map[string]string{"SUM": "[total|total|combined|summed|overall]", "AVG": "[average|mean]"}[fn]) + " " + a.phrase(f.c)
	desc := chance(a.rng, 0.8)
	k := 1
	if chance(a.rng, 0.5) {
		k = a.few()
	}
	q := perParent(r)
	q.order, q.limit = []order{{expr{fn: fn, of: f}, desc}}, k
	t := r.top()
	slots := []string{"k", a.count(k), "one", a.one(t), "many", a.many(t), "agg", agg, "c", a.many(r.bottom()), "sup", a.say(superlativeIs(KindNumber, desc)), "label", a.labelPhrase(t)}
	text := a.say("[Which {one} has the {sup} {agg} of {c}|Which {one} has the {sup} {agg} over [all |]its {c}|the {one} whose {c} have the {sup} {agg}|Find the {one} with the {sup} {agg} of {c}|What is the {label} of the {one} with the {sup} {agg} of [its |]{c}|{one} with the {sup} {agg} of {c}|Which {one} comes out with the {sup} {agg} across its {c}]", slots...)
	if k > 1 {
		text = a.say("[Which {k} {many} have the {sup} {agg} of {c}|List the {k} {many} with the {sup} {agg} of {c}|the {k} {many} with the {sup} {agg} of {c}|{k} {many} with the {sup} {agg} of their {c}|Show me the {k} {many} whose {c} have the {sup} {agg}]", slots...)
		if desc && chance(a.rng, 0.4) {
			text = a.say("[Top {k} {many} by {agg} of {c}|top {k} {many} by {agg} of their {c}|Give me the top {k} {many} by {agg} of {c}|List the top {k} {many} by {agg} of {c}]", slots...)
		}
	}
	if chance(a.rng, 0.15) {
		q.cols = append(q.cols, expr{fn: fn, of: f})
		text = then(text, a.say("[ and the {agg}|, with the {agg}|, and what is the {agg}| together with the {agg}]", slots...))
	}
	return &ask{text: text, q: q}
}

// parentsEach counts or sums the children of every parent.
func (a *asker) parentsEach() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	q := perParent(r)
	t := r.top()
	children := a.countedNoun(r)
	what, e := "number of "+children, countAll
	if chance(a.rng, 0.3) {
		var words string
		if e, words, ok = a.aggregateOf(r.bottom(), "SUM", "AVG", "MAX"); !ok {
			return nil
		}
		what = words + " of " + a.many(r.bottom())
	}
	q.cols = append(q.cols, e)
	slots := []string{"what", what, "one", a.one(t), "many", a.many(t), "label", a.labelPhrase(t), "c", children}
	if e == countAll && chance(a.rng, 0.45) {
		return &ask{text: a.say("[How many {c} does each {one} have|How many {c} are there [per|for each|for every] {one}|Count the {c} [of each|per|for each] {one}|For each {one}, how many {c} are there|List [each|every] {one} with its number of {c}|{c} per {one}|How many {c} per {one}|Show [me |]how many {c} each {one} has|Each {one} and how many {c} it has]", slots...), q: q}
	}
	return &ask{text: a.say("[What is the {what} [per|for each|of each|for every] {one}|Show [me |]the {what} [per|for each|of each] {one}|{what} [per|for each|by] {one}|For each {one}, [show|give|find|list] the {what}|List [all |the |]{many} [with|and] the {what}|Give me the {what} for each {one}|Find the {label} and the {what} of each {one}]", slots...), q: q}
}

// parentsGrouped counts or sums children by a column of their parents.
func (a *asker) parentsGrouped() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok {
		return nil
	}
	t := r.top()
	f, ok := a.grouping(t)
	if !ok {
		return nil
	}
	g := expr{of: f}
	q := &query{cols: []expr{g, countAll}, from: t, joins: r.down(), group: []expr{g}}
	children := a.countedNoun(r)
	what := "number of " + children
	p := a.one(t) + " " + a.phrase(f.c)
	if chance(a.rng, 0.3) {
		e, words, ok := a.aggregateOf(r.bottom(), "SUM", "AVG")
		if !ok {
			return nil
		}
		q.cols[1], what = e, words+" of "+a.many(r.bottom())
	}
	e := q.cols[1]
	slots := []string{"what", what, "p", p, "c", children, "q", a.phrase(f.c), "many", a.many(t), "sup", a.say(superlativeIs(KindNumber, true))}
	if chance(a.rng, 0.35) {
		q.cols, q.order, q.limit = []expr{g}, []order{{e, true}}, 1
		if e == countAll && chance(a.rng, 0.6) {
			return &ask{text: a.say("[Which {p} has the most {c}|Which {q} of {many} has the most {c}|The {p} with the most {c}|What {p} has the largest number of {c}|{many} of which {q} have the most {c}]", slots...), q: q}
		}
		return &ask{text: a.say("[Which {p} has the {sup} {what}|Which {q} of {many} has the {sup} {what}|the {p} with the {sup} {what}]", slots...), q: q}
	}
	return &ask{text: a.say("[What is the {what} [per|for each|by] {p}|[The |]{what} [per|for each|by] {p}|Show [me |]the {what} [per|by|for each] {p}|For each {p}, [show|give|find] the {what}|Give me the {what} by {p}|{what} grouped by {p}|{what} broken down by [the |]{q} of [the |their ]{many}]", slots...), q: q}
}

// parentsHaving asks for parents with enough children.
func (a *asker) parentsHaving() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	q := perParent(r)
	t := r.top()
	mean := len(r.bottom().Rows) / max(1, len(t.Rows))
	h, words := a.countBound(2+a.rng.IntN(max(2, mean+2)), false)
	q.having = []cond{h}
	have := "have"
	if vs := r.links[0].col.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && chance(a.rng, 0.5) {
		have = pick(a.rng, vs)
	}
	slots := []string{"many", a.many(t), "have", have, "n", words, "c", a.countedNoun(r), "label", a.labelPhrase(t)}
	return &ask{text: a.say("[Which {many} {have} {n} {c}|Which {many} {have} {n} {c}|List [the |all |]{many} [with|that have] {n} {c}|Show [me |][the |all |]{many} that {have} {n} {c}|{many} with {n} {c}|Find [the |all |]{many} that {have} {n} {c}|What are the names of the {many} with {n} {c}|Give me the {many} that {have} {n} {c}|Name the {many} with {n} {c}|Which of the {many} {have} {n} {c}]", slots...), q: q}
}

// parentsWithout asks for parents that no child refers to.
func (a *asker) parentsWithout() *ask {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 || !r.straight() {
		return nil
	}
	t := r.top()
	last := r.links[len(r.links)-1]
	q := &query{cols: label(t), from: t, left: true, joins: r.down(), where: []cond{{lhs: expr{of: last.fk()}, op: "IS NULL"}}}
	children := a.countedNoun(r)
	slots := []string{"c", children, "v", "have"}
	if vs := r.links[0].col.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && chance(a.rng, 0.4) {
		f := filter{post: a.say("that never {v} [any |]{c}", "v", pick(a.rng, vs), "c", children)}
		return &ask{text: a.which(t, f), q: q}
	}
	f := filter{post: a.say("[without [any |]{c}|with no {c}|that have no {c}|that do not have any {c}|having no {c}|with no {c} at all|that have never had any {c}|to which no {c} belong]", slots...)}
	if chance(a.rng, 0.3) && r.hops() == 1 {
		q.cols = []expr{countAll}
		return &ask{text: a.howMany(f, a.many(t)), q: q}
	}
	return &ask{text: a.which(t, f), q: q}
}
