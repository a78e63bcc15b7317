package cascade

import (
	"context"

	"github.com/sqlagent/sqlagent/llm"
)

// Larger is the model that is asked second. It is opened when it is first needed, and anew after its process died. All
// agents of a program share one. It is safe for concurrent use.
type Larger struct {
	Name string // until it is open, and in errors

	open    func(context.Context) (llm.Engine, error)
	watch   func(llm.Engine) llm.Engine
	opening chan struct{} // holds one; whoever has taken it may use the fields below
	engine  llm.Engine
	watched llm.Engine // engine, as it is asked
	closed  bool
}

// Later is a model that open opens when it is needed. Where that fails, the next question tries again.
func Later(name string, open func(context.Context) (llm.Engine, error)) *Larger {
	l := &Larger{Name: name, open: open, watch: func(e llm.Engine) llm.Engine { return e }, opening: make(chan struct{}, 1)}
	l.opening <- struct{}{}
	return l
}

// Watch has the engine asked through what by makes of it. It is to be called before anything else.
func (l *Larger) Watch(by func(llm.Engine) llm.Engine) { l.watch = by }

// Engine is the model, opened.
func (l *Larger) Engine(ctx context.Context) (llm.Engine, error) {
	select {
	case <-l.opening:
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	defer func() { l.opening <- struct{}{} }()
	switch {
	case l.closed:
		return nil, llm.ErrClosed
	case l.engine != nil && gone(l.engine):
		l.engine.Close()
		l.engine = nil
	}
	if l.engine == nil {
		engine, err := l.open(ctx)
		if err != nil {
			return nil, err
		}
		l.engine, l.watched = engine, l.watch(engine)
	}
	return l.watched, nil
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

// Warm opens the model while nothing waits for it. What fails then is reported to the question that needs it.
func (l *Larger) Warm(ctx context.Context) { go l.Engine(ctx) }

// Close closes the model where it is open. A nil Larger has nothing to close.
func (l *Larger) Close() error {
	if l == nil {
		return nil
	}
	<-l.opening
	defer func() { l.opening <- struct{}{} }()
	l.closed = true
	if l.engine == nil {
		return nil
	}
	engine := l.engine
	l.engine, l.watched = nil, nil
	return engine.Close()
}
