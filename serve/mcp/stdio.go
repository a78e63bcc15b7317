package mcp

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Stdio is the transport of a client that writes to in and reads out, which stay open: messages are lines. What a
// client writes first, and is none, ends the session: it does not speak the protocol. After that it is answered with an
// error, and the session goes on.
func Stdio(in io.Reader, out io.Writer) sdk.Transport {
	w := &whole{Writer: out}
	l := &lines{Scanner: bufio.NewScanner(in), out: w}
	l.Buffer(nil, sdk.DefaultMaxLineLength)
	return drained{&sdk.IOTransport{Reader: l, Writer: w}}
}

// lines are a client's messages, without those that are none.
type lines struct {
	*bufio.Scanner
	out   io.Writer
	begun bool   // one has come
	rest  []byte // of the line that is read
}

func (l *lines) Read(p []byte) (int, error) {
	for len(l.rest) == 0 {
		if !l.Scan() {
			return 0, cmp.Or(l.Err(), io.EOF)
		}
		line := bytes.TrimSpace(l.Bytes())
		if wrong := notMessage(line); wrong != "" && l.begun {
			if _, err := io.WriteString(l.out, wrong); err != nil {
				return 0, err
			}
			continue
		}
		if len(line) > 0 {
			l.begun, l.rest = true, append(slices.Clip(line), '\n')
		}
	}
	n := copy(p, l.rest)
	l.rest = l.rest[n:]
	return n, nil
}

func (l *lines) Close() error { return nil }

// notMessage is the answer to a line that is no message, by JSON-RPC 2.0, section 5.1; "": it is one, or several.
func notMessage(line []byte) string {
	const answer = `{"jsonrpc":"2.0","id":null,"error":{"code":%d,"message":%q}}` + "\n"
	switch {
	case len(line) == 0:
		return ""
	case !json.Valid(line):
		return fmt.Sprintf(answer, jsonrpc.CodeParseError, "parse error: a line is a message in JSON")
	case line[0] == '[':
		return ""
	}
	if _, err := jsonrpc.DecodeMessage(line); err != nil {
		return fmt.Sprintf(answer, jsonrpc.CodeInvalidRequest, "invalid request: not a JSON-RPC 2.0 message")
	}
	return ""
}

// whole is a writer of one line at a time.
type whole struct {
	mu sync.Mutex
	io.Writer
}

func (w *whole) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.Writer.Write(p)
}

func (w *whole) Close() error { return nil }

// drained is a transport whose input ends only when all that came before its end has been answered: the SDK cancels the
// calls under way as soon as it reads the end, which a client that pipes its requests in sends right after them. The
// end of the context of Server.Run ends the input at once: the SDK alone would wait for the calls under way.
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
