package openai

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
)

// scripts/record-openai.sh sets these.
var (
	record = flag.String("record", "", "host:port of a real server, whose transcripts are to be written")
	folder = flag.String("server", "", "the folder of testdata to write them to")
)

// serverKey is what the recorded servers were started with. It opens nothing.
const serverKey = "sk-transcript"

const countCustomers = "Database Engine: SQLite\nDatabase Schema:\ntable customer = customer: pk customer_id, name = name text\n\n" +
	"Question: How many customers are there?\nNames: customer = customer"

var skyrlStops = []string{"</sql>", "</solution>", "<observation>"}

// cases are conversations with a server that serves nano. What came of them is written to w.
var cases = map[string]func(ctx context.Context, o Options, w io.Writer){
	"end": func(ctx context.Context, o Options, w io.Writer) {
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, countCustomers, llm.Sampling{MaxTokens: 100})
		}
	},
	"stop": func(ctx context.Context, o Options, w io.Writer) {
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, countCustomers, llm.Sampling{MaxTokens: 100}, skyrlStops...)
			turn(ctx, w, s, llm.Continue, "\n<observation>\nCOUNT(*)\n180\n(1 row, 4 turns left)\n</observation>\n", llm.Sampling{MaxTokens: 100}, skyrlStops...)
		}
	},
	"length": func(ctx context.Context, o Options, w io.Writer) {
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, "Question: Größe – 大きさ?", llm.Sampling{MaxTokens: 7, Temperature: 1.5, TopP: 0.95, TopK: 50, MinP: 0.01, Seed: 3})
		}
	},
	"wrong-model": func(ctx context.Context, o Options, w io.Writer) {
		o.Model = "gigantic"
		begin(ctx, o, w)
	},
	"denied": func(ctx context.Context, o Options, w io.Writer) {
		o.Key = "sk-wrong"
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, "Question: What?", llm.Sampling{MaxTokens: 5})
		}
	},
	"too-long": func(ctx context.Context, o Options, w io.Writer) {
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, strings.Repeat("how many ", 400), llm.Sampling{MaxTokens: 5})
		}
	},
	"context-full": func(ctx context.Context, o Options, w io.Writer) {
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, strings.Repeat("how many ", 245), llm.Sampling{MaxTokens: 1000})
		}
	},
	"cancel": func(ctx context.Context, o Options, w io.Writer) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		if s := begin(ctx, o, w); s != nil {
			turn(ctx, w, s, llm.User, countCustomers, llm.Sampling{MaxTokens: 400, OnText: func(string) { cancel() }})
		}
	},
}

func begin(ctx context.Context, o Options, w io.Writer) llm.Session {
	e, err := Open(ctx, o)
	if err != nil {
		fmt.Fprintf(w, "= open: %s\n", told(err))
		return nil
	}
	fmt.Fprintf(w, "= %+v\n", e.Info())
	s, err := e.NewSession(ctx, llm.SessionOptions{})
	if err != nil {
		fmt.Fprintf(w, "= session: %s\n", told(err))
	}
	return s
}

func turn(ctx context.Context, w io.Writer, s llm.Session, role llm.Role, text string, o llm.Sampling, stop ...string) {
	var streamed strings.Builder
	heard := o.OnText
	o.OnText = func(piece string) {
		streamed.WriteString(piece)
		if heard != nil {
			heard(piece)
		}
	}
	if err := s.Append(llm.Message{Role: role, Text: text}); err != nil {
		fmt.Fprintf(w, "= append: %s\n", told(err))
		return
	}
	got, err := s.Generate(ctx, o, stop...)
	if err != nil {
		fmt.Fprintf(w, "= generate: %s\n", told(err))
		return
	}
	fmt.Fprintf(w, "= %q, %s, %d tokens, %d given\n", got.Text, got.Finish, got.Tokens, got.Given)
	if streamed.String() != got.Text {
		fmt.Fprintf(w, "= streamed otherwise: %q\n", streamed.String())
	}
}

// told is an error with its type and hint.
func told(err error) string {
	if load, ok := err.(*llm.LoadError); ok {
		if f, ok := load.Err.(*Error); ok {
			return fmt.Sprintf("%s %d: %v; %s", f.Kind, f.Status, err, load.Hint)
		}
		return fmt.Sprintf("%T: %v; %s", load.Err, err, load.Hint)
	}
	return fmt.Sprintf("%T: %v", err, err)
}

// TestTranscripts plays what real servers sent, byte for byte and in the same pieces, and compares what is asked of
// them and what comes of it. With -record it writes the transcripts.
func TestTranscripts(t *testing.T) {
	if *record != "" {
		for name, run := range cases {
			t.Run(name, func(t *testing.T) { writeTranscript(t, filepath.Join("testdata", *folder, name+".txt"), run) })
		}
		return
	}
	files, err := filepath.Glob("testdata/*/*.txt")
	if err != nil || len(files) < len(cases) {
		t.Fatalf("%d transcripts, %v", len(files), err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		t.Run(filepath.Base(filepath.Dir(file))+"/"+name, func(t *testing.T) {
			run := cases[name]
			if run == nil {
				t.Fatalf("there is no case %s", name)
			}
			playTranscript(t, file, run)
		})
	}
}

// exchange is one request and the pieces in which its answer came.
type exchange struct {
	asked  string
	pieces []string
	hungUp bool // the client did, before the answer was complete
}

func playTranscript(t *testing.T, file string, run func(context.Context, Options, io.Writer)) {
	exchanges, want := readTranscript(t, file)
	at := 0
	address, stop := listen(t, func(conn net.Conn) {
		if at == len(exchanges) {
			t.Errorf("request %d, of which the transcript knows nothing", at+1)
			return
		}
		x := exchanges[at]
		at++
		_, asked := readRequest(t, bufio.NewReader(conn))
		if asked != x.asked {
			t.Errorf("asked\n%swant\n%s", asked, x.asked)
		}
		for _, p := range x.pieces {
			if _, err := io.WriteString(conn, p); err != nil && !x.hungUp {
				t.Error(err)
			}
		}
		if x.hungUp {
			io.Copy(io.Discard, conn) // returns when the client has hung up; until then the test waits
		}
	})
	var got strings.Builder
	run(t.Context(), options(t, address), &got)
	stop()
	if got := strings.ReplaceAll(got.String(), address, "SERVER"); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if at != len(exchanges) {
		t.Errorf("%d requests, want %d", at, len(exchanges))
	}
}

func readTranscript(t *testing.T, file string) (exchanges []exchange, outcome string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.SplitAfter(string(text), "\n") {
		switch {
		case strings.HasPrefix(line, "> "):
			exchanges = append(exchanges, exchange{asked: line})
		case strings.HasPrefix(line, ">> "):
			exchanges[len(exchanges)-1].asked += line
		case strings.HasPrefix(line, "< "):
			piece, err := strconv.Unquote(strings.TrimSpace(line[2:]))
			if err != nil {
				t.Fatalf("%s: %v in %s", file, err, line)
			}
			x := &exchanges[len(exchanges)-1]
			x.pieces = append(x.pieces, piece)
		case line == "~ hung up\n":
			exchanges[len(exchanges)-1].hungUp = true
		case strings.HasPrefix(line, "= "):
			outcome += line
		}
	}
	return exchanges, outcome
}

// writeTranscript is a proxy between the client and a real server.
func writeTranscript(t *testing.T, file string, run func(context.Context, Options, io.Writer)) {
	var out bytes.Buffer
	address, stop := listen(t, func(conn net.Conn) {
		req, asked := readRequest(t, bufio.NewReader(conn))
		out.WriteString(asked)
		upstream, err := net.Dial("tcp", *record)
		if err != nil {
			t.Error(err)
			return
		}
		defer upstream.Close()
		req.Close = true // so that the answer's end is the connection's
		if err := req.Write(upstream); err != nil {
			t.Error(err)
			return
		}
		hungUp := make(chan struct{})
		go func() {
			io.Copy(io.Discard, conn)
			close(hungUp)
			upstream.Close()
		}()
		buffer := make([]byte, 1<<16)
		for {
			n, err := upstream.Read(buffer)
			if n > 0 {
				fmt.Fprintf(&out, "< %q\n", buffer[:n])
				conn.Write(buffer[:n])
			}
			if err != nil {
				break
			}
		}
		select {
		case <-hungUp:
			if req.Method == http.MethodPost {
				out.WriteString("~ hung up\n")
			}
		default:
		}
	})
	var came strings.Builder
	run(t.Context(), options(t, address), &came)
	stop()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	text := out.String() + strings.ReplaceAll(came.String(), address, "SERVER")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// readRequest reads one request, and writes down what matters of it.
func readRequest(t *testing.T, r *bufio.Reader) (*http.Request, string) {
	req, err := http.ReadRequest(r)
	if err != nil {
		t.Error(err)
		return nil, ""
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		t.Error(err)
	}
	req.Body = io.NopCloser(bytes.NewReader(body))
	asked := fmt.Sprintf("> %s %s\n", req.Method, req.URL.Path)
	if len(body) > 0 {
		asked += fmt.Sprintf(">> %s\n", body)
	}
	return req, asked
}

// listen hands each connection to handle, one after the other, and closes it then. stop returns when no more are
// handled.
func listen(t *testing.T, handle func(net.Conn)) (address string, stop func()) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			handle(conn)
			conn.Close()
		}
	}()
	stop = func() {
		l.Close()
		<-done
	}
	t.Cleanup(stop)
	return l.Addr().String(), stop
}

func options(t *testing.T, address string) Options {
	t.Helper()
	u, err := ParseURL("http://" + address)
	if err != nil {
		t.Fatal(err)
	}
	return Options{URL: u, Key: serverKey, Backoff: 1}
}
