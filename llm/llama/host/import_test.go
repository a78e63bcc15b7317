package host

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/huggingface"
)

// imported writes a checkpoint of model/huggingface's tests as a GGUF file.
func imported(t *testing.T, dir string, as gguf.FileType) string {
	t.Helper()
	c, err := huggingface.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	meta, sources, err := c.GGUF(as, "")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := gguf.Create(path, meta, sources, nil); err != nil {
		t.Fatal(err)
	}
	return path
}

// widened is a file with the same weights in F32.
func widened(t *testing.T, path string) string {
	t.Helper()
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var tensors []gguf.Tensor
	for _, x := range f.Tensors {
		values, err := x.Float32s()
		if err != nil {
			t.Fatal(err)
		}
		if x.Data, err = gguf.Quantize(gguf.F32, values); err != nil {
			t.Fatal(err)
		}
		x.Type = gguf.F32
		tensors = append(tensors, x)
	}
	out := filepath.Join(t.TempDir(), "widened.gguf")
	if err := gguf.Write(out, f.Meta, tensors); err != nil {
		t.Fatal(err)
	}
	return out
}

// Logits of llama.cpp on what we import are transformers' own (model/huggingface/testdata/make.py).
func TestImportedAsTransformers(t *testing.T) {
	for _, name := range model.Architectures {
		dir := filepath.Join("../../../model/huggingface/testdata", name)
		var golden struct {
			IDs   [][]int32 `json:"ids"`
			Shape [2]int    `json:"shape"`
		}
		text, err := os.ReadFile(filepath.Join(dir, "golden.json"))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &golden); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(dir, "golden.logits"))
		if err != nil {
			t.Fatal(err)
		}
		want := make([]float32, golden.Shape[0]*golden.Shape[1])
		if _, err := binary.Decode(b, binary.LittleEndian, want); err != nil {
			t.Fatal(err)
		}
		half := imported(t, dir, gguf.FileF16)
		for _, c := range []struct {
			what, path string
			tolerance  float64
		}{
			{"F32", imported(t, dir, gguf.FileF32), 1e-4},
			{"F16", widened(t, half), 1e-2}, // what the file holds
			// Its products with F16 weights round what they multiply with to F16 too, which adds an error of its own.
			{"F16 as llama.cpp multiplies", half, 2e-2},
		} {
			e := evaluate(t, wire.Load{Model: c.path, Sequences: 1, Context: 128, Exact: true})
			largest := 0.0
			for i, id := range golden.IDs[0] {
				at := []span{{tokens: []int32{id}, wanted: true}}
				if err := e.extend(at); err != nil {
					t.Fatal(err)
				}
				got, err := e.logits(at[0])
				if err != nil {
					t.Fatal(err)
				}
				for k, v := range got {
					largest = max(largest, math.Abs(float64(v-want[i*golden.Shape[1]+k])))
				}
			}
			t.Logf("%s %s: largest difference of logits %.2g", name, c.what, largest)
			if largest > c.tolerance {
				t.Errorf("%s %s: logits differ by %g from transformers'", name, c.what, largest)
			}
		}
	}
}
