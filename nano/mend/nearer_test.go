package mend

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A value is looked for in the table that the question names, unless it names the other's column, or another table.
func TestNearer(t *testing.T) {
	id := schema.Column{Name: "id", Type: "integer"}
	country := schema.Column{Name: "country", Type: "text", Profile: &schema.Profile{Rows: 50, Distinct: 2, Texts: map[string]string{"brazil": "Brazil", "france": "France"}}}
	city := schema.Column{Name: "city", Type: "text", Profile: country.Profile}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	reference := func(name string) schema.Column { return schema.Column{Name: name, Type: "integer"} }
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "artists", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, country}},
		{Name: "customers", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, country}},
		{Name: "shops", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, city}},
		{Name: "sales", PrimaryKey: []string{"id"}, Columns: []schema.Column{id, reference("artist_id"), reference("customer_id"), reference("shop_id")},
			ForeignKeys: []schema.ForeignKey{key("artist_id", "artists"), key("customer_id", "customers"), key("shop_id", "shops")}},
	}}, nil))
	const artists = "SELECT count(*) FROM artists JOIN sales ON sales.artist_id = artists.id JOIN customers ON sales.customer_id = customers.id WHERE "
	for _, c := range []struct{ question, given, want string }{
		{"How many customers are from Brazil?", "select count customers where artists.country = V0", "SELECT count(*) FROM customers WHERE country = 'Brazil'"},
		{"How many customers are not from Brazil?", "select count customers where artists.country != V0", "SELECT count(*) FROM customers WHERE country <> 'Brazil'"},
		{"How many customers are from Brazil?", "select count customers where customers.country = V0", "SELECT count(*) FROM customers WHERE country = 'Brazil'"},
		{"How many customers bought of artists from Brazil?", "select count customers where artists.country = V0", artists + "artists.country = 'Brazil'"},
		{"How many customers are there with the artist country Brazil?", "select count customers where artists.country = V0", artists + "artists.country = 'Brazil'"},
		{"How many customers are from Brazil?", "select count customers where shops.city = V0",
			"SELECT count(*) FROM customers JOIN sales ON sales.customer_id = customers.id JOIN shops ON sales.shop_id = shops.id WHERE shops.city = 'Brazil'"},
	} {
		p := l.Link(c.question, time.Now(), nil)
		query, err := form.Decode(Apply(p, testnano.Tokens(p, c.given)), p)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s: %v\n\t%s, want\n\t%s", c.question, err, sql, c.want)
		}
	}
}

// Stars are how reviews are rated, where the question speaks of reviews, and not what hotels have.
func TestStarred(t *testing.T) {
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "hotels", PrimaryKey: []string{"id"}, Columns: []schema.Column{testnano.ID(), testnano.Number("stars")}},
		{Name: "reviews", ForeignKeys: []schema.ForeignKey{testnano.ToID("hotel_id", "hotels")}, Columns: []schema.Column{testnano.Number("hotel_id"), testnano.Number("rating")}},
	}}, nil))
	checkMended(t, l, "5 star reviews", "select count reviews where hotels.stars = V0", "select count reviews where reviews.rating = V0")
	checkMended(t, l, "reviews of hotels with 5 stars", "select count reviews where hotels.stars = V0", "select count reviews where hotels.stars = V0")
}
