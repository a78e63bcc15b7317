package model

import (
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/pretrained"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// onReal is a LoRA of rank 16 over a real model.
func onReal(t testing.TB, name string, p Precision) *Adapted {
	t.Helper()
	f, err := gguf.Open(pretrained.File(t, name))
	if err != nil {
		t.Fatal(err)
	}
	o, err := OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	o.Keep(f)
	if err := o.AddLoRA(LoRA{Rank: 16, Alpha: 32}, 1); err != nil {
		t.Fatal(err)
	}
	a, err := o.Adapted()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Close() })
	if err := a.SetPrecision(p); err != nil {
		t.Fatal(err)
	}
	return a
}

// reportTokens reports tokens a second, of wall clock and of the processor: on a machine that others use too, only the
// second means something. The machine's load is logged.
func reportTokens(b *testing.B, tokens int, cpu time.Duration) {
	b.ReportMetric(float64(tokens)/b.Elapsed().Seconds(), "tokens/s")
	b.ReportMetric(float64(tokens)/cpu.Seconds(), "tokens/cpu-s")
	status, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(status)) {
		if kib, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			if n, err := strconv.Atoi(strings.Fields(kib)[0]); err == nil {
				b.ReportMetric(float64(n)/1e6, "peak-GB")
			}
		}
	}
	load, _ := os.ReadFile("/proc/loadavg")
	b.Logf("load average %s", strings.TrimSpace(string(load)))
}

// cpuTime is what the process has taken of all processors.
func cpuTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// A step of SFT over real blocks: questions of 200 tokens to a schema of 400, of which 60 are trained.
func BenchmarkAdaptedStep(b *testing.B) {
	for _, name := range []string{pretrained.QwenSmall, pretrained.Qwen} {
		for _, precision := range []Precision{BFloat16, Float32} {
			b.Run(name[:17]+", "+string(precision), func(b *testing.B) {
				a := onReal(b, name, precision)
				p := packed(a.config, 1, [2]int{400, -1}, [2]int{200, 0}, [2]int{200, 0}, [2]int{200, 0}, [2]int{400, -1}, [2]int{200, 4}, [2]int{200, 4}, [2]int{200, 4})
				g := Grad{Logp: make([]float32, len(p.Tokens))}
				for t := range p.Score {
					p.Score[t] = p.Score[t] && t%400 >= 140 && t%200 >= 140
					g.Logp[t] = -1. / 400
				}
				cpu, tokens := cpuTime(), 0
				for b.Loop() {
					if _, err := a.Forward(p); err != nil {
						b.Fatal(err)
					}
					if err := a.Backward(g); err != nil {
						b.Fatal(err)
					}
					if _, err := a.Step(adamw.Options{LR: 1e-4, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, ClipNorm: 1}); err != nil {
						b.Fatal(err)
					}
					tokens += len(p.Tokens)
				}
				reportTokens(b, tokens, cpuTime()-cpu)
			})
		}
	}
}

// Rollouts: 64 sessions after one prompt of 400 tokens, each of which draws a token at a time from the whole
// vocabulary.
func BenchmarkAdaptedRollout(b *testing.B) {
	for _, precision := range []Precision{BFloat16, Float32} {
		b.Run(string(precision), func(b *testing.B) {
			const sessions, prompt = 64, 400
			a := onReal(b, pretrained.QwenSmall, precision)
			d, err := a.NewDecoder(DecoderOptions{Slots: sessions, Tokens: sessions * 5 * PageTokens, Exact: true})
			if err != nil {
				b.Fatal(err)
			}
			defer d.Close()
			if _, err := d.Extend([]Span{{Slot: 0, Tokens: randomTokens(a.config, prompt, 1)}}, nil); err != nil {
				b.Fatal(err)
			}
			var spans []Span
			var draws []Draw
			for slot := range sessions {
				d.CopyPrefix(slot, 0, prompt)
				spans = append(spans, Span{Slot: slot, Tokens: []int32{int32(slot)}})
				draws = append(draws, Draw{Span: slot, Sampling: sampling.Options{Temperature: 1}})
			}
			cpu, tokens, step := cpuTime(), 0, 0
			for b.Loop() {
				for i := range draws {
					draws[i].U = sampling.Uniform(1, step*sessions+i)
				}
				drawn, err := d.Extend(spans, draws)
				if err != nil {
					b.Fatal(err)
				}
				for i := range spans {
					spans[i].Tokens[0] = drawn[i].ID
				}
				if step, tokens = step+1, tokens+sessions; d.Len(0) > prompt+200 {
					for slot := range sessions {
						d.Truncate(slot, prompt)
					}
				}
			}
			reportTokens(b, tokens, cpuTime()-cpu)
		})
	}
}

// Over real blocks, loss and gradient are those of the dequantised weights in float32 with the adapter merged: of the
// larger model, whose float32 weights and their gradient would take 5 GB, the loss, and the gradient in bfloat16 is
// near float32's.
func TestAdaptedOverRealBlocks(t *testing.T) {
	for name, whole := range map[string]bool{pretrained.SmolLM: true, pretrained.QwenSmall: false} {
		t.Run(name, func(t *testing.T) {
			a := onReal(t, name, Float32)
			rng := rand.New(rand.NewPCG(1, 1))
			for _, c := range a.changes {
				for i := range a.flat[c.B:][:a.lora.Rank*c.Out] {
					a.flat[c.B+i] = float32(rng.NormFloat64() * 0.002)
				}
			}
			a.version++
			p := packed(a.config, 3, [2]int{20, -1}, [2]int{12, 0}, [2]int{8, 0})
			for i := range p.Score {
				p.Score[i] = i >= 22
			}
			g := Grad{Logp: make([]float32, len(p.Tokens))}
			for i := range g.Logp {
				g.Logp[i] = -1. / 18
			}
			loss := func(logp []float32) (sum float64) {
				for _, l := range logp {
					sum -= float64(l) / 18
				}
				return sum
			}
			m := merged(t, a)
			logp, _, err := m.Score(p, Current)
			if err != nil {
				t.Fatal(err)
			}
			exact, want := loss(logp), []float32(nil)
			if whole {
				if _, err := m.Forward(p); err != nil {
					t.Fatal(err)
				}
				if err := m.Backward(g); err != nil {
					t.Fatal(err)
				}
				want = adapterGradient(a, m.grad)
			}
			for _, precision := range []Precision{Float32, BFloat16} {
				if err := a.SetPrecision(precision); err != nil {
					t.Fatal(err)
				}
				clear(a.grad)
				out, err := a.Forward(p)
				if err != nil {
					t.Fatal(err)
				}
				if err := a.Backward(g); err != nil {
					t.Fatal(err)
				}
				if want == nil {
					want = slices.Clone(a.grad)
				}
				d := away(a.grad, want)
				t.Logf("%s: loss %.6f, in float32 %.6f; the gradient is %.2g away", precision, loss(out.Logp), exact, d)
				// Sums in another order; and operands of 8 bits, through all layers.
				most := map[Precision][2]float64{Float32: {1e-4, 1e-3}, BFloat16: {5e-3, 5e-2}}[precision]
				if math.Abs(loss(out.Logp)-exact) > most[0]*exact || d > most[1] {
					t.Error("too much")
				}
			}
		})
	}
}
