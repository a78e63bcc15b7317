package agent

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Declining is what a model in a protocol of text says where a database has no answer to a question: a query of any
// dialect that returns nothing. sqltrain teaches it (package trainer/coder).
const Declining = "SELECT NULL LIMIT 0"

// declines reports whether a query is Declining, however it is written.
func declines(d dialects.Dialect, sql string) bool {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery {
		return false
	}
	selection, ok := s.Query.Body.(*sqltree.Select)
	limit := s.Query.Limit
	return ok && limit != nil && limit.Op == sqltree.OpNumber && limit.Text == "0" && selection.From == nil &&
		len(selection.Items) == 1 && selection.Items[0].Expr.Op == sqltree.OpNull
}
