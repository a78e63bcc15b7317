package cmdline

import (
	"crypto/tls"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/internal/httpd"
)

// TLSFlags name a server's certificate: see TLS.
var TLSFlags = []cli.Flag{
	&cli.StringFlag{Name: "tls-cert", Usage: "a `FILE` with the certificate, and those that it rests on (PEM)"},
	&cli.StringFlag{Name: "tls-key", Usage: "a `FILE` with the certificate's key (PEM)"},
}

// TLS is that of the certificate which TLSFlags name; nil where they name nothing. Error: UsageError.
func TLS(c *cli.Command) (*tls.Config, error) {
	cert, key := c.String("tls-cert"), c.String("tls-key")
	switch {
	case cert == "" && key == "":
		return nil, nil
	case cert == "" || key == "":
		return nil, Usagef("--tls-cert and --tls-key go together")
	}
	secure, err := httpd.TLS(cert, key)
	if err != nil {
		return nil, Usagef("--tls-cert and --tls-key: %w", err)
	}
	return secure, nil
}
