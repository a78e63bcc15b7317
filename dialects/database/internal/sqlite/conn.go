package sqlite

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"time"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects"
)

// conn is one connection with all its layers in place. One goroutine at a time uses it.
type conn struct {
	opened     os.FileInfo // the file, before it was opened
	tls        *libc.TLS
	db         uintptr // sqlite3*
	out        uintptr // outSize bytes for what SQLite gives back
	authorizer authorizer
	meter      meter
	collations []string // of another program, see collation.go
}

// conns finds a connection again from the handle that SQLite hands to callbacks.
var conns sync.Map // uintptr -> *conn

// wordSize is the size of a C pointer.
const wordSize = unsafe.Sizeof(uintptr(0))

// outSize is room for two pointers, or a file's header.
const outSize = 104

// maxSQL is the longest statement, in bytes.
const maxSQL = 64 << 10

// limits are SQLite's own (https://www.sqlite.org/c3ref/c_limit_attached.html).
var limits = map[int32]int32{
	sqlite3.SQLITE_LIMIT_ATTACHED:            0,
	sqlite3.SQLITE_LIMIT_LENGTH:              16 << 20, // bytes of a value or row; doubling a string ends here
	sqlite3.SQLITE_LIMIT_SQL_LENGTH:          maxSQL + int32(len(explain)),
	sqlite3.SQLITE_LIMIT_EXPR_DEPTH:          1000,
	sqlite3.SQLITE_LIMIT_COMPOUND_SELECT:     200,
	sqlite3.SQLITE_LIMIT_VDBE_OP:             1 << 20,
	sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 1000, // one pattern match is one step, however long
	sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH:       1,
	sqlite3.SQLITE_LIMIT_WORKER_THREADS:      0,
}

// setup holds without the authorizer, and is out of reach once that is set. The cache, in KiB, keeps most sorts in
// memory: Spider's golds run 8% faster than with the default of 2 MiB.
const setup = `PRAGMA query_only = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA cache_size = -65536`

// modules are the virtual tables that read nothing but their own data. json_each, json_tree and the
// pragma functions are made on demand, so removing modules does not touch them.
var modules = map[string]bool{"fts5": true, "fts5vocab": true, "rtree": true, "rtree_i32": true, "geopoly": true}

// maxMemory is what SQLite may use in this process, for all statements and page caches together, in bytes. Aggregates
// of JSON look at no other limit before they are done.
const maxMemory = 1 << 30

// init sets SQLite's limit, which it only keeps where it counts: this build does not, unless it is configured before
// its first use, which may be the driver's that writes the sample and what files hold.
func init() {
	tls := libc.NewTLS()
	defer tls.Close()
	args := tls.Alloc(8)
	defer tls.Free(8)
	sqlite3.Xsqlite3_config(tls, sqlite3.SQLITE_CONFIG_MEMSTATUS, libc.VaList(args, int32(1)))
	sqlite3.Xsqlite3_hard_heap_limit64(tls, maxMemory)
}

func newConn() *conn {
	c := &conn{tls: libc.NewTLS()}
	c.out = c.tls.Alloc(outSize)
	return c
}

// open connects to the file at path (absolute) read-only.
func open(path string, immutable bool) (*conn, error) {
	c := newConn()
	if err := c.connect(path, immutable); err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

// openFile opens the file and reads nothing of it.
func (c *conn) openFile(path string, immutable bool) (err error) {
	if c.opened, err = os.Stat(path); err != nil {
		return unreachable(path, err)
	}
	name, err := libc.CString(uri(path, immutable))
	if err != nil {
		return err
	}
	defer libc.Xfree(c.tls, name)
	// No mutex: a conn has one user at a time; interrupt, the exception, is safe without.
	const flags = sqlite3.SQLITE_OPEN_READONLY | sqlite3.SQLITE_OPEN_URI | sqlite3.SQLITE_OPEN_NOMUTEX | sqlite3.SQLITE_OPEN_EXRESCODE
	rc := sqlite3.Xsqlite3_open_v2(c.tls, name, c.out, flags, 0)
	c.db = c.pointer(0)
	if rc != sqlite3.SQLITE_OK {
		return c.error(rc)
	}
	return nil
}

func (c *conn) connect(path string, immutable bool) error {
	if err := c.openFile(path, immutable); err != nil {
		return err
	}
	for op, on := range map[int32]int32{
		sqlite3.SQLITE_DBCONFIG_DEFENSIVE:             1,
		sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER:        0,
		sqlite3.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION: 0,
		sqlite3.SQLITE_DBCONFIG_ENABLE_ATTACH_CREATE:  0,
		sqlite3.SQLITE_DBCONFIG_ENABLE_ATTACH_WRITE:   0,
	} {
		if err := c.config(op, on); err != nil {
			return err
		}
	}
	for id, n := range limits {
		sqlite3.Xsqlite3_limit(c.tls, c.db, id, n)
	}
	conns.Store(c.db, c)
	sqlite3.Xsqlite3_busy_handler(c.tls, c.db, callback(onBusy), c.db)
	c.meter.install(c)
	for pragma := range strings.SplitSeq(setup, ";") {
		if err := c.each(pragma, nil); err != nil {
			return err
		}
	}
	if err := c.dropModules(); err != nil {
		return err
	}
	if err := c.replaceCollations(); err != nil {
		return err
	}
	if err := c.connectVirtualTables(); err != nil {
		return err
	}
	return c.authorizer.install(c)
}

// uri spells path as SQLite decodes it (https://www.sqlite.org/uri.html, section 3.1).
func uri(path string, immutable bool) string {
	u := "file:" + strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(path) + "?mode=ro"
	if immutable {
		u += "&immutable=1"
	}
	return u
}

func (c *conn) config(op, on int32) error {
	args := c.tls.Alloc(2 * 8) // libc.VaList takes 8 bytes an argument everywhere
	defer c.tls.Free(2 * 8)
	if rc := sqlite3.Xsqlite3_db_config(c.tls, c.db, op, libc.VaList(args, on, uintptr(0))); rc != sqlite3.SQLITE_OK {
		return fmt.Errorf("sqlite3_db_config(%d): %w", op, c.error(rc))
	}
	return nil
}

// dropModules removes every virtual table module that is not in modules: dbstat and sqlite_dbpage
// read pages past all tables.
func (c *conn) dropModules() error {
	var drop []string
	err := c.each("PRAGMA module_list", func(s *stmt) error {
		if name := s.text(0); !modules[name] && !strings.HasPrefix(name, "pragma_") {
			drop = append(drop, name)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, name := range drop {
		z, err := libc.CString(name)
		if err != nil {
			return err
		}
		rc := sqlite3.Xsqlite3_create_module_v2(c.tls, c.db, z, 0, 0, 0)
		libc.Xfree(c.tls, z)
		if rc != sqlite3.SQLITE_OK {
			return c.error(rc)
		}
	}
	return nil
}

// connectVirtualTables makes SQLite set up the virtual tables of the file before the authorizer
// is there: rtree prepares its own INSERTs when it connects, without ever running them for a read.
// A table whose module is missing fails when it is asked for, not here.
func (c *conn) connectVirtualTables() error {
	var names []string
	err := c.each("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage = 0", func(s *stmt) error {
		names = append(names, s.text(0))
		return nil
	})
	if err != nil {
		return err
	}
	for _, name := range names {
		if s, err := c.prepare("SELECT 1 FROM " + dialects.Quote(name) + " LIMIT 0"); err == nil {
			s.finalize()
		}
	}
	return nil
}

func (c *conn) close() {
	if c.db != 0 {
		conns.Delete(c.db)
		sqlite3.Xsqlite3_close_v2(c.tls, c.db)
		c.db = 0
	}
	c.tls.Free(outSize)
	c.tls.Close()
}

// idle says that no transaction is open: one would pin an old state of the file.
func (c *conn) idle() bool { return sqlite3.Xsqlite3_get_autocommit(c.tls, c.db) != 0 }

// pointer reads the i-th pointer that SQLite wrote to c.out.
func (c *conn) pointer(i int) uintptr {
	return libc.AtomicLoadNUintptr(c.out+uintptr(i)*wordSize, 0)
}

// error is what went wrong in the last call, which answered rc.
func (c *conn) error(rc int32) error {
	if r := c.authorizer.refusal; r != nil {
		return r
	}
	if c.db == 0 {
		return &codeError{code: rc, message: libc.GoString(sqlite3.Xsqlite3_errstr(c.tls, rc))}
	}
	return &codeError{code: rc, message: libc.GoString(sqlite3.Xsqlite3_errmsg(c.tls, c.db))}
}

// each runs one of our own statements and calls f, if any, for each row.
func (c *conn) each(sql string, f func(*stmt) error) error {
	s, err := c.prepare(sql)
	if err != nil {
		return err
	}
	defer s.finalize()
	for {
		more, err := s.step()
		if err != nil || !more {
			return err
		}
		if f == nil {
			continue
		}
		if err := f(s); err != nil {
			return err
		}
	}
}

// busyWait is how long a connection waits for a writer to finish.
const busyWait = 5 * time.Second

// onBusy is called while a writer holds the file: try again every 5 ms until busyWait is over.
func onBusy(_ *libc.TLS, db uintptr, tries int32) int32 {
	const pause = 5 * time.Millisecond
	v, ok := conns.Load(db)
	if !ok || v.(*conn).meter.stopped.Load() || time.Duration(tries)*pause > busyWait {
		return 0
	}
	time.Sleep(pause)
	return 1
}

// callback makes a top-level function callable from SQLite. A func value points to a word that
// holds the code's address; for a top-level function that word is static data.
func callback[F any](f F) uintptr {
	return *(*uintptr)(unsafe.Pointer(&struct{ f F }{f}))
}
