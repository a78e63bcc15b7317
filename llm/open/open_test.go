package open

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testprogram"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/llama"
)

const (
	nanoFile  = "../../nano/weights/nano.gguf"
	serverKey = "sk-transcript" // of the recorded servers; it opens nothing
)

// withoutLlama hides llama.cpp, wherever it may be.
func withoutLlama(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	t.Setenv(llama.HostVariable, "")
}

// withLlama lets the host be found, or leaves the test out where llama.cpp's libraries are not installed.
func withLlama(t *testing.T) {
	t.Helper()
	host := filepath.Join(t.TempDir(), "sqlagent-llama")
	t.Setenv(llama.HostVariable, host)
	if _, _, err := llama.Find(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	t.Setenv(llama.HostVariable, testprogram.Path(t, "sqlagent-llama"))
}

// recorded is a server that says what a real one said, exchange by exchange, see llm/openai. The keys that it is sent
// go to keys.
func recorded(t *testing.T, transcript string) (url string, keys chan string) {
	t.Helper()
	text, err := os.ReadFile("../openai/testdata/" + transcript)
	if err != nil {
		t.Fatal(err)
	}
	var answers []string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "> ") {
			answers = append(answers, "")
		}
		if piece, ok := strings.CutPrefix(line, "< "); ok {
			said, err := strconv.Unquote(strings.TrimSpace(piece))
			if err != nil {
				t.Fatal(err)
			}
			answers[len(answers)-1] += said
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	keys = make(chan string, len(answers))
	go func() {
		for _, answer := range answers {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			req, err := http.ReadRequest(bufio.NewReader(conn))
			if err == nil {
				io.Copy(io.Discard, req.Body)
				keys <- req.Header.Get("Authorization")
				io.WriteString(conn, answer)
			}
			conn.Close()
		}
	}()
	return "http://" + l.Addr().String(), keys
}

func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// answers has the engine say something.
func answers(t *testing.T, e llm.Engine) {
	t.Helper()
	s, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	question := "Database Engine: SQLite\nDatabase Schema:\ntable customer = customer: pk customer_id, name = name text\n\n" +
		"Question: How many customers are there?\nNames: customer = customer"
	if err := s.Append(llm.Message{Role: llm.User, Text: question}); err != nil {
		t.Fatal(err)
	}
	if turn, err := s.Generate(t.Context(), llm.Sampling{MaxTokens: 20}); err != nil || turn.Text == "" {
		t.Errorf("%+v, %v", turn, err)
	}
}

func TestEngines(t *testing.T) {
	for name, c := range map[string]struct {
		prepare func(t *testing.T, o *Options)
		want    llm.Info // of which the fields that are set matter
		notice  string
	}{
		"embedded": {func(t *testing.T, o *Options) {}, llm.Info{Engine: Native, Context: 1024}, ""},
		"file without llama.cpp": {func(t *testing.T, o *Options) {
			withoutLlama(t)
			o.Model, o.Context = testnano.OfText(t), 300
		}, llm.Info{Engine: Native, Context: 300}, "instead of llama.cpp"},
		"more context than there is": {func(t *testing.T, o *Options) {
			o.Engine, o.Model, o.Context, o.Exact = Native, nanoFile, 1<<20, true
		}, llm.Info{Engine: Native, Context: 1024}, "the model has 1024"},
		"file": {func(t *testing.T, o *Options) {
			withLlama(t)
			o.Model, o.Sessions = testnano.OfText(t), 2
		}, llm.Info{Engine: Llama, Context: 1024}, ""},
		"file over pointers": {func(t *testing.T, o *Options) {
			withLlama(t)
			o.Model = nanoFile
		}, llm.Info{Engine: Native, Context: 1024}, ""},
		"llama.cpp's options": {func(t *testing.T, o *Options) {
			withLlama(t)
			o.Model, o.Threads, o.GPULayers, o.Context = nanoFile, 1, -1, 600
		}, llm.Info{Engine: Llama, Context: 600}, ""},
		"server": {func(t *testing.T, o *Options) {
			o.BaseURL, _ = recorded(t, "llama.cpp/end.txt")
			o.Key = serverKey
		}, llm.Info{Engine: OpenAI, Name: "nano", Context: 512}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			var notices []string
			o := Options{Notice: func(text string) { notices = append(notices, text) }}
			c.prepare(t, &o)
			e, err := Open(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			defer e.Close()
			got := e.Info()
			if got.Engine != c.want.Engine || got.Context != c.want.Context || c.want.Name != "" && got.Name != c.want.Name {
				t.Errorf("%+v, want %+v", got, c.want)
			}
			if told := strings.Join(notices, "; "); (told == "") != (c.notice == "") || !strings.Contains(told, c.notice) {
				t.Errorf("told %q, want %q", told, c.notice)
			}
			answers(t, e)
		})
	}
}

func TestModels(t *testing.T) {
	url, _ := recorded(t, "llama.cpp/end.txt")
	for _, o := range []Options{{}, {BaseURL: url}} {
		infos, err := Models(t.Context(), o)
		if err != nil || len(infos) != 1 || infos[0].Context == 0 || infos[0].Parameters == 0 {
			t.Errorf("%+v, %v", infos, err)
		}
	}
}

// The key of a file goes before that of the environment, our own variable before another's.
func TestKeys(t *testing.T) {
	t.Setenv("SQLAGENT_API_KEY", "ours")
	t.Setenv("OPENAI_API_KEY", "theirs")
	for _, c := range []struct {
		ours string
		o    Options
		want string
	}{
		{"ours", Options{KeyFile: file(t, " filed \nignored")}, "Bearer filed"},
		{"ours", Options{}, "Bearer ours"},
		{"", Options{}, "Bearer theirs"},
		{"", Options{Key: "given"}, "Bearer given"},
	} {
		t.Setenv("SQLAGENT_API_KEY", c.ours)
		var keys chan string
		c.o.BaseURL, keys = recorded(t, "llama.cpp/end.txt")
		e, err := Open(t.Context(), c.o)
		if err != nil {
			t.Fatal(err)
		}
		e.Close()
		if got := <-keys; got != c.want {
			t.Errorf("sent %q, want %q", got, c.want)
		}
	}
	for url, warns := range map[string]bool{"http://host.example": true, "https://host.example": false, "http://[::1]:80": false} {
		told := ""
		o := Options{BaseURL: url, Key: "k", Notice: func(text string) { told = text }}
		if _, err := o.server(); err != nil || strings.Contains(told, "host.example unencrypted") != warns {
			t.Errorf("%s: told %q, %v", url, told, err)
		}
	}
}

func TestOptionErrors(t *testing.T) {
	t.Setenv("SQLAGENT_API_KEY", "not\x01sendable")
	withoutLlama(t)
	const url = "http://127.0.0.1:1/v1"
	for _, c := range []struct {
		o      Options
		option string
		says   string
	}{
		{Options{Engine: "abacus"}, "Engine", "native, llama or openai"},
		{Options{Engine: Llama}, "Model", "GGUF"},
		{Options{Engine: OpenAI}, "BaseURL", "URL"},
		{Options{Engine: Native, BaseURL: url}, "BaseURL", "engine openai"},
		{Options{Engine: Native, Adapter: "a"}, "Adapter", "model file"},
		{Options{BaseURL: url, Adapter: "a"}, "Adapter", "model file"},
		{Options{Model: nanoFile, Key: "k"}, "Key", "engine openai"},
		{Options{BaseURL: "localhost"}, "BaseURL", "http://localhost:8080/v1"},
		{Options{BaseURL: url, Context: 5}, "Context", "server"},
		{Options{BaseURL: url, Exact: true}, "Exact", "server"},
		{Options{BaseURL: url}, "KeyFile", "$SQLAGENT_API_KEY"},
		{Options{BaseURL: url, KeyFile: file(t, "\nx")}, "KeyFile", "first line"},
		{Options{BaseURL: url, Silence: -1}, "Silence", "negative"},
		{Options{Model: nanoFile, Sessions: -1}, "Sessions", "negative"},
	} {
		_, err := Open(t.Context(), c.o)
		var option *OptionError
		if !errors.As(err, &option) || option.Option != c.option || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v", c.o, err)
		}
	}
	_, err := Open(t.Context(), Options{BaseURL: url, KeyFile: "/nowhere/at/all"})
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no key file: %v", err)
	}
}

func TestLoadErrors(t *testing.T) {
	withoutLlama(t)
	missing := errors.New("it is not there")
	for _, o := range []Options{
		{Model: "/nowhere/model.gguf"}, {Engine: Llama, Model: nanoFile},
		{embedded: func() (*gguf.File, error) { return nil, missing }},
		{embedded: func() (*gguf.File, error) { return &gguf.File{}, nil }},
	} {
		e, err := Open(t.Context(), o)
		var load *llm.LoadError
		if e != nil || !errors.As(err, &load) || load.Hint == "" {
			t.Errorf("%+v: %v, %v", o, e, err)
		}
	}
}

// Of a file that is not there, that is all that is said.
func TestMissingFile(t *testing.T) {
	withoutLlama(t)
	var told string
	_, err := Open(t.Context(), Options{Model: "/nowhere/model.gguf", Notice: func(text string) { told += text }})
	var e *llm.LoadError
	if !errors.As(err, &e) || !errors.Is(err, fs.ErrNotExist) || told != "" {
		t.Errorf("%v, after %q", err, told)
	}
}
