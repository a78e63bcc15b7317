// Package guard is the static layer of the read-only guard: it judges the text of a statement, before any database
// has seen it, and lets only queries pass. What is not on a list is refused.
//
// It trusts no parser with a text that it has not measured, and no function, relation or literal size that it does not
// know. What a view reads, how long a query runs and
// how much it returns cannot be seen in a text: the engine's layers bound those.
//
// Check, in this file, is the path of a statement, with Read as its first part. What it asks:
//
//   - of the text: text.go (bytes, tokens, nesting), ambiguous.go (what servers, parsers or people read differently)
//   - of the names: functions.go with the lists functions_*.go, relations.go, columns.go, fields.go (x.f, which may be
//     a call)
//   - of the cost: sizes.go (constants that make huge values), work.go (quadratic work), growth.go (recursive queries
//     that grow), language.go (arguments in a small language: XPath, JSON paths, patterns)
//   - of the server: catalog.go (functions, operators and casts that users made), views.go (what a view runs)
//
// From the same rules, visible.go cuts a schema to what may be read, and grants.go lists the rights of a login for it.
package guard

import (
	"errors"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Rules are an administrator's: what is allowed besides the built-in lists, and what is kept from them. Names are as a
// query would write them, without quotes: "orders", "sales.orders", "sales.*".
type Rules struct {
	// AllowFunctions may be called anywhere: "bump", "sales.bump"; "st_*" allows every name that begins so.
	AllowFunctions []string `toml:"allow_functions" json:"allow_functions"`
	// AllowTables may be read although they are the system's, or views that read what is denied: "pg_stat_activity",
	// "mysql.user", "customer_public".
	AllowTables []string `toml:"allow_tables" json:"allow_tables"`
	// OnlyTables, where there are any, are all that may be read. A name without a schema is one of the default schema.
	OnlyTables []string `toml:"only_tables" json:"only_tables"`
	// DenyTables may not be read, nor views that read them. A name without a schema is one of any schema.
	DenyTables []string `toml:"deny_tables" json:"deny_tables"`
	// DenyColumns may not be read, nor anything that could hold them, such as a star or a whole row: "customer.email",
	// "sales.customer.email", and "email" of any table. A view whose query reads them may not be read either.
	DenyColumns []string `toml:"deny_columns" json:"deny_columns"`
	// MaskColumns may be read, but no model sees their values: package mask puts stand-ins in their place. They are
	// named as DenyColumns are. Columns of views that show them are masked too.
	MaskColumns []string `toml:"mask_columns" json:"mask_columns"`
	// Schema says which table an unqualified column belongs to. DenyColumns and Catalog need it, and refuse more
	// without.
	Schema sqltree.Names `toml:"-" json:"-"`
	// Catalog is what users of the server made; nil: nothing.
	Catalog *Catalog `toml:"-" json:"-"`
	// Database is the one of MySQL that names without a database mean; "": it is not the system's.
	Database string `toml:"-" json:"-"`
}

// Refusal is a statement that may not run.
type Refusal struct {
	Rule   string // one of the constants
	Reason string // a sentence that names the offender
	Allow  string // how an administrator can allow it; "" where nobody can
}

func (e *Refusal) Error() string {
	if e.Allow == "" {
		return e.Reason
	}
	return e.Reason + "; " + e.Allow
}

// The rules that a Refusal may name.
const (
	RuleLength    = "length"             // of the text
	RuleCharacter = "character"          // what text may not hold: NUL, bad UTF-8, disguises
	RuleComment   = "comment"            // comments that a server executes, or that are not closed
	RuleNesting   = "nesting"            // brackets and CASE in each other
	RuleSeveral   = "several-statements" // more than one
	RuleStatement = "statement"          // not a query
	RuleConstruct = "construct"          // a part of a query that sqltree does not know
	RuleClause    = "clause"             // a part of a query that does more than read
	RuleTable     = "table"
	RuleColumn    = "column"
	RuleFunction  = "function"
	RuleSize      = "literal-size" // constants that make huge values
	RuleLanguage  = "language"     // texts in a small language, as JSON paths, that are computed, long or deep
)

// Check reads sql, which must be one query that only reads, and judges the whole of it. Its errors are *Refusal,
// *parse.SyntaxError, and *parse.CountError where there is no statement. A statement that was read and refused is
// returned too.
func Check(d dialects.Dialect, sql string, r Rules) (*sqltree.Statement, error) {
	s, err := Read(d, sql)
	if err != nil {
		return s, err
	}
	for _, check := range []func(dialects.Dialect, *sqltree.Statement, *Rules) *Refusal{
		checkRelations, checkFunctions, checkCatalog, checkColumns, checkFields, checkLanguages, checkSizes,
	} {
		if refusal := check(d, s, &r); refusal != nil {
			return s, refusal
		}
	}
	return s, nil
}

// Read is the part of Check that needs no rules: sql is one query, without a clause that does more than read. Its
// statement and errors are Check's. Whoever prints the tree, to run a query that was rewritten, reads sql with this: a
// tree does not hold those clauses, so that Check of what is printed would pass what was written with them.
func Read(d dialects.Dialect, sql string) (*sqltree.Statement, error) {
	if err := CheckText(d, sql); err != nil {
		return nil, err
	}
	s, err := parse.Parse(d, sql)
	if err != nil {
		return nil, parseError(err)
	}
	if s.Kind != sqltree.KindQuery || s.Query == nil {
		return s, notQuery(string(s.Kind))
	}
	if refusal := checkClauses(s); refusal != nil {
		return s, refusal
	}
	return s, nil
}

func parseError(err error) error {
	var count *parse.CountError
	var unknown *parse.UnknownError
	switch {
	case errors.As(err, &count) && count.Statements > 1:
		return severalStatements()
	case errors.As(err, &unknown):
		return &Refusal{Rule: RuleConstruct, Reason: unknown.Error()}
	}
	return err
}

func notQuery(kind string) *Refusal {
	reason := strings.ToUpper(kind) + " is not a query: only one SELECT that reads (WITH is fine) is allowed"
	if does := instead[kind]; does != "" {
		reason += "; " + does
	}
	return &Refusal{Rule: RuleStatement, Reason: reason}
}

// instead is what does the work of statements that people ask for.
var instead = map[string]string{
	"explain": "to see a query's plan, use /explain in the shell, or POST /v1/check of sqlagent serve",
	"show":    schemaCommand, "describe": schemaCommand, "desc": schemaCommand, "pragma": schemaCommand,
}

const schemaCommand = "to list tables and columns, use sqlagent schema, /schema in the shell, or search_schema over MCP"

func severalStatements() *Refusal {
	return &Refusal{Rule: RuleSeveral, Reason: "more than one statement: send one query at a time"}
}

// clauses that a query may not have. A sample only reads, and hints for the planner only choose a plan, which its gate
// judges.
var clauses = map[sqltree.Clause]string{
	sqltree.ClauseInto:     "INTO writes the result elsewhere",
	sqltree.ClauseLock:     "FOR UPDATE, FOR SHARE and similar clauses lock rows",
	sqltree.ClauseWriteCTE: "a WITH query writes data",
	sqltree.ClauseVariable: "variables (@x) are session state",
	sqltree.ClauseHint:     "HIGH_PRIORITY, SQL_CALC_FOUND_ROWS and comments with hints change how the server runs",
}

func checkClauses(s *sqltree.Statement) *Refusal {
	for _, c := range s.Facts.Clauses {
		if c == sqltree.ClauseSample || c == sqltree.ClausePlan {
			continue
		}
		reason, ok := clauses[c]
		if !ok {
			reason = fmt.Sprintf("the clause %q", c)
		}
		return &Refusal{Rule: RuleClause, Reason: reason + ": not allowed"}
	}
	return nil
}
