package review

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// What cannot be meant weighs less, and what only looks like it does not.
func TestWeightOfFaults(t *testing.T) {
	prompt := form.NewPrompt(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	prompt.Values = []form.Value{{Text: "Rome"}, {Text: "Oslo"}, {Text: "2013", Number: "2013"}, {Text: "5", Number: "5"}}
	for _, c := range []struct {
		form string
		want float64
	}{
		{"select airport.id where airport.city = V0 or airport.city = V1", 1},
		{"select airport.id where airport.city = V0 and airport.city = V1", factor("contradiction")},
		{"select airport.id where airport.city = V0 and airport.id > n0 and airport.city = V1", factor("contradiction")},
		{"select airport.id where airport.city = V0 and airport.city = V0", 1},
		{"select airport.id where airport.city = V0 intersect select airport.id where airport.city = V1", 1},
		{"select flight.price where via flight.origin_id airport.city = V0 and via flight.target_id airport.city = V1", 1},
		{"select flight.price where via flight.origin_id airport.city = V0 and via flight.origin_id airport.city = V1", factor("contradiction")},
		{"select employee.name where year employee.hired = V2 and month employee.hired = V3", 1},
		{"select employee.name where year employee.hired = V2 and year employee.hired = V3", factor("contradiction")},
		{"select airport.city where airport.id not in ( select flight.origin_id )", 1},
		{"select airport.city where airport.id not in ( select distinct flight.origin_id )", 1},
		{"select airport.city where airport.id in ( select airport.id where airport.city = V0 )", 1},
		{"select airport.city where airport.id not in ( select flight.pilot_id )", factor("column unlike")},
		{"select airport.city where airport.id in ( select distinct flight.price )", factor("column unlike")},
		{"select employee.name except select employee.name", factor("operands equal")},
		{"select employee.name except select employee.name from flight", 1},
		{"select employee.name where employee.id in ( select flight.pilot_id union select flight.pilot_id )", 1},
	} {
		line := testnano.Tokens(prompt, c.form)
		named := map[int]bool{}
		for _, token := range line { // so that no table is unnamed
			if column, ok := prompt.ColumnOf(token); ok {
				named[prompt.Columns[column].Table] = true
			}
			if table, ok := prompt.TableOf(token); ok {
				named[table] = true
			}
		}
		asked := *prompt
		for table := range named {
			asked.Question = append(asked.Question, form.Phrase{Value: -1, Tables: []int{table}})
		}
		if got := Weight(Review(&asked, line)); got != c.want {
			t.Errorf("%s: %g, want %g", c.form, got, c.want)
		}
	}
	for question, of := range map[string]map[string]float64{
		"who earned 5?":                            {"select employee.name where employee.id = n5": factor("money not computed"), "select employee.id where employee.id = n5": factor("money not computed") * factor("who without name"), "select employee": factor("money not computed") * factor("number left out")},
		"which flights are unlate":                 {"select flight.id where flight.late = n0": 1, "select flight.id where flight.late = n1": factor("flag upheld") * factor("condition left out"), "select flight.id": factor("flag upheld") * factor("condition left out")},
		"what percentage of the flights are late?": {"select count flight": factor("share left out"), "select avg ( flight.late = n1 )": 1},
		"what % of flights is late?":               {"select count flight where flight.late = n1": factor("share left out"), "select avg ( flight.late = n1 )": 1},
		"how many flights are late?":               {"select count flight where flight.late = n1": 1, "select avg ( flight.late = n1 )": factor("share not asked") * factor("aggregate left out")},
		"the margin of the flights":                {"select count flight": factor("rate not computed") * factor("word left out")},
		"the median of the flights":                {"select count flight": factor("beyond form")},
		"flights on weekends":                      {"select flight": factor("beyond form")},
		"who flew first?":                          {"select employee.name order employee.hired asc limit n1": 1, "select employee.name order employee.hired asc": factor("who of all")},
		"the oldest employee": {"select employee.name order employee.hired asc limit n1": 1, "select employee.name order employee.hired desc limit n1": factor("time from other end"),
			"select employee.name order employee.id desc limit n1": factor("word left out")},
		// Without its text, the word may select rows.
		"the latest hired employee": {"select employee.name order employee.hired asc limit n1": factor("time from other end") / factor("word left out"),
			"select employee.name order employee.hired desc limit n1": 1 / factor("word left out")},
		"the oldest and the newest employee": {"select employee.name order employee.hired desc limit n1": 1},
	} {
		linked := link.NewLinker(prompt.Catalog).Link(question, time.Now(), nil)
		for written, want := range of {
			silent := link.NewLinker(prompt.Catalog).Link(question, time.Now(), nil)
			for i := range silent.Question {
				silent.Question[i].Text = "" // what is linked stays, and no word is left
			}
			got := Weight(Review(linked, testnano.Tokens(linked, written))) / Weight(Review(silent, testnano.Tokens(silent, written)))
			linked.EachUnlinked(func(string) {}, func(run []string) { got /= math.Pow(factor("word unknown"), float64(len(english.Weighty(run)))) })
			if math.Abs(got-want) > 1e-9 {
				t.Errorf("%s: %s: %g, want %g", question, written, got, want)
			}
		}
	}
	asked := *prompt
	for _, word := range []string{"how", "many", "accounts", "have", "churned", "?"} {
		asked.Question = append(asked.Question, form.Phrase{Value: -1, Text: word})
	}
	if got := Weight(Review(&asked, nil)); math.Abs(got-factor("word unknown")*factor("word unknown")) > 1e-9 {
		t.Errorf("of two unlinked words: %g", got)
	}
	// "id of Rome": Rome is an airport, and every table has an id.
	column := func(name string) int { c, _ := prompt.ColumnOf(testnano.Tokens(prompt, name)[0]); return c }
	ids := form.Phrase{Value: -1, Text: "id", Columns: []int{column("employee.id"), column("airport.id"), column("flight.id")}}
	asked.Question = []form.Phrase{ids, {Value: 0, Text: "Rome"}}
	for written, want := range map[string]bool{
		"select airport.id where airport.city = V0":                       false,
		"select employee.id where airport.city = V0":                      true,
		"select airport.id , flight.id where airport.city = V0":           false,
		"select employee.id where employee.name = V0":                     false,
		"select flight.price where flight.id > n3":                        false,
		"select flight.id order flight.price desc":                        false,
		"select employee.id where via flight.origin_id airport.city = V0": true,
	} {
		line := testnano.Tokens(&asked, written)
		if got := reachesFarther(reading.Read(&asked, line)); (got != "") != want {
			t.Errorf("%s: %v", written, got)
		}
		apart := asked
		apart.Question = asked.Question[1:2:2]
		for _, c := range ids.Columns { // as many phrases as columns: no words mean two
			apart.Question = append(apart.Question, form.Phrase{Value: -1, Text: "id", Columns: []int{c}, Partial: true})
		}
		if ratio := Weight(Review(&asked, line)) / Weight(Review(&apart, line)); want && ratio > 0.9 {
			t.Errorf("%s weighs as if it reached no farther: %g", written, ratio)
		}
	}
	asked.Question = append(asked.Question, form.Phrase{Value: -1, Text: "employees", Tables: []int{prompt.Columns[column("employee.id")].Table}})
	if reachesFarther(reading.Read(&asked, testnano.Tokens(&asked, "select employee.id where airport.city = V0"))) != "" {
		t.Error("the employees that the question names are far")
	}
}

// A review says what speaks against a query in words of the prompt, and nothing against one that does with the
// question.
func TestReview(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	numbers := func(name, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 20, Distinct: 20, Min: "0", Max: most}}
	}
	two := column("team_id", "integer")
	two.Profile = &schema.Profile{Rows: 20, Distinct: 2, Min: "3", Max: "4"}
	catalog := form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "team", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer"), column("city", "text")}},
		{Name: "player", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("team_id", "team")},
			Columns: []schema.Column{column("id", "integer"), column("name", "text"), column("motto", "text"), two,
				column("age", "integer"), column("joined", "date"), column("active", "boolean")}},
		{Name: "season", ForeignKeys: []schema.ForeignKey{key("team_id", "team")},
			Columns: []schema.Column{column("team_id", "integer"), column("round", "integer")}},
		{Name: "visits", ForeignKeys: []schema.ForeignKey{key("team_id", "team")},
			Columns: []schema.Column{column("team_id", "integer"), column("visits", "integer")}},
		{Name: "staff", Columns: []schema.Column{numbers("staff", "900")}},
		{Name: "grade", Columns: []schema.Column{numbers("grade", "100")}},
		{Name: "ratings", Columns: []schema.Column{column("id", "integer"), column("rating", "integer"), column("winner", "text")}},
		{Name: "passport", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("id", "player")},
			Columns: []schema.Column{column("id", "integer"), column("number", "text")}},
		{Name: "contact", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("id", "player")},
			Columns: []schema.Column{column("id", "integer"), column("phone", "text")}},
	}}, nil)
	for _, c := range []struct{ question, form, want string }{
		{"how many visits?", "select count visits", "not visits.visits"},
		{"how many visits?", "select sum visits.visits", ""},
		{"how many ratings?", "select count ratings", ""},
		{"how many staff?", "select count staff", "not staff.staff"},
		{"how many grades?", "select count grade", ""},
		{"players by round", "select player.name , season.round", "from_or_join_table_mismatch team"},
		{"players of the teams by round", "select player.name , season.round , team.city", ""},
		{"phones by passport number", "select contact.phone , passport.number", ""},
		{"the oldest player", "select player.name order player.age asc limit n1", "order_by_mismatch player.age"},
		{"the oldest player", "select player.name order player.age desc limit n1", ""},
		{"the youngest player", "select player.name order player.age desc limit n1", "order_by_mismatch player.age"},
		{"the newest players by age", "select player.name order player.age desc", "not player.joined"},
		{"who of the players came first?", "select player.name order player.id asc", "order_by_mismatch"},
		{"who of the players came first?", "select player.name order player.id asc limit n1", ""},
		{"who are the players, highest age first?", "select player.name order player.age desc", ""},
		{"who of the players has which first name?", "select player.name order player.id asc", ""},
		{"who of the players?", "select player.motto", "select_error"},
		{"who of the players?", "select player.name", ""},
		{"who won the ratings?", "select ratings.winner", ""},
		{"how many active players?", "select count player", "not player.active"},
		{"how many active players?", "select count player where player.active = n1", ""},
		{"players of the team of id 3", "select player.name , team.id where team.id = V0", ""},
		{"which players are called 'Ann'?", "select player.name where player.name = V0", "select_error player.name"},
		{"which players are called 'Ann'?", "select player.id where player.name = V0", "select_error player.id"},
		{"which players are called 'Ann'?", "select player.name where player.name = V0 or player.motto = V0", ""},
		{"which players are not called 'Ann'?", "select player.name except select player.name where player.name = V0", ""},
		{"when in 2013 did players join?", "select player.joined where year player.joined = V0", ""},
		{"the age of the tallest player", "select player.age", "order_by_mismatch"},
		{"the age of the tallest player", "select player.age order player.age desc limit n1", ""},
		{"players from the highest age to the lowest", "select player.name order player.age desc", ""},
		{"the cities of the players in alphabetical order", "select team.city from player", "order_by_mismatch"},
		{"the cities of the players", "select team.city from player order player.age asc", "order_by_mismatch"},
		{"the cities of the players by age", "select team.city from player order player.age asc", ""},
		{"players that did not join", "select player.name order player.joined desc limit n1", "where_error"},
		{"players that didn't join", "select player.name where player.joined null", ""},
		{"players not older than 30", "select player.name where player.age <= V0", ""},
		{"players that joined", "select player.name where player.joined not null", ""},
		{"names of players", "select player.name except select player.name from season", "where_error from_or_join_table_mismatch season"},
		{"players of age 30 or 40", "select player.name where player.age = V0", "not 40 where_error"},
		{"players of age 30 or 40", "select player.name where player.age = V0 or player.age = V1", ""},
		{"players of age 30 or more", "select player.name where player.age >= V0", ""},
		{"of the players, which age came first?", "select player.age", "order_by_mismatch"},
		{"of the players, which age came first?", "select player.age order player.joined asc limit n1", ""},
		{"the first and last age of players", "select player.age", ""},
		{"how many rounds did seasons last?", "select season.round", ""},
		{"the average age of the players", "select sum player.age", "aggregate_error"},
		{"maximum and minimum age of the players", "select max player.age max player.age", "select_error player.age aggregate_error"},
		{"maximum and minimum age of the players", "select max player.age min player.age", ""},
		{"how many players of each age", "select count player where player.age > n0", "group_by_missing"},
		{"how many players of each age", "select player.age count player group player.age", ""},
		{"players that are not 30 or 40", "select player.name where player.age != V0 and player.age != V1", ""},
		{"players with zero seasons", "select player.name where player.team_id not in ( select season.team_id )", ""},
		{"players of non-Roman teams", "select player.name where team.city != V0", ""},
		{"which players were ordered?", "select player.name", ""},
		{"players that have not joined since 2013", "select player.name where player.joined < V0", ""},
		{"a maximum of 10 players", "select player.name limit V0", ""},
		{"rank players by highest age", "select player.name order player.age desc", ""},
		{"what do players mean?", "select player.name", ""},
		{"players with at least one season", "select distinct player.name from season", ""},
		{"average players per night", "select avg player.age", ""},
		{"players that joined in the last 30 days", "select player.name", "not 'last 30 days' not player.joined"},
		{"players that joined in the last 30 days", "select player.name where player.joined = V0", ""},
		{"names of players ordered by age", "select player.name order player.name asc", "order_by_mismatch player.age not player.age"},
		{"names and ages of players ordered by the age", "select player.name player.age order player.name asc", "order_by_mismatch player.age"},
		{"names of players ordered by age", "select player.name order player.age asc", ""},
		{"names of players in descending order of age", "select player.name order player.age asc", "order_by_mismatch"},
		{"names of players in ascending order of age", "select player.name order player.age desc", "order_by_mismatch"},
		{"players from the highest to the lowest age", "select player.name order player.age asc", "order_by_mismatch"},
		{"players by age, lowest first", "select player.name order player.age desc", "order_by_mismatch"},
		{"players by age, lowest first", "select player.name order player.age asc", ""},
		{"the distinct names of players", "select distinct player.name where player.name != V0", "where_error"},
		{"the names of invited players", "select player.name where player.name != V0", "where_error"},
		{"the names of uninvited players", "select player.name where player.name != V0", ""},
		{"the names of unhurt players", "select player.name where player.name != V0", ""},
		{"names of players in reverse alphabetical order", "select player.name order player.name desc", ""},
		{"names of the players from the largest team sorted by name", "select player.name where team.id > n0 order player.name asc", ""},
		{"players by age, high to low", "select player.name order player.age asc", "order_by_mismatch"},
		{"players by age, high to low", "select player.name order player.age desc", ""},
		{"the 3 youngest players in descending order of age", "select player.name order player.age asc limit n3", ""},
		{"how old are the players today?", "select player.age", ""},
		{"please show me the names of players whose age is above 30", "select player.name where player.age > V0", ""},
		{"how many players include a motto?", "select count player where player.motto not null", ""},
		{"the mottos of players and their counts", "select player.motto group player.motto", "aggregate_error not passport.number"},
		{"names of the active players", "select player.name , player.active", "where_error player.active"},
		{"names of the active players", "select player.name where player.active = n1", ""},
		{"which teams have more than 5 players and how many do they have?", "select team.id group team.id having count player > V0", "aggregate_error"},
		{"which teams have more than 5 players and how many do they have?", "select team.id count player group team.id having count player > V0", ""},
		{"names of the players of age 20 or older", "select player.name where player.age = V0", "where_error player.age where_error"},
		{"names of the players of age 20 or older", "select player.name where player.age >= V0", ""},
		{"the name of the player of the highest age", "select player.name , max player.age group player.name", "order_by_mismatch"},
		{"the highest age by name of the players", "select player.name , max player.age group player.name", ""},
		{"ages of players", "select max player.age group player.age", "aggregate_error player.age"},
		{"how many players are there?", "select player.id", "aggregate_error select_error player.id"},
		{"the phone number of contacts", "select contact.phone", "not passport.number"},
		{"which team is best? Show the city and total.", "select team.city sum visits.visits group team.city", "aggregate_error visits.visits from_or_join_table_mismatch visits"},
		{"which player is best? Show the name, not the id.", "select player.name limit n1", "not player.id where_error"},
		{"players of the teams not in Rome", "select player.name where team.city != V0", ""},
		{"players of the teams ignoring those of Rome", "select player.name where team.city != V0", ""},
		{"how many players joined this month?", "select count player", "not 'this month' not player.joined"},
		{"players in descending order of age", "select player.name order player.joined asc", "not player.age"},
		{"how many visits did the team of Rome make?", "select visits.visits where team.city = V0", ""},
		{"cities by how many players they have", "select team.city from player group team.city", "aggregate_error"},
		{"cities by how many players they have", "select team.city from player group team.city order count player desc", ""},
		{"which players joined first? Show the name and age.", "select player.name order player.joined asc player.age asc limit n1", "select_error"},
		{"which players joined first? Show the name and age.", "select player.name player.age order player.joined asc limit n1", ""},
		{"cities by visits. Return the city and the total visits.", "select team.city group team.city order sum visits.visits desc", "select_error"},
		{"cities by visits. Return the city and the total visits.", "select team.city sum visits.visits group team.city order sum visits.visits desc", ""},
	} {
		prompt := link.NewLinker(catalog).Link(c.question, time.Now(), nil)
		if got := prompt.Words(ObserveFaults(Review(prompt, testnano.Written(prompt, c.form)))); got != c.want {
			t.Errorf("%s: %s: %q, want %q", c.question, c.form, got, c.want)
		}
	}
	prompt := link.NewLinker(catalog).Link("players", time.Now(), nil)
	if team, _ := prompt.ColumnNamed("player", "team_id"); prompt.IsFlag(team) {
		t.Error("a key of two values is a flag")
	}
}

// A column that is fewer joins away, of the words for which the query takes one farther away.
func TestDetours(t *testing.T) {
	key := func(column, table string) []schema.ForeignKey {
		return []schema.ForeignKey{{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}}
	}
	columns := func(names ...string) (out []schema.Column) {
		for _, name := range names {
			out = append(out, schema.Column{Name: name, Type: map[bool]string{true: "text", false: "integer"}[name == "name"]})
		}
		return out
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "category", PrimaryKey: []string{"id"}, Columns: columns("id", "name")},
		{Name: "product", PrimaryKey: []string{"id"}, Columns: columns("id", "name", "category_id", "price"), ForeignKeys: key("category_id", "category")},
		{Name: "line", PrimaryKey: []string{"id"}, Columns: columns("id", "product_id", "price", "quantity"), ForeignKeys: key("product_id", "product")},
	}}, nil))
	for _, c := range []struct {
		question, form string
		passed         bool
	}{
		{"average price per category", "select category.name avg line.price group category.name", true},
		{"average price per category", "select category.name avg product.price group category.name", false},
		{"average price of a line per category", "select category.name avg line.price group category.name", false},
		{"average quantity per category", "select category.name avg line.quantity group category.name", false},
		{"average price", "select avg line.price", false},
		{"quantity by price", "select sum line.quantity group product.price", true},
		{"quantity by price", "select sum line.quantity group line.price", false},
		{"categories by price", "select category.name group line.price", true},
		{"lines by name", "select line.id group category.name", true}, // a product has a name too
		{"lines by name", "select line.id group product.name", false},
		{"lines by name of the category", "select line.id group category.name", false},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := detours(reading.Read(prompt, testnano.Tokens(prompt, c.form))) != ""; got != c.passed {
			t.Errorf("%s: %s: %v", c.question, c.form, got)
		}
	}
}

// A value that a column is known not to hold is doubted where it costs no rows, and so is a figure over rows that
// another table repeats.
func TestDoubtsOfRows(t *testing.T) {
	column := func(name, kind string, p *schema.Profile) schema.Column {
		return schema.Column{Name: name, Type: kind, Profile: p}
	}
	prompt := form.NewPrompt(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customer", PrimaryKey: []string{"id"}, Columns: []schema.Column{column("id", "integer", &schema.Profile{Rows: 50, Distinct: 50}),
			column("country", "text", &schema.Profile{Rows: 50, Distinct: 2, Texts: map[string]string{"germany": "Germany", "brazil": "Brazil"}}),
			column("city", "text", &schema.Profile{Rows: 50, Distinct: 50, Sampled: true}), column("credit", "real", nil)}},
		{Name: "orders", ForeignKeys: []schema.ForeignKey{{Columns: []string{"customer_id"}, RefTable: "customer", RefColumns: []string{"id"}}},
			Columns: []schema.Column{column("customer_id", "integer", &schema.Profile{Rows: 100, Distinct: 40}), column("status", "text", nil), column("amount", "real", nil)}},
	}}, nil))
	country, _ := prompt.ColumnOf(testnano.Tokens(prompt, "customer.country")[0])
	prompt.Values = []form.Value{{Text: "Germany", Cells: []form.Cell{{Column: country, Text: "Germany"}}}, {Text: "Frnace"}, {Text: "open"}}
	for query, want := range map[string]string{
		"select count customer where customer.country = V0 or customer.country = V1": message("value unheld"),
		"select count customer where customer.country != V1":                         message("value unheld"),
		"select count customer where customer.country != V0":                         "",
		"select count customer where customer.city != V1":                            "", // not all are known
		"select sum customer.credit where orders.status = V2":                        message("figure repeated"),
		"select avg customer.credit":                                                 "",
		"select sum orders.amount where customer.country = V0":                       "",
		"select sum customer.credit group orders.status":                             message("figure repeated"),
		"select avg customer.credit group orders.status":                             "", // of those with orders of each
	} {
		got := ""
		for _, f := range Review(prompt, testnano.Tokens(prompt, query)) {
			if f.why == message("value unheld") || f.why == message("figure repeated") {
				got = f.why
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", query, got, want)
		}
	}
}

// The spelling that the question has is meant. Where it has none, or rows differ in capitals alone, some may be missed.
// Numbers that are kept as text are compared as text.
func TestDoubtsOfTexts(t *testing.T) {
	column := func(name string, counts map[string]int) schema.Column {
		p := &schema.Profile{Rows: 50, Distinct: int64(len(counts)), Texts: schema.Texts(counts, len(counts))}
		p.Spellings = schema.Spellings(counts, p.Texts)
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	catalog := func(d dialects.Dialect) *form.Catalog {
		return form.NewCatalog(&schema.Schema{Dialect: d, Tables: []schema.Table{{Name: "patient", Columns: []schema.Column{
			column("blood", map[string]int{"O+": 30, "O-": 5, "AB+": 2}), column("country", map[string]int{"USA": 9, "usa": 2, "Chile": 1}),
			column("age", map[string]int{"9": 1, "10": 1, "72": 2}), column("year", map[string]int{"1999": 1, "2001": 3}), column("ward", map[string]int{"A": 1, "9": 1, "10": 1}),
			column("bill", map[string]int{"1.234 €": 1, "987 €": 1, "20 €": 2}), column("dose", map[string]int{"10 mg": 1, "20 mg": 4}), column("seen", map[string]int{"12.05.2024": 1, "3.06.2024": 1}),
		}}}}, nil)
	}
	for _, c := range []struct {
		dialect              dialects.Dialect
		question, form, text string
		why                  string
	}{
		{dialects.SQLite, "patients of blood type O-", "select count patient where patient.blood = V0", "O-", ""},
		{dialects.SQLite, "patients of blood type O+?", "select count patient where patient.blood = V0", "O+", ""},
		{dialects.SQLite, "patients of blood type O", "select count patient where patient.blood = V0", "O", ""}, // of which there are no rows,
		{dialects.SQLite, "patients of blood type AB", "select count patient where patient.blood = V0", "AB+", ""},
		{dialects.SQLite, "patients from the USA", "select count patient where patient.country = V0", "USA", message("spelt otherwise")},
		{dialects.SQLite, "patients of country usa", "select count patient where patient.country = V0", "usa", message("spelt otherwise")},
		{dialects.MySQL, "patients from the USA", "select count patient where patient.country = V0", "USA", ""},
		{dialects.SQLite, "patients from Chile", "select count patient where patient.country = V0", "Chile", ""},
		{dialects.SQLite, "patients with an age above 9", "select count patient where patient.age > V0", "", message("compared as text")},
		{dialects.MySQL, "patients with an age above 9", "select count patient where patient.age > V0", "", message("compared as text")},
		{dialects.SQLite, "patients with an age of 9", "select count patient where patient.age = V0", "", ""},
		{dialects.SQLite, "patients with a year above 2000", "select count patient where patient.year > V0", "", ""},
		{dialects.SQLite, "the highest age of a patient", "select max patient.age", "", message("compared as text")},
		{dialects.SQLite, "patients by age", "select patient.blood order patient.age asc", "", message("compared as text")},
		{dialects.SQLite, "the last year of a patient", "select max patient.year", "", ""},
		{dialects.SQLite, "the total bill of patients", "select sum patient.bill", "", message("amounts summed")},
		{dialects.SQLite, "the total dose of patients", "select sum patient.dose", "", message("amounts summed")},
		{dialects.SQLite, "patients by bill", "select patient.blood order patient.bill desc", "", message("amounts ordered")},
		{dialects.SQLite, "the highest bill of a patient", "select max patient.bill", "", message("amounts ordered")},
		{dialects.SQLite, "the highest dose of a patient", "select max patient.dose", "", ""}, // which the order of texts finds
		{dialects.SQLite, "patients by seen", "select patient.blood order patient.seen asc", "", ""},
		{dialects.SQLite, "patients by ward", "select patient.blood order patient.ward asc", "", ""}, // these are no numbers
	} {
		prompt := link.NewLinker(catalog(c.dialect)).Link(c.question, time.Now(), nil)
		tokens := testnano.Written(prompt, c.form)
		why := ""
		for _, f := range Review(prompt, tokens) {
			if slices.ContainsFunc([]string{"spelt otherwise", "compared as text", "amounts summed", "amounts ordered"}, func(rule string) bool { return f.why == message(rule) }) {
				why = f.why
			}
		}
		if why != c.why {
			t.Errorf("%s: %s: %q, want %q", c.question, c.form, why, c.why)
		}
		for _, cmp := range reading.Read(prompt, tokens).Comparisons {
			if got := prompt.Values[cmp.Value].SpelledIn(cmp.Column); c.text != "" && got != c.text {
				t.Errorf("%s: compared with %q, want %q", c.question, got, c.text)
			}
		}
	}
}

// A moment is after a day from the first hour of that day on.
func TestDaysAreCompared(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "loans", PrimaryKey: []string{"id"}, Columns: []schema.Column{
		{Name: "id", Type: "integer"}, {Name: "due_on", Type: "date"}, {Name: "back_at", Type: "timestamp with time zone"}, {Name: "renewed_on", Type: "date"},
	}}}}, nil))
	for line, doubted := range map[string]bool{
		"select count loans where loans.back_at > loans.due_on":    true,
		"select count loans where loans.due_on < loans.back_at":    true,
		"select count loans where loans.back_at <= loans.due_on":   true,
		"select count loans where loans.back_at < loans.due_on":    false,
		"select count loans where loans.back_at >= loans.due_on":   false,
		"select count loans where loans.renewed_on > loans.due_on": false,
	} {
		p := linker.Link("loans returned late", time.Now(), nil)
		if faults := Standard().Only("day compared").Review(p, testnano.Tokens(p, line)); (len(faults) > 0) != doubted {
			t.Errorf("%s: %+v", line, faults)
		}
	}
}
