package eval

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/jsonl"
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

// ReadEntries reads problems: JSON lines, a JSON array as Spider, Spider-Syn and BIRD publish them, or a table with the
// same names in its first row (.csv, .tsv, .txt), whatever separates its fields. Paths of databases become relative to the working folder; the name of a
// source of the configuration file stays one. The error is of the file as a whole.
func ReadEntries(path string, d Databases) ([]Entry, error) {
	text, err := readText(path)
	if err != nil {
		return nil, err
	}
	var lines []jsonl.Line[item]
	place := func(n int) string { return fmt.Sprintf("%s:%d", path, n) }
	isJSON := bytes.IndexAny(bytes.TrimSpace(text), "[{") == 0
	switch ext := strings.ToLower(filepath.Ext(path)); {
	case ext == ".csv":
		lines, err = readTable(text, separator(text, ','))
	case ext == ".tsv", ext == ".txt" && !isJSON:
		lines, err = readTable(text, separator(text, '\t'))
	case bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")):
		place = func(n int) string { return fmt.Sprintf("%s: entry %d", path, n) }
		var items []item
		err = json.Unmarshal(text, &items)
		for i := range items {
			lines = append(lines, jsonl.Line[item]{Number: i + 1, Value: items[i]})
		}
	default:
		for line := range jsonl.Read[item](bytes.NewReader(text)) {
			lines = append(lines, line)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	entries := make([]Entry, len(lines))
	for i, line := range lines {
		e := Entry{Number: line.Number, Place: place(line.Number), Err: line.Err}
		if e.Err == nil {
			e.Problem, e.Err = line.Value.on(d, filepath.Dir(path))
		}
		entries[i] = e
	}
	return entries, nil
}

// readTable reads a table whose first row has the names that JSON has. An empty field is one that is not there.
func readTable(text []byte, comma rune) ([]jsonl.Line[item], error) {
	r := csv.NewReader(bytes.NewReader(text))
	r.Comma, r.FieldsPerRecord = comma, -1
	if comma == '\t' {
		r.LazyQuotes = true // tools that write tabs seldom quote
	}
	names, err := r.Read()
	if err != nil {
		return nil, fmt.Errorf("its first row, which names the columns: %w", err)
	}
	var lines []jsonl.Line[item]
	for {
		row, err := r.Read()
		if err == io.EOF {
			return lines, nil
		}
		var bad *csv.ParseError
		if errors.As(err, &bad) {
			lines = append(lines, jsonl.Line[item]{Number: bad.StartLine, Err: bad.Err})
			continue
		}
		if err != nil {
			return nil, err
		}
		line := jsonl.Line[item]{}
		line.Number, _ = r.FieldPos(0)
		if len(row) != len(names) {
			line.Err = fmt.Errorf("%d fields under %d names", len(row), len(names))
		} else {
			line.Value, line.Err = itemOf(names, row)
		}
		lines = append(lines, line)
	}
}

// itemOf is a row as the item that JSON would have had.
func itemOf(names, row []string) (i item, err error) {
	fields := map[string]any{}
	for k, name := range names {
		if name = fieldName(name); row[k] != "" && name != "hops" {
			fields[name] = row[k]
		}
	}
	text, err := json.Marshal(fields)
	if err == nil {
		err = json.Unmarshal(text, &i)
	}
	return i, err
}

// item is a problem as suites write it. Gold is called gold, sql, SQL (BIRD), query (Spider) or sql_query, of which sql may
// be Spider's tree, or is a chat's answer; the question question, or in Spider-Syn SpiderSynQuestion; the database db or database, or db_id;
// what one must know knowledge, evidence (BIRD) or external_knowledge (SynSQL); and how hard it is difficulty, or
// sql_complexity (SynSQL).
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
	err = i.fill(&p)
	p.Gold = unfenced(p.Gold)
	return p, i.DBID, err
}

// on is the problem with its database where d has it; the file is in dir. The error says what it lacks.
func (i item) on(d Databases, dir string) (Problem, error) {
	p, id, err := i.problem()
	switch {
	case err != nil:
		return p, err
	case p.DB == "" && id == "" && d.Default == "", p.Question == "", p.Gold == "":
		return p, errors.New("a problem needs db or db_id, question, and gold, query or sql")
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
		p.DB = filepath.Join(d.Folder, id, id+".sqlite")
		if tree, err := parse.Parse(dialects.SQLite, p.Gold); p.Difficulty == "" && err == nil && tree.Query != nil {
			p.Difficulty = SpiderDifficulty(tree.Query) // BIRD's is a label, Spider's is computed
		}
	}
	return p, nil
}
