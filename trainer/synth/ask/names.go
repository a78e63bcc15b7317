package ask

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// What people call tables, rows and columns.

// many is what the rows of a table are called.
func (v voice) many(t *synth.Table) string {
	switch p := v.rng.Float64(); {
	case p < 0.04:
		return verbatim(t.Name) + draw.One(v.rng, []string{" rows", " entries", " records"})
	case p < 0.08:
		return v.noun(t).One + draw.One(v.rng, []string{" records", " entries"})
	}
	return v.noun(t).Many
}

// one is what a row is called.
func (v voice) one(t *synth.Table) string { return v.noun(t).One }

// ownWords is how often a question says the schema's word where there are others too. People see the
// names mostly; and a model learns first to find a word that is there.
const ownWords = 0.9

func (v voice) noun(t *synth.Table) synth.Noun {
	if draw.Chance(v.rng, ownWords) {
		return t.Nouns[0]
	}
	return draw.One(v.rng, t.Nouns)
}

// label is what identifies a row to people: its name columns, the first name first; else its key.
func label(t *synth.Table) []Expr {
	var out []Expr
	for _, c := range t.Columns {
		if c.Kind == synth.KindName {
			out = append(out, Expr{Of: Field{t, c}})
		}
	}
	if len(out) == 2 && givenName(out[1].Of.Column) {
		out[0], out[1] = out[1], out[0]
	}
	if len(out) > 0 {
		return out
	}
	if k := t.Key(); k != nil {
		return []Expr{{Of: Field{t, k}}}
	}
	return nil
}

func givenName(c *synth.Column) bool {
	for _, p := range c.Phrases {
		if strings.Contains(p, "first") || strings.Contains(p, "given") || strings.Contains(p, "forename") {
			return true
		}
	}
	return false
}

// hasName reports whether people know the rows of t by a name.
func hasName(t *synth.Table) bool {
	l := label(t)
	return len(l) > 0 && l[0].Of.Column.Kind == synth.KindName
}

// labelPhrase says what label selects: "name", "first and last name", "id".
func (v voice) labelPhrase(t *synth.Table) string {
	switch l := label(t); len(l) {
	case 1:
		return v.phrase(l[0].Of.Column)
	default:
		return draw.One(v.rng, []string{"first and last name", "full name", "name", "name and surname", "first name and last name"})
	}
}

// who asks for a row of t: "who" where the rows are people.
func who(t *synth.Table) string {
	l := label(t)
	person := len(l) == 2
	for _, e := range l {
		for _, p := range e.Of.Column.Phrases {
			person = person || p == "full name"
		}
	}
	if person {
		return "who"
	}
	return "what"
}

// phrase says a column, by preference with a phrase that is where a noun is.
func (v voice) phrase(c *synth.Column) string {
	if draw.Chance(v.rng, 0.07) || len(c.Phrases) == 0 {
		return verbatim(c.Name)
	}
	if c.Phrases[0] != "" && draw.Chance(v.rng, ownWords) && nounLike(c.Phrases[0]) {
		return c.Phrases[0]
	}
	for range 4 {
		if p := draw.One(v.rng, c.Phrases); nounLike(p) {
			return p
		}
	}
	return verbatim(c.Name)
}

// nounLike distinguishes "hire date" from "hired on".
func nounLike(phrase string) bool {
	ws := strings.Fields(phrase)
	switch last := ws[len(ws)-1]; {
	case ws[0] == "is", ws[0] == "made", ws[0] == "paid", ws[0] == "hired", ws[0] == "in":
		return false
	case strings.HasSuffix(last, "ed") && len(last) > 4:
		return false
	default:
		switch last {
		case "on", "at", "in", "by", "of", "until", "since", "built", "hand":
			return false
		}
	}
	return true
}

// pluralPhrase leaves identifiers alone.
func pluralPhrase(p string) string {
	if len(p) > 0 && p[:1] == keep {
		return p + " values"
	}
	return schema.Plural(p)
}
