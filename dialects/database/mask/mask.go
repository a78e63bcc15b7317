// Package mask keeps the values of masked columns (guard.Rules.MaskColumns) from a model, and from nobody else. The
// model sees stand-ins, "email_1", and may write them in its queries; they run with the values.
//
//	s := mask.New(db, schema)                       // one for a conversation
//	question, _, err := s.Hide(ctx, question, l)    // values that it names become stand-ins
//	result, err := s.Probe(ctx, sql, l)             // what the model may see of a query
//	sql, result, err := s.Run(ctx, sql, l)          // what the person sees
//
// Which columns of a result hold masked values, or what is computed from them, package lineage decides before the query
// runs. A stand-in is a column's name and a number in the order of appearance: it reveals that two values are equal,
// and nothing else.
//
// Where the caller is a model too (a client of MCP), its StandIns outlive its questions:
//
//	result, err := known.View(ctx, db, sql, l)      // a query that it wrote
//	sql, result, err := s.Show(sql, said, result, limits) // an answer to what it asked
//
// mask.go has the queries, hide.go the texts, caller.go what a caller that is a model sees.
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
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Session is a conversation about a database, with its stand-ins. It is safe for concurrent use.
type Session struct {
	*StandIns
	db     database.DB
	schema *schema.Schema
	masks  bool
	caller bool     // who asks is a model
	left   []string // views
	// unsearched are columns of tables that may hold what a text says.
	unsearched []column
}

// StandIns are those that a model was shown, and the values that they replace. They are safe for concurrent use.
type StandIns struct {
	mu     sync.Mutex
	known  map[string]string         // by the column's name and the value
	values map[string]database.Value // by the stand-in
	last   map[string]int            // number by the column's name
	said   string                    // by people, in lower case: no stand-in is among it
}

// NewStandIns are none yet.
func NewStandIns() *StandIns {
	return &StandIns{known: map[string]string{}, values: map[string]database.Value{}, last: map[string]int{}}
}

// Len is how many there are.
func (k *StandIns) Len() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return len(k.values)
}

// New begins a conversation about a database. The schema's columns say which of them are masked.
func New(db database.DB, s *schema.Schema) *Session {
	m := NewStandIns().Session(db, s)
	m.caller = false
	return m
}

// Session goes on with stand-ins known to a model that asks and sees the answers.
func (k *StandIns) Session(db database.DB, s *schema.Schema) *Session {
	m := &Session{StandIns: k, db: db, schema: s, caller: true}
	m.masks = slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
		return slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return c.Masked })
	})
	return m
}

// Masks reports whether any column is masked: if none is, all that is shown and run stays as it is.
func (m *Session) Masks() bool { return m.masks }

// withheld is what a model sees in place of rows that would tell of masked values in other ways than by their cells.
func withheld() *database.Result {
	return &database.Result{Columns: []string{"note"}, Rows: [][]database.Value{{
		"The query was not run: its result depends on masked values in other ways than equality, and is not shown. " +
			"As the final query it will run in full."}}}
}

// Probe runs a query of the model and returns what the model may see. Errors are *database.Error without masked values.
func (m *Session) Probe(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	r, err := m.view(ctx, sql, l)
	if err == errWithheld {
		return withheld(), nil
	}
	return r, err
}

// view is Probe; where the result is withheld, its error is errWithheld.
func (m *Session) view(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if !m.masks {
		return m.db.Query(ctx, sql, l)
	}
	q, err := m.read(sql)
	if err != nil {
		return nil, m.unread(ctx, sql, err)
	}
	r, err := m.rows(ctx, q, l)
	if err != nil {
		return nil, err
	}
	return m.fitting(r, q, l), nil
}

// fitting is what a model may see of a result, within limits: see rows.
func (m *Session) fitting(r *database.Result, q *query, l database.Limits) *database.Result {
	r = m.shown(r, q)
	if !q.Touches {
		return r
	}
	return fit(r, l.WithDefaults())
}

// rows runs a query whose rows a model sees. Limits of bytes hold for what it sees: where rows end would tell how long
// masked values are.
func (m *Session) rows(ctx context.Context, q *query, l database.Limits) (*database.Result, error) {
	if q.reveals() {
		return nil, m.withhold(ctx, q)
	}
	sql, ok := m.arrange(q)
	if !ok {
		return nil, m.withhold(ctx, q)
	}
	l = l.WithDefaults()
	if q.Touches {
		l.Bytes, l.Cell = max(l.Bytes, database.DefaultBytes), max(l.Cell, database.DefaultCell)+utf8.UTFMax
	}
	r, err := m.db.Query(ctx, sql, l)
	if err != nil {
		return nil, m.redacted(err, q)
	}
	byBytes := slices.ContainsFunc(r.Cuts, func(c database.Cut) bool { return c.Limit == database.LimitBytes })
	masked := slices.DeleteFunc(q.Masked(r.Columns), func(is bool) bool { return !is })
	if q.Touches && (byBytes || len(masked) > maxMasked) {
		return nil, &database.Error{Kind: database.OverLimit, Rule: "mask", Message: "the result has too many values of masked columns to be shown",
			Hint: "select fewer columns, or fewer rows"}
	}
	return r, nil
}

// maxMasked is how many columns of a result may be masked: many tell by the limit of bytes how long a value is.
const maxMasked = 100

// fit is a result within limits.
func fit(r *database.Result, l database.Limits) *database.Result {
	out := database.Collect(r.Columns, l)
	for _, row := range r.Rows {
		room := out.Add(func(i int) (database.Value, int, bool) {
			text, isText := row[i].(string)
			if !isText {
				return row[i], 0, false
			}
			shown, cut := database.CutText([]byte(text), l.Cell)
			return shown, len(shown), cut
		})
		if !room {
			break
		}
	}
	for _, c := range r.Cuts {
		if c.Limit != database.LimitCell { // of which those that are shown count
			out.Cut(c.Limit, c.Value)
		}
	}
	out.Elapsed = r.Elapsed
	return out.Result
}

// Run runs a query of the model for people: ran is the query with the values in place of stand-ins. Errors are
// *database.Error without masked values, because the model sees them; of an *WithheldError it may not learn even that
// there is one. A model that asks sees the answer, so for a model nothing runs that Probe withholds.
func (m *Session) Run(ctx context.Context, sql string, l database.Limits) (ran string, r *database.Result, err error) {
	if !m.masks {
		r, err = m.db.Query(ctx, sql, l)
		return sql, r, err
	}
	q, err := m.read(sql)
	if err != nil {
		return sql, nil, m.unread(ctx, sql, err)
	}
	if m.caller {
		if r, err = m.rows(ctx, q, l); err == errWithheld {
			err = &WithheldError{errWithheld}
		}
		return q.sql, r, err
	}
	if r, err = m.db.Query(ctx, q.sql, l); err != nil {
		return q.sql, nil, m.failed(ctx, err, q)
	}
	return q.sql, r, nil
}

// Reveals reports whether the result of a query would tell of masked values in other ways than by its cells.
func (m *Session) Reveals(sql string) bool {
	if !m.masks {
		return false
	}
	q, err := m.read(sql)
	return err == notUnderstood || err == nil && q.reveals()
}

// Masked says of each column of a query's result, which has these names, whether it may hold what is masked: all may,
// where the query is not understood.
func (m *Session) Masked(sql string, columns []string) []bool {
	if !m.masks {
		return make([]bool, len(columns))
	}
	q, err := m.read(sql)
	if err != nil {
		return slices.Repeat([]bool{true}, len(columns))
	}
	return q.Masked(columns)
}

// withhold is the one answer to a query that computes with masked values: whether it is right, would fail or take long,
// is not looked at, because planning it would. A mistake that its text and the schema show is reported.
func (m *Session) withhold(ctx context.Context, q *query) error {
	if err := m.db.Check(ctx, q.harmless()); err != nil {
		return m.scrubbed(err, q)
	}
	return errWithheld
}

// WithheldError is that of a final query that computes with masked values: it was not run, or failed on the database.
// Whether it fails may hang on a value, so a model that saw the error could find it letter by letter.
type WithheldError struct{ Err *database.Error }

func (e *WithheldError) Error() string { return e.Err.Error() }
func (e *WithheldError) Unwrap() error { return e.Err }

// failed is the error of a final query.
func (m *Session) failed(ctx context.Context, err error, q *query) error {
	var e *database.Error
	if !q.reveals() || !errors.As(err, &e) || e.Kind != database.BadSQL && e.Kind != database.Refused && e.Kind != database.OverLimit {
		return m.redacted(err, q)
	}
	if err := m.db.Check(ctx, q.harmless()); err != nil {
		return m.scrubbed(err, q)
	}
	return &WithheldError{&database.Error{Kind: e.Kind, Rule: e.Rule,
		Message: "the query failed; the database's message is withheld, because the query computes with masked columns"}}
}

// query is one of the model's.
type query struct {
	lineage.Lineage
	written  string // by the model
	sql      string // with values in place of stand-ins
	restored bool   // it had some
	blank    string // with NULL in their place
	tree     *sqltree.Query
}

// reveals reports whether the result would reveal masked values in other ways than by its cells.
func (q *query) reveals() bool { return q.Withheld || q.Computes }

// harmless is the query without the values of stand-ins.
func (q *query) harmless() string {
	if q.restored {
		return q.blank
	}
	return q.sql
}

// read parses a query, follows what it reads, and puts the values in place of stand-ins. A query in which they have no
// place is notUnderstood; other errors are the guard's of the text.
func (m *Session) read(sql string) (*query, error) {
	s, err := guard.Read(m.db.Dialect(), sql)
	if err != nil {
		return nil, err
	}
	q := &query{written: sql, sql: sql, Lineage: lineage.Of(s.Query, m.schema, "", func(e *sqltree.Expr) bool { return m.valueOf(e) != nil })}
	values := map[*sqltree.Expr]*sqltree.Expr{}
	for inner := range s.Query.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				if v := m.valueOf(x); v != nil {
					values[x] = v
				}
			}
		}
	}
	q.tree = s.Query
	if len(values) == 0 {
		return q, nil
	}
	q.restored = true
	for x := range values {
		*x = sqltree.Expr{Op: sqltree.OpNull}
	}
	if q.blank, err = sqltree.Print(m.db.Dialect(), s.Query); err != nil {
		return nil, notUnderstood
	}
	for x, v := range values {
		*x = *v
	}
	if q.sql, err = sqltree.Print(m.db.Dialect(), s.Query); err != nil {
		return nil, notUnderstood
	}
	return q, nil
}

var notUnderstood error = &database.Error{Kind: database.Refused, Rule: "mask", Message: "could not determine which masked columns the query reads"}

// unread is what is wrong with a text that was not read, as the guard of the database says and records it: the text is
// the model's, before any value took the place of a stand-in.
func (m *Session) unread(ctx context.Context, sql string, why error) error {
	if why == notUnderstood {
		return why
	}
	if err := m.db.Check(ctx, sql); err != nil {
		return err
	}
	return notUnderstood
}

// valueOf is the literal of the value that a stand-in means; nil: none. A stand-in without quotation marks is
// taken for one too where no column has its name.
func (k *StandIns) valueOf(e *sqltree.Expr) *sqltree.Expr {
	if e.Op != sqltree.OpString && (e.Op != sqltree.OpColumn || e.Table != "" || e.Of != nil) {
		return nil
	}
	k.mu.Lock()
	v, ok := k.values[strings.ToLower(e.Text)]
	k.mu.Unlock()
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

// shown is a result with stand-ins in place of masked values. A heading that the engine makes of an expression would
// show the values that were put into it.
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

// standIn is what the model sees in place of a column's value.
func (k *StandIns) standIn(column string, v database.Value) string {
	kind := strings.ReplaceAll(schema.Words(column), " ", "_")
	if kind == "" || len(kind) > maxKind {
		kind = "value"
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	key := kind + "\n" + result.Key(v)
	if s, ok := k.known[key]; ok {
		return s
	}
	for {
		k.last[kind]++
		s := fmt.Sprintf("%s_%d", kind, k.last[kind])
		if _, taken := k.values[s]; taken || strings.Contains(k.said, s) {
			continue
		}
		k.known[key], k.values[s] = s, v
		return s
	}
}

// redacted is an error of a query as the model may see it. What a database says of a query that reads masked columns,
// or that values were put into, can quote them ("invalid input syntax for type integer: …"). So the model sees what is
// wrong with names, and a fixed sentence for what happened to rows.
func (m *Session) redacted(err error, q *query) error {
	var e *database.Error
	if !errors.As(err, &e) || !q.Touches && !q.restored {
		return err
	}
	if (e.Kind == database.BadSQL || e.Code != "") && (q.reveals() || !aboutForm(e)) { // the database's own words
		clean := &database.Error{Kind: e.Kind, Rule: e.Rule}
		what, code := "fails", ""
		if e.Kind == database.BadSQL {
			what = "fails on some value"
		} else {
			clean.Hint = m.scrub(e.Hint, q.written) // else it may be of the message's words
		}
		if !q.restored && e.Code != "" { // which may tell
			clean.Cause, clean.Code, code = e.Cause, e.Code, " ("+e.Code+")"
		}
		clean.Message = fmt.Sprintf("the query %s%s; the database's message is withheld, because the query reads masked columns", what, code)
		return clean
	}
	return m.scrubbed(e, q)
}

// scrubbed is an error whose words are of names and limits.
func (m *Session) scrubbed(err error, q *query) error {
	var e *database.Error
	if !errors.As(err, &e) {
		return err
	}
	clean := *e
	clean.Err, clean.Try = nil, "" // which has the values of stand-ins, and what arranges the rows
	for _, text := range []*string{&clean.Object, &clean.Message, &clean.Hint, &clean.Also} {
		*text = m.scrub(*text, q.written)
	}
	return &clean
}

// aboutForm reports whether an error is about the names or the form of a query, and so quotes no value. What is wrong
// with its syntax quotes the query, in which a stand-in's value may be.
func aboutForm(e *database.Error) bool {
	switch e.Cause {
	case database.UnknownTable, database.UnknownColumn, database.UnknownFunction, database.UnknownName, database.AmbiguousName,
		database.WrongGroup, database.WrongShape, database.WrongType:
		return e.Kind == database.BadSQL
	}
	return false
}

// scrub puts stand-ins in place of the values that have one, as a last resort for texts that should hold none, where
// they are no part of a longer word; of a LIKE pattern, in place of what it seeks, which may be. What the model wrote
// itself stays: else it would learn that its guess is the value of a stand-in.
func (k *StandIns) scrub(text, written string) string {
	k.mu.Lock()
	defer k.mu.Unlock()
	var all []string
	for s := range k.values {
		all = append(all, s)
	}
	slices.SortFunc(all, func(a, b string) int { return len(fmt.Sprint(k.values[b])) - len(fmt.Sprint(k.values[a])) })
	for _, s := range all {
		whole := fmt.Sprint(k.values[s])
		if v := strings.Trim(whole, "%"); len(v) >= shortest && !strings.Contains(strings.ToLower(written), strings.ToLower(v)) {
			text = replaced(text, v, s, v != whole)
		}
	}
	return text
}

// replaced is a text with a stand-in in place of a value, whatever its case, also inside of longer words or not there.
func replaced(text, value, standIn string, inside bool) string {
	var out strings.Builder
	rest := 0
	for _, at := range regexp.MustCompile("(?i)"+regexp.QuoteMeta(value)).FindAllStringIndex(text, -1) {
		if inside || !goesOn(text, at[0]) && !goesOn(text, at[1]) {
			out.WriteString(text[rest:at[0]] + standIn)
			rest = at[1]
		}
	}
	return out.String() + text[rest:]
}

// goesOn reports whether the place in a text is inside of a word, as far as its script has any between spaces.
func goesOn(text string, at int) bool {
	inWord := func(r rune) bool {
		return (unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r)) && !unicode.In(r, unspaced...)
	}
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	return inWord(before) && inWord(after)
}

// unspaced are scripts that set no spaces between words.
var unspaced = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}
