package corpus

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
)

// WriteWikiSQL writes tables of WikiSQL's training part to a folder, each as a SQLite database of its own, and returns
// up to so many questions on them, to be answered by execution. The seed draws the tables. Rows are not in the data:
// each question makes one that its conditions hold for, and one that they do not.
func WriteWikiSQL(ctx context.Context, path, dir string, questions int, seed uint64) ([]eval.Problem, error) {
	tables, err := readWikiTables(path)
	if err != nil {
		return nil, err
	}
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	drawn := func(name string) uint64 {
		h := fnv.New64a()
		fmt.Fprintf(h, "%d %s", seed, name)
		return h.Sum64()
	}
	slices.SortFunc(tables, func(a, b []wikiQuestion) int { return cmp.Compare(drawn(a[0].Table), drawn(b[0].Table)) })
	var out []eval.Problem
	for _, asked := range tables {
		if len(out) >= questions {
			break
		}
		examples := wikiTable(asked, Dropped{})
		if len(examples) == 0 {
			continue
		}
		file := filepath.Join(dir, asked[0].Table+".sqlite")
		s := examples[0].Database.Schema
		if err := writeWikiTable(ctx, file, s, asked, rand.New(rand.NewPCG(seed, drawn(asked[0].Table)))); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		for _, e := range examples {
			gold, err := sqltree.Print(dialects.SQLite, e.Query)
			if err != nil {
				return nil, err
			}
			out = append(out, eval.Problem{DB: file, Question: e.Question, Gold: gold, Difficulty: eval.SpiderDifficulty(e.Query)})
		}
	}
	return out[:min(len(out), questions)], nil
}

// writeWikiTable writes a table with the rows that its questions make.
func writeWikiTable(ctx context.Context, file string, s *schema.Schema, asked []wikiQuestion, r *rand.Rand) error {
	if err := os.RemoveAll(file); err != nil {
		return err
	}
	db, err := sql.Open("sqlite", file)
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	table := s.Tables[0]
	insert := "INSERT INTO " + dialects.QuoteIdent(dialects.SQLite, table.Name) + " VALUES (?" + strings.Repeat(", ?", len(table.Columns)-1) + ")"
	if _, err := db.ExecContext(ctx, "PRAGMA synchronous = OFF; "+s.DDL()); err != nil {
		return err
	}
	columns := columnsOf(asked)
	rows := 0
	for _, q := range asked {
		for _, holds := range []bool{true, false} {
			rows++
			cells := map[string]any{"id": rows}
			for _, c := range columns {
				cells[c.name] = c.draw(r)
			}
			for _, w := range q.Where {
				if holds {
					cells[schema.Words(w.Column)] = w.cell(q.Question)
				}
			}
			values := make([]any, len(table.Columns))
			for i, c := range table.Columns {
				values[i] = cells[schema.Words(c.Name)]
			}
			if _, err := db.ExecContext(ctx, insert, values...); err != nil {
				return err
			}
		}
	}
	return nil
}

// draw is a cell of a column: one that a condition says, else made up.
func (c *wikiColumn) draw(r *rand.Rand) any {
	if len(c.cells) > 0 {
		return c.cells[r.IntN(len(c.cells))]
	}
	if c.number {
		return r.IntN(100)
	}
	return fmt.Sprintf("%s %d", c.name, 1+r.IntN(9))
}

// cell is one that a condition holds for.
func (c condition) cell(question string) any {
	n, err := strconv.ParseFloat(c.Value, 64)
	switch {
	case err == nil && c.Operator == "<":
		return n - 1
	case err == nil && c.Operator == ">":
		return n + 1
	}
	return spelled(c.Value, question)
}
