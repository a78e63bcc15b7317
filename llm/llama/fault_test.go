package llama

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// refused wants Open to fail with words of a *llm.LoadError that has a hint.
func refused(t *testing.T, path string, o Options, words ...string) {
	t.Helper()
	if o.Libraries == "" {
		o.Libraries = libraries(t)
	}
	if o.Host == "" {
		o.Host = hostProgram(t)
	}
	o.Threads, o.Context = max(o.Threads, 1), 256
	e, err := Open(t.Context(), path, o)
	if err == nil {
		e.Close()
		t.Fatalf("opened; want an error with %q", words)
	}
	var load *llm.LoadError
	if !errors.As(err, &load) || load.Hint == "" {
		t.Fatalf("got %v, want a *llm.LoadError with a hint", err)
	}
	for _, w := range words {
		if !strings.Contains(load.Error()+" "+load.Hint, w) {
			t.Errorf("%q is not in: %v (%s)", w, err, load.Hint)
		}
	}
}

// program makes a host of a shell script.
func program(t *testing.T, script string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "host")
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestHostsThatAreOfNoUse(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		words  []string
	}{
		"ends":       {"echo goodbye >&2", []string{"ended by itself", "goodbye"}},
		"fails":      {"echo no such luck >&2; exit 3", []string{"exit status 3", "no such luck"}},
		"crashes":    {"kill -SEGV $$", []string{"segmentation fault"}},
		"hangs":      {"echo waiting >&2; exec sleep 100", []string{"no sign of life for 200ms", "waiting"}},
		"talks":      {"echo Hello, I am a web server; exec sleep 100", []string{`"Hello, I am a web server`}},
		"stammers":   {`printf '\0\0\0\4abcd'; exec sleep 100`, []string{`"abcd"`}},
		"breaks off": {`printf '\0\0\0\44{"loading'`, []string{"ended by itself"}},
		"only loads": {
			`for i in 1 2 3 4 5 6 7 8 9; do printf '\0\0\0\20{"loading":true}'; sleep 0.01; done; echo tired >&2`,
			[]string{"tired"},
		},
		"echoes":       {"exec cat", []string{"sent an unexpected message"}},
		"half a frame": {`printf '\0\0\0\12{"loaded":{'; sleep 0.1`, []string{"sent an unexpected message"}},
		"other model":  {`printf '\0\0\0\34{"loaded":{"vocabulary":17}}'; exec sleep 100`, []string{"knows 17 of"}},
	} {
		t.Run(name, func(t *testing.T) {
			silence := 5 * time.Second
			if name == "hangs" {
				silence = 200 * time.Millisecond
			}
			refused(t, nano, Options{Host: program(t, c.script), Libraries: "/", Silence: silence}, c.words...)
		})
	}
	refused(t, nano, Options{Host: filepath.Join(t.TempDir(), "nowhere"), Libraries: "/"}, "cannot be started", HostVariable)
}

// libffi is opened before the host's own first line runs.
func TestHostWithoutLibffi(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "libffi.so.8"), []byte("no library"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("LD_LIBRARY_PATH", dir)
	refused(t, nano, Options{}, "libffi.so.8", "apt-get install libffi8")
}

func TestLibrariesThatAreOfNoUse(t *testing.T) {
	good := libraries(t)
	// change makes a directory of the libraries in which the file at path is another.
	change := func(t *testing.T, path string, change func([]byte) []byte) string {
		t.Helper()
		dir := t.TempDir()
		entries, err := os.ReadDir(good)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			from, err := filepath.EvalSymlinks(filepath.Join(good, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			if e.Name() != path && filepath.Base(from) != path {
				if err := os.Symlink(from, filepath.Join(dir, e.Name())); err != nil {
					t.Fatal(err)
				}
				continue
			}
			b, err := os.ReadFile(from)
			if err != nil {
				t.Fatal(err)
			}
			if b = change(b); b == nil {
				continue
			}
			if err := os.WriteFile(filepath.Join(dir, e.Name()), b, 0o755); err != nil {
				t.Fatal(err)
			}
		}
		return dir
	}
	llamaFile, err := filepath.EvalSymlinks(filepath.Join(good, "libllama.so"))
	if err != nil {
		t.Fatal(err)
	}
	llamaName := filepath.Base(llamaFile)

	refused(t, nano, Options{Libraries: filepath.Join(good, "nowhere")}, "no llama.cpp in", "models get-llama")
	refused(t, nano, Options{Libraries: good + "\x00"}, "no directory")
	for _, share := range []int{0, 1, 30, 60, 80} { // percent; the last ones are only symbols
		cut := func(b []byte) []byte { return b[:len(b)*share/100] }
		refused(t, nano, Options{Libraries: change(t, llamaName, cut)}, "llama.cpp")
		refused(t, nano, Options{Libraries: change(t, "libggml-base.so", cut)}, "llama.cpp")
	}
	other := func(b []byte) []byte {
		changed := bytes.ReplaceAll(b, []byte(wire.Version+"-dev\x00"), []byte("0.4.7-dev\x00"))
		if bytes.Equal(b, changed) {
			t.Fatal("the library does not hold its version in the form that this test changes")
		}
		return changed
	}
	refused(t, nano, Options{Libraries: change(t, llamaName, other)}, "holds llama.cpp 0.4.7-dev", wire.Version+" is needed")
}

// The release must not drift apart from what the script installs.
func TestScriptInstallsTheVersion(t *testing.T) {
	script, err := os.ReadFile("../pull/llama.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(script, []byte("version v"+wire.Version+"\n")) {
		t.Errorf("llm/pull/llama.txt does not pin llama.cpp %s", wire.Version)
	}
}

func TestModelsThatAreOfNoUse(t *testing.T) {
	whole, err := os.ReadFile(nano)
	if err != nil {
		t.Fatal(err)
	}
	write := func(b []byte) string {
		path := filepath.Join(t.TempDir(), "model.gguf")
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	f, err := gguf.Parse(whole)
	if err != nil {
		t.Fatal(err)
	}
	with := func(key string, value any) string {
		meta := append(gguf.Meta(nil), f.Meta...)
		meta.Set(key, value)
		path := filepath.Join(t.TempDir(), "model.gguf")
		if err := gguf.Write(path, meta, f.Tensors); err != nil {
			t.Fatal(err)
		}
		return path
	}
	refused(t, filepath.Join(t.TempDir(), "none.gguf"), Options{}, "none.gguf")
	refused(t, write(whole[:len(whole)/2]), Options{}, "GGUF")
	refused(t, write([]byte("Hello")), Options{}, "GGUF")
	refused(t, with("tokenizer.ggml.model", "llama"), Options{}, `"llama" is not supported`)
	refused(t, with("general.architecture", "abacus"), Options{}, "abacus.context_length")
	refused(t, with("qwen2.block_count", uint32(77)), Options{}, "llama.cpp does not load it", "llama.cpp says")
	refused(t, with("sqlagent.votes", uint32(0)), Options{}, "are no calibration")
	refused(t, nano, Options{Threads: 1 << 20}, "1048576 threads")
	refused(t, nano, Options{GPULayers: 3}, "no GPU")
}

// Weights that are numbers each, but whose products are none, show while text is generated.
func TestNaNLogits(t *testing.T) {
	f, err := gguf.Open(nano)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for i := range f.Tensors {
		if x := &f.Tensors[i]; x.Name == "output_norm.weight" {
			x.Data = bytes.Repeat(binary.LittleEndian.AppendUint32(nil, math.Float32bits(3e38)), len(x.Data)/4)
		}
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := gguf.Write(path, f.Meta, f.Tensors); err != nil {
		t.Fatal(err)
	}
	for _, temperature := range []float32{0, 1} {
		turn, err := converse(t.Context(), open(t, begin(t, path, Options{})), "select", llm.Sampling{Temperature: temperature})
		var load *llm.LoadError
		if !errors.As(err, &load) || load.Path != path || load.Hint == "" || !strings.Contains(err.Error(), "the logit of token") {
			t.Errorf("got %+v, %v; want a *llm.LoadError of %s about a logit", turn, err, path)
		}
	}
}

func TestKilledHost(t *testing.T) {
	e := begin(t, nano, Options{Sessions: 2})
	s, waiting := open(t, e), open(t, e)
	if err := waiting.Append(llm.Message{Role: llm.User, Text: "hello"}); err != nil {
		t.Fatal(err)
	}
	var load *llm.LoadError
	kill := func(string) { e.host.Cmd.Process.Kill() }
	long := parse(t, `root ::= "x"{900}`) // it is at work for long enough to be killed
	_, err := converse(t.Context(), s, "go", llm.Sampling{Temperature: 2, OnText: kill, Constraint: long})
	if !errors.As(err, &load) || !strings.Contains(err.Error(), "killed") || load.Hint == "" {
		t.Errorf("got %v, want that the host was killed", err)
	}
	_, err = waiting.Generate(t.Context(), llm.Sampling{})
	if !errors.As(err, &load) || !strings.Contains(err.Error(), "killed") {
		t.Errorf("the other session got %v, want that the host was killed", err)
	}
	// There is no sequence left to wait for.
	if _, err := e.NewSession(t.Context(), llm.SessionOptions{}); !errors.As(err, &load) {
		t.Errorf("got %v, want that the host was killed", err)
	}
}

func TestClosedEngine(t *testing.T) {
	e := begin(t, nano, Options{})
	s := open(t, e)
	if err := s.Append(llm.Message{Role: llm.User, Text: "hello"}); err != nil {
		t.Fatal(err)
	}
	e.Close()
	if _, err := s.Generate(t.Context(), llm.Sampling{}); !errors.Is(err, llm.ErrClosed) {
		t.Errorf("got %v, want that the engine is closed", err)
	}
	if state := e.host.Cmd.ProcessState; !state.Success() {
		t.Errorf("the host ended as %v", state)
	}
}

func TestCancelWhileLoading(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	_, err := Open(ctx, nano, Options{Host: program(t, "exec sleep 100"), Libraries: "/"})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
}
