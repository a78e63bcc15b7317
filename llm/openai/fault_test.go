package openai

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

const (
	listOfModels = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" + `{"data":[{"id":"m"},{"id":"other"}]}`
	streamHead   = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
	lastChunk    = "0\r\n\r\n"
)

// chunked is one chunk of the transfer encoding.
func chunked(text string) string { return fmt.Sprintf("%x\r\n%s\r\n", len(text), text) }

// event is a stream's event.
func event(json string) string { return "data: " + json + "\n\n" }

// word is an event with text, ended one with the reason for the end.
func word(text string) string {
	return event(fmt.Sprintf(`{"choices":[{"delta":{"content":%q}}]}`, text))
}
func ended(reason string) string {
	return event(fmt.Sprintf(`{"choices":[{"delta":{},"finish_reason":%q}]}`, reason))
}

// call is an event with a piece of a call.
func call(i int, name, arguments string) string {
	return event(fmt.Sprintf(`{"choices":[{"delta":{"tool_calls":[{"index":%d,"function":{"name":%q,"arguments":%q}}]}}]}`, i, name, arguments))
}

// fine is a whole answer that says text.
func fine(text string) string {
	return streamHead + chunked(word(text)) + chunked(ended("stop")) + chunked("data: [DONE]\n\n") + lastChunk
}

// answered is an answer that is no stream.
func answered(status, kind, body string, headers ...string) string {
	return "HTTP/1.1 " + status + "\r\nContent-Type: " + kind + "\r\nConnection: close\r\n" + strings.Join(headers, "") +
		fmt.Sprintf("Content-Length: %d\r\n\r\n", len(body)) + body
}

func refused(status, body string, headers ...string) string {
	return answered(status, "application/json", body, headers...)
}

// acts are what a server does with the requests for an answer, one after the other: it sends a string; or runs a
// function.
type acts []any

// engine is one over a server that lists its models and then plays acts. asked holds the bodies of the requests for an
// answer.
func engine(t *testing.T, played acts, change ...func(*Options)) (e *Engine, asked func() []string) {
	t.Helper()
	var bodies []string
	address, stop := listen(t, func(conn net.Conn) {
		req, text := readRequest(t, bufio.NewReader(conn))
		if req == nil {
			return
		}
		if strings.HasSuffix(req.URL.Path, "/models") {
			io.WriteString(conn, listOfModels)
			return
		}
		bodies = append(bodies, text)
		if len(bodies) > len(played) {
			t.Errorf("asked %d times, want %d", len(bodies), len(played))
			return
		}
		switch act := played[len(bodies)-1].(type) {
		case string:
			io.WriteString(conn, act)
		case func(net.Conn):
			act(conn)
		}
	})
	o := options(t, address)
	o.Model = "m"
	for _, c := range change {
		c(&o)
	}
	e, err := Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return e, func() []string {
		stop()
		return bodies
	}
}

// one asks one question. heard is what was told while it was generated.
func one(ctx context.Context, t *testing.T, e *Engine, o llm.Sampling, stop ...string) (turn llm.Turn, heard string, err error) {
	t.Helper()
	s, err := e.NewSession(ctx, llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Append(llm.Message{Role: llm.User, Text: "What?"}); err != nil {
		t.Fatal(err)
	}
	told := o.OnText
	o.OnText = func(piece string) {
		if !utf8.ValidString(piece) {
			t.Errorf("a piece that is not UTF-8: %q", piece)
		}
		heard += piece
		if told != nil {
			told(piece)
		}
	}
	turn, err = s.Generate(ctx, o, stop...)
	if err == nil && heard != turn.Text {
		t.Errorf("heard %q of %q", heard, turn.Text)
	}
	return turn, heard, err
}

// hang waits until the client hangs up.
func hang(conn net.Conn) { io.Copy(io.Discard, conn) }

func sendAndHang(text string) func(net.Conn) {
	return func(conn net.Conn) {
		io.WriteString(conn, text)
		hang(conn)
	}
}

// reset breaks the connection off hard.
func reset(conn net.Conn) { conn.(*net.TCPConn).SetLinger(0) }

// What a server must not be able to do is to pass half an answer off as a whole one, or to hold its client forever.
func TestFaults(t *testing.T) {
	silence := 2 * time.Second
	if testing.Short() {
		silence = time.Second
	}
	impatient := func(o *Options) { o.Silence = silence }
	page := "<!DOCTYPE html><html><title>Welcome to nginx!</title></html>"
	for name, c := range map[string]struct {
		acts  acts
		kind  Kind
		says  string // in the message or the hint
		heard string
		opts  func(*Options)
	}{
		"hangs before its headers":   {acts: acts{hang}, kind: Silent, says: "nothing for " + silence.String(), opts: impatient},
		"hangs after its headers":    {acts: acts{sendAndHang(streamHead)}, kind: Silent, says: "nothing", opts: impatient},
		"hangs in an error":          {acts: acts{sendAndHang("HTTP/1.1 400 Bad Request\r\nContent-Length: 100\r\n\r\n")}, kind: Silent, says: "nothing", opts: impatient},
		"hangs within its answer":    {acts: acts{sendAndHang(streamHead + chunked(word("SELECT")))}, kind: Silent, says: "--model-timeout", heard: "SELECT", opts: impatient},
		"hangs within an event":      {acts: acts{sendAndHang(streamHead + "ff\r\ndata: {\"choi")}, kind: Silent, says: "nothing", opts: impatient},
		"drops within its answer":    {acts: acts{streamHead + chunked(word("SELECT")) + "ff\r\ndata: {"}, kind: Dropped, says: "connection was closed", heard: "SELECT"},
		"drops between events":       {acts: acts{streamHead + chunked(word("SELECT"))}, kind: Dropped, says: "connection was closed", heard: "SELECT"},
		"ends without a reason":      {acts: acts{streamHead + chunked(word("SELECT")) + chunked("data: [DONE]\n\n") + lastChunk}, kind: Dropped, says: "without a reason", heard: "SELECT"},
		"ends for an unknown reason": {acts: acts{streamHead + chunked(word("SELECT")) + chunked(ended("abort")) + lastChunk}, kind: Dropped, says: `"abort"`, heard: "SELECT"},
		"filters":                    {acts: acts{streamHead + chunked(word("SELECT")) + chunked(ended("content_filter")) + lastChunk}, kind: Refused, says: "content filter", heard: "SELECT"},
		"tells an error within":      {acts: acts{streamHead + chunked(word("SELECT")) + chunked(event(`{"error":{"message":"out of memory","code":500}}`)) + lastChunk}, kind: Busy, says: "out of memory", heard: "SELECT"},
		"a web page":                 {acts: acts{answered("200 OK", "text/html", page)}, kind: Nonsense, says: "Welcome to nginx"},
		"a web page as an error":     {acts: acts{answered("405 Method Not Allowed", "text/html", page)}, kind: Refused, says: "Welcome to nginx"},
		"another JSON":               {acts: acts{refused("200 OK", `{"status":"up"}`)}, kind: Nonsense, says: "up"},
		"a JSON list":                {acts: acts{refused("200 OK", `[1,2]`)}, kind: Nonsense, says: "[1,2]"},
		"nothing at all":             {acts: acts{refused("200 OK", ``)}, kind: Nonsense, says: "nothing"},
		"events of something else":   {acts: acts{streamHead + chunked(event("tick")) + lastChunk}, kind: Nonsense, says: "tick"},
		"no HTTP":                    {acts: acts{"SSH-2.0-OpenSSH_9.2\r\n"}, kind: Nonsense, says: "does not speak the URL's protocol"},
		"a stream without an end": {acts: acts{func(conn net.Conn) {
			io.WriteString(conn, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
			for line := []byte(": " + strings.Repeat("x", 1<<16) + "\n"); ; { // a comment, which keeps a connection alive
				if _, err := conn.Write(line); err != nil {
					return
				}
			}
		}}, kind: Nonsense, says: "64 MiB without an end"},
		"a line of 10 MB": {acts: acts{func(conn net.Conn) {
			io.WriteString(conn, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: "+strings.Repeat("x", 10<<20))
		}}, kind: Nonsense, says: "1 MiB"},
		"elsewhere":                    {acts: acts{refused("302 Found", "", "Location: http://example.com/login\r\n")}, kind: Nonsense, says: "example.com/login"},
		"denied":                       {acts: acts{refused("403 Forbidden", `{"error":{"message":"not for `+serverKey+`","code":"forbidden"}}`)}, kind: Denied, says: "not for (the key)"},
		"no such model":                {acts: acts{refused("404 Not Found", `{"error":{"message":"no m","code":"model_not_found"}}`)}, kind: Refused, says: "no m"}, // it lists m all the same
		"a model that is not there":    {acts: acts{refused("404 Not Found", `{"error":"model \"gone\" not found"}`)}, kind: UnknownModel, says: "m, other", opts: func(o *Options) { o.Model = "gone" }},
		"a path that is not there":     {acts: acts{refused("404 Not Found", `{"detail":"Not Found"}`)}, kind: Refused, says: "ends in /v1"},
		"asks to wait too long":        {acts: acts{refused("429 Too Many Requests", `{}`, "Retry-After: 3600\r\n")}, kind: Busy, says: "1h0m0s"},
		"no money left":                {acts: acts{refused("429 Too Many Requests", `{"error":{"message":"quota","code":"insufficient_quota"}}`)}, kind: Busy, says: "quota"},
		"no field of ours":             {acts: acts{refused("400 Bad Request", `{"error":{"message":"no","param":"messages","code":"unsupported_value"}}`)}, kind: Refused, says: "no"},
		"busy to the last":             {acts: acts{refused("503 Service Unavailable", `{"error":{"message":"Loading model"}}`), refused("500 Internal Server Error", ``), refused("429 Too Many Requests", `slow down`), answered("502 Bad Gateway", "text/html", page)}, kind: Busy, says: "nginx"},
		"never answers":                {acts: acts{func(net.Conn) {}, func(net.Conn) {}, func(net.Conn) {}, func(net.Conn) {}}, kind: Unreachable, says: "without an answer"},
		"an empty stream, and nothing": {acts: acts{streamHead + lastChunk, refused("200 OK", `{}`)}, kind: Nonsense, says: "{}"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			opts := c.opts
			if opts == nil {
				opts = func(*Options) {}
			}
			e, asked := engine(t, c.acts, opts)
			_, heard, err := one(t.Context(), t, e, llm.Sampling{})
			var load *llm.LoadError
			var f *Error
			if !errors.As(err, &load) || !errors.As(err, &f) {
				t.Fatalf("%T: %v", err, err)
			}
			ofAll := c.kind == Unreachable || c.kind == Denied || c.kind == UnknownModel || c.kind == Busy // and not of one question
			if f.Kind != c.kind || !strings.Contains(err.Error()+load.Hint, c.says) || load.Hint == "" || load.Once == ofAll {
				t.Errorf("%s: %v; %s", f.Kind, err, load.Hint)
			}
			if strings.Contains(err.Error()+load.Hint, serverKey) {
				t.Errorf("the key is shown: %v", err)
			}
			if heard != c.heard {
				t.Errorf("heard %q, want %q", heard, c.heard)
			}
			if n := len(asked()); n != len(c.acts) {
				t.Errorf("asked %d times, want %d", n, len(c.acts))
			}
		})
	}
}

// A connection that is reset takes back what was not read yet, so the server waits until its text was.
func TestReset(t *testing.T) {
	heard := make(chan struct{})
	e, asked := engine(t, acts{func(conn net.Conn) {
		io.WriteString(conn, streamHead+chunked(word("SELECT")))
		<-heard
		reset(conn)
	}})
	_, text, err := one(t.Context(), t, e, llm.Sampling{OnText: func(string) { close(heard) }})
	var f *Error
	if !errors.As(err, &f) || f.Kind != Dropped || text != "SELECT" || len(asked()) != 1 {
		t.Errorf("%q, %v", text, err)
	}
}

// However an answer comes, its text is the same.
func TestAnswers(t *testing.T) {
	// bytewise sends an answer in as many pieces as it has bytes.
	bytewise := func(text string) func(net.Conn) {
		return func(conn net.Conn) {
			for i := range len(text) {
				io.WriteString(conn, text[i:i+1])
			}
		}
	}
	rune0, rune1 := "Gr\xc3", "\xb6\xc3\x9fe 大" // "Größe 大", cut within a letter
	half := `data: {"choices":[{"delta":{"content":"` + rune0
	rest := rune1 + `"},"finish_reason":"stop"}]}` + "\n\n"
	sql := "<think>x</think>\n<sql>SELECT 1"
	stops := []string{"</sql>", "</solution>", "<observation>"}
	for name, c := range map[string]struct {
		acts acts
		stop []string
		want llm.Turn
	}{
		"half a letter in each chunk":                       {acts: acts{streamHead + chunked(half) + chunked(rest) + lastChunk}, want: llm.Turn{Text: "Größe 大", Finish: llm.FinishEnd, Tokens: 1}},
		"a byte at a time":                                  {acts: acts{bytewise(streamHead + chunked(half+rest) + lastChunk)}, want: llm.Turn{Text: "Größe 大", Finish: llm.FinishEnd, Tokens: 1}},
		"half an event in each chunk":                       {acts: acts{streamHead + chunked(word("a")[:9]) + chunked(word("a")[9:]+ended("stop")[:20]) + chunked(ended("stop")[20:]) + lastChunk}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"comments, fields and CRLF":                         {acts: acts{streamHead + chunked(": ping\r\n\r\nevent: m\r\nid: 3\r\ndata: {\"choices\":\r\ndata: [{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}\r\n\r\n") + lastChunk}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"no [DONE], no last empty line":                     {acts: acts{streamHead + chunked(word("a")+strings.TrimSpace(ended("stop"))) + lastChunk}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"dropped after the end":                             {acts: acts{streamHead + chunked(word("a")+ended("stop"))}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"no stream":                                         {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":"a b"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":3}}`)}, want: llm.Turn{Text: "a b", Finish: llm.FinishEnd, Tokens: 3, Given: 9}},
		"an error hidden by the stream":                     {acts: acts{streamHead + lastChunk, refused("200 OK", `{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}`)}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"busy, then not":                                    {acts: acts{refused("429 Too Many Requests", "", "Retry-After: 0\r\n"), refused("503 Service Unavailable", ""), fine("a")}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"dropped before any text":                           {acts: acts{streamHead + chunked(event(`{"choices":[{"delta":{"role":"assistant","content":null}}]}`)), reset, fine("a")}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"an error before any text":                          {acts: acts{streamHead + chunked(event(`{"error":"overloaded"}`)) + lastChunk, fine("a")}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"tokens counted at the end":                         {acts: acts{streamHead + chunked(word("a")+ended("length")+event(`{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":8}}`)) + lastChunk}, want: llm.Turn{Text: "a", Finish: llm.FinishLength, Tokens: 8, Given: 5}},
		"the stop string cut off":                           {acts: acts{fine(sql)}, stop: stops, want: llm.Turn{Text: sql + "</sql>", Finish: llm.FinishStop, Tokens: 1}},
		"the stop string named":                             {acts: acts{streamHead + chunked(word("a")+event(`{"choices":[{"delta":{},"finish_reason":"stop","stop_reason":"<observation>"}]}`)) + lastChunk}, stop: stops, want: llm.Turn{Text: "a<observation>", Finish: llm.FinishStop, Tokens: 1}},
		"the stop token named":                              {acts: acts{streamHead + chunked(word("a")+event(`{"choices":[{"delta":{},"finish_reason":"stop","matched_stop":151645}]}`)) + lastChunk}, stop: stops, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"the stop string left in":                           {acts: acts{fine(sql + "</sql> and")}, stop: stops, want: llm.Turn{Text: sql + "</sql>", Finish: llm.FinishStop, Tokens: 1}},
		"a stop string in two pieces":                       {acts: acts{sendAndHang(streamHead + chunked(word(sql+"</s")) + chunked(word("ql>\n<obs")))}, stop: stops, want: llm.Turn{Text: sql + "</sql>", Finish: llm.FinishStop, Tokens: 2}},
		"the fifth stop string":                             {acts: acts{fine("abcd!efg")}, stop: []string{"1", "2", "3", "4", "d!e"}, want: llm.Turn{Text: "abcd!e", Finish: llm.FinishStop, Tokens: 1}},
		"the end, outside of a block":                       {acts: acts{fine("I do not know.")}, stop: stops, want: llm.Turn{Text: "I do not know.", Finish: llm.FinishEnd, Tokens: 1}},
		"reasoning taken out":                               {acts: acts{streamHead + chunked(event(`{"choices":[{"delta":{"reasoning_content":"Let me"}}]}`)+event(`{"choices":[{"delta":{"reasoning_content":" see.","reasoning":" see."}}]}`)+word("<sql>SELECT 1")+ended("stop")) + lastChunk}, stop: stops, want: llm.Turn{Text: "<think>Let me see.</think>\n<sql>SELECT 1</sql>", Finish: llm.FinishStop, Tokens: 3}},
		"tools that nobody offered":                         {acts: acts{streamHead + chunked(ended("tool_calls")) + lastChunk}, want: llm.Turn{Finish: llm.FinishEnd}},
		"a call, in pieces":                                 {acts: acts{streamHead + chunked(word("I look.")+call(0, "sql", "")+call(0, "", `{"query": "SELECT `)+call(0, "", `1 < 2"}`)+ended("tool_calls")) + lastChunk}, stop: stops, want: llm.Turn{Text: "I look.<tool_call>\n{\"name\":\"sql\",\"arguments\":{\"query\":\"SELECT 1 < 2\"}}\n</tool_call>", Finish: llm.FinishEnd, Tokens: 4}},
		"two calls, the second broken":                      {acts: acts{streamHead + chunked(call(0, "a", "{}")+call(1, "b", "SELECT")+ended("tool_calls")) + lastChunk}, want: llm.Turn{Text: "<tool_call>\n{\"name\":\"a\",\"arguments\":{}}\n</tool_call><tool_call>\n{\"name\":\"b\",\"arguments\":\"SELECT\"}\n</tool_call>", Finish: llm.FinishEnd, Tokens: 2}},
		"a call of the older kind":                          {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":null,"function_call":{"name":"f","arguments":"{}"}},"finish_reason":"function_call"}],"usage":{"completion_tokens":5}}`)}, want: llm.Turn{Text: "<tool_call>\n{\"name\":\"f\",\"arguments\":{}}\n</tool_call>", Finish: llm.FinishEnd, Tokens: 5}},
		"a call, no stream":                                 {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":null,"tool_calls":[{"id":"1","type":"function","function":{"name":"f","arguments":"{}"}}]},"finish_reason":"tool_calls"}]}`)}, want: llm.Turn{Text: "<tool_call>\n{\"name\":\"f\",\"arguments\":{}}\n</tool_call>", Finish: llm.FinishEnd, Tokens: 1}},
		"content in parts":                                  {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":[{"type":"text","text":"a "},{"type":"text","text":"b"}]},"finish_reason":"stop"}]}`)}, want: llm.Turn{Text: "a b", Finish: llm.FinishEnd, Tokens: 1}},
		"content in parts, streamed":                        {acts: acts{streamHead + chunked(event(`{"choices":[{"delta":{"content":[{"type":"text","text":"a"}]}}]}`)+event(`{"choices":[{"delta":{"content":[]}}]}`)+ended("stop")) + lastChunk}, want: llm.Turn{Text: "a", Finish: llm.FinishEnd, Tokens: 1}},
		"thoughts in parts":                                 {acts: acts{streamHead + chunked(event(`{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm."}]}]}}]}`)+word("<sql>SELECT 1")+ended("stop")) + lastChunk}, stop: stops, want: llm.Turn{Text: "<think>Hm.</think>\n<sql>SELECT 1</sql>", Finish: llm.FinishStop, Tokens: 2}},
		"thoughts in one piece to the last token":           {acts: acts{streamHead + chunked(event(`{"choices":[{"delta":{"content":"","reasoning_content":"First I need to see which tables there are."}}]}`)+ended("length")) + lastChunk}, stop: stops, want: llm.Turn{Text: "<think>First I need to see which tables there are.", Finish: llm.FinishLength, Tokens: 8}},
		"thoughts in one piece to the last token, counted":  {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":"","reasoning":"First I need to see."},"finish_reason":"length"}],"usage":{"prompt_tokens":9,"completion_tokens":8}}`)}, want: llm.Turn{Text: "<think>First I need to see.", Finish: llm.FinishLength, Tokens: 8, Given: 9}},
		"a context that is full, by the server's own count": {acts: acts{refused("200 OK", `{"choices":[{"message":{"content":"First I need to see which tables there are."},"finish_reason":"length"}],"usage":{"prompt_tokens":9,"completion_tokens":5}}`)}, want: llm.Turn{Text: "First I need to see which tables there are.", Finish: llm.FinishContext, Tokens: 5, Given: 9}},
	} {
		t.Run(name, func(t *testing.T) {
			e, asked := engine(t, c.acts)
			got, _, err := one(t.Context(), t, e, llm.Sampling{MaxTokens: 8}, c.stop...)
			if err != nil || !reflect.DeepEqual(got, c.want) {
				t.Errorf("%+v, %v, want %+v", got, err, c.want)
			}
			bodies := asked()
			if len(bodies) != len(c.acts) {
				t.Errorf("asked %d times, want %d", len(bodies), len(c.acts))
			}
			if len(c.stop) > maxStops && strings.Contains(bodies[0], c.stop[maxStops]) {
				t.Errorf("more stop strings than the API takes: %s", bodies[0])
			}
		})
	}
}

// Servers that count what may be generated against the context are asked for less; a prompt that does not fit is
// reported with its length.
func TestContext(t *testing.T) {
	refusal := func(message string) string {
		return refused("400 Bad Request", fmt.Sprintf(`{"object":"error","message":%q,"code":400}`, message))
	}
	const (
		openai = "This model's maximum context length is 4096 tokens. However, you requested %d tokens (%d in the messages, 3000 in the completion). Please reduce the length of the messages or completion."
		vllm   = "'max_tokens' or 'max_completion_tokens' is too large: 3000. This model's maximum context length is 4096 tokens and your request has %d input tokens (3000 > 4096 - %d)."
	)
	full := streamHead + chunked(word("a")+ended("length")+event(`{"choices":[],"usage":{"prompt_tokens":1500,"completion_tokens":2596}}`)) + lastChunk
	for _, message := range []string{fmt.Sprintf(openai, 4500, 1500), fmt.Sprintf(vllm, 1500, 1500)} {
		e, asked := engine(t, acts{refusal(message), full})
		turn, _, err := one(t.Context(), t, e, llm.Sampling{MaxTokens: 3000})
		if err != nil || turn.Finish != llm.FinishContext || turn.Tokens != 2596 {
			t.Errorf("%+v, %v", turn, err)
		}
		if bodies := asked(); !strings.Contains(bodies[1], `"max_tokens":2596`) {
			t.Errorf("asked again with %s", bodies[1])
		}
	}
	for message, want := range map[string]llm.ContextError{
		fmt.Sprintf(openai, 9000, 6000): {Need: 6000, Have: 4096},
		fmt.Sprintf(vllm, 5000, 5000):   {Need: 5000, Have: 4096},
		"This model's maximum context length is 8192 tokens. However, your messages resulted in 8227 tokens. Please reduce the length of the messages.": {Need: 8227, Have: 8192},
		// vLLM, later
		"This model's maximum context length is 4096 tokens. However, your request has 5000 input tokens. Please reduce the length of the input messages.":                                                                       {Need: 5000, Have: 4096},
		"You passed 5001 input tokens and requested 0 output tokens. However, the model's context length is only 4096 tokens, resulting in a maximum input length of 4096 tokens. Please reduce the length of the input prompt.": {Need: 5001, Have: 4096},
		"request (1214 tokens) exceeds the available context size (512 tokens), try increasing it":                                                                                                                               {Need: 1214, Have: 512},  // llama.cpp
		"The input (5000 tokens) is longer than the model's context length (4096 tokens).":                                                                                                                                       {Need: 5000, Have: 4096}, // SGLang
		"Requested token count exceeds the model's maximum context length of 4096 tokens. You requested a total of 9000 tokens: 6000 tokens from the input messages and 3000 tokens for the completion.":                         {Need: 6000, Have: 4096},
		"This endpoint's maximum context length is 8192 tokens. However, you requested about 12000 tokens (9000 of text input, 3000 in the output). Please reduce the length of either one.":                                     {Need: 9000, Have: 8192},   // OpenRouter
		"Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length":                                                                                                                 {Need: 40000, Have: 32768}, // Mistral
		"prompt is too long: 210000 tokens > 200000 maximum":                                                                              {Need: 210000, Have: 200000},   // Anthropic
		"The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).":                                         {Need: 1200000, Have: 1048576}, // Gemini
		"Input validation error: `inputs` must have less than 4095 tokens. Given: 5000":                                                   {Need: 5000, Have: 4095},       // TGI
		"Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 20 `max_new_tokens`": {Need: 5000, Have: 4096},
		"Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough. Try to load the model with a larger context length": {Have: 4096}, // LM Studio
		"the input length exceeds the context length": {}, // Ollama's runner
	} {
		e, _ := engine(t, acts{refusal(message)})
		_, _, err := one(t.Context(), t, e, llm.Sampling{MaxTokens: 20})
		var load *llm.LoadError
		var room *llm.ContextError
		if !errors.As(err, &load) || !errors.As(err, &room) || *room != want || !strings.Contains(load.Hint, "larger context") {
			t.Errorf("%s: %v, want %v", message, err, want)
		}
		if want.Need == 0 && !strings.Contains(err.Error(), message) {
			t.Errorf("%v hides what the server says", err)
		}
	}
	// In the midst of an answer: it is not asked for again.
	e, asked := engine(t, acts{streamHead + chunked(word("SELECT")) + chunked(event(`{"error":{"message":"request (90 tokens) exceeds the available context size (512 tokens)"}}`)) + lastChunk})
	_, heard, err := one(t.Context(), t, e, llm.Sampling{})
	var room *llm.ContextError
	if !errors.As(err, &room) || room.Have != 512 || heard != "SELECT" || len(asked()) != 1 {
		t.Errorf("%v, heard %q", err, heard)
	}
}

// Models differ in the fields that they take. What one refuses is left out from then on, or sent by its newer name.
func TestFieldsThatAModelRefuses(t *testing.T) {
	unsupported := func(field string) string {
		return refused("400 Bad Request", fmt.Sprintf(`{"error":{"message":"Unsupported parameter","param":%q,"code":"unsupported_parameter"}}`, field))
	}
	e, asked := engine(t, acts{unsupported("max_tokens"), unsupported("temperature"), unsupported("stop"), fine("a</sql>b"), fine("c")})
	turn, _, err := one(t.Context(), t, e, llm.Sampling{MaxTokens: 9}, "</sql>")
	if err != nil || turn.Text != "a</sql>" || turn.Finish != llm.FinishStop {
		t.Errorf("%+v, %v", turn, err)
	}
	if _, _, err := one(t.Context(), t, e, llm.Sampling{MaxTokens: 9}, "</sql>"); err != nil {
		t.Error(err)
	}
	want := `{"max_completion_tokens":9,"messages":[{"role":"user","content":"What?"}],"model":"m","stream":true,"stream_options":{"include_usage":true}}`
	for _, body := range asked()[3:] {
		if !strings.Contains(body, want) {
			t.Errorf("%s, want %s", body, want)
		}
	}
}

// Requests that were under way when the first was refused know nothing of that, and are put another way too.
func TestFieldsThatAModelRefusesAtOnce(t *testing.T) {
	const votes = 8
	var together sync.WaitGroup
	together.Add(votes)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body map[string]any
		if r.Method == http.MethodGet {
			io.WriteString(w, `{"data":[{"id":"m"}]}`)
		} else if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			t.Error(err)
		} else if _, ok := body["temperature"]; ok {
			together.Done()
			together.Wait()
			w.WriteHeader(http.StatusBadRequest)
			io.WriteString(w, `{"error":{"message":"no","param":"temperature","code":"unsupported_value"}}`)
		} else {
			io.WriteString(w, `{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}`)
		}
	}))
	defer server.Close()
	e, err := Open(t.Context(), options(t, server.Listener.Addr().String()))
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	var all sync.WaitGroup
	for range votes {
		all.Go(func() {
			if turn, _, err := one(t.Context(), t, e, llm.Sampling{Temperature: 1}); err != nil || turn.Text != "a" {
				t.Errorf("%+v, %v", turn, err)
			}
		})
	}
	all.Wait()
}

// A conversation is messages that take turns, whatever protocol it follows, and nothing of a turn that failed.
func TestConversation(t *testing.T) {
	e, asked := engine(t, acts{fine("one"), streamHead + chunked(word("lost")), fine("two"), fine("")})
	s, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	give := func(role llm.Role, text string) {
		if err := s.Append(llm.Message{Role: role, Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	give(llm.System, "Be brief.")
	give(llm.User, "First?")
	s.Generate(t.Context(), llm.Sampling{})
	give(llm.Continue, "\n<observation>\n1\n</observation>\n")
	if _, err := s.Generate(t.Context(), llm.Sampling{}); err == nil {
		t.Error("half an answer was taken for a whole one")
	}
	s.Generate(t.Context(), llm.Sampling{})
	give(llm.Continue, "<observation>2</observation>")
	give(llm.Continue, "<solution>")
	s.Generate(t.Context(), llm.Sampling{})
	want := `"messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"First?"},{"role":"assistant","content":"one"},` +
		`{"role":"user","content":"\n\u003cobservation\u003e\n1\n\u003c/observation\u003e\n"},{"role":"assistant","content":"two"},` +
		`{"role":"user","content":"\u003cobservation\u003e2\u003c/observation\u003e\n\u003csolution\u003e"}]`
	if got := asked()[3]; !strings.Contains(got, want) {
		t.Errorf("%s\nwant %s", got, want)
	}
	s.Close()
	if _, err := s.Generate(t.Context(), llm.Sampling{}); err == nil {
		t.Error("a closed session generates")
	}
	if err := s.Append(llm.Message{Role: llm.User, Text: "?"}); err == nil {
		t.Error("a closed session takes messages")
	}
}

// A session keeps to its own limit of tokens, as far as the server counts them.
func TestSessionLimit(t *testing.T) {
	usage := func(prompt, generated int, finish string) string {
		return streamHead + chunked(word("a")+ended(finish)+event(fmt.Sprintf(`{"choices":[],"usage":{"prompt_tokens":%d,"completion_tokens":%d}}`, prompt, generated))) + lastChunk
	}
	e, asked := engine(t, acts{usage(90, 4, "stop"), usage(97, 6, "length")})
	s, err := e.NewSession(t.Context(), llm.SessionOptions{MaxTokens: 100})
	if err != nil {
		t.Fatal(err)
	}
	var turns []llm.Turn
	for range 3 {
		if err := s.Append(llm.Message{Role: llm.User, Text: "?"}); err != nil {
			t.Fatal(err)
		}
		turn, err := s.Generate(t.Context(), llm.Sampling{MaxTokens: 50})
		if err != nil {
			t.Fatal(err)
		}
		turns = append(turns, turn)
	}
	if turns[0].Finish != llm.FinishEnd || turns[1].Finish != llm.FinishContext || turns[2].Finish != llm.FinishContext || turns[1].Given != 93 {
		t.Errorf("%+v", turns)
	}
	if bodies := asked(); !strings.Contains(bodies[0], `"max_tokens":50`) || !strings.Contains(bodies[1], `"max_tokens":6`) {
		t.Errorf("%s", bodies)
	}
}

// A done context closes the connection, wherever the answer is.
func TestCancel(t *testing.T) {
	t.Run("before the answer", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		e, asked := engine(t, acts{func(conn net.Conn) { cancel(); hang(conn) }})
		if _, _, err := one(ctx, t, e, llm.Sampling{}); err != context.Canceled {
			t.Errorf("%v", err)
		}
		asked() // returns when the server's side has seen the connection closed
	})
	t.Run("within the answer", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		e, asked := engine(t, acts{sendAndHang(streamHead + chunked(word("SELECT")))})
		if _, heard, err := one(ctx, t, e, llm.Sampling{OnText: func(string) { cancel() }}); err != context.Canceled || heard != "SELECT" {
			t.Errorf("%q, %v", heard, err)
		}
		asked()
	})
	t.Run("while it waits to ask again", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		e, _ := engine(t, acts{func(conn net.Conn) {
			io.WriteString(conn, refused("503 Service Unavailable", "", "Retry-After: 59\r\n"))
			time.AfterFunc(50*time.Millisecond, cancel)
		}})
		if _, _, err := one(ctx, t, e, llm.Sampling{}); err != context.Canceled {
			t.Errorf("%v", err)
		}
	})
}

func TestOpen(t *testing.T) {
	many := `{"data":[{"id":"a","max_model_len":4096},{"id":"llama3:latest","context_length":8192}]}`
	for name, c := range map[string]struct {
		models, model string
		want          llm.Info
		kind          Kind
		says          string
	}{
		"the only model":      {models: refused("200 OK", `{"data":[{"id":"x","meta":{"n_ctx":512,"n_params":7,"ftype":"Q8_0"}}]}`), want: llm.Info{Name: "x", Context: 512, Parameters: 7, Quantisation: "Q8_0"}},
		"one of several":      {models: refused("200 OK", many), model: "a", want: llm.Info{Name: "a", Context: 4096}},
		"a tag left out":      {models: refused("200 OK", many), model: "llama3", want: llm.Info{Name: "llama3:latest", Context: 8192}},
		"not in the list":     {models: refused("200 OK", many), model: "b", want: llm.Info{Name: "b"}},
		"no list":             {models: refused("404 Not Found", "{}"), model: "b", want: llm.Info{Name: "b"}},
		"no right to a list":  {models: refused("403 Forbidden", "{}"), model: "b", want: llm.Info{Name: "b"}},
		"a page for a list":   {models: answered("200 OK", "text/html", "<html>"), model: "b", want: llm.Info{Name: "b"}},
		"none named":          {models: refused("200 OK", many), kind: UnknownModel, says: "a, llama3:latest"},
		"the only other one":  {models: refused("200 OK", `{"data":[{"id":"x"}]}`), model: "b", kind: UnknownModel, says: "it has x"},
		"no list, none named": {models: answered("200 OK", "text/html", "<html>"), kind: Nonsense, says: "<html>"},
		"a wrong key":         {models: refused("401 Unauthorized", `{"error":{"message":"Incorrect API key provided: `+serverKey+`"}}`), model: "b", kind: Denied, says: "SQLAGENT_API_KEY"},
	} {
		t.Run(name, func(t *testing.T) {
			address, _ := listen(t, func(conn net.Conn) {
				if req, _ := readRequest(t, bufio.NewReader(conn)); req != nil && req.Header.Get("Authorization") != "Bearer "+serverKey {
					t.Errorf("Authorization %q", req.Header.Get("Authorization"))
				}
				io.WriteString(conn, c.models)
			})
			o := options(t, address)
			o.Model = c.model
			e, err := Open(t.Context(), o)
			if c.kind != "" {
				var f *Error
				var load *llm.LoadError
				if !errors.As(err, &f) || f.Kind != c.kind || !errors.As(err, &load) || !strings.Contains(err.Error()+load.Hint, c.says) || strings.Contains(err.Error(), serverKey) {
					t.Errorf("%v", err)
				}
				return
			}
			c.want.Engine, c.want.Device = "openai", address
			if err != nil || e.Info() != c.want {
				t.Errorf("%+v, %v, want %+v", e.Info(), err, c.want)
			}
		})
	}
	t.Run("nobody there", func(t *testing.T) {
		address, stop := listen(t, func(net.Conn) {})
		stop()
		o := options(t, address)
		o.Model = "b"
		var f *Error
		if _, err := Open(t.Context(), o); !errors.As(err, &f) || f.Kind != Unreachable {
			t.Errorf("%v", err)
		}
	})
}

func TestParseURL(t *testing.T) {
	for text, want := range map[string]string{
		"http://localhost:8080":                       "http://localhost:8080/v1",
		"http://localhost:8080/":                      "http://localhost:8080/v1",
		"https://api.example.com/v1/":                 "https://api.example.com/v1",
		"https://example.com/a/v1/chat/completions":   "https://example.com/a/v1",
		"https://example.com/openai?api-version=2026": "https://example.com/openai?api-version=2026",
		"localhost:8080":                              "",
		"ftp://example.com":                           "",
		"https://user:secret@example.com/v1":          "",
		"":                                            "",
		"http://[::1":                                 "",
	} {
		u, err := ParseURL(text)
		if (err == nil) != (want != "") || err == nil && u.String() != want {
			t.Errorf("%s: %v, %v, want %s", text, u, err, want)
		}
		if err != nil && strings.Contains(err.Error(), "secret") {
			t.Errorf("%v", err)
		}
	}
}

// What a server cannot be held to is not asked of it.
func TestConstraint(t *testing.T) {
	e := newEngine(Options{URL: &url.URL{Scheme: "http", Host: "127.0.0.1:1"}, Model: "m"})
	s, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := grammar.Parse(`root ::= "yes" | "no"`)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Generate(t.Context(), llm.Sampling{Constraint: g})
	var refused *llm.ConstraintError
	if !errors.As(err, &refused) || refused.Engine != "openai" {
		t.Errorf("%T: %v", err, err)
	}
}

// Special tokens cannot be given over this API; pieces of text can.
func TestPieces(t *testing.T) {
	e, asked := engine(t, acts{fine("a")})
	s, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var refused *llm.TokenError
	err = s.Append(llm.Message{Role: llm.User, Pieces: []llm.Piece{{Text: "of "}, {Token: "C6"}}})
	if !errors.As(err, &refused) || refused.Token != "C6" {
		t.Errorf("%v, want a *llm.TokenError of C6", err)
	}
	if err := s.Append(llm.Message{Role: llm.User, Pieces: []llm.Piece{{Text: "how "}, {Text: "many?"}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Generate(t.Context(), llm.Sampling{}); err != nil {
		t.Fatal(err)
	}
	if bodies := asked(); len(bodies) != 1 || !strings.Contains(bodies[0], `"content":"how many?"`) {
		t.Errorf("asked %q", bodies)
	}
}
