// Package gym serves the environment and the rewards of a recipe over HTTP, to trainers that are not ours
// (recipes/verl). An episode is a rollout of package grpo whose model is the client: the conversation of package agent
// runs here, with its prompt, observations, budgets and reward, and waits for the text of each turn. So what another
// trainer learns in is what ours learns in, and what runs in production.
//
//	s, err := gym.New(gym.Options{Recipe: recipe, Database: find})
//	err = s.Serve(ctx, listener, nil) // until ctx ends
//
// A request passes the same stations in this order: the host, the token, a body of bounded size, the gate, which lets
// so many work at once. docs/verl.md has the addresses; a test holds it against them. episode.go has the life of an
// episode and the engine that plays its client, metrics.go what the time went to.
package gym

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Options say what is served, and how much of it at the same time. Recipe and Database must be set.
type Options struct {
	Recipe *grpo.Recipe
	// Database is where a world's database is. Its errors are those of the client: there are no others than these.
	Database func(world string) (dsn string, err error)
	// Token is what clients must send. "": everybody who reaches the server is let in, so it must listen on a loopback
	// address alone, and it answers to the names of such addresses alone.
	Token  string
	Logger *slog.Logger // nil: nothing is logged

	// Limits; a zero field is the default.
	MaxConcurrent   int           // episodes and scores at work; the others wait
	StepTimeout     time.Duration // of the work between two turns, for the waiting before it, and for a batch of scores
	MaxEpisodes     int           // that are open
	IdleTimeout     time.Duration // after which an episode ends that nobody steps
	MaxBodyBytes    int64         // of a request
	Batch           int           // items of a batch of scores
	ShutdownTimeout time.Duration // in which Serve ends when its context has
}

// Defaults of Options. MaxConcurrent is the number of processors.
const (
	DefaultStepTimeout     = 2 * time.Minute
	DefaultMaxEpisodes     = 16384
	DefaultIdleTimeout     = time.Hour
	DefaultMaxBodyBytes    = 64 << 20
	DefaultBatch           = 16384
	DefaultShutdownTimeout = 9 * time.Second
)

// connections is the most of clients.
const connections = 4096

// readTime is how long a client may take to send a body, writeTime to take an answer.
const readTime, writeTime = time.Minute, time.Minute

// Server answers requests. It is safe for concurrent use.
type Server struct {
	Options
	env     *grpo.Environment
	hash    [sha256.Size]byte // of the token
	gate    chan struct{}
	spent   spent
	handler http.Handler

	base context.Context // of episodes
	end  context.CancelCauseFunc

	mu       sync.Mutex
	episodes map[string]*episode // those too that were over a moment ago
	open     int                 // of them
	running  sync.WaitGroup      // their conversations
}

// New makes a Server. No database is opened yet. The error is a *grpo.RecipeError.
func New(o Options) (*Server, error) {
	setDefault(&o.MaxConcurrent, runtime.GOMAXPROCS(0))
	setDefault(&o.StepTimeout, DefaultStepTimeout)
	setDefault(&o.MaxEpisodes, DefaultMaxEpisodes)
	setDefault(&o.IdleTimeout, DefaultIdleTimeout)
	setDefault(&o.MaxBodyBytes, DefaultMaxBodyBytes)
	setDefault(&o.Batch, DefaultBatch)
	setDefault(&o.ShutdownTimeout, DefaultShutdownTimeout)
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		Options: o, hash: sha256.Sum256([]byte(o.Token)), gate: make(chan struct{}, o.MaxConcurrent), episodes: map[string]*episode{},
	}
	var err error
	engine := clients{&s.spent, llm.Info{Engine: "gym", Name: o.Recipe.Name, Protocol: o.Recipe.Protocol, Context: o.Recipe.Rollout.Context}}
	if s.env, err = grpo.NewEnvironment(engine, o.Recipe); err != nil {
		return nil, err
	}
	s.base, s.end = context.WithCancelCause(context.Background())
	mux := http.NewServeMux()
	for _, r := range routes {
		mux.Handle(r.pattern, s.station(r))
	}
	s.handler = mux
	return s, nil
}

func setDefault[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}

// route is one address.
type route struct {
	pattern   string
	everybody bool // it wants no token
	handle    func(*Server, http.ResponseWriter, *http.Request) error
}

var routes = []route{
	{"POST /v1/episodes", false, (*Server).openEpisode},
	{"POST /v1/episodes/{id}/step", false, (*Server).stepEpisode},
	{"DELETE /v1/episodes/{id}", false, (*Server).endEpisode},
	{"POST /v1/score", false, (*Server).score},
	{"GET /metrics", false, (*Server).metrics},
	{"GET /healthz", true, (*Server).healthz},
}

// Serve answers on l until ctx ends, without TLS where secure is nil. Then it takes no more connections, lets what runs
// come to its end, ends the episodes, and closes the databases. The error is nil where it was asked to stop.
func (s *Server) Serve(ctx context.Context, l net.Listener, secure *tls.Config) error {
	err := httpd.Serve(ctx, l, s, httpd.Options{
		Secure: secure, MaxConnections: connections, PerAddress: connections, // its one client is a trainer with many workers
		ShutdownTimeout: s.ShutdownTimeout, Logger: s.Logger,
	})
	s.end(httpd.ErrStopping)
	s.running.Wait()
	s.env.Close()
	return err
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// station is what precedes the handler of a route.
func (s *Server) station(to route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		connection := http.NewResponseController(w)
		connection.SetReadDeadline(time.Now().Add(readTime))
		connection.SetWriteDeadline(time.Time{}) // that of the request before may be over; writeJSON sets this one's
		err := s.admit(r, to)
		if err == nil && !to.everybody && r.ContentLength == 0 {
			httpd.LetIn(r.Context())
		}
		if err == nil {
			err = to.handle(s, w, r)
		}
		if err != nil {
			s.fail(w, r, err)
		}
	})
}

// admit refuses pages in a browser, who has no token, and, where there is none, who reaches the server by another name
// than its own.
func (s *Server) admit(r *http.Request, to route) error {
	switch {
	case r.Header.Get("Origin") != "":
		return refuse(http.StatusForbidden, "this server is for programs, not for pages in a browser")
	case s.Token == "" && !httpd.Loopback(r.Host):
		return refuse(http.StatusForbidden, "without a token this server answers to loopback names alone")
	case s.Token == "" || to.everybody:
		return nil
	}
	given, err := httpd.Bearer(r)
	if err != nil {
		return refuse(http.StatusUnauthorized, "%v: send the header Authorization: Bearer TOKEN", err)
	}
	if sum := sha256.Sum256([]byte(given)); subtle.ConstantTimeCompare(sum[:], s.hash[:]) != 1 {
		return refuse(http.StatusUnauthorized, "the token is not the server's")
	}
	return nil
}

// requestError is an error of the request, with its status.
type requestError struct {
	status int
	what   string
}

func (e *requestError) Error() string { return e.what }

func refuse(status int, format string, args ...any) error {
	return &requestError{status, fmt.Sprintf(format, args...)}
}

// fail writes an error as {"error"}.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	status := http.StatusInternalServerError
	var own *requestError
	switch {
	case errors.As(err, &own):
		status = own.status
	case errors.Is(err, httpd.ErrStopping), errors.Is(err, context.DeadlineExceeded):
		status = http.StatusServiceUnavailable
	}
	if status >= 500 {
		s.Logger.Warn("a request failed", "path", r.URL.Path, "status", status, "error", err)
	}
	writeJSON(w, status, struct {
		Error string `json:"error"`
	}{err.Error()})
}

func writeJSON(w http.ResponseWriter, status int, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime))
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, err = w.Write(append(text, '\n'))
	return err
}

// decode reads a body of JSON into v, strictly.
func (s *Server) decode(w http.ResponseWriter, r *http.Request, v any) error {
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, s.MaxBodyBytes))
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return refuse(http.StatusRequestEntityTooLarge, "the body has more than %d bytes: send fewer items at a time", large.Limit)
	case err != nil:
		return refuse(http.StatusBadRequest, "the body did not come whole")
	}
	httpd.LetIn(r.Context())
	http.NewResponseController(w).SetReadDeadline(time.Time{}) // from here on a read waits for the client to go away
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return refuse(http.StatusBadRequest, "invalid request body: %v", err)
	}
	return nil
}

// enter waits at the gate.
func (s *Server) enter(ctx context.Context) (leave func(), err error) {
	defer s.spent.in(waiting)()
	ctx, cancel := context.WithTimeout(ctx, s.StepTimeout)
	defer cancel()
	select {
	case s.gate <- struct{}{}:
		return func() { <-s.gate }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("%d others are at work: %w", s.MaxConcurrent, context.Cause(ctx))
	}
}

// question is what is asked, with the gold query that answers are held against.
type question struct {
	World      string          `json:"world"`
	Question   string          `json:"question"`
	Knowledge  string          `json:"knowledge"`
	SQL        string          `json:"sql"` // gold
	Difficulty eval.Difficulty `json:"difficulty"`
}

// problem finds a question's database.
func (s *Server) problem(q question) (eval.Problem, error) {
	dsn, err := s.Database(q.World)
	if err != nil {
		return eval.Problem{}, refuse(http.StatusNotFound, "%v", err)
	}
	if q.SQL == "" {
		return eval.Problem{}, refuse(http.StatusBadRequest, `there is no gold query: "sql" is empty`)
	}
	return eval.Problem{DB: dsn, Question: q.Question, Gold: q.SQL, Knowledge: q.Knowledge, Difficulty: q.Difficulty}, nil
}

// scored is what became of a rollout.
type scored struct {
	SQL       string           `json:"sql"` // the final query
	Right     bool             `json:"right"`
	Breakdown reward.Breakdown `json:"breakdown"`
}

func scoredOf(r *grpo.Rollout) *scored { return &scored{r.Answer.SQL, r.Right, r.Breakdown} }

// score scores conversations that were held elsewhere, or completions of one turn.
func (s *Server) score(w http.ResponseWriter, r *http.Request) error {
	type item struct {
		question
		Text     string               `json:"text"` // all that the model wrote, in one turn
		Segments []trajectory.Segment `json:"segments"`
	}
	var body struct {
		Items []item `json:"items"`
	}
	if err := s.decode(w, r, &body); err != nil {
		return err
	}
	if len(body.Items) > s.Batch {
		return refuse(http.StatusRequestEntityTooLarge, "a batch of %d items; at most %d are taken", len(body.Items), s.Batch)
	}
	ctx, cancel := context.WithTimeout(r.Context(), s.StepTimeout)
	defer cancel()
	type answer struct {
		*scored
		Error string `json:"error,omitempty"`
	}
	answers := make([]answer, len(body.Items))
	one := func(item item) (*scored, error) {
		problem, err := s.problem(item.question)
		if err != nil {
			return nil, err
		}
		if item.Segments == nil {
			item.Segments = []trajectory.Segment{{Role: llm.Assistant, Text: item.Text, Generated: true}}
		}
		rollout, err := s.env.Replay(problem, item.Segments)
		if err != nil {
			return nil, err
		}
		defer s.spent.in(scoring)()
		s.env.Score(ctx, rollout)
		s.spent.count(rollout)
		return scoredOf(rollout), nil
	}
	var working sync.WaitGroup
	for i, item := range body.Items {
		leave, err := s.enter(ctx)
		if err != nil {
			break // reported below
		}
		working.Go(func() {
			defer leave()
			var err error
			if answers[i].scored, err = one(item); err != nil {
				answers[i].Error = err.Error()
			}
		})
	}
	working.Wait()
	if ctx.Err() != nil {
		return fmt.Errorf("%d items are not scored in %v: %w", len(body.Items), s.StepTimeout, context.Cause(ctx))
	}
	return writeJSON(w, http.StatusOK, struct {
		Items []answer `json:"items"`
	}{answers})
}

func (s *Server) healthz(w http.ResponseWriter, _ *http.Request) error {
	_, err := io.WriteString(w, "ok\n")
	return err
}
