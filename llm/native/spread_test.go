package native

import (
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
)

// Sessions go to the engines in turn, say the same on each, and are forgotten on all.
func TestSpread(t *testing.T) {
	s := NewSpread(noise(t, 2, 256), noise(t, 2, 256))
	var said []string
	var open []llm.Session
	for range 4 {
		session, err := s.NewSession(t.Context(), llm.SessionOptions{MaxTokens: 128})
		if err != nil {
			t.Fatal(err)
		}
		said = append(said, ask(t, session, "a b c", llm.Sampling{MaxTokens: 8, Temperature: 1, Seed: 7}).Text)
		open = append(open, session)
	}
	for i, e := range s.engines {
		if n := e.sched.room.sessions(); n != 2 {
			t.Errorf("engine %d has %d sessions of 4", i, n)
		}
	}
	for _, text := range said {
		if text != said[0] {
			t.Errorf("the sessions say %q", said)
		}
	}
	open[0].Close()
	open[2].Close()
	if err := s.Forget(); !errors.Is(err, ErrSessionsOpen) {
		t.Errorf("with sessions open on one engine: %v", err)
	}
	open[1].Close()
	open[3].Close()
	if err := s.Forget(); err != nil {
		t.Error(err)
	}
}
