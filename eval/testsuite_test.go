package eval

import (
	"context"
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

func TestTestSuite(t *testing.T) {
	const schema = "CREATE TABLE t (a, b); CREATE TABLE u (c);"
	suite := []database.DB{
		testdb.DB(t, schema+"INSERT INTO t VALUES (1, 'x'), (2, 'y')"),
		testdb.DB(t, schema+"INSERT INTO t VALUES (1, 'x'), (2, 'y'), (3, 'y'), (1, 'z')"),
		testdb.DB(t, schema),
	}
	for _, c := range []struct {
		pred, gold string
		suite      TestSuite
		want       Verdict
	}{
		{"SELECT a FROM t WHERE b = 'y'", "SELECT a FROM t WHERE b = 'y'", TestSuite{}, Right},
		{"SELECT a FROM t WHERE a = 2", "SELECT a FROM t WHERE b = 'y'", TestSuite{}, Wrong}, // they agree on the first database
		{"SELECT a FROM t WHERE a > = 2", "SELECT a FROM t WHERE b = 'y'", TestSuite{}, Right},
		{"SELECT b, a FROM t", "SELECT a, b FROM t", TestSuite{}, Right},
		{"SELECT b, a FROM t", "SELECT a, b FROM t", TestSuite{Rule: Strict}, Wrong},
		{"SELECT a FROM t", "SELECT DISTINCT a FROM t", TestSuite{}, Right},
		{"SELECT a FROM t", "SELECT DISTINCT a FROM t", TestSuite{KeepDistinct: true}, Wrong},
		{"SELECT count(DISTINCT a) FROM t", "SELECT count(a) FROM t", TestSuite{}, Right},
		{"SELECT a FROM t", "SELECT a FROM t ORDER BY a DESC", TestSuite{}, Wrong},
		{"SELECT a FROM t ORDER BY a", "SELECT a FROM t", TestSuite{}, Right},
		{"SELECT nothing FROM t", "SELECT a FROM t", TestSuite{}, Failed},
		{"SELECT a FROM t", "SELECT nothing FROM t", TestSuite{}, Skipped},
		{"SELECT 2020", "SELECT YEAR (CURDATE( ))", TestSuite{}, Right},
	} {
		got, why, err := c.suite.Judge(t.Context(), suite, c.pred, c.gold)
		if got != c.want || err != nil {
			t.Errorf("%s against %s: %s (%s, %v), want %s", c.pred, c.gold, got, why, err, c.want)
		}
		if (why != "") != (got == Failed || got == Skipped) {
			t.Errorf("%s against %s: %s because of %q", c.pred, c.gold, got, why)
		}
	}
	if got, _, _ := (TestSuite{}).Judge(t.Context(), nil, "SELECT 1", "SELECT 1"); got != Skipped {
		t.Errorf("an empty suite: %s", got)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := (TestSuite{}).Judge(ctx, suite, "SELECT 1", "SELECT 1"); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled context: %v", err)
	}
}

func TestRemoveDistinct(t *testing.T) {
	for sql, want := range map[string]string{
		"SELECT DISTINCT a FROM t":                          "SELECT  a FROM t",
		"select count(distinct a), COUNT( Distinct b )":     "select count( a), COUNT(  b )",
		"SELECT DISTINCT(a) FROM t":                         "SELECT (a) FROM t",
		"SELECT 'DISTINCT', \"distinct\", `distinct`":       "SELECT 'DISTINCT', \"distinct\", `distinct`",
		"SELECT [distinct] FROM t":                          "SELECT [distinct] FROM t",
		"SELECT 'it''s distinct' || a -- DISTINCT\n FROM t": "SELECT 'it''s distinct' || a -- DISTINCT\n FROM t",
		"SELECT /* distinct */ distinct_id, xdistinct":      "SELECT /* distinct */ distinct_id, xdistinct",
		"SELECT @distinct, :distinct":                       "SELECT @distinct, :distinct",
		"SELECT a IS DISTINCT FROM b":                       "SELECT a IS  FROM b", // the script breaks it too
		"SELECT 'a;b'; SELECT 2":                            "SELECT 'a;b';",
		"SELECT 'not closed distinct":                       "SELECT 'not closed distinct",
		"":                                                  "",
	} {
		if got := RemoveDistinct(sql); got != want {
			t.Errorf("%q: %q, want %q", sql, got, want)
		}
	}
}
