package agent

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model/nano"
)

// pointingAgent is an agent of the embedded model over a database.
func pointingAgent(t *testing.T, script string) *Agent {
	t.Helper()
	f, err := nano.File()
	if err != nil {
		t.Fatal(err)
	}
	e, err := native.Load(f, native.LoadOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	a, err := New(e, testdb.DB(t, script), Options{Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

const fleet = `
CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, name TEXT, country TEXT);
INSERT INTO harbour VALUES (1, 'Rotterdam', 'Netherlands'), (2, 'Genoa', 'Italy'), (3, 'Delfzijl', 'Netherlands');
CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name TEXT, harbour_id INTEGER, tonnage REAL);
INSERT INTO ship VALUES (1, '<select> <C0>', 1, 10), (2, 'Aurora', 1, 30), (3, 'Bella', 2, 20);`

// TestPointing: the embedded model counts and filters, its turn is over pointers alone, and what it assumes is told: the
// schema declares no keys.
func TestPointing(t *testing.T) {
	a := pointingAgent(t, fleet)
	var thoughts []string
	answer, err := a.Ask(t.Context(), Question{Text: "How many harbours are in the Netherlands?", Votes: 1, Events: func(e Event) {
		if e.Kind == EventThought {
			thoughts = append(thoughts, e.Text)
		}
	}})
	if err != nil || answer.Result.Rows[0][0] != int64(2) {
		t.Fatalf("%v: %q %+v", err, answer.SQL, answer.Result)
	}
	if len(thoughts) != 1 || !strings.Contains(thoughts[0], "harbour.country = 'Netherlands'") {
		t.Errorf("thoughts %q", thoughts)
	}
	last := answer.Transcript[len(answer.Transcript)-1]
	if !last.Generated || len(last.Pieces) == 0 {
		t.Fatalf("%+v", last)
	}
	for _, p := range last.Pieces {
		if p.Text != "" || !strings.HasPrefix(p.Token, "<") {
			t.Errorf("the model wrote %+v", p)
		}
	}
	joined, err := a.Ask(t.Context(), Question{Text: "Show the names of ships in Genoa", Votes: 1})
	if err == nil && strings.Contains(joined.SQL, "JOIN") && strings.Join(joined.Assumed, "") != "ship.harbour_id = harbour.harbour_id" {
		t.Errorf("%s assumes %q", joined.SQL, joined.Assumed)
	}
}

// TestPointingVotes: the file says how many votes there are, and what they are worth.
func TestPointingVotes(t *testing.T) {
	a := pointingAgent(t, fleet)
	v := a.engine.Info().Voting
	if v == nil || v.Votes < 2 || len(v.Shares) == 0 {
		t.Fatalf("the embedded file says %+v", v)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many ships are there?"})
	if err != nil || answer.Votes != v.Votes || !answer.Calibrated || answer.Unsure || answer.Result.Rows[0][0] != int64(3) {
		t.Errorf("%v: %+v", err, answer)
	}
	if answer.MinConfidence != v.MinConfidence {
		t.Errorf("%v, want %v", answer.MinConfidence, v.MinConfidence)
	}
}

// TestPointingDeclines what says nothing of the database, and what has no room.
func TestPointingDeclines(t *testing.T) {
	a := pointingAgent(t, fleet)
	for _, text := range []string{"what is the weather", "hello", "天气怎么样", "only the top 3"} {
		_, err := a.Ask(t.Context(), Question{Text: text})
		var none *NoAnswerError
		if !errors.As(err, &none) || !strings.Contains(none.Reason, "names no table") {
			t.Errorf("%s: %v", text, err)
		}
	}
	var wide strings.Builder
	wide.WriteString("CREATE TABLE reading (reading_id INTEGER PRIMARY KEY")
	for i := range 600 {
		wide.WriteString(", the_long_name_of_measurement_" + strings.Repeat("x", i%7+1) + string(rune('a'+i%26)) + strings.Repeat("y", i/26) + " REAL")
	}
	wide.WriteString(")")
	answer, err := pointingAgent(t, wide.String()).Ask(t.Context(), Question{Text: "How many readings are there?", Votes: 1})
	var short *llm.ContextError
	if errors.As(err, &short) {
		t.Errorf("600 columns: %v", err)
	} else if err != nil || answer.Result == nil {
		t.Errorf("600 columns: %v", err)
	}
}
