package defect_test

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/defect"
)

func fails(log *slog.Logger, f func() error) (err error) {
	defer defect.Recover(log, &err)
	return f()
}

// A panic is an error whose stack is logged and not in its text; every other error is as it was.
func TestRecover(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	err := fails(log, func() error { panic("of a secret") })
	var d *defect.Error
	if !errors.As(err, &d) || d.Panic != "of a secret" || strings.Contains(err.Error(), "secret") {
		t.Fatalf("error %v of %+v", err, d)
	}
	for _, text := range []string{d.Detail(), logged.String()} {
		if !strings.Contains(text, "of a secret") || !strings.Contains(text, "defect_test.go") {
			t.Errorf("no panic or stack in:\n%s", text)
		}
	}
	logged.Reset()
	other := errors.New("other")
	if err := fails(log, func() error { return other }); err != other || logged.Len() > 0 {
		t.Errorf("error %v, logged %s", err, &logged)
	}
}
