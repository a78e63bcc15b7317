package reading

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/link"
)

// What a word denies is said as it is learnt: after the rows, with a not.
func TestDenials(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for question, want := range map[string]string{
		"inactive vehicles":                  "vehicles that are not active",
		"how many deactivated vehicles?":     "how many vehicles that are not active ?",
		"disabled vehicles":                  "disabled vehicles", // people are disabled too
		"vehicles that are inactive":         "vehicles that are not active",
		"vehicles that are no longer active": "vehicles that are not active",
		"unpaid vehicles":                    "vehicles that are not paid",
		"inapproved vehicles":                "vehicles that are not approved",
		"unseated vehicles":                  "unseated vehicles", // no flag
		"discounted and important vehicle":   "discounted and important vehicle",
	} {
		prompt := linker.Link(question, time.Now(), nil)
		var words []string
		for _, s := range prompt.Question {
			words = append(words, s.Text)
		}
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
	prompt := linker.Link("unpaid vehicles", time.Now(), nil)
	if s := prompt.Question[len(prompt.Question)-1]; s.Value < 0 || prompt.Values[s.Value].Text != "paid" {
		t.Errorf("%+v", s)
	}
	for query, upheld := range map[string]bool{
		"select vehicle.plate where vehicle.active = n0": false,
		"select vehicle.plate where vehicle.active = n1": true,
		"select vehicle.plate where vehicle.active null": true,
		"select vehicle.plate":                           true,
	} {
		prompt := linker.Link("inactive vehicles", time.Now(), nil)
		if got := Upholds(Read(prompt, testnano.Written(prompt, query))) != ""; got != upheld {
			t.Errorf("%s: %v", query, got)
		}
	}
}
