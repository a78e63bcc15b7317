package review

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

// What a warehouse has: several rows of one thing, amounts called alike of several kinds of rows, columns that nobody
// filled in, and those of what loads it.
func TestWarehouseRules(t *testing.T) {
	linker := testnano.Warehouse()
	for _, c := range []struct {
		rule, question, given string
		doubted               bool
	}{
		{"versions counted", "customers in 2025", "select count dim_customer where dim_customer.valid_from = V0", true},
		{"versions counted", "customers", "select count dim_customer where dim_customer.is_current = n1", false},
		{"versions counted", "How many versions of customers are there?", "select count dim_customer where dim_customer.tier not null", false},
		{"versions counted", "sales per customer", "select dim_customer.customer_name sum fact_sales.net_amount group dim_customer.customer_name", false},
		{"one of alike summed", "quantity per customer", "select dim_customer.customer_name sum fact_sales.quantity group dim_customer.customer_name", true},
		{"one of alike summed", "quantity of sales per customer", "select dim_customer.customer_name sum fact_sales.quantity group dim_customer.customer_name", false},
		{"one of alike summed", "net amount per customer", "select dim_customer.customer_name sum fact_sales.net_amount group dim_customer.customer_name", false},
		{"column empty", "leads per reader", "select lead.is_unread_by_owner count lead group lead.is_unread_by_owner", true},
		{"column empty", "leads per owner", "select lead.owner_id count lead group lead.owner_id", false},
		{"counter listed", "sales of gold customers", "select dim_customer.number_of_sales where dim_customer.tier = V0", true},
		{"counter listed", "number of sales of gold customers", "select dim_customer.number_of_sales where dim_customer.tier = V0", false},
		{"bookkeeping used", "campaigns", "select campaign_history.id where campaign_history._fivetran_active = n1", false},
		{"fixed ranked", "biggest open lead", "select lead.id where lead.is_closed = n0 order lead.is_closed desc limit n1", true},
		{"fixed ranked", "newest open lead", "select lead.id where lead.is_closed = n0 order lead.id desc limit n1", false},
		{"bookkeeping used", "leads per month", "select month lead._fivetran_synced count lead group month lead._fivetran_synced", true},
	} {
		p := linker.Link(c.question, time.Now(), nil)
		doubts := Doubts(p, Standard().Only(c.rule).Review(p, testnano.Tokens(p, c.given)))
		if len(doubts) > 0 != c.doubted {
			t.Errorf("%s: %s: %+v", c.rule, c.question, doubts)
		}
	}
}

// A part of its name makes no values of a column of which a sample has none, and reseller sales are of no reseller.
func TestWarehouseNames(t *testing.T) {
	sampled := &schema.Profile{Rows: 40, Nulls: 1, Sampled: true}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "dim_product", Columns: []schema.Column{testnano.Text("family", 3), {Name: "late_installments", Type: "integer", Profile: sampled}}},
		{Name: "dim_reseller", Columns: []schema.Column{testnano.Text("name", 40)}},
		{Name: "dim_employee", Columns: []schema.Column{testnano.Text("department", 2, "Sales", "Stock")}},
		{Name: "fact_reseller_sales", Columns: []schema.Column{testnano.Number("sales_amount"), testnano.Text("region", 3)}},
	}}, nil))
	checkRule(t, l, "column empty", "installments by family", "select dim_product.family sum dim_product.late_installments group dim_product.family", "")
	checkRule(t, l, "column empty", "late installments by family", "", "select dim_product.family sum dim_product.late_installments group dim_product.family")
	checkRule(t, l, "table unused", "reseller sales by region", "select fact_reseller_sales.region count fact_reseller_sales group fact_reseller_sales.region",
		"select fact_reseller_sales.region sum fact_reseller_sales.sales_amount group fact_reseller_sales.region")
}

// Words of now and then, of other figures and of other roles than the schema has; and verbs that name a table.
func TestCareerRules(t *testing.T) {
	linker := testnano.Career()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"now left out", "How many workers are painters now?", "select count distinct workers.id where posts.post = V0", "select count workers"},
		{"now left out", "current painters", "select workers.last_name where posts.post = V0", "select workers.last_name where posts.post = V0 and posts.to_date > n1"},
		{"now left out", "Which badges are currently red?", "select badges.valid_from", "select badges.valid_from where badges.colour = V0"},
		{"past left out", "Who was a painter before?", "select workers.last_name where posts.post = V0", "select workers.last_name where post_history.post = V0"},
		{"past left out", "Which workers used to be painters?", "select workers.last_name where posts.post = V0", ""},
		{"past left out", "payments before 2010", "", "select payments.amount where payments.paid_on < V0"},
		{"place left out", "second highest wage", "select max wages.wage", "select distinct wages.wage order wages.wage desc limit n1 offset n1"},
		{"year unsaid", "payments in June", "select count payments where month payments.paid_on = V0", "select count payments"},
		{"year unsaid", "payments in each June", "", "select count payments where month payments.paid_on = V0"},
		{"who of each left out", "Who has the highest wage in each post?", "select posts.post max wages.wage group posts.post", "select posts.post workers.last_name max wages.wage group posts.post workers.id"},
		{"who of each left out", "What is the highest wage of each post?", "", "select posts.post max wages.wage group posts.post"},
		{"lives elsewhere", "Which workers live in Bath?", "select workers.last_name where payments.town = V0", ""},
		{"lives elsewhere", "Which workers have payments in Bath?", "", "select workers.last_name where payments.town = V0"},
		{"rate summed", "total discount of shops", "select sum shops.discount", "select avg shops.discount"},
		{"group unsaid", "share of payments above 100", "select workers.last_name avg ( payments.amount > V0 ) group workers.id", "select avg ( payments.amount > V0 )"},
		{"group unsaid", "share of payments above 100 by worker", "", "select workers.last_name avg ( payments.amount > V0 ) group workers.id"},
		{"flag of what they have", "How many shops are open?", "select count shops where shops.open_accounts = n1", "select count shops"},
		{"flag of what they have", "How many shops have open accounts?", "", "select count shops where shops.open_accounts = n1"},
		{"measure left out", "wage range of painters", "select wages.wage where posts.post = V0", "select min wages.wage max wages.wage where posts.post = V0"},
		{"measure left out", "most wage raises", "select workers.last_name group workers.id order sum wages.wage desc limit n1", ""},
		{"measure left out", "wages of painters", "", "select wages.wage where posts.post = V0"},
		{"word left out", "Which colours are liquid?", "select distinct badges.colour", ""},
		{"standing left out", "Which shops are out of stock?", "select shops.name", "select shops.name where shops.stock_left = n0"},
		{"role taken", "Which director has most shops?", "select shops.manager_worker_id group shops.manager_worker_id order count shops desc limit n1", ""},
		{"role taken", "Which manager has most shops?", "", "select shops.manager_worker_id group shops.manager_worker_id order count shops desc limit n1"},
		{"amounts or rows", "payments per town", "select payments.town count payments group payments.town", "select payments.town sum payments.amount group payments.town"},
		{"amounts or rows", "number of payments per town", "", "select payments.town count payments group payments.town"},
		{"extra summed", "total amount per shop", "select shops.name sum shops.tax_amount group shops.name", "select shops.name sum shops.total_amount group shops.name"},
		{"extra summed", "total tax amount per shop", "", "select shops.name sum shops.tax_amount group shops.name"},
		{"stock ranked", "which shop sold the most?", "select shops.name order shops.stock_left desc limit n1", "select shops.name order shops.total_amount desc limit n1"},
		{"key aggregated", "average payment", "select avg payments.payment_id", "select avg payments.amount"},
		{"table unnamed", "Which workers never rented anything?", "", "select workers.last_name where workers.id not in ( select rentals.worker_id )"},
		{"word unknown", "Which workers never rented anything?", "select workers.last_name", "select workers.last_name where workers.id not in ( select rentals.worker_id )"},
		{"table unnamed", "Which workers spent the most?", "", "select workers.last_name group workers.id order sum payments.amount desc limit n1"},
		{"word unknown", "Which posts are late?", "select posts.post", "select posts.post where posts.to_date > posts.from_date"},
		{"word unknown", "How many days late are posts?", "select posts.post where posts.to_date > posts.from_date", ""},
		{"part unused", "rankings rated Good", "select rankings.name", "select rankings.name where rankings.rating = V0"},
		{"part unused", "number of rankings per rating", "select rankings.name", "select rankings.rating count rankings group rankings.rating"},
		{"key selected", "What is the place of the rankings?", "", "select rankings.sales_place"},
		{"fan trap", "current average wage per post", "", "select posts.post avg wages.wage where posts.to_date > n1 and wages.to_date > n1 group posts.post"},
		{"fan trap", "Which posts have no wages?", "select posts.post where posts.worker_id not in ( select posts.worker_id from wages )", ""},
		{"fan trap", "Which workers have no posts?", "", "select workers.last_name where workers.id not in ( select workers.id from posts )"},
		{"fan trap", "average wage per post", "select posts.post avg wages.wage group posts.post", ""},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// Payments may be how many, or how much.
func TestHowMuch(t *testing.T) {
	for question, want := range map[string]string{
		"payments per town":           "select payments.town sum payments.amount group payments.town",
		"number of payments per town": "",
	} {
		p := testnano.Career().Link(question, time.Now(), nil)
		got := fmt.Sprint(HowMuch(p, testnano.Tokens(p, "select payments.town count payments group payments.town")))
		if got != fmt.Sprint(testnano.Tokens(p, want)) {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}
