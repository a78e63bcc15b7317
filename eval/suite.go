package eval

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
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
}

// ReadSuite reads problems: JSON lines of Problem, or a JSON array as Spider and BIRD publish them, whose databases are
// databases/DB_ID/DB_ID.sqlite. Database paths become relative to the working folder. Errors name the line.
func ReadSuite(path, databases string) ([]Problem, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
		return readPublished(path, text, databases)
	}
	var problems []Problem
	for line := range jsonl.Read[Problem](bytes.NewReader(text)) {
		p, n := line.Value, line.Number
		if line.Err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n, line.Err)
		}
		if p.DB == "" || p.Question == "" || p.Gold == "" {
			return nil, fmt.Errorf("%s:%d: a problem needs db, question and gold", path, n)
		}
		if !filepath.IsAbs(p.DB) && !strings.Contains(p.DB, "://") {
			p.DB = filepath.Join(filepath.Dir(path), p.DB)
		}
		problems = append(problems, p)
	}
	return problems, nil
}

// readPublished reads Spider's dev.json (query) or BIRD's (SQL, evidence, difficulty).
func readPublished(path string, text []byte, databases string) ([]Problem, error) {
	var published []struct {
		DB         string     `json:"db_id"`
		Question   string     `json:"question"`
		Query      string     `json:"query"`
		SQL        any        `json:"SQL"` // a string in BIRD; Spider's "sql" is a tree, which field names without case bring here
		Evidence   string     `json:"evidence"`
		Difficulty Difficulty `json:"difficulty"`
	}
	if err := json.Unmarshal(text, &published); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if databases == "" {
		return nil, fmt.Errorf("%s names databases by their db_id: say in which folder they are", path)
	}
	problems := make([]Problem, len(published))
	for i, of := range published {
		gold := of.Query
		if sql, ok := of.SQL.(string); ok && gold == "" {
			gold = sql
		}
		if of.DB == "" || of.Question == "" || gold == "" {
			return nil, fmt.Errorf("%s: entry %d: a problem needs db_id, question, and query or SQL", path, i+1)
		}
		problems[i] = Problem{
			DB: filepath.Join(databases, of.DB, of.DB+".sqlite"), Question: of.Question, Gold: gold,
			Knowledge: of.Evidence, Difficulty: of.Difficulty,
		}
		if tree, err := parse.Parse(dialects.SQLite, gold); of.Difficulty == "" && err == nil && tree.Query != nil {
			problems[i].Difficulty = SpiderDifficulty(tree.Query) // BIRD's is a label, Spider's is computed
		}
	}
	return problems, nil
}

// ReadPredictions reads one query a line, in the suite's order: a JSON object with "sql", as Outcome is, or plain SQL, of
// which a tab and a database's name behind it are cut, as Spider's scripts have them. A blank line is no answer.
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
