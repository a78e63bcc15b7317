package serve

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// keepAlive is how often a stream says that it lives, to proxies that close what is silent.
const keepAlive = 15 * time.Second

// stream is an answer of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). It is
// safe for concurrent use. A client that does not read is as good as one that went away.
type stream struct {
	mu     sync.Mutex
	w      http.ResponseWriter
	flush  func() error
	gone   func() // called when the client is
	failed error
	done   chan struct{}
	beat   sync.WaitGroup
}

func newStream(w http.ResponseWriter, gone func()) *stream {
	h := w.Header()
	h.Set("Content-Type", "text/event-stream; charset=utf-8")
	h.Set("X-Accel-Buffering", "no") // nginx would gather the events
	s := &stream{w: w, flush: http.NewResponseController(w).Flush, gone: gone, done: make(chan struct{})}
	s.beat.Go(func() {
		tick := time.NewTicker(keepAlive)
		defer tick.Stop()
		for {
			select {
			case <-s.done:
				return
			case <-tick.C:
				s.write(": keep-alive\n\n")
			}
		}
	})
	return s
}

// send writes one event; event "" has no name, as OpenAI's API wants it.
func (s *stream) send(event string, v any) error {
	text, err := json.Marshal(v) // has no line break
	if err != nil {
		return err
	}
	name := ""
	if event != "" {
		name = "event: " + event + "\n"
	}
	return s.write(fmt.Sprintf("%sdata: %s\n\n", name, text))
}

func (s *stream) write(text string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failed != nil {
		return s.failed
	}
	if _, s.failed = s.w.Write([]byte(text)); s.failed == nil {
		s.failed = s.flush()
	}
	if s.failed != nil {
		s.gone()
	}
	return s.failed
}

// close ends the stream's own work; nothing may be sent after it.
func (s *stream) close() {
	close(s.done)
	s.beat.Wait()
}
