package sqlite

import (
	"fmt"
	"strings"
	"unicode/utf8"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// stmt is a prepared statement of a connection.
type stmt struct {
	c *conn
	p uintptr // sqlite3_stmt*
}

// checkText is the first layer: what it refuses never reaches SQLite's parser.
func checkText(sql string) error {
	switch {
	case len(sql) > maxSQL:
		return refused("too-long", fmt.Sprintf("the statement has %d bytes; the maximum is %d", len(sql), maxSQL), "write a shorter query")
	case !utf8.ValidString(sql):
		return refused("encoding", "the statement is not valid UTF-8", "")
	case strings.IndexByte(sql, 0) >= 0: // SQLite would read no further, and so would not check the rest
		return refused("nul", "the statement contains a NUL character", "")
	}
	verb := firstWord(sql)
	if rule, ok := verbs[verb]; ok {
		return refused(rule, verb+": not allowed", readHint)
	}
	return nil
}

// verbs begin the statements that are not queries. The authorizer would refuse them too; this names
// them, and also where SQLite would first complain that a table does not exist.
var verbs = map[string]string{
	"INSERT": "write", "REPLACE": "write", "UPDATE": "write", "DELETE": "write", "CREATE": "write", "DROP": "write",
	"ALTER": "write", "REINDEX": "write", "ANALYZE": "write", "VACUUM": "write", "ATTACH": "attach", "DETACH": "attach",
	"BEGIN": "transaction", "COMMIT": "transaction", "END": "transaction", "ROLLBACK": "transaction",
	"SAVEPOINT": "transaction", "RELEASE": "transaction",
}

// firstWord is the first word of sql after blanks, semicolons and comments, in upper case.
func firstWord(sql string) string {
	for {
		sql = strings.TrimLeft(sql, " \t\n\f\r;")
		switch {
		case strings.HasPrefix(sql, "--"):
			_, sql, _ = strings.Cut(sql, "\n")
		case strings.HasPrefix(sql, "/*"):
			_, sql, _ = strings.Cut(sql[2:], "*/")
		default:
			end := strings.IndexFunc(sql, func(r rune) bool { return (r|0x20) < 'a' || (r|0x20) > 'z' })
			if end < 0 {
				end = len(sql)
			}
			return strings.ToUpper(sql[:end])
		}
	}
}

// prepareOne prepares sql, which must be one complete read-only statement. SQLite's own tokenizer
// judges what follows the statement: only blanks, semicolons and comments may.
func (c *conn) prepareOne(sql string) (*stmt, error) {
	z, err := libc.CString(sql)
	if err != nil {
		return nil, err
	}
	defer libc.Xfree(c.tls, z)
	end := z + uintptr(len(sql))
	var only *stmt
	for at := z; at < end; {
		s, tail, err := c.prepareAt(at)
		switch {
		case only == nil && err != nil:
			return nil, err
		case only == nil:
			only = s // nil where there was only a comment
		case err != nil || s != nil:
			s.finalize()
			only.finalize()
			return nil, refused("multiple-statements", "more than one statement", "send one statement at a time")
		}
		at = tail
	}
	switch {
	case only == nil:
		return nil, &database.Error{Kind: database.BadSQL, Message: "there is no statement", Hint: "send one SELECT statement"}
	case sqlite3.Xsqlite3_stmt_readonly(c.tls, only.p) == 0:
		only.finalize()
		return nil, refused("write", "the statement would write: not allowed", readHint)
	case sqlite3.Xsqlite3_bind_parameter_count(c.tls, only.p) > 0:
		only.finalize()
		return nil, &database.Error{Kind: database.BadSQL, Message: "the statement has parameters without values", Hint: "write the values into the statement"}
	}
	return only, nil
}

// prepare prepares one of our own statements.
func (c *conn) prepare(sql string) (*stmt, error) {
	z, err := libc.CString(sql)
	if err != nil {
		return nil, err
	}
	defer libc.Xfree(c.tls, z)
	s, _, err := c.prepareAt(z)
	return s, err
}

// prepareAt prepares the first statement of the C string at z. The statement is nil where there is
// only a comment or a semicolon; tail is where the next one would begin.
func (c *conn) prepareAt(z uintptr) (s *stmt, tail uintptr, err error) {
	c.authorizer.refusal = nil
	rc := sqlite3.Xsqlite3_prepare_v3(c.tls, c.db, z, -1, 0, c.out, c.out+wordSize)
	if rc != sqlite3.SQLITE_OK {
		return nil, 0, c.error(rc)
	}
	if p := c.pointer(0); p != 0 {
		s = &stmt{c, p}
	}
	return s, c.pointer(1), nil
}

func (s *stmt) finalize() {
	if s != nil {
		sqlite3.Xsqlite3_finalize(s.c.tls, s.p)
	}
}

// step goes to the next row, and reports whether there is one.
func (s *stmt) step() (bool, error) {
	switch rc := sqlite3.Xsqlite3_step(s.c.tls, s.p); rc {
	case sqlite3.SQLITE_ROW:
		return true, nil
	case sqlite3.SQLITE_DONE:
		return false, nil
	default:
		return false, s.c.error(rc)
	}
}

func (s *stmt) columns() []string {
	names := make([]string, sqlite3.Xsqlite3_column_count(s.c.tls, s.p))
	for i := range names {
		names[i] = clean(libc.GoString(sqlite3.Xsqlite3_column_name(s.c.tls, s.p, int32(i))))
	}
	return names
}

func (s *stmt) int64(i int) int64 { return sqlite3.Xsqlite3_column_int64(s.c.tls, s.p, int32(i)) }

// text is column i as text; "" where it is NULL.
func (s *stmt) text(i int) string {
	p := sqlite3.Xsqlite3_column_text(s.c.tls, s.p, int32(i))
	if p == 0 {
		return ""
	}
	return string(libc.GoBytes(p, int(sqlite3.Xsqlite3_column_bytes(s.c.tls, s.p, int32(i)))))
}

func (s *stmt) null(i int) bool {
	return sqlite3.Xsqlite3_column_type(s.c.tls, s.p, int32(i)) == sqlite3.SQLITE_NULL
}

// value is column i as it is stored, whatever type the column declares, and its size in bytes. Text
// longer than cell bytes is cut at a character. Of a blob only its size and its sum are kept.
func (s *stmt) value(i, cell int) (v database.Value, size int, cut bool) {
	tls, col := s.c.tls, int32(i)
	switch sqlite3.Xsqlite3_column_type(tls, s.p, col) {
	case sqlite3.SQLITE_INTEGER:
		return s.int64(i), 8, false
	case sqlite3.SQLITE_FLOAT:
		return sqlite3.Xsqlite3_column_double(tls, s.p, col), 8, false
	case sqlite3.SQLITE_BLOB:
		p := sqlite3.Xsqlite3_column_blob(tls, s.p, col) // NULL where it is empty
		n := int(sqlite3.Xsqlite3_column_bytes(tls, s.p, col))
		return database.BlobOf(unsafe.Slice(*(**byte)(unsafe.Pointer(&p)), n)), 8, false
	case sqlite3.SQLITE_TEXT:
		p := sqlite3.Xsqlite3_column_text(tls, s.p, col)
		n := int(sqlite3.Xsqlite3_column_bytes(tls, s.p, col))
		if p == 0 || n == 0 {
			return "", 0, false
		}
		s, cut := database.CutText(libc.GoBytes(p, min(n-1, cell)+1), cell)
		return s, len(s), cut
	}
	return nil, 0, false
}

// clean keeps text that is not UTF-8, which SQLite stores without a murmur, from spreading.
func clean(s string) string { return strings.ToValidUTF8(s, "\uFFFD") }
