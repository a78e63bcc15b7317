package testnano

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Career is workers with the posts and the wages that they have and had, each from a day until another, or until none;
// their badges; posts of the past; what they paid for, and shops, which have a manager.
func Career() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	day := func(name, most string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 20, Nulls: nulls, Min: "1990-01-01", Max: most}}
	}
	texts := func(name string, some ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: map[string]string{}}
		for _, text := range some {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	towns := texts("town", "Bath", "Ely")
	towns.Profile.Nulls = 0.1
	id := schema.Column{Name: "id", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 40, Min: "1", Max: "40"}}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	workers := []schema.ForeignKey{key("worker_id", "workers")}
	discount := schema.Column{Name: "discount", Type: "numeric", Profile: &schema.Profile{Rows: 40, Distinct: 5, Min: "0", Max: "0.25"}}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "workers", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, column("first_name", "text"), column("last_name", "text")}},
		{Name: "posts", ForeignKeys: workers, Columns: []schema.Column{foreign("worker_id"), texts("post", "Welder", "Painter"), day("from_date", "2020-01-01", 0), day("to_date", "9999-01-01", 0)}},
		{Name: "wages", ForeignKeys: workers, Columns: []schema.Column{foreign("worker_id"), column("wage", "integer"), day("from_date", "2020-01-01", 0), day("to_date", "9999-01-01", 0)}},
		{Name: "badges", ForeignKeys: workers, Columns: []schema.Column{foreign("worker_id"), texts("colour", "Red", "Blue"), day("valid_from", "2020-01-01", 0), day("valid_to", "2020-01-01", 0.5)}},
		{Name: "post_history", ForeignKeys: workers, Columns: []schema.Column{foreign("worker_id"), column("post", "text")}},
		{Name: "payments", PrimaryKey: []string{"payment_id", "paid_on"}, ForeignKeys: workers,
			Columns: []schema.Column{foreign("payment_id"), foreign("worker_id"), column("amount", "numeric"), day("paid_on", "2020-01-01", 0), towns}},
		{Name: "rankings", PrimaryKey: []string{"sales_place"}, Columns: []schema.Column{column("sales_place", "integer"), column("name", "text"),
			texts("rating", "Good", "Poor"), column("rated_price", "numeric"), column("number_of_seats", "integer")}},
		{Name: "shops", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("manager_worker_id", "workers")},
			Columns: []schema.Column{id, column("name", "text"), foreign("manager_worker_id"), column("stock_left", "integer"), column("tax_amount", "numeric"), column("total_amount", "numeric"), discount, column("open_accounts", "boolean")}},
		{Name: "rentals", PrimaryKey: []string{"id"}, ForeignKeys: workers, Columns: []schema.Column{id, foreign("worker_id")}},
	}}, nil))
}
