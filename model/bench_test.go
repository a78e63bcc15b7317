package model

import (
	"fmt"
	"testing"

	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// small is the shape that the recipes train on a CPU.
func small() Config {
	return Config{
		Architecture: "qwen2", VocabSize: 2048, Context: 4096, Layers: 6, Embedding: 256, FeedForward: 768,
		Heads: 4, KVHeads: 2, RopeBase: 1e8, NormEps: 1e-6, Tied: true,
	}
}

func BenchmarkTrainStep(b *testing.B) {
	alone := func(length int) (segments [][2]int) {
		for range 8192 / length {
			segments = append(segments, [2]int{length, -1})
		}
		return segments
	}
	sharing := func(prefix, n, length int) (segments [][2]int) {
		for total := 0; total < 8192; total += prefix + n*length {
			first := len(segments)
			segments = append(segments, [2]int{prefix, -1})
			for range n {
				segments = append(segments, [2]int{length, first})
			}
		}
		return segments
	}
	for _, s := range []struct {
		name     string
		segments [][2]int
	}{{"segments of 256", alone(256)}, {"segments of 1024", alone(1024)}, {"9 of 35 after each of 170", sharing(170, 9, 35)}, {"8 of 10 after each of 250", sharing(250, 8, 10)}} {
		for _, precision := range []Precision{Float32, BFloat16} {
			b.Run(fmt.Sprintf("%s, %s", s.name, precision), func(b *testing.B) {
				m, err := New(small(), 1)
				if err != nil {
					b.Fatal(err)
				}
				if err := m.SetPrecision(precision); err != nil {
					b.Fatal(err)
				}
				p := packed(m.config, 1, s.segments...)
				total := len(p.Tokens)
				g := Grad{Logp: make([]float32, total)}
				for i := range g.Logp {
					g.Logp[i] = -1 / float32(total)
				}
				step := func() {
					if _, err := m.Forward(p); err != nil {
						b.Fatal(err)
					}
					if err := m.Backward(g); err != nil {
						b.Fatal(err)
					}
					if _, err := m.Step(adamw.Options{LR: 1e-4, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}); err != nil {
						b.Fatal(err)
					}
				}
				step() // allocates
				b.ReportAllocs()
				for b.Loop() {
					step()
				}
				b.ReportMetric(float64(total)*float64(b.N)/b.Elapsed().Seconds(), "tokens/s")
			})
		}
	}
}

// What of a step the head takes: of a pointer model, whose grammar allows some dozens of tokens, and without masks.
func BenchmarkHead(b *testing.B) {
	c := small()
	c.VocabSize, c.Layers, c.FeedForward = 3072, 1, 16
	for _, allowed := range []int{0, 30, 100, 190, 200, 400} {
		b.Run(fmt.Sprint("allowed ", allowed), func(b *testing.B) {
			m, err := New(c, 1)
			if err != nil {
				b.Fatal(err)
			}
			p := packed(c, 1, [2]int{2048, -1})
			if allowed > 0 {
				p.Allowed = make([]sampling.Kept, len(p.Tokens))
				for t, id := range p.Tokens {
					set := sampling.NewSet(c.VocabSize, id)
					for i := range allowed - 1 {
						set.Add(int32((int(id) + 7*i + 7) % c.VocabSize))
					}
					p.Allowed[t].Set = set
				}
			}
			g := Grad{Logp: make([]float32, len(p.Tokens))}
			for i := range g.Logp {
				g.Logp[i] = 1
			}
			for b.Loop() {
				if _, err := m.Forward(p); err != nil {
					b.Fatal(err)
				}
				if err := m.Backward(g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
