package httpd

import (
	"crypto/tls"
	"os"
	"sync"
	"time"
)

// TLS is that of a certificate and its key, files of PEM, which may be renewed while the server runs: a handshake takes
// those that lie there. An error is of files that cannot be read at first.
func TLS(cert, key string) (*tls.Config, error) {
	pair := &keyPair{cert: cert, key: key}
	if _, err := pair.get(nil); err != nil {
		return nil, err
	}
	return &tls.Config{GetCertificate: pair.get, MinVersion: tls.VersionTLS12}, nil
}

type keyPair struct {
	cert, key string // paths
	mu        sync.Mutex
	changed   time.Time // when the file was that was read last
	read      *tls.Certificate
}

// get is the certificate of now. One that cannot be read, in the middle of its renewal say, leaves the one before.
func (p *keyPair) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	info, err := os.Stat(p.cert)
	if err == nil && p.read != nil && info.ModTime().Equal(p.changed) {
		return p.read, nil
	}
	if err == nil {
		var pair tls.Certificate
		if pair, err = tls.LoadX509KeyPair(p.cert, p.key); err == nil {
			p.read, p.changed = &pair, info.ModTime()
		}
	}
	if p.read != nil {
		return p.read, nil
	}
	return nil, err
}
