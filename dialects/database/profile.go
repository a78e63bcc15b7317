package database

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/logs"
)

const (
	maxCommon = 3   // PaVeRL's top three
	maxText   = 256 // bytes
	maxShown  = 40  // characters, as OmniSQL cuts values

	// Texts that are kept for links: of all columns together, and of each at least.
	maxTexts = 200_000
	minTexts = 10
)

// ProfileOptions bounds what Profiled reads.
type ProfileOptions struct {
	Rows  int           // read of a table; 0: 1000
	Time  time.Duration // for all tables together; 0: 2 s
	Steps int64         // engine steps for each table in place of the clock, for reproducible runs; SQLite only
}

// The bounds that stand for zero fields, and the steps for those who want no clock to decide what a model is shown: a
// thousand rows of an ordinary table take less than a hundredth.
const (
	profileRows  = 1000
	profileTime  = 2 * time.Second
	ProfileSteps = 50_000_000
)

const (
	profilesAtOnce = 4 // tables; an engine opens a few connections more than that
	profileShare   = 4 // no table takes more than this part of the time: one may be locked
)

// Profiled is s, a schema of db, with a Profile for its columns. Of each table it reads some rows by one ordinary
// query, which passes the guard and the audit as all others do: whichever rows the database has first, no large table
// as a whole, no blobs and documents. Views have no profile, because a few rows of one may cost as much as all of them,
// unless they are stored. Tables of which the engine says so in NoProfile have none: to read one may reach another
// server, or a file.
// A column that may not be read has none, and a table whose turn did not come in time, or that cannot be read, says so
// in NoProfile. Errors are those of a ctx that ended, and of a statement that could not be audited.
func Profiled(ctx context.Context, db DB, s *schema.Schema, o ProfileOptions) (*schema.Schema, error) {
	p := profiler{db: db, dialect: s.Dialect, rows: cmp.Or(o.Rows, profileRows), steps: o.Steps}
	if o.Steps == 0 {
		p.time = cmp.Or(o.Time, profileTime)
		p.end = time.Now().Add(p.time)
	}
	out := *s
	out.Tables = slices.Clone(s.Tables)
	columns := 1
	for _, t := range s.Tables {
		columns += len(t.Columns)
	}
	p.texts = max(minTexts, maxTexts/columns)
	working, stop := context.WithCancelCause(audit.With(ctx, audit.About{Lookup: true}))
	defer stop(nil)
	next := make(chan *schema.Table)
	var wg sync.WaitGroup
	for range profilesAtOnce {
		wg.Go(func() {
			for t := range next {
				if err := p.table(working, t); err != nil {
					stop(err)
				}
			}
		})
	}
	for i := range out.Tables {
		if t := &out.Tables[i]; (!t.View || t.Stored) && t.NoProfile == "" {
			next <- t
		}
	}
	close(next)
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return nil, &Error{Kind: Cancelled, Message: "cancelled while the values of columns were looked at", Err: err}
	}
	if err := context.Cause(working); err != nil {
		return nil, err
	}
	return &out, nil
}

// profiler is one run of Profiled.
type profiler struct {
	db      DB
	dialect dialects.Dialect
	rows    int
	steps   int64
	time    time.Duration // 0: no clock
	end     time.Time
	texts   int // of a column that are kept
}

// table looks at the values of t. Its error ends it all.
func (p *profiler) table(ctx context.Context, t *schema.Table) (err error) {
	defer defect.Recover(logs.From(ctx), &err)
	t.Columns = slices.Clone(t.Columns)
	var readable []*schema.Column
	for i := range t.Columns {
		if c := &t.Columns[i]; p.expression(c) != "" {
			readable = append(readable, c)
		}
	}
	if len(readable) == 0 {
		return nil
	}
	err = p.read(ctx, t, readable)
	var e *Error
	if errors.As(err, &e) {
		t.NoProfile, t.Cut = e.Message, e.Kind == OverLimit
		return nil
	}
	return err
}

// read profiles some columns of t. Where the database or the guard refuses them together, each half is tried alone, so
// that one that may not be read does not hide the others. The error says why none was read.
func (p *profiler) read(ctx context.Context, t *schema.Table, columns []*schema.Column) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	limits := Limits{Rows: p.rows + 1, Cell: 4 * maxText, Steps: p.steps}
	if p.time > 0 {
		left := time.Until(p.end)
		if left <= 0 {
			return &Error{Kind: OverLimit, Message: fmt.Sprintf("its turn did not come within %v", p.time)}
		}
		limits.Timeout = min(left, p.time/profileShare)
	}
	expressions := make([]string, len(columns))
	for i, c := range columns {
		expressions[i] = p.expression(c)
	}
	res, err := p.db.Query(ctx, fmt.Sprintf("SELECT %s FROM %s LIMIT %d", strings.Join(expressions, ", "),
		dialects.QuoteTable(p.dialect, t.Name), p.rows+1), limits)
	var e *Error
	switch {
	case err == nil:
		// Rows that are missing for their size count as not looked at, like those beyond the limit.
		more := len(res.Rows) > p.rows || res.Truncated
		rows := res.Rows[:min(len(res.Rows), p.rows)]
		for i, c := range columns {
			c.Profile = profile(rows, i, more, t.Rows, p.texts, orderOf(p.dialect, c.Type))
		}
		return nil
	case len(columns) == 1, !errors.As(err, &e), e.Kind != BadSQL && e.Kind != Refused,
		e.Rule == "table": // the guard's: no column of it may be read
		return err
	}
	half := len(columns) / 2
	first, second := p.read(ctx, t, columns[:half]), p.read(ctx, t, columns[half:])
	if first != nil && second != nil {
		return first
	}
	return nil
}

// documents are types whose values say little, and are long or have no order: they are left alone. An array of
// PostgreSQL ends in "[]".
var documents = []string{"json", "xml", "geometry", "geography", "point", "polygon", "linestring", "vector", "[]"}

// expression reads a column so that the server does not send long text; "" where it is not to be read.
func (p *profiler) expression(c *schema.Column) string {
	kind, declared := schema.ShortType(c.Type), strings.ToLower(c.Type)
	if kind == "blob" || slices.ContainsFunc(documents, func(d string) bool { return strings.Contains(declared, d) }) {
		return ""
	}
	name := dialects.QuoteIdent(p.dialect, c.Name)
	if kind != "text" {
		return name
	}
	if p.dialect == dialects.Postgres { // enums, domains, addresses
		name = "CAST(" + name + " AS text)"
	}
	// SQLite and PostgreSQL tell the length without reading the value where it is stored apart from its row.
	return fmt.Sprintf("CASE WHEN octet_length(%s) > %d THEN '%s' ELSE %s END", name, maxText, long, name)
}

// long represents a text that was not read.
const long = "..."

// profile describes column i of rows, whose values have an order, and keeps some of its texts. More says that the table
// has others; size is how many in all, where it is known.
func profile(rows [][]Value, i int, more bool, size int64, texts int, order func(a, b Value) int) *schema.Profile {
	p := &schema.Profile{Rows: len(rows), Sampled: more}
	counts := map[Value]int{}
	nulls := 0
	for _, row := range rows {
		switch v := row[i].(type) {
		case nil:
			nulls++
		case Blob:
		case string:
			if v != long && len(v) <= maxText {
				counts[v]++
			}
		case float64:
			switch whole := int64(v); {
			case math.IsNaN(v): // which is not itself
			case float64(whole) == v: // SQLite holds 1 and 1.0 in one column
				counts[whole]++
			default:
				counts[v]++
			}
		default:
			counts[v]++
		}
	}
	if len(rows) > 0 {
		p.Nulls = float64(nulls) / float64(len(rows))
	}
	p.Distinct = distinct(counts, len(rows), more, size)
	if len(counts) == 0 {
		return p
	}
	var least, most Value
	var common []Value
	for v := range counts {
		if least == nil || order(v, least) < 0 {
			least = v
		}
		if most == nil || order(v, most) > 0 {
			most = v
		}
		at, _ := slices.BinarySearchFunc(common, v, func(a, b Value) int {
			return cmp.Or(counts[b]-counts[a], order(a, b))
		})
		common = slices.Insert(common, at, v)
		common = common[:min(len(common), maxCommon)]
	}
	p.Min, p.Max = shown(least), shown(most)
	for _, v := range common {
		p.Common = append(p.Common, shown(v))
	}
	said := map[string]int{}
	for v, n := range counts {
		if text, ok := v.(string); ok {
			said[text] = n
		}
	}
	p.Texts = schema.Texts(said, texts)
	p.Spellings = schema.Spellings(said, p.Texts)
	return p
}

// distinct is how many different values a column has: those that were counted in the rows, where these are all or the
// table's size is not known; else the guaranteed-error estimate for the size rows of the table, in which every value
// that was seen once counts for √(size/rows) (Charikar et al., "Towards estimation error guarantees for distinct
// values", PODS 2000, section 4).
func distinct(counts map[Value]int, rows int, more bool, size int64) int64 {
	if !more || size <= int64(rows) || rows == 0 {
		return int64(len(counts))
	}
	once := 0
	for _, n := range counts {
		if n == 1 {
			once++
		}
	}
	return int64(math.Round(math.Sqrt(float64(size)/float64(rows))*float64(once))) + int64(len(counts)-once)
}

// compare orders values as SQLite does: numbers (and truth) before text, which is compared by bytes.
func compare(a, b Value) int {
	if s, ok := a.(string); ok {
		if t, ok := b.(string); ok {
			return strings.Compare(s, t)
		}
	}
	x, aIsNumber := numeric(a)
	y, bIsNumber := numeric(b)
	switch {
	case aIsNumber && bIsNumber && x != y:
		return cmp.Compare(x, y)
	case aIsNumber != bIsNumber:
		if aIsNumber {
			return -1
		}
		return 1
	case aIsNumber: // the same to a float64
		return strings.Compare(shown(a), shown(b))
	}
	return strings.Compare(fmt.Sprint(a), fmt.Sprint(b))
}

func numeric(v Value) (float64, bool) {
	switch v := v.(type) {
	case int64:
		return float64(v), true
	case float64:
		return v, true
	case Number:
		f, err := v.Float64()
		return f, err == nil || math.IsInf(f, 0) // beyond a float64
	case bool:
		if v {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

// shown is a value as a profile has it.
func shown(v Value) string {
	var text string
	switch v := v.(type) {
	case string:
		text = schema.OneLine(v)
	case float64:
		if b, err := json.Marshal(v); err == nil { // no exponent where none is needed
			return string(b)
		}
		return strconv.FormatFloat(v, 'g', -1, 64)
	default:
		text = fmt.Sprint(v)
	}
	if utf8.RuneCountInString(text) > maxShown {
		text = string([]rune(text)[:maxShown-1]) + "…"
	}
	return text
}
