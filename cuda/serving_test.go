package cuda

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// What a file holds, of whatever type, is on the GPU what it is when a whole model is read first; and what cannot be
// read, or has no room, gives all memory back.
func TestServing(t *testing.T) {
	d, gpu := simulated(t)
	c := tiny("qwen3")
	c.Embedding, c.FeedForward = 64, 96 // whole blocks
	span := model.Span{Slot: 0, Tokens: []int32{3, 9, 27}}
	size := model.DecoderOptions{Slots: 1, Tokens: pageTokens}
	logits := func(x model.Decoder, err error) []float32 {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		defer x.Close()
		out, err := x.Logits(span)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	m := lively(t, c)
	var f *gguf.File
	for _, as := range []gguf.Type{gguf.F32, gguf.BF16, gguf.Q8_0} {
		tensors, err := m.Tensors(as)
		if err != nil {
			t.Fatal(err)
		}
		f = &gguf.File{Meta: m.Meta(), Tensors: tensors}
		whole, err := model.LoadGGUF(f)
		if err != nil {
			t.Fatal(err)
		}
		p, err := NewPolicy(d, whole.Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		want := logits(p.NewDecoder(size))
		p.Close()
		if got := logits(NewDecoder(d, f, size)); !slices.Equal(got, want) {
			t.Errorf("%v: logits are %g off", as, distance(got, want))
		}
	}

	before := gpu.Used()
	t.Cleanup(func() { gpu.Memory(1 << 30) })
	gpu.Memory(before + 1000)
	var memory *MemoryError
	if _, err := NewDecoder(d, f, size); !errors.As(err, &memory) {
		t.Errorf("1000 bytes: %v, want a *MemoryError", err)
	}
	gpu.Memory(1 << 30)
	s := m.State()
	s.Weights[len(s.Weights)/2] = float32(math.NaN())
	m.Changed(s)
	f.Tensors = nil
	for name, shape := range c.Layout { // which Tensors refuses to write
		x := gguf.Tensor{Name: name, Type: gguf.F32, Dims: []uint64{uint64(shape[len(shape)-1])}}
		if len(shape) == 2 {
			x.Dims = append(x.Dims, uint64(shape[0]))
		}
		x.Data = make([]byte, 4*x.Elements())
		if name == "blk.1.ffn_up.weight" {
			x.Data[10], x.Data[11] = 0xc0, 0x7f
		}
		f.Tensors = append(f.Tensors, x)
	}
	var damaged *model.GGUFError
	if _, err := NewDecoder(d, f, size); !errors.As(err, &damaged) || damaged.What != "tensor blk.1.ffn_up.weight" || !strings.Contains(err.Error(), "element 2 is NaN") {
		t.Errorf("NaN in a tensor: %v", err)
	}
	if n := gpu.Used(); n != before {
		t.Errorf("%d bytes of the GPU's memory were not given back", n-before)
	}
}

// A plan without training is what answering takes.
func TestPlanOfServing(t *testing.T) {
	d, gpu := simulated(t)
	c := tiny("qwen3")
	m := lively(t, c)
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	w := Work{Decode: 512, Sessions: 4}
	needs, err := Plan(c, w, Options{})
	if err != nil {
		t.Fatal(err)
	}
	x, err := NewDecoder(d, &gguf.File{Meta: m.Meta(), Tensors: tensors}, model.DecoderOptions{Tokens: w.Decode, Slots: w.Sessions})
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	var spans []model.Span
	var draws []model.Draw
	for slot := range w.Sessions {
		spans = append(spans, model.Span{Slot: slot, Tokens: make([]int32, 1+promptTokens/w.Sessions)})
		draws = append(draws, model.Draw{Span: slot})
	}
	if _, err := x.Extend(spans, draws); err != nil {
		t.Fatal(err)
	}
	planned, taken := needs.Total()-blasWorkspace, int64(gpu.Used())-d.workspace.bytes
	if off := math.Abs(float64(planned)/float64(taken) - 1); off > 0.1 {
		t.Errorf("planned %d bytes, taken %d: %.0f%% off", planned, taken, 100*off)
	}
}
