package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// holding is a column with its texts.
func holding(name string, some ...string) schema.Column {
	texts := map[string]string{}
	for _, text := range some {
		texts[schema.Words(text)] = text
	}
	return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: texts}}
}

// A table of codes says what those of other tables mean: of the kind that is called as they are.
func TestLearnCodes(t *testing.T) {
	id := schema.Column{Name: "id", Type: "integer"}
	catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "permits", Columns: []schema.Column{id, holding("status", "A", "D"), holding("method", "W", "X"), holding("zone_cd", "R", "S", "T")}},
		{Name: "fines", Columns: []schema.Column{id, holding("status", "A", "O"), holding("trade_cd", "EL")}},
		{Name: "vendors", Columns: []schema.Column{id, holding("status", "A", "D")}},
		{Name: "ref_codes", Columns: []schema.Column{holding("domain_name"), holding("code"), holding("short_name"), holding("descr")}},
		{Name: "trades", PrimaryKey: []string{"trade_cd"}, Columns: []schema.Column{holding("trade_cd", "EL"), holding("descr", "electricity")}},
	}}, []form.Guess{{Table: "fines", Column: "trade_cd", RefTable: "trades", RefColumn: "trade_cd"}})
	tables := link.NewLinker(catalog).CodeTables()
	if len(tables) != 1 || catalog.Columns[tables[0].Kind].Name != "domain_name" || catalog.Columns[tables[0].Label].Name != "descr" {
		t.Fatalf("%+v", tables) // a key leads to trades
	}
	linker := link.NewLinker(catalog)
	linker.LearnCodes(tables[0], []link.Meaning{
		{"PERMIT_STATUS", "A", "Approved"}, {"PERMIT_STATUS", "D", "Turned down"}, {"PERMIT_STATUS", "Z", ""},
		{"FINE_STATUS", "A", "Under appeal"}, {"FINE_STATUS", "O", "Open"}, {"PERMIT_METHOD", "W", "Wire"},
		{"ZONE", "R", "Mixed"}, {"ZONE", "S", "Mixed"}, {"ZONE", "T", "Farming"},
	})
	for question, want := range map[string]string{
		"how many permits were approved?":     "permits.status A",
		"permits that were turned down":       "permits.status D",
		"how many fines are under appeal?":    "fines.status A",
		"how many permits were paid by wire?": "", // the methods hold X, which the kind has not
		"permits of mixed zones":              "", // it may be either code
	} {
		if got := said(linker, question); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}

// said are the cells of the values of a question.
func said(l *link.Linker, question string) string {
	var out []string
	for _, v := range l.Link(question, time.Now(), nil).Values {
		for _, cell := range v.Cells {
			column := l.Columns[cell.Column]
			out = append(out, l.Tables[column.Table].Name+"."+column.Name+" "+cell.Text)
		}
	}
	return strings.Join(out, ", ")
}

// A table without kinds has the codes that it is called after, and no others; its own labels can be asked for still.
func TestLearnCodesOfOneKind(t *testing.T) {
	catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "orders", Columns: []schema.Column{{Name: "id", Type: "integer"}, holding("status", "C", "S"), holding("unit", "M")}},
		{Name: "order_statuses", Columns: []schema.Column{holding("code", "C", "S"), holding("label", "Cancelled", "Shipped")}},
		{Name: "contacts", Columns: []schema.Column{holding("name", "Anna"), holding("unit_code", "M")}},
		{Name: "secrets", Columns: []schema.Column{holding("code", "C"), {Name: "label", Type: "text", Masked: true}}},
	}}, nil)
	linker := link.NewLinker(catalog)
	for _, table := range link.NewLinker(catalog).CodeTables() {
		if catalog.Tables[table.Table].Name == "secrets" {
			t.Error("masked labels are read")
		}
		linker.LearnCodes(table, map[string][]link.Meaning{
			"order_statuses": {{"", "C", "Cancelled"}, {"", "S", "Shipped"}},
			"contacts":       {{"", "M", "Anna"}},
		}[catalog.Tables[table.Table].Name])
	}
	for question, want := range map[string]string{
		"how many orders were shipped?": "orders.status S, order_statuses.label Shipped",
		"the orders of Anna":            "contacts.name Anna",
	} {
		if got := said(linker, question); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
