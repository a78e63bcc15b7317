package mcp

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Drained is a transport whose input ends only when all that came before its end has been answered: the SDK cancels the
// calls under way as soon as it reads the end, which a client that pipes its requests in sends right after them. The
// end of the context of Server.Run ends the input at once: the SDK alone would wait for the calls under way.
func Drained(t sdk.Transport) sdk.Transport { return drained{t} }

type drained struct{ sdk.Transport }

func (t drained) Connect(ctx context.Context) (sdk.Connection, error) {
	c, err := t.Transport.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &drainedConnection{Connection: c, run: ctx, unanswered: map[jsonrpc.ID]bool{}, closed: make(chan struct{})}, nil
}

type drainedConnection struct {
	sdk.Connection
	run context.Context // the SDK's context of Read does not end with it

	mu         sync.Mutex
	unanswered map[jsonrpc.ID]bool
	answered   chan struct{} // closed with the last answer; nil until the input ends
	closing    sync.Once
	closed     chan struct{} // nobody waits for answers any more
}

func (c *drainedConnection) Read(ctx context.Context) (jsonrpc.Message, error) {
	ctx, end := context.WithCancel(ctx)
	defer end()
	defer context.AfterFunc(c.run, end)()
	m, err := c.Connection.Read(ctx)
	if err != nil {
		select {
		case <-c.drain():
		case <-c.closed:
		case <-ctx.Done():
		}
		return nil, err
	}
	// Who listens to changes has no answer until the connection ends.
	if r, ok := m.(*jsonrpc.Request); ok && r.IsCall() && r.Method != "subscriptions/listen" {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.unanswered[r.ID] = true
	}
	return m, nil
}

// drain is closed when all has been answered.
func (c *drainedConnection) drain() <-chan struct{} {
	c.mu.Lock()
	defer c.mu.Unlock()
	answered := make(chan struct{})
	if len(c.unanswered) == 0 {
		close(answered)
	} else {
		c.answered = answered
	}
	return answered
}

func (c *drainedConnection) Write(ctx context.Context, m jsonrpc.Message) error {
	err := c.Connection.Write(ctx, m)
	if err != nil && ctx.Err() == nil {
		c.closing.Do(func() { close(c.closed) }) // nobody reads answers
	}
	if r, ok := m.(*jsonrpc.Response); ok {
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(c.unanswered, r.ID)
		if len(c.unanswered) == 0 && c.answered != nil {
			close(c.answered)
			c.answered = nil
		}
	}
	return err
}

func (c *drainedConnection) Close() error {
	c.closing.Do(func() { close(c.closed) })
	return c.Connection.Close()
}
