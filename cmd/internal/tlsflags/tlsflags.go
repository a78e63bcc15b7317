// Package tlsflags has the flags for a server's certificate.
package tlsflags

import (
	"crypto/tls"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/internal/httpd"
)

// All name a server's certificate: see Config.
var All = []cli.Flag{
	&cli.StringFlag{Name: "tls-cert", Usage: "`FILE` with the certificate and its chain (PEM)"},
	&cli.StringFlag{Name: "tls-key", Usage: "`FILE` with the certificate's key (PEM)"},
}

// Config is TLS with the certificate that the flags name; nil where they name nothing. Error: cmdline.UsageError.
func Config(c *cli.Command) (*tls.Config, error) {
	cert, key := c.String("tls-cert"), c.String("tls-key")
	switch {
	case cert == "" && key == "":
		return nil, nil
	case cert == "" || key == "":
		return nil, cmdline.Usagef("give both --tls-cert and --tls-key")
	}
	secure, err := httpd.TLS(cert, key)
	if err != nil {
		return nil, cmdline.Usagef("--tls-cert and --tls-key: %w", err)
	}
	return secure, nil
}
