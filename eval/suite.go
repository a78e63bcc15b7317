package eval

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// Problem is one line of a suite: a question on a database, and a query that answers it.
type Problem struct {
	DB         string     `json:"db"` // path, relative to the suite's file, or a DSN
	Question   string     `json:"question"`
	Gold       string     `json:"gold"`
	Knowledge  string     `json:"knowledge,omitempty"`
	Family     string     `json:"family,omitempty"`
	Hops       int        `json:"hops,omitempty"`
	Difficulty Difficulty `json:"difficulty,omitempty"`
	// Dialect is gold's, where the suite says: on a database of another one the problem is skipped. Of an Outcome it is
	// the database's.
	Dialect dialects.Dialect `json:"dialect,omitempty"`
}

// item is a problem as suites write it. Gold is called gold, sql, SQL (BIRD) or query (Spider), of which sql may be
// Spider's tree; the question question, or in Spider-Syn SpiderSynQuestion; the database db, or db_id; and what one
// must know knowledge, or evidence (BIRD).
type item struct {
	Problem
	DBID      string          `json:"db_id"`
	Query     string          `json:"query"`
	SQL       json.RawMessage `json:"sql"`
	Evidence  string          `json:"evidence"`
	SpiderSyn string          `json:"SpiderSynQuestion"`
}

// problem is the item in our words. The database is left as it is written.
func (i item) problem() (p Problem, id string) {
	p = i.Problem
	var sql string
	_ = json.Unmarshal(i.SQL, &sql) // a tree is no gold
	p.Gold = cmp.Or(p.Gold, i.Query, sql)
	p.Question = cmp.Or(i.SpiderSyn, p.Question)
	p.Knowledge = cmp.Or(p.Knowledge, i.Evidence)
	return p, i.DBID
}

// ReadSuite reads problems: JSON lines, or a JSON array as Spider, Spider-Syn and BIRD publish them. A db_id is the
// database databases/DB_ID/DB_ID.sqlite. Paths of databases become relative to the working folder. Errors name the
// line, or the array's entry.
func ReadSuite(path, databases string) ([]Problem, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var items []item
	place := func(i int) string { return fmt.Sprintf("%s: entry %d", path, i+1) }
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
		if err := json.Unmarshal(text, &items); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
	} else {
		var lines []int
		for line := range jsonl.Read[item](bytes.NewReader(text)) {
			if line.Err != nil {
				return nil, fmt.Errorf("%s:%d: %w", path, line.Number, line.Err)
			}
			items, lines = append(items, line.Value), append(lines, line.Number)
		}
		place = func(i int) string { return fmt.Sprintf("%s:%d", path, lines[i]) }
	}
	problems := make([]Problem, len(items))
	for i, item := range items {
		p, id := item.problem()
		switch {
		case p.DB == "" && id == "", p.Question == "", p.Gold == "":
			return nil, fmt.Errorf("%s: a problem needs db or db_id, question, and gold, query or sql", place(i))
		case p.Dialect != "" && !slices.Contains([]dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}, p.Dialect):
			return nil, fmt.Errorf("%s: the dialect %q is unknown: sqlite, mysql or postgres", place(i), p.Dialect)
		case p.DB == "" && databases == "":
			return nil, fmt.Errorf("%s names a database by its db_id: say in which folder they are", place(i))
		case p.DB == "":
			p.DB = filepath.Join(databases, id, id+".sqlite")
			if tree, err := parse.Parse(dialects.SQLite, p.Gold); p.Difficulty == "" && err == nil && tree.Query != nil {
				p.Difficulty = SpiderDifficulty(tree.Query) // BIRD's is a label, Spider's is computed
			}
		case !filepath.IsAbs(p.DB) && !strings.Contains(p.DB, "://"):
			p.DB = filepath.Join(filepath.Dir(path), p.DB)
		}
		problems[i] = p
	}
	return problems, nil
}

// ReadPredictions reads one query a line, in the suite's order: a JSON object with "sql", as Outcome is, or plain SQL,
// of which a tab and a database's name behind it are cut, as Spider's scripts have them. A blank line is no answer.
func ReadPredictions(path string) ([]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var predictions []string
	for n, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "{") {
			var p struct {
				SQL *string `json:"sql"`
			}
			if err := json.Unmarshal([]byte(line), &p); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", path, n+1, err)
			}
			if p.SQL == nil {
				return nil, fmt.Errorf("%s:%d: no \"sql\"", path, n+1)
			}
			line = *p.SQL
		} else {
			line, _, _ = strings.Cut(line, "\t")
		}
		predictions = append(predictions, line)
	}
	return predictions, nil
}

// ReadOutcomes reads what a run has written: JSON lines of Outcome.
func ReadOutcomes(path string) ([]Outcome, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var outcomes []Outcome
	for line := range jsonl.Read[Outcome](bytes.NewReader(text)) {
		o, n := line.Value, line.Number
		if line.Err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n, line.Err)
		}
		switch o.Verdict {
		case Right, Wrong, Failed, Skipped:
		default:
			return nil, fmt.Errorf("%s:%d: the verdict is %q: this is no run of eval", path, n, o.Verdict)
		}
		outcomes = append(outcomes, o)
	}
	return outcomes, nil
}
