package agent_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

const (
	explores = "<think>Look.</think>\n<sql>SELECT Title FROM Album</sql>"
	commits  = "<think>Count.</think>\n<solution>SELECT COUNT(*) FROM Album</solution>"
)

func TestEventsTellEachStepInOrder(t *testing.T) {
	var got []string
	_, err := ask(t, agenttest.Say(explores, "Hm.", strings.Replace(commits, "Album", "Albums", 1), commits), Options{},
		Question{Events: func(e Event) {
			line := fmt.Sprintf("%d/%d %s", e.Turn, e.Turns, e.Kind)
			if e.SQL != "" {
				line += " " + e.SQL
			}
			if e.Kind == EventObservation || e.Kind == EventThought {
				line += " " + strings.Split(e.Text, "\n")[0]
			}
			if e.Err != nil {
				line += ": " + e.Err.Error()
			}
			if e.Result != nil {
				line += fmt.Sprintf(" (%d)", len(e.Result.Rows))
			}
			got = append(got, line)
		}})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"1/5 turn", "1/5 text", "1/5 thought Look.", "1/5 sql SELECT Title FROM Album", "1/5 observation +-------+ (7)",
		"2/5 turn", "2/5 text", "2/5 thought Hm.", "2/5 error: no complete sql or solution block",
		"2/5 observation Your previous action is invalid (no complete sql or solution block). Follow the format of outputting thinking process and sql tool, and try again.",
		"3/5 turn", "3/5 text", "3/5 thought Count.", "3/5 error: no such table: Albums",
		"3/5 repair SELECT COUNT(*) FROM Albums: no such table: Albums",
		"3/5 observation Error executing SQL: no such table: Albums",
		"4/5 turn", "4/5 text", "4/5 thought Count.", "4/5 final SELECT COUNT(*) FROM Album (1)",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestFinalQueryHasTheAnswersLimits(t *testing.T) {
	all := "<solution>SELECT Title FROM Album</solution>"
	answer, err := ask(t, agenttest.Say(explores, all), Options{}, Question{Limits: database.Limits{Rows: 6}})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(answer.Result.Rows); n != 6 || !answer.Result.Truncated {
		t.Errorf("%d rows, truncated %v; want 6 and true", n, answer.Result.Truncated)
	}
	if want := "… values or rows were cut\n"; !strings.Contains(answer.Turns[0].Observation, want) {
		t.Errorf("the observation %q does not say %q", answer.Turns[0].Observation, want)
	}
	// An exploring query stops where counting ends, whatever the answer may return.
	counts := short()
	counts.Fetch = 5
	answer, err = ask(t, agenttest.Say(explores, all), Options{Protocol: counts}, Question{})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(answer.Turns[0].Result.Rows); n != 5 || len(answer.Result.Rows) != 7 {
		t.Errorf("explored %d rows and answered %d; want 5 and 7", n, len(answer.Result.Rows))
	}
}

func TestGeneratedTokensAreBounded(t *testing.T) {
	p := short()
	p.TurnTokens, p.AnswerTokens = 4, 6
	endless := agenttest.Saying{Text: "and so on", Finish: llm.FinishLength} // 3 tokens
	e := &agenttest.Scripted{Says: []agenttest.Saying{endless, endless, endless}}
	answer, err := ask(t, e, Options{Protocol: p}, Question{Sampling: llm.Sampling{MaxTokens: 100, Temperature: 0.5}})
	var none *NoAnswerError
	if !errors.As(err, &none) || none.Reason != "no solution in 6 tokens" {
		t.Errorf("error %v; want a NoAnswerError that names 6 tokens", err)
	}
	var bounds []int
	for _, s := range e.Session.Sampling {
		bounds = append(bounds, s.MaxTokens)
		if s.Temperature != 0.5 {
			t.Errorf("temperature %v was not passed on", s.Temperature)
		}
	}
	if want := []int{4, 3, 4}; !slices.Equal(bounds, want) { // two turns, the forced solution
		t.Errorf("turns were bounded to %v tokens, want %v", bounds, want)
	}
	if answer.Tokens.Generated != 9 {
		t.Errorf("%d generated tokens, want 9", answer.Tokens.Generated)
	}
}

func TestPromptThatDoesNotFitIsNotCut(t *testing.T) {
	e := agenttest.Say(commits)
	e.Model.Context = shortestAnswer + 5
	_, err := ask(t, e, Options{}, Question{})
	var short *llm.ContextError
	if !errors.As(err, &short) {
		t.Fatalf("error %v, want a *llm.ContextError", err)
	}
	// What is needed is the prompt with one table, and those that it refers to.
	if words := len(strings.Fields(shortPrompt(t))); short.Have != e.Model.Context || short.Need <= short.Have || short.Need >= words+shortestAnswer {
		t.Errorf("need %d have %d, want less than %d and %d", short.Need, short.Have, words+shortestAnswer, e.Model.Context)
	}
	if len(e.Session.Given) != 0 {
		t.Errorf("%+v was given although it does not fit", e.Session.Given)
	}
	e = agenttest.Say(commits)
	e.Model.Context = short.Need
	if _, err := ask(t, e, Options{}, Question{}); err != nil {
		t.Errorf("with the room that was asked for: %v", err)
	}
}

// shortPrompt is what ask gives, without values.
func shortPrompt(t *testing.T) string {
	t.Helper()
	e := agenttest.Say(commits)
	if _, err := ask(t, e, Options{NoProfile: true}, Question{}); err != nil {
		t.Fatal(err)
	}
	return e.Session.Given[0].Text
}

func TestObservationThatDoesNotFit(t *testing.T) {
	wide := strings.Replace(explores, "Title", "Title, '"+strings.Repeat("x ", 35)+"'", 1)
	e := agenttest.Say(wide, commits)
	e.Model.Context = len(strings.Fields(shortPrompt(t))) + shortestAnswer
	answer, err := ask(t, e, Options{}, Question{})
	var short *llm.ContextError
	if !errors.As(err, &short) {
		t.Fatalf("error %v, want a *llm.ContextError", err)
	}
	if len(answer.Turns) != 1 || answer.Turns[0].SQL == "" {
		t.Errorf("the turns made were lost: %+v", answer.Turns)
	}
}

func TestCancel(t *testing.T) {
	for _, when := range []string{"before", "generating", "querying"} {
		t.Run(when, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			e := agenttest.Say(explores, commits)
			q := Question{Text: "How many?"}
			switch when {
			case "before":
				cancel()
			case "generating":
				e.Says[1].Before = cancel
			case "querying":
				q.Events = func(e Event) {
					if e.Kind == EventSQL {
						cancel()
					}
				}
			}
			a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(ctx, q)
			if !errors.Is(err, context.Canceled) {
				t.Errorf("error %v, want context.Canceled", err)
			}
			if answer.Result != nil {
				t.Error("a cancelled question was answered")
			}
			if e.Session != nil && !e.Session.Closed {
				t.Error("the session was left open")
			}
		})
	}
}

func TestDatabaseThatVanishes(t *testing.T) {
	for _, when := range []int{0, 1} { // explored, then committed
		e := agenttest.Say(explores, commits)
		good := agenttest.Shop(t)
		schema, err := good.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		e.Says[when].Before = func() { good.Close() }
		a, err := protocols.NewAgent(e, good, Options{Schema: schema})
		if err != nil {
			t.Fatal(err)
		}
		_, err = a.Ask(t.Context(), Question{Text: "How many?"})
		var bad *database.Error
		var none *NoAnswerError
		if !errors.As(err, &bad) || bad.Kind != database.Unreachable || errors.As(err, &none) {
			t.Errorf("turn %d: error %v, want a *database.Error of kind unreachable", when+1, err)
		}
	}
}

// TestRefusalIsRemembered: a refused final query that no later one replaces is the outcome, though
// turns were made since.
func TestRefusalIsRemembered(t *testing.T) {
	e := agenttest.Say("<solution>DROP TABLE Album</solution>", explores, "Hm.", "Hm.")
	e.Says[3].Finish = llm.FinishLength
	_, err := ask(t, e, Options{Turns: 3}, Question{})
	var bad *database.Error
	if !errors.As(err, &bad) || bad.Kind != database.Refused {
		t.Errorf("error %v, want a refusal", err)
	}
}

func TestNoAnswerCarriesItsTurns(t *testing.T) {
	answer, err := ask(t, agenttest.Say(explores, "Hm.", "Hm."), Options{Turns: 2}, Question{})
	var none *NoAnswerError
	if !errors.As(err, &none) {
		t.Fatalf("error %v, want a *NoAnswerError", err)
	}
	if none.Answer != answer || len(answer.Turns) != 3 || !answer.Turns[2].Forced {
		t.Errorf("turns %+v; want two and a forced one", answer.Turns)
	}
}

func TestSessionIsTraced(t *testing.T) {
	e := &traced{Scripted: agenttest.Say(commits)}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many?"})
	if err != nil {
		t.Fatal(err)
	}
	generated := 0
	for _, tok := range answer.Trace {
		if tok.Generated {
			generated++
		}
	}
	if generated == 0 || generated != answer.Tokens.Generated || len(answer.Trace)-generated != answer.Tokens.Prompt {
		t.Errorf("%d of %d traced tokens were generated; tokens are %+v", generated, len(answer.Trace), answer.Tokens)
	}
}

// traced is a agenttest.Scripted engine whose sessions tell their tokens.
type traced struct{ *agenttest.Scripted }

func (e *traced) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s, err := e.Scripted.NewSession(ctx, o)
	return &tracedRecital{Recital: s.(*agenttest.Recital)}, err
}

type tracedRecital struct {
	*agenttest.Recital
	tokens []llm.Token
}

func (r *tracedRecital) Tokens() []llm.Token { return r.tokens }

func (r *tracedRecital) Append(m llm.Message) error {
	r.tokens = append(r.tokens, make([]llm.Token, r.Count(m))...)
	return r.Recital.Append(m)
}

func (r *tracedRecital) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	turn, err := r.Recital.Generate(ctx, o, stop...)
	for range turn.Tokens {
		r.tokens = append(r.tokens, llm.Token{Generated: true})
	}
	return turn, err
}

func TestNewChoosesTheModelsProtocol(t *testing.T) {
	for _, c := range []struct{ protocol, want string }{
		{"", "plain"},
		{"trail", "trail"},
	} {
		e := agenttest.Say()
		e.Model = llm.Info{Name: "m", Protocol: c.protocol}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
		if err != nil || a.ProtocolName() != c.want {
			t.Errorf("%s: %v, want protocol %s", c.protocol, err, c.want)
		}
	}
}

// TestProtocolThatIsNot: weights of a protocol that is retired, or of another program's, are refused with what to do.
func TestProtocolThatIsNot(t *testing.T) {
	for protocol, want := range map[string][2]string{
		"skyrl-brief": {"the retired protocol skyrl-brief", "omit --model to use the embedded model"},
		"klingon":     {`the unknown protocol "klingon"`, "--protocol: plain, skyrl, "},
	} {
		e := agenttest.Say()
		e.Model = llm.Info{Name: "m.gguf", Protocol: protocol}
		_, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
		if f := Explain(err); f == nil || f.Kind != "model" || f.Message != "model m.gguf: it was trained on "+want[0] || !strings.Contains(f.Hint, want[1]) {
			t.Errorf("%s: %+v", protocol, f)
		}
		p := named(t, "skyrl")
		if _, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p}); err != nil {
			t.Errorf("%s, with the protocol named: %v", protocol, err)
		}
	}
}

func TestNewRefusesWhatCannotWork(t *testing.T) {
	db := agenttest.Shop(t)
	one, _ := protocols.Lookup("progress")
	for name, o := range map[string]Options{
		"no turns":                  {Turns: -1},
		"turns without observation": {Protocol: one, Turns: 2},
		"no bound":                  {Protocol: Protocol{Name: "x", Turns: 1, Speech: one.Speech}},
	} {
		if _, err := protocols.NewAgent(agenttest.Say(), db, o); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, err := protocols.NewAgent(nil, db, Options{}); err == nil {
		t.Error("no engine: no error")
	}
}

// The hint about an error reaches the model too; in training not the mended query.
func TestHints(t *testing.T) {
	const one, all = "did you mean Title? Album has AlbumId, Title, ArtistId, Price", "; try: SELECT `Title` FROM album"
	for name, want := range map[string]string{"skyrl": one + all, "trail": one + all, "skyrl in training": one} {
		name, training := strings.CutSuffix(name, " in training")
		p, _ := protocols.Lookup(name)
		answer, err := ask(t, agenttest.Say("<think>a</think><sql>SELECT Titel FROM Album</sql>", "<think>b</think><solution>SELECT Titel FROM Album</solution>",
			"<think>c</think><solution>SELECT count(*) FROM Album</solution>"), Options{Protocol: p, Exact: training}, Question{})
		if err != nil {
			t.Fatal(err)
		}
		for n, turn := range answer.Turns[:2] { // an exploring query, then a final one
			if turn.Error != "no such column: Titel" || turn.Hint != want {
				t.Errorf("%s, turn %d: error %q, hint %q, want %q", name, n+1, turn.Error, turn.Hint, want)
			}
			if !strings.Contains(turn.Observation, turn.Error+"\nHint: "+turn.Hint+"\n") {
				t.Errorf("%s, turn %d: the model sees %q", name, n+1, turn.Observation)
			}
		}
		if last := answer.Turns[2]; last.Hint != "" {
			t.Errorf("a hint without an error: %q", last.Hint)
		}
	}
}

// TestProtocolOfAServer: one that does not say what its model was trained on gets the papers' prompt, and where that
// leads to no answer, the hint to name another. Pointers need a model that has them.
func TestProtocolOfAServer(t *testing.T) {
	for _, c := range []struct {
		told, asked string
		hint        bool
	}{{"", "", true}, {"trail", "", false}, {"", "trail", false}} {
		e := agenttest.Say("Hm.", "Hm.", "Hm.", "Hm.", "Hm.", "Hm.")
		e.Model = llm.Info{Engine: "openai", Name: "m", Protocol: c.told}
		p, _ := protocols.Lookup(c.asked)
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		_, err = a.Ask(t.Context(), Question{Text: "How many albums are there?"})
		if f := Explain(err); f == nil || strings.Contains(f.Hint, "--protocol") != c.hint {
			t.Errorf("%+v: %+v", c, f)
		}
	}
	e := agenttest.Say()
	e.Model = llm.Info{Engine: "openai", Name: "m", Protocol: "pointer"}
	_, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
	var load *llm.LoadError
	if !errors.As(err, &load) || !strings.Contains(load.Hint, "GGUF file itself") {
		t.Errorf("pointers over text: %v", err)
	}
}

func TestNormalise(t *testing.T) {
	same := [][2]string{
		{"SELECT  Name\nFROM t ;", "select name from T"},
		{`SELECT "A b" FROM t`, `select "A b" from t`},
		{"SELECT 'it''s  A'", "select 'it''s  A'"},
	}
	for _, c := range same {
		if Normalise(c[0]) != Normalise(c[1]) {
			t.Errorf("%q and %q differ", c[0], c[1])
		}
	}
	different := [][2]string{
		{"SELECT 'a'", "SELECT 'A'"},
		{"SELECT 'a  b'", "SELECT 'a b'"},
		{`SELECT "a"`, `SELECT "A"`},
		{"SELECT `a`", "SELECT `A`"},
		{"SELECT [a]", "SELECT [A]"},
		{"SELECT 1 -- x\n+ 2", "SELECT 1 -- x + 2"},
		{"SELECT $$A$$", "SELECT $$a$$"},
		{`SELECT 'it\'s A'`, `SELECT 'it\'s a'`},
		{"SELECT ab", "SELECT a b"},
	}
	for _, c := range different {
		if Normalise(c[0]) == Normalise(c[1]) {
			t.Errorf("%q and %q are the same", c[0], c[1])
		}
	}
}

// Whoever watches for SQL sees that of the answer, whatever the protocol.
func TestEveryProtocolReportsSQL(t *testing.T) {
	for _, p := range tags.Protocols() {
		seen := ""
		_, err := ask(t, agenttest.Say(commitsAs[p.Name]), Options{Protocol: p}, Question{Events: func(e Event) {
			if e.Vote == 0 && e.SQL != "" {
				seen = e.SQL
			}
		}})
		if err != nil || seen != "SELECT COUNT(*) FROM Album" {
			t.Errorf("%s: %q, %v", p.Name, seen, err)
		}
	}
}
