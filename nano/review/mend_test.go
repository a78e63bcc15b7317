package review

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// trade is customers with orders, their lines, and the products of these, which have a price of their own.
func trade(suggested bool) *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), column("born", "date")}},
		{Name: "orders", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("customer_id", "customers")},
			Columns: []schema.Column{column("id", "integer"), foreign("customer_id"), {Name: "order_date", Type: "date", NotNull: true}, column("shipped_date", "date")}},
		{Name: "products", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("title", "text"), column("price", "numeric")}},
		{Name: "order_lines", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("order_id", "orders"), key("product_id", "products")},
			Columns: []schema.Column{column("id", "integer"), foreign("order_id"), foreign("product_id"), column("unit_price", "numeric"), column("quantity", "integer")}},
	}}
	product := &sqltree.Expr{Op: sqltree.OpStar, Args: []*sqltree.Expr{{Op: sqltree.OpColumn, Text: "unit_price"}, {Op: sqltree.OpColumn, Text: "quantity"}}}
	lines := &sqltree.Expr{Op: sqltree.OpCall, Text: "count", Args: []*sqltree.Expr{{Op: sqltree.OpStar}}}
	share := &sqltree.Expr{Op: "/", Args: []*sqltree.Expr{{Op: sqltree.OpCall, Text: "sum", Args: []*sqltree.Expr{product}}, lines}}
	return link.NewLinker(form.NewCatalog(s, nil, form.Measure{Table: "order_lines", Name: "revenue", Of: product, Suggested: suggested},
		form.Measure{Table: "order_lines", Name: "line_value", Of: share, Whole: true}),
		link.Term{Phrase: "revenue", Table: "order_lines", Column: "revenue"}, link.Term{Phrase: "sales", Table: "order_lines", Column: "revenue"},
		link.Term{Phrase: "line value", Table: "order_lines", Column: "line_value"})
}

func TestMended(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"which customer brought the most revenue?", "select customers.name order order_lines.revenue desc limit n1",
			"select customers.name group customers.name order sum order_lines.revenue desc limit n1"},
		{"revenue per year", "select year customers.born sum order_lines.revenue group year customers.born",
			"select year orders.order_date sum order_lines.revenue group year orders.order_date"},
		{"revenue by born", "select customers.born sum order_lines.revenue group customers.born",
			"select customers.born sum order_lines.revenue group customers.born"},
		{"total revenue in 1998", "select sum order_lines.revenue", "select sum order_lines.revenue where orders.order_date = V0"},
		{"total revenue in 1998", "select sum order_lines.revenue where orders.shipped_date = V0", "select sum order_lines.revenue where orders.order_date = V0"},
		{"products with a revenue above 1998", "select products.title where order_lines.revenue > V0",
			"select products.title group products.title having sum order_lines.revenue > V0"},
		{"What is our total revenue?", "select order_lines.quantity group order_lines.quantity having count order_lines >= n2", "select sum order_lines.revenue"},
		{"what was the revenue in 1998", "select order_lines.revenue", "select sum order_lines.revenue where orders.order_date = V0"},
		{"what revenue did Ann make?", "select sum order_lines.revenue where customers.name = V0", "select sum order_lines.revenue where customers.name = V0"},
		{"highest line value", "select max order_lines.line_value", "select sum order_lines.line_value"},
		{"highest line value", "select order_lines.line_value order order_lines.line_value desc limit n1", "select sum order_lines.line_value"},
		{"which product has the highest line value?", "select products.title order order_lines.line_value desc limit n1",
			"select products.title group products.title order sum order_lines.line_value desc limit n1"},
		{"products with a line value above 20", "select distinct products.title where order_lines.line_value > V0",
			"select products.title group products.title having sum order_lines.line_value > V0"},
		{"line value in 1998", "select order_lines.line_value", "select sum order_lines.line_value where orders.order_date = V0"},
		{"orders per month in 1998", "select month orders.shipped_date count orders group month orders.shipped_date",
			"select month orders.order_date count orders where orders.order_date = V0 group month orders.order_date"},
		{"orders per month of shipping in 1998", "select month orders.shipped_date count orders group month orders.shipped_date",
			"select month orders.shipped_date count orders where orders.shipped_date = V0 group month orders.shipped_date"},
		{"orders of Ann per month of last year", "select month orders.order_date count orders where customers.name = V0 group month orders.order_date",
			"select month orders.order_date count orders where orders.order_date = V1 and customers.name = V0 group month orders.order_date"},
		{"how many orders are there of 1998", "select count orders", "select count orders where orders.order_date = V0"},
		{"revenue per month in 1998", "select month orders.order_date sum order_lines.revenue where orders.id = V0 group month orders.order_date",
			"select month orders.order_date sum order_lines.revenue where orders.order_date = V0 group month orders.order_date"},
		{"customers of 1998", "select customers.name", "select customers.name"},
		{"orders per month since March 1998", "select month orders.order_date count orders group month orders.order_date",
			"select month orders.order_date count orders group month orders.order_date"},
		{"orders per month of customers born in 1998", "select month orders.order_date count orders where customers.born = V0 group month orders.order_date",
			"select month orders.order_date count orders where customers.born = V0 group month orders.order_date"},
		{"which customer bought the most?", "select customers.name order order_lines.quantity desc limit n1",
			"select customers.name group customers.name order sum order_lines.quantity desc limit n1"},
		{"which customer has the single largest quantity?", "select customers.name order order_lines.quantity desc limit n1",
			"select customers.name order order_lines.quantity desc limit n1"},
		{"which order line has the most quantity?", "select order_lines.id order order_lines.quantity desc limit n1",
			"select order_lines.id order order_lines.quantity desc limit n1"},
	} {
		checkMended(t, trade(false), c.question, c.given, c.want)
	}
}

// checkMended compares a query, mended, with another.
func checkMended(t *testing.T, l *link.Linker, question, given, want string) {
	t.Helper()
	p := l.Link(question, time.Now(), nil)
	if got, want := fmt.Sprint(Mended(p, testnano.Tokens(p, given))), fmt.Sprint(testnano.Tokens(p, want)); got != want {
		t.Errorf("%s: %s\n\t%s, want\n\t%s", question, given, got, want)
	}
}

// checkRule reports an error where a rule finds nothing in a query that is given, or something in one that is fine; "":
// none.
func checkRule(t *testing.T, l *link.Linker, rule, question, given, fine string) {
	t.Helper()
	if len(Standard().Only(rule)) == 0 {
		t.Fatalf("there is no rule %q", rule)
	}
	p := l.Link(question, time.Now(), nil)
	found := func(line string) bool { return len(Standard().Only(rule).Review(p, testnano.Tokens(p, line))) > 0 }
	if given != "" && !found(given) {
		t.Errorf("%s: %s: no %q", question, given, rule)
	}
	if fine != "" && found(fine) {
		t.Errorf("%s: %s: %q", question, fine, rule)
	}
}

func TestMoney(t *testing.T) {
	for _, c := range []struct{ rule, question, given, fine string }{
		{"price for money", "what are our total earnings?", "select sum order_lines.unit_price", "select sum times order_lines.unit_price order_lines.quantity"},
		{"price for money", "how much did each customer spend?", "select customers.name sum products.price group customers.name", ""},
		{"price for money", "who spent the most?", "select customers.name group customers.name order sum order_lines.quantity desc limit n1", ""},
		{"price for money", "what is the average price of products with turnover?", "", "select avg products.price"},
		{"price for money", "how many customers spent money?", "", "select count customers"},
		{"order left out", "highest line value", "select sum order_lines.line_value", "select products.title group products.title order sum order_lines.line_value desc limit n1"},
		{"aggregate left out", "maximum line value", "select sum order_lines.line_value", ""},
		{"measure averaged", "what is the average revenue per order?", "select orders.id avg order_lines.revenue group orders.id", "select orders.id sum order_lines.revenue group orders.id"},
	} {
		checkRule(t, trade(false), c.rule, c.question, c.given, c.fine)
	}
	for suggested, want := range map[bool]int{true: 1, false: 0} {
		p := trade(suggested).Link("total revenue", time.Now(), nil)
		if got := Standard().Only("measure suggested").Review(p, testnano.Tokens(p, "select sum order_lines.revenue")); len(got) != want {
			t.Errorf("suggested %v: %v", suggested, got)
		}
	}
}

// An amount that is compared with one in cents is in doubt where the question says neither cents nor a currency.
func TestUnitUnsaid(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "fines", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "amount_cents", Type: "integer"}, {Name: "issued", Type: "date"}}},
	}}, nil))
	for question, doubted := range map[string]bool{
		"Which fines are over 500?":                    true,
		"Which fines have more than 500 in total?":     true,
		"Which fines are over $500?":                   false,
		"Which fines are over 500 euros?":              false,
		"Which fines are over 500 pounds?":             false, // nothing is weighed
		"Which fines are over 100 euros and 50 cents?": true,
		"Which fines are over 50000 cents?":            false,
		"Which fines have an amount of 500 in cents":   false,
	} {
		p := linker.Link(question, time.Now(), nil)
		faults := Standard().Only("unit unsaid").Review(p, testnano.Tokens(p, "select fines.id where fines.amount_cents > V0"))
		if (len(faults) > 0) != doubted {
			t.Errorf("%s: %+v", question, faults)
		}
	}
}
