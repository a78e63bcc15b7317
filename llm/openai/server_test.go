package openai

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
)

// over opens an engine over a server whose answers are given by method and path.
func over(t *testing.T, model string, answers map[string]http.HandlerFunc) (*Engine, error) {
	t.Helper()
	mux := http.NewServeMux()
	for pattern, answer := range answers {
		mux.HandleFunc(pattern, answer)
	}
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	o := options(t, strings.TrimPrefix(s.URL, "http://"))
	o.Model = model
	return Open(t.Context(), o)
}

// says answers with text.
func says(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) }
}

// What Ollama 0.17 answers (server/routes.go of it), shortened. Its metadata is that of the GGUF file.
const (
	ollamaModels = `{"object":"list","data":[{"id":"shop:latest","object":"model","created":1795260694,"owned_by":"library"}]}`
	ollamaShow   = `{"modelfile":"FROM …","parameters":"num_ctx                        2048\nstop                           \"<|im_end|>\"",` +
		`"template":"{{ .Prompt }}","details":{"format":"gguf","family":"qwen2","parameter_size":"3.5M","quantization_level":"Q8_0"},` +
		`"model_info":{"general.architecture":"qwen2","general.parameter_count":3545600,"qwen2.context_length":4096,` +
		`"sqlagent.protocol":"skyrl","tokenizer.ggml.tokens":null},"capabilities":["completion"]}`
	ollamaLoaded = `{"models":[{"name":"other:latest","context_length":512},{"name":"shop:latest","model":"shop:latest","context_length":2048}]}`
)

// TestDescription: what is known of a model, by kinds of servers. One that tells nothing, or nonsense, opens as well.
func TestDescription(t *testing.T) {
	listed := func(owner string) http.HandlerFunc {
		return says(fmt.Sprintf(`{"data":[{"id":"m","owned_by":%q,"meta":{"n_ctx":8192,"n_params":5,"ftype":"Q8_0"}}]}`, owner))
	}
	props := fmt.Sprintf(`{"chat_template":%q,"default_generation_settings":{"n_ctx":2048}}`, card.Mark("{% for m in messages %}", "skyrl"))
	for name, c := range map[string]struct {
		answers map[string]http.HandlerFunc
		want    llm.Info
	}{
		"llama.cpp": {
			map[string]http.HandlerFunc{"GET /v1/models": listed("llamacpp"), "GET /props": says(props)},
			llm.Info{Name: "m", Context: 2048, Parameters: 5, Quantisation: "Q8_0", Protocol: "skyrl"},
		},
		"llama.cpp, another model": {
			map[string]http.HandlerFunc{"GET /v1/models": listed("llamacpp"), "GET /props": says(`{"chat_template":"{%"}`)},
			llm.Info{Name: "m", Context: 8192, Parameters: 5, Quantisation: "Q8_0"},
		},
		"llama.cpp, older": {
			map[string]http.HandlerFunc{"GET /v1/models": listed("llamacpp")},
			llm.Info{Name: "m", Context: 8192, Parameters: 5, Quantisation: "Q8_0"},
		},
		"nonsense": {
			map[string]http.HandlerFunc{"GET /v1/models": listed("llamacpp"), "GET /props": says(`<html>`)},
			llm.Info{Name: "m", Context: 8192, Parameters: 5, Quantisation: "Q8_0"},
		},
		"Ollama": {
			map[string]http.HandlerFunc{"GET /v1/models": says(ollamaModels), "POST /api/show": says(ollamaShow)},
			llm.Info{Name: "shop:latest", Context: 2048, Parameters: 3545600, Quantisation: "Q8_0", Protocol: "skyrl"},
		},
		"vLLM": {
			map[string]http.HandlerFunc{"GET /v1/models": says(`{"data":[{"id":"m","owned_by":"vllm","max_model_len":4096}]}`)},
			llm.Info{Name: "m", Context: 4096},
		},
	} {
		e, err := over(t, "", c.answers)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		listed, err := Models(t.Context(), e.o)
		if err != nil || len(listed) != 1 || listed[0] != e.Info() {
			t.Errorf("%s: listed as %+v, %v", name, listed, err)
		}
		got := e.Info()
		got.Device, c.want.Engine = "", "openai"
		if got != c.want {
			t.Errorf("%s: %+v\nwant %+v", name, got, c.want)
		}
	}
}

// TestOllamaCuts: Ollama cuts a conversation that is too long without a word, its beginning first. Its count of tokens
// shows that it did.
func TestOllamaCuts(t *testing.T) {
	for name, c := range map[string]struct {
		prompts []int // tokens that it says to have read
		written int
		want    error
		finish  llm.Finish
	}{
		"fits":             {prompts: []int{100, 200}, written: 10, finish: llm.FinishEnd},
		"a long question":  {prompts: []int{2048}, want: &llm.ContextError{Need: 2049, Have: 2048}},
		"a long talk":      {prompts: []int{1900, 300}, want: &llm.ContextError{Need: 2049, Have: 2048}},
		"a long answer":    {prompts: []int{2000}, written: 100, finish: llm.FinishContext},
		"it does not tell": {prompts: []int{0, 0}, finish: llm.FinishEnd},
	} {
		asked := 0
		e, err := over(t, "shop", map[string]http.HandlerFunc{
			"GET /v1/models": says(ollamaModels), "POST /api/show": says(ollamaShow), "GET /api/ps": says(ollamaLoaded),
			"POST /v1/chat/completions": func(w http.ResponseWriter, _ *http.Request) {
				fmt.Fprintf(w, `{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}],"usage":{"prompt_tokens":%d,"completion_tokens":%d}}`,
					c.prompts[asked], c.written)
				asked++
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		s, err := e.NewSession(t.Context(), llm.SessionOptions{})
		if err != nil {
			t.Fatal(err)
		}
		var turn llm.Turn
		for range c.prompts {
			if err := s.Append(llm.Message{Role: llm.User, Text: "?"}); err != nil {
				t.Fatal(err)
			}
			turn, err = s.Generate(t.Context(), llm.Sampling{})
		}
		var room *llm.ContextError
		var load *llm.LoadError
		switch {
		case c.want == nil && (err != nil || turn.Finish != c.finish):
			t.Errorf("%s: %+v, %v", name, turn, err)
		case c.want != nil && (!errors.As(err, &room) || room.Error() != c.want.Error() || !errors.As(err, &load) || !strings.Contains(load.Hint, "num_ctx")):
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

// TestHostileWords: nothing that a server says steers the terminal that shows an error.
func TestHostileWords(t *testing.T) {
	const steers = "a\x1b[2J\u202e\u009b31m"
	quoted, err := json.Marshal(steers)
	if err != nil {
		t.Fatal(err)
	}
	list := fmt.Sprintf(`{"data":[{"id":%s},{"id":"b"}]}`, quoted)
	for name, answers := range map[string]map[string]http.HandlerFunc{
		"its models": {"GET /v1/models": says(list)},
		"its error": {"GET /v1/models": func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(http.StatusUnauthorized)
			fmt.Fprintf(w, `{"error":{"message":%s}}`, quoted)
		}},
		"its page": {"GET /v1/models": says(steers)},
		"elsewhere": {"GET /v1/models": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Location", "/\u202e")
			w.WriteHeader(http.StatusFound)
		}},
	} {
		_, err := over(t, "", answers)
		var load *llm.LoadError
		if !errors.As(err, &load) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if text := err.Error() + load.Hint; strings.IndexFunc(text, plain.Unprintable) >= 0 {
			t.Errorf("%s: %q", name, text)
		} else if name != "elsewhere" && !strings.Contains(text, `\x1b[2J`) {
			t.Errorf("%s: it does not say what the server said: %q", name, text)
		}
	}
	e, err := over(t, steers, map[string]http.HandlerFunc{
		"GET /v1/models": says(list),
		"POST /v1/chat/completions": func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprintf(w, `{"choices":[{"delta":{},"finish_reason":%s}]}`, quoted)
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := one(t.Context(), t, e, llm.Sampling{}); err == nil || strings.IndexFunc(err.Error(), plain.Unprintable) >= 0 {
		t.Errorf("%q", err)
	}
}
