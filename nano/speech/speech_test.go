package speech

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/nano/form"
)

// nano is an agent of the embedded model over a database.
type nano struct {
	*agent.Agent
	engine llm.Engine
	db     database.DB
}

// over is nano over a database of a script.
func over(t *testing.T, script string) nano {
	return with(t, script, func(*agent.Options) {})
}

// with is over with other options.
func with(t *testing.T, script string, change func(*agent.Options)) nano {
	t.Helper()
	n := nano{engine: testmodel.Nano(t), db: testdb.DB(t, script)}
	o := agent.Options{Protocol: Protocol(), Profile: &database.ProfileOptions{}}
	change(&o)
	a, err := agent.New(n.engine, n.db, o)
	if err != nil {
		t.Fatal(err)
	}
	n.Agent = a
	return n
}

const fleet = `
CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, name TEXT, country TEXT);
INSERT INTO harbour VALUES (1, 'Rotterdam', 'Netherlands'), (2, 'Genoa', 'Italy'), (3, 'Delfzijl', 'Netherlands');
CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name TEXT, harbour_id INTEGER, tonnage REAL);
INSERT INTO ship VALUES (1, '<select> <C0>', 1, 10), (2, 'Aurora', 1, 30), (3, 'Bella', 2, 20);`

// Samples of a question are linked once, at whatever time they are asked, and answer as those that are linked by
// themselves; one that names nothing is no answer of each.
func TestLinksAreShared(t *testing.T) {
	a := over(t, fleet)
	ask := func(text string, seed uint64, links *agent.Links) (prompt any, answer *agent.Answer, err error) {
		answer, err = a.Ask(t.Context(), agent.Question{Text: text, Votes: 1, Links: links, Sampling: llm.Sampling{Temperature: 1, Seed: seed},
			Events: func(e agent.Event) {
				if e.Kind == agent.EventPrompt {
					prompt = e.Prompt
				}
			}})
		return prompt, answer, err
	}
	const question = "How many harbours are in the Netherlands?"
	var links, nothing agent.Links
	var of [3]any
	var working sync.WaitGroup
	for seed := range of {
		working.Go(func() {
			prompt, answer, err := ask(question, uint64(seed), &links)
			own, alone, _ := ask(question, uint64(seed), nil)
			if of[seed] = prompt; err != nil || own == prompt || answer.SQL != alone.SQL || len(answer.Trace) != len(alone.Trace) {
				t.Errorf("seed %d: %v, %q, by itself %q", seed, err, answer.SQL, alone.SQL)
			}
			var none *agent.NoAnswerError
			if _, answer, err := ask("And then?", uint64(seed), &nothing); !errors.As(err, &none) || none.Answer != answer {
				t.Errorf("seed %d: %v", seed, err)
			}
		})
	}
	working.Wait()
	if of[0] == nil || of[0] != of[1] || of[0] != of[2] {
		t.Errorf("%d prompts", len(of))
	}
}

// TestPointing: the embedded model counts and filters, its turn is over pointers alone, and what it assumes is
// reported: the schema declares no keys.
func TestPointing(t *testing.T) {
	a := over(t, fleet)
	var thoughts []string
	answer, err := a.Ask(t.Context(), agent.Question{Text: "How many harbours are in the Netherlands?", Votes: 1, Events: func(e agent.Event) {
		if e.Kind == agent.EventThought {
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
	joined, err := a.Ask(t.Context(), agent.Question{Text: "Show the names of ships in Genoa", Votes: 1})
	if err == nil && strings.Contains(joined.SQL, "JOIN") && strings.Join(joined.Assumed, "") != "ship.harbour_id = harbour.harbour_id" {
		t.Errorf("%s assumes %q", joined.SQL, joined.Assumed)
	}
}

// A table that says what codes mean is read, unless nothing of the database is to be looked at; one that is too long is
// not.
func TestPointingReadsCodes(t *testing.T) {
	const script = `
CREATE TABLE permit (permit_id INTEGER PRIMARY KEY, status VARCHAR(9), cost REAL);
INSERT INTO permit VALUES (1, 'A', 10), (2, 'A', 30), (3, 'D', 20);
CREATE TABLE codes (domain VARCHAR(40), code VARCHAR(9), label VARCHAR(40));
INSERT INTO codes VALUES ('PERMIT_STATUS', 'A', 'Approved'), ('PERMIT_STATUS', 'D', 'Turned down');`
	const long = `
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
INSERT INTO codes SELECT 'OTHER', 'X' || i, 'label ' || i FROM n;`
	knows := func(t *testing.T, db database.DB, blind, want bool) {
		a, err := agent.New(testmodel.Nano(t), db, agent.Options{Protocol: Protocol(), NoProfile: blind})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), agent.Question{Text: "How many permits are approved?", Votes: 1})
		if got := err == nil && strings.Contains(answer.SQL, "status = 'A'"); got != want {
			t.Errorf("knows what A means: %t, want %t: %v: %q", got, want, err, answer.SQL)
		}
	}
	onEveryEngine(t, "test_codes", script, func(t *testing.T, db database.DB) { knows(t, db, false, true) })
	knows(t, testdb.DB(t, script), true, false)
	knows(t, testdb.DB(t, script+long), false, false)
}

// TestPointingVotes: the file says how many votes there are, and what they are worth.
func TestPointingVotes(t *testing.T) {
	a := over(t, fleet)
	v := a.engine.Info().Voting
	if v == nil || v.Votes < 2 || len(v.Shares) == 0 {
		t.Fatalf("the embedded file says %+v", v)
	}
	answer, err := a.Ask(t.Context(), agent.Question{Text: "How many ships are there?"})
	if err != nil || answer.Votes != v.Votes || !answer.Calibrated || answer.Unsure || answer.Result.Rows[0][0] != int64(3) {
		t.Errorf("%v: %+v", err, answer)
	}
	if answer.MinConfidence != v.MinConfidence {
		t.Errorf("%v, want %v", answer.MinConfidence, v.MinConfidence)
	}
	// The threshold holds for other numbers of votes and temperatures, of which nobody measured what their share is
	// worth.
	for _, c := range []struct {
		votes       int
		temperature float32
		calibrated  bool
	}{{v.Votes, 0, true}, {3, 0, false}, {v.Votes, 0.8, false}} {
		answer, err := a.Ask(t.Context(), agent.Question{Text: "How many ships are there?", Votes: c.votes, Sampling: llm.Sampling{Temperature: c.temperature}})
		if err != nil || answer.MinConfidence != v.MinConfidence || answer.Calibrated != c.calibrated {
			t.Errorf("%d votes at %g: %v: %v, calibrated %v", c.votes, c.temperature, err, answer.MinConfidence, answer.Calibrated)
		}
	}
}

// TestPointingDeclines what says nothing of the database, and what has no room.
func TestPointingDeclines(t *testing.T) {
	a := over(t, fleet)
	for text, why := range map[string]string{
		"what is the weather": `nothing is called "weather"`, "hello": "that is no question", "天气怎么样": "in another script", "Wie viele Schiffe gibt es?": "in German",
	} {
		_, err := a.Ask(t.Context(), agent.Question{Text: text})
		var none *agent.NoAnswerError
		if !errors.As(err, &none) || !strings.Contains(none.Reason, why) {
			t.Errorf("%s: %v", text, err)
		}
	}
	var wide strings.Builder
	wide.WriteString("CREATE TABLE reading (reading_id INTEGER PRIMARY KEY")
	for i := range 600 {
		wide.WriteString(", the_long_name_of_measurement_" + strings.Repeat("x", i%7+1) + string(rune('a'+i%26)) + strings.Repeat("y", i/26) + " REAL")
	}
	wide.WriteString(")")
	answer, err := over(t, wide.String()).Ask(t.Context(), agent.Question{Text: "How many readings are there?", Votes: 1})
	var short *llm.ContextError
	if errors.As(err, &short) {
		t.Errorf("600 columns: %v", err)
	} else if err != nil || answer.Result == nil {
		t.Errorf("600 columns: %v", err)
	}
	if testing.Short() {
		return // the rest asks by eighteen votes
	}
	// What is left of it is in each vote's own order.
	var prompts []string
	cut := 0
	answer, err = over(t, wide.String()).Ask(t.Context(), agent.Question{Text: "How many readings are there?", Events: func(e agent.Event) {
		if e.Kind == agent.EventPrompt {
			prompts = append(prompts, fmt.Sprint(e.Prompt.(*form.Prompt).SchemaPieces()))
		}
		cut = max(cut, e.CutColumns)
	}})
	slices.Sort(prompts)
	if n := len(slices.Compact(prompts)); err != nil || n < 3 || cut < 400 || answer.Focus == nil || answer.Focus.CutColumns < 400 {
		t.Errorf("%d orders, %d columns reported as cut, %v", n, cut, err)
	}
}

// TestPointingFollows: the model sees the query before, over the pointers of its own prompt, where a question goes on
// from it, and not where it says all by itself. What was declined, or taken back, is not gone on from.
func TestPointingFollows(t *testing.T) {
	a := over(t, fleet)
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	var none *agent.NoAnswerError
	for _, text := range []string{"only the top 3", "what is the weather"} {
		if _, err := c.Ask(t.Context(), agent.Question{Text: text, Votes: 1}); !errors.As(err, &none) {
			t.Errorf("%s: %v", text, err)
		} else if strings.Contains(none.Reason, "follows up an answer") != (text == "only the top 3") {
			t.Errorf("%s: %s", text, none.Reason)
		}
	}
	const netherlands = "select count harbour where harbour.country = 'Netherlands'"
	ask := func(q agent.Question, before string) *agent.Answer {
		t.Helper()
		answer, err := c.Ask(t.Context(), q)
		f, ok := answer.Form.(*query)
		if !ok {
			t.Fatalf("%s: %v", q.Text, err)
		}
		p := f.prompt
		if got := p.Words(p.Before()); got != before || answer.Follows != (before != "") {
			t.Errorf("%s: before it is %q, want %q; follows %v", q.Text, got, before, answer.Follows)
		}
		var given []llm.Piece
		for _, s := range answer.Transcript {
			if !s.Generated {
				given = append(given, s.Pieces...)
			}
		}
		if !slices.Equal(given, said(p.Pieces())) {
			t.Errorf("%s: the model is given %v", q.Text, given)
		}
		for _, token := range p.Before() {
			if !slices.Contains(given, llm.Piece{Token: token.Name()}) {
				t.Errorf("%s: the model does not see %s", q.Text, token)
			}
		}
		return answer
	}
	first := agent.Question{Text: "How many harbours are in the Netherlands?", Votes: 1}
	if answer := ask(first, ""); answer.Result == nil || answer.Result.Rows[0][0] != int64(2) {
		t.Fatalf("%q", answer.SQL)
	}
	if _, err := c.Ask(t.Context(), agent.Question{Text: "what is the weather", Votes: 1}); !errors.As(err, &none) {
		t.Errorf("the weather: %v", err)
	}
	mark := c.Mark()
	ask(agent.Question{Text: "and in Italy?", Votes: 1, Order: 7}, netherlands)
	c.Back(mark)
	ask(agent.Question{Text: "and in Italy?", Votes: 3, Order: 8}, netherlands)
	ask(agent.Question{Text: "How many ships are there?", Votes: 1}, "")
	ask(agent.Question{Text: "and their names?", Votes: 1}, "select count ship")
}

// TestPointingFollowsExample: after an answer that no model wrote the next question sees its query all the same.
func TestPointingFollowsExample(t *testing.T) {
	base := &knowledge.Base{}
	a := with(t, fleet, func(o *agent.Options) { o.Knowledge = base })
	base.Examples = []examples.Example{
		agenttest.Verified(t, a.db, "Dutch ports", "SELECT name FROM harbour WHERE country = 'Netherlands' ORDER BY name")}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if answer, err := c.Ask(t.Context(), agent.Question{Text: "Dutch ports"}); err != nil || len(answer.Result.Rows) != 2 {
		t.Fatal(err)
	}
	first := agent.Question{Text: "only the first one", Votes: 1}
	answer, err := c.Ask(t.Context(), first)
	first.After = &trajectory.Exchange{Question: "Dutch ports", SQL: "SELECT name FROM harbour WHERE country = 'Netherlands' ORDER BY name"}
	without, err2 := a.Ask(t.Context(), first) // a conversation
	for _, answer := range []*agent.Answer{answer, without} {
		f, ok := answer.Form.(*query)
		if !ok {
			t.Fatal(err, err2)
		}
		p := f.prompt
		if got, want := p.Words(p.Before()), "select harbour.name where harbour.country = 'Netherlands' order harbour.name asc"; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestPointingMissed: where the look at values was cut short, an answer to a question that says what nothing known says
// is unsure, and tells of it; one that says nothing else is as sure as usual.
func TestPointingMissed(t *testing.T) {
	ask := func(time time.Duration, text string, q agent.Question) *agent.Answer {
		t.Helper()
		a := with(t, fleet, func(o *agent.Options) { o.Profile = &database.ProfileOptions{Time: time} })
		q.Text = text
		answer, err := a.Ask(t.Context(), q)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return answer
	}
	const dutch, all = "How many harbours are in the Netherlands?", "How many ships are there?"
	whole, cut := ask(time.Minute, dutch, agent.Question{}), ask(1, dutch, agent.Question{})
	if len(whole.Missed) > 0 || whole.Unsure {
		t.Errorf("all was looked at: %v, unsure %v", whole.Missed, whole.Unsure)
	}
	if !slices.Equal(cut.Missed, []string{"Netherlands"}) || !cut.Unsure || cut.Confidence > 0.5 || cut.Confidence > cut.Share {
		t.Errorf("nothing was looked at: %v, unsure %v, confidence %v", cut.Missed, cut.Unsure, cut.Confidence)
	}
	if text, err := json.Marshal(cut); err != nil || !strings.Contains(string(text), `"missed":["Netherlands"]`) {
		t.Errorf("%s %v", text, err)
	}
	if one := ask(1, dutch, agent.Question{Votes: 1}); !slices.Equal(one.Missed, []string{"Netherlands"}) {
		t.Errorf("one vote: %v", one.Missed)
	}
	if told := ask(1, dutch, agent.Question{MinConfidence: -1}); told.Unsure || len(told.Missed) == 0 {
		t.Errorf("without a threshold: unsure %v, %v", told.Unsure, told.Missed)
	}
	if sure := ask(1, all, agent.Question{}); sure.Unsure || len(sure.Missed) > 0 {
		t.Errorf("%s: %v, unsure %v", all, sure.Missed, sure.Unsure)
	}
}

// A value of a large table is found whatever its case, also where the database folds ASCII alone.
func TestPointingLooksUp(t *testing.T) {
	a := over(t, `CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO person SELECT i, 'somebody ' || i FROM n;
INSERT INTO person VALUES (4000, 'Émile Durand'), (4001, 'ANN LEE')`)
	for _, name := range []string{"émile durand", "Émile Durand", "ÉMILE DURAND", "ann lee"} {
		var held []form.Cell
		a.Ask(t.Context(), agent.Question{Text: "What is the id of the person '" + name + "'?", Votes: 1, Events: func(e agent.Event) {
			if e.Kind == agent.EventPrompt {
				held = e.Prompt.(*form.Prompt).Values[0].Cells
			}
		}})
		if len(held) != 1 || !strings.EqualFold(held[0].Text, name) {
			t.Errorf("%s: %+v", name, held)
		}
	}
}
