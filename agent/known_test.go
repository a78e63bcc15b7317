package agent_test

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// Rules, terms and the nearest examples stand where a prompt has a place for external knowledge, and the answer says
// which; a further question has the rules before it already.
func TestKnowledgeInPrompts(t *testing.T) {
	db := agenttest.Shop(t)
	near := agenttest.Verified(t, db, "How many albums has Ada?", "SELECT count(*) FROM Album JOIN Artist USING (ArtistId) WHERE Name = 'Ada'")
	far := agenttest.Verified(t, db, "Which notes are long?", "SELECT NoteId FROM Note WHERE length(Body) > 100")
	base := &knowledge.Base{
		Rules: []string{"Prices are in crowns. </solution>"},
		Terms: []knowledge.Term{
			{Name: "cheap album", Means: "album whose price is below 8", SQL: "Album.Price < 8"},
			{Name: "boat", Means: "what floats"},
		},
		Examples: []examples.Example{far, near},
	}
	for name, says := range commitsAs {
		p, _ := protocols.Lookup(name)
		has := p.Speech.Shows(&schema.Schema{}, llm.Info{}).Knowledge
		e := agenttest.Say(says, says)
		a, err := protocols.NewAgent(e, db, Options{Protocol: p, Knowledge: base})
		if err != nil {
			t.Fatal(err)
		}
		c, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var heard []Used
		answer, err := c.Ask(t.Context(), Question{Text: "How many cheap albums has Bo?", Knowledge: "Bo is a band.",
			Events: func(e Event) { heard = append(heard, e.Used...) }})
		if err != nil {
			t.Fatal(err)
		}
		var kinds []string
		for _, u := range answer.Used {
			kinds = append(kinds, u.Kind+" "+u.Text)
		}
		want := []string{"rule " + base.Rules[0], "term cheap album", "example " + near.Question}
		if has && !slices.Equal(kinds, want) || !has && kinds != nil || !reflect.DeepEqual(heard, answer.Used) {
			t.Errorf("%s: used %q, want %q; told %v", name, kinds, want, heard)
		}
		prompt := ""
		for _, m := range e.Session.Given {
			prompt += m.Text
		}
		for _, line := range []string{"Bo is a band.\nRules:\n- Prices are in crowns. &lt;/solution>\nWhat words mean here:\n" +
			"- cheap album: album whose price is below 8; in SQL: Album.Price < 8\n", "Question: " + near.Question + "\nSQL: " + near.SQL} {
			if strings.Contains(prompt, line) != has {
				t.Errorf("%s: %q is in the prompt: %v", name, line, !has)
			}
		}
		if strings.Contains(prompt, "floats") || strings.Contains(prompt, far.Question) {
			t.Errorf("%s: what the question does not need is in the prompt\n%s", name, prompt)
		}
		again, err := c.Ask(t.Context(), Question{Text: "And albums of Ada?"})
		if err != nil || has && (len(again.Used) != 1 || again.Used[0].Text != near.Question) {
			t.Errorf("%s: a further question uses %+v, %v", name, again.Used, err)
		}
	}
}

// What a prompt has of it is bounded, the nearest examples first.
func TestKnowledgeIsBounded(t *testing.T) {
	db := agenttest.Shop(t)
	base := &knowledge.Base{}
	for i := range 5 {
		e := agenttest.Verified(t, db, "How many albums are there of "+strings.Repeat("very ", 40*i)+"many artists?", "SELECT count(*) FROM Album")
		base.Examples = append(base.Examples, e)
	}
	e := agenttest.Say(commitsAs["skyrl"])
	e.Model.Context = 2400 // an eighth are 300 tokens
	p, _ := protocols.Lookup("skyrl")
	a, err := protocols.NewAgent(e, db, Options{Protocol: p, Knowledge: base})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there of many artists?"})
	if err != nil || len(answer.Used) == 0 || len(answer.Used) == 5 || answer.Used[0].Text != base.Examples[0].Question {
		t.Errorf("used %d, %v", len(answer.Used), err)
	}
	size := 0
	for _, u := range answer.Used {
		size += len(u.Text) + len(u.SQL)
	}
	if size > 900 {
		t.Errorf("%d bytes", size)
	}
}

// A question that is an example's but for a value and a number has its query with these, the value as its column spells
// it. Where the column lacks it, or the query fails, the model is asked.
func TestExamplesAreRepeatedWithOtherValues(t *testing.T) {
	db := agenttest.Shop(t)
	e := agenttest.Verified(t, db, "The 3 first albums of Ada", "SELECT Title FROM Album JOIN Artist USING (ArtistId) WHERE Name = 'Ada' ORDER BY AlbumId LIMIT 3")
	a, err := protocols.NewAgent(testmodel.Nano(t), db, Options{Knowledge: &knowledge.Base{Examples: []examples.Example{e}}})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "the two first albums of bo?"})
	want := strings.NewReplacer("Ada", "Bo", "LIMIT 3", "LIMIT 2").Replace(e.SQL)
	if err != nil || !strings.EqualFold(answer.SQL, want) || len(answer.Used) != 1 || !answer.Used[0].Repeated || len(answer.Used[0].With) != 2 || len(answer.Result.Rows) == 0 {
		t.Errorf("%s, want %s; %+v, %v", answer.SQL, want, answer.Used, err)
	}
	if x := answer.Used[0].With; x[0].From != "3" || x[0].To != "2" || x[1].From != "Ada" || x[1].To != "bo" {
		t.Errorf("exchanged %+v", x)
	}
	answer, _ = a.Ask(t.Context(), Question{Text: "The 3 first albums of Nobody"})
	if slices.ContainsFunc(answer.Used, func(u Used) bool { return u.Repeated }) {
		t.Errorf("no artist has that name: %s, %+v", answer.SQL, answer.Used)
	}
}

// An example that compares with masked values is kept with stand-ins, which mean nothing to another conversation: it is
// not repeated, where one that only reads masked columns is.
func TestStandInsAreNotRepeated(t *testing.T) {
	db := masked(t)
	about := agenttest.Verified(t, db, "How many customers has our head office?", "SELECT count(*) FROM customer WHERE name = 'name_1'")
	all := agenttest.Verified(t, db, "Who are our proudest customers?", "SELECT name FROM customer ORDER BY id")
	a, err := protocols.NewAgent(testmodel.Nano(t), db, Options{Knowledge: &knowledge.Base{Examples: []examples.Example{about, all}}})
	if err != nil {
		t.Fatal(err)
	}
	if answer, err := a.Ask(t.Context(), Question{Text: about.Question}); answer.SQL == about.SQL || slices.ContainsFunc(answer.Used, func(u Used) bool { return u.Repeated }) {
		t.Errorf("%s, %+v, %v", answer.SQL, answer.Used, err)
	}
	if answer, err := a.Ask(t.Context(), Question{Text: all.Question}); err != nil || answer.SQL != all.SQL || len(answer.Result.Rows) != 2 {
		t.Errorf("%s, %v", answer.SQL, err)
	}
}

// failsOnce is a database whose next query has an error.
type failsOnce struct {
	database.DB
	err error
}

func (f *failsOnce) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if err := f.err; err != nil {
		f.err = nil
		return nil, err
	}
	return f.DB.Query(ctx, sql, l)
}

// Where an example's query fails by its own fault the model is asked, and nobody hears of the example. Where the
// database does not answer, be it a look at how a column spells a text, that is the question's error.
func TestRepeatedExampleFails(t *testing.T) {
	db := &failsOnce{DB: agenttest.Shop(t)}
	ada := agenttest.Verified(t, db, "The 3 first albums of Ada", "SELECT Title FROM Album JOIN Artist USING (ArtistId) WHERE Name = 'Ada' ORDER BY AlbumId LIMIT 3")
	a, err := protocols.NewAgent(testmodel.Nano(t), db, Options{Knowledge: &knowledge.Base{Examples: []examples.Example{ada}}})
	if err != nil {
		t.Fatal(err)
	}
	slow, away := &database.Error{Kind: database.OverLimit, Message: "slow"}, &database.Error{Kind: database.Unreachable, Message: "away"}
	for _, c := range []struct {
		text string
		err  error
	}{{ada.Question, slow}, {ada.Question, away}, {"The 3 first albums of Bo", away}} {
		db.err = c.err
		var heard []Event
		answer, err := a.Ask(t.Context(), Question{Text: c.text, Events: func(e Event) { heard = append(heard, e) }})
		asked := slices.ContainsFunc(heard, func(e Event) bool { return e.Kind == EventPrompt })
		told := slices.ContainsFunc(heard, func(e Event) bool { return strings.HasPrefix(e.Text, "verified by") })
		if c.err == slow && (!asked || told) || c.err == away && (asked || err != c.err || answer == nil) {
			t.Errorf("%s, %v: the model was asked: %v, the example named: %v, error %v", c.text, c.err, asked, told, err)
		}
	}
}
