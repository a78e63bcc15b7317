package knowledge

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// trade has a price and a quantity in one table, a total in another, and prices of what is in stock.
func trade(d dialects.Dialect) *schema.Schema {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	return &schema.Schema{Dialect: d, Tables: []schema.Table{
		{Name: "products", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("UnitPrice", "numeric"), column("UnitsInStock", "integer"), column("units_on_order", "integer")}},
		{Name: "order lines", Columns: []schema.Column{column("order_id", "integer"), column("unit_price", "numeric"), column("quantity", "integer"), {Name: "discount", Type: "real", Profile: &schema.Profile{Min: "0", Max: "0.25"}}, column("status", "text")}},
		{Name: "payment", Columns: []schema.Column{column("id", "integer"), column("amount", "numeric"), column("amount_due_date", "date")}},
		{Name: "rates", Columns: []schema.Column{column("currency", "text"), column("exchange_rate", "numeric"), column("units", "integer")}},
	}}
}

func TestMetric(t *testing.T) {
	for _, c := range []struct {
		term   Term
		of     string // of one row; "": the schema lacks something, or it is no expression
		whole  bool
		filter string
	}{
		{Term{SQL: "sum(Unit_Price * quantity)", Table: `"order lines"`}, "unit_price * quantity", false, ""},
		{Term{SQL: "unit_price", Table: `"order lines"`, Filter: "status <> 'void'"}, "unit_price", false, "status <> 'void'"},
		{Term{SQL: "sum(l.unit_price)", Table: `"order lines" AS l`}, "unit_price", false, ""},
		{Term{SQL: "sum(unit_price) / count(DISTINCT order_id)", Table: `"order lines"`}, "sum(unit_price) / count(DISTINCT order_id)", true, ""},
		{Term{SQL: "avg(amount)", Table: "payment"}, "avg(amount)", true, ""},
		{Term{SQL: "sum(min(amount, 100))", Table: "payment"}, "min(amount, 100)", false, ""}, // of two: no aggregate
		{Term{SQL: "min(amount)", Table: "payment"}, "min(amount)", true, ""},
		{Term{SQL: "sum(DISTINCT amount)", Table: "payment"}, "sum(DISTINCT amount)", true, ""},
		{Term{SQL: "DISTINCT amount", Table: "payment"}, "", false, ""}, // a sum would lose DISTINCT
		{Term{SQL: "sum(price)", Table: "payment"}, "", false, ""},
		{Term{SQL: "sum(amount)", Table: "payments"}, "", false, ""},
		{Term{SQL: "sum(amount)", Table: "payment, products"}, "", false, ""},
		{Term{SQL: "sum(amount)", Table: "payment", Filter: "id IN (SELECT id FROM products)"}, "", false, ""},
		{Term{SQL: "sum(amount), 1", Table: "payment"}, "", false, ""},
		{Term{SQL: "sum(amount)", Table: "payment; DROP TABLE payment"}, "", false, ""},
	} {
		m, err := c.term.Metric(trade(dialects.SQLite))
		if err != nil {
			if c.of != "" {
				t.Errorf("%+v: %v", c.term, err)
			}
			continue
		}
		text := func(e *sqltree.Expr) string {
			if e == nil {
				return ""
			}
			s, err := sqltree.PrintExpr(dialects.SQLite, e)
			if err != nil {
				t.Fatal(err)
			}
			return strings.ReplaceAll(s, "`", "")
		}
		if text(m.Of) != c.of || m.Whole != c.whole || text(m.Filter) != c.filter {
			t.Errorf("%+v: %s, %v, %s", c.term, text(m.Of), m.Whole, text(m.Filter))
		}
	}
}

func TestGlossaryOfMetrics(t *testing.T) {
	for text, want := range map[string]string{
		"[revenue]\nsql = 'sum(a)'\ntable = 't'\nfilter = 'b = 1'\n": "",
		"[revenue]\nmeans = 'money'\ntable = 't'\n":                  "has a table but no sql",
		"[revenue]\nsql = 'a'\nfilter = 'b = 1'\n":                   "has a filter but no table",
	} {
		if _, err := ParseGlossary(text); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	b := &Base{Terms: []Term{{Name: "revenue", Synonyms: []string{"turnover"}, SQL: "sum(amount)", Table: "payment", Filter: "id > 0"}, {Name: "tips", SQL: "sum(tip)", Table: "tills"}}}
	a := b.About(trade(dialects.SQLite))
	if said := a.Terms("turnover and tips"); len(said) != 1 || said[0].String() != "revenue (turnover); in SQL: sum(amount) over payment where id > 0" || len(a.Metrics()) != 1 {
		t.Errorf("%v, %v", said, a.Metrics())
	}
}

// A mistake in a metric is an error with its line; what a metric says of another database is none.
func TestMistakenMetrics(t *testing.T) {
	denied := trade(dialects.SQLite)
	for i := range denied.Tables {
		denied.Tables[i].Denied = true
	}
	for _, c := range []struct{ metric, parses, checks string }{
		{"sql = 'sum(amount'\ntable = 'payment'", "glossary: 3: the metric takings: ", ""},
		{"sql = 'sum(amount)'\ntable = 'payment'\nfilter = 'id = = 0'", "glossary: 3: the metric takings: ", ""},
		{"sql = 'sum(amoutn)'\ntable = 'payment'", "", "glossary.toml:3: the metric takings: unknown column: amoutn; did you mean payment.amount?"},
		{"sql = 'sum(amount)'\ntable = 'payment'\nfilter = 'status <> 1'", "", "glossary.toml:3: the metric takings: unknown column: status"},
		{"sql = 'sum(payments.amount)'\ntable = 'payment'", "", "glossary.toml:3: the metric takings: unknown qualifier: payments.amount"},
		{"sql = 'sum(tip)'\ntable = 'tills'", "", ""},
		{"sql = 'sum(amount)'\ntable = 'payment'\nfilter = 'id IN (SELECT id FROM products)'", "", ""},
		{"sql = 'sum(amount)'\ntable = 'payment'\nfilter = 'id IN (SELECT id FROM tills)'", "", ""},
		{"sql = 'count(rowid)'\ntable = 'payment'", "", ""},
		{"sql = 'sum(`unit price`)'\ntable = '`order lines`'\nfilter = 'note <=> NULL'", "", ""}, // MySQL's
		{"sql = 'sum(amount::int)'\ntable = 'tills'", "", ""},                                    // PostgreSQL's
	} {
		said := func(err error) string {
			if err == nil {
				return ""
			}
			return err.Error()
		}
		terms, err := ParseGlossary("# ours\n\n[takings]\n" + c.metric + "\n")
		if got := said(err); !strings.HasPrefix("glossary"+got, strings.Replace(c.parses, ": 3:", ":3:", 1)) || (got == "") != (c.parses == "") {
			t.Errorf("%s: %s, want %s", c.metric, got, c.parses)
		}
		b := &Base{Terms: terms}
		if got := said(b.Check(trade(dialects.SQLite))); !strings.Contains(got, c.checks) || (got == "") != (c.checks == "") {
			t.Errorf("%s: %s, want %s", c.metric, got, c.checks)
		}
		if strings.Contains(c.checks, "unknown column") {
			if err := b.Check(denied); err != nil {
				t.Errorf("%s: %v, of a table with columns that may not be read", c.metric, err)
			}
		}
	}
	a := (&Base{Terms: []Term{{Name: "takings", SQL: "sum(amount)", Table: "payment", Filter: "id IN (SELECT id FROM products)"}}}).About(trade(dialects.SQLite))
	if said := a.Terms("our takings"); len(said) != 1 || a.Expresses(said[0].Term) || len(a.Metrics()) != 0 {
		t.Errorf("%v, %v", said, a.Metrics())
	}
}

func TestSuggestMetrics(t *testing.T) {
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		products, totals := SuggestMetrics(trade(d))
		var got []string
		for _, m := range append(products, totals...) {
			got = append(got, m.Name+" = "+m.Expression())
			if _, err := m.Metric(trade(d)); err != nil {
				t.Errorf("%s: %+v does not read the schema that suggests it: %v", d, m, err)
			}
		}
		quote := map[dialects.Dialect]string{dialects.MySQL: "`"}[d]
		if quote == "" {
			quote = `"`
		}
		unquoted := strings.ReplaceAll(strings.Join(got, "\n"), quote, "")
		if want := "stock value = sum(UnitPrice * UnitsInStock) over products\n" +
			"revenue = sum(unit_price * quantity * (1 - discount)) over order lines\n" +
			"revenue = sum(amount) over payment"; unquoted != want {
			t.Errorf("%s:\n%s\nwant\n%s", d, unquoted, want)
		}
	}
	percent := trade(dialects.SQLite)
	percent.Tables[1].Columns[3].Profile.Max = "15"
	if products, _ := SuggestMetrics(percent); products[1].SQL != "sum(unit_price * quantity * (1 - discount / 100.0))" {
		t.Error(products[1].SQL)
	}
	percent.Tables[1].Columns[3].Profile.Nulls = 0.5 // rows without a discount are no rows without revenue
	products, _ := SuggestMetrics(percent)
	if products[1].SQL != "sum(unit_price * quantity * (1 - coalesce(discount, 0) / 100.0))" {
		t.Error(products[1].SQL)
	}
	if m, err := products[1].Metric(percent); err != nil || m.Whole {
		t.Errorf("%+v is read as %+v", products[1], m)
	}
	percent.Tables[1].Columns[3].Profile.Max = "999" // an amount: of a line, or of a unit
	if products, _ := SuggestMetrics(percent); products[1].SQL != "sum(unit_price * quantity)" {
		t.Error(products[1].SQL)
	}
}

// Of amounts in cents whole units are summed, and what was not paid is left out.
func TestSuggestPaid(t *testing.T) {
	status := func(nulls float64, texts ...string) schema.Column {
		c := schema.Column{Name: "status", Type: "text", Profile: &schema.Profile{Nulls: nulls, Texts: map[string]string{}}}
		for _, text := range texts {
			c.Profile.Texts[strings.ToLower(text)] = text
		}
		return c
	}
	for _, c := range []struct {
		status       schema.Column
		amount, want string
	}{
		{status(0, "Paid", "Void", "failed"), "amount_cents", "sum(amount_cents / 100.0) over invoices where status NOT IN ('Void', 'failed')"},
		{status(0.1, "paid", "refunded"), "total", "sum(total) over invoices where (status IS NULL OR status NOT IN ('refunded'))"},
		{status(0, "paid", "open"), "amount", "sum(amount) over invoices"},
	} {
		s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "invoices", PrimaryKey: []string{"id"},
			Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: c.amount, Type: "integer"}, c.status}}}}
		_, totals := SuggestMetrics(s)
		if len(totals) != 1 || totals[0].Expression() != c.want {
			t.Errorf("%+v, want %s", totals, c.want)
			continue
		}
		if _, err := totals[0].Metric(s); err != nil {
			t.Errorf("%+v does not read the schema that suggests it: %v", totals[0], err)
		}
	}
}

// Where rows say what all of their pieces cost, nothing is multiplied.
func TestSuggestExtendedPrice(t *testing.T) {
	number := func(name string) schema.Column { return schema.Column{Name: name, Type: "numeric"} }
	columns := []schema.Column{number("ws_quantity"), number("ws_list_price"), number("ws_ext_sales_price")}
	for n, want := range map[int]int{2: 1, 3: 0} {
		s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "web_sales", Columns: columns[:n]}}}
		if products, totals := SuggestMetrics(s); len(products) != want || len(totals) != 0 {
			t.Errorf("%+v %+v, want %d products", products, totals, want)
		}
	}
}

// A price per unit is multiplied by the units, whatever these are.
func TestSuggestPricePer(t *testing.T) {
	for price, want := range map[string]string{"price_per_litre": "sum(price_per_litre * litres)", "price_per_litre_cents": "sum(price_per_litre_cents * litres / 100.0)", "price_per_boat": ""} {
		s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "fuel_sale", PrimaryKey: []string{"id"},
			Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "litres", Type: "numeric"}, {Name: price, Type: "numeric"}}}}}
		products, _ := SuggestMetrics(s)
		got := ""
		for _, m := range products {
			got += m.SQL
		}
		if got != want {
			t.Errorf("%s: %q, want %q", price, got, want)
		}
	}
}
