package review

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// What office workers ask, and what was answered without doubt.
func TestOfficeRules(t *testing.T) {
	linker := testnano.Office()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"verb of table", "Which customers ordered in 2024?", "select customers.name where customers.signed_up_on = V0", "select customers.name where orders.placed_at = V0"},
		{"verb of table", "Which customers are ordered by email?", "", "select customers.name order customers.email asc"},
		{"value by its root", "How many refunds were there?", "select count payments", "select count payments where payments.status = V0"},
		{"value by its root", "How many payments were there?", "", "select count payments"},
		{"duration left out", "Which orders were canceled within a year?", "select orders.id where orders.canceled_on not null", "select orders.id where minus orders.canceled_on orders.placed_at < n1"},
		{"duration left out", "Which orders were canceled within the first week?", "", "select orders.id where orders.canceled_on not null"},
		{"nothing said used", "total payments", "select sum products.stock", "select sum payments.amount"},
		{"flag of others", "How many active customers are there?", "select count customers where products.is_active = n1", ""},
		{"flag of others", "active customers per product", "select products.title count customers where products.is_active = n1 group products.title", ""},
		{"flag of others", "How many active products are there?", "", "select count products where products.is_active = n1"},
		{"flag of others", "How many customers are not active?", "select count customers where products.is_active = n0", ""},
		{"flag of others", "customers that aren't active", "select customers.name where products.is_active = n0", ""},
		{"flag of others", "products which are no longer active", "", "select products.title where products.is_active = n0"},
		{"flag of others", "How many of the products that customers ordered are active?", "", "select count products where products.is_active = n1"},
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
		{"parts averaged", "average spend per customer", "select customers.name avg payments.amount group customers.name", ""},
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
