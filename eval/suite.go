package eval

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
)

// Problem is one line of a suite: a question on a database, and a query that answers it.
type Problem struct {
	DB         string     `json:"db"` // path, relative to the suite's file
	Question   string     `json:"question"`
	Gold       string     `json:"gold"`
	Knowledge  string     `json:"knowledge,omitempty"`
	Family     string     `json:"family,omitempty"`
	Hops       int        `json:"hops,omitempty"`
	Difficulty Difficulty `json:"difficulty,omitempty"`
}

// Verdict is what became of a problem.
type Verdict string

const (
	Right   Verdict = "right"
	Wrong   Verdict = "wrong"   // another result than gold's
	Failed  Verdict = "failed"  // no answer that runs
	Skipped Verdict = "skipped" // gold or the database failed: nobody's fault but the suite's
)

// Outcome is a problem with its answer.
type Outcome struct {
	Problem
	Verdict Verdict `json:"verdict"`
	SQL     string  `json:"sql"`
	Turns   int     `json:"turns"`
	Error   string  `json:"error,omitempty"`
}

// ReadSuite reads JSON lines. Database paths become relative to the working folder.
func ReadSuite(path string) ([]Problem, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var problems []Problem
	r := bufio.NewReader(f)
	for line := 1; ; line++ {
		text, readErr := r.ReadBytes('\n')
		if len(text) > 1 {
			var p Problem
			if err := json.Unmarshal(text, &p); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", path, line, err)
			}
			if p.DB == "" || p.Question == "" || p.Gold == "" {
				return nil, fmt.Errorf("%s:%d: a problem needs db, question and gold", path, line)
			}
			if !filepath.IsAbs(p.DB) {
				p.DB = filepath.Join(filepath.Dir(path), p.DB)
			}
			problems = append(problems, p)
		}
		if readErr == io.EOF {
			return problems, nil
		}
		if readErr != nil {
			return nil, readErr
		}
	}
}

// Judge executes gold on db, asks the agent, and compares. Only a cancelled ctx is an error.
func Judge(ctx context.Context, a *agent.Agent, db dialects.DB, p Problem) (Outcome, error) {
	o := Outcome{Problem: p, Verdict: Skipped}
	gold, err := db.Query(ctx, p.Gold, dialects.Limits{})
	if err == nil && gold.Truncated {
		err = errTruncated
	}
	if err != nil {
		o.Error = "gold: " + err.Error()
		return o, ctx.Err()
	}
	answer, err := a.Ask(ctx, p.Question)
	o.SQL, o.Turns = answer.SQL, len(answer.Turns)
	switch {
	case ctx.Err() != nil:
		return o, ctx.Err()
	case err != nil:
		o.Verdict, o.Error = Failed, err.Error()
	case !answer.Result.Truncated && Strict(answer.Result, gold, p.Gold):
		o.Verdict = Right
	default:
		o.Verdict = Wrong
	}
	return o, nil
}
