package serve

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/sqlagent/sqlagent/internal/httpd"
)

// origin refuses what a page of another site sends through a browser. A server without tokens is reached by its
// loopback names alone: a name that another site's DNS points at 127.0.0.1 is none of them (DNS rebinding).
func (s *Server) origin(r *http.Request) error {
	if len(s.tokens.Load().all) == 0 && !httpd.Loopback(r.Host) {
		return refuse(http.StatusForbidden, kindForbidden, "use http://127.0.0.1 or http://localhost, or give the server tokens",
			"without tokens this server answers to loopback names alone")
	}
	if foreign(r) {
		return refuse(http.StatusForbidden, kindForbidden, "", "the request comes from a page of another site")
	}
	return nil
}

// foreign says whether a browser sends r for a page of another site. A person who follows a link to here is let in.
func foreign(r *http.Request) bool {
	if r.Method == http.MethodGet && r.Header.Get("Sec-Fetch-Mode") == "navigate" {
		return false
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "same-origin", "none":
		return false
	case "": // an old browser, or a program
	default:
		return true
	}
	origin := r.Header.Get("Origin")
	if origin == "" {
		return false
	}
	u, err := url.Parse(origin)
	return err != nil || !strings.EqualFold(u.Host, r.Host)
}
