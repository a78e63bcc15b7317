// Package httpd is what the HTTP servers of this module share: the life of their connections, the orderly stop, and who
// reaches them.
package httpd

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"golang.org/x/net/netutil"
)

// Times and sizes of connections. A client that is slower than these, or that never says anything, is closed.
const (
	headerTime  = 10 * time.Second
	idleTime    = 2 * time.Minute
	headerBytes = 32 << 10
)

// ErrStopping is why requests are cancelled that do not end in time when a server stops.
var ErrStopping = errors.New("the server stops")

// Options of Serve. All but Secure and Stopping must be set.
type Options struct {
	Secure      *tls.Config // nil: HTTP without TLS
	Connections int         // most of them at a time, those that say nothing among them
	StopTime    time.Duration
	Logger      *slog.Logger
	// Stopping is called when the server begins to stop, with the context that its requests have.
	Stopping func(base context.Context)
}

// Serve answers on l until ctx ends. Then it takes no more connections, lets what runs come to its end for two thirds
// of StopTime, and cancels the rest with ErrStopping: within StopTime it returns. The error is nil where it was asked
// to stop.
func Serve(ctx context.Context, l net.Listener, h http.Handler, o Options) error {
	l = netutil.LimitListener(l, o.Connections)
	base, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	defer cancel(ErrStopping)
	server := &http.Server{
		Handler: h, ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: headerBytes, TLSConfig: o.Secure,
		BaseContext: func(net.Listener) context.Context { return base },
		ErrorLog:    slog.NewLogLogger(o.Logger.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() {
		if o.Secure != nil {
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
	o.Logger.Info("the server stops", "within", o.StopTime)
	end := time.Now().Add(o.StopTime)
	soft := time.AfterFunc(o.StopTime*2/3, func() { cancel(ErrStopping) })
	defer soft.Stop()
	if o.Stopping != nil {
		o.Stopping(base)
	}
	until, stop := context.WithDeadline(context.WithoutCancel(ctx), end.Add(-o.StopTime/20))
	defer stop()
	err := server.Shutdown(until)
	if errors.Is(err, context.DeadlineExceeded) { // somebody does not read, or the database does not let go
		err = server.Close()
	}
	return err
}

// Loopback says whether an address, with a port or without, is of this machine alone: localhost, 127.0.0.0/8 or ::1.
func Loopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		host = strings.TrimSuffix(strings.TrimPrefix(address, "["), "]")
	}
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// LeastToken is how long a token must be: 20 letters and digits have more than 100 random bits.
const LeastToken = 20

// Bearer is the token that a request carries.
func Bearer(r *http.Request) (string, error) {
	given := r.Header["Authorization"]
	if len(given) != 1 { // of two, servers before this one may have looked at the other
		return "", fmt.Errorf("one token is wanted, there are %d", len(given))
	}
	scheme, token, _ := strings.Cut(given[0], " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return "", errors.New("the header Authorization has no bearer token")
	}
	return token, nil
}
