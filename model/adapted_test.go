package model

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/gemm"
)

// overBlocks is a LoRA, which has learnt something, over a model that is stored as blocks of a type: values of another
// one than queries and keys.
func overBlocks(t *testing.T, c Config, as, values gguf.Type, valueHead bool) *Adapted {
	t.Helper()
	o, err := OriginGGUF(blocksOf(t, lively(c, 1), as, values))
	if err != nil {
		t.Fatal(err)
	}
	if valueHead {
		if err := o.AddValueHead(); err != nil {
			t.Fatal(err)
		}
	}
	if err := o.AddLoRA(LoRA{Rank: 3, Alpha: 6}, 2); err != nil {
		t.Fatal(err)
	}
	a, err := o.Adapted()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(2, 8))
	for i := range a.flat {
		a.flat[i] += float32(rng.NormFloat64() * 0.05)
	}
	a.version++
	return a
}

func blocksOf(t *testing.T, m *Model, as, values gguf.Type) *gguf.File {
	t.Helper()
	tensors, err := m.Tensors(as)
	if err != nil {
		t.Fatal(err)
	}
	other, err := m.Tensors(values)
	if err != nil {
		t.Fatal(err)
	}
	for k := range tensors {
		if strings.HasSuffix(tensors[k].Name, "attn_v.weight") {
			tensors[k] = other[k]
		}
	}
	return parsed(t, m.Meta(), tensors)
}

// merged is a float32 model of the numbers of a's blocks with its adapter added to them.
func merged(t *testing.T, a *Adapted) *Model {
	t.Helper()
	m, err := empty(a.config)
	if err != nil {
		t.Fatal(err)
	}
	flat, err := Floats(a.base.floats).Read(len(m.weights.flat))
	if err != nil {
		t.Fatal(err)
	}
	m.weights = newWeights(a.config, flat)
	r := a.lora.Rank
	for _, c := range a.changes {
		gemm.Mul(false, false, c.Out, c.In, r, a.lora.Scale(), a.flat[c.B:], r, a.flat[c.A:], c.In, 1, flat[c.At:], c.In)
	}
	copy(m.weights.value, a.flat[a.matrices:])
	return m
}

// adapterGradient is what a gradient by merged weights is by the adapter: dA = s·Bᵀ·dW, dB = s·dW·Aᵀ.
func adapterGradient(a *Adapted, dw *weights) []float32 {
	grad, r := make([]float32, len(a.flat)), a.lora.Rank
	for _, c := range a.changes {
		dw, A, B := dw.flat[c.At:][:c.Out*c.In], a.flat[c.A:], a.flat[c.B:]
		gemm.Mul(true, false, r, c.In, c.Out, a.lora.Scale(), B, r, dw, c.In, 0, grad[c.A:], c.In)
		gemm.Mul(false, true, c.Out, r, c.In, a.lora.Scale(), dw, c.In, A, c.In, 0, grad[c.B:], r)
	}
	copy(grad[a.matrices:], dw.value)
	return grad
}

// away is how far two vectors lie apart, as a share of the second's length.
func away(got, want []float32) float64 {
	var diff, size float64
	for i := range want {
		diff += math.Pow(float64(got[i]-want[i]), 2)
		size += math.Pow(float64(want[i]), 2)
	}
	return math.Sqrt(diff / size)
}

// Loss and gradient over blocks, the adapter kept apart, are those in float32 over the dequantised blocks with the
// adapter merged.
func TestAdaptedAgainstFloat32(t *testing.T) {
	types := []gguf.Type{gguf.F32, gguf.F16, gguf.BF16, gguf.Q8_0, gguf.Q4_0, gguf.Q4_1, gguf.Q5_0, gguf.Q5_1, gguf.Q4_K, gguf.Q5_K, gguf.Q6_K}
	all := shapes()
	for i, as := range types {
		c := wide(all[i%len(all)])
		for _, precision := range []Precision{Float32, BFloat16} {
			// In float32 what differs is the order of sums; in bfloat16 operands have 8 bits.
			tolerance := map[Precision]float64{Float32: 2e-5, BFloat16: 3e-2}[precision]
			t.Run(fmt.Sprint(as, " ", c.Architecture, " ", precision), func(t *testing.T) {
				if testing.Short() && as != gguf.Q8_0 && as != gguf.Q4_K {
					t.Skip("computes as over other blocks")
				}
				a := overBlocks(t, c, as, types[(i+5)%len(types)], i%2 == 0)
				c := a.config
				if err := a.SetPrecision(precision); err != nil {
					t.Fatal(err)
				}
				p := packed(c, 7, [2]int{5, -1}, [2]int{7, -1}, [2]int{6, 1}, [2]int{4, 1}, [2]int{40, 0}, [2]int{3, 0})
				p.Score[12], p.Temperature = true, 0.8
				if i%3 == 0 {
					p.Allowed = masks(c, p)
				}
				g := randomGrad(c, p, rand.New(rand.NewPCG(5, 5)))
				m := merged(t, a)
				want, err := m.Forward(p)
				if err != nil {
					t.Fatal(err)
				}
				if err := m.Backward(g); err != nil {
					t.Fatal(err)
				}
				for range 2 { // gradients are added up
					got, err := a.Forward(p)
					if err != nil {
						t.Fatal(err)
					}
					if d := away(got.Logp, want.Logp); !(d <= tolerance) {
						t.Errorf("log-probabilities are %.2g away", d)
					}
					if c.ValueHead && !(away(got.Value, want.Value) <= tolerance) {
						t.Errorf("values are %.2g away", away(got.Value, want.Value))
					}
					logp, _, err := a.Score(p, Current) // between Forward and Backward
					if err != nil || !slices.Equal(logp, got.Logp) {
						t.Errorf("Score says something else than Forward: %v", err)
					}
					if err := a.Backward(g); err != nil {
						t.Fatal(err)
					}
				}
				wantGrad := adapterGradient(a, m.grad)
				gemm.Scale(2, wantGrad)
				if d := away(a.grad, wantGrad); !(d <= tolerance) {
					t.Errorf("the gradient is %.2g away", d)
				}
				for _, change := range a.changes {
					for _, part := range [][2]int{{change.A, change.B}, {change.B, change.B + a.lora.Rank*change.Out}} {
						if d := away(a.grad[part[0]:part[1]], wantGrad[part[0]:part[1]]); !(d <= 10*tolerance) {
							t.Errorf("the gradient of [%d, %d] is %.2g away", change.Out, change.In, d)
						}
					}
				}
			})
		}
	}
}

// Whether activations are kept or computed again changes no bit of a gradient, also where that changes from one batch
// to the next.
func TestAdaptedKeepsOrComputesAgain(t *testing.T) {
	c := wide(shapes()[0])
	c.Layers = 4
	for _, precision := range []Precision{Float32, BFloat16} {
		a := overBlocks(t, c, gguf.Q8_0, gguf.Q4_0, false)
		if err := a.SetPrecision(precision); err != nil {
			t.Fatal(err)
		}
		for _, length := range []int{30, 9} {
			p := packed(c, 7, [2]int{5, -1}, [2]int{length, 0}, [2]int{7, -1})
			g := randomGrad(c, p, rand.New(rand.NewPCG(5, 5)))
			block := 4 * len(p.Tokens) * 2 * c.FeedForward
			var want []float32
			for _, keep := range []int{math.MaxInt, 0, 2 * block, 3 * block, block, math.MaxInt} {
				if _, err := a.Forward(p); err != nil { // makes the memory
					t.Fatal(err)
				}
				a.training.keep = keep
				clear(a.grad)
				if _, err := a.Forward(p); err != nil {
					t.Fatal(err)
				}
				if err := a.Backward(g); err != nil {
					t.Fatal(err)
				}
				first := max(c.Layers-1-keep/block, 1)
				for i := 1; i < c.Layers; i++ {
					if own := a.training.blocks[i].gateUp != a.training.blocks[0].gateUp; own != (i >= first) {
						t.Errorf("%s: of %d bytes, block %d has its own: %t", precision, keep, i, own)
					}
				}
				if want == nil {
					want = slices.Clone(a.grad)
				} else if !slices.Equal(a.grad, want) {
					t.Errorf("%s, %d tokens: %d bytes kept, and another gradient", precision, len(p.Tokens), keep)
				}
			}
		}
	}
}

// What is sampled is what is scored: a decoder has the log-probabilities of Score, in both precisions, also after a
// step.
func TestAdaptedDecoder(t *testing.T) {
	for _, precision := range []Precision{Float32, BFloat16} {
		for _, as := range []gguf.Type{gguf.Q8_0, gguf.Q4_K} {
			if testing.Short() && as != gguf.Q4_K {
				continue // decodes as over other blocks
			}
			a := overBlocks(t, wide(tiny()), as, gguf.Q6_K, false)
			if err := a.SetPrecision(precision); err != nil {
				t.Fatal(err)
			}
			d, err := a.NewDecoder(DecoderOptions{Slots: 2, Tokens: 512, Exact: true})
			if err != nil {
				t.Fatal(err)
			}
			p := packed(a.config, 3, [2]int{60, -1})
			for i := range p.Score {
				p.Score[i] = i > 0
			}
			check := func() {
				t.Helper()
				scored, _, err := a.Score(p, Current)
				if err != nil {
					t.Fatal(err)
				}
				for i, id := range p.Tokens[:len(p.Tokens)-1] {
					got := logSoftmaxAt(extend(t, d, 0, []int32{id}), p.Tokens[i+1])
					tolerance := map[Precision]float64{Float32: 1e-4, BFloat16: 3e-2}[precision]
					if want := float64(scored[i+1]); math.Abs(got-want) > tolerance*max(1, math.Abs(want)) {
						t.Fatalf("%s, %s: token %d has log-probability %v in the decoder, %v in Score", as, precision, i+1, got, want)
					}
				}
			}
			check()
			var held *HeldError
			if _, err := a.Step(testAdamW); !errors.As(err, &held) {
				t.Errorf("a step with tokens held: %v", err)
			}
			d.Truncate(0, 0)
			learn(t, a, p, testAdamW)
			check()
			d.Close()
		}
	}
}

// An adapter learns, the Reference does not, and a checkpoint goes on bit by bit; one of another base, or of numbers
// that are none, is refused.
func TestAdaptedLearns(t *testing.T) {
	build := func() *Adapted { return overBlocks(t, wide(tiny()), gguf.Q4_K, gguf.Q8_0, false) }
	a := build()
	p := packed(a.config, 7, [2]int{5, -1}, [2]int{17, 0}, [2]int{30, 0})
	before, _, err := a.Score(p, Reference)
	if err != nil {
		t.Fatal(err)
	}
	first, last := learn(t, a, p, testAdamW), float32(0)
	for range 20 {
		last = learn(t, a, p, testAdamW)
	}
	if !(last < first-0.3) {
		t.Errorf("the loss went from %g to %g: an adapter should learn more", first, last)
	}
	if after, _, err := a.Score(p, Reference); err != nil || !slices.Equal(before, after) {
		t.Errorf("the Reference has learnt: %v", err)
	}
	dir := filepath.Join(t.TempDir(), "adapter")
	if err := a.Save(dir); err != nil {
		t.Fatal(err)
	}
	again := build()
	if err := again.Load(dir); err != nil {
		t.Fatal(err)
	}
	learn(t, a, p, testAdamW)
	learn(t, again, p, testAdamW)
	if again.Steps() != a.Steps() || !slices.Equal(a.flat, again.flat) || !slices.Equal(a.optimiser.Moment1, again.optimiser.Moment1) {
		t.Error("a resumed adapter learns otherwise")
	}
	var wrong *CheckpointError
	if err := overBlocks(t, wide(tiny()), gguf.Q5_0, gguf.Q8_0, false).Load(dir); !errors.As(err, &wrong) {
		t.Errorf("the adapter of other weights: %v", err)
	}

	g := Grad{Logp: make([]float32, len(p.Tokens))}
	g.Logp[slices.Index(p.Score, true)] = float32(math.NaN())
	if _, err := a.Forward(p); err != nil {
		t.Fatal(err)
	}
	if err := a.Backward(g); err != nil {
		t.Fatal(err)
	}
	kept := slices.Clone(a.flat)
	var nan *adamw.NonFiniteError
	if _, err := a.Step(testAdamW); !errors.As(err, &nan) || !slices.Equal(kept, a.flat) {
		t.Errorf("a gradient that is no number: %v", err)
	}
	a.flat[3] = float32(math.NaN())
	if err := a.Save(dir); !errors.As(err, &wrong) {
		t.Errorf("a weight that is no number was saved: %v", err)
	}
	f := blocksOf(t, lively(wide(tiny()), 1), gguf.Q4_K, gguf.Q8_0)
	damaged, _ := f.Tensor("blk.1.ffn_up.weight")
	copy(damaged.Data, []byte{0, 0x7c}) // an infinite scale
	o, err := OriginGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1); err != nil {
		t.Fatal(err)
	}
	var format *gguf.FormatError
	if _, err := o.Adapted(); !errors.As(err, &format) {
		t.Errorf("a base that is not finite: %v", err)
	}
}

// An adapter's file gives the decoder what the policy that wrote it has, over the same blocks alone.
func TestOpenAdaptedDecoder(t *testing.T) {
	a := overBlocks(t, wide(tiny()), gguf.Q4_K, gguf.Q8_0, false)
	meta, tensors, err := a.Origin().Adapter(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	adapter := parsed(t, meta, tensors)
	o := DecoderOptions{Slots: 1, Tokens: 256, Exact: true}
	want, err := a.NewDecoder(o)
	if err != nil {
		t.Fatal(err)
	}
	base := blocksOf(t, lively(wide(tiny()), 1), gguf.Q4_K, gguf.Q8_0)
	got, err := OpenAdaptedDecoder(base, adapter, o)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := OpenDecoder(base, o)
	if err != nil {
		t.Fatal(err)
	}
	rounded, err := OpenAdaptedDecoder(base, adapter, DecoderOptions{Slots: 1, Tokens: 256, Rounded: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{40, 1} {
		tokens := randomTokens(a.config, n, uint64(n))
		logits := extend(t, want, 0, tokens)
		if !slices.Equal(extend(t, got, 0, tokens), logits) {
			t.Error("the adapter's file is another adapter")
		}
		if d := away(extend(t, rounded, 0, tokens), logits); d > 2e-3 {
			t.Errorf("with activations of 16 bits logits are %.2g away", d)
		}
		if slices.Equal(extend(t, plain, 0, tokens), logits) {
			t.Error("the adapter changes nothing")
		}
	}

	var other *BaseError
	if _, err := OpenAdaptedDecoder(blocksOf(t, lively(wide(tiny()), 1), gguf.Q5_0, gguf.Q8_0), adapter, o); !errors.As(err, &other) {
		t.Errorf("over other blocks: %v", err)
	}
	refused := func(why string, change func(m *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor) {
		t.Helper()
		m, ts := slices.Clone(meta), slices.Clone(tensors)
		ts = change(&m, ts)
		var format *gguf.FormatError
		var wrong *GGUFError
		if _, err := OpenAdaptedDecoder(base, parsed(t, m, ts), o); !errors.As(err, &wrong) && !errors.As(err, &format) {
			t.Errorf("%s: %v", why, err)
		}
	}
	refused("a model in an adapter's place", func(m *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor { m.Set("general.type", "model"); return ts })
	refused("another architecture", func(m *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor { m.Set("general.architecture", "llama"); return ts })
	refused("half a layer", func(_ *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor { return ts[1:] })
	refused("an unknown layer", func(_ *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor {
		ts[0].Name, ts[1].Name = "blk.9.attn_q.weight.lora_a", "blk.9.attn_q.weight.lora_b"
		return ts
	})
	refused("no number", func(_ *gguf.Meta, ts []gguf.Tensor) []gguf.Tensor {
		ts[0].Data = slices.Clone(ts[0].Data)
		copy(ts[0].Data, []byte{0, 0, 0xc0, 0x7f})
		return ts
	})
}
