package reward

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// counting counts the queries of a database.
type counting struct {
	database.DB
	queries *atomic.Int64
}

func (c counting) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	c.queries.Add(1)
	return c.DB.Query(ctx, sql, l)
}

// late is a database whose clock ends every query.
type late struct{ database.DB }

func (late) Query(context.Context, string, database.Limits) (*database.Result, error) {
	return nil, &database.Error{Kind: database.OverLimit, Cause: database.OverTime, Message: "it took longer than 30s"}
}

func TestGoldsRunOnce(t *testing.T) {
	db := counting{DB: newDatabase(t), queries: new(atomic.Int64)}
	golds := &Golds{Limits: limits}
	get := func(name string, db database.DB, sql string) *Gold {
		g, err := golds.Of(t.Context(), &Database{DB: db, Name: name}, sql)
		if err != nil {
			t.Error(err)
		}
		return g
	}
	var group sync.WaitGroup
	got := make([]*Gold, 8)
	for i := range got {
		group.Go(func() { got[i] = get("a", db, "SELECT name FROM singer") })
	}
	group.Wait()
	if n := db.queries.Load(); n != 1 || slices.ContainsFunc(got, func(g *Gold) bool { return g != got[0] }) {
		t.Errorf("one gold, asked for by 8: %d queries, %v", n, got)
	}
	if g := got[0]; len(g.Result.Rows) != 3 || g.Query == nil || g.Tree == nil || len(g.Schema.ColumnNames("singer")) != 4 || g.Err != nil {
		t.Errorf("%+v", g)
	}
	for _, c := range []struct {
		name, sql string
		queries   int64
	}{
		{"b", "SELECT name FROM singer", 2}, // another database
		{"a", "SELECT nothing FROM singer", 3},
		{"a", "SELECT nothing FROM singer", 3}, // a failure is kept too
		{"a", "SELECT name FROM singer", 3},
	} {
		if get(c.name, db, c.sql); db.queries.Load() != c.queries {
			t.Errorf("%s on %s: %d queries, want %d", c.sql, c.name, db.queries.Load(), c.queries)
		}
	}
	// The database's fault is not kept.
	if g := get("c", broken{db}, "SELECT age FROM singer"); g.Err == nil {
		t.Error("a broken database answered")
	}
	if g := get("c", db, "SELECT age FROM singer"); g.Err != nil {
		t.Errorf("the database is back, gold is not: %v", g.Err)
	}
	// Nor is what the clock ended.
	if g := get("e", late{db}, "SELECT age FROM singer"); database.CauseOf(g.Err) != database.OverTime {
		t.Errorf("ended by the clock: %v", g.Err)
	}
	if g := get("e", db, "SELECT age FROM singer"); g.Err != nil {
		t.Errorf("the clock ends it no more, gold is not there: %v", g.Err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := golds.Of(ctx, &Database{DB: db, Name: "d"}, "SELECT age FROM singer"); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	// A result larger than the limits is nothing to compare with.
	few := &Golds{Limits: database.Limits{Rows: 2}}
	g, err := few.Of(t.Context(), &Database{DB: db, Name: "a"}, "SELECT name FROM singer")
	if err != nil || !errors.Is(g.Err, ErrTruncated) {
		t.Errorf("cut gold: %v", g.Err)
	}
}

// TestGoldsOnDisk starts runs of a program one after another: what one of them computed the next one finds.
func TestGoldsOnDisk(t *testing.T) {
	path, dir := testdb.File(t, script), t.TempDir()
	const query = "SELECT id, name, fee, NULL, x'00ff' FROM singer"
	// run is one: how many queries the gold took, and what it is.
	run := func(dsn, sql string, l database.Limits) (int64, *Gold) {
		t.Helper()
		db, err := OpenDatabase(t.Context(), dsn)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		queries := new(atomic.Int64)
		db.DB = counting{db.DB, queries}
		golds := &Golds{Limits: l, Dir: dir}
		g, err := golds.Of(t.Context(), db, sql)
		if err != nil || golds.Err() != nil {
			t.Fatal(err, golds.Err())
		}
		return queries.Load(), g
	}
	expect := func(what string, want int64, dsn, sql string, l database.Limits) *Gold {
		t.Helper()
		n, g := run(dsn, sql, l)
		if n != want {
			t.Errorf("%s: %d queries, want %d", what, n, want)
		}
		return g
	}
	first := expect("the first run", 1, path, query, limits)
	second := expect("the second run", 0, path, query, limits)
	first.Result.Elapsed = 0
	if !reflect.DeepEqual(first.Result, second.Result) || second.Err != nil || second.Tree == nil || second.Schema == nil {
		t.Errorf("found %+v, kept %+v", second.Result, first.Result)
	}
	expect("the same file, written otherwise", 0, "sqlite:"+path, query, limits)
	expect("another query", 1, path, query+" WHERE id = 1", limits)
	expect("another limit", 1, path, query, database.Limits{Steps: 300_000})
	expect("a limit that cuts", 1, path, query, database.Limits{Rows: 2})
	if g := expect("a limit that cuts, again", 0, path, query, database.Limits{Rows: 2}); !errors.Is(g.Err, ErrTruncated) {
		t.Errorf("cut gold: %v", g.Err)
	}
	expect("a failure", 1, path, "SELECT nothing FROM singer", limits)
	expect("a failure, again", 1, path, "SELECT nothing FROM singer", limits)

	// A file that is spoilt in any way is as good as none, and is replaced.
	for what, spoil := range map[string]func([]byte) []byte{
		"empty":                      func([]byte) []byte { return nil },
		"cut":                        func(b []byte) []byte { return b[:len(b)-1] },
		"longer":                     func(b []byte) []byte { return append(b, 0) },
		"a bit flipped":              func(b []byte) []byte { b[len(b)/2] ^= 1; return b },
		"a bit of the checksum":      func(b []byte) []byte { b[0] ^= 1; return b },
		"that of another":            func([]byte) []byte { return other(t, dir, path, query) },
		"text":                       func([]byte) []byte { return bytes.Repeat([]byte("x"), 1000) },
		"shorter than its checksum":  func(b []byte) []byte { return b[:8] },
		"no more than its checksum ": func(b []byte) []byte { return b[:32] },
	} {
		db, err := OpenDatabase(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		entry := storeEntry(dir, db, query, WithDefaults(limits))
		db.Close()
		content, err := os.ReadFile(entry.path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(entry.path, spoil(slices.Clone(content)), 0o644); err != nil {
			t.Fatal(err)
		}
		if g := expect(what, 1, path, query, limits); g.Err != nil {
			t.Errorf("%s: %v", what, g.Err)
		}
		if again, err := os.ReadFile(entry.path); err != nil || !bytes.Equal(again, content) {
			t.Errorf("%s: the file is not what it was: %v", what, err)
		}
	}

	testdb.Write(t, path, "UPDATE singer SET name = 'Zoe' WHERE id = 1")
	if g := expect("the file has changed", 1, path, query, limits); g.Result.Rows[0][1] != "Zoe" {
		t.Errorf("old rows: %v", g.Result.Rows)
	}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if filepath.Ext(path) == ".tmp" {
			t.Errorf("%s was left", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// other is the file of another query's result.
func other(t *testing.T, dir, path, query string) []byte {
	t.Helper()
	db, err := OpenDatabase(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	content, err := os.ReadFile(storeEntry(dir, db, query+" WHERE id = 1", WithDefaults(limits)).path)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// TestFileIdentity: a change that leaves size and time as they were shows in the header.
func TestFileIdentity(t *testing.T) {
	path := testdb.File(t, script)
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	before := open.Identity(path)
	testdb.Write(t, path, "UPDATE singer SET name = 'Zoe' WHERE id = 1")
	if err := os.Chtimes(path, time.Time{}, info.ModTime()); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(path); err != nil || after.Size() != info.Size() || !after.ModTime().Equal(info.ModTime()) {
		t.Fatalf("%v, %v: the case is none", after, err)
	}
	if after := open.Identity(path); before == "" || after == before {
		t.Errorf("%q became %q", before, after)
	}
	if err := os.WriteFile(path+"-wal", []byte("log"), 0o644); err != nil {
		t.Fatal(err)
	}
	if open.Identity(path) == open.Identity(testdb.File(t, script)) || open.Identity("sqlite:"+path) != open.Identity(path) {
		t.Error("identities are mixed up")
	}
	for _, dsn := range []string{"", "postgres://user@host/db", filepath.Dir(path), path + ".absent"} {
		if got := open.Identity(dsn); got != "" {
			t.Errorf("%q has the identity %q", dsn, got)
		}
	}
}

// TestStoreUnwritable: a folder that cannot be written costs the cache and nothing else.
func TestStoreUnwritable(t *testing.T) {
	path := testdb.File(t, script)
	db, err := OpenDatabase(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	golds := &Golds{Dir: path} // a file
	if g, err := golds.Of(t.Context(), db, "SELECT name FROM singer"); err != nil || g.Err != nil || len(g.Result.Rows) != 3 {
		t.Errorf("%+v, %v", g, err)
	}
	if golds.Err() == nil {
		t.Error("nobody says that the result is not kept")
	}
}

func FuzzStoredValue(f *testing.F) {
	for _, v := range []database.Value{
		nil, int64(math.MinInt64), 0.1, math.Inf(1), true, "", "a\xff\x00", database.Number("1.10"), database.BlobOf([]byte("abc")),
	} {
		text, ok := encodeValue(v)
		got, back := decodeValue(text)
		if !ok || !back || !reflect.DeepEqual(got, v) {
			f.Errorf("%#v became %q, then %#v", v, text, got)
		}
		f.Add(text)
	}
	nan, _ := encodeValue(math.NaN())
	if v, ok := decodeValue(nan); !ok || !math.IsNaN(v.(float64)) {
		f.Errorf("NaN became %v", v)
	}
	if _, ok := encodeValue(struct{}{}); ok {
		f.Error("anything is a value")
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, ok := decodeValue(text)
		if !ok {
			return
		}
		again, ok := encodeValue(v)
		if got, _ := decodeValue(again); !ok || !reflect.DeepEqual(got, v) && v == v {
			t.Errorf("%q is %#v, and then %#v", text, v, got)
		}
	})
}
