package agent_test

import (
	"errors"
	"strings"
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/llm"
)

// Only engines that cannot hold a model to its tags have their turns read so, and such a turn says that it was.
func TestLooseTurns(t *testing.T) {
	const text = "```sql\n" + seven + "\n```"
	for _, held := range []bool{false, true} {
		e := agenttest.Say(text, text, text)
		e.Model.Constrains = held
		a, err := New(e, agenttest.Shop(t), Options{Protocol: named(t, "skyrl"), NoProfile: true, Turns: 2})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "How many?"})
		last := answer.Turns[len(answer.Turns)-1]
		// The model is reminded of the form once; at the end even a model that is held has the solution's tag opened.
		if want := map[bool]int{false: 2, true: 3}[held]; err != nil || answer.SQL != seven || len(answer.Turns) != want || last.Loose == held {
			t.Errorf("held %v: %q, %v, %+v", held, answer.SQL, err, answer.Turns)
		}
	}
}

// A model that thinks until its tokens are spent is reported as that, with what to do about it: when it did so twice,
// at once where its context is not known, and where there is one turn.
func TestThinksToTheEnd(t *testing.T) {
	thinks := func(finish llm.Finish, n int) *agenttest.Scripted {
		e := &agenttest.Scripted{}
		for range n {
			e.Says = append(e.Says, agenttest.Saying{Text: "<think>Let me see. First", Finish: finish})
		}
		return e
	}
	for _, c := range []struct {
		protocol string
		finish   llm.Finish
		asked    int
	}{
		{"skyrl", llm.FinishLength, 2}, {"skyrl", llm.FinishContext, 1}, {"paverl", llm.FinishLength, 1}, {"trail", llm.FinishLength, 2},
	} {
		e := thinks(c.finish, c.asked)
		a, err := New(e, agenttest.Shop(t), Options{Protocol: named(t, c.protocol), NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		_, err = a.Ask(t.Context(), Question{Text: "How many?"})
		var thought *ThinkingError
		f := Explain(err)
		if !errors.As(err, &thought) || !strings.HasSuffix(err.Error(), "the model thought for all of its 4 tokens and wrote nothing") || f.Kind != "no_answer" ||
			!strings.Contains(f.Hint, "turn off its reasoning") || e.Session.Next != c.asked {
			t.Errorf("%s, %s: %v; %+v, asked %d times", c.protocol, c.finish, err, f, e.Session.Next)
		}
	}
}

// A query that is cut is no thought: <> is an operator in a protocol without thoughts.
func TestCutQueryIsNoThought(t *testing.T) {
	for text, thinks := range map[string]bool{"```sql\nSELECT 1 WHERE 1 <> ": false, "<think>Let me see. First": true} {
		e := &agenttest.Scripted{}
		for range 3 {
			e.Says = append(e.Says, agenttest.Saying{Text: text, Finish: llm.FinishLength})
		}
		a, err := New(e, agenttest.Shop(t), Options{Protocol: named(t, "plain"), NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		_, err = a.Ask(t.Context(), Question{Text: "How many?"})
		var thought *ThinkingError
		if err == nil || errors.As(err, &thought) != thinks {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TurnTokens bounds a turn in place of the protocol's own bound.
func TestTurnTokens(t *testing.T) {
	for _, c := range []struct{ given, want int }{{0, 3000}, {7, 7}, {50_000, 50_000}} {
		e := agenttest.Say("<solution>" + seven + "</solution>")
		a, err := New(e, agenttest.Shop(t), Options{Protocol: named(t, "skyrl"), NoProfile: true, TurnTokens: c.given})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.Ask(t.Context(), Question{Text: "How many?"}); err != nil || e.Session.Sampling[0].MaxTokens != c.want {
			t.Errorf("%d: %d tokens, %v", c.given, e.Session.Sampling[0].MaxTokens, err)
		}
	}
}
