package corpus

import (
	"compress/gzip"
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
)

// written/ has databases with questions, several to a gzipped file: a line "-- database: NAME", the statements that
// make it, and queries, each after two wordings or more of its question as comments. A statement ends with a line that
// ends in a semicolon. Those in written/production are of companies, as they are in production: 60 columns and more,
// states as codes, flags, rows that no longer count. Those in written/choose are not trained on. scripts/written.sh
// unpacks and packs them.
//
//go:embed written/*.sql.gz written/production/*.sql.gz written/choose/*.sql.gz
var writtenFiles embed.FS

// writtenDatabase is one of them.
type writtenDatabase struct {
	name       string
	script     string // its tables and rows
	questions  []question
	production bool
}

// ReadWritten reads the written databases to train on and their questions, without the share that is withheld, as
// ReadSpider does.
func ReadWritten(ctx context.Context, withhold float64) ([]Example, Dropped, error) {
	dir, err := os.MkdirTemp("", "written-*")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	databases, err := readWritten(Train)
	if err != nil {
		return nil, nil, err
	}
	var out []Example
	dropped := Dropped{}
	for _, d := range databases {
		if Withheld(d.name, withhold) {
			continue
		}
		path, err := d.write(ctx, dir)
		if err != nil {
			return nil, nil, err
		}
		examples, err := readDatabase(ctx, path, Written, d.questions, dropped)
		if err != nil {
			return nil, nil, err
		}
		for _, e := range examples {
			e.Database.File = "" // it goes with the folder
			e.Database.Production = d.production
		}
		out = append(out, examples...)
	}
	return out, dropped, nil
}

// WriteWritten writes the written databases of a part, Train or Choose, to a folder, as files of SQLite, and returns
// their questions as two suites: in the first wording, and in each of the others.
func WriteWritten(ctx context.Context, part Part, dir string) (first, reworded []eval.Problem, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, nil, err
	}
	databases, err := readWritten(part)
	if err != nil {
		return nil, nil, err
	}
	for _, d := range databases {
		path, err := d.write(ctx, dir)
		if err != nil {
			return nil, nil, err
		}
		for _, q := range d.questions {
			statement, err := parse.Parse(dialects.SQLite, q.Query)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %s: %w", d.name, q.Query, err)
			}
			p := eval.Problem{DB: path, Question: q.Question, Gold: q.Query, Difficulty: eval.SpiderDifficulty(statement.Query)}
			first = append(first, p)
			for _, p.Question = range q.Reworded {
				reworded = append(reworded, p)
			}
		}
	}
	return first, reworded, nil
}

func readWritten(part Part) ([]writtenDatabase, error) {
	patterns := map[Part][]string{Train: {"written/*.sql.gz", productionFiles}, Choose: {"written/choose/*.sql.gz"}}[part]
	if patterns == nil {
		return nil, fmt.Errorf("no written databases are there to %s", part)
	}
	var out []writtenDatabase
	for _, pattern := range patterns {
		files, err := fs.Glob(writtenFiles, pattern)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			text, err := unpacked(file)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			before := len(out)
			if out, err = appendWritten(out, text); err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			for i := range out[before:] {
				out[before+i].production = pattern == productionFiles
			}
		}
	}
	return out, nil
}

const productionFiles = "written/production/*.sql.gz"

// unpacked is the SQL of a file.
func unpacked(file string) (string, error) {
	packed, err := writtenFiles.Open(file)
	if err != nil {
		return "", err
	}
	defer packed.Close()
	r, err := gzip.NewReader(packed)
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(r)
	return string(text), err
}

// appendWritten reads the databases of a file.
func appendWritten(out []writtenDatabase, text string) ([]writtenDatabase, error) {
	var asked []string
	var statement strings.Builder
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, " \r\n")
		name, begins := strings.CutPrefix(line, "-- database: ")
		comment, isComment := strings.CutPrefix(line, "-- ")
		switch {
		case begins:
			out = append(out, writtenDatabase{name: name})
			asked = nil
			continue
		case isComment:
			asked = append(asked, comment)
			continue
		case line == "":
			continue
		}
		statement.WriteString(line + "\n")
		if !strings.HasSuffix(line, ";") {
			continue
		}
		s := statement.String()
		statement.Reset()
		if len(out) == 0 {
			return nil, fmt.Errorf("line %d: a statement before the first database", number)
		}
		d := &out[len(out)-1]
		switch {
		case len(asked) == 0:
			d.script += s
		case len(asked) > 1:
			query := strings.TrimRight(s, ";\n")
			d.questions = append(d.questions, question{DB: d.name, Question: asked[0], Reworded: asked[1:], Query: query})
		default:
			return nil, fmt.Errorf("line %d: one wording of a question, not two or more", number)
		}
		asked = nil
	}
	if statement.Len() > 0 || len(asked) > 0 {
		return nil, fmt.Errorf("line %d: the last statement does not end", number)
	}
	return out, nil
}

// write makes the database as a file of SQLite in a folder, in place of one that is there.
func (d writtenDatabase) write(ctx context.Context, dir string) (path string, err error) {
	path = filepath.Join(dir, d.name+".sqlite")
	if err := os.RemoveAll(path); err != nil {
		return "", err
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return "", err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	// Keys are checked at the end: a branch has a manager, who works at a branch.
	script := "PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; BEGIN; PRAGMA defer_foreign_keys = ON;\n" + d.script + "\nCOMMIT;"
	if _, err := db.ExecContext(ctx, script); err != nil {
		return "", fmt.Errorf("written database %s: %w", d.name, err)
	}
	return path, nil
}

// WrittenQuestions are the questions on the written databases of a part, in all wordings, by the database's name.
func WrittenQuestions(part Part) (map[string][]string, error) {
	databases, err := readWritten(part)
	if err != nil {
		return nil, err
	}
	out := make(map[string][]string, len(databases))
	for _, d := range databases {
		for _, q := range d.questions {
			out[d.name] = append(append(out[d.name], q.Question), q.Reworded...)
		}
	}
	return out, nil
}
