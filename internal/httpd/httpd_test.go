package httpd

import (
	"bufio"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testcert"
)

func TestMeant(t *testing.T) {
	machine, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		host, listen string
		want         bool
	}{
		{"127.0.0.1:9464", "127.0.0.1:9464", true}, {"localhost", "127.0.0.1:9464", true}, {"[::1]:9464", "localhost:9464", true},
		{"evil.example:9464", "127.0.0.1:9464", false}, {"10.0.0.5:9464", "127.0.0.1:9464", false}, {"", "127.0.0.1:9464", false},
		{"localhost.evil.example", ":9464", false}, {"127.0.0.1.evil.example", ":9464", false},
		{"evil.example", ":9464", false}, {"evil.example:9464", "10.0.0.5:9464", false}, {"", ":9464", false}, {".", ":9464", false},
		{"10.0.0.5:9464", ":9464", true}, {"[fd00::5]:9464", "[::]:9464", true}, {"127.0.0.1", "0.0.0.0:9464", true},
		{"metrics.example:9464", "metrics.example:9464", true}, {"Metrics.Example", "metrics.example:9464", true},
		{machine + ":9464", ":9464", true}, {machine + ".example", ":9464", true},
	} {
		if got := Meant(c.host, c.listen); got != c.want {
			t.Errorf("Host %q at %q: %v", c.host, c.listen, got)
		}
	}
}

// lobbyServer answers /in, whose requests are let in and wait for release, and /out, whose are not.
func lobbyServer(t *testing.T, secure *tls.Config, connections, perAddress int) (address string, began, release chan struct{}) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	began, release = make(chan struct{}, 10), make(chan struct{})
	mux := http.NewServeMux()
	mux.HandleFunc("/in", func(w http.ResponseWriter, r *http.Request) { LetIn(r.Context()); began <- struct{}{}; <-release })
	mux.HandleFunc("/out", func(http.ResponseWriter, *http.Request) {})
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() {
		done <- Serve(ctx, l, mux, Options{
			Secure: secure, MaxConnections: connections, PerAddress: perAddress, ShutdownTimeout: time.Second, Logger: slog.New(slog.DiscardHandler),
		})
	}()
	t.Cleanup(func() { cancel(); <-done })
	return l.Addr().String(), began, release
}

// Of the connections that wait, the oldest of the fullest address goes; one whose request was let in stays, and waits
// again when that is answered.
func TestLobby(t *testing.T) {
	address, began, release := lobbyServer(t, nil, 6, 4)
	dial := func(from, path string) net.Conn {
		t.Helper()
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		c, err := d.Dial("tcp", address)
		if err != nil {
			t.Skip("this system has one loopback address only: ", err)
		}
		t.Cleanup(func() { c.Close() })
		c.SetDeadline(time.Now().Add(time.Minute))
		if path != "" {
			fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n", path)
		}
		return c
	}
	answered := func(c net.Conn) bool {
		r, err := http.ReadResponse(bufio.NewReader(c), nil)
		return err == nil && r.StatusCode == 200
	}
	ends := func(c net.Conn, what string) {
		t.Helper()
		if _, err := c.Read(make([]byte, 1)); err == nil || strings.Contains(err.Error(), "timeout") {
			t.Errorf("%s is still open: %v", what, err)
		}
	}
	working := dial("127.0.0.1", "/in")
	<-began
	honest := dial("127.0.0.2", "/out")
	if !answered(honest) {
		t.Fatal("no answer")
	}
	first, second := dial("127.0.0.1", ""), dial("127.0.0.1", "")
	for range 3 { // five of four
		dial("127.0.0.1", "")
	}
	ends(first, "the first of five of one address")
	dial("127.0.0.2", "") // seven of six
	ends(second, "the oldest of the fullest address")
	fmt.Fprint(honest, "GET /out HTTP/1.1\r\nHost: localhost\r\n\r\n")
	if !answered(honest) {
		t.Error("another address's connection was closed")
	}
	close(release)
	if !answered(working) {
		t.Error("one at work was closed")
	}
	working.SetDeadline(time.Now().Add(time.Minute))
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		ends(working, "one that is at work no more")
	}()
	for at := time.Now(); time.Since(at) < time.Minute; { // it rests a little after its answer has come
		dial("127.0.0.1", "")
		select {
		case <-gone:
			return
		case <-time.After(time.Millisecond):
		}
	}
}

// LetIn holds under TLS too, in HTTP/1 and HTTP/2, whose connections carry several requests.
func TestLobbyTLS(t *testing.T) {
	certs := testcert.Folder(t)
	secure, err := TLS(filepath.Join(certs, "server.pem"), filepath.Join(certs, "server.key"))
	if err != nil {
		t.Fatal(err)
	}
	for _, protocol := range []string{"http/1.1", "h2"} {
		address, began, release := lobbyServer(t, secure, 8, 2)
		client := &http.Client{Transport: &http.Transport{
			TLSClientConfig: &tls.Config{InsecureSkipVerify: true, NextProtos: []string{protocol}}, ForceAttemptHTTP2: protocol == "h2",
		}}
		answers := make(chan error, 2)
		for range cap(answers) {
			go func() {
				r, err := client.Get("https://" + address + "/in")
				if err == nil {
					io.Copy(io.Discard, r.Body)
					r.Body.Close()
				}
				answers <- err
			}()
		}
		for range cap(answers) {
			<-began
		}
		var silent []net.Conn
		for range 20 {
			c, err := net.Dial("tcp", address)
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			silent = append(silent, c)
		}
		silent[0].SetDeadline(time.Now().Add(time.Minute))
		if _, err := silent[0].Read(make([]byte, 1)); err == nil || strings.Contains(err.Error(), "timeout") {
			t.Errorf("%s: of twenty, the first is open: %v", protocol, err)
		}
		close(release)
		for range 20 { // while the answers are written
			c, err := net.Dial("tcp", address)
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
		}
		for range cap(answers) {
			if err := <-answers; err != nil {
				t.Errorf("%s: one at work was closed: %v", protocol, err)
			}
		}
	}
}
