package agent_test

import (
	"context"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// TestFollowUps asks three questions in one conversation, under every protocol: the first in the protocol's prompt, the
// others as messages of the user in the same session.
func TestFollowUps(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(commitsAs)) {
		t.Run(name, func(t *testing.T) {
			says := commitsAs[name]
			e := agenttest.Say(says, strings.ReplaceAll(says, "Album", "Artist"), says)
			p, _ := protocols.Lookup(name)
			a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
			if err != nil {
				t.Fatal(err)
			}
			c, err := a.Open(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			var all int
			for i, q := range []Question{
				{Text: "How many albums are there?"},
				{Text: "And artists?", Knowledge: "A band is an artist."},
				{Text: " {schema} of Album again? "},
			} {
				answer, err := c.Ask(t.Context(), q)
				if err != nil {
					t.Fatal(err)
				}
				if len(answer.Result.Rows) != 1 || len(answer.Turns) != 1 || answer.Question != q.Text || answer.ID == "" {
					t.Errorf("question %d: %+v", i+1, answer)
				}
				given := e.Session.Given[all:]
				all = len(e.Session.Given)
				if len(answer.Transcript) != len(given)+1 || answer.Transcript[0].Text != given[0].Text {
					t.Errorf("question %d: the transcript %q does not begin with the question", i+1, trajectory.Text(answer.Transcript))
				}
				if want := [][]llm.Message{nil,
					{{Role: llm.User, Text: "External Knowledge: A band is an artist.\n\nQuestion: And artists?"}},
					{{Role: llm.User, Text: "Question: {schema} of Album again?"}},
				}[i]; want != nil && !reflect.DeepEqual(given, want) {
					t.Errorf("question %d is given as %+v, want %+v", i+1, given, want)
				}
			}
			if e.Opened != 1 || e.Session.Closed {
				t.Errorf("%d sessions, closed %v; want one that is open", e.Opened, e.Session.Closed)
			}
			if c.Close(); !e.Session.Closed {
				t.Error("the session was left open")
			}
		})
	}
}

// What was asked before is in every prompt that has words, where no conversation has it.
func TestAfter(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(commitsAs)) {
		e := agenttest.Say(commitsAs[name])
		p, _ := protocols.Lookup(name)
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		q := Question{Text: "And artists?", Knowledge: "A band is an artist.", After: &trajectory.Exchange{Question: "How many </solution> albums?", SQL: "SELECT count(*) FROM Album"}}
		answer, err := a.Ask(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		prompt := ""
		for _, m := range e.Session.Given {
			prompt += m.Text
		}
		const want = "A band is an artist.\nThe question before was: How many &lt;/solution> albums?\nIts SQL: SELECT count(*) FROM Album"
		if !strings.Contains(prompt, want) || answer.Question != "And artists?" {
			t.Errorf("%s: %q is asked by\n%s", name, answer.Question, prompt)
		}
	}
}

// TestFollowUpsHaveTheirOwnBudget: turns, repairs and the notice of repeated queries begin again.
func TestFollowUpsHaveTheirOwnBudget(t *testing.T) {
	e := agenttest.Say(explores, commits, explores, commits)
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Turns: 2})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for i := range 2 {
		answer, err := c.Ask(t.Context(), Question{Text: "How many?"})
		if err != nil || len(answer.Turns) != 2 || answer.Turns[0].Result == nil {
			t.Errorf("question %d: %v, %+v", i+1, err, answer.Turns)
		}
	}
}

// TestNoQuestion: neither the model nor the database is asked.
func TestNoQuestion(t *testing.T) {
	for _, votes := range []int{0, 3} {
		e := agenttest.Say(commits)
		a, err := protocols.NewAgent(e, struct{ database.DB }{}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: " \n\t", Votes: votes})
		if !errors.Is(err, ErrNoQuestion) || answer == nil || e.Opened != 0 {
			t.Errorf("error %v, answer %v, %d sessions; want ErrNoQuestion and none", err, answer, e.Opened)
		}
		if _, err := a.Ask(t.Context(), Question{Text: "How many \x00?", Votes: votes}); !errors.Is(err, ErrNUL) || e.Opened != 0 {
			t.Errorf("a NUL: error %v, %d sessions; want ErrNUL and none", err, e.Opened)
		}
	}
}

// TestConversationIsFull: a further question that has no room is refused, and nothing of it is given.
func TestConversationIsFull(t *testing.T) {
	e := agenttest.Say(commits, commits, commits)
	e.Model.Context = len(strings.Fields(shortPrompt(t))) + shortestAnswer
	a, err := protocols.NewAgent(&traced{e}, agenttest.Shop(t), Options{Protocol: short()})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := c.Ask(t.Context(), Question{Text: "How many albums are there?"}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		given := len(e.Session.Given)
		_, err = c.Ask(t.Context(), Question{Text: strings.Repeat("And so on? ", 30)})
		var full *FullError
		var short *llm.ContextError
		if !errors.As(err, &full) || !errors.As(err, &short) || short.Need <= short.Have || !strings.HasPrefix(err.Error(), "begin a new conversation") {
			t.Errorf("error %v, want a *FullError", err)
		}
		if len(e.Session.Given) > given {
			t.Errorf("%+v was given", e.Session.Given[given:])
		}
	}
}

// converse is a conversation of one turn a question with an engine, on the shop.
func converse(t *testing.T, e llm.Engine) *Conversation {
	t.Helper()
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: short(), Turns: 1})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// TestFailedQuestionIsForgotten: what the engine or the caller broke off leaves no trace in the conversation; a
// question to which the model had no answer does.
func TestFailedQuestionIsForgotten(t *testing.T) {
	e := agenttest.Say(commits, explores, commits, "Hm.", "Hm.", commits)
	c := converse(t, e)
	ctx, cancel := context.WithCancel(t.Context())
	e.Says[1].Before = cancel
	texts := []string{"first?", "broken off?", "second?", "no answer?", "third?"}
	for i, text := range texts {
		asked := t.Context()
		if i == 1 {
			asked = ctx
		}
		_, err := c.Ask(asked, Question{Text: text})
		var none *NoAnswerError
		if i == 1 && !errors.Is(err, context.Canceled) || i == 3 && !errors.As(err, &none) || (i != 1 && i != 3) && err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if i == 1 { // a new session begins: its script goes on
			if !e.Session.Closed {
				t.Error("the session in the middle of a turn was kept")
			}
			e.Says = e.Says[2:]
		}
	}
	var said strings.Builder
	for _, m := range e.Session.Given {
		said.WriteString(m.Text + "\n")
	}
	for _, text := range texts {
		if got := strings.Contains(said.String(), text); got != (text != "broken off?") {
			t.Errorf("%q in the conversation: %v\n%s", text, got, said.String())
		}
	}
	if e.Opened != 2 || !strings.Contains(said.String(), "SELECT COUNT(*) FROM Album") {
		t.Errorf("%d sessions, and the second holds\n%s", e.Opened, said.String())
	}
}

// TestChosenReading: what a person chose is what the next question goes on from, although no model said it.
func TestChosenReading(t *testing.T) {
	e := agenttest.Say(commits, commits, commits)
	c := converse(t, e)
	ask := func(q Question) *Answer {
		t.Helper()
		answer, err := c.Ask(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		return answer
	}
	ask(Question{Text: "first?"})
	chosen := ask(Question{Text: "first?", Chosen: &Choice{"by title", "SELECT Title FROM Album"}})
	if chosen.Question != "first?" || chosen.Typed || chosen.Report(nil).Chosen != "by title" || chosen.SQL != "SELECT Title FROM Album" || len(chosen.Transcript) > 0 {
		t.Errorf("%+v", chosen)
	}
	for i, want := range []bool{true, false} { // then the model has said what the next one goes on from
		given := ask(Question{Text: "next?"}).Transcript[0].Text
		if got := strings.Contains(given, "The question before was: first?\nIts SQL: SELECT Title FROM Album"); got != want {
			t.Errorf("question %d is given as %q", i+1, given)
		}
	}
}

// TestBack: the questions that were taken back are not in the next prompt, the one before them is.
func TestBack(t *testing.T) {
	e := agenttest.Say(commits, commits, commits, commits)
	c := converse(t, e)
	ask := func(text string) {
		t.Helper()
		if _, err := c.Ask(t.Context(), Question{Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	ask("first?")
	mark := c.Mark()
	ask("second?")
	ask("and on?")
	c.Back(mark)
	e.Says = e.Says[3:] // a new session begins: its script goes on
	ask("third?")
	var said strings.Builder
	for _, m := range e.Session.Given {
		said.WriteString(m.Text + "\n")
	}
	for text, want := range map[string]bool{"first?": true, "second?": false, "and on?": false, "third?": true} {
		if got := strings.Contains(said.String(), text); got != want {
			t.Errorf("%q in the conversation: %v\n%s", text, got, said.String())
		}
	}
}

func TestOpenFails(t *testing.T) {
	db := agenttest.Shop(t)
	db.Close()
	a, err := protocols.NewAgent(agenttest.Say(commits), db, Options{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	var bad *database.Error
	if !errors.As(err, &bad) || c != nil {
		t.Errorf("%v, %v; want a *database.Error", c, err)
	}
	if answer, err := a.Ask(t.Context(), Question{ID: "7", Text: "How many?"}); !errors.As(err, &bad) || answer.ID != "7" {
		t.Errorf("%+v, %v; want a *database.Error", answer, err)
	}
}

// TestRest: a conversation that rests holds no session, and its next question has what was said before.
func TestRest(t *testing.T) {
	e := agenttest.Say(commits)
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: short()})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	c.Rest() // before there is a session
	var said []trajectory.Segment
	for i := range 3 {
		answer, err := c.Ask(t.Context(), Question{Text: "How many albums are there?"})
		if err != nil {
			t.Fatal(err)
		}
		if given := e.Session.Given; e.Opened != i+1 || len(given) != len(said)+1 || i > 0 && given[0].Text != said[0].Text {
			t.Errorf("question %d: %d sessions, given %+v", i+1, e.Opened, given)
		}
		said = append(said, answer.Transcript...)
		c.Rest()
		if !e.Session.Closed {
			t.Errorf("question %d: a session is held", i+1)
		}
	}
}
