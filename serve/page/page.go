// Package page is the page that people ask in: plain HTML, CSS and ES modules, embedded, for the API of package serve.
// No build makes it, and it asks nobody but the server that it comes from.
//
// What a database holds becomes text in it, never markup: files/dom.js makes every element, by textContent alone, and
// the policy below lets the browser refuse anything else (require-trusted-types-for).
package page

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
)

//go:embed files
var files embed.FS

// Policy is the Content-Security-Policy of the page: its own files and its own server, and no script or style in its
// text.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// file is one that is served, with its hash as its version.
type file struct {
	content []byte
	kind    string
	tag     string
}

var all = read()

func read() map[string]file {
	entries, err := fs.ReadDir(files, "files")
	if err != nil {
		panic(err)
	}
	types := map[string]string{".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
	out := map[string]file{}
	for _, e := range entries {
		content, err := files.ReadFile("files/" + e.Name())
		if err != nil {
			panic(err)
		}
		sum := sha256.Sum256(content)
		kind := mime.FormatMediaType(types[path.Ext(e.Name())], map[string]string{"charset": "utf-8"})
		out[e.Name()] = file{content, kind, `"` + hex.EncodeToString(sum[:16]) + `"`}
	}
	return out
}

// Serve answers with the file of a name, "" being the page itself. It says false where there is none.
func Serve(w http.ResponseWriter, r *http.Request, name string) bool {
	if name == "" {
		name = "index.html"
	}
	f, ok := all[name]
	if !ok {
		return false
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Content-Security-Policy", Policy)
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Cache-Control", "no-cache") // asked for again, and answered with 304
	h.Set("ETag", f.tag)
	if r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return true
	}
	w.Write(f.content)
	return true
}
