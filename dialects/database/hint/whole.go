package hint

import (
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
)

// maxTry is how many bytes a query may have that is said as a whole, before and after.
const maxTry = 1000

// mendable are the rules of refusals whose statements are said as a whole: they are of another dialect. What the rules
// keep from a query stays refused; another name would only look like an answer.
var mendable = map[string]bool{"": true, guard.RuleFunction: true, guard.RuleConstruct: true}

// mended is the whole query with names that exist, in the database's dialect; "" where no rule mends it, not as the
// hint says, or not on a line.
func (q *query) mended() string {
	if len(q.sql) > maxTry || len(q.meant) > 1 {
		return ""
	}
	sql, _, ok := mend.SQL(q.sql, q.schema)
	if !ok || sql == q.sql || len(sql) > maxTry || strings.ContainsFunc(sql, unicode.IsControl) {
		return ""
	}
	for _, name := range q.meant {
		if _, column, ok := strings.Cut(name, "."); ok {
			name = column
		}
		if !strings.Contains(strings.ToLower(sql), strings.ToLower(strings.Trim(name, "`\""))) {
			return ""
		}
	}
	return sql
}

// maxOthers is how many names are spoken of next to the first.
const maxOthers = 5

// others is what to write in place of the query's names that are wrong and of which first does not speak.
func (q *query) others(first string) string {
	if q.tree == nil || q.tree.Query == nil {
		return ""
	}
	var out []string
	said, seen := first, map[string]bool{}
	for _, p := range q.problems() {
		line := q.problem(p)
		name := p.Name
		if p.Table != "" {
			name = p.Table + "." + p.Name
		}
		if line == "" || line == first || seen[name] {
			continue
		}
		seen[name] = true
		// What FROM reads is said once.
		question, list, asks := strings.Cut(line, "? ")
		switch {
		case asks && strings.Contains(said, list):
			line = question + "?"
		case strings.Contains(said, line):
			line = "unknown too"
		}
		said += line
		if out = append(out, name+": "+line); len(out) == maxOthers {
			break
		}
	}
	return strings.Join(out, "; ")
}
