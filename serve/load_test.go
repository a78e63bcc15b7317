package serve_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/serve"
)

// questions are some that differ, so that no answer is another's.
var questions = []string{
	"How many customers are from Germany?", "How many customers are from Brazil?", "How many albums are there?",
	"How many tracks are there?", "What is the average unit price of tracks?", "List the names of all genres",
	"How many invoices are there?", "How many artists are there?",
}

// TestManyAtOnce asks 64 questions at the same time, or 16 in short runs, with nano's votes: none is lost, each gets
// its own answer, and memory is bounded. SQLAGENT_LOAD=1 prints the figures.
func TestManyAtOnce(t *testing.T) {
	votes := 1
	if os.Getenv("SQLAGENT_LOAD") != "" {
		votes = 9
	}
	s := start(t, func(o *serve.Options) { o.Asked.Votes = votes; o.AnswerTimeout = 10 * time.Minute })
	s.send("POST", "/v1/ask", germany) // the schema and the values are read
	want := map[string]string{}
	for _, q := range questions {
		var report agent.Report
		s.send("POST", "/v1/ask", fmt.Sprintf(`{"question": %q}`, q)).in(t, &report)
		want[q] = report.SQL
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	peak := watchMemory(t)
	many := 64
	if testing.Short() {
		many = 16
	}
	took := make([]time.Duration, many)
	var wg sync.WaitGroup
	for i := range many {
		wg.Go(func() {
			q, start := questions[i%len(questions)], time.Now()
			got := s.send("POST", "/v1/ask", fmt.Sprintf(`{"question": %q}`, q))
			took[i] = time.Since(start)
			var report agent.Report
			if got.in(t, &report); got.status != 200 || report.Question != q || report.SQL != want[q] {
				t.Errorf("%s: %d %.200s", q, got.status, got.text)
			}
		})
	}
	wg.Wait()
	most := peak()
	runtime.GC()
	runtime.ReadMemStats(&after)
	slices.Sort(took)
	t.Logf("%d questions at once, %d votes each: p50 %v, p99 and last %v, heap at most %d MB above the start, %d MB after it",
		many, votes, took[many/2], took[many-1], (int64(most)-int64(before.HeapAlloc))>>20, (int64(after.HeapAlloc)-int64(before.HeapAlloc))>>20)
	if grown := int64(most) - int64(before.HeapAlloc); grown > 512<<20 {
		t.Errorf("the heap grew by %d MB", grown>>20)
	}
}

// watchMemory samples the heap; peak ends it.
func watchMemory(t *testing.T) (peak func() uint64) {
	stop, done := make(chan struct{}), make(chan uint64, 1)
	go func() {
		var most uint64
		for {
			select {
			case <-stop:
				done <- most
				return
			case <-time.After(20 * time.Millisecond):
				var m runtime.MemStats
				runtime.ReadMemStats(&m)
				most = max(most, m.HeapAlloc)
			}
		}
	}()
	return func() uint64 { close(stop); return <-done }
}

// TestHostileClients sends what no client should: bad tokens, bodies, paths and headers, halves of requests, slow ones,
// and clients that go away in the middle. None gets an answer, none is left over, and the server answers afterwards.
func TestHostileClients(t *testing.T) {
	n := 300
	if os.Getenv("SQLAGENT_LOAD") != "" {
		n = 10000
	}
	s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	good := []string{"Authorization", "Bearer " + secret("ann")}
	s.send("POST", "/v1/query", `{"sql": "SELECT 1"}`, good...)
	before := settled()
	address := strings.TrimPrefix(s.url, "http://")
	var answered, refused atomic.Int64
	var wg sync.WaitGroup
	work := make(chan int)
	for range 32 {
		wg.Go(func() {
			for i := range work {
				random := rand.New(rand.NewPCG(1, uint64(i)))
				request := hostile(random)
				c, err := net.Dial("tcp", address)
				if err != nil {
					t.Error(err)
					continue
				}
				c.SetDeadline(time.Now().Add(20 * time.Second))
				c.Write([]byte(request))
				if random.IntN(4) == 0 {
					c.Close() // before anything is answered
					continue
				}
				if random.IntN(3) == 0 { // no more will come
					c.(*net.TCPConn).CloseWrite()
				}
				c.SetReadDeadline(time.Now().Add(200 * time.Millisecond)) // of a half nothing comes
				r := bufio.NewReader(c)
				response, err := http.ReadResponse(r, nil)
				if err == nil {
					io.Copy(io.Discard, response.Body)
					switch {
					case response.StatusCode < 400:
						answered.Add(1)
						t.Errorf("%d to %q", response.StatusCode, request)
					default:
						refused.Add(1)
					}
				}
				c.Close()
			}
		})
	}
	for i := range n {
		work <- i
	}
	close(work)
	wg.Wait()
	http.DefaultClient.CloseIdleConnections()
	if after := goroutines(before); after > before {
		buf := make([]byte, 1<<20)
		t.Errorf("%d goroutines before, %d after it\n%.4000s", before, after, buf[:runtime.Stack(buf, true)])
	}
	if strings.Contains(s.logs.String(), "a defect") {
		t.Error("the log has a defect")
	}
	for line := range strings.Lines(s.logs.String()) {
		if !strings.HasPrefix(line, `{"time":"`) || !strings.HasSuffix(line, "}\n") {
			t.Fatalf("somebody wrote a line of the log: %q", line)
		}
	}
	if got := s.send("POST", "/v1/query", `{"sql": "SELECT 1"}`, good...); got.status != 200 {
		t.Errorf("%d %s", got.status, got.text)
	}
	t.Logf("%d connections: %d refused, %d answered, the others went away", n, refused.Load(), answered.Load())
}

// hostile is the text of a request that must not be answered.
func hostile(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	noise := func(n int) string {
		b := make([]byte, random.IntN(n))
		for i := range b {
			b[i] = byte(random.Uint32())
		}
		return string(b)
	}
	body := pick(germany, "{", noise(2000), strings.Repeat("[", 50000), `{"question": "`+strings.Repeat("x", 100000)+`"}`, "")
	token := pick("", "Authorization: Bearer wrong\r\n", "Authorization: Bearer\r\n", "Authorization: Basic eDp5\r\n",
		"Authorization: Bearer "+secret("ann")+" x\r\n", "authorization: bearer "+strings.ToUpper(secret("ann"))+"\r\n",
		"Authorization: Bearer a\r\nAuthorization: Bearer "+secret("ann")+"\r\n", "X-Authorization: Bearer "+secret("ann")+"\r\n",
		"Authorization : Bearer "+secret("ann")+"\r\n", "Cookie: token="+secret("ann")+"\r\n")
	path := pick("/v1/ask", "/v1/query", "/v1/sources", "/v1/../v1/ask", "/%2e%2e/v1/ask", "//v1/ask", "/v1/ask/", "/v1/conversations/x",
		"/mcp", "/v1/ask?token="+secret("ann"), "/"+strings.Repeat("a", 9000), "/v1/chat/completions", "http://evil.example/v1/ask", "/v1/ask%00")
	length := pick(fmt.Sprint(len(body)), fmt.Sprint(len(body)+1000), "-1", "99999999999999999999", "0x10", "5, 6")
	framing := pick("Content-Length: "+length+"\r\n", "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: chunked\r\nContent-Length: "+length+"\r\n",
		"Transfer-Encoding: xchunked\r\n", "Content-Length: 3\r\nContent-Length: 4\r\n")
	whole := pick("POST", "GET", "DELETE", "BREW", "post", "") + " " + path + " HTTP/1.1\r\nHost: x\r\n" + token +
		pick("Content-Type: application/json\r\n", "", "X-Long: "+strings.Repeat("y", 40000)+"\r\n", "X: \"},\"level\":\"ERROR\r\n") + framing + "\r\n" + body
	switch random.IntN(5) {
	case 0:
		return whole[:random.IntN(len(whole))] // half of it
	case 1:
		return noise(500)
	}
	return whole
}

// settled is how many goroutines there are when no more end: those of tests before have had time to.
func settled() int {
	n := runtime.NumGoroutine()
	for same := 0; same < 5; same++ {
		time.Sleep(100 * time.Millisecond)
		if now := runtime.NumGoroutine(); now < n {
			n, same = now, -1
		}
	}
	return n
}

// goroutines are how many there are, when they are no more than want or have had time to end.
func goroutines(want int) (n int) {
	for range 100 {
		if n = runtime.NumGoroutine(); n <= want {
			return n
		}
		time.Sleep(100 * time.Millisecond)
	}
	return n
}

// TestFirstEvent: somebody who waits for an answer hears at once that it is in progress.
func TestFirstEvent(t *testing.T) {
	s := start(t, nil)
	s.send("POST", "/v1/ask", germany)
	var least time.Duration = time.Hour
	for range 5 {
		least = min(least, s.firstEvent())
	}
	t.Logf("the first event comes after %v", least)
	if least > 100*time.Millisecond {
		t.Errorf("the first event comes after %v", least)
	}
}

// firstEvent is how long the first event of a question takes.
func (s *server) firstEvent() time.Duration {
	request, _ := http.NewRequest("POST", s.url+"/v1/ask", strings.NewReader(germany))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	start := time.Now()
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		s.t.Fatal(err)
	}
	defer response.Body.Close()
	lines := bufio.NewReader(response.Body)
	line, err := lines.ReadString('\n')
	took := time.Since(start)
	if err != nil || line != "event: accepted\n" {
		s.t.Fatalf("%q, %v", line, err)
	}
	io.Copy(io.Discard, lines)
	return took
}

// Those who ask for a database that does not answer fail together, not each after the one before: they hold places that
// the other databases' questions need.
func TestAbsentSource(t *testing.T) {
	var opened atomic.Int64
	s := start(t, func(o *serve.Options) {
		o.Sources = append(o.Sources, serve.Source{Name: "zoo", Dialect: dialects.SQLite, Open: func(context.Context) (database.DB, error) {
			opened.Add(1)
			time.Sleep(200 * time.Millisecond)
			return nil, &database.Error{Kind: database.Unreachable, Message: "no answer"}
		}})
	})
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			got := s.send("POST", "/v1/query", `{"source": "zoo", "sql": "SELECT 1"}`)
			if got.status != http.StatusBadGateway || !strings.Contains(got.text, "no answer") {
				t.Errorf("%d %s", got.status, got.text)
			}
		})
	}
	wg.Wait()
	if n := opened.Load(); n > 4 {
		t.Errorf("the source was opened %d times", n)
	}
}
