package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// show asks for a column of things.
const show = "[What are the {ps} of [the |all |all the |]{things}|List the {ps} of [the |all |all the |]{things}|Show [me |]the {ps} of [the |all |]{things}|Give me the {ps} of [the |all |]{things}|" +
	"[Find|Get|Return|Display|Print|Retrieve] the {ps} of [the |all |]{things}|{ps} of [the |all |]{things}|I need the {ps} of [the |all |]{things}|Can you list the {ps} of [the |all |]{things}|" +
	"Which {ps} do the {things} have|Show [every|the] {one} {p} for {things}|what {ps} are there for {things}|list {things} and show [only |]their {ps}|For [the |all |]{things}, show the {p}|{things}, only the {p} please]"

// which asks for things by what identifies them.
const which = "[Which {things} are there|List [the |all |all the |]{things}|Show [me |][the |all |all the |]{things}|Give me [the |all |a list of |the names of ]{things}|[Find|Get|Display|Return] [the |all |]{things}|" +
	"What are the names of [the |all |all the |]{things}|List the {label} of [each of the|all|the] {things}|names of [the |all |]{things}|I need [the |a list of |all the ]{things}|{who} are the {things}|" +
	"Can you show me [the |all |]{things}|Name [the |all |all the ]{things}|I'd like to see [the |all |]{things}|a list of [the |all |]{things}|{things}]"

const whichAre = "[Which {noun} {predicate}|Which {noun} {predicate}|What {noun} {predicate}|Which of the {noun} {predicate}|Show me which {noun} {predicate}|Tell me which {noun} {predicate}|" +
	"List the {noun} that {predicate}|Find [the |all |]{noun} that {predicate}|Can you tell me which {noun} {predicate}|Give me every {one} that matches: {predicate}|what are the names of the {noun} that {predicate}]"

// which asks for the rows of t under f by their label.
func (v voice) which(t *synth.Table, f filter) string {
	noun := v.many(t)
	if !hasName(t) {
		return v.say(show, "ps", pluralPhrase(v.phrase(label(t)[0].Of.Column)), "p", v.phrase(label(t)[0].Of.Column), "things", f.things(noun), "one", v.one(t))
	}
	if p := f.predicate(); p != "" && draw.Chance(v.rng, 0.5) {
		return v.say(whichAre, "noun", noun, "predicate", p, "one", v.one(t))
	}
	return v.say(which, "things", f.things(noun), "who", who(t), "label", v.labelPhrase(t))
}

func listAll(a *asker) *Question {
	t := a.table()
	if draw.Chance(a.rng, 0.35) {
		f, ok := a.attribute(t)
		if !ok {
			return nil
		}
		return &Question{Text: a.showColumn(f, filter{}), Query: &Query{Cols: []Expr{{Of: f}}, From: t}}
	}
	if draw.Chance(a.rng, 0.12) {
		return &Question{
			Text: a.say("[Show [me |]everything [about|on] [the |all |]{many}|List all [columns|details|information] of [the |]{many}|All data of [the |]{many}|Show the {t} table|show the full {many} table|Give me all the details [of|on|about] [the |all |]{many}|Display [all|every] {many} with all [columns|fields|details]]",
				"many", a.many(t), "t", verbatim(t.Name)),
			Query: &Query{From: t},
		}
	}
	l := label(t)
	if draw.Chance(a.rng, 0.4) {
		f, ok := a.attribute(t)
		if !ok || f.Column.Kind == synth.KindName || !hasName(t) {
			return nil
		}
		return &Question{
			Text: a.say("[List the {label} and [the |]{p} of [the |all |each of the |]{many}|Show [the |]{label} and {p} [of|for] [all |every |the ]{many}|What are the {label} and {p} of [each {one}|all {many}]|"+
				"Show [me |][all |the |]{many} [with|and|together with|along with] their {ps}|For each {one}, [show|give|list] the {label} and the {p}|{label} and {p} of [all |the |]{many}|Give me each {one} with its {p}|{many} and their {ps}]",
				"label", a.labelPhrase(t), "p", a.phrase(f.Column), "ps", pluralPhrase(a.phrase(f.Column)), "many", a.many(t), "one", a.one(t)),
			Query: &Query{Cols: append(l, Expr{Of: f}), From: t},
		}
	}
	return &Question{Text: a.which(t, filter{}), Query: &Query{Cols: l, From: t}}
}

func (v voice) showColumn(f Field, fs filter) string {
	p := v.phrase(f.Column)
	return v.say(show, "ps", pluralPhrase(p), "p", p, "things", fs.things(v.many(f.Table)), "one", v.one(f.Table))
}

func listFiltered(a *asker) *Question {
	t := a.table()
	f, ok := a.filter(t)
	if !ok {
		return nil
	}
	return listOf(a, t, f)
}

func listTwoFilters(a *asker) *Question {
	t := a.table()
	f, ok := a.twoFilters(t)
	if !ok {
		return nil
	}
	return listOf(a, t, f)
}

// listOf lists rows under a filter by their label, by a column, or by both.
func listOf(a *asker, t *synth.Table, fs filter) *Question {
	q := &Query{Cols: label(t), From: t, Where: fs.conds, Or: fs.or}
	if len(q.Cols) == 0 {
		return nil
	}
	switch p := a.rng.Float64(); {
	case p < 0.6:
		return &Question{Text: a.which(t, fs), Query: q}
	case p < 0.85:
		f, ok := a.attribute(t)
		if !ok || f == fs.conds[0].Left.Of {
			return nil
		}
		q.Cols = []Expr{{Of: f}}
		return &Question{Text: a.showColumn(f, fs), Query: q}
	}
	f, ok := a.attribute(t)
	if !ok || f.Column.Kind == synth.KindName || !hasName(t) || f == fs.conds[0].Left.Of {
		return nil
	}
	q.Cols = append(q.Cols, Expr{Of: f})
	return &Question{
		Text:  a.say("[List|Show|Give me|Find|What are] the {label} and [the |]{p} of [the |all |all the |]{things}", "label", a.labelPhrase(t), "p", a.phrase(f.Column), "things", fs.things(a.many(t))),
		Query: q,
	}
}

func listSorted(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindName, synth.KindName, synth.KindNumber, synth.KindNumber, synth.KindYear, synth.KindDate)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	desc := draw.Chance(a.rng, 0.5)
	how := a.sorted(f, desc)
	q := &Query{Cols: l, From: t, Order: []Order{{Expr{Of: f}, desc}}}
	fs := filter{}
	if draw.Chance(a.rng, 0.2) {
		if fs, ok = a.filter(t); !ok || fs.conds[0].Left.Of == f {
			return nil
		}
		q.Where, q.Or = fs.conds, fs.or
	}
	things := fs.things(a.many(t))
	if g, ok := a.attribute(t); ok && draw.Chance(a.rng, 0.3) && hasName(t) && g.Column.Kind != synth.KindName {
		q.Cols = append(q.Cols, Expr{Of: g})
		return &Question{
			Text:  a.say("[List|Show|Give me|Return|What are] the {label} and [the |]{p} of [the |all |all the |]{things}[,|] {how}", "label", a.labelPhrase(t), "p", a.phrase(g.Column), "things", things, "how", how),
			Query: q,
		}
	}
	opener := "[List|Show me|Show|Give me|Display|Return|I need|Can you list|Get||What are the names of|List the names of]"
	if !hasName(t) {
		opener = "[List|Show me|Show|Give me|Get|What are] the " + pluralPhrase(a.phrase(l[0].Of.Column)) + " of"
	}
	return &Question{Text: a.say(opener+" [the |all |all the |]{things}[,|] {how}", "things", things, "how", how), Query: q}
}

// sorted says an order.
func (v voice) sorted(f Field, desc bool) string {
	p := v.phrase(f.Column)
	switch f.Column.Kind {
	case synth.KindName:
		if !desc {
			return v.say("[sorted|ordered|] [alphabetically by {p}|in alphabetical order of {p}|by {p} from A to Z|by {p}]", "p", p)
		}
		return v.say("[sorted|ordered|] [by {p} in reverse alphabetical order|by {p} from Z to A|by {p} in descending order|by {p} descending]", "p", p)
	case synth.KindNumber:
		if desc {
			return v.say("[sorted|ordered|ranked] [by {p} in descending order|by {p}, highest first|by descending {p}|by {p} from high to low|by {p} descending|from [highest|largest] to [lowest|smallest] {p}|by {p}, largest first|in descending order of {p}|in order of decreasing {p}]", "p", p)
		}
		return v.say("[sorted|ordered|ranked] [by {p} in ascending order|by {p}, lowest first|by ascending {p}|by {p} from low to high|by {p} ascending|from [lowest|smallest] to [highest|largest] {p}|by {p}|by {p}, smallest first|in ascending order of {p}|in order of increasing {p}]", "p", p)
	}
	if desc {
		return v.say("[sorted|ordered] [by {p}, latest first|by {p}, [newest|most recent] first|by {p} from latest to earliest|by {p} in descending order|from the latest to the earliest {p}]", "p", p)
	}
	return v.say("[sorted|ordered] [by {p}, earliest first|by {p}, oldest first|by {p} from earliest to latest|by {p} in ascending order|in order of {p}|by {p}|chronologically by {p}]", "p", p)
}

func listDistinct(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindCategory, synth.KindPlace, synth.KindPlace, synth.KindCategory, synth.KindYear)
	if !ok {
		return nil
	}
	p := a.phrase(f.Column)
	if draw.Chance(a.rng, 0.25) {
		fs, ok := a.filter(t)
		if !ok || fs.conds[0].Left.Of == f {
			return nil
		}
		return &Question{
			Text: a.say("[What are the [different|distinct|unique] {ps} of [the |]{things}|Which [different|distinct|unique] {ps} do {things} have|List the [different|distinct|unique] {ps} of [the |all |]{things}|Show [me |]the [distinct|different|unique] {ps} of [the |]{things}|[distinct|different|unique] {ps} of {things}|Which {ps} occur among {things}]",
				"ps", pluralPhrase(p), "things", fs.things(a.many(t))),
			Query: &Query{Distinct: true, Cols: []Expr{{Of: f}}, From: t, Where: fs.conds, Or: fs.or},
		}
	}
	return &Question{
		Text: a.say("[[What|Which] [different|distinct|unique|] {ps} [are there|exist|occur] [among|for|in] [the |]{many}|What are the [different|distinct|unique|possible] {ps} of [the |]{many}|List [the |all |all the |][different|distinct|unique] {ps} of [the |]{many}|Show [me |]the [different|distinct|unique] {ps} of [the |all |]{many}|"+
			"Which {ps} do [the |our |]{many} [come in|have|cover]|[distinct|unique|different] {ps} [of|among] [the |all |]{many}|Give me [every|each] [different|distinct] {p} of [the |]{many}|From which [different |]{ps} do we have {many}|all {one} {ps} without duplicates]",
			"ps", pluralPhrase(p), "p", p, "many", a.many(t), "one", a.one(t)),
		Query: &Query{Distinct: true, Cols: []Expr{{Of: f}}, From: t},
	}
}
