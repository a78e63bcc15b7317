package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// Questions that rank or choose parents by their children: "the five customers with the most orders".

// perParent writes the query that groups what r counts by its top.
func perParent(r route) *Query {
	return &Query{Cols: label(r.top()), From: r.top(), Joins: r.down(), Group: []Expr{{Of: Field{r.top(), r.top().Key()}}}}
}

// hasMost words "has the most", for children at the bottom of r.
func (v voice) hasMost(r route, desc, many bool, children string) string {
	have := "has"
	if many {
		have = "have"
	}
	most := v.say(map[bool]string{true: "[the most|the most|most|the largest number of|the highest number of|the greatest number of|the biggest number of]", false: "[the fewest|the least|the smallest number of|the lowest number of]"}[desc])
	if vs := r.links[0].Column.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && draw.Chance(v.rng, 0.5) {
		have = draw.One(v.rng, vs)
	}
	return have + " " + most + " " + children
}

func parentsTop(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	desc := draw.Chance(a.rng, 0.92)
	k := 1
	if draw.Chance(a.rng, 0.6) {
		k = a.few()
	}
	t := r.top()
	q := perParent(r)
	q.Order, q.Limit = []Order{{CountAll, desc}}, k
	children := a.countedNoun(r)
	most := a.say(map[bool]string{true: "[the most|the most|most|the largest number of|the highest number of|the greatest number of]", false: "[the fewest|the least|the smallest number of|the lowest number of]"}[desc])
	slots := []string{"who", who(t), "k", a.count(k), "one", a.one(t), "many", a.many(t), "label", a.labelPhrase(t), "has", a.hasMost(r, desc, false, children), "have", a.hasMost(r, desc, true, children), "most", most, "c", children}
	var text string
	switch {
	case k == 1:
		text = a.say("[Which {one} {has}|Which {one} {has}|What {one} {has}|{who} {has}|{who} {has}|Find the {one} [with|that has] {most} {c}|What is the {label} of the {one} [with|that has] {most} {c}|the {one} with {most} {c}|{one} with {most} {c}|"+
			"Show [me |]the {one} with {most} {c}|Tell me which {one} {has}|Name the {one} with {most} {c}|Which one of the {many} {has}|Can you tell me which {one} {has}|Give me the {one} that {has}|{who} {has}, by name]", slots...)
	case desc && draw.Chance(a.rng, 0.3):
		text = a.say("[Top {k} {many} by number of {c}|top {k} {many} by {c} count|the top {k} {many} by number of {c}|Show [me |]the top {k} {many} by number of {c}|List the top {k} {many} by number of {c}|Give me the top {k} {many} in terms of {c}|Which are the top {k} {many} by number of {c}|top {k} {many} with the most {c}|Who are the top {k} {many} by {c}|rank the {many} by number of {c} and give the top {k}]", slots...)
	default:
		text = a.say("[Which {k} {many} {have}|Which {k} {many} {have}|What {k} {many} {have}|List the {k} {many} [with|that have] {most} {c}|Show [me |]the {k} {many} with {most} {c}|the {k} {many} with {most} {c}|{k} {many} with {most} {c}|"+
			"What are the {label} of the {k} {many} with {most} {c}|Find the {k} {many} that {have}|Give me the {k} {many} with {most} {c}|Name the {k} {many} that {have}|Tell me which {k} {many} {have}|I need the {k} {many} with {most} {c}|What are the {k} {many} that {have}]", slots...)
	}
	if f, ok := a.attribute(t); ok && f.Column.Kind != synth.KindName && draw.Chance(a.rng, 0.1) {
		q.Cols = []Expr{{Of: f}}
		slots = append(slots, "p", a.phrase(f.Column), "ps", pluralPhrase(a.phrase(f.Column)))
		if k == 1 {
			text = a.say("[What is the {p} of the {one} [with|that has] {most} {c}|the {p} of the {one} with {most} {c}|Find the {p} of the {one} that {has}|{p} of the {one} with {most} {c}|Which {p} does the {one} with {most} {c} have]", slots...)
		} else {
			text = a.say("[What are the {ps} of the {k} {many} with {most} {c}|the {ps} of the {k} {many} with {most} {c}|List the {ps} of the {k} {many} that {have}]", slots...)
		}
	} else if draw.Chance(a.rng, 0.14) {
		q.Cols = append(q.Cols, CountAll)
		text = then(text, a.say(howManyToo, "many", children))
	}
	return &Question{Text: text, Query: q}
}

func parentsTopSum(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	f, ok := a.column(r.bottom(), synth.KindNumber)
	if !ok {
		return nil
	}
	fn := draw.One(a.rng, []string{"SUM", "SUM", "SUM", "AVG"})
	agg := a.say(map[string]string{"SUM": "[total|total|combined|summed|overall]", "AVG": "[average|mean]"}[fn]) + " " + a.phrase(f.Column)
	desc := draw.Chance(a.rng, 0.8)
	k := 1
	if draw.Chance(a.rng, 0.5) {
		k = a.few()
	}
	q := perParent(r)
	q.Order, q.Limit = []Order{{Expr{Fn: fn, Of: f}, desc}}, k
	t := r.top()
	slots := []string{"k", a.count(k), "one", a.one(t), "many", a.many(t), "agg", agg, "c", a.many(r.bottom()), "sup", a.say(superlativeIs(synth.KindNumber, desc)), "label", a.labelPhrase(t)}
	text := a.say("[Which {one} has the {sup} {agg} of {c}|Which {one} has the {sup} {agg} over [all |]its {c}|the {one} whose {c} have the {sup} {agg}|Find the {one} with the {sup} {agg} of {c}|What is the {label} of the {one} with the {sup} {agg} of [its |]{c}|{one} with the {sup} {agg} of {c}|Which {one} comes out with the {sup} {agg} across its {c}]", slots...)
	if k > 1 {
		text = a.say("[Which {k} {many} have the {sup} {agg} of {c}|List the {k} {many} with the {sup} {agg} of {c}|the {k} {many} with the {sup} {agg} of {c}|{k} {many} with the {sup} {agg} of their {c}|Show me the {k} {many} whose {c} have the {sup} {agg}]", slots...)
		if desc && draw.Chance(a.rng, 0.4) {
			text = a.say("[Top {k} {many} by {agg} of {c}|top {k} {many} by {agg} of their {c}|Give me the top {k} {many} by {agg} of {c}|List the top {k} {many} by {agg} of {c}]", slots...)
		}
	}
	if draw.Chance(a.rng, 0.15) {
		q.Cols = append(q.Cols, Expr{Fn: fn, Of: f})
		text = then(text, a.say("[ and the {agg}|, with the {agg}|, and what is the {agg}| together with the {agg}]", slots...))
	}
	return &Question{Text: text, Query: q}
}

// parentsEach counts or sums the children of every parent.
func parentsEach(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	q := perParent(r)
	t := r.top()
	children := a.countedNoun(r)
	what, e := "number of "+children, CountAll
	if draw.Chance(a.rng, 0.3) {
		var words string
		if e, words, ok = a.aggregateOf(r.bottom(), "SUM", "AVG", "MAX"); !ok {
			return nil
		}
		what = words + " of " + a.many(r.bottom())
	}
	q.Cols = append(q.Cols, e)
	slots := []string{"what", what, "one", a.one(t), "many", a.many(t), "label", a.labelPhrase(t), "c", children}
	if e == CountAll && draw.Chance(a.rng, 0.45) {
		return &Question{Text: a.say("[How many {c} does each {one} have|How many {c} are there [per|for each|for every] {one}|Count the {c} [of each|per|for each] {one}|For each {one}, how many {c} are there|List [each|every] {one} with its number of {c}|{c} per {one}|How many {c} per {one}|Show [me |]how many {c} each {one} has|Each {one} and how many {c} it has]", slots...), Query: q}
	}
	return &Question{Text: a.say("[What is the {what} [per|for each|of each|for every] {one}|Show [me |]the {what} [per|for each|of each] {one}|{what} [per|for each|by] {one}|For each {one}, [show|give|find|list] the {what}|List [all |the |]{many} [with|and] the {what}|Give me the {what} for each {one}|Find the {label} and the {what} of each {one}]", slots...), Query: q}
}

// parentsGrouped counts or sums children by a column of their parents.
func parentsGrouped(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok {
		return nil
	}
	t := r.top()
	f, ok := a.grouping(t)
	if !ok {
		return nil
	}
	g := Expr{Of: f}
	q := &Query{Cols: []Expr{g, CountAll}, From: t, Joins: r.down(), Group: []Expr{g}}
	children := a.countedNoun(r)
	what := "number of " + children
	p := a.one(t) + " " + a.phrase(f.Column)
	if draw.Chance(a.rng, 0.3) {
		e, words, ok := a.aggregateOf(r.bottom(), "SUM", "AVG")
		if !ok {
			return nil
		}
		q.Cols[1], what = e, words+" of "+a.many(r.bottom())
	}
	e := q.Cols[1]
	slots := []string{"what", what, "p", p, "c", children, "q", a.phrase(f.Column), "many", a.many(t), "sup", a.say(superlativeIs(synth.KindNumber, true))}
	if draw.Chance(a.rng, 0.35) {
		q.Cols, q.Order, q.Limit = []Expr{g}, []Order{{e, true}}, 1
		if e == CountAll && draw.Chance(a.rng, 0.6) {
			return &Question{Text: a.say("[Which {p} has the most {c}|Which {q} of {many} has the most {c}|The {p} with the most {c}|What {p} has the largest number of {c}|{many} of which {q} have the most {c}]", slots...), Query: q}
		}
		return &Question{Text: a.say("[Which {p} has the {sup} {what}|Which {q} of {many} has the {sup} {what}|the {p} with the {sup} {what}]", slots...), Query: q}
	}
	return &Question{Text: a.say("[What is the {what} [per|for each|by] {p}|[The |]{what} [per|for each|by] {p}|Show [me |]the {what} [per|by|for each] {p}|For each {p}, [show|give|find] the {what}|Give me the {what} by {p}|{what} grouped by {p}|{what} broken down by [the |]{q} of [the |their ]{many}]", slots...), Query: q}
}

// parentsHaving asks for parents with enough children.
func parentsHaving(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 {
		return nil
	}
	q := perParent(r)
	t := r.top()
	mean := len(r.bottom().Rows) / max(1, len(t.Rows))
	h, words := a.countBound(2+a.rng.IntN(max(2, mean+2)), false)
	q.Having = []Cond{h}
	have := "have"
	if vs := r.links[0].Column.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && draw.Chance(a.rng, 0.5) {
		have = draw.One(a.rng, vs)
	}
	slots := []string{"many", a.many(t), "have", have, "n", words, "c", a.countedNoun(r), "label", a.labelPhrase(t)}
	return &Question{Text: a.say("[Which {many} {have} {n} {c}|Which {many} {have} {n} {c}|List [the |all |]{many} [with|that have] {n} {c}|Show [me |][the |all |]{many} that {have} {n} {c}|{many} with {n} {c}|Find [the |all |]{many} that {have} {n} {c}|What are the names of the {many} with {n} {c}|Give me the {many} that {have} {n} {c}|Name the {many} with {n} {c}|Which of the {many} {have} {n} {c}]", slots...), Query: q}
}

// parentsWithout asks for parents that no child refers to.
func parentsWithout(a *asker) *Question {
	r, ok := a.route(a.atlas.counts)
	if !ok || len(label(r.top())) == 0 || !r.straight() {
		return nil
	}
	t := r.top()
	last := r.links[len(r.links)-1]
	q := &Query{Cols: label(t), From: t, Outer: true, Joins: r.down(), Where: []Cond{{Left: Expr{Of: last.FK()}, Op: "IS NULL"}}}
	children := a.countedNoun(r)
	slots := []string{"c", children, "v", "have"}
	if vs := r.links[0].Column.Ref.Verbs; r.hops() == 1 && len(vs) > 0 && draw.Chance(a.rng, 0.4) {
		f := filter{post: a.say("that never {v} [any |]{c}", "v", draw.One(a.rng, vs), "c", children)}
		return &Question{Text: a.which(t, f), Query: q}
	}
	f := filter{post: a.say("[without [any |]{c}|with no {c}|that have no {c}|that do not have any {c}|having no {c}|with no {c} at all|that have never had any {c}|to which no {c} belong]", slots...)}
	if draw.Chance(a.rng, 0.3) && r.hops() == 1 {
		q.Cols = []Expr{CountAll}
		return &Question{Text: a.howMany(f, a.many(t)), Query: q}
	}
	return &Question{Text: a.which(t, f), Query: q}
}
