package agent

import (
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Shown is what a model is shown of a database and its people, in addition to the words of the protocol itself.
type Shown struct {
	Protocol  string `json:"protocol"`
	Schema    string `json:"schema"`    // as the first prompt of a conversation has it; one that is too long is cut by the question
	Values    bool   `json:"values"`    // values of columns are in it: the profile, or over pointers those of columns that have few
	Knowledge bool   `json:"knowledge"` // external knowledge, rules, terms and examples
	Pointers  bool   `json:"pointers"`  // of the question, the words that are no values; of rows, how many there are
	Probes    bool   `json:"probes"`    // rows of exploring queries
	Rows      int    `json:"rows,omitempty"`
	Chars     int    `json:"chars,omitempty"` // of an observation
	Cell      int    `json:"cell,omitempty"`  // characters of a value
}

// Shows is what p shows a model of a schema with the profile of its columns. No model is asked.
func (p *Protocol) Shows(s *schema.Schema, model llm.Info) Shown {
	out := p.Speech.Shows(s, model)
	out.Protocol = p.Name
	return out
}
