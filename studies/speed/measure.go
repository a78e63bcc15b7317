package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/open"
)

// arm is what one process measures.
type arm struct {
	File, Engine   string
	Threads        int
	Prompt, Answer int // tokens
}

// measurement is what it came to.
type measurement struct {
	Load            float64 // seconds until the engine is open
	Prefill, Decode float64 // tokens a second of the prompt, and of the answer after its first token
	Memory          float64 // MB resident at the peak, of this process and of the engine's own
}

func measure(ctx context.Context, a arm) (m measurement, err error) {
	began := time.Now()
	engine, err := open.Open(ctx, open.Options{Engine: a.Engine, Model: a.File, Threads: a.Threads, Sessions: 1,
		Context: a.Prompt + a.Answer + 64})
	if err != nil {
		return m, err
	}
	defer engine.Close()
	m.Load = time.Since(began).Seconds()
	session, err := engine.NewSession(ctx, llm.SessionOptions{})
	if err != nil {
		return m, err
	}
	defer session.Close()
	given, err := fill(session, a.Prompt)
	if err != nil {
		return m, err
	}
	began = time.Now()
	if _, err := session.Generate(ctx, llm.Sampling{MaxTokens: 1}); err != nil {
		return m, err
	}
	m.Prefill = float64(given) / time.Since(began).Seconds()
	began = time.Now()
	turn, err := session.Generate(ctx, llm.Sampling{MaxTokens: a.Answer})
	if err != nil {
		return m, err
	}
	if turn.Tokens < a.Answer/2 {
		return m, fmt.Errorf("the model ended its message after %d tokens, which are too few to measure", turn.Tokens)
	}
	m.Decode = float64(turn.Tokens) / time.Since(began).Seconds()
	m.Memory, err = peak()
	return m, err
}

// fill gives a session a schema of about so many tokens and a question whose answer is long: it is begun, so that no
// model ends it early.
func fill(s llm.Session, tokens int) (given int, err error) {
	counted, ok := s.(llm.Counted)
	if !ok {
		return 0, errors.New("the engine does not count tokens")
	}
	begun := llm.Message{Role: llm.Continue, Text: "1, 2, 3, 4, 5, 6,"}
	var schema strings.Builder
	ask := func() llm.Message {
		return llm.Message{Role: llm.User, Text: schema.String() + "\nCount from 1 to 1000."}
	}
	for i := 1; counted.Count(ask()) < tokens; i++ {
		fmt.Fprintf(&schema, "CREATE TABLE orders_%d (id INTEGER PRIMARY KEY, customer_id INTEGER, placed_at TIMESTAMP, total NUMERIC);\n", i)
	}
	given = counted.Count(ask()) + counted.Count(begun)
	return given, errors.Join(s.Append(ask()), s.Append(begun))
}

// peak is the most memory, in MB, that this process and its children have had resident, the mapped file included.
func peak() (mb float64, err error) {
	pids := []string{"self"}
	lists, err := filepath.Glob("/proc/self/task/*/children")
	if err != nil {
		return 0, err
	}
	for _, list := range lists {
		children, err := os.ReadFile(list)
		if err != nil {
			return 0, err
		}
		pids = append(pids, strings.Fields(string(children))...)
	}
	for _, pid := range pids {
		status, err := os.ReadFile("/proc/" + pid + "/status")
		if err != nil {
			return 0, err
		}
		_, after, _ := strings.Cut(string(status), "VmHWM:")
		var kib float64
		if _, err := fmt.Sscan(after, &kib); err != nil {
			return 0, fmt.Errorf("/proc/%s/status has no VmHWM: %w", pid, err)
		}
		mb += kib / 1000 * 1.024
	}
	return mb, nil
}
