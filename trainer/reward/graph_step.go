package reward

import (
	"cmp"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// GraphStep is a subquery q̂_i of a prediction, with what its last token earns.
type GraphStep struct {
	Name  string  // of the CTE; "" of a query in parentheses, and of the whole
	End   int     // where it ends in the prediction, in bytes: after its last byte
	Score float64 // R_StepRTM^(i), the share of gold's nodes that are matched so far
	// Reward is what it adds to the score of the step before it. The formula of section 4.6 is cumulative, Figure 2
	// pays "newly matched nodes"; paid so, a reference node is never paid for twice, and all steps add up to at most 1.
	Reward float64
}

// StepRTM splits a prediction into its CTEs, in the order in which they end, and the whole query, and scores each
// (section 4.6):
//
//	R^(i) = |(M_i ∪ G_i) ∩ G_q*| / |G_q*|,  M_i = G_1 ∪ … ∪ G_(i−1)
//
// where G_q* are the nodes of gold's ROT, and G_i those of them that match the ROT of step i, the CTEs that it reads
// merged or written out in it. A wrong name only costs its nodes: the outcome reward is there to punish it.
//
// A form without CTEs has queries in parentheses in their place, where nested is set (ours); what of such a query
// cannot be read on its own, as where it asks for columns of the one around it, adds nothing before the end.
//
// The error is that of parse.Parse, or *relalg.Error: such a prediction has no steps.
func (g *GraphGold) StepRTM(sql string, nested bool) ([]GraphStep, error) {
	q, _, err := g.parse(sql)
	if err != nil {
		return nil, err
	}
	queries := graphSteps(q, nested)
	steps := make([]GraphStep, len(queries))
	matched := make([]bool, g.ROT.Size()) // M_i
	before, count := 0.0, 0
	for i, c := range queries {
		rot, err := relalg.ROT(c.Query, g.schema)
		inside := nested && i < len(queries)-1
		if err != nil && !inside {
			return nil, err
		}
		if err == nil {
			for j, hit := range g.weights.Match(rot, g.ROT) { // G_i
				if hit && !matched[j] {
					matched[j] = true
					count++
				}
			}
		}
		score := float64(count) / float64(len(matched))
		steps[i] = GraphStep{Name: c.Name, End: c.Query.Span.End, Score: score, Reward: score - before}
		before = score
	}
	return steps, nil
}

// graphSteps are the CTEs of a query, wherever they stand, or its nested queries, and the query itself, by their ends.
func graphSteps(q *sqltree.Query, nested bool) []sqltree.CTE {
	var steps []sqltree.CTE
	operands := map[*sqltree.Query]bool{q: true} // of set operations: they have no parentheses
	for inner := range q.Queries() {
		if op, ok := inner.Body.(*sqltree.SetOp); ok {
			operands[op.Left], operands[op.Right] = true, true
		}
		if nested && !operands[inner] {
			steps = append(steps, sqltree.CTE{Query: inner})
		}
		if nested {
			continue
		}
		for _, c := range inner.With {
			if c.Query != nil {
				steps = append(steps, c)
			}
		}
	}
	slices.SortStableFunc(steps, func(a, b sqltree.CTE) int { return cmp.Compare(a.Query.Span.End, b.Query.Span.End) })
	return append(steps, sqltree.CTE{Query: q})
}
