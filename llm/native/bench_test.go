package native

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// BenchmarkSessions measures what 64 sessions with contexts of about 256 tokens decode together, and beside it what the
// same engine prefills: their prompts. decode/prefill is of rates measured in turns, so that it holds on a busy machine.
func BenchmarkSessions(b *testing.B) {
	const sessions, generated = 64, 32
	tok, err := model.TrainTokenizer(slices.Values([]string{"0 1 2 3 4 5 6 7 8 9"}), 300, "qwen2", nil)
	if err != nil {
		b.Fatal(err)
	}
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: 2048, Context: 512, Layers: 6, Embedding: 256, FeedForward: 768,
		Heads: 4, KVHeads: 2, RopeBase: 1e8, NormEps: 1e-6, Tied: true,
	}, 1)
	if err != nil {
		b.Fatal(err)
	}
	e, err := New(m, tok, llm.Info{}, Options{Sessions: sessions})
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	ctx := context.Background()
	var prefilled, decoded int
	var prefill, decode time.Duration
	next := 0 // prompt, none like another from its first word on
	for b.Loop() {
		var open [sessions]llm.Session
		for i := range open {
			if open[i], err = e.NewSession(ctx, llm.SessionOptions{}); err != nil {
				b.Fatal(err)
			}
			next++
			text := strings.Repeat(fmt.Sprintf("%06d", next), 38)
			if err := open[i].Append(llm.Message{Role: llm.User, Text: text}); err != nil {
				b.Fatal(err)
			}
			prefilled += len(open[i].(llm.Traced).Tokens())
		}
		// all has every session generate n tokens. A turn that ends before is followed by another.
		all := func(n int) time.Duration {
			start, failed := time.Now(), make(chan error)
			for _, s := range open {
				go func() {
					var err error
					for made := 0; made < n && err == nil; {
						var turn llm.Turn
						turn, err = s.Generate(ctx, llm.Sampling{Temperature: 1, Seed: uint64(next), MaxTokens: n - made})
						made += turn.Tokens
					}
					failed <- err
				}()
			}
			for range open {
				if err := <-failed; err != nil {
					b.Fatal(err)
				}
			}
			return time.Since(start)
		}
		prefill += all(1)
		decode += all(generated)
		decoded += sessions * generated
		for _, s := range open {
			s.Close()
		}
	}
	in, out := float64(prefilled)/prefill.Seconds(), float64(decoded)/decode.Seconds()
	b.ReportMetric(in, "prefill-tokens/s")
	b.ReportMetric(out, "decode-tokens/s")
	b.ReportMetric(out/in, "decode/prefill")
}
