package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/testcert"
	"github.com/sqlagent/sqlagent/serve"
)

// listener is `sqlagent serve` in a process of its own.
type listener struct {
	*exec.Cmd
	url, metrics string
	log          *bytes.Buffer // to be read when it has ended
	told         chan string   // its messages, while it runs
	ended        chan struct{}
}

func startServe(t *testing.T, args ...string) *listener {
	t.Helper()
	s := &listener{Cmd: exec.Command(binary, append([]string{"serve", "--listen", "127.0.0.1:0"}, args...)...), log: &bytes.Buffer{}, told: make(chan string, 1000), ended: make(chan struct{})}
	out, err := s.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	ready := make(chan struct{})
	go func() {
		defer close(s.ended)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			fmt.Fprintln(s.log, lines.Text())
			var said struct{ Msg, URL string }
			json.Unmarshal(lines.Bytes(), &said)
			select {
			case s.told <- said.Msg:
			default: // nobody listens
			}
			switch said.Msg {
			case "metrics":
				s.metrics = said.URL
			case "sqlagent serves":
				s.url = said.URL
				close(ready)
			}
		}
		s.Wait()
	}()
	t.Cleanup(func() { s.Process.Kill(); <-s.ended })
	select {
	case <-ready:
	case <-s.ended:
		t.Fatalf("it ended with exit code %d\n%s", s.ProcessState.ExitCode(), s.log)
	}
	return s
}

// hangUp sends SIGHUP and waits until the log has one of two messages, which it returns.
func (s *listener) hangUp(t *testing.T, one, other string) string {
	t.Helper()
	s.Process.Signal(syscall.SIGHUP)
	for late := time.After(time.Minute); ; {
		select {
		case said := <-s.told:
			if said == one || said == other {
				return said
			}
		case <-late:
			t.Fatal("nothing is logged of SIGHUP")
		}
	}
}

// end sends SIGTERM and returns the exit code.
func (s *listener) end() int {
	s.Process.Signal(syscall.SIGTERM)
	<-s.ended
	return s.ProcessState.ExitCode()
}

func postJSON(t *testing.T, url, token, body string) (int, string) {
	t.Helper()
	request, err := http.NewRequest("POST", url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(response.Body)
	return response.StatusCode, string(text)
}

// Elsewhere than on this machine there must be tokens, and what is set must make sense.
func TestServeRefusesToStart(t *testing.T) {
	const secret = "hash = \"sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"\nrights = [\"ask\"]\n"
	for _, c := range []struct {
		what, config string
		args         []string
		says         string
	}{
		{"all addresses", "", []string{"--listen", ":0"}, "no tokens"},
		{"another address", "", []string{"--listen", "0.0.0.0:0"}, "no tokens"},
		{"a name", "", []string{"--listen", "db.example.com:0"}, "no tokens"},
		{"a token of nothing", "[tokens.x]\nsources=['*']\nrights=['ask']", nil, "one of hash, file and env"},
		{"a token of an unknown source", "[sources.a]\ndsn='a.db'\n[tokens.x]\nsources=['b']\n" + secret, nil, `the source \"b\"`},
		{"an unknown key", "[tokens.x]\nsource=['b']\n" + secret, nil, "did you mean sources?"},
		{"a source of a kind that there is not", "[sources.a]\ndsn='oracle://x/y'", nil, "oracle"},
		{"half of TLS", "", []string{"--tls-cert", "x"}, "both --tls-cert and --tls-key"},
		{"TLS without files", "", []string{"--tls-cert", "/nowhere", "--tls-key", "/nowhere"}, "/nowhere"},
		{"a port that there is not", "", []string{"--listen", "127.0.0.1:99999"}, "--listen"},
		{"metrics nowhere", "", []string{"--metrics-listen", "127.0.0.1:99999"}, "--metrics-listen"},
		{"a port that there is not, and no model either", "", []string{"--listen", "127.0.0.1:99999", "--model", "/nowhere.gguf"}, "--listen"},
		{"an argument", "", []string{"shop"}, `unknown command "shop"`},
	} {
		args := append([]string{"serve", "--config", file(t, "config.toml", c.config)}, c.args...)
		if r := sqlagent(t, args...); r.code != exitUsage || !strings.Contains(r.stderr, strings.ReplaceAll(c.says, `\"`, `"`)) {
			t.Errorf("%s: exit code %d, want %s\n%s", c.what, r.code, c.says, r.stderr)
		}
	}
}

// within runs an action in a program with some flags, all texts.
func within(t *testing.T, action func(context.Context, *cli.Command) error, flags ...string) *cli.Command {
	t.Helper()
	app := &cli.Command{Metadata: map[string]any{}, Action: action}
	args := []string{"sqlagent"}
	for i := 0; i < len(flags); i += 2 {
		app.Flags = append(app.Flags, &cli.StringFlag{Name: flags[i]})
		args = append(args, "--"+flags[i], flags[i+1])
	}
	if err := app.Run(t.Context(), args); err != nil {
		t.Fatal(err)
	}
	return app
}

// Where the address of the metrics cannot be taken, that of the questions is given back.
func TestListenAllOrNothing(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	within(t, func(_ context.Context, c *cli.Command) error {
		if _, err := listen(c); err == nil || !strings.Contains(err.Error(), "--metrics-listen") {
			t.Errorf("%v, want one of --metrics-listen", err)
		}
		return nil
	}, "listen", address, "metrics-listen", "127.0.0.1:99999")
	again, err := net.Listen("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
}

// The audit is opened once, whoever asks for it, and closed when the program ends.
func TestAuditIsClosed(t *testing.T) {
	var first *audit.Log
	app := within(t, func(ctx context.Context, c *cli.Command) (err error) {
		if first, err = openAudit(ctx, c); err != nil {
			return err
		}
		if again, err := openAudit(ctx, c); again != first || err != nil {
			t.Errorf("opened again: %v", err)
		}
		return nil
	}, "audit", filepath.Join(t.TempDir(), "audit.jsonl"))
	if err := app.Metadata[atEnd].(func() error)(); err != nil {
		t.Fatal(err)
	}
	if err := first.Close(); !errors.Is(err, os.ErrClosed) {
		t.Errorf("%v, want os.ErrClosed", err)
	}
}

// The lines of a new token can be read whatever letters its name has.
func TestNewTokenOfAnyName(t *testing.T) {
	for _, name := range []string{"ann", "käthe", "日本"} {
		made := sqlagent(t, "serve", "new-token", name)
		all, _, err := serve.ReadTokens(file(t, "config.toml", made.stdout))
		if err != nil || len(all) != 1 || all[0].Name != name {
			t.Errorf("%s: %+v, %v, of\n%s", name, all, err, made.stdout)
		}
	}
}

// A token is made, written into the configuration, and used: over TLS, about sources that it may ask, with an audit.
func TestServeWithTokens(t *testing.T) {
	made := sqlagent(t, "serve", "new-token", "ann")
	_, token, _ := strings.Cut(strings.TrimSpace(made.stderr), "again): ")
	if made.code != exitOK || len(token) < 20 || strings.Contains(made.stdout, token) {
		t.Fatalf("exit code %d, %q, %q", made.code, made.stdout, made.stderr)
	}
	lines := strings.ReplaceAll(strings.ReplaceAll(made.stdout, `["*"]`, `["atlas"]`), `"schema"]`, `"schema", "query"]`)
	config := file(t, "config.toml", "[sources.atlas]\ndsn = 'sqlite:"+cities(t)+"'\n[sources.zoo]\ndsn = 'sqlite:"+cities(t)+"'\n"+lines)
	certs, pool := testcert.Folder(t), x509.NewCertPool()
	if authority, err := os.ReadFile(filepath.Join(certs, "ca.pem")); err != nil || !pool.AppendCertsFromPEM(authority) {
		t.Fatalf("no authority: %v", err)
	}
	records := filepath.Join(t.TempDir(), "audit.jsonl")
	s := startServe(t, "--config", config, "--tls-cert", filepath.Join(certs, "server.pem"), "--tls-key", filepath.Join(certs, "server.key"), "--audit", records)
	client := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	for source, status := range map[string]int{"atlas": 200, "zoo": 404} {
		body := fmt.Sprintf(`{"source": %q, "sql": "SELECT count(*) AS n FROM city"}`, source)
		request, _ := http.NewRequest("POST", s.url+"/v1/query", strings.NewReader(body))
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Authorization", "Bearer "+token)
		response, err := client.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if response.StatusCode != status || status == 200 && !strings.Contains(string(text), `"rows":[[3]]`) || response.ProtoMajor != 1 && response.ProtoMajor != 2 {
			t.Errorf("%s: %d %s", source, response.StatusCode, text)
		}
	}
	if code := s.end(); code != exitOK {
		t.Errorf("exit code %d\n%s", code, s.log)
	}
	if audited, err := os.ReadFile(records); err != nil || !strings.Contains(string(audited), `"user":"ann"`) {
		t.Errorf("%v, %s", err, audited)
	}
	if strings.Contains(s.log.String(), token) {
		t.Errorf("the log has the token\n%s", s.log)
	}
}

// SIGHUP has the server read tokens, examples and glossary again. What is broken leaves in force what was.
func TestServeReloads(t *testing.T) {
	const reloaded, broken = "reloaded", "not reloaded: the previous tokens and knowledge stay in force"
	sources := "[sources.atlas]\ndsn = 'sqlite:" + cities(t) + "'\n"
	holder := func(name string, more string) string {
		return fmt.Sprintf("[tokens.%s]\nhash = %q\nsources = ['*']\nrights = ['ask', 'query']\n%s\n", name, serve.HashOf(secretOf(name)), more)
	}
	config, folder := file(t, "config.toml", sources+holder("ann", "")), t.TempDir()
	os.Chmod(folder, 0o700)
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := startServe(t, "--config", config, "--knowledge-dir", folder, "--votes", "1")
	may := func(name string) bool {
		t.Helper()
		status, _ := postJSON(t, s.url+"/v1/query", secretOf(name), `{"sql": "SELECT 1"}`)
		return status == 200
	}
	ask := func(name, question string) string {
		t.Helper()
		_, text := postJSON(t, s.url+"/v1/ask", secretOf(name), fmt.Sprintf(`{"question": %q}`, question))
		return text
	}
	session, err := sdk.NewClient(&sdk.Implementation{Name: "test-client", Version: "1"}, nil).Connect(t.Context(),
		&sdk.StreamableClientTransport{Endpoint: s.url + "/mcp", HTTPClient: &http.Client{Transport: bearer(secretOf("ann"))}, DisableStandaloneSSE: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	const question = "How many townlets are there?"
	if before := ask("ann", question); !may("ann") || may("bob") || strings.Contains(before, "[[3]]") {
		t.Fatalf("before: %s", before)
	}

	write(config, sources+holder("bob", "")+holder("eve", "expires = "+time.Now().Add(time.Hour).UTC().Format(time.RFC3339)))
	write(filepath.Join(folder, "glossary.toml"), "[townlet]\nsql = 'city'\n")
	if said := s.hangUp(t, reloaded, broken); said != reloaded || may("ann") || !may("bob") || !may("eve") {
		t.Errorf("%s: ann %v, bob %v, eve %v", said, may("ann"), may("bob"), may("eve"))
	}
	if _, err := session.ListTools(t.Context(), nil); err == nil {
		t.Error("a session of a token that is no more goes on")
	}
	if answer := ask("bob", question); !strings.Contains(answer, `"rows":[[3]]`) || !strings.Contains(answer, `"kind":"term"`) {
		t.Errorf("the new term is not known: %s", answer)
	}

	for what, text := range map[string]string{"half a file": "[tokens.ann", "a token of nothing": "[tokens.x]\nsources = ['*']", "no tokens": sources} {
		write(config, text)
		if said := s.hangUp(t, reloaded, broken); said != broken || !may("bob") || may("ann") {
			t.Errorf("%s: %s", what, said)
		}
	}
	write(config, sources+holder("ann", ""))
	write(filepath.Join(folder, "examples.jsonl"), "{\n")
	if said := s.hangUp(t, reloaded, broken); said != broken || !may("bob") || may("ann") {
		t.Errorf("broken examples: %s", said)
	}
	write(filepath.Join(folder, "examples.jsonl"), "")
	if said := s.hangUp(t, reloaded, broken); said != reloaded || may("bob") || !may("ann") {
		t.Errorf("mended: %s", said)
	}
	write(config, sources+holder("ann", "")+holder("eve", "expires = "+time.Now().Add(time.Second).UTC().Format(time.RFC3339)))
	s.hangUp(t, reloaded, broken)
	dbtest.Eventually(t, "an expired token is of no use", func() bool { return !may("eve") })
	if code := s.end(); code != exitOK || !strings.Contains(s.log.String(), "examples.jsonl") {
		t.Errorf("exit code %d\n%s", code, s.log)
	}
}

// secretOf is the token of somebody.
func secretOf(name string) string { return name + "-0123456789abcdefghij" }

// bearer sends a token with each request.
type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+string(b))
	return http.DefaultTransport.RoundTrip(r)
}

// What an operator sees: metrics, traces without what was asked, lines of JSON.
func TestServeTells(t *testing.T) {
	var mu sync.Mutex
	var spans []string
	traces := ""
	collector := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		unzipped, err := gzip.NewReader(r.Body)
		if err != nil || r.URL.Path != "/v1/traces" || r.Header.Get("X-Key") != "a b" {
			t.Errorf("%v %s %v", err, r.URL, r.Header)
			return
		}
		text, _ := io.ReadAll(unzipped)
		var m struct {
			ResourceSpans []struct {
				ScopeSpans []struct{ Spans []struct{ Name string } }
			}
		}
		if err := json.Unmarshal(text, &m); err != nil {
			t.Error(err)
		}
		mu.Lock()
		defer mu.Unlock()
		traces += string(text)
		for _, resource := range m.ResourceSpans {
			for _, scope := range resource.ScopeSpans {
				for _, span := range scope.Spans {
					spans = append(spans, span.Name)
				}
			}
		}
	}))
	defer collector.Close()
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.URL)
	t.Setenv("OTEL_EXPORTER_OTLP_HEADERS", "x-key=a%20b")
	s := startServe(t, "--dsn", cities(t), "--votes", "1", "--metrics-listen", "127.0.0.1:0")
	if status, text := postJSON(t, s.url+"/v1/ask", "", `{"question": "How many cities are there?"}`); status != 200 {
		t.Errorf("%d %s", status, text)
	}
	response, err := http.Get(s.metrics)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := io.ReadAll(response.Body)
	response.Body.Close()
	for _, line := range []string{`sqlagent_question_seconds_count{outcome="answered",source="test"} 1`, `sqlagent_http_request_seconds_count{method="POST",route="POST /v1/ask",status="200"} 1`,
		`sqlagent_statement_seconds_count{outcome="rows",source="test"}`, `sqlagent_tokens_total{model="nano",type="generated"}`, "sqlagent_questions_waiting 0", "process_resident_memory_bytes"} {
		if !strings.Contains(string(text), line) {
			t.Errorf("the metrics have no %s", line)
		}
	}
	for header, value := range map[string]string{"Host": "evil.example", "Origin": "https://evil.example"} {
		request, err := http.NewRequest("GET", s.metrics, nil)
		if err != nil {
			t.Fatal(err)
		}
		if request.Header.Set(header, value); header == "Host" {
			request.Host = value
		}
		if response, err := http.DefaultClient.Do(request); err != nil || response.StatusCode != http.StatusForbidden {
			t.Errorf("metrics for %s %s: %v, %v", header, value, response, err)
		}
	}
	if response, err := http.Get(s.url + "/metrics"); err != nil || response.StatusCode != 404 {
		t.Errorf("metrics are served with the questions: %v", err)
	}
	if code := s.end(); code != exitOK {
		t.Errorf("exit code %d\n%s", code, s.log)
	}
	mu.Lock()
	defer mu.Unlock()
	all := strings.Join(spans, "\n")
	for _, name := range []string{"POST /v1/ask", "invoke_agent sqlagent", "chat nano", "SELECT test"} {
		if !strings.Contains(all, name) {
			t.Errorf("there is no span %s among\n%s", name, all)
		}
	}
	for _, secret := range []string{"How many cities", "FROM city", "count(*)"} {
		if strings.Contains(traces, secret) || strings.Contains(s.log.String(), secret) {
			t.Errorf("%q is logged\n%s", secret, s.log)
		}
	}
	for line := range strings.Lines(s.log.String()) {
		if !json.Valid([]byte(line)) {
			t.Errorf("no line of JSON: %s", line)
		}
	}
}
