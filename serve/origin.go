package serve

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
)

// origin refuses what a page of another site sends through a browser. A server without tokens is reached by its
// loopback names alone: a name that another site's DNS points at 127.0.0.1 is none of them (DNS rebinding).
func (s *Server) origin(r *http.Request) error {
	if len(s.tokens.all) == 0 && !Loopback(r.Host) {
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

// Loopback says whether an address, with a port or without, is of this machine alone: localhost, 127.0.0.0/8 or ::1.
func Loopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		host = strings.TrimSuffix(strings.TrimPrefix(address, "["), "]")
	}
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}
