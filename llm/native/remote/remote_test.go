package remote

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/hosted"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

const nanoFile = "../../../nano/weights/nano.gguf"

// asHost makes the test binary a host that computes on the CPU.
const asHost = "SQLAGENT_TEST_HOST"

func TestMain(m *testing.M) {
	switch os.Getenv(asHost) {
	case "":
		os.Exit(m.Run())
	case "none":
		fmt.Fprintln(os.Stderr, "no GPU here")
		os.Exit(3)
	}
	err := Serve(os.Stdin, os.Stdout, func(f *gguf.File, o model.DecoderOptions) (model.Decoder, string, error) {
		if os.Getenv(asHost) == "refuses" {
			return nil, "", &Hinted{errors.New("there is no GPU"), "buy one"}
		}
		return onCPU(f, o)
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// onCPU is a Load.
func onCPU(f *gguf.File, o model.DecoderOptions) (model.Decoder, string, error) {
	m, err := model.LoadGGUF(f)
	if err != nil {
		return nil, "", err
	}
	dec, err := m.NewDecoder(o)
	return dec, "elsewhere", err
}

// useHost makes this binary the host that is found.
func useHost(t *testing.T, as string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(HostVariable, self)
	t.Setenv(asHost, as)
}

// both are a decoder in this process, and one of the same model in another.
func both(t *testing.T, o model.DecoderOptions) (here model.Decoder, there *Decoder) {
	t.Helper()
	useHost(t, "cpu")
	f, err := gguf.Open(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := model.LoadGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if here, err = m.NewDecoder(o); err != nil {
		t.Fatal(err)
	}
	there, err = start(os.Getenv(HostVariable), nanoFile, m.Config())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { there.Close() })
	if _, err := there.load(t.Context(), load{Model: nanoFile, Options: o}); err != nil {
		t.Fatal(err)
	}
	return here, there
}

// What the host answers is what a decoder in this process answers: tokens, log-probabilities, logits, lengths, errors.
func TestDecoderIsTheSame(t *testing.T) {
	here, there := both(t, model.DecoderOptions{Slots: 3, Tokens: 4 * model.PageTokens, Exact: true})
	if there.Slots() != here.Slots() || there.Tokens() != here.Tokens() || there.PageTokens() != here.PageTokens() {
		t.Errorf("%d slots, %d tokens, pages of %d", there.Slots(), there.Tokens(), there.PageTokens())
	}
	some := sampling.NewSet(here.Config().VocabSize, 7, 70, 700)
	hot := sampling.Options{Temperature: 1.5, TopP: 0.9, TopK: 40, MinP: 0.001}
	steps := []func(d model.Decoder) (any, error){
		func(d model.Decoder) (any, error) {
			return d.Extend([]model.Span{{Slot: 0, Tokens: []int32{1, 2, 3}}, {Slot: 1, Tokens: []int32{4}}}, []model.Draw{
				{Span: 0}, {Span: 1, Sampling: hot, U: 0.1}, {Span: 1, Sampling: hot, U: 1 - 0x1p-53}, {Span: 0, U: 0.3, Sampling: hot, Allowed: some},
				{Span: 0, Sampling: hot, U: 0.6, Keep: true}, {Span: 1, Sampling: sampling.Options{Temperature: 9, TopP: 0.99}, U: 0.6, Keep: true},
				{Span: 1, Sampling: sampling.Options{Temperature: 1}, U: 0.6, Allowed: some, Keep: true},
				{Span: 1, Allowed: some}, {Span: 1, Allowed: sampling.NewSet(here.Config().VocabSize)}, {Span: 0, Allowed: sampling.Set{}},
			})
		},
		func(d model.Decoder) (any, error) { return d.Logits(model.Span{Slot: 2, Tokens: []int32{5, 6}}) },
		func(d model.Decoder) (any, error) { d.CopyPrefix(2, 0, 2); return d.Len(2), nil },
		func(d model.Decoder) (any, error) { d.Truncate(0, 1); return d.Len(0), nil },
		func(d model.Decoder) (any, error) {
			return d.Extend([]model.Span{{Slot: 2, Tokens: []int32{9}}, {Slot: 0, Tokens: []int32{8, 8}}}, []model.Draw{{Span: 0}, {Span: 1}})
		},
		func(d model.Decoder) (any, error) { return d.Extend([]model.Span{{Slot: 9, Tokens: []int32{1}}}, nil) },
		func(d model.Decoder) (any, error) { return d.Extend([]model.Span{{Slot: 0, Tokens: []int32{-1}}}, nil) },
		func(d model.Decoder) (any, error) {
			return d.Extend([]model.Span{{Slot: 1, Tokens: make([]int32, 4*model.PageTokens)}}, nil)
		},
		func(d model.Decoder) (any, error) { return []int{d.Len(0), d.Len(1), d.Len(2)}, nil },
	}
	failed := 0
	for i, step := range steps {
		want, wantErr := step(here)
		got, err := step(there)
		if wantErr != nil {
			failed++
		}
		if fmt.Sprint(got) != fmt.Sprint(want) || !reflect.DeepEqual(err, wantErr) {
			t.Errorf("step %d: %v (%v), want %v (%v)", i, got, err, want, wantErr)
		}
	}
	if failed != 3 {
		t.Errorf("%d steps failed, want 3", failed)
	}
}

// An error keeps what callers look at, on its way there and back.
func TestFailures(t *testing.T) {
	if failureOf(nil) != nil || (*failure)(nil).err() != nil {
		t.Error("no error became one")
	}
	for _, want := range []error{
		&model.SpanError{Slot: 3, Why: "is none"}, &model.RoomError{Need: 5, Free: 1}, sampling.ErrNothingAllowed,
		&sampling.LogitsError{Token: 0, Value: float32(math.Inf(1))}, &sampling.LogitsError{Token: -1},
	} {
		text := new(bytes.Buffer)
		if err := hosted.Write(text, reply{Error: failureOf(fmt.Errorf("wrapped: %w", want))}); err != nil {
			t.Fatal(err)
		}
		var r reply
		if err := hosted.Read(text, &r); err != nil || !reflect.DeepEqual(r.Error.err(), want) {
			t.Errorf("%v came as %v (%v)", want, r.Error.err(), err)
		}
	}
	nan := bits{float32(math.NaN()), float32(math.Inf(-1)), 1e-45}
	text, _ := nan.MarshalText()
	var back bits
	if err := back.UnmarshalText(text); err != nil || !slices.EqualFunc(back, nan, func(a, b float32) bool { return math.Float32bits(a) == math.Float32bits(b) }) {
		t.Errorf("%v came as %v (%v)", nan, back, err)
	}
}

// The engine answers from the file and from what is embedded, and nothing is left over.
func TestEngine(t *testing.T) {
	useHost(t, "cpu")
	t.Setenv("TMPDIR", t.TempDir())
	f, err := gguf.Open(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	say := func(e *native.Engine, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		s, err := e.NewSession(t.Context(), llm.SessionOptions{})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		if err := s.Append(llm.Message{Role: llm.User, Text: "How many?"}); err != nil {
			t.Fatal(err)
		}
		turn, err := s.Generate(t.Context(), llm.Sampling{MaxTokens: 8})
		if err != nil {
			t.Fatal(err)
		}
		return turn.Text
	}
	o := native.LoadOptions{Sessions: 1, Context: 256}
	want := say(native.Open(nanoFile, o))
	for _, name := range []string{nanoFile, "(embedded)"} {
		if got := say(Open(t.Context(), name, f, o)); got != want || got == "" {
			t.Errorf("%s says %q, want %q", name, got, want)
		}
	}
	e, err := Open(t.Context(), nanoFile, f, o)
	if err != nil || e.Info().Device != "elsewhere" || e.Info().Context != 256 {
		t.Errorf("%+v (%v)", e.Info(), err)
	}
	e.Close()
	if left, _ := filepath.Glob(filepath.Join(os.Getenv("TMPDIR"), "sqlagent-*")); left != nil {
		t.Errorf("left over: %q", left)
	}
}

// A failure of the host is reported in its words, with what to do.
func TestHostsThatAreOfNoUse(t *testing.T) {
	f, err := gguf.Open(nanoFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for as, words := range map[string][]string{
		"refuses": {"there is no GPU", "buy one"},
		"none":    {"the CUDA host died: exit status 3", "no GPU here", "nvidia-smi"},
	} {
		useHost(t, as)
		_, err := Open(t.Context(), nanoFile, f, native.LoadOptions{Context: 64})
		told(t, err, words...)
	}
	t.Setenv(HostVariable, filepath.Join(t.TempDir(), "none"))
	_, err = Open(t.Context(), nanoFile, f, native.LoadOptions{Context: 64})
	told(t, err, "the CUDA host cannot be started", HostVariable)
	t.Setenv(HostVariable, "")
	t.Setenv("PATH", t.TempDir())
	_, err = Open(t.Context(), nanoFile, f, native.LoadOptions{Context: 64})
	told(t, err, "sqlagent-cuda is neither next to sqlagent nor on PATH", "install it")

	_, there := both(t, model.DecoderOptions{Slots: 1})
	there.host.Cmd.Process.Kill()
	<-there.Gone()
	told(t, there.Why(), "killed")
	there.Truncate(0, 0)
	_, err = there.Extend([]model.Span{{Slot: 0, Tokens: []int32{1}}}, nil)
	told(t, err, "killed")
}

func told(t *testing.T, err error, words ...string) {
	t.Helper()
	var load *llm.LoadError
	if !errors.As(err, &load) || load.Hint == "" {
		t.Errorf("%v is no *llm.LoadError with a hint", err)
		return
	}
	for _, w := range words {
		if !strings.Contains(load.Error()+" "+load.Hint, w) {
			t.Errorf("%q is not in: %v (%s)", w, err, load.Hint)
		}
	}
}

// Requests that are invalid are refused, not obeyed.
func TestNonsense(t *testing.T) {
	in, out := new(bytes.Buffer), new(bytes.Buffer)
	asked := []request{
		{Extend: &extend{}}, {Load: &load{Model: filepath.Join(t.TempDir(), "none")}}, {Load: &load{Model: nanoFile, Options: model.DecoderOptions{Slots: 1}}},
		{Load: &load{Model: nanoFile}}, {Extend: &extend{Draws: []draw{{Span: 0, Set: -1}}}},
		{Extend: &extend{Spans: []model.Span{{Tokens: []int32{1}}}, Draws: []draw{{Set: 0}}}}, {Truncate: &truncate{Slot: 1}}, {CopyPrefix: &copyPrefix{Src: -1}}, {},
	}
	for _, q := range asked {
		hosted.Write(in, q)
	}
	if err := Serve(in, out, onCPU); err != nil {
		t.Fatal(err)
	}
	for i := range asked {
		var r reply
		if err := hosted.Read(out, &r); err != nil || (r.Loaded != nil) != (i == 2) || (r.Error != nil) != (i != 2) {
			t.Errorf("request %d: %+v (%v)", i, r, err)
		}
	}
	if err := hosted.Read(out, new(reply)); err != io.EOF {
		t.Errorf("after the last answer: %v", err)
	}
}

// Numbers that are damaged on the way are errors that say how.
func TestDamagedNumbers(t *testing.T) {
	for text, says := range map[string]string{"AAAA": "numbers of 3 bytes: each has 4", "%": "not in base64: illegal"} {
		if err := new(bits).UnmarshalText([]byte(text)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", text, err, says)
		}
	}
}

// failing is a decoder on a GPU that was lost.
type failing struct{ model.Decoder }

func (failing) Extend([]model.Span, []model.Draw) ([]model.Drawn, error) {
	return nil, errors.New("the GPU was lost")
}

// A host whose decoder has failed says so and ends; one whose slot has no room goes on.
func TestHostEndsWithItsDecoder(t *testing.T) {
	for _, fails := range []bool{false, true} {
		in, out := new(bytes.Buffer), new(bytes.Buffer)
		full := &extend{Spans: []model.Span{{Tokens: make([]int32, 4*model.PageTokens)}}}
		for _, q := range []request{{Load: &load{Model: nanoFile, Options: model.DecoderOptions{Slots: 1, Tokens: model.PageTokens}}}, {Extend: full}, {Extend: full}} {
			hosted.Write(in, q)
		}
		err := Serve(in, out, func(f *gguf.File, o model.DecoderOptions) (model.Decoder, string, error) {
			d, device, err := onCPU(f, o)
			if fails {
				d = failing{d}
			}
			return d, device, err
		})
		answers := 0
		for r := new(reply); hosted.Read(out, r) == nil; r = new(reply) {
			answers++
		}
		if want := map[bool]int{false: 3, true: 2}[fails]; answers != want || (err != nil) != fails {
			t.Errorf("fails %v: %d answers, want %d (%v)", fails, answers, want, err)
		}
	}
}
