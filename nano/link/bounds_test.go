package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What is so long ago as a bound is a day, and numbers of a range have one scale.
func TestBounds(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	today := time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)
	for question, want := range map[string]string{
		"employees hired more than 2 years ago":          "2024-11-30 2024-12-01",
		"employees hired 2 years ago":                    "2024-01-01 2025-01-01",
		"employees hired less than 3 months ago":         "2026-08-30 2026-08-31",
		"flights with a price between 5 and 10 million":  "5000000 10000000",
		"flights with a price of 5 or 10 million":        "5000000 10000000",
		"flights with a price from 5k to 10k":            "5000 10000",
		"flights with a price from 5 to 10k":             "5000 10000",
		"flights with a price between 5 and 10":          "5 10",
		"flights with a price between 100 and 2 million": "100 2000000",
		"3 airports and 10 million flights":              "3 10000000",
	} {
		var got []string
		for _, v := range linker.Link(question, today, nil).Values {
			if v.Period != nil && v.Number == "" {
				got = append(got, v.Period.From.Format(time.DateOnly), v.Period.To.Format(time.DateOnly))
			} else {
				got = append(got, v.Number)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", question, got, want)
		}
	}
}
