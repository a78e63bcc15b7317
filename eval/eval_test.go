package eval

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testresult"
)

func TestOrdered(t *testing.T) {
	for sql, want := range map[string]bool{
		"SELECT a FROM t ORDER BY a":                             true,
		"select a from t order\n by a limit 3":                   true,
		"SELECT a FROM (SELECT a FROM t ORDER BY a)":             false,
		"SELECT rank() OVER (ORDER BY a) FROM t":                 false,
		"SELECT 'ORDER BY' FROM t":                               false,
		"SELECT a FROM t -- ORDER BY a":                          false,
		"SELECT a FROM t WHERE b IN (SELECT c FROM d)ORDER BY a": true,
		"SELECT a FROM t /* ( */ ORDER /* x */ BY a":             true,
		"SELECT a FROM t /* ORDER BY a */":                       false,
	} {
		if got := Ordered(sql); got != want {
			t.Errorf("%q: %v, want %v", sql, got, want)
		}
	}
}

func TestRules(t *testing.T) {
	a, b := testresult.Ints("12", "34"), testresult.Ints("34", "12")
	for _, c := range []struct {
		gold                 string
		strict, spider, bird bool
	}{
		{"SELECT x, y FROM t", true, true, true},
		{"SELECT x, y FROM t ORDER BY x", false, false, true},
		{"SELECT x, y FROM (SELECT * FROM t ORDER BY x LIMIT 2)", true, false, true}, // to Spider's script order by is order by
		{"SELECT x, y FROM t ORDER  BY x", false, true, true},                        // written just so
	} {
		for rule, want := range map[string]bool{"Strict": c.strict, "Spider": c.spider, "BIRD": c.bird} {
			if got := map[string]Rule{"Strict": Strict, "Spider": Spider, "BIRD": BIRD}[rule](a, b, c.gold); got != want {
				t.Errorf("%s, %s: %v, want %v", rule, c.gold, got, want)
			}
		}
	}
}
