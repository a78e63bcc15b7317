package check

import (
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	nano "github.com/sqlagent/sqlagent/nano/weights"
)

// simulated opens the simulated GPU.
func simulated(t testing.TB) (*cuda.Device, *sim.GPU) {
	t.Helper()
	gpu := sim.Use(t)
	gpu.Recover()
	d, err := cuda.Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d, gpu
}

// tiny is the smallest model that the kernels take.
func tiny(t testing.TB) *model.Model {
	t.Helper()
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: 72, Context: 256, Layers: 2, Embedding: 32, FeedForward: 48, Heads: 4, KVHeads: 2,
		HeadWidth: 16, RopeBase: 100, NormEps: 1e-6, Tied: true,
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// places are the CPU, and the GPU.
func places(d *cuda.Device) map[string]Place {
	return map[string]Place{
		"cpu":  func(m *model.Model, _ cuda.Options) (model.Policy, error) { return m, nil },
		"cuda": func(m *model.Model, o cuda.Options) (model.Policy, error) { return cuda.NewPolicy(d, m.Origin(), o) },
	}
}

func TestTrainAndGenerate(t *testing.T) {
	d, _ := simulated(t)
	for name, place := range places(d) {
		checks, err := TrainAndGenerate(place, 3)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range checks {
			most := c.Tolerance
			if os.Getenv(sim.Wide) != "" { // float32 sums alone
				most = 1e-4
			}
			t.Logf("%s %-40s %.2e", name, c.Op, c.Error)
			if !(c.Error <= most) {
				t.Errorf("%s, %s is %.3g off, want at most %g", name, c.Op, c.Error, most)
			}
		}
	}
}

// Where a bfloat16 is a float32, the GPU is off by no more than the order of sums: see package cuda's TestWide.
func TestWide(t *testing.T) {
	if os.Getenv(sim.Wide) != "" {
		t.Skip("this process is the wide one")
	}
	sim.Folder(t, true)
	cmd := exec.Command(os.Args[0], "-test.v", "-test.run=^TestTrainAndGenerate$")
	cmd.Env = append(os.Environ(), sim.Wide+"=1")
	if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: TestTrainAndGenerate") {
		t.Errorf("%v\n%s", err, out)
	}
}

// timed is a policy whose decoder notes what its steps take, and how long slots become.
type timed struct {
	model.Policy
	shortest time.Duration
	longest  int
}

type timedDecoder struct {
	model.Decoder
	of *timed
}

func (p *timed) NewDecoder(o model.DecoderOptions) (model.Decoder, error) {
	x, err := p.Policy.NewDecoder(o)
	return &timedDecoder{x, p}, err
}

func (x *timedDecoder) Extend(spans []model.Span, draws []model.Draw) ([]model.Drawn, error) {
	began := time.Now()
	drawn, err := x.Decoder.Extend(spans, draws)
	if len(spans[0].Tokens) == 1 {
		x.of.shortest = min(x.of.shortest, time.Since(began))
	}
	x.of.longest = max(x.of.longest, x.Len(0))
	return drawn, err
}

// Rates are of what is done: nothing generates faster than its fastest step, also after some hundred of them.
func TestBench(t *testing.T) {
	d, gpu := simulated(t)
	before := gpu.Used()
	size := BenchSize{Sequences: 3, Length: 48, Slots: []int{2, 3}, Prompt: model.PageTokens - 4, Full: model.PageTokens}
	for name, place := range places(d) {
		policy, err := place(tiny(t), cuda.Options{})
		if err != nil {
			t.Fatal(err)
		}
		p := &timed{Policy: policy, shortest: time.Hour}
		rates, err := Bench(p, size)
		leave(policy)
		if err != nil || len(rates) != 5 {
			t.Fatalf("%s: %v, %v", name, rates, err)
		}
		for _, r := range rates {
			if t.Logf("%s: %s: %.0f %s", name, r.What, r.Value, r.Unit); !(r.Value > 0) || math.IsInf(r.Value, 0) {
				t.Errorf("%s: %+v", name, r)
			}
		}
		if most := 3 / p.shortest.Seconds(); rates[3].Value > most || p.longest != size.Full {
			t.Errorf("%s: %.0f tokens/s, at most %.0f were generated, slots of %d tokens at most", name, rates[3].Value, most, p.longest)
		}
	}
	if n := gpu.Used(); n != before {
		t.Errorf("%d bytes of the GPU's memory were not given back", n-before)
	}
}

// stepped is a policy that notes the batches that it learns from.
type stepped struct {
	model.Policy
	batches []model.Packed
	norms   []float32
}

func (p *stepped) Forward(in model.Packed) (model.Out, error) {
	p.batches = append(p.batches, in)
	return p.Policy.Forward(in)
}

func (p *stepped) Step(o adamw.Options) (float32, error) {
	norm, err := p.Policy.Step(o)
	p.norms = append(p.norms, norm)
	return norm, err
}

// A step learns from all that was drawn, once, after prompts that samples share; the simulated GPU draws what the CPU
// draws, but for roundings.
func TestBenchStep(t *testing.T) {
	d, gpu := simulated(t)
	before := gpu.Used()
	size := StepSize{Questions: 2, Samples: 3, Turns: 2, Prompt: 5, Drawn: 3, Observed: 2}
	var batches [][]model.Packed
	both := places(d)
	for _, place := range []Place{both["cpu"], both["cuda"]} {
		policy, err := place(tiny(t), cuda.Options{})
		if err != nil {
			t.Fatal(err)
		}
		p := &stepped{Policy: policy}
		rates, err := BenchStep(p, size)
		leave(policy)
		if err != nil || len(rates) != 3 || !(rates[0].Value > 0) || !(rates[2].Value > rates[1].Value) {
			t.Fatalf("%v, %v", rates, err)
		}
		if len(p.batches) != 2 || len(p.norms) != 1 || !(p.norms[0] > 0) {
			t.Fatalf("%d batches, steps of norms %v", len(p.batches), p.norms)
		}
		for _, in := range p.batches {
			scored := 0
			for _, is := range in.Score {
				if is {
					scored++
				}
			}
			if len(in.Tokens) != 5+3*2*5 || len(in.Segments) != 4 || in.Segments[3].Prefix != 0 || scored != 3*2*3 {
				t.Errorf("%d tokens, %d of them scored, segments %v", len(in.Tokens), scored, in.Segments)
			}
		}
		batches = append(batches, p.batches)
	}
	same := 0
	for i, in := range batches[0] {
		for j, id := range in.Tokens {
			if id == batches[1][i].Tokens[j] {
				same++
			}
		}
	}
	if same < 2*35-12 { // roundings change few draws
		t.Errorf("%d of 70 tokens are the CPU's and the GPU's", same)
	}
	if n := gpu.Used(); n != before {
		t.Errorf("%d bytes of the GPU's memory were not given back", n-before)
	}
	if got := FullStep.Within(512); got.Prompt+got.own() > 512 || got.Samples != FullStep.Samples {
		t.Errorf("%+v does not fit into 512 tokens", got)
	}
}

// What is measured is the embedded model.
func TestNanoShape(t *testing.T) {
	f, err := nano.File()
	if err != nil {
		t.Fatal(err)
	}
	c, err := model.CheckGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if !c.Equal(NanoShape) {
		t.Errorf("NanoShape has %+v, the embedded model %+v", NanoShape, c)
	}
}
