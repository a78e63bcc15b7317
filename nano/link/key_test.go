package link_test

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A column says by a role who it is, or that it is another row of its table, unless its values are none of the key.
func TestGuessKeysInRoles(t *testing.T) {
	const staff, parties = "staff staff_no*=101..120 last_name; ", "parties party_id*=1..300 name; "
	for _, c := range []struct{ tables, want string }{ // columns have the least and the largest of their values
		{staff + parties + "permits permit_id*=1..900 applicant_id=1..290 officer_no=101..119 issued_by=103..117",
			"permits.applicant_id=parties.party_id permits.officer_no=staff.staff_no permits.issued_by=staff.staff_no"},
		{staff + parties + "permits permit_id*=1..900 applicant_id=1..400 officer_no=1..119 issued_by=3..117", ""},
		{"employees emp_id*=1..40 manager_id=1..7 team_id=1..7; projects proj_id*=1..90 parent_proj_id=2..40 mgr_id=1..7",
			"employees.manager_id=employees.emp_id projects.parent_proj_id=projects.proj_id projects.mgr_id=employees.emp_id"},
		{"customers id*=1..40 referred_by=1..39 created_by=1..3; users id*=1..5 name",
			"customers.referred_by=customers.id customers.created_by=users.id"},
		{"agents id*=1..5 name; users id*=1..5 name; orders id*=1..90 approved_by=1..5", ""}, // it may be either
		{"pet_owners id*=1..9 name; staff id*=1..9 name; pets id*=1..90 owner_id=1..9", "pets.owner_id=pet_owners.id"},
		{"sales_leads id*=1..9 name; other_leads id*=1..9 name; users id*=1..9 name; deals id*=1..90 lead_id=1..9", ""},
		{"audit_log id*=1..9 day; users id*=1..9 name; findings id*=1..90 audit_id=1..9", ""},
		{"staff id*=1..9 name; guests id*=1..9 name; bookings id*=1..90 booked_by=1..9", ""},
		{"users id*=1..9 name; documents id*=1..90 superseded_by=1..9", ""},
		{"visits id*=1..9 day referred_by=1..9", ""},
		{"customers id*=1..9 name legacy_customer_id=1..9; attachments id*=1..9 parent_type parent_id=1..9", ""},
		{"students id*=1..9 name parent_id=1..9; guardians id*=1..9 name", ""},
		{"customers customer_no*=1..9 name; hotels id*=1..9 guest_number=1..2", ""},
		{"country country_code name; customers id*=1..9 country", ""}, // Germany is no code
		{"maintenance_engineers engineer_id=1..9 name; staff staff_id*=1..9 name", ""},
		{"guards guard_id*=1..9 first_name team_leader_id=1..5", "guards.team_leader_id=guards.guard_id"},
		{"customers id*=1..9 first_name account_manager_id=1..5", ""},
		{"staff staff_id*=1..40 manager_staff_id=1..7", "staff.manager_staff_id=staff.staff_id"},
		{"emp emp_no*=1..40 superv_emp_no=1..7", "emp.superv_emp_no=emp.emp_no"},
		{"customer cust_no*=1..40 referred_by_cust_no=2..30", "customer.referred_by_cust_no=customer.cust_no"},
		{"staff staff_id*=1..40 manager_bonus_id=1..7", ""},
		{"staff id*=1..9 first_name reports_to=1..5 team_lead_id=1..5", "staff.reports_to=staff.id staff.team_lead_id=staff.id"},
		{"fine_payments pay_id=1..9 amount; parties party_id*=1..9 name", ""},
		{"users id*=1..90 name; tickets id*=1..9 assigned_to_id=0..60 closed_by_id=4..9 escalated_to=2..90 reply_to_id=2..9",
			"tickets.assigned_to_id=users.id tickets.closed_by_id=users.id tickets.escalated_to=users.id"}, // 0: nobody
		{"users id*=1..900 name; staff id*=1..25 name; teams id*=1..3 lead_id=0..5", "teams.lead_id=staff.id"},
		{"pages id*=1..900 root_id=1..800 parent_id=2..900", "pages.root_id=pages.id pages.parent_id=pages.id"},
		{"issues id*=1..900; links id*=1..90 issue_from_id=1..80 issue_to_id=4..900", "links.issue_from_id=issues.id links.issue_to_id=issues.id"},
		{"course id*=2..17 category=0..6 orders=1..6; course_categories id*=1..6 name course_count=2..9; orders id*=1..9", "course.category=course_categories.id"},
		{"assign id*=1..39 grade=1..30; assign_grades id*=1..900 assignment=1..20; assignment id* name",
			"assign_grades.assignment=assign.id"},
		{"forum_posts id*=1..90 discussion=1..9 subject=1..9; forum_discussions id*=1..9; blog_subjects id*=1..9",
			"forum_posts.discussion=forum_discussions.id"},
		{"posts id*=1..9 rating=1..99; post_ratings id*=1..9 name; ratings id*=1..9", ""}, // more than there are
		{"shop_order_items order_item_id*=1..90; order_lines order_item_id*=1..90; order_item_meta meta_id*=1..9 order_item_id=1..9",
			"order_item_meta.order_item_id=shop_order_items.order_item_id"},
		{"customer_address ca_address_sk*=1..60 ca_city ca_state; customer_demographics cd_demo_sk*=1..30 cd_gender cd_status; " +
			"customer c_customer_sk*=1..90 c_current_addr_sk=1..60 c_current_cdemo_sk=1..30; date_dim d_date_sk*=1..99 d_day d_year; " +
			"store_sales ss_sold_date_sk=3..80 ss_customer_sk=1..90 ss_rest_sk=1..9",
			"customer.c_current_addr_sk=customer_address.ca_address_sk customer.c_current_cdemo_sk=customer_demographics.cd_demo_sk " +
				"store_sales.ss_sold_date_sk=date_dim.d_date_sk store_sales.ss_customer_sk=customer.c_customer_sk"},
	} {
		s := &schema.Schema{Dialect: dialects.Postgres}
		for line := range strings.SplitSeq(strings.TrimSuffix(c.tables, "; "), "; ") {
			name, columns, _ := strings.Cut(line, " ")
			table := schema.Table{Name: name}
			for _, column := range strings.Fields(columns) {
				name, span, ranged := strings.Cut(column, "=")
				name, key := strings.CutSuffix(name, "*")
				if key {
					table.PrimaryKey = []string{name}
				}
				of := schema.Column{Name: name, Type: "text"}
				if least, most, _ := strings.Cut(span, ".."); ranged {
					of.Type, of.Profile = "bigint", &schema.Profile{Rows: 900, Distinct: 5, Min: least, Max: most}
				}
				table.Columns = append(table.Columns, of)
			}
			s.Tables = append(s.Tables, table)
		}
		if got := guessed(s); got != c.want {
			t.Errorf("%s\n\t%q, want\n\t%q", c.tables, got, c.want)
		}
	}
}

// guessed are the keys that are guessed, "a.b_id=b.id", in one line.
func guessed(s *schema.Schema) string {
	var out []string
	for _, g := range link.GuessKeys(s) {
		out = append(out, g.Table+"."+g.Column+"="+g.RefTable+"."+g.RefColumn)
	}
	return strings.Join(out, " ")
}

// A surrogate key that no schema declares comes first, differs from row to row and is called by words of its table.
func TestGuessSurrogateKeys(t *testing.T) {
	column := func(name string, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: distinct, Min: "1", Max: "40"}}
	}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "promotion", Columns: []schema.Column{column("p_promo_sk", 40), column("p_cost", 9), column("p_days", 9)}},
		{Name: "web_sales", Columns: []schema.Column{column("ws_sold_date_sk", 40), column("ws_promo_sk", 9), column("ws_amount", 9)}},
		{Name: "web_returns", Columns: []schema.Column{column("wr_first_promo_sk", 9), column("wr_day_sk", 9), column("wr_amount", 9)}},
	}}
	if got, want := guessed(s), "web_sales.ws_promo_sk=promotion.p_promo_sk web_returns.wr_first_promo_sk=promotion.p_promo_sk"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// An id that comes first and differs from row to row is the key of a table that is not called by it, unless another
// table is.
func TestGuessKeysOfOtherNames(t *testing.T) {
	id := func(name string, distinct int64) schema.Column {
		return schema.Column{Name: name, Type: "bigint", Profile: &schema.Profile{Rows: 9, Distinct: distinct, Min: "1", Max: "9"}}
	}
	table := func(name string, columns ...schema.Column) schema.Table {
		return schema.Table{Name: name, Columns: columns}
	}
	for want, tables := range map[string][]schema.Table{
		"bureau_staff.boss_id=bureau_staff.staff_id run.approved_by=bureau_staff.staff_id": {
			table("bureau_staff", id("staff_id", 9), id("boss_id", 3)), table("run", id("approved_by", 3))},
		"":                            {table("staff", id("emp_id", 4), id("boss_id", 3))}, // its rows share it
		"log.visit_id=visit.visit_id": {table("visit", id("visit_id", 9)), table("log", id("visit_id", 9), id("parent_id", 3))},
	} {
		if got := guessed(&schema.Schema{Dialect: dialects.Postgres, Tables: tables}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Short forms of tables' names say whose number a column is, and what is alike by chance is no key.
// A guessed key is reported where a query may join by it: also a table with itself, and not a table that is read twice.
func TestAssumed(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "team", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}}},
		{Name: "worker", PrimaryKey: []string{"id"}, Columns: []schema.Column{
			{Name: "id", Type: "integer"}, {Name: "boss_id", Type: "integer"}, {Name: "team_id", Type: "integer"}}},
	}}
	c := form.NewCatalog(s, []form.Guess{{Table: "worker", Column: "boss_id", RefTable: "worker", RefColumn: "id"},
		{Table: "worker", Column: "team_id", RefTable: "team", RefColumn: "id"}})
	for sql, want := range map[string]string{
		"SELECT b.id FROM worker a JOIN worker b ON a.boss_id = b.id": "worker.boss_id = worker.id",
		"SELECT id FROM worker WHERE id IN (SELECT id FROM worker)":   "",
		"SELECT 1 FROM worker JOIN team ON team_id = team.id":         "worker.team_id = team.id",
	} {
		parsed, err := parse.Parse(dialects.SQLite, sql)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(c.Assumed(parsed.Query), ", "); got != want {
			t.Errorf("%s assumes %q, want %q", sql, got, want)
		}
	}
}

func TestGuessKeys(t *testing.T) {
	for _, c := range []struct{ tables, want string }{ // columns of a declared key have a star
		{"author aid name first_name oid; organization oid name first_name; writes aid pid; publication pid title journalid; " +
			"journal journalid name", "author.oid=organization.oid writes.aid=author.aid writes.pid=publication.pid publication.journalid=journal.journalid"},
		{"state state_name area; lake lake_name area state_name", "lake.state_name=state.state_name"},
		{"student StuID name; lives_in StuID dorm_name", "lives_in.StuID=student.StuID"},
		{"roads fid* name; buildings fid* name; forests fid* name", ""}, // each counts its own
		{"people person_id* name; person_details person_id* hair; orders id* person_id", "person_details.person_id=people.person_id orders.person_id=people.person_id"},
		{"sales_orders order_id day; order_items order_id item_no amount; payments payment_id order_id", ""}, // it may be either
		{"dim_customer id* name; fact_sales id* customer_id", "fact_sales.customer_id=dim_customer.id"},
		{"sales.customer id* name; sales.orders id* customer_id", "sales.orders.customer_id=sales.customer.id"},
		{"sbcustomer sbcustid* sbcustname sbcustcity; sbtransaction sbtxid* sbtxcustid sbtxamount; sbdailyprice sbdpday sbdpopen sbdpclose",
			"sbtransaction.sbtxcustid=sbcustomer.sbcustid"},
		{"archive.customer id* name; sales.customer id* name; sales.orders id* customer_id", "sales.orders.customer_id=sales.customer.id"},
		{"archive.customer id* name; sales.customer id* name; shop.orders id* customer_id", ""}, // it may be either
		{"archive.orders order_id* day; sales.orders order_id* day", ""},
		{"settings key* value; translations id* key", ""},
		{"users uuid* name; events id* uuid", ""},
		{"payments paid method day; invoices invoice_no amount paid", ""},
		{"a id* name created_by; b id* name created_by; users id* name", ""},
		{"empty; station id* name; trip id* start_station_id", "trip.start_station_id=station.id"},
	} {
		s := &schema.Schema{Dialect: dialects.Postgres}
		for line := range strings.SplitSeq(c.tables, "; ") {
			name, columns, _ := strings.Cut(line, " ")
			table := schema.Table{Name: name}
			for _, column := range strings.Fields(columns) {
				column, key := strings.CutSuffix(column, "*")
				if key {
					table.PrimaryKey = []string{column}
				}
				kind := "text"
				if strings.HasSuffix(strings.ToLower(column), "id") || column == "area" || column == "amount" {
					kind = "bigint"
				}
				table.Columns = append(table.Columns, schema.Column{Name: column, Type: kind})
			}
			s.Tables = append(s.Tables, table)
		}
		if got := guessed(s); got != c.want {
			t.Errorf("%s\n\t%q, want\n\t%q", c.tables, got, c.want)
		}
	}
}

// A key that was forgotten refers to what others of its name do, unless its values do not, or are one alone; a role's
// to where the schema declares roles.
func TestGuessKeysAsDeclared(t *testing.T) {
	number := func(name string, distinct int64, most string) schema.Column {
		return schema.Column{Name: name, Type: "bigint", Profile: &schema.Profile{Rows: 90, Distinct: distinct, Min: "1", Max: most}}
	}
	author := []schema.ForeignKey{{Columns: []string{"author_id"}, RefTable: "users", RefColumns: []string{"id"}},
		{Columns: []string{"flow_id"}, RefTable: "ci_flows", RefColumns: []string{"id"}}}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "users", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", 90, "90")}},
		{Name: "ci_flows", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", 90, "90")}},
		{Name: "issues", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", 90, "90"), number("author_id", 9, "9"),
			number("flow_id", 9, "9")}, ForeignKeys: author},
		{Name: "notes", Columns: []schema.Column{number("author_id", 9, "80"), number("flow_id", 9, "80"), number("owner_id", 9, "80")}},
		{Name: "tasks", Columns: []schema.Column{number("author_id", 9, "95"), number("flow_id", 1, "1"), number("owner_id", 9, "95")}},
		{Name: "links", Columns: []schema.Column{number("author_id", 9, "80"), {Name: "author_type", Type: "text"}}},
	}}
	if got, want := guessed(s), "notes.author_id=users.id notes.flow_id=ci_flows.id notes.owner_id=users.id"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A table that holds rows of several kinds is referred to by what its kinds are called. What has no value, or refers to
// a table without rows, joins nothing.
func TestGuessKeysByKind(t *testing.T) {
	number := func(name, most string) schema.Column {
		return schema.Column{Name: name, Type: "bigint", Profile: &schema.Profile{Rows: 90, Distinct: 9, Min: "1", Max: most}}
	}
	none := schema.Column{Name: "template_id", Type: "bigint", Profile: &schema.Profile{Rows: 90, Nulls: 1}}
	empty := schema.Column{Name: "id", Type: "bigint", Profile: &schema.Profile{}}
	kind := schema.Column{Name: "type", Type: "text", Profile: &schema.Profile{Rows: 90, Distinct: 2,
		Texts: map[string]string{"issue priority": "IssuePriority", "color": "Color"}}}
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "enumerations", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", "20"), kind}},
		{Name: "issues", Columns: []schema.Column{number("priority_id", "5"), number("color_id", "20"), number("shape_id", "5"), none,
			number("label_id", "5")}},
		{Name: "tasks", Columns: []schema.Column{number("priority_id", "5"), number("color_id", "21")}},
		{Name: "templates", PrimaryKey: []string{"id"}, Columns: []schema.Column{number("id", "9")}},
		{Name: "labels", PrimaryKey: []string{"id"}, Columns: []schema.Column{empty}},
	}}
	if got, want := guessed(s), "issues.priority_id=enumerations.id issues.color_id=enumerations.id"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
