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

// journeys are trains by the names of their ends, and flights by keys of airports.
func journeys() *link.Linker {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	place := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 20, Distinct: 2, Texts: map[string]string{"oslo": "Oslo", "rome": "Rome"}}}
	}
	key := func(column string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: "airports", RefColumns: []string{"code"}}
	}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "airports", PrimaryKey: []string{"code"}, Columns: []schema.Column{column("code", "text"), place("city")}},
		{Name: "flights", PrimaryKey: []string{"flight_no"}, ForeignKeys: []schema.ForeignKey{key("source_airport"), key("destination_airport")},
			Columns: []schema.Column{column("flight_no", "integer"), column("source_airport", "text"), column("destination_airport", "text")}},
		{Name: "ferries", PrimaryKey: []string{"ferry_no"}, Columns: []schema.Column{column("ferry_no", "integer"), place("from_city"), place("to_city"), place("home_city")}},
		{Name: "trains", PrimaryKey: []string{"train_no"}, Columns: []schema.Column{column("train_no", "integer"), place("origin"), place("destination")}},
	}}, nil))
}

// A place is looked for at the end of the journey that the question says, whatever end the model took.
func TestHeaded(t *testing.T) {
	const origin, destination = "SELECT train_no FROM trains WHERE origin = 'Oslo'", "SELECT train_no FROM trains WHERE destination = 'Oslo'"
	const source, dest = "flights.source_airport = ", "flights.destination_airport = "
	flights := func(key string) string {
		return "SELECT flights.flight_no FROM airports JOIN flights ON " + key + "airports.code WHERE airports.city = 'Oslo'"
	}
	for _, c := range []struct{ question, given, want string }{
		{"which trains arrive in Oslo?", "select trains.train_no where trains.origin = V0", destination},
		{"which trains are arriving in Oslo?", "select trains.train_no where trains.destination = V0", destination},
		{"trains that go to Oslo", "select trains.train_no where trains.origin = V0", destination},
		{"trains bound for Oslo", "select trains.train_no where trains.origin = V0", destination},
		{"trains departing from Oslo", "select trains.train_no where trains.destination = V0", origin},
		{"trains leaving Oslo", "select trains.train_no where trains.destination = V0", origin},
		{"trains arriving from Oslo", "select trains.train_no where trains.destination = V0", origin},
		{"trains with Oslo", "select trains.train_no where trains.origin = V0", origin},
		{"trains from Oslo to Rome", "select trains.train_no where trains.destination = V0 and trains.origin = V1",
			"SELECT train_no FROM trains WHERE origin = 'Oslo' AND destination = 'Rome'"},
		{"trains leaving Oslo and arriving in Rome", "select trains.train_no where trains.origin = V0 and trains.origin = V1",
			"SELECT train_no FROM trains WHERE origin = 'Oslo' AND destination = 'Rome'"},
		// The key of an implied join is the one of which the question says the end.
		{"which flights are arriving in Oslo?", "select flights.flight_no where airports.city = V0", flights(dest)},
		{"which flights land in Oslo?", "select flights.flight_no where airports.city = V0", flights(dest)},
		{"which flights depart from Oslo?", "select flights.flight_no where airports.city = V0", flights(source)},
		{"how many flights to Oslo?", "select flights.flight_no where airports.city = V0", flights(dest)},
		{"flights from Oslo", "select flights.flight_no where airports.city = V0", flights(source)},
		{"which flights arrive in Oslo?", "select flights.flight_no where via flights.source_airport airports.city = V0",
			"SELECT flights.flight_no FROM flights JOIN airports AS destination_airport ON flights.destination_airport = destination_airport.code " +
				"WHERE destination_airport.city = 'Oslo'"},
		{"ferries landing in Oslo", "select ferries.ferry_no where ferries.from_city = V0", "SELECT ferry_no FROM ferries WHERE to_city = 'Oslo'"},
		{"ferries landing in Oslo", "select ferries.ferry_no where ferries.home_city = V0", "SELECT ferry_no FROM ferries WHERE home_city = 'Oslo'"},
	} {
		p := journeys().Link(c.question, time.Now(), nil)
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
