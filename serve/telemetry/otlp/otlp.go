// Package otlp sends spans to a collector of OpenTelemetry: OTLP over HTTP, in its JSON form
// (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). The exporter of OpenTelemetry's own makes the
// binary 4 MB larger, most of it gRPC.
package otlp

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/sdk/instrumentation"
	sdk "go.opentelemetry.io/otel/sdk/trace"
)

// Exporter is an sdk.SpanExporter.
type Exporter struct {
	url    string
	header http.Header
	client http.Client
	pauses []time.Duration
}

// FromEnv is the exporter that the variables of OpenTelemetry describe: OTEL_EXPORTER_OTLP_ENDPOINT, _HEADERS, _TIMEOUT
// and _PROTOCOL, and those of traces alone, with _TRACES before the last word, which count before them
// (https://opentelemetry.io/docs/specs/otel/protocol/exporter/). nil: they switch traces off, or name no place.
func FromEnv(env func(string) string) (*Exporter, error) {
	of := func(name string) (value, variable string) {
		for _, variable := range []string{"OTEL_EXPORTER_OTLP_TRACES_" + name, "OTEL_EXPORTER_OTLP_" + name} {
			if value := env(variable); value != "" {
				return value, variable
			}
		}
		return "", ""
	}
	to, variable := of("ENDPOINT")
	if to == "" || strings.EqualFold(env("OTEL_SDK_DISABLED"), "true") || env("OTEL_TRACES_EXPORTER") == "none" {
		return nil, nil
	}
	u, err := url.Parse(to)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return nil, fmt.Errorf("$%s is not an HTTP URL, such as http://localhost:4318", variable)
	}
	if !strings.Contains(variable, "_TRACES_") {
		u = u.JoinPath("v1/traces")
	}
	if protocol, variable := of("PROTOCOL"); protocol != "" && protocol != "http/json" && protocol != "http/protobuf" {
		return nil, fmt.Errorf("$%s is %q: sqlagent speaks http/json, which collectors accept wherever they accept http/protobuf", variable, protocol)
	}
	e := &Exporter{url: u.String(), header: http.Header{}, client: http.Client{Timeout: 10 * time.Second},
		pauses: []time.Duration{time.Second, 3 * time.Second}}
	if ms, variable := of("TIMEOUT"); ms != "" {
		n, err := strconv.Atoi(ms)
		if err != nil || n <= 0 {
			return nil, fmt.Errorf("$%s is %q, not a number of milliseconds", variable, ms)
		}
		e.client.Timeout = time.Duration(n) * time.Millisecond
	}
	headers, variable := of("HEADERS")
	for pair := range strings.SplitSeq(headers, ",") {
		if strings.TrimSpace(pair) == "" {
			continue
		}
		name, value, ok := strings.Cut(pair, "=")
		value, err := url.PathUnescape(strings.TrimSpace(value))
		if !ok || err != nil {
			return nil, fmt.Errorf("$%s is not a list of NAME=VALUE", variable)
		}
		e.header.Set(strings.TrimSpace(name), value)
	}
	return e, nil
}

// ExportSpans implements sdk.SpanExporter. It tries again where the collector is busy or away.
func (e *Exporter) ExportSpans(ctx context.Context, spans []sdk.ReadOnlySpan) error {
	if len(spans) == 0 {
		return nil
	}
	var body bytes.Buffer
	zip := gzip.NewWriter(&body)
	if err := json.NewEncoder(zip).Encode(messageOf(spans)); err != nil {
		return err
	}
	if err := zip.Close(); err != nil {
		return err
	}
	for try := 0; ; try++ {
		again, err := e.send(ctx, body.Bytes())
		if err == nil || !again || try == len(e.pauses) {
			return err
		}
		select {
		case <-time.After(e.pauses[try]):
		case <-ctx.Done():
			return err
		}
	}
}

// send posts a body, and reports whether it makes sense to try again.
func (e *Exporter) send(ctx context.Context, body []byte) (again bool, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, e.url, bytes.NewReader(body))
	if err != nil {
		return false, err
	}
	request.Header = e.header.Clone()
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Content-Encoding", "gzip")
	response, err := e.client.Do(request)
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) { // whose text has the URL, and maybe a key in it
			err = failed.Err
		}
		return true, fmt.Errorf("traces to %s: %w", request.URL.Host, err)
	}
	defer response.Body.Close()
	io.Copy(io.Discard, io.LimitReader(response.Body, 64<<10)) // so that the connection can be used again
	switch code := response.StatusCode; {
	case code/100 == 2:
		return false, nil
	case code == 429, code == 502, code == 503, code == 504:
		again = true
	}
	return again, fmt.Errorf("traces to %s: %s", request.URL.Host, response.Status)
}

// Shutdown implements sdk.SpanExporter.
func (e *Exporter) Shutdown(context.Context) error {
	e.client.CloseIdleConnections()
	return nil
}

// The JSON form of opentelemetry/proto/trace/v1/trace.proto: ids in hex, 64-bit numbers as texts, enumerations as
// numbers.

type message struct {
	ResourceSpans []resourceSpans `json:"resourceSpans"`
}

type resourceSpans struct {
	Resource struct {
		Attributes []keyValue `json:"attributes"`
	} `json:"resource"`
	ScopeSpans []*scopeSpans `json:"scopeSpans"`
}

type scopeSpans struct {
	Scope struct {
		Name    string `json:"name"`
		Version string `json:"version,omitempty"`
	} `json:"scope"`
	Spans []span `json:"spans"`
}

type span struct {
	TraceID    string     `json:"traceId"`
	SpanID     string     `json:"spanId"`
	TraceState string     `json:"traceState,omitempty"`
	Parent     string     `json:"parentSpanId,omitempty"`
	Name       string     `json:"name"`
	Kind       int        `json:"kind"`
	Start      string     `json:"startTimeUnixNano"`
	End        string     `json:"endTimeUnixNano"`
	Attributes []keyValue `json:"attributes,omitempty"`
	Status     status     `json:"status"`
}

type status struct {
	Code    int    `json:"code,omitempty"`
	Message string `json:"message,omitempty"`
}

type keyValue struct {
	Key   string         `json:"key"`
	Value map[string]any `json:"value"`
}

// messageOf is spans of one resource, by their scopes.
func messageOf(spans []sdk.ReadOnlySpan) message {
	var all resourceSpans
	all.Resource.Attributes = keyValues(spans[0].Resource().Attributes())
	scopes := map[instrumentation.Scope]*scopeSpans{}
	for _, s := range spans {
		scope := scopes[s.InstrumentationScope()]
		if scope == nil {
			scope = &scopeSpans{}
			scope.Scope.Name, scope.Scope.Version = s.InstrumentationScope().Name, s.InstrumentationScope().Version
			scopes[s.InstrumentationScope()] = scope
			all.ScopeSpans = append(all.ScopeSpans, scope)
		}
		out := span{
			TraceID: s.SpanContext().TraceID().String(), SpanID: s.SpanContext().SpanID().String(),
			TraceState: s.SpanContext().TraceState().String(), Name: s.Name(), Kind: int(s.SpanKind()),
			Start: strconv.FormatInt(s.StartTime().UnixNano(), 10), End: strconv.FormatInt(s.EndTime().UnixNano(), 10),
			Attributes: keyValues(s.Attributes()), Status: status{Message: s.Status().Description},
		}
		if s.Parent().HasSpanID() {
			out.Parent = s.Parent().SpanID().String()
		}
		switch s.Status().Code { // whose numbers are others than OTLP's
		case codes.Ok:
			out.Status.Code = 1
		case codes.Error:
			out.Status.Code = 2
		}
		scope.Spans = append(scope.Spans, out)
	}
	return message{[]resourceSpans{all}}
}

func keyValues(attributes []attribute.KeyValue) []keyValue {
	out := make([]keyValue, len(attributes))
	for i, a := range attributes {
		out[i] = keyValue{string(a.Key), valueOf(a.Value)}
	}
	return out
}

func valueOf(v attribute.Value) map[string]any {
	switch v.Type() {
	case attribute.BOOL:
		return map[string]any{"boolValue": v.AsBool()}
	case attribute.INT64:
		return map[string]any{"intValue": strconv.FormatInt(v.AsInt64(), 10)}
	case attribute.FLOAT64:
		return map[string]any{"doubleValue": v.AsFloat64()}
	case attribute.STRING:
		return map[string]any{"stringValue": v.AsString()}
	case attribute.STRINGSLICE:
		values := []any{}
		for _, s := range v.AsStringSlice() {
			values = append(values, map[string]any{"stringValue": s})
		}
		return map[string]any{"arrayValue": map[string]any{"values": values}}
	}
	return map[string]any{"stringValue": v.Emit()}
}

var _ sdk.SpanExporter = (*Exporter)(nil)
