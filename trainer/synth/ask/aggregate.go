package ask

import (
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// aggregates with their words before a column.
var aggregateWords = map[string]string{
	"AVG": "[average|average|mean|avg]",
	"SUM": "[total|total|sum of the|overall|combined|summed]",
	"MAX": "[highest|maximum|largest|greatest|max|biggest]",
	"MIN": "[lowest|minimum|smallest|least|min]",
}

// aggregateOf draws an aggregate of t and says it: "average price".
func (a *asker) aggregateOf(t *synth.Table, fns ...string) (Expr, string, bool) {
	if len(fns) == 0 {
		fns = []string{"AVG", "AVG", "SUM", "MAX", "MIN"}
	}
	fn := draw.One(a.rng, fns)
	kinds := []synth.Kind{synth.KindNumber}
	words := aggregateWords[fn]
	if (fn == "MAX" || fn == "MIN") && draw.Chance(a.rng, 0.3) {
		kinds = []synth.Kind{synth.KindDate, synth.KindYear}
		words = map[string]string{"MAX": "[latest|most recent|last|newest]", "MIN": "[earliest|first|oldest]"}[fn]
	}
	f, ok := a.column(t, kinds...)
	if !ok {
		return Expr{}, "", false
	}
	return Expr{Fn: fn, Of: f}, a.say(words) + " " + a.phrase(f.Column), true
}

const whatIs = "[What is the {agg} of [the |all |all the |]{things}|What is the {agg} of [the |all |]{things}|What's the {agg} of [the |]{things}|Find the {agg} of [the |all |]{things}|[The |]{agg} of [the |all |]{things}|Show [me |]the {agg} [of|for] [the |all |]{things}|" +
	"Give me the {agg} [of|for] [the |all |]{things}|Calculate the {agg} of [the |]{things}|Compute the {agg} [of|across|over] [all |the |]{things}|{agg} [across|over|among] [all |the |]{things}|For [the |all |]{things}, what is the {agg}|Tell me the {agg} of [the |]{things}|I need the {agg} of [the |all |]{things}|Among [the |all |]{things}, what is the {agg}|Can you work out the {agg} of [the |]{things}]"

func aggregate(a *asker) *Question {
	t := a.table()
	e, words, ok := a.aggregateOf(t)
	if !ok {
		return nil
	}
	text := a.say(whatIs, "agg", words, "things", a.many(t))
	if draw.Chance(a.rng, 0.15) {
		text = a.say("[What is the {agg} [among|over|across] [all |the |our |]{many}|What {agg} do [the |our |]{many} have|Out of all {many}, what is the {agg}]", "agg", words, "many", a.many(t))
	}
	return &Question{Text: text, Query: &Query{Cols: []Expr{e}, From: t}}
}

func aggregateFiltered(a *asker) *Question {
	t := a.table()
	e, words, ok := a.aggregateOf(t)
	f, ok2 := a.filter(t)
	if !ok || !ok2 || f.conds[0].Left.Of == e.Of {
		return nil
	}
	return &Question{Text: a.say(whatIs, "agg", words, "things", f.things(a.many(t))), Query: &Query{Cols: []Expr{e}, From: t, Where: f.conds, Or: f.or}}
}

// aggregates asks for several at once.
func aggregates(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindNumber)
	if !ok {
		return nil
	}
	sets := [][]string{{"MIN", "MAX"}, {"MAX", "MIN"}, {"AVG", "MAX"}, {"AVG", "MIN"}, {"MIN", "AVG", "MAX"}, {"MIN", "MAX", "AVG"}, {"SUM", "AVG"}, {"AVG", "SUM"}, {"AVG", "MIN", "MAX"}}
	var cols []Expr
	var words []string
	for _, fn := range draw.One(a.rng, sets) {
		cols = append(cols, Expr{Fn: fn, Of: f})
		words = append(words, a.say(map[string]string{"AVG": "[average|mean]", "SUM": "[total|overall]", "MAX": "[highest|maximum|largest]", "MIN": "[lowest|minimum|smallest]"}[fn]))
	}
	agg := strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1] + " " + a.phrase(f.Column)
	if draw.Chance(a.rng, 0.15) {
		cols = append([]Expr{CountAll}, cols...)
		agg = "number of " + a.many(t) + " and the " + agg
		return &Question{Text: a.say("[What are|Show|Give me|Find] the {agg}", "agg", agg), Query: &Query{Cols: cols, From: t}}
	}
	q := &Query{Cols: cols, From: t}
	fs := filter{}
	if draw.Chance(a.rng, 0.25) {
		if fs, ok = a.filter(t); !ok {
			return nil
		}
		q.Where, q.Or = fs.conds, fs.or
	}
	return &Question{Text: a.say("[What are the {agg} of [the |all |]{things}|Show [me |]the {agg} of [the |all |]{things}|{agg} of [the |all |]{things}|Find the {agg} [of|among] [the |]{things}|Give me the {agg} for [the |all |]{things}]",
		"agg", agg, "things", fs.things(a.many(t))), Query: q}
}

// aboveAverage compares each row with the average of all.
func aboveAverage(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindNumber)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	above := draw.Chance(a.rng, 0.65)
	op := map[bool]string{true: ">", false: "<"}[above]
	avg := &Query{Cols: []Expr{{Fn: "AVG", Of: f}}, From: t}
	q := &Query{Cols: l, From: t, Where: []Cond{{Left: Expr{Of: f}, Op: op, Right: "(" + avg.SQL() + ")"}}}
	p := a.phrase(f.Column)
	slots := []string{"p", p, "a", an(p), "avg", a.say("[the average|average|the mean|the overall average]")}
	post := a.say("[with {a} below {avg}|whose {p} is below {avg}|with a below-average {p}|with {a} [lower|smaller|less] than {avg}|whose {p} is [less|lower] than {avg}|with a less than average {p}]", slots...)
	if above {
		post = a.say("[with {a} above {avg}|whose {p} is above {avg}|with an above-average {p}|with {a} [higher|larger|greater] than {avg}|whose {p} is [greater|higher] than {avg}|with a higher than average {p}|whose {p} exceeds {avg}]", slots...)
		if len(f.Column.More) > 0 && draw.Chance(a.rng, 0.35) {
			post = "that " + draw.One(a.rng, f.Column.More) + " " + a.say("[the average|average|the average {p}|the average {one}]", "p", p, "one", a.one(t))
		}
	} else if len(f.Column.Less) > 0 && draw.Chance(a.rng, 0.35) {
		post = "that " + draw.One(a.rng, f.Column.Less) + " " + a.say("[the average|average|the average {p}|the average {one}]", "p", p, "one", a.one(t))
	}
	fs := filter{post: post}
	if draw.Chance(a.rng, 0.4) {
		q.Cols = []Expr{CountAll}
		return &Question{Text: a.howMany(fs, a.many(t)), Query: q}
	}
	return &Question{Text: a.which(t, fs), Query: q}
}
