package serve

import (
	"context"
	"crypto/tls"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"

	"golang.org/x/net/netutil"
)

// Times and sizes of connections. A client that is slower than these, or that never says anything, is closed.
const (
	headerTime  = 10 * time.Second
	idleTime    = 2 * time.Minute
	headerBytes = 32 << 10
)

// Serve answers on l until ctx ends. Then it takes no more connections, lets what runs come to its end for two thirds
// of StopTime, cancels the rest, down to the database, and closes the databases: within StopTime it returns. The error
// is nil where it was asked to stop.
func (s *Server) Serve(ctx context.Context, l net.Listener, secure *tls.Config) error {
	l = netutil.LimitListener(l, s.Connections)
	base, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	defer cancel(nil)
	server := &http.Server{
		Handler: s, ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: headerBytes, TLSConfig: secure,
		BaseContext: func(net.Listener) context.Context { return base },
		ErrorLog:    slog.NewLogLogger(s.Logger.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() {
		if secure != nil {
			failed <- server.ServeTLS(l, "", "")
		} else {
			failed <- server.Serve(l)
		}
	}()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	close(s.stopping)
	s.Logger.Info("the server stops", "within", s.StopTime)
	end := time.Now().Add(s.StopTime)
	soft := time.AfterFunc(s.StopTime*2/3, func() { cancel(errStopping) })
	defer soft.Stop()
	go s.tools.close(base, func() int { return s.questions.atWork() + s.queries.atWork() }) // whose streams would stay open
	until, stop := context.WithDeadline(context.WithoutCancel(ctx), end.Add(-s.StopTime/20))
	defer stop()
	err := server.Shutdown(until)
	if errors.Is(err, context.DeadlineExceeded) { // somebody does not read, or the database does not let go
		err = server.Close()
	}
	cancel(errStopping)
	if late := s.close(max(time.Until(end), s.StopTime/20)); late != nil {
		s.Logger.Warn("a database did not close", "error", late) // its statements end with the process
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
