package ask

import (
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// extremeOf words a superlative for a column, to stand around a singular or plural noun.
func (v voice) extremeOf(f Field, desc bool) filter {
	adjectives := f.Column.Most
	if !desc {
		adjectives = f.Column.Least
	}
	if len(adjectives) > 0 && draw.Chance(v.rng, 0.55) {
		return filter{pre: draw.One(v.rng, adjectives)}
	}
	p := v.phrase(f.Column)
	words := map[bool]string{true: "[highest|highest|largest|greatest|maximum|biggest|most]", false: "[lowest|lowest|smallest|minimum|least]"}[desc]
	switch f.Column.Kind {
	case synth.KindDate, synth.KindYear:
		words = map[bool]string{true: "[latest|most recent|newest]", false: "[earliest|oldest|first]"}[desc]
	default:
		if words == "" {
			return filter{}
		}
	}
	return filter{post: v.say("[with the "+words+" {p}|with the "+words+" {p}|having the "+words+" {p}|whose {p} is the "+superlativeIs(f.Column.Kind, desc)+"|by "+words+" {p}]", "p", p)}
}

func superlativeIs(k synth.Kind, desc bool) string {
	switch {
	case k == synth.KindDate || k == synth.KindYear:
		return map[bool]string{true: "[latest|most recent]", false: "[earliest|oldest]"}[desc]
	case desc:
		return "[highest|largest|greatest]"
	}
	return "[lowest|smallest]"
}

// extreme asks for the row with the largest or smallest value.
func extreme(a *asker) *Question {
	t := a.table()
	f, ok := a.ranked(t)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	desc := draw.Chance(a.rng, 0.65)
	e := a.extremeOf(f, desc)
	var where []Cond
	one := a.one(t)
	x := e.things(one)
	if draw.Chance(a.rng, 0.2) {
		fs, ok := a.filter(t)
		if !ok || len(fs.conds) > 1 || fs.conds[0].Left.Of == f {
			return nil
		}
		where = fs.conds
		x = filter{pre: strings.TrimSpace(e.pre + " " + fs.pre), post: strings.TrimSpace(fs.post + " " + e.post)}.things(one)
	}
	var text string
	switch p := a.rng.Float64(); {
	case where == nil && e.pre != "" && p < 0.4:
		text = a.say("[Which {one} is the {pre}|Which is the {pre} {one}|Which of the {many} is the {pre}|What is the name of the {pre} {one}|What {one} is {pre}]", "one", one, "pre", e.pre, "many", a.many(t))
	case where == nil && e.pre == "" && p < 0.4:
		text = a.say("[Which {one} has the {sup} {p}|What {one} has the {sup} {p}|Whose {p} is the {sup}]", "one", one, "p", a.phrase(f.Column), "sup", a.say(superlativeIs(f.Column.Kind, desc)))
	default:
		text = a.say("[{who} is the {x}|{who} is the {x}|Which is the {x}|Find the {x}|Show [me |]the {x}|Give me the {x}|the {x}|Name the {x}|What is the {label} of the {x}|What is the name of the {x}|Tell me the {x}|I need the {x}|{x}|Can you find the {x}|Which one is the {x}]",
			"x", x, "who", who(t), "label", a.labelPhrase(t))
	}
	q := &Query{Cols: l, From: t, Where: where, Order: []Order{{Expr{Of: f}, desc}}, Limit: 1}
	if draw.Chance(a.rng, 0.08) {
		q.Cols = append(q.Cols, Expr{Of: f})
		text = then(text, a.say("[, and what is its {p}| and its {p}|? Show the {p} too| together with its {p}]", "p", a.phrase(f.Column)))
	}
	return &Question{Text: text, Query: q}
}

// top asks for the first k rows in some order.
func top(a *asker) *Question {
	t := a.table()
	f, ok := a.ranked(t)
	l := label(t)
	if !ok || len(l) == 0 {
		return nil
	}
	desc := draw.Chance(a.rng, 0.7)
	k := a.few()
	many := a.many(t)
	e := a.extremeOf(f, desc)
	slots := []string{"k", a.count(k), "many", many, "x", e.things(many), "p", a.phrase(f.Column), "sup", a.say(superlativeIs(f.Column.Kind, desc)), "label", a.labelPhrase(t)}
	text := a.say("[What are the {k} {x}|List the {k} {x}|Show [me |]the {k} {x}|Give me the {k} {x}|the {k} {x}|{k} {x}|Which {k} {many} have the {sup} {p}|Which are the {k} {x}|Find the {k} {x}|Name the {k} {x}|What are the names of the {k} {x}|I need the {k} {x}|Return the {label} of the {k} {x}|the {k} {many} with the {sup} {p}]", slots...)
	if desc && f.Column.Kind == synth.KindNumber && draw.Chance(a.rng, 0.25) {
		text = a.say("[Top {k} {many} by {p}|the top {k} {many} by {p}|Show the top {k} {many} in terms of {p}|Which {many} are the top {k} by {p}|top {k} {many} ranked by {p}|List the {k} {many} with the highest {p}]", slots...)
	}
	q := &Query{Cols: l, From: t, Order: []Order{{Expr{Of: f}, desc}}, Limit: k}
	if draw.Chance(a.rng, 0.12) {
		q.Cols = append(q.Cols, Expr{Of: f})
		text = then(text, a.say("[ with their {p}| and their {p}|, together with the {p}|, and show the {p}| along with the {p}]", slots...))
	}
	return &Question{Text: text, Query: q}
}

// few draws the k of a top k.
func (a *asker) few() int { return draw.One(a.rng, []int{2, 3, 3, 3, 4, 5, 5, 5, 5, 6, 7, 8, 10, 10}) }

// extremeAttribute asks for an attribute of the extreme row.
func extremeAttribute(a *asker) *Question {
	t := a.table()
	f, ok := a.ranked(t)
	g, ok2 := a.attribute(t)
	if !ok || !ok2 || f == g || g.Column.Kind == synth.KindName {
		return nil
	}
	desc := draw.Chance(a.rng, 0.65)
	return &Question{
		Text:  a.theOf(a.phrase(g.Column), "the "+a.extremeOf(f, desc).things(a.one(t))),
		Query: &Query{Cols: []Expr{{Of: g}}, From: t, Order: []Order{{Expr{Of: f}, desc}}, Limit: 1},
	}
}
