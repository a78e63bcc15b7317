// Package openai is an llm.Engine over any server that speaks OpenAI's chat completions: OpenAI itself, vLLM, SGLang,
// llama.cpp's server, Ollama and others. The conversation is kept here and sent again with every turn, as text: token
// ids stay on the server, so sessions are neither llm.Traced nor llm.Counted: the /tokenize that some servers have is
// no part of that API, and most count text without the chat template around it. The schema, the question and the rows
// that a model looks at leave this machine for wherever the server is.
//
// Errors are a *llm.LoadError around an *Error or a *llm.ContextError, or ctx.Err(). What a server says is escaped in
// them, so that it cannot steer a terminal.
//
// openai.go opens an engine, models.go lists what a server has, server.go knows kinds of servers; session.go is a
// conversation, of which ask.go asks a turn, send.go sends the request, answer.go reads what comes and error.go what
// went wrong.
package openai

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
)

// Options say which server is meant and how patient to be with it.
type Options struct {
	URL   *url.URL // of the API, as ParseURL makes it
	Model string   // empty: the one model that the server has
	Key   string   // sent as a bearer token; empty: none

	Connect time.Duration // most time for a connection; 0 means 10 s
	Silence time.Duration // most time without a byte, before an answer or within one; 0 means 3 min
	Retries int           // of a request that failed before text came of it; 0 means 3, negative none
	Backoff time.Duration // before the first retry, doubling; 0 means 500 ms. A server's Retry-After goes before it
}

// Engine asks one model of one server.
type Engine struct {
	o      Options
	client *http.Client
	info   llm.Info
	server *server

	mu       sync.Mutex
	rejected map[string]bool // request fields that the model does not take
	loaded   int             // see window
}

// ParseURL reads a base URL: http://localhost:8080, https://api.example.com/v1, with a query where a service wants one.
func ParseURL(text string) (*url.URL, error) {
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return nil, fmt.Errorf("not a URL")
	case u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		return nil, fmt.Errorf("use a URL such as http://localhost:8080/v1")
	case u.User != nil:
		return nil, fmt.Errorf("passwords in URLs are not supported: pass the key by the environment or a file")
	}
	u.Fragment = ""
	u.Path = strings.TrimSuffix(strings.TrimRight(u.Path, "/"), "/chat/completions")
	if u.Path == "" {
		u.Path = "/v1"
	}
	return u, nil
}

// Open asks the server what models it has, and some kinds of servers what the model's file says of its protocol. One
// that does not list its models is trusted to have o.Model.
func Open(ctx context.Context, o Options) (*Engine, error) {
	e := newEngine(o)
	models, err := e.models(ctx)
	switch {
	case err != nil && (o.Model == "" || isFatal(err)):
		return nil, err
	case err == nil && o.Model == "" && len(models) == 1:
		e.info = models[0].info(o.URL.Host)
	// Many a server with one model gives it for every name that is asked for.
	case err == nil && (o.Model == "" || len(models) == 1 && !models[0].is(o.Model)):
		return nil, e.unknownModel(0, models)
	}
	for _, m := range models {
		if m.is(o.Model) || m.ID == e.info.Name {
			e.info, e.server = m.info(o.URL.Host), serverOf(m)
		}
	}
	e.describe(ctx)
	return e, nil
}

// Models lists what a server has, and what it says of each; o.Model does not matter.
func Models(ctx context.Context, o Options) ([]llm.Info, error) {
	o.Model = ""
	e := newEngine(o)
	defer e.Close()
	models, err := e.models(ctx)
	var infos []llm.Info
	for _, m := range models {
		e.info, e.server = m.info(o.URL.Host), serverOf(m)
		e.describe(ctx)
		infos = append(infos, e.info)
	}
	return infos, err
}

func newEngine(o Options) *Engine {
	o.Connect = orElse(o.Connect, 10*time.Second)
	o.Silence = orElse(o.Silence, 3*time.Minute)
	o.Retries = orElse(o.Retries, 3)
	o.Backoff = orElse(o.Backoff, 500*time.Millisecond)
	return &Engine{
		o: o,
		client: &http.Client{
			Transport: &http.Transport{
				Proxy:               http.ProxyFromEnvironment,
				DialContext:         (&net.Dialer{Timeout: o.Connect}).DialContext,
				TLSHandshakeTimeout: o.Connect,
				ForceAttemptHTTP2:   true,
				DisableCompression:  true, // a compressed stream comes in lumps
				MaxIdleConnsPerHost: 16,
				IdleConnTimeout:     30 * time.Second,
			},
			// A key must not follow a redirect.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		info:     listed{ID: o.Model}.info(o.URL.Host),
		server:   unknown,
		rejected: map[string]bool{},
	}
}

func orElse[T time.Duration | int](v, standard T) T {
	if v == 0 {
		return standard
	}
	return v
}

// Info implements llm.Engine. Context, Quantisation and Parameters are those that the server reports.
func (e *Engine) Info() llm.Info { return e.info }

// Close implements llm.Engine.
func (e *Engine) Close() error {
	e.client.CloseIdleConnections()
	return nil
}

// NewSession implements llm.Engine. The server does the waiting.
func (e *Engine) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	if have := e.info.Context; have > 0 && o.MaxTokens > have {
		return nil, &llm.ContextError{Need: o.MaxTokens, Have: have}
	}
	return &session{engine: e, limit: o.MaxTokens}, ctx.Err()
}

// where names the model in errors.
func (e *Engine) where() string {
	u := url.URL{Scheme: e.o.URL.Scheme, Host: e.o.URL.Host, Path: e.o.URL.Path} // a query may hold a key
	if e.info.Name == "" {
		return "at " + u.String()
	}
	return plain.Text(e.info.Name) + " at " + u.String()
}
