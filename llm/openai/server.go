package openai

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
)

// server is a kind of server: what it reports of a model beyond OpenAI's API, and what to do where a context is too
// small.
type server struct {
	owner    string // of the models that it lists
	room     string // how it is given a larger context
	describe func(e *Engine, ctx context.Context) error
	// window is how many tokens it holds of a conversation, where it cuts a longer one without a word; 0: not known.
	window func(e *Engine, ctx context.Context) (int, error)
}

var servers = []*server{
	{owner: "llamacpp", room: "start llama-server with a larger --ctx-size, which its --parallel slots share", describe: (*Engine).askProps},
	{owner: "vllm", room: "start vLLM with a larger --max-model-len"},
	{owner: "sglang", room: "start SGLang with a larger --context-length"},
	ollama,
}

var (
	ollama = &server{
		owner: "library", room: "set a larger context in Ollama: OLLAMA_CONTEXT_LENGTH, or PARAMETER num_ctx in a Modelfile",
		describe: (*Engine).askShow, window: (*Engine).askLoaded,
	}
	unknown = &server{}
)

// serverOf identifies a server by the owner of its models. Ollama's are owned by "library", or by whom their names
// begin with: "someone/model:latest".
func serverOf(m listed) *server {
	for _, s := range servers {
		if s.owner == m.OwnedBy {
			return s
		}
	}
	if m.OwnedBy != "" && strings.HasPrefix(m.ID, m.OwnedBy+"/") && strings.Contains(m.ID, ":") {
		return ollama
	}
	return unknown
}

// probeTime is the most that is waited for what a server may tell or not.
const probeTime = 5 * time.Second

// probe asks what is no part of OpenAI's API, once. The path is relative to that of the API.
func (e *Engine) probe(ctx context.Context, method, path string, body, into any) error {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	return e.once(ctx, method, path, body, func(_ *http.Response, body io.Reader) error {
		text, err := io.ReadAll(io.LimitReader(body, maxAnswer))
		if err != nil {
			return &readError{err: err}
		}
		return json.Unmarshal(text, into)
	})
}

// describe fills in what the list of models leaves out, as far as the server reports it.
func (e *Engine) describe(ctx context.Context) {
	if e.server.describe == nil {
		return
	}
	if err := e.server.describe(e, ctx); err != nil {
		logs.From(ctx).DebugContext(ctx, "the server does not describe its model", "error", err)
	}
}

// askProps asks llama.cpp's server. The context that it lists is of all slots in some versions; this one is of a
// slot's.
func (e *Engine) askProps(ctx context.Context) error {
	var props struct {
		Template string `json:"chat_template"`
		Settings struct {
			Context int `json:"n_ctx"`
		} `json:"default_generation_settings"`
	}
	if err := e.probe(ctx, http.MethodGet, "../props", nil, &props); err != nil {
		return err
	}
	e.info.Protocol = card.Marked(props.Template)
	if props.Settings.Context > 0 {
		e.info.Context = props.Settings.Context
	}
	return nil
}

// askShow asks Ollama. It has the metadata of the model's file; what its context is, only where its Modelfile says so.
func (e *Engine) askShow(ctx context.Context) error {
	var shown struct {
		Parameters string
		Details    struct {
			Quantisation string `json:"quantization_level"`
		}
		Info struct {
			Protocol   string `json:"sqlagent.protocol"`
			Parameters int64  `json:"general.parameter_count"`
		} `json:"model_info"`
	}
	if err := e.probe(ctx, http.MethodPost, "../api/show", map[string]string{"model": e.info.Name}, &shown); err != nil {
		return err
	}
	e.info.Protocol, e.info.Quantisation, e.info.Parameters = shown.Info.Protocol, shown.Details.Quantisation, shown.Info.Parameters
	for line := range strings.Lines(shown.Parameters) {
		if words := strings.Fields(line); len(words) == 2 && words[0] == "num_ctx" {
			e.info.Context, _ = strconv.Atoi(words[1])
		}
	}
	return nil
}

// askLoaded asks Ollama for the context that it has loaded the model with.
func (e *Engine) askLoaded(ctx context.Context) (int, error) {
	var loaded struct {
		Models []struct {
			Name    string
			Context int `json:"context_length"`
		}
	}
	if err := e.probe(ctx, http.MethodGet, "../api/ps", nil, &loaded); err != nil {
		return 0, err
	}
	for _, m := range loaded.Models {
		if (listed{ID: m.Name}).is(e.info.Name) {
			return m.Context, nil
		}
	}
	return 0, nil
}

// window is how many tokens the server holds of a conversation before it cuts it without a word; 0: it would tell, or
// it is not known.
func (e *Engine) window(ctx context.Context) int {
	if e.server.window == nil {
		return 0
	}
	e.mu.Lock()
	known := e.loaded
	e.mu.Unlock()
	if known > 0 {
		return known
	}
	n, err := e.server.window(e, ctx)
	if err != nil {
		logs.From(ctx).DebugContext(ctx, "the server does not report its context", "error", err)
		return 0
	}
	e.mu.Lock()
	e.loaded = n
	e.mu.Unlock()
	return n
}

// tooLong is the error of a conversation that does not fit, with what the server says if it reports no lengths.
func (e *Engine) tooLong(need, have int, says string) error {
	err := &llm.LoadError{Path: e.where(), Err: &llm.ContextError{Need: need, Have: have}, Hint: hintRoom, Once: true}
	if e.server.room != "" {
		err.Hint = e.server.room + "; or " + hintRoom
	}
	if says != "" {
		err.Err = &saying{err.Err, says}
	}
	return err
}

const hintRoom = "use a model with a larger context, a shorter question, or a database with fewer tables"

// saying is an error with a server's own words.
type saying struct {
	error
	words string
}

func (s *saying) Error() string { return s.error.Error() + "; " + s.words }
func (s *saying) Unwrap() error { return s.error }
