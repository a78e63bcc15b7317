package nano

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/weights"
	"github.com/sqlagent/sqlagent/trainer"
)

const (
	farm     = "spider/database/farm/farm.sqlite"
	question = "How many farms are there?"
	// More than one select list has room for: something is left out, so that there is a further turn.
	horses = "Which farms have horses, cattle, pigs, cows, bulls and sheep and goats?"
)

// A wrong answer is corrected where something speaks against it: else the agent would not go on.
func TestReplays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run.jsonl")
	outcome := eval.Outcome{Problem: eval.Problem{DB: corpora.Path(t, farm), Question: question, Gold: "SELECT count(*) FROM farm"},
		Attempt: eval.Attempt{SQL: "SELECT count(*) FROM city", Verdict: eval.Wrong},
		Samples: []eval.Attempt{{SQL: "SELECT count(*) FROM farm", Verdict: eval.Right}, {SQL: "SELECT Total_Horses FROM farm", Verdict: eval.Wrong},
			{SQL: "SELECT Status FROM city WHERE Status IS NULL", Verdict: eval.Wrong}}}
	line, err := json.Marshal(outcome)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, line, 0o644); err != nil {
		t.Fatal(err)
	}
	replays, err := readReplays(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	r := replays[asked{"spider/farm", question}]
	if r == nil || len(r.wrong) != 3 || r.wrong[1].empty || !r.wrong[2].empty || !slices.Equal(r.wrong[0].observed, form.Observe(1, 1, false, false)) {
		t.Fatalf("%+v", r)
	}
	prompt := farmPrompt(t, question)
	statement, err := parse.Parse(dialects.SQLite, outcome.Gold)
	if err != nil {
		t.Fatal(err)
	}
	gold, err := form.Encode(statement.Query, prompt)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[int]int{}
	for seed := range uint64(300) {
		tries := r.tries(gold, prompt, rand.New(rand.NewPCG(seed, 0)))
		seen[len(tries)]++
		for _, try := range tries {
			said := prompt.Words(try.Observed)
			if !strings.Contains(said, " not farm") {
				t.Fatalf("%s: %s", prompt.Words(try.Tokens), said)
			}
		}
	}
	if seen[0] == 0 || seen[1] == 0 || seen[2] == 0 {
		t.Errorf("examples by tries: %v", seen)
	}
}

func farmPrompt(t *testing.T, question string) *form.Prompt {
	t.Helper()
	db := farmDB(t)
	s, err := db.Schema(t.Context(), database.SchemaOptions{Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	return newLinker(s, false).Link(question, trainer.Clock, nil)
}

func farmDB(t *testing.T) database.DB {
	t.Helper()
	db, err := open.Open(t.Context(), corpora.Path(t, farm), open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// What an example of several turns is encoded as is what the agent's conversation consists of, token by token.
func TestTurnsAreThoseOfTheAgent(t *testing.T) {
	answer := answered(t, llmopen.Options{Engine: llmopen.Native})
	if len(answer.Turns) < 2 {
		t.Fatalf("%d turns: nothing to compare", len(answer.Turns))
	}
	compareTurns(t, nanoEncoder(t), answer)
}

// answered is what weights answer in up to three turns.
func answered(t *testing.T, o llmopen.Options) *agent.Answer {
	t.Helper()
	engine, err := llmopen.Open(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	a, err := protocols.NewAgent(engine, farmDB(t), agent.Options{Turns: 3, Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), agent.Question{Text: horses, Now: trainer.Clock, Votes: 1})
	if err != nil && answer == nil {
		t.Fatal(err)
	}
	return answer
}

// compareTurns encodes the turns of an answer to horses as an example.
func compareTurns(t *testing.T, encoder *Encoder, answer *agent.Answer) {
	t.Helper()
	names := map[int32]form.Token{}
	for name, id := range encoder.tokens {
		names[id] = name
	}
	end := ends(encoder)
	var turns, shown [][]form.Token
	for i, x := range answer.Trace {
		begins := i == 0 || answer.Trace[i-1].Generated != x.Generated
		switch {
		case x.Generated && begins:
			turns = append(turns, nil)
		case !x.Generated && begins && len(turns) > 0:
			shown = append(shown, nil)
		}
		switch name, ok := names[x.ID]; {
		case x.Generated && x.ID != end:
			turns[len(turns)-1] = append(turns[len(turns)-1], name)
		case !x.Generated && len(turns) > 0 && ok: // the others frame a message
			shown[len(shown)-1] = append(shown[len(shown)-1], name)
		}
	}
	prompt := farmPrompt(t, horses).Permute(0)
	x := Example{Prompt: prompt, Pieces: prompt.QuestionPieces(), Answer: turns[len(turns)-1]}
	for i, tokens := range turns[:len(turns)-1] {
		x.Tried = append(x.Tried, Try{tokens, shown[i]})
	}
	q := encoder.Group(Group{Schema: prompt.SchemaPieces(), Examples: []Example{x}})[0]
	if len(q.Tokens) != len(answer.Trace) {
		t.Fatalf("%d tokens, the agent's conversation has %d", len(q.Tokens), len(answer.Trace))
	}
	for i, x := range answer.Trace {
		learnt := x.Generated && i >= len(answer.Trace)-len(turns[len(turns)-1])-1 // with the end
		if q.Tokens[i] != x.ID || q.Train[i] != learnt {
			t.Fatalf("token %d is %d (trained: %t), the agent's is %d (generated: %t)", i, q.Tokens[i], q.Train[i], x.ID, x.Generated)
		}
	}
}

// nanoEncoder has the vocabulary of the embedded model.
func nanoEncoder(t *testing.T) *Encoder {
	t.Helper()
	f, err := weights.File()
	if err != nil {
		t.Fatal(err)
	}
	tok, err := token.FromGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	encoder, err := NewEncoder(tok)
	if err != nil {
		t.Fatal(err)
	}
	return encoder
}
