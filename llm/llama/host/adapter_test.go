package host

import (
	"math"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/trainer"
)

// A LoRA that was trained here is to llama.cpp, with the weights, what the merged weights are.
func TestAdapterIsMerged(t *testing.T) {
	tok := words(t)
	for _, c := range shapes(tok.Size()) {
		m, err := model.New(c, 1)
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		base, adapter, merged := filepath.Join(dir, "base.gguf"), filepath.Join(dir, "adapter.gguf"), filepath.Join(dir, "merged.gguf")
		if err := trainer.Export(base, m.Origin(), tok, gguf.FileF32, trainer.ExportInfo{}); err != nil {
			t.Fatal(err)
		}
		from := m.Origin()
		if err := from.AddLoRA(model.LoRA{Rank: 4, Alpha: 8}, 1); err != nil {
			t.Fatal(err)
		}
		if m, err = from.Model(); err != nil {
			t.Fatal(err)
		}
		p := model.Packed{Tokens: []int32{1, 2, 3, 4}, Segments: []model.Segment{{Len: 4, Prefix: -1}}, Score: []bool{false, true, true, true}}
		for range 5 {
			if _, err := m.Forward(p); err != nil {
				t.Fatal(err)
			}
			if err := m.Backward(model.Grad{Logp: []float32{0, -1, -1, -1}}); err != nil {
				t.Fatal(err)
			}
			if _, err := m.Step(adamw.Options{LR: 0.02, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8}); err != nil {
				t.Fatal(err)
			}
		}
		if err := trainer.ExportAdapter(adapter, m.Origin(), tok, gguf.F32, trainer.ExportInfo{Base: "owner/base"}); err != nil {
			t.Fatal(err)
		}
		if err := trainer.Export(merged, m.Origin(), tok, gguf.FileF32, trainer.ExportInfo{}); err != nil {
			t.Fatal(err)
		}
		logits := func(l wire.Load) []float32 {
			l.Sequences, l.Context, l.Exact = 1, 64, true
			e := evaluate(t, l)
			at := []span{{tokens: []int32{5, 6, 7, 8, 9}, wanted: true}}
			if err := e.extend(at); err != nil {
				t.Fatal(err)
			}
			x, err := e.logits(at[0])
			if err != nil {
				t.Fatal(err)
			}
			return append([]float32(nil), x...)
		}
		plain, apart, within := logits(wire.Load{Model: base}), logits(wire.Load{Model: base, Adapter: adapter, Scale: 1}), logits(wire.Load{Model: merged})
		var changed, different float64
		for i := range plain {
			changed = max(changed, math.Abs(float64(within[i]-plain[i])))
			different = max(different, math.Abs(float64(within[i]-apart[i])))
		}
		t.Logf("%s: the LoRA changes logits by up to %.2g, the adapter differs by %.2g", c.Architecture, changed, different)
		if different > 1e-4 || changed < 0.1 {
			t.Errorf("%s: the adapter's logits differ by %g from the merged ones; the LoRA changes %g", c.Architecture, different, changed)
		}
	}
}
