package reading

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

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
