package synth

import (
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// What a domain says can be remembered. Here nouns and attributes are put together that no domain has,
// so that a question can only be answered by reading the schema.

// coinNoun draws a rarer noun, a compound of two, or an invented one.
func coinNoun(r *rand.Rand) Noun {
	switch p := r.Float64(); {
	case p < 0.5:
		return noun(draw.One(r, concreteNouns))
	case p < 0.65:
		return noun(draw.One(r, concreteNouns) + " " + draw.One(r, collectives))
	case p < 0.72:
		return noun(nonce(r) + " " + draw.One(r, collectives))
	case p < 0.8:
		return noun(draw.One(r, nounModifiers) + " " + draw.One(r, concreteNouns))
	}
	return noun(nonce(r))
}

// coinPerson draws a rarer trade of people: "glazier", or an invented one: "zorbler".
func coinPerson(r *rand.Rand) Noun {
	switch p := r.Float64(); {
	case p < 0.6:
		return noun(draw.One(r, trades))
	case p < 0.8:
		return noun(draw.One(r, concreteNouns) + " " + draw.One(r, []string{"keeper", "maker", "owner", "dealer", "expert", "finder", "cleaner", "painter"}))
	}
	return noun(nonce(r) + draw.One(r, []string{"er", "ist", "man", "or"}))
}

func noun(one string) Noun { return Noun{one, schema.Plural(one)} }

// coinPlan makes a world of coined entities that form a forest, with a junction now and then.
func coinPlan(r *rand.Rand, size int) []*blueprint {
	var plan []*blueprint
	seen := map[string]bool{}
	for len(plan) < size {
		n, person := coinNoun(r), draw.Chance(r, 0.15)
		if person {
			n = coinPerson(r)
		}
		if seen[n.One] || seen[n.Many] {
			continue
		}
		seen[n.One], seen[n.Many] = true, true
		b := &blueprint{nouns: []Noun{n}, person: person}
		if !person && draw.Chance(r, 0.85) {
			b.attrs = append(b.attrs, *stockIndex[draw.One(r, []string{"name", "name", "name", "reference", "product", "place", "title"})])
		}
		parents := 0
		if len(plan) > 0 {
			parents = draw.One(r, []int{0, 1, 1, 1, 2})
		}
		for range parents {
			p := parentRef{parent: r.IntN(len(plan))}
			if draw.Chance(r, 0.6) {
				p.parent = len(plan) - 1 // chains
			}
			if plan[p.parent].link {
				continue // a junction may have no key to refer to
			}
			if len(b.refs) == 0 || b.refs[0].parent != p.parent {
				p.verbs, p.passive = coinVerbs(r)
				b.refs = append(b.refs, p)
			}
		}
		if len(b.refs) == 2 && !person && draw.Chance(r, 0.6) {
			b.link, b.attrs = true, nil
		}
		for range r.IntN(7) {
			if draw.Chance(r, 0.45) {
				b.attrs = append(b.attrs, coinAttribute(r))
			} else if a := draw.One(r, stock); a.kind != KindName {
				b.attrs = append(b.attrs, a)
			}
		}
		plan = append(plan, b)
	}
	return plan
}

// coinVerbs draws a relation that fits most things, or none.
func coinVerbs(r *rand.Rand) (verbs, passive []string) {
	if draw.Chance(r, 0.4) {
		return nil, nil
	}
	v := strings.Split(draw.One(r, relations), "/")
	return commas(v[0]), commas(v[1])
}

// coinSome renames tables of a plan after coined nouns, and drops what their old nouns implied.
func coinSome(r *rand.Rand, plan []*blueprint) {
	share := 0.0
	if draw.Chance(r, 0.4) {
		share = coinedTables / 0.4
	}
	for i, b := range plan {
		if !draw.Chance(r, share) {
			continue
		}
		b.nouns = []Noun{coinNoun(r)}
		if b.person {
			b.nouns = []Noun{coinPerson(r)}
		}
		for k := range b.refs {
			b.refs[k].verbs, b.refs[k].passive = coinVerbs(r)
		}
		for _, child := range plan[i+1:] {
			for k := range child.refs {
				if child.refs[k].parent == i && child.refs[k].role == "" {
					child.refs[k].verbs, child.refs[k].passive = coinVerbs(r)
				}
			}
		}
	}
}

// coinAttribute composes a column: "outer pressure", "lantern count", "grimble", "sealed".
func coinAttribute(r *rand.Rand) attribute {
	name := ""
	switch r.IntN(4) {
	case 0:
		name = nonce(r)
	case 1:
		name = draw.One(r, nounModifiers) + " " + draw.One(r, quantities)
	case 2:
		name = draw.One(r, concreteNouns) + " " + draw.One(r, []string{"count", "share", "level", "index", "rate", "score", "volume", "limit", "cost", "size"})
	default:
		name = draw.One(r, quantities)
	}
	a := attribute{names: name, kind: KindNumber}
	switch p := r.Float64(); {
	case p < 0.55:
		hi := draw.One(r, []float64{5, 10, 50, 100, 400, 1000, 20000})
		a.fill = measure(float64(r.IntN(2)), hi, draw.One(r, []int{0, 0, 1, 2}))
		if before, ok := strings.CutSuffix(name, " count"); ok {
			a.fill = measure(0, hi, 0)
			a.says = "number of " + schema.Plural(before)
		}
	case p < 0.8:
		a.kind = KindCategory
		a.names = strings.TrimSpace(draw.One(r, []string{"", draw.One(r, concreteNouns), draw.One(r, nounModifiers), nonce(r)}) + " " +
			draw.One(r, []string{"class", "kind", "mode", "group", "style", "phase", "variant", "grade", "tier", "family", "format", "method"}))
		var pool []string
		for range 3 + r.IntN(5) {
			pool = append(pool, draw.One(r, []string{nonce(r), strings.ToLower(draw.One(r, adjectives)), draw.One(r, concreteNouns), code(r, "A9"), draw.One(r, nounModifiers)}))
		}
		a.fill = among(pool)
	case p < 0.9:
		a.kind = KindFlag
		a.names = draw.One(r, participles)
		if draw.Chance(r, 0.3) {
			a.names = nonce(r) + "ed"
		}
		a.yes, a.no = a.names, "not "+a.names
		if draw.Chance(r, 0.3) {
			a.names = "is " + a.names
		}
		a.fill = flags()
	case p < 0.96:
		a.kind = KindDate
		done := draw.One(r, participles)
		a.names = draw.One(r, []string{done + " date;" + done + " on", done + " on; date " + done, done + " at;" + done + " date"})
		a.more, a.less = "were "+done+" after", "were "+done+" before"
		a.most, a.least = "most recently "+done, "first "+done
		a.fill = dates(2000, 2025)
	default:
		a.kind = KindText
		a.names = draw.One(r, concreteNouns) + " " + draw.One(r, []string{"note", "text", "hint", "label", "path", "link"})
		a.fill = each(from(sentences))
	}
	return a
}
