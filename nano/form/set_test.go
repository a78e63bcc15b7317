package form_test

import (
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A row of a SET may have several members: one that a question says is looked for among them, and read back so.
func TestMembers(t *testing.T) {
	of := func(d dialects.Dialect, kind string) *form.Prompt {
		equipment := schema.Column{Name: "equipment", Type: kind, Profile: &schema.Profile{Rows: 40, Distinct: 2,
			Texts: map[string]string{"gps radar": "gps,radar", "radar": "radar"}}}
		return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: d, Tables: []schema.Table{
			{Name: "boat", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "int"}, equipment}},
		}}, nil)).Link("boats with gps or radar", time.Now(), nil)
	}
	const set = "set('gps','radar','skipper''s chair')"
	for _, c := range []struct {
		dialect    dialects.Dialect
		kind, form string
		want       string
	}{
		{dialects.MySQL, set, "= V0", "find_in_set('gps', equipment)"}, // which no row has alone
		{dialects.MySQL, set, "!= V1", "NOT find_in_set('radar', equipment)"},
		{dialects.MySQL, set, "= V0 or boat.equipment = V1", "find_in_set('gps', equipment) OR find_in_set('radar', equipment)"},
		{dialects.MySQL, set, "null", "equipment IS NULL"},
		{dialects.MySQL, "varchar(20)", "= V0", "equipment = 'radar'"},
		{dialects.SQLite, set, "= V0", "equipment = 'radar'"},
	} {
		p := of(c.dialect, c.kind)
		tokens := testnano.Tokens(p, "select boat.id where boat.equipment "+c.form)
		query, err := form.Decode(tokens, p)
		if err != nil {
			t.Errorf("%s: %v", c.form, err)
			continue
		}
		want := "SELECT id FROM boat WHERE " + c.want
		if sql, err := sqltree.Print(c.dialect, query); err != nil || sql != want {
			t.Errorf("%s of %s: %s %v, want %s", c.form, c.kind, sql, err, want)
		}
		statement, err := parse.Parse(c.dialect, want)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := form.Encode(statement.Query, p); err != nil || !slices.Equal(back, tokens) {
			t.Errorf("%s: %v %v, want %v", want, back, err, tokens)
		}
	}
}
