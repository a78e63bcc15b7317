package eval

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Of ten answers two are mended and one is spoiled.
func TestTurns(t *testing.T) {
	first := []bool{true, true, true, true, false, false, false, false, false, true}
	last := []bool{true, true, true, true, true, true, false, false, false, false}
	got := NewTurns(first, last)
	if got.Mended != 2 || got.Spoiled != 1 || got.A != 0.5 || got.B != 0.6 || got.Low > 0 || got.High < 0.1 {
		t.Errorf("%+v", got)
	}
}

// The query of the first turn is graded as the answer is; an answer of one turn has none of its own.
func TestTurnsOfOutcomes(t *testing.T) {
	db, err := open.Open(t.Context(), testdb.File(t, "CREATE TABLE boats (id INTEGER PRIMARY KEY); INSERT INTO boats VALUES (1), (2)"), open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	const right, wrong = "SELECT count(*) FROM boats", "SELECT max(id) + 1 FROM boats"
	var outcomes []Outcome
	for _, a := range []Attempt{
		{SQL: right, Turns: 1}, {SQL: right, Turns: 2, FirstSQL: wrong}, {SQL: wrong, Turns: 2, FirstSQL: right},
		{SQL: right, Turns: 2, FirstSQL: right}, {SQL: right, Turns: 2, FirstSQL: "SELECT nothing FROM boats"},
	} {
		o, err := Grade(t.Context(), db, Problem{Question: "how many", Gold: right}, Graders["strict"], []Attempt{a})
		if err != nil {
			t.Fatal(err)
		}
		outcomes = append(outcomes, o)
	}
	got := NewReport(outcomes).Turns
	if got == nil || got.Mended != 2 || got.Spoiled != 1 || got.Problems != 5 || outcomes[0].First != "" || outcomes[4].First != Failed {
		t.Errorf("%+v, %+v", got, outcomes)
	}
	if NewReport(outcomes[:1]).Turns != nil {
		t.Error("one turn is compared with itself")
	}
}
