package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync"

	"github.com/sqlagent/sqlagent/llm"
)

// memo is an engine that remembers what it wrote in answer to what: questions asked again, after a rule has changed,
// reach the model only where their prompt has changed too.
type memo struct {
	llm.Engine

	mu    sync.Mutex
	turns map[string]llm.Turn
	file  *os.File
	asked int // of the model
}

// remembered is a line of a memo's file.
type remembered struct {
	Key  string
	Turn llm.Turn
}

// newMemo is a memo over an engine, kept in a file.
func newMemo(e llm.Engine, path string) (*memo, error) {
	m := &memo{Engine: e, turns: map[string]llm.Turn{}}
	old, err := os.Open(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err == nil {
		defer old.Close()
		lines := bufio.NewScanner(old)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			var r remembered
			if json.Unmarshal(lines.Bytes(), &r) == nil { // a run that was stopped may have left half a line
				m.turns[r.Key] = r.Turn
			}
		}
		if err := lines.Err(); err != nil {
			return nil, err
		}
	}
	m.file, err = os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	return m, err
}

// NewSession is llm.Engine's.
func (m *memo) NewSession(_ context.Context, o llm.SessionOptions) (llm.Session, error) {
	return &recalled{memo: m, options: o}, nil
}

func (m *memo) keep(key string, turn llm.Turn) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.turns[key], m.asked = turn, m.asked+1
	line, err := json.Marshal(remembered{key, turn})
	if err == nil {
		_, err = m.file.Write(append(line, '\n'))
	}
	return err
}

func (m *memo) recall(key string) (llm.Turn, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	turn, ok := m.turns[key]
	return turn, ok
}

// recalled is a session that is opened on the model when it has something new to answer.
type recalled struct {
	memo    *memo
	options llm.SessionOptions
	given   []llm.Message
	session llm.Session
}

// Append is llm.Session's.
func (r *recalled) Append(m llm.Message) error {
	if r.session != nil {
		return errors.New("confidence: a session of one turn was continued")
	}
	r.given = append(r.given, m)
	return nil
}

// Generate is llm.Session's.
func (r *recalled) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	said, err := json.Marshal(r.given)
	if err != nil {
		return llm.Turn{}, err
	}
	sum := sha256.Sum256(fmt.Appendf(said, "%v %v %v %v", o.Temperature, o.Seed, o.MaxTokens, r.options.MaxTokens))
	key := hex.EncodeToString(sum[:16])
	if turn, ok := r.memo.recall(key); ok {
		return turn, nil
	}
	if r.session, err = r.memo.Engine.NewSession(ctx, r.options); err != nil {
		return llm.Turn{}, err
	}
	for _, m := range r.given {
		if err := r.session.Append(m); err != nil {
			return llm.Turn{}, err
		}
	}
	turn, err := r.session.Generate(ctx, o, stop...)
	if err == nil {
		err = r.memo.keep(key, turn)
	}
	return turn, err
}

// Close is llm.Session's.
func (r *recalled) Close() error {
	if r.session == nil {
		return nil
	}
	return r.session.Close()
}
