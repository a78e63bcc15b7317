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
	"net/url"
	"os"
	"strings"
	"time"
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
	Secure          *tls.Config // nil: HTTP without TLS
	MaxConnections  int         // maximum at a time; then those are closed that have waited longest: see LetIn
	PerAddress      int         // maximum of those from one address that wait
	ShutdownTimeout time.Duration
	Logger          *slog.Logger
	// Stopping is called when the server begins to stop, with the context that its requests have.
	Stopping func(base context.Context)
}

// Serve answers on l until ctx ends. Then it takes no more connections, lets what runs come to its end for two thirds
// of ShutdownTimeout, and cancels the rest with ErrStopping: within ShutdownTimeout it returns. The error is nil where
// it was asked to stop.
func Serve(ctx context.Context, l net.Listener, h http.Handler, o Options) error {
	l = newLobby(l, o.MaxConnections, o.PerAddress)
	base, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	defer cancel(ErrStopping)
	server := &http.Server{
		Handler: admit(h), ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: headerBytes, TLSConfig: o.Secure,
		BaseContext: func(net.Listener) context.Context { return base }, ConnContext: remember, ConnState: rest,
		ErrorLog: slog.NewLogLogger(o.Logger.Handler(), slog.LevelDebug),
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
	o.Logger.Info("the server stops", "within", o.ShutdownTimeout)
	end := time.Now().Add(o.ShutdownTimeout)
	soft := time.AfterFunc(o.ShutdownTimeout*2/3, func() { cancel(ErrStopping) })
	defer soft.Stop()
	if o.Stopping != nil {
		o.Stopping(base)
	}
	until, stop := context.WithDeadline(context.WithoutCancel(ctx), end.Add(-o.ShutdownTimeout/20))
	defer stop()
	err := server.Shutdown(until)
	if errors.Is(err, context.DeadlineExceeded) { // somebody does not read, or the database does not let go
		err = server.Close()
	}
	return err
}

// Foreign reports whether a browser sends r for a page of another site. A person who follows a link to here is let in.
// A proxy that passes requests on must pass their Host on too.
func Foreign(r *http.Request) bool {
	for _, origin := range r.Header["Origin"] {
		u, err := url.Parse(origin)
		if err != nil || !strings.EqualFold(u.Host, r.Host) || r.TLS != nil && u.Scheme != "https" {
			return true
		}
	}
	if r.Method == http.MethodGet && r.Header.Get("Sec-Fetch-Mode") == "navigate" {
		return false
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "same-origin", "none", "": // "": a program, or a page that is not of HTTPS
		return false
	}
	return true
}

// Loopback reports whether an address, with a port or without, is of this machine alone: localhost, 127.0.0.0/8 or ::1.
func Loopback(address string) bool {
	host := hostname(address)
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// Meant reports whether a request's Host is a name of the server that listens at an address: a loopback one where that
// is one; elsewhere an IP address too, the name that the address has, and this machine's. A name that a stranger's DNS
// points here (DNS rebinding) is none of them.
func Meant(host, listen string) bool {
	if Loopback(host) || Loopback(listen) {
		return Loopback(host)
	}
	name := hostname(host)
	if _, err := netip.ParseAddr(name); err == nil {
		return true
	}
	machine, err := os.Hostname()
	short, _, _ := strings.Cut(name, ".")
	return name != "" && strings.EqualFold(name, hostname(listen)) || err == nil && (strings.EqualFold(name, machine) || strings.EqualFold(short, machine))
}

// hostname is an address without its port.
func hostname(address string) string {
	if host, _, err := net.SplitHostPort(address); err == nil {
		return host
	}
	return strings.TrimSuffix(strings.TrimPrefix(address, "["), "]")
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
