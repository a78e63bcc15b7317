package serve_test

import (
	"io"
	"maps"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/serve"
)

// Next to 2,000 connections of one address that hold what never becomes a request, whatever they send, /healthz answers
// in 100 ms once their burst was read, and whoever has a token is answered.
func TestHalfOpen(t *testing.T) {
	const others = 2000
	ann := "Authorization: Bearer " + secret("ann") + "\r\n"
	post := "POST /v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
	kinds := map[string]string{
		"nothing":                      "",
		"half a line":                  "GET /heal",
		"half of the headers":          "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
		"half a body, without a token": post + "Content-Length: 100\r\n\r\n{",
		"half a body":                  post + ann + "Content-Length: 100\r\n\r\n{",
		"half a chunk":                 post + ann + "Transfer-Encoding: chunked\r\n\r\n10\r\n{",
		"a body before its OK":         post + ann + "Expect: 100-continue\r\nContent-Length: 100\r\n\r\n",
		"half a body of tools":         "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + ann + "Content-Length: 100\r\n\r\n{",
		"a request, and no more":       "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
		"answers that nobody reads":    strings.Repeat("GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 100),
	}
	if testing.Short() { // the others hold a connection likewise
		maps.DeleteFunc(kinds, func(what, _ string) bool { return what != "half a body" })
	}
	for what, text := range kinds {
		t.Run(what, func(t *testing.T) {
			s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
			address := strings.TrimPrefix(s.url, "http://")
			for range others {
				c, err := net.Dial("tcp", address)
				if err != nil {
					t.Fatalf("%v: this test needs %d open files", err, others+serve.DefaultMaxConnections)
				}
				defer c.Close()
				c.SetWriteDeadline(time.Now().Add(time.Second))
				io.WriteString(c, text) // which fails where the server has closed it meanwhile
			}
			client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: 30 * time.Second}
			best := time.Hour // of several: the burst itself, and a loaded machine, may be slow for a while
			for burst := time.Now(); best > 100*time.Millisecond && time.Since(burst) < 20*time.Second; {
				start := time.Now()
				r, err := client.Get(s.url + "/healthz")
				if err != nil {
					t.Fatal(err)
				}
				r.Body.Close()
				best = min(best, time.Since(start))
			}
			if best > 100*time.Millisecond {
				t.Errorf("/healthz took %v", best)
			}
			if got := s.send("POST", "/v1/ask", germany, "Authorization", "Bearer "+secret("ann")); got.status != 200 {
				t.Errorf("%d %s", got.status, got.text)
			}
			t.Log("/healthz took", best)
		})
	}
}
