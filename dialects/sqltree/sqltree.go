// Package sqltree is a neutral tree of a query: one shape for SQLite, MySQL and PostgreSQL. Package dialects/parse
// builds it with each dialect's own parser; nothing else imports one, and this package links none.
//
// A builder refuses every node and clause that it does not know: what is not in the tree, or in its
// Facts, cannot have been checked. Facts are for the guard, the tree is for the ODT, rewards and hints.
//
// Words that mean the same are the same in the tree: identifiers that were not quoted are in lower case (but for
// MySQL's tables and databases, whose case may matter), parentheses are gone, AND and OR are flat, a != b is a <> b,
// NOT IN is NOT over IN, a comma in FROM is a cross join. Nothing else is rewritten.
//
//   - the tree: sqltree.go, with walk.go to go over it and aggregate.go for which calls aggregate
//   - its names: resolve.go finds the source of each, misquoted.go those that SQLite takes for texts, used.go the
//     tables and columns of a query
//   - as text: print.go is the path. print_write.go has what all parts write with, print_from.go, print_table.go,
//     print_expr.go, print_call.go and print_xml.go the parts; print_sqlite.go, print_mysql.go and print_postgres.go
//     the dialects
package sqltree

import (
	"github.com/sqlagent/sqlagent/dialects"
)

// Statement is one parsed statement.
type Statement struct {
	Kind  Kind
	Query *Query // nil unless Kind is KindQuery
	Facts Facts
}

// Kind is what a statement does. Any that is not a query is named by its first words in lower case: "insert",
// "create table", "pragma", "set", "explain".
type Kind string

// KindQuery is a SELECT or VALUES, with all that may stand around it.
const KindQuery Kind = "query"

// Query is a SELECT, VALUES or set operation, with its CTEs, order and limit.
type Query struct {
	Span      Span
	With      []CTE
	Recursive bool
	Body      Body
	OrderBy   []Order
	Limit     *Expr // nil: none
	Offset    *Expr
	WithTies  bool // FETCH FIRST n ROWS WITH TIES
}

// Span is where a query is in the text, in bytes: for a nested one from after its opening parenthesis to before
// its closing one, without white space at either end; for the outermost the whole statement. SELECT * FROM t is
// made of what is no query in the text, SQLite's x IN t and (a JOIN b) AS c: there it is where t or a JOIN b is.
type Span struct{ Start, End int }

// CTE is one WITH element.
type CTE struct {
	Name         string
	Columns      []string
	Materialized string // "", "materialized", "not materialized"
	Query        *Query
	Search       *Search // nil: none
	Cycle        *Cycle  // nil: none
}

// Search is SEARCH BREADTH FIRST BY a, b SET c of a recursive CTE, PostgreSQL: the CTE has a column more, for others to
// order by.
type Search struct {
	Breadth bool // else DEPTH
	By      []string
	Set     string
}

// Cycle is CYCLE a, b SET c TO 1 DEFAULT 0 USING p of a recursive CTE: where rows of these columns come again, it ends,
// and the CTE has two columns more. MariaDB's CYCLE a, b RESTRICT gives none.
type Cycle struct {
	Columns        []string
	Set            string // "": RESTRICT
	Value, Default *Expr  // constants; nil: true and false
	Using          string
}

// Added are the columns that a CTE has besides those of its query.
func (c *CTE) Added() (names []string) {
	if c.Search != nil {
		names = append(names, c.Search.Set)
	}
	if c.Cycle != nil && c.Cycle.Set != "" {
		names = append(names, c.Cycle.Set, c.Cycle.Using)
	}
	return names
}

// Body is *Select, *SetOp or *Values.
type Body interface{ body() }

// SetOp joins two queries. A parenthesised operand may have an order and a limit of its own; a
// plain one has neither.
type SetOp struct {
	Op          SetOperator
	All         bool
	Left, Right *Query
}

type SetOperator string

const (
	Union     SetOperator = "union"
	Intersect SetOperator = "intersect"
	Except    SetOperator = "except"
)

// Values are rows of expressions: VALUES (1, 2), (3, 4).
type Values struct{ Rows [][]*Expr }

// Select is one SELECT.
type Select struct {
	Distinct   bool
	DistinctOn []*Expr // PostgreSQL
	Items      []Item
	From       Source // nil: none
	Where      *Expr  // nil: none; see Conjuncts
	GroupBy    []*Expr
	Having     *Expr
	Windows    []NamedWindow
}

func (*Select) body() {}
func (*SetOp) body()  {}
func (*Values) body() {}

// Item is one element of the select list.
type Item struct {
	Expr  *Expr
	Alias string // "": none
}

// Order is one element of ORDER BY.
type Order struct {
	Expr  *Expr
	Desc  bool
	Nulls string // "", "first", "last"
}

// Source is what FROM reads: *Table, *Derived, *Function or *Join.
type Source interface{ source() }

// Table is a table, a view, or a CTE in whose scope it is.
type Table struct {
	Schema, Name string
	Alias        string      // "": none
	Columns      []string    // t(a, b)
	Sample       *Sample     // nil: all of it
	Partitions   []string    // PARTITION (p0, p1), MySQL; nil: all of them
	SystemTime   *SystemTime // nil: now
	// CTE is the element that the name means; nil for a table of the database. Filled by builders.
	CTE *CTE
}

// Sample is TABLESAMPLE method (1, 2) REPEATABLE (seed), PostgreSQL: its operands are numbers.
type Sample struct {
	Method   dialects.Name
	Operands []*Expr
	Seed     *Expr // nil: none
}

// SystemTime is FOR SYSTEM_TIME of a table with system versions, MariaDB: the rows that it had then.
type SystemTime struct {
	Kind string // "as of", "between", "from", "all"
	At   *Expr  // nil of "all"
	To   *Expr  // of "between" and "from"
}

// Derived is a query in FROM.
type Derived struct {
	Query   *Query
	Alias   string
	Columns []string
	Lateral bool
}

// Function is a function in FROM: json_each(x), generate_series(1, 9).
//
// JSON_TABLE and XMLTABLE are calls too, so that whoever walks expressions meets all that they evaluate. JSON_TABLE has
// the document and the path first, XMLTABLE the path and the document. After them come operands that stand nowhere
// else: "passing" (Text is its name), "xmlnamespace" (Text is the prefix, "" the default), the columns, and "on error".
// A column is "define" (Text is its name, Args[0] its path, cast to its type or in an "exists path"; "format json",
// "with", "default", "not null", "on empty" and "on error" follow), "for ordinality" (Text is its name), or "nested"
// (Args[0] is a path, then come columns).
type Function struct {
	Call       *Expr // Op is OpCall
	Alias      string
	Columns    []string
	Types      []string // of Columns, where the query defines them: AS t(a integer), PostgreSQL; nil: none
	Ordinality bool
	Lateral    bool
}

// Join joins two sources. Several joins lean to the left.
type Join struct {
	Kind        JoinKind
	Natural     bool
	Left, Right Source
	On          *Expr    // nil: none
	Using       []string // nil: none
	UsingAlias  string   // what qualifies the columns of Using, USING (a) AS x, PostgreSQL; "": none
}

type JoinKind string

const (
	InnerJoin JoinKind = "inner"
	LeftJoin  JoinKind = "left"
	RightJoin JoinKind = "right"
	FullJoin  JoinKind = "full"
	CrossJoin JoinKind = "cross" // a comma too
)

func (*Table) source()    {}
func (*Derived) source()  {}
func (*Function) source() {}
func (*Join) source()     {}

// Expr is any expression: an operator and its operands, in the order in which they are written. Op says
// which of the other fields mean something; see the Op constants.
type Expr struct {
	Op    Op
	Args  []*Expr
	Text  string // OpColumn, OpCall, OpCast, OpCollate, literals: see there
	Table string // OpColumn, OpStar: the qualifier as written (a table, an alias), "": none
	// Schema qualifies Table of a column or the name of a call: main.track.name, pg_catalog.lower(x).
	Schema string
	Query  *Query // OpSubquery, OpExists, OpIn, OpAny, OpAll
	Call   *Call  // OpCall: what only calls have; nil: nothing of it
	// Quoted is an OpColumn of SQLite in double quotes: a string where no column has its name.
	Quoted bool

	// Of is the table that a column belongs to once Resolve has found it; nil before, and where it is
	// not to be found.
	Of Source
}

// Op is the operator of an expression: one of the constants, or an operator of the dialect that has no
// meaning of its own here, as it is written, in lower case ("+", "||", "->>", "@>", "at time zone").
type Op string

const (
	// Names and literals.
	OpColumn Op = "column" // Text: the column's name
	OpStar   Op = "*"      // of the select list and of COUNT(*): no operands (a product has two)
	OpNumber Op = "number" // Text: as written; a minus before it is OpNegate
	OpString Op = "string" // Text: the value, unquoted
	OpBlob   Op = "blob"   // Text: hexadecimal digits
	OpBool   Op = "bool"   // Text: "true", "false"
	OpNull   Op = "null"
	OpParam  Op = "param"   // Text: as written
	OpNow    Op = "now"     // Text: "current_date", "current_timestamp", … (no parentheses)
	OpTyped  Op = "literal" // Text: the type, Args[0]: an OpString. DATE '2020-01-01', INTERVAL '1 day'

	// Logic and comparison. AND and OR have two operands or more, none of them of the same Op.
	OpAnd        Op = "and"
	OpOr         Op = "or"
	OpNot        Op = "not"
	OpEqual      Op = "="
	OpNotEqual   Op = "<>"
	OpLess       Op = "<"
	OpLessEq     Op = "<="
	OpGreater    Op = ">"
	OpGreaterEq  Op = ">="
	OpNullSafe   Op = "is"          // IS NOT DISTINCT FROM, SQLite's IS, MySQL's <=>. IS TRUE is "is" with OpBool
	OpIsNull     Op = "is null"     // one operand; IS NOT NULL is NOT over it
	OpLike       Op = "like"        // two operands, or three with ESCAPE
	OpILike      Op = "ilike"       // likewise
	OpBetween    Op = "between"     // x, low, high
	OpIn         Op = "in"          // x, then the list; or x and Query
	OpExists     Op = "exists"      // Query
	OpAny        Op = "any"         // the right operand of a comparison: Query, or Args[0] an array. SOME too
	OpAll        Op = "all"         // likewise
	OpSubquery   Op = "subquery"    // Query, as a value
	OpArrayQuery Op = "array query" // Query: PostgreSQL's ARRAY(SELECT …)

	// Arithmetic.
	OpNegate Op = "negate" // one operand; a unary plus is dropped
	OpConcat Op = "||"

	// The rest.
	OpCall    Op = "call"    // Text: the function's name in lower case; Args; Call
	OpCast    Op = "cast"    // Text: the type in lower case; x::t too
	OpCase    Op = "case"    // Args: OpWhen …, then OpElse if there is one. CASE x WHEN a is written out as WHEN x = a, x one node
	OpWhen    Op = "when"    // condition, value
	OpElse    Op = "else"    // value
	OpRow     Op = "row"     // (a, b)
	OpArray   Op = "array"   // ARRAY[a, b]
	OpIndex   Op = "index"   // x[i]
	OpSlice   Op = "slice"   // x[i:j]; an absent bound is OpNull
	OpField   Op = "field"   // (x).Text
	OpCollate Op = "collate" // x COLLATE Text
	OpDefault Op = "default" // only in VALUES of statements that are refused anyway
)

// Call is what a function call may have besides its name and operands.
type Call struct {
	Distinct    bool    // COUNT(DISTINCT x)
	OrderBy     []Order // string_agg(x ORDER BY y)
	WithinGroup []Order // percentile_cont(0.5) WITHIN GROUP (ORDER BY x)
	Filter      *Expr   // FILTER (WHERE …)
	Over        *Window // a window function; nil: none
	IgnoreNulls bool    // IGNORE NULLS
	FromLast    bool    // NTH_VALUE … FROM LAST
	Separator   *Expr   // GROUP_CONCAT(x SEPARATOR s)
	Limit       *Expr   // GROUP_CONCAT(x LIMIT n OFFSET m): MariaDB
	Offset      *Expr
	Names       []string // of named operands (a => 1), "" for the others; nil: none
	Variadic    bool
}

// Window is OVER (…) or OVER name.
type Window struct {
	Name        string // the window that it is, or is based on
	PartitionBy []*Expr
	OrderBy     []Order
	Frame       *Frame // nil: the default
}

// NamedWindow is an element of WINDOW.
type NamedWindow struct {
	Name   string
	Window Window
}

// Frame is ROWS BETWEEN 1 PRECEDING AND CURRENT ROW.
type Frame struct {
	Unit       string // "rows", "range", "groups"
	Start, End Bound  // End.Kind "": not written
	Exclude    string // "", "current row", "group", "ties", "no others"
}

// Bound is an end of a frame.
type Bound struct {
	Kind   string // "unbounded preceding", "preceding", "current row", "following", "unbounded following"
	Offset *Expr  // of "preceding" and "following"
}

// Facts are what a statement of any kind touches, in order of appearance, each once. They cover the whole
// of it: nested queries, functions in FROM, clauses of a statement that is not a query as far as its
// builder looks (its Kind alone refuses it).
type Facts struct {
	Relations []dialects.Name // tables and views of the database, CTEs not among them
	Functions []Use           // every function called
	Clauses   []Clause        // what is more than reading: see the constants
	Types     []Type          // types that PostgreSQL's casts and column definitions name
	Dropped   []Op            // operators that the tree leaves out: PostgreSQL's unary plus, which users may have made
}

// Type is a type, or the type of an array's elements.
type Type struct{ dialects.Name }

// Use is a function and the place where it is called.
type Use struct {
	dialects.Name
	Site Site
}

// Site is where a function is called.
type Site string

const (
	SiteScalar    Site = "scalar"
	SiteAggregate Site = "aggregate" // with DISTINCT, ORDER BY, FILTER, WITHIN GROUP or a star
	SiteWindow    Site = "window"    // OVER
	SiteFrom      Site = "from"      // a function in FROM
)

// Clause is part of a query that does more than read.
type Clause string

const (
	ClauseInto     Clause = "into"        // SELECT INTO, INTO OUTFILE, INTO @x
	ClauseLock     Clause = "lock"        // FOR UPDATE, FOR SHARE, LOCK IN SHARE MODE
	ClauseWriteCTE Clause = "writing CTE" // WITH x AS (DELETE … RETURNING)
	ClauseVariable Clause = "variable"    // @x, @x := 1; @@x is a function of that name
	ClauseHint     Clause = "hint"        // hints that change more than the plan: /*+ … */, HIGH_PRIORITY, SQL_CALC_FOUND_ROWS
	ClausePlan     Clause = "plan"        // hints for the planner alone: INDEXED BY, USE INDEX, STRAIGHT_JOIN, SQL_NO_CACHE
	ClauseSample   Clause = "sample"      // TABLESAMPLE
)
