package teach

import (
	"testing"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

func TestReading(t *testing.T) {
	country := &synth.Column{Name: "Country", Kind: synth.KindPlace}
	name := &synth.Column{Name: "full_name", Kind: synth.KindName}
	key := &synth.Column{Name: "CustomerId", Kind: synth.KindID}
	customer := &synth.Table{Name: "Customer", Columns: []*synth.Column{key, name, country}}
	of := func(c *synth.Column) ask.Expr { return ask.Expr{Of: ask.Field{Table: customer, Column: c}} }
	count := ask.Query{Cols: []ask.Expr{ask.CountAll}, From: customer}
	from := count
	from.Where = []ask.Cond{{Left: of(country), Op: "=", Right: "'Brazil'"}}
	misnamed := ask.Spelling{Tables: map[*synth.Table]string{customer: "Clients"}, Columns: map[*synth.Column]string{country: "Land"}}
	for _, c := range []struct {
		s    ask.Spelling
		q    ask.Query
		want string
	}{
		{ask.Spelling{}, count, "Names: customer = Customer."},
		{ask.Spelling{}, from, "Names: customer = Customer, country = Country."},
		{misnamed, from, "Names: client = Clients, land = Land."},
		{ask.Spelling{}, ask.Query{Cols: []ask.Expr{of(key), of(name)}, From: customer}, "Names: customer = Customer, customer id = CustomerId, full name = full_name."},
	} {
		if got := reading(c.s, &c.q); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}
