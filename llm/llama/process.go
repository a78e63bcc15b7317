package llama

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// process is a running host.
type process struct {
	*hosted.Process
	loaded chan wire.Reply

	mu      sync.Mutex // of all below
	last    int64      // generation
	streams map[int64]*stream
}

// stream is what the host says of one request.
type stream struct {
	host *process
	id   int64
	said chan wire.Reply // with room for all that can come: a slow reader must not hold up the others
	over bool            // Done or Error came
}

// start runs the program.
func start(program string) (*process, error) {
	p := &process{loaded: make(chan wire.Reply, 1), streams: map[int64]*stream{}}
	// A crash shall tell why, not where; ggml would even start a debugger.
	quiet := []string{"GGML_NO_BACKTRACE=1", "GOTRACEBACK=none"}
	var err error
	p.Process, err = hosted.Start("the llama.cpp host", program, quiet, func(r wire.Reply) (sense bool) {
		if sense = r != (wire.Reply{ID: r.ID}); sense {
			p.hear(r)
		}
		return sense
	})
	return p, err
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

// load waits for the host to have loaded the model. One that gives no sign of life for the time silence is killed.
func (p *process) load(ctx context.Context, l wire.Load, silence time.Duration) (*wire.Loaded, error) {
	if silence == 0 {
		silence = 2 * time.Minute
	}
	if err := p.Send(wire.Request{Load: &l}); err != nil {
		return nil, err
	}
	for {
		select {
		case r := <-p.loaded:
			switch {
			case r.Error != nil:
				p.Close() // after that all is read that it wrote
				if said := p.LastWords(); said != "" {
					r.Error.Message += "; llama.cpp says: " + said
				}
				return nil, r.Error
			case r.Loaded != nil:
				return r.Loaded, nil
			}
		case <-time.After(silence):
			p.Cmd.Process.Kill()
			return nil, p.Died(fmt.Sprintf("gave no sign of life for %v", silence))
		case <-ctx.Done():
			p.Cmd.Process.Kill()
			return nil, ctx.Err()
		case <-p.Gone:
			return nil, p.Why()
		}
	}
}

// generate asks for tokens.
func (p *process) generate(g wire.Generate) (*stream, error) {
	return p.ask(wire.Request{Generate: &g}, g.Most+1)
}

// write asks for the tokens that go on a conversation.
func (p *process) write(w wire.Write) ([]int32, error) {
	s, err := p.ask(wire.Request{Write: &w}, 1)
	if err != nil {
		return nil, err
	}
	defer s.end()
	r, err := s.next(context.Background()) // no computation: it takes milliseconds
	if err != nil {
		return nil, err
	}
	if r.Written == nil {
		return nil, errors.New("the llama.cpp host does not write what it should")
	}
	return r.Written.Tokens, nil
}

// ask sends a request that gets at most some replies.
func (p *process) ask(r wire.Request, replies int) (*stream, error) {
	p.mu.Lock()
	p.last++
	s := &stream{host: p, id: p.last, said: make(chan wire.Reply, replies)}
	p.streams[s.id] = s
	p.mu.Unlock()
	r.ID = s.id
	err := p.Send(r)
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
		case <-s.host.Gone:
			s.over = true
			return r, s.host.Why()
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
		s.host.Send(wire.Request{ID: s.id, Cancel: true})
	}
}
