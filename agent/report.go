package agent

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Report is an Answer as JSON has it, and what `sqlagent ask --output json` prints. Its form stays: members may be
// added, none changes its name or its meaning.
type Report struct {
	ID       string `json:"id"` // of the question
	Question string `json:"question"`
	SQL      string `json:"sql"` // the final query; where there is an error, the last one tried
	database.ResultJSON
	Labels       []string       `json:"labels,omitempty"`   // of the columns, for people, where their names are SQL
	Digits       []int          `json:"digits,omitempty"`   // of each column, how many after the point people are shown; -1: all
	Figure       *FigureReport  `json:"figure,omitempty"`   // what ranks the rows and is not among them, where it was asked for
	Sentence     string         `json:"sentence,omitempty"` // what the rows say, where a rule knows it and the answer is sure; of ties also where not
	Tied         bool           `json:"tied,omitempty"`     // LIMIT left out rows that rank as the last one does, where that was asked for
	Turns        []Turn         `json:"turns"`
	Typed        bool           `json:"typed,omitempty"`  // the question was SQL, which ran: no model was asked
	Chosen       string         `json:"chosen,omitempty"` // the reading that a person chose: no model was asked
	Unsure       bool           `json:"unsure"`
	Uncalibrated bool           `json:"uncalibrated,omitempty"` // unsure because it was never measured how often the weights are right
	Clarify      *Clarification `json:"clarify,omitempty"`      // what to ask back, where the question has several readings
	*VotesReport                // where several votes answered
	Assumed      []string       `json:"assumed,omitempty"`   // foreign keys that the schema does not declare
	Focus        *Focus         `json:"focus,omitempty"`     // the part of the schema that the model saw, where it had no room for all
	Missed       []string       `json:"missed,omitempty"`    // texts of the question that may be values of columns that were not looked at in time
	Corrected    []Correction   `json:"corrected,omitempty"` // typos of the question, and what they were read as
	Doubts       []string       `json:"doubts,omitempty"`    // what speaks against the query as an answer to the question, the worst first
	Used         []Used         `json:"used,omitempty"`      // what of the team's knowledge stood before the model, or answered
	Asked        []Asked        `json:"asked,omitempty"`     // the models that were asked, where there was more than one
	Engine       string         `json:"engine"`              // native, llama, openai
	Model        string         `json:"model"`               // that answered
	Protocol     string         `json:"protocol"`            // that the conversation followed
	Tokens       Tokens         `json:"tokens"`
	ElapsedMS    int64          `json:"elapsed_ms"`
	Error        *Failure       `json:"error,omitempty"`

	// What was said, as text and as tokens. Report leaves it out; set it to those of the Answer where it is wanted.
	Transcript []trajectory.Segment `json:"transcript,omitempty"`
	Trace      []llm.Token          `json:"trace,omitempty"`
}

// VotesReport is what several votes came to.
type VotesReport struct {
	Votes         int                 `json:"votes"`
	Agree         int                 `json:"agree"`                // votes that came to these rows
	Agreement     float64             `json:"agreement"`            // their share of all votes' weight; no probability
	Confidence    *float64            `json:"confidence,omitempty"` // the probability that the answer is right, where measured
	Basis         llm.Basis           `json:"basis,omitempty"`      // what confidence goes by: see llm.Basis
	MinConfidence float64             `json:"min_confidence"`       // below it the answer is unsure
	Alternatives  []AlternativeReport `json:"alternatives"`         // the heaviest first
	Revision      *Revision           `json:"revision,omitempty"`   // of votes that split, by --revise
}

// AlternativeReport is another result that votes came to.
type AlternativeReport struct {
	SQL string `json:"sql"`
	database.ResultJSON
	Model     string  `json:"model,omitempty"` // that came to it, where several were asked
	Agree     int     `json:"agree"`
	Agreement float64 `json:"agreement"`
}

// FigureReport is a Figure as JSON has it.
type FigureReport struct {
	Label  string `json:"label"`  // in words
	Digits int    `json:"digits"` // how many after the point people are shown; -1: all
	Values []any  `json:"values"` // of each row
}

func (f *Figure) report() *FigureReport {
	if f == nil {
		return nil
	}
	column := &database.Result{Columns: []string{f.Label}, Rows: slices.Collect(slices.Chunk(f.Values, 1))}
	out := &FigureReport{Label: f.Label, Digits: f.Digits}
	for _, row := range column.JSON().Rows {
		out.Values = append(out.Values, row[0])
	}
	return out
}

// Report is a as JSON has it, with the error that came with it.
func (a *Answer) Report(err error) Report {
	r := Report{
		ID: a.ID, Question: a.Question, SQL: a.SQL, ResultJSON: a.Result.JSON(), Turns: a.Turns,
		Tied: len(a.Tied) > 0, Typed: a.Typed, Unsure: a.Unsure, Uncalibrated: a.Uncalibrated, VotesReport: a.votes(),
		Assumed: a.Assumed, Focus: a.Focus, Missed: a.Missed, Corrected: a.Corrected, Doubts: a.Doubts, Used: a.Used, Asked: a.Asked, Engine: a.Model.Engine, Model: a.Model.Name, Protocol: a.Protocol, Tokens: a.Tokens,
		ElapsedMS: int64(a.Elapsed / time.Millisecond), Error: Explain(err),
	}
	if a.Result != nil {
		said := a.Said()
		r.Clarify = a.Clarify()
		r.Sentence, r.Figure = said.Sentence, a.Figure.report()
		if !slices.Equal(said.Labels, a.Result.Columns) {
			r.Labels = said.Labels
		}
		if slices.Max(append(said.Digits, -1)) >= 0 {
			r.Digits = said.Digits
		}
	}
	if a.Chosen != nil {
		r.Chosen = a.Chosen.Text
	}
	if r.Turns == nil {
		r.Turns = []Turn{}
	}
	return r
}

// MarshalJSON implements json.Marshaler: it is the Report, without an error.
func (a *Answer) MarshalJSON() ([]byte, error) { return json.Marshal(a.Report(nil)) }

func (a *Answer) votes() *VotesReport {
	if a.Votes < 2 && a.Asked == nil {
		return nil
	}
	r := &VotesReport{
		Votes: a.Votes, Agree: a.Agree, Agreement: a.Share, Basis: a.Basis, MinConfidence: a.MinConfidence, Revision: a.Revision,
		Alternatives: []AlternativeReport{},
	}
	if a.Calibrated {
		r.Confidence = &a.Confidence
	}
	for _, other := range a.Alternatives {
		r.Alternatives = append(r.Alternatives, AlternativeReport{
			SQL: other.SQL, ResultJSON: other.Result.JSON(), Model: other.Model, Agree: other.Votes, Agreement: other.Share,
		})
	}
	return r
}
