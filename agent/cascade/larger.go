package cascade

import (
	"context"
	"log/slog"
	"sync"

	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
)

// Larger is the model that is asked second. It is opened when it is first needed, and again after its process died. All
// agents of a program share one. It is safe for concurrent use.
//
// A model may take longer to load than a question may wait. So a load goes on until Close, whoever waits for it: a
// question that goes away leaves it to the next one.
type Larger struct {
	Name string // until it is open, and in errors

	// Confirms says that it is asked every question, also where the first model is sure: the answer is only sure where
	// both come to the same result. To be set before anything else is called.
	Confirms bool

	open   func(context.Context) (llm.Engine, error)
	watch  func(llm.Engine) llm.Engine
	ctx    context.Context // of loads
	cancel context.CancelFunc

	mu     sync.Mutex
	last   *load // nil: none yet
	closed bool
}

// load is one way to an engine. Its fields below done are set when that is closed.
type load struct {
	done    chan struct{}
	engine  llm.Engine // nil: it was not opened
	watched llm.Engine // engine, as it is asked
	err     error
}

// Later is a model that open opens when it is needed. Where that fails, the next question tries again.
func Later(name string, open func(context.Context) (llm.Engine, error)) *Larger {
	l := &Larger{Name: name, open: open, watch: func(e llm.Engine) llm.Engine { return e }}
	l.ctx, l.cancel = context.WithCancel(context.Background())
	return l
}

// Watch has the engine asked through what by makes of it. It is to be called before anything else.
func (l *Larger) Watch(by func(llm.Engine) llm.Engine) { l.watch = by }

// Engine is the model, opened. It waits for that no longer than ctx.
func (l *Larger) Engine(ctx context.Context) (llm.Engine, error) {
	last, err := l.loading(logs.From(ctx))
	if err != nil {
		return nil, err
	}
	select {
	case <-last.done:
		return last.watched, last.err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// Warm opens the model while nothing waits for it. What fails then is reported to the question that needs it.
func (l *Larger) Warm(ctx context.Context) { l.loading(logs.From(ctx)) }

// loading is the last load, or a new one where that failed or its process died.
func (l *Larger) loading(log *slog.Logger) (*load, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	before := l.last
	switch {
	case l.closed:
		return nil, llm.ErrClosed
	case before != nil && !before.over():
		return before, nil
	}
	next := &load{done: make(chan struct{})}
	l.last = next
	go func() {
		defer close(next.done)
		if before != nil && before.engine != nil {
			before.engine.Close()
		}
		next.err = l.run(next, log)
	}()
	return next, nil
}

// run opens the engine. It has a goroutine of its own, in which a panic would end the program.
func (l *Larger) run(next *load, log *slog.Logger) (err error) {
	defer defect.Recover(log, &err)
	if next.engine, err = l.open(logs.With(l.ctx, log)); err == nil {
		next.watched = l.watch(next.engine)
	}
	return err
}

// over reports whether a load came to no engine, or to one that is no more.
func (l *load) over() bool {
	select {
	case <-l.done:
		return l.err != nil || gone(l.engine)
	default:
		return false
	}
}

// gone reports whether the process of an engine is no more.
func gone(e llm.Engine) bool {
	h, ok := e.(llm.Hosted)
	if !ok || h.Gone() == nil {
		return false
	}
	select {
	case <-h.Gone():
		return true
	default:
		return false
	}
}

// Close ends a load, and closes the model where it is open. A nil Larger has nothing to close.
func (l *Larger) Close() error {
	if l == nil {
		return nil
	}
	l.mu.Lock()
	last := l.last
	l.last, l.closed = nil, true
	l.mu.Unlock()
	l.cancel()
	if last == nil {
		return nil
	}
	<-last.done
	if last.engine == nil {
		return nil
	}
	return last.engine.Close()
}
