// Package mask keeps the values of masked columns (guard.Rules.MaskColumns) from a model, and from nobody else. The
// model is told stand-ins, "email_1", and may write them in its queries; they run with the values.
//
//	s := mask.New(db, schema)                       // one for a conversation
//	question, _, err := s.Hide(ctx, question, l)    // values that it names become stand-ins
//	result, err := s.Probe(ctx, sql, l)             // what the model may see of a query
//	sql, result, err := s.Run(ctx, sql, l)          // what the person sees
//
// Which columns of a result hold masked values, or what is computed from them, package lineage decides before the query
// runs. A stand-in is a column's name and a number in the order of appearance: it tells that two values are equal, and
// nothing else. mask.go has the queries, hide.go the texts.
package mask

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Session is the stand-ins of one conversation. It is safe for concurrent use.
type Session struct {
	db     database.DB
	schema *schema.Schema
	masks  bool

	mu       sync.Mutex
	standIns map[string]string         // by the column's name and the value
	values   map[string]database.Value // by the stand-in
	last     map[string]int            // number by the column's name
	said     string                    // by people, in lower case: no stand-in is among it
}

// New begins a conversation about a database. The schema's columns say which of them are masked.
func New(db database.DB, s *schema.Schema) *Session {
	m := &Session{db: db, schema: s, standIns: map[string]string{}, values: map[string]database.Value{}, last: map[string]int{}}
	m.masks = slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
		return slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return c.Masked })
	})
	return m
}

// Masks says whether any column is masked: else all that is told and run stays as it is.
func (m *Session) Masks() bool { return m.masks }

// withheld is what a model sees in place of rows that would tell of masked values in other ways than by their cells. The
// query is planned, so that its mistakes are told, and not run: whether it would fail, and when, tells too.
func withheld() *database.Result {
	return &database.Result{Columns: []string{"note"}, Rows: [][]database.Value{{
		"The query is right, but what it gives depends on masked values in more ways than by equality, and is not shown. " +
			"As the final query it will run in full."}}}
}

// Probe runs a query of the model and returns what the model may see. Errors are *database.Error without masked values.
func (m *Session) Probe(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if !m.masks {
		return m.db.Query(ctx, sql, l)
	}
	q, err := m.read(sql)
	if err != nil {
		return nil, m.unread(ctx, sql, l)
	}
	if q.Withheld {
		if _, err := m.db.Plan(ctx, q.sql); err != nil {
			return nil, m.told(err, q)
		}
		return withheld(), nil
	}
	r, err := m.db.Query(ctx, q.sql, l)
	if err != nil {
		return nil, m.told(err, q)
	}
	return m.shown(r, q), nil
}

// Run runs a query of the model for people: ran is the query with the values in place of stand-ins. Errors are
// *database.Error without masked values, because the model is told them.
func (m *Session) Run(ctx context.Context, sql string, l database.Limits) (ran string, r *database.Result, err error) {
	if !m.masks {
		r, err = m.db.Query(ctx, sql, l)
		return sql, r, err
	}
	q, err := m.read(sql)
	if err != nil {
		return sql, nil, m.unread(ctx, sql, l)
	}
	if r, err = m.db.Query(ctx, q.sql, l); err != nil {
		return q.sql, nil, m.told(err, q)
	}
	return q.sql, r, nil
}

// query is one of the model's.
type query struct {
	lineage.Lineage
	sql      string // with values in place of stand-ins
	restored bool   // it had some
}

// read parses a query, follows what it reads, and puts the values in place of stand-ins.
func (m *Session) read(sql string) (*query, error) {
	s, err := parse.Parse(m.db.Dialect(), sql)
	if err != nil {
		return nil, err
	}
	if s.Kind != sqltree.KindQuery || s.Query == nil {
		return nil, errors.New("no query")
	}
	q := &query{sql: sql, Lineage: lineage.Of(s.Query, m.schema, "", func(e *sqltree.Expr) bool { return m.valueOf(e) != nil })}
	for inner := range s.Query.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				if v := m.valueOf(x); v != nil {
					*x, q.restored = *v, true
				}
			}
		}
	}
	if q.restored {
		q.sql, err = sqltree.Print(m.db.Dialect(), s.Query)
	}
	return q, err
}

// unread is the error of a text that is no query, as the guard tells it. It cannot have run.
func (m *Session) unread(ctx context.Context, sql string, l database.Limits) error {
	if _, err := m.db.Query(ctx, sql, l); err != nil {
		return err
	}
	return &database.Error{Kind: database.Refused, Rule: "mask", Message: "what the query reads of masked columns is not understood"}
}

// valueOf is the literal of the value that an expression stands for; nil: none. A stand-in without quotation marks is
// taken for one too where no column has its name.
func (m *Session) valueOf(e *sqltree.Expr) *sqltree.Expr {
	if e.Op != sqltree.OpString && (e.Op != sqltree.OpColumn || e.Table != "" || e.Of != nil) {
		return nil
	}
	m.mu.Lock()
	v, ok := m.values[strings.ToLower(e.Text)]
	m.mu.Unlock()
	if !ok {
		return nil
	}
	switch v := v.(type) {
	case string:
		return &sqltree.Expr{Op: sqltree.OpString, Text: v}
	case bool:
		return &sqltree.Expr{Op: sqltree.OpBool, Text: strconv.FormatBool(v)}
	case int64:
		return number(strconv.FormatInt(v, 10))
	case float64:
		return number(strconv.FormatFloat(v, 'g', -1, 64))
	case database.Number:
		return number(v.String())
	}
	return nil // nobody can write a blob that was not read
}

func number(text string) *sqltree.Expr {
	if rest, ok := strings.CutPrefix(text, "-"); ok {
		return &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{{Op: sqltree.OpNumber, Text: rest}}}
	}
	return &sqltree.Expr{Op: sqltree.OpNumber, Text: text}
}

// shown is a result with stand-ins in place of masked values. A heading that the engine makes of an expression would show
// the values that were put into it.
func (m *Session) shown(r *database.Result, q *query) *database.Result {
	out := *r
	out.Columns = slices.Clone(r.Columns)
	if q.restored {
		for i, name := range out.Columns {
			if !q.Names(name) {
				out.Columns[i] = fmt.Sprintf("column_%d", i+1)
			}
		}
	}
	masked := q.Masked(r.Columns)
	out.Rows = make([][]database.Value, len(r.Rows))
	for i, row := range r.Rows {
		out.Rows[i] = slices.Clone(row)
		for j, v := range row {
			if masked[j] && v != nil {
				out.Rows[i][j] = m.standIn(out.Columns[j], v)
			}
		}
	}
	return &out
}

// maxKind is how long the name in a stand-in is at most, in bytes.
const maxKind = 30

// standIn is what the model is told in place of a column's value.
func (m *Session) standIn(column string, v database.Value) string {
	kind := strings.ReplaceAll(schema.Words(column), " ", "_")
	if kind == "" || len(kind) > maxKind {
		kind = "value"
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	key := kind + "\n" + result.Key(v)
	if known, ok := m.standIns[key]; ok {
		return known
	}
	for {
		m.last[kind]++
		s := fmt.Sprintf("%s_%d", kind, m.last[kind])
		if _, taken := m.values[s]; taken || strings.Contains(m.said, s) {
			continue
		}
		m.standIns[key], m.values[s] = s, v
		return s
	}
}

// told is an error of a query as the model may see it. What a database says of a query that reads masked columns, or that
// values were put into, can quote them ("invalid input syntax for type integer: …"): only messages about names stay.
func (m *Session) told(err error, q *query) error {
	var e *database.Error
	if !errors.As(err, &e) || !q.Touches && !q.restored {
		return err
	}
	clean := *e
	clean.Err = nil
	if e.Kind == database.BadSQL && !aboutNames(m.db.Dialect(), e) {
		clean.Hint = ""
		clean.Message = "the query fails on some value; what the database says of it is not shown, because the query reads masked columns"
		if e.Code != "" {
			clean.Message = fmt.Sprintf("the query fails on some value (%s); what the database says of it is not shown, because the query reads masked columns", e.Code)
		}
		return &clean
	}
	clean.Message, clean.Hint = m.scrub(e.Message), m.scrub(e.Hint)
	return &clean
}

// aboutNames says whether a database's error is about names, types or the form of a query, and so quotes no value.
func aboutNames(d dialects.Dialect, e *database.Error) bool {
	switch {
	case d == dialects.Postgres && e.Code != "":
		return strings.HasPrefix(e.Code, "42")
	case d == dialects.MySQL && e.Code != "":
		return slices.Contains(mysqlNames, e.Code)
	case d == dialects.SQLite:
		return sqliteNames.MatchString(e.Message)
	}
	return false
}

var (
	// Of https://dev.mysql.com/doc/mysql-errors/8.0/en/server-error-reference.html those whose text has names alone.
	mysqlNames  = strings.Fields("1052 1054 1055 1056 1060 1066 1109 1111 1128 1140 1146 1222 1241 1242 1247 1248 1305 1582 1630")
	sqliteNames = regexp.MustCompile(`^(no such (column|table|function|collation)|ambiguous column name|misuse of|wrong number of arguments|` +
		`SELECTs to the left and right|sub-select returns|row value misused|a GROUP BY clause is required|all VALUES must have|` +
		`\d+\w\w (ORDER|GROUP) BY term|table \S+ has \d+ values)`)
)

// scrub puts stand-ins in place of the values that have one, as a last resort for texts that should hold none.
func (m *Session) scrub(text string) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var known []string
	for s := range m.values {
		known = append(known, s)
	}
	slices.SortFunc(known, func(a, b string) int { return len(fmt.Sprint(m.values[b])) - len(fmt.Sprint(m.values[a])) })
	for _, s := range known {
		if v := fmt.Sprint(m.values[s]); len(v) >= shortest {
			text = regexp.MustCompile("(?i)"+regexp.QuoteMeta(v)).ReplaceAllLiteralString(text, s)
		}
	}
	return text
}
