package schema

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

// warehouse is a schema of n tables, most of them of no interest; the sales of shops are in the middle.
func warehouse(n int) *Schema {
	s := &Schema{Dialect: dialects.Postgres}
	id := Column{Name: "id", Type: "integer"}
	for i := range n {
		s.Tables = append(s.Tables, Table{Name: fmt.Sprintf("log_%03d", i), Columns: []Column{id, {Name: "entry_text"}, {Name: "created"}}})
	}
	refers := func(name, to string) ForeignKey {
		return ForeignKey{Columns: []string{name}, RefTable: to, RefColumns: []string{"id"}}
	}
	s.Tables[n/2] = Table{Name: "sales.OrderLines", Columns: []Column{id, {Name: "order_id"}, {Name: "unit_price"}}, ForeignKeys: []ForeignKey{refers("order_id", "sales.Orders")}}
	s.Tables[n/3] = Table{Name: "sales.Orders", Columns: []Column{id, {Name: "client"}, {Name: "created"}}, ForeignKeys: []ForeignKey{refers("client", "people")}}
	s.Tables[n/4] = Table{Name: "people", Columns: []Column{id, {Name: "full_name"}}, Comment: "everybody we know: customers, suppliers"}
	s.Tables[n/5] = Table{Name: "categories", Columns: []Column{id, {Name: "label", Comment: "of a product",
		Profile: &Profile{Rows: 3, Common: []string{"Garden tools", "Toys"}}}}}
	return s
}

func names(s *Schema) []string {
	var out []string
	for _, t := range s.Tables {
		out = append(out, t.Name)
	}
	return out
}

func TestFocus(t *testing.T) {
	const n = 1000
	s := warehouse(n)
	for _, c := range []struct {
		question string
		n        int
		want     []string
	}{
		{"Which order lines have the highest unit price?", 1, []string{"people", "sales.Orders", "sales.OrderLines"}}, // with what they refer to
		{"How many customers are there?", 1, []string{"people"}},                                                      // by its comment
		{"Which category has most?", 1, []string{"categories"}},
		{"What does a garden tool cost?", 1, []string{"categories"}}, // by a value
		{"the label of log 007", 2, []string{"log_007", "categories"}},
		{"What is it?", 2, []string{"people", "sales.Orders"}}, // no word helps: what most refer to
	} {
		rank, _ := s.Rank(c.question)
		got := s.Focus(rank, c.n, 900)
		if !slices.Equal(names(got), c.want) {
			t.Errorf("%s: %v, want %v", c.question, names(got), c.want)
		}
		if len(got.Others) != 900 || len(got.Tables)+900+got.Unnamed != n {
			t.Errorf("%s: %d tables, %d names, %d more, want %d in all", c.question, len(got.Tables), len(got.Others), got.Unnamed, n)
		}
	}
	rank, sharing := s.Rank("x")
	if sharing != 0 {
		t.Errorf("%d tables share a word", sharing)
	}
	if s.Focus(rank, n, 0) != s || s.Others != nil {
		t.Error("a schema that fits was changed")
	}
}

func TestOthersAreListed(t *testing.T) {
	all := warehouse(20)
	rank, _ := all.Rank("categories of people")
	s := all.Focus(rank, 1, 3)
	for form, text := range map[string]string{"DDL": s.DDL(), "names": s.Names(), "TSV": s.TSV()} {
		for _, name := range []string{"categories", "people", "and 16 more"} {
			if !strings.Contains(text, name) {
				t.Errorf("%s does not name %s:\n%s", form, name, text)
			}
		}
		if strings.Contains(text, "full_name") {
			t.Errorf("%s shows a column of another table:\n%s", form, text)
		}
	}
}

func BenchmarkRank(b *testing.B) {
	s := warehouse(1000)
	for b.Loop() {
		s.Rank("Which order lines have the highest unit price?")
	}
}

func BenchmarkFocus(b *testing.B) {
	s := warehouse(1000)
	rank, _ := s.Rank("Which order lines have the highest unit price?")
	for b.Loop() {
		s.Focus(rank, 10, 100)
	}
}
