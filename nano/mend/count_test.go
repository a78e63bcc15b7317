package mend

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

func TestMendedFigures(t *testing.T) {
	for _, c := range []struct{ question, given, want string }{
		{"how many visits are there?", "select count distinct pages.visit_count", "select count visits"},
		{"number of visits per page", "select visits.page_id count visits group visits.page_id",
			"select via visits.page_id pages.title count visits group via visits.page_id pages.title visits.page_id"},
		{"which page has the most visits?", "select visits.page_id group visits.page_id order count visits desc limit n1",
			"select via visits.page_id pages.title group via visits.page_id pages.title visits.page_id order count visits desc limit n1"},
		{"number of visits per page id", "select visits.page_id count visits group visits.page_id", "select visits.page_id count visits group visits.page_id"},
		{"visits per day", "select visits.day count visits group visits.day", "select visits.day count visits group visits.day"},
	} {
		p := testnano.Site().Link(c.question, time.Now(), nil)
		if got, want := fmt.Sprint(Apply(p, testnano.Tokens(p, c.given))), fmt.Sprint(testnano.Tokens(p, c.want)); got != want {
			t.Errorf("%s: %s\n\t%s, want\n\t%s", c.question, c.given, got, want)
		}
	}
}

// Rows of a join that repeats them are counted and listed once, by their key, where the question asks for them.
func TestOnce(t *testing.T) {
	linker := testnano.Office()
	for _, c := range []struct{ question, given, want string }{
		{"How many customers have pending orders?", "select count customers where orders.status = V0", "select count distinct customers.id where orders.status = V0"},
		{"number of different customers with pending orders", "select count customers where orders.status = V0", "select count distinct customers.id where orders.status = V0"},
		{"number of customers per status", "select orders.status count customers group orders.status", "select orders.status count distinct customers.id group orders.status"},
		{"customers per status", "select orders.status count customers group orders.status", "select orders.status count distinct customers.id group orders.status"},
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

// The values of a column that the question asks for alone are listed once each.
func TestKindsListed(t *testing.T) {
	text := func(name string, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 90, Nulls: 0.5, Distinct: distinct}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "tickets", Columns: []schema.Column{text("subject", 80), text("close_reason", 4)}}}}, nil))
	for _, c := range [][3]string{
		{"close reasons", "select tickets.close_reason", "select distinct tickets.close_reason where tickets.close_reason not null"},
		{"close reasons of tickets", "select tickets.close_reason", "select tickets.close_reason"},
		{"subjects", "select tickets.subject", "select tickets.subject"},
	} {
		checkMended(t, l, c[0], c[1], c[2])
	}
}
