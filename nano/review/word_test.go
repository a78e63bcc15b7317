package review

import (
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// A word that says which rows are meant and is linked to nothing, and words that only go with others.
func TestLeavesOutWord(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct {
		question, form string
		left           bool
	}{
		{"how many electric vehicles do we have?", "select count vehicle", true},
		{"how many vehicles do we have?", "select count vehicle", false},
		{"list the broken down vehicles", "select vehicle.plate", true},
		{"vehicles out of service", "select vehicle.plate", true},
		{"which drivers are retired?", "select driver.name", true},
		{"which drivers resigned?", "select driver.name", true},
		{"drivers with a salary above 200 that are retired", "select driver.name where driver.salary > V0", true},
		{"how many retired drivers have a salary above 200?", "select count driver where driver.salary > V0", true},
		{"drivers that steer vehicles with more than 5 seats", "select driver.name where vehicle.seats > V0", false},
		{"which drivers steer vehicles with more than 5 seats?", "select driver.name where vehicle.seats > V0", false},
		{"do we drive vehicles with more than 5 seats?", "select vehicle.plate where vehicle.seats > V0", false},
		{"each single vehicle", "select vehicle.plate", false},
		{"how many vehicles are active right now?", "select count vehicle where vehicle.active = n1", false},
		{"vehicles that were paid tardily", "select vehicle.plate where vehicle.payment = V0", true},
		{"the thirsty seats of the vehicle Oslo", "select vehicle.seats where vehicle.city = V0", true},
		{"the most common coupon of vehicles", "select vehicle.coupon group vehicle.coupon order count vehicle desc limit n1", false},
		{"drivers with a salary above 200 that are not insured", "select driver.name where driver.salary > V0", true},
		{"the average distance of finished Rome trips", "select avg trip.distance where trip.destination_city = V0", true},
		{"the average distance of Rome trips", "select avg trip.distance where trip.destination_city = V0", false},
		{"how many vehicles were used?", "select count vehicle", true},
		{"recommend 3 vehicles with 5 seats", "select vehicle.plate where vehicle.seats = V1 limit V0", false},
		{"which vehicles are towing Oslo trips?", "select vehicle.plate where trip.destination_city = V0", false},
		{"the longest trip", "select trip.id order trip.distance desc limit n1", false},
		{"which trip has the highest priority?", "select trip.id order trip.distance desc limit n1", true},
		{"the seats of the vehicles that people like", "select vehicle.seats", false},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := leavesOutWord(reading.Read(prompt, testnano.Written(prompt, c.form))) != ""; got != c.left {
			t.Errorf("%s: %s: %v", c.question, c.form, got)
		}
	}
}

// A word that is linked to nothing, and that rows are to be without.
func TestLeavesOutLack(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct{ question, form, want string }{
		{"how many Oslo vehicles have no airbag?", "select count vehicle where vehicle.city = V0", "airbag"},
		{"Oslo vehicles without airbags", "select vehicle.plate where vehicle.city = V0", "airbags"},
		{"how many Oslo vehicles have no coupon?", "select count vehicle where vehicle.city = V0 and vehicle.coupon null", ""},
		{"how many Oslo vehicles have no summer coupon?", "select count vehicle where vehicle.city = V0 and vehicle.coupon = V1", "summer"},
		{"how many Oslo vehicles have no summer coupon?", "select count vehicle where vehicle.city = V0 and vehicle.coupon != V1", ""},
		{"how many vehicles have no coupon?", "select count vehicle", ""}, // of which other rules speak
		{"is it true or no lie that vehicles have seats", "select vehicle.seats", ""},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := leavesOutLack(reading.Read(prompt, testnano.Written(prompt, c.form))); got != c.want {
			t.Errorf("%s: %s: %q, want %q", c.question, c.form, got, c.want)
		}
	}
}

// What multiplies a figure, which no query does that has no arithmetic.
func TestLeavesOutMultiple(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct {
		question, form string
		left           bool
	}{
		{"drivers who earn more than twice the salary of Ann", "select driver.name where driver.name = V0", true},
		{"trips of more than three times the distance", "select trip.id where trip.distance > V0", true},
		{"drivers who drove more than twice", "select driver.name group driver.name having count trip > V0", false},
		{"half the seats of vehicles", "select div vehicle.seats vehicle.seats", false},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := leavesOutMultiple(reading.Read(prompt, testnano.Written(prompt, c.form))); got != c.left {
			t.Errorf("%s: %s: %v", c.question, c.form, got)
		}
	}
}

// What a query makes up beyond the question, or takes otherwise than it says.
func TestReviewOfWords(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct{ question, form, want string }{
		{"trips finished in 2025", "select trip.id where trip.start_date = V0", "where_error trip.start_date"},
		{"trips in 2025", "select trip.id where trip.start_date = V0", ""},
		{"trips that started in 2025", "select trip.id where trip.start_date = V0", ""},
		{"vehicles sold in 2025", "select vehicle.plate where vehicle.created = V0", "where_error vehicle.created"},
		{"vehicles created in 2025", "select vehicle.plate where vehicle.created = V0", ""},
		{"vehicles that never drove", "select vehicle.plate where vehicle.coupon null", "where_error vehicle.coupon"},
		{"vehicles without a coupon", "select vehicle.plate where vehicle.coupon null", ""},
		{"drivers who are currently driving vehicles", "select driver.name join vehicle", "where_error vehicle.state"},
		{"the second longest trip", "select trip.id order trip.distance desc limit n1", "order_by_mismatch"},
		{"the 2nd longest trip", "select trip.id order trip.distance desc limit n1", "order_by_mismatch"},
		{"the second highest salary of a driver", "select max driver.salary", "order_by_mismatch"},
		{"the longest trip", "select trip.id order trip.distance desc limit n1", ""},
		{"vehicles with a coupon", "select vehicle.plate where vehicle.coupon = V0", "where_error vehicle.coupon"},
		{"vehicles with a summer coupon", "select vehicle.plate where vehicle.coupon = V0", ""},
		{"approved vehicles", "select vehicle.plate where vehicle.approved = V1", ""},
		{"vehicles with few seats", "select vehicle.plate where vehicle.seats = n1", "where_error vehicle.seats"},
		{"drivers with a salary above 200", "select driver.name where driver.salary >= V0", "where_error driver.salary"},
		{"drivers with a salary above 200", "select driver.name where driver.salary > V0", ""},
		{"drivers with a salary of at least 200", "select driver.name where driver.salary > V0", "where_error driver.salary"},
		{"drivers with a salary of at least 200", "select driver.name where driver.salary >= V0", ""},
		{"drivers with a salary not above 200", "select driver.name where driver.salary <= V0", ""},
		{"drivers with a salary not above 200", "select driver.name where driver.salary > V0", "where_error driver.salary"},
		{"drivers with a salary of 200 or less", "select driver.name where driver.salary <= V0", ""},
		{"drivers with a salary of 200 or less", "select driver.name where driver.salary < V0", "where_error driver.salary"},
		{"drivers with no less than 3 trips", "select driver.name group driver.name having count trip > V0", "where_error trip"},
		{"drivers with no less than 3 trips", "select driver.name group driver.name having count trip >= V0", ""},
		{"trips outside Oslo", "select trip.id where trip.destination_city = V0", "where_error trip.destination_city"},
		{"trips outside Oslo", "select trip.id where trip.destination_city != V0", ""},
		{"how many vehicles are active?", "select count vehicle.active", "aggregate_error vehicle.active"},
		{"how many vehicles are active?", "select count vehicle.active where vehicle.active = n1", ""},
		{"drivers with a salary above 200", "select driver.name where driver.salary = V0", "where_error driver.salary"},
		{"vehicles under 30 with their seats", "select vehicle.plate vehicle.seats where vehicle.seats < V0", "where_error vehicle.seats"},
		{"vehicles with seats under 30", "select vehicle.plate where vehicle.seats < V0", ""},
		{"which trips led to an injury?", "select trip.id where trip.end_date not null", "where_error trip.end_date"},
		{"which trips have an end date?", "select trip.id where trip.end_date not null", ""},
		{"drivers with a thirst above 200", "select driver.name where driver.salary > V0", "where_error driver.salary"},
		{"vehicles in repair", "select vehicle.plate where vehicle.id null", "where_error vehicle.id not 'repair'"},
		{"active vehicles", "select vehicle.active where vehicle.active = n1", "select_error vehicle.active"},
		{"names of drivers without trips", "select driver.name except select driver.name from trip", ""},
		{"drivers without trips", "select driver.name except select driver.name from trip", "select_error driver.name"},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := prompt.Words(ObserveFaults(Review(prompt, testnano.Written(prompt, c.form)))); got != c.want {
			t.Errorf("%s: %s: %q, want %q", c.question, c.form, got, c.want)
		}
	}
}

// A number that people give is no key that the database gives.
func TestSelectsKeyForNumber(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "project", PrimaryKey: []string{"project_id"}, Columns: []schema.Column{
			{Name: "project_id", Type: "integer"}, {Name: "project_no", Type: "text"}, {Name: "name", Type: "text"}}},
		{Name: "customer", PrimaryKey: []string{"customer_id"}, Columns: []schema.Column{
			{Name: "customer_id", Type: "integer"}, {Name: "phone_number", Type: "text"}, {Name: "name", Type: "text"}}},
	}}, nil))
	for _, c := range []struct {
		question, form string
		is             bool
	}{
		{"number and name of every project", "select project.project_id project.name", true},
		{"number and name of every project", "select project.project_no project.name", false},
		{"the number of names per project", "select project.project_id project.name", false},
		{"number and name of the customers", "select customer.customer_id customer.name", false},
		{"id and name of every project", "select project.project_id project.name", false},
		{"the number of projects of each project id", "select project.project_id count project group project.project_id", false},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := selectsKey(reading.Read(prompt, testnano.Written(prompt, c.form))) != ""; got != c.is {
			t.Errorf("%s: %s: %v", c.question, c.form, got)
		}
	}
}

// A word that says nothing of which rows is no reason to doubt.
func TestIdleWords(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for question, least := range map[string]float64{
		"retrieve the plates of vehicles based in Oslo":  1,
		"the plates of vehicles that we steered in Oslo": factor("word unknown"),
	} {
		prompt := linker.Link(question, time.Now(), nil)
		if got := Weight(Review(prompt, testnano.Written(prompt, "select vehicle.plate where vehicle.city = V0"))); got != least {
			t.Errorf("%s weighs %g, want %g", question, got, least)
		}
	}
}

// People read the worst first, and of one word or column one.
func TestDoubts(t *testing.T) {
	prompt := link.NewLinker(testnano.Fleet()).Link("how many electric vehicles began trips to Rome?", time.Now(), nil)
	got := Doubts(prompt, append(Review(prompt, testnano.Written(prompt, "select sum trip.driver_id where trip.destination_city = V0")), ReviewZero(prompt)...))
	want := []string{"electric: " + message("word left out"), "trip.driver_id: " + message("key aggregated"),
		"vehicle: " + message("table unused"), zero.Message, "began: " + message("word unknown")}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Doubts(prompt, Review(prompt, testnano.Written(prompt, "select count vehicle where trip.destination_city = V0"))); len(got) != 2 {
		t.Errorf("%q", got)
	}
}

// A word is linked to the code that begins it, of a table that the question names.
func TestCodes(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for question, want := range map[string]string{
		"vehicles in repair":   "REP",
		"reparations":          "REP",
		"drivers in repair":    "",
		"vehicles of the dept": "",
		"summery vehicles":     "", // SUMMER is a word, not a code
	} {
		prompt := linker.Link(question, time.Now(), nil)
		got := ""
		for _, s := range prompt.Question {
			if s.Value >= 0 {
				got += prompt.Values[s.Value].Cells[0].Text
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
