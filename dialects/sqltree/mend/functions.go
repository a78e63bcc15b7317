package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// translator is a mender of what another dialect has: functions, dates and names of the select list.
type translator struct{ *mender }

// functions writes in this dialect what another has: calls, patterns of dates, and literals.
func (m translator) functions() {
	sqltree.Resolve(m.query, m.schema)
	m.aliases()
	for e := range exprs(m.query) {
		if x := m.date(e); x != nil {
			*e = *x
			m.changed(RuleFunction, "wrote what %s has for a date", m.dialect.Title())
		}
		switch {
		case e.Op == sqltree.OpCall && e.Schema == "":
			name := e.Text
			to := rewrites[m.dialect][name]
			if to == nil {
				to = dates[m.dialect][name]
			}
			if to != nil && (e.Call == nil || name == "string_agg" || name == "group_concat") {
				if x := to(e); x != nil {
					*e = *x
					m.changed(RuleFunction, "wrote what %s has for %s", m.dialect.Title(), strings.ToUpper(name))
				}
			}
		case e.Op == sqltree.OpOr && m.dialect == dialects.MySQL && slices.ContainsFunc(e.Args, isText):
			*e = *call("concat", e.Args...)
			m.changed(RuleFunction, "wrote CONCAT for ||, which is OR in MySQL")
		}
	}
	if m.dialect == dialects.Postgres {
		sqltree.Resolve(m.query, m.schema)
		for e := range exprs(m.query) {
			m.boolean(e)
			m.typed(e)
		}
	}
}

// date is what this dialect has for an expression of dates; nil: nothing else.
func (m translator) date(e *sqltree.Expr) *sqltree.Expr {
	if m.dialect != dialects.SQLite {
		if x := m.julian(e); x != nil {
			return x
		}
		if e.Op == sqltree.OpCall {
			if x := m.shifted(e); x != nil {
				return x
			}
		}
	}
	if e.Op == sqltree.OpCall {
		return m.added(e)
	}
	return nil
}

// typed gives PostgreSQL's operators and functions the types that they have: ROUND takes digits of a numeric alone,
// sums count no conditions, and + joins no texts.
func (m translator) typed(e *sqltree.Expr) {
	switch {
	case e.Op == sqltree.OpCall && e.Text == "round" && len(e.Args) == 2 && m.double(e.Args[0]):
		e.Args[0] = cast(e.Args[0], "numeric")
		m.changed(RuleFunction, "rounded a numeric")
	case e.Op == sqltree.OpCall && (e.Text == "sum" || e.Text == "avg") && len(e.Args) == 1 && conditions[e.Args[0].Op]:
		e.Args[0] = fill(m.dialect, "CAST($1 AS int4)", e.Args[0])
		m.changed(RuleFunction, "took a condition as a number")
	case e.Op == "+" && len(e.Args) == 2 && slices.ContainsFunc(e.Args, joins):
		e.Op = sqltree.OpConcat
		m.changed(RuleFunction, "wrote || for +")
	}
}

// conditions are operators of truth values.
var conditions = map[sqltree.Op]bool{
	sqltree.OpEqual: true, sqltree.OpNotEqual: true, sqltree.OpLess: true, sqltree.OpLessEq: true, sqltree.OpGreater: true, sqltree.OpGreaterEq: true,
	sqltree.OpLike: true, sqltree.OpILike: true, sqltree.OpBetween: true, sqltree.OpIn: true, sqltree.OpIsNull: true, sqltree.OpAnd: true,
	sqltree.OpOr: true, sqltree.OpNot: true,
}

// joins reports whether a text cannot be meant as a number or a time, or is joined with one.
func joins(e *sqltree.Expr) bool {
	if e.Op == "+" || e.Op == sqltree.OpConcat {
		return slices.ContainsFunc(e.Args, joins)
	}
	return isText(e) && e.Text != "" && !strings.ContainsAny(e.Text[:1], "0123456789.-+") // '7 days' is a time
}

// double reports whether PostgreSQL computes with binary floats here.
func (m translator) double(e *sqltree.Expr) bool {
	floats := func(declared string) bool {
		return strings.HasPrefix(declared, "double") || strings.HasPrefix(declared, "real") || strings.HasPrefix(declared, "float")
	}
	switch e.Op {
	case sqltree.OpColumn:
		if d, ok := e.Of.(*sqltree.Derived); ok {
			return m.gives(d.Query, e.Text)
		}
		if t, ok := e.Of.(*sqltree.Table); ok && t.CTE != nil {
			return m.gives(t.CTE.Query, e.Text)
		}
		return floats(m.declared(e))
	case sqltree.OpCast:
		return floats(e.Text)
	case sqltree.OpCall:
		switch e.Text {
		case "avg", "sum", "min", "max", "abs", "coalesce", "round", "stddev", "variance", "nullif", "greatest", "least":
			return slices.ContainsFunc(e.Args, m.double)
		case "sqrt", "power", "exp", "ln", "random", "date_part", "percentile_cont", "corr", "regr_slope":
			return true
		}
	case sqltree.OpCase, sqltree.OpElse, "+", "-", "*", "/", sqltree.OpNegate:
		return slices.ContainsFunc(e.Args, m.double)
	case sqltree.OpWhen:
		return m.double(e.Args[1])
	}
	return false
}

// gives reports whether a query's column of a name is a binary float.
func (m translator) gives(q *sqltree.Query, name string) bool {
	b, ok := q.Body.(*sqltree.Select)
	return ok && slices.ContainsFunc(b.Items, func(i sqltree.Item) bool { return strings.EqualFold(i.Name(), name) && m.double(i.Expr) })
}

// boolean compares PostgreSQL's booleans with booleans, not numbers.
func (m translator) boolean(e *sqltree.Expr) {
	if e.Op != sqltree.OpEqual && e.Op != sqltree.OpNotEqual {
		return
	}
	for i, x := range e.Args {
		value, t := e.Args[1-i], m.table(x.Of)
		if x.Op != sqltree.OpColumn || t == nil || value.Op != sqltree.OpNumber || value.Text != "0" && value.Text != "1" {
			continue
		}
		if declared, _ := m.schema.Column(t.Name, x.Text); strings.HasPrefix(strings.ToLower(declared), "bool") {
			*value = sqltree.Expr{Op: sqltree.OpBool, Text: map[string]string{"0": "false", "1": "true"}[value.Text]}
			m.changed(RuleFunction, "compared %s with a boolean", written(x))
		}
	}
}

func isText(e *sqltree.Expr) bool { return e.Op == sqltree.OpString }

// rewrite gives a call of another dialect in this one; nil: not with these operands.
type rewrite func(e *sqltree.Expr) *sqltree.Expr

func call(name string, args ...*sqltree.Expr) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpCall, Text: name, Args: args}
}

func text(s string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpString, Text: s} }

func number(s string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpNumber, Text: s} }

func cast(e *sqltree.Expr, to string) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpCast, Text: to, Args: []*sqltree.Expr{e}}
}

// named is a function of another name with n operands, -1 for two or more.
func named(name string, n int) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if n >= 0 && len(e.Args) != n || n < 0 && len(e.Args) < 2 {
			return nil
		}
		return call(name, e.Args...)
	}
}

// turned is a function of another name whose two operands change places.
func turned(name string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 2 {
			return nil
		}
		return call(name, e.Args[1], e.Args[0])
	}
}

// now is a word without operands.
func now(word string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 0 {
			return nil
		}
		return &sqltree.Expr{Op: sqltree.OpNow, Text: word}
	}
}

// conditional is IF as CASE.
func conditional(e *sqltree.Expr) *sqltree.Expr {
	if len(e.Args) != 3 {
		return nil
	}
	return &sqltree.Expr{Op: sqltree.OpCase, Args: []*sqltree.Expr{
		{Op: sqltree.OpWhen, Args: e.Args[:2]}, {Op: sqltree.OpElse, Args: e.Args[2:]},
	}}
}

// part is a part of a date in SQLite, by strftime's pattern.
func part(pattern string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 1 {
			return nil
		}
		return cast(call("strftime", text(pattern), e.Args[0]), "integer")
	}
}

// extract is a part of a date in PostgreSQL.
func extract(field string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 1 {
			return nil
		}
		return call("extract", text(field), e.Args[0])
	}
}

// dated writes a date by a pattern as the function of that name does. SQLite has the pattern first, the others last.
func dated(from, to dialects.Dialect, name string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 2 {
			return nil
		}
		pattern, date := e.Args[1], e.Args[0]
		if from == dialects.SQLite {
			pattern, date = date, pattern
		}
		if !isText(pattern) {
			return nil
		}
		translated, ok := translate(pattern.Text, from, to)
		if !ok {
			return nil
		}
		if to == dialects.SQLite {
			return call(name, text(translated), date)
		}
		return call(name, date, text(translated))
	}
}

// codes are the parts of dates that all three dialects write alike: of SQLite, MySQL and PostgreSQL.
var codes = [][3]string{
	{"%Y", "%Y", "YYYY"}, {"%m", "%m", "MM"}, {"%d", "%d", "DD"}, {"%H", "%H", "HH24"}, {"%M", "%i", "MI"}, {"%S", "%s", "SS"}, {"%j", "%j", "DDD"},
}

// translate writes a pattern of dates in another dialect; false where a part has no word there.
func translate(pattern string, from, to dialects.Dialect) (string, bool) {
	column := map[dialects.Dialect]int{dialects.SQLite: 0, dialects.MySQL: 1, dialects.Postgres: 2}
	f, t := column[from], column[to]
	var b strings.Builder
	for pattern != "" {
		i := slices.IndexFunc(codes, func(c [3]string) bool { return strings.HasPrefix(pattern, c[f]) })
		switch {
		case i >= 0:
			b.WriteString(codes[i][t])
			pattern = pattern[len(codes[i][f]):]
		case strings.IndexByte("-/:. ", pattern[0]) >= 0:
			b.WriteByte(pattern[0])
			pattern = pattern[1:]
		default:
			return "", false
		}
	}
	return b.String(), true
}

// joinedTexts is an aggregate of texts with its separator.
func joinedTexts(d dialects.Dialect) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		c := sqltree.Call{}
		if e.Call != nil {
			c = *e.Call
		}
		separator := c.Separator
		args := e.Args
		if len(args) == 2 && separator == nil {
			args, separator = args[:1], args[1]
		}
		if len(args) != 1 {
			return nil
		}
		if c.Separator = nil; d == dialects.MySQL {
			if c.Separator = separator; separator != nil && !isText(separator) {
				return nil
			}
			x := call("group_concat", args[0])
			x.Call = &c
			return x
		}
		if separator == nil {
			separator = text(",")
		}
		x := call("string_agg", cast(args[0], "text"), separator)
		c.OrderBy = slices.Clone(c.OrderBy)
		for i, o := range c.OrderBy { // of distinct texts, by these
			if a := args[0]; c.Distinct && a.Op == sqltree.OpColumn && o.Expr.Op == a.Op && o.Expr.Text == a.Text && o.Expr.Table == a.Table {
				c.OrderBy[i].Expr = cast(o.Expr, "text")
			}
		}
		x.Call = &c
		return x
	}
}

// rewrites are the calls of other dialects, by the dialect that does not have them.
var rewrites = map[dialects.Dialect]map[string]rewrite{
	dialects.SQLite: {
		"nvl": named("coalesce", 2), "isnull": named("coalesce", 2), "len": named("length", 1), "char_length": named("length", 1),
		"character_length": named("length", 1), "ucase": named("upper", 1), "lcase": named("lower", 1), "mid": named("substr", 3),
		"greatest": named("max", -1), "least": named("min", -1), "year": part("%Y"), "month": part("%m"), "day": part("%d"),
		"dayofmonth": part("%d"), "hour": part("%H"), "minute": part("%M"), "dayofyear": part("%j"),
		"date_format": dated(dialects.MySQL, dialects.SQLite, "strftime"), "to_char": dated(dialects.Postgres, dialects.SQLite, "strftime"),
		"curdate": now("current_date"), "getdate": now("current_timestamp"), "now": now("current_timestamp"), "curtime": now("current_time"),
		"locate": turned("instr"), "charindex": turned("instr"), "strpos": named("instr", 2),
		"left": func(e *sqltree.Expr) *sqltree.Expr {
			if len(e.Args) != 2 {
				return nil
			}
			return call("substr", e.Args[0], number("1"), e.Args[1])
		},
		"right": func(e *sqltree.Expr) *sqltree.Expr {
			if len(e.Args) != 2 {
				return nil
			}
			return call("substr", e.Args[0], &sqltree.Expr{Op: sqltree.OpNegate, Args: e.Args[1:]})
		},
		"datediff": func(e *sqltree.Expr) *sqltree.Expr {
			if len(e.Args) != 2 {
				return nil
			}
			day := func(x *sqltree.Expr) *sqltree.Expr { return call("julianday", call("date", x)) }
			return cast(&sqltree.Expr{Op: "-", Args: []*sqltree.Expr{day(e.Args[0]), day(e.Args[1])}}, "integer")
		},
	},
	dialects.MySQL: {
		"nvl": named("coalesce", 2), "len": named("char_length", 1), "random": named("rand", 0), "iif": named("if", 3),
		"strpos": named("instr", 2), "charindex": turned("instr"), "getdate": named("now", 0),
		"strftime":   dated(dialects.SQLite, dialects.MySQL, "date_format"),
		"to_char":    dated(dialects.Postgres, dialects.MySQL, "date_format"),
		"string_agg": joinedTexts(dialects.MySQL),
		"isnull":     named("coalesce", 2),
	},
	dialects.Postgres: {
		"ifnull": named("coalesce", 2), "nvl": named("coalesce", 2), "isnull": named("coalesce", 2), "len": named("length", 1),
		"ucase": named("upper", 1), "lcase": named("lower", 1), "mid": named("substr", 3), "rand": named("random", 0),
		"instr": named("strpos", 2), "charindex": turned("strpos"), "locate": turned("strpos"), "if": conditional, "iif": conditional,
		"curdate": now("current_date"), "getdate": named("now", 0), "year": extract("year"), "month": extract("month"), "day": extract("day"),
		"dayofmonth": extract("day"), "hour": extract("hour"), "minute": extract("minute"), "quarter": extract("quarter"),
		"strftime":     dated(dialects.SQLite, dialects.Postgres, "to_char"),
		"date_format":  dated(dialects.MySQL, dialects.Postgres, "to_char"),
		"group_concat": joinedTexts(dialects.Postgres),
	},
}
