package cuda

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
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
		p, err := NewPolicy(d, whole, Options{})
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

// The host holds some pieces of a model's weights while they go to the GPU, never all of them.
func TestServingTakesLittleOfTheHost(t *testing.T) {
	const child, numbers = "SQLAGENT_TEST_HOST_MEMORY", 48 << 20
	if path := os.Getenv(child); path != "" {
		d, _ := simulated(t)
		f, err := gguf.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		x, err := NewDecoder(d, f, model.DecoderOptions{Slots: 1, Tokens: pageTokens})
		if err != nil {
			t.Fatal(err)
		}
		defer x.Close()
		var memory runtime.MemStats
		runtime.ReadMemStats(&memory)
		fmt.Println("heap:", memory.HeapSys)
		return
	}
	libraries := sim.Folder(t, false)
	c := tiny("qwen3")
	c.Embedding, c.FeedForward, c.VocabSize, c.Tied = 512, 1024, numbers/512, true
	var sources []gguf.Source
	for name, shape := range c.Layout {
		s := gguf.Source{Name: name, Type: gguf.F32, Dims: []uint64{uint64(shape[len(shape)-1])}, Rows: func([]float32, int) error { return nil }}
		if len(shape) == 2 {
			s.Type, s.Dims = gguf.BF16, append(s.Dims, uint64(shape[0]))
		}
		sources = append(sources, s)
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := gguf.Create(path, c.Meta(), sources, nil); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestServingTakesLittleOfTheHost$", "-test.v")
	cmd.Env = append(os.Environ(), child+"="+path, "SQLTRAIN_CUDA_LIB="+libraries, sim.Wide+"=", "GOMAXPROCS=2")
	out, err := cmd.CombinedOutput()
	_, text, _ := strings.Cut(string(out), "heap: ")
	var heap int
	if _, scanned := fmt.Sscan(text, &heap); err != nil || scanned != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%d MiB of the heap, for weights that would be %d MiB as float32", heap>>20, 4*numbers>>20)
	if heap > 2*numbers {
		t.Errorf("the heap took %d MiB; as float32 the weights are %d MiB", heap>>20, 4*numbers>>20)
	}
}
