package pull

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/llm/inspect"
)

// pulled is a model that was pulled from a hub, and libraries next to it.
func pulled(t *testing.T) (h *hub, model, libraries string) {
	t.Helper()
	h = newHub(t)
	o := h.options()
	p, err := Pull(t.Context(), "hf:"+repository, o)
	if err != nil {
		t.Fatal(err)
	}
	libraries = filepath.Join(t.TempDir(), "llama")
	if err := os.Mkdir(libraries, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"libllama.v0.5.0.so": "code", "LICENSE": "MIT", integrityFile: "hash\n"} {
		if err := os.WriteFile(filepath.Join(libraries, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("libllama.v0.5.0.so", filepath.Join(libraries, "libllama.so")); err != nil {
		t.Fatal(err)
	}
	return h, p.Path, libraries
}

func TestSaveAndLoad(t *testing.T) {
	if platform() == "" {
		t.Skip("there are no libraries for this platform")
	}
	h, model, libraries := pulled(t)
	archive := filepath.Join(t.TempDir(), "model.tar")
	if err := Save(t.Context(), model, libraries, archive, Options{}); err != nil {
		t.Fatal(err)
	}
	o := Options{Folder: filepath.Join(t.TempDir(), "models")}
	to := filepath.Join(t.TempDir(), "there", "llama")
	for range 2 { // the second time it is there already
		p, err := Load(t.Context(), archive, to, o)
		if err != nil || p.SHA256 != h.sum {
			t.Fatalf("%+v, %v", p, err)
		}
		h.holds(o.Folder)
	}
	if source, _ := os.ReadFile(filepath.Join(o.Folder, fileName+sourceSuffix)); !strings.Contains(string(source), repository) {
		t.Errorf("the source is %q", source)
	}
	if code, err := os.ReadFile(filepath.Join(to, "libllama.so")); err != nil || string(code) != "code" {
		t.Errorf("the library is %q, %v", code, err)
	}
	if hash, err := installed(to); err != nil || hash != "hash" {
		t.Errorf("the libraries are from %q, %v", hash, err)
	}
	whole, err := os.ReadFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	changed := func(old, new string) []byte {
		if bytes.Count(whole, []byte(old)) == 0 {
			t.Fatalf("%q is not in the archive", old)
		}
		return bytes.ReplaceAll(whole, []byte(old), []byte(new))
	}
	flipped := bytes.Clone(whole)
	flipped[len(flipped)-20_000] ^= 1
	for name, c := range map[string]struct {
		content    []byte
		says, hint string
	}{
		"a model that is damaged":      {flipped, "its SHA-256 is", "copy it again"},
		"an end that is missing":       {whole[:len(whole)/2], "it ends within", "copy it again"},
		"libraries that are damaged":   {changed("code", "evil"), "its SHA-256 is", "copy it again"},
		"a name that leads elsewhere":  {changed(`"file": "`+fileName, `"file": "`+"../"+fileName[3:]), "description is damaged", "copy it again"},
		"something else":               {[]byte("not an archive"), "not an archive of a model", "models save"},
		"an archive of something else": {whole[1024:], "not an archive of a model", "models save"},
	} {
		t.Run(name, func(t *testing.T) {
			archive := filepath.Join(t.TempDir(), "bad.tar")
			if err := os.WriteFile(archive, c.content, 0o644); err != nil {
				t.Fatal(err)
			}
			o := Options{Folder: t.TempDir()}
			to := filepath.Join(t.TempDir(), "llama")
			_, err := Load(t.Context(), archive, to, o)
			var ours *Error
			if !errors.As(err, &ours) || !strings.Contains(err.Error(), c.says) || !strings.Contains(ours.Hint, c.hint) {
				t.Errorf("got %v, want %q", err, c.says)
			}
			nothing(t, o.Folder)
			if _, err := os.Stat(to); err == nil {
				t.Error("the libraries are there")
			}
		})
	}
	// The size in an archive's description is for people: the file's own counts.
	said := fmt.Sprintf(`"bytes": %d`, len(h.content))
	odd := filepath.Join(t.TempDir(), "odd.tar")
	if err := os.WriteFile(odd, changed(said, `"bytes": -1`+strings.Repeat(" ", len(said)-len(`"bytes": -1`))), 0o644); err != nil {
		t.Fatal(err)
	}
	if p, err := Load(t.Context(), odd, to, Options{Folder: t.TempDir()}); err != nil || p.SHA256 != h.sum {
		t.Errorf("a size below none: %+v, %v", p, err)
	}
	if err := os.WriteFile(model, h.content[:1000], 0o644); err != nil {
		t.Fatal(err)
	}
	var other *inspect.HashError
	if err := Save(t.Context(), model, "", archive, Options{}); !errors.As(err, &other) {
		t.Errorf("a file that is not the one that was pulled: %v", err)
	}
	if now, _ := os.ReadFile(archive); !bytes.Equal(now, whole) {
		t.Error("the archive that there was is gone")
	}
}

// Libraries for other machines stay in the archive, and the model comes.
func TestLoadLeavesForeignLibraries(t *testing.T) {
	h, model, libraries := pulled(t)
	archive := filepath.Join(t.TempDir(), "model.tar")
	if err := Save(t.Context(), model, libraries, archive, Options{}); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(archive, bytes.Replace(whole, []byte(`"llama": "v0.5.0"`), []byte(`"llama": "v0.4.0"`), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	var notices []string
	o := Options{Folder: t.TempDir(), Notice: func(text string) { notices = append(notices, text) }}
	to := filepath.Join(t.TempDir(), "llama")
	if _, err := Load(t.Context(), archive, to, o); err != nil || len(notices) != 1 || !strings.Contains(notices[0], "v0.4.0") {
		t.Errorf("%v, %q", err, notices)
	}
	h.holds(o.Folder)
	if _, err := os.Stat(to); err == nil {
		t.Error("the libraries are there")
	}
}

// A registry gives the package of this platform, or another one.
func TestLlama(t *testing.T) {
	build := platform()
	if build == "" {
		_, err := Llama(t.Context(), t.TempDir(), "", "", Options{})
		if err == nil || !strings.Contains(err.Error(), runtime.GOOS) {
			t.Errorf("got %v", err)
		}
		return
	}
	var b bytes.Buffer
	zipped := gzip.NewWriter(&b)
	out := tar.NewWriter(zipped)
	for name, text := range map[string]string{
		"package/LICENSE": "MIT", "package/index.js": "code", "package/bins/" + build + "/libllama.v0.5.0.so": "library",
		"package/bins/" + build + "/libggml.v0.5.0.so": "library", "package/bins/" + build + "/llama-addon.node": "addon",
	} {
		if err := out.WriteHeader(&tar.Header{Name: name, Typeflag: tar.TypeReg, Mode: 0o644, Size: int64(len(text))}); err != nil {
			t.Fatal(err)
		}
		io.WriteString(out, text)
	}
	out.Close()
	zipped.Close()
	sum := sha512.Sum512(b.Bytes())
	before := pins
	t.Cleanup(func() { pins = before })
	wanted := before + "\n"
	right := strings.ReplaceAll(wanted, pinned(build)+"\n", base64.StdEncoding.EncodeToString(sum[:])+"\n")

	var asked []string
	registry := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.URL.Path)
		w.Write(b.Bytes())
	}))
	defer registry.Close()
	folder := filepath.Join(t.TempDir(), "llama")
	var ours *Error
	if _, err := Llama(t.Context(), folder, "", registry.URL, Options{}); !errors.As(err, &ours) || !strings.Contains(err.Error(), "is not the package") {
		t.Errorf("another package: got %v", err)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("it is there all the same")
	}
	pins = right
	for i := range 2 {
		there, err := Llama(t.Context(), folder, "", registry.URL, Options{})
		if err != nil || there != (i == 1) {
			t.Fatalf("there %v, %v", there, err)
		}
	}
	if len(asked) != 2 || asked[1] != "/@node-llama-cpp/"+build+"/-/"+build+"-3.22.1.tgz" {
		t.Errorf("asked for %q", asked)
	}
	for name, there := range map[string]bool{"libllama.so": true, "libggml.so": true, "LICENSE": true, "llama-addon.node": false, "index.js": false} {
		if _, err := os.Stat(filepath.Join(folder, name)); (err == nil) != there {
			t.Errorf("%s: %v", name, err)
		}
	}
	if entries, _ := os.ReadDir(filepath.Dir(folder)); len(entries) != 1 {
		t.Errorf("what was made meanwhile is left: %v", entries)
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "thesis.tex"), []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Llama(t.Context(), other, "", registry.URL, Options{}); !errors.As(err, &ours) || !strings.Contains(ours.Hint, "empty folder") {
		t.Errorf("a folder of other things: got %v", err)
	}
	if _, err := Llama(t.Context(), filepath.Join(t.TempDir(), "llama"), "abacus", registry.URL, Options{}); !errors.As(err, &ours) || !strings.Contains(err.Error(), "abacus") {
		t.Errorf("a GPU that there is not: got %v", err)
	}
}

// A registry that stops within a package is not waited for for ever.
func TestLlamaOfASilentRegistry(t *testing.T) {
	if platform() == "" {
		t.Skip("there are no libraries for this machine")
	}
	registry := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Write([]byte("some"))
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}))
	defer registry.Close()
	o := Options{Silence: 100 * time.Millisecond, wait: func(context.Context, time.Duration) error { return nil }}
	_, err := Llama(t.Context(), filepath.Join(t.TempDir(), "llama"), "", registry.URL, o)
	var ours *Error
	if !errors.As(err, &ours) || !strings.Contains(err.Error(), "said nothing") {
		t.Errorf("%v, want that the server was silent", err)
	}
}
