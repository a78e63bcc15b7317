package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// howMany wraps things, with or without a predicate of its own.
const howMany = "[How many {things} are there|How many {things} are there|How many {things} do we have|What is the [number|total number] of {things}|" +
	"Count [the |all |all the |]{things}|[The |]number of {things}|[The |]total [count|number] of {things}|Tell me how many {things} there are|" +
	"Give me the [number|count] of {things}|How many {things} exist|I need the [number|count] of {things}|Can you tell me how many {things} there are|" +
	"Show me how many {things} there are|How many {things} are [on file|registered|listed|recorded|stored|in the database]|what's the count of {things}|" +
	"Find the number of {things}|Return the number of {things}|{things}: how many|How many {things}|Find out how many {things} there are|I want to know how many {things} we have]"

const howManyAre = "[How many {noun} {predicate}|How many {noun} {predicate}|Tell me how many {noun} {predicate}|How many of the {noun} {predicate}|" +
	"Can you tell me how many {noun} {predicate}|Count how many {noun} {predicate}|I want to know how many {noun} {predicate}|Find out how many {noun} {predicate}|{noun} that {predicate}, how many are there]"

func (v voice) howMany(f filter, noun string) string {
	if p := f.predicate(); p != "" && draw.Chance(v.rng, 0.45) {
		return v.say(howManyAre, "noun", noun, "predicate", p)
	}
	return v.say(howMany, "things", f.things(noun))
}

func countRows(a *asker) *Question {
	t := a.table()
	text := a.howMany(filter{}, a.many(t))
	if draw.Chance(a.rng, 0.12) {
		text = a.say("[How many [rows|records|entries] does {t} have|How many [rows|records|entries] are in [the |]{t}[ table|]|count the [rows|records] of {t}|[number of|total] rows in [table |]{t}|Size of the {t} table]", "t", verbatim(t.Name))
	}
	return &Question{Text: text, Query: &Query{Cols: []Expr{CountAll}, From: t}}
}

func countFiltered(a *asker) *Question {
	t := a.table()
	f, ok := a.filter(t)
	if !ok {
		return nil
	}
	return &Question{Text: a.howMany(f, a.many(t)), Query: &Query{Cols: []Expr{CountAll}, From: t, Where: f.conds}}
}

func countTwoFilters(a *asker) *Question {
	t := a.table()
	f, ok := a.twoFilters(t)
	if !ok {
		return nil
	}
	return &Question{Text: a.howMany(f, a.many(t)), Query: &Query{Cols: []Expr{CountAll}, From: t, Where: f.conds, Or: f.or}}
}

func countNull(a *asker) *Question {
	t := a.table()
	f, ok := a.nullFilter(t)
	if !ok {
		return nil
	}
	return &Question{Text: a.howMany(f, a.many(t)), Query: &Query{Cols: []Expr{CountAll}, From: t, Where: f.conds}}
}

// countDistinct counts the different values of a column.
func countDistinct(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindCategory, synth.KindPlace, synth.KindPlace, synth.KindYear)
	if !ok {
		return nil
	}
	p := a.phrase(f.Column)
	return &Question{
		Text: a.say("[How many [different|distinct|unique|various] {ps} [are there|do we have|exist|appear] [among|in|for|of|across] the {many}|How many [different|distinct|unique] {ps} do [the |]{many} have|"+
			"[What is the|] number of [different|distinct|unique] {ps} of [the |]{many}|Count the [different|distinct|unique] {ps} [of|among] [the |all |]{many}|How many [different|distinct] values does {p} [have|take] [among|for] {many}|"+
			"In how many [different|distinct] {ps} are there {many}|how many [different|distinct|unique] {one} {ps} are there|{many}: number of [distinct|different] {ps}]",
			"ps", pluralPhrase(p), "p", p, "many", a.many(t), "one", a.one(t)),
		Query: &Query{Cols: []Expr{{Fn: "COUNT", Distinct: true, Of: f}}, From: t},
	}
}

// countOfKey counts the rows that refer to a parent given by its key: no join is needed.
func countOfKey(a *asker) *Question {
	if len(a.atlas.links) == 0 {
		return nil
	}
	l := draw.One(a.rng, a.atlas.links)
	v, ok := a.value(l.FK())
	if !ok {
		return nil
	}
	x, col := verbatim(number(v)), verbatim(l.Column.Name)
	text := a.howMany(filter{post: a.say("[with {c} {x}|with {c} = {x}|whose {c} is {x}|where {c} is {x}|of {one} {x}|of {one} number {x}|for {one} {x}|of the {one} with id {x}|that belong to {one} {x}|linked to {one} {x}]",
		"c", col, "x", x, "one", a.parentNoun(l))}, a.many(l.Child))
	return &Question{Text: text, Query: &Query{Cols: []Expr{CountAll}, From: l.Child, Where: []Cond{{Left: Expr{Of: l.FK()}, Op: "=", Right: number(v)}}}}
}

// countGroups counts parents that have any children.
func countGroups(a *asker) *Question {
	if len(a.atlas.links) == 0 {
		return nil
	}
	l := draw.One(a.rng, a.atlas.links)
	if l.Child.Junction && otherSide(l.Child, l) == nil {
		return nil
	}
	return &Question{
		Text: a.say("[How many [different|distinct|] {parents} have [at least one|a|any] {child}|How many {parents} have [at least one {child}|{children}]|Count the {parents} [with|that have] at least one {child}|"+
			"number of [distinct|different] {parents} with [any |]{children}|How many [different|distinct] {parents} {verb} {children}|How many [different|distinct] {parents} [appear|occur] among the {children}]",
			"parents", a.parentNouns(l), "child", a.one(l.Child), "children", a.many(l.Child), "verb", a.verb(l)),
		Query: &Query{Cols: []Expr{{Fn: "COUNT", Distinct: true, Of: l.FK()}}, From: l.Child},
	}
}
