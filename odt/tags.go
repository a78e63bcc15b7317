package odt

import "math/bits"

// Tag is a diagnostic tag of Table 7.
type Tag uint8

// The tags, in the order of Table 7.
const (
	JoinMissing Tag = iota
	JoinKeyMismatch
	FromOrJoinTableMismatch
	WhereError
	GroupByMissing
	GroupByError
	OrderByMismatch
	SelectError
	AggregateError
	DistinctMismatch
	SubqueryMissing
	ExtraSubqueryOrCTE
)

// table7 gives each tag its name and meaning.
var table7 = [...]struct{ name, meaning string }{
	JoinMissing:             {"JOIN_MISSING", "Required JOIN structures are missing."},
	JoinKeyMismatch:         {"JOIN_KEY_MISMATCH", "JOIN keys or ON conditions are inconsistent."},
	FromOrJoinTableMismatch: {"FROM_OR_JOIN_TABLE_MISMATCH", "Missing, redundant, or incorrect tables are used."},
	WhereError:              {"WHERE_ERROR", "Filtering predicates differ from the reference."},
	GroupByMissing:          {"GROUP_BY_MISSING", "Required grouping structure is missing."},
	GroupByError:            {"GROUP_BY_ERROR", "Grouping columns or granularity are inconsistent."},
	OrderByMismatch:         {"ORDER_BY_MISMATCH", "Ordering column, direction, or limit structure is inconsistent."},
	SelectError:             {"SELECT_ERROR", "Selected columns or aggregation expressions differ."},
	AggregateError:          {"AGGREGATE_ERROR", "Aggregation functions may be missing or misused."},
	DistinctMismatch:        {"DISTINCT_MISMATCH", "Duplicate-removal behavior is inconsistent."},
	SubqueryMissing:         {"SUBQUERY_MISSING", "An expected nested query branch is missing."},
	ExtraSubqueryOrCTE:      {"EXTRA_SUBQUERY_OR_CTE", "Redundant nested or CTE branches are introduced."},
}

// String is the tag's name: "JOIN_MISSING".
func (t Tag) String() string { return table7[t].name }

// Meaning is what the tag says, in a sentence.
func (t Tag) Meaning() string { return table7[t].meaning }

// MarshalText writes the tag's name.
func (t Tag) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// thresholds are those of Table 6: a similarity below one emits the tag.
var thresholds = [...]struct {
	of    feature
	below float64
	tag   Tag
}{
	{joinConditions, 0.60, JoinKeyMismatch},
	{wherePredicates, 0.60, WhereError},
	{selectProjections, 0.60, SelectError},
	{groupByColumns, 0.65, GroupByError},
	{orderByClauses, 0.65, OrderByMismatch},
	{tables, 0.70, FromOrJoinTableMismatch},
}

// diagnose are the tags of a pair of SELECTs (Table 7). Every trigger that holds fires: a missing GROUP BY is a
// wrong one too.
func diagnose(p, g *Profile, sim [features]float64) (tags tagSet) {
	for _, t := range thresholds {
		if sim[t.of] < t.below {
			tags.add(t.tag)
		}
	}
	// Table 7 says that the count differs, but what the tag means, and appendix G, leave out surplus joins.
	if p.C.Joins < g.C.Joins {
		tags.add(JoinMissing)
	}
	if len(g.G) > 0 && !p.B.GroupBy {
		tags.add(GroupByMissing)
	}
	if p.B.Aggregation != g.B.Aggregation {
		tags.add(AggregateError)
	}
	if p.B.Distinct != g.B.Distinct {
		tags.add(DistinctMismatch)
	}
	return tags
}

// tagSet has a bit for each tag.
type tagSet uint16

func (s *tagSet) add(t Tag) { *s |= 1 << t }

func (s tagSet) list() []Tag {
	var out []Tag
	for ; s != 0; s &= s - 1 {
		out = append(out, Tag(bits.TrailingZeros16(uint16(s))))
	}
	return out
}
