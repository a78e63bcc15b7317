package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// warehouse has sales of stores and of the web, what was returned, visits that convert, and deals.
func warehouse() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	to := func(column, table, key string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{key}}
	}
	day := []schema.Column{column("order_date", "date"), column("_fivetran_synced", "timestamp")}
	sales := func(name string) schema.Table {
		return schema.Table{Name: name, PrimaryKey: []string{"sales_key"}, ForeignKeys: []schema.ForeignKey{to("product_key", "dim_product", "product_key")},
			Columns: append([]schema.Column{column("sales_key", "integer"), column("product_key", "integer"), column("net_amount", "numeric"), column("gross_amount", "numeric"), column("tax_amount", "numeric")}, day...)}
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "dim_product", PrimaryKey: []string{"product_key"}, Columns: []schema.Column{column("product_key", "integer"), column("category", "text")}},
		sales("fact_store_sales"), sales("fact_web_sales"),
		{Name: "fact_returns", ForeignKeys: []schema.ForeignKey{to("product_key", "dim_product", "product_key")},
			Columns: []schema.Column{column("product_key", "integer"), column("return_amount", "numeric"), column("return_date", "date")}},
		{Name: "sessions", PrimaryKey: []string{"session_key"}, Columns: []schema.Column{column("session_key", "integer"), column("source", "text"), column("is_converted", "boolean"),
			column("seconds", "integer")}},
		{Name: "deals", PrimaryKey: []string{"deal_key"}, Columns: []schema.Column{column("deal_key", "integer"), column("name", "text"), column("is_won", "boolean"),
			column("created_date", "date"), column("close_date", "date")}},
	}}, nil))
}

// Sales are what their rows bring in, of the table that the question says; neither how many there are, nor others.
func TestSalesSummed(t *testing.T) {
	const count = "select dim_product.category count fact_store_sales group dim_product.category"
	const summed = "select dim_product.category sum fact_store_sales.net_amount group dim_product.category"
	for _, c := range []struct{ question, given, want string }{
		{"store sales by category", count, summed},
		{"how many store sales are there by category", count, count},
		{"web sales by category", "select dim_product.category count fact_web_sales group dim_product.category",
			"select dim_product.category sum fact_web_sales.net_amount group dim_product.category"},
		{"store revenue by category", "select dim_product.category sum fact_returns.return_amount group dim_product.category", summed},
		{"tax on store sales by category", "select dim_product.category sum fact_store_sales.tax_amount group dim_product.category",
			"select dim_product.category sum fact_store_sales.tax_amount group dim_product.category"},
		{"web revenue by category", "select dim_product.category sum fact_web_sales.gross_amount group dim_product.category",
			"select dim_product.category sum fact_web_sales.net_amount group dim_product.category"},
		{"gross amount of web sales by category", "select dim_product.category sum fact_web_sales.gross_amount group dim_product.category",
			"select dim_product.category sum fact_web_sales.gross_amount group dim_product.category"},
		{"total web sales", "select fact_web_sales.sales_key", "select sum fact_web_sales.net_amount"},
	} {
		checkMended(t, warehouse(), c.question, c.given, c.want)
	}
}

// A rate of what a flag says is the share of rows that are so, of all that the query groups.
func TestShareOfFlag(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"conversion rate by source", "select sessions.source sum sessions.seconds group sessions.source",
			"select sessions.source avg ( sessions.is_converted = n1 ) where sessions.is_converted not null group sessions.source"},
		{"win rate of deals", "select deals.name", "select avg ( deals.is_won = n1 ) where deals.is_won not null"},
		{"sessions by source", "select sessions.source count sessions group sessions.source", "select sessions.source count sessions group sessions.source"},
	} {
		checkMended(t, warehouse(), c.question, c.given, c.want)
	}
}

// Deals are won when they are closed, and rows are of when they took place, not of when they came to the warehouse.
func TestByOutcome(t *testing.T) {
	const created = "select deals.name where deals.created_date = V0 and deals.is_won = n1"
	for _, c := range []struct{ question, given, want string }{
		{"deals won in 2025", created, "select deals.name where deals.close_date = V0 and deals.is_won = n1"},
		{"deals created in 2025", "select deals.name where deals.created_date = V0", "select deals.name where deals.created_date = V0"},
		{"store sales in 2025", "select sum fact_store_sales.net_amount where fact_store_sales._fivetran_synced = V0",
			"select sum fact_store_sales.net_amount where fact_store_sales.order_date = V0"},
		{"which category sold the most in 2025", "select dim_product.category where fact_returns.return_date = V0 group dim_product.category order sum fact_store_sales.net_amount desc limit n1",
			"select dim_product.category where fact_store_sales.order_date = V0 group dim_product.category order sum fact_store_sales.net_amount desc limit n1"},
	} {
		checkMended(t, warehouse(), c.question, c.given, c.want)
	}
}

// What has not happened yet has no time when it did, where its status is compared with none.
func TestNotHappened(t *testing.T) {
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "orders", Columns: []schema.Column{
		{Name: "number", Type: "text"}, {Name: "delivered_date", Type: "date", Profile: &schema.Profile{Rows: 9, Nulls: 0.5, Distinct: 4, Min: "2025-01-01", Max: "2025-02-01"}},
		{Name: "status", Type: "text", Profile: &schema.Profile{Rows: 9, Distinct: 2, Min: "Delivered", Max: "Open", Common: []string{"Delivered", "Open"},
			Texts: map[string]string{"delivered": "Delivered", "open": "Open"}}},
	}}}}, nil))
	checkMended(t, l, "how many orders have not been delivered yet", "select count orders where orders.status null", "select count orders where orders.delivered_date null")
}
