package nano_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testspider"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What the questions of Spider's training part say of their databases: how many of gold's columns, tables and values
// are linked.
func TestSpiderLinks(t *testing.T) {
	databases := &testspider.Databases{T: t}
	linkers := map[string]*link.Linker{}
	missed := testnano.Tally{}
	var columns, columnsFound, tables, tablesFound, values, valuesFound, golds, whole, shown, ceiling int
	var linking time.Duration
	for i, q := range testspider.Questions(t) {
		db := databases.Get(q.DB)
		statement, err := parse.Parse(dialects.SQLite, q.Query)
		if db == nil || err != nil || i%2 == 1 {
			continue
		}
		linker := linkers[q.DB]
		if linker == nil {
			linker = link.NewLinker(db.Catalog)
			linkers[q.DB] = linker
		}
		bare := form.NewPrompt(db.Catalog)
		full, err := form.Ground(statement.Query, bare)
		if err != nil {
			continue
		}
		gold, err := form.Encode(statement.Query, full)
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		prompt := linker.Link(q.Question, time.Now(), nil)
		linking += time.Since(start)
		linked := map[form.Token]bool{}
		for _, piece := range prompt.QuestionPieces() {
			linked[piece.Token] = true
		}
		golds++
		if reachable(t, db, prompt, statement.Query, q.Query) {
			ceiling++
		}
		all := true
		seen := map[form.Token]bool{}
		for _, token := range gold {
			class, _ := token.Pointer()
			if seen[token] {
				continue
			}
			seen[token] = true
			switch class {
			case 'C':
				columns++
				if linked[token] {
					columnsFound++
				} else {
					all = false
					c, _ := full.ColumnOf(token)
					missed["column "+full.Columns[c].Name]++
				}
			case 'T':
				tables++
				if linked[token] {
					tablesFound++
				}
			case 'V':
				values++
				v, _ := full.ValueOf(token)
				column := -1
				if len(v.Cells) > 0 {
					column = v.Cells[0].Column
				}
				if slices.ContainsFunc(prompt.Values, func(w form.Value) bool { return means(w, v, column) }) {
					valuesFound++
				} else {
					missed["value"]++
					if missed["value"] <= 25 {
						t.Logf("value %q: %s\n\t%s", v.Text, q.Question, fmt.Sprint(prompt.QuestionPieces()))
					}
				}
			}
		}
		if all {
			whole++
		} else if shown++; shown%60 == 0 {
			t.Logf("columns: %s\n\t%s\n\t%v", q.Query, fmt.Sprint(prompt.QuestionPieces()), gold)
		}
	}
	missed.Log(t)
	share := func(n, of int) string {
		return fmt.Sprintf("%d of %d (%.1f%%)", n, of, 100*float64(n)/float64(max(of, 1)))
	}
	t.Logf("linked: columns %s, tables %s, values %s; all columns in %s questions; %v a question", share(columnsFound, columns),
		share(tablesFound, tables), share(valuesFound, values), share(whole, golds), linking/time.Duration(max(golds, 1)))
	t.Logf("the gold's rows are within reach in %s questions", share(ceiling, golds))
	if ceiling*100 < golds*90 || columnsFound*100 < columns*78 || valuesFound*100 < values*90 {
		t.Error("too few")
	}
}

// means reports whether a value of a question is one of its gold, which a column may hold.
func means(v, gold form.Value, column int) bool {
	day := v.Period != nil && gold.Period != nil && v.Period.From.Equal(gold.Period.From) && v.Period.To.Equal(gold.Period.To)
	return strings.EqualFold(v.Text, gold.Text) || v.Number != "" && v.Number == gold.Number || day ||
		slices.Contains(v.Cells, form.Cell{Column: column, Text: gold.Text})
}

// reachable reports whether gold can be written with the values that were linked, and has its rows then.
func reachable(t *testing.T, db *testspider.Database, p *form.Prompt, gold *sqltree.Query, sql string) bool {
	tokens, err := form.Encode(gold, p)
	if err != nil {
		return false
	}
	query, err := form.Decode(tokens, p)
	if err != nil {
		t.Errorf("%s: %v", sql, err)
		return false
	}
	printed, err := sqltree.Print(dialects.SQLite, query)
	if err != nil {
		t.Errorf("%s: %v", sql, err)
		return false
	}
	want, err := db.Rows(t, sql)
	if err != nil {
		return false
	}
	got, err := db.Rows(t, printed)
	if err != nil || !slices.Equal(got, want) {
		t.Logf("other rows: %s\n\t%s", sql, printed)
		return false
	}
	return true
}

// withoutKeys is a schema without its foreign keys, and without its primary keys too.
func withoutKeys(s *schema.Schema, primary bool) *schema.Schema {
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		out.Tables[i].ForeignKeys = nil
		if primary {
			out.Tables[i].PrimaryKey = nil
		}
	}
	return &out
}

// Of the keys that Spider's databases declare, most are found where they do not, and most that are found are declared.
// What is found beyond is mostly right, and not declared there.
func TestGuessedKeysAreThoseDeclared(t *testing.T) {
	s := &testspider.Databases{T: t}
	dirs, err := os.ReadDir(corpora.Path(t, "spider/database"))
	if err != nil {
		t.Fatal(err)
	}
	for primary, least := range map[bool]int{false: 577, true: 558} { // of 679, but for those of empty tables
		var declared, guessed, both int
		for _, dir := range dirs {
			o := s.Get(dir.Name())
			if o == nil {
				continue
			}
			keys, found := map[form.Guess]bool{}, map[form.Guess]bool{}
			for _, table := range o.Catalog.Schema.Tables {
				for _, k := range table.ForeignKeys {
					if len(k.Columns) == 1 && len(k.RefColumns) == 1 {
						keys[lower(form.Guess{Table: table.Name, Column: k.Columns[0], RefTable: k.RefTable, RefColumn: k.RefColumns[0]})] = true
					}
				}
			}
			if len(keys) == 0 {
				continue // nobody says which are right
			}
			for _, g := range link.GuessKeys(withoutKeys(o.Catalog.Schema, primary)) {
				found[lower(g)] = true
			}
			declared, guessed = declared+len(keys), guessed+len(found)
			maps.DeleteFunc(found, func(g form.Guess, _ bool) bool { return !keys[g] })
			both += len(found)
		}
		t.Logf("without primary keys: %t: %d declared, %d guessed, %d of them declared", primary, declared, guessed, both)
		if both < least || float64(both) < 0.9*float64(guessed) {
			t.Errorf("%d of %d are found, with %d others", both, declared, guessed-both)
		}
	}
}

func lower(g form.Guess) form.Guess {
	return form.Guess{Table: strings.ToLower(g.Table), Column: strings.ToLower(g.Column),
		RefTable: strings.ToLower(g.RefTable), RefColumn: strings.ToLower(g.RefColumn)}
}

// Questions that people wrote with care have next to no typos: what is corrected there is one.
func TestSpiderTypos(t *testing.T) {
	databases := &testspider.Databases{T: t}
	linkers := map[string]*link.Linker{}
	asked, corrected := 0, 0
	for i, q := range testspider.Questions(t) {
		if i%5 > 0 {
			continue
		}
		db := databases.Get(q.DB)
		if db == nil {
			continue
		}
		if linkers[q.DB] == nil {
			linkers[q.DB] = link.NewLinker(db.Catalog)
		}
		asked++
		prompt := linkers[q.DB].Link(q.Question, time.Now(), nil)
		if len(prompt.Corrections) > 0 {
			corrected++
		}
		for _, c := range prompt.Corrections {
			t.Logf("%s: %q as %q, unsure %v: %s", q.DB, c.Written, c.Read, c.Unsure, q.Question)
		}
	}
	t.Logf("%d of %d questions are corrected", corrected, asked)
	if corrected*100 > asked {
		t.Error("more than one in a hundred")
	}
}
