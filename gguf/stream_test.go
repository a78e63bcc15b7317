package gguf

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// sources are tensors of many chunks, few rows, one row, and one number.
func sources(t *testing.T, as Type) ([]Source, []Tensor) {
	t.Helper()
	var sources []Source
	var tensors []Tensor
	for name, dims := range map[string][]uint64{"many": {64, 50000}, "few": {256, 3}, "row": {512}, "matrices": {32, 5, 7}} {
		x := make([]float32, Tensor{Dims: dims}.Elements())
		for i := range x {
			x[i] = float32(i%1013) - 500
		}
		data, err := Quantize(as, x)
		if err != nil {
			t.Fatal(err)
		}
		plain, err := Quantize(F32, x)
		if err != nil {
			t.Fatal(err)
		}
		of := Tensor{Name: name, Dims: dims, Type: F32, Data: plain}
		sources = append(sources, Source{Name: name, Dims: dims, Type: as, Rows: of.Rows})
		tensors = append(tensors, Tensor{Name: name, Dims: dims, Type: as, Data: data})
	}
	return sources, tensors
}

func TestCreateIsWrite(t *testing.T) {
	meta := Meta{{"k", "v"}}
	for _, as := range []Type{F32, F16, Q8_0, Q4_0} {
		sources, tensors := sources(t, as)
		path := filepath.Join(t.TempDir(), "f.gguf")
		var last, all int64
		if err := Create(path, meta, sources, func(done, total int64) { last, all = done, total }); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(got, encoded(t, meta, tensors)) {
			t.Errorf("%s: other bytes than Write's, %v", as, err)
		}
		if size, err := Size(meta, sources); err != nil || size != int64(len(got)) {
			t.Errorf("%s: Size says %d (%v), the file has %d", as, size, err, len(got))
		}
		if last != all || last == 0 || last > int64(len(got)) {
			t.Errorf("%s: the progress ended at %d of %d", as, last, all)
		}
	}
}

func TestCreateFails(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "f.gguf")
	broken := errors.New("broken")
	good, _ := sources(t, F32)
	unreadable, unwritable, undescribed := good[0], good[0], good[0]
	unreadable.Name, unreadable.Rows = "other", func([]float32, int) error { return broken }
	unwritable.Name, unwritable.Type = "other", 10
	undescribed.Dims = nil
	for name, bad := range map[string]Source{"unreadable": unreadable, "unwritable": unwritable, "undescribed": undescribed, "twice": good[0]} {
		err := Create(path, nil, append(good[:len(good):len(good)], bad), nil)
		if err == nil || name == "unreadable" && !errors.Is(err, broken) {
			t.Errorf("%s: %v", name, err)
		}
		if left, _ := os.ReadDir(dir); len(left) > 0 {
			t.Errorf("%s: left behind: %v", name, left)
		}
	}
	full := stream(&brokenWriter{100_000}, nil, good, nil)
	if !errors.Is(full, syscall.ENOSPC) {
		t.Errorf("a full disk: %v", full)
	}
}
