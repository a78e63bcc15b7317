package agent_test

import (
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/llm"
)

// short is a protocol of its user's own: SkyRL-SQL's loop after a prompt of a few lines.
func short() Protocol {
	p, _ := protocols.Lookup("skyrl")
	p.Name = "short"
	return speaking(p, func(s *tags.Speech) {
		s.Prompt = []tags.Part{
			{Role: llm.User, Source: "ours", Text: "Database Engine: {engine}\nDatabase Schema:\n{table_names}\n\n"},
			{Role: llm.User, Source: "ours", Text: "External Knowledge: {external_knowledge}\n\n", Knowledge: true},
			{Role: llm.User, Source: "ours", Text: "Question: {question}"},
		}
	})
}

// speaking is a protocol of text that speaks otherwise.
func speaking(p Protocol, change func(*tags.Speech)) Protocol {
	s, _ := tags.Of(p)
	change(&s)
	p.Speech = s
	return p
}

// named is a protocol by its name, or short.
func named(t *testing.T, name string) Protocol {
	t.Helper()
	p, ok := protocols.Lookup(name)
	if name == "short" {
		p, ok = short(), true
	}
	if !ok {
		t.Fatalf("no protocol %s", name)
	}
	return p
}

// ask runs one question through a new agent.
func ask(t *testing.T, e *agenttest.Scripted, o Options, q Question) (*Answer, error) {
	t.Helper()
	if o.Protocol.Name == "" {
		o.Protocol = short()
	}
	a, err := New(e, agenttest.Shop(t), o)
	if err != nil {
		t.Fatal(err)
	}
	q.Text = "How many albums are there?"
	answer, err := a.Ask(t.Context(), q)
	if answer == nil {
		t.Fatal("no Answer")
	}
	if !e.Session.Closed {
		t.Error("the session was left open")
	}
	return answer, err
}

// shortestAnswer is the room, in tokens, that prompts of package tags leave.
const shortestAnswer = 64
