// Command confidence measures what else than agreement distinguishes nano's right answers from its wrong ones.
//
//	go run ./studies/confidence ask TURNS.jsonl SUITE.jsonl… > ANSWERS.jsonl
//	go run ./studies/confidence fit SUITE,SUITE… ANSWERS.jsonl…
//
// "ask" answers the questions of suites as sqlagent does, and keeps what the model wrote: questions asked again after a
// rule has changed take a tenth of the time. "fit" fits logistic regressions on the answers to some suites and compares
// them with the calibration that there is, each database by a fit without it.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
)

func main() {
	log.SetFlags(0)
	if err := run(context.Background(), os.Args[1:]); err != nil {
		log.Fatal("confidence: ", err)
	}
}

func run(ctx context.Context, args []string) error {
	switch {
	case len(args) > 2 && args[0] == "ask":
		return ask(ctx, args[1], args[2:])
	case len(args) > 2 && args[0] == "fit":
		return compare(strings.Split(args[1], ","), args[2:])
	}
	return fmt.Errorf("give ask TURNS.jsonl SUITE.jsonl… or fit SUITE,SUITE… ANSWERS.jsonl…")
}

// answered is a question with its answer.
type answered struct {
	Suite, DB, Question, SQL string
	Verdict                  eval.Verdict
	Error                    string   // why there is no answer
	Confidence               float64  // by the calibration of the file
	Votes, Agree             int      // cast, and for this answer
	Share, Rival             float64  // what these weigh, and those for the next answer, of 1 for each vote cast
	Rows                     int      // of the result
	Doubts                   []string // as people read them
}

// ask answers the questions of some suites.
func ask(ctx context.Context, turns string, suites []string) error {
	engine, err := llmopen.Open(ctx, llmopen.Options{Engine: llmopen.Native, Sessions: 18})
	if err != nil {
		return err
	}
	defer engine.Close()
	m, err := newMemo(engine, turns)
	if err != nil {
		return err
	}
	out := json.NewEncoder(os.Stdout)
	for _, suite := range suites {
		problems, err := eval.ReadSuite(suite, "")
		if err != nil {
			return err
		}
		name := strings.TrimSuffix(filepath.Base(suite), ".jsonl")
		for len(problems) > 0 {
			n := 1
			for n < len(problems) && problems[n].DB == problems[0].DB {
				n++
			}
			if err := askAbout(ctx, m, name, problems[:n], out); err != nil {
				return err
			}
			problems = problems[n:]
			log.Printf("%s: %d questions left, %d turns of the model", name, len(problems), m.asked)
		}
	}
	return nil
}

// askAbout answers questions to one database.
func askAbout(ctx context.Context, m *memo, suite string, problems []eval.Problem, out *json.Encoder) error {
	db, err := open.Open(ctx, problems[0].DB, open.Options{})
	if err != nil {
		log.Printf("left out: %v", err) // baseball_1 is not in the data
		return nil
	}
	defer db.Close()
	a, err := protocols.NewAgent(m, db, agent.Options{Profile: &database.ProfileOptions{Steps: database.ProfileSteps}})
	if err != nil {
		return err
	}
	for _, p := range problems {
		answer, failed := a.Ask(ctx, p.Asked())
		attempt := eval.Attempt{SQL: answer.SQL}
		if failed != nil {
			attempt.Error = failed.Error()
		}
		graded, err := eval.Grade(ctx, db, p, eval.TestSuite{}.Grader(), []eval.Attempt{attempt})
		if err != nil {
			return err
		}
		row := answered{Suite: suite, DB: strings.TrimSuffix(filepath.Base(p.DB), ".sqlite"), Question: p.Question, SQL: answer.SQL,
			Verdict: graded.Verdict, Error: attempt.Error, Confidence: answer.Confidence, Votes: answer.Votes, Agree: answer.Agree,
			Share: answer.Share, Doubts: answer.Doubts}
		if answer.Result != nil {
			row.Rows = len(answer.Result.Rows)
		}
		if len(answer.Alternatives) > 0 {
			row.Rival = answer.Alternatives[0].Share
		}
		if err := out.Encode(row); err != nil {
			return err
		}
	}
	return nil
}

// fold is which of the folds a database is left out of: in all its names, wordings and suites the same.
func fold(database string, folds int) int {
	h := fnv.New32a()
	h.Write([]byte(database))
	return int(h.Sum32() % uint32(folds))
}
