// Package host is the process that llama.cpp runs in, for llm/llama on the other side of a pipe: what llama.cpp does
// to its process when it fails (an assertion, a C++ exception) must not happen to the agent's.
//
// Of our own models it knows tokens only: what they mean, and how a conversation is written in them, is the agent's
// business. Conversations of all others it writes itself (words.go), by llama.cpp's tokenizer and the chat template of
// the file. Each sequence keeps the keys and values of its tokens, so that a turn costs its new tokens; generations
// that run at the same time share batches.
//
// Serve, in this file, reads what the agent asks. library.go opens llama.cpp's libraries; file.go reads a model's file
// before they do, since they trust it; evaluator.go has a loaded model and its sequences, scheduler.go the generations
// that share batches, constraint.go the grammars that hold them, memory.go states of prompts that are kept on disk.
// stdout_*.go keep standard output for frames.
package host

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// together is the time in which tokens go to the agent in one piece: waking it for each would cost a small model more
// than a twentieth of its speed.
const together = 10 * time.Millisecond

// Serve does what the frames of in ask for, until in ends. What llama.cpp may be doing at that moment goes on: the
// caller ends the process.
func Serve(in io.Reader, out io.Writer) error {
	var lock sync.Mutex
	var flushed time.Time
	w := bufio.NewWriter(out)
	say := func(r wire.Reply) {
		lock.Lock()
		defer lock.Unlock()
		hosted.Write(w, r) // where nobody listens, in ends too
		if now := time.Now(); r.Token == nil || now.Sub(flushed) > together {
			w.Flush()
			flushed = now
		}
	}
	refuse := func(id int64, err error) {
		var e *wire.Error
		if !errors.As(err, &e) {
			e = &wire.Error{Kind: wire.Compute, Message: err.Error()}
		}
		say(wire.Reply{ID: id, Error: e})
	}

	var s *scheduler
	for {
		var r wire.Request
		switch err := hosted.Read(in, &r); {
		case err == io.EOF:
			if s != nil && s.eval.store != nil {
				s.eval.store.Wait()
			}
			return nil
		case err != nil:
			return err
		}
		switch {
		case r.Load != nil && s == nil:
			var reported time.Time
			m, err := load(r.Load, func() {
				if now := time.Now(); now.Sub(reported) > time.Second {
					reported = now
					say(wire.Reply{Loading: true})
				}
			})
			if err != nil {
				refuse(r.ID, err)
				continue
			}
			s = newScheduler(m, say, refuse)
			go s.serve()
			say(wire.Reply{ID: r.ID, Loaded: &m.loaded})
		case r.Generate != nil && s != nil:
			s.generate(r.ID, r.Generate)
		case r.Write != nil && s != nil && s.eval.words != nil:
			ids, err := s.eval.words.write(r.Write)
			if err != nil {
				refuse(r.ID, err)
				continue
			}
			say(wire.Reply{ID: r.ID, Written: &wire.Written{Tokens: ids}})
		case r.Cancel && s != nil:
			s.cancel(r.ID)
		default:
			refuse(r.ID, bad(wire.BadRequest, "not allowed now"))
		}
	}
}

func bad(kind wire.Kind, format string, args ...any) error {
	return &wire.Error{Kind: kind, Message: fmt.Sprintf(format, args...)}
}
