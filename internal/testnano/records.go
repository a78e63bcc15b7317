package testnano

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Records is a shop of music: tracks of albums of artists, which customers review and buy by the lines of invoices.
func Records() *link.Linker {
	number := func(name, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", NotNull: true, Profile: &schema.Profile{Rows: 40, Distinct: 9, Min: least, Max: most}}
	}
	time := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "date", NotNull: true, Profile: &schema.Profile{Rows: 40, Distinct: 30, Min: "2020-01-01", Max: "2026-01-01"}}
	}
	table := func(name string, to []string, columns ...schema.Column) schema.Table {
		id := ID()
		id.Name = name + "_id"
		t := schema.Table{Name: name, PrimaryKey: []string{id.Name}, Columns: append([]schema.Column{id}, columns...)}
		for _, other := range to {
			t.Columns = append(t.Columns, number(other+"_id", "1", "40"))
			t.ForeignKeys = append(t.ForeignKeys, schema.ForeignKey{Columns: []string{other + "_id"}, RefTable: other, RefColumns: []string{other + "_id"}})
		}
		return t
	}
	employee := table("employee", nil, Text("first_name", 9, "Ada", "Bea"), Text("last_name", 9, "Castell", "Grieg"), number("salary", "3000", "9000"), number("reports_to", "1", "9"))
	employee.ForeignKeys = []schema.ForeignKey{{Columns: []string{"reports_to"}, RefTable: "employee", RefColumns: []string{"employee_id"}}}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		table("artist", nil, Text("name", 9), Text("country", 3, "Brazil", "Spain"), number("formed_year", "1970", "2020")),
		table("album", []string{"artist"}, Text("title", 9), number("release_year", "1980", "2025")),
		table("track", []string{"album"}, Text("title", 9), number("duration_seconds", "100", "500"), number("price", "1", "3")),
		employee,
		table("customer", []string{"employee"}, Text("first_name", 9, "Ada", "Cai"), Text("last_name", 9, "Laurent", "Grieg"), Text("country", 3, "Brazil", "Spain"), time("signup_date")),
		table("invoice", []string{"customer"}, time("invoice_date"), number("total", "1", "90")),
		table("invoice_line", []string{"invoice", "track"}, number("unit_price", "1", "3"), number("quantity", "1", "9")),
		table("review", []string{"customer", "album"}, number("rating", "1", "5"), time("review_date")),
	}}, nil))
}
