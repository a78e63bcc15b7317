package review

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

func TestRowsUnsaid(t *testing.T) {
	linker := testnano.Ferry()
	for _, c := range []struct{ rule, question, given, fine string }{
		{"word left out", "How many payments by paypal in 2024?", "select count payments where payments.paid_on = V0", ""},
		{"word left out", "How many payments in total?", "", "select count payments"},
		{"word left out", "average premium of yearly policies", "select avg policies.premium", ""},
		{"part unused", "How much was signed by holders?", "", "select sum policies.premium where holders.id not null"},
		{"part unused", "When was each of the policies signed?", "select policies.premium", "select policies.signed_on"},
		{"table unused", "How many brokers have signed policies?", "select count policies", "select count distinct policies.broker_id"},
		{"part unused", "holders on file", "", "select holders.name"},
		{"nothing asked", "Which policies were signed?", "", "select policies.id where policies.signed_on not null"},
		{"table unused", "How many policies have no broker yet?", "select count policies", "select count policies where policies.broker_id null"},
		{"moment chosen", "payments in 2024", "select count payments where payments.due_on = V0", "select count payments where payments.paid_on = V0"},
		{"moment chosen", "payments due in 2024", "", "select count payments where payments.due_on = V0"},
		{"condition left out", "crew who have not been hired since 2024", "select crew.full_name where crew.hired_on >= V0", "select crew.full_name where crew.hired_on < V0"},
		{"group left out", "average premium by city", "select avg policies.premium", "select holders.city avg policies.premium group holders.city"},
		{"group left out", "premiums signed by holders", "", "select sum policies.premium"},
		{"rows ranked", "Which holders have paid the most in payments?", "select holders.name group holders.name order count payments desc limit n1",
			"select holders.name group holders.name order sum payments.amount desc limit n1"},
		{"departed given", "How many crew do we have?", "select count crew", "select count crew where crew.left_on null"},
		{"departed given", "How many crew were hired in 2024?", "", "select count crew where crew.hired_on = V0"},
		{"departed given", "How many crew have left?", "", "select count crew where crew.left_on not null"},
		{"difference left out", "average delay in 2024", "select avg policies.premium", ""},
		{"table part unused", "the last note of each holder", "select holders.name", "select holders.name visit_notes.text"},
		{"one of group", "names of the vessels and their crew", "select vessels.name crew.full_name group vessels.name", "select vessels.name crew.full_name"},
		{"one of group", "vessels by crew", "", "select vessels.name count crew group vessels.name"},
		{"one of group", "name of each policy's holder", "", "select holders.name count payments group policies.id"},
		{"order by other", "Top 5 crew by rank", "select crew.rank order crew.rank desc limit n5", ""},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// Claims that nobody paid are of a year too, where another time is of all of them.
func TestMomentOfAll(t *testing.T) {
	for nulls, given := range map[float64]string{0: "", 0.3: "select count claims where claims.paid_on = V0"} {
		linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "claims", Columns: []schema.Column{
			testnano.Column("incurred_on", "date", schema.Profile{Distinct: 30}), testnano.Column("paid_on", "date", schema.Profile{Distinct: 30, Nulls: nulls}),
		}}}}, nil))
		checkRule(t, linker, "moment chosen", "claims in 2024", given, "")
		checkRule(t, linker, "moment chosen", "claims paid in 2024", "", "select count claims where claims.paid_on = V0")
	}
}

// A SET holds several values: two of them contradict nothing, and groups of it are of combinations.
func TestSets(t *testing.T) {
	equipment := schema.Column{Name: "equipment", Type: "set('gps','radar')", Profile: &schema.Profile{Rows: 40, Distinct: 3}}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.MySQL, Tables: []schema.Table{
		{Name: "boats", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "int"}, equipment}},
	}}, nil))
	for _, c := range []struct{ rule, question, given, fine string }{
		{"set taken whole", "boats per equipment", "select boats.equipment count boats group boats.equipment", "select boats.id boats.equipment"},
		{"set taken whole", "what equipment is there?", "select distinct boats.equipment", ""},
		{"set taken whole", "how many kinds of equipment are there?", "select count distinct boats.equipment", ""},
		{"contradiction", "boats with gps and radar", "", "select boats.id where boats.equipment = V0 and boats.equipment = V1"},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// Ranges that exclude each other, the two values of a flag, and the days from a time to itself, give nothing.
func TestEmptyByConstruction(t *testing.T) {
	linker := testnano.Voyage(dialects.SQLite)
	for _, c := range []struct{ rule, question, given, fine string }{
		{"range empty", "passengers boarded before 2018 and since 2020", "select voyage.name where voyage.boarded_on < V0 and voyage.boarded_on >= V1", ""},
		{"range empty", "passengers boarded since 2018 and before 2020", "select voyage.name where voyage.boarded_on = V0 and voyage.boarded_on = V1",
			"select voyage.name where voyage.boarded_on >= V0 and voyage.boarded_on < V1"},
		{"nothing asked", "Which hometown has the most passengers?", "",
			"select voyage.hometown where voyage.hometown not null group voyage.hometown order count voyage desc limit n1"},
		{"order not asked", "passengers per month", "", "select month voyage.boarded_on count voyage group month voyage.boarded_on order month voyage.boarded_on asc"},
		{"nothing asked", "survival rate", "", "select avg ( voyage.survived = n1 ) where voyage.survived not null"},
		{"flag counted", "How many passengers survived?", "select count distinct voyage.survived", "select count voyage where voyage.survived = n1"},
		{"column with itself", "average days from boarded on to boarded on", "select avg minus voyage.boarded_on voyage.boarded_on", ""},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// What stands after "by" is what groups are of, unless it is what orders.
func TestGroupsListed(t *testing.T) {
	linker := testnano.Voyage(dialects.SQLite)
	const listed = "select voyage.sex where voyage.survived = n1"
	checkRule(t, linker, "group listed", "passengers who survived, by sex", listed, "select voyage.sex count voyage where voyage.survived = n1 group voyage.sex")
	checkRule(t, linker, "group listed", "sexes of those who survived, ordered by sex", "", listed)
	checkRule(t, linker, "group listed", "passengers who survived, by name", "", "select voyage.name where voyage.survived = n1")
	checkRule(t, linker, "group listed", "sex of the passengers who survived", "", listed)
}

// Words of the question are looked for in columns of other tables, in idioms, and in other units.
func TestColumnsOfOthers(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	texts := func(name, text string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 9, Texts: map[string]string{schema.Words(text): text}}}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "skippers", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("name", "text"), texts("nationality", "Italian")}},
		{Name: "harbours", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), texts("country", "Italy")}},
		{Name: "races", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("harbour_id", "harbours")},
			Columns: []schema.Column{column("id", "integer"), column("harbour_id", "integer"), column("title", "text")}},
		{Name: "entries", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("race_id", "races"), key("skipper_id", "skippers")},
			Columns: []schema.Column{column("id", "integer"), column("race_id", "integer"), column("skipper_id", "integer"), column("place", "integer"), column("ballast_g", "integer")}},
	}}, nil))
	for _, c := range []struct{ rule, question, given, fine string }{
		{"place elsewhere", "skippers from Italy", "select skippers.name where harbours.country = V0", ""},
		{"place elsewhere", "harbours in Italy", "", "select harbours.id where harbours.country = V0"},
		{"idiom taken", "Which races have not taken place yet?", "select races.title where entries.place null", "select races.title where races.id not in ( select entries.race_id )"},
		{"idiom taken", "In which place did the races take place?", "", "select entries.place"},
		{"unit of figure", "races with an average ballast over 50 kg", "select races.title group races.title having avg entries.ballast_g > V0", "select races.title where entries.ballast_g > V0"},
		{"unit of figure", "races with an average ballast over 500 g", "", "select races.title group races.title having avg entries.ballast_g > V0"},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}

// No row lacks what all must have, and who asks for those that have it does not mean none; the number of bookings is no
// number of a room; of a price in cents no other cents are shown; the oldest guests are none who came first, nor the
// oldest bookings theirs; how much there is of something is no number of rows.
func TestBookings(t *testing.T) {
	checked := schema.Column{Name: "check_in", Type: "date", NotNull: true}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "guests", PrimaryKey: []string{"id"}, Columns: []schema.Column{testnano.ID(), testnano.Text("last_name", 9), {Name: "joined_on", Type: "date"}, {Name: "birth_date", Type: "date"}}},
		{Name: "rooms", PrimaryKey: []string{"id"}, Columns: []schema.Column{testnano.ID(), testnano.Text("number", 9), testnano.Number("price_cents"), testnano.Number("tax_cents")}},
		{Name: "bookings", ForeignKeys: []schema.ForeignKey{testnano.ToID("guest_id", "guests"), testnano.ToID("room_id", "rooms")},
			Columns: []schema.Column{testnano.Number("guest_id"), testnano.Number("room_id"), checked}},
	}}, nil))
	for _, c := range []struct{ rule, question, given, fine string }{
		{"nothing tested", "how many bookings are checked in", "select count bookings where bookings.check_in null", ""},
		{"nothing tested", "how many bookings have no check in", "", "select count bookings where bookings.check_in null"},
		{"column unused", "number of bookings", "", "select count bookings"},
		{"column unused", "the room number", "select rooms.id", "select rooms.number"},
		{"shown by unit", "prices in cents", "select rooms.price_cents rooms.tax_cents", "select rooms.price_cents"},
		{"shown by unit", "prices and taxes in cents", "", "select rooms.price_cents rooms.tax_cents"},
		{"age by another time", "oldest guest", "select guests.last_name order guests.joined_on asc limit n1", "select guests.last_name order guests.birth_date asc limit n1"},
		{"age of others", "oldest bookings", "select bookings.check_in order guests.birth_date asc", "select guests.last_name bookings.check_in order guests.birth_date asc"},
		{"age of others", "the oldest first", "", "select bookings.check_in order guests.birth_date asc"},
		{"age of others", "bookings of the oldest guests", "", "select bookings.check_in order guests.birth_date asc"},
		{"amount counted", "how much tax was collected", "select count rooms", "select sum rooms.tax_cents"},
		{"amount counted", "how much guests are there", "", "select count guests"},
	} {
		checkRule(t, linker, c.rule, c.question, c.given, c.fine)
	}
}
