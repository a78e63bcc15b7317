package corpus

import (
	"path/filepath"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
)

// Problems are the questions on the databases of a part as a suite of package eval, to be graded by execution: all of
// them, whatever the form can say. Reworded takes Spider-Syn's wording instead.
func Problems(dir string, part Part, reworded bool) ([]eval.Problem, error) {
	questions, err := readQuestions(dir, part)
	if err != nil {
		return nil, err
	}
	var out []eval.Problem
	for _, q := range questions {
		path, err := filepath.Abs(filepath.Join(dir, "database", q.DB, q.DB+".sqlite"))
		if err != nil {
			return nil, err
		}
		p := eval.Problem{DB: path, Question: q.Question, Gold: q.Query}
		if reworded && len(q.Reworded) > 0 {
			p.Question = q.Reworded[0]
		}
		if statement, err := parse.Parse(dialects.SQLite, q.Query); err == nil && statement.Query != nil {
			p.Difficulty = eval.SpiderDifficulty(statement.Query)
		}
		out = append(out, p)
	}
	return out, nil
}
