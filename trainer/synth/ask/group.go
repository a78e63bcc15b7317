package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// per says a grouping: "per country", "for each country".
const per = "[per {p}|for each {p}|by {p}|in each {p}|for every {p}|grouped by {p}|broken down by {p}|per {p}|for each {p}]"

func groupCount(a *asker) *Question {
	t := a.table()
	f, ok := a.grouping(t)
	if !ok {
		return nil
	}
	fs := filter{}
	if draw.Chance(a.rng, 0.15) {
		if fs, ok = a.filter(t); !ok || fs.conds[0].Left.Of == f {
			return nil
		}
	}
	p := a.phrase(f.Column)
	g := Expr{Of: f}
	q := &Query{Cols: []Expr{g, CountAll}, From: t, Where: fs.conds, Or: fs.or, Group: []Expr{g}}
	text := a.say("[How many {things} are there {per}|[The |]number of {things} {per}|Count [the |]{things} {per}|Show [me |]the [number|count] of {things} {per}|Give me the [number|count] of {things} {per}|"+
		"What is the number of {things} {per}|{things} {per}: how many|How many {things} [does each {p} have|are in each {p}|do we have {per}]|For each {p}, [how many {things} are there|count the {things}|show the number of {things}|give the number of {things}]|"+
		"List [each|every] {p} [and|with] the number of {things}|[count|total count] of {things} {per}|List the {ps} and how many {things} each has|Group the {things} by {p} and count them|How are the {things} distributed over the {ps}|{p}-wise count of {things}|I need [the |a ]{things} count {per}]",
		"things", fs.things(a.many(t)), "per", a.say(per, "p", p), "p", p, "ps", pluralPhrase(p))
	if draw.Chance(a.rng, 0.12) {
		desc := draw.Chance(a.rng, 0.75)
		q.Order = []Order{{CountAll, desc}}
		text = then(text, a.say(map[bool]string{true: "[, most first|, largest first|, sorted by count descending|, from most to fewest|, highest count first]", false: "[, fewest first|, smallest first|, sorted by count ascending|, from fewest to most]"}[desc]))
	}
	return &Question{Text: text, Query: q}
}

func groupAggregate(a *asker) *Question {
	t := a.table()
	f, ok := a.grouping(t)
	e, words, ok2 := a.aggregateOf(t)
	if !ok || !ok2 || e.Of == f {
		return nil
	}
	p := a.phrase(f.Column)
	g := Expr{Of: f}
	slots := []string{"agg", words, "per", a.say(per, "p", p), "many", a.many(t), "one", a.one(t), "p", p, "ps", pluralPhrase(p)}
	if draw.Chance(a.rng, 0.2) {
		desc := draw.Chance(a.rng, 0.7)
		sup := map[bool]string{true: "[highest|largest|greatest]", false: "[lowest|smallest]"}[desc]
		if e.Fn != "AVG" && e.Fn != "SUM" {
			return nil
		}
		return &Question{
			Text:  a.say("[Which {p} has the "+sup+" {agg} of {many}|Which {p} has the "+sup+" {agg}[ of its {many}|]|What {p} of {many} has the "+sup+" {agg}|{p} with the "+sup+" {agg} of {many}|Find the {p} whose {many} have the "+sup+" {agg}]", slots...),
			Query: &Query{Cols: []Expr{g}, From: t, Group: []Expr{g}, Order: []Order{{e, desc}}, Limit: 1},
		}
	}
	return &Question{
		Text: a.say("[What is the {agg} of [the |]{many} {per}|[The |]{agg} of [the |]{many} {per}|Show [me |]the {agg} [of|for] [the |]{many} {per}|For each {p}, [what is|show|give me|find] the {agg} of [the |its |]{many}|{one} {agg} {per}|"+
			"Give me the {agg} of {many} {per}|Find the {agg} of the {many} {per}|List the {ps} [with|and] the {agg} of their {many}|How does the {agg} of {many} differ by {p}|{per}, what is the {agg} of [the |]{many}|Compute the {agg} of {many} {per}]", slots...),
		Query: &Query{Cols: []Expr{g, e}, From: t, Group: []Expr{g}},
	}
}

// groupMost asks for the most or least common value of a column.
func groupMost(a *asker) *Question {
	t := a.table()
	f, ok := a.grouping(t)
	if !ok {
		return nil
	}
	p, many := a.phrase(f.Column), a.many(t)
	g := Expr{Of: f}
	desc := draw.Chance(a.rng, 0.75)
	k := 1
	if draw.Chance(a.rng, 0.2) {
		k = a.few()
	}
	q := &Query{Cols: []Expr{g}, From: t, Group: []Expr{g}, Order: []Order{{CountAll, desc}}, Limit: k}
	slots := []string{"p", p, "ps", pluralPhrase(p), "many", many, "k", a.count(k), "one", a.one(t),
		"most", a.say(map[bool]string{true: "[most|the most|the largest number of|the highest number of|the greatest number of]", false: "[the fewest|the least|the smallest number of|the lowest number of]"}[desc]),
		"common", a.say(map[bool]string{true: "[most common|most frequent|commonest|most popular]", false: "[least common|rarest|least frequent]"}[desc]),
		"often", a.say(map[bool]string{true: "[most often|most frequently|the most]", false: "[least often|least frequently|the least]"}[desc])}
	text := a.say("[Which {p} has {most} {many}|Which {p} has {most} {many}|What is the {common} {p} [of|among|for] [the |]{many}|Which {p} is the {common} [among|for] [the |]{many}|Which {p} [appears|occurs] {often} [among|for|in] [the |]{many}|"+
		"Find the {p} with {most} {many}|{common} {p} [of|among] {many}|What {p} do most {many} have|Show [me |]the {p} with {most} {many}|the {p} that has {most} {many}|Which {one} {p} is the {common}|In which {p} are there {most} {many}|What's the {p} with {most} {many}]", slots...)
	if k > 1 {
		text = a.say("[Which {k} {ps} have {most} {many}|What are the {k} {common} {ps} [of|among] [the |]{many}|the {k} {ps} with {most} {many}|List the {k} {common} {ps} of [the |]{many}|{k} {common} {ps} of [the |]{many}|Show me the {k} {ps} with {most} {many}]", slots...)
		if desc && draw.Chance(a.rng, 0.3) {
			text = a.say("[Top {k} {ps} by number of {many}|top {k} {ps} [of|for] {many} by count|Give me the top {k} {ps} by {many} count]", slots...)
		}
	}
	if draw.Chance(a.rng, 0.12) {
		q.Cols = append(q.Cols, CountAll)
		text = then(text, a.say(howManyToo, "many", many))
	}
	return &Question{Text: text, Query: q}
}

// howManyToo asks for the count explicitly.
const howManyToo = "[ and how many|, and how many {many} is that|, with the number of {many}| and the number of {many}|, and how many are there| together with the count]"

// groupHaving asks for the values that enough rows share.
func groupHaving(a *asker) *Question {
	t := a.table()
	f, ok := a.grouping(t)
	if !ok {
		return nil
	}
	p := a.phrase(f.Column)
	g := Expr{Of: f}
	h, words := a.countBound(2+a.rng.IntN(max(2, len(t.Rows)/6)), true)
	return &Question{
		Text: a.say("[Which {ps} have {n} {many}|Which {ps} have {n} {many}|List the {ps} [with|that have] {n} {many}|Show [me |]the {ps} with {n} {many}|{ps} with {n} {many}|Find [the |all |]{ps} that [have|occur in] {n} {many}|In which {ps} are there {n} {many}|Which {ps} are shared by {n} {many}]",
			"ps", pluralPhrase(p), "n", words, "many", a.noun(t).Many),
		Query: &Query{Cols: []Expr{g}, From: t, Group: []Expr{g}, Having: []Cond{h}},
	}
}

// countBound bounds a count around n: "more than five", "at least 3", "exactly two"; from above only
// where below says so, since rows that are joined to nothing are not counted.
func (v voice) countBound(n int, below bool) (Cond, string) {
	h := Cond{Left: CountAll, Right: number(int64(n))}
	k := v.count(n)
	switch p := v.rng.Float64(); {
	case p < 0.4 || p < 0.48 && !below:
		h.Op = ">"
		return h, v.say("[more than|over|more than] {k}", "k", k)
	case p < 0.75 || p < 0.9 && !below:
		h.Op = ">="
		return h, v.say("[at least|at least|no fewer than|not less than] {k}", "k", k)
	case p < 0.85:
		h.Op = "<"
		return h, v.say("[fewer than|less than] {k}", "k", k)
	case p < 0.9:
		h.Op = "<="
		return h, v.say("[at most|no more than] {k}", "k", k)
	}
	h.Op = "="
	return h, v.say("[exactly|precisely] {k}", "k", k)
}

// groupYear counts or aggregates by the year of a date.
func groupYear(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindDate)
	if !ok {
		return nil
	}
	p := a.phrase(f.Column)
	g := Expr{Fn: "%Y", Of: f}
	slots := []string{"many", a.many(t), "p", p, "year", a.say("[per year of {p}|by year of {p}|for each {p} year|per year ({p})|for each year of the {p}|by {p} year]", "p", p)}
	if draw.Chance(a.rng, 0.3) {
		return &Question{
			Text:  a.say("[In which year was the {p} of most {many}|Which year has the most {many} by {p}|Which {p} year has the most {many}|Which year of {p} is the most common [among|for] {many}]", slots...),
			Query: &Query{Cols: []Expr{g}, From: t, Group: []Expr{g}, Order: []Order{{CountAll, true}}, Limit: 1},
		}
	}
	return &Question{
		Text:  a.say("[How many {many} are there {year}|[The |]number of {many} {year}|Count the {many} {year}|Show the [number|count] of {many} {year}|{many} {year}, how many]", slots...),
		Query: &Query{Cols: []Expr{g, CountAll}, From: t, Group: []Expr{g}},
	}
}
