package synth

import "strings"

// aggregates with their words before a column.
var aggregateWords = map[string]string{
	"AVG": "[average|average|mean|avg]",
	"SUM": "[total|total|sum of the|overall|combined|summed]",
	"MAX": "[highest|maximum|largest|greatest|max|biggest]",
	"MIN": "[lowest|minimum|smallest|least|min]",
}

// aggregateOf draws an aggregate of t and says it: "average price".
func (a *asker) aggregateOf(t *Table, fns ...string) (expr, string, bool) {
	if len(fns) == 0 {
		fns = []string{"AVG", "AVG", "SUM", "MAX", "MIN"}
	}
	fn := pick(a.rng, fns)
	kinds := []Kind{KindNumber}
	words := aggregateWords[fn]
	if (fn == "MAX" || fn == "MIN") && chance(a.rng, 0.3) {
		kinds = []Kind{KindDate, KindYear}
		words = map[string]string{"MAX": "[latest|most recent|last|newest]", "MIN": "[earliest|first|oldest]"}[fn]
	}
	f, ok := a.column(t, kinds...)
	if !ok {
		return expr{}, "", false
	}
	return expr{fn: fn, of: f}, a.say(words) + " " + a.phrase(f.c), true
}

const whatIs = "[What is the {agg} of [the |all |all the |]{things}|What is the {agg} of [the |all |]{things}|What's the {agg} of [the |]{things}|Find the {agg} of [the |all |]{things}|[The |]{agg} of [the |all |]{things}|Show [me |]the {agg} [of|for] [the |all |]{things}|" +
	"Give me the {agg} [of|for] [the |all |]{things}|Calculate the {agg} of [the |]{things}|Compute the {agg} [of|across|over] [all |the |]{things}|{agg} [across|over|among] [all |the |]{things}|For [the |all |]{things}, what is the {agg}|Tell me the {agg} of [the |]{things}|I need the {agg} of [the |all |]{things}|Among [the |all |]{things}, what is the {agg}|Can you work out the {agg} of [the |]{things}]"

func (a *asker) aggregate() *ask {
	t := a.table()
	e, words, ok := a.aggregateOf(t)
	if !ok {
		return nil
	}
	text := a.say(whatIs, "agg", words, "things", a.many(t))
	if chance(a.rng, 0.15) {
		text = a.say("[What is the {agg} [among|over|across] [all |the |our |]{many}|What {agg} do [the |our |]{many} have|Out of all {many}, what is the {agg}]", "agg", words, "many", a.many(t))
	}
	return &ask{text: text, q: &query{cols: []expr{e}, from: t}}
}

func (a *asker) aggregateFiltered() *ask {
	t := a.table()
	e, words, ok := a.aggregateOf(t)
	f, ok2 := a.filter(t)
	if !ok || !ok2 || f.conds[0].lhs.of == e.of {
		return nil
	}
	return &ask{text: a.say(whatIs, "agg", words, "things", f.things(a.many(t))), q: &query{cols: []expr{e}, from: t, where: f.conds, or: f.or}}
}

// aggregates asks for several at once.
func (a *asker) aggregates() *ask {
	t := a.table()
	f, ok := a.column(t, KindNumber)
	if !ok {
		return nil
	}
	sets := [][]string{{"MIN", "MAX"}, {"MAX", "MIN"}, {"AVG", "MAX"}, {"AVG", "MIN"}, {"MIN", "AVG", "MAX"}, {"MIN", "MAX", "AVG"}, {"SUM", "AVG"}, {"AVG", "SUM"}, {"AVG", "MIN", "MAX"}}
	var cols []expr
	var words []string
	for _, fn := range pick(a.rng, sets) {
		cols = append(cols, expr{fn: fn, of: f})
		words = append(words, a.say(map[string]string{"AVG": "[average|mean]", "SUM": "[total|overall]", "MAX": "[highest|maximum|largest]", "MIN": "[lowest|minimum|smallest]"}[fn]))
	}
	agg := strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1] + " " + a.phrase(f.c)
	if chance(a.rng, 0.15) {
		cols = append([]expr{countAll}, cols...)
		agg = "number of " + a.many(t) + " and the " + agg
		return &ask{text: a.say("[What are|Show|Give me|Find] the {agg}", "agg", agg), q: &query{cols: cols, from: t}}
	}
	q := &query{cols: cols, from: t}
	fs := filter{}
	if chance(a.rng, 0.25) {
		if fs, ok = a.filter(t); !ok {
			return nil
		}
		q.where, q.or = fs.conds, fs.or
	}
	return &ask{text: a.say("[What are the {agg} of [the |all |]{things}|Show [me |]the {agg} of [the |all |]{things}|{agg} of [the |all |]{things}|Find the {agg} [of|among] [the |]{things}|Give me the {agg} for [the |all |]{things}]",
		"agg", agg, "things", fs.things(a.many(t))), q: q}
}

// aboveAverage compares each row with the average of all.
func (a *asker) aboveAverage() *ask {
	t := a.table()
	f, ok := a.column(t, KindNumber)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	above := chance(a.rng, 0.65)
	op := map[bool]string{true: ">", false: "<"}[above]
	avg := &query{cols: []expr{{fn: "AVG", of: f}}, from: t}
	q := &query{cols: l, from: t, where: []cond{{lhs: expr{of: f}, op: op, rhs: "(" + avg.SQL() + ")"}}}
	p := a.phrase(f.c)
	slots := []string{"p", p, "a", an(p), "avg", a.say("[the average|average|the mean|the overall average]")}
	post := a.say("[with {a} below {avg}|whose {p} is below {avg}|with a below-average {p}|with {a} [lower|smaller|less] than {avg}|whose {p} is [less|lower] than {avg}|with a less than average {p}]", slots...)
	if above {
		post = a.say("[with {a} above {avg}|whose {p} is above {avg}|with an above-average {p}|with {a} [higher|larger|greater] than {avg}|whose {p} is [greater|higher] than {avg}|with a higher than average {p}|whose {p} exceeds {avg}]", slots...)
		if len(f.c.More) > 0 && chance(a.rng, 0.35) {
			post = "that " + pick(a.rng, f.c.More) + " " + a.say("[the average|average|the average {p}|the average {one}]", "p", p, "one", a.one(t))
		}
	} else if len(f.c.Less) > 0 && chance(a.rng, 0.35) {
		post = "that " + pick(a.rng, f.c.Less) + " " + a.say("[the average|average|the average {p}|the average {one}]", "p", p, "one", a.one(t))
	}
	fs := filter{post: post}
	if chance(a.rng, 0.4) {
		q.cols = []expr{countAll}
		return &ask{text: a.howMany(fs, a.many(t)), q: q}
	}
	return &ask{text: a.which(t, fs), q: q}
}
