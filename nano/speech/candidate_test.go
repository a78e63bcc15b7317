package speech

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/nano/form"
)

// refine asks a question over the fleet of a teacher who says candidates, with a budget of turns.
func refine(t *testing.T, db database.DB, q agent.Question, turns int, candidates ...string) (*agent.Answer, []agent.Event, error) {
	t.Helper()
	teacher := &script.Engine{Protocol: "pointer"}
	a, err := agent.New(teacher, db, agent.Options{Protocol: Protocol(), Turns: turns, Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	var events []agent.Event
	q.Votes = 1
	q.Events = func(e agent.Event) {
		events = append(events, e)
		if e.Kind != agent.EventPrompt {
			return
		}
		for _, sql := range candidates {
			sql, long := strings.CutPrefix(sql, "at length: ") // so that no tokens are left
			statement, err := parse.Parse(dialects.SQLite, sql)
			if err != nil {
				t.Fatal(err)
			}
			tokens, err := form.Encode(statement.Query, e.Prompt.(*form.Prompt))
			if err != nil {
				t.Fatal(err)
			}
			var turn llm.Turn
			for _, token := range tokens {
				turn.Pieces = append(turn.Pieces, llm.Piece{Token: token.Name()})
			}
			if turn.Tokens = len(tokens); long {
				turn.Tokens = 1000
			}
			teacher.Turns = append(teacher.Turns, turn)
		}
	}
	answer, err := a.Ask(t.Context(), q)
	return answer, events, err
}

// A candidate is the answer where nothing speaks against it. Otherwise the model learns what does, and of what it says
// then that is the answer which does best with the question. It is so on every engine.
func TestCandidates(t *testing.T) {
	onEveryEngine(t, "test_candidates", fleet, candidates)
}

// onEveryEngine runs a test on SQLite and on the servers, in a database of a script.
func onEveryEngine(t *testing.T, name, script string, test func(*testing.T, database.DB)) {
	t.Run("SQLite", func(t *testing.T) { test(t, testdb.DB(t, script)) })
	at := func(t *testing.T, dsn string) {
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		test(t, db)
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		at(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), name, script))
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { at(t, testdb.MySQL(t, dsn, name, script)) })
}

func candidates(t *testing.T, db database.DB) {
	const (
		all    = "SELECT name FROM ship"
		genoa  = "SELECT ship.name FROM ship JOIN harbour ON ship.harbour_id = harbour.harbour_id WHERE harbour.name = 'Genoa'"
		heavy  = "SELECT ship.name FROM ship JOIN harbour ON ship.harbour_id = harbour.harbour_id WHERE harbour.name = 'Genoa' AND ship.tonnage < 5"
		tonnes = "SELECT ship.tonnage, ship.tonnage FROM ship JOIN harbour ON ship.harbour_id = harbour.harbour_id WHERE harbour.name = 'Genoa'"
	)
	for _, c := range []struct {
		says     []string
		turns    int    // budget
		want     int    // the candidate that is the answer
		took     int    // turns
		observed string // of the first turn
	}{
		{[]string{genoa}, 3, 0, 1, ""},
		{[]string{all, genoa}, 3, 1, 2, "2 to 5 rows of 1 column; without 'Genoa'"},
		{[]string{all, all, all}, 3, 0, 3, "2 to 5 rows of 1 column; without 'Genoa'"},
		{[]string{all}, 1, 0, 1, ""},
		{[]string{heavy, all, all}, 3, 1, 3, "0 rows of 1 column; no value; where error ship.tonnage"}, // no row weighs less than a value left out
		{[]string{tonnes, all, heavy}, 3, 0, 3, "1 row of 2 columns; select error ship.tonnage"},
		{[]string{all, all, genoa}, 3, 2, 3, "2 to 5 rows of 1 column; without 'Genoa'"},
		{[]string{tonnes, all}, 2, 0, 2, "1 row of 2 columns; select error ship.tonnage"}, // the budget ends
	} {
		answer, events, err := refine(t, db, agent.Question{Text: "Show the names of the ships in Genoa"}, c.turns, c.says...)
		if err != nil {
			t.Errorf("%q: %v", c.says, err)
			continue
		}
		if want, _, _ := refine(t, db, agent.Question{Text: "Show the names of the ships in Genoa"}, 1, c.says[c.want]); answer.SQL != want.SQL {
			t.Errorf("%q: the answer is %s", c.says, answer.SQL)
		}
		if len(answer.Turns) != c.took || strings.TrimSpace(answer.Turns[0].Observation) != c.observed || !answer.Turns[c.want].Final {
			t.Errorf("%q: %+v", c.says, answer.Turns)
		}
		kinds := map[agent.EventKind]int{}
		for _, e := range events {
			kinds[e.Kind]++
		}
		if kinds[agent.EventFinal] != 1 || kinds[agent.EventObservation] != c.took-1 {
			t.Errorf("%q: %v", c.says, kinds)
		}
	}
}

// A share is the same number on every engine, to four digits after the point, and of each group.
func TestShares(t *testing.T) {
	onEveryEngine(t, "test_shares", fleet, shares)
}

func shares(t *testing.T, db database.DB) {
	const percent = "avg(CASE WHEN ship.name = 'Aurora' OR ship.tonnage IS NULL THEN 100.0 ELSE 0 END)"
	for sql, want := range map[string]string{
		"SELECT " + percent + " FROM ship": "33.3333",
		"SELECT harbour.name, " + percent + " FROM ship JOIN harbour ON ship.harbour_id = harbour.harbour_id GROUP BY harbour.name ORDER BY " + percent + " DESC LIMIT 1": "50.0000",
	} {
		answer, _, err := refine(t, db, agent.Question{Text: "What percentage of ships are named Aurora?"}, 1, sql)
		if err != nil || answer.Result == nil || len(answer.Result.Rows) != 1 {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		row := answer.Result.Rows[0]
		got, err := strconv.ParseFloat(fmt.Sprint(row[len(row)-1]), 64)
		if err != nil || fmt.Sprintf("%.4f", got) != want {
			t.Errorf("%s: %v, want %s", answer.SQL, row, want)
		}
	}
}

// A candidate that has a result is the answer where the attempt comes to no other: not a failure after it.
func TestCandidatesOutlastFailures(t *testing.T) {
	const all = "SELECT name FROM ship"
	db := testdb.DB(t, fleet)
	answer, _, err := refine(t, db, agent.Question{Text: "Show the names of the ships in Genoa"}, 3, all)
	if !errors.Is(err, script.ErrEnded) {
		t.Errorf("the engine's failure is %v", err)
	}
	if answer.Result != nil {
		t.Error("it answers nevertheless")
	}
	if answer, _, err = refine(t, db, agent.Question{Text: "Show the names of the ships in Genoa"}, 3, "at length: "+all); err != nil || len(answer.Turns) != 1 {
		t.Errorf("where no tokens are left: %v", err)
	}
	_, _, err = refine(t, db, agent.Question{Text: "Show the names of the ships in Genoa", Limits: database.Limits{Timeout: 1}}, 2, all, all)
	var none *agent.NoAnswerError
	if !errors.As(err, &none) || none.Answer.SQL != `SELECT "name" FROM ship` && none.Answer.SQL != all {
		t.Errorf("where all candidates fail: %v", err)
	}
}
