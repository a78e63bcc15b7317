package guard

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

const (
	maxValue = 1 << 20    // bytes of a value that constants build
	maxBuilt = 64 << 20   // bytes of all such values: a server keeps them while it plans
	maxRows  = 10_000_000 // of a series between constants
	maxDepth = 6_000      // of JSON that a server still reads
)

// checkSizes refuses constants that make huge values, and work on them that a server does in one go (work.go). Servers
// compute them while planning, so that even EXPLAIN would cost the memory, and some cannot be interrupted meanwhile.
func checkSizes(d dialects.Dialect, s *sqltree.Statement, _ *Rules) *Refusal {
	z := &sizer{dialect: d, columns: map[string]value{}, replaces: slices.ContainsFunc(s.Facts.Functions, isReplace)}
	z.query(s.Query)
	if z.refusal == nil && (z.open || z.largest > smallValue) {
		z.working, z.unknown = true, z.largest
		z.query(s.Query)
	}
	return z.refusal
}

// ReplacedConcat is how long, in bytes, a GROUP_CONCAT of MySQL's may be in a statement that calls REPLACE: the engine
// sees to it. MariaDB's REPLACE of a megabyte takes minutes and cannot be interrupted.
const ReplacedConcat = 32 << 10

func isReplace(u sqltree.Use) bool { return u.Name.Name == "replace" }

// sizer measures every expression once, operands first; a second time for the work, when it is known how large the
// values are that constants build.
type sizer struct {
	dialect   dialects.Dialect
	refusal   *Refusal         // the first
	columns   map[string]value // of CTEs and derived tables, by their names in lower case
	largest   float64          // bytes of the largest value that constants build
	built     float64          // bytes of all of them
	open      bool             // something builds values whose size only the rows tell
	working   bool             // the second time
	replaces  bool             // REPLACE is called
	pathPower float64          // the largest of a jsonpath
	unknown   float64          // bytes of what is not known
	work      float64          // steps so far
}

// value is what is known of an expression before it runs. Of a column of a table nothing is known.
type value struct {
	bytes  float64 // at most, as far as constants build it
	number bool    // it is, or may be, a number between lo and hi
	lo, hi float64
	fixed  bool // constants alone make it, and so a server does while it plans
	hidden bool // it is, or may be, made so, and how large a number it is only the server can compute
}

func number(lo, hi float64) value { return value{number: true, lo: lo, hi: hi, bytes: 20} }

// query measures all of q, and gives the values of its columns; nil where a star covers some.
func (z *sizer) query(q *sqltree.Query) []value {
	for i := range q.With {
		c := &q.With[i]
		columns := z.query(c.Query)
		if q.Recursive {
			columns = z.rounds(c, columns)
		}
		z.define(c.Columns, c.Query, columns)
		for _, name := range c.Added() { // of all rows before
			z.columns[strings.ToLower(name)] = z.gathered(value{})
		}
	}
	var out []value
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		out = z.query(b.Left)
		for i, v := range z.query(b.Right) {
			if i < len(out) {
				out[i] = either(out[i], v)
			}
		}
	case *sqltree.Select:
		for source := range sqltree.Sources(b.From) {
			if derived, ok := source.(*sqltree.Derived); ok {
				z.define(derived.Columns, derived.Query, z.query(derived.Query))
			}
		}
		at := 0
		for e := range q.Exprs() {
			v := z.expr(e)
			if at < len(b.Items) && e == b.Items[at].Expr {
				out, at = append(out, v), at+1
			}
		}
		if slices.ContainsFunc(b.Items, func(i sqltree.Item) bool { return i.Expr.IsStar() }) {
			return nil
		}
		return out
	}
	at := 0
	for e := range q.Exprs() {
		v := z.expr(e)
		if b, ok := q.Body.(*sqltree.Values); ok && len(b.Rows) > 0 && at < len(b.Rows)*len(b.Rows[0]) {
			if i := at % len(b.Rows[0]); i < len(out) {
				out[i] = either(out[i], v)
			} else {
				out = append(out, v)
			}
			at++
		}
	}
	return out
}

// define notes what the columns of a CTE or derived table hold, by name: which of several of that name is meant is not
// looked up.
func (z *sizer) define(names []string, q *sqltree.Query, columns []value) {
	body := q.Body
	for b, ok := body.(*sqltree.SetOp); ok; b, ok = body.(*sqltree.SetOp) {
		body = b.Left.Body
	}
	s, _ := body.(*sqltree.Select)
	for i, v := range columns {
		name := fmt.Sprintf("column%d", i+1) // of VALUES
		if i < len(names) {
			name = names[i]
		} else if s != nil && i < len(s.Items) {
			name = s.Items[i].Name()
		}
		name = strings.ToLower(name)
		if before, ok := z.columns[name]; ok {
			v = either(before, v)
		}
		z.columns[name] = v
	}
}

// rounds are the columns of a recursive query: no number is between those of its first round, and what a round builds
// of the round before may grow with each.
func (z *sizer) rounds(c *sqltree.CTE, columns []value) []value {
	grows := growing(c, len(columns))
	out := make([]value, len(columns))
	for i, v := range columns {
		out[i].bytes = v.bytes
		if grows[i] {
			z.open = true
			if z.working {
				out[i].bytes = maxValue
			}
		}
	}
	return out
}

func (z *sizer) expr(e *sqltree.Expr) value {
	v := z.measure(e)
	if z.dialect == dialects.Postgres && v.number { // a numeric has all its digits
		v.bytes = max(v.bytes, min(math.Log10(max(1, v.hi, -v.lo)), numericDigits))
	}
	z.largest = max(z.largest, v.bytes)
	return v
}

func (z *sizer) measure(e *sqltree.Expr) (v value) {
	args := make([]value, len(e.Args))
	fixed := !varies(z.dialect, e)
	for i, x := range e.Args {
		args[i] = z.expr(x)
		fixed = fixed && args[i].fixed
	}
	for _, x := range e.Operands()[len(e.Args):] {
		z.expr(x)
	}
	if e.Query != nil {
		if columns := z.query(e.Query); e.Op == sqltree.OpArrayQuery {
			return z.gathered(value{})
		} else if e.Op == sqltree.OpSubquery {
			if len(columns) == 1 {
				return columns[0]
			}
			return value{bytes: z.unknown}
		}
		return value{}
	}
	if z.working {
		z.labour(e, args)
	} else {
		z.open = z.open || grows(z.dialect, e)
		if isJSONPath(e) {
			text, _ := plain(z.dialect, e)
			z.pathPower = max(z.pathPower, jsonpathPower(text))
		}
	}
	if e.Op != sqltree.OpColumn {
		defer func() {
			literal := len(e.Args) == 0 && e.Op != sqltree.OpCall || e.Op == sqltree.OpTyped
			v.fixed, v.hidden = fixed, v.hidden || fixed && !v.number && !literal
		}()
	}
	switch e.Op {
	case sqltree.OpColumn:
		if v, ok := z.columns[strings.ToLower(e.Text)]; ok {
			return v
		}
		return value{bytes: z.unknown}
	case sqltree.OpNumber:
		return literal(e.Text)
	case sqltree.OpString:
		v := literal(leadingNumber(e.Text))
		v.bytes = float64(len(e.Text))
		return v
	case sqltree.OpBlob:
		v := literal("0x" + e.Text) // MySQL takes one for a number where it wants one
		v.bytes = float64(len(e.Text) / 2)
		return v
	case sqltree.OpBool:
		return number(0, 1)
	case sqltree.OpCall:
		return z.call(e, args)
	case sqltree.OpCast:
		if n := padded(e.Text); n > maxValue {
			z.refuse(e.Text, n)
		}
		return all(args)
	case sqltree.OpWhen:
		return args[1]
	case sqltree.OpTyped, sqltree.OpCollate, sqltree.OpCase, sqltree.OpElse, sqltree.OpArray, sqltree.OpRow:
		return all(args)
	case sqltree.OpIndex:
		return args[0]
	case sqltree.OpConcat:
		return z.build("||", sum(args))
	}
	if e.Op == "^" {
		return z.raised(args)
	}
	return arithmetic(e.Op, args)
}

// varies reports whether an expression is more than its operands are: what rows, clocks or chance give.
func varies(d dialects.Dialect, e *sqltree.Expr) bool {
	switch e.Op {
	case sqltree.OpNow, sqltree.OpParam:
		return true
	case sqltree.OpStar:
		return e.IsStar()
	case sqltree.OpCall:
		return e.Call != nil || allowed[d].aggregate[e.Text] || len(e.Args) == 0 && e.Text != "pi"
	}
	return false
}

// numericDigits is the maximum that PostgreSQL's numeric has before and after its point together.
const numericDigits = 131072 + 16383

// raised is a power: a number of so many digits that its text is long, where it is PostgreSQL's numeric.
func (z *sizer) raised(args []value) value {
	v := arithmetic("^", args)
	if z.dialect == dialects.Postgres && !v.number {
		z.open = true
		if z.working {
			v.bytes = numericDigits
		}
	}
	return v
}

// gathered is what holds values of many rows.
func (z *sizer) gathered(v value) value {
	z.open = true
	if z.working {
		v.bytes = maxValue
	}
	return v
}

// call measures a function's result. Those that build values of a size that is said are measured; of all others
// the result is taken to be no longer than the arguments.
func (z *sizer) call(e *sqltree.Expr, args []value) value {
	bytes := sum(args)
	at := func(i int) value {
		if i < len(args) {
			return args[i]
		}
		return value{}
	}
	switch e.Text {
	case "repeat":
		bytes = max(1, at(0).bytes) * z.times(at(1))
	case "rpad", "lpad":
		bytes = max(at(0).bytes, z.times(at(1)))
	case "space", "zeroblob", "randomblob":
		bytes = z.times(at(0))
	case "polygon":
		if len(args) == 2 { // of so many corners around a circle
			bytes = 16 * z.times(at(0))
		}
	case "uncompress":
		z.open = true
		if bytes *= 1032; z.working { // deflate's most
			bytes = maxValue
		}
	case "json_detailed", "json_pretty", "jsonb_pretty": // each bracket a line, indented by those around it
		bytes *= min(bytes/2, maxDepth) * max(4, at(1).bytes)
	case "replace":
		bytes = at(0).bytes * max(1, at(2).bytes/max(1, at(1).bytes))
	case "regexp_replace":
		bytes = (at(0).bytes + 1) * max(1, at(2).bytes)
	case "hex", "quote", "to_base64", "encode", "quote_literal":
		bytes *= 2
	case "to_json", "to_jsonb", "json_array", "json_build_array", "jsonb_build_array", "json_object", "json_build_object",
		"jsonb_build_object", "json_quote", "unistr_quote", "xmlelement", "xmlforest", "xmltext":
		bytes *= 6 // \u0001, &quot;
	case "printf", "format", "sformat":
		if z.dialect != dialects.MySQL || e.Text == "sformat" { // MySQL's FORMAT(x, decimals)
			bytes += z.widths(e, args)
			if len(e.Args) > 0 && e.Text == "format" { // %1$s may stand there again and again
				for _, a := range args {
					bytes = max(bytes, float64(strings.Count(e.Args[0].Text, "%"))*a.bytes)
				}
			}
		}
	case "export_set":
		bytes = 64 * (max(at(1).bytes, at(2).bytes) + at(3).bytes)
	case "concat", "concat_ws", "insert", "overlay":
	case "array_fill":
		z.open = true // the dimensions may be other than constant
		bytes = max(8, at(0).bytes) * z.elements(e, at(1))
	case "generate_series":
		z.series(args)
		return value{}
	case "length", "char_length", "character_length", "octet_length":
		return number(0, bytes)
	case "abs", "ceil", "ceiling", "floor", "round", "trunc", "truncate", "coalesce", "ifnull", "nvl", "nullif", "greatest",
		"least", "max", "min", "if", "iif":
		return all(args)
	case "pow", "power":
		return z.raised(args)
	case "factorial":
		return z.raised(args)
	case "aes_encrypt", "aes_decrypt":
		if len(args) > 3 && z.refusal == nil {
			z.refusal = &Refusal{Rule: RuleFunction, Reason: e.Text + "() that derives its key burns CPU time: pass at most three operands"}
		}
	case "group_concat":
		v := z.gathered(value{bytes: bytes})
		if z.dialect == dialects.MySQL && z.replaces {
			v.bytes = min(v.bytes, ReplacedConcat)
		}
		return v
	default:
		if gathering[e.Text] {
			return z.gathered(value{bytes: bytes})
		}
		return value{bytes: bytes}
	}
	return z.build(e.Text+"()", bytes)
}

// build is a value that constants make that large.
func (z *sizer) build(what string, bytes float64) value {
	z.built += bytes
	switch {
	case z.working: // what columns hold is guessed
		bytes = min(bytes, maxValue)
	case bytes > maxValue:
		z.refuse(what, bytes)
	case z.built > maxBuilt && z.refusal == nil:
		z.refusal = &Refusal{Rule: RuleSize,
			Reason: fmt.Sprintf("the statement would build values of %.3g bytes together; the maximum is %d", z.built, maxBuilt)}
	}
	return value{bytes: bytes}
}

// times is how often, or how long, a number makes something. Rows may hold any; so may constants, where only the server
// can compute them.
func (z *sizer) times(n value) float64 {
	switch {
	case n.hidden:
		return math.Inf(1)
	case n.number:
		return n.most()
	}
	if z.open = true; z.working {
		return maxValue
	}
	return 0
}

// gathering are the aggregates that join the values of many rows into one.
var gathering = words(`array_agg group_concat json_agg json_agg_strict json_arrayagg json_group_array json_group_object
	json_object_agg json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_objectagg jsonb_agg
	jsonb_agg_strict jsonb_group_array jsonb_group_object jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique
	jsonb_object_agg_unique_strict range_agg st_collect string_agg xmlagg`)

func (z *sizer) refuse(what string, bytes float64) {
	switch {
	case z.refusal != nil:
	case math.IsInf(bytes, 1):
		z.refusal = &Refusal{Rule: RuleSize, Reason: what + " would build a value whose size is not a literal: write the number"}
	default:
		z.refusal = &Refusal{Rule: RuleSize,
			Reason: fmt.Sprintf("%s would build a value of %.3g bytes; the maximum is %d", what, bytes, maxValue)}
	}
}

// series measures generate_series(start, stop[, step]).
func (z *sizer) series(args []value) {
	if len(args) < 2 || !args[0].number || !args[1].number {
		return
	}
	step := 1.0
	if len(args) > 2 && args[2].number && args[2].least() > 0 {
		step = args[2].least()
	}
	rows := max(args[1].hi-args[0].lo, args[0].hi-args[1].lo) / step
	if rows > maxRows && z.refusal == nil {
		z.refusal = &Refusal{Rule: RuleSize,
			Reason: fmt.Sprintf("generate_series() would return %.3g rows; the maximum is %d", rows, maxRows)}
	}
}

// widths are the widths and precisions that a format asks for: %100s, %.100f, %*s with the largest number that follows.
func (z *sizer) widths(e *sqltree.Expr, args []value) float64 {
	if len(e.Args) == 0 || e.Args[0].Op != sqltree.OpString {
		return 0
	}
	format, total := e.Args[0].Text, 0.0
	for i := 0; i < len(format); i++ {
		if n := digits(format[i:]); n > 0 {
			w, _ := strconv.ParseFloat(format[i:i+n], 64)
			total += w
			i += n
		}
	}
	if strings.Contains(format, "*") {
		for _, a := range args[1:] {
			total += z.times(a)
		}
	}
	return total
}

// elements is how many elements array_fill(value, dimensions) makes.
func (z *sizer) elements(e *sqltree.Expr, measured value) float64 {
	if len(e.Args) < 2 {
		return 0
	}
	dimensions := e.Args[1]
	for dimensions.Op == sqltree.OpCast && len(dimensions.Args) == 1 {
		dimensions = dimensions.Args[0]
	}
	n, each := 1.0, &sizer{dialect: z.dialect, columns: z.columns}
	switch dimensions.Op {
	case sqltree.OpArray:
		for _, x := range dimensions.Args {
			n *= max(1, each.times(each.expr(x)))
		}
	case sqltree.OpString: // '{1000,1000}'
		for x := range strings.SplitSeq(strings.Trim(dimensions.Text, "{} "), ",") {
			n *= max(1, literal(leadingNumber(strings.TrimSpace(x))).most())
		}
	default:
		if measured.hidden {
			return math.Inf(1)
		}
	}
	return n
}

// padded is the length to which a cast to a type fills up its value, 0 for the types that do not.
func padded(typ string) float64 {
	name, rest, ok := strings.Cut(typ, "(")
	switch name = strings.TrimSpace(name); {
	case !ok, strings.Contains(name, "var"), !strings.Contains(name, "char") && !strings.Contains(name, "binary") && name != "bit":
		return 0
	}
	return literal(leadingNumber(rest)).most()
}

// arithmetic is interval arithmetic over constants.
func arithmetic(op sqltree.Op, args []value) value {
	if slices.ContainsFunc(args, func(v value) bool { return v.hidden }) {
		return value{bytes: sum(args), hidden: true}
	}
	if op == sqltree.OpNegate && len(args) == 1 && args[0].number {
		return number(-args[0].hi, -args[0].lo)
	}
	if len(args) != 2 || !args[0].number || !args[1].number {
		return value{bytes: sum(args)}
	}
	a, b := args[0], args[1]
	switch op {
	case "+":
		return number(a.lo+b.lo, a.hi+b.hi)
	case "-":
		return number(a.lo-b.hi, a.hi-b.lo)
	case "*":
		return corners(a, b, func(x, y float64) float64 { return x * y })
	case "/", "div":
		return corners(a, b, func(x, y float64) float64 { return x / y })
	case "%", "mod":
		return number(-b.most(), b.most())
	case "^", "**":
		return corners(a, b, math.Pow)
	case "<<":
		return corners(a, b, func(x, y float64) float64 { return x * math.Exp2(y) })
	}
	return value{bytes: sum(args)}
}

// corners applies f to the ends of two intervals.
func corners(a, b value, f func(x, y float64) float64) value {
	v := value{number: true, lo: math.Inf(1), hi: math.Inf(-1), bytes: 20}
	for _, x := range []float64{a.lo, a.hi} {
		for _, y := range []float64{b.lo, b.hi} {
			if r := f(x, y); !math.IsNaN(r) {
				v.lo, v.hi = min(v.lo, r), max(v.hi, r)
			}
		}
	}
	if v.lo > v.hi {
		return value{}
	}
	return v
}

// all is any of the values: the hull of those that are numbers, the sum of the bytes.
func all(vs []value) value {
	out := value{bytes: sum(vs), lo: math.Inf(1), hi: math.Inf(-1)}
	for _, v := range vs {
		out.hidden = out.hidden || v.hidden
		if v.number {
			out.number, out.lo, out.hi = true, min(out.lo, v.lo), max(out.hi, v.hi)
		}
	}
	return out
}

// either is one of two values.
func either(a, b value) value {
	out := all([]value{a, b})
	out.bytes, out.fixed = max(a.bytes, b.bytes), a.fixed && b.fixed
	return out
}

func sum(vs []value) (bytes float64) {
	for _, v := range vs {
		bytes += v.bytes
	}
	return bytes
}

// most is the largest absolute value, 0 where it is unknown.
func (v value) most() float64 {
	if !v.number {
		return 0
	}
	return max(v.hi, -v.lo, 0)
}

// least is the smallest absolute value of the ends.
func (v value) least() float64 { return min(math.Abs(v.lo), math.Abs(v.hi)) }

func literal(text string) value {
	n, err := strconv.ParseFloat(strings.ReplaceAll(text, "_", ""), 64)
	if err != nil && !math.IsInf(n, 0) {
		i, err := strconv.ParseInt(text, 0, 64) // 0xFF, 0b1
		if err != nil {
			return value{}
		}
		n = float64(i)
	}
	return number(n, n)
}

// leadingNumber is the number that a text begins with, as SQLite and MySQL read a text where they want a number.
func leadingNumber(s string) string {
	s = strings.TrimLeft(s, " \t\r\n")
	i := 0
	for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == '.' || i == 0 && (s[i] == '-' || s[i] == '+')) {
		i++
	}
	if i > 0 && i < len(s) && s[i]|0x20 == 'e' {
		j := i + 1
		if j < len(s) && (s[j] == '-' || s[j] == '+') {
			j++
		}
		if n := digits(s[j:]); n > 0 {
			i = j + n
		}
	}
	return s[:i]
}

// digits is how many digits s begins with.
func digits(s string) int {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}
