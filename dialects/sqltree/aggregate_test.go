package sqltree_test

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
)

func TestIsAggregate(t *testing.T) {
	for _, c := range []struct {
		d         dialects.Dialect
		e         string
		is, isAny bool // of the dialect, of any
	}{
		{dialects.SQLite, "count(*)", true, true},
		{dialects.SQLite, "json_group_array(x)", true, true},
		{dialects.SQLite, "max(x)", true, true},
		{dialects.SQLite, "max(x, y)", false, false},
		{dialects.SQLite, "total(x)", true, true},
		{dialects.SQLite, "abs(x)", false, false},
		{dialects.SQLite, "sum(x) OVER ()", false, false},
		{dialects.SQLite, "sum(x) FILTER (WHERE y > 0)", true, true},
		{dialects.SQLite, "sum(x) FILTER (WHERE y > 0) OVER ()", false, false},
		{dialects.SQLite, "count(x) + 1", false, false},
		{dialects.SQLite, "total", false, false},
		{dialects.SQLite, "(SELECT count(*) FROM u)", false, false},
		{dialects.SQLite, "stddev_pop(x)", false, true},
		{dialects.MySQL, "STDDEV_POP(x)", true, true},
		{dialects.MySQL, "total(x)", false, true},
		{dialects.MySQL, "GROUP_CONCAT(DISTINCT x)", true, true},
		{dialects.MySQL, "ANY_VALUE(x)", false, true}, // all rows stay
		{dialects.Postgres, "any_value(x)", true, true},
		{dialects.Postgres, "percentile_cont(0.5) WITHIN GROUP (ORDER BY x)", true, true},
		{dialects.Postgres, "rank() OVER (ORDER BY x)", false, false},
		{dialects.Postgres, "ours(x)", false, false},
		{dialects.Postgres, "ours(DISTINCT x)", true, true}, // no other function takes these
		{dialects.Postgres, "ours(x ORDER BY y)", true, true},
	} {
		s, err := parse.Parse(c.d, "SELECT "+c.e+" FROM t")
		if err != nil {
			t.Fatalf("%s: %v", c.e, err)
		}
		e := s.Query.First().Items[0].Expr
		if is, isAny := e.IsAggregate(c.d), e.IsAggregate(""); is != c.is || isAny != c.isAny {
			t.Errorf("%s: %s: %v, of any dialect %v", c.d, c.e, is, isAny)
		}
	}
}

func TestAggregateIsTheFirst(t *testing.T) {
	for sql, want := range map[string]string{
		"SELECT abs(sum(x)) + max(y) FROM t":              "sum",
		"SELECT x + (SELECT count(*) FROM u) FROM t":      "",
		"SELECT max(x, count(*)) FROM t":                  "count",
		"SELECT avg(sum(x)) OVER (ORDER BY y) FROM t":     "sum",
		"SELECT sum(x) OVER (ORDER BY count(*)) FROM t":   "count",
		"SELECT CASE WHEN min(x) > 1 THEN 2 END FROM t":   "min",
		"SELECT row_number() OVER (ORDER BY x, y) FROM t": "",
	} {
		s, err := parse.Parse(dialects.SQLite, sql)
		if err != nil {
			t.Fatalf("%s: %v", sql, err)
		}
		got := ""
		if e := s.Query.First().Items[0].Expr.Aggregate(dialects.SQLite); e != nil {
			got = e.Text
		}
		if got != want {
			t.Errorf("%s: %q, want %q", sql, got, want)
		}
	}
}
