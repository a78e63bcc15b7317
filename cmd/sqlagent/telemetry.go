package main

import (
	"context"
	"log/slog"
	"os"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/serve/telemetry/otlp"
)

// openTraces sends traces to where the variables of OpenTelemetry say; nil where they say nothing. end sends what is
// left.
func openTraces(ctx context.Context, log *slog.Logger) (traces trace.TracerProvider, end func(context.Context) error, err error) {
	end = func(context.Context) error { return nil }
	exporter, err := otlp.FromEnv(os.Getenv)
	if err != nil {
		return nil, end, cmdline.UsageError{Err: err}
	}
	if exporter == nil {
		return nil, end, nil
	}
	about, err := resource.New(ctx, resource.WithAttributes(attribute.String("service.name", "sqlagent"),
		attribute.String("service.version", version())), resource.WithTelemetrySDK(), resource.WithHost(), resource.WithFromEnv())
	if err != nil {
		return nil, end, cmdline.Usagef("$OTEL_RESOURCE_ATTRIBUTES: %w", err)
	}
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) { log.Warn("cannot send traces", "error", err) }))
	provider := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithResource(about))
	return provider, provider.Shutdown, nil
}
