package sqlite

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// snapshot is every file of a directory with a hash of its content.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(b)
		files[e.Name()] = hex.EncodeToString(sum[:])
	}
	return files
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	b, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, b, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestOpenWrongFiles(t *testing.T) {
	dir := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	empty := filepath.Join(dir, "no-tables.db")
	create(t, empty, "CREATE TABLE t (x)", "DROP TABLE t")
	whole := filepath.Join(dir, "whole.db")
	create(t, whole, "CREATE TABLE t (x)")
	b, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	for i := 100; i < 120; i++ { // the header of the schema's b-tree
		b[i] ^= 0xff
	}
	before := snapshot(t, dir)
	for _, c := range []struct {
		path string
		kind database.Kind
	}{
		{filepath.Join(dir, "missing.db"), database.Unreachable},
		{filepath.Join(dir, "missing", "a.db"), database.Unreachable},
		{filepath.Join(whole, "a.db"), database.Unreachable}, // a file where a directory should be
		{":memory:", database.Unreachable},
		{dir, database.NotDatabase},
		{os.DevNull, database.NotDatabase},
		{file("text.db", strings.Repeat("hello ", 500)), database.NotDatabase},
		{file("short.db", magic[:10]), database.NotDatabase},
		{file("header.db", magic+strings.Repeat("\x00", 500)), database.NotDatabase},
		{file("damaged.db", string(b)), database.NotDatabase},
		{file("cut.db", string(b[:600])), database.NotDatabase},
		{file("empty.db", ""), database.Empty},
		{empty, database.Empty},
	} {
		db, err := Open(t.Context(), c.path)
		if err == nil {
			db.Close()
			t.Errorf("%s: opened, want %s", c.path, c.kind)
			continue
		}
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != c.kind || e.Hint == "" || !strings.Contains(e.Message, filepath.Base(c.path)) {
			t.Errorf("%s: %#v, want %s with the path and a hint", c.path, err, c.kind)
		}
		if filepath.Base(c.path) == "damaged.db" && !strings.Contains(e.Hint, "backup") {
			t.Errorf("a damaged file: %s", e.Hint)
		}
	}
	for name := range snapshot(t, dir) {
		if before[name] == "" && !strings.HasSuffix(name, ".db") {
			t.Errorf("%s was left over", name)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "missing.db")); err == nil {
		t.Error("opening a missing file created it")
	}
}

func TestOpenOddPaths(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{
		"plain.db", "with space.db", "what?.db", "what?mode=rwc.db", "100%.db", "%41.db", "a#b.db", "a&b=c;d.db",
		"q'uote\".db", "ünïcödé-数据.db", "file:x.db", ":memory:", "-dash.db", "no-extension",
	} {
		path := filepath.Join(dir, name)
		// The driver cannot spell all of these, so the file is made under another name.
		made := filepath.Join(t.TempDir(), "made.db")
		create(t, made, "CREATE TABLE t (x)", "INSERT INTO t VALUES ('"+strings.ReplaceAll(name, "'", "''")+"')")
		copyFile(t, made, path)
		db, err := Open(t.Context(), path)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := query(t, unguarded{db}, "SELECT x FROM t", database.Limits{}).Rows[0][0]; got != name {
			t.Errorf("%s: read %v", name, got)
		}
		db.Close()
	}
	t.Chdir(dir)
	db := reopen(t, "plain.db")
	t.Chdir(t.TempDir()) // a relative path is taken from where it was given
	query(t, db, "SELECT * FROM t", database.Limits{})
	if after := snapshot(t, dir); len(after) != 14 {
		t.Errorf("%d files, want 14: %v", len(after), after)
	}
}

// A database in WAL mode that nobody has open stays as it is: no -wal, no -shm.
func TestWALAtRest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wal.db")
	create(t, path, "PRAGMA journal_mode = wal", "CREATE TABLE t (x)", "INSERT INTO t VALUES (1)")
	before := snapshot(t, filepath.Dir(path))
	if len(before) != 1 {
		t.Fatalf("files %v, want one", before)
	}
	db := reopen(t, path)
	if got := query(t, db, "SELECT x FROM t", database.Limits{}).Rows[0][0]; got != int64(1) {
		t.Errorf("read %v", got)
	}
	failure(t, db, "DELETE FROM t", database.Limits{})
	db.Close()
	if after := snapshot(t, filepath.Dir(path)); !reflect.DeepEqual(before, after) {
		t.Errorf("files %v, were %v", after, before)
	}
}

// What a writer committed is seen at once, before and after it is moved from the log to the file.
func TestWALWithWriter(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wal.db")
	create(t, path, "PRAGMA journal_mode = wal", "CREATE TABLE t (x)")
	db := reopen(t, path)
	count := func(want int64) {
		t.Helper()
		if got := query(t, db, "SELECT count(*) FROM t", database.Limits{}).Rows[0][0]; got != want {
			t.Errorf("%v rows, want %d", got, want)
		}
	}
	count(0)
	w := writer(t, path)
	for i, s := range []string{
		"INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (2)", "PRAGMA wal_checkpoint(TRUNCATE)", "INSERT INTO t VALUES (3)",
	} {
		if _, err := w.Exec(s); err != nil {
			t.Fatal(err)
		}
		count([]int64{1, 2, 2, 3}[i])
	}
	w.Close()
	count(3)
	if after := snapshot(t, filepath.Dir(path)); len(after) != 1 {
		t.Errorf("files %v, want one", after)
	}
}

// What was read of a file that changed meanwhile is read again, and counts once.
func TestWALThatChanges(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wal.db")
	create(t, path, "PRAGMA journal_mode = wal", "CREATE TABLE t (x)", "CREATE VIEW v AS SELECT x FROM t")
	db := reopen(t, path)
	done := make(chan struct{})
	var changing sync.WaitGroup
	defer changing.Wait()
	defer close(done)
	changing.Go(func() {
		for at := time.Now(); ; at = at.Add(time.Second) {
			select {
			case <-done:
				return
			default:
				os.Chtimes(path, at, at)
			}
		}
	})
	for range 100 {
		plan, err := db.Plan(t.Context(), "SELECT x FROM t")
		if err != nil || strings.Count(plan.Text, "SCAN") != 1 {
			t.Fatalf("%+v, %v", plan, err)
		}
		if views, err := db.Views(t.Context()); err != nil || len(views) != 1 {
			t.Fatalf("%+v, %v", views, err)
		}
	}
}

// What a crashed writer left in the log belongs to the database.
func TestWALAfterCrash(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "wal.db")
	create(t, path, "PRAGMA journal_mode = wal", "CREATE TABLE t (x)")
	w := writer(t, path)
	if _, err := w.Exec("INSERT INTO t VALUES (1)"); err != nil {
		t.Fatal(err)
	}
	crashed := filepath.Join(t.TempDir(), "wal.db")
	copyFile(t, path, crashed)
	copyFile(t, path+"-wal", crashed+"-wal")
	before := snapshot(t, filepath.Dir(crashed))
	db := reopen(t, crashed)
	if got := query(t, db, "SELECT count(*) FROM t", database.Limits{}).Rows[0][0]; got != int64(1) {
		t.Errorf("%v rows, want 1", got)
	}
	db.Close()
	after := snapshot(t, filepath.Dir(crashed))
	delete(after, "wal.db-shm") // the index of the log, which cannot be read without
	if !reflect.DeepEqual(before, after) {
		t.Errorf("files %v, were %v", after, before)
	}
}

// A file in the middle of a transaction cannot be read without repairing it, and that is a write.
func TestHotJournal(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES (1)")
	w := writer(t, path)
	for _, s := range []string{"PRAGMA cache_size = 1", "BEGIN"} {
		if _, err := w.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 200 { // more than the cache holds, so that changed pages reach the file
		if _, err := w.Exec(fmt.Sprintf("INSERT INTO t VALUES (zeroblob(%d))", 1000+i)); err != nil {
			t.Fatal(err)
		}
	}
	crashed := filepath.Join(t.TempDir(), "a.db")
	copyFile(t, path, crashed)
	copyFile(t, path+"-journal", crashed+"-journal")
	before := snapshot(t, filepath.Dir(crashed))
	_, err := Open(t.Context(), crashed)
	var e *database.Error
	if !errors.As(err, &e) || e.Kind != database.Unreachable || !strings.Contains(e.Message, "transaction") {
		t.Errorf("%v, want Unreachable", err)
	}
	if after := snapshot(t, filepath.Dir(crashed)); !reflect.DeepEqual(before, after) {
		t.Errorf("files %v, were %v", after, before)
	}
}

// Another file in the place of the one that idle connections have open is read, and what is none is refused.
func TestReplacedFile(t *testing.T) {
	dir := t.TempDir()
	path, other := filepath.Join(dir, "a.db"), filepath.Join(dir, "b.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES ('old')")
	create(t, other, "CREATE TABLE t (x)", "INSERT INTO t VALUES ('new')")
	db := reopen(t, path)
	read := func(want string) {
		t.Helper()
		if got := query(t, db, "SELECT x FROM t", database.Limits{}).Rows[0][0]; got != want {
			t.Errorf("read %v, want %s", got, want)
		}
	}
	read("old")
	if err := os.Rename(other, path); err != nil {
		t.Fatal(err)
	}
	read("new")
	if err := os.WriteFile(path, []byte(strings.Repeat("hello ", 500)), 0o644); err != nil { // the same file
		t.Fatal(err)
	}
	if e := failure(t, db, "SELECT x FROM t", database.Limits{}); e.Kind != database.NotDatabase {
		t.Errorf("text: %s %q", e.Kind, e.Message)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if e := failure(t, db, "SELECT x FROM t", database.Limits{}); e.Kind != database.Unreachable || !strings.Contains(e.Message, "no such file") {
		t.Errorf("removed: %s %q", e.Kind, e.Message)
	}
}

// A file that goes into WAL mode between two queries is noticed, whatever its size and time say.
func TestBecomesWAL(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES (1)")
	db := reopen(t, path)
	query(t, db, "SELECT x FROM t", database.Limits{})
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	create(t, path, "PRAGMA journal_mode = wal")
	if err := os.Chtimes(path, before.ModTime(), before.ModTime()); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(path); err != nil || after.Size() != before.Size() || !after.ModTime().Equal(before.ModTime()) {
		t.Fatalf("%v, %v: the case is none", after, err)
	}
	query(t, db, "SELECT x FROM t", database.Limits{})
	if files := snapshot(t, filepath.Dir(path)); len(files) != 1 {
		t.Errorf("files %v, want one", files)
	}
}

// A link that leads elsewhere, or a file copied over the one that is open, is read as it is now, though both have
// SQLite's same counter of changes.
func TestChangedUnderneath(t *testing.T) {
	dir := t.TempDir()
	one, two, link := filepath.Join(dir, "one.db"), filepath.Join(dir, "two.db"), filepath.Join(dir, "link.db")
	create(t, one, "CREATE TABLE t (x)", "INSERT INTO t VALUES ('old')")
	create(t, two, "CREATE TABLE t (x)", "INSERT INTO t VALUES ('new')")
	if err := os.Symlink(one, link); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	linked, copied := reopen(t, link), reopen(t, one)
	read := func(db database.DB) any { return query(t, db, "SELECT x FROM t", database.Limits{}).Rows[0][0] }
	if read(linked) != "old" || read(copied) != "old" {
		t.Fatal("not what was written")
	}
	if err := errors.Join(os.Remove(link), os.Symlink(two, link)); err != nil {
		t.Fatal(err)
	}
	if got := read(linked); got != "new" {
		t.Errorf("through a link that leads elsewhere: %v", got)
	}
	content, err := os.ReadFile(two)
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(20 * time.Millisecond) // for another time of change
	if err := os.WriteFile(one, content, 0o644); err != nil {
		t.Fatal(err)
	}
	if got := read(copied); got != "new" {
		t.Errorf("copied over: %v", got)
	}
}

// Looking at a file must not take the locks of a connection that reads it, else a writer changes it meanwhile.
func TestInspectKeepsLocks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES (1), (2)")
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	locked := func() bool {
		locks, err := os.ReadFile("/proc/locks")
		if err != nil {
			t.Skip("locks cannot be seen here: ", err)
		}
		inode := reflect.Indirect(reflect.ValueOf(info.Sys())).FieldByName("Ino").Uint()
		return regexp.MustCompile(fmt.Sprintf(`:%d `, inode)).Match(locks)
	}
	c, err := open(path, false)
	if err != nil {
		t.Fatal(err)
	}
	defer c.close()
	s, err := c.prepare("SELECT x FROM t")
	if err != nil {
		t.Fatal(err)
	}
	defer s.finalize()
	if more, err := s.step(); !more || err != nil {
		t.Fatal(more, err)
	}
	if !locked() {
		t.Skip("no lock is to be seen of a connection that reads")
	}
	db := reopen(t, path) // inspects it, and opens another connection
	query(t, db, "SELECT x FROM t", database.Limits{})
	if p, err := db.Posture(t.Context()); err != nil || p.ReadOnly || Identity(path) == "" {
		t.Errorf("posture %+v, %v; identity %q", p, err, Identity(path))
	}
	db.Close()
	if !locked() {
		t.Error("the lock is gone, and the first connection still reads")
	}
}
