package pointer

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// A table of codes says what those of other tables mean: of the kind that is called as they are, where there are
// several.
func TestLearnCodes(t *testing.T) {
	codes := func(name string, some ...string) schema.Column {
		texts := map[string]string{}
		for _, text := range some {
			texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: texts}}
	}
	texts := func(names ...string) (out []schema.Column) {
		for _, name := range names {
			out = append(out, schema.Column{Name: name, Type: "text"})
		}
		return out
	}
	catalog := NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "permits", Columns: []schema.Column{{Name: "id", Type: "integer"}, codes("status", "A", "D"), codes("method", "W", "X")}},
		{Name: "fines", Columns: []schema.Column{{Name: "id", Type: "integer"}, codes("status", "A", "O"), codes("trade_cd", "EL")}},
		{Name: "ref_codes", Columns: texts("domain", "code", "descr")},
		{Name: "trades", PrimaryKey: []string{"trade_cd"}, Columns: texts("trade_cd", "descr")},
	}}, []Guess{{"fines", "trade_cd", "trades", "trade_cd"}})
	tables := catalog.CodeTables()
	if len(tables) != 1 || catalog.Tables[tables[0].Table].Name != "ref_codes" { // a key leads to trades
		t.Fatalf("%+v", tables)
	}
	linker := NewLinker(catalog)
	linker.LearnCodes(tables[0], []Meaning{
		{"PERMIT_STATUS", "A", "Approved"}, {"PERMIT_STATUS", "D", "Turned down"},
		{"FINE_STATUS", "A", "Under appeal"}, {"FINE_STATUS", "O", "Open"}, {"PAY", "W", "Wire"},
	})
	for question, want := range map[string]string{
		"how many permits were approved?":     "permits.status A",
		"permits that were turned down":       "permits.status D",
		"how many fines are under appeal?":    "fines.status A",
		"how many permits were paid by wire?": "", // the methods hold X, which no kind has
	} {
		got := ""
		for _, v := range linker.Link(question, time.Now(), nil).Values {
			for _, cell := range v.Cells {
				column := catalog.Columns[cell.Column]
				got += catalog.Tables[column.Table].Name + "." + column.Name + " " + cell.Text
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
