// Package mend repairs a query that its database refuses, by rule and without a model: tables that FROM lacks, aliases
// that do not own their column, misspelt names, functions of another dialect, columns that GROUP BY lacks. So it does
// one that finds nothing because it looks for a value where there is none like it.
//
// Every rule applies only where its outcome is unique. mend.go is the way from a query to the mended one; text.go mends
// texts that do not parse, functions.go what another dialect writes, with dates.go for what it says of dates,
// template.go for how both are written down and aliases.go for names of the select list; names.go names of what FROM
// has, from.go FROM itself, keys.go how its tables are joined, groups.go GROUP BY, spelling.go the case of names, and
// values.go what columns are compared with. scope.go is a SELECT with what its names may mean.
package mend

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Change is one thing that a rule did.
type Change struct {
	Rule Rule
	Text string // for people: "joined Album between Track and Artist"
}

// Rule names what was wrong.
type Rule string

const (
	RuleFrom     Rule = "from"     // FROM lacked the owner of a column
	RuleOwner    Rule = "owner"    // a qualifier did not own its column, or a column was ambiguous
	RuleName     Rule = "name"     // a table or a column was misspelt
	RuleCase     Rule = "case"     // upper and lower case
	RuleQuote    Rule = "quote"    // quotation marks of a name where a text was meant, or the reverse
	RuleFunction Rule = "function" // a function, an operator or a literal of another dialect
	RuleSyntax   Rule = "syntax"   // a clause of another dialect
	RuleGroup    Rule = "group"    // GROUP BY lacked a column
	RuleValue    Rule = "value"    // a column was compared with a text that it does not have
)

// SQL mends a query that the database of s refused, and says what it changed; ok is false where no rule applies and
// where names would still be wrong.
func SQL(sql string, s *schema.Schema) (mended string, changes []Change, ok bool) {
	statement, err := parse.Parse(s.Dialect, sql)
	if sql, changes, ok = clauses(s, sql, err == nil); ok {
		statement, err = parse.Parse(s.Dialect, sql)
	}
	if err != nil || statement.Query == nil {
		return "", nil, false
	}
	m := newMender(statement.Query, s)
	m.changes = changes
	if !m.mend() {
		return "", nil, false
	}
	mended, err = sqltree.Print(s.Dialect, statement.Query)
	return mended, m.changes, err == nil
}

// mend applies all rules, and reports whether one did and all names are right now.
func (m *mender) mend() bool {
	translator{m}.functions()
	m.tables()
	m.columns()
	m.spelling()
	m.groups()
	return len(m.changes) > 0 && len(m.problems()) == 0
}

// mender is one call of SQL or Values.
type mender struct {
	query   *sqltree.Query
	schema  *schema.Schema
	dialect dialects.Dialect
	changes []Change
	wrote   int                      // names of the select list that were written out
	steps   map[*schema.Table][]link // by the table from which they lead, as they are found
}

func newMender(q *sqltree.Query, s *schema.Schema) *mender {
	return &mender{query: q, schema: s, dialect: s.Dialect, steps: map[*schema.Table][]link{}}
}

func (m *mender) changed(rule Rule, format string, args ...any) {
	c := Change{rule, fmt.Sprintf(format, args...)}
	if !slices.Contains(m.changes, c) {
		m.changes = append(m.changes, c)
	}
}

// problems are the names that are still wrong.
func (m *mender) problems() []sqltree.Problem {
	return slices.DeleteFunc(sqltree.Resolve(m.query, m.schema), func(p sqltree.Problem) bool {
		return p.Kind == sqltree.WholeRow && m.dialect == dialects.Postgres
	})
}

// exprs are all expressions of a query and of those inside it.
func exprs(q *sqltree.Query) func(yield func(*sqltree.Expr) bool) {
	return func(yield func(*sqltree.Expr) bool) {
		for sub := range q.Queries() {
			for e := range sub.Exprs() {
				for x := range e.All() {
					if !yield(x) {
						return
					}
				}
			}
		}
	}
}
