package nano

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

// maxColumns is the most columns of most schemas in training, so that their tokens leave room for questions.
const maxColumns = 45

// views is how many orders of its columns, and prunings, a database is seen in. Pointers and the order of tables are
// drawn for every group besides.
const views = 12

// wide are the views in which tables of other databases stand next to a database's own, up to so many columns: a schema
// of production is larger than one that questions were collected for.
var wide = map[int]int{1: 64, 3: 75, 6: 90, 9: 120, 11: 64}

// renamed are the views in which tables and columns have other names: what people call things is rarely what a schema
// calls them.
var renamed = []int{2, 5, 8}

// view is a database as a group sees it: some of its tables, their columns in some order.
type view struct {
	name     string
	linker   *link.Linker
	target   *template.Target
	examples []corpus.Example // those whose tables it has
	asker    *ask.Asker
}

// entry is a database with its questions.
type entry struct {
	database   *corpus.Database
	examples   []corpus.Example
	tables     [][]string // of the examples' queries, in lower case
	asker      *ask.Asker // asks questions of a procedural database; nil of the others
	neighbours []*entry   // whose tables may be next to its own in wide views
	lists      bool       // schemas list values

	views [views]*view // those that its pool keeps
}

func (s *Stream) newEntry(db *corpus.Database, examples []corpus.Example) *entry {
	e := &entry{database: db, examples: examples, lists: s.lists}
	for _, x := range examples {
		e.tables = append(e.tables, tablesOf(x.Query))
	}
	return e
}

// tablesOf are the tables that a query reads.
func tablesOf(q *sqltree.Query) []string {
	var out []string
	for q := range q.Queries() {
		if s, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				if t, ok := source.(*sqltree.Table); ok && !slices.Contains(out, strings.ToLower(t.Name)) {
					out = append(out, strings.ToLower(t.Name))
				}
			}
		}
	}
	return out
}

// view is the n-th view of a database, which depends on its name and n alone.
func (e *entry) view(n int) *view {
	hash := fnv.New64a()
	hash.Write([]byte(e.database.Name))
	r := rand.New(rand.NewPCG(hash.Sum64(), uint64(n)))
	s := e.prune(r)
	if bound := wide[n]; bound > 0 && len(e.neighbours) > 0 {
		e.widen(s, bound, r)
	}
	if slices.Contains(counting, n) && len(s.Tables) > 0 {
		addCounts(s, r)
	}
	if slices.Contains(flagging, n) && len(s.Tables) > 0 {
		addFlags(s, r)
	}
	if slices.Contains(measuring, n) && len(s.Tables) > 0 {
		addMeasures(s, r)
	}
	if slices.Contains(dating, n) && len(s.Tables) > 0 {
		addDates(s, r)
	}
	if n%2 == 1 {
		for i := range s.Tables {
			columns := slices.Clone(s.Tables[i].Columns)
			r.Shuffle(len(columns), func(a, b int) { columns[a], columns[b] = columns[b], columns[a] })
			s.Tables[i].Columns = columns
		}
	}
	var names *corpus.Renaming
	shown := s
	if slices.Contains(renamed, n) && e.asker == nil {
		names = corpus.NewRenaming(s, r)
		shown = names.Schema
	}
	linker := newLinker(shown, e.lists)
	v := &view{name: e.database.Name, linker: linker, target: template.NewTarget(linker.Catalog), asker: e.asker}
	for i, x := range e.examples {
		missing := func(table string) bool {
			return !slices.ContainsFunc(s.Tables, func(t schema.Table) bool { return strings.ToLower(t.Name) == table })
		}
		if slices.ContainsFunc(e.tables[i], missing) {
			continue
		}
		if names != nil {
			query, err := names.Query(x.Query)
			if err != nil {
				continue
			}
			x.Query = query
		}
		v.examples = append(v.examples, x)
	}
	return v
}

// prune takes tables until there are about maxColumns columns: those of some question, then what keys connect with
// them.
func (e *entry) prune(r *rand.Rand) *schema.Schema {
	s := *e.database.Schema
	s.Tables = slices.Clone(s.Tables)
	total := 0
	for _, t := range s.Tables {
		total += len(t.Columns)
	}
	if total <= maxColumns {
		return &s
	}
	var taken []int
	columns := 0
	take := func(i int) {
		if !slices.Contains(taken, i) {
			taken, columns = append(taken, i), columns+len(s.Tables[i].Columns)
		}
	}
	if len(e.examples) > 0 {
		first := e.tables[r.IntN(len(e.tables))]
		for i, t := range s.Tables {
			if slices.Contains(first, strings.ToLower(t.Name)) {
				take(i)
			}
		}
	} else {
		take(r.IntN(len(s.Tables)))
	}
	refers := func(a, b int) bool {
		return slices.ContainsFunc(s.Tables[a].ForeignKeys, func(k schema.ForeignKey) bool { return strings.EqualFold(k.RefTable, s.Tables[b].Name) })
	}
	for columns < maxColumns && len(taken) < len(s.Tables) {
		var near, rest []int
		for i, t := range s.Tables {
			switch {
			case slices.Contains(taken, i) || columns+len(t.Columns) > maxColumns:
			case slices.ContainsFunc(taken, func(t int) bool { return refers(i, t) || refers(t, i) }):
				near = append(near, i)
			default:
				rest = append(rest, i)
			}
		}
		if len(near) == 0 {
			near = rest
		}
		if len(near) == 0 {
			break
		}
		take(near[r.IntN(len(near))])
	}
	slices.Sort(taken)
	var tables []schema.Table
	for _, i := range taken {
		tables = append(tables, s.Tables[i])
	}
	s.Tables = tables
	return &s
}

// widen adds tables of other databases, as many as a bound of columns takes, of names that the schema does not have.
// Most of them refer to a table that is there, as nearly all tables of production do.
func (e *entry) widen(s *schema.Schema, bound int, r *rand.Rand) {
	columns := 0
	names := map[string]bool{}
	for _, t := range s.Tables {
		columns += len(t.Columns)
		names[strings.ToLower(t.Name)] = true
	}
	for tries := 0; columns < bound-5 && tries < 10; tries++ {
		for _, t := range e.neighbours[r.IntN(len(e.neighbours))].database.Schema.Tables {
			if name := strings.ToLower(t.Name); !names[name] && columns+len(t.Columns) <= bound {
				names[name] = true
				for range r.IntN(3) {
					t = referring(t, s.Tables[r.IntN(len(s.Tables))], r)
				}
				s.Tables, columns = append(s.Tables, t), columns+len(t.Columns)
			}
		}
	}
}

// roles are what a key's name may say besides the table that it leads to; mostly nothing.
var roles = []string{"", "", "", "", "home_", "main_", "assigned_", "original_"}

// referring is a table with one more column, a key that leads to another table; it is as it was where that has no key
// of one column, or where the table refers to it.
func referring(t, to schema.Table, r *rand.Rand) schema.Table {
	name := roles[r.IntN(len(roles))] + strings.ReplaceAll(schema.Singular(schema.Words(to.Name)), " ", "_") + "_id"
	if len(to.PrimaryKey) != 1 || slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, name) }) ||
		slices.ContainsFunc(t.ForeignKeys, func(k schema.ForeignKey) bool { return strings.EqualFold(k.RefTable, to.Name) }) {
		return t
	}
	t.Columns = append(slices.Clone(t.Columns), schema.Column{Name: name, Type: "INTEGER", NotNull: r.IntN(2) == 0})
	t.ForeignKeys = append(slices.Clone(t.ForeignKeys), schema.ForeignKey{Columns: []string{name}, RefTable: to.Name, RefColumns: to.PrimaryKey})
	return t
}
