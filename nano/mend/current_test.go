package mend

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What is so now is of rows that still hold; who is not something is nobody who has it among others; the top of groups
// is counted, and a later place left to itself; amounts are summed, not their keys; months may have no year; and orders
// begin where the question says.
func TestCareer(t *testing.T) {
	const still = "posts.to_date = ( select max posts.to_date )"
	for _, c := range [][3]string{
		{"average current wage", "select avg wages.wage", "select avg wages.wage where wages.to_date = ( select max wages.to_date )"},
		{"average wage", "select avg wages.wage", ""},
		{"average current wage", "select avg wages.wage where wages.to_date > n1", ""}, // it looks
		{"How many workers are painters now?", "select count distinct workers.id where posts.post = V0", "select count distinct workers.id where " + still + " and posts.post = V0"},
		{"Which workers are currently painters?", "select workers.last_name where workers.id in ( select posts.worker_id where posts.post = V0 )",
			"select workers.last_name where workers.id in ( select posts.worker_id where " + still + " and posts.post = V0 )"},
		{"current badges", "select badges.colour", "select badges.colour where badges.valid_to null"},
		{"How many workers are not painters?", "select count distinct workers.id where posts.post != V0",
			"select count distinct workers.id where workers.id not in ( select posts.worker_id where posts.post = V0 )"},
		{"How many posts are not painters?", "select count posts where posts.post != V0", ""},
		{"payments by town, top 3", "select payments.amount order payments.town desc limit V0",
			"select payments.town count payments.amount where payments.town not null group payments.town order count payments.amount desc limit V0"},
		{"top 3 payments", "select payments.amount order payments.town desc limit V0", ""},
		{"average payment per worker", "select workers.id avg payments.payment_id group workers.id", "select workers.id avg payments.amount group workers.id"},
		{"second highest wage", "select max wages.wage", "select distinct wages.wage where wages.wage not null order wages.wage desc limit n1 offset n1"},
		{"highest wage", "select max wages.wage", ""},
		{"Who has the third lowest wage?", "select workers.last_name order wages.wage asc limit n1", "select workers.last_name order wages.wage asc limit n1 offset n2"},
		{"workers with the 2nd most posts, and what they earn", "select workers.last_name group workers.id order count posts desc limit n2", ""},
		{"rankings from the lowest rated price to the highest", "select rankings.name order rankings.rated_price desc", "select rankings.name order rankings.rated_price asc"},
		{"badges, newest first", "select badges.colour order badges.valid_from asc", "select badges.colour order badges.valid_from desc"},
		{"badges from Bath to Ely", "select badges.colour order badges.valid_from asc", ""},
		{"payments in June", "select count payments", "select count payments where month payments.paid_on = V0"},
		{"Which payments were paid in june?", "select payments.amount where payments.paid_on = ( select min payments.paid_on )", "select payments.amount where month payments.paid_on = V0"},
		{"payments since June", "select count payments", ""},
		{"payments in June and July", "select count payments", ""},
	} {
		given, want := c[1], c[2]
		if want == "" {
			want = given
		}
		checkMended(t, testnano.Career(), c[0], given, want)
	}
}

// A stock of several days is that of the last one, where the question says none.
func TestLastDay(t *testing.T) {
	column := func(name, kind string, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: kind, Profile: &schema.Profile{Rows: 90, Distinct: distinct, Min: "2024-01-01", Max: "2024-12-31"}}
	}
	const given = "select stock.depot sum stock.quantity_on_hand group stock.depot"
	for _, c := range []struct {
		days            int64 // of 90 rows
		question, where string
	}{
		{9, "stock on hand per depot", " where stock.day = ( select max stock.day )"},
		{9, "stock on hand per depot in May 2024", " where stock.day = V0"},
		{80, "stock on hand per depot", ""},
	} {
		l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "stock", Columns: []schema.Column{
			column("day", "date", c.days), column("depot", "text", 3), column("quantity_on_hand", "integer", 40)}}}}, nil))
		checkMended(t, l, c.question, given, strings.Replace(given, " group", c.where+" group", 1))
	}
}

// Of a thing of which a table keeps several rows, the current one is counted, and none that stands for an unknown one;
// rows of others refer to what it was then.
func TestVersions(t *testing.T) {
	const current = " where dim_customer.is_current = n1"
	for _, c := range [][3]string{
		{"How many customers do we have?", "select count dim_customer", "select count dim_customer" + current + " and dim_customer.customer_key > n0"},
		{"customers per tier", "select dim_customer.tier count dim_customer group dim_customer.tier",
			"select dim_customer.tier count dim_customer" + current + " and dim_customer.customer_key > n0 group dim_customer.tier"},
		{"gold customers", "select dim_customer.customer_name where dim_customer.tier = V0",
			"select dim_customer.customer_name where dim_customer.is_current = n1 and dim_customer.tier = V0"},
		{"orders by status", "select orders_snapshot.status count orders_snapshot group orders_snapshot.status",
			"select orders_snapshot.status count orders_snapshot where orders_snapshot.dbt_valid_to null group orders_snapshot.status"},
		{"sales per customer", "select dim_customer.customer_name sum fact_sales.net_amount group dim_customer.customer_name", ""},
		{"How many versions of customers are there?", "select count dim_customer where dim_customer.tier not null", ""},
		{"history of gold customers", "select dim_customer.customer_name where dim_customer.tier = V0", ""},
		{"How many stores do we have?", "select count dim_store", ""},
		{"How many customers changed their tier?", "select count dim_customer where dim_customer.tier not null", ""},
	} {
		given, want := c[1], c[2]
		if want == "" {
			want = given
		}
		checkMended(t, testnano.Warehouse(), c[0], given, want)
	}
}

// Groups of a key are called as people call its rows, though no schema declares it, and it is a text.
func TestUndeclaredKeysLabelled(t *testing.T) {
	for _, c := range [][3]string{
		{"leads per owner", "select lead.owner_id count lead group lead.owner_id",
			"select via lead.owner_id user.name count lead group via lead.owner_id user.name lead.owner_id"},
		{"deals by lost reason", "select dim_lost_reason.lost_reason_key sum fact_lost_deals.deals group dim_lost_reason.lost_reason_key",
			"select dim_lost_reason.lost_reason sum fact_lost_deals.deals group dim_lost_reason.lost_reason"},
	} {
		checkMended(t, testnano.Warehouse(), c[0], c[1], c[2])
	}
}
