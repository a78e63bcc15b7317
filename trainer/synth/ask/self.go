package ask

import (
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// self asks about rows that refer to rows of their own table: managers, parent categories. Both sides
// get an alias, T1 for the side that is asked for.
func self(a *asker) *Question {
	if len(a.atlas.selves) == 0 {
		return nil
	}
	l := draw.One(a.rng, a.atlas.selves)
	t := l.Child
	lower, upper := *t, *t // the same table twice
	link := Link{&lower, l.Column, &upper}
	fromUpper := map[*synth.Table]string{&upper: "T1", &lower: "T2"}
	fromLower := map[*synth.Table]string{&lower: "T1", &upper: "T2"}
	role := l.Column.Ref.Role
	if role == "" {
		role = "parent " + a.one(t)
	}
	if !hasName(t) {
		return nil
	}
	slots := []string{"role", role, "roles", schema.Plural(role), "many", a.many(t), "one", a.one(t), "who", who(t)}
	switch p := a.rng.Float64(); {
	case p < 0.3: // the parent of one row
		conds, x, ok := a.refer(&lower)
		if !ok {
			return nil
		}
		return &Question{
			Text:  a.say("[{who} is the {role} of {x}|What is the name of the {role} of {x}|Which {one} is the {role} of {x}|{xs} {role}|Find the {role} of {x}|the {role} of {x}|Show the {role} of {x}]", append(slots, "x", x, "xs", possessive(x))...),
			Query: &Query{Cols: label(&upper), From: &upper, Joins: []Join{{link, &lower}}, Where: conds, Alias: fromUpper},
		}
	case p < 0.6: // the rows under one
		conds, x, ok := a.refer(&upper)
		if !ok {
			return nil
		}
		q := &Query{Cols: label(&lower), From: &lower, Joins: []Join{{link, &upper}}, Where: conds, Alias: fromLower}
		question := &Question{Query: q}
		things := a.of(route{tables: []*synth.Table{&upper, &lower}, links: []Link{link}}, a.many(t), x)
		if draw.Chance(a.rng, 0.4) {
			q.Cols = []Expr{CountAll}
			question.Text = a.say(howMany, "things", things)
		} else {
			question.Text = a.say(which, "things", things, "who", who(t), "label", a.labelPhrase(t))
		}
		return question
	case p < 0.8: // the parent with the most
		k := draw.One(a.rng, []int{1, 1, 2, 3, 5})
		question := &Question{Query: &Query{Cols: label(&upper), From: &upper, Joins: []Join{{link, &lower}}, Alias: fromUpper,
			Group: []Expr{{Of: Field{&upper, t.Key()}}}, Order: []Order{{CountAll, true}}, Limit: k}}
		slots = append(slots, "k", a.count(k))
		if question.Text = a.say("[Which {one} is the {role} of the most {many}|the {role} with the most {many}|Which {role} has the most {many}|Find the {role} of the largest number of {many}]", slots...); k > 1 {
			question.Text = a.say("[Which {k} {roles} have the most {many}|the {k} {roles} with the most {many}|Top {k} {roles} by number of {many}]", slots...)
		}
		return question
	}
	// the rows without a parent
	f := filter{conds: []Cond{{Left: Expr{Of: l.FK()}, Op: "IS NULL"}}, post: a.say("[without a {role}|with no {role}|that have no {role}|that do not have a {role}]", slots...)}
	if draw.Chance(a.rng, 0.4) {
		return &Question{Text: a.howMany(f, a.many(t)), Query: &Query{Cols: []Expr{CountAll}, From: t, Where: f.conds}}
	}
	return &Question{Text: a.which(t, f), Query: &Query{Cols: label(t), From: t, Where: f.conds}}
}
