package mask

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/logs"
)

// Found is a value of a masked column that a text says.
type Found struct {
	Table, Column string // as the schema has them; "": it is not known which holds it, if any does
	Value         database.Value
	Text          string // the value in the form of its column
	Start, End    int    // in the text, in bytes
}

// Bounds of what of a text is looked for in masked columns.
const (
	shortest    = 4      // bytes of a value: of shorter ones ("5", "May") most are something else
	maxWords    = 16     // of a value: an address may have a dozen
	maxPlaces   = 40_000 // of a text: look-ups are to leave the database in peace
	atOnce      = 500
	bytesOnce   = 24 << 10        // of texts: a query of them is no longer than the guard allows
	exactAtOnce = 100             // of texts in several spellings
	lookupTime  = 5 * time.Second // for a column
)

// Hide is a text with stand-ins in place of the values of masked columns that it says, and where they were. Each masked
// column is asked by an ordinary query, guarded and audited. Of one that cannot be asked in time any words of the text
// may be values: all that are not known to be none become stand-ins, and Found without a column. A text of some
// thousand words is an error. Values shorter than four bytes or longer than sixteen words, and parts of values, are not
// found.
func (m *Session) Hide(ctx context.Context, text string, l database.Limits) (string, []Found, error) {
	if !m.masks || strings.TrimSpace(text) == "" {
		return text, nil, nil
	}
	m.mu.Lock()
	if said := strings.ToLower(text) + "\n"; !strings.Contains(m.said, said) {
		m.said += said
	}
	m.mu.Unlock()
	places := candidates(text)
	if len(places) > maxPlaces {
		return "", nil, &database.Error{Kind: database.OverLimit, Rule: "mask",
			Message: "the question and its context are too long to be searched for values of masked columns, so the question was not asked",
			Hint:    "shorten the question: one or two thousand words can be searched"}
	}
	var texts []string
	for _, p := range places {
		texts = append(texts, text[p.start:p.end])
	}
	held, err := m.held(ctx, texts, l)
	if err != nil {
		return "", nil, err
	}
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(b.end-b.start, a.end-a.start) })
	var found []Found
	for _, p := range places {
		f, ok := held[strings.ToLower(text[p.start:p.end])]
		overlaps := slices.ContainsFunc(found, func(o Found) bool { return p.start < o.End && o.Start < p.end })
		if ok && !overlaps {
			f.Start, f.End = p.start, p.end
			found = append(found, f)
		}
	}
	found = append(found, m.unproven(text, found)...)
	slices.SortFunc(found, func(a, b Found) int { return cmp.Compare(a.Start, b.Start) })
	var out strings.Builder
	end := 0
	for _, f := range found {
		out.WriteString(text[end:f.Start] + m.standIn(f.Column, f.Value))
		end = f.End
	}
	return out.String() + text[end:], found, nil
}

// held are those of some texts that masked columns hold, by the text in lower case.
func (m *Session) held(ctx context.Context, texts []string, l database.Limits) (map[string]Found, error) {
	var folded []string
	written := map[string][]string{} // by what it is folded to
	for _, t := range texts {
		for _, f := range dialects.Lowered(t) {
			folded = append(folded, f)
			written[f] = append(written[f], spellings(t)...)
		}
	}
	slices.Sort(folded)
	folded = slices.Compact(folded)
	held := map[string]Found{}
	for _, c := range m.searched() {
		for rest := folded; len(rest) > 0 && !m.leaves(c); {
			n, bytes := 0, 0
			for n < min(len(rest), atOnce) && (n == 0 || bytes+len(rest[n]) <= bytesOnce) {
				bytes += len(rest[n])
				n++
			}
			part := rest[:n]
			rest = rest[n:]
			found, err := m.lookUp(ctx, c, part, written, l)
			if err != nil {
				return nil, err
			}
			for _, f := range found {
				if key := strings.ToLower(f.Text); held[key].Text == "" {
					held[key] = f
				}
			}
		}
	}
	return held, nil
}

// place is a part of a text.
type place struct{ start, end int }

var chunkPattern = regexp.MustCompile(`\S+`)

var wordPattern = regexp.MustCompile(`[\p{L}\p{M}\p{N}]+`)

// candidates are the runs of words of a text, each also with the marks that touch it: "+49 170 555", "Acme Inc.". Where
// there are too many it ends.
func candidates(text string) []place {
	var out []place
	seen := map[place]bool{}
	words := wordPattern.FindAllStringIndex(text, -1)
	for i := 0; i < len(words) && len(out) <= maxPlaces; i++ {
		for j := i; j < min(len(words), i+maxWords); j++ {
			start, end := words[i][0], words[j][1]
			if i == j && schema.Common(strings.ToLower(text[start:end])) {
				continue
			}
			left := len(strings.TrimRightFunc(text[:start], touches))
			right := len(text) - len(strings.TrimLeftFunc(text[end:], touches))
			for _, p := range []place{{start, end}, {left, end}, {start, right}, {left, right}} {
				if p.end-p.start >= shortest && !seen[p] {
					seen[p] = true
					out = append(out, p)
				}
			}
		}
	}
	return out
}

// touches reports whether a mark belongs to the word next to it.
func touches(r rune) bool {
	return !unicode.IsSpace(r) && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
}

// column is a masked one that texts are looked for in.
type column struct {
	table string
	view  bool
	schema.Column
}

// searched are the masked columns of tables, and of views that show what no table does.
func (m *Session) searched() (out []column) {
	ofTables := map[string]bool{}
	for _, views := range []bool{false, true} {
		for _, t := range m.schema.Tables {
			for _, c := range t.Columns {
				name := strings.ToLower(c.Name)
				if c.Masked && t.View == views && !(views && ofTables[name]) {
					ofTables[name] = true
					out = append(out, column{t.Name, t.View && !t.Stored, c})
				}
			}
		}
	}
	return out
}

// lookUp finds the values of a column that are one of some texts, whatever their case. A table that is too large for
// that in its time is asked for the texts as people may write them, which an index on the column itself answers. A view
// is left out instead: what it computes may take any time.
func (m *Session) lookUp(ctx context.Context, c column, folded []string, written map[string][]string, l database.Limits) ([]Found, error) {
	found, err := m.search(ctx, c, folded, true, l)
	var e *database.Error
	failed := func() bool {
		return errors.As(err, &e) && (e.Kind == database.BadSQL || e.Kind == database.Refused || e.Kind == database.OverLimit)
	}
	if failed() && c.view {
		in, name := dialects.SplitTable(m.db.Dialect(), c.table)
		h := guard.Hidden{Name: dialects.Name{Schema: in, Name: name}, Unproven: true,
			Reason: fmt.Sprintf("its masked column %s cannot be searched: %s", c.Name, e.Message)}
		m.mu.Lock()
		m.left = append(m.left, c.table)
		m.mu.Unlock()
		return nil, m.db.LeaveOut(ctx, h)
	}
	if failed() && database.CauseOf(err) == database.OverTime && schema.ShortType(c.Type) == "text" {
		var all []string
		for _, t := range folded {
			all = append(all, written[t]...)
		}
		slices.Sort(all)
		found, err = nil, nil
		for part := range slices.Chunk(slices.Compact(all), exactAtOnce) {
			more, failure := m.search(ctx, c, part, false, l)
			if found, err = append(found, more...), failure; err != nil {
				break
			}
		}
	}
	if failed() {
		logs.From(ctx).WarnContext(ctx, "a masked column cannot be searched", "table", c.table, "column", c.Name, "reason", e.Message)
		m.mu.Lock()
		m.unsearched = append(m.unsearched, c)
		m.mu.Unlock()
		return nil, nil
	}
	return found, err
}

// Left are the views that were left out, because a text could not be searched for what they show. The caller's schema
// is to be read again: see Follow.
func (m *Session) Left() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.left)
}

// Unsearched are the masked columns of tables that could not be searched in this conversation, as "table.column".
func (m *Session) Unsearched() (out []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, c := range m.unsearched {
		out = append(out, c.table+"."+c.Name)
	}
	return out
}

// leaves reports whether a column is not searched any more.
func (m *Session) leaves(c column) bool {
	return slices.Contains(m.Left(), c.table) || slices.Contains(m.Unsearched(), c.table+"."+c.Name)
}

// unproven are the words of a text that may be values of columns that could not be searched: whatever is neither found
// elsewhere, nor common, nor a word of the schema. Neighbours are one value. Of columns of numbers and dates they have
// a digit.
func (m *Session) unproven(text string, found []Found) (out []Found) {
	m.mu.Lock()
	unsearched := slices.Clone(m.unsearched)
	m.mu.Unlock()
	if len(unsearched) == 0 {
		return nil
	}
	isText := slices.ContainsFunc(unsearched, func(c column) bool { return schema.ShortType(c.Type) == "text" })
	named := map[string]bool{}
	for _, t := range m.schema.Tables {
		names := []string{t.Name}
		for _, c := range t.Columns {
			names = append(names, c.Name)
		}
		for _, name := range names {
			for w := range strings.FieldsSeq(schema.Words(name)) {
				named[schema.Singular(w)] = true
			}
		}
	}
	harmless := func(chunk string) bool {
		for _, w := range wordPattern.FindAllString(strings.ToLower(chunk), -1) {
			if !schema.Common(w) && !named[schema.Singular(w)] && (isText || strings.ContainsFunc(w, unicode.IsDigit)) {
				return false
			}
		}
		return !isText || !strings.Contains(chunk, "@")
	}
	goesOn := false
	for _, chunk := range chunkPattern.FindAllStringIndex(text, -1) {
		start := chunk[1] - len(strings.TrimLeft(text[chunk[0]:chunk[1]], "\"'`([{<«“‘¿¡"))
		end := start + len(strings.TrimRight(text[start:chunk[1]], "\"'`)]}>»”’.,;:!?…"))
		overlaps := slices.ContainsFunc(found, func(f Found) bool { return start < f.End && f.Start < end })
		switch {
		case overlaps || harmless(text[start:end]):
			goesOn = false
			continue
		case goesOn && start == chunk[0]:
			out[len(out)-1].End = end
		default:
			out = append(out, Found{Start: start, End: end})
		}
		goesOn = end == chunk[1]
	}
	for i := range out {
		out[i].Text = text[out[i].Start:out[i].End]
		out[i].Value = out[i].Text
	}
	return slices.DeleteFunc(out, func(f Found) bool { return len(f.Text) < shortest })
}

// Follow goes on with another schema of the same database.
func (m *Session) Follow(s *schema.Schema) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.schema, m.left = s, nil // what could not be searched stays so
}

// search asks for the values of a column that are one of some texts: folded ones, in lower case, whatever the case of
// the values.
func (m *Session) search(ctx context.Context, c column, texts []string, folded bool, l database.Limits) (found []Found, err error) {
	d := m.db.Dialect()
	name := &sqltree.Expr{Op: sqltree.OpColumn, Text: c.Name}
	text := name
	if schema.ShortType(c.Type) != "text" || d == dialects.Postgres && folded {
		kind := "text"
		if d == dialects.MySQL {
			kind = "char"
		}
		text = &sqltree.Expr{Op: sqltree.OpCast, Text: kind, Args: []*sqltree.Expr{name}}
	}
	left := text
	if folded {
		left = &sqltree.Expr{Op: sqltree.OpCall, Text: "lower", Args: []*sqltree.Expr{text}}
	}
	in := &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{left}}
	for _, t := range texts {
		in.Args = append(in.Args, &sqltree.Expr{Op: sqltree.OpString, Text: t})
	}
	qualifier, table := dialects.SplitTable(d, c.table)
	query := &sqltree.Select{Distinct: true, Items: []sqltree.Item{{Expr: name}, {Expr: text, Alias: "masked_text"}},
		From: &sqltree.Table{Schema: qualifier, Name: table}, Where: in}
	if d == dialects.Postgres { // where json, xml and point have no equality
		query.Distinct, query.DistinctOn = false, []*sqltree.Expr{text}
	}
	sql, err := sqltree.Print(d, &sqltree.Query{Body: query})
	if err != nil {
		return nil, err
	}
	limits := database.Limits{Rows: len(in.Args), Timeout: lookupTime, Steps: l.Steps}
	r, err := m.db.Query(audit.With(ctx, audit.About{Lookup: true}), sql, limits)
	if err != nil {
		return nil, err
	}
	for _, row := range r.Rows {
		if text, ok := row[1].(string); ok {
			found = append(found, Found{Table: c.table, Column: c.Name, Value: row[0], Text: text})
		}
	}
	return found, nil
}

// spellings are a text as people may write it: as it is, in lower case, in upper case, and in title case.
func spellings(text string) []string {
	initials, within := []rune(strings.ToLower(text)), false
	for i, r := range initials {
		if !within {
			initials[i] = unicode.ToTitle(r)
		}
		within = unicode.IsLetter(r) || unicode.IsMark(r)
	}
	return []string{text, strings.ToLower(text), strings.ToUpper(text), string(initials)}
}

// Compares reports whether a query has texts or numbers that it compares with masked columns, or computes with them:
// what was kept of it has stand-ins there. It may, where it is not understood.
func (m *Session) Compares(sql string) bool {
	if !m.masks {
		return false
	}
	s, err := guard.Read(m.db.Dialect(), sql)
	return err != nil || len(lineage.Literals(s.Query, m.schema)) > 0
}

// SQL is a query that others wrote as the model may see it: with stand-ins in place of what it compares with masked
// columns, or computes with them. One that is not understood is "".
func (m *Session) SQL(sql string) string {
	if !m.masks {
		return sql
	}
	s, err := guard.Read(m.db.Dialect(), sql)
	if err != nil {
		return ""
	}
	literals := lineage.Literals(s.Query, m.schema)
	if len(literals) == 0 {
		return sql
	}
	for _, e := range literals {
		var v database.Value = e.Literal.Text
		if e.Literal.Op == sqltree.OpNumber {
			v = database.Number(e.Literal.Text)
		}
		*e.Literal = sqltree.Expr{Op: sqltree.OpString, Text: m.standIn(e.Column, v)}
	}
	if sql, err = sqltree.Print(m.db.Dialect(), s.Query); err != nil {
		return ""
	}
	return sql
}

// Shown is a question and its query, which others wrote, as the model may see them: what the query compares with masked
// columns is hidden in the question too, though no column may hold it any more. The query is "" where it is not
// understood.
func (m *Session) Shown(question, sql string) (asked, query string) {
	if query = m.SQL(sql); m.masks {
		question = m.scrub(question, "")
	}
	return question, query
}

// Example is a question and its query as they may be kept for models to learn from. ok is false where the query is not
// understood.
func (m *Session) Example(ctx context.Context, question, sql string, l database.Limits) (asked, query string, ok bool, err error) {
	if !m.masks {
		return question, sql, true, nil
	}
	if query = m.SQL(sql); query == "" {
		return "", "", false, nil
	}
	asked, _, err = m.Hide(ctx, question, l)
	if unsearched := m.Unsearched(); err == nil && len(unsearched) > 0 {
		return "", "", false, &database.Error{Kind: database.OverLimit, Rule: "mask",
			Message: "could not check the question for values of the masked column " + unsearched[0] + ", so the example was not saved",
			Hint:    "index the column, or lower() of it, to make the check fast; or have an administrator deny the column (deny_columns)"}
	}
	return m.scrub(asked, ""), query, true, err // what the table holds no more
}
