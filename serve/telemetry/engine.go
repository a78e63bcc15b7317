package telemetry

import (
	"context"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/trace"

	"github.com/sqlagent/sqlagent/llm"
)

// Engine is e, watched. Its sessions are llm.Traced and llm.Counted where those of e are.
func (t *Telemetry) Engine(e llm.Engine) llm.Engine { return &watchedEngine{e, t} }

type watchedEngine struct {
	llm.Engine
	t *Telemetry
}

func (e *watchedEngine) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s, err := e.Engine.NewSession(ctx, o)
	if err != nil {
		return nil, err
	}
	watched := &watchedSession{s, e.t, e.Info()}
	traced, holdsTokens := s.(llm.Traced)
	counted, counts := s.(llm.Counted)
	switch {
	case holdsTokens && counts:
		return struct {
			*watchedSession
			llm.Traced
			llm.Counted
		}{watched, traced, counted}, nil
	case holdsTokens:
		return struct {
			*watchedSession
			llm.Traced
		}{watched, traced}, nil
	case counts:
		return struct {
			*watchedSession
			llm.Counted
		}{watched, counted}, nil
	}
	return watched, nil
}

type watchedSession struct {
	llm.Session
	t    *Telemetry
	info llm.Info
}

func (s *watchedSession) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	start := time.Now()
	ctx, span := s.t.tracer.Start(ctx, "chat "+s.info.Name, trace.WithSpanKind(trace.SpanKindClient), trace.WithAttributes(
		attribute.String("gen_ai.operation.name", "chat"), attribute.String("gen_ai.provider.name", s.info.Engine),
		attribute.String("gen_ai.request.model", s.info.Name), attribute.Float64("gen_ai.request.temperature", float64(o.Temperature))))
	turn, err := s.Session.Generate(ctx, o, stop...)
	outcome := string(turn.Finish)
	if err != nil {
		outcome = "error"
	}
	s.t.generated.WithLabelValues(s.info.Name, outcome).Observe(time.Since(start).Seconds())
	span.SetAttributes(attribute.Int("gen_ai.usage.output_tokens", turn.Tokens), attribute.StringSlice("gen_ai.response.finish_reasons", []string{outcome}))
	if turn.Given > 0 {
		span.SetAttributes(attribute.Int("gen_ai.usage.input_tokens", turn.Given))
	}
	if s.t.content {
		span.SetAttributes(attribute.String("gen_ai.output.messages", turn.Text))
	}
	s.t.finish(span, err, outcome)
	return turn, err
}
