package openai

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/sqlagent/sqlagent/internal/logs"
)

const (
	maxLine   = 1 << 20          // bytes of one line of a stream
	maxAnswer = 8 << 20          // bytes of an answer that is no stream
	maxStream = 64 << 20         // bytes of a stream: of 131,072 tokens in events of 500 bytes
	maxError  = 64 << 10         // bytes read of an error
	maxWait   = 60 * time.Second // that a server may ask for
)

var errSilence = errors.New("silence")

// reader takes in an answer. What is wrong with the connection it gives back as a *readError.
type reader func(resp *http.Response, body io.Reader) error

// send sends a request and lets read have its answer, again where that failed and may be tried again.
func (e *Engine) send(ctx context.Context, method, path string, body any, read reader) error {
	for try := 0; ; try++ {
		err := e.once(ctx, method, path, body, read)
		var f *Error
		if err == nil || !errors.As(err, &f) || !f.again || try >= e.o.Retries {
			return err
		}
		wait := min(e.o.Backoff<<min(try, 10), maxWait)
		wait += time.Duration(rand.Int64N(int64(wait)/4 + 1)) // so that many who failed together do not return together
		if f.after > maxWait {
			f.Message += fmt.Sprintf(" (it asks to wait %v)", f.after.Round(time.Second))
			return err
		}
		wait = max(wait, f.after)
		logs.From(ctx).WarnContext(ctx, "retrying the request", "try", try+2, "wait", wait, "error", f.Message)
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// once sends a request once. A done ctx closes the connection.
func (e *Engine) once(ctx context.Context, method, path string, body any, read reader) error {
	connection, hangUp := context.WithCancelCause(ctx)
	defer hangUp(nil)
	silence := time.AfterFunc(e.o.Silence, func() { hangUp(errSilence) })
	defer silence.Stop()
	// failed is the error of a request that err ended.
	failed := func(err error, otherwise *Error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case context.Cause(connection) == errSilence:
			return e.fail(&Error{Kind: Silent, Message: fmt.Sprintf("the server said nothing for %v", e.o.Silence)})
		}
		return e.fail(otherwise)
	}

	var content io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return err
		}
		content = bytes.NewReader(text)
	}
	var answered atomic.Bool // by one byte at least
	connection = httptrace.WithClientTrace(connection, &httptrace.ClientTrace{GotFirstResponseByte: func() { answered.Store(true) }})
	req, err := http.NewRequestWithContext(connection, method, e.o.URL.JoinPath(path).String(), content)
	if err != nil {
		return err
	}
	req.Header.Set("User-Agent", "sqlagent")
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Accept", "text/event-stream, application/json")
	}
	if e.o.Key != "" {
		req.Header.Set("Authorization", "Bearer "+e.o.Key)
	}
	resp, err := e.client.Do(req)
	if err != nil {
		return failed(err, unreachable(err, answered.Load()))
	}
	defer resp.Body.Close()
	heard := &attentive{resp.Body, silence, e.o.Silence}
	if resp.StatusCode != http.StatusOK {
		text, err := io.ReadAll(io.LimitReader(heard, maxError))
		if err != nil && len(text) == 0 {
			return failed(err, broken(err))
		}
		return e.refusal(resp, text)
	}
	err = read(resp, heard)
	var unread *readError
	if errors.As(err, &unread) {
		f := broken(unread.err)
		f.again = unread.again && f.Kind == Dropped
		return failed(unread.err, f)
	}
	return err
}

// readError is the connection's error within an answer.
type readError struct {
	err   error
	again bool // nothing of the answer was used
}

func (e *readError) Error() string { return e.err.Error() }

// attentive notes each time that something was read.
type attentive struct {
	r       io.Reader
	silence *time.Timer
	most    time.Duration
}

func (a *attentive) Read(p []byte) (int, error) {
	n, err := a.r.Read(p)
	if n > 0 {
		a.silence.Reset(a.most)
	}
	return n, err
}

// unreachable is the error of a request without an answer that can be read, of which there may have been some bytes.
// Names that do not exist and certificates that are not trusted stay so.
func unreachable(err error, answered bool) *Error {
	var (
		network     *net.OpError
		at          *url.Error
		name        *net.DNSError
		certificate *tls.CertificateVerificationError
		plain       tls.RecordHeaderError
	)
	f := &Error{Kind: Unreachable, again: true}
	if errors.As(err, &name) && name.IsNotFound || errors.As(err, &certificate) {
		f.again = false
	}
	if errors.As(err, &at) {
		err = at.Err // without the URL, whose query may hold a key
	}
	f.Message = "cannot reach the server: " + err.Error()
	cut := errors.As(err, &network) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
	switch {
	case errors.As(err, &plain), answered && !cut:
		f.Kind, f.again, f.Message = Nonsense, false, "the server does not speak the URL's protocol: "+err.Error()
	case errors.Is(err, io.EOF):
		f.Message = "the server closed the connection without an answer"
	}
	return f
}
