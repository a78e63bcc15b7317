package guard

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Some functions compare every part of one value with every part of another and do not look whether they should end:
// PostgreSQL's translate() of two megabytes outlived its time limit, pg_cancel_backend and pg_terminate_backend. Where
// constants are planned, so does EXPLAIN. So what constants build bounds such work beforehand. What is not known to be
// linear, or to end when it is cancelled, counts as the square of the sizes of its operands.
//
// Of what rows hold nothing is known: it is counted as the largest constant of the statement, so that a large constant
// does not come by way of a column. What a query gathers from many rows counts as maxValue.
const (
	maxWork    = 1e8     // steps, of a nanosecond to a tenth of a microsecond
	smallValue = 200     // bytes: no statement has room for so many calls that values so small matter
	maxShape   = 4 << 10 // bytes of a shape in binary, if the statement makes it
)

// labour adds the steps of one operation to those of the statement.
func (z *sizer) labour(e *sqltree.Expr, args []value) {
	name := operation(e)
	if z.work += z.steps(e, name, args); z.work > maxWork && z.refusal == nil {
		z.refusal = &Refusal{Rule: RuleSize, Reason: fmt.Sprintf("%s and similar operations would take %.3g uninterruptible steps, on"+
			" values that constants make this large; the maximum is %.3g", name, z.work, maxWork)}
	}
}

// steps are those of one operation.
func (z *sizer) steps(e *sqltree.Expr, name string, args []value) float64 {
	n := sum(args)
	switch texts, _ := programs(z.dialect, e); {
	case texts != nil && !isJSONPath(e):
		return n + follow(z.dialect, e, args)
	case name == "@@" && z.pathPower > 1: // a jsonpath may come by way of a column
		return math.Pow(max(n, smallValue), z.pathPower)
	case z.dialect == dialects.MySQL:
		if steps, ok := z.mysqlSteps(e, name, args); ok {
			return steps
		}
	case z.dialect == dialects.Postgres:
		if steps, ok := postgresSteps(e, name, args); ok {
			return steps
		}
	}
	switch call := e.Op == sqltree.OpCall; {
	case quadratic[z.dialect][name]:
		return product(args)
	case call && strings.HasPrefix(name, "json"): // each path looks at the value again
		if linear(z.dialect, e, name) {
			return n / 16 * max(1, float64(len(args))/2)
		}
	case linear(z.dialect, e, name):
		return n / 16
	}
	return n * n
}

// linear reports whether an operation takes as many steps as its operands have bytes, or ends when it is cancelled.
// What an administrator allows is taken to be so.
func linear(d dialects.Dialect, e *sqltree.Expr, name string) bool {
	f := allowed[d]
	if e.Op == sqltree.OpCall {
		return f.linear[name] || f.aggregate[name] || f.window[name] || f.from[name] || !f.scalar[name]
	}
	return linearOperators[name] || f.linear[name] || d != dialects.Postgres && arithmetical[name] || d == dialects.Postgres && cancelled[name]
}

var (
	// linearOperators are those of every dialect, and what is no operation at all.
	linearOperators = words(`column number string blob bool null param now literal and or not xor = <> < <= > >= is between in
		exists any all subquery negate || case when else row array index slice field collate cast default & | << >> ~ #
		-> ->> #> #>> #- ? both leading trailing interval overlaps using as name xmlattributes standalone document content
		passing xmlnamespace define nested with default transaction`).
		and("is null", "array query", "at time zone", "at local", "between symmetric", "on empty", "on error", "exists path",
			"is json", "is document", "for ordinality", "format json", "not null")
	arithmetical = words(`+ - * / % div mod ^ **`)
	// cancelled are PostgreSQL's operators that look whether they are to end: those of regular expressions.
	cancelled = words(`~ ~* !~ !~* +`).and("similar to")
)

// quadratic are the functions and operators whose steps are the product of the sizes of two operands.
var quadratic = map[dialects.Dialect]set{
	dialects.SQLite: words(`glob instr like replace trim ltrim rtrim unhex json_patch jsonb_patch`),
	dialects.MySQL: words(`find_in_set instr json_contains json_merge json_merge_patch json_merge_preserve json_overlaps
		like locate ltrim position substring_index`).and("member of"),
	dialects.Postgres: words(`like ilike notlike textlike textnlike texticlike texticnlike btrim ltrim rtrim trim
		translate strpos position replace split_part string_to_array string_to_table ts_delete
		jsonb_contains <-> ?# ## @> <@ && ?| ?& ~= @@`),
}

// product is that of the two largest sizes.
func product(args []value) float64 {
	first, second := 0.0, 0.0
	for _, a := range args {
		first, second = max(first, a.bytes), max(second, min(first, a.bytes))
	}
	return first * second
}

// mysqlSteps are those of what MySQL or MariaDB does in a way of its own.
func (z *sizer) mysqlSteps(e *sqltree.Expr, name string, args []value) (float64, bool) {
	n := sum(args)
	switch {
	case name == "trim", name == "rtrim": // each byte that goes is looked for from the start
		return n * n, true
	case name == "replace" && len(args) == 3: // MariaDB moves the rest of the text for each place
		if e.Args[1].Op == sqltree.OpString && e.Args[2].Op == sqltree.OpString && len(e.Args[1].Text) == len(e.Args[2].Text) {
			return product(args), true
		}
		from, to := max(1, args[1].bytes), max(1, args[2].bytes)
		return max(product(args), args[0].bytes/from*args[0].bytes*max(1, to/from)/128), true
	case e.Op != sqltree.OpCall || !spatial[name]:
		return 0, false
	case strings.HasSuffix(name, "fromtext") || name == "st_geomfromgeojson":
		return n * n / 64, true
	case slices.ContainsFunc(e.Args, func(x *sqltree.Expr) bool { return !z.small(x) }):
		return math.Inf(1), true
	case name == "st_buffer":
		return n * n * n / 10, true
	case geometric(name):
		return 10 * n * n, true
	}
	return n, true
}

// small reports whether an operand of a function of shapes is no long binary value of the statement's own making, which
// MariaDB would follow by recursion, however deep its collections are in each other.
func (z *sizer) small(e *sqltree.Expr) bool {
	if _, made := z.columns[strings.ToLower(e.Text)]; e.Op == sqltree.OpColumn && !made || e.Op == sqltree.OpCall && spatial[e.Text] {
		return true
	}
	return z.expr(e).bytes <= maxShape
}

// spatial are MySQL's functions of shapes.
var spatial = words(mysqlShapes, "st_collect")

// geometric are those that compute with shapes, not those that read or write them.
func geometric(name string) bool {
	computes := strings.HasPrefix(name, "st_") && !strings.HasPrefix(name, "st_as") && !strings.Contains(name, "from")
	return computes || shapes[name]
}

var shapes = words(`centroid contains crosses disjoint equals intersects mbrcontains mbrcoveredby mbrcovers mbrdisjoint
	mbrequals mbrintersects mbroverlaps mbrtouches mbrwithin overlaps touches within`)

// postgresSteps are those of what PostgreSQL does in a way of its own.
func postgresSteps(e *sqltree.Expr, name string, args []value) (float64, bool) {
	n := sum(args)
	switch {
	case name == "normalize", name == "is_normalized": // marks are put in order one by one
		return args[0].bytes * args[0].bytes, true
	case e.Op == sqltree.OpCall && strings.HasPrefix(name, "jsonb_") && strings.Contains(name, "agg"): // each part of a value is
		return n * n, true // added to what was there before it; json_agg copies it
	case name == "*" && len(args) == 2, name == "/", name == "%", name == "div", name == "mod": // by four digits
		return args[0].bytes * args[1].bytes / 16, true
	case name == "-" && len(args) == 2: // jsonb - text[] compares each with each
		if args[0].number && args[1].number {
			return n, true
		}
		return args[0].bytes * args[1].bytes, true
	}
	return 0, false
}
