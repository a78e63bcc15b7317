package testnano

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Warehouse is sales and returns of customers of whom a dimension keeps what each was, with a row for an unknown one;
// and leads as a connector writes them, with columns of its own and one that nobody filled in. No key is declared.
func Warehouse() *link.Linker {
	number := func(name string, distinct int64, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: distinct, Min: least, Max: most}}
	}
	time := func(name string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "timestamp", Profile: &schema.Profile{Rows: 40, Distinct: 20, Nulls: nulls, Min: "2024-01-01", Max: "2026-01-01"}}
	}
	flag := func(name string, distinct int64, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "boolean", Profile: &schema.Profile{Rows: 40, Distinct: distinct, Nulls: nulls}}
	}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "dim_customer", Columns: []schema.Column{number("customer_key", 40, "-1", "38"), number("customer_id", 30, "1", "30"), Text("customer_name", 30),
			Text("tier", 2, "Gold", "Silver"), time("valid_from", 0), time("valid_to", 0.7), flag("is_current", 2, 0)}},
		{Name: "dim_store", Columns: []schema.Column{number("store_key", 40, "1", "40"), Text("store_name", 40)}},
		{Name: "fact_sales", Columns: []schema.Column{number("customer_key", 20, "-1", "38"), number("store_key", 20, "1", "40"), number("net_amount", 40, "5", "900")}},
		{Name: "fact_returns", Columns: []schema.Column{number("customer_key", 20, "-1", "38"), number("return_amount", 40, "5", "900")}},
		{Name: "orders_snapshot", Columns: []schema.Column{number("order_id", 25, "1", "25"), Text("status", 2, "Open", "Paid"), time("dbt_valid_from", 0), time("dbt_valid_to", 0.7)}},
		{Name: "lead", Columns: []schema.Column{number("id", 40, "1", "40"), number("owner_id", 9, "1", "9"), flag("is_unread_by_owner", 0, 1), time("_fivetran_synced", 0)}},
	}}
	return link.NewLinker(form.NewCatalog(s, link.GuessKeys(s)))
}
