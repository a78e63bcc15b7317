package telemetry

import (
	"context"
	"errors"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// DB is db, watched.
func (t *Telemetry) DB(db database.DB, source string) database.DB { return &watchedDB{db, t, source} }

type watchedDB struct {
	database.DB
	t      *Telemetry
	source string
}

// systems are the names of dialects by OpenTelemetry's conventions.
var systems = map[dialects.Dialect]string{dialects.SQLite: "sqlite", dialects.MySQL: "mysql", dialects.Postgres: "postgresql"}

func (db *watchedDB) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	ctx, end := db.begin(ctx, "SELECT", sql)
	result, err := db.DB.Query(ctx, sql, l)
	rows := 0
	if result != nil {
		rows = len(result.Rows)
	}
	end(rows, err)
	return result, err
}

func (db *watchedDB) Plan(ctx context.Context, sql string) (*database.Plan, error) {
	ctx, end := db.begin(ctx, "EXPLAIN", sql)
	plan, err := db.DB.Plan(ctx, sql)
	end(0, err)
	return plan, err
}

func (db *watchedDB) Check(ctx context.Context, sql string) error {
	ctx, end := db.begin(ctx, "CHECK", sql)
	err := db.DB.Check(ctx, sql)
	end(0, err)
	return err
}

// begin watches a statement; end receives its outcome.
func (db *watchedDB) begin(ctx context.Context, operation, sql string) (_ context.Context, end func(rows int, err error)) {
	start := time.Now()
	ctx, span := db.t.tracer.Start(ctx, operation+" "+db.source, trace.WithSpanKind(trace.SpanKindClient), trace.WithAttributes(
		attribute.String("db.system.name", systems[db.Dialect()]), attribute.String("db.namespace", db.source),
		attribute.String("db.operation.name", operation)))
	if db.t.content {
		span.SetAttributes(attribute.String("db.query.text", sql))
	}
	return ctx, func(rows int, err error) {
		outcome := "rows"
		var e *database.Error
		switch {
		case errors.As(err, &e):
			outcome = string(e.Kind)
			if e.Code != "" {
				span.SetAttributes(attribute.String("db.response.status_code", e.Code))
			}
		case err != nil:
			outcome = "error"
		default:
			span.SetAttributes(attribute.Int("db.response.returned_rows", rows))
		}
		db.t.statements.WithLabelValues(db.source, outcome).Observe(time.Since(start).Seconds())
		db.t.finish(span, err, outcome)
	}
}
