package httpd

import (
	"container/list"
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"time"
)

// lobby bounds the connections of a server. A connection waits in it unless it carries a request that LetIn named: one
// that has come whole, from somebody who may send it. When there are too many connections, in all or of one address,
// the one that has waited longest is closed, of the address that has most waiting. So a newcomer always gets the time
// that an honest request needs, next to any number of connections that say nothing, half of something, or nothing any
// more.
type lobby struct {
	net.Listener
	most  int // connections
	share int // of them, those of one address that wait

	mu      sync.Mutex
	open    int
	waiting map[netip.Prefix]*list.List // of *visitor, the longest wait first; no list is empty
}

// visitor is a connection of the lobby.
type visitor struct {
	net.Conn
	lobby  *lobby
	from   netip.Prefix
	closed bool          // this and what follows is under lobby.mu
	rested bool          // it has carried a request that LetIn named
	place  *list.Element // nil: it does not wait
}

func newLobby(l net.Listener, most, share int) *lobby {
	return &lobby{Listener: l, most: most, share: share, waiting: map[netip.Prefix]*list.List{}}
}

func (l *lobby) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	v := &visitor{Conn: c, lobby: l, from: address(c.RemoteAddr())}
	l.mu.Lock()
	l.open++
	v.wait()
	out := l.excess()
	l.mu.Unlock()
	for _, v := range out {
		v.end()
	}
	return v, nil
}

// address is that which a connection is counted for: of IPv6 the first 64 bits, which one machine has for itself.
func address(a net.Addr) netip.Prefix {
	of, _ := netip.ParseAddrPort(a.String()) // elsewhere than in TCP all are one
	ip, bits := of.Addr().Unmap(), 64
	if ip.Is4() {
		bits = 32
	}
	prefix, _ := ip.Prefix(bits)
	return prefix
}

// excess takes out of the lobby those that must be closed.
func (l *lobby) excess() (out []*visitor) {
	for {
		var fullest *list.List
		for _, of := range l.waiting {
			if fullest == nil || of.Len() > fullest.Len() {
				fullest = of
			}
		}
		if fullest == nil || fullest.Len() <= l.share && l.open <= l.most {
			return out
		}
		v := fullest.Front().Value.(*visitor)
		v.leave()
		out = append(out, v)
	}
}

// wait puts v at the end of its address's list.
func (v *visitor) wait() {
	of := v.lobby.waiting[v.from]
	if of == nil {
		of = list.New()
		v.lobby.waiting[v.from] = of
	}
	v.place = of.PushBack(v)
}

// proceed takes v out of its list.
func (v *visitor) proceed() {
	if v.place == nil {
		return
	}
	of := v.lobby.waiting[v.from]
	if of.Remove(v.place); of.Len() == 0 {
		delete(v.lobby.waiting, v.from)
	}
	v.place = nil
}

// leave takes v out of the count too.
func (v *visitor) leave() {
	if !v.closed {
		v.closed = true
		v.lobby.open--
	}
	v.proceed()
}

func (v *visitor) Close() error {
	v.lobby.mu.Lock()
	v.leave()
	v.lobby.mu.Unlock()
	return v.Conn.Close()
}

// flushTime is how long an idle connection of HTTP/2 may take to write what it still holds of an answer.
const flushTime = time.Second

// end closes a connection that has left the lobby.
func (v *visitor) end() {
	if v.rested {
		time.AfterFunc(flushTime, func() { v.Conn.Close() })
		return
	}
	v.Conn.Close()
}

// work takes v out of its list: it carries a request that LetIn has named.
func (v *visitor) work() {
	v.lobby.mu.Lock()
	defer v.lobby.mu.Unlock()
	v.proceed()
}

// rest is http.Server.ConnState. An idle connection waits again: a handler that has returned is not answered yet, and
// in HTTP/2 there may be others.
func rest(c net.Conn, state http.ConnState) {
	v, ok := underneath(c).(*visitor)
	if !ok || state != http.StateIdle {
		return
	}
	v.lobby.mu.Lock()
	var out []*visitor
	if !v.closed && v.place == nil {
		v.rested = true
		v.wait()
		out = v.lobby.excess()
	}
	v.lobby.mu.Unlock()
	for _, v := range out {
		v.end()
	}
}

type (
	visitorKey struct{} // of a connection's context: its *visitor
	letInKey   struct{} // of a request's context: what LetIn calls
)

// remember is http.Server.ConnContext.
func remember(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, visitorKey{}, underneath(c))
}

// underneath is the connection that carries TLS, or c itself.
func underneath(c net.Conn) net.Conn {
	if secure, ok := c.(*tls.Conn); ok {
		return secure.NetConn()
	}
	return c
}

// admit has LetIn know the connection of a request.
func admit(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if v, ok := r.Context().Value(visitorKey{}).(*visitor); ok {
			r = r.WithContext(context.WithValue(r.Context(), letInKey{}, v.work))
		}
		h.ServeHTTP(w, r)
	})
}

// LetIn says that the request of ctx has come whole, from somebody who may send it: until it is answered, its
// connection is closed for no other. It is for a handler to call, on the goroutine that it runs on.
func LetIn(ctx context.Context) {
	if in, ok := ctx.Value(letInKey{}).(func()); ok {
		in()
	}
}
