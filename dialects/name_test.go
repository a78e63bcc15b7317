package dialects

import "testing"

func TestQuoteTable(t *testing.T) {
	for _, c := range []struct{ schema, name, called, quoted string }{
		{"", "orders", "orders", `orders`},
		{"", "Order", "Order", `"Order"`},
		{"sales", "orders", "sales.orders", `sales.orders`},
		{"Sales 1", "order", "Sales 1.order", `"Sales 1"."order"`},
		{"", "a.b", `"a.b"`, `"a.b"`},
		{"x.y", "a.b", `"x.y"."a.b"`, `"x.y"."a.b"`},
		{"s", `say "hi"`, `s.say "hi"`, `s."say ""hi"""`},
		{"s", `"q".r`, `s."""q"".r"`, `s."""q"".r"`},
		{`"`, `"`, `"""".""""`, `"""".""""`},
	} {
		called := TableName(Postgres, c.schema, c.name)
		if called != c.called {
			t.Errorf("%q, %q: called %s, want %s", c.schema, c.name, called, c.called)
		}
		if got := QuoteTable(Postgres, called); got != c.quoted {
			t.Errorf("%s: %s, want %s", called, got, c.quoted)
		}
	}
	if got := QuoteTable(SQLite, TableName(SQLite, "", "a.b")); got != `"a.b"` {
		t.Errorf("SQLite: %s", got)
	}
	if got := QuoteTable(MySQL, TableName(MySQL, "", "a.b")); got != "`a.b`" {
		t.Errorf("MySQL: %s", got)
	}
}
