package reading

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// An invoice took place when it was issued, whatever comes first in its table.
func TestTimeIn(t *testing.T) {
	for _, c := range []struct {
		table   string
		columns []string
		want    string
	}{
		{"invoice", []string{"paid_at", "due_on", "issued_on"}, "issued_on"},
		{"invoice", []string{"due_on", "paid_at"}, "paid_at"},
		{"payment", []string{"created_at", "paid_at"}, "created_at"},
		{"orders", []string{"shipped_date", "order_date"}, "order_date"},
		{"shift", []string{"begins", "ends"}, ""},
	} {
		columns := []schema.Column{{Name: "id", Type: "integer"}}
		for _, name := range c.columns {
			columns = append(columns, schema.Column{Name: name, Type: "date"})
		}
		catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: c.table, Columns: columns, PrimaryKey: []string{"id"}}}}, nil)
		p := link.NewLinker(catalog).Link("how many?", time.Now(), nil)
		got := ""
		if at := TimeIn(p, 0); at >= 0 {
			got = p.Columns[at].Name
		}
		if got != c.want {
			t.Errorf("%s with %v: %q, want %q", c.table, c.columns, got, c.want)
		}
	}
}
