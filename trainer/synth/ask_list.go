package synth

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
func (a *asker) which(t *Table, f filter) string {
	noun := a.many(t)
	if !hasName(t) {
		return a.say(show, "ps", a.pluralPhrase(a.phrase(label(t)[0].of.c)), "p", a.phrase(label(t)[0].of.c), "things", f.things(noun), "one", a.one(t))
	}
	if p := f.predicate(); p != "" && chance(a.rng, 0.5) {
		return a.say(whichAre, "noun", noun, "predicate", p, "one", a.one(t))
	}
	return a.say(which, "things", f.things(noun), "who", a.who(t), "label", a.labelPhrase(t))
}

func (a *asker) listAll() *ask {
	t := a.table()
	if chance(a.rng, 0.35) {
		f, ok := a.attribute(t)
		if !ok {
			return nil
		}
		return &ask{text: a.showColumn(f, filter{}), q: &query{cols: []expr{{of: f}}, from: t}}
	}
	if chance(a.rng, 0.12) {
		return &ask{
			text: a.say("[Show [me |]everything [about|on] [the |all |]{many}|List all [columns|details|information] of [the |]{many}|All data of [the |]{many}|Show the {t} table|show the full {many} table|Give me all the details [of|on|about] [the |all |]{many}|Display [all|every] {many} with all [columns|fields|details]]",
				"many", a.many(t), "t", verbatim(t.Name)),
			q: &query{from: t},
		}
	}
	l := label(t)
	if chance(a.rng, 0.4) {
		f, ok := a.attribute(t)
		if !ok || f.c.Kind == KindName || !hasName(t) {
			return nil
		}
		return &ask{
			text: a.say("[List the {label} and [the |]{p} of [the |all |each of the |]{many}|Show [the |]{label} and {p} [of|for] [all |every |the ]{many}|What are the {label} and {p} of [each {one}|all {many}]|"+
				"Show [me |][all |the |]{many} [with|and|together with|along with] their {ps}|For each {one}, [show|give|list] the {label} and the {p}|{label} and {p} of [all |the |]{many}|Give me each {one} with its {p}|{many} and their {ps}]",
				"label", a.labelPhrase(t), "p", a.phrase(f.c), "ps", a.pluralPhrase(a.phrase(f.c)), "many", a.many(t), "one", a.one(t)),
			q: &query{cols: append(l, expr{of: f}), from: t},
		}
	}
	return &ask{text: a.which(t, filter{}), q: &query{cols: l, from: t}}
}

// attribute draws a column that people ask for.
func (a *asker) attribute(t *Table) (field, bool) {
	return a.column(t, KindName, KindText, KindText, KindCategory, KindPlace, KindNumber, KindNumber, KindYear, KindDate)
}

func (a *asker) showColumn(f field, fs filter) string {
	p := a.phrase(f.c)
	return a.say(show, "ps", a.pluralPhrase(p), "p", p, "things", fs.things(a.many(f.t)), "one", a.one(f.t))
}

func (a *asker) listFiltered() *ask {
	t := a.table()
	f, ok := a.filter(t)
	if !ok {
		return nil
	}
	return a.listOf(t, f)
}

func (a *asker) listTwoFilters() *ask {
	t := a.table()
	f, ok := a.twoFilters(t)
	if !ok {
		return nil
	}
	return a.listOf(t, f)
}

// listOf lists rows under a filter by their label, by a column, or by both.
func (a *asker) listOf(t *Table, fs filter) *ask {
	q := &query{cols: label(t), from: t, where: fs.conds, or: fs.or}
	if len(q.cols) == 0 {
		return nil
	}
	switch p := a.rng.Float64(); {
	case p < 0.6:
		return &ask{text: a.which(t, fs), q: q}
	case p < 0.85:
		f, ok := a.attribute(t)
		if !ok || f == fs.conds[0].lhs.of {
			return nil
		}
		q.cols = []expr{{of: f}}
		return &ask{text: a.showColumn(f, fs), q: q}
	}
	f, ok := a.attribute(t)
	if !ok || f.c.Kind == KindName || !hasName(t) || f == fs.conds[0].lhs.of {
		return nil
	}
	q.cols = append(q.cols, expr{of: f})
	return &ask{
		text: a.say("[List|Show|Give me|Find|What are] the {label} and [the |]{p} of [the |all |all the |]{things}", "label", a.labelPhrase(t), "p", a.phrase(f.c), "things", fs.things(a.many(t))),
		q:    q,
	}
}

func (a *asker) listSorted() *ask {
	t := a.table()
	f, ok := a.column(t, KindName, KindName, KindNumber, KindNumber, KindYear, KindDate)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	desc := chance(a.rng, 0.5)
	how := a.sorted(f, desc)
	q := &query{cols: l, from: t, order: []order{{expr{of: f}, desc}}}
	fs := filter{}
	if chance(a.rng, 0.2) {
		if fs, ok = a.filter(t); !ok || fs.conds[0].lhs.of == f {
			return nil
		}
		q.where, q.or = fs.conds, fs.or
	}
	things := fs.things(a.many(t))
	if g, ok := a.attribute(t); ok && chance(a.rng, 0.3) && hasName(t) && g.c.Kind != KindName {
		q.cols = append(q.cols, expr{of: g})
		return &ask{
			text: a.say("[List|Show|Give me|Return|What are] the {label} and [the |]{p} of [the |all |all the |]{things}[,|] {how}", "label", a.labelPhrase(t), "p", a.phrase(g.c), "things", things, "how", how),
			q:    q,
		}
	}
	opener := "[List|Show me|Show|Give me|Display|Return|I need|Can you list|Get||What are the names of|List the names of]"
	if !hasName(t) {
		opener = "[List|Show me|Show|Give me|Get|What are] the " + a.pluralPhrase(a.phrase(l[0].of.c)) + " of"
	}
	return &ask{text: a.say(opener+" [the |all |all the |]{things}[,|] {how}", "things", things, "how", how), q: q}
}

// sorted says an order.
func (a *asker) sorted(f field, desc bool) string {
	p := a.phrase(f.c)
	switch f.c.Kind {
	case KindName:
		if !desc {
			return a.say("[sorted|ordered|] [alphabetically by {p}|in alphabetical order of {p}|by {p} from A to Z|by {p}]", "p", p)
		}
		return a.say("[sorted|ordered|] [by {p} in reverse alphabetical order|by {p} from Z to A|by {p} in descending order|by {p} descending]", "p", p)
	case KindNumber:
		if desc {
			return a.say("[sorted|ordered|ranked] [by {p} in descending order|by {p}, highest first|by descending {p}|by {p} from high to low|by {p} descending|from [highest|largest] to [lowest|smallest] {p}|by {p}, largest first|in descending order of {p}|in order of decreasing {p}]", "p", p)
		}
		return a.say("[sorted|ordered|ranked] [by {p} in ascending order|by {p}, lowest first|by ascending {p}|by {p} from low to high|by {p} ascending|from [lowest|smallest] to [highest|largest] {p}|by {p}|by {p}, smallest first|in ascending order of {p}|in order of increasing {p}]", "p", p)
	}
	if desc {
		return a.say("[sorted|ordered] [by {p}, latest first|by {p}, [newest|most recent] first|by {p} from latest to earliest|by {p} in descending order|from the latest to the earliest {p}]", "p", p)
	}
	return a.say("[sorted|ordered] [by {p}, earliest first|by {p}, oldest first|by {p} from earliest to latest|by {p} in ascending order|in order of {p}|by {p}|chronologically by {p}]", "p", p)
}

func (a *asker) listDistinct() *ask {
	t := a.table()
	f, ok := a.column(t, KindCategory, KindPlace, KindPlace, KindCategory, KindYear)
	if !ok {
		return nil
	}
	p := a.phrase(f.c)
	if chance(a.rng, 0.25) {
		fs, ok := a.filter(t)
		if !ok || fs.conds[0].lhs.of == f {
			return nil
		}
		return &ask{
			text: a.say("[What are the [different|distinct|unique] {ps} of [the |]{things}|Which [different|distinct|unique] {ps} do {things} have|List the [different|distinct|unique] {ps} of [the |all |]{things}|Show [me |]the [distinct|different|unique] {ps} of [the |]{things}|[distinct|different|unique] {ps} of {things}|Which {ps} occur among {things}]",
				"ps", a.pluralPhrase(p), "things", fs.things(a.many(t))),
			q: &query{distinct: true, cols: []expr{{of: f}}, from: t, where: fs.conds, or: fs.or},
		}
	}
	return &ask{
		text: a.say("[[What|Which] [different|distinct|unique|] {ps} [are there|exist|occur] [among|for|in] [the |]{many}|What are the [different|distinct|unique|possible] {ps} of [the |]{many}|List [the |all |all the |][different|distinct|unique] {ps} of [the |]{many}|Show [me |]the [different|distinct|unique] {ps} of [the |all |]{many}|"+
			"Which {ps} do [the |our |]{many} [come in|have|cover]|[distinct|unique|different] {ps} [of|among] [the |all |]{many}|Give me [every|each] [different|distinct] {p} of [the |]{many}|From which [different |]{ps} do we have {many}|all {one} {ps} without duplicates]",
			"ps", a.pluralPhrase(p), "p", p, "many", a.many(t), "one", a.one(t)),
		q: &query{distinct: true, cols: []expr{{of: f}}, from: t},
	}
}
