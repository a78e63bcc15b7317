package synth

import "testing"

func TestReading(t *testing.T) {
	country := &Column{Name: "Country", Kind: KindPlace}
	name := &Column{Name: "full_name", Kind: KindName}
	key := &Column{Name: "CustomerId", Kind: KindID}
	customer := &Table{Name: "Customer", Columns: []*Column{key, name, country}}
	of := func(c *Column) expr { return expr{of: field{customer, c}} }
	count := query{cols: []expr{countAll}, from: customer}
	from := count
	from.where = []cond{{lhs: of(country), op: "=", rhs: "'Brazil'"}}
	misnamed := spelling{tables: map[*Table]string{customer: "Clients"}, columns: map[*Column]string{country: "Land"}}
	for _, c := range []struct {
		s    spelling
		q    query
		want string
	}{
		{spelling{}, count, "Names: customer = Customer."},
		{spelling{}, from, "Names: customer = Customer, country = Country."},
		{misnamed, from, "Names: client = Clients, land = Land."},
		{spelling{}, query{cols: []expr{of(key), of(name)}, from: customer}, "Names: customer = Customer, customer id = CustomerId, full name = full_name."},
	} {
		if got := c.s.reading(&c.q); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}
