package synth

import (
	"encoding/json"
	"io"

	"github.com/sqlagent/sqlagent/llm"
)

// Segment is one piece of a trajectory, in the order in which the agent's session held it.
type Segment struct {
	Role      llm.Role `json:"role"` // assistant where Generated
	Text      string   `json:"text"`
	Generated bool     `json:"generated,omitempty"` // by the teacher; the rest was given by the agent
	Train     bool     `json:"train,omitempty"`     // false for a mistake, which is to be seen but not learnt
}

// Example is one question with the trajectory that answers it. A corpus holds one example a line, as
// JSON, and all questions of a world side by side, so that a trainer computes their schema once.
type Example struct {
	World     string    `json:"world"`
	Question  string    `json:"question"`
	SQL       string    `json:"sql"` // gold
	Family    string    `json:"family"`
	Hops      int       `json:"hops"` // foreign keys followed
	Knowledge string    `json:"knowledge,omitempty"`
	Segments  []Segment `json:"segments"`
}

// writeLines writes each of xs as one line of JSON.
func writeLines[T any](w io.Writer, xs []T) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false) // tags stay readable
	for _, x := range xs {
		if err := e.Encode(x); err != nil {
			return err
		}
	}
	return nil
}
