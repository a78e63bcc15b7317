package reading

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// An extended price is no factor of revenue, and store sales, which are summed, are of no store.
func TestNamesSales(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "store", Columns: []schema.Column{column("name", "text")}},
		{Name: "employee", Columns: []schema.Column{testnano.Text("department", 2, "Sales", "Stock")}}, // which keeps "sales" from its table
		{Name: "store_sales", Columns: []schema.Column{column("quantity", "integer"), column("sales_price", "numeric"), column("ext_sales_price", "numeric")}},
	}}, nil))
	p := l.Link("store sales by year", time.Now(), nil)
	of := func(name string) int { c, _ := p.ColumnNamed("store_sales", name); return c }
	a := Read(p, []form.Token{form.Select, form.Sum, p.ColumnToken(of("ext_sales_price"))})
	if !a.NamesSales(0) || a.NamesSales(1) || Read(p, []form.Token{form.Select, form.Count, p.TableToken(2)}).NamesSales(0) {
		t.Errorf("%+v", a.Question)
	}
	if !a.IsFactor(of("sales_price")) || a.IsFactor(of("ext_sales_price")) {
		t.Error("a price of all pieces is a factor, or one of a piece is none")
	}
}

// Sales are of the table whose name the question says, surely where no other may be meant; a word for other rows, as
// sales persons are, asks for none.
func TestSoldIn(t *testing.T) {
	sales := func(name string) schema.Table {
		return schema.Table{Name: name, Columns: []schema.Column{{Name: "ss_ext_sales_price", Type: "numeric"}, {Name: "ext_tax_amount", Type: "numeric"}}}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{sales("fact_store_sales"), sales("fact_web_sales"),
		{Name: "sales_persons", Columns: []schema.Column{{Name: "name", Type: "text"}}}}}, nil))
	for _, c := range []struct {
		question string
		table    int
		surely   bool
	}{
		{"store sales by month", 0, true},
		{"total web sales", 1, true},
		{"revenue on the web last month", 1, true},
		{"total sales", -1, false},
		{"number of store sales", -1, false},
		{"store sales persons by month", -1, false},
	} {
		a := Read(l.Link(c.question, time.Now(), nil), []form.Token{form.Select})
		table, surely := -1, false
		if a.SalesAt() >= 0 {
			table, surely = a.SoldIn()
		}
		if table != c.table || surely != c.surely {
			t.Errorf("%s: table %d, %v, want %d, %v", c.question, table, surely, c.table, c.surely)
		}
	}
}
