package host

import (
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/hybridgroup/yzma/pkg/llama"
	"github.com/hybridgroup/yzma/pkg/loader"
	"github.com/jupiterrider/ffi"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model"
)

// quantizeChunk is ggml's quantiser: rows of x as a type, with or without importance.
func quantizeChunk(t testing.TB) func(as gguf.Type, x, importance []float32, row int) []byte {
	dir := libraries(t)
	evaluate(t, wire.Load{Model: write(t, shapes(words(t).Size())[0], words(t), gguf.F32, 0), Sequences: 1, Context: 16})
	lib, err := ffi.Load(loader.GetLibraryFilename(dir, "ggml-base"))
	if err != nil {
		t.Fatal(err)
	}
	call, err := lib.Get("ggml_quantize_chunk")
	if err != nil {
		t.Fatal(err)
	}
	return func(as gguf.Type, x, importance []float32, row int) []byte {
		b := make([]byte, as.Size(len(x)))
		purego.SyscallN(call, uintptr(as), uintptr(unsafe.Pointer(&x[0])), uintptr(unsafe.Pointer(&b[0])), 0,
			uintptr(len(x)/row), uintptr(row), uintptr(unsafe.Pointer(unsafe.SliceData(importance))))
		return b
	}
}

// weightsLike are numbers as trained matrices have them: every row of its own size, a few outliers.
func weightsLike(r *rand.Rand, n, row int) (x, importance []float32) {
	x, importance = make([]float32, n), make([]float32, row)
	size := 0.0
	for i := range x {
		if i%row == 0 {
			size = 0.02 * math.Exp(r.NormFloat64())
		}
		x[i] = float32(size * r.NormFloat64())
		if r.IntN(500) == 0 {
			x[i] *= 20
		}
	}
	for i := range importance {
		importance[i] = float32(math.Exp(2 * r.NormFloat64()))
	}
	return x, importance
}

// Every type that we write, byte for byte, on numbers that no golden file holds.
func TestQuantizerEqualsGGML(t *testing.T) {
	theirs := quantizeChunk(t)
	const row = 1024
	x, importance := weightsLike(rand.New(rand.NewPCG(5, 6)), 512*row, row)
	for _, as := range []gguf.Type{gguf.Q8_0, gguf.Q4_0, gguf.Q4_1, gguf.Q5_0, gguf.Q5_1, gguf.Q4_K, gguf.Q5_K, gguf.Q6_K} {
		for _, importance := range [][]float32{nil, importance} {
			ours, err := gguf.QuantizeRows(as, x, importance)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(ours, theirs(as, x, importance, row)) {
				t.Errorf("%s, importance %v: other bytes than ggml's", as, importance != nil)
			}
		}
	}
}

// BenchmarkQuantizers prints the fastest of many short runs of ours and of ggml's, taken in turns, on one thread.
func BenchmarkQuantizers(b *testing.B) {
	theirs := quantizeChunk(b)
	const row = 1024
	x, importance := weightsLike(rand.New(rand.NewPCG(5, 6)), 8*row, row)
	for _, as := range []gguf.Type{gguf.Q8_0, gguf.Q4_0, gguf.Q4_K, gguf.Q5_K, gguf.Q6_K} {
		for _, importance := range [][]float32{nil, importance} {
			b.Run(fmt.Sprintf("%s/importance=%v", as, importance != nil), func(b *testing.B) {
				ours, ggml := time.Hour, time.Hour
				for b.Loop() {
					start := time.Now()
					if _, err := gguf.QuantizeRows(as, x, importance); err != nil {
						b.Fatal(err)
					}
					middle := time.Now()
					theirs(as, x, importance, row)
					ours, ggml = min(ours, middle.Sub(start)), min(ggml, time.Since(middle))
				}
				megabytes := float64(4*len(x)) / 1e6
				b.ReportMetric(megabytes/ours.Seconds(), "MB/s")
				b.ReportMetric(megabytes/ggml.Seconds(), "ggml-MB/s")
				b.ReportMetric(ggml.Seconds()/ours.Seconds(), "ratio")
			})
		}
	}
}

// llamaQuantized is what llama.cpp's own quantiser makes of a file.
func llamaQuantized(t *testing.T, source string, as gguf.FileType) string {
	t.Helper()
	evaluate(t, wire.Load{Model: source, Sequences: 1, Context: 16})
	path := filepath.Join(t.TempDir(), as.String()+".gguf")
	p := llama.ModelQuantizeDefaultParams()
	p.Ftype = llama.Ftype(as)
	p.NThread = 1
	if llama.ModelQuantize(source, path, &p) != 0 {
		t.Fatalf("llama.cpp does not write %s", as)
	}
	return path
}

func openFile(t *testing.T, path string) *gguf.File {
	t.Helper()
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// Files of every kind that we write, tensor for tensor what llama.cpp's own quantiser makes of the same file.
func TestFilesEqualLlamas(t *testing.T) {
	tok := words(t)
	for _, c := range shapes(tok.Size()) {
		c.Embedding, c.FeedForward, c.Layers = 256, 320, 8 // a row of 320 is no whole number of blocks of 256
		if c.RopeFactors != nil {
			c.RopeFactors = slices.Repeat([]float32{2}, c.HeadDim()/2)
		}
		source := write(t, c, tok, gguf.F32, 0)
		f := openFile(t, source)
		for _, name := range gguf.FileTypes()[1:] {
			as, err := gguf.ParseFileType(name)
			if err != nil {
				t.Fatal(err)
			}
			theirs := openFile(t, llamaQuantized(t, source, as))
			for i, kind := range as.Types(f.Meta, f.Tensors, false) {
				tensor := f.Tensors[i]
				want, ok := theirs.Tensor(tensor.Name)
				if !ok || want.Type != kind {
					t.Errorf("%s %s: %s is %s, llama.cpp says %s", c.Architecture, name, tensor.Name, kind, want.Type)
					continue
				}
				x, err := tensor.Float32s()
				if err != nil {
					t.Fatal(err)
				}
				got, err := gguf.Quantize(kind, x)
				if err != nil {
					t.Fatal(err)
				}
				if !slices.Equal(got, want.Data) {
					t.Errorf("%s %s: %s as %s has other bytes than llama.cpp's", c.Architecture, name, tensor.Name, kind)
				}
			}
		}
	}
}

// Which type each tensor has in a file of Q4_K_M, at the depths at which llama.cpp's rules differ, is what llama.cpp
// says; the widest rows are of one block, so that little has to be quantised.
func TestTypesEqualLlamas(t *testing.T) {
	tok := words(t)
	all := shapes(tok.Size())
	qwen2, qwen3, llama3 := all[0], all[1], all[2]
	for _, c := range []struct {
		config     model.Config
		layers, kv int
	}{{qwen2, 80, 2}, {qwen2, 80, 16}, {qwen2, 28, 2}, {qwen3, 80, 2}, {llama3, 80, 2}, {llama3, 80, 16}, {llama3, 5, 2}} {
		c.config.Embedding, c.config.HeadWidth, c.config.Heads, c.config.FeedForward = 256, 0, 16, 32
		c.config.Layers, c.config.KVHeads = c.layers, c.kv
		name := fmt.Sprintf("%s of %d layers, %d heads of keys", c.config.Architecture, c.layers, c.kv)
		source := write(t, c.config, tok, gguf.F32, 0)
		f, theirs := openFile(t, source), openFile(t, llamaQuantized(t, source, gguf.FileQ4_K_M))
		different := 0
		for i, kind := range gguf.FileQ4_K_M.Types(f.Meta, f.Tensors, false) {
			if want, ok := theirs.Tensor(f.Tensors[i].Name); !ok || want.Type != kind {
				if different++; different < 4 {
					t.Errorf("%s: %s is %s, llama.cpp says %s", name, f.Tensors[i].Name, kind, want.Type)
				}
			}
		}
	}
}
