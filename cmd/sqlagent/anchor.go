package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

// anchor sends how far an audit has come to a place: an address on the web, a file, or standard error. It comes when
// all is answered, so that nobody waits for the place.
func anchor(l *audit.Log, to string, stderr io.Writer) error {
	ctx, cancel := context.WithTimeout(context.Background(), anchorTimeout)
	defer cancel()
	a, err := l.Anchor(ctx)
	if err != nil {
		return err
	}
	switch {
	case to == "-":
		_, err = fmt.Fprintf(stderr, "audit anchor: %s\n", a)
	case strings.HasPrefix(to, "http://"), strings.HasPrefix(to, "https://"):
		err = post(ctx, a, to)
	default:
		err = appendLine(a, to)
	}
	if err != nil {
		return fmt.Errorf("audit anchor %s was not sent: %w", a, err)
	}
	return nil
}

func appendLine(a audit.Anchor, path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	if _, err = fmt.Fprintln(f, a); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// anchorTimeout is how long an anchor may take to be read and received.
const anchorTimeout = 10 * time.Second

// post sends an anchor as a line of plain text. It follows no redirection, which would make a GET of it. Errors do not
// tell the address, which may hold a password or a token.
func post(ctx context.Context, a audit.Anchor, to string) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, to, strings.NewReader(a.String()+"\n"))
	if err != nil {
		return errors.New("invalid URL")
	}
	request.Header.Set("Content-Type", "text/plain; charset=utf-8")
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	response, err := client.Do(request)
	var failed *url.Error
	if errors.As(err, &failed) {
		return fmt.Errorf("%s: %w", request.URL.Host, failed.Err)
	}
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode/100 != 2 {
		return fmt.Errorf("%s answered %s", request.URL.Host, response.Status)
	}
	return nil
}
