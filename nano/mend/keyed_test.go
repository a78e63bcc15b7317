package mend

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Rows are compared by their key and shown by their name, whatever sets the query makes of names.
func TestKeyed(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"which customers have never ordered?",
			"select customers.name except select customers.name from customers orders",
			"select customers.name where customers.id not in ( select customers.id from customers orders )"},
		{"names of customers born in 1998 who never ordered",
			"select customers.name where customers.born = V0 except select customers.name from customers orders",
			"select customers.name where customers.born = V0 and customers.id not in ( select customers.id from customers orders )"},
		{"customers born in 1998 or later who never ordered",
			"select customers.name where customers.born = V0 or customers.born > V0 except select customers.name from customers orders",
			"select customers.name where customers.id in ( select customers.id where customers.born = V0 or customers.born > V0 ) and customers.id not in ( select customers.id from customers orders )"},
		{"which customers ordered in 1997 but not in 1998?",
			"select customers.name where orders.order_date = V0 except select customers.name where orders.order_date = V1",
			"select customers.name where customers.id in ( select customers.id where orders.order_date = V0 ) and customers.id not in ( select customers.id where orders.order_date = V1 )"},
		{"which customers ordered both in 1997 and in 1998?",
			"select customers.name where orders.order_date = V0 intersect select distinct customers.name where orders.order_date = V1",
			"select customers.name where customers.id in ( select customers.id where orders.order_date = V0 ) and customers.id in ( select customers.id where orders.order_date = V1 )"},
		{"which customers have never ordered?",
			"select customers.name where customers.name not in ( select customers.name from customers orders )",
			"select customers.name where customers.id not in ( select customers.id from customers orders )"},
		// Of equal operands, by key already, of another table, no name, or grouped.
		{"customers who ordered in 1997 and in 1998", "select customers.name from customers orders intersect select customers.name from customers orders", ""},
		{"which customers have never ordered?", "select customers.name where customers.id not in ( select orders.customer_id )", ""},
		{"ids of customers who never ordered", "select customers.id except select orders.customer_id", ""},
		{"names that are titles of products", "select customers.name intersect select products.title", ""},
		{"on which days were customers born but nothing was ordered?", "select customers.born except select customers.born where orders.order_date = V0", ""},
		{"customers with names as those of two orders", "select customers.name except select customers.name group customers.name having count orders > n1", ""},
	} {
		p := testnano.Trade(false).Link(c.question, time.Now(), nil)
		given := testnano.Tokens(p, c.given)
		want := given
		if c.want != "" {
			want = testnano.Tokens(p, c.want)
		}
		got := Apply(p, given)
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %s\n\t%s, want\n\t%s", c.question, p.Words(given), p.Words(got), p.Words(want))
		}
		if _, err := form.Decode(got, p); c.want != "" && err != nil {
			t.Errorf("%s: %v", c.question, err)
		}
	}
}
