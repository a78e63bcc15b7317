package dbtest

import (
	"io"
	"net"
	"sync"
	"sync/atomic"
	"testing"
)

// Link is a network between an engine and its server, which tests can cut.
type Link struct {
	net.Listener
	to      string
	stalled atomic.Bool
	mu      sync.Mutex
	ends    []net.Conn
}

// NewLink leads from its own address to that of a server, until t ends.
func NewLink(t testing.TB, to string) *Link {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := &Link{Listener: listener, to: to}
	go l.serve()
	t.Cleanup(l.Cut)
	return l
}

func (l *Link) serve() {
	for {
		here, err := l.Accept()
		if err != nil {
			return
		}
		there, err := net.Dial("tcp", l.to)
		if err != nil {
			here.Close()
			continue
		}
		l.mu.Lock()
		l.ends = append(l.ends, here, there)
		l.mu.Unlock()
		go io.Copy(there, here)
		go l.back(here, there)
	}
}

// back carries what the server answers.
func (l *Link) back(here, there net.Conn) {
	b := make([]byte, 1<<16)
	for {
		n, err := there.Read(b)
		if err != nil {
			here.Close()
			return
		}
		if !l.stalled.Load() {
			here.Write(b[:n])
		}
	}
}

// Stall lets nothing more of the server's arrive.
func (l *Link) Stall() { l.stalled.Store(true) }

// Cut ends the network, and all connections in it.
func (l *Link) Cut() {
	l.Close()
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, c := range l.ends {
		c.Close()
	}
}
