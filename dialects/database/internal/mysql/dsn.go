package mysql

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"net"
	"net/url"
	"os"
	"strconv"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// target is where a DSN leads.
type target struct {
	config *gomysql.Config
	name   string // for people, without secrets: "MySQL at 127.0.0.1:3306 as root"
}

// parseDSN reads the URL form
//
//	mysql://user:password@host:port/database?option=value    (or mariadb://)
//
// whose user, password and database may be percent-encoded, and in whose password any character may also stand as it
// is as long as it begins no percent code; and the driver's form, whose user and password are taken as they are:
//
//	user:password@tcp(host:port)/database?option=value
//
// No message of its errors holds a part of the DSN but the name of an option: a slip may have moved the password
// anywhere before the options.
func parseDSN(dsn string) (target, error) {
	config := gomysql.NewConfig()
	var err error
	if rest, ok := cutScheme(dsn); ok {
		err = parseURL(config, rest)
	} else {
		// The driver's parser gets no options: some loosen what this package holds tight, and one panics.
		// They begin after the address, before which a password may have any character.
		at := max(strings.LastIndex(dsn, ")/"), strings.LastIndex(dsn, "@"), 0)
		rest, options, _ := strings.Cut(dsn[at:], "?")
		if c, e := gomysql.ParseDSN(dsn[:at] + rest); e == nil {
			config = c
			err = parseOptions(config, options)
		} else {
			err = errForm
		}
	}
	if err != nil {
		return target{}, badDSN(err)
	}
	config.Timeout = dialTimeout
	config.Logger = &gomysql.NopLogger{}
	config.DialFunc = dial
	t := target{config: config, name: "MySQL at " + config.Addr}
	if config.User != "" {
		t.name += " as " + config.User
	}
	return t, nil
}

var (
	errForm    = errors.New("it is neither mysql://USER:PASSWORD@HOST:PORT/DATABASE nor USER:PASSWORD@tcp(HOST:PORT)/DATABASE")
	errOptions = errors.New("the driver does not take its options")
)

func badDSN(why error) error {
	e := &database.Error{Kind: database.Unreachable, Message: "the MySQL DSN cannot be read: " + why.Error(),
		Hint: "write odd characters of user, password and database as %XX: @ is %40, / is %2F, % is %25"}
	if option, ok := errors.AsType[*optionError](why); ok {
		e.Hint = option.hint
	}
	return e
}

func cutScheme(dsn string) (rest string, ok bool) {
	scheme, rest, ok := strings.Cut(dsn, "://")
	return rest, ok && (strings.EqualFold(scheme, "mysql") || strings.EqualFold(scheme, "mariadb"))
}

// cutLast is strings.Cut at the last sep.
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// parseURL reads what follows the scheme. It is not url.Parse, which takes few characters in a password.
func parseURL(config *gomysql.Config, rest string) error {
	login, place, ok := cutLast(rest, "@")
	if !ok {
		login, place = "", rest
	}
	user, password, _ := strings.Cut(login, ":")
	config.User, config.Passwd = unescape(user), unescape(password)
	place, options, _ := strings.Cut(place, "?")
	address, database, _ := strings.Cut(place, "/")
	if strings.Contains(database, "/") {
		return errForm
	}
	config.DBName = unescape(database)
	config.Net = "tcp"
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		host, port = strings.Trim(address, "[]"), ""
	}
	if host == "" {
		host = "127.0.0.1"
	}
	if port == "" {
		port = "3306"
	}
	if _, err := strconv.ParseUint(port, 10, 16); err != nil { // it may be a password
		return errForm
	}
	config.Addr = net.JoinHostPort(host, port)
	return parseOptions(config, options)
}

// unescape decodes percent codes, and takes what holds a bad one as it is.
func unescape(s string) string {
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}

// setTLS follows the mysql client's --ssl-mode (https://dev.mysql.com/doc/refman/8.4/en/connection-options.html) and
// the driver's tls option. Without either, what goes over a network is encrypted where the server can.
func setTLS(config *gomysql.Config, mode, ca, cert, key string) error {
	if mode == "" {
		switch host, _, _ := net.SplitHostPort(config.Addr); {
		case ca != "":
			mode = "verify-ca"
		case config.Net != "tcp", host == "localhost", net.ParseIP(host).IsLoopback():
			return nil
		default:
			mode = "preferred"
		}
	}
	host, _, _ := net.SplitHostPort(config.Addr)
	c := &tls.Config{ServerName: host}
	switch mode {
	case "disabled", "disable", "false", "0":
		return nil
	case "preferred", "prefer", "allow":
		c.InsecureSkipVerify = true
		config.AllowFallbackToPlaintext = true
	case "required", "require", "skip-verify", "trust", "no-verify":
		c.InsecureSkipVerify = true
	case "verify-ca":
		c.InsecureSkipVerify = true // of the name only
		c.VerifyConnection = func(s tls.ConnectionState) error {
			o := x509.VerifyOptions{Roots: c.RootCAs, Intermediates: x509.NewCertPool()}
			for _, more := range s.PeerCertificates[1:] {
				o.Intermediates.AddCert(more)
			}
			_, err := s.PeerCertificates[0].Verify(o)
			return err
		}
	case "verify-identity", "verify-full", "true", "1":
	default:
		return errors.New("ssl-mode is one of disabled, preferred, required, verify-ca, verify-identity")
	}
	if ca != "" {
		c.RootCAs = x509.NewCertPool()
		file, err := os.ReadFile(ca)
		if err != nil {
			return errors.New("the file of ssl-ca cannot be read")
		}
		if block, _ := pem.Decode(file); block == nil || !c.RootCAs.AppendCertsFromPEM(file) {
			return errors.New("the file of ssl-ca holds no certificate")
		}
	}
	if cert != "" || key != "" {
		pair, err := tls.LoadX509KeyPair(cert, key)
		if err != nil {
			return errors.New("the files of ssl-cert and ssl-key are not a certificate and its key")
		}
		c.Certificates = []tls.Certificate{pair}
	}
	config.TLS = c
	return nil
}
