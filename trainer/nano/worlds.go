package nano

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

// World is the n-th procedural database, and who asks questions of it. It is read from its rows, not from a file.
func World(n uint64) (*corpus.Database, *ask.Asker) {
	w := synth.NewWorld(rand.New(rand.NewPCG(n, 0x3a11)))
	s := &schema.Schema{Dialect: dialects.SQLite}
	for _, t := range w.Created {
		table := schema.Table{Name: t.Name, Rows: int64(len(t.Rows))}
		for i, c := range t.Columns {
			table.Columns = append(table.Columns, schema.Column{Name: c.Name, Type: c.Type, NotNull: c.NotNull, Profile: profile(t.Rows, i)})
			switch c.Kind {
			case synth.KindID:
				table.PrimaryKey = []string{c.Name}
			case synth.KindRef:
				key := slices.IndexFunc(c.Ref.Table.Columns, func(c *synth.Column) bool { return c.Kind == synth.KindID })
				if key >= 0 {
					table.ForeignKeys = append(table.ForeignKeys, schema.ForeignKey{Columns: []string{c.Name},
						RefTable: c.Ref.Table.Name, RefColumns: []string{c.Ref.Table.Columns[key].Name}})
				}
			}
		}
		s.Tables = append(s.Tables, table)
	}
	return &corpus.Database{Name: fmt.Sprintf("synth/%d", n), Schema: s}, ask.New(w)
}

// profile is what a column's values look like, as far as templates and links ask.
func profile(rows [][]any, column int) *schema.Profile {
	p := &schema.Profile{Rows: len(rows)}
	counts := map[string]int{}
	var numbers []float64
	for _, row := range rows {
		switch v := row[column].(type) {
		case string:
			counts[v]++
		case int64:
			numbers = append(numbers, float64(v))
		case float64:
			numbers = append(numbers, v)
		}
	}
	p.Texts = schema.Texts(counts, len(counts))
	texts := make([]string, 0, len(counts))
	for t := range counts {
		texts = append(texts, t)
	}
	slices.Sort(texts)
	different := slices.Clone(numbers)
	slices.Sort(different)
	p.Distinct = int64(len(texts) + len(slices.Compact(different)))
	if len(texts) > 0 {
		p.Min, p.Max = texts[0], texts[len(texts)-1]
		p.Common = texts[:min(3, len(texts))]
	} else if len(numbers) > 0 {
		p.Min, p.Max = decimal(slices.Min(numbers)), decimal(slices.Max(numbers))
		p.Common = []string{decimal(numbers[0])}
	}
	return p
}

func decimal(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
