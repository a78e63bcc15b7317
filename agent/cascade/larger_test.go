package cascade_test

import (
	"context"
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/llm"
)

// A load that takes longer than a question may wait is the next question's: it goes on, and is not begun again.
func TestLoadOutlivesItsQuestion(t *testing.T) {
	loaded, opened := make(chan struct{}), 0
	larger := cascade.Later("larger", func(load context.Context) (llm.Engine, error) {
		opened++
		<-loaded
		return testmodel.Says(), load.Err()
	})
	defer larger.Close()
	for range 2 {
		ctx, leave := context.WithCancel(t.Context())
		leave()
		if _, err := larger.Engine(ctx); !errors.Is(err, context.Canceled) {
			t.Fatalf("%v, want context.Canceled", err)
		}
	}
	close(loaded)
	if e, err := larger.Engine(t.Context()); err != nil || e == nil || opened != 1 {
		t.Errorf("%v, %v after %d loads; want one that succeeded", e, err, opened)
	}
}

// Close ends a load, waits for its end and lets no other begin.
func TestCloseEndsALoad(t *testing.T) {
	ended := false
	larger := cascade.Later("larger", func(load context.Context) (llm.Engine, error) {
		<-load.Done()
		ended = true
		return nil, load.Err()
	})
	larger.Warm(t.Context())
	if err := larger.Close(); err != nil || !ended {
		t.Errorf("%v, ended %v", err, ended)
	}
	if _, err := larger.Engine(t.Context()); !errors.Is(err, llm.ErrClosed) {
		t.Errorf("%v, want llm.ErrClosed", err)
	}
}

// A panic while the model loads fails the question; the next one loads it.
func TestLoadWithADefect(t *testing.T) {
	opened := 0
	larger := cascade.Later("larger", func(context.Context) (llm.Engine, error) {
		if opened++; opened == 1 {
			panic("of a load")
		}
		return testmodel.Says(), nil
	})
	defer larger.Close()
	var fault *defect.Error
	if _, err := larger.Engine(t.Context()); !errors.As(err, &fault) {
		t.Errorf("%v, want a *defect.Error", err)
	}
	if _, err := larger.Engine(t.Context()); err != nil {
		t.Error(err)
	}
}
