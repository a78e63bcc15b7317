package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Who spent most paid most; a figure that is no money is not what was spent, and one that the question names stays.
func TestSpent(t *testing.T) {
	const stock = "select workers.last_name group workers.last_name order sum shops.stock_left desc limit n1"
	const amount = "select workers.last_name group workers.last_name order sum payments.amount desc limit n1"
	for _, c := range []struct{ question, given, want string }{
		{"Which worker spent the most?", stock, amount},
		{"Which worker paid the most on average?", "select workers.last_name group workers.last_name order avg shops.stock_left desc limit n1", amount},
		{"Which worker has the most stock left?", stock, stock},
		{"Which worker ordered the most?", stock, stock},
		{"Which shop spent the most?", "select shops.name group shops.name order sum shops.stock_left desc limit n1",
			"select shops.name group shops.name order sum shops.stock_left desc limit n1"},
	} {
		checkMended(t, testnano.Career(), c.question, c.given, c.want)
	}
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	to := func(column, table string) []schema.ForeignKey {
		return []schema.ForeignKey{{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "employees", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("salary", "integer")}},
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), column("employee_id", "integer")}, ForeignKeys: to("employee_id", "employees")},
		{Name: "invoices", Columns: []schema.Column{column("customer_id", "integer"), column("total", "numeric")}, ForeignKeys: to("customer_id", "customers")},
	}}, nil))
	// Whoever pays is not ranked by what another one is paid.
	const salary = "select customers.name order employees.salary desc limit n1"
	for question, want := range map[string]string{
		"which customer paid the most?":         "select customers.name group customers.name order sum invoices.total desc limit n1",
		"which customer is paid the most?":      salary,
		"which customer has the highest salary": salary,
	} {
		checkMended(t, l, question, salary, want)
	}
}
