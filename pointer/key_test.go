package pointer

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

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
	s := &spider{t: t}
	dirs, err := os.ReadDir(corpora.Path(t, "spider/database"))
	if err != nil {
		t.Fatal(err)
	}
	for _, primary := range []bool{false, true} {
		var declared, guessed, both int
		for _, dir := range dirs {
			o := s.get(dir.Name())
			if o == nil {
				continue
			}
			keys, found := map[string]bool{}, map[string]bool{}
			for _, table := range o.catalog.Schema.Tables {
				for _, k := range table.ForeignKeys {
					if len(k.Columns) == 1 && len(k.RefColumns) == 1 {
						keys[pair(table.Name, k.Columns[0], k.RefTable, k.RefColumns[0])] = true
					}
				}
			}
			if len(keys) == 0 {
				continue // nobody says which are right
			}
			for _, g := range GuessKeys(withoutKeys(o.catalog.Schema, primary)) {
				p := pair(g.Table, g.Column, g.RefTable, g.RefColumn)
				found[p] = true
				if keys[p] {
					both++
				}
			}
			declared, guessed = declared+len(keys), guessed+len(found)
		}
		t.Logf("without primary keys: %t: %d declared, %d guessed, %d of them declared", primary, declared, guessed, both)
		if float64(both) < 0.75*float64(declared) || float64(both) < 0.88*float64(guessed) {
			t.Errorf("%d of %d are found, with %d others", both, declared, guessed-both)
		}
	}
}

// pair are two columns, whichever refers to the other.
func pair(table, column, refTable, refColumn string) string {
	a, b := strings.ToLower(table+"."+column), strings.ToLower(refTable+"."+refColumn)
	return min(a, b) + " " + max(a, b)
}

// Where nothing is declared, short forms of tables' names say whose number a column is, and what is alike by chance is
// no key.
func TestKeysOfTablesWithoutAny(t *testing.T) {
	table := func(name string, columns ...string) schema.Table {
		out := schema.Table{Name: name}
		for _, c := range columns {
			kind := "text"
			if strings.HasSuffix(c, "id") || c == "area" {
				kind = "bigint"
			}
			out.Columns = append(out.Columns, schema.Column{Name: c, Type: kind})
		}
		return out
	}
	var got []string
	for _, g := range GuessKeys(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		table("author", "aid", "name", "first_name", "oid"), table("organization", "oid", "name", "first_name"),
		table("writes", "aid", "pid"), table("publication", "pid", "title", "journalid"), table("journal", "journalid", "name"),
		table("state", "state_name", "area"), table("lake", "lake_name", "area", "state_name"),
	}}) {
		got = append(got, g.Table+"."+g.Column+" = "+g.RefTable+"."+g.RefColumn)
	}
	want := []string{"author.oid = organization.oid", "writes.aid = author.aid", "writes.pid = publication.pid",
		"publication.journalid = journal.journalid", "lake.state_name = state.state_name"}
	if !slices.Equal(got, want) {
		t.Errorf("guessed\n\t%q, want\n\t%q", got, want)
	}
}
