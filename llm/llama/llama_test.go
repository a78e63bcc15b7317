package llama

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/testprogram"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
)

var folder string // of files that tests share

func TestMain(m *testing.M) {
	var err error
	if folder, err = os.MkdirTemp("", "sqlagent-llama-"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

const nano = "../../nano/weights/nano.gguf"

// hostProgram is the built host, which all tests run.
func hostProgram(t testing.TB) string {
	t.Helper()
	path, err := builtHost()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

var builtHost = sync.OnceValues(func() (string, error) { return testprogram.In(folder, hostName) })

// libraries are llama.cpp's. Where they must be there, they are; elsewhere the test is skipped, and so is a short one.
func libraries(t testing.TB) string {
	t.Helper()
	if testing.Short() {
		t.Skip("llama.cpp is left out of short runs")
	}
	dir, err := findLibraries()
	if err == nil {
		_, err = os.Stat(dir)
	}
	switch {
	case err == nil:
		return dir
	case os.Getenv("CI") == "true":
		t.Fatal(err)
	}
	t.Skip(err)
	return ""
}

// plain is the embedded model with F32 weights: for Q8_0, llama.cpp rounds what it multiplies them with too.
func plain(t testing.TB) string {
	t.Helper()
	path, err := plainFile()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

var plainFile = sync.OnceValues(func() (string, error) {
	f, err := gguf.Open(nano)
	if err != nil {
		return "", err
	}
	defer f.Close()
	m, err := model.LoadGGUF(f)
	if err != nil {
		return "", err
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		return "", err
	}
	meta := slices.Clone(f.Meta)
	meta.Set("general.file_type", uint32(0))
	path := filepath.Join(folder, "nano-f32.gguf")
	return path, gguf.Write(path, meta, tensors)
})

func begin(t testing.TB, path string, o Options) *Engine {
	t.Helper()
	o.Libraries, o.Host, o.Threads = libraries(t), hostProgram(t), 1
	if o.Context == 0 {
		o.Context = 512
	}
	e, err := Open(t.Context(), path, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

func open(t testing.TB, e llm.Engine) llm.Session {
	t.Helper()
	s, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func ask(t testing.TB, s llm.Session, text string, o llm.Sampling, stop ...string) llm.Turn {
	t.Helper()
	turn, err := converse(t.Context(), s, text, o, stop...)
	if err != nil {
		t.Fatal(err)
	}
	return turn
}

func converse(ctx context.Context, s llm.Session, text string, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if err := s.Append(llm.Message{Role: llm.User, Text: text}); err != nil {
		return llm.Turn{}, err
	}
	return s.Generate(ctx, o, stop...)
}

var questions = []string{
	"city: id, name, population\nHow many cities are there?",
	"singer(id, name, age) concert(id, singer_id, year)\nWhich singers gave a concert in 2014?",
	"<|im_end|> is no token here, ünïcode, 日本語, \t\n tabs",
}

// The same file, the same tokens: what is learned on one engine is what runs on the other.
func TestTokensEqualNative(t *testing.T) {
	path := plain(t)
	e := begin(t, path, Options{Exact: true})
	n, err := native.Open(path, native.LoadOptions{Context: 512, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	defer n.Close()
	for _, o := range []llm.Sampling{
		{MaxTokens: 24},
		{MaxTokens: 24, Temperature: 1, Seed: 7},
		{MaxTokens: 24, Temperature: 0.8, TopP: 0.9, TopK: 20, MinP: 0.02, Seed: 8},
	} {
		for _, q := range questions {
			here, there := open(t, e), open(t, n)
			for range 2 {
				a, b := ask(t, here, q, o, "</sql>"), ask(t, there, q, o, "</sql>")
				if !reflect.DeepEqual(a, b) {
					t.Errorf("%+v: %q\nllama  %+v\nnative %+v", o, q, a, b)
				}
			}
			a, b := here.(llm.Traced).Tokens(), there.(llm.Traced).Tokens()
			if len(a) != len(b) {
				t.Fatalf("%+v: %q: %d tokens, native has %d", o, q, len(a), len(b))
			}
			for i := range a {
				// Two implementations of the same float32 sums.
				d := a[i].Logprob - b[i].Logprob
				if a[i].ID != b[i].ID || a[i].Generated != b[i].Generated || d > 1e-3 || d < -1e-3 {
					t.Fatalf("%+v: %q: token %d is %+v, native's %+v", o, q, i, a[i], b[i])
				}
			}
			here.Close()
			there.Close()
		}
	}
	a, b := e.Info(), n.Info()
	if a.Name != b.Name || a.Parameters != b.Parameters || a.Protocol != b.Protocol || a.Quantisation != b.Quantisation {
		t.Errorf("llama knows %+v, native %+v", a, b)
	}
}

// A turn costs its new tokens, and the last one that was drawn, which nobody had to compute until then.
func TestTurnsComputeNewTokensOnly(t *testing.T) {
	e := begin(t, nano, Options{Sessions: 2})
	s := open(t, e).(*session)
	ask(t, s, questions[0], llm.Sampling{MaxTokens: 20})
	if want := given(s.Tokens()); s.evaluated != want {
		t.Errorf("the first turn computed %d tokens, want %d", s.evaluated, want)
	}
	for turn := range 3 {
		before := len(s.Tokens())
		ask(t, s, questions[1], llm.Sampling{MaxTokens: 20})
		if want := 1 + given(s.Tokens()[before:]); s.evaluated != want {
			t.Errorf("turn %d computed %d tokens, want %d", turn+2, s.evaluated, want)
		}
	}
	// Another session finds what the two have in common: all but the last token.
	other := open(t, e).(*session)
	ask(t, other, questions[0], llm.Sampling{MaxTokens: 20})
	if other.evaluated != 1 {
		t.Errorf("a conversation that begins like another computed %d tokens", other.evaluated)
	}
	if !reflect.DeepEqual(other.Tokens(), s.Tokens()[:len(other.Tokens())]) {
		t.Error("it goes on otherwise")
	}
}

func given(tokens []llm.Token) (n int) {
	for _, t := range tokens {
		if !t.Generated {
			n++
		}
	}
	return n
}

func TestSessionsAtOnce(t *testing.T) {
	o := llm.Sampling{MaxTokens: 40, Temperature: 1, Seed: 3}
	e := begin(t, plain(t), Options{Sessions: 4, Exact: true})
	two := func(q string) ([]llm.Token, error) {
		s, err := e.NewSession(t.Context(), llm.SessionOptions{})
		if err != nil {
			return nil, err
		}
		defer s.Close()
		for _, text := range []string{q, "again"} {
			if _, err := converse(t.Context(), s, text, o); err != nil {
				return nil, err
			}
		}
		return s.(llm.Traced).Tokens(), nil
	}
	texts := append(slices.Clone(questions), questions[0]+" Name them.", "hello", "x")
	var alone [][]llm.Token
	for _, q := range texts {
		tokens, err := two(q)
		if err != nil {
			t.Fatal(err)
		}
		alone = append(alone, tokens)
	}
	errs := make(chan error)
	for i, q := range texts { // more than there are sequences: some wait
		go func() {
			tokens, err := two(q)
			if err == nil && !slices.EqualFunc(tokens, alone[i], func(a, b llm.Token) bool { return a.ID == b.ID }) {
				err = fmt.Errorf("%q: other tokens than alone", q)
			}
			errs <- err
		}()
	}
	for range texts {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
}

func TestStopStringKeepsTheWholeToken(t *testing.T) {
	e := begin(t, nano, Options{})
	free := open(t, e)
	text := ask(t, free, questions[0], llm.Sampling{MaxTokens: 40}).Text
	stop := text[5:8]
	free.Close()
	s := open(t, e)
	var streamed strings.Builder
	turn := ask(t, s, questions[0], llm.Sampling{MaxTokens: 40, OnText: func(p string) { streamed.WriteString(p) }}, stop)
	want := text[:strings.Index(text, stop)+len(stop)]
	if turn.Text != want || turn.Finish != llm.FinishStop || streamed.String() != want {
		t.Errorf("got %q (%s), streamed %q, want %q", turn.Text, turn.Finish, streamed.String(), want)
	}
	if a, b := s.(llm.Traced).Tokens(), free.(llm.Traced).Tokens(); !reflect.DeepEqual(a, b[:len(a)]) {
		t.Error("the stopped conversation's tokens are not those of the free one")
	}
}

func TestContextIsNeverCut(t *testing.T) {
	e := begin(t, nano, Options{Context: 64})
	s := open(t, e)
	var room *llm.ContextError
	err := s.Append(llm.Message{Role: llm.User, Text: strings.Repeat("x1 ", 80)})
	if !errors.As(err, &room) || room.Have != 64 {
		t.Fatalf("got %v, want a ContextError", err)
	}
	turn := ask(t, s, "go", llm.Sampling{Temperature: 2, Seed: 1})
	if n := len(s.(llm.Traced).Tokens()); turn.Finish == llm.FinishContext && n != 64 || n > 64 {
		t.Errorf("%d tokens in a context of 64 (%s)", n, turn.Finish)
	}
	if _, err := e.NewSession(t.Context(), llm.SessionOptions{MaxTokens: 65}); !errors.As(err, &room) {
		t.Errorf("got %v, want a ContextError", err)
	}
}

func TestCancelLeavesTheEngineInOrder(t *testing.T) {
	e := begin(t, nano, Options{Sessions: 1})
	want := ask(t, open(t, e), questions[1], llm.Sampling{MaxTokens: 30})
	s := open(t, begin(t, nano, Options{Sessions: 1}))
	cancelled := 0
	for seed := range uint64(40) {
		ctx, cancel := context.WithCancel(t.Context())
		_, err := converse(ctx, s, "go", llm.Sampling{Temperature: 2, Seed: seed, OnText: func(string) { cancel() }})
		cancel()
		switch {
		case errors.Is(err, context.Canceled):
			cancelled++
		case err != nil:
			t.Fatalf("got %v, want context.Canceled", err)
		}
		if cancelled == 5 {
			break
		}
	}
	if cancelled < 5 {
		t.Fatalf("%d turns were cancelled: the others ended with their first token", cancelled)
	}
	engine := s.(*session).engine
	s.Close()
	if got := ask(t, open(t, engine), questions[1], llm.Sampling{MaxTokens: 30}); !reflect.DeepEqual(got, want) {
		t.Errorf("after cancelling: %+v, want %+v", got, want)
	}
}
