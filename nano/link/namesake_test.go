package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Rows that share a name are groups of their own where the question asks for them, and one group where it asks for the
// name, where the name is a kind, or where nothing belongs to them.
func TestNamesakes(t *testing.T) {
	id := schema.Column{Name: "id", Type: "integer", Profile: &schema.Profile{Rows: 250, Distinct: 250}}
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 500, Distinct: 100}}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	const plain, keyed = "GROUP BY boats.name", "GROUP BY boats.name, boats.id"
	for _, c := range []struct {
		question, count string
		name            schema.Profile
		unique          [][]string
		want            string
	}{
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 78}, nil, keyed},
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 249}, nil, keyed},
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 250}, nil, plain},
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 250, Sampled: true}, nil, keyed},
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 250, Sampled: true}, [][]string{{"name"}}, plain},
		{"stays per boat", "stays", schema.Profile{Rows: 250, Distinct: 5}, nil, plain}, // kinds of boats
		{"stays per boat name", "stays", schema.Profile{Rows: 250, Distinct: 78}, nil, plain},
		{"owners per boat", "owners", schema.Profile{Rows: 250, Distinct: 78}, nil, plain}, // each has one
		{"boats per name", "boats", schema.Profile{Rows: 250, Distinct: 78}, nil, "GROUP BY name"},
	} {
		l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
			{Name: "owners", PrimaryKey: []string{"id"}, Columns: []schema.Column{id}},
			{Name: "boats", PrimaryKey: []string{"id"}, Unique: c.unique, ForeignKeys: []schema.ForeignKey{key("owner_id", "owners")},
				Columns: []schema.Column{id, {Name: "name", Type: "text", Profile: &c.name}, foreign("owner_id")}},
			{Name: "stays", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("boat_id", "boats")}, Columns: []schema.Column{id, foreign("boat_id")}},
		}}, nil))
		p := l.Link(c.question, time.Time{}, nil)
		q, err := form.Decode(testnano.Tokens(p, "select boats.name count "+c.count+" group boats.name"), p)
		if err != nil {
			t.Fatalf("%s: %v", c.question, err)
		}
		if got, err := sqltree.Print(dialects.SQLite, q); err != nil || !strings.HasSuffix(got, c.want) {
			t.Errorf("%s, by %+v: %s %v, want %s", c.question, c.name, got, err, c.want)
		}
	}
}
