package serve

import (
	"net/http"

	"github.com/sqlagent/sqlagent/internal/httpd"
)

// origin refuses what a page of another site sends through a browser. A server without tokens is reached by its
// loopback names alone: a name that another site's DNS points at 127.0.0.1 is none of them (DNS rebinding).
func (s *Server) origin(r *http.Request) error {
	if len(s.tokens.Load().all) == 0 && !httpd.Loopback(r.Host) {
		return refuse(http.StatusForbidden, kindForbidden, "use http://127.0.0.1 or http://localhost, or give the server tokens",
			"without tokens this server answers only to loopback names")
	}
	if httpd.Foreign(r) {
		return refuse(http.StatusForbidden, kindForbidden, "", "the request comes from a page of another site")
	}
	return nil
}
