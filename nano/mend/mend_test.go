package mend

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/link"
)

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
		checkMended(t, testnano.Trade(false), c.question, c.given, c.want)
	}
}

// Most of an amount is most in total, with or without "the".
func TestMostOf(t *testing.T) {
	const single = "select customers.name order orders.warranty_months desc limit n1"
	const total = "select customers.name group customers.name order sum orders.warranty_months desc limit n1"
	for question, want := range map[string]string{
		"which customer got most warranty months?":                       total,
		"which customer got the most warranty months?":                   total,
		"which customer has the order with the longest warranty months?": single,
	} {
		checkMended(t, testnano.Office(), question, single, want)
	}
}

// checkMended compares a query, mended, with another, and mends each part that a turn may have been cut at.
func checkMended(t *testing.T, l *link.Linker, question, given, want string) {
	t.Helper()
	p := l.Link(question, time.Now(), nil)
	for cut := range testnano.Tokens(p, given) {
		Apply(p, testnano.Tokens(p, given)[:cut])
	}
	if got, want := fmt.Sprint(Apply(p, testnano.Tokens(p, given))), fmt.Sprint(testnano.Tokens(p, want)); got != want {
		t.Errorf("%s: %s\n\t%s, want\n\t%s", question, given, got, want)
	}
}
