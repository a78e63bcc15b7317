package speech

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/agent"
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
	"github.com/sqlagent/sqlagent/nano/language"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/moment"
)

// linked is a question over pointers before anything answers it. Nothing of it changes: attempts may share it.
type linked struct {
	prompt   *form.Prompt
	messages []llm.Message
	grammar  *grammar.Grammar
	shown    int      // tables of the schema that the prompt has, where it has not all
	tables   int      // of the schema
	missed   []string // what of the question may be said in values that were not read
}

// link finds what the question says of the database, and says which answers there may be. A prompt that is not linked
// has nothing else.
func (d *dialogue) link(ctx context.Context) (*linked, error) {
	s, err := d.Profile(ctx)
	if err != nil {
		return nil, err
	}
	read := &d.topic.reading
	read.once.Do(func() { read.prompt, read.cut, read.err = d.reads(ctx, s) })
	if read.err != nil {
		return nil, read.err
	}
	prompt := read.prompt
	made := &linked{prompt: prompt}
	if !prompt.Linked() {
		return made, nil
	}
	if read.cut {
		made.missed = prompt.Unlinked()
	}
	prompt, made.messages, err = d.fit(prompt, d.order())
	if err != nil {
		return nil, err
	}
	made.prompt, made.shown, made.tables = prompt, len(prompt.Tables)-len(prompt.Cut), len(s.Tables)
	made.grammar, err = language.Of(prompt)
	return made, err
}

// order is that in which this vote sees the schema.
func (d *dialogue) order() uint64 { return d.Order + uint64(d.Protocol.Order(d.Number, d.Votes)) }

// reading is what a question says of the database: all of its votes share it.
type reading struct {
	once   sync.Once
	prompt *form.Prompt
	cut    bool // values that it may say were not all read
	err    error
}

// reads reads the question.
func (d *dialogue) reads(ctx context.Context, s *schema.Schema) (prompt *form.Prompt, cut bool, err error) {
	now := d.Now
	if now.IsZero() {
		now = time.Now()
	}
	asked := spelledOut(d.Hearing)
	metrics, suggested := d.metrics(s, asked)
	linker, err := d.linker(ctx, s, metrics, linkerKey{link.NamesView(s, asked), suggested})
	if err != nil {
		return nil, false, err
	}
	found, cut, err := d.lookUp(ctx, linker, asked, now)
	if err != nil {
		return nil, false, err
	}
	cut = cut || slices.ContainsFunc(s.Tables, func(t schema.Table) bool { return t.Cut })
	prompt = linker.Follow(d.before(linker), asked, now, found)
	for i := range prompt.Question {
		phrase := &prompt.Question[i]
		if slices.ContainsFunc(d.topic.masked, func(f mask.Found) bool { return phrase.Start < f.End && f.Start < phrase.End }) {
			phrase.Text = "" // a value of a masked column: its pointer is enough
		}
	}
	return prompt, cut, nil
}

// before is the query of the last answer; nil where there is none, or the form has no place for it.
func (d *dialogue) before(l *link.Linker) *form.Before {
	if d.Last == nil {
		return nil
	}
	if before, ok := d.said(); ok {
		return before
	}
	statement, err := parse.Parse(d.DB().Dialect(), d.Last.SQL) // a verified example's
	if err != nil || statement.Query == nil {
		return nil
	}
	return l.Said(statement.Query)
}

// said is the query of the last answer as a model said it.
func (d *dialogue) said() (*form.Before, bool) {
	if d.Last == nil {
		return nil, false
	}
	f, ok := d.Last.Form.(*query)
	if !ok {
		return nil, false
	}
	return f.prompt.Answered(f.tokens), true
}

// spelledOut is a question as the linker reads it: with the words of terms that are neither a name nor a value in their
// place.
func spelledOut(h *agent.Hearing) string { return knowledge.Rewritten(h.Text, h.About.Terms(h.Text)) }

// minColumns is how many columns a prompt has at least, unless the schema has fewer.
const minColumns = 8

// fit is the prompt, in some order, with as many columns as leave room for the answer.
func (d *dialogue) fit(whole *form.Prompt, order uint64) (*form.Prompt, []llm.Message, error) {
	prompt := whole.Permute(order)
	for columns := form.MaxColumns; ; columns /= 2 {
		tables := said(prompt.SchemaPieces())
		messages := []llm.Message{{Role: llm.User, Pieces: append(tables, said(prompt.QuestionPieces())...), Stable: len(tables)}}
		if d.Len == nil {
			return prompt, messages, nil
		}
		need := d.Held + d.Len(messages) + d.Protocol.TurnTokens
		switch {
		case need <= d.Room:
			return prompt, messages, nil
		case columns <= minColumns:
			return nil, nil, &llm.ContextError{Need: need, Have: d.Room}
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

// linkerKey is what a linker is kept by, next to the schema that it is of.
type linkerKey struct{ views, suggested bool }

// linker is that of a schema with the profile of its columns. Foreign keys that are not declared are guessed from names
// and types, and codes are explained by the tables that say what they mean. Without views it is of tables alone.
// Metrics have pointers as columns have.
func (d *dialogue) linker(ctx context.Context, s *schema.Schema, metrics []metric, key linkerKey) (*link.Linker, error) {
	if l, ok := d.Memo().Load(s, key); ok {
		return l.(*link.Linker), nil
	}
	shown := s
	if !key.views {
		shown = link.WithoutViews(s)
	}
	measures, said := measuresOf(s, metrics)
	l := link.NewLinker(catalogOf(shown, d.Engine(), measures...), append(terms(d.About), said...)...)
	if err := d.learnCodes(ctx, l); err != nil {
		return nil, err
	}
	d.Memo().Store(s, key, l)
	return l, nil
}

// catalogOf is a schema as a model reads it: with integers that say times as times, and with lists of values where its
// vocabulary has pointers to them.
func catalogOf(s *schema.Schema, model llm.Info, measures ...form.Measure) *form.Catalog {
	keys := link.GuessKeys(s) // by integers: a key may say a day
	catalog := form.NewCatalog(moment.Schema(s), keys, measures...)
	if model.Lists {
		return catalog.WithLists()
	}
	return catalog
}

// terms are those of a team's knowledge that the linker takes for names and values.
func terms(about *knowledge.About) (terms []link.Term) {
	of, meanings := about.Meanings()
	for i, m := range meanings {
		for _, phrase := range of[i].Phrases() {
			terms = append(terms, link.Term{Phrase: phrase, Table: m.Table, Column: m.Column, Value: m.Value, IsValue: m.IsValue})
		}
	}
	return terms
}

// learnCodes reads what codes mean, of the tables that say it: ordinary queries, guarded and audited. One that cannot
// be read in time teaches nothing.
func (d *dialogue) learnCodes(ctx context.Context, l *link.Linker) error {
	if d.Options().Profile == nil {
		return nil
	}
	for _, table := range l.CodeTables() {
		var items []sqltree.Item
		for _, c := range []int{table.Code, table.Label, table.Kind} {
			if c >= 0 {
				items = append(items, sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpColumn, Text: l.Columns[c].Name}})
			}
		}
		sql, err := sqltree.Print(d.DB().Dialect(), &sqltree.Query{Body: &sqltree.Select{Items: items, From: tableNamed(d.DB(), l.Tables[table.Table].Name)}})
		if err != nil {
			return err
		}
		res, err := d.DB().Query(audit.With(ctx, audit.About{Lookup: true}), sql, d.lookupLimits(meaningRows))
		if err != nil && !database.AtFault(err) {
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
func (d *dialogue) lookUp(ctx context.Context, l *link.Linker, question string, now time.Time) (found link.Cells, cut bool, err error) {
	found = link.Cells{}
	for _, f := range d.topic.masked {
		if i, ok := l.ColumnNamed(f.Table, f.Column); ok {
			found.Add(form.Cell{Column: i, Text: f.Text})
		}
	}
	if d.Options().Profile == nil {
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
		sql, err := lookupQuery(d.DB(), l.Tables[c.Table].Name, c.Name, texts)
		if err != nil {
			return nil, false, err
		}
		res, err := d.DB().Query(audit.With(ctx, audit.About{Lookup: true}), sql, d.lookupLimits(lookupRows))
		if err != nil && !database.AtFault(err) {
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
func (d *dialogue) lookupLimits(rows int) database.Limits {
	if d.Options().Profile.Steps > 0 {
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
