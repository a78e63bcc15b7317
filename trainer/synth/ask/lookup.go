package ask

import (
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// theOf asks for one attribute of one thing.
const theOf = "[What is the {p} of {x}|What is the {p} of {x}|What's the {p} of {x}|Give me the {p} of {x}|Show [me |]the {p} of {x}|Find the {p} of {x}|{p} of {x}|Tell me the {p} of {x}|I need the {p} of {x}|" +
	"Which {p} does {x} have|What {p} does {x} have|Look up the {p} of {x}|Can you tell me the {p} of {x}|[Get|Return] the {p} of {x}|What is {xs} {p}|Do you know the {p} of {x}|what is the {p} for {x}|the {p} of {x}, please]"

func (v voice) theOf(p, x string) string {
	return v.say(theOf, "p", p, "x", x, "xs", possessive(x))
}

// lookupByKey asks for the label or an attribute of the row with a key.
func lookupByKey(a *asker) *Question {
	t := a.table()
	k := t.Key()
	if k == nil {
		return nil
	}
	v, ok := a.value(Field{t, k})
	if !ok {
		return nil
	}
	x, kp := verbatim(number(v)), a.phrase(k)
	where := []Cond{{Left: Expr{Of: Field{t, k}}, Op: "=", Right: number(v)}}
	x = a.say("[the {one} with id {x}|the {one} with id {x}|{one} {x}|{one} number {x}|the {one} whose {k} is {x}|the {one} with {k} {x}|{one} with id {x}|{one} #{x}|the {one} with the id {x}|the {one} that has {k} {x}|{one} id {x}]", "one", a.one(t), "x", x, "k", kp)
	if hasName(t) && draw.Chance(a.rng, 0.5) {
		return &Question{
			Text: a.say("[{attr}|{attr}|{attr}|Which {one} has [the |]id {v}|Which {one} has {k} {v}|What is {x} called|Which {one} has the number {v}|{who} is {x}]",
				"attr", a.theOf(a.labelPhrase(t), x), "one", a.one(t), "v", verbatim(number(v)), "k", kp, "x", x, "who", who(t)),
			Query: &Query{Cols: label(t), From: t, Where: where},
		}
	}
	return attributeOf(a, t, where, x)
}

// lookupByName asks for an attribute of the row with a name.
func lookupByName(a *asker) *Question {
	t := a.table()
	if !hasName(t) {
		return nil
	}
	where, name, _, ok := a.row(t)
	if !ok {
		return nil
	}
	x := a.say("[{x}|{x}|{x}|the {one} {x}|{one} {x}|the {one} named {x}|the {one} called {x}|the {one} whose {label} is {x}]", "x", name, "one", a.one(t), "label", a.labelPhrase(t))
	return attributeOf(a, t, where, x)
}

// attributeOf asks for one attribute, or two, of the row under where.
func attributeOf(a *asker, t *synth.Table, where []Cond, x string) *Question {
	f, ok := a.attribute(t)
	if !ok || f == where[0].Left.Of || f.Column.Kind == synth.KindName {
		return nil
	}
	q := &Query{Cols: []Expr{{Of: f}}, From: t, Where: where}
	p := a.phrase(f.Column)
	if g, ok := a.attribute(t); ok && g != f && g.Column.Kind != synth.KindName && g != where[0].Left.Of && draw.Chance(a.rng, 0.15) {
		q.Cols = append(q.Cols, Expr{Of: g})
		return &Question{Text: a.theOf(p+draw.One(a.rng, []string{" and ", " and ", " and the "})+a.phrase(g.Column), x), Query: q}
	}
	text := a.theOf(p, x)
	switch {
	case f.Column.Kind == synth.KindPlace && draw.Chance(a.rng, 0.3):
		text = a.say("[In which {p} is {x}|Which {p} is {x} [from|in]|What {p} is {x} [from|in|based in]|From which {p} is {x}|Where is {x} ({p})]", "p", p, "x", x)
	case f.Column.Kind == synth.KindNumber && draw.Chance(a.rng, 0.4):
		if how := a.howMuch(f.Column, x); how != "" {
			text = how
		}
	case f.Column.Kind == synth.KindDate && draw.Chance(a.rng, 0.2):
		text = a.say("[When is the {p} of {x}|On which date is the {p} of {x}|When was the {p} of {x}]", "p", p, "x", x)
	}
	return &Question{Text: text, Query: q}
}

// lookupReverse asks which row has a value.
func lookupReverse(a *asker) *Question {
	t := a.table()
	f, ok := a.column(t, synth.KindText, synth.KindText, synth.KindPlace, synth.KindNumber, synth.KindDate, synth.KindYear)
	if !ok || !hasName(t) {
		return nil
	}
	v, ok := a.value(f)
	if !ok {
		return nil
	}
	c, m := a.equals(f, v)
	p := a.phrase(f.Column)
	return &Question{
		Text: a.say("[Which {one} has [the |]{p} {v}|Whose {p} is {v}|Find the {one} [with {p}|whose {p} is] {v}|Which {one} has {a} of {v}|The {one} with {p} {v}|What is the {label} of the {one} with [the |]{p} {v}|Name the {one} whose {p} is {v}|Which {one} does the {p} {v} belong to|Show the {one} with {p} {v}|{p} {v} belongs to which {one}|{who} has the {p} {v}]",
			"one", a.one(t), "p", p, "a", an(p), "v", m, "who", who(t), "label", a.labelPhrase(t)),
		Query: &Query{Cols: label(t), From: t, Where: []Cond{c}},
	}
}

// plainMeasures asks for a measure with the adjective after the comparative of its wording.
var plainMeasures = map[string]string{"are older than": "old", "are taller than": "tall", "are heavier than": "heavy", "are longer than": "long",
	"are wider than": "wide", "are deeper than": "deep", "are larger than": "large", "are bigger than": "big", "are faster than": "fast", "are higher than": "high", "are hotter than": "hot"}

// howMuch asks for a number by its own verb or adjective: "How much does x cost", "How tall is x"; empty
// where the column has none.
func (v voice) howMuch(c *synth.Column, x string) string {
	if len(c.More) == 0 {
		return ""
	}
	more := draw.One(v.rng, c.More)
	if adjective, ok := plainMeasures[more]; ok {
		return v.say("[How {adj} is {x}|Tell me how {adj} {x} is|how {adj} is {x} exactly]", "adj", adjective, "x", x)
	}
	verb, ok := strings.CutSuffix(more, " more than")
	if !ok || strings.Contains(verb, " ") {
		return ""
	}
	return v.say("[How much does {x} {v}|What does {x} {v}|Tell me how much {x} {v}s]", "x", x, "v", verb)
}
