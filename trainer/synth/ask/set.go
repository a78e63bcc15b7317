package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// setOperation combines a column of two tables that means the same in both: the countries of suppliers
// and those of customers.
func setOperation(a *asker) *Question {
	type pair struct{ left, right Field }
	var pairs []pair
	for _, t := range a.atlas.entities {
		for _, c := range t.Columns {
			if c.Kind != synth.KindPlace && c.Kind != synth.KindCategory && c.Kind != synth.KindYear {
				continue
			}
			for _, u := range a.atlas.entities {
				for _, d := range u.Columns {
					if t != u && c.Kind == d.Kind && c.Phrases[0] == d.Phrases[0] {
						pairs = append(pairs, pair{Field{t, c}, Field{u, d}})
					}
				}
			}
		}
	}
	if len(pairs) == 0 {
		return nil
	}
	p := draw.One(a.rng, pairs)
	phrase := a.phrase(p.left.Column)
	slots := []string{"ps", pluralPhrase(phrase), "p", phrase, "many", a.many(p.left.Table), "others", a.many(p.right.Table)}
	q := &Query{Cols: []Expr{{Of: p.left}}, From: p.left.Table, With: &Query{Cols: []Expr{{Of: p.right}}, From: p.right.Table}}
	var text string
	switch a.rng.IntN(3) {
	case 0:
		q.Set = "INTERSECT"
		text = a.say("[Which {ps} have both {many} and {others}|{ps} shared by {many} and {others}|Which {ps} occur for both {many} and {others}|List the {ps} that {many} and {others} have in common|In which {ps} are there both {many} and {others}]", slots...)
	case 1:
		q.Set = "EXCEPT"
		text = a.say("[Which {ps} have {many} but no {others}|{ps} of {many} that no {others} have|Which {ps} of {many} do not occur among {others}|List the {ps} with {many} but without {others}|In which {ps} are there {many} but no {others}]", slots...)
	default:
		q.Set = "UNION"
		text = a.say("[List [the |all |]{ps} of {many} and {others}|Which {ps} have {many} or {others}|all [different|distinct] {ps} of {many} or {others}|{ps} that occur for {many} or for {others}]", slots...)
	}
	return &Question{Text: text, Query: q}
}
