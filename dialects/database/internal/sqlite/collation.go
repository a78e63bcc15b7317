package sqlite

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
)

// A collation of the application that wrote a file (Android's LOCALIZED) is not in the file. Without it SQLite refuses
// every statement that compares such a column, so here it compares bytes, as BINARY does. The indexes of such columns
// are in the application's order, which is unknown: a search in them would miss rows. The planner takes an index only
// for comparisons with the collation of its columns, so these columns get another one.

// unknownOrder is that other collation.
const unknownOrder = "sqlagent: the order of another program"

// foreignCollations are the collations that the file's tables, indexes and views name and SQLite has not.
func (c *conn) foreignCollations() ([]string, error) {
	known := []string{"binary", "nocase", "rtrim"} // the pragma collation_list has all that the schema names
	var found []string
	err := c.each("SELECT sql FROM sqlite_schema WHERE sql LIKE '%collate%'", func(s *stmt) error {
		after := false
		for t := range lex.Tokens(dialects.SQLite, s.text(0)) {
			if t.Blank() {
				continue
			}
			if named := t.Kind == lex.Word || t.Kind == lex.Name || t.Kind == lex.String; after && named {
				name := strings.Trim(t.Text, "\"'`[]")
				if folded := strings.ToLower(name); !slices.Contains(known, folded) {
					known, found = append(known, folded), append(found, name)
				}
			}
			after = t.Kind == lex.Word && strings.EqualFold(t.Text, "COLLATE")
		}
		return nil
	})
	return found, err
}

// replaceCollations registers the file's foreign collations. One that orders a table WITHOUT ROWID stays unknown: the
// table itself would be searched.
func (c *conn) replaceCollations() error {
	foreign, err := c.foreignCollations()
	if err != nil || len(foreign) == 0 {
		return err
	}
	orders := c.withoutRowid(foreign)
	foreign = slices.DeleteFunc(foreign, func(name string) bool { return orders[strings.ToLower(name)] })
	for _, name := range append(slices.Clone(foreign), unknownOrder) {
		z, err := libc.CString(name)
		if err != nil {
			return err
		}
		rc := sqlite3.Xsqlite3_create_collation_v2(c.tls, c.db, z, sqlite3.SQLITE_UTF8, 0, callback(compareBytes), 0)
		libc.Xfree(c.tls, z)
		if rc != sqlite3.SQLITE_OK {
			return c.error(rc)
		}
	}
	for i := range c.indexes() {
		for _, collation := range collations(i) {
			if slices.ContainsFunc(foreign, func(name string) bool { return strings.EqualFold(name, libc.GoString(*collation)) }) {
				*collation = unknownOrderText()
			}
		}
	}
	c.collations = foreign
	return nil
}

// withoutRowid are the collations, in lower case, of the keys that tables WITHOUT ROWID are stored by.
func (c *conn) withoutRowid(foreign []string) map[string]bool {
	orders := map[string]bool{}
	for i := range c.indexes() {
		if at[sqlite3.TTable](i.FpTable).FtabFlags&sqlite3.TF_WithoutRowid == 0 {
			continue
		}
		for _, collation := range collations(i) {
			orders[strings.ToLower(libc.GoString(*collation))] = true
		}
	}
	return orders
}

// indexes are those of the schema that the connection has read.
func (c *conn) indexes() func(yield func(*sqlite3.TIndex) bool) {
	return func(yield func(*sqlite3.TIndex) bool) {
		main := at[sqlite3.TDb](at[sqlite3.Tsqlite3](c.db).FaDb)
		for p := at[sqlite3.TSchema](main.FpSchema).FidxHash.Ffirst; p != 0; {
			element := at[sqlite3.THashElem](p)
			if !yield(at[sqlite3.TIndex](element.Fdata)) {
				return
			}
			p = element.Fnext
		}
	}
}

// collations are the names of the collations of an index's columns, of which an application's are never freed one by
// one.
func collations(i *sqlite3.TIndex) []*uintptr {
	names := make([]*uintptr, i.FnColumn)
	for k := range names {
		names[k] = at[uintptr](i.FazColl + uintptr(k)*wordSize)
	}
	return names
}

// at is what lies at an address of SQLite's.
func at[T any](p uintptr) *T { return *(**T)(unsafe.Pointer(&p)) }

// unknownOrderText is unknownOrder as SQLite wants it, once for the process: schemas refer to it.
var unknownOrderText = sync.OnceValue(func() uintptr {
	z, err := libc.CString(unknownOrder)
	if err != nil {
		panic(err) // out of memory
	}
	return z
})

func compareBytes(_ *libc.TLS, _ uintptr, n1 int32, p1 uintptr, n2 int32, p2 uintptr) int32 {
	return int32(bytes.Compare(unsafe.Slice(at[byte](p1), n1), unsafe.Slice(at[byte](p2), n2)))
}
