package testnano

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Billing is invoices of customers, with what says that they ended.
func Billing() *link.Linker {
	texts := func(name string, some ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: map[string]string{}}
		for _, text := range some {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	number := func(name string) schema.Column { return schema.Column{Name: name, Type: "integer"} }
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), texts("name", "Ann", "Bob", "Cho"), texts("country", "Germany", "France")}},
		{Name: "invoices", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), number("customer_id"), texts("status", "voided", "paid", "open"),
			texts("method", "CHQ", "CC"), number("total")},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"customer_id"}, RefTable: "customers", RefColumns: []string{"id"}}}},
		{Name: "staff", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id"), texts("name", "Dee", "Eve"), texts("job", "Cashier", "Clerk"), number("supervisor_id"),
			{Name: "term_date", Type: "date"}}},
	}}, nil))
}

// Site is pages with their visits, counters, readings kept as text, and rows that are marked as deleted.
func Site() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	state := column("state", "text")
	state.Profile = &schema.Profile{Rows: 4, Distinct: 4, Texts: map[string]string{"19.0": "19.0", "21.5": "21.5", "on": "on", "unavailable": "unavailable"}}
	zip := column("zip", "text") // some of these look like years
	zip.Profile = &schema.Profile{Rows: 3, Distinct: 3, Texts: map[string]string{"2010": "2010", "8001": "8001", "9100": "9100"}}
	deleted := column("deleted_at", "date")
	deleted.Profile = &schema.Profile{Rows: 10, Nulls: 0.5}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "pages", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("title", "text"), column("visit_count", "integer"), column("opened", "date"), zip}},
		{Name: "visits", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("page_id", "pages")},
			Columns: []schema.Column{column("id", "integer"), column("page_id", "integer"), column("day", "date"), deleted}},
		{Name: "states", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), state, column("updated", "numeric")}},
	}}, nil))
}

// Office is customers, who may be deleted, with orders, their payments, some of which failed, and products.
func Office() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	texts := func(name string, values ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(values)), Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[v] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	flag := schema.Column{Name: "is_active", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 2, Min: "0", Max: "1"}}
	name := schema.Column{Name: "name", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 30}}
	email := schema.Column{Name: "email", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 40}}
	bonus := schema.Column{Name: "bonus", Type: "numeric", Profile: &schema.Profile{Rows: 40, Distinct: 9, Min: "0", Max: "900", Nulls: 0.2}}
	removed := schema.Column{Name: "deleted_at", Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 5, Nulls: 0.9}}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), name, email, bonus, column("signed_up_on", "date"), removed}},
		{Name: "orders", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("customer_id", "customers")},
			Columns: []schema.Column{column("id", "integer"), foreign("customer_id"), texts("status", "shipped", "pending"), column("placed_at", "date"), column("canceled_on", "date"), column("discount_pct", "numeric"), column("freight_cents", "integer"), column("warranty_months", "integer")}},
		{Name: "payments", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("order_id", "orders")},
			Columns: []schema.Column{column("id", "integer"), foreign("order_id"), column("amount", "numeric"), texts("status", "succeeded", "refunded"), column("at", "date")}},
		{Name: "products", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("title", "text"), column("stock", "integer"), column("price", "numeric"), column("cost", "numeric"), flag}},
		{Name: "order_lines", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("order_id", "orders"), key("product_id", "products")},
			Columns: []schema.Column{column("id", "integer"), foreign("order_id"), foreign("product_id")}},
	}}, nil, form.Measure{Table: "payments", Name: "net_revenue", Of: &sqltree.Expr{Op: sqltree.OpColumn, Text: "amount"}}))
}

// Trade is customers with orders, their lines, and the products of these, which have a price of their own.
func Trade(suggested bool) *link.Linker {
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

// Ferry is vessels that are in service or not, a crew of which some have left, and policies that refer to a holder and
// to a broker.
func Ferry() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	foreign := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 10, Min: "1", Max: "10"}}
	}
	flag := func(name string, rows int) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: rows, Distinct: 2, Min: "0", Max: "1"}}
	}
	date := func(name string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 9, Nulls: nulls, Min: "2020-01-01", Max: "2025-01-01"}}
	}
	licensed := schema.Column{Name: "licensed", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 2, Texts: map[string]string{"n": "N", "y": "Y"}}}
	ranks := schema.Column{Name: "rank", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 2, Texts: map[string]string{"captain": "Captain", "mate": "Mate"}}}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "vessels", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), flag("in_service", 8), column("max_passengers", "integer"), licensed}},
		{Name: "crew", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("vessel_id", "vessels")},
			Columns: []schema.Column{column("id", "integer"), foreign("vessel_id"), column("full_name", "text"), ranks, date("hired_on", 0), date("left_on", 0.5)}},
		{Name: "holders", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), flag("is_key_holder", 40), column("city", "text")}},
		{Name: "brokers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text")}},
		{Name: "policies", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders"), key("broker_id", "brokers")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), foreign("broker_id"), column("premium", "numeric"), date("signed_on", 0)}},
		{Name: "visits", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), date("checked_in", 0)}},
		{Name: "visit_notes", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("holder_id", "holders")},
			Columns: []schema.Column{column("id", "integer"), foreign("holder_id"), column("text", "text")}},
		{Name: "payments", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("policy_id", "policies")},
			Columns: []schema.Column{column("id", "integer"), foreign("policy_id"), column("amount", "numeric"), date("paid_on", 0), date("due_on", 0)}},
	}}, nil))
}

// Tracker is a linker of issues, whose state is that of a table of states, of versions, which have one of their own, of
// users, whom others block and who are members of several things, and of tables that are called by what they hold.
func Tracker() *link.Linker {
	number := func(name string, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: "bigint", Profile: &schema.Profile{Rows: 90, Distinct: distinct, Min: "1", Max: "90"}}
	}
	text := func(name string, texts map[string]string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 90, Distinct: int64(len(texts)), Texts: texts}}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	id := []string{"id"}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "issues", PrimaryKey: id, Columns: []schema.Column{number("id", 90), number("status_id", 6), number("version_id", 9), number("user_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("status_id", "issue_statuses"), key("version_id", "versions"), key("user_id", "users")}},
		{Name: "issue_statuses", PrimaryKey: id, Columns: []schema.Column{number("id", 90),
			text("name", map[string]string{"new": "New", "rejected": "Rejected"}), {Name: "is_closed", Type: "boolean"}}},
		{Name: "versions", PrimaryKey: id, Columns: []schema.Column{number("id", 90), text("status", map[string]string{"open": "open", "locked": "locked", "rejected": "rejected"})}},
		{Name: "users", PrimaryKey: id, Columns: []schema.Column{number("id", 90), text("login", nil), number("team_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("team_id", "teams")}},
		{Name: "teams", PrimaryKey: id, Columns: []schema.Column{number("id", 90), text("title", map[string]string{"blue": "Blue", "red": "Red"})}},
		{Name: "jobs", Columns: []schema.Column{number("team_id", 9), number("no_of_user", 9)}, ForeignKeys: []schema.ForeignKey{key("team_id", "teams")}},
		{Name: "channels", PrimaryKey: id, Columns: []schema.Column{number("id", 90), number("team_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("team_id", "teams")}},
		{Name: "channel_members", Columns: []schema.Column{number("channel_id", 9), number("user_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("channel_id", "channels"), key("user_id", "users")}},
		{Name: "team_members", Columns: []schema.Column{number("team_id", 9), number("user_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("team_id", "teams"), key("user_id", "users")}},
		{Name: "blocks", Columns: []schema.Column{number("user_id", 9), number("target_user_id", 9)},
			ForeignKeys: []schema.ForeignKey{key("user_id", "users"), key("target_user_id", "users")}},
		{Name: "order_coupon_lookup", Columns: []schema.Column{number("order_id", 90)},
			ForeignKeys: []schema.ForeignKey{key("order_id", "order_stats")}},
		{Name: "order_stats", PrimaryKey: id, Columns: []schema.Column{number("id", 90), text("stage", map[string]string{"paid": "paid"})}},
	}}, nil))
}

// Fleet is a schema with profiles: trips of vehicles, several of each, by drivers.
func Fleet() *form.Catalog {
	numbers := func(name string, distinct int64, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: distinct, Min: least, Max: most}}
	}
	texts := func(name string, some ...string) schema.Column {
		texts := map[string]string{}
		for _, text := range some {
			texts[text] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: texts}}
	}
	date := func(name string) schema.Column { return schema.Column{Name: name, Type: "date"} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	return form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "vehicle", PrimaryKey: []string{"id"}, Columns: []schema.Column{numbers("id", 40, "1", "40"), texts("plate", "W-1"),
			texts("coupon", "SUMMER", "WINTER"), texts("approved", "yes", "no"), numbers("active", 2, "0", "1"), numbers("seats", 9, "4", "12"), date("created"), texts("city", "Oslo"), texts("state", "REP", "OUT", "OK"), texts("payment", "paid", "open", "late")}},
		{Name: "driver", PrimaryKey: []string{"id"}, Columns: []schema.Column{numbers("id", 40, "1", "40"), texts("name", "Ann"), numbers("active", 1, "1", "1"), numbers("salary", 9, "100", "900"), date("hired")}},
		{Name: "trip", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("vehicle_id", "vehicle"), key("driver_id", "driver")},
			Columns: []schema.Column{numbers("id", 40, "1", "40"), numbers("vehicle_id", 9, "1", "40"), numbers("driver_id", 9, "1", "40"), numbers("distance", 30, "3", "700"),
				date("start_date"), date("end_date"), texts("destination_city", "Rome", "Oslo")}},
		{Name: "passenger", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("driver_id", "driver")},
			Columns: []schema.Column{numbers("id", 40, "1", "40"), texts("name", "Bob"), numbers("driver_id", 9, "1", "40")}},
	}}, nil)
}

// Voyage is a database of one table, of people of whom some survived.
func Voyage(dialect dialects.Dialect) *link.Linker {
	texts := func(name string, nulls float64, values ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(values)), Nulls: nulls, Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[schema.Words(v)] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	numbers := func(name string, distinct int64, least, most string, nulls float64) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: distinct, Min: least, Max: most, Nulls: nulls}}
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialect, Tables: []schema.Table{
		{Name: "voyage", Columns: []schema.Column{numbers("passenger_id", 40, "1", "40", 0), numbers("survived", 2, "0", "1", 0.1), {Name: "name", Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 40}},
			texts("sex", 0, "male", "female"), numbers("age", 30, "1", "80", 0.1), texts("boat", 0.5, "10", "16"), texts("hometown", 0.2, "Cork", "Oslo"), {Name: "boarded_on", Type: "date"}}},
	}}, nil))
}
