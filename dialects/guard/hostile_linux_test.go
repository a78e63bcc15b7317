package guard

import (
	"errors"
	"fmt"
	"runtime"
	"sort"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/sqlagent/sqlagent/dialects"
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
		return errors.As(checkText(d, sql), &r)
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

// slowest is how long a hostile text may keep a processor. It is the best of a few runs: others share its caches.
const slowest = 50 * time.Millisecond

// TestHostileTextsAreQuick judges each text twice: at 64 KiB, where counting refuses most, and as long as it may be for
// the parser to see it.
func TestHostileTextsAreQuick(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		var worst time.Duration
		var name string
		for what, f := range hostile {
			for _, sql := range []string{f.longest(d, false), f.longest(d, true)} {
				if took := quickest(t, d, sql); took > worst {
					worst, name = took, fmt.Sprintf("%s, %d bytes", what, len(sql))
				}
			}
		}
		t.Logf("%s: %d texts, the worst takes %v (%s)", d, 2*len(hostile), worst, name)
		if worst > slowest {
			t.Errorf("%s: %s took %v, %v is the most", d, name, worst, slowest)
		}
	}
}

// quickest is the best of up to three runs.
func quickest(t *testing.T, d dialects.Dialect, sql string) time.Duration {
	t.Helper()
	best := time.Hour
	for range 3 {
		start := threadTime(t)
		_, _ = Check(d, sql, Rules{}) // how it is judged does not matter here
		if best = min(best, threadTime(t)-start); best < slowest/4 {
			break
		}
	}
	return best
}

// threadTime is how long this thread has kept a processor.
func threadTime(t testing.TB) time.Duration {
	t.Helper()
	var u unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_THREAD, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
