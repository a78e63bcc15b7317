package link_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A part of several tables' names means the one that it says most of, apart from words for whatever holds rows.
func TestHeadNoun(t *testing.T) {
	p := testnano.Tracker().Link("How many orders were there?", time.Now(), nil)
	for _, s := range p.Question {
		if s.Text == "orders" && (len(s.Tables) != 2 || p.Tables[s.Tables[0]].Name != "order_stats") {
			t.Errorf("orders are of tables %v", s.Tables)
		}
	}
}

// What others did to rows is joined by the key of its target; what rows did, by the other.
func TestPassive(t *testing.T) {
	linker := testnano.Tracker()
	for question, want := range map[string]string{
		"most blocked users":                   "target_user_id",
		"users blocked more than 2 times":      "target_user_id",
		"users that were blocked":              "target_user_id",
		"users that blocked others":            "user_id",
		"blocks per user":                      "user_id",
		"How many blocks does each user have?": "user_id",
	} {
		p := linker.Link(question, time.Now(), nil)
		blocks, _ := p.TableNamed("blocks")
		users, _ := p.TableNamed("users")
		j, ok := p.Join([]int{users, blocks}, nil)
		if !ok || len(j.On) != 2 || p.Columns[j.On[1][0][0]].Name != want {
			t.Errorf("%s: %v %v, want %s", question, ok, j, want)
		}
	}
}

// Of the tables that keys lead to, those of keys that the question names come first, where there is no room for all.
func TestKeyNamed(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.Postgres}
	number := func(name string) schema.Column { return schema.Column{Name: name, Type: "bigint"} }
	add := func(name string, refers, to string) {
		s.Tables = append(s.Tables, schema.Table{Name: name, PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), number(refers)},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{refers}, RefTable: to, RefColumns: []string{"id"}}}})
	}
	add("course", "category", "subjects")
	for i := range form.MaxTables + 10 {
		add(fmt.Sprintf("module%d", i), "course", "course")
	}
	add("subjects", "parent", "subjects")
	p := link.NewLinker(form.NewCatalog(s, nil)).Link("courses per category", time.Now(), nil)
	if subjects, _ := p.TableNamed("subjects"); p.TableToken(subjects) == "" {
		t.Error("the table of the named key has no pointer")
	}
}
