package pull

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

const (
	repository = "owner/model-GGUF"
	fileName   = "model-q4_k_m.gguf"
	renamed    = "owner/old-GGUF" // that the repository had before
	token      = "hf_secret"
)

// hub is Hugging Face's, and the server of another name that holds its files. What is set misbehaves.
type hub struct {
	t       *testing.T
	content []byte
	sum     string // that it gives
	gated   bool   // without the token
	tag     string // of the file's version

	// handle, where set, answers a request for bytes in place of the hub: the nth for a range with this end.
	handle func(w http.ResponseWriter, r *http.Request, n int) (done bool)

	requests atomic.Int64 // for bytes
	mu       sync.Mutex
	ends     map[string]int // requests by the end of their range
	server   *httptest.Server
	cdn      *httptest.Server
}

// model is a GGUF file of 16 pieces, small one of 4.
func model(t *testing.T) []byte { return file(t, 4096) }
func small(t *testing.T) []byte { return file(t, 1024) }

func file(t *testing.T, rows int) []byte {
	t.Helper()
	data := make([]byte, 4*64*rows)
	r := rand.NewChaCha8([32]byte{1})
	r.Read(data)
	path := filepath.Join(t.TempDir(), "x.gguf")
	meta := gguf.Meta{{Key: "general.architecture", Value: "llama"}, {Key: "general.name", Value: "tiny"}}
	if err := gguf.Write(path, meta, []gguf.Tensor{{Name: "a", Dims: []uint64{64, uint64(rows)}, Type: gguf.F32, Data: data}}); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func digest(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

func newHub(t *testing.T) *hub {
	h := &hub{t: t, content: model(t), tag: `"v1"`, ends: map[string]int{}}
	h.sum = digest(h.content)
	h.cdn = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "" {
			t.Error("the token went to another server")
		}
		h.requests.Add(1)
		_, end, _ := strings.Cut(r.Header.Get("Range"), "-")
		h.mu.Lock()
		h.ends[end]++
		n := h.ends[end]
		h.mu.Unlock()
		if h.handle != nil && h.handle(w, r, n) {
			return
		}
		w.Header().Set("ETag", h.tag)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(h.content))
	}))
	h.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if h.gated && r.Header.Get("Authorization") != "Bearer "+token {
			http.Error(w, "gated", http.StatusUnauthorized)
			return
		}
		switch r.URL.Path {
		case "/api/models/" + repository:
			json.NewEncoder(w).Encode(map[string]any{"siblings": []any{
				map[string]any{"rfilename": "README.md"},
				map[string]any{"rfilename": "mmproj-f16.gguf", "lfs": map[string]any{"sha256": h.sum, "size": 1}},
				map[string]any{"rfilename": "model-q8_0.gguf", "lfs": map[string]any{"sha256": strings.Repeat("0", 64), "size": len(h.content)}},
				map[string]any{"rfilename": fileName, "lfs": map[string]any{"sha256": h.sum, "size": len(h.content)}},
			}})
		case "/" + repository + "/resolve/main/" + fileName:
			http.Redirect(w, r, h.cdn.URL+"/blob?signed=1", http.StatusFound)
		default:
			if now := strings.Replace(r.URL.Path, renamed, repository, 1); now != r.URL.Path {
				http.Redirect(w, r, now, http.StatusTemporaryRedirect)
				return
			}
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(h.server.Close)
	t.Cleanup(h.cdn.Close)
	return h
}

func (h *hub) options() Options {
	return Options{
		Folder: h.t.TempDir(), Hub: h.server.URL, Token: token, Silence: 2 * time.Second, piece: 64 << 10,
		wait: func(ctx context.Context, _ time.Duration) error { return ctx.Err() },
	}
}

// holds checks that the folder has the file, its hash, its source, and nothing else.
func (h *hub) holds(folder string) {
	h.t.Helper()
	got, err := os.ReadFile(filepath.Join(folder, fileName))
	if err != nil || !bytes.Equal(got, h.content) {
		h.t.Errorf("the file is not the hub's: %d bytes, %v", len(got), err)
	}
	if _, err := inspect.Verify(h.t.Context(), filepath.Join(folder, fileName), "", nil); err != nil {
		h.t.Error(err)
	}
	if entries, _ := os.ReadDir(folder); len(entries) != 3 {
		h.t.Errorf("the folder holds %v", entries)
	}
}

// nothing checks that there is no file of the final name.
func nothing(t *testing.T, folder string) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(folder, fileName)); err == nil {
		t.Error("a file that is not whole has its name")
	}
}

func TestPull(t *testing.T) {
	h := newHub(t)
	for _, name := range []string{"hf:" + repository, "hf:" + repository + ":" + fileName} {
		o := h.options()
		var found *inspect.Model
		var last, total int64
		var mu sync.Mutex
		o.Found = func(m *inspect.Model) error { found = m; return nil }
		o.Progress = func(done, all int64) { mu.Lock(); last, total = done, all; mu.Unlock() }
		p, err := Pull(t.Context(), name, o)
		if err != nil || p.SHA256 != h.sum || p.Path != filepath.Join(o.Folder, fileName) {
			t.Fatalf("%+v, %v", p, err)
		}
		h.holds(o.Folder)
		if found == nil || found.Name != "tiny" || found.Bytes != int64(len(h.content)) || last != total || total != found.Bytes {
			t.Errorf("found %+v, %d of %d bytes", found, last, total)
		}
		before := h.requests.Load()
		if p, err := Pull(t.Context(), name, o); err != nil || p.From != "" || h.requests.Load() != before {
			t.Errorf("a second time: %+v, %v", p, err)
		}
	}
}

// The hub's own redirects get the token. Another server does not, even at the hub's own name: here it has another port.
// newHub's content delivery network looks for it.
func TestTokenStaysAtTheHub(t *testing.T) {
	h := newHub(t)
	h.gated = true
	o := h.options()
	if _, err := Pull(t.Context(), "hf:"+renamed, o); err != nil {
		t.Fatal(err)
	}
	h.holds(o.Folder)
}

const secondPiece = "bytes=65536-131071"

// A connection that is cut, a server that is overloaded, one that stalls: the pull goes on where it was.
func TestBadConnections(t *testing.T) {
	for name, handle := range map[string]func(w http.ResponseWriter, r *http.Request, n int) bool{
		"cut": func(w http.ResponseWriter, r *http.Request, n int) bool {
			if n == 1 {
				panic(http.ErrAbortHandler)
			}
			return false
		},
		"cut within": func(w http.ResponseWriter, r *http.Request, n int) bool {
			if n > 2 || r.Header.Get("Range") == "bytes=0-0" {
				return false
			}
			var from, to int
			fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &from, &to)
			w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", from, to, len(model(t))))
			w.Header().Set("Content-Length", fmt.Sprint(to-from+1))
			w.WriteHeader(http.StatusPartialContent)
			w.Write(model(t)[from : from+(to-from)/2])
			w.(http.Flusher).Flush()
			panic(http.ErrAbortHandler)
		},
		"overloaded": func(w http.ResponseWriter, r *http.Request, n int) bool {
			switch n {
			case 1:
				w.Header().Set("Retry-After", "7")
				http.Error(w, "slow down", http.StatusTooManyRequests)
			case 2:
				http.Error(w, "oops", http.StatusBadGateway)
			}
			return n < 3
		},
		"stalled": func(w http.ResponseWriter, r *http.Request, n int) bool {
			if n != 1 || r.Header.Get("Range") != secondPiece {
				return false
			}
			w.Header().Set("Content-Length", "65536")
			w.WriteHeader(http.StatusPartialContent)
			w.(http.Flusher).Flush()
			<-r.Context().Done()
			return true
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHub(t)
			h.handle = handle
			o := h.options()
			var waited time.Duration
			var mu sync.Mutex
			o.wait = func(ctx context.Context, d time.Duration) error {
				mu.Lock()
				waited = max(waited, d)
				mu.Unlock()
				return ctx.Err()
			}
			if name == "stalled" {
				o.Silence = 300 * time.Millisecond
				h.handle = func(w http.ResponseWriter, r *http.Request, n int) bool {
					if n == 1 && r.Header.Get("Range") == secondPiece { // a proper answer that stalls
						w.Header().Set("Content-Range", fmt.Sprintf("bytes 65536-131071/%d", len(h.content)))
					}
					return handle(w, r, n)
				}
			}
			if _, err := Pull(t.Context(), "hf:"+repository, o); err != nil {
				t.Fatal(err)
			}
			h.holds(o.Folder)
			if name == "overloaded" && waited < 7*time.Second {
				t.Errorf("the longest wait was %v, the server wanted 7 s", waited)
			}
		})
	}
}

// A hub that stops within the list of a repository's files is not waited for for ever.
func TestSilentHub(t *testing.T) {
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Write([]byte(`{"siblings": [`))
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}))
	defer hub.Close()
	o := Options{Folder: t.TempDir(), Hub: hub.URL, Silence: 100 * time.Millisecond, wait: func(context.Context, time.Duration) error { return nil }}
	_, err := Pull(t.Context(), "hf:"+repository, o)
	var ours *Error
	if !errors.As(err, &ours) || !strings.Contains(err.Error(), "said nothing") {
		t.Errorf("%v, want that the server was silent", err)
	}
}

// What was fetched before an interruption is not fetched again.
func TestResume(t *testing.T) {
	h := newHub(t)
	o := h.options()
	o.Connections = 1
	ctx, cancel := context.WithCancel(t.Context())
	o.Progress = func(done, total int64) {
		if done > total/2 {
			cancel()
		}
	}
	// Found reads the header, of which these bytes are no progress: the file is smaller than that.
	var begun atomic.Bool
	o.Found = func(*inspect.Model) error { begun.Store(true); return nil }
	progress := o.Progress
	o.Progress = func(done, total int64) {
		if begun.Load() {
			progress(done, total)
		}
	}
	if _, err := Pull(ctx, "hf:"+repository, o); !errors.Is(err, context.Canceled) {
		t.Fatalf("%v, want that it was interrupted", err)
	}
	nothing(t, o.Folder)
	var fetched atomic.Int64
	h.handle = func(w http.ResponseWriter, r *http.Request, _ int) bool {
		var from, to int64
		fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &from, &to)
		if begun.Load() {
			fetched.Add(to - from + 1)
		}
		return false
	}
	begun.Store(false)
	o.Progress = nil
	if _, err := Pull(t.Context(), "hf:"+repository, o); err != nil {
		t.Fatal(err)
	}
	h.holds(o.Folder)
	if n := fetched.Load(); n == 0 || n > int64(len(h.content))*6/10 {
		t.Errorf("%d of %d bytes were fetched again", n, len(h.content))
	}
}

// interrupted is a folder with some pieces of a file, from the server without hashes.
func (h *hub) interrupted(o Options) {
	h.t.Helper()
	ctx, cancel := context.WithCancel(h.t.Context())
	defer cancel()
	var begun atomic.Bool
	o.Connections = 1
	o.Found = func(*inspect.Model) error { begun.Store(true); return nil }
	o.Progress = func(done, total int64) {
		if begun.Load() && done > total/2 {
			cancel()
		}
	}
	if _, err := Pull(ctx, h.cdn.URL+"/"+fileName, o); !errors.Is(err, context.Canceled) {
		h.t.Fatalf("%v, want that it was interrupted", err)
	}
}

// The pieces of an interrupted pull may be of no use: they are gone, or the server has another file now.
func TestResumeWithout(t *testing.T) {
	part := "." + fileName + ".part/" + dataFile
	for name, change := range map[string]func(h *hub, folder string) error{
		"the data":    func(h *hub, folder string) error { return os.Remove(filepath.Join(folder, part)) },
		"half of it":  func(h *hub, folder string) error { return os.Truncate(filepath.Join(folder, part), 100<<10) },
		"the version": func(h *hub, folder string) error { h.content, h.tag = small(t), `"v2"`; return nil },
	} {
		t.Run(name, func(t *testing.T) {
			h := newHub(t)
			o := h.options()
			h.interrupted(o)
			if err := change(h, o.Folder); err != nil {
				t.Fatal(err)
			}
			if p, err := Pull(t.Context(), h.cdn.URL+"/"+fileName, o); err != nil || p.SHA256 != digest(h.content) {
				t.Errorf("%+v, %v", p, err)
			}
			h.holds(o.Folder)
		})
	}
}

// An earlier pull took the file from a cache, and ended before it had its name: data is the cache's own file.
func TestCachesAreNotWritten(t *testing.T) {
	h := newHub(t)
	o := h.options()
	work := filepath.Join(o.Folder, "."+fileName+".part")
	cached := filepath.Join(t.TempDir(), "blob")
	if err := errors.Join(os.Mkdir(work, 0o700), os.WriteFile(cached, []byte("of another program"), 0o600),
		os.Link(cached, filepath.Join(work, dataFile))); err != nil {
		t.Fatal(err)
	}
	if _, err := Pull(t.Context(), "hf:"+repository, o); err != nil {
		t.Fatal(err)
	}
	h.holds(o.Folder)
	if b, err := os.ReadFile(cached); string(b) != "of another program" {
		t.Errorf("the cache's file was written: %d bytes, %v", len(b), err)
	}
}

func TestWrongFiles(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(h *hub, o *Options)
		ask   string
		says  string
	}{
		"a hash that lies":        {func(h *hub, o *Options) { h.sum = strings.Repeat("a", 64) }, "", "its SHA-256 is"},
		"another hash wanted":     {func(h *hub, o *Options) { o.SHA256 = strings.Repeat("b", 64) }, "", "want " + strings.Repeat("b", 64)},
		"no hash":                 {func(h *hub, o *Options) { o.SHA256 = "abc" }, "", "is not a SHA-256"},
		"bytes that were changed": {func(h *hub, o *Options) { h.content[len(h.content)-9] ^= 1 }, "", "its SHA-256 is"},
		"no GGUF":                 {func(h *hub, o *Options) { copy(h.content, "<htm"); h.sum = digest(h.content) }, "", "not a GGUF file"},
		"a newer GGUF":            {func(h *hub, o *Options) { h.content[4] = 4; h.sum = digest(h.content) }, "", "version 4"},
		"a shorter file": {func(h *hub, o *Options) {
			h.handle = func(w http.ResponseWriter, r *http.Request, _ int) bool {
				http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(h.content[:1000]))
				return true
			}
		}, "", "a file of 1000 bytes"},
		"a file that changes": {func(h *hub, o *Options) {
			h.handle = func(w http.ResponseWriter, r *http.Request, n int) bool {
				w.Header().Set("ETag", fmt.Sprintf(`"v%d"`, h.requests.Load()/5))
				http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(h.content))
				return true
			}
		}, "", "changed during the download"},
		"a length that lies": {func(h *hub, o *Options) {
			h.handle = func(w http.ResponseWriter, r *http.Request, _ int) bool {
				w.Header().Set("Content-Range", fmt.Sprintf("bytes 0-0/%d", int64(math.MaxInt64)))
				w.WriteHeader(http.StatusPartialContent)
				w.Write(h.content[:1])
				return true
			}
		}, "URL", "9223372036854775807 bytes"},
		"no end": {func(h *hub, o *Options) {
			h.handle = func(w http.ResponseWriter, r *http.Request, _ int) bool {
				for err := error(nil); err == nil; {
					_, err = w.Write(h.content)
				}
				return true
			}
		}, "", "more than"},
		"a hash of the hub's that is none": {func(h *hub, o *Options) { h.sum = "../../../etc/passwd" }, "", "is not a SHA-256"},
		"gated":                            {func(h *hub, o *Options) { h.gated, o.Token = true, "" }, "", "gated or private"},
		"is not a repository":              {func(h *hub, o *Options) {}, "hf:owner/none", "no such file or repository"},
		"no file":                          {func(h *hub, o *Options) {}, "hf:" + repository + ":none.gguf", "holds no none.gguf"},
		"no name":                          {func(h *hub, o *Options) {}, "quen", "no such model"},
		"half a name":                      {func(h *hub, o *Options) {}, "hf:owner", "is not a repository"},
		"a page":                           {func(h *hub, o *Options) {}, "https://example.org/model", "does not end in the name of a GGUF file"},
		"a name that leads out":            {func(h *hub, o *Options) {}, `http://127.0.0.1:1/..%5C..%5Cx.gguf`, "is not a file name"},
		"a server that is down":            {func(h *hub, o *Options) { h.cdn.Close() }, "", "refused"},
		"offline":                          {func(h *hub, o *Options) { o.Offline = true }, "hf:" + repository + ":" + fileName, "no cache has it"},
		"not wanted":                       {func(h *hub, o *Options) { o.Found = func(*inspect.Model) error { return errors.New("too large") } }, "", "too large"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHub(t)
			o := h.options()
			c.spoil(h, &o)
			ask := c.ask
			switch ask {
			case "":
				ask = "hf:" + repository
			case "URL":
				ask = h.cdn.URL + "/" + fileName
			}
			_, err := Pull(t.Context(), ask, o)
			var ours *Error
			if !errors.As(err, &ours) || !strings.Contains(err.Error(), c.says) || ours.Hint == "" {
				t.Errorf("%v, want %q and a hint", err, c.says)
			}
			nothing(t, o.Folder)
		})
	}
}

// Any server will do, with ranges or without.
func TestURL(t *testing.T) {
	h := newHub(t)
	o := h.options()
	var notices []string
	o.Notice = func(n string) { notices = append(notices, n) }
	p, err := Pull(t.Context(), h.cdn.URL+"/"+fileName+"?x=1", o)
	if err != nil || p.SHA256 != h.sum || len(notices) != 1 || !strings.Contains(notices[0], h.sum) {
		t.Errorf("%+v, %v, %q", p, err, notices)
	}
	h.holds(o.Folder)

	h.handle = func(w http.ResponseWriter, r *http.Request, _ int) bool {
		w.Write(h.content[:len(h.content)/2])
		w.(http.Flusher).Flush() // no length
		w.Write(h.content[len(h.content)/2:])
		return true
	}
	o = h.options()
	o.SHA256 = "sha256:" + strings.ToUpper(h.sum)
	if p, err := Pull(t.Context(), h.cdn.URL+"/"+fileName, o); err != nil || p.SHA256 != h.sum {
		t.Errorf("%+v, %v", p, err)
	}
	h.holds(o.Folder)
}

// The hub's token is where Hugging Face's own programs keep it.
func TestToken(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"path", "home/token", "cache/huggingface/token", ".cache/huggingface/token"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("in "+name+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	all := map[string]string{"HF_TOKEN": "given", "HF_TOKEN_PATH": dir + "/path", "HF_HOME": dir + "/home", "XDG_CACHE_HOME": dir + "/cache", "HOME": dir}
	for _, c := range []struct{ variable, token string }{
		{"HF_TOKEN", "given"}, {"HF_TOKEN_PATH", "in path"}, {"HF_HOME", "in home/token"},
		{"XDG_CACHE_HOME", "in cache/huggingface/token"}, {"HOME", "in .cache/huggingface/token"},
	} {
		if got := Token(func(name string) string { return all[name] }); got != c.token {
			t.Errorf("%s: %q, want %q", c.variable, got, c.token)
		}
		delete(all, c.variable)
	}
	if got := Token(func(string) string { return "" }); got != "" {
		t.Errorf("no token is %q", got)
	}
}

// What other programs hold is not fetched again.
func TestCaches(t *testing.T) {
	for _, kind := range []CacheKind{HuggingFace, Ollama, LMStudio} {
		h := newHub(t)
		dir := t.TempDir()
		paths := map[CacheKind]string{
			HuggingFace: "models--owner--model-GGUF/snapshots/abc/" + fileName, Ollama: "blobs/sha256-" + h.sum, LMStudio: repository + "/" + fileName,
		}
		path := filepath.Join(dir, paths[kind])
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, h.content, 0o600); err != nil {
			t.Fatal(err)
		}
		o := h.options()
		o.Caches = []Cache{{filepath.Join(dir, "none"), HuggingFace}, {dir, kind}}
		p, err := Pull(t.Context(), "hf:"+repository, o)
		if err != nil || p.From != path || h.requests.Load() != 0 {
			t.Errorf("%s: %+v, %v after %d requests", kind, p, err, h.requests.Load())
		}
		h.holds(o.Folder)
		// One that is damaged is left out.
		if err := os.WriteFile(path, h.content[:1000], 0o600); err != nil {
			t.Fatal(err)
		}
		o.Folder = t.TempDir()
		if p, err := Pull(t.Context(), "hf:"+repository, o); err != nil || p.From == path {
			t.Errorf("%s, damaged: %+v, %v", kind, p, err)
		}
	}
}

func TestTwoPullsAtOnce(t *testing.T) {
	h := newHub(t)
	o := h.options()
	held := make(chan struct{})
	o.Found = func(*inspect.Model) error { <-held; return nil }
	first := make(chan error)
	go func() { _, err := Pull(t.Context(), "hf:"+repository, o); first <- err }()
	for h.requests.Load() == 0 {
		time.Sleep(time.Millisecond)
	}
	o.Found = nil
	_, err := Pull(t.Context(), "hf:"+repository, o)
	var ours *Error
	if !errors.As(err, &ours) || !strings.Contains(ours.Hint, "another pull") {
		t.Errorf("got %v, want that another pull runs", err)
	}
	close(held)
	if err := <-first; err != nil {
		t.Error(err)
	}
	h.holds(o.Folder)
}

// The catalogue's hashes are of files that were at hand.
func TestCatalogue(t *testing.T) {
	script, err := os.ReadFile("../../scripts/get-models.sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range Catalogue {
		if !bytes.Contains(script, []byte(m.File+" "+m.SHA256)) {
			t.Errorf("%s is not the file of scripts/get-models.sh", m.Name)
		}
	}
}

// A data set of the hub is found where hf download put it, in the revision that was had last.
func TestDataset(t *testing.T) {
	home := t.TempDir()
	caches := Caches(func(name string) string { return map[string]string{"HF_HOME": home, "HOME": "/nowhere"}[name] })
	in := filepath.Join(home, "hub", "datasets--NovaSky-AI--SkyRL")
	_, err := Dataset(caches, "NovaSky-AI/SkyRL")
	if !errors.Is(err, ErrNoDataset) || !strings.Contains(err.Error(), in) || !strings.Contains(err.Error(), "hf download NovaSky-AI/SkyRL --repo-type dataset") {
		t.Errorf("none: %v", err)
	}
	for _, revision := range []string{"abc", "def"} {
		if err := os.MkdirAll(filepath.Join(in, "snapshots", revision), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := Dataset(caches, "NovaSky-AI/SkyRL"); err != nil || got != filepath.Join(in, "snapshots", "abc") {
		t.Errorf("any: %q, %v", got, err)
	}
	if err := os.Mkdir(filepath.Join(in, "refs"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(in, "refs", "main"), []byte("def"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := Dataset(caches, "NovaSky-AI/SkyRL"); err != nil || got != filepath.Join(in, "snapshots", "def") {
		t.Errorf("main: %q, %v", got, err)
	}
	for _, wrong := range []string{"SkyRL", "/SkyRL", "a/", "a/../b", "a/b/c"} {
		if _, err := Dataset(caches, wrong); err == nil || errors.Is(err, ErrNoDataset) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
}
