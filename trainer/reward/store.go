package reward

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// A gold result on disk is a file of its own, named by the SHA-256 of its key:
//
//	32 bytes  SHA-256 of what follows
//	          a storedResult, by encoding/gob
//
// What does not fit its checksum or its key is no entry: the query is run again, and the file rewritten. Files are
// written under another name and renamed, so that nobody reads half of one.
type stored struct{ key, path string }

// storeVersion is that of the form above.
const storeVersion = 2

// storedResult is a result in types that gob takes. Of a truncated one only that is kept.
type storedResult struct {
	Key       string
	Columns   []string
	Rows      [][]string // see encodeValue
	Truncated bool
}

// storeEntry is the place of a query's result: by the database's identity, the query, and the limits that could cut it.
func storeEntry(dir string, db *Database, sql string, l database.Limits) stored {
	key := fmt.Sprintf("gold %d\n%s\n%q\n%+v\n%s", storeVersion, db.Dialect(), db.Identity, l, sql)
	sum := sha256.Sum256([]byte(key))
	name := hex.EncodeToString(sum[:])
	return stored{key, filepath.Join(dir, name[:2], name[2:])}
}

func (e stored) load() (*database.Result, bool) {
	content, err := os.ReadFile(e.path)
	if err != nil || len(content) < sha256.Size {
		return nil, false
	}
	sum, body := content[:sha256.Size], content[sha256.Size:]
	if want := sha256.Sum256(body); !bytes.Equal(sum, want[:]) {
		return nil, false
	}
	var s storedResult
	if err := gob.NewDecoder(bytes.NewReader(body)).Decode(&s); err != nil || s.Key != e.key {
		return nil, false
	}
	r := &database.Result{Columns: s.Columns, Rows: make([][]database.Value, len(s.Rows)), Truncated: s.Truncated}
	for i, row := range s.Rows {
		r.Rows[i] = make([]database.Value, len(row))
		for j, text := range row {
			v, ok := decodeValue(text)
			if !ok {
				return nil, false
			}
			r.Rows[i][j] = v
		}
	}
	return r, true
}

func (e stored) save(r *database.Result) error {
	s := storedResult{Key: e.key, Columns: r.Columns, Truncated: r.Truncated}
	if !r.Truncated {
		s.Rows = make([][]string, len(r.Rows))
		for i, row := range r.Rows {
			s.Rows[i] = make([]string, len(row))
			for j, v := range row {
				text, ok := encodeValue(v)
				if !ok {
					return fmt.Errorf("a gold result cannot be kept: it holds a %T", v)
				}
				s.Rows[i][j] = text
			}
		}
	}
	var body bytes.Buffer
	if err := gob.NewEncoder(&body).Encode(s); err != nil {
		return err
	}
	sum := sha256.Sum256(body.Bytes())
	if err := os.MkdirAll(filepath.Dir(e.path), 0o755); err != nil {
		return err
	}
	return atomicfile.WriteCache(e.path, 0o600, func(f *os.File) error {
		_, err := f.Write(append(sum[:], body.Bytes()...))
		return err
	})
}

// encodeValue writes a cell as a letter for its type and its text; a float64 by its bits, so that nothing is lost.
func encodeValue(v database.Value) (string, bool) {
	switch v := v.(type) {
	case nil:
		return "-", true
	case int64:
		return "i" + strconv.FormatInt(v, 10), true
	case float64:
		return "f" + strconv.FormatUint(math.Float64bits(v), 16), true
	case bool:
		return "b" + strconv.FormatBool(v), true
	case string:
		return "s" + v, true
	case database.Number:
		return "n" + string(v), true
	case database.Blob:
		return "x" + strconv.Itoa(v.Size) + " " + hex.EncodeToString(v.Sum[:]), true
	}
	return "", false
}

func decodeValue(text string) (database.Value, bool) {
	if text == "" {
		return nil, false
	}
	var v database.Value
	var err error
	switch kind, text := text[0], text[1:]; kind {
	case '-':
	case 'i':
		v, err = strconv.ParseInt(text, 10, 64)
	case 'f':
		var bits uint64
		bits, err = strconv.ParseUint(text, 16, 64)
		v = math.Float64frombits(bits)
	case 'b':
		v, err = strconv.ParseBool(text)
	case 's':
		v = text
	case 'n':
		v = database.Number(text)
	case 'x':
		v, err = decodeBlob(text)
	default:
		return nil, false
	}
	return v, err == nil
}

// decodeBlob reads "SIZE SUM", the sum in hexadecimal digits.
func decodeBlob(text string) (b database.Blob, err error) {
	size, digits, _ := strings.Cut(text, " ")
	if b.Size, err = strconv.Atoi(size); err != nil {
		return b, err
	}
	sum, err := hex.DecodeString(digits)
	if err == nil && len(sum) != len(b.Sum) {
		err = fmt.Errorf("a sum of %d bytes", len(sum))
	}
	copy(b.Sum[:], sum)
	return b, err
}
