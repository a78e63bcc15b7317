package eval

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Problem is one line of a suite: a question on a database, and a query that answers it.
type Problem struct {
	DB        string `json:"db"` // path, relative to the suite's file, or a DSN
	Question  string `json:"question"`
	Gold      string `json:"gold"`
	Knowledge string `json:"knowledge,omitempty"`
	// After is the question before, with its query, where this one goes on from that.
	After      *trajectory.Exchange `json:"after,omitempty"`
	Family     string               `json:"family,omitempty"`
	Hops       int                  `json:"hops,omitempty"`
	Difficulty Difficulty           `json:"difficulty,omitempty"`
	// Dialect is gold's, where the suite says: on a database of another one the problem is skipped. Of an Outcome it is
	// the database's.
	Dialect dialects.Dialect `json:"dialect,omitempty"`
	Licence string           `json:"licence,omitempty"` // of the question, its SPDX name
}

// Asked is the question as an agent is asked it. How it is to be answered is the caller's.
func (p Problem) Asked() agent.Question {
	return agent.Question{Text: p.Question, Knowledge: p.Knowledge, After: p.After}
}

// ReadSuite reads the problems of a file: see ReadEntries. It ends at the first entry that is none, with an error that
// names its line.
func ReadSuite(path, databases string) ([]Problem, error) {
	entries, err := ReadEntries(path, Databases{Folder: databases})
	if err != nil {
		return nil, err
	}
	problems := make([]Problem, len(entries))
	for i, e := range entries {
		if e.Err != nil {
			return nil, fmt.Errorf("%s: %w", e.Place, e.Err)
		}
		problems[i] = e.Problem
	}
	return problems, nil
}

// ReadPredictions reads one query a line, in the suite's order: a JSON object with "sql", as Outcome is, or plain SQL,
// of which a tab and a database's name after it are cut, as Spider's scripts have them; or BIRD's object of all. A
// blank line is no answer. A query may stand in a fence of Markdown.
func ReadPredictions(path string) ([]string, error) {
	text, err := readText(path)
	if err != nil {
		return nil, err
	}
	if birdFile.Match(text) {
		predictions, err := birdPredictions(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return predictions, nil
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
		predictions = append(predictions, unfenced(line))
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
			return nil, fmt.Errorf("%s:%d: the verdict is %q: this is not a run of eval", path, n, o.Verdict)
		}
		outcomes = append(outcomes, o)
	}
	return outcomes, nil
}
