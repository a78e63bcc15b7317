package llama

import (
	"errors"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/native"
)

func TestGrammar(t *testing.T) {
	e := begin(t, nano, Options{})
	constraint := parse(t, `root ::= "SELECT " name " FROM " name ";" "\n"?
name ::= [a-z] [a-z0-9_]{0,9}`)
	want := regexp.MustCompile(`^SELECT [a-z][a-z0-9_]{0,9} FROM [a-z][a-z0-9_]{0,9};\n?$`)
	for seed := range uint64(8) {
		s := open(t, e)
		for range 2 { // a turn begins at the root
			turn := ask(t, s, questions[0], llm.Sampling{Temperature: float32(seed) / 4, Seed: seed, MaxTokens: 60, Constraint: constraint})
			if !want.MatchString(turn.Text) || turn.Finish != llm.FinishEnd {
				t.Errorf("seed %d: %q (%s)", seed, turn.Text, turn.Finish)
			}
		}
		s.Close()
	}
	// What the model cannot be held to does not end the session, nor does a turn without a grammar miss it.
	s := open(t, e)
	defer s.Close()
	for _, gbnf := range []string{"root ::= <nothing>", `root ::= ("x"{2000}){2000}`} {
		if err := s.Append(llm.Message{Role: llm.User, Text: questions[0]}); err != nil {
			t.Fatal(err)
		}
		_, err := s.Generate(t.Context(), llm.Sampling{Constraint: parse(t, gbnf)})
		var refused *llm.ConstraintError
		if !errors.As(err, &refused) || refused.Engine != "llama" {
			t.Errorf("%s: %v", gbnf, err)
		}
	}
	free := ask(t, s, questions[0], llm.Sampling{MaxTokens: 60})
	if free.Text == "" || want.MatchString(free.Text) {
		t.Errorf("without a grammar: %q", free.Text)
	}
}

// A special token that the grammar names is drawn; text that spells its name is not taken for it.
func TestGrammarOfSpecialTokens(t *testing.T) {
	s := open(t, begin(t, nano, Options{}))
	defer s.Close()
	turn := ask(t, s, questions[0], llm.Sampling{MaxTokens: 60, Constraint: parse(t, `root ::= <select>{2} "<select>"`)})
	tokens := s.(llm.Traced).Tokens()
	tokens = tokens[len(tokens)-turn.Tokens:]
	const name = "<select>"
	pieces := []llm.Piece{{Token: name}, {Token: name}, {Text: name}}
	if turn.Text != name+name+name || !slices.Equal(turn.Pieces, pieces) || turn.Tokens < 6 || tokens[0].ID != tokens[1].ID || tokens[2].ID == tokens[1].ID {
		t.Errorf("%+v of the tokens %v", turn, tokens)
	}
}

func parse(t *testing.T, gbnf string) *grammar.Grammar {
	t.Helper()
	g, err := grammar.Parse(gbnf)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// An adapter must do what adding its product to the weights does.
func TestAdapter(t *testing.T) {
	const rank, alpha, scale = 4, 8, 0.5
	path := plain(t)
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := rand.New(rand.NewPCG(5, 6))
	random := func(n int, size float64) []float32 {
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(size * r.NormFloat64())
		}
		return x
	}
	var adapter []gguf.Tensor
	add := func(to *[]gguf.Tensor, name string, x []float32, dims ...uint64) {
		data, err := gguf.Quantize(gguf.F32, x)
		if err != nil {
			t.Fatal(err)
		}
		*to = append(*to, gguf.Tensor{Name: name, Dims: dims, Type: gguf.F32, Data: data})
	}
	merged := slices.Clone(f.Tensors)
	for i, w := range merged {
		if !slices.Contains([]string{"blk.0.attn_q.weight", "blk.1.ffn_up.weight", "blk.2.ffn_down.weight"}, w.Name) {
			continue
		}
		in, out := int(w.Dims[0]), int(w.Dims[1])
		a, b := random(rank*in, 1), random(out*rank, 1) // [rank, in], [out, rank]
		add(&adapter, w.Name+".lora_a", a, uint64(in), rank)
		add(&adapter, w.Name+".lora_b", b, rank, uint64(out))
		x, err := w.Float32s() // [out, in]
		if err != nil {
			t.Fatal(err)
		}
		for o := range out {
			for k := range rank {
				for j := range in {
					x[o*in+j] += scale * alpha / rank * b[o*rank+k] * a[k*in+j]
				}
			}
		}
		var one []gguf.Tensor
		add(&one, w.Name, x, w.Dims...)
		merged[i] = one[0]
	}
	dir := t.TempDir()
	adapterPath, mergedPath := filepath.Join(dir, "adapter.gguf"), filepath.Join(dir, "merged.gguf")
	if err := gguf.Write(adapterPath, gguf.Meta{
		{Key: "general.architecture", Value: "qwen2"}, {Key: "general.type", Value: "adapter"},
		{Key: "adapter.type", Value: "lora"}, {Key: "adapter.lora.alpha", Value: float32(alpha)},
	}, adapter); err != nil {
		t.Fatal(err)
	}
	if err := gguf.Write(mergedPath, f.Meta, merged); err != nil {
		t.Fatal(err)
	}

	n, err := native.Open(mergedPath, native.LoadOptions{Context: 512, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	defer n.Close()
	o := llm.Sampling{MaxTokens: 40}
	want := ask(t, open(t, n), questions[0], o).Text
	with := begin(t, path, Options{Exact: true, Adapter: adapterPath, Scale: scale})
	if got := ask(t, open(t, with), questions[0], o).Text; got != want {
		t.Errorf("with the adapter %q, merged %q", got, want)
	}
	if got := ask(t, open(t, begin(t, path, Options{Exact: true})), questions[0], o).Text; got == want {
		t.Errorf("the adapter changes nothing: %q", got)
	}
	refused(t, path, Options{Adapter: path}, "no LoRA adapter", "llama.cpp says")
	refused(t, path, Options{Adapter: filepath.Join(dir, "none")}, "no such file")
}

// An adapter that sqltrain trained is given conversations as it was, whatever the template of its base says.
func TestAdapterKnowsItsConversations(t *testing.T) {
	f, err := gguf.Open(nano)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	dir := t.TempDir()
	base, adapter := filepath.Join(dir, "base.gguf"), filepath.Join(dir, "adapter.gguf")
	meta := slices.DeleteFunc(slices.Clone(f.Meta), func(kv gguf.KV) bool { return strings.HasPrefix(kv.Key, "sqlagent.") })
	meta.Set("tokenizer.chat_template", "{% for m in messages %}{{ m.role }}{% endfor %}")
	if err := gguf.Write(base, meta, f.Tensors); err != nil {
		t.Fatal(err)
	}
	w, _ := f.Tensor("blk.0.attn_q.weight")
	const rank = 2
	if err := gguf.Write(adapter, gguf.Meta{
		{Key: "general.architecture", Value: "qwen2"}, {Key: "general.type", Value: "adapter"}, {Key: "adapter.type", Value: "lora"},
		{Key: "adapter.lora.alpha", Value: float32(rank)}, {Key: "sqlagent.training.tokens", Value: uint64(1)},
	}, []gguf.Tensor{
		{Name: w.Name + ".lora_a", Dims: []uint64{w.Dims[0], rank}, Type: gguf.F32, Data: make([]byte, 4*rank*w.Dims[0])},
		{Name: w.Name + ".lora_b", Dims: []uint64{rank, w.Dims[1]}, Type: gguf.F32, Data: make([]byte, 4*rank*w.Dims[1])},
	}); err != nil {
		t.Fatal(err)
	}
	refused(t, base, Options{}, "the chat template")
	o := llm.Sampling{MaxTokens: 20}
	want := ask(t, open(t, begin(t, nano, Options{})), questions[0], o)
	if got := ask(t, open(t, begin(t, base, Options{Adapter: adapter})), questions[0], o); got.Text != want.Text {
		t.Errorf("%q, without the adapter, which changes nothing, %q", got.Text, want.Text)
	}
}
