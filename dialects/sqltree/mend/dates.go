package mend

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// dates are calls about dates in words of the dialect that does not have them. A month after 31 January is in February
// in MySQL and PostgreSQL, which in SQLite takes 'floor'; of SQLite's own months, which may end a few days later, the
// other's are written.
var dates = map[dialects.Dialect]map[string]rewrite{
	dialects.SQLite: {
		"quarter":   as(dialects.SQLite, 1, "(CAST(strftime('%m', $1) AS integer) + 2) / 3"),
		"dayofweek": as(dialects.SQLite, 1, "CAST(strftime('%w', $1) AS integer) + 1"),
		"weekday":   as(dialects.SQLite, 1, "(CAST(strftime('%w', $1) AS integer) + 6) % 7"),
		"second":    as(dialects.SQLite, 1, "CAST(strftime('%S', $1) AS integer)"),
		"last_day":  as(dialects.SQLite, 1, "date($1, 'start of month', '+1 month', '-1 day')"),
		"to_days":   as(dialects.SQLite, 1, "CAST(julianday(date($1)) - 1721059.5 AS integer)"),
		"date_trunc": byUnit(dialects.SQLite, 2, map[string]string{
			"year": "date($2, 'start of year')", "month": "date($2, 'start of month')", "day": "date($2)",
			"week":    "date($2, '-6 days', 'weekday 1')",
			"quarter": "date($2, 'start of month', '-' || ((CAST(strftime('%m', $2) AS integer) - 1) % 3) || ' months')",
			"hour":    "strftime('%Y-%m-%d %H:00:00', $2)",
		}),
		"date_part": byUnit(dialects.SQLite, 2, sqliteFields),
		"extract":   byUnit(dialects.SQLite, 2, sqliteFields),
		"timestampdiff": byUnit(dialects.SQLite, 3, map[string]string{
			"second": "unixepoch($3) - unixepoch($2)", "minute": "(unixepoch($3) - unixepoch($2)) / 60",
			"hour": "(unixepoch($3) - unixepoch($2)) / 3600", "day": "(unixepoch($3) - unixepoch($2)) / 86400",
			"week":  "(unixepoch($3) - unixepoch($2)) / 604800",
			"month": whole("(strftime('%Y', B) - strftime('%Y', A)) * 12 + strftime('%m', B) - strftime('%m', A) - (strftime('%d %H:%M:%f', B) < strftime('%d %H:%M:%f', A))"),
			"year":  whole("strftime('%Y', B) - strftime('%Y', A) - (strftime('%m-%d %H:%M:%f', B) < strftime('%m-%d %H:%M:%f', A))"),
		}),
	},
	dialects.MySQL: {
		"date_trunc": byUnit(dialects.MySQL, 2, map[string]string{
			"year": "CAST(DATE_FORMAT($2, '%Y-01-01') AS date)", "month": "CAST(DATE_FORMAT($2, '%Y-%m-01') AS date)", "day": "DATE($2)",
			"week":    "DATE($2) - INTERVAL WEEKDAY($2) DAY",
			"quarter": "CAST(DATE_FORMAT($2, '%Y-01-01') AS date) + INTERVAL 3 * QUARTER($2) - 3 MONTH",
			"hour":    "CAST(DATE_FORMAT($2, '%Y-%m-%d %H:00:00') AS datetime)",
		}),
		"date_part": byUnit(dialects.MySQL, 2, mysqlFields),
		"datediff":  byUnit(dialects.MySQL, 3, map[string]string{"day": "DATEDIFF($3, $2)", "year": "YEAR($3) - YEAR($2)"}),
		"unixepoch": sinceEpoch(dialects.MySQL, "TIMESTAMPDIFF(SECOND, '1970-01-01', $1)"),
	},
	dialects.Postgres: {
		"dayofweek": as(dialects.Postgres, 1, "CAST(EXTRACT(dow FROM $1) AS integer) + 1"),
		"weekday":   as(dialects.Postgres, 1, "CAST(EXTRACT(isodow FROM $1) AS integer) - 1"),
		"dayofyear": as(dialects.Postgres, 1, "CAST(EXTRACT(doy FROM $1) AS integer)"),
		"second":    as(dialects.Postgres, 1, "CAST(trunc(EXTRACT(second FROM $1)) AS integer)"),
		"dayname":   as(dialects.Postgres, 1, "to_char($1, 'FMDay')"),
		"monthname": as(dialects.Postgres, 1, "to_char($1, 'FMMonth')"),
		"last_day":  as(dialects.Postgres, 1, "CAST(date_trunc('month', $1) + INTERVAL '1 month - 1 day' AS date)"),
		"unixepoch": sinceEpoch(dialects.Postgres, "CAST(EXTRACT(epoch FROM $1) AS bigint)"),
		"datediff": func(e *sqltree.Expr) *sqltree.Expr {
			if len(e.Args) == 2 {
				return fill(dialects.Postgres, "CAST($1 AS date) - CAST($2 AS date)", e.Args...)
			}
			return byUnit(dialects.Postgres, 3, map[string]string{
				"day": "CAST($3 AS date) - CAST($2 AS date)", "year": "EXTRACT(year FROM $3) - EXTRACT(year FROM $2)",
			})(e)
		},
		"timestampdiff": byUnit(dialects.Postgres, 3, map[string]string{
			"second": elapsed("1"), "minute": elapsed("60"), "hour": elapsed("3600"), "day": elapsed("86400"), "week": elapsed("604800"),
			"month": "CAST(EXTRACT(year FROM age($3, $2)) * 12 + EXTRACT(month FROM age($3, $2)) AS integer)",
			"year":  "CAST(EXTRACT(year FROM age($3, $2)) AS integer)",
		}),
	},
}

// sinceEpoch writes SQLite's unixepoch of one point in time, which may be now.
func sinceEpoch(d dialects.Dialect, template string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != 1 {
			return nil
		}
		return fill(d, template, point(e.Args[0], "current_timestamp"))
	}
}

// elapsed counts whole units of so many seconds in PostgreSQL.
func elapsed(seconds string) string {
	return "CAST(trunc(EXTRACT(epoch FROM (CAST($3 AS timestamp) - CAST($2 AS timestamp))) / " + seconds + ") AS integer)"
}

// whole counts whole months or years in SQLite, by a formula from the earlier A to the later B.
func whole(formula string) string {
	from := func(a, b string) string { return "(" + strings.NewReplacer("A", a, "B", b).Replace(formula) + ")" }
	return "CASE WHEN julianday($3) >= julianday($2) THEN " + from("$2", "$3") + " ELSE -" + from("$3", "$2") + " END"
}

// sqliteFields are the parts of dates that EXTRACT and date_part name.
var sqliteFields = map[string]string{
	"year": "CAST(strftime('%Y', $2) AS integer)", "month": "CAST(strftime('%m', $2) AS integer)", "day": "CAST(strftime('%d', $2) AS integer)",
	"hour": "CAST(strftime('%H', $2) AS integer)", "minute": "CAST(strftime('%M', $2) AS integer)", "second": "CAST(strftime('%S', $2) AS integer)",
	"doy": "CAST(strftime('%j', $2) AS integer)", "dow": "CAST(strftime('%w', $2) AS integer)",
	"isodow": "(CAST(strftime('%w', $2) AS integer) + 6) % 7 + 1", "quarter": "(CAST(strftime('%m', $2) AS integer) + 2) / 3", "epoch": "unixepoch($2)",
}

// mysqlFields are those that MySQL's EXTRACT may not know.
var mysqlFields = map[string]string{
	"year": "YEAR($2)", "month": "MONTH($2)", "day": "DAY($2)", "hour": "HOUR($2)", "minute": "MINUTE($2)", "second": "SECOND($2)",
	"quarter": "QUARTER($2)", "doy": "DAYOFYEAR($2)", "dow": "DAYOFWEEK($2) - 1", "isodow": "WEEKDAY($2) + 1",
	"epoch": "TIMESTAMPDIFF(SECOND, '1970-01-01', $2)",
}

// julian writes the days between two of SQLite's julianday, also as a whole number, which SQLite cuts and the others
// would round.
func (m translator) julian(e *sqltree.Expr) *sqltree.Expr {
	if e.Op == sqltree.OpCast && (strings.HasPrefix(e.Text, "int") || e.Text == "signed") {
		if days := m.julian(e.Args[0]); days != nil {
			if m.dialect == dialects.MySQL {
				return cast(call("truncate", days, number("0")), "signed")
			}
			return cast(call("trunc", days), "integer")
		}
	}
	if e.Op != "-" || len(e.Args) != 2 {
		return nil
	}
	var points []*sqltree.Expr
	for _, x := range e.Args {
		if x.Op != sqltree.OpCall || x.Text != "julianday" || len(x.Args) != 1 {
			return nil
		}
		points = append(points, point(x.Args[0], "current_timestamp"))
	}
	if m.dialect == dialects.MySQL {
		return fill(m.dialect, "TIMESTAMPDIFF(SECOND, $2, $1) / 86400e0", points...)
	}
	return fill(m.dialect, "EXTRACT(epoch FROM (CAST($1 AS timestamp) - CAST($2 AS timestamp))) / 86400", points...)
}

// point is SQLite's operand of a date; 'now' is the word.
func point(e *sqltree.Expr, now string) *sqltree.Expr {
	if isText(e) && strings.EqualFold(e.Text, "now") {
		return &sqltree.Expr{Op: sqltree.OpNow, Text: now}
	}
	return e
}

// shifted writes SQLite's date(x, '-1 month', …) and datetime.
func (m translator) shifted(e *sqltree.Expr) *sqltree.Expr {
	if e.Text != "date" && e.Text != "datetime" || len(e.Args) == 0 || e.Text == "date" && len(e.Args) == 1 {
		return nil
	}
	kind, now := "date", "current_date"
	if e.Text == "datetime" {
		kind, now = map[dialects.Dialect]string{dialects.MySQL: "datetime", dialects.Postgres: "timestamp"}[m.dialect], "current_timestamp"
	}
	x := point(e.Args[0], now)
	if m.dialect == dialects.Postgres && x == e.Args[0] {
		x = cast(x, "timestamp")
	}
	for _, modifier := range e.Args[1:] {
		if !isText(modifier) {
			return nil
		}
		words := strings.Fields(strings.ToLower(modifier.Text))
		switch {
		case len(words) == 3 && words[0] == "start" && words[1] == "of" && m.dialect == dialects.Postgres:
			x = fill(m.dialect, "date_trunc($2, $1)", x, text(words[2]))
		case len(words) == 3 && words[0] == "start" && words[1] == "of":
			trunc := dates[m.dialect]["date_trunc"](call("date_trunc", text(words[2]), x))
			if trunc == nil {
				return nil
			}
			x = trunc
		case len(words) == 2:
			if x = m.moved(x, words[0], words[1]); x == nil {
				return nil
			}
		case len(words) == 1 && words[0] == "localtime" && x.Op == sqltree.OpNow:
		default:
			return nil
		}
	}
	return cast(x, kind)
}

// moved is a date and so many units of time.
func (m translator) moved(x *sqltree.Expr, amount, unit string) *sqltree.Expr {
	sign, unit := "+", unitOf(unit)
	if rest, negative := strings.CutPrefix(amount, "-"); negative {
		sign, amount = "-", rest
	}
	amount = strings.TrimPrefix(amount, "+")
	if _, known := seconds[unit]; !known || strings.Trim(amount, "0123456789") != "" || amount == "" {
		return nil
	}
	switch m.dialect {
	case dialects.MySQL:
		return fill(m.dialect, fmt.Sprintf("$1 %s INTERVAL %s %s", sign, amount, unit), x)
	case dialects.Postgres:
		return fill(m.dialect, fmt.Sprintf("$1 %s INTERVAL '%s %s'", sign, amount, unit), x)
	}
	modifiers := []*sqltree.Expr{x, text(sign + amount + " " + unit + "s")}
	if unit == "month" || unit == "year" {
		modifiers = append(modifiers, text("floor"))
	}
	if seconds[unit] < seconds["day"] || x.Op == sqltree.OpNow && x.Text == "current_timestamp" {
		return call("datetime", modifiers...)
	}
	return call("date", modifiers...)
}

// seconds are how long the units take, about.
var seconds = map[string]int{"second": 1, "minute": 60, "hour": 3600, "day": 86400, "month": 30 * 86400, "year": 365 * 86400}

// added writes calls that add a time to a date: MySQL's DATE_ADD(x, INTERVAL 1 DAY) and DATEADD(day, 1, x).
func (m translator) added(e *sqltree.Expr) *sqltree.Expr {
	switch {
	case e.Text == "dateadd" && len(e.Args) == 3 && e.Args[0].Op == sqltree.OpColumn:
		n := e.Args[1]
		amount := n.Text
		if n.Op == sqltree.OpNegate {
			amount = "-" + n.Args[0].Text
		}
		return m.moved(e.Args[2], amount, e.Args[0].Text)
	case m.dialect != dialects.Postgres || len(e.Args) != 2 || e.Args[1].Op != sqltree.OpTyped || e.Args[1].Text != "interval":
		return nil
	}
	sign := map[string]string{"date_add": "+", "adddate": "+", "date_sub": "-", "subdate": "-"}[e.Text]
	if sign == "" {
		return nil
	}
	x := e.Args[0]
	if isText(x) {
		x = cast(x, "timestamp")
	}
	sum := fill(m.dialect, "$1 "+sign+" $2", x, e.Args[1])
	words := strings.Fields(e.Args[1].Args[0].Text)
	if len(words) != 2 {
		return sum
	}
	if unit := unitOf(words[1]); seconds[unit] < seconds["day"] || !m.isDay(x) {
		return sum
	}
	return cast(sum, "date")
}

// isDay reports whether a value is a date without a time.
func (m translator) isDay(e *sqltree.Expr) bool {
	switch e.Op {
	case sqltree.OpNow:
		return e.Text == "current_date"
	case sqltree.OpCall:
		return e.Text == "curdate" || e.Text == "date"
	case sqltree.OpCast:
		return e.Text == "date"
	case sqltree.OpColumn:
		return strings.EqualFold(m.declared(e), "date")
	}
	return false
}

// declared is the type of a column of a table; "" where it is not known.
func (m translator) declared(e *sqltree.Expr) string {
	t := m.table(e.Of)
	if e.Op != sqltree.OpColumn || t == nil {
		return ""
	}
	declared, _ := m.schema.Column(t.Name, e.Text)
	return strings.ToLower(declared)
}
