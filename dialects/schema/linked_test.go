package schema

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func TestLinked(t *testing.T) {
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{
		{Name: "Apartment_Bookings", Columns: []Column{{Name: "booking_start_date"}, {Name: "booking_id"}, {Name: "date"}}},
		{Name: "Guests", Columns: []Column{{Name: "name"}, {Name: "city", Type: "text",
			Profile: &Profile{Texts: map[string]string{"new york": "New York", "york": "York", "the": "The"}}}}},
		{Name: "Staff", Columns: []Column{{Name: "Name"}, {Name: "id"}}},
	}}
	for question, want := range map[string]string{
		"How many guests are there?":                          "guest: guests",
		"Start dates of all the apartment bookings":           "apartment booking: apartment_bookings; booking start date: apartment_bookings.booking_start_date",
		"The dates of the bookings":                           "date: apartment_bookings.date",
		"names of staff":                                      "name: guests.name staff.name; staff: staff",
		"Who lives in New York?":                              "new york: guests.city = New York",
		"What is the id?":                                     "",
		"Which city has the most people whose hotel is ours?": "city: guests.city",
	} {
		var said []string
		for _, l := range s.Linked(question) {
			text := l.Words + ":"
			for _, n := range l.Names {
				text += " " + n.Table
				if n.Column != "" {
					text += "." + n.Column
				}
			}
			if l.Value != "" {
				text += " = " + l.Value
			}
			said = append(said, text)
		}
		if got := strings.Join(said, "; "); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}
