package review

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// checkRule reports an error where a rule finds nothing in a query that is given, or something in one that is fine; "":
// none.
func checkRule(t *testing.T, l *link.Linker, rule, question, given, fine string) {
	t.Helper()
	if len(Standard().Only(rule)) == 0 {
		t.Fatalf("there is no rule %q", rule)
	}
	p := l.Link(question, time.Now(), nil)
	found := func(line string) bool { return len(Standard().Only(rule).Review(p, testnano.Tokens(p, line))) > 0 }
	for _, line := range []string{given, fine} {
		for cut := range testnano.Tokens(p, line) { // a turn may end anywhere
			Standard().Review(p, testnano.Tokens(p, line)[:cut])
		}
	}
	if given != "" && !found(given) {
		t.Errorf("%s: %s: no %q", question, given, rule)
	}
	if fine != "" && found(fine) {
		t.Errorf("%s: %s: %q", question, fine, rule)
	}
}

// What was paid back is no income, by the kind of its row.
func TestPaidBack(t *testing.T) {
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "transactions", Columns: []schema.Column{
		testnano.Number("amount"), testnano.Text("kind", 2, "sale", "refund"), testnano.Text("gateway", 2, "paypal", "card")}}}}, nil))
	const all = "select transactions.gateway sum transactions.amount group transactions.gateway"
	checkRule(t, l, "unpaid summed", "revenue by gateway", all, strings.Replace(all, " group", " where transactions.kind = n1 group", 1))
}

func TestMoney(t *testing.T) {
	for _, c := range []struct{ rule, question, given, fine string }{
		{"price for money", "what are our total earnings?", "select sum order_lines.unit_price", "select sum times order_lines.unit_price order_lines.quantity"},
		{"price for money", "how much did each customer spend?", "select customers.name sum products.price group customers.name", ""},
		{"price for money", "who spent the most?", "select customers.name group customers.name order sum order_lines.quantity desc limit n1", ""},
		{"price for money", "what is the average price of products with turnover?", "", "select avg products.price"},
		{"price for money", "how many customers spent money?", "", "select count customers"},
		{"money not computed", "takings per month", "select month orders.order_date count orders group month orders.order_date", "select month orders.order_date sum order_lines.revenue group month orders.order_date"},
		{"money not computed", "turnover in 2025", "select orders.id", "select sum times order_lines.unit_price order_lines.quantity"},
		{"money not computed", "which customer earned the most?", "select customers.name order customers.name desc limit n1", "select customers.name group customers.name order sum products.price desc limit n1"},
		{"money not computed", "how many customers spent money?", "", "select count customers"},
		{"money not computed", "customers who never spent anything", "", "select customers.name where customers.id not in ( select orders.customer_id )"},
		{"order left out", "highest line value", "select sum order_lines.line_value", "select products.title group products.title order sum order_lines.line_value desc limit n1"},
		{"aggregate left out", "maximum line value", "select sum order_lines.line_value", ""},
		{"measure averaged", "what is the average revenue per order?", "select orders.id avg order_lines.revenue group orders.id", "select orders.id sum order_lines.revenue group orders.id"},
	} {
		checkRule(t, testnano.Trade(false), c.rule, c.question, c.given, c.fine)
	}
	for suggested, want := range map[bool]int{true: 1, false: 0} {
		p := testnano.Trade(suggested).Link("total revenue", time.Now(), nil)
		if got := Standard().Only("measure suggested").Review(p, testnano.Tokens(p, "select sum order_lines.revenue")); len(got) != want {
			t.Errorf("suggested %v: %v", suggested, got)
		}
	}
}

// A metric that aggregates is kept as it is: what comes out is no average of it, unless it is one.
func TestAveragesOfMetrics(t *testing.T) {
	total := &sqltree.Expr{Op: sqltree.OpCall, Text: "sum", Args: []*sqltree.Expr{{Op: sqltree.OpColumn, Text: "net"}}}
	mean := &sqltree.Expr{Op: sqltree.OpCall, Text: "avg", Args: total.Args}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "net", Type: "numeric"}, {Name: "city", Type: "text"}}},
	}}, nil, form.Measure{Table: "invoices", Name: "revenue", Of: total, Whole: true}, form.Measure{Table: "invoices", Name: "basket", Of: mean, Whole: true}))
	for _, c := range []struct{ question, given, fine string }{
		{"average revenue per city", "select invoices.city avg invoices.revenue group invoices.city", "select invoices.city sum invoices.revenue group invoices.city"},
		{"average basket per city", "", "select invoices.city avg invoices.basket group invoices.city"},
	} {
		checkRule(t, linker, "measure averaged", c.question, c.given, c.fine)
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
