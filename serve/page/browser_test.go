package page_test

import (
	"context"
	"crypto/sha256"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve"
)

// browserPath is the browser that the tests drive: what SQLAGENT_TEST_BROWSER names, or a Chromium that is on PATH.
// Short tests drive none.
func browserPath(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("the browser is left out of short runs")
	}
	for _, name := range []string{os.Getenv("SQLAGENT_TEST_BROWSER"), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv("CI") == "true" {
		t.Fatal("there is no browser")
	}
	t.Skip("there is no browser: install chromium, or name one in SQLAGENT_TEST_BROWSER")
	return ""
}

// browser is the headless browser of all tests. It starts with the first that wants it.
var browser struct {
	once   sync.Once
	ctx    context.Context
	cancel context.CancelFunc
}

func TestMain(m *testing.M) {
	code := m.Run()
	if browser.cancel != nil {
		browser.cancel()
	}
	os.Exit(code)
}

func startBrowser(t *testing.T) context.Context {
	t.Helper()
	path := browserPath(t)
	browser.once.Do(func() {
		allocator, cancel := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
			chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.Flag("lang", "en-US"))...)
		ctx, _ := chromedp.NewContext(allocator)
		browser.ctx, browser.cancel = ctx, cancel
		if err := chromedp.Do(ctx); err != nil {
			t.Fatal(err)
		}
	})
	return browser.ctx
}

// tab is a page of the browser, with what it complained of and whom it asked.
type tab struct {
	t        *testing.T
	ctx      context.Context
	mu       sync.Mutex
	problems []string // errors, console messages, violations of the policy
	requests []string
}

// newTab opens a page of a size, in light or dark colors.
func newTab(t *testing.T, url string, width, height int64, colors string) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(startBrowser(t))
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, 10*time.Minute)
	t.Cleanup(cancel)
	p := &tab{t: t, ctx: ctx}
	p.do(chromedp.EmulateViewport(width, height))
	console := chromedp.Console(ctx)
	requests := chromedp.Events(ctx, network.RequestWillBeSent)
	dialogs := chromedp.Events(ctx, cdpage.JavascriptDialogOpening)
	note := func(to *[]string, text string) {
		p.mu.Lock()
		defer p.mu.Unlock()
		*to = append(*to, text)
	}
	go func() {
		for m, err := range console {
			if err == nil && m.Source != "network" { // statuses of answers, which the page shows itself
				note(&p.problems, m.String())
			}
		}
	}()
	go func() {
		for e, err := range requests {
			if err == nil {
				note(&p.requests, e.Request.URL)
			}
		}
	}()
	go func() {
		for e, err := range dialogs {
			if err == nil {
				note(&p.problems, "a dialog: "+e.Message)
			}
		}
	}()
	if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: colors}, {Name: "prefers-reduced-motion", Value: "reduce"},
	}}); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.Navigate(url))
	return p
}

func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// eval is the value of an expression, a promise's when it is there.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	value, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%v\n%s", err, expression)
	}
	return value
}

// js runs a statement.
func (p *tab) js(statement string) {
	p.t.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](statement, chromedp.EvalAwaitPromise))
}

// keys presses keys, where the page's focus is.
func (p *tab) keys(keys string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys))
}

// wait waits until an expression is true.
func (p *tab) wait(expression string) {
	p.t.Helper()
	deadline := time.Now().Add(5 * time.Minute) // a machine at other work is slow
	for !eval[bool](p, "Boolean("+expression+")") {
		if time.Now().After(deadline) {
			p.shoot("failed")
			p.t.Fatalf("never: %s\nthe page says: %s", expression, eval[string](p, "document.body.innerText"))
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// ask asks, and waits for the answer.
func (p *tab) ask(question string) {
	p.t.Helper()
	p.wait(`document.body.classList.contains("ready")`)
	p.js(`document.getElementById("question").focus()`)
	p.keys(question)
	p.js(`document.getElementById("composer").requestSubmit()`) // a key that is sent from outside types a line break too
	p.wait(`document.querySelector(".card") && !document.querySelector("[aria-busy]")`)
	time.Sleep(100 * time.Millisecond) // charts are drawn when they know their width
}

// shoot writes a picture into the folder that SQLAGENT_SCREENSHOTS names, for people to look at.
func (p *tab) shoot(name string) {
	p.t.Helper()
	folder := os.Getenv("SQLAGENT_SCREENSHOTS")
	if folder == "" {
		return
	}
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// well fails the test where the page complained, or asked anybody but its server.
func (p *tab) well(url string) {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, problem := range p.problems {
		p.t.Errorf("the page complains: %s", problem)
	}
	for _, asked := range p.requests {
		if !strings.HasPrefix(asked, url) && !strings.HasPrefix(asked, "blob:"+url) && !strings.HasPrefix(asked, "data:image/svg+xml,") {
			p.t.Errorf("the page asks %s", asked)
		}
	}
}

// start serves a database, "" being the sample, until the test ends.
func start(t *testing.T, path string, engine llm.Engine, change func(*serve.Options)) (url string) {
	t.Helper()
	if path == "" {
		var err error
		if path, err = sample.Path(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	o := serve.Options{
		Sources: []serve.Source{{Name: "shop", Dialect: dialects.SQLite, Open: func(ctx context.Context) (database.DB, error) {
			return open.Open(ctx, "sqlite:"+path, open.Options{})
		}}},
		Engine: engine, Asked: agent.Question{Limits: database.Limits{Timeout: time.Minute}}, Agent: agent.Options{Profile: &database.ProfileOptions{}},
		Examples: filepath.Join(t.TempDir(), "examples.jsonl"), ShutdownTimeout: time.Second,
	}
	if change != nil {
		change(&o)
	}
	s, err := serve.New(o)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { s.Serve(ctx, l, nil); close(done) }()
	t.Cleanup(func() { cancel(); <-done })
	return "http://" + l.Addr().String() + "/"
}

// filled makes an SQLite file.
func filled(t *testing.T, statements ...string) string {
	t.Helper()
	return testdb.File(t, strings.Join(statements, ";\n"))
}

func tokenOf(name, secret string, rights ...serve.Right) serve.Token {
	return serve.Token{Name: name, Hash: sha256.Sum256([]byte(secret)), Sources: []string{"*"}, Rights: rights}
}
