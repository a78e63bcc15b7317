package testnano

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Warehouse is sales and returns of customers of whom a dimension keeps what each was, with a row for an unknown one;
// deals and why they were lost; leads of users as a connector writes them, with columns of its own and one that nobody
// filled in; and invoices of a table of history. No key is declared.
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
	owner, userID := Text("owner_id", 3, "005a", "005b", "005c"), Text("id", 40, "005a", "005b", "005c")
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "dim_customer", Columns: []schema.Column{number("customer_key", 40, "-1", "38"), number("customer_id", 30, "1", "30"), Text("customer_name", 30),
			Text("tier", 2, "Gold", "Silver"), time("valid_from", 0), time("valid_to", 0.7), flag("is_current", 2, 0), number("number_of_sales", 9, "0", "9")}},
		{Name: "dim_store", Columns: []schema.Column{number("store_key", 40, "1", "40"), Text("store_name", 40)}},
		{Name: "fact_sales", Columns: []schema.Column{number("customer_key", 20, "-1", "38"), number("store_key", 20, "1", "40"), number("net_amount", 40, "5", "900"), number("quantity", 9, "1", "9")}},
		{Name: "fact_returns", Columns: []schema.Column{number("customer_key", 20, "-1", "38"), number("return_amount", 40, "5", "900"), number("quantity", 9, "1", "9")}},
		{Name: "orders_snapshot", Columns: []schema.Column{number("order_id", 25, "1", "25"), Text("status", 2, "Placed", "Paid"), time("dbt_valid_from", 0), time("dbt_valid_to", 0.7)}},
		{Name: "lead", Columns: []schema.Column{number("id", 40, "1", "40"), owner, flag("is_unread_by_owner", 0, 1), time("_fivetran_synced", 0), flag("is_closed", 2, 0)}},
		{Name: "dim_lost_reason", Columns: []schema.Column{number("lost_reason_key", 40, "1", "40"), Text("lost_reason", 40)}},
		{Name: "fact_lost_deals", Columns: []schema.Column{number("lost_reason_key", 9, "1", "40"), number("deals", 9, "1", "9")}},
		{Name: "user", Columns: []schema.Column{userID, Text("name", 40)}},
		{Name: "campaign_history", Columns: []schema.Column{number("id", 30, "1", "30"), Text("billed_by", 2, "month", "year"), flag("_fivetran_active", 2, 0)}},
		{Name: "invoice_history", Columns: []schema.Column{number("invoice_no", 40, "1", "40"), Text("status", 2, "Sent", "Due")}},
	}}
	return link.NewLinker(form.NewCatalog(s, link.GuessKeys(s)))
}
