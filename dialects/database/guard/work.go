package guard

import (
	"fmt"
	"math"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Some functions compare every part of one value with every part of another and do not look whether they should end:
// PostgreSQL's translate() of two megabytes outlived its time limit, pg_cancel_backend and pg_terminate_backend. Where
// constants are planned, so does EXPLAIN. So what constants build bounds such work beforehand. Of what rows hold
// nothing is known: it is counted as the largest constant of the statement, so that a large constant does not come by
// way of a column.
const (
	maxWork    = 1e8 // steps, of a nanosecond to a tenth of a microsecond
	smallValue = 200 // bytes: no statement has room for so many calls that values so small matter
)

// labour adds the steps of one operation to those of the statement.
func (z *sizer) labour(e *sqltree.Expr, args []value) {
	name := strings.TrimPrefix(string(e.Op), "not ") // NOT LIKE ANY
	if e.Op == sqltree.OpCall {
		name = e.Text
	}
	steps := 0.0
	switch {
	case xmlPaths[name] && e.Op == sqltree.OpCall:
		steps = paths(e, args)
	case z.dialect == dialects.MySQL && e.Op == sqltree.OpCall && geometric(name):
		n := sum(args)
		if steps = 10 * n * n; name == "st_buffer" {
			steps = n * n * n / 10
		}
	case z.dialect == dialects.MySQL && (name == "trim" || name == "rtrim"):
		n := sum(args) // each byte that goes is looked for from the start
		steps = n * n
	case z.dialect == dialects.Postgres && (name == "normalize" || name == "is_normalized"):
		steps = args[0].bytes * args[0].bytes // marks are put in order one by one
	case quadratic[z.dialect][name], name == "-" && len(e.Args) == 2 && isArray(e.Args[1]):
		steps = product(args)
	}
	if z.work += steps; z.work > maxWork && z.refusal == nil {
		z.refusal = &Refusal{Rule: RuleSize, Reason: fmt.Sprintf("%s and the like would take %.3g steps in one go, on values"+
			" that constants make that large: %.3g are allowed", name, z.work, maxWork)}
	}
}

// quadratic are the functions and operators whose steps are the product of the sizes of two operands.
var quadratic = map[dialects.Dialect]set{
	dialects.SQLite: words(`glob instr like replace trim ltrim rtrim unhex json_patch jsonb_patch`),
	dialects.MySQL: words(`find_in_set instr json_contains json_merge json_merge_patch json_merge_preserve json_overlaps
		json_search like locate ltrim position replace substring_index`),
	dialects.Postgres: words(`like ilike notlike textlike textnlike texticlike texticnlike btrim ltrim rtrim trim translate strpos position replace split_part string_to_array
		string_to_table ts_delete ts_headline strict_word_similarity word_similarity jsonb_contains <-> ?# ## @> <@ && ?| ?& ~=`),
}

// product is that of the two largest sizes.
func product(args []value) float64 {
	first, second := 0.0, 0.0
	for _, a := range args {
		first, second = max(first, a.bytes), max(second, min(first, a.bytes))
	}
	return first * second
}

// xmlPaths are the functions that follow an XPath.
var xmlPaths = words(`extractvalue updatexml xmlexists xmltable xpath xpath_exists`)

// paths are the steps of an XPath: each condition, and each step to nodes of any depth, may look at every node again.
func paths(e *sqltree.Expr, args []value) float64 {
	again, known := 0, false
	for _, a := range e.Args {
		if a.Op == sqltree.OpString {
			again, known = max(again, strings.Count(a.Text, "//")+strings.Count(a.Text, "[")+strings.Count(a.Text, "::")-1), true
		}
	}
	if !known {
		again = 8
	}
	const node = 4 // bytes, at least: <a/>
	return math.Pow(max(1, sum(args)/node), float64(1+again))
}

// geometric are MySQL's functions that compute with shapes, not those that read or write them.
func geometric(name string) bool {
	computes := strings.HasPrefix(name, "st_") && !strings.HasPrefix(name, "st_as") && !strings.Contains(name, "from")
	return computes || shapes[name]
}

var shapes = words(`centroid contains crosses disjoint equals intersects mbrcontains mbrcoveredby mbrcovers mbrdisjoint
	mbrequals mbrintersects mbroverlaps mbrtouches mbrwithin overlaps touches within`)

// isArray says whether an expression is plainly an array: PostgreSQL's jsonb - text[] compares each with each.
func isArray(e *sqltree.Expr) bool {
	switch e.Op {
	case sqltree.OpArray, sqltree.OpArrayQuery:
		return true
	case sqltree.OpCast:
		return strings.HasSuffix(e.Text, "[]")
	case sqltree.OpCall:
		return strings.HasPrefix(e.Text, "array_") || strings.Contains(e.Text, "_to_array")
	}
	return false
}
