package ask

import (
	"math"
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// What a question is about: tables, columns, and the values and rows that it mentions.

// table draws a table whose rows something identifies.
func (a *asker) table() *synth.Table { return draw.One(a.rng, a.atlas.entities) }

// column draws a column of one of the kinds.
func (a *asker) column(t *synth.Table, kinds ...synth.Kind) (Field, bool) {
	var fit []Field
	for _, c := range t.Columns {
		for _, k := range kinds {
			if c.Kind == k {
				fit = append(fit, Field{t, c})
			}
		}
	}
	if len(fit) == 0 {
		return Field{}, false
	}
	return draw.One(a.rng, fit), true
}

// attribute draws a column that people ask for.
func (a *asker) attribute(t *synth.Table) (Field, bool) {
	return a.column(t, synth.KindName, synth.KindText, synth.KindText, synth.KindCategory, synth.KindPlace, synth.KindNumber, synth.KindNumber, synth.KindYear, synth.KindDate)
}

// ranked draws a column that rows can be ranked by.
func (a *asker) ranked(t *synth.Table) (Field, bool) {
	return a.column(t, synth.KindNumber, synth.KindNumber, synth.KindNumber, synth.KindDate, synth.KindYear)
}

// grouping draws a column with few enough values to group by.
func (a *asker) grouping(t *synth.Table) (Field, bool) {
	return a.column(t, synth.KindCategory, synth.KindCategory, synth.KindPlace, synth.KindPlace, synth.KindYear)
}

// values lists the values of a column that are not NULL.
func values(f Field) []any {
	i := f.index()
	out := make([]any, 0, len(f.Table.Rows))
	for _, row := range f.Table.Rows {
		if row[i] != nil {
			out = append(out, row[i])
		}
	}
	return out
}

// value draws a value that the column holds.
func (a *asker) value(f Field) (any, bool) {
	vs := values(f)
	if len(vs) == 0 {
		return nil, false
	}
	return draw.One(a.rng, vs), true
}

// threshold draws a number from the middle of a column's range, often rounded as people do.
func (a *asker) threshold(f Field) (any, bool) {
	v, ok := a.value(f)
	if !ok {
		return nil, false
	}
	x := float(v)
	if draw.Chance(a.rng, 0.6) && math.Abs(x) >= 2 {
		step := math.Pow(10, math.Floor(math.Log10(math.Abs(x))))
		if draw.Chance(a.rng, 0.5) && step >= 10 {
			step /= 10
		}
		x = math.Round(x/step) * step
		return int64(x), true
	}
	return v, true
}

func float(v any) float64 {
	switch v := v.(type) {
	case int64:
		return float64(v)
	case float64:
		return v
	}
	return math.NaN()
}

// equals compares a text column with a value and mentions the value, which a misspelt question
// has in another spelling.
func (a *asker) equals(f Field, v any) (Cond, string) {
	c := Cond{Left: Expr{Of: f}, Op: "=", Right: Literal(v)}
	text, ok := v.(string)
	if !ok {
		return c, verbatim(number(v))
	}
	if a.wishes.Misspelt && a.guess == nil {
		if said := respelt(a.rng, text); said != text {
			c.Said, a.guess = Literal(said), &f
			return c, verbatim(said)
		}
	}
	return c, a.quoted(text)
}

// respelt writes a value as someone who does not know how it is stored: in lower case, in capitals,
// or without its punctuation.
func respelt(r *rand.Rand, text string) string {
	said := strings.ToLower(strings.NewReplacer("_", " ", "-", " ").Replace(text))
	if strings.Contains(text, "-") && strings.ContainsAny(text, "0123456789") {
		said = strings.ToLower(text) // a code keeps its dashes
	}
	if draw.Chance(r, 0.15) {
		return strings.ToUpper(said)
	}
	if said == text {
		return synth.Capital(text)
	}
	return said
}

// mention says a stored value.
func (v voice) mention(x any) string {
	if s, ok := x.(string); ok {
		return v.quoted(s)
	}
	return verbatim(number(x))
}

// quoted mentions a stored text.
func (v voice) quoted(text string) string {
	switch p := v.rng.Float64(); {
	case p < 0.12:
		return verbatim("'" + text + "'")
	case p < 0.24:
		return verbatim(`"` + text + `"`)
	}
	return verbatim(text)
}

// row draws a row that its label names uniquely and mentions it: "Ann Lee".
func (a *asker) row(t *synth.Table) (conds []Cond, mention string, at int, ok bool) {
	l := label(t)
	if len(l) == 0 || len(t.Rows) == 0 {
		return nil, "", 0, false
	}
	at = a.rng.IntN(len(t.Rows))
	same := 0
	for _, row := range t.Rows {
		equal := true
		for _, e := range l {
			i := e.Of.index()
			if t.Rows[at][i] == nil {
				return nil, "", 0, false
			}
			equal = equal && row[i] == t.Rows[at][i]
		}
		if equal {
			same++
		}
	}
	if same != 1 {
		return nil, "", 0, false
	}
	if len(l) == 1 {
		c, m := a.equals(l[0].Of, t.Rows[at][l[0].Of.index()])
		return []Cond{c}, m, at, true
	}
	var parts []string
	for _, e := range l {
		v := t.Rows[at][e.Of.index()]
		conds = append(conds, Cond{Left: e, Op: "=", Right: Literal(v)})
		s, _ := v.(string)
		parts = append(parts, s)
	}
	return conds, a.quoted(strings.Join(parts, " ")), at, true
}

// refer mentions one row of t by its name or its key: "customer Ann Lee", "the customer with id 7".
func (a *asker) refer(t *synth.Table) (conds []Cond, mention string, ok bool) {
	if hasName(t) && (a.wishes.Misspelt || draw.Chance(a.rng, 0.8)) {
		conds, name, _, ok := a.row(t)
		if !ok {
			return nil, "", false
		}
		return conds, a.say("[{one} {x}|{one} {x}|the {one} {x}|{x}|{x}|the {one} named {x}|{one} called {x}|the {one} whose {label} is {x}]",
			"one", a.one(t), "x", name, "label", a.labelPhrase(t)), true
	}
	k := t.Key()
	if k == nil {
		return nil, "", false
	}
	v, ok := a.value(Field{t, k})
	if !ok {
		return nil, "", false
	}
	c, m := a.equals(Field{t, k}, v)
	return []Cond{c}, a.say("[{one} {x}|{one} number {x}|the {one} with id {x}|{one} with {key} {x}|the {one} with the id {x}|{one} #{x}|{one} no. {x}|the {one} whose {key} is {x}]",
		"one", a.one(t), "x", m, "key", a.phrase(k)), true
}
