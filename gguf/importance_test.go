package gguf

import (
	"errors"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
)

func TestImportance(t *testing.T) {
	m := &Importance{Datasets: []string{"a.jsonl"}}
	m.Add("blk.0.attn_q.weight", []float32{1, 2, 3, 4}, 2)
	m.Add("blk.0.attn_q.weight", []float32{0, 2}, 2)
	if got, err := m.Columns("blk.0.attn_q.weight", 2); err != nil || !slices.Equal(got, []float32{10. / 3, 8}) {
		t.Errorf("columns %v, %v", got, err)
	}
	if got, err := m.Columns("output.weight", 2); got != nil || err != nil {
		t.Errorf("of nothing: %v, %v", got, err)
	}
	if _, err := m.Columns("blk.0.attn_q.weight", 4); err == nil {
		t.Error("columns of another model")
	}
	path := filepath.Join(t.TempDir(), "m.gguf")
	if err := m.Write(path); err != nil {
		t.Fatal(err)
	}
	if back, err := ReadImportance(path); err != nil || !reflect.DeepEqual(back, m) {
		t.Errorf("read back: %+v, %v", back, err)
	}
	for name, c := range map[string]struct {
		meta    Meta
		tensors []Tensor
	}{
		"a model":   {Meta{{"general.type", "model"}}, nil},
		"nothing":   {Meta{{"general.type", "imatrix"}}, nil},
		"no counts": {Meta{{"general.type", "imatrix"}}, []Tensor{{"a.in_sum2", []uint64{1}, F32, make([]byte, 4)}}},
		"negative": {Meta{{"general.type", "imatrix"}}, []Tensor{
			{"a.in_sum2", []uint64{1}, F32, []byte{0, 0, 128, 191}}, {"a.counts", []uint64{1}, F32, make([]byte, 4)}}},
	} {
		if err := Write(path, c.meta, c.tensors); err != nil {
			t.Fatal(err)
		}
		var fe *FormatError
		if got, err := ReadImportance(path); !errors.As(err, &fe) {
			t.Errorf("%s: %v, %v, want a *FormatError", name, got, err)
		}
	}
}
