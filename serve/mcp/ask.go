package mcp

import (
	"context"
	"fmt"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// askInput is what ask takes.
type askInput struct {
	Question  string `json:"question" jsonschema:"the question, complete in itself"`
	Knowledge string `json:"knowledge,omitempty" jsonschema:"what the question takes for granted: definitions, formulas, what codes mean"`
	Rows      int    `json:"max_rows,omitempty" jsonschema:"most rows to return; 100 where it is not given"`
	Source    string `json:"source,omitempty"`
}

// askOutput is what ask yields: an agent.Report without its turns, which would fill the caller's context.
type askOutput struct {
	data
	Question string `json:"question"`
	SQL      string `json:"sql" jsonschema:"the query whose rows these are"`
	database.ResultJSON
	Unsure       bool          `json:"unsure" jsonschema:"whether the answer is to be told as a doubt, with its alternatives"`
	Confidence   *float64      `json:"confidence,omitempty" jsonschema:"the probability that the answer is right, where it was measured"`
	Agreement    *float64      `json:"agreement,omitempty" jsonschema:"the share of several answers that came to this one; no probability"`
	Alternatives []alternative `json:"alternatives,omitempty" jsonschema:"other answers, the likeliest first"`
	Assumed      []string      `json:"assumed,omitempty" jsonschema:"foreign keys that the schema does not declare"`
	Doubts       []string      `json:"doubts,omitempty" jsonschema:"what speaks against the query as an answer to the question, the worst first"`
	Missed       []string      `json:"missed,omitempty" jsonschema:"texts of the question that may be values of columns that were not looked at in time"`
	Used         []agent.Used  `json:"used,omitempty" jsonschema:"what of the team's knowledge stood before the model, or answered"`
	Asked        []agent.Asked `json:"asked,omitempty" jsonschema:"the models that were asked, where there was more than one, and what each came to"`
	Model        string        `json:"model" jsonschema:"that answered"`
	ElapsedMS    int64         `json:"elapsed_ms"`
}

// alternative is another answer, with as many of its rows as tell it from others.
type alternative struct {
	SQL string `json:"sql"`
	database.ResultJSON
	Agreement float64 `json:"agreement"`
}

const (
	doubt           = " The answer is unsure: tell the person so, and the alternatives, rather than state it as a fact."
	uncalibrated    = " The model was never calibrated: nothing is known of how often it is right."
	alternatives    = 3 // told of
	alternativeRows = 5 // of each
)

func (s *server) ask(ctx context.Context, req *sdk.CallToolRequest, of Source, in askInput) (*askOutput, error) {
	known, err := s.told.to(req.Session, of.Name)
	if err != nil {
		return nil, s.failed(err, "")
	}
	if len(in.Question) > mostAsked {
		return nil, &toolError{kind: "usage", message: fmt.Sprintf("the question has more than %d bytes", mostAsked), advice: "ask for one thing; what must be known beside it is knowledge"}
	}
	q := of.Question
	q.Text = in.Question
	q.Caller = &agent.Caller{StandIns: known, Knowledge: strings.TrimSpace(in.Knowledge)}
	q.Limits = limits(q.Limits, in.Rows)
	q.Events = progress(ctx, req)
	a, err := of.Ask(ctx, q)
	if err != nil {
		sql := ""
		if a != nil {
			sql = a.SQL
		}
		return nil, s.failed(err, sql)
	}
	r := a.Report(nil)
	out := &askOutput{
		data: data{notice, of.Name}, Question: in.Question, SQL: r.SQL, ResultJSON: r.ResultJSON, Unsure: r.Unsure,
		Assumed: r.Assumed, Missed: r.Missed, Doubts: r.Doubts, Used: r.Used, Asked: r.Asked, Model: r.Model, ElapsedMS: r.ElapsedMS,
	}
	if v := r.VotesReport; v != nil {
		out.Confidence, out.Agreement = v.Confidence, &v.Agreement
		for _, other := range v.Alternatives[:min(len(v.Alternatives), alternatives)] {
			if n := len(other.Rows); n > alternativeRows {
				other.Rows, other.Truncated = other.Rows[:alternativeRows], true
				other.Cuts = append(other.Cuts, database.Cut{Limit: "rows", Value: alternativeRows})
			}
			out.Alternatives = append(out.Alternatives, alternative{other.SQL, other.ResultJSON, other.Agreement})
		}
	}
	switch {
	case r.Uncalibrated:
		out.Notice += uncalibrated + doubt
	case out.Unsure:
		out.Notice += doubt
	}
	return out, nil
}

// progress tells the client what happens, where it wants to know; else it is nil. Of several votes it tells how many
// are in, of one conversation what its turns do.
func progress(ctx context.Context, req *sdk.CallToolRequest) func(agent.Event) {
	token := req.Params.GetProgressToken()
	if token == nil {
		return nil
	}
	done := 0
	return func(e agent.Event) {
		p := &sdk.ProgressNotificationParams{ProgressToken: token}
		switch {
		case e.Votes > 0 && e.Kind == agent.EventFinal:
			p.Total = float64(e.Votes)
			p.Message = fmt.Sprintf("%d of %d votes are in", done+1, e.Votes)
		case e.Votes > 0:
			return
		case e.Kind == agent.EventModel:
			p.Message = "unsure, so " + e.Text + " is asked too"
		case e.Kind == agent.EventTurn:
			p.Message = fmt.Sprintf("turn %d of %d", e.Turn, max(e.Turn, e.Turns))
		case e.Kind == agent.EventThought:
			p.Message = "thinks: " + e.Text
		case e.Kind == agent.EventSQL:
			p.Message = "looks: " + e.SQL
		case e.Kind == agent.EventError, e.Kind == agent.EventRepair:
			p.Message = fmt.Sprintf("failed: %v", e.Err)
		case e.Kind == agent.EventFinal:
			p.Message = strings.TrimSuffix("answers: "+e.SQL, ": ") // of masked columns none is told yet
		default:
			return
		}
		done++
		p.Progress = float64(done)
		req.Session.NotifyProgress(ctx, p) // whoever does not listen does not stop the answer
	}
}
