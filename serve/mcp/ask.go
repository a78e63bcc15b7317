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
	Question  string `json:"question" jsonschema:"the question, self-contained"`
	Knowledge string `json:"knowledge,omitempty" jsonschema:"background that the question assumes: definitions, formulas, what codes mean"`
	Rows      int    `json:"max_rows,omitempty" jsonschema:"maximum rows to return; default 100"`
	Source    string `json:"source,omitempty"`
}

// askOutput is what ask yields: an agent.Report without its turns, which would fill the caller's context.
type askOutput struct {
	data
	Question string `json:"question"`
	SQL      string `json:"sql" jsonschema:"the query that returned these rows"`
	database.ResultJSON
	Clarify      *agent.Clarification `json:"clarify,omitempty" jsonschema:"what to ask the person back: each choice has the query of one reading, for the tool query"`
	Tied         bool                 `json:"tied,omitempty" jsonschema:"whether LIMIT leaves out rows that rank as the last one does: say so"`
	Unsure       bool                 `json:"unsure" jsonschema:"whether to present the answer as uncertain, with its alternatives"`
	Confidence   *float64             `json:"confidence,omitempty" jsonschema:"the probability that the answer is right, if measured"`
	Agreement    *float64             `json:"agreement,omitempty" jsonschema:"the share of votes for this answer; not a probability"`
	Alternatives []alternative        `json:"alternatives,omitempty" jsonschema:"other answers, the most likely first"`
	Assumed      []string             `json:"assumed,omitempty" jsonschema:"foreign keys that the schema does not declare"`
	Doubts       []string             `json:"doubts,omitempty" jsonschema:"what speaks against the query as an answer to the question, the worst first"`
	Corrected    []agent.Correction   `json:"corrected,omitempty" jsonschema:"typos of the question, and what they were read as"`
	Focus        *agent.Focus         `json:"focus,omitempty" jsonschema:"how many of the schema's tables the model saw, if not all"`
	Missed       []string             `json:"missed,omitempty" jsonschema:"texts of the question that may be values of columns that could not be searched in time"`
	Used         []agent.Used         `json:"used,omitempty" jsonschema:"the team's knowledge that the model saw, or that answered"`
	Asked        []agent.Asked        `json:"asked,omitempty" jsonschema:"the models that were asked, if several, and the result of each"`
	Model        string               `json:"model,omitempty" jsonschema:"the model that answered; none, if the question was SQL"`
	ElapsedMS    int64                `json:"elapsed_ms"`
}

// alternative is another answer, with as many of its rows as tell it from others.
type alternative struct {
	SQL string `json:"sql"`
	database.ResultJSON
	Agreement float64 `json:"agreement"`
}

const (
	doubt           = " The answer is unsure: say so, and give the alternatives, instead of stating it as fact."
	uncalibrated    = " The model is not calibrated, so its accuracy is unknown."
	alternatives    = 3 // reported
	alternativeRows = 5 // of each
)

func (s *server) ask(ctx context.Context, req *sdk.CallToolRequest, of Source, in askInput) (*askOutput, error) {
	known, err := s.standIns.of(req.Session, of.Name)
	if err != nil {
		return nil, s.failed(err, "")
	}
	if len(in.Question) > maxAsked {
		return nil, &toolError{kind: "usage", message: fmt.Sprintf("the question has more than %d bytes", maxAsked), advice: "ask for one thing; put background into knowledge"}
	}
	q := of.Question
	q.Text, q.SQL, q.Schema = in.Question, of.Query != nil, of.Schema != nil
	q.Ties = true
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
		data: data{notice, of.Name}, Question: in.Question, SQL: r.SQL, ResultJSON: r.ResultJSON, Tied: r.Tied, Unsure: r.Unsure,
		Assumed: r.Assumed, Focus: r.Focus, Missed: r.Missed, Clarify: r.Clarify, Corrected: r.Corrected, Doubts: r.Doubts, Used: r.Used, Asked: r.Asked, Model: r.Model, ElapsedMS: r.ElapsedMS,
	}
	if r.Typed {
		out.Model = ""
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

// progress sends the client what happens, if it asked for that; else it is nil. Of several votes it reports how many
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
			p.Message = fmt.Sprintf("%d of %d votes counted", done+1, e.Votes)
		case e.Votes > 0:
			return
		case e.Kind == agent.EventModel:
			p.Message = e.Text + " is asked too"
		case e.Kind == agent.EventTurn:
			p.Message = fmt.Sprintf("turn %d of %d", e.Turn, max(e.Turn, e.Turns))
		case e.Kind == agent.EventThought:
			p.Message = "thinks: " + e.Text
		case e.Kind == agent.EventSQL:
			p.Message = "looks: " + e.SQL
		case e.Kind == agent.EventError, e.Kind == agent.EventRepair:
			p.Message = fmt.Sprintf("failed: %v", e.Err)
		case e.Kind == agent.EventFinal:
			p.Message = strings.TrimSuffix("answers: "+e.SQL, ": ") // of masked columns none is shown yet
		default:
			return
		}
		done++
		p.Progress = float64(done)
		req.Session.NotifyProgress(ctx, p) // whoever does not listen does not stop the answer
	}
}
