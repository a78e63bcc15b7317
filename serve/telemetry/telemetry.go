// Package telemetry reports to operators what a server does: metrics that Prometheus reads, and traces of
// OpenTelemetry. It wraps what it watches: an engine, a database, a question, a request.
//
// Names follow OpenTelemetry's conventions of databases
// (https://opentelemetry.io/docs/specs/semconv/database/database-spans/) and of generative models
// (https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-agent-spans/), and Prometheus's of metrics. Questions, SQL
// and what models say are in traces only where Options.Content wants it; rows never are.
package telemetry

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/sqlagent/sqlagent/agent"
)

// Options say what is reported. The zero value means only metrics.
type Options struct {
	Traces  trace.TracerProvider // nil: none
	Content bool                 // questions, SQL and what models say go into traces too
	Version string
}

// Telemetry is safe for concurrent use.
type Telemetry struct {
	registry *prometheus.Registry
	tracer   trace.Tracer
	content  bool

	requests   *prometheus.HistogramVec // route, method, status
	questions  *prometheus.HistogramVec // source, outcome
	statements *prometheus.HistogramVec // source, outcome
	generated  *prometheus.HistogramVec // model, outcome
	tokens     *prometheus.CounterVec   // model, type
}

// New makes the metrics.
func New(o Options) *Telemetry {
	if o.Traces == nil {
		o.Traces = noop.NewTracerProvider()
	}
	seconds := []float64{.001, .003, .01, .03, .1, .3, 1, 3, 10, 30, 100}
	histogram := func(name, help string, labels ...string) *prometheus.HistogramVec {
		return prometheus.NewHistogramVec(prometheus.HistogramOpts{Namespace: "sqlagent", Name: name, Help: help, Buckets: seconds}, labels)
	}
	t := &Telemetry{
		registry: prometheus.NewRegistry(), tracer: o.Traces.Tracer("github.com/sqlagent/sqlagent/serve"), content: o.Content,
		requests:   histogram("http_request_seconds", "Requests by route, method and status.", "route", "method", "status"),
		questions:  histogram("question_seconds", "Questions by source and outcome: answered, unsure, or the kind of the error.", "source", "outcome"),
		statements: histogram("statement_seconds", "Statements by source and outcome: rows, or the kind of the error.", "source", "outcome"),
		generated:  histogram("generate_seconds", "Turns of the model by outcome: its finish reason, or error.", "model", "outcome"),
		tokens: prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "sqlagent", Name: "tokens_total",
			Help: "Tokens of answered questions: prompt and generated."}, []string{"model", "type"}),
	}
	build := prometheus.NewGauge(prometheus.GaugeOpts{Namespace: "sqlagent", Name: "build_info", Help: "1.",
		ConstLabels: prometheus.Labels{"version": o.Version}})
	build.Set(1)
	t.registry.MustRegister(t.requests, t.questions, t.statements, t.generated, t.tokens, build, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return t
}

// Gauge adds a metric that is read when it is asked for.
func (t *Telemetry) Gauge(name, help string, read func() int) {
	t.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: "sqlagent", Name: name, Help: help},
		func() float64 { return float64(read()) }))
}

// Metrics is what Prometheus reads.
func (t *Telemetry) Metrics() http.Handler {
	return promhttp.HandlerFor(t.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 4})
}

var propagator = propagation.TraceContext{}

// Request watches a request; end receives how it was answered. A client's traceparent is the span's parent.
func (t *Telemetry) Request(r *http.Request) (ctx context.Context, end func(route string, status int)) {
	start := time.Now()
	ctx = propagator.Extract(r.Context(), propagation.HeaderCarrier(r.Header))
	ctx, span := t.tracer.Start(ctx, r.Method, trace.WithSpanKind(trace.SpanKindServer))
	return ctx, func(route string, status int) {
		method := r.Method
		switch method {
		case http.MethodGet, http.MethodPost, http.MethodDelete, http.MethodHead, http.MethodPut, http.MethodOptions, http.MethodPatch:
		default:
			method = "other" // a client could make one up for each request
		}
		t.requests.WithLabelValues(route, method, strconv.Itoa(status)).Observe(time.Since(start).Seconds())
		if span.IsRecording() {
			span.SetName(method + " " + route)
			span.SetAttributes(attribute.String("http.request.method", method), attribute.String("http.route", route),
				attribute.Int("http.response.status_code", status))
			if status >= 500 {
				span.SetStatus(codes.Error, "")
				span.SetAttributes(attribute.String("error.type", strconv.Itoa(status)))
			}
		}
		span.End()
	}
}

// Question watches a question about a source; end receives its outcome.
func (t *Telemetry) Question(ctx context.Context, source, text, conversation string) (_ context.Context, end func(*agent.Answer, error)) {
	start := time.Now()
	ctx, span := t.tracer.Start(ctx, "invoke_agent sqlagent", trace.WithAttributes(attribute.String("gen_ai.operation.name", "invoke_agent"),
		attribute.String("gen_ai.agent.name", "sqlagent"), attribute.String("gen_ai.data_source.id", source)))
	if conversation != "" {
		span.SetAttributes(attribute.String("gen_ai.conversation.id", conversation))
	}
	if t.content {
		span.SetAttributes(attribute.String("sqlagent.question", text))
	}
	return ctx, func(a *agent.Answer, err error) {
		outcome := "answered"
		switch {
		case err != nil:
			outcome = agent.Explain(err).Kind
		case a.Unsure:
			outcome = "unsure"
		}
		t.questions.WithLabelValues(source, outcome).Observe(time.Since(start).Seconds())
		if a != nil {
			asked := a.Asked
			if asked == nil {
				asked = []agent.Asked{{Model: a.Model.Name, Tokens: a.Tokens}}
			}
			for _, m := range asked {
				t.tokens.WithLabelValues(m.Model, "prompt").Add(float64(m.Tokens.Prompt))
				t.tokens.WithLabelValues(m.Model, "generated").Add(float64(m.Tokens.Generated))
			}
			span.SetAttributes(attribute.String("gen_ai.request.model", a.Model.Name), attribute.String("gen_ai.provider.name", a.Model.Engine),
				attribute.Int("gen_ai.usage.input_tokens", a.Tokens.Prompt), attribute.Int("gen_ai.usage.output_tokens", a.Tokens.Generated),
				attribute.String("sqlagent.outcome", outcome), attribute.Int("sqlagent.votes", a.Votes))
			if t.content {
				span.SetAttributes(attribute.String("db.query.text", a.SQL))
			}
		}
		t.finish(span, err, outcome)
	}
}

// finish ends a span, with the kind of its error. What an error says may quote SQL or data, so it is content.
func (t *Telemetry) finish(span trace.Span, err error, kind string) {
	if err != nil {
		what := ""
		if t.content {
			what = err.Error()
		}
		span.SetStatus(codes.Error, what)
		span.SetAttributes(attribute.String("error.type", kind))
	}
	span.End()
}
