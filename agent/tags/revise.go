package tags

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
)

// Bounds of what a model is shown of a group's rows, and how: they share a prompt with the schema.
var differing = Speech{Rows: 10, Chars: 2000, Cell: 100, Observe: func(o Observation) string { return bordered(o.Header, o.Rows) }}

// differ introduces the queries, in our words: after CSC-SQL's merge revision.
const differ = "Two SQL queries were written for this question, and they return different rows. At most one of them is right. " +
	"Find out what each gets wrong, and write the correct query: one of them, or another."

// Differ is agent.Reviser's. Queries and rows are data: nothing in them can pass for the protocol's tags.
func (d *dialogue) Differ(queries [2]agent.Tried) string {
	if !d.Follows && !has(d.Speech.Prompt, "{external_knowledge}") {
		return ""
	}
	var b strings.Builder
	b.WriteString(differ)
	for i, q := range queries {
		fmt.Fprintf(&b, "\nQuery %d: %s\n%s", i+1, escapeTags(oneLine(q.SQL)), outcome(&q.Observation))
	}
	return b.String()
}

// outcome is what came of a query, as a table or as the database's message.
func outcome(o *agent.Observation) string {
	w := differing.word(o)
	if w.Failed != "" {
		return "It fails: " + w.fault()
	}
	text := "It returns:\n" + bordered(w.Header, w.Rows)
	if more := w.more(); more != "" {
		text += "\n" + more
	}
	return text
}

var _ agent.Reviser = (*dialogue)(nil)
