package serve

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"path"
	"runtime/debug"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/internal/httpd"
)

// request is one that has passed the stations before its handler.
type request struct {
	*http.Request
	id   string // of the log's lines, of the question and its audit records; the header X-Request-Id
	who  *Token
	most int64 // bytes of the body
}

// readTime is how long a client may take to send a body, refusedTime if it has no token; writeTime is how long it may
// take to read 64 KiB of an answer.
const (
	readTime    = 30 * time.Second
	refusedTime = time.Second
	writeTime   = 20 * time.Second
)

// outer is what every request passes first, those too that no route wants.
func (s *Server) outer(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start, id := time.Now(), rand.Text()
		out := &answerWriter{ResponseWriter: w, until: start.Add(s.options.AnswerTimeout + writeTime)}
		route := "none"
		ctx, end := s.options.Telemetry.Request(r)
		r = r.WithContext(context.WithValue(ctx, idKey{}, id))
		defer func() {
			if p := recover(); p != nil {
				if p == http.ErrAbortHandler {
					panic(p)
				}
				s.options.Logger.Error("a defect", "request", id, "panic", p, "stack", string(debug.Stack()))
				if out.status == 0 {
					s.writeError(out, r.Context(), errors.New("panic"), nil)
				}
			}
			end(route, out.status)
			s.options.Logger.LogAttrs(r.Context(), slog.LevelInfo, "a request", slog.String("request", id), slog.String("method", r.Method),
				slog.String("route", route), slog.Int("status", out.status), slog.String("token", out.who),
				slog.String("from", r.RemoteAddr), slog.Duration("elapsed", time.Since(start)), slog.Int64("bytes", out.bytes))
		}()
		h := out.Header()
		h.Set("X-Request-Id", id)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", "no-store")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		connection := http.NewResponseController(w)
		connection.SetWriteDeadline(out.until) // that of the request before may be over
		if r.Body != http.NoBody {
			connection.SetReadDeadline(start.Add(refusedTime)) // what is left of it is read after the answer
		}
		if err := s.origin(r); err != nil {
			s.writeError(out, r.Context(), err, nil)
			return
		}
		switch to, pattern := mux.Handler(r); {
		case pattern == "":
			s.lost(out, r, to)
		case r.URL.Path != path.Clean(r.URL.Path) && r.URL.Path != path.Clean(r.URL.Path)+"/": // what the mux would redirect
			s.lost(out, r, http.NotFoundHandler())
		default:
			route = pattern
			mux.ServeHTTP(out, r)
		}
	})
}

type idKey struct{}

// lost answers a request that no route wants.
func (s *Server) lost(w http.ResponseWriter, r *http.Request, to http.Handler) {
	probe := &headersOnly{header: http.Header{}}
	to.ServeHTTP(probe, r)
	if allowed := probe.header.Get("Allow"); probe.status == http.StatusMethodNotAllowed && allowed != "" {
		w.Header().Set("Allow", allowed)
		s.writeError(w, r.Context(), refuse(http.StatusMethodNotAllowed, kindUsage, "it takes "+allowed, "method not allowed for this path"), nil)
		return
	}
	s.writeError(w, r.Context(), refuse(http.StatusNotFound, kindNotFound, "GET /openapi.json has all paths", "no such path"), nil)
}

// headersOnly learns what a handler would answer.
type headersOnly struct {
	header http.Header
	status int
}

func (h *headersOnly) Header() http.Header         { return h.header }
func (h *headersOnly) WriteHeader(status int)      { h.status = status }
func (h *headersOnly) Write(p []byte) (int, error) { return len(p), nil }

// station is what precedes the handler of a route.
func (s *Server) station(to route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		in := &request{Request: r, most: s.options.MaxBodyBytes}
		in.id, _ = r.Context().Value(idKey{}).(string)
		err := error(nil)
		if to.right != everybody {
			in.who, err = s.tokens.Load().of(r)
		}
		if err == nil && in.who != nil {
			in.known(w)
		}
		if err == nil {
			err = to.handle(s, w, in)
		}
		if err != nil {
			s.fail(w, in, err)
		}
	})
}

// known notes who sends a request, and gives them time for its body.
func (r *request) known(w http.ResponseWriter) {
	if out, ok := w.(*answerWriter); ok {
		out.who = r.who.Name
	}
	if r.ContentLength == 0 {
		httpd.LetIn(r.Context())
		return
	}
	http.NewResponseController(w).SetReadDeadline(time.Now().Add(readTime))
}

// fail reports an error that the handler has not reported, and logs what is not the client's fault.
func (s *Server) fail(w http.ResponseWriter, r *request, err error) {
	status := http.StatusOK
	if out, ok := w.(*answerWriter); !ok || out.status == 0 {
		status = s.writeError(w, r.Context(), err, nil)
	} else if r.Context().Err() == nil { // else it may be of writing to who went away
		status, _ = s.failureOf(r.Context(), err)
	}
	if status >= 500 {
		s.options.Logger.Warn("request failed", "request", r.id, "status", status, "error", err)
	}
}

// decode reads a body of JSON into v, strictly.
func (r *request) decode(w http.ResponseWriter, v any) error { return r.read(w, v, true) }

// read reads a body of JSON into v; members that v has no place for are an error where strict.
func (r *request) read(w http.ResponseWriter, v any, strict bool) error {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return refuse(http.StatusUnsupportedMediaType, kindUsage, "send the header Content-Type: application/json", "the body is not JSON")
	}
	text, err := r.body(w)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	if strict {
		d.DisallowUnknownFields()
	}
	if err = d.Decode(v); err == nil {
		if _, more := d.Token(); more != io.EOF {
			err = errors.New("unexpected data after the JSON object")
		}
	}
	if err != nil {
		return badRequest("GET /openapi.json describes it", "invalid request body: %s", strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}

// body reads a body, of bounded size.
func (r *request) body(w http.ResponseWriter) ([]byte, error) {
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, r.most))
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return nil, refuse(http.StatusRequestEntityTooLarge, kindUsage, "", "the body has more than %d bytes", large.Limit)
	case err != nil:
		return nil, badRequest("", "the body is incomplete")
	}
	httpd.LetIn(r.Context())
	http.NewResponseController(w).SetReadDeadline(time.Time{}) // from here on a read waits for the client to go away
	return text, nil
}

// begin is what every operation passes: its time begins, it waits at the gate, and its statements are recorded as its
// token's. done ends all that.
func (s *Server) begin(ctx context.Context, who *Token, g *gate) (_ context.Context, done func(), err error) {
	ctx, cancel := context.WithTimeout(ctx, s.options.AnswerTimeout)
	leave, err := g.enter(ctx)
	if err != nil {
		cancel()
		return nil, func() {}, err
	}
	id, _ := ctx.Value(idKey{}).(string)
	return audit.With(ctx, audit.About{ID: id, User: who.Name}), func() { leave(); cancel() }, nil
}

// answerWriter remembers what was answered.
type answerWriter struct {
	http.ResponseWriter
	until  time.Time // when a client must have taken all; zero: whenever it likes
	status int
	bytes  int64
	who    string
}

func (w *answerWriter) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write gives a slow client time for each piece, and some for all: who reads nothing holds a place that others wait
// for.
func (w *answerWriter) Write(p []byte) (n int, err error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	deadline := http.NewResponseController(w.ResponseWriter)
	for len(p) > 0 && err == nil {
		deadline.SetWriteDeadline(w.soon())
		var wrote int
		wrote, err = w.ResponseWriter.Write(p[:min(len(p), 64<<10)])
		n, p = n+wrote, p[wrote:]
	}
	deadline.SetWriteDeadline(w.until) // in HTTP/2 one that passes ends a stream in which nobody writes
	w.bytes += int64(n)
	return n, err
}

// FlushError gives a slow client time, as Write does.
func (w *answerWriter) FlushError() error {
	connection := http.NewResponseController(w.ResponseWriter)
	connection.SetWriteDeadline(w.soon())
	err := connection.Flush()
	connection.SetWriteDeadline(w.until)
	return err
}

// Flush implements http.Flusher.
func (w *answerWriter) Flush() { w.FlushError() }

// soon is when a client must have taken a piece.
func (w *answerWriter) soon() time.Time {
	soon := time.Now().Add(writeTime)
	if !w.until.IsZero() && w.until.Before(soon) {
		return w.until
	}
	return soon
}

// Unwrap lets http.ResponseController find the connection.
func (w *answerWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
