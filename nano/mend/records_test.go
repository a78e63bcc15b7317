package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/testnano"
)

// What people ask a shop first: what was sold, to whom and when, and what is best.
func TestRecords(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		// Revenue is price × quantity.
		{"revenue per album", "select album.title sum track.price group album.title",
			"select album.title sum times invoice_line.unit_price invoice_line.quantity group album.title"},
		{"average price per album", "select album.title sum track.price group album.title", ""},
		// Figures are of the time of their rows.
		{"revenue in 2024", "select invoice.total where album.release_year = V0", "select sum invoice.total where invoice.invoice_date = V0"},
		{"revenue in 2024", "select sum invoice.total where invoice.total = V0", "select sum invoice.total where invoice.invoice_date = V0"},
		{"revenue of albums released in 2024", "select sum invoice.total where album.release_year = V0", ""},
		{"which customer spent the most in 2024?", "select customer.last_name group customer.last_name having sum invoice.total > V0 order sum invoice.total desc limit n1",
			"select customer.last_name where invoice.invoice_date = V0 group customer.last_name order sum invoice.total desc limit n1"},
		{"which customer spent the most in 2024?", "select customer.last_name group customer.last_name order sum invoice.total desc limit n1",
			"select customer.last_name where invoice.invoice_date = V0 group customer.last_name order sum invoice.total desc limit n1"},
		{"monthly revenue", "select invoice.total", "select month invoice.invoice_date sum invoice.total group month invoice.invoice_date"},
		{"monthly revenue in 2024", "select sum invoice.total where invoice.invoice_date = V0",
			"select month invoice.invoice_date sum invoice.total where invoice.invoice_date = V0 group month invoice.invoice_date"},
		{"average monthly revenue", "select avg invoice.total", ""},
		{"revenue by month 2024", "select month invoice.invoice_date sum invoice.total group month invoice.invoice_date",
			"select month invoice.invoice_date sum invoice.total where invoice.invoice_date = V0 group month invoice.invoice_date"},
		// Groups are of what each row of the figure has one of.
		{"revenue per country", "select artist.country sum invoice.total group artist.country", "select customer.country sum invoice.total group customer.country"},
		{"top 3 countries by revenue", "select artist.country order invoice.total desc limit n3",
			"select customer.country group customer.country order sum invoice.total desc limit n3"},
		{"revenue per country of the artist", "select artist.country sum invoice.total group artist.country", ""},
		// Pieces are counted.
		{"how many tracks were sold?", "select count distinct track.track_id", "select sum invoice_line.quantity"},
		{"how many tracks were sold in 2024?", "select count track where album.release_year = V0", "select sum invoice_line.quantity where invoice.invoice_date = V0"},
		{"how many different tracks were sold?", "select count distinct invoice_line.track_id", ""},
		{"how many tracks are there?", "select count track", ""},
		{"which track sold the most?", "select track.title group track.title order count invoice_line desc limit n1",
			"select track.title group track.title order sum invoice_line.quantity desc limit n1"},
		{"which track is in the most invoice lines?", "select track.title group track.title order count invoice_line desc limit n1", ""},
		// The first in time of its own table.
		{"oldest artist", "select artist.name order review.review_date asc limit n1", "select artist.name order artist.formed_year asc limit n1"},
		{"newest album", "select album.title order review.review_date asc limit n1", "select album.title order album.release_year desc limit n1"},
		{"oldest customer", "select customer.last_name order invoice.invoice_date asc limit n1", ""},
		{"album with the oldest review", "select album.title order review.review_date asc limit n1", ""},
		{"when was the first invoice?", "select min review.review_date", "select min invoice.invoice_date"},
		{"when was the first review?", "select min review.review_date", ""},
		// Rated by the average.
		{"best rated album", "select album.title order review.rating desc limit n1", "select album.title group album.title order avg review.rating desc limit n1"},
		{"best rated album", "select album.title group album.title order sum review.rating desc limit n1", "select album.title group album.title order avg review.rating desc limit n1"},
		{"album with the highest total rating", "select album.title group album.title order sum review.rating desc limit n1", ""},
		{"albums with an average rating above 4", "select distinct album.title where review.rating > V0", "select album.title group album.title having avg review.rating > V0"},
		{"albums with a rating above 4", "select distinct album.title where review.rating > V0", ""},
		{"customers who spent more than 50", "select distinct customer.last_name where invoice.total > V0", "select customer.last_name group customer.last_name having sum invoice.total > V0"},
		{"customers with an invoice of more than 50", "select distinct customer.last_name where invoice.total > V0", ""},
		{"who reports to Ada?", "select employee.salary where via employee.reports_to employee.first_name = V0",
			"select employee.first_name employee.last_name where via employee.reports_to employee.first_name = V0"},
		{"who does Ada manage?", "select employee.first_name employee.last_name where employee.first_name = V0",
			"select employee.first_name employee.last_name where via employee.reports_to employee.first_name = V0"},
		{"who manages Ada?", "select employee.first_name where employee.first_name = V0", "select via employee.reports_to employee.first_name where employee.first_name = V0"},
		{"whose salary is above 4000?", "select employee.salary where employee.salary > V0", ""},
		// Both halves of a name are of one person.
		{"the salary of Ada Castell", "select employee.salary where customer.first_name = V0 and employee.last_name = V1",
			"select employee.salary where employee.first_name = V0 and employee.last_name = V1"},
		{"the country of Ada Grieg", "select customer.country where customer.first_name = V0 and employee.last_name = V1",
			"select customer.country where customer.first_name = V0 and customer.last_name = V1"},
	} {
		want := c.want
		if want == "" {
			want = c.given
		}
		checkMended(t, testnano.Records(), c.question, c.given, want)
	}
}
