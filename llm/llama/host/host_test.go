package host

import (
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/idle"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// opened is how opening the libraries went: they can be opened once.
var opened = sync.OnceValues(func() (string, error) {
	dir := os.Getenv("SQLAGENT_LLAMA_LIB")
	if dir == "" {
		data := os.Getenv("XDG_DATA_HOME")
		if home, err := os.UserHomeDir(); data == "" && err == nil {
			data = filepath.Join(home, ".local", "share")
		}
		dir = filepath.Join(data, "sqlagent", "llama-v"+wire.Version)
	}
	if _, err := os.Stat(dir); err != nil {
		return "", err
	}
	return dir, open(dir, func() {})
})

// libraries are where llama.cpp's are, opened. Where they must be there, they are; elsewhere the test is skipped, and
// so is a short one.
func libraries(t testing.TB) string {
	t.Helper()
	if testing.Short() {
		t.Skip("llama.cpp is left out of short runs")
	}
	dir, err := opened()
	switch {
	case err != nil && (dir != "" || os.Getenv("CI") == "true"):
		t.Fatal(err)
	case err != nil:
		t.Skip("llama.cpp's libraries are not installed: ", err)
	}
	return dir
}

func evaluate(t testing.TB, l wire.Load) *evaluator {
	t.Helper()
	libraries(t)
	e, err := newEvaluator(&l, idle.Fixed(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { llama.Free(e.ctx) })
	return e
}

// words is a vocabulary of 300 tokens and more; what they are matters nothing to the numbers.
func words(t testing.TB) *token.Tokenizer {
	t.Helper()
	tok, err := token.Train(slices.Values([]string{"select count from where select count"}), 300, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	return tok
}

// write makes a GGUF file of a model of random weights, norms and biases too.
func write(t testing.TB, c model.Config, tok *token.Tokenizer, weights gguf.Type, fileType uint32) string {
	t.Helper()
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range tensors {
		x := &tensors[i]
		mean, deviation := 0.0, 0.1
		switch {
		case x.Name == "rope_freqs.weight":
			continue
		case strings.HasSuffix(x.Name, "norm.weight"):
			mean = 1
		case x.Name == "token_embd.weight":
			deviation = 1
		case len(x.Dims) == 2:
			deviation = 1 / math.Sqrt(float64(x.Dims[0]))
		}
		if strings.HasSuffix(x.Name, "attn_output.weight") || strings.HasSuffix(x.Name, "ffn_down.weight") {
			deviation /= math.Sqrt(float64(2 * c.Layers)) // what blocks add does not grow with their number (GPT-2, 2.3)
		}
		values := make([]float32, x.Elements())
		for k := range values {
			values[k] = float32(mean + deviation*r.NormFloat64())
		}
		if len(x.Dims) == 2 {
			x.Type = weights
		}
		if x.Data, err = gguf.Quantize(x.Type, values); err != nil {
			t.Fatal(err)
		}
	}
	meta := m.Meta()
	meta.Set("general.file_type", fileType)
	meta.Set("general.quantization_version", uint32(2))
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := gguf.Write(path, append(meta, tok.Meta()...), tensors); err != nil {
		t.Fatal(err)
	}
	return path
}

// shapes has one model of each architecture, and what its loader could get wrong: heads of their own width, a rotation
// with factors, an output matrix of its own.
func shapes(vocab int) []model.Config {
	base := model.Config{
		VocabSize: vocab, Context: 256, Layers: 3, Embedding: 64, FeedForward: 96, Heads: 4, KVHeads: 2,
		RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}
	qwen2, qwen3, llama, plain := base, base, base, base
	qwen2.Architecture = "qwen2"
	qwen3.Architecture, qwen3.HeadWidth, qwen3.RopeBase = "qwen3", 32, 1e6
	llama.Architecture, llama.Tied, llama.RopeBase, llama.NormEps = "llama", false, 5e5, 1e-5
	llama.RopeFactors = []float32{1, 1, 1, 1, 1.5, 3, 8, 8}
	plain.Architecture = "llama"
	return []model.Config{qwen2, qwen3, llama, plain}
}

// compare runs the same 160 tokens through llama.cpp and through our own decoder, and returns the largest difference of
// two logits, and the root of the mean squared difference relative to that of the logits.
func compare(t *testing.T, path string) (largest, relative float64) {
	t.Helper()
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := model.LoadGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	dec, err := m.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: 256, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	e := evaluate(t, wire.Load{Model: path, Sequences: 2, Context: 256, Exact: true})
	ids := make([]int32, 160)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range ids {
		ids[i] = r.Int32N(int32(m.Config().VocabSize))
	}
	var square, sum float64
	step := func(sequence int, tokens []int32) {
		at := []span{{sequence: sequence, tokens: tokens, wanted: true}}
		if err := e.extend(at); err != nil {
			t.Fatal(err)
		}
		theirs, err := e.logits(at[0])
		if err != nil {
			t.Fatal(err)
		}
		ours, err := dec.Logits(model.Span{Slot: 0, Tokens: tokens})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range ours {
			d := float64(theirs[i] - want)
			largest = max(largest, math.Abs(d))
			square += d * d
			sum += float64(want) * float64(want)
		}
	}
	for i := range ids {
		step(0, ids[i:i+1]) // token by token
	}
	dec.Truncate(0, 0)
	step(1, ids) // and as a prompt
	return largest, math.Sqrt(square / sum)
}

func TestLogitsEqualOurs(t *testing.T) {
	tok := words(t)
	for _, c := range shapes(tok.Size()) {
		largest, relative := compare(t, write(t, c, tok, gguf.F32, 0))
		t.Logf("%s F32: largest difference %.2g, relative %.2g", c.Architecture, largest, relative)
		// Both add float32 numbers, in another order.
		if largest > 1e-4 || relative > 1e-4 {
			t.Errorf("%s (%+v): logits differ by up to %g, relative %g", c.Architecture, c, largest, relative)
		}
		largest, relative = compare(t, write(t, c, tok, gguf.Q8_0, 7))
		t.Logf("%s Q8_0: largest difference %.2g, relative %.2g", c.Architecture, largest, relative)
		// llama.cpp rounds what it multiplies Q8_0 weights with to eight bits too.
		if relative > 1e-2 || largest == 0 {
			t.Errorf("%s (%+v): Q8_0 logits differ by %g relative", c.Architecture, c, relative)
		}
	}
}

// What llama.cpp would only assert, ending the process, or read as something else.
func TestRefused(t *testing.T) {
	tok := words(t)
	path := write(t, shapes(tok.Size())[0], tok, gguf.F32, 0)
	e := evaluate(t, wire.Load{Model: path, Sequences: 2, Context: 16})
	for _, c := range []struct {
		sequence int
		tokens   []int32
		more     int
	}{
		{-1, []int32{1}, 1}, {2, []int32{1}, 1}, {0, nil, 1}, {0, []int32{1}, 0}, {0, []int32{1}, 16},
		{0, []int32{-1}, 1}, {0, []int32{int32(tok.Size())}, 1}, {0, make([]int32, 1<<20), 1},
	} {
		if e.check(c.sequence, c.tokens, c.more) == nil {
			t.Errorf("%+v is taken", c)
		}
	}
	if err := e.check(1, make([]int32, 15), 1); err != nil {
		t.Error(err)
	}
	for _, l := range []wire.Load{
		{Model: "a\x00b", Sequences: 1, Context: 1}, {Model: path, Adapter: "a\x00b", Sequences: 1, Context: 1}, {Model: path, Context: 1}, {Model: path, Sequences: 1},
		{Model: path, Sequences: 1 << 20, Context: 1 << 20}, {Model: path, Sequences: 1, Context: 1, Threads: -1},
	} {
		if _, err := load(&l, func() {}); err == nil {
			t.Errorf("%+v is taken", l)
		}
	}
	for _, grammar := range []string{"root ::= (", "start ::= \"a\"", "root ::= root \"a\"", "root ::= other", "root ::= <nothing>"} {
		var said *wire.Error
		if _, err := e.constrain(grammar, nil); !errors.As(err, &said) || said.Kind != wire.Grammar {
			t.Errorf("the grammar %q: %v", grammar, err)
		}
	}
	for _, adapter := range []string{filepath.Join(t.TempDir(), "none"), path} {
		if _, err := newEvaluator(&wire.Load{Model: path, Sequences: 1, Context: 16, Adapter: adapter}, idle.Fixed(1)); err == nil {
			t.Errorf("the adapter %q is taken", adapter)
		}
	}
}

// What was given up leaves no trace.
func TestAbort(t *testing.T) {
	tok := words(t)
	path := write(t, shapes(tok.Size())[0], tok, gguf.F32, 0)
	tokens := []int32{1, 2, 3, 4, 5, 6, 7, 8}
	run := func(interrupted bool) []float32 {
		e := evaluate(t, wire.Load{Model: path, Sequences: 2, Context: 64, Exact: true})
		spans := func(from, to int) []span {
			return []span{{sequence: 0, tokens: tokens[from:to], wanted: true}, {sequence: 1, tokens: tokens[from:to]}}
		}
		if err := e.extend(spans(0, 4)); err != nil {
			t.Fatal(err)
		}
		if interrupted {
			aborted.Store(1)
			err := e.extend(spans(4, 8))
			aborted.Store(0)
			if !errors.Is(err, errCancelled) || len(e.held[0]) != 4 || len(e.held[1]) != 4 {
				t.Fatalf("got %v, %d and %d tokens are held", err, len(e.held[0]), len(e.held[1]))
			}
		}
		rest := spans(4, 8)
		if err := e.extend(rest); err != nil {
			t.Fatal(err)
		}
		logits, err := e.logits(rest[0])
		if err != nil {
			t.Fatal(err)
		}
		return slices.Clone(logits)
	}
	if a, b := run(true), run(false); !slices.Equal(a, b) {
		t.Error("the logits are others than without the interruption")
	}
}

// A prompt longer than a batch, next to another sequence, with a beginning taken over from a third.
func TestSequencesShareBatches(t *testing.T) {
	tok := words(t)
	c := shapes(tok.Size())[0]
	c.Context = 2048
	path := write(t, c, tok, gguf.F32, 0)
	long := make([]int32, 1500)
	for i := range long {
		long[i] = int32(i*i+7*i) % int32(tok.Size())
	}
	// run generates four tokens for each of prompts, all at once.
	run := func(e *evaluator, prompts ...[]int32) [][]int32 {
		got := make([][]int32, len(prompts))
		done := make(chan error, len(prompts))
		s := newScheduler(e, func(r wire.Reply) {
			if r.Done != nil {
				done <- nil
			} else {
				got[r.ID] = append(got[r.ID], r.Token.ID)
			}
		}, func(_ int64, err error) { done <- err })
		for i, p := range prompts {
			s.generate(int64(i), &wire.Generate{Sequence: i, Tokens: p, Most: 4})
		}
		go s.serve() // it waits for more when the test is over
		for range prompts {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		return got
	}
	var alone [][]int32
	prompts := [][]int32{long, long[:700], append(slices.Clone(long[:900]), 5, 6), {1, 2, 3}}
	for _, p := range prompts {
		alone = append(alone, run(evaluate(t, wire.Load{Model: path, Sequences: 1, Context: 2048, Exact: true}), p)[0])
	}
	e := evaluate(t, wire.Load{Model: path, Sequences: 4, Context: 2048, Exact: true})
	for round := range 2 { // the second finds all but the last tokens
		for i, got := range run(e, prompts...) {
			if !slices.Equal(got, alone[i]) {
				t.Errorf("round %d, prompt %d: %v, alone %v", round, i, got, alone[i])
			}
		}
	}
}
