package review

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// office is customers, who may be deleted, with orders, their payments, some of which failed, and products.
func office() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	texts := func(name string, values ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(values)), Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[v] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	flag := schema.Column{Name: "is_active", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 2, Min: "0", Max: "1"}}
	name := schema.Column{Name: "name", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 30}}
	email := schema.Column{Name: "email", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 40}}
	bonus := schema.Column{Name: "bonus", Type: "numeric", Profile: &schema.Profile{Rows: 40, Distinct: 9, Min: "0", Max: "900", Nulls: 0.2}}
	removed := schema.Column{Name: "deleted_at", Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 5, Nulls: 0.9}}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), name, email, bonus, column("signed_up_on", "date"), removed}},
		{Name: "orders", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("customer_id", "customers")},
			Columns: []schema.Column{column("id", "integer"), foreign("customer_id"), texts("status", "shipped", "pending"), column("placed_at", "date"), column("canceled_on", "date"), column("discount_pct", "numeric"), column("freight_cents", "integer"), column("warranty_months", "integer")}},
		{Name: "payments", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("order_id", "orders")},
			Columns: []schema.Column{column("id", "integer"), foreign("order_id"), column("amount", "numeric"), texts("status", "succeeded", "refunded"), column("at", "date")}},
		{Name: "products", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("title", "text"), column("stock", "integer"), column("price", "numeric"), column("cost", "numeric"), flag}},
		{Name: "order_lines", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("order_id", "orders"), key("product_id", "products")},
			Columns: []schema.Column{column("id", "integer"), foreign("order_id"), foreign("product_id")}},
	}}, nil, form.Measure{Table: "payments", Name: "net_revenue", Of: &sqltree.Expr{Op: sqltree.OpColumn, Text: "amount"}}))
}

// What office workers ask, and what was answered without doubt.
func TestOfficeRules(t *testing.T) {
	linker := office()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"verb of table", "Which customers ordered in 2024?", "select customers.name where customers.signed_up_on = V0", "select customers.name where orders.placed_at = V0"},
		{"verb of table", "Which customers are ordered by email?", "", "select customers.name order customers.email asc"},
		{"value by its root", "How many refunds were there?", "select count payments", "select count payments where payments.status = V0"},
		{"value by its root", "How many payments were there?", "", "select count payments"},
		{"duration left out", "Which orders were canceled within a year?", "select orders.id where orders.canceled_on not null", "select orders.id where minus orders.canceled_on orders.placed_at < n1"},
		{"duration left out", "Which orders were canceled within the first week?", "", "select orders.id where orders.canceled_on not null"},
		{"nothing said used", "total payments", "select sum products.stock", "select sum payments.amount"},
		{"flag of others", "How many active customers are there?", "select count customers where products.is_active = n1", ""},
		{"flag of others", "How many active products are there?", "", "select count products where products.is_active = n1"},
		{"zero left out", "Which customers got no bonus?", "select customers.name where customers.bonus null", "select customers.name where customers.bonus = n0"},
		{"group of one value", "customers with more than one shipped order",
			"select customers.name where orders.status = V1 group orders.status having count orders > n1",
			"select customers.name where orders.status = V1 group customers.id having count orders > n1"},
		{"several unsaid", "customers with overdue orders", "select customers.name group customers.name having count orders > n1", ""},
		{"several unsaid", "customers with more than one order", "", "select customers.name group customers.name having count orders > n1"},
		{"rows ranked", "Which customer has the highest payment?", "select customers.name group customers.name order count payments desc limit n1",
			"select customers.name order payments.amount desc limit n1"},
		{"rows ranked", "Which customer has the most payments?", "", "select customers.name group customers.name order count payments desc limit n1"},
		{"count unsaid", "Which status pays us most?", "select orders.status group orders.status order count orders desc limit n1", ""},
		{"count unsaid", "Which status do most orders have?", "", "select orders.status group orders.status order count orders desc limit n1"},
		{"moment of another", "canceled orders per month", "select month orders.placed_at count orders group month orders.placed_at",
			"select month orders.canceled_on count orders group month orders.canceled_on"},
		{"moment guessed", "How many customers churned in 2024?", "select count customers where customers.signed_up_on = V0", ""},
		{"moment guessed", "How many payments failed in 2024?", "select count payments where payments.at = V0", ""},
		{"moment guessed", "How many orders came in during 2024?", "select count orders where orders.canceled_on = V0", "select count orders where orders.placed_at = V0"},
		{"moment guessed", "How many customers signed up in 2024?", "", "select count customers where customers.signed_up_on = V0"},
		{"difference left out", "difference between bonus and price", "select customers.bonus products.price", "select minus customers.bonus products.price"},
		{"key compared", "How many orders have more than one order line?", "select count orders where order_lines.id > V0", "select count orders where orders.id = V0"},
		{"no money", "Which product brings in the most money?", "select products.title group products.title order sum products.stock desc limit n1",
			"select products.title group products.title order sum products.price desc limit n1"},
		{"amount of others", "total order value", "select sum payments.amount where orders.id not null", "select avg orders.discount_pct"},
		{"total counted", "total payments in 2024", "select count payments where payments.at = V0", "select sum payments.amount where payments.at = V0"},
		{"total counted", "total number of payments", "", "select count payments"},
		{"cost for price", "How many products cost more than 100?", "select count products where products.cost > V0", "select count products where products.price > V0"},
		{"cost for price", "How many products have a cost of more than 100?", "", "select count products where products.cost > V0"},
		{"rate summed", "total discount", "select sum orders.discount_pct", "select avg orders.discount_pct"},
		{"parts averaged", "average order value", "select avg payments.amount where orders.id not null", "select avg orders.discount_pct"},
		{"parts averaged", "average payment", "", "select avg payments.amount"},
		{"part unused", "payments per month", "select count payments", "select month payments.at count payments group month payments.at"},
		{"word left out", "payments in euros", "select payments", ""},
		{"word left out", "average freight of orders in euros", "", "select avg orders.freight_cents"},
		{"word unknown", "average freight of orders in euros", "select avg orders.discount_pct", "select avg orders.freight_cents"},
		{"unpaid summed", "How much money did we make?", "select sum payments.amount", "select sum payments.net_revenue"},
		{"unpaid summed", "What is our total revenue?", "select sum payments.amount", "select sum payments.amount where payments.status = V0"},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// Rows of a join that repeats them are counted and listed once, by their key, where the question asks for them.
func TestOnce(t *testing.T) {
	linker := office()
	for _, c := range []struct{ question, given, want string }{
		{"How many customers have pending orders?", "select count customers where orders.status = V0", "select count distinct customers.id where orders.status = V0"},
		{"number of different customers with pending orders", "select count customers where orders.status = V0", "select count distinct customers.id where orders.status = V0"},
		{"number of customers per status", "select orders.status count customers group orders.status", "select orders.status count distinct customers.id group orders.status"},
		{"How many orders are pending?", "select count orders where orders.status = V0", "select count orders where orders.status = V0"},
		{"How many orders do customers called V0 have?", "select count orders where customers.email = V0", "select count orders where customers.email = V0"},
		{"How many times have customers ordered?", "select count customers where orders.id not null", "select count customers where orders.id not null"},
		{"Which customers have pending orders?", "select customers.email where orders.status = V0", "select distinct customers.email where orders.status = V0"},
		{"Which customers have pending orders?", "select customers.name where orders.status = V0",
			"select customers.name where customers.id in ( select customers.id where orders.status = V0 )"},
		{"Which orders has a customer called V0?", "select orders.id where customers.email = V0", "select orders.id where customers.email = V0"},
		{"How many deleted customers are there?", "select count customers where customers.deleted_at = ( select distinct customers.deleted_at )",
			"select count customers where customers.deleted_at not null"},
		{"How many customers are not deleted?", "select count customers where customers.deleted_at not null", "select count customers where customers.deleted_at null"},
		{"How many customers are there, ignoring deleted ones?", "select count customers where customers.deleted_at null", "select count customers where customers.deleted_at null"},
		{"customers not marked as deleted", "select customers.name where customers.deleted_at null", "select customers.name where customers.deleted_at null"},
		{"Which customers deleted products?", "select customers.name where customers.deleted_at null", "select customers.name where customers.deleted_at null"},
		{"Which deleted customers were last?", "select customers.name where customers.deleted_at = ( select max customers.deleted_at )",
			"select customers.name where customers.deleted_at = ( select max customers.deleted_at )"},
		{"How many customers are there including deleted ones?", "select count customers where customers.deleted_at null", "select count customers where customers.deleted_at null"},
		{"Which customers aren't deleted?", "select customers.name where customers.deleted_at null", "select customers.name where customers.deleted_at null"},
		{"How many deleted customers are there?", "select count customers where customers.deleted_at = customers.signed_up_on and customers.bonus > n5",
			"select count customers where customers.deleted_at not null and customers.bonus > n5"},
	} {
		checkMended(t, linker, c.question, c.given, c.want)
	}
}
