package cuda

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
	nano "github.com/sqlagent/sqlagent/nano/weights"
)

// tiny is the smallest model that the kernels take, of each architecture: grouped queries, two layers.
func tiny(architecture string) model.Config {
	return model.Config{
		Architecture: architecture, VocabSize: 72, Context: 256, Layers: 2, Embedding: 32, FeedForward: 48, Heads: 4, KVHeads: 2,
		HeadWidth: 16, RopeBase: 100, NormEps: 1e-6, Tied: architecture == "qwen2",
	}
}

// lively is a model whose parameters are all away from their initial 0 and 1, and held by a bfloat16.
func lively(t *testing.T, c model.Config) *model.Model {
	t.Helper()
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(2, 3))
	s := m.State()
	for i := range s.Weights {
		s.Weights[i] = fromBF16(roundToBF16(s.Weights[i] + float32(rng.NormFloat64())*0.1))
	}
	m.Changed(s)
	return m
}

// adapted is a lively model with a new LoRA; of rank 0 without.
func adapted(t *testing.T, c model.Config, rank int) *model.Model {
	t.Helper()
	from := lively(t, c).Origin()
	if rank > 0 {
		if err := from.AddLoRA(model.LoRA{Rank: rank, Alpha: 8}, 1); err != nil {
			t.Fatal(err)
		}
	}
	m, err := from.Model()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// packed is a batch of segments {length, prefix} with random tokens, three quarters of which are scored, some among
// few.
func packed(c model.Config, masks bool, segments ...[2]int) model.Packed {
	rng := rand.New(rand.NewPCG(7, 2))
	p := model.Packed{Temperature: 0.9}
	for _, s := range segments {
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: s[0], Prefix: s[1]})
		for i := range s[0] {
			id := int32(rng.IntN(c.VocabSize))
			p.Tokens = append(p.Tokens, id)
			p.Score = append(p.Score, (i > 0 || s[1] >= 0) && rng.IntN(4) > 0)
			var set sampling.Set
			if n := rng.IntN(4); n > 0 {
				set = sampling.NewSet(c.VocabSize, id)
				for range n * n * 3 {
					set.Add(int32(rng.IntN(c.VocabSize)))
				}
			}
			kept := sampling.Kept{Set: set}
			if set != nil && i%2 == 1 { // as cuts leave it: of few, ids
				kept = sampling.NewKept(c.VocabSize, slices.Collect(set.Below(c.VocabSize)))
			}
			p.Allowed = append(p.Allowed, kept)
		}
	}
	if !masks {
		p.Allowed = nil
	}
	return p
}

// distance is ‖got − want‖ / ‖want‖.
func distance(got, want []float32) float64 {
	var diff, norm float64
	for i := range want {
		d := float64(got[i]) - float64(want[i])
		diff, norm = diff+d*d, norm+float64(want[i])*float64(want[i])
	}
	if len(got) != len(want) {
		return math.Inf(1)
	}
	if norm == 0 && diff == 0 {
		return 0
	}
	return math.Sqrt(diff / norm)
}

func TestForward(t *testing.T) {
	d, _ := simulated(t)
	for _, architecture := range model.Architectures {
		c := tiny(architecture)
		c.ValueHead = architecture == "qwen3"
		m := lively(t, c)
		in := packed(c, true, [2]int{5, -1}, [2]int{70, -1}, [2]int{6, 1}, [2]int{1, 1}, [2]int{9, 0}, [2]int{2, -1})
		want, err := m.Forward(in)
		if err != nil {
			t.Fatal(err)
		}
		p, err := NewPolicy(d, m.Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.Forward(in)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range []struct {
			name      string
			got, want []float32
		}{{"logp", got.Logp, want.Logp}, {"entropy", got.Entropy, want.Entropy}, {"value", got.Value, want.Value}} {
			if e := distance(x.got, x.want); !(e <= within(1e-2)) {
				t.Errorf("%s: %s is %g off", architecture, x.name, e)
			} else {
				t.Logf("%s: %s %.2g", architecture, x.name, e)
			}
		}
		p.Close()
	}
}

// gradientStep is a Step that moves every weight by (nearly) its gradient.
var gradientStep = adamw.Options{LR: 1e6, Eps: 1e6}

// learner is what the CPU's and the GPU's policy have in common here.
type learner interface {
	Forward(p model.Packed) (model.Out, error)
	Backward(g model.Grad) error
	Step(o adamw.Options) (float32, error)
}

// moved is what a step of pure gradient changes of m's trained numbers.
func moved(t *testing.T, m *model.Model, l learner, in model.Packed, g model.Grad) (delta []float32, norm float32) {
	t.Helper()
	before := append([]float32(nil), m.State().Trained...)
	for range 2 { // gradients are added up
		if _, err := l.Forward(in); err != nil {
			t.Fatal(err)
		}
		if err := l.Backward(g); err != nil {
			t.Fatal(err)
		}
	}
	norm, err := l.Step(gradientStep)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := l.(*Policy); ok {
		m = learnt(t, p, m)
	}
	for i, w := range m.State().Trained {
		before[i] -= w
	}
	return before, norm
}

// learnt is what a policy that was made of a model has come to, on the CPU.
func learnt(t *testing.T, p *Policy, from *model.Model) *model.Model {
	t.Helper()
	dir, o := t.TempDir(), from.Origin()
	defer o.Close()
	if err := errors.Join(p.Save(dir), o.Load(dir)); err != nil {
		t.Fatal(err)
	}
	m, err := o.Model()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// chain is what some forty roundings to bfloat16, one after the other, come to; of one alone see SelfTest.
const chain = 2.5e-2

func randomGrad(c model.Config, p model.Packed) model.Grad {
	rng := rand.New(rand.NewPCG(3, 3))
	random := func() []float32 {
		x := make([]float32, len(p.Tokens))
		for i := range x {
			x[i] = float32(rng.NormFloat64())
		}
		return x
	}
	g := model.Grad{Logp: random(), Entropy: random()}
	if c.ValueHead {
		g.Value = random()
	}
	return g
}

func TestBackward(t *testing.T) {
	d, _ := simulated(t)
	for _, x := range []struct {
		architecture string
		rank         int
		recompute    bool
	}{{"qwen2", 0, false}, {"qwen3", 0, true}, {"llama", 0, false}, {"qwen2", 4, true}, {"qwen3", 2, false}} {
		c := tiny(x.architecture)
		c.ValueHead = x.architecture == "qwen3"
		models := [2]*model.Model{adapted(t, c, x.rank), adapted(t, c, x.rank)}
		for _, m := range models {
			if x.rank == 0 {
				continue
			}
			s := m.State()
			for i := range s.Trained { // B is zero at first
				s.Trained[i] += float32(i%7-3) * 0.02
			}
			m.Changed(s)
		}
		in := packed(c, true, [2]int{5, -1}, [2]int{70, -1}, [2]int{6, 1}, [2]int{1, 1}, [2]int{9, 0}, [2]int{2, -1})
		g := randomGrad(c, in)
		want, wantNorm := moved(t, models[0], models[0], in, g)
		p, err := NewPolicy(d, models[1].Origin(), Options{Recompute: x.recompute})
		if err != nil {
			t.Fatal(err)
		}
		got, norm := moved(t, models[1], p, in, g)
		p.Close()
		if math.Abs(float64(norm/wantNorm-1)) > within(1e-2) {
			t.Errorf("%+v: norm %g, want %g", x, norm, wantNorm)
		}
		if x.rank > 0 {
			if e := distance(got, want); !(e <= within(chain)) {
				t.Errorf("%+v: %g off", x, e)
			}
			continue
		}
		at := 0
		for name, shape := range c.Layout {
			n := 1
			for _, s := range shape {
				n *= s
			}
			if e := distance(got[at:at+n], want[at:at+n]); !(e <= within(chain)) {
				t.Errorf("%+v: %s is %g off", x, name, e)
			} else {
				t.Logf("%+v: %s %.2g", x, name, e)
			}
			at += n
		}
	}
}

// A step is the same to the last bit in whatever order threads and blocks run, and whether each block's activations are
// kept or computed again.
func TestDeterministic(t *testing.T) {
	d, gpu := simulated(t)
	c := tiny("qwen3")
	in := packed(c, true, [2]int{5, -1}, [2]int{66, -1}, [2]int{6, 1}, [2]int{3, 1}, [2]int{2, 0})
	var first []float32
	for _, x := range []struct {
		order int32
		o     Options
	}{{0, Options{}}, {1, Options{}}, {7, Options{Recompute: true}}} {
		gpu.Order(x.order)
		m := lively(t, c)
		p, err := NewPolicy(d, m.Origin(), x.o)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Forward(in); err != nil {
			t.Fatal(err)
		}
		if err := p.Backward(randomGrad(c, in)); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Step(adamw.Options{LR: 1e-2, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}); err != nil {
			t.Fatal(err)
		}
		m = learnt(t, p, m)
		p.Close()
		gpu.Order(0)
		got := slices.Concat(m.State().Trained, m.State().Moment1, m.State().Moment2)
		if first == nil {
			first = got
		}
		if !slices.Equal(got, first) {
			t.Errorf("order %d, %+v: weights and moments are %g off", x.order, x.o, distance(got, first))
		}
	}
}

// The CPU's loss and the GPU's fall alike.
func TestTwentySteps(t *testing.T) { twentySteps(t, false) }

// They do with AdamW of 8 bits.
func TestEightBit(t *testing.T) { twentySteps(t, true) }

func twentySteps(t *testing.T, eight bool) {
	d, _ := simulated(t)
	c := tiny("qwen2")
	cpu, host := lively(t, c), lively(t, c)
	gpu, err := NewPolicy(d, host.Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer gpu.Close()
	in := packed(c, true, [2]int{6, -1}, [2]int{10, 0}, [2]int{12, 0})
	step := func(l learner) (loss float64) {
		out, err := l.Forward(in)
		if err != nil {
			t.Fatal(err)
		}
		g := make([]float32, len(in.Tokens))
		for i, scored := range in.Score {
			if scored {
				g[i] = -1. / 16
				loss -= float64(out.Logp[i])
			}
		}
		if err := l.Backward(model.Grad{Logp: g}); err != nil {
			t.Fatal(err)
		}
		if _, err := l.Step(adamw.Options{LR: 3e-3, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1, EightBit: eight}); err != nil {
			t.Fatal(err)
		}
		return loss
	}
	tolerance := within(1e-2)
	if eight { // what is a rounding apart may have another code, 1% away
		tolerance = max(tolerance, 1e-3)
	}
	var first, last float64
	for i := range 20 {
		want, got := step(cpu), step(gpu)
		if !(math.Abs(got/want-1) <= tolerance) {
			t.Errorf("step %d: loss %g on the GPU, %g on the CPU", i, got, want)
		}
		if i == 0 {
			first = want
		}
		last = want
	}
	t.Logf("loss %g → %g", first, last)
	host = learnt(t, gpu, host)
	for i, m := range [2][2][]float32{{host.State().Moment1, cpu.State().Moment1}, {host.State().Moment2, cpu.State().Moment2}} {
		if e := distance(m[0], m[1]); !(e <= 0.2) { // the weights have gone apart by then
			t.Errorf("moment %d is %g off", i+1, e)
		} else {
			t.Logf("moment %d is %.2g off", i+1, e)
		}
	}
	if last > first/2 {
		t.Errorf("the loss fell from %g to %g alone: nothing was learnt to compare", first, last)
	}
}

// A plan is the most that a run takes at any time, without a GPU.
func TestPlan(t *testing.T) {
	for _, x := range []struct {
		rank                        int
		recompute, eight, reference bool
	}{{}, {eight: true}, {reference: true}, {reference: true, recompute: true}, {rank: 4}, {rank: 4, recompute: true}} {
		c := tiny("qwen3")
		c.ValueHead = true
		m := adapted(t, c, x.rank)
		w := Work{Batch: 150, Decode: 512, Sessions: 4, EightBit: x.eight, LoRA: m.State().LoRA, Reference: x.reference}
		o := Options{Recompute: x.recompute}
		needs, err := Plan(c, w, o)
		if err != nil {
			t.Fatal(err)
		}
		d, gpu := simulated(t)
		from := m.Origin()
		if x.reference {
			from.Freeze()
		}
		gpu.Peak()
		p, err := NewPolicy(d, from, o)
		if err != nil {
			t.Fatal(err)
		}
		dec, err := p.NewDecoder(model.DecoderOptions{Tokens: w.Decode, Slots: w.Sessions})
		if err != nil {
			t.Fatal(err)
		}
		var spans []model.Span
		var draws []model.Draw
		in := packed(c, false, [2]int{w.Batch, -1})
		for i := range in.Score {
			in.Score[i] = i > 0
		}
		if _, err := p.Forward(in); err != nil {
			t.Fatal(err)
		}
		if err := p.Backward(randomGrad(c, in)); err != nil {
			t.Fatal(err)
		}
		optimiser := gradientStep
		optimiser.EightBit = x.eight
		if _, err := p.Step(optimiser); err != nil {
			t.Fatal(err)
		}
		of := model.Current
		if x.reference || x.rank > 0 {
			of = model.Reference
		}
		if _, _, err := p.Score(in, of); err != nil {
			t.Fatal(err)
		}
		for slot := range w.Sessions {
			spans, draws = append(spans, model.Span{Slot: slot, Tokens: in.Tokens[:1+promptTokens/w.Sessions]}), append(draws, model.Draw{Span: slot})
		}
		for range 3 { // the prompts, and a step as it is recorded and replayed
			if _, err := dec.Extend(spans, draws); err != nil {
				t.Fatal(err)
			}
			for i := range spans {
				spans[i].Tokens = spans[i].Tokens[:1]
			}
		}
		// cuBLASLt's workspace follows the GPU's size. The tables of a decoder's calls are not planned.
		planned, taken := needs.Total()-blasWorkspace, int64(gpu.Peak())-d.workspace.bytes
		if off := math.Abs(float64(planned)/float64(taken) - 1); off > 0.01 {
			t.Errorf("%+v: planned %d bytes, taken %d: %.1f%% off", x, planned, taken, 100*off)
		}
		dec.Close()
		p.Close()
		d.Close()
	}
}

// docs/cuda.md says what plans come to.
func TestDocumentedPlans(t *testing.T) {
	docs, err := os.ReadFile("../docs/cuda.md")
	if err != nil {
		t.Fatal(err)
	}
	plans := func(c model.Config, w Work) (both [2]Needs) {
		for i := range both {
			if both[i], err = Plan(c, w, Options{Recompute: i > 0}); err != nil {
				t.Fatal(err)
			}
		}
		return both
	}
	gib := func(bytes int64) string { return fmt.Sprintf("%.1f GiB", float64(bytes)/(1<<30)) }
	says := func(line string) {
		t.Helper()
		if !strings.Contains(string(docs), line+"\n") {
			t.Errorf("docs/cuda.md does not say %s", line)
		}
	}
	qwen7B := model.Config{
		Architecture: "qwen2", VocabSize: 152064, Context: 32768, Layers: 28, Embedding: 3584, FeedForward: 18944, Heads: 28, KVHeads: 4,
		RopeBase: 1e6, NormEps: 1e-6,
	}
	both := plans(qwen7B, Work{Batch: 4096, LoRA: &model.LoRA{Rank: 16, Alpha: 32}, Decode: 64 * 2048, Sessions: 64})
	rows := []struct {
		name string
		of   []string
	}{
		{"weights, in bfloat16", []string{"weights"}},
		{"the reference (the same without the LoRA)", []string{"the reference"}},
		{"the LoRA: weights, gradients, AdamW", []string{"a LoRA", "weights to train", "gradients", optimiser}},
		{"a batch's activations", []string{what}},
		{"keys and values", []string{"keys and values"}},
		{"logits, tables, angles, cuBLASLt's workspace", []string{"logits", "a batch's tables", "rotary angles", "cuBLASLt's workspace"}},
	}
	left := [2]int64{both[0].Total(), both[1].Total()}
	for _, row := range rows {
		var sums [2]int64
		for i, needs := range both {
			for _, need := range needs {
				if slices.Contains(row.of, need.For) {
					sums[i] += need.Bytes
				}
			}
			left[i] -= sums[i]
		}
		says(fmt.Sprintf("| %s | %s | %s |", row.name, gib(sums[0]), gib(sums[1])))
	}
	says(fmt.Sprintf("| in all | %s | %s |", gib(both[0].Total()), gib(both[1].Total())))
	if left != [2]int64{} {
		t.Errorf("%d bytes are in no row", left)
	}
	f, err := nano.File()
	if err != nil {
		t.Fatal(err)
	}
	embedded, err := model.CheckGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	both = plans(embedded, Work{Batch: 32768})
	says(fmt.Sprintf("32,768 tokens a batch, all weights trained: %s, or %s computing again.", gib(both[0].Total()), gib(both[1].Total())))
}
