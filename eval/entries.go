package eval

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/parquetfile"
)

// Databases says where a file's databases are.
type Databases struct {
	Folder  string // a db_id is the database Folder/DB_ID/DB_ID.sqlite
	Default string // the DSN of entries that name none
}

// Entry is an entry of a file of problems: a line of JSON lines, a row of CSV, an element of an array.
type Entry struct {
	Problem
	Number int    // from 1: the line, or the place in the array
	Place  string // "pairs.jsonl:3"
	Err    error  // why it is no problem
}

// ReadEntries reads problems: JSON lines, a JSON array as Spider, Spider-Syn, BIRD and SynSQL publish them, or a table
// with the same names, in its first row (.csv, .tsv, .txt; whatever separates its fields) or in its schema (.parquet).
// Paths of databases become relative to the working folder; the name of a source of the configuration file stays one.
// The error is of the file as a whole.
func ReadEntries(path string, d Databases) ([]Entry, error) {
	var entries []Entry
	place := "%s:%d"
	add := func(line jsonl.Line[item]) {
		e := Entry{Number: line.Number, Place: fmt.Sprintf(place, path, line.Number), Err: line.Err}
		if e.Err == nil {
			e.Problem, e.Err = line.Value.on(d, filepath.Dir(path))
		}
		entries = append(entries, e)
	}
	array, err := arrayOf(path)
	if err != nil {
		return nil, err
	}
	defer array.Close()
	switch ext := strings.ToLower(filepath.Ext(path)); {
	case slices.Contains(parquetfile.Endings, ext):
		place = "%s: row %d"
		err = readRows(path, add)
	case array != nil && ext == ".json":
		place = "%s: entry %d"
		err = readArray(array, add)
	default:
		var text []byte
		if text, err = readText(path); err != nil {
			return nil, err
		}
		isJSON := bytes.IndexAny(bytes.TrimSpace(text), "[{") == 0
		switch {
		case ext == ".csv":
			err = readTable(text, separator(text, ','), add)
		case ext == ".tsv", ext == ".txt" && !isJSON:
			err = readTable(text, separator(text, '\t'), add)
		case bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")):
			place = "%s: entry %d"
			err = readArray(bytes.NewReader(text), add)
		default:
			for line := range jsonl.Read[item](bytes.NewReader(text)) {
				add(line)
			}
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return entries, nil
}

// readTable reads a table whose first row has the names that JSON has. An empty field is one that is not there.
func readTable(text []byte, comma rune, add func(jsonl.Line[item])) error {
	r := csv.NewReader(bytes.NewReader(text))
	r.Comma, r.FieldsPerRecord = comma, -1
	if comma == '\t' {
		r.LazyQuotes = true // tools that write tabs seldom quote
	}
	names, err := r.Read()
	if err != nil {
		return fmt.Errorf("its first row, which names the columns: %w", err)
	}
	for {
		row, err := r.Read()
		if err == io.EOF {
			return nil
		}
		var bad *csv.ParseError
		if errors.As(err, &bad) {
			add(jsonl.Line[item]{Number: bad.StartLine, Err: bad.Err})
			continue
		}
		if err != nil {
			return err
		}
		line := jsonl.Line[item]{}
		line.Number, _ = r.FieldPos(0)
		if len(row) != len(names) {
			line.Err = fmt.Errorf("%d fields under %d names", len(row), len(names))
		} else {
			fields := map[string]any{}
			for k, name := range names {
				if name = fieldName(name); row[k] != "" && name != "hops" {
					fields[name] = row[k]
				}
			}
			line.Value, line.Err = itemOf(fields)
		}
		add(line)
	}
}

// arrayOf opens a file that begins as an array of JSON in UTF-8 does: SynSQL's has 9 GB, and is not held as a whole.
// nil: it begins otherwise.
func arrayOf(path string) (*os.File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	var head [64]byte
	n, _ := f.Read(head[:]) // what fails here fails when it is read
	if _, err := f.Seek(0, io.SeekStart); err != nil || !bytes.HasPrefix(bytes.TrimSpace(head[:n]), []byte("[")) {
		f.Close()
		return nil, nil
	}
	return f, nil
}

// readArray reads an array of JSON, an entry at a time. One of other types than an item's is its own error.
func readArray(r io.Reader, add func(jsonl.Line[item])) error {
	d := json.NewDecoder(r)
	if _, err := d.Token(); err != nil {
		return err
	}
	for n := 1; d.More(); n++ {
		line := jsonl.Line[item]{Number: n}
		line.Err = d.Decode(&line.Value)
		var mistyped *json.UnmarshalTypeError
		if line.Err != nil && !errors.As(line.Err, &mistyped) {
			return fmt.Errorf("entry %d: %w", n, line.Err)
		}
		line.Err = jsonl.Plainly(line.Err)
		add(line)
	}
	if _, err := d.Token(); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows the array")
	}
	return nil
}

// readRows reads a Parquet file, whose columns are called as the members of JSON are.
func readRows(path string, add func(jsonl.Line[item])) error {
	f, err := parquetfile.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	n := 0
	return f.Each(context.Background(), func(values []any) error {
		fields := map[string]any{}
		for k, value := range values {
			if value != nil {
				fields[fieldName(f.Columns[k].Name)] = value
			}
		}
		n++
		line := jsonl.Line[item]{Number: n}
		line.Value, line.Err = itemOf(fields)
		add(line)
		return nil
	})
}

// itemOf is a row as the item that JSON would have had.
func itemOf(fields map[string]any) (i item, err error) {
	text, err := json.Marshal(fields)
	if err == nil {
		err = jsonl.Plainly(json.Unmarshal(text, &i))
	}
	return i, err
}

// item is a problem as suites write it. Gold is called gold, sql, SQL (BIRD), query (Spider) or sql_query, of which sql
// may be Spider's tree, or is a chat's answer, or is what a reward compares with (rewarded.go); the question question,
// or in Spider-Syn SpiderSynQuestion; the database db or database, or db_id; what one must know knowledge, evidence
// (BIRD) or external_knowledge (SynSQL); and how hard it is difficulty, or sql_complexity (SynSQL).
type item struct {
	Problem
	Database  string          `json:"database"`
	DBID      string          `json:"db_id"`
	Query     string          `json:"query"`
	SQL       json.RawMessage `json:"sql"`
	SQLQuery  string          `json:"sql_query"`
	Evidence  string          `json:"evidence"`
	External  string          `json:"external_knowledge"`
	Complex   Difficulty      `json:"sql_complexity"`
	SpiderSyn string          `json:"SpiderSynQuestion"`
	chat
	rewarded
}

// problem is the item in our words. The database is left as it is written.
func (i item) problem() (p Problem, id string, err error) {
	p = i.Problem
	var sql string
	_ = json.Unmarshal(i.SQL, &sql) // a tree is no gold
	p.Gold = cmp.Or(p.Gold, i.Query, sql, i.SQLQuery)
	p.DB = cmp.Or(p.DB, i.Database)
	p.Question = cmp.Or(i.SpiderSyn, p.Question)
	p.Knowledge, p.Difficulty = cmp.Or(p.Knowledge, i.Evidence, i.External), cmp.Or(p.Difficulty, i.Complex)
	if err = i.fill(&p); err == nil {
		id, err = i.reward(&p, i.DBID)
	}
	p.Gold = unfenced(p.Gold)
	return p, id, err
}

// errNotUTF8 says that text was lost: "M\ufffdller" would be learnt.
var errNotUTF8 = errors.New("it has text that is not UTF-8, or U+FFFD in its place: convert the file, as iconv -f latin1 -t utf-8 does")

// on is the problem with its database where d has it; the file is in dir. The error says what it lacks.
func (i item) on(d Databases, dir string) (Problem, error) {
	p, id, err := i.problem()
	switch {
	case err != nil:
		return p, err
	case p.DB == "" && id == "" && d.Default == "", p.Question == "", p.Gold == "":
		return p, errors.New("a problem needs db or db_id, question, and gold, query or sql")
	case strings.ContainsRune(p.Question+p.Gold+p.Knowledge, utf8.RuneError): // which readers put where bytes are no UTF-8
		return p, errNotUTF8
	case p.After != nil && (p.After.Question == "" || p.After.SQL == ""):
		return p, errors.New(`"after" needs question and sql: what was asked before, and the query that answered it`)
	case p.Dialect != "" && !slices.Contains(dialects.All, p.Dialect):
		return p, fmt.Errorf("the dialect %q is unknown: sqlite, mysql or postgres", p.Dialect)
	case p.DB != "":
		p.DB = open.In(dir, p.DB)
	case id == "":
		p.DB = d.Default
	case d.Folder == "":
		return p, errors.New("it names a database by its db_id: name the folder of the databases")
	default:
		p.DB = d.file(id, i.set())
		if tree, err := parse.Parse(dialects.SQLite, p.Gold); p.Difficulty == "" && err == nil && tree.Query != nil {
			p.Difficulty = SpiderDifficulty(tree.Query) // BIRD's is a label, Spider's is computed
		}
	}
	return p, nil
}
