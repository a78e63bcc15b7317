//go:build unix

package serve_test

import (
	"context"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve"
)

// instant answers each turn at once, so that what is left is the server's own work.
type instant struct{}

func (instant) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) {
	return instant{}, nil
}
func (instant) Info() llm.Info           { return llm.Info{Engine: "none", Name: "instant", Context: 1 << 20} }
func (instant) Append(llm.Message) error { return nil }
func (instant) Close() error             { return nil }
func (instant) Generate(context.Context, llm.Sampling, ...string) (llm.Turn, error) {
	return llm.Turn{Text: "<think>Count.</think>\n<solution>SELECT count(*) FROM customer</solution>", Finish: llm.FinishStop}, nil
}

// BenchmarkOverhead is what the server adds to a question: "over HTTP", which has the client's part too, less "agent
// alone". The model takes no time. cpu-ms/op is the processor's time, which other work on the machine does not change.
func BenchmarkOverhead(b *testing.B) {
	var direct *agent.Agent
	s := start(b, func(o *serve.Options) {
		o.Engine = instant{}
		db, err := o.Sources[0].Open(b.Context())
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(func() { db.Close() })
		if direct, err = protocols.NewAgent(instant{}, db, agent.Options{}); err != nil {
			b.Fatal(err)
		}
	})
	b.Run("agent alone", func(b *testing.B) {
		defer processor(b)()
		for b.Loop() {
			if _, err := direct.Ask(b.Context(), agent.Question{Text: "How many customers are there?", Votes: 1}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("over HTTP", func(b *testing.B) {
		defer processor(b)()
		for b.Loop() {
			if got := s.send("POST", "/v1/ask", `{"question": "How many customers are there?"}`); got.status != 200 {
				b.Fatal(got.text)
			}
		}
	})
}

// processor reports the time of the processor that a benchmark takes.
func processor(b *testing.B) (report func()) {
	used := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	start := used()
	return func() { b.ReportMetric(float64(used()-start)/1e6/float64(b.N), "cpu-ms/op") }
}
