package guard

import (
	"errors"
	"fmt"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
)

// text makes a hostile text of about n units.
type text func(n int) string

// filled is head + unit·n + tail.
func filled(head, unit, tail string) text {
	return func(n int) string { return head + strings.Repeat(unit, n) + tail }
}

// numbered is likewise, with a number in each unit.
func numbered(head, unit, tail string) text {
	return func(n int) string {
		var b strings.Builder
		b.WriteString(head)
		for i := range n {
			fmt.Fprintf(&b, unit, i)
		}
		return b.String() + tail
	}
}

// nested is head·n + middle + tail·n.
func nested(start, head, middle, tail string) text {
	return func(n int) string { return start + strings.Repeat(head, n) + middle + strings.Repeat(tail, n) }
}

// longest is the longest text of its kind that is at most 64 KiB long and, where tokens matters, not too many tokens.
func (f text) longest(d dialects.Dialect, tokens bool) string {
	n := sort.Search(maxText, func(n int) bool {
		sql := f(n + 1)
		if len(sql) > maxText || !tokens {
			return len(sql) > maxText
		}
		var r *Refusal
		return errors.As(CheckText(d, sql), &r)
	})
	return f(n)
}

// hostile are the longest texts that are read, each made to be slow to judge.
var hostile = map[string]text{
	"brackets":         nested("SELECT ", "(", "1", ")"),
	"open brackets":    filled("SELECT ", "(", ""),
	"square brackets":  nested("SELECT ", "a[", "1", "]"),
	"just deep enough": filled("SELECT "+strings.Repeat("(", maxNesting)+"1", "+1", strings.Repeat(")", maxNesting)),
	"subqueries":       nested("", "SELECT (", "SELECT 1", ")"),
	"calls":            nested("SELECT ", "abs(", "1", ")"),
	"CASE":             nested("SELECT ", "CASE WHEN 1 THEN ", "1", " END"),
	"CASE of CASE":     nested("SELECT ", "CASE ", "1", " WHEN 1 THEN 1 WHEN 2 THEN 2 END"),
	"open CASE":        filled("SELECT ", "CASE ", ""),
	"NOT":              filled("SELECT ", "NOT ", "1"),
	"minus":            filled("SELECT ", "- ", "1"),
	"tilde":            filled("SELECT ", "~", "1"),
	"sum":              filled("SELECT 1", "+1", ""),
	"OR":               filled("SELECT 1 ", "OR 1 ", ""),
	"AND and OR":       filled("SELECT 1 ", "OR 1 AND 1 ", ""),
	"comparisons":      filled("SELECT 1", "<1", ""),
	"concat":           filled("SELECT 'a'", "||''", ""),
	"union":            filled("SELECT 1", " UNION SELECT 1", ""),
	"union all":        filled("SELECT 1", " UNION ALL SELECT 1", ""),
	"tables":           numbered("SELECT 1 FROM a", ",t%d", ""),
	"joins":            filled("SELECT 1 FROM a", " JOIN b ON 1=1", ""),
	"nested joins":     nested("SELECT 1 FROM a", " JOIN b", "", " ON 1=1"),
	"functions":        numbered("SELECT 1", ",f%d()", ""),
	"known functions":  filled("SELECT 1", ",abs(1)", ""),
	"CTEs":             numbered("WITH a AS (SELECT 1)", ",c%d AS (SELECT 1)", " SELECT 1"),
	"CTEs in a chain":  numbered("WITH a AS (SELECT 1)", ",c%d AS (TABLE a)", " SELECT 1"),
	"columns":          numbered("SELECT 1", ",c%d", " FROM t"),
	"items":            filled("SELECT 1", ",1", ""),
	"values":           filled("VALUES (1)", ",(1)", ""),
	"IN":               filled("SELECT 1 IN (1", ",1", ")"),
	"casts":            filled("SELECT 1", "::int", ""),
	"collations":       filled("SELECT 'a'", " COLLATE x", ""),
	"dots":             filled("SELECT a", ".a", ""),
	"strings":          filled("SELECT ''", ",'a'", ""),
	"string":           filled("SELECT '", "''", "'"),
	"open string":      filled("SELECT '", "a", ""),
	"escape strings":   filled("SELECT E'a'", "\n'a'", ""),
	"comments":         filled("SELECT 1", "/**/", ""),
	"open comments":    filled("SELECT 1", "/*", ""),
	"line comments":    filled("SELECT 1", "--\n", ""),
	"dollars":          filled("SELECT ", "$a", ""),
	"dollar tags":      numbered("SELECT ", "$a%d$ ", ""),
	"semicolons":       filled("SELECT 1", ";", ""),
	"blanks":           filled("SELECT 1", " ", ""),
	"windows":          numbered("SELECT 1 FROM t WINDOW a AS ()", ",w%d AS ()", ""),
	"BETWEEN":          filled("SELECT 1", " BETWEEN 1 AND 1", ""),
	"IS":               filled("SELECT 1", " IS NULL", ""),
	"intervals":        filled("SELECT now()", " - INTERVAL 1 DAY", ""),
	"repeats":          nested("SELECT ", "repeat(", "'x'", ",1)"),
	"wrong characters": filled("SELECT ", "é", ""),
	"stars":            filled("SELECT *", ",*", " FROM t"),
	"words":            filled("SELECT ", "a ", ""),
	"OFFSET":           filled("SELECT 1", " OFFSET 1", ""),
	"lambda of arrows": filled("SELECT a", "->'a'", ""),
}

// TestHostileTexts judges each text twice: at 64 KiB, where counting refuses most, and as long as it may be for
// the parser to see it. A judgement that takes exponential time shows as one that never ends.
func TestHostileTexts(t *testing.T) {
	for _, d := range every {
		allowed, refused := 0, 0
		for what, f := range hostile {
			for _, sql := range []string{f.longest(d, false), f.longest(d, true)} {
				_, err := Check(d, sql, Rules{})
				var refusal *Refusal
				var syntax *parse.SyntaxError
				var count *parse.CountError
				switch {
				case err == nil:
					allowed++
				case errors.As(err, &refusal), errors.As(err, &syntax), errors.As(err, &count):
					refused++
				default:
					t.Errorf("%s: %s, %d bytes: %T %v", d, what, len(sql), err, err)
				}
			}
		}
		t.Logf("%s: %d texts: %d allowed, %d refused", d, allowed+refused, allowed, refused)
	}
}

// BenchmarkHostileTexts reports the slowest of them, each judged b.N times.
func BenchmarkHostileTexts(b *testing.B) {
	for _, d := range every {
		b.Run(string(d), func(b *testing.B) {
			var worst time.Duration
			name := ""
			for what, f := range hostile {
				for _, sql := range []string{f.longest(d, false), f.longest(d, true)} {
					start := time.Now()
					for range b.N {
						_, _ = Check(d, sql, Rules{}) // how it is judged does not matter here
					}
					if took := time.Since(start) / time.Duration(b.N); took > worst {
						worst, name = took, fmt.Sprintf("%s, %d bytes", what, len(sql))
					}
				}
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(worst.Microseconds())/1000, "ms-worst")
			b.Logf("the slowest: %s", name)
		})
	}
}
