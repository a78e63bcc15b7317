package sqlite

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
)

// magic opens every SQLite file (https://www.sqlite.org/fileformat2.html, section 1.3.1).
const magic = "SQLite format 3\x00"

// fileState is what a file looks like from outside; two equal states hold the same content.
type fileState struct {
	size int64
	time time.Time
	wal  bool // in WAL mode
	live bool // in WAL mode, with a write-ahead log beside it
}

// inspect looks at path without SQLite. SQLite itself would take a missing file for a new database
// and a FIFO for something to wait on, and says "file is not a database" or less of all others.
func inspect(path string) (fileState, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fileState{}, &dialects.Error{Kind: dialects.Unreachable, Err: err,
			Message: path + ": no such file", Hint: "check the path; a database is never created"}
	case err != nil:
		return fileState{}, unreachable(path, err)
	case info.IsDir():
		return fileState{}, &dialects.Error{Kind: dialects.NotDatabase,
			Message: path + ": a directory, not a database", Hint: "name the SQLite file inside it"}
	case !info.Mode().IsRegular():
		return fileState{}, notDatabase(path, "not a regular file", nil)
	case info.Size() == 0:
		return fileState{}, noTables(path)
	}
	f, err := os.Open(path)
	if err != nil {
		return fileState{}, unreachable(path, err)
	}
	defer f.Close()
	var header [20]byte
	if _, err := io.ReadFull(f, header[:]); err != nil || string(header[:16]) != magic {
		return fileState{}, notDatabase(path, "not an SQLite database", err)
	}
	st := fileState{size: info.Size(), time: info.ModTime(), wal: header[18] == 2 || header[19] == 2}
	if st.wal {
		log, err := os.Stat(path + "-wal")
		st.live = err == nil && log.Size() > 0
	}
	return st, nil
}
