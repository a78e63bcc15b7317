package cuda

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/model"
)

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

// Rates are of what is done: nothing generates faster than its fastest step, also behind some hundred of them.
func TestBench(t *testing.T) {
	d, gpu := simulated(t)
	before := gpu.Used()
	size := BenchSize{Sequences: 3, Length: 48, Slots: []int{2, 3}, Prompt: pageTokens - 4, Full: pageTokens}
	for name, place := range map[string]Place{
		"cpu":  func(m *model.Model, _ Options) (model.Policy, error) { return m, nil },
		"cuda": func(m *model.Model, o Options) (model.Policy, error) { return NewPolicy(d, m.Origin(), o) },
	} {
		policy, err := place(lively(t, tiny("qwen2")), Options{})
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
	rates, err := BenchDevice(d, 32)
	if err != nil || len(rates) != 4 || !(rates[0].Value > 0) || !(rates[1].Value > 0) {
		t.Errorf("the device: %v, %v", rates, err)
	}
	t.Cleanup(func() { gpu.Memory(1 << 30) })
	gpu.Memory(gpu.Used() + 1000)
	var memory *MemoryError
	if _, err := BenchDevice(d, 32); !errors.As(err, &memory) {
		t.Errorf("1000 bytes: %v, want a *MemoryError", err)
	}
	if n := gpu.Used(); n != before {
		t.Errorf("%d bytes of the GPU's memory were not given back", n-before)
	}
}
