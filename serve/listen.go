package serve

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"time"

	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/llm"
)

// Serve answers on l until ctx ends. Then it takes no more connections, lets what runs come to its end for two thirds
// of ShutdownTimeout, cancels the rest, down to the database, and closes the databases: within ShutdownTimeout it
// returns. The error is nil where it was asked to stop. It also stops when the engine's process has ended: with a
// *llm.LoadError.
func (s *Server) Serve(ctx context.Context, l net.Listener, secure *tls.Config) error {
	ctx, cancel := llm.WhileAlive(ctx, s.options.Engine)
	defer cancel()
	var end time.Time
	err := httpd.Serve(ctx, l, s, httpd.Options{
		Secure: secure, MaxConnections: s.options.MaxConnections, PerAddress: max(1, s.options.MaxConnections/8), ShutdownTimeout: s.options.ShutdownTimeout, Logger: s.options.Logger,
		Stopping: func(base context.Context) {
			end = time.Now().Add(s.options.ShutdownTimeout)
			close(s.stopping)
			go s.tools.close(base, func() int { return s.questions.atWork() + s.queries.atWork() }) // whose streams would stay open
		},
	})
	if ctx.Err() == nil {
		return err // it could not listen
	}
	if late := s.close(max(time.Until(end), s.options.ShutdownTimeout/20)); late != nil {
		s.options.Logger.Warn("closing a database", "error", late) // its statements end with the process
	}
	var died *llm.LoadError
	if errors.As(context.Cause(ctx), &died) {
		return died
	}
	return err
}

// close closes the databases, as far as they let themselves be closed in some time.
func (s *Server) close(within time.Duration) error {
	done := make(chan error, 1)
	go func() {
		var errs []error
		for _, src := range s.sources {
			errs = append(errs, src.close())
		}
		done <- errors.Join(errs...)
	}()
	select {
	case err := <-done:
		return err
	case <-time.After(within):
		return errors.New("a statement does not end")
	}
}
