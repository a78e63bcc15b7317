package database

import (
	"context"
	"reflect"
	"slices"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

const (
	// schemaAge is how long a schema, and a catalog, is taken for what the database has. A table may go in that time
	// and still be named.
	schemaAge = time.Minute
	// profileAge is how long the values of columns are, while the schema stays as it is.
	profileAge = 10 * time.Minute
	// leftAge is how long a table is left out: what took too long may not do so always.
	leftAge = 10 * time.Minute
)

// schemas keep what a database says of itself for all who ask: the guard, hints and prompts. Who comes while it is read
// waits for it.
type schemas struct {
	road      *road
	reading   turn // who has it may use what follows, but for the profiles
	away      Setback
	whole     map[bool]*entry // as the engine reads it, by RowCounts
	made      *guard.Catalog  // by users of the server
	madeAt    time.Time
	left      []left // out of the schema, for a time
	profiling turn   // who has it may use profiled; its queries may need reading's turn
	profiled  map[profileKey]profiled
}

// left is a table that is left out.
type left struct {
	guard.Hidden
	until time.Time
}

type profileKey struct {
	rowCounts bool
	options   ProfileOptions
}

// entry is one state of the schema.
type entry struct {
	at      time.Time // written and read in reading's turn
	whole   *schema.Schema
	columns map[string][]string
	visible func() (*schema.Schema, error) // what the rules let queries read
	of      *guard.Catalog                 // what visible was made with
}

// profiled is an entry's visible schema with the profile of its columns.
type profiled struct {
	at     time.Time
	of     *entry
	schema *schema.Schema
}

func newSchemas(r *road) *schemas {
	return &schemas{road: r, reading: newTurn(), whole: map[bool]*entry{}, profiling: newTurn(), profiled: map[profileKey]profiled{}}
}

// read is the visible schema.
func (s *schemas) read(ctx context.Context, o SchemaOptions) (*schema.Schema, error) {
	e, show, err := s.shown(ctx, o.RowCounts)
	if err != nil {
		return nil, err
	}
	visible, err := show()
	if err != nil || o.Profile == nil {
		return visible, err
	}
	if err := s.profiling.take(ctx); err != nil {
		return nil, err
	}
	defer s.profiling.give()
	key := profileKey{o.RowCounts, *o.Profile}
	p, ok := s.profiled[key]
	if ok && p.of == e && time.Since(p.at) < profileAge {
		return p.schema, nil
	}
	looked, err := Profiled(ctx, s.road, visible, *o.Profile)
	if err != nil {
		return nil, err
	}
	looked = withoutMasked(looked)
	s.profiled[key] = profiled{at: time.Now(), of: e, schema: looked}
	return looked, nil
}

// shown is the engine's schema, and what gives the part of it that the rules let queries read.
func (s *schemas) shown(ctx context.Context, rowCounts bool) (*entry, func() (*schema.Schema, error), error) {
	if err := s.reading.take(ctx); err != nil {
		return nil, nil, err
	}
	defer s.reading.give()
	e, err := s.entry(ctx, rowCounts)
	if err != nil {
		return nil, nil, err
	}
	rules := s.road.Rules
	if rules.Catalog, err = s.catalog(ctx); err != nil {
		return nil, nil, err
	}
	if e.visible == nil || e.of != rules.Catalog {
		e.of = rules.Catalog
		e.visible = sync.OnceValues(func() (*schema.Schema, error) { return s.road.visible(rules, e.whole) })
	}
	return e, e.visible, nil
}

// rules are the road's, with what the database says of itself as far as they need it: the columns of hidden tables too.
func (s *schemas) rules(ctx context.Context) (guard.Rules, error) {
	rules := s.road.Rules
	if err := s.reading.take(ctx); err != nil {
		return rules, err
	}
	defer s.reading.give()
	var err error
	if rules.Catalog, err = s.catalog(ctx); err != nil {
		return rules, err
	}
	if len(rules.DenyColumns) > 0 || rules.Catalog != nil && len(rules.Catalog.Functions) > 0 {
		e, err := s.entry(ctx, false)
		if err != nil {
			return rules, err
		}
		rules.Schema = e.columns
	}
	return rules, nil
}

// looksIntoViews reports whether rules keep something from queries, or from models, which a view could show.
func (s *schemas) looksIntoViews() bool {
	r := s.road.Rules
	return len(r.DenyTables)+len(r.DenyColumns)+len(r.MaskColumns) > 0
}

// catalog is what users made that a statement could call, and what is hidden for that or by rules, read again where it
// is old. One that has not changed stays the same object. The caller has reading's turn.
func (s *schemas) catalog(ctx context.Context) (*guard.Catalog, error) {
	if s.road.engine.Dialect() == dialects.SQLite && !s.looksIntoViews() {
		return nil, nil // nobody can, its parts of tables are no matter, and its queries are short
	}
	if time.Since(s.madeAt) < schemaAge {
		return s.made, nil
	}
	var made *guard.Catalog
	err := s.away.Try(func() (err error) {
		made, err = s.road.engine.Catalog(ctx)
		return err
	})
	if err != nil {
		return nil, err
	}
	rules := s.road.Rules
	rules.Catalog = made
	if made != nil {
		made.Hidden = append(rules.Runs(s.road.Dialect()), s.stillLeft()...)
	}
	if s.looksIntoViews() {
		e, err := s.entry(ctx, false)
		if err != nil {
			return nil, err
		}
		views, err := s.road.engine.Views(ctx)
		if err != nil {
			return nil, err
		}
		rules.Schema = e.columns
		made.Hidden = append(made.Hidden, rules.Hidden(s.road.Dialect(), views)...)
		if len(rules.MaskColumns) > 0 {
			made.Views = views
			made.Hidden = append(made.Hidden, lineage.Unproven(e.whole, rules)...)
		}
	}
	if s.madeAt = time.Now(); !reflect.DeepEqual(s.made, made) {
		s.made = made
	}
	return s.made, nil
}

// leaveOut leaves a table out for a time.
func (s *schemas) leaveOut(ctx context.Context, h guard.Hidden) error {
	if err := s.reading.take(ctx); err != nil {
		return err
	}
	defer s.reading.give()
	s.left = append(s.left, left{h, time.Now().Add(leftAge)})
	s.madeAt = time.Time{}
	return nil
}

// stillLeft are the tables whose time is not over. The caller has reading's turn.
func (s *schemas) stillLeft() (out []guard.Hidden) {
	s.left = slices.DeleteFunc(s.left, func(l left) bool { return time.Now().After(l.until) })
	for _, l := range s.left {
		out = append(out, l.Hidden)
	}
	return out
}

// leftOut is what is hidden though no rule is known to hide it.
func (s *schemas) leftOut(ctx context.Context) ([]guard.Hidden, error) {
	if err := s.reading.take(ctx); err != nil {
		return nil, err
	}
	defer s.reading.give()
	made, err := s.catalog(ctx)
	if err != nil || made == nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(made.Hidden), func(h guard.Hidden) bool { return !h.Unproven }), nil
}

// entry is the engine's schema, read again where it is old. One that has not changed stays the same object. The caller
// has reading's turn.
func (s *schemas) entry(ctx context.Context, rowCounts bool) (*entry, error) {
	e := s.whole[rowCounts]
	if e != nil && time.Since(e.at) < schemaAge {
		return e, nil
	}
	var whole *schema.Schema
	err := s.away.Try(func() (err error) {
		whole, err = s.road.engine.Schema(ctx, SchemaOptions{RowCounts: rowCounts})
		return err
	})
	if err != nil {
		return nil, err
	}
	if now := time.Now(); e == nil || !reflect.DeepEqual(e.whole, whole) {
		e = &entry{at: now, whole: whole, columns: whole.Columns()}
		s.whole[rowCounts] = e
	} else {
		e.at = now
	}
	return e, nil
}

// withoutMasked is a schema without the values of masked columns: how many there are, and how many are NULL, stays.
func withoutMasked(s *schema.Schema) *schema.Schema {
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		t.Columns = slices.Clone(t.Columns)
		for j := range t.Columns {
			if c := &t.Columns[j]; c.Masked && c.Profile != nil {
				p := c.Profile
				c.Profile = &schema.Profile{Rows: p.Rows, Sampled: p.Sampled, Nulls: p.Nulls, Distinct: p.Distinct}
			}
		}
	}
	return &out
}

// turn is a lock that a context can stop waiting for.
type turn chan struct{}

func newTurn() turn {
	t := make(turn, 1)
	t.give()
	return t
}

func (t turn) take(ctx context.Context) error {
	select {
	case <-t:
		return nil
	case <-ctx.Done():
		return &Error{Kind: Cancelled, Message: "cancelled while the schema was read", Err: ctx.Err()}
	}
}

func (t turn) give() { t <- struct{}{} }
