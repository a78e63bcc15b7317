package sqlite

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// magic opens every SQLite file (https://www.sqlite.org/fileformat2.html, section 1.3.1).
const magic = "SQLite format 3\x00"

// header is the first bytes of a file.
type header [100]byte

func (h *header) valid() bool { return string(h[:len(magic)]) == magic }
func (h *header) wal() bool   { return h[18] == 2 || h[19] == 2 } // written, or read, in WAL mode

// fileState is what a file looks like from outside; two equal states hold the same content.
type fileState struct {
	size int64
	time time.Time
	wal  bool // in WAL mode
	live bool // in WAL mode, with a write-ahead log next to it
}

// inspect looks at path without SQLite. SQLite itself would take a missing file for a new database
// and a FIFO for something to wait on, and says "file is not a database" or less of all others.
func inspect(path string) (fileState, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fileState{}, &database.Error{Kind: database.Unreachable, Err: err,
			Message: path + ": no such file", Hint: "check the path; a database is never created"}
	case err != nil:
		return fileState{}, unreachable(path, err)
	case info.IsDir():
		return fileState{}, &database.Error{Kind: database.NotDatabase,
			Message: path + ": a directory, not a database", Hint: "name the SQLite file inside it"}
	case !info.Mode().IsRegular():
		return fileState{}, notDatabase(path, "not a regular file", nil)
	case info.Size() == 0:
		return fileState{}, noTables(path)
	}
	h, err := peek(path)
	switch {
	case err != nil:
		return fileState{}, err
	case !h.valid():
		return fileState{}, notDatabase(path, "not an SQLite database", nil)
	}
	st := fileState{size: info.Size(), time: info.ModTime(), wal: h.wal()}
	if st.wal {
		log, err := os.Stat(path + "-wal")
		st.live = err == nil && log.Size() > 0
	}
	return st, nil
}

// peek reads the header of the file at path. SQLite opens and closes it: to close any other descriptor of a file takes
// POSIX's locks of it from the whole process, and so from a connection that is reading
// (https://www.sqlite.org/howtocorrupt.html, section 2.2).
func peek(path string) (header, error) {
	c := newConn()
	defer c.close()
	if err := c.openFile(path, false); err != nil {
		if f, why := os.Open(path); why != nil {
			err = why // says more than SQLite does
		} else {
			f.Close()
		}
		return header{}, unreachable(path, err)
	}
	return c.header()
}

// Identity distinguishes the content of the file at path from others without reading it: its size, time of change and
// header, in which SQLite counts changes (https://www.sqlite.org/fileformat2.html, section 1.3.7), then the same of a
// write-ahead log, on which SQLite holds no locks. "" where there is no such file.
func Identity(path string) string {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	h, err := peek(path)
	if err != nil {
		return ""
	}
	id := fmt.Sprintf("%d %d %x", info.Size(), info.ModTime().UnixNano(), h)
	log, err := os.Open(path + "-wal")
	if err != nil {
		return id
	}
	defer log.Close()
	var start header
	n, _ := io.ReadFull(log, start[:])
	if info, err = log.Stat(); err != nil {
		return ""
	}
	return fmt.Sprintf("%s, %d %d %x", id, info.Size(), info.ModTime().UnixNano(), start[:n])
}

// header reads the first bytes of the file that c has open; what a shorter file lacks is zero.
func (c *conn) header() (h header, err error) {
	if rc := sqlite3.Xsqlite3_file_control(c.tls, c.db, 0, sqlite3.SQLITE_FCNTL_FILE_POINTER, c.out); rc != sqlite3.SQLITE_OK {
		return h, c.error(rc)
	}
	p := c.pointer(0)
	methods := (*(**sqlite3.Tsqlite3_file)(unsafe.Pointer(&p))).FpMethods
	read := (*(**sqlite3.Tsqlite3_io_methods)(unsafe.Pointer(&methods))).FxRead
	xRead := *(*func(_ *libc.TLS, file, to uintptr, n int32, offset int64) int32)(unsafe.Pointer(&struct{ uintptr }{read}))
	if rc := xRead(c.tls, p, c.out, int32(len(h)), 0); rc != sqlite3.SQLITE_OK && rc != sqlite3.SQLITE_IOERR_SHORT_READ {
		return h, c.error(rc)
	}
	copy(h[:], libc.GoBytes(c.out, len(h)))
	return h, nil
}

// current reports whether an idle connection can be used for what is at path now: the very file that it opened,
// unchanged, and not in WAL mode. SQLite would see most changes itself, but not that a file was copied over which has
// the same counter of changes.
func (c *conn) current(path string) bool {
	info, err := os.Stat(path)
	if err != nil || !os.SameFile(info, c.opened) || info.Size() != c.opened.Size() || !info.ModTime().Equal(c.opened.ModTime()) {
		return false
	}
	h, err := c.header()
	return err == nil && h.valid() && !h.wal()
}
