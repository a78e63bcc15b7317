package corpus

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Dropped counts examples that were left out, by reason.
type Dropped map[string]int

// question is an entry of train_questions.json, or one of a written database.
type question struct {
	DB       string   `json:"db_id"`
	Question string   `json:"question"`
	Reworded wordings `json:"question_syn"`
	Query    string   `json:"query"`
}

// wordings are further ones of a question: Spider-Syn has one, or none.
type wordings []string

func (w *wordings) UnmarshalJSON(text []byte) error {
	var one string
	if err := json.Unmarshal(text, &one); err != nil {
		return err
	}
	if *w = nil; one != "" {
		*w = wordings{one}
	}
	return nil
}

// ReadSpider reads Spider's training questions on the databases of a part, and their rewordings, without the share of
// the databases that is Withheld. Dir has train_questions.json and database/. Left out are queries that the pointer
// form cannot say, and those that give another result when they have been through it.
func ReadSpider(ctx context.Context, dir string, part Part, withhold float64) ([]Example, Dropped, error) {
	questions, err := readQuestions(dir, part)
	if err != nil {
		return nil, nil, err
	}
	questions = slices.DeleteFunc(questions, func(q question) bool { return Withheld(q.DB, withhold) })
	var out []Example
	dropped := Dropped{}
	for len(questions) > 0 {
		end := slices.IndexFunc(questions, func(q question) bool { return q.DB != questions[0].DB })
		if end < 0 {
			end = len(questions)
		}
		id := questions[0].DB
		path := filepath.Join(dir, "database", id, id+".sqlite")
		examples, err := readDatabase(ctx, path, Spider, questions[:end], dropped)
		if err != nil {
			return nil, nil, err
		}
		out, questions = append(out, examples...), questions[end:]
	}
	return out, dropped, nil
}

// readQuestions reads the questions of a part, those of one database side by side.
func readQuestions(dir string, part Part) ([]question, error) {
	path := filepath.Join(dir, "train_questions.json")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var questions []question
	if err := json.Unmarshal(text, &questions); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	questions = slices.DeleteFunc(questions, func(q question) bool { return PartOf(q.DB) != part })
	if len(questions) == 0 {
		return nil, fmt.Errorf("%s has no question on a database that is there to %s", path, part)
	}
	slices.SortStableFunc(questions, func(a, b question) int { return cmp.Compare(a.DB, b.DB) })
	return questions, nil
}

// The bounds of a query that is run to check its form, in steps of SQLite, so that what is kept does not depend on a
// clock.
var checkLimits = database.Limits{Steps: 20_000_000, Rows: 10_000}

// readDatabase reads the database in a file of SQLite, and the questions of a source on it.
func readDatabase(ctx context.Context, path string, source Source, questions []question, dropped Dropped) ([]Example, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) { // the data lacks two databases
		dropped["its database is missing"] += len(questions)
		return nil, nil
	}
	db, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	defer db.Close()
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if s, err = database.Profiled(ctx, db, s, database.ProfileOptions{Steps: database.ProfileSteps}); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	of := &Database{Name: string(source) + "/" + questions[0].DB, Schema: s, File: path}
	linker := link.NewLinker(form.NewCatalog(s, link.GuessKeys(s)))
	var out []Example
	for _, q := range questions {
		query, reason := check(ctx, db, linker.Link(q.Question, time.Time{}, nil), q.Query)
		if reason != "" {
			dropped[reason]++
			continue
		}
		out = append(out, Example{source, of, q.Question, query})
		for _, reworded := range q.Reworded {
			if reworded != q.Question {
				out = append(out, Example{source.reworded(), of, reworded, query})
			}
		}
	}
	return out, nil
}

// check reads a query and sends it through the form, in the units that its question speaks of. What comes back must
// have the same result. Else reason says why not.
func check(ctx context.Context, db database.DB, asked *form.Prompt, sql string) (q *sqltree.Query, reason string) {
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil || statement.Query == nil {
		return nil, "its query is not read"
	}
	prompt, err := form.Ground(statement.Query, asked)
	if err != nil {
		return nil, formReason(err)
	}
	tokens, err := form.Encode(statement.Query, prompt)
	if err != nil {
		return nil, formReason(err)
	}
	again, err := form.Decode(tokens, prompt)
	if err != nil {
		return nil, "its form is not read back"
	}
	printed, err := sqltree.Print(dialects.SQLite, again)
	if err != nil {
		return nil, "its form is not printed"
	}
	gold, err := db.Query(ctx, sql, checkLimits)
	if err != nil {
		return nil, "its query does not run"
	}
	result, err := db.Query(ctx, printed, checkLimits)
	if err != nil {
		return nil, "its form does not run"
	}
	if !eval.Spider(result, gold, sql) {
		return nil, "its form gives another result"
	}
	return statement.Query, ""
}

func formReason(err error) string {
	var form *form.FormError
	if errors.As(err, &form) {
		what := form.What
		if head, _, ok := strings.Cut(what, " that is not of this FROM"); ok && head != "" {
			what = "a column of an outer query"
		}
		return "the form lacks " + what
	}
	return "the form cannot be written: " + err.Error()
}
