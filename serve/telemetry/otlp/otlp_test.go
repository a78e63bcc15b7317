package otlp_test

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	sdk "go.opentelemetry.io/otel/sdk/trace"

	"github.com/sqlagent/sqlagent/serve/telemetry/otlp"
)

func env(pairs ...string) func(string) string {
	return func(name string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == name {
				return pairs[i+1]
			}
		}
		return ""
	}
}

func TestFromEnv(t *testing.T) {
	const to = "OTEL_EXPORTER_OTLP_ENDPOINT"
	for _, c := range []struct {
		env  func(string) string
		none bool
		says string
	}{
		{env(), true, ""},
		{env(to, "http://localhost:4318", "OTEL_SDK_DISABLED", "true"), true, ""},
		{env(to, "http://localhost:4318", "OTEL_TRACES_EXPORTER", "none"), true, ""},
		{env(to, "http://localhost:4318", "OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf"), false, ""},
		{env(to, "localhost:4318"), true, "$OTEL_EXPORTER_OTLP_ENDPOINT is not an HTTP URL"},
		{env(to, "http://localhost:4318", "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "grpc"), true, `$OTEL_EXPORTER_OTLP_TRACES_PROTOCOL is "grpc"`},
		{env(to, "http://localhost:4318", "OTEL_EXPORTER_OTLP_TIMEOUT", "soon"), true, "milliseconds"},
		{env(to, "http://localhost:4318", "OTEL_EXPORTER_OTLP_HEADERS", "key"), true, "NAME=VALUE"},
	} {
		e, err := otlp.FromEnv(c.env)
		if (e == nil) != c.none || (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v, %v, want %q", e, err, c.says)
		}
	}
}

// Spans have the form that opentelemetry-proto's JSON says, and a collector that is busy gets them again.
func TestExport(t *testing.T) {
	var got struct {
		ResourceSpans []struct {
			ScopeSpans []struct {
				Scope struct{ Name string }
				Spans []map[string]any
			}
		}
	}
	var calls atomic.Int32
	collector := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if calls.Add(1) == 1 {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		body, err := gzip.NewReader(r.Body)
		if err == nil {
			err = json.NewDecoder(body).Decode(&got)
		}
		if err != nil || r.Header.Get("Content-Type") != "application/json" || r.URL.Path != "/here" {
			t.Errorf("%v, %v, %s", err, r.Header, r.URL)
		}
	}))
	defer collector.Close()
	e, err := otlp.FromEnv(env("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", collector.URL+"/here"))
	if err != nil {
		t.Fatal(err)
	}
	provider := sdk.NewTracerProvider(sdk.WithSyncer(e))
	ctx, parent := provider.Tracer("test").Start(context.Background(), "parent")
	_, child := provider.Tracer("test").Start(ctx, "child")
	child.SetAttributes(attribute.Int("rows", 7), attribute.String("sql", "x"), attribute.Bool("ok", true), attribute.StringSlice("reasons", []string{"stop"}))
	child.SetStatus(codes.Error, "it failed")
	child.End()
	if calls.Load() != 2 || len(got.ResourceSpans) != 1 || got.ResourceSpans[0].ScopeSpans[0].Scope.Name != "test" {
		t.Fatalf("%d calls, %+v", calls.Load(), got)
	}
	span := got.ResourceSpans[0].ScopeSpans[0].Spans[0]
	if span["name"] != "child" || span["parentSpanId"] != parent.SpanContext().SpanID().String() || span["traceId"] != parent.SpanContext().TraceID().String() ||
		span["kind"] != 1.0 || span["status"].(map[string]any)["code"] != 2.0 {
		t.Errorf("%+v", span)
	}
	attributes, _ := json.Marshal(span["attributes"])
	if want := `[{"key":"rows","value":{"intValue":"7"}},{"key":"sql","value":{"stringValue":"x"}},{"key":"ok","value":{"boolValue":true}},` +
		`{"key":"reasons","value":{"arrayValue":{"values":[{"stringValue":"stop"}]}}}]`; string(attributes) != want {
		t.Errorf("%s, want %s", attributes, want)
	}
	if _, ok := span["startTimeUnixNano"].(string); !ok {
		t.Errorf("64-bit numbers are texts: %+v", span)
	}
}
