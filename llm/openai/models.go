package openai

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"

	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
)

// listed is a model as a server lists it. What it is beyond its name, servers tell in different places or not at all.
type listed struct {
	ID            string `json:"id"`
	OwnedBy       string `json:"owned_by"`       // identifies the kind of server
	MaxModelLen   int    `json:"max_model_len"`  // tokens: vLLM, SGLang
	ContextLength int    `json:"context_length"` // tokens: OpenRouter
	Meta          struct {
		Context    int    `json:"n_ctx"` // tokens
		Parameters int64  `json:"n_params"`
		FileType   string `json:"ftype"`
	} `json:"meta"` // llama.cpp
}

// info is what is known of a model that host has.
func (m listed) info(host string) llm.Info {
	return llm.Info{
		Engine: "openai", Name: m.ID, Device: host, Quantisation: m.Meta.FileType, Parameters: m.Meta.Parameters,
		Context: max(m.MaxModelLen, m.ContextLength, m.Meta.Context),
	}
}

// is reports whether a name means the model: Ollama lists "llama3" as "llama3:latest".
func (m listed) is(name string) bool { return name == m.ID || name+":latest" == m.ID }

// models lists what the server has, which is one at least.
func (e *Engine) models(ctx context.Context) ([]listed, error) {
	var list struct{ Data []listed }
	err := e.send(ctx, http.MethodGet, "models", nil, func(_ *http.Response, body io.Reader) error {
		text, err := io.ReadAll(io.LimitReader(body, maxAnswer))
		if err != nil {
			return &readError{err: err, again: true}
		}
		if json.Unmarshal(text, &list) != nil || len(list.Data) == 0 {
			return e.fail(&Error{Kind: Nonsense, Message: "the server does not list its models: " + e.quote(text)})
		}
		return nil
	})
	return list.Data, err
}

// unknownModel is the error of a model that the server does not have, with those that it has.
func (e *Engine) unknownModel(status int, models []listed) error {
	const most = 20
	var names []string
	for _, m := range models[:min(most, len(models))] {
		names = append(names, plain.Text(m.ID))
	}
	has := strings.Join(names, ", ")
	if len(models) > most {
		has += ", …"
	}
	f := &Error{Kind: UnknownModel, Status: status, Message: "the server has no such model", hint: "it has " + has}
	if e.o.Model == "" {
		f.Message, f.hint = "the server has several models: none was named", "name one with --model: "+has
	}
	return e.fail(f)
}
