package cuda

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// What goes to the GPU comes back from it to the last bit: weights, moments of both forms, a reference, a LoRA and what
// it is over. So a checkpoint of one device is the other's.
func TestCheckpointOfGPU(t *testing.T) {
	d, gpu := simulated(t)
	for _, x := range []struct {
		rank             int
		eight, reference bool
	}{{}, {eight: true}, {reference: true}, {rank: 4}, {rank: 2, eight: true}} {
		c := tiny("qwen3")
		c.ValueHead = true
		made := func() *model.Origin {
			o := lively(t, c).Origin()
			if x.rank > 0 {
				if err := o.AddLoRA(model.LoRA{Rank: x.rank, Alpha: 8}, 1); err != nil {
					t.Fatal(err)
				}
			}
			if x.reference {
				o.Freeze()
			}
			return o
		}
		m, err := made().Model()
		if err != nil {
			t.Fatal(err)
		}
		in := packed(c, false, [2]int{20, -1})
		for range 2 {
			_, forward := m.Forward(in)
			backward := m.Backward(randomGrad(c, in))
			_, step := m.Step(adamw.Options{LR: 1e-2, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, EightBit: x.eight})
			if err := errors.Join(forward, backward, step); err != nil {
				t.Fatal(err)
			}
		}
		written := func(save func(dir string) error) []byte {
			t.Helper()
			dir := t.TempDir()
			if err := save(dir); err != nil {
				t.Fatal(err)
			}
			b, err := os.ReadFile(filepath.Join(dir, model.CheckpointFile))
			if err != nil {
				t.Fatal(err)
			}
			return b
		}
		want, dir := written(m.Save), t.TempDir()
		if err := m.Save(dir); err != nil {
			t.Fatal(err)
		}
		begun, err := NewPolicy(d, m.Origin(), Options{EightBit: x.eight})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(written(begun.Save), want) {
			t.Errorf("%+v: what the GPU was given is not what it saves", x)
		}
		loaded, err := NewPolicy(d, made(), Options{EightBit: x.eight})
		if err != nil {
			t.Fatal(err)
		}
		if err := loaded.Load(dir); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(written(loaded.Save), want) {
			t.Errorf("%+v: what the GPU has loaded is not what it saves", x)
		}
		leave := d.enter()
		gpu.Memory(gpu.Used())
		loaded.trained.moments.room(d, loaded.trained.numbers, !x.eight)
		var full *MemoryError
		if err := d.done(); !errors.As(err, &full) {
			t.Errorf("%+v: moments in the other form, where there is no room: %v", x, err)
		}
		gpu.Memory(1 << 30)
		leave()
		if !bytes.Equal(written(loaded.Save), want) {
			t.Errorf("%+v: moments are lost where there is no room for the other form", x)
		}
		leave = d.enter()
		loaded.trained.moments.room(d, loaded.trained.numbers, !x.eight) // codes of 8 bits hold what was rounded to them
		loaded.trained.moments.room(d, loaded.trained.numbers, x.eight)
		leave()
		if x.eight && !bytes.Equal(written(loaded.Save), want) {
			t.Errorf("%+v: moments are lost on the way from one form to the other and back", x)
		}
		var wrong *model.CheckpointError
		other := lively(t, tiny("qwen2")).Origin()
		if p, err := NewPolicy(d, other, Options{}); err != nil {
			t.Fatal(err)
		} else if err := errors.Join(p.Load(dir), p.Close()); !errors.As(err, &wrong) {
			t.Errorf("%+v: the checkpoint of another model: %v", x, err)
		}
		if err := errors.Join(begun.Close(), loaded.Close()); err != nil {
			t.Fatal(err)
		}
	}
}

// The host holds some pieces of a model's weights while they go to the GPU and come back from it, never all of them:
// to answer, and to train all weights or a LoRA, from a file and from a checkpoint.
func TestHostHoldsPieces(t *testing.T) {
	const child, numbers = "SQLAGENT_TEST_HOST_MEMORY", 24 << 20
	if path := os.Getenv(child); path != "" {
		if err := pieces(t, path, os.Args[len(os.Args)-1]); err != nil {
			t.Fatal(err)
		}
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
	for _, what := range []string{"answering", "a LoRA", "all weights"} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestHostHoldsPieces$", "-test.v", what)
		cmd.Env = append(os.Environ(), child+"="+path, "SQLTRAIN_CUDA_LIB="+libraries, sim.Wide+"=", "GOMAXPROCS=2")
		out, err := cmd.CombinedOutput()
		_, text, _ := strings.Cut(string(out), "heap: ")
		var heap int
		if _, scanned := fmt.Sscan(text, &heap); err != nil || scanned != nil {
			t.Fatalf("%s: %v\n%s", what, err, out)
		}
		t.Logf("%s: %d MiB of the heap, for weights that would be %d MiB as float32", what, heap>>20, 4*numbers>>20)
		if heap > 4*numbers {
			t.Errorf("%s: the heap took %d MiB; as float32 the weights are %d MiB", what, heap>>20, 4*numbers>>20)
		}
	}
}

// pieces makes of a file what is asked for, leaves a checkpoint of it, and begins with that once more.
func pieces(t *testing.T, path, what string) error {
	d, _ := simulated(t)
	f, err := gguf.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if what == "answering" {
		x, err := NewDecoder(d, f, model.DecoderOptions{Slots: 1, Tokens: pageTokens})
		if err != nil {
			return err
		}
		return x.Close()
	}
	from, err := model.OriginGGUF(f)
	if err != nil {
		return err
	}
	if what == "a LoRA" {
		if err := from.AddLoRA(model.LoRA{Rank: 4, Alpha: 8}, 1); err != nil {
			return err
		}
	} else {
		from.Freeze()
	}
	dir := t.TempDir()
	p, err := NewPolicy(d, from, Options{})
	if err != nil {
		return err
	}
	p.trained.steps = 1
	leave := d.enter()
	p.trained.moments.room(d, p.trained.numbers, false)
	err = d.done()
	leave()
	if err := errors.Join(err, p.Save(dir), p.Load(dir), p.Close()); err != nil || what == "a LoRA" {
		return err
	}
	again, err := model.OpenOrigin(dir)
	if err != nil {
		return err
	}
	defer again.Close()
	if p, err = NewPolicy(d, again, Options{}); err != nil {
		return err
	}
	return p.Close()
}
