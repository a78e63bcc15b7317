package dbtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// root is testdata next to this file: tests of other packages run elsewhere.
func root(t testing.TB) string {
	_, file, _, ok := runtime.Caller(0)
	if !ok {
		t.Fatal("the suite does not know where its testdata is")
	}
	return filepath.Join(filepath.Dir(file), "testdata")
}

func (e Engine) cases(t *testing.T) {
	found, err := os.ReadDir(root(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range found {
		t.Run(c.Name(), func(t *testing.T) {
			e.run(t, folder{filepath.Join(root(t), c.Name()), e.names()})
		})
	}
}

func (e Engine) run(t *testing.T, f folder) {
	setup, ok := f.read(t, "setup.sql")
	if !ok {
		t.Fatalf("%s has no setup.sql for %s", f.path, e.Dialect)
	}
	db := e.New(t, setup)
	checked := false
	if sql, ok := f.read(t, "query.sql"); ok {
		f.check(t, "rows.txt", Text(Query(t, db, sql, database.Limits{})))
		checked = true
	}
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if f.has("schema.sql") {
		f.check(t, "schema.sql", schema.DDL())
		checked = true
	}
	if f.has("schema.json") {
		// No HTML escapes: the files are read by people.
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		if err := enc.Encode(schema); err != nil {
			t.Fatal(err)
		}
		f.check(t, "schema.json", b.String())
		checked = true
	}
	if !checked {
		t.Errorf("%s checks nothing", f.path)
	}
}

// names are those of the folders that hold what is the engine's own, the most particular first.
func (e Engine) names() []string {
	if e.Server == "" {
		return []string{string(e.Dialect)}
	}
	return []string{e.Server, string(e.Dialect)}
}

// folder is a case as one engine sees it: a file of the engine's own hides the one that all share.
type folder struct {
	path    string
	engines []string
}

func (f folder) places(name string) []string {
	var out []string
	for _, engine := range f.engines {
		out = append(out, filepath.Join(f.path, engine, name))
	}
	return append(out, filepath.Join(f.path, name))
}

func (f folder) read(t testing.TB, name string) (string, bool) {
	t.Helper()
	for _, p := range f.places(name) {
		b, err := os.ReadFile(p)
		if err == nil {
			return string(b), true
		}
		if !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	return "", false
}

// has reports whether some engine has the file, so that none can leave a check out by lacking it.
func (f folder) has(name string) bool {
	found := false
	filepath.WalkDir(f.path, func(_ string, d fs.DirEntry, err error) error {
		found = found || err == nil && d.Name() == name
		return nil
	})
	return found
}

func (f folder) check(t *testing.T, name, got string) {
	t.Helper()
	want, ok := f.read(t, name)
	if ok && got == want {
		return
	}
	if os.Getenv("SQLAGENT_GOLDEN") != "write" {
		t.Errorf("%s of %s: got\n%s\nwant\n%s", name, f.path, got, want)
		return
	}
	own := f.places(name)[0]
	if err := os.MkdirAll(filepath.Dir(own), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(own, []byte(got), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("wrote %s", own)
}

// Text is a result with one value a line, its column and type before it:
//
//	id: int 7
//	name: text "żółć"
//	price: number 12.50
//	note: null
//
// Rows are separated by an empty line.
func Text(r *database.Result) string {
	var b strings.Builder
	for i, row := range r.Rows {
		if i > 0 {
			b.WriteString("\n")
		}
		for k, v := range row {
			b.WriteString(r.Columns[k] + ": " + value(v) + "\n")
		}
	}
	if r.Truncated {
		b.WriteString("\ntruncated\n")
	}
	return b.String()
}

func value(v database.Value) string {
	switch v := v.(type) {
	case nil:
		return "null"
	case int64:
		return fmt.Sprintf("int %d", v)
	case float64:
		return fmt.Sprintf("float %v", v)
	case bool:
		return fmt.Sprintf("bool %v", v)
	case string:
		return fmt.Sprintf("text %q", v)
	case database.Number:
		return "number " + string(v)
	case database.Blob:
		return v.String()
	}
	return fmt.Sprintf("%T, which is no dialects.Value", v)
}
