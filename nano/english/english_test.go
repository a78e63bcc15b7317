package english

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestDates(t *testing.T) {
	now := time.Date(2024, 5, 15, 13, 0, 0, 0, time.UTC) // a Wednesday
	for text, want := range map[string]string{
		"2013-03-01 and":      "2013-03-01 2013-03-02 1",
		"March 2013":          "2013-03-01 2013-04-01 2",
		"March 5, 2013 ?":     "2013-03-05 2013-03-06 4",
		"5th of March 2013":   "2013-03-05 2013-03-06 4",
		"1 Jan 2020":          "2020-01-01 2020-01-02 3",
		"the 1990s":           "0 0 0",
		"1990s":               "1990-01-01 2000-01-01 1",
		"the 80s":             "1980-01-01 1990-01-01 2",
		"the '60s":            "1960-01-01 1970-01-01 3",
		"the 20s":             "0 0 0", // of which century?
		"80s":                 "0 0 0",
		"last month":          "2024-04-01 2024-05-01 2",
		"this year":           "2024-01-01 2025-01-01 2",
		"last week ?":         "2024-05-06 2024-05-13 2",
		"previous quarter":    "2024-01-01 2024-04-01 2",
		"past 30 days":        "2024-04-15 2024-05-16 3",
		"last three months":   "2024-02-15 2024-05-16 3",
		"two weeks ago":       "2024-04-29 2024-05-06 3",
		"yesterday":           "2024-05-14 2024-05-15 1",
		"12/31/2019":          "2019-12-31 2020-01-01 1",
		"March madness":       "0 0 0",
		"31 April 2013":       "0 0 0",
		"February 29, 2013":   "0 0 0",
		"29 February 2012":    "2012-02-29 2012-03-01 3",
		"past year":           "2023-05-15 2024-05-16 2", // ends today, as the past 12 months do
		"last year":           "2023-01-01 2024-01-01 2",
		"last name":           "0 0 0",
		"next 2 weeks please": "2024-05-15 2024-05-30 3",
		"of March 2013":       "0 0 0", // the period begins after it

		"1 June and 31 October 2025":    "2025-06-01 2025-06-02 2",
		"June 1 to October 31, 2025":    "2025-06-01 2025-06-02 2",
		"April to June 2025":            "2025-04-01 2025-05-01 1",
		"April, May and June 2026":      "2026-04-01 2026-05-01 1",
		"July until the end":            "0 0 0",
		"November to February 2026":     "2025-11-01 2025-12-01 1",
		"5 December and 6 January 2026": "2025-12-05 2025-12-06 2",
		"November and February 2026":    "2026-11-01 2026-12-01 1",
		"March or may 2025":             "2025-03-01 2025-04-01 1",
		"May and three others":          "0 0 0",
		"second quarter of 2025":        "2025-04-01 2025-07-01 4",
		"Q3 2025 ?":                     "2025-07-01 2025-10-01 2",
		"2025 Q1":                       "2025-01-01 2025-04-01 2",
		"first half of the year 2025":   "2025-01-01 2025-07-01 6",
		"h2 2024":                       "2024-07-01 2025-01-01 2",
		"4th quarter 2024":              "2024-10-01 2025-01-01 3",
		"last quarter of 2024":          "2024-10-01 2025-01-01 4",
		"first six months of 2025":      "2025-01-01 2025-07-01 5",
		"last 2 months of 2024":         "2024-11-01 2025-01-01 5",
		"second 2 months of 2024":       "0 0 0",
		"first months of 2024":          "0 0 0",
		"third half of 2025":            "0 0 0",
		"first order of 2025":           "0 0 0",
		"second quarter":                "0 0 0",
		"Q5 2025":                       "0 0 0",
		"2025":                          "0 0 0", // a number too
	} {
		p, n := DateAt(Split(text), now, false)
		got := fmt.Sprintf("%s %s %d", p.From.Format(time.DateOnly), p.To.Format(time.DateOnly), n)
		if n == 0 {
			got = "0 0 0"
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// A month before the end of a month is the one before, however short it is.
func TestMonthsAgo(t *testing.T) {
	for _, c := range []struct{ today, text, want string }{
		{"2024-05-31", "3 months ago", "2024-02-01 2024-03-01"},
		{"2024-03-31", "one month ago", "2024-02-01 2024-03-01"},
		{"2024-05-31", "last 3 months", "2024-02-29 2024-06-01"},
		{"2024-02-29", "last 2 years", "2022-02-28 2024-03-01"},
		{"2024-11-30", "next 3 months", "2024-11-30 2025-03-01"},
		{"2024-01-31", "2 quarters ago", "2023-07-01 2023-10-01"},
	} {
		today, err := time.Parse(time.DateOnly, c.today)
		if err != nil {
			t.Fatal(err)
		}
		p, _ := DateAt(Split(c.text), today, false)
		if got := p.From.Format(time.DateOnly) + " " + p.To.Format(time.DateOnly); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.text, c.today, got, c.want)
		}
	}
}

// Two numbers and a unit that are written as one word are apart; codes, dates and ordinals are not.
func TestNumbersApart(t *testing.T) {
	for text, want := range map[string]string{
		"18-25": "18 to 25", "2010-2012": "2010 to 2012", "5min": "5 min", "2.5hrs": "2.5 hrs", "10kg": "10 kg",
		"555-0134": "555-0134", "2013-03": "2013-03", "25-18": "25-18", "2013-03-05": "2013-03-05",
		"5k": "5k", "3rd": "3rd", "1990s": "1990s", `"18-25"`: "18-25",
	} {
		var got []string
		for _, w := range Split(text) {
			got = append(got, w.Lower)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %s", text, got, want)
		}
	}
}

func TestIsNumber(t *testing.T) {
	for text, want := range map[string]bool{"12": true, "-0.5": true, "1e3": true, "nan": false, "Infinity": false, "-inf": false, "0x1p4": false, "e": false, "": false} {
		if IsNumber(text) != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
}

func TestNumbers(t *testing.T) {
	for text, want := range map[string]string{
		"5 tracks": "5 1", "1,000": "1000 1", "2.5 million people": "2500000 2", "twenty five": "25 2",
		"twenty-five of": "25 3", "a hundred": "100 2",
		"three thousand": "3000 2", "5k": "5000 1", "one of": " 0", "0.99": "0.99 1", "a track": " 0", "two": "2 1",
	} {
		n, words := NumberAt(Split(text), "")
		if got := fmt.Sprintf("%s %d", n, words); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	if _, n := NumberAt(Split("twice the price"), "than"); n != 0 {
		t.Error("what multiplies is no number")
	}
	if n, _ := NumberAt(Split("one track"), "than"); n != "1" {
		t.Error("more than one:", n)
	}
}

// The last word of a column's name that is a unit of time says it; the least of something is no minute.
func TestUnitsOfNames(t *testing.T) {
	for name, want := range map[string]time.Duration{
		"min hours": time.Hour, "duration min": time.Minute, "second half minutes": time.Minute, "seconds elapsed": time.Second,
		"second": time.Second, "min price": 0, "run time hr": time.Hour, "minutes played": time.Minute,
	} {
		if got := UnitNamed(name); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// The last word of a column's name that is a unit says it, or else its comment, which a price per unit is not in.
func TestScalesOfNames(t *testing.T) {
	for _, c := range []struct {
		name, comment string
		want          Scale
	}{
		{"weight g", "", Scale{weight, 1000}}, {"max draft cm", "in tidal water", Scale{length, 10_000}}, {"weight", "weight in grams", Scale{weight, 1000}},
		{"depth metres", "", Scale{length, 1_000_000}}, {"g", "", Scale{}}, {"price per kg", "", Scale{}}, {"price", "per litre", Scale{}},
		{"size", "kg or grams", Scale{}}, {"size", "S, m or l", Scale{}},
	} {
		if got := ScaleNamed(c.name, c.comment); got != c.want {
			t.Errorf("%s, %s: %v, want %v", c.name, c.comment, got, c.want)
		}
	}
}

// What apostrophes quote is one word, and what they shorten is none; a sentence ends at no short form. ^ precedes
// words with a capital that no beginning of a sentence explains.
func TestSplit(t *testing.T) {
	for text, want := range map[string]string{
		"flights from the '80s and the employees' names": "flights from the ' 80s and the employees ' names",
		"the class of '99 and the teachers' names":       "the class of ' 99 and the teachers ' names",
		"employees called 'James' in Rome":               "employees called [James] in ^Rome",
		"the 'Sales' team and 'Las Vegas' of 'no go'":    "the [Sales] team and [Las Vegas] of [no go]",
		"the movie '12 Angry Men' and the zip '02139' .": "the movie [12 Angry Men] and the zip [02139] .",
		"songs called '80s hits' of bands":               "songs called [80s hits] of bands",
		"'a' 'b'":                                        "[a] [b]",
		"the dogs' and the cats' names":                  "the dogs ' and the cats ' names",
		"Mr. Smith of St. Louis":                         "Mr . ^Smith of ^St . ^Louis",
		"books of J. K. Rowling. Show them":              "books of ^J . ^K . ^Rowling . Show them",
		"the top 5. Show them":                           "the top 5 . Show them",
	} {
		var got []string
		for _, w := range Split(text) {
			switch {
			case w.Quoted:
				got = append(got, "["+w.Text+"]")
			case w.Capital:
				got = append(got, "^"+w.Text)
			default:
				got = append(got, w.Text)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %s", text, strings.Join(got, " "), want)
		}
	}
}

func TestStems(t *testing.T) {
	for _, same := range [][]string{{"movie", "movies"}, {"city", "cities"}, {"class", "classes"}, {"status", "statuses"},
		{"course", "courses"}, {"id", "ids"}, {"diagnosis", "diagnoses"}, {"address", "addresses"}, {"person", "people"}, {"age", "ages"}, {"bus", "buses"},
		{"day", "days"}, {"note", "notes"}} {
		if a, b := Stem(same[0]), Stem(same[1]); a != b {
			t.Errorf("%s is %s, %s is %s", same[0], a, same[1], b)
		}
	}
	for _, other := range [][]string{{"notes", "not"}, {"theme", "them"}} {
		if a, b := Stem(other[0]), Stem(other[1]); a == b {
			t.Errorf("%s and %s are %s", other[0], other[1], a)
		}
	}
}

func TestRoots(t *testing.T) {
	for _, same := range [][]string{{"registered", "registrations"}, {"attended", "attendance"}, {"assigned", "assignment"},
		{"managed", "manager"}, {"enrolled", "enrollments"}, {"seats", "seating"}, {"seat", "seating"}} {
		if a, b := Root(same[0]), Root(same[1]); a != b || a == "" {
			t.Errorf("%s is of %q, %s of %q", same[0], a, same[1], b)
		}
	}
	for _, other := range [][]string{{"department", "departure"}, {"state", "station"}, {"states", "station"}, {"rate", "rating"}, {"order", "ordinal"}} {
		if a, b := Root(other[0]), Root(other[1]); a == b && a != "" {
			t.Errorf("%s and %s are of %q", other[0], other[1], a)
		}
	}
}
