package mcp

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/internal/httpd"
)

// HandlerOptions are how streamable HTTP is served.
type HandlerOptions struct {
	// AnyName serves requests to other names than loopback ones. Else only requests to a loopback address by one of its
	// own names are served (DNS rebinding).
	AnyName  bool
	Sessions int           // of one server at the same time; 0: DefaultSessions
	Idle     time.Duration // after which a session ends; 0: DefaultIdle
}

// Defaults of HandlerOptions.
const (
	DefaultSessions = 32
	DefaultIdle     = 30 * time.Minute
)

// retryAfter is when a client may ask again for a session: others end or become idle meanwhile.
const retryAfter = 30 * time.Second

// Handler serves streamable HTTP. It asks for the server of each request: whoever mounts it after logins gives each
// login a server of its own, and binds sessions to it by auth.TokenInfo.UserID. A server that has as many sessions as
// it may have begins no other: the client is answered 429, with Retry-After.
func Handler(server func(*http.Request) *sdk.Server, o HandlerOptions) http.Handler {
	h := &handler{server: server, most: cmp.Or(o.Sessions, DefaultSessions), beginning: map[*sdk.Server]int{}}
	h.Handler = sdk.NewStreamableHTTPHandler(server, &sdk.StreamableHTTPOptions{
		SessionTimeout: cmp.Or(o.Idle, DefaultIdle), MaxRequestBodyBytes: 1 << 20,
		DisableLocalhostProtection: o.AnyName,
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if httpd.Foreign(r) {
			http.Error(w, "the request comes from a page of another site", http.StatusForbidden)
			return
		}
		if r.Body == http.NoBody {
			httpd.LetIn(r.Context())
		}
		r.Body = body{r.Body, r.Context()}
		h.ServeHTTP(w, r)
	})
}

// body lets a request in once it has come whole.
type body struct {
	io.ReadCloser
	request context.Context
}

func (b body) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == io.EOF {
		httpd.LetIn(b.request)
	}
	return n, err
}

// handler bounds the sessions of each server.
type handler struct {
	http.Handler
	server func(*http.Request) *sdk.Server
	most   int

	mu        sync.Mutex
	beginning map[*sdk.Server]int // sessions that are not initialized yet
}

// requests are the contexts of the HTTP requests that are being answered, by the id that each has in requestHeader: the
// SDK gives a tool the context of the request that began its session, which never ends.
var requests sync.Map

const requestHeader = "X-Sqlagent-Request"

// untilGone is ctx, which ends too when the HTTP request does that a call came with: its client went away, or the
// server stops.
func untilGone(ctx context.Context, req *sdk.CallToolRequest) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(ctx)
	end := func() { cancel(nil) }
	if req.Extra == nil {
		return ctx, end
	}
	found, ok := requests.Load(req.Extra.Header.Get(requestHeader))
	if !ok {
		return ctx, end
	}
	request := found.(context.Context)
	stop := context.AfterFunc(request, func() { cancel(context.Cause(request)) })
	return ctx, func() { stop(); end() }
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := rand.Text()
	r.Header.Set(requestHeader, id)
	requests.Store(id, r.Context())
	defer requests.Delete(id)
	if r.Method == http.MethodPost && r.Header.Get("Mcp-Session-Id") == "" {
		server := h.server(r)
		if !h.begin(server) {
			w.Header().Set("Retry-After", fmt.Sprint(int(retryAfter.Seconds())))
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusTooManyRequests)
			fmt.Fprintf(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"there are %d sessions, the maximum: `+
				`end one (DELETE), or try again in %.0f s"}}`+"\n", h.most, retryAfter.Seconds())
			return
		}
		defer h.begun(server)
	}
	h.Handler.ServeHTTP(w, r)
}

// begin reports whether a server may begin another session.
func (h *handler) begin(server *sdk.Server) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := h.beginning[server]
	if server != nil {
		for s := range server.Sessions() {
			if s.InitializeParams() != nil {
				n++
			}
		}
	}
	if n >= h.most {
		return false
	}
	h.beginning[server]++
	return true
}

func (h *handler) begun(server *sdk.Server) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.beginning[server]--; h.beginning[server] == 0 {
		delete(h.beginning, server)
	}
}

// standInsBySession are those of each session, by the names of sources.
type standInsBySession struct {
	mu  sync.Mutex
	all map[*sdk.ServerSession]map[string]*mask.StandIns
}

// maxStandIns bounds what is kept for a session and a source.
const maxStandIns = 20_000

// of are those that a session knows of a source, until it ends.
func (t *standInsBySession) of(session *sdk.ServerSession, source string) (*mask.StandIns, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	of, ok := t.all[session]
	if !ok {
		of = map[string]*mask.StandIns{}
		if t.all == nil {
			t.all = map[*sdk.ServerSession]map[string]*mask.StandIns{}
		}
		t.all[session] = of
		go func() {
			session.Wait()
			t.mu.Lock()
			defer t.mu.Unlock()
			delete(t.all, session)
		}()
	}
	if of[source] == nil {
		of[source] = mask.NewStandIns()
	}
	if of[source].Len() > maxStandIns {
		return nil, &database.Error{Kind: database.OverLimit, Rule: "mask", Message: fmt.Sprintf("this session has seen %d stand-ins, the maximum: begin a new session", maxStandIns)}
	}
	return of[source], nil
}
