package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/language"
	"github.com/sqlagent/sqlagent/nano/link"
)

func line(pieces []form.Piece) string {
	var words []string
	for _, p := range pieces {
		words = append(words, p.Text+string(p.Token))
	}
	return strings.Join(words, " ")
}

// A question is annotated, and what it says of the time and of lengths of time ends up in SQL.
func TestLink(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil), link.Term{Phrase: "cost", Table: "flight", Column: "price"})
	now := time.Date(2024, 5, 15, 0, 0, 0, 0, time.UTC)
	found := link.Cells{"rome": {{Column: 5, Text: "ROME"}}}
	for _, c := range []struct{ question, want string }{
		{"Which employees were hired last month?", "which employees T0 C1 ~ were hired C3 date V0 C3 ~ ?"},
		{"flights to Rome that cost more than five", "flights T2 to V0 C5 that cost C10 more than digit V1"},
		{"Who is the boss of Odile Corrigan?", "who is the boss C2 ~ of V0 ?"},
		{"the pilot ids of late flights", "the pilot ids C9 of late C12 flights T2"},
		{"notes with 'no go'", "notes T3 with V0"},
		{"Which employees were hired in May?", "which employees T0 C1 ~ were hired C3 in month V0 ?"},
		{"flights that May takes", "flights T2 that may takes"},
		{"flights to St. Louis of J. K. Rowling", "flights T2 to V0 of V1"},
		{"How many workers are there?", "how many workers T0 C1 ~ are there ?"}, // of the words for schemas
		{"prices in every metropolis", "prices C10 in every metropolis C5 ~"},   // of WordNet's
		{"", ""},
	} {
		prompt := linker.Link(c.question, now, found)
		got := line(prompt.QuestionPieces())
		if want := strings.Join(strings.Fields("q "+c.want+" a"), " "); got != want {
			t.Errorf("%s\n\t%s, want\n\t%s", c.question, got, want)
		}
	}
	prompt := linker.Link("flights to Rome", now, found)
	query, err := form.Decode(testnano.Tokens(prompt, "select flight.price where airport.city = V0"), prompt)
	if err != nil {
		t.Fatal(err)
	}
	if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || !strings.Contains(sql, "'ROME'") {
		t.Error(sql, err)
	}
}

// wantLinks checks a question's pieces, without their marks.
func wantLinks(t *testing.T, l *link.Linker, question, want string) {
	t.Helper()
	got := line(l.Link(question, time.Now(), nil).QuestionPieces())
	if want := "q " + want + " a"; got != want {
		t.Errorf("%s\n\t%s, want\n\t%s", question, got, want)
	}
}

// Terms of people's own count before names and stored values; one of a table that the schema lacks is none.
func TestTerms(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil),
		link.Term{Phrase: "aviator", Table: "employee"}, link.Term{Phrase: "fare", Table: "flight", Column: "price"},
		link.Term{Phrase: "Home base", Table: "airport", Column: "city", Value: "ROME", IsValue: true},
		link.Term{Phrase: "southern airport", Table: "airport", Column: "city", Value: "ROME", IsValue: true},
		link.Term{Phrase: "ship", Table: "boat"}, link.Term{Phrase: "boats", Table: "flight", Value: "b", IsValue: true})
	for _, c := range []struct{ question, want string }{
		{"aviators and fares", "aviators T0 C1 ~ and fares C10"},
		{"flights to our home base", "flights T2 to our home base V0 C5"},
		{"how many southern airports", "how many southern V0 C5 airports T1"},
		{"ships", "ships"},
		{"boats", "boats"}, // no column has the value
	} {
		wantLinks(t, linker, c.question, c.want)
	}
}

// A part of a name does not begin with "of": "number of clubs" is not of member_of_club.
func TestPartsOfNames(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "Club", Columns: []schema.Column{{Name: "ClubID", Type: "integer"}, {Name: "Seating", Type: "integer"}}},
		{Name: "Member_of_club", Columns: []schema.Column{
			{Name: "LName", Type: "text"}, {Name: "date_moved_in", Type: "date"}, {Name: "status_cd", Type: "text"}, {Name: "txn_cnt", Type: "integer"},
		}},
		{Name: "tbl_coach", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}}},
		{Name: "paper_coauthors", Columns: []schema.Column{{Name: "author_id", Type: "integer"}}},
	}}, nil))
	for _, c := range []struct{ question, want string }{
		{"count the total number of clubs", "count the total number of clubs T0"},
		{"last names by seats", "last names C2 by seats C1 ~"},
		{"coach ids", "coach ids C6"},
		{"when they moved in", "when C3 ~ they moved in C3 ~"},
		{"status codes by transaction count", "status codes C4 by transaction count C5"},
		{"clubs without co-authors", "clubs T0 without co-authors T3 ~"},
		{"co - authors", "co - authors C7 ~"},
	} {
		wantLinks(t, linker, c.question, c.want)
	}
}

// Words that say nothing elsewhere are values where what is next to them names the column; codes are found by what
// they shorten, kinds by their plural, and a text by what is to contain it.
func TestStatedValues(t *testing.T) {
	column := func(name string, texts ...string) schema.Column {
		p := &schema.Profile{Rows: 9, Distinct: int64(len(texts)), Texts: map[string]string{}}
		for _, text := range texts {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	id := schema.Column{Name: "technician_id", Type: "integer"}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "site", Columns: []schema.Column{{Name: "site_name", Type: "text"}, column("risk_level", "high", "low"), column("approved", "N", "Y")}},
		{Name: "shift", Columns: []schema.Column{column("state", "CANC", "IN_PROGRESS", "NO_SHOW", "WAITING_PARTS", "LET"), column("cancel_reason", "ill")}},
		{Name: "staff", Columns: []schema.Column{column("job", "technician", "driver"), column("confirmed", "N", "Y"), column("kind", "CANCELLED", "SHORT")}},
		{Name: "visit", Columns: []schema.Column{id, column("state", "confirmed", "held"), column("passed", "N", "Y")}},
	}}, nil))
	for _, c := range []struct{ question, want string }{
		{"high risk sites", "high V0 C1 risk C1 ~ sites T0 C0 ~"},
		{"sites of high standing", "sites T0 C0 ~ of high standing"},
		{"sites whose risk is low", "sites T0 C0 ~ whose risk C1 ~ is low V0 C1"},
		{"approved = no", "approved C2 V0 n V1 y = no"}, // which is no value there
		{"sites that are not approved", "sites T0 C0 ~ that are not approved C2 V0 n V1 y"},
		{"shifts with no show", "shifts T1 with V0 C3"},
		{"shifts waiting for parts", "shifts T1 V0 C3"},
		{"cancelled shifts", "cancelled V0 C3 shifts T1"},
		{"cancellation reasons of shifts", "cancellation reasons C4 of shifts T1"},
		{"which shifts are let", "which shifts T1 are let V0 C3"},
		{"let me have shifts", "let me have shifts T1"},
		{"technicians without visits", "technicians V0 C5 C8 ~ without visits T3"},
		{"confirmed visits", "confirmed V0 C9 visits T3"},
		{"confirmed staff", "confirmed C6 V0 n V1 y staff T2"},
		{"visits that did not pass", "visits T3 that did not pass C10 ~ V0 n V1 y"},
		{"sites with mill in the site name", "sites T0 with V0 in the site name C0"},
		{"sites with a mill in the valley", "sites T0 C0 ~ with a mill in the valley"},
		{"site names containing mill", "site names C0 containing V0"},
	} {
		wantLinks(t, linker, c.question, c.want)
	}
}

// Beyond 32 tables or 128 columns those that the question speaks of have the pointers.
func TestFocus(t *testing.T) {
	s := testnano.Shop(dialects.SQLite)
	large := *s
	large.Tables = nil
	for i := range 100 {
		filler := s.Tables[3]
		filler.Name = fmt.Sprintf("filler_%d", i)
		large.Tables = append(large.Tables, filler)
	}
	large.Tables = append(large.Tables, s.Tables...)
	linker := link.NewLinker(form.NewCatalog(&large, nil))
	prompt := linker.Link("the prices of flights", time.Now(), nil)
	for _, t2 := range []string{"flight", "airport", "employee"} {
		if table, _ := prompt.TableNamed(t2); prompt.TableToken(table) == "" {
			t.Errorf("%s has no pointer", t2)
		}
	}
	if len(prompt.Cut) != 104-form.MaxTables || slices.Contains(prompt.Cut, "flight") {
		t.Errorf("%d tables cut", len(prompt.Cut))
	}
	if pieces := line(prompt.Permute(3).SchemaPieces()); strings.Count(pieces, string(form.TableMark)) != form.MaxTables {
		t.Error(pieces)
	}
}

// What a question says of lengths, sexes and countries becomes what the columns hold.
func TestValues(t *testing.T) {
	text := func(name string, values ...string) schema.Column {
		p := &schema.Profile{Rows: 20, Distinct: int64(len(values)), Min: values[0], Max: values[len(values)-1], Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[schema.Words(v)] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	number := func(name, least, most string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Min: least, Max: most}}
	}
	member := schema.Table{Name: "member", PrimaryKey: []string{"id"}, Columns: []schema.Column{
		number("id", "1", "9"), text("sex", "F", "M"), text("country", "Germany", "Canada", "USA"),
		number("milliseconds", "1000", "900000"), number("length", "46", "185"), text("first_name", "Nancy", "Ann"),
		text("last_name", "Edwards", "Bell"), text("approved", "no", "yes"), text("method", "PayPal", "JULIA MCQUEEN"),
		text("department", "Information Technology", "Sales"), text("full_name", "Ian Davis", "Ann Bell"),
		text("home_state", "CA", "NY", "VA"), text("birth_country", "DE", "CA", "TR"), text("class", "TX", "FR"), text("city", "New York"),
		text("billed", "2012-12", "2013-03"), text("paid", "201212", "201303"), text("number", "201212", "998877"),
		{Name: "zip", Type: "text", Profile: &schema.Profile{Min: "02139", Max: "99501", Texts: map[string]string{"02139": "02139"}}},
		{Name: "seen", Type: "datetime", Profile: &schema.Profile{Min: "2012-01-01 08:00:00", Max: "2014-01-01 09:00:00"}},
		{Name: "born", Type: "date", Profile: &schema.Profile{Min: "1970-01-01", Max: "1999-01-01"}}}}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{member}}
	linker := link.NewLinker(form.NewCatalog(s, nil))
	for _, c := range []struct{ question, form, want string }{
		{"female members", "member.sex = V0", "sex = 'F'"},
		{"Canadian members", "member.country = V0", "country = 'Canada'"},
		{"members from California", "member.home_state = V0", "home_state = 'CA'"},
		{"members who live in the state of new york", "member.home_state = V0", "home_state = 'NY'"}, // a city too
		{"members born in Canada", "member.birth_country = V0", "birth_country = 'CA'"},              // that another has in full
		{"members from Virginia", "member.home_state = V0", "home_state = 'VA'"},
		{"members of Virginia Beach", "member.home_state = V0", "home_state = 'Virginia Beach'"},
		{"members who like turkey in California", "member.home_state = V0", "home_state = 'CA'"},
		{"members from Germany", "member.country = V0", "country = 'Germany'"}, // as it is, before its code
		{"members of class Texas", "member.class = V0", "class = 'Texas'"},     // no state
		{"members from the United States or all German ones", "member.country = V1", "country = 'Germany'"},
		{"American members", "member.country = V0", "country = 'USA'"},
		{"members longer than 5 minutes", "member.milliseconds > V0", "milliseconds > 300000"},
		{"members of less than 2 hours", "member.length < V0", "length < 120"},
		{"members longer than 100", "member.length > V0", "length > 100"},
		{"the member called 'Nancy Edwards'", "member.first_name = V0 and member.last_name = V1", "first_name = 'Nancy' AND last_name = 'Edwards'"},
		{"members that were approved", "member.approved = V1", "approved = 'yes'"},
		{"unapproved members", "member.approved = V0", "approved = 'no'"}, // the contrary's column is linked, and shows its values
		{"members with an id above -5", "member.id > V0", "id > -5"},
		{"members who paid with paypal", "member.method = V0", "method = 'PayPal'"},
		{"members who paid with Paypal", "member.method = V0", "method = 'PayPal'"},
		{"the member Julia McQueen", "member.method = V0", "method = 'JULIA MCQUEEN'"},
		{"How many members are from the US?", "member.country = V0", "country = 'USA'"},
		{"members in IT", "member.department = V0", "department = 'Information Technology'"},
		{"members with zip 02139", "member.zip = V0", "zip = '02139'"},
		{"members with zip 07001", "member.zip = V0", "zip = '07001'"},
		{"members of length 100-120", "member.length between V0 V1", "length BETWEEN 100 AND 120"},
		{"members longer than 5min", "member.milliseconds > V0", "milliseconds > 300000"},
		{"members seen on or before March 5, 2013", "member.seen <= V0", "seen < '2013-03-06'"},
		{"members seen after March 5, 2013", "member.seen > V0", "seen >= '2013-03-06'"},
		{"members seen before March 5, 2013", "member.seen < V0", "seen < '2013-03-05'"},
		{"members born on or before March 5, 1980", "member.born <= V0", "born <= '1980-03-05'"},
		{"members billed in March 2013", "member.billed = V0", "billed = '2013-03'"},
		{"members who paid in december 2012", "member.paid = V0", "paid = '201212'"},
		{"members of number in december 2012", "member.number = V0", "number = 'december 2012'"},
		{"members billed in April 2013", "member.billed = V0", "billed = 'April 2013'"}, // which no row holds
		{"members seen in March 2013", "member.seen = V0", "seen >= '2013-03-01' AND seen < '2013-04-01'"},
		{"members with '50%_' in the first name", "member.first_name has V0", "first_name LIKE '%50!%!_%' ESCAPE '!'"},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		query, err := form.Decode(testnano.Tokens(prompt, "select member.id where "+c.form), prompt)
		if err != nil {
			t.Errorf("%s: %v: %s", c.question, err, line(prompt.QuestionPieces()))
			continue
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if _, where, _ := strings.Cut(sql, " WHERE "); err != nil || where != c.want {
			t.Errorf("%s: %s %v, want %s: %s", c.question, where, err, c.want, line(prompt.QuestionPieces()))
		}
	}
}

// Words that say something else are no values: the name of a column whose letters somebody's initials are, a verb
// after "letters".
func TestNoValues(t *testing.T) {
	names := schema.Column{Name: "full_name", Type: "text", Profile: &schema.Profile{Rows: 9, Texts: map[string]string{"ian davis": "Ian Davis"}}}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "customer", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}, names}},
		{Name: "letter", Columns: []schema.Column{{Name: "sent_on", Type: "date"}}}}}
	for question, want := range map[string]int{
		"What is the ID of the newest customer?": 0, "How many letters were sent?": 0, "the suffix of each name": 0,
		"customers whose name has the letter a": 1, "the prefix Mc": 1, "names starting with A": 1, "customers whose name begins with a": 1, "customers starting with a letter": 0,
	} {
		if got := link.NewLinker(form.NewCatalog(s, nil)).Link(question, time.Now(), nil).Values; len(got) != want {
			t.Errorf("%s: %+v", question, got)
		}
	}
}

// A number that a column holds has no unit that is a part of another value.
func TestUnitOfAnother(t *testing.T) {
	text := func(name, value string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Texts: map[string]string{schema.Words(value): value}}}
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "film", Columns: []schema.Column{text("rating", "5"), text("title", "Million Baby")}}}}, nil))
	var got []string
	for _, v := range linker.Link("films rated 5 Million Baby", time.Now(), nil).Values {
		got = append(got, v.Text+" "+v.Number)
	}
	if want := "5 5|Million Baby "; strings.Join(got, "|") != want {
		t.Errorf("%q, want %s", got, want)
	}
}

// The name of a currency says the units of money, though a column of currencies holds it; a shop's name does not.
func TestCurrencyHeld(t *testing.T) {
	text := func(name, value string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Texts: map[string]string{schema.Words(value): value}}}
	}
	for column, want := range map[string]english.MoneyUnits{"currency": english.MainUnits, "pay_ccy": english.MainUnits, "shop": english.NoUnits} {
		linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
			{Name: "trade", Columns: []schema.Column{text(column, "EUR"), {Name: "fee_cents", Type: "integer"}}}}}, nil))
		if got := linker.Link("total fees of trades in eur", time.Now(), nil).Units(); got != want {
			t.Errorf("%s: %d, want %d", column, got, want)
		}
	}
}

func TestLookups(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	for question, want := range map[string]string{
		"How many flights are there?":                       "",
		"flights to Rome and with 'no go' since March 2013": "Rome|no go",
		"flights by blue jets of more than 5":               "blue jets|5|blue|jets|blue jet",
		"flights of part 12-345":                            "12-345|12|part|345",
		// Every run has its turn, and no text is longer than a value.
		"flights of red orange yellow green violet from crimson": "red orange yellow green violet|crimson|red|orange|yellow|green|violet|" +
			"red orange|orange yellow|yellow green|green violet|red orange yellow|orange yellow green|yellow green violet|" +
			"red orange yellow green|orange yellow green violet",
		"flights of " + strings.Repeat("aa bb cc dd ee ff gg hh ", 150) + "to crimson": "crimson|aa|bb|cc|dd|ee|ff|gg|hh|aa bb|bb cc|cc dd|dd ee|ee ff|ff gg|gg hh",
	} {
		if got := strings.Join(linker.Lookups(question, time.Now()), "|"); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}

// A table with more columns than there are pointers shows its keys and what the question says.
func TestFocusOnColumns(t *testing.T) {
	wide := schema.Table{Name: "wide", PrimaryKey: []string{"c999"}}
	for i := range 1000 {
		wide.Columns = append(wide.Columns, schema.Column{Name: fmt.Sprintf("c%d", i), Type: "text"})
	}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{wide}}, nil))
	prompt := linker.Link("the c500 of wide", time.Now(), nil)
	if prompt.ColumnToken(500) == "" || prompt.ColumnToken(999) == "" || prompt.CutColumns != 1000-form.MaxColumns {
		t.Errorf("%q %q %d", prompt.ColumnToken(500), prompt.ColumnToken(999), prompt.CutColumns)
	}
}

// Tables are called by what they have rows of, without where these come from, unless another is called so.
func TestTablesByTheirRows(t *testing.T) {
	var s schema.Schema
	for _, name := range strings.Fields("fct_orders stg_shop__orders stg_shop__coupons subscription_history opportunity opportunity_history shopify_order shopify_fulfillment shopify_tag date_dim") {
		s.Tables = append(s.Tables, schema.Table{Name: name, Columns: []schema.Column{{Name: "id", Type: "integer"}}})
	}
	linker := link.NewLinker(form.NewCatalog(&s, nil))
	for question, want := range map[string]string{
		"orders": "fct_orders", "coupons": "stg_shop__coupons", "subscriptions": "subscription_history", "opportunities": "opportunity",
		"fulfillments": "shopify_fulfillment", "dates": "date_dim",
	} {
		q := linker.Link(question, time.Now(), nil).Question
		if len(q) != 1 || q[0].Partial || len(q[0].Tables) == 0 || linker.Tables[q[0].Tables[0]].Name != want {
			t.Errorf("%s: %+v, want %s", question, q, want)
		}
	}
}

// A column without a value, and what a connector adds, are no part that a word names, and have no pointers where there
// is no room for all; and returns are no sales.
func TestUnusedColumns(t *testing.T) {
	linker := testnano.Warehouse()
	wantLinks(t, linker, "leads per owner", "leads T5 per owner C22 ~")
	wantLinks(t, linker, "synced leads", "synced leads T5")
	wantLinks(t, linker, "leads per month", "leads T5 per month C4 ~ C5 ~ C19 ~ C20 ~") // no campaigns by the month
	wantLinks(t, linker, "open leads", "leads T5 that are not closed C25 ~")
	for _, s := range linker.Link("top customers by revenue", time.Now(), nil).Question {
		if s.Text == "revenue" && slices.ContainsFunc(s.Tables, func(t int) bool { return linker.Tables[t].Name == "fact_returns" }) {
			t.Errorf("%+v", s)
		}
	}
	wide := linker.Schema.Tables[5]
	wide.Columns = slices.Clone(wide.Columns)
	for i := range form.MaxColumns {
		wide.Columns = append(wide.Columns, schema.Column{Name: fmt.Sprintf("c%d", i), Type: "text"})
	}
	prompt := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{wide}}, nil)).Link("leads", time.Now(), nil)
	if prompt.ColumnToken(1) == "" || prompt.ColumnToken(2) != "" || prompt.ColumnToken(3) != "" {
		t.Errorf("%q %q %q", prompt.ColumnToken(1), prompt.ColumnToken(2), prompt.ColumnToken(3))
	}
}

// No question makes the linker panic, or point at what is not there.
func FuzzLink(f *testing.F) {
	for _, q := range []string{"", "'", "\"", "''", "-5", "- -", "\xff\xfe", "a\x00b", "twenty-", "twenty", "March", "March 5,",
		"first and last", "'it's'", "last 3", "¿Cuántos vuelos hay?", "航班有多少", "the the the", "1e9 2.5 million years",
		"\"a\" \"b\"", "New", "T0 C1 V2 <q>"} {
		f.Add(q)
	}
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	f.Fuzz(func(t *testing.T, question string) {
		prompt := linker.Link(question, time.Date(2024, 5, 15, 0, 0, 0, 0, time.UTC), nil)
		for _, piece := range prompt.Pieces() {
			if class, n := piece.Token.Pointer(); class == 'V' && n >= len(prompt.Values) {
				t.Errorf("%q: %s of %d values", question, piece.Token, len(prompt.Values))
			}
		}
		if _, err := language.Of(prompt); err != nil {
			t.Errorf("%q: %v", question, err)
		}
	})
}

// large is a schema of 100 tables with 12 columns each, 20 values in half of them.
func large() *schema.Schema {
	s := &schema.Schema{Dialect: dialects.SQLite}
	nouns := strings.Fields("order customer product invoice payment region store staff event ticket")
	for i := range 100 {
		t := schema.Table{Name: fmt.Sprintf("%s_%s", nouns[i%10], nouns[i/10]), PrimaryKey: []string{"id"}}
		t.Columns = append(t.Columns, schema.Column{Name: "id", Type: "integer"})
		for j := range 11 {
			c := schema.Column{Name: nouns[(i+j)%10] + "_" + []string{"name", "id", "date", "status"}[j%4], Type: []string{"text", "integer"}[j%2]}
			if j%2 == 0 {
				c.Profile = &schema.Profile{Rows: 20, Distinct: 20, Texts: map[string]string{}}
				for k := range 20 {
					v := fmt.Sprintf("value %d %d %d", i, j, k)
					c.Profile.Texts[v] = v
				}
			}
			t.Columns = append(t.Columns, c)
		}
		if i > 0 {
			t.ForeignKeys = []schema.ForeignKey{{Columns: []string{t.Columns[2].Name}, RefTable: s.Tables[i/2].Name, RefColumns: []string{"id"}}}
		}
		s.Tables = append(s.Tables, t)
	}
	return s
}

func BenchmarkLink(b *testing.B) {
	linker := link.NewLinker(form.NewCatalog(large(), nil))
	const question = "Show the names and ids of all customers in the north region with more than 5 orders since March 2013"
	for b.Loop() {
		linker.Link(question, time.Now(), nil)
	}
}

func BenchmarkGrammar(b *testing.B) {
	prompt := link.NewLinker(form.NewCatalog(large(), nil)).Link("customers with more than 5 orders", time.Now(), nil)
	vocabulary := testnano.Vocabulary()
	for b.Loop() {
		testnano.NewAutomaton(b, prompt, vocabulary)
	}
}

// Names are linked as they are shortened, word by word, and by initials.
func TestShortenedNames(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	s := &schema.Schema{Tables: []schema.Table{
		{Name: "apar_order", Columns: []schema.Column{column("apar_order_id", "int"), column("boo_start_date", "date"), column("gue_id", "int")}}, // T0, C0 C1 C2
		{Name: "gue", Columns: []schema.Column{column("gue_id", "int"), column("gue_fir_name", "text"), column("tit", "text")}},                   // T1, C3 C4 C5
		{Name: "enr", Columns: []schema.Column{column("fte_ay", "int"), column("cla", "text"), column("apt_type", "text")}},                       // T2, C6 C7 C8
	}}
	linker := link.NewLinker(form.NewCatalog(s, nil))
	for question, want := range map[string]string{
		"apartment bookings":       "apartment bookings T0 C0 ~",
		"booking start dates":      "booking start dates C1",
		"first names of guests":    "first names C4 of guests T1",
		"titles of guests":         "titles C5 ~ C4 ~ of guests T1 C4 ~",
		"full time employees":      "full time employees C6 ~",
		"apartment type and class": "apartment type C8 and class C7 ~",
		"enrollments":              "enrollments T2",
		"a countess":               "a countess", // begins as nothing here does
	} {
		got := line(linker.Link(question, time.Now(), nil).QuestionPieces())
		if want = "q " + want + " a"; got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}

// Names that are written as one word, as PostgreSQL folds those in camel case, are found by their words.
func TestJoinedNames(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "roomregisters", Columns: []schema.Column{{Name: "hingesize", Type: "integer"}, {Name: "useraddress", Type: "text"}, {Name: "city", Type: "text"}}},
	}}, nil))
	for question, want := range map[string]string{
		"the hinge size of Rome":                  "hingesize",
		"all hinge sizes":                         "hingesize",
		"the users addresses":                     "useraddress",
		"how many room registers are there":       "roomregisters",
		"the register of every room and its size": "",
	} {
		got := ""
		for _, s := range linker.Link(question, time.Now(), nil).Question {
			for _, c := range s.Columns {
				if !s.Partial {
					got = linker.Columns[c].Name
				}
			}
			for range s.Tables {
				if !s.Partial {
					got = linker.Tables[0].Name
				}
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}

// A word is in the prompt as the schema has it where that is of several words: what is one to people has other
// tokens.
func TestSpelledAsTheSchema(t *testing.T) {
	s := &schema.Schema{Tables: []schema.Table{
		{Name: "PlayList", Columns: []schema.Column{{Name: "PlayListId", Type: "INTEGER"}, {Name: "ZipCode", Type: "TEXT"}, {Name: "Title", Type: "TEXT"}}},
	}}
	l := link.NewLinker(form.NewCatalog(s, nil))
	for question, want := range map[string]string{
		"the titles of playlists": "the titles of play lists",
		"zipcode of a play list":  "zip code of a play list",
		"title of the playbook":   "title of the playbook",
	} {
		var said []string
		for _, p := range l.Link(question, time.Time{}, nil).Question {
			said = append(said, p.Text)
		}
		if got := strings.Join(said, " "); got != want {
			t.Errorf("%q is there as %q, want %q", question, got, want)
		}
	}
}

// Of columns that the same words mean, in tables that the question does not name, those come first that are fewest
// joins away from a table that it does.
func TestColumnsByJoins(t *testing.T) {
	key := func(column, table string) []schema.ForeignKey {
		return []schema.ForeignKey{{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}}
	}
	columns := func(names ...string) (out []schema.Column) {
		for _, name := range names {
			out = append(out, schema.Column{Name: name, Type: "text"})
		}
		return out
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Tables: []schema.Table{
		{Name: "artist", PrimaryKey: []string{"id"}, Columns: columns("id", "country")},
		{Name: "album", PrimaryKey: []string{"id"}, Columns: columns("id", "artist_id"), ForeignKeys: key("artist_id", "artist")},
		{Name: "customer", PrimaryKey: []string{"id"}, Columns: columns("id", "album_id", "country"), ForeignKeys: key("album_id", "album")},
		{Name: "invoice", PrimaryKey: []string{"id"}, Columns: columns("id", "customer_id"), ForeignKeys: key("customer_id", "customer")},
	}}, nil))
	for question, want := range map[string]string{"invoices per country": "customer", "albums per country": "artist", "countries": "artist"} {
		p := l.Link(question, time.Time{}, nil)
		if of := p.Question[len(p.Question)-1].Columns; len(of) != 2 || p.Tables[p.Columns[of[0]].Table].Name != want {
			t.Errorf("%q: the first of the columns %v is not of %s", question, of, want)
		}
	}
}
