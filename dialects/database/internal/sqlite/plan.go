package sqlite

import (
	"context"
	"strings"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// explain precedes a statement whose plan is wanted.
const explain = "EXPLAIN QUERY PLAN "

// Explain is EXPLAIN QUERY PLAN, one step a line, indented by what it belongs to. SQLite reports no costs.
func (db *Engine) Explain(ctx context.Context, sql string) (*database.Plan, error) {
	if err := checkText(sql); err != nil {
		return nil, err
	}
	var text strings.Builder
	err := db.with(ctx, database.DefaultTimeout, func(c *conn) error {
		s, err := c.prepareOne(explain + sql)
		if err != nil {
			return err
		}
		defer s.finalize()
		text.Reset()
		depth := map[int64]int{}
		for {
			more, err := s.step()
			if err != nil || !more {
				return err
			}
			// id, parent, not used, detail (https://www.sqlite.org/eqp.html)
			id, parent := s.int64(0), s.int64(1)
			depth[id] = depth[parent] + 1
			text.WriteString(strings.Repeat("  ", depth[id]-1) + s.text(3) + "\n")
		}
	})
	if err != nil {
		return nil, err
	}
	return &database.Plan{Text: text.String()}, nil
}

// Posture looks at the file: SQLite has no logins, so what could be done is what the process may do with it.
func (db *Engine) Posture(context.Context) (*database.Posture, error) {
	p := &database.Posture{User: db.path, Server: "SQLite " + sqlite3.SQLITE_VERSION}
	writable, err := mayWrite(db.path)
	if err != nil {
		return nil, err
	}
	if writable {
		p.CanWrite = append(p.CanWrite, "may be written by this process")
	}
	p.ReadOnly = !writable
	return p, nil
}

// mayWrite asks the system through SQLite, which does not open the file for it: see peek.
func mayWrite(path string) (bool, error) {
	c := newConn()
	defer c.close()
	name, err := libc.CString(path)
	if err != nil {
		return false, err
	}
	defer libc.Xfree(c.tls, name)
	vfs := sqlite3.Xsqlite3_vfs_find(c.tls, 0)
	access := (*(**sqlite3.Tsqlite3_vfs)(unsafe.Pointer(&vfs))).FxAccess
	xAccess := *(*func(_ *libc.TLS, vfs, name uintptr, flags int32, out uintptr) int32)(unsafe.Pointer(&struct{ uintptr }{access}))
	if rc := xAccess(c.tls, vfs, name, sqlite3.SQLITE_ACCESS_READWRITE, c.out); rc != sqlite3.SQLITE_OK {
		return false, unreachable(path, c.error(rc))
	}
	return libc.GoBytes(c.out, 1)[0] != 0, nil
}

// SetupFor is empty: SQLite has no logins.
func (db *Engine) SetupFor(context.Context, guard.Grants) (string, error) { return "", nil }

// Unreadable is nothing: who may read a file may read all of it.
func (db *Engine) Unreadable(context.Context) ([]schema.Table, bool, error) { return nil, false, nil }
