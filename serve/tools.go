package serve

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/auth"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/serve/mcp"
)

// tools are those of the Model Context Protocol, at /mcp: for each token those that its rights allow, of its sources.
type tools struct {
	open, bound http.Handler // without tokens, and with them

	mu sync.Mutex
	of map[*Token]*sdk.Server
}

// whoKey is the key of a request's Token, for what comes after handlers of other packages.
type whoKey struct{}

func (s *Server) newTools() *tools {
	t := &tools{of: map[*Token]*sdk.Server{}}
	t.open = mcp.Handler(func(r *http.Request) *sdk.Server {
		who, _ := r.Context().Value(whoKey{}).(*Token)
		t.mu.Lock()
		defer t.mu.Unlock()
		if who != local && !slices.Contains(s.tokens.Load().all, who) { // it was reloaded meanwhile
			return nil
		}
		if t.of[who] == nil {
			t.of[who] = s.toolsOf(who)
		}
		return t.of[who]
	}, mcp.HandlerOptions{AnyName: true, Sessions: s.options.MaxToolSessions, Idle: s.options.ToolIdleTimeout}) // origin has looked at the name
	// The token was checked; this binds a session to its holder, so that its id is of no use to others, nor to the same
	// token with other rights.
	holder := func(_ context.Context, _ string, r *http.Request) (*auth.TokenInfo, error) {
		who := r.Context().Value(whoKey{}).(*Token)
		return &auth.TokenInfo{UserID: fmt.Sprintf("%s %p", who.Name, who)}, nil
	}
	t.bound = auth.RequireBearerToken(holder, &auth.RequireBearerTokenOptions{AllowMissingExpiration: true})(t.open)
	return t
}

// end ends the sessions of tokens that are no more.
func (t *tools) end(gone func(*Token) bool) {
	t.mu.Lock()
	var ended []*sdk.Server
	for who, server := range t.of {
		if gone(who) {
			ended = append(ended, server)
			delete(t.of, who)
		}
	}
	t.mu.Unlock()
	for _, server := range ended {
		for session := range server.Sessions() {
			go session.Close() // which waits for its calls
		}
	}
}

// toolsOf are the tools of a token's holder.
func (s *Server) toolsOf(who *Token) *sdk.Server {
	var sources []mcp.Source
	for _, src := range s.sources {
		of := mcp.Source{Name: src.Name, Question: s.options.Asked}
		if who.may(RightAsk, src.Name) {
			of.Ask = func(ctx context.Context, q agent.Question) (*agent.Answer, error) {
				answer, done, err := s.answer(newID(ctx), who, src.Name, "", q)
				done()
				return answer, err
			}
		}
		if who.may(RightQuery, src.Name) {
			of.Query = func(ctx context.Context, sql string, l database.Limits, known *mask.StandIns) (*database.Result, error) {
				result, done, err := s.run(newID(ctx), who, src.Name, sql, l, known)
				done()
				return result, err
			}
		}
		if who.may(RightSchema, src.Name) {
			of.Schema = func(ctx context.Context) (*schema.Schema, error) { return s.SchemaOf(newID(ctx), who, src.Name, true) }
		}
		sources = append(sources, of)
	}
	return mcp.New(sources, mcp.Options{
		Version: s.options.Version, User: who.Name, Logger: s.options.Logger,
		Explain: func(err error) *agent.Failure { _, f := s.failureOf(context.Background(), err); return f },
	})
}

// newID gives a call an id of its own: its context is that of the request that began the session.
func newID(ctx context.Context) context.Context { return context.WithValue(ctx, idKey{}, rand.Text()) }

// mcp takes the messages of the protocol.
func (s *Server) mcp(w http.ResponseWriter, r *request) error {
	text, err := r.body(w)
	if err != nil {
		return err
	}
	if out, ok := w.(*answerWriter); ok && r.Method == http.MethodGet {
		out.until = time.Time{} // the stream of a session
		http.NewResponseController(out.ResponseWriter).SetWriteDeadline(out.until)
	}
	r.Body = io.NopCloser(bytes.NewReader(text))
	handler := s.tools.bound
	if r.who == local {
		handler = s.tools.open
	}
	handler.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), whoKey{}, r.who)))
	return nil
}

// close ends the sessions when nothing is at work any more, or when ctx ends.
func (t *tools) close(ctx context.Context, working func() int) {
	for working() > 0 && ctx.Err() == nil {
		time.Sleep(20 * time.Millisecond)
	}
	t.end(func(*Token) bool { return true })
}
