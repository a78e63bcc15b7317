// Package hint says in one line what to do about a query that failed: which names there are and which was meant, where
// an aggregate belongs, how this dialect writes what another has. It is meant for a model, a small one too, and for
// people.
//
// hint.go is the way from an error to its advice, whole.go says the query as a whole; names.go judges names against
// the schema, with near.go for those that were meant, groups.go aggregates, slips.go what belongs to another dialect.
// What a server's error number alone says is said by its engine.
package hint

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Failure is a statement that failed.
type Failure struct {
	SQL       string
	Statement *sqltree.Statement // nil: it was not read, or does not parse
	Message   string
	Rule      string // of a refusal: the guard's rule
	Cause     Cause
	Object    string // that the database names; "" where it names none
}

// Advice is what to do about a query that failed. Each of its texts is one line, "" where nothing is known.
type Advice struct {
	Hint string // about what the database speaks of
	Also string // about the query's other names, where Try is empty
	Try  string // the whole query, as rules mend it
}

// For is what to do about f, on a database with schema s; nothing where the error says all. It names nothing that is
// neither in s nor in the statement, so that s must be what the rules let queries read.
func For(f Failure, s *schema.Schema) Advice {
	q := &query{sql: f.SQL, failed: f, schema: s, known: s.Columns(), tree: f.Statement}
	var a Advice
	for _, look := range looks[f.Rule] {
		if a.Hint = look(q); a.Hint != "" {
			break
		}
	}
	if !mendable[f.Rule] {
		return a
	}
	if a.Try = q.mended(); a.Try == "" {
		a.Also = q.others(a.Hint)
	}
	return a
}

// looks are tried in turn, by the rule of a refusal; "" is none: the statement is wrong.
var looks = map[string][]func(*query) string{
	"":                  {(*query).grouping, (*query).names, (*query).reserved, (*query).listing, (*query).slip},
	guard.RuleFunction:  {(*query).call},
	guard.RuleTable:     {(*query).names},
	guard.RuleStatement: {(*query).listing},
	guard.RuleConstruct: {(*query).slip},
}

// Knows reports whether For may have something to say of refusals by a rule; of statements that are wrong, rule is "".
func Knows(rule string) bool { return looks[rule] != nil }

// query is one that failed.
type query struct {
	sql    string
	failed Failure
	schema *schema.Schema
	known  sqltree.Names
	tree   *sqltree.Statement        // nil: it does not parse
	ctes   map[*sqltree.CTE][]string // the columns of those visited, also of one in itself
	meant  []string                  // what the hint says that a name may stand for
}

// maxListed is how many characters a list of names may have.
const maxListed = 160

// list joins names as far as there is room, and says how many are left out.
func list(names []string) string {
	var b strings.Builder
	for i, name := range names {
		if i > 0 && b.Len()+len(name) > maxListed {
			b.WriteString(fmt.Sprintf(" and %d more", len(names)-i))
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(name)
	}
	return b.String()
}
