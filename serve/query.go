package serve

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/render"
	"github.com/sqlagent/sqlagent/internal/defect"
)

// run runs a query that the holder of a token wrote, through the guard: a person, or a model, which sees stand-ins.
// done, which is never nil, lets the next one in: where the rows are sent to a client, after that.
func (s *Server) run(ctx context.Context, who *Token, source, sql string, limits database.Limits, model *mask.StandIns) (_ *database.Result, done func(), err error) {
	done = func() {}
	src, err := s.source(who, source, RightQuery)
	if err != nil {
		return nil, done, err
	}
	if strings.TrimSpace(sql) == "" {
		return nil, done, badRequest(`send {"sql": "SELECT 1"}`, "no query given")
	}
	ctx, done, err = s.begin(ctx, who, s.queries)
	if err != nil {
		return nil, done, err
	}
	defer defect.Recover(s.options.Logger.With("request", ctx.Value(idKey{})), &err) // else done would be lost, and its place at the gate
	db, err := src.database(ctx)
	if err != nil {
		return nil, done, err
	}
	if model != nil {
		result, err := model.View(ctx, db, sql, limits)
		return result, done, err
	}
	result, err := db.Query(ctx, sql, limits)
	return result, done, err
}

func (s *Server) query(w http.ResponseWriter, r *request) error {
	var in struct {
		Source   string `json:"source"`
		SQL      string `json:"sql"`
		Rows     *int   `json:"rows"`
		Format   string `json:"format"`
		Download bool   `json:"download"`
	}
	if err := r.decode(w, &in); err != nil {
		return err
	}
	if in.Format == "" {
		in.Format = "json"
	}
	if in.Format != "json" && in.Format != "csv" {
		return badRequest("use json or csv", "unknown format %.100q", in.Format)
	}
	limits := s.options.Asked.Limits
	switch {
	case in.Rows == nil:
	case *in.Rows < 0:
		return badRequest("", "rows must not be negative")
	case *in.Rows == 0: // all that fit the limit of bytes
		limits.Rows = database.AllRows
	default:
		limits.Rows = *in.Rows
	}
	result, done, err := s.run(r.Context(), r.who, in.Source, in.SQL, limits, nil)
	defer done()
	if err != nil {
		return queryError(err)
	}
	h := w.Header()
	h.Set("Sqlagent-Truncated", strconv.FormatBool(result.Truncated))
	if in.Download {
		h.Set("Content-Disposition", `attachment; filename="rows.`+in.Format+`"`)
	}
	if in.Format == "json" {
		return writeJSON(w, http.StatusOK, result.JSON())
	}
	h.Set("Content-Type", "text/csv; charset=utf-8; header=present")
	return render.CSV(w, result, render.NoFormula)
}

// queryError is the error of a query that a person wrote: one that is wrong, or too much, is theirs.
func queryError(err error) error {
	var e *database.Error
	if errors.As(err, &e) && (e.Kind == database.BadSQL || e.Kind == database.OverLimit) {
		return refuse(http.StatusUnprocessableEntity, "no_answer", e.Advice(), "%s", e.Message)
	}
	return err
}

// Verdict reports whether a query would run, and what the database expects of it.
type Verdict struct {
	Allowed bool   `json:"allowed"`
	Rule    string `json:"rule,omitempty"` // of a refusal, or the kind of the error
	Reason  string `json:"reason,omitempty"`
	Hint    string `json:"hint,omitempty"`
	Plan    *Plan  `json:"plan,omitempty"`
}

// Plan is database.Plan as JSON has it.
type Plan struct {
	Cost float64 `json:"cost"`
	Rows float64 `json:"rows"`
	Text string  `json:"text"`
}

// Check judges a query; nothing runs but EXPLAIN.
func (s *Server) Check(ctx context.Context, who *Token, source, sql string) (*Verdict, error) {
	src, err := s.source(who, source, RightQuery)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(sql) == "" {
		return nil, badRequest(`send {"sql": "SELECT 1"}`, "no query given")
	}
	ctx, done, err := s.begin(ctx, who, s.queries)
	if err != nil {
		return nil, err
	}
	defer done()
	db, err := src.database(ctx)
	if err != nil {
		return nil, err
	}
	plan, err := db.Plan(ctx, sql)
	var e *database.Error
	switch {
	case err == nil:
		return &Verdict{Allowed: true, Plan: &Plan{plan.Cost, plan.Rows, plan.Text}}, nil
	case errors.As(err, &e) && (e.Kind == database.Refused || e.Kind == database.BadSQL || e.Kind == database.OverLimit):
		rule := e.Rule
		if rule == "" {
			rule = string(e.Kind)
		}
		return &Verdict{Rule: rule, Reason: e.Message, Hint: e.Advice()}, nil
	}
	return nil, err
}

func (s *Server) check(w http.ResponseWriter, r *request) error {
	var in struct {
		Source string `json:"source"`
		SQL    string `json:"sql"`
	}
	if err := r.decode(w, &in); err != nil {
		return err
	}
	verdict, err := s.Check(r.Context(), r.who, in.Source, in.SQL)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, verdict)
}
