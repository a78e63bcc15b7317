package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// pointing is an attempt of the protocol "pointer".
type pointing struct {
	*linked
	tokens []form.Token // the last candidate, in the end the answer
	sql    string       // the same; "": there is none yet
	tried  []candidate
}

// linked is a question over pointers before anything answers it. Nothing of it changes: attempts may share it.
type linked struct {
	prompt   *form.Prompt
	messages []llm.Message
	grammar  *grammar.Grammar
	shown    int      // tables of the schema that the prompt has, where it has not all
	tables   int      // of the schema
	missed   []string // what of the question may be said in values that were not read
}

// Links is what the first of several equal questions leaves for the others: see Question.Links. The zero value is of
// none yet.
type Links struct {
	once sync.Once
	made *linked
	err  error
}

// of is what was left, or what link makes, which is left where there is a place for it.
func (l *Links) of(link func() (*linked, error)) (*linked, error) {
	if l == nil {
		return link()
	}
	l.once.Do(func() { l.made, l.err = link() })
	return l.made, l.err
}

// point is the prompt: the schema in the order of this vote, the query before where the question goes on from it, then
// the question.
func (t *attempt) point(ctx context.Context) ([]llm.Message, error) {
	links := t.question.Links
	if t.question.Votes > 1 || t.last != nil && t.question.After == nil { // other orders of the schema, another query before
		links = nil
	}
	made, err := links.of(func() (*linked, error) { return t.link(ctx) })
	if err != nil {
		return nil, err
	}
	if !made.prompt.Linked() {
		reason := "the question names no table, no column and no value of the database"
		if made.prompt.Bare() {
			reason = "the question names no table and goes on from an answer, and none is before it that it could go on from"
		}
		return nil, noAnswer(t.answer, reason, nil)
	}
	t.answer.Follows, t.answer.Missed = made.prompt.Before() != nil, made.missed
	if len(made.prompt.Cut)+made.prompt.CutColumns > 0 {
		t.emit(Event{Kind: EventFocus, Shown: made.shown, Tables: made.tables, CutColumns: made.prompt.CutColumns})
	}
	t.answer.pointing = &pointing{linked: made}
	t.emit(Event{Kind: EventPrompt, Prompt: made.prompt})
	return made.messages, nil
}

// link finds what the question says of the database, and says which answers there may be. A prompt that is not linked
// has nothing else.
func (t *attempt) link(ctx context.Context) (*linked, error) {
	s, err := t.profile(ctx)
	if err != nil {
		return nil, err
	}
	t.said.once.Do(func() { t.said.prompt, t.said.cut, t.said.err = t.reads(ctx, s) })
	prompt := t.said.prompt
	if t.said.err != nil {
		return nil, t.said.err
	}
	made := &linked{prompt: prompt}
	if !prompt.Linked() {
		return made, nil
	}
	if t.said.cut {
		made.missed = prompt.Unlinked()
	}
	order := t.question.Order + uint64(t.vote%t.protocol.orders(t.question.Votes))
	prompt, made.messages, err = t.fitPointers(prompt, order)
	if err != nil {
		return nil, err
	}
	made.prompt, made.shown, made.tables = prompt, len(prompt.Tables)-len(prompt.Cut), len(s.Tables)
	made.grammar, err = form.Grammar(prompt)
	return made, err
}

// reading is what a question says of the database: all of its votes share it.
type reading struct {
	once   sync.Once
	prompt *form.Prompt
	cut    bool // values that it may say were not all read
	err    error
}

// reads reads the question.
func (t *attempt) reads(ctx context.Context, s *schema.Schema) (prompt *form.Prompt, cut bool, err error) {
	now := t.question.Now
	if now.IsZero() {
		now = time.Now()
	}
	asked := t.spelledOut(t.whole, t.question.Text)
	linker, err := t.linker(ctx, s, link.NamesView(s, asked))
	if err != nil {
		return nil, false, err
	}
	found, cut, err := t.lookUp(ctx, linker, asked, now)
	if err != nil {
		return nil, false, err
	}
	cut = cut || slices.ContainsFunc(s.Tables, func(t schema.Table) bool { return t.Cut })
	prompt = linker.Follow(t.before(linker), asked, now, found)
	for i := range prompt.Question {
		phrase := &prompt.Question[i]
		if slices.ContainsFunc(t.found, func(f mask.Found) bool { return phrase.Start < f.End && f.Start < phrase.End }) {
			phrase.Text = "" // a value of a masked column: its pointer is enough
		}
	}
	return prompt, cut, nil
}

// before is the query of the last answer; nil where there is none, or the form has no place for it.
func (t *attempt) before(l *link.Linker) *form.Before {
	switch {
	case t.last == nil:
		return nil
	case t.last.pointing != nil:
		return t.last.pointing.prompt.Answered(t.last.pointing.tokens)
	}
	statement, err := parse.Parse(t.db.Dialect(), t.last.SQL) // a verified example's
	if err != nil || statement.Query == nil {
		return nil
	}
	return l.Said(statement.Query)
}

// spelledOut is a question as the linker reads it: with the words of terms that are neither a name nor a value in their
// place.
func (a *Agent) spelledOut(whole *schema.Schema, question string) string {
	return knowledge.Rewritten(question, a.about(whole).Terms(question))
}

// fewestColumns is how many columns a prompt has at least, unless the schema has fewer.
const fewestColumns = 8

// fitPointers is the prompt, in some order, with as many columns as leave room for the answer.
func (t *attempt) fitPointers(whole *form.Prompt, order uint64) (*form.Prompt, []llm.Message, error) {
	length := t.counter()
	prompt := whole.Permute(order)
	for columns := form.MaxColumns; ; columns /= 2 {
		messages := []llm.Message{{Role: llm.User, Pieces: said(prompt.Pieces())}}
		if length == nil {
			return prompt, messages, nil
		}
		need := t.from + length(messages) + t.protocol.TurnTokens
		switch {
		case need <= t.have:
			return prompt, messages, nil
		case columns <= fewestColumns:
			return nil, nil, &llm.ContextError{Need: need, Have: t.have}
		}
		prompt = whole.Within(columns / 2).Permute(order)
	}
}

// said are a prompt's pieces as the engine takes them. A text begins with a space: so its words have the tokens that
// they were learnt as.
func said(pieces []form.Piece) []llm.Piece {
	var out []llm.Piece
	for _, p := range pieces {
		if p.Text != "" {
			out = append(out, llm.Piece{Text: " " + p.Text})
		}
		if p.Token != "" {
			out = append(out, llm.Piece{Token: p.Token.Name()})
		}
	}
	return out
}

// read is what a turn says: a candidate.
func (t *attempt) read(turn llm.Turn) step {
	p := t.answer.pointing
	tokens := make([]form.Token, 0, len(turn.Pieces))
	for _, piece := range turn.Pieces {
		tokens = append(tokens, form.Named(piece.Token))
	}
	query, err := form.Decode(tokens, p.prompt)
	if err != nil {
		return step{problem: err.Error()}
	}
	sql, err := sqltree.Print(t.db.Dialect(), query)
	if err != nil {
		return step{problem: err.Error()}
	}
	t.answer.Assumed = p.prompt.Assumed(query)
	p.tokens, p.sql = tokens, sql
	return step{think: p.prompt.Words(tokens), sql: sql}
}

// linker is a linker with what it was made of.
type linker struct {
	*link.Linker
	of    *schema.Schema
	views bool
}

// linker is that of a schema with the profile of its columns. Foreign keys that are not declared are guessed from names
// and types, and codes are explained by the tables that say what they mean. Without views it is of tables alone.
func (t *attempt) linker(ctx context.Context, s *schema.Schema, views bool) (*link.Linker, error) {
	if l := t.linked.Load(); l != nil && l.of == s && l.views == views {
		return l.Linker, nil
	}
	shown := s
	if !views {
		shown = link.WithoutViews(s)
	}
	l := link.NewLinker(form.NewCatalog(shown, link.GuessKeys(shown)), t.terms(t.whole)...)
	if err := t.learnCodes(ctx, l); err != nil {
		return nil, err
	}
	t.linked.Store(&linker{l, s, views})
	return l, nil
}

// learnCodes reads what codes mean, of the tables that say it: ordinary queries, guarded and audited. One that cannot
// be read in time teaches nothing.
func (t *attempt) learnCodes(ctx context.Context, l *link.Linker) error {
	if t.options.Profile == nil {
		return nil
	}
	for _, table := range l.CodeTables() {
		var items []sqltree.Item
		for _, c := range []int{table.Code, table.Label, table.Kind} {
			if c >= 0 {
				items = append(items, sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpColumn, Text: l.Columns[c].Name}})
			}
		}
		sql, err := sqltree.Print(t.db.Dialect(), &sqltree.Query{Body: &sqltree.Select{Items: items, From: tableNamed(t.db, l.Tables[table.Table].Name)}})
		if err != nil {
			return err
		}
		res, err := t.db.Query(audit.With(ctx, audit.About{Lookup: true}), sql, t.lookupLimits(meaningRows))
		if fatal(err) {
			return err
		}
		if err != nil || res.Truncated {
			continue
		}
		var meanings []link.Meaning
		for _, row := range res.Rows {
			said := make([]string, 3)
			for i := range row {
				said[i], _ = row[i].(string)
			}
			meanings = append(meanings, link.Meaning{Code: said[0], Label: said[1], Kind: said[2]})
		}
		l.LearnCodes(table, meanings)
	}
	return nil
}

// Bounds of looking for the question's words in columns of which the profile has seen a part.
const (
	lookupColumns = 32
	lookupRows    = 8
	meaningRows   = 1000                   // of a table that says what codes mean
	lookupTime    = 300 * time.Millisecond // for each column
	lookupSteps   = 20_000_000             // the same, where runs must not depend on the clock
)

// lookUp finds values that the question says in text columns whose profile is of a sample: ordinary queries, guarded
// and audited. A column that cannot be read in time has none, and says that the look-up was cut.
func (t *attempt) lookUp(ctx context.Context, l *link.Linker, question string, now time.Time) (found link.Cells, cut bool, err error) {
	found = link.Cells{}
	for _, f := range t.found {
		if i, ok := l.ColumnNamed(f.Table, f.Column); ok {
			found.Add(form.Cell{Column: i, Text: f.Text})
		}
	}
	if t.options.Profile == nil {
		return found, cut, nil
	}
	texts := l.Lookups(question, now)
	if len(texts) == 0 {
		return found, cut, nil
	}
	looked := 0
	for i, c := range l.Columns {
		profile := l.Profile(i)
		if c.Kind != form.Text || profile == nil || !profile.Sampled || l.Masked(i) {
			continue
		}
		if looked == lookupColumns {
			cut = true
			break
		}
		looked++
		sql, err := lookupQuery(t.db, l.Tables[c.Table].Name, c.Name, texts)
		if err != nil {
			return nil, false, err
		}
		res, err := t.db.Query(audit.With(ctx, audit.About{Lookup: true}), sql, t.lookupLimits(lookupRows))
		if fatal(err) {
			return nil, false, err
		}
		if err != nil {
			var late *database.Error
			cut = cut || errors.As(err, &late) && late.Kind == database.OverLimit
			continue
		}
		for _, row := range res.Rows {
			if text, ok := row[0].(string); ok {
				found.Add(form.Cell{Column: i, Text: text})
			}
		}
	}
	return found, cut, nil
}

// lookupLimits bound the rows of a look-up, and its time or its steps.
func (t *attempt) lookupLimits(rows int) database.Limits {
	if t.options.Profile.Steps > 0 {
		return database.Limits{Rows: rows, Steps: lookupSteps}
	}
	return database.Limits{Rows: rows, Timeout: lookupTime}
}

// tableNamed is a table of FROM by its name in the schema.
func tableNamed(db database.DB, table string) *sqltree.Table {
	qualifier, plain := dialects.SplitTable(db.Dialect(), table)
	return &sqltree.Table{Schema: qualifier, Name: plain}
}

// lookupQuery asks for the values of a column that are one of some texts, whatever their case.
func lookupQuery(db database.DB, table, column string, texts []string) (string, error) {
	name := &sqltree.Expr{Op: sqltree.OpColumn, Text: column}
	in := &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{{Op: sqltree.OpCall, Text: "lower", Args: []*sqltree.Expr{name}}}}
	for _, text := range texts {
		for _, lower := range dialects.Lowered(text) {
			in.Args = append(in.Args, &sqltree.Expr{Op: sqltree.OpString, Text: lower})
		}
	}
	limit := &sqltree.Expr{Op: sqltree.OpNumber, Text: fmt.Sprint(lookupRows)}
	return sqltree.Print(db.Dialect(), &sqltree.Query{Limit: limit,
		Body: &sqltree.Select{Distinct: true, Items: []sqltree.Item{{Expr: name}}, From: tableNamed(db, table), Where: in}})
}
