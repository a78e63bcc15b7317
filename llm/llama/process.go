package llama

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// process is a running host.
type process struct {
	cmd    *exec.Cmd
	stderr *tail
	gone   chan struct{} // closed when the host is no more
	loaded chan wire.Reply

	in      io.WriteCloser
	writing sync.Mutex // to in: may take long where the host is in trouble

	mu      sync.Mutex // of all below
	err     error      // why it is no more
	last    int64      // generation
	streams map[int64]*stream
}

// stream is what the host says of one generation.
type stream struct {
	host *process
	id   int64
	said chan wire.Reply // with room for all that can come: a slow reader must not hold up the others
	over bool            // Done or Error came
}

// diedError is a host that is no more, or is of no use.
type diedError struct {
	what string
	said string // its last lines
	hint string
}

func (e *diedError) Error() string {
	text := "the llama.cpp host " + e.what
	if e.said != "" {
		text += "; its last words: " + e.said
	}
	return text
}

// start runs the program.
func start(program string) (*process, error) {
	p := &process{
		cmd: exec.Command(program), stderr: &tail{}, gone: make(chan struct{}), loaded: make(chan wire.Reply, 1),
		streams: map[int64]*stream{},
	}
	// A crash shall tell why, not where; ggml would even start a debugger.
	p.cmd.Env = append(os.Environ(), "GGML_NO_BACKTRACE=1", "GOTRACEBACK=none")
	p.cmd.Stderr = p.stderr
	p.cmd.WaitDelay = 2 * time.Second // for children that it may have left
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("the llama.cpp host cannot be started: %w", err)
	}
	p.in = in
	go p.listen(out)
	return p, nil
}

// listen hands on what the host says, until it says no more.
func (p *process) listen(out io.Reader) {
	var err error
	for err == nil {
		var r wire.Reply
		switch err = wire.Read(out, &r); {
		case err == nil && r == (wire.Reply{ID: r.ID}):
			err = &wire.NonsenseError{Input: []byte("{}")}
		case err == nil:
			p.hear(r)
		}
	}
	var nonsense *wire.NonsenseError
	what := ""
	if errors.As(err, &nonsense) {
		what = fmt.Sprintf("writes %q, which is nothing that it should write", nonsense.Input)
		p.cmd.Process.Kill()
	}
	ended := p.cmd.Wait()
	switch {
	case what != "":
	case ended != nil:
		what = "died: " + ended.Error()
	default:
		what = "ended by itself"
	}
	died := &diedError{what: what, said: p.stderr.String()}
	if strings.Contains(died.said, "libffi") {
		died.hint = "install libffi 8 (Debian: apt-get install libffi8; Fedora: dnf install libffi), or use --engine native"
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = died
	}
	close(p.gone)
}

func (p *process) hear(r wire.Reply) {
	if r.ID == 0 {
		select {
		case <-p.loaded: // a sign of life that nobody has looked at
		default:
		}
		p.loaded <- r
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if s, ok := p.streams[r.ID]; ok { // else it was cancelled
		select {
		case s.said <- r:
		default: // more than it was asked for: the reader will say so
		}
	}
}

// why says why the host is no more.
func (p *process) why() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// send asks the host. Where it cannot, the host is no more or soon will be.
func (p *process) send(r wire.Request) error {
	p.writing.Lock()
	err := wire.Write(p.in, r)
	p.writing.Unlock()
	if err != nil {
		select {
		case <-p.gone:
			return p.why() // better than a broken pipe
		case <-time.After(5 * time.Second):
		}
	}
	return err
}

// load waits for the host to have loaded the model. One that gives no sign of life for the time silence is killed.
func (p *process) load(ctx context.Context, l wire.Load, silence time.Duration) (*wire.Loaded, error) {
	if silence == 0 {
		silence = 2 * time.Minute
	}
	if err := p.send(wire.Request{Load: &l}); err != nil {
		return nil, err
	}
	for {
		select {
		case r := <-p.loaded:
			switch {
			case r.Error != nil:
				p.close() // after that all is read that it wrote
				if said := p.stderr.String(); said != "" {
					r.Error.Message += "; llama.cpp says: " + said
				}
				return nil, r.Error
			case r.Loaded != nil:
				return r.Loaded, nil
			}
		case <-time.After(silence):
			p.cmd.Process.Kill()
			return nil, &diedError{what: fmt.Sprintf("gave no sign of life for %v", silence), said: p.stderr.String()}
		case <-ctx.Done():
			p.cmd.Process.Kill()
			return nil, ctx.Err()
		case <-p.gone:
			return nil, p.why()
		}
	}
}

// generate asks for tokens.
func (p *process) generate(g wire.Generate) (*stream, error) {
	p.mu.Lock()
	p.last++
	s := &stream{host: p, id: p.last, said: make(chan wire.Reply, g.Most+1)}
	p.streams[s.id] = s
	p.mu.Unlock()
	err := p.send(wire.Request{ID: s.id, Generate: &g})
	if err != nil {
		s.over = true
		s.end()
	}
	return s, err
}

// next waits for what comes next.
func (s *stream) next(ctx context.Context) (wire.Reply, error) {
	var r wire.Reply
	select {
	case r = <-s.said:
	default:
		select {
		case r = <-s.said:
		case <-ctx.Done():
			return r, ctx.Err()
		case <-s.host.gone:
			s.over = true
			return r, s.host.why()
		}
	}
	s.over = r.Token == nil
	if r.Error != nil {
		return r, r.Error
	}
	return r, ctx.Err()
}

// end forgets the stream, and cancels what is not over. The sequence may be used again: the host does one thing after
// the other.
func (s *stream) end() {
	s.host.mu.Lock()
	delete(s.host.streams, s.id)
	s.host.mu.Unlock()
	if !s.over {
		s.host.send(wire.Request{ID: s.id, Cancel: true})
	}
}

// close ends the host, by force where it does not end by itself. It may be called twice.
func (p *process) close() {
	p.mu.Lock()
	if p.err == nil {
		p.err = llm.ErrClosed
	}
	p.mu.Unlock()
	p.in.Close()
	select {
	case <-p.gone:
	case <-time.After(2 * time.Second):
		p.cmd.Process.Kill()
		<-p.gone
	}
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const (
	tailBytes = 4 << 10
	tailLines = 8
)

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	if len(t.text) > tailBytes {
		t.text = append(t.text[:0], t.text[len(t.text)-tailBytes:]...)
	}
	return len(p), nil
}

// String is the last lines, in one.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(strings.ToValidUTF8(string(t.text), "\uFFFD")), "\n")
	return strings.Join(lines[max(0, len(lines)-tailLines):], " | ")
}
