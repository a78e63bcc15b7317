//go:build unix

package native

import (
	"fmt"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// BenchmarkSessions measures what 64 sessions with contexts of about so many tokens decode together, and for comparison
// what the same engine prefills: their prompts. Both are measured in turns, and by the processor's time too, which
// other programs disturb less; decode/prefill are the rates' ratios. In a model of 5M parameters the keys and values
// that a token reads are many compared with its arithmetic, in one of 68M they are few.
func BenchmarkSessions(b *testing.B) {
	small := model.Config{
		Architecture: "qwen2", VocabSize: 2048, Context: 2048, Layers: 6, Embedding: 256, FeedForward: 768,
		Heads: 4, KVHeads: 2, RopeBase: 1e8, NormEps: 1e-6, Tied: true,
	}
	large := small
	large.Layers, large.Embedding, large.FeedForward, large.Heads, large.KVHeads = 10, 768, 2304, 12, 2
	for _, c := range []struct {
		model   model.Config
		context int
	}{{small, 64}, {small, 256}, {small, 1024}, {large, 256}} {
		b.Run(fmt.Sprintf("%dM parameters, contexts of %d", c.model.Parameters()/1e6, c.context), func(b *testing.B) {
			benchmarkSessions(b, c.model, c.context)
		})
	}
}

func benchmarkSessions(b *testing.B, c model.Config, context int) {
	const sessions, generated = 64, 32
	tok, err := token.Train(slices.Values([]string{"0 1 2 3 4 5 6 7 8 9"}), 300, "qwen2", nil)
	if err != nil {
		b.Fatal(err)
	}
	m, err := model.New(c, 1)
	if err != nil {
		b.Fatal(err)
	}
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: sessions})
	if err != nil {
		b.Fatal(err)
	}
	e, err := New(dec, tok, llm.Info{}, Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	ctx := b.Context()
	var prefilled, decoded int
	var prefill, decode, prefillWork, decodeWork time.Duration
	next := 0 // prompt, none like another from its first word on
	both := func() {
		var open [sessions]llm.Session
		for i := range open {
			if open[i], err = e.NewSession(ctx, llm.SessionOptions{}); err != nil {
				b.Fatal(err)
			}
			next++
			text := strings.Repeat(fmt.Sprintf("%06d", next), (context-28)/6)
			if err := open[i].Append(llm.Message{Role: llm.User, Text: text}); err != nil {
				b.Fatal(err)
			}
			prefilled += len(open[i].(llm.Traced).Tokens())
		}
		// all has every session generate n tokens. A turn that ends before is followed by another.
		all := func(n int) (clock, processor time.Duration) {
			start, before, failed := time.Now(), work(b), make(chan error)
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
			return time.Since(start), work(b) - before
		}
		clock, processor := all(1)
		prefill, prefillWork = prefill+clock, prefillWork+processor
		clock, processor = all(generated)
		decode, decodeWork = decode+clock, decodeWork+processor
		decoded += sessions * generated
		for _, s := range open {
			s.Close()
		}
	}
	both() // the slots' memory grows
	prefilled, decoded, prefill, decode, prefillWork, decodeWork = 0, 0, 0, 0, 0, 0
	for b.Loop() {
		both()
	}
	in, out := float64(prefilled)/prefill.Seconds(), float64(decoded)/decode.Seconds()
	b.ReportMetric(in, "prefill-tokens/s")
	b.ReportMetric(out, "decode-tokens/s")
	b.ReportMetric(out/in, "decode/prefill")
	b.ReportMetric(float64(decoded)/decodeWork.Seconds()/(float64(prefilled)/prefillWork.Seconds()), "processor-decode/prefill")
}

// work is the processor time that this process has taken.
func work(b *testing.B) time.Duration {
	var self syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &self); err != nil {
		b.Fatal(err)
	}
	return time.Duration(self.Utime.Nano() + self.Stime.Nano())
}
