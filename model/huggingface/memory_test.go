package huggingface

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/gguf/safetensors"
)

// A checkpoint of 0.8 GB, of holes that take no room on the disk, is converted in a few megabytes for each processor.
func TestMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("converts 0.8 GB")
	}
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip("this system does not tell the memory of a process: ", err)
	}
	dir := copied(t, "qwen2")
	const width, ff, vocabulary = 4096, 8192, 32768
	edit(t, dir, configFile, func(m map[string]any) {
		m["hidden_size"], m["intermediate_size"], m["vocab_size"], m["tie_word_embeddings"] = width, ff, vocabulary, false
		m["num_hidden_layers"], m["layer_types"] = 1, nil
	})
	var shape config
	if err := readJSON(dir, configFile, &shape); err != nil {
		t.Fatal(err)
	}
	c, _, err := shape.model()
	if err != nil {
		t.Fatal(err)
	}
	sparse(t, dir, c.Layout)
	from, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	meta, sources, err := from.GGUF(gguf.FileQ4_0, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("/proc/self/clear_refs", []byte("5"), 0); err != nil { // begins the peak again
		t.Skip("the peak of memory cannot be set back: ", err)
	}
	if err := gguf.Create(filepath.Join(dir, "out.gguf"), meta, sources, nil); err != nil {
		t.Fatal(err)
	}
	if status, err = os.ReadFile("/proc/self/status"); err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	var peak int
	if _, err := fmt.Sscan(rest, &peak); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d MB at most, %d processors", peak>>10, runtime.GOMAXPROCS(0))
	if limit := 200 + 40*runtime.GOMAXPROCS(0); peak>>10 > limit {
		t.Errorf("%d MB were resident, want %d at most", peak>>10, limit)
	}
}

// sparse writes weights of zeros, all in one file.
func sparse(t *testing.T, dir string, layout func(func(string, []int) bool)) {
	t.Helper()
	header, end := map[string]any{}, 0
	for name, shape := range layout {
		n := 2
		for _, s := range shape {
			n *= s
		}
		header[hfName(name)] = map[string]any{"dtype": "BF16", "shape": slices.Clone(shape), "data_offsets": []int{end, end + n}}
		end += n
	}
	text, err := json.Marshal(header)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, weightsFile)
	if err := os.WriteFile(path, append(binary.LittleEndian.AppendUint64(nil, uint64(len(text))), text...), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, int64(8+len(text)+end)); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, indexFile)); err != nil {
		t.Fatal(err)
	}
	if f, err := safetensors.Open(path); err != nil {
		t.Fatal(err)
	} else {
		f.Close()
	}
	t.Logf("%.1f GB", float64(end)/1e9)
}
