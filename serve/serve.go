// Package serve answers questions over HTTP: the agent as JSON, server-sent events and OpenAI's chat API, with
// tokens that say who may ask what.
//
//	s, err := serve.New(serve.Options{Sources: sources, Engine: engine})
//	err = s.Serve(ctx, listener) // until ctx ends; then what runs is finished, or cancelled within ShutdownTimeout
//
// openapi.json says what each address takes and gives; a test holds it against the routes. Each request passes the same
// stations, in this order: the origin (a page of another site is refused), the token, the right to the source, a body
// of bounded size, the gate (how many are at work, how many wait), the handler. The files follow them: origin.go,
// token.go, sources.go, request.go, gate.go, and one file for each address: ask.go, conversation.go, query.go,
// feedback.go, chat.go, responses.go, tools.go. stream.go has server-sent events, error.go what a client sees of an
// error, listen.go the life of connections and the stop, reload.go what may change meanwhile.
package serve

import (
	"context"
	_ "embed"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve/mcp"
	"github.com/sqlagent/sqlagent/serve/page"
	"github.com/sqlagent/sqlagent/serve/telemetry"
)

// Options say what is served, to whom, and how much of it at the same time. Sources and Engine must be set.
type Options struct {
	Sources []Source // the first is meant where a request names none
	Engine  llm.Engine
	Larger  *cascade.Larger // is asked too where Engine is unsure; nil: it is not. Its owner closes it
	Agent   agent.Options   // hold for all sources
	Asked   agent.Question  // what questions have that do not say otherwise: Votes, MinConfidence, Limits, Knowledge

	// Tokens are who may do what. None: everybody who reaches the server may do everything, so it must listen on a
	// loopback address alone, and it answers to the names of such addresses alone.
	Tokens []Token

	Examples string     // the file of verified examples that feedback adds to; "": none
	Audit    *audit.Log // records verdicts; that of statements is the sources'
	Logger   *slog.Logger
	// Telemetry watches requests, questions, statements and turns; nil: metrics that nobody reads.
	Telemetry *telemetry.Telemetry
	Version   string // of the program, as clients of MCP see it

	// Limits; a zero field is the default.
	MaxConcurrent    int           // questions at work, and as many queries
	MaxQueued        int           // more that wait; negative: none. Beyond them the answer is "busy"
	AnswerTimeout    time.Duration // of a request, its waiting included
	MaxVotes         int           // of a question that says how many
	MaxBodyBytes     int64         // of a request
	MaxConversations int           // of all tokens; of one, an eighth
	IdleTimeout      time.Duration // after which a conversation ends
	ShutdownTimeout  time.Duration // in which Serve ends when its context has
	MaxConnections   int           // of clients, those that say nothing among them
	MaxToolSessions  int           // of one token, by the Model Context Protocol
	ToolIdleTimeout  time.Duration // after which such a session ends
}

// Defaults of Options.
const (
	DefaultMaxConcurrent    = 8
	DefaultMaxQueued        = 64
	DefaultAnswerTimeout    = 2 * time.Minute
	DefaultMaxVotes         = 16
	DefaultMaxBodyBytes     = 1 << 20
	DefaultMaxConversations = 256
	DefaultIdleTimeout      = time.Hour
	DefaultShutdownTimeout  = 9 * time.Second // of the ten that a process has, with a model to close
	DefaultMaxConnections   = 1024
)

// Server answers requests. It is safe for concurrent use.
type Server struct {
	options       Options // with defaults
	sources       []*source
	tokens        atomic.Pointer[tokens]
	questions     *gate
	queries       *gate
	conversations *conversations
	answered      answers
	tools         *tools
	handler       http.Handler
	stopping      chan struct{} // closed when no new work is wanted
}

// New makes a Server. No database is opened yet.
func New(o Options) (*Server, error) {
	if len(o.Sources) == 0 || o.Engine == nil {
		return nil, errors.New("serve: sources and an engine are required")
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Telemetry == nil {
		o.Telemetry = telemetry.New(telemetry.Options{})
	}
	setDefault(&o.MaxConcurrent, DefaultMaxConcurrent)
	setDefault(&o.MaxQueued, DefaultMaxQueued)
	o.MaxQueued = max(o.MaxQueued, 0)
	setDefault(&o.AnswerTimeout, DefaultAnswerTimeout)
	setDefault(&o.MaxVotes, DefaultMaxVotes)
	setDefault(&o.MaxBodyBytes, DefaultMaxBodyBytes)
	setDefault(&o.MaxConversations, DefaultMaxConversations)
	setDefault(&o.IdleTimeout, DefaultIdleTimeout)
	setDefault(&o.ShutdownTimeout, DefaultShutdownTimeout)
	setDefault(&o.MaxConnections, DefaultMaxConnections)
	setDefault(&o.MaxToolSessions, mcp.DefaultSessions)
	setDefault(&o.ToolIdleTimeout, mcp.DefaultIdle)
	o.Agent.Logger = o.Logger
	s := &Server{
		options: o, questions: newGate(o.MaxConcurrent, o.MaxQueued), queries: newGate(o.MaxConcurrent, o.MaxQueued),
		conversations: newConversations(o.MaxConversations, o.IdleTimeout), stopping: make(chan struct{}),
	}
	if o.Larger != nil {
		o.Larger.Watch(o.Telemetry.Engine)
	}
	var err error
	if s.sources, err = newSources(o, o.Telemetry.Engine(o.Engine)); err != nil {
		return nil, err
	}
	tokens, err := newTokens(o.Tokens, s.sources)
	if err != nil {
		return nil, err
	}
	s.tokens.Store(tokens)
	t := o.Telemetry
	t.Gauge("questions_working", "Questions in progress.", s.questions.atWork)
	t.Gauge("questions_waiting", "Questions waiting for their turn.", s.questions.waiting)
	t.Gauge("conversations", "Open conversations.", s.conversations.len)
	s.tools = s.newTools()
	s.handler = s.route()
	return s, nil
}

func setDefault[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}

// document is the description of the API.
//
//go:embed openapi.json
var document []byte

// route is one address, and what a request needs to reach its handler.
type route struct {
	pattern string // as http.ServeMux has it
	right   Right  // "": a valid token is enough; everybody: not even that
	handle  func(*Server, http.ResponseWriter, *request) error
}

// everybody is the right that everybody has.
const everybody Right = "everybody"

// routes are all addresses.
var routes = []route{
	{"POST /v1/ask", RightAsk, (*Server).ask},
	{"POST /v1/conversations", RightAsk, (*Server).openConversation},
	{"DELETE /v1/conversations/{id}", RightAsk, (*Server).endConversation},
	{"POST /v1/feedback", RightFeedback, (*Server).feedback},
	{"POST /v1/query", RightQuery, (*Server).query},
	{"POST /v1/check", RightQuery, (*Server).check},
	{"GET /v1/sources", "", (*Server).listSources},
	{"GET /v1/sources/{name}/schema", RightSchema, (*Server).schema},
	{"GET /v1/sources/{name}/knowledge", RightSchema, (*Server).known},
	{"POST /v1/chat/completions", RightAsk, (*Server).chat},
	{"POST /v1/responses", RightAsk, (*Server).responses},
	{"GET /v1/models", RightAsk, (*Server).models},
	{"GET /v1/models/{model}", RightAsk, (*Server).model},
	{"POST /mcp", "", (*Server).mcp},
	{"GET /mcp", "", (*Server).mcp},
	{"DELETE /mcp", "", (*Server).mcp},
	{"GET /{$}", everybody, (*Server).page},
	{"GET /page/{file}", everybody, (*Server).page},
	{"GET /openapi.json", everybody, (*Server).openAPI},
	{"GET /healthz", everybody, (*Server).healthz},
	{"GET /readyz", everybody, (*Server).readyz},
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

func (s *Server) route() http.Handler {
	mux := http.NewServeMux()
	for _, to := range routes {
		mux.Handle(to.pattern, s.station(to))
	}
	return s.outer(mux)
}

func (s *Server) openAPI(w http.ResponseWriter, _ *request) error {
	w.Header().Set("Content-Type", "application/json")
	_, err := w.Write(document)
	return err
}

func (s *Server) healthz(w http.ResponseWriter, _ *request) error { return writeText(w, "ok\n") }

// page answers with the page that people ask in, and its files. It is the same for everybody and holds no data.
func (s *Server) page(w http.ResponseWriter, r *request) error {
	if !page.Serve(w, r.Request, r.PathValue("file")) {
		return refuse(http.StatusNotFound, kindNotFound, "", "no such file")
	}
	return nil
}

// readyz reports whether one of the sources was reached; and not while the server stops.
func (s *Server) readyz(w http.ResponseWriter, r *request) error {
	select {
	case <-s.stopping:
		return &busyError{status: http.StatusServiceUnavailable, what: "the server is stopping", after: 5}
	default:
	}
	ctx, cancel := context.WithTimeout(r.Context(), 5*time.Second)
	defer cancel()
	if slices.ContainsFunc(s.sources, (*source).isOpen) {
		return writeText(w, "ready\n")
	}
	tried := make(chan error, len(s.sources))
	for _, src := range s.sources { // side by side: one that does not answer must not hide another
		go func() {
			_, err := src.agent(ctx)
			tried <- err
		}()
	}
	for range s.sources {
		if err := <-tried; err == nil {
			return writeText(w, "ready\n")
		}
	}
	return &busyError{status: http.StatusServiceUnavailable, what: "no database can be reached", after: 5}
}
