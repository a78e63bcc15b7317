package open

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/calibration"
	"github.com/sqlagent/sqlagent/llm/card"
)

// stripped is nano as somebody else would publish it: without what sqltrain writes of it.
func stripped(t *testing.T) string {
	t.Helper()
	f, err := gguf.Open(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m := slices.DeleteFunc(slices.Clone(f.Meta), func(kv gguf.KV) bool { return strings.HasPrefix(kv.Key, "sqlagent.") })
	m.Set("tokenizer.chat_template", "{% for m in messages %}<|im_start|>{{ m.role }}")
	path := filepath.Join(t.TempDir(), "stripped.gguf")
	if err := gguf.Write(path, m, f.Tensors); err != nil {
		t.Fatal(err)
	}
	return path
}

// How a model answers is said by what its user measured, else by its file; else it answers carefully. The embedded
// weights are left alone.
func TestAdvise(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	withoutLlama(t)
	voting := func(o Options) *llm.Voting {
		t.Helper()
		o.Engine = Native
		e, err := Open(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		return e.Info().Voting
	}
	foreign := stripped(t)
	if v := voting(Options{Model: foreign}); v == nil || v.Basis != llm.ByAgreement || v.Votes != llm.Careful().Votes || v.Measured() {
		t.Errorf("of nobody: %+v", v)
	}
	url, _ := recorded(t, "llama.cpp/end.txt")
	server, err := Open(t.Context(), Options{BaseURL: url, Key: serverKey})
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	if v := server.Info().Voting; v == nil || v.Votes != 1 || !v.Uncalibrated(0) || v.Uncalibrated(5) {
		t.Errorf("a server's, each vote of which is paid for: %+v", v)
	}
	if v := voting(Options{}); v == nil || v.Basis != llm.ByFile {
		t.Errorf("the embedded model: %+v", v)
	}
	if v := voting(Options{Model: nanoFile}); v == nil || v.Basis != llm.ByFile || !v.Measured() {
		t.Errorf("a file that says so: %+v", v)
	}
	folder := t.TempDir()
	for _, path := range []string{foreign, nanoFile} {
		c, err := calibration.OfFile(t.Context(), path, nil)
		if err != nil {
			t.Fatal(err)
		}
		c.Voting = llm.Voting{Votes: 3, Shares: []float64{0, 1}, Probabilities: []float64{0, 1}, MinConfidence: 0.4, Protocol: "plain"}
		if _, err := c.Save(folder); err != nil {
			t.Fatal(err)
		}
		if v := voting(Options{Model: path, calibrations: folder}); v == nil || v.Basis != llm.ByQuestions || v.Votes != 3 || v.MinConfidence != 0.4 {
			t.Errorf("%s, which its user measured: %+v", path, v)
		}
		if v := voting(Options{Model: path}); v != nil && v.Basis == llm.ByQuestions {
			t.Errorf("%s, measured elsewhere: %+v", path, v)
		}
	}
}

// A calibration in a copy of the file is read with it.
func TestCalibratedCopy(t *testing.T) {
	to := filepath.Join(t.TempDir(), "calibrated.gguf")
	want := llm.Voting{Votes: 3, Shares: []float64{0, 1}, Probabilities: []float64{0, 1}, MinConfidence: 0.4}
	if err := card.Copy(stripped(t), to, want); err != nil {
		t.Fatal(err)
	}
	e, err := Open(t.Context(), Options{Engine: Native, Model: to, calibrations: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if v := e.Info().Voting; v == nil || v.Votes != 3 || v.MinConfidence != 0.4 || !v.Measured() {
		t.Errorf("%+v", v)
	}
}
