package corpus

import (
	"cmp"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// wikiQuestion is a line of WikiSQL, its operators and columns by name.
type wikiQuestion struct {
	Table     string      `json:"table"`
	Question  string      `json:"question"`
	Aggregate string      `json:"agg"` // "", "count", "sum", "avg", "min", "max"
	Select    string      `json:"select"`
	Where     []condition `json:"where"`
}

type condition struct{ Column, Operator, Value string }

func (c *condition) UnmarshalJSON(text []byte) error {
	var parts []any
	if err := json.Unmarshal(text, &parts); err != nil {
		return err
	}
	if len(parts) != 3 {
		return fmt.Errorf("a condition of %d parts", len(parts))
	}
	c.Column, c.Operator, c.Value = fmt.Sprint(parts[0]), fmt.Sprint(parts[1]), fmt.Sprint(parts[2])
	return nil
}

// ReadWikiSQL reads WikiSQL's training questions: JSON lines, compressed by gzip. Each table becomes a database of one
// table. Its rows are not in the data, and its columns are only those that some question names: the values of
// conditions stand for its cells, and say which columns are numbers. The tables have no names either: theirs are drawn
// from nouns that fit any. Tables about music are left out.
func ReadWikiSQL(path string) ([]Example, Dropped, error) {
	tables, err := readWikiTables(path)
	if err != nil {
		return nil, nil, err
	}
	var out []Example
	dropped := Dropped{}
	for _, asked := range tables {
		out = append(out, wikiTable(asked, dropped)...)
	}
	return out, dropped, nil
}

// readWikiTables reads the questions on each table, in the file's order.
func readWikiTables(path string) ([][]wikiQuestion, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	unzipped, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	var tables [][]wikiQuestion
	at := map[string]int{}
	for line, err := range jsonl.Read[wikiQuestion](unzipped) {
		if err := cmp.Or(err, line.Err); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, line.Number, err)
		}
		q := line.Value
		i, ok := at[q.Table]
		if !ok {
			i = len(tables)
			at[q.Table] = i
			tables = append(tables, nil)
		}
		tables[i] = append(tables[i], q)
	}
	return tables, nil
}

// wikiColumn is what the questions on a table tell of one of its columns.
type wikiColumn struct {
	name   string
	number bool
	cells  []string
}

// tableNouns are what a table about anything may be called.
var tableNouns = strings.Fields("record entry result item detail listing row statistic table data report summary history")

// wikiTable makes a database of the questions on a table.
func wikiTable(questions []wikiQuestion, dropped Dropped) []Example {
	columns := columnsOf(questions)
	music := slices.ContainsFunc(columns, func(c *wikiColumn) bool {
		return slices.ContainsFunc(strings.Fields(c.name), func(w string) bool {
			return slices.Contains(outsideWords, schema.Singular(w))
		})
	})
	if music {
		dropped["its table is about music"] += len(questions)
		return nil
	}
	hash := fnv.New64a()
	hash.Write([]byte(questions[0].Table))
	r := rand.New(rand.NewPCG(hash.Sum64(), 0))
	separator := []string{"_", "_", " "}[r.IntN(3)]
	table := schema.Table{Name: tableNouns[r.IntN(len(tableNouns))]}
	if r.IntN(2) == 0 {
		table.Columns = append(table.Columns, schema.Column{Name: "id", Type: "INTEGER", NotNull: true})
		table.PrimaryKey = []string{"id"}
	}
	names := map[string]string{}
	for _, c := range columns {
		column := schema.Column{Name: strings.ReplaceAll(c.name, " ", separator), Type: "TEXT", Profile: profileOf(c.cells)}
		if c.number {
			column.Type = "NUMERIC"
		}
		names[c.name] = column.Name
		table.Columns = append(table.Columns, column)
	}
	db := &Database{
		Name:   "wikisql/" + questions[0].Table,
		Schema: &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{table}},
	}
	var out []Example
	for _, q := range questions {
		if names[schema.Words(q.Select)] == "" {
			dropped["its column has no name"]++
			continue
		}
		out = append(out, Example{WikiSQL, db, q.Question, q.query(table.Name, names, columns)})
	}
	return out
}

// columnsOf are the columns that the questions on a table name, in their order.
func columnsOf(questions []wikiQuestion) []*wikiColumn {
	var columns []*wikiColumn
	column := func(name string) *wikiColumn {
		words := schema.Words(name)
		for _, c := range columns {
			if c.name == words {
				return c
			}
		}
		c := &wikiColumn{name: words, number: true}
		if words != "" && words != "id" {
			columns = append(columns, c)
		}
		return c
	}
	said := map[*wikiColumn]bool{} // something shows that it is a number, or text
	for _, q := range questions {
		c := column(q.Select)
		if q.Aggregate == "sum" || q.Aggregate == "avg" {
			said[c] = true
		}
		for _, w := range q.Where {
			c := column(w.Column)
			if _, err := strconv.ParseFloat(w.Value, 64); err != nil {
				c.number = false
			}
			said[c] = true
			c.cells = append(c.cells, spelled(w.Value, q.Question))
		}
	}
	for _, c := range columns {
		c.number = c.number && said[c]
	}
	return columns
}

// spelled is a value as a question has it, where it does: many values are in capitals in the data.
func spelled(value, question string) string {
	lower := strings.ToLower(question)
	at := strings.Index(lower, strings.ToLower(value))
	if at < 0 || len(lower) != len(question) || value == "" {
		return value
	}
	return question[at : at+len(value)]
}

func profileOf(cells []string) *schema.Profile {
	if len(cells) == 0 {
		return nil
	}
	counts := map[string]int{}
	for _, c := range cells {
		counts[c]++
	}
	distinct := slices.Compact(slices.Sorted(slices.Values(cells)))
	return &schema.Profile{
		Rows: len(cells), Sampled: true, Distinct: int64(len(distinct)), Min: distinct[0], Max: distinct[len(distinct)-1],
		Common: distinct[:min(3, len(distinct))], Texts: schema.Texts(counts, len(counts)),
	}
}

var wikiOperators = map[string]sqltree.Op{"=": sqltree.OpEqual, "<": sqltree.OpLess, ">": sqltree.OpGreater}

// query is the tree of q over the columns that names gives names to.
func (q wikiQuestion) query(table string, names map[string]string, columns []*wikiColumn) *sqltree.Query {
	column := func(name string) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpColumn, Text: names[schema.Words(name)]}
	}
	item := column(q.Select)
	if q.Aggregate != "" {
		item = &sqltree.Expr{Op: sqltree.OpCall, Text: q.Aggregate, Args: []*sqltree.Expr{item}}
	}
	s := &sqltree.Select{Items: []sqltree.Item{{Expr: item}}, From: &sqltree.Table{Name: table}}
	var all []*sqltree.Expr
	for _, w := range q.Where {
		value := &sqltree.Expr{Op: sqltree.OpString, Text: spelled(w.Value, q.Question)}
		number := slices.ContainsFunc(columns, func(c *wikiColumn) bool { return c.name == schema.Words(w.Column) && c.number })
		if number {
			value.Op, value.Text = sqltree.OpNumber, w.Value
			if rest, negative := strings.CutPrefix(w.Value, "-"); negative {
				value = &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{{Op: sqltree.OpNumber, Text: rest}}}
			}
		}
		all = append(all, &sqltree.Expr{Op: wikiOperators[w.Operator], Args: []*sqltree.Expr{column(w.Column), value}})
	}
	switch len(all) {
	case 0:
	case 1:
		s.Where = all[0]
	default:
		s.Where = &sqltree.Expr{Op: sqltree.OpAnd, Args: all}
	}
	return &sqltree.Query{Body: s}
}
