package eval

import (
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/odt"
)

// Mismatch is Progress-SQL's Table 8: the share of answers whose structure differs from gold's in a clause, by the tags
// of the ODT, over the answers that sqltree can read (Compared); those that it cannot read are counted apart. The
// appendix maps "fine-grained tags into four coarse categories" without saying how: ours is by the clause that a tag's
// meaning names. The tags that name none of the four (ordering, subqueries) count nowhere, as in the paper's table.
type Mismatch struct {
	Compared   int    `json:"compared"`
	Unreadable int    `json:"unreadable"`
	Select     Figure `json:"select"`
	Join       Figure `json:"join"`
	Where      Figure `json:"where"`
	Group      Figure `json:"group"`
	Average    Figure `json:"average"` // Avg. Err.: the mean of the four
}

// clauses are the categories of Table 8, in its order.
var clauses = [4][]odt.Tag{
	{odt.SelectError, odt.AggregateError, odt.DistinctMismatch},
	{odt.JoinMissing, odt.JoinKeyMismatch, odt.FromOrJoinTableMismatch},
	{odt.WhereError},
	{odt.GroupByMissing, odt.GroupByError},
}

// MismatchOf counts the mismatches of a run. All rates are NaN of none.
func MismatchOf(outcomes []Outcome) Mismatch {
	var m Mismatch
	var counts [len(clauses)]int
	for _, o := range outcomes {
		if o.Scores == nil || o.Scores.Diagnosis == nil {
			continue
		}
		d := o.Scores.Diagnosis
		if !d.Parsed {
			m.Unreadable++
			continue
		}
		m.Compared++
		for i, tags := range clauses {
			counts[i] += indicator(slices.ContainsFunc(tags, func(t odt.Tag) bool { return slices.Contains(d.Tags, t.String()) }))
		}
	}
	rate := func(n int) Figure {
		if m.Compared == 0 {
			return Figure(math.NaN())
		}
		return Figure(n) / Figure(m.Compared)
	}
	m.Select, m.Join, m.Where, m.Group = rate(counts[0]), rate(counts[1]), rate(counts[2]), rate(counts[3])
	m.Average = (m.Select + m.Join + m.Where + m.Group) / 4
	return m
}
