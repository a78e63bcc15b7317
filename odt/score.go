package odt

import "math"

// feature is a dimension in which two SELECTs are compared.
type feature int

const (
	joinConditions feature = iota
	wherePredicates
	selectProjections
	tables
	groupByColumns
	structuralCounts
	orderByClauses
	distinctUsage
	features // how many there are
)

// weights are w_f of Table 5.
var weights = [features]float64{
	joinConditions:    0.22,
	wherePredicates:   0.20,
	selectProjections: 0.16,
	tables:            0.12,
	groupByColumns:    0.10,
	structuralCounts:  0.10,
	orderByClauses:    0.06,
	distinctUsage:     0.04,
}

// α is the share of a SELECT's own clauses in its score (appendix D, "Recursive Child Matching").
const α = 0.70

// compare is s_node(p, g), with the tags of the pair and of the pairs matched below it.
func compare(p, g *Node) (sNode float64, tags tagSet) {
	sChild, tags := matchChildren(p.Children, g.Children)
	if g.Profile == nil { // only SELECT has a profile: the children decide
		if p.All != g.All {
			tags.add(DistinctMismatch) // ours: UNION without ALL removes duplicates
		}
		return sChild, tags
	}
	sim := similarities(p.Profile, g.Profile)
	return α*sLocal(sim) + (1-α)*sChild, tags | diagnose(p.Profile, g.Profile, sim)
}

// sLocal is the weighted mean of the feature-level similarities.
func sLocal(sim [features]float64) float64 {
	var sum, Σw float64
	for f, w := range weights {
		sum += w * sim[f]
		Σw += w
	}
	return sum / Σw
}

// similarities are sim_f(p_f, g_f).
func similarities(p, g *Profile) [features]float64 {
	return [features]float64{
		joinConditions:    jaccard(p.J, g.J),
		wherePredicates:   jaccard(p.W, g.W),
		selectProjections: jaccard(p.S, g.S),
		tables:            jaccard(p.T, g.T),
		groupByColumns:    jaccard(p.G, g.G),
		// The two counts share one weight: their mean (ours).
		structuralCounts: (numSim(p.C.Joins, g.C.Joins) + numSim(p.C.Items, g.C.Items)) / 2,
		orderByClauses:   jaccard(p.O, g.O),
		distinctUsage:    equal(p.B.Distinct, g.B.Distinct),
	}
}

// matchChildren is s_child: each gold child takes the best of the predicted children that are left.
func matchChildren(p, g []*Node) (sChild float64, tags tagSet) {
	if len(p) == 0 && len(g) == 0 {
		return 1, 0 // ours
	}
	taken, pairs, sum := make([]bool, len(p)), 0, 0.0
	for _, v := range g {
		best, sBest, tagsBest := -1, 0.0, tagSet(0)
		for i, u := range p {
			if taken[i] || !compatible(u, v) {
				continue
			}
			if s, t := compare(u, v); best < 0 || s > sBest {
				best, sBest, tagsBest = i, s, t
			}
		}
		if best < 0 {
			tags.add(SubqueryMissing)
			continue
		}
		taken[best] = true
		pairs++
		sum += sBest
		tags |= tagsBest
	}
	if pairs < len(p) {
		tags.add(ExtraSubqueryOrCTE)
	}
	return sum / float64(max(len(p), len(g))), tags
}

// compatible reports which children may be matched: those of one type, CTEs of one name and (ours) set operations
// of one operator.
func compatible(u, v *Node) bool { return u.Type == v.Type && u.Name == v.Name }

// jaccard is |A∩B| / |A∪B|: 1 where both are empty, 0 where one is.
func jaccard(a, b Set) float64 {
	if len(a) == 0 && len(b) == 0 {
		return 1
	}
	common := 0
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] < b[j]:
			i++
		case a[i] > b[j]:
			j++
		default:
			common, i, j = common+1, i+1, j+1
		}
	}
	return float64(common) / float64(len(a)+len(b)-common)
}

// numSim is NumSim(a, b), b the gold count.
func numSim(a, b int) float64 {
	return 1 - math.Min(1, math.Abs(float64(a-b))/float64(max(1, b)))
}

func equal(p, g bool) float64 {
	if p == g {
		return 1
	}
	return 0
}
