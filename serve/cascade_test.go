package serve_test

import (
	"context"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve"
)

// Where nano is unsure, a larger model is asked too: the answer, the events, metrics and a conversation say so.
func TestLarger(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Asked = agent.Question{}
		if testing.Short() {
			o.Asked.Votes = 3 // they see the schema in one order
		}
		o.Larger = cascade.Later("larger", func(context.Context) (llm.Engine, error) {
			return testmodel.Says("<think>Many.</think>\n<solution>SELECT name FROM artist LIMIT 1</solution>"), nil
		})
		t.Cleanup(func() { o.Larger.Close() })
	})
	const question = `{"question": "Which artist earned most money?"`
	var report agent.Report
	s.send("POST", "/v1/ask", question+"}").in(t, &report)
	if len(report.Asked) != 2 || report.Asked[0].Model != "nano" || report.Asked[1].Protocol != "skyrl" || !report.Unsure {
		t.Errorf("asked %+v, unsure %v", report.Asked, report.Unsure)
	}
	if events := s.send("POST", "/v1/ask?events=turns", question+"}").text; !strings.Contains(events, `"kind":"model"`) || !strings.Contains(events, `"text":"larger"`) {
		t.Errorf("no event says who is asked too: %s", events)
	}
	var talk serve.Conversation
	s.send("POST", "/v1/conversations", "{}").in(t, &talk)
	report = agent.Report{}
	s.send("POST", "/v1/ask", question+`, "conversation": "`+talk.ID+`"}`).in(t, &report)
	if len(report.Asked) != 2 {
		t.Errorf("in a conversation: asked %+v", report.Asked)
	}
	if logs := s.logs.String(); strings.Count(logs, "both models asked") != 3 {
		t.Errorf("the log does not say it:\n%s", logs)
	}
}
