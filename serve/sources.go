package serve

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
)

// Source is a database by its name. It is opened when it is asked for the first time, and again where that failed: a
// server whose database is away comes up, and answers when the database does.
type Source struct {
	Name    string
	Dialect dialects.Dialect
	Open    func(context.Context) (database.DB, error)
}

// source is a Source, and its agent once it is open.
type source struct {
	Source
	opening chan struct{} // holds one; whoever has taken it may use the fields below
	db      database.DB
	asker   *cascade.Agent
	away    database.Setback
	options Options
	engine  llm.Engine // of questions: the options', watched
}

func newSources(o Options, engine llm.Engine) ([]*source, error) {
	known := map[string]bool{}
	var all []*source
	for _, given := range o.Sources {
		if known[given.Name] || given.Name == "" || given.Name == AllSources {
			return nil, fmt.Errorf("serve: the source name %q is duplicate or invalid", given.Name)
		}
		known[given.Name] = true
		s := &source{Source: given, opening: make(chan struct{}, 1), options: o, engine: engine}
		s.opening <- struct{}{}
		all = append(all, s)
	}
	return all, nil
}

// agent is who answers questions about the source.
func (s *source) agent(ctx context.Context) (*cascade.Agent, error) {
	_, a, err := s.opened(ctx)
	return a, err
}

// database is the source's, opened.
func (s *source) database(ctx context.Context) (database.DB, error) {
	db, _, err := s.opened(ctx)
	return db, err
}

// isOpen does not wait: what is being opened is not open.
func (s *source) isOpen() bool {
	select {
	case <-s.opening:
		defer func() { s.opening <- struct{}{} }()
		return s.asker != nil
	default:
		return false
	}
}

// opened returns the database and its agent, which the first request opens.
func (s *source) opened(ctx context.Context) (_ database.DB, _ *cascade.Agent, err error) {
	defer defect.Recover(s.options.Logger, &err) // readyz asks each source in a goroutine of its own
	select {
	case <-s.opening: // of an open source, even where ctx has ended
	default:
		select {
		case <-s.opening:
		case <-ctx.Done():
			return nil, nil, context.Cause(ctx)
		}
	}
	defer func() { s.opening <- struct{}{} }()
	if s.asker != nil {
		return s.db, s.asker, nil
	}
	var db database.DB
	if err := s.away.Try(func() (err error) { db, err = s.Open(ctx); return err }); err != nil {
		return nil, nil, err
	}
	db = s.options.Telemetry.DB(db, s.Name)
	a, err := cascade.NewAgent(s.engine, s.options.Larger, db, s.options.Agent)
	if err != nil {
		db.Close()
		return nil, nil, err
	}
	s.db, s.asker = db, a
	return db, a, nil
}

func (s *source) close() error {
	<-s.opening
	defer func() { s.opening <- struct{}{} }()
	if s.db == nil {
		return nil
	}
	db := s.db
	s.db, s.asker = nil, nil
	return db.Close()
}

// source finds what a request names, as far as its token knows of it; of a request that names none, the first that the
// token has the right to.
func (s *Server) source(who *Token, name string, right Right) (*source, error) {
	for _, src := range s.sources {
		switch {
		case name == "" && who.may(right, src.Name), name == src.Name && who.may(right, name):
			return src, nil
		case name == src.Name && who.reaches(name):
			return nil, refuse(http.StatusForbidden, kindForbidden, "", "the token %s has no right to %s", who.Name, right)
		}
	}
	if name == "" {
		return nil, refuse(http.StatusForbidden, kindForbidden, "", "the token %s has no right to %s", who.Name, right)
	}
	return nil, refuse(http.StatusNotFound, kindNotFound, "GET /v1/sources lists those that the token may use", "no source %q", name)
}

// SourceInfo is a source as GET /v1/sources has it.
type SourceInfo struct {
	Name    string           `json:"name"`
	Dialect dialects.Dialect `json:"dialect"`
	Rights  []Right          `json:"rights"`
}

// SourcesOf are those that a token may use; the first is meant where none is named.
func (s *Server) SourcesOf(who *Token) []SourceInfo {
	all := []SourceInfo{}
	for _, src := range s.sources {
		if who.reaches(src.Name) {
			all = append(all, SourceInfo{src.Name, src.Dialect, who.Rights})
		}
	}
	return all
}

func (s *Server) listSources(w http.ResponseWriter, r *request) error {
	return writeJSON(w, http.StatusOK, map[string]any{"sources": s.SourcesOf(r.who)})
}

// look runs f at a source that a token may see the schema of, within the bounds of queries.
func (s *Server) look(ctx context.Context, who *Token, name string, f func(context.Context, *source, database.DB) error) error {
	src, err := s.source(who, name, RightSchema)
	if err != nil {
		return err
	}
	ctx, done, err := s.begin(ctx, who, s.queries)
	if err != nil {
		return err
	}
	defer done()
	db, err := src.database(ctx)
	if err != nil {
		return err
	}
	return f(ctx, src, db)
}

// SchemaOf is a source's schema, as far as its rules let it be read; with what values look like, where they are wanted.
func (s *Server) SchemaOf(ctx context.Context, who *Token, name string, values bool) (shape *schema.Schema, err error) {
	o := database.SchemaOptions{}
	if values && s.options.Agent.Profile != nil && !s.options.Agent.NoProfile {
		o.Profile = s.options.Agent.Profile
	}
	err = s.look(ctx, who, name, func(ctx context.Context, _ *source, db database.DB) (err error) {
		shape, err = db.Schema(ctx, o)
		return err
	})
	return shape, err
}

// Known is what the team taught about a source: what of its knowledge is in force, and reads nothing that the source's
// rules hide.
type Known struct {
	Examples []KnownExample   `json:"examples"`
	Terms    []knowledge.Term `json:"terms"` // those with a table are metrics
	Rules    []string         `json:"rules"`
}

// KnownExample is a verified example for those who may not query: without the hash of its rows, of which few values can
// be found by trying them.
type KnownExample struct {
	Question  string    `json:"question"`
	Knowledge string    `json:"knowledge,omitempty"`
	SQL       string    `json:"sql"`
	Who       string    `json:"who"`
	When      time.Time `json:"when"`
}

// KnownOf is what the team taught about a source. It says names of tables and columns, so it takes the right to them.
func (s *Server) KnownOf(ctx context.Context, who *Token, name string) (*Known, error) {
	known := &Known{[]KnownExample{}, []knowledge.Term{}, []string{}}
	err := s.look(ctx, who, name, func(ctx context.Context, src *source, db database.DB) error {
		shape, err := db.Schema(ctx, database.SchemaOptions{})
		if err != nil {
			return err
		}
		if about := src.knowledge().About(shape); about != nil {
			known.add(about, shape, mask.New(db, shape))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return known, nil
}

// add lists what is in force, with no more of masked columns than models are shown: examples have stand-ins for what
// their queries compare with them, and terms that compare are left out.
func (k *Known) add(about *knowledge.About, shape *schema.Schema, masks *mask.Session) {
	terms, verified := about.All()
	for _, e := range verified {
		masks.SQL(e.SQL) // an earlier question may say what only a later query compares
	}
	for _, e := range verified {
		question, sql := masks.Shown(e.Question, e.SQL)
		if sql == "" {
			continue
		}
		knows, _ := masks.Shown(e.Knowledge, e.SQL)
		k.Examples = append(k.Examples, KnownExample{question, knows, sql, e.Who, e.When})
	}
	for _, t := range terms {
		if t.SQL == "" || !masks.Compares(t.Query(shape)) {
			k.Terms = append(k.Terms, t)
		}
	}
	k.Rules = append(k.Rules, about.Rules...)
}

// knowledge is the team's that is in force; nil: none.
func (s *source) knowledge() *knowledge.Base {
	<-s.opening
	defer func() { s.opening <- struct{}{} }()
	return s.options.Agent.Knowledge
}

func (s *Server) known(w http.ResponseWriter, r *request) error {
	known, err := s.KnownOf(r.Context(), r.who, r.PathValue("name"))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, known)
}

func (s *Server) schema(w http.ResponseWriter, r *request) error {
	query := r.URL.Query()
	values, err := strconv.ParseBool(cmp.Or(query.Get("values"), "false"))
	if err != nil {
		return badRequest("", "values=%q must be true or false", query.Get("values"))
	}
	var text func(*schema.Schema) string
	switch format := cmp.Or(query.Get("format"), "json"); format {
	case "json":
	case "ddl":
		text = (*schema.Schema).DDL
	case "names":
		text = (*schema.Schema).Names
	case "tsv":
		text = (*schema.Schema).TSV
	default:
		return badRequest("use json, ddl, names or tsv", "unknown format %q", format)
	}
	found, err := s.SchemaOf(r.Context(), r.who, r.PathValue("name"), values)
	switch {
	case err != nil:
		return err
	case text != nil:
		return writeText(w, text(found))
	}
	return writeJSON(w, http.StatusOK, found)
}
