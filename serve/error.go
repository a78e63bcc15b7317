package serve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"
	"strconv"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
)

// Kinds of errors in addition to those of agent.Failure.
const (
	kindUsage        = "usage"
	kindUnauthorized = "unauthorized"
	kindForbidden    = "forbidden"
	kindNotFound     = "not_found"
	kindConflict     = "conflict"
	kindBusy         = "busy"
)

// requestError is an error of the request itself.
type requestError struct {
	status int
	agent.Failure
}

func (e *requestError) Error() string { return e.Message }

func refuse(status int, kind, hint, format string, args ...any) error {
	return &requestError{status, agent.Failure{Kind: kind, Message: fmt.Sprintf(format, args...), Hint: hint}}
}

// badRequest is the error of an invalid request.
func badRequest(hint, format string, args ...any) error {
	return refuse(http.StatusBadRequest, kindUsage, hint, format, args...)
}

// busyError sends a client away for a while.
type busyError struct {
	status int
	what   string
	after  int // seconds
}

func (e *busyError) Error() string { return e.what }

// failureOf returns an error's status and words.
func (s *Server) failureOf(ctx context.Context, err error) (status int, f *agent.Failure) {
	var own *requestError
	var busy *busyError
	switch {
	case errors.As(err, &own):
		return own.status, &own.Failure
	case errors.As(err, &busy):
		return busy.status, &agent.Failure{Kind: kindBusy, Message: busy.what, Hint: fmt.Sprintf("try again in %d s", busy.after)}
	case errors.Is(context.Cause(ctx), httpd.ErrStopping):
		return http.StatusServiceUnavailable, &agent.Failure{Kind: "interrupted", Message: httpd.ErrStopping.Error(), Hint: "try again"}
	}
	f = agent.Explain(err)
	switch f.Kind {
	case kindUsage:
		status = http.StatusBadRequest
	case "no_answer", "refused":
		status = http.StatusUnprocessableEntity
	case "full":
		status = http.StatusConflict
	case "database", "model":
		status = http.StatusBadGateway
		var room *llm.ContextError
		if len(s.tokens.Load().all) > 0 && !errors.As(err, &room) { // hosts, paths and logins are not for all who may ask
			f = &agent.Failure{Kind: f.Kind, Message: "the " + f.Kind + " cannot be used", Hint: "the server's log has the reason under this request's id"}
		}
	case "knowledge":
		// Without its path: it is for who writes the glossary, who may not be who asks.
		status, f.Message, f.Hint = http.StatusInternalServerError, "the team's knowledge has a mistake", "the server's log has it under this request's id"
		if team := (*knowledge.FileError)(nil); errors.As(err, &team) && len(s.tokens.Load().all) == 0 {
			f.Message = fmt.Sprintf("%s: %v", filepath.Base(team.Path), team.Err)
			f.Hint = "correct that file, then have the server read it again (SIGHUP)"
		}
	case "timeout":
		status = http.StatusGatewayTimeout
	case "interrupted":
		status = 499 // nobody reads it: the client went away
	case "audit":
		// The file's path is for the log.
		status, f.Message = http.StatusInternalServerError, "result withheld: the audit record could not be written"
	default:
		status = http.StatusInternalServerError
		f = &agent.Failure{Kind: "internal", Message: "internal error; the server's log has it under this request's id"}
	}
	return status, f
}

// errorBody is every error of the API.
type errorBody struct {
	Error *agent.Failure `json:"error"`
}

// writeError answers with an error, as body has it or, where that is nil, alone.
func (s *Server) writeError(w http.ResponseWriter, ctx context.Context, err error, body any) (status int) {
	status, f := s.failureOf(ctx, err)
	if body == nil {
		body = errorBody{f}
	}
	h := w.Header()
	var busy *busyError
	switch {
	case errors.As(err, &busy):
		h.Set("Retry-After", strconv.Itoa(busy.after))
	case status == http.StatusServiceUnavailable:
		h.Set("Retry-After", "5")
	case status == http.StatusUnauthorized:
		h.Set("WWW-Authenticate", `Bearer realm="sqlagent"`)
	}
	writeJSON(w, status, body)
	return status
}

func writeJSON(w http.ResponseWriter, status int, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, err = w.Write(append(text, '\n'))
	return err
}

func writeText(w http.ResponseWriter, text string) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, err := w.Write([]byte(text))
	return err
}
