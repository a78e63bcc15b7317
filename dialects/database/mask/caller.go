package mask

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// A caller that is a model knows stand-ins from earlier results. Any other value that it writes is a guess: they
// are never looked for in the database, because to find one would tell the caller that it is right.

// errWithheld is the error of a query whose result would tell of masked values in other ways than by its cells.
var errWithheld = &database.Error{
	Kind: database.Refused, Rule: "mask",
	Message: "the query's result depends on masked values (mask_columns) in other ways than equality with stand-ins, so it is withheld from the model",
	Hint:    "compare masked columns only for equality, with each other or with stand-ins from results; or have a person run the query",
}

// View runs a query that a caller wrote, and returns what it may see. Errors are *database.Error without masked values.
func (k *StandIns) View(ctx context.Context, db database.DB, sql string, l database.Limits) (*database.Result, error) {
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	return k.Session(db, s).view(ctx, sql, l)
}

// Show is what a caller may see of an answer: of the query, as the model that answered or the caller wrote it, and of
// its result, within limits. Said is what the caller asked: texts that the query compares with masked columns stay
// where it said them. The error is a *database.Error, and the query is returned with it.
func (m *Session) Show(sql, said string, r *database.Result, l database.Limits) (string, *database.Result, error) {
	if !m.masks {
		return sql, r, nil
	}
	q, err := m.read(sql)
	if err != nil {
		return "", nil, notUnderstood
	}
	shown := m.Cover(sql, said)
	q.restored = q.restored || shown != sql
	if q.reveals() {
		return shown, nil, errWithheld
	}
	return shown, m.fitting(r, q, l), nil
}

// covered is what is shown in place of a text that only others know.
const covered = "masked"

// Cover is a query of the model that answers without what others than the caller know of masked values: a team's
// examples and terms. One that is not understood is "".
func (m *Session) Cover(sql, said string) string {
	s, err := guard.Read(m.db.Dialect(), sql)
	if err != nil {
		return ""
	}
	said = strings.ToLower(said)
	changed := false
	for _, l := range lineage.Literals(s.Query, m.schema) {
		if m.valueOf(l.Literal) == nil && !strings.Contains(said, strings.ToLower(l.Literal.Text)) {
			*l.Literal, changed = sqltree.Expr{Op: sqltree.OpString, Text: covered}, true
		}
	}
	if !changed {
		return sql
	}
	if sql, err = sqltree.Print(m.db.Dialect(), s.Query); err != nil {
		return ""
	}
	return sql
}

var namePattern = regexp.MustCompile(`[\p{L}\p{M}\p{N}_]+`)

// Named are the stand-ins that a text says, and the masked columns that hold their values. Their Text is the stand-in.
func (m *Session) Named(ctx context.Context, text string, l database.Limits) (found []Found, err error) {
	places := namePattern.FindAllStringIndex(text, -1)
	values := map[string]database.Value{} // by the stand-in
	var texts []string
	m.mu.Lock()
	for _, p := range places {
		s := strings.ToLower(text[p[0]:p[1]])
		if v, ok := m.values[s]; ok {
			values[s] = v
			texts = append(texts, fmt.Sprint(v))
		}
	}
	m.mu.Unlock()
	if len(texts) == 0 {
		return nil, nil
	}
	held, err := m.held(ctx, texts, l)
	if err != nil {
		return nil, err
	}
	for _, p := range places {
		s := strings.ToLower(text[p[0]:p[1]])
		if f, ok := held[strings.ToLower(fmt.Sprint(values[s]))]; ok && values[s] != nil {
			f.Text, f.Start, f.End = s, p[0], p[1]
			found = append(found, f)
		}
	}
	return found, nil
}
