package schema_test

import (
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// A schema is what names are resolved against: it has keys and nullability besides them.
var _ sqltree.Schema = (*schema.Schema)(nil)

func TestKeysAndNull(t *testing.T) {
	s := &schema.Schema{Tables: []schema.Table{
		{Name: "Part", PrimaryKey: []string{"order_id", "Line"}, Unique: [][]string{{"code"}}, Columns: []schema.Column{
			{Name: "order_id", Type: "INT"}, {Name: "line"}, {Name: "code", Type: "TEXT"}, {Name: "price", Type: "REAL", NotNull: true}}},
		{Name: "sales.orders"},
	}}
	if got := s.Keys("part"); !reflect.DeepEqual(got, [][]string{{"code"}, {"order_id", "Line"}}) || s.Keys("none") != nil {
		t.Errorf("keys %q", got)
	}
	for column, want := range map[string]struct {
		declared string
		notNull  bool
	}{"ORDER_ID": {"INT", true}, "line": {"", true}, "code": {"TEXT", false}, "price": {"REAL", true}, "none": {}} {
		if declared, notNull := s.Column("PART", column); declared != want.declared || notNull != want.notNull {
			t.Errorf("%s: %q, %v", column, declared, notNull)
		}
	}
	for _, c := range []struct {
		table sqltree.Table
		want  string
	}{
		{sqltree.Table{Schema: "Sales", Name: "Orders"}, "Sales.Orders"},
		{sqltree.Table{Schema: "main", Name: "PART"}, "PART"}, // SQLite's word for the schema of all tables
		{sqltree.Table{Name: "orders"}, ""},
		{sqltree.Table{Name: "part", CTE: &sqltree.CTE{}}, ""},
	} {
		if got := c.table.NameIn(s); got != c.want {
			t.Errorf("%+v: %q, want %q", c.table, got, c.want)
		}
	}
}
