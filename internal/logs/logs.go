// Package logs carries the logger of a question to all that works for it: the agent makes one that has the question's
// id, databases and models find it in their context. So no line can be written without the id by mistake. Info and Warn
// quote no question, no SQL and no rows.
package logs

import (
	"context"
	"log/slog"
)

type key struct{}

var silent = slog.New(slog.DiscardHandler)

// With gives ctx a logger.
func With(ctx context.Context, l *slog.Logger) context.Context {
	return context.WithValue(ctx, key{}, l)
}

// From is the logger that ctx carries, or one that drops everything.
func From(ctx context.Context) *slog.Logger {
	if l, ok := ctx.Value(key{}).(*slog.Logger); ok {
		return l
	}
	return silent
}
