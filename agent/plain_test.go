package agent_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
)

// A model that was trained on no protocol is asked by plain. Its reply is opened where the engine can, and every query
// is a candidate: the first that returns rows is the answer, and one that is repeated is it though it returned none.
func TestPlain(t *testing.T) {
	const (
		some   = "SELECT COUNT(*) FROM Album"
		none   = "SELECT Title FROM Album WHERE Price > 1000"
		wrong  = "SELECT Weight FROM Album"
		broken = "SELECT FROM Album"
		typo   = "SELECT Titel FROM Album"
		lacks  = "SELECT Name FROM Album WHERE Title = 'One'" // the table that has Name
	)
	for _, c := range []struct {
		name   string
		says   []string
		sql    string // "": no answer
		turns  int
		unsure bool
	}{
		{"at once", []string{some}, some, 1, false},
		{"after a failure", []string{wrong, some}, some, 2, false},
		{"after nothing", []string{none, some}, some, 2, false},
		{"nothing, twice", []string{none, none}, none, 2, true},
		{"nothing is better than a failure", []string{none, wrong, broken}, none, 3, true},
		{"mended by rule", []string{typo}, "SELECT `Title` FROM album", 1, true},
		{"a function of another dialect", []string{"SELECT CHARINDEX('x', Title) FROM Album"}, "SELECT instr(title, 'x') FROM album", 1, true},
		{"a function that is refused", []string{"SELECT load_extension('x') FROM Album", some}, some, 2, false},
		{"a table is joined", []string{lacks}, `SELECT "Artist".name FROM album JOIN "Artist" ON album."ArtistId" = "Artist"."ArtistId" WHERE album.title = 'One'`, 1, true},
		{"declined", []string{Declining, Declining}, "", 2, false},
		{"declined in other words", []string{"select null\nlimit 0;", Declining}, "", 2, false},
		{"declined, then not", []string{Declining, some}, some, 2, false},
		{"only failures", []string{wrong, broken, "SELECT 1 +"}, "", 3, false},
	} {
		for _, opens := range []bool{true, false} { // engines that take the beginning of a reply, and servers
			e := agenttest.Say()
			e.Model = llm.Info{Constrains: opens, Begins: opens}
			for _, sql := range c.says {
				text := sql + "\n```"
				if !opens {
					text = "Here it is:\n```sql\n" + text
				}
				e.Says = append(e.Says, agenttest.Saying{Text: text, Finish: llm.FinishEnd})
			}
			a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?"})
			again, replayErr := tags.Replay(named(t, "plain"), answer.Transcript)
			if replayErr != nil || len(again.Turns) != len(c.says) || again.SQL != c.says[len(c.says)-1] {
				t.Errorf("%s: replayed as %+v, %v", c.name, again, replayErr)
			}
			var failed *NoAnswerError
			if (err != nil) != (c.sql == "") || err != nil && !errors.As(err, &failed) {
				t.Errorf("%s: %v", c.name, err)
			}
			if c.sql != "" && answer.SQL != c.sql || len(answer.Turns) != c.turns || answer.Unsure != c.unsure {
				t.Errorf("%s: %q in %d turns, unsure %v; want %q in %d, %v", c.name, answer.SQL, len(answer.Turns), answer.Unsure, c.sql, c.turns, c.unsure)
			}
			given := e.Session.Given
			if opened := len(given) > 2 && given[2].Role == llm.Continue && given[2].Text == "```sql\n"; opened != opens {
				t.Errorf("%s: the reply is opened: %v, want %v", c.name, opened, opens)
			}
			if e.Opened != 1 || slices.ContainsFunc(e.Session.Sampling, func(s llm.Sampling) bool { return s.Temperature > 0 }) {
				t.Errorf("%s: %d sessions, drawn as %+v", c.name, e.Opened, e.Session.Sampling)
			}
		}
	}
}

// A query that failed and is repeated, in whatever wording, leaves the context with its twin, and the turn is drawn
// again, hotter each time; after two of these the best candidate so far is the answer. The answer has every turn's
// error.
func TestRepeatedFailures(t *testing.T) {
	const (
		some  = "SELECT COUNT(*) FROM Album"
		none  = "SELECT Title FROM Album WHERE Price > 1000"
		wrong = "SELECT Weight FROM Album"
		again = "select weight  from album;" // the same tree
		other = "SELECT Colour FROM Album"
	)
	for _, c := range []struct {
		name    string
		says    []string
		sql     string // "": no answer
		dropped string // of each turn
		context []string
	}{
		{"the next one answers", []string{wrong, again, some}, some, "++-", []string{some}},
		{"it comes a third time", []string{wrong, again, wrong, some}, some, "+++-", []string{some}},
		{"after two the best so far", []string{none, wrong, again, wrong, wrong, some}, none, "-+++-", []string{none, wrong}},
		{"there is none", []string{wrong, wrong, wrong, wrong, some}, "", "+++-", []string{wrong}},
		{"what lies between stays", []string{wrong, other, wrong, some}, some, "+-+-", []string{other, some}},
		{"two others", []string{wrong, wrong, other, other, some}, some, "++++-", []string{some}},
		{"the turns that are left", []string{wrong, wrong, other, none, some}, none, "++--", []string{other, none}},
	} {
		e := agenttest.Say()
		e.Model, e.GoesOn = llm.Info{Constrains: true, Begins: true}, true
		for _, sql := range c.says {
			e.Says = append(e.Says, agenttest.Saying{Text: sql + "\n```"})
		}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		conversation, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var told []string
		last := 0
		answer, err := conversation.Ask(t.Context(), Question{Text: "How many albums are there?", Events: func(e Event) {
			if e.Kind == EventError {
				told = append(told, e.Err.Error())
			}
			if last = e.Turn; e.Turn > e.Turns {
				t.Errorf("%s: turn %d of %d", c.name, e.Turn, e.Turns)
			}
		}})
		if (err != nil) != (c.sql == "") || err == nil && answer.SQL != c.sql || last != len(answer.Turns) {
			t.Errorf("%s: %q in %d turns, %v", c.name, answer.SQL, len(answer.Turns), err)
		}
		dropped, redraws := "", 0
		var failed []string
		for i, turn := range answer.Turns {
			want := float32(0.4 * float64(redraws))
			if got := e.Session.Sampling[i].Temperature; got != want {
				t.Errorf("%s: turn %d is drawn at %v, want %v", c.name, i+1, got, want)
			}
			if turn.Dropped {
				dropped += "+"
			} else {
				dropped += "-"
			}
			if i > 0 && turn.Dropped && slices.ContainsFunc(answer.Turns[:i], func(t Turn) bool { return strings.EqualFold(strings.Fields(t.SQL)[1], strings.Fields(turn.SQL)[1]) }) {
				redraws++
			}
			if turn.Error != "" {
				failed = append(failed, turn.Error)
			}
			if fails := turn.SQL != none && turn.SQL != some; fails != (turn.Error != "") {
				t.Errorf("%s: turn %d has the error %q", c.name, i+1, turn.Error)
			}
		}
		if dropped != c.dropped || !slices.Equal(told, failed) {
			t.Errorf("%s: dropped %s, want %s; told of %q, want %q", c.name, dropped, c.dropped, told, failed)
		}
		var said []string // in the session, and before a further question
		for _, m := range answer.Transcript {
			if m.Generated {
				said = append(said, strings.TrimSuffix(m.Text, "\n```"))
			}
		}
		given := ""
		for _, m := range e.Session.Given {
			given += m.Text
		}
		if !slices.Equal(said, c.context) || strings.Contains(given, wrong) {
			t.Errorf("%s: said %q, want %q; given:\n%s", c.name, said, c.context, given)
		}
		if err := conversation.Close(); err != nil || !e.Session.Closed || e.Opened != 1+redraws {
			t.Errorf("%s: %v, closed %v, %d sessions", c.name, err, e.Session.Closed, e.Opened)
		}
	}
}

// Training takes a model at its word: what a rule would mend has failed, and all turns are drawn alike.
func TestExactMendsNothing(t *testing.T) {
	e := agenttest.Say()
	e.Model = llm.Info{Constrains: true}
	for range 3 {
		e.Says = append(e.Says, agenttest.Saying{Text: "SELECT Titel FROM Album\n```", Finish: llm.FinishEnd})
	}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "Which albums are there?"})
	if err == nil || answer.Result != nil || len(answer.Turns) != 3 {
		t.Errorf("%v: %+v", err, answer)
	}
	for i, s := range e.Session.Sampling {
		if s.Temperature != 0 {
			t.Errorf("turn %d is drawn at %v", i+1, s.Temperature)
		}
	}
}

// A query that finds nothing looks for the value where it is, and is unsure; in training it stays as it is.
func TestValueElsewhere(t *testing.T) {
	for _, exact := range []bool{false, true} {
		says := "```sql\nSELECT Title FROM Album WHERE Title = 'ada'\n```"
		e := agenttest.Say(says, says, says)
		e.Model = llm.Info{}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Exact: exact})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Which albums are by Ada?"})
		if err != nil {
			t.Fatal(err)
		}
		const why = "the model's query found nothing and was repaired: compared Artist.Name with 'Ada', which was not seen in Album.title"
		mended := len(answer.Result.Rows) > 0 && slices.Contains(answer.Doubts, why) && len(answer.Turns) == 1
		if mended == exact || !answer.Unsure {
			t.Errorf("exact %v: %s in %d turns, unsure %v: %q", exact, answer.SQL, len(answer.Turns), answer.Unsure, answer.Doubts)
		}
	}
}

// An answer that a rule mended is unsure though all votes agree on it.
func TestMendedVotesAreUnsure(t *testing.T) {
	for sql, unsure := range map[string]bool{"SELECT Titel FROM Album": true, "SELECT Title FROM Album": false} {
		said := "```sql\n" + sql + "\n```"
		e := agenttest.Say(said)
		e.Model = llm.Info{}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Which albums are there?", Votes: 2, MinConfidence: 0.1})
		if err != nil || answer.Agree != 2 || answer.Unsure != unsure {
			t.Errorf("%s: %v, %d agree, unsure %v, want %v", sql, err, answer.Agree, answer.Unsure, unsure)
		}
	}
}

// What a rule denies is not mended into a name that is like it.
func TestRefusalsAreNotMended(t *testing.T) {
	const script = "CREATE TABLE salaries (name TEXT); INSERT INTO salaries VALUES ('Ann'); CREATE TABLE salary (name TEXT); INSERT INTO salary VALUES ('box')"
	const query = "SELECT name FROM salaries"
	for denied, answers := range map[string]bool{"salaries": false, "": true} {
		rules := guard.Rules{}
		if denied != "" {
			rules.DenyTables = []string{denied}
		}
		e := agenttest.Say("```sql\n"+query+"\n```", "```sql\n"+query+"\n```", "```sql\n"+query+"\n```")
		e.Model = llm.Info{}
		a, err := protocols.NewAgent(e, testdb.Open(t, script, open.Options{Rules: rules}), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Who works here?"})
		if (err == nil) != answers || answer.SQL != query {
			t.Errorf("denied %q: %q, %v", denied, answer.SQL, err)
		}
	}
}

// Whether a mended query over masked values fails does not reach the model: the attempt ends after it, as it would
// where it runs. Else each turn could ask for a letter.
func TestMendedQueriesTellNothing(t *testing.T) {
	for _, guess := range []string{"z", "x"} { // some address begins with the first
		says := "```sql\nSELECT id FROM customer WHERE CASE WHEN email ILIKE '" + guess + "%' THEN json('x' || id) ELSE 1 END\n```"
		e := agenttest.Say(says, says, says)
		e.Model = llm.Info{}
		a, err := protocols.NewAgent(e, masked(t), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Who is it?"})
		if (err == nil) != (guess == "x") || len(answer.Turns) != 1 {
			t.Errorf("%s: %d turns, %v", guess, len(answer.Turns), err)
		}
	}
}

// The prompt of plain shows the values that the question says where those of all columns would be long. Else the schema
// is the same whatever is asked and known.
func TestPlainIsBrief(t *testing.T) {
	prompt := func(brief int, question, knowledge string) llm.Message {
		t.Helper()
		e := agenttest.Say(commitsAs["plain"])
		e.Model = llm.Info{Context: 8192}
		p := named(t, "plain")
		speech, _ := tags.Of(p)
		if brief > 0 {
			speech.Brief = brief
		}
		p.Speech = speech
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.Ask(t.Context(), Question{Text: question, Knowledge: knowledge}); err != nil {
			t.Fatal(err)
		}
		return e.Session.Given[1]
	}
	const ada, cleo = "How many albums has Ada?", "How many albums has Cleo?"
	for brief, all := range map[int]bool{0: true, 20: false} {
		m := prompt(brief, ada, "")
		if !strings.Contains(m.Text, "Ada") || strings.Contains(m.Text, "Cleo") != all {
			t.Errorf("brief %d: all values %v, want %v:\n%s", brief, !all, all, m.Text)
		}
		stable := m.Text[:m.Stable]
		if !all {
			// It begins as that of another question does, up to the first value.
			other := prompt(brief, cleo, "")
			if strings.Contains(stable, "Ada") || !strings.HasSuffix(stable, "Name TEXT NOT NULL") || other.Text[:other.Stable] != stable {
				t.Errorf("brief %d: stable is\n%s\nand of another question\n%s", brief, stable, other.Text[:other.Stable])
			}
			if none := prompt(brief, "Why?", ""); !strings.HasPrefix(none.Text[:none.Stable], stable) || !strings.Contains(none.Text[:none.Stable], "Album") {
				t.Errorf("brief %d: of a question without values stable is\n%s", brief, none.Text[:none.Stable])
			}
			continue
		}
		if !strings.Contains(stable, "Ada") || !strings.Contains(stable, "CREATE TABLE") || strings.Contains(stable, "How many") {
			t.Errorf("brief %d: stable is\n%s", brief, stable)
		}
		for _, other := range []llm.Message{prompt(brief, cleo, ""), prompt(brief, ada, strings.Repeat("word ", 1000)), prompt(brief, "Why?", "")} {
			if other.Text[:other.Stable] != stable {
				t.Errorf("brief %d: another question begins\n%s\nnot\n%s", brief, other.Text[:other.Stable], stable)
			}
		}
	}
}
