package guard

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

var every = []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}

// FuzzCheck looks for texts that crash the guard, and for ones that pass though they are more than a query.
func FuzzCheck(f *testing.F) {
	for _, sql := range []string{"SELECT 1", "WITH a AS (SELECT 1) SELECT * FROM a", "SELECT E'\\'' /* */ -- x", "SELECT $a$;$a$", "SELECT [a], `b`, \"c\" FROM t;",
		"SELECT CASE WHEN a THEN 1 END FROM t JOIN u USING (b) ORDER BY 1 LIMIT 2", "SELECT repeat('x', 1e3 * (SELECT 2))", "SELECT * FROM t FOR UPDATE"} {
		f.Add(sql)
	}
	for _, a := range corpora.Attacks(f) {
		f.Add(a.SQL)
	}
	r := Rules{DenyColumns: []string{"orders.note"}, DenyTables: []string{"salaries"}}
	f.Fuzz(func(t *testing.T, sql string) {
		for _, d := range every {
			s, err := Check(d, sql, r)
			if err != nil {
				continue
			}
			if s.Kind != sqltree.KindQuery || s.Query == nil {
				t.Fatalf("%s: a %q passed: %q", d, s.Kind, sql)
			}
			for _, c := range s.Facts.Clauses {
				if c != sqltree.ClauseSample && c != sqltree.ClausePlan {
					t.Fatalf("%s: %q passed: %q", d, c, sql)
				}
			}
			if slices.ContainsFunc(s.Facts.Relations, func(n dialects.Name) bool { return strings.EqualFold(n.Name, "salaries") }) {
				t.Fatalf("%s: a denied table passed: %q", d, sql)
			}
			for _, u := range s.Facts.Functions {
				if allowed[d].judge(d, u, &Rules{}) != nil && !excused(d, s, u, &Rules{}) {
					t.Fatalf("%s: %s() passed: %q", d, u.Name.Name, sql)
				}
			}
		}
	})
}

// BenchmarkHonest judges the golds of a corpus in turn.
func BenchmarkHonest(b *testing.B) {
	for _, c := range honest(b) {
		b.Run(c.name, func(b *testing.B) {
			var times []time.Duration
			for i := 0; b.Loop(); i++ {
				start := time.Now()
				_, _ = Check(c.dialect, c.golds[i%len(c.golds)].SQL, Rules{})
				times = append(times, time.Since(start))
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Nanoseconds()), "p50-ns")
			b.ReportMetric(float64(times[len(times)*99/100].Nanoseconds()), "p99-ns")
		})
	}
}
