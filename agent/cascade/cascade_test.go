package cascade_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/llm"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/script"
)

const (
	sure    = "How many albums are there?"
	unsure  = "Which artist earned most money?"
	earned  = "SELECT a.name FROM artist a JOIN album b USING (artist_id) JOIN track t USING (album_id) JOIN invoice_line l USING (track_id) JOIN invoice i USING (invoice_id) GROUP BY a.name ORDER BY sum(i.total) DESC LIMIT 1"
	another = "SELECT name FROM artist ORDER BY name LIMIT 1"
	fewest  = "SELECT artist.name FROM artist JOIN album ON album.artist_id = artist.artist_id GROUP BY artist.artist_id ORDER BY count(*) LIMIT 1"
	broken  = "SELECT nothing FROM nowhere"
)

// named is an engine with a name, whose file wants several votes.
type named struct{ llm.Engine }

func (e named) Info() llm.Info {
	info := e.Engine.Info()
	info.Name = "larger"
	info.Voting = &llm.Voting{Votes: 5, Shares: []float64{1}, Probabilities: []float64{0.9}}
	return info
}

// saying is a larger model that commits to the same query whatever it is asked.
func saying(sql string) *cascade.Larger {
	return cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) {
		return named{testmodel.Says("<think>The query.</think>\n<solution>" + sql + "</solution>")}, nil
	})
}

// nano is the embedded model, loaded once.
var nano = sync.OnceValues(func() (llm.Engine, error) {
	return llmopen.Open(context.Background(), llmopen.Options{Sessions: 8})
})

func newNano(t *testing.T) llm.Engine {
	t.Helper()
	e, err := nano()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func music(t *testing.T, o open.Options) database.DB {
	t.Helper()
	path, err := sample.Path(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	db, err := open.Open(t.Context(), path, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func newAgent(t *testing.T, larger *cascade.Larger) *cascade.Agent {
	t.Helper()
	a, err := cascade.NewAgent(newNano(t), larger, music(t, open.Options{}), agent.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { larger.Close() })
	return a
}

func TestSureAnswersAreNano(t *testing.T) {
	opened := false
	larger := cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) { opened = true; return nil, errors.New("opened") })
	answer, err := newAgent(t, larger).Ask(t.Context(), agent.Question{Text: sure})
	if err != nil || answer.Unsure || answer.Model.Name != "nano" || answer.Asked != nil || opened {
		t.Errorf("%+v, %v, opened %v", answer.Model, err, opened)
	}
}

// A larger model that confirms is asked where nano is sure too. What it does not come to is nano's answer, unsure. What
// a person wrote as SQL needs no confirmation.
func TestConfirms(t *testing.T) {
	alone, err := newAgent(t, nil).Ask(t.Context(), agent.Question{Text: sure})
	if err != nil || alone.Unsure {
		t.Fatalf("nano is not sure of %q (%v): the test needs another question", alone.SQL, err)
	}
	for _, c := range []struct {
		name, sql string
		confirmed bool
		doubt     string
	}{
		{"the same", "SELECT count(album_id) FROM album", true, ""},
		{"another", another, false, "the larger model came to another result"},
		{"none", broken, false, "the larger model gave no answer"},
	} {
		larger := saying(c.sql)
		larger.Confirms = true
		answer, err := newAgent(t, larger).Ask(t.Context(), agent.Question{Text: sure})
		if err != nil || answer.Model.Name != "nano" || len(answer.Asked) != 2 || answer.Unsure == c.confirmed || strings.Join(answer.Doubts, "") != "" != (c.doubt != "") {
			t.Fatalf("%s: %v, unsure %v, asked %+v, doubts %q", c.name, err, answer.Unsure, answer.Asked, answer.Doubts)
		}
		if c.doubt != "" && !strings.Contains(answer.Doubts[0], c.doubt) || (answer.Confidence > alone.Confidence) != c.confirmed {
			t.Errorf("%s: confidence %v, alone %v, doubts %q", c.name, answer.Confidence, alone.Confidence, answer.Doubts)
		}
	}
	larger := saying(another)
	larger.Confirms = true
	answer, err := newAgent(t, larger).Ask(t.Context(), agent.Question{Text: "SELECT count(*) FROM album", SQL: true})
	if err != nil || !answer.Typed || answer.Unsure || answer.Asked != nil {
		t.Errorf("typed %v, unsure %v, asked %+v, %v", answer.Typed, answer.Unsure, answer.Asked, err)
	}
}

// A query that both models come to runs, and is recorded, once.
func TestModelsShareQueries(t *testing.T) {
	recorded := func(larger *cascade.Larger) (total int, sql string) {
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		log, err := audit.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		a, err := cascade.NewAgent(newNano(t), larger, music(t, open.Options{Audit: log}), agent.Options{})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), agent.Question{Text: sure})
		if err != nil || larger != nil && len(answer.Asked) != 2 {
			t.Fatalf("%v, asked %+v", err, answer.Asked)
		}
		total, err = audit.Verify(path)
		if err != nil {
			t.Fatal(err)
		}
		return total, answer.SQL
	}
	alone, sql := recorded(nil)
	larger := saying(sql)
	larger.Confirms = true
	defer larger.Close()
	if both, _ := recorded(larger); both != alone {
		t.Errorf("%d queries ran for two models that agree, %d for one", both, alone)
	}
}

// A greeting opens no model: none would do better.
func TestGreetingOpensNothing(t *testing.T) {
	opened := false
	larger := cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) { opened = true; return nil, errors.New("opened") })
	answer, err := newAgent(t, larger).Ask(t.Context(), agent.Question{Text: "Hello!"})
	var none *agent.NoAnswerError
	if !errors.As(err, &none) || answer.Asked != nil || opened {
		t.Errorf("%v, asked %v, opened %v", err, answer.Asked, opened)
	}
}

func TestTwoAnswers(t *testing.T) {
	alone, err := newAgent(t, nil).Ask(t.Context(), agent.Question{Text: unsure})
	if err != nil || !alone.Unsure {
		t.Fatalf("nano is sure of %q (%v): the test needs another question", alone.SQL, err)
	}
	for _, c := range []struct {
		name, sql string
		agrees    bool
		doubts    string
	}{
		{"the same", earned, true, ""},
		{"another", another, false, ""},
		{"none", broken, false, "the larger model gave no answer"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var models []string
			events := func(e agent.Event) {
				if len(models) > 0 && e.Votes > 1 {
					t.Errorf("the larger model votes: %+v", e)
				}
				if e.Kind == agent.EventModel {
					models = append(models, e.Text)
				}
			}
			answer, err := newAgent(t, saying(c.sql)).Ask(t.Context(), agent.Question{Text: unsure, Events: events})
			if err != nil || len(answer.Asked) != 2 || !slices.Equal(models, []string{"larger.gguf"}) {
				t.Fatalf("%v, asked %+v, told of %v", err, answer.Asked, models)
			}
			if first, second := answer.Asked[0], answer.Asked[1]; first.Model != "nano" || second.Model != "larger" || second.Agrees != c.agrees || first.SQL != alone.SQL {
				t.Errorf("asked %+v", answer.Asked)
			}
			switch {
			case c.agrees && (answer.Confidence <= alone.Confidence || answer.SQL != alone.SQL):
				t.Errorf("confidence %.2f of %q, nano's alone %.2f", answer.Confidence, answer.SQL, alone.Confidence)
			case !c.agrees && c.doubts == "" && (!answer.Unsure || answer.Confidence > alone.Confidence):
				t.Errorf("two differ, and confidence is %.2f, unsure %v; nano's alone %.2f", answer.Confidence, answer.Unsure, alone.Confidence)
			case !strings.Contains(strings.Join(answer.Doubts, "\n"), c.doubts):
				t.Errorf("doubts %q", answer.Doubts)
			}
			whose := make([]string, len(answer.Turns))
			for i, turn := range answer.Turns {
				whose[i] = turn.Model
			}
			if n := len(alone.Turns); len(whose) <= n || whose[0] != "nano" || whose[n] != "larger" {
				t.Errorf("turns of %q", whose)
			}
			if c.doubts == "" {
				all := []string{answer.SQL}
				for _, other := range answer.Alternatives {
					all = append(all, other.SQL)
					if other.Model == "" {
						t.Errorf("nobody came to %q", other.SQL)
					}
				}
				for _, want := range []string{alone.SQL, c.sql} {
					if !c.agrees && !slices.Contains(all, want) {
						t.Errorf("%q is in none of %q", want, all)
					}
				}
			}
		})
	}
}

// The figure is of the answer that is given, whoever was asked before, and is read once.
func TestFigureOfTheAnswer(t *testing.T) {
	for _, c := range []struct {
		question string
		larger   *cascade.Larger
	}{
		{"Which artist has the most albums?", nil}, {"Which artist has the most albums?", saying(another)},
		{unsure, saying(earned)}, {unsure, saying(fewest)},
	} {
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		log, err := audit.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer log.Close()
		a, err := cascade.NewAgent(newNano(t), c.larger, music(t, open.Options{Audit: log}), agent.Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		defer c.larger.Close()
		talk, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer talk.Close()
		for _, ask := range []func(context.Context, agent.Question) (*agent.Answer, error){a.Ask, talk.Ask} {
			answer, err := ask(t.Context(), agent.Question{Text: c.question, Figure: true, Votes: 3})
			if err != nil || answer.Figure == nil || len(answer.Figure.Values) != len(answer.Result.Rows) {
				t.Errorf("%s: %v, %s, %+v", c.question, err, answer.SQL, answer.Figure)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), `"lookup":true`); n != 2 {
			t.Errorf("%s: two answers look up %d figures\n%s", c.question, n, text)
		}
	}
}

// A first model of which nothing was measured, and that has no threshold of its own, is no surer for two answers that
// differ, nor for the larger model's alone.
func TestUnmeasuredFirst(t *testing.T) {
	nothing := llm.Turn{Text: "SELECT name FROM artist WHERE 1 = 0\n```"}
	for name, first := range map[string]llm.Engine{
		"nothing is found":                    &script.Engine{Turns: []llm.Turn{nothing, nothing, nothing}},
		"weights that were never calibrated":  testmodel.Uncalibrated(testmodel.Says("<solution>SELECT name FROM artist</solution>")),
		"they agree, though never calibrated": testmodel.Uncalibrated(testmodel.Says("<solution>" + another + "</solution>")),
		"no answer":                           testmodel.Says(slices.Repeat([]string{"I do not know."}, 8)...),
	} {
		t.Run(name, func(t *testing.T) {
			larger := saying(another)
			defer larger.Close()
			a, err := cascade.NewAgent(first, larger, music(t, open.Options{}), agent.Options{})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), agent.Question{Text: unsure})
			if err != nil || len(answer.Asked) != 2 || !answer.Unsure {
				t.Errorf("unsure %v with %.2f of %.2f, asked %+v, %v", answer.Unsure, answer.Confidence, answer.MinConfidence, answer.Asked, err)
			}
		})
	}
}

// Whoever wants no answer to be called unsure has the larger model asked all the same.
func TestNeverUnsure(t *testing.T) {
	answer, err := newAgent(t, saying(another)).Ask(t.Context(), agent.Question{Text: unsure, MinConfidence: -1, Votes: 3})
	if err != nil || answer.Unsure || len(answer.Asked) != 2 {
		t.Errorf("unsure %v, asked %+v, %v", answer.Unsure, answer.Asked, err)
	}
}

// A larger model that cannot be opened leaves the first's answer, and is tried again with the next question.
func TestLargerIsAway(t *testing.T) {
	tries := 0
	larger := cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) {
		if tries++; tries == 1 {
			return nil, &llm.LoadError{Path: "larger.gguf", Err: errors.New("too little memory")}
		}
		return named{testmodel.Says("<solution>" + earned + "</solution>")}, nil
	})
	a := newAgent(t, larger)
	answer, err := a.Ask(t.Context(), agent.Question{Text: unsure})
	if err != nil || answer.Model.Name != "nano" || answer.Result == nil || !answer.Unsure || !strings.Contains(strings.Join(answer.Doubts, "\n"), "too little memory") {
		t.Errorf("%v, %q, doubts %q", err, answer.SQL, answer.Doubts)
	}
	if answer, err = a.Ask(t.Context(), agent.Question{Text: unsure}); err != nil || !answer.Asked[1].Agrees {
		t.Errorf("the second time: %v, %+v", err, answer.Asked)
	}
}

// Whoever goes away while the larger model is asked has interrupted the question.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	larger := cascade.Later("larger.gguf", func(load context.Context) (llm.Engine, error) { cancel(); <-load.Done(); return nil, load.Err() })
	if _, err := newAgent(t, larger).Ask(ctx, agent.Question{Text: unsure, Votes: 3}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// A follow-up goes on from the answer that was given, though the larger model gave it, and is no surer than that.
func TestFollowUps(t *testing.T) {
	records := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), records)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	heard := &strings.Builder{}
	larger := cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) {
		return listening{named{testmodel.Says("<solution>" + fromCanada + "</solution>")}, heard}, nil
	})
	a, err := cascade.NewAgent(newNano(t), larger, music(t, open.Options{Audit: log}), agent.Options{})
	if err != nil {
		t.Fatal(err)
	}
	talk, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer talk.Close()
	first, err := talk.Ask(t.Context(), agent.Question{Text: "How many customers bought nothing in 2013?"})
	if err != nil || first.Model.Name != "larger" {
		t.Fatalf("%s answers with %.2f, %v: the test needs a question that nano is less sure of", first.Model.Name, first.Confidence, err)
	}
	heard.Reset()
	follow := func() *agent.Answer {
		next, err := talk.Ask(t.Context(), agent.Question{Text: "And from Germany?"})
		if err != nil || len(next.Asked) != 2 || !strings.Contains(next.Asked[0].SQL, "'Germany'") || !next.Unsure || next.Confidence > first.Confidence {
			t.Fatalf("after %q: %+v, confidence %.2f after %.2f, %v", first.SQL, next.Asked, next.Confidence, first.Confidence, err)
		}
		return next
	}
	mark := talk.Mark()
	next := follow()
	if !strings.Contains(heard.String(), fromCanada) {
		t.Errorf("the larger model does not know what the question goes on from:\n%s", heard)
	}
	talk.Back(mark)
	if again := follow(); again.SQL != next.SQL {
		t.Errorf("taken back and asked again: %q, before %q", again.SQL, next.SQL)
	}
	text, err := os.ReadFile(records)
	if err != nil {
		t.Fatal(err)
	}
	var whose []string
	for line := range strings.Lines(string(text)) {
		var record struct{ ID, Model string }
		if err := json.Unmarshal([]byte(line), &record); err != nil {
			t.Fatal(err)
		}
		if record.ID == first.ID && !slices.Contains(whose, record.Model) {
			whose = append(whose, record.Model)
		}
	}
	if !slices.Equal(whose, []string{"nano", "larger"}) {
		t.Errorf("the audit has statements of %q under %s:\n%s", whose, first.ID, text)
	}
}

// A follow-up is no surer than the answer that it goes on from, though both models agree: they go on from the same.
func TestFollowUpOfAnUnsureAnswer(t *testing.T) {
	says := another
	larger := cascade.Later("larger.gguf", func(context.Context) (llm.Engine, error) {
		return named{saysWhat{testmodel.Says(""), &says}}, nil
	})
	talk, err := newAgent(t, larger).Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer talk.Close()
	first, err := talk.Ask(t.Context(), agent.Question{Text: unsure})
	if err != nil || first.Model.Name != "nano" || !first.Unsure {
		t.Fatalf("%s answers with %.2f, %v: the test needs a question of which nano is unsure", first.Model.Name, first.Confidence, err)
	}
	says = strings.Replace(earned, "LIMIT 1", "LIMIT 3", 1)
	next, err := talk.Ask(t.Context(), agent.Question{Text: "And the top 3?"})
	if err != nil || len(next.Asked) != 2 || !next.Follows || !next.Asked[1].Agrees {
		t.Fatalf("%q, %+v, %v: the test needs a question that goes on, and two that agree", next.SQL, next.Asked, err)
	}
	if !next.Unsure || next.Confidence > first.Confidence {
		t.Errorf("confidence %.2f after %.2f, unsure %v", next.Confidence, first.Confidence, next.Unsure)
	}
}

// saysWhat is an engine whose sessions say what the variable holds.
type saysWhat struct {
	llm.Engine
	sql *string
}

func (e saysWhat) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	return testmodel.Says("<solution>"+*e.sql+"</solution>").NewSession(ctx, o)
}

const fromCanada = "SELECT count(*) FROM customer WHERE country = 'Canada'"

// listening is an engine that writes down what it is given.
type listening struct {
	llm.Engine
	to *strings.Builder
}

func (e listening) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s, err := e.Engine.NewSession(ctx, o)
	return listener{s, e.to}, err
}

type listener struct {
	llm.Session
	to *strings.Builder
}

func (s listener) Append(m llm.Message) error {
	s.to.WriteString(m.Text)
	return s.Session.Append(m)
}
