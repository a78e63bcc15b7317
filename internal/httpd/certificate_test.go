package httpd

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testcert"
)

// A renewed certificate is taken at the next handshake; while it and its key do not fit, or are gone, the one before
// stays.
func TestRenewedCertificate(t *testing.T) {
	certs := testcert.Folder(t)
	cert, key := filepath.Join(certs, "server.pem"), filepath.Join(certs, "server.key")
	config, err := TLS(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	now := func() []byte {
		t.Helper()
		c, err := config.GetCertificate(nil)
		if err != nil {
			t.Fatal(err)
		}
		return c.Certificate[0]
	}
	before, clock := now(), time.Now()
	put := func(from, to string) {
		t.Helper()
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, text, 0o600); err != nil {
			t.Fatal(err)
		}
		clock = clock.Add(time.Minute)
		if err := os.Chtimes(to, clock, clock); err != nil {
			t.Fatal(err)
		}
	}
	other := testcert.Folder(t)
	put(filepath.Join(other, "server.pem"), cert)
	if !bytes.Equal(now(), before) {
		t.Error("a certificate without its key was taken")
	}
	put(filepath.Join(other, "server.key"), key)
	renewed := now()
	if bytes.Equal(renewed, before) {
		t.Error("the renewed certificate was not taken")
	}
	if err := os.Remove(cert); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(now(), renewed) {
		t.Error("without the file there is another certificate")
	}
	if _, err := TLS(cert, key); err == nil {
		t.Error("a server began without a certificate")
	}
}
