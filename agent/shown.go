package agent

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Shown is what a model is shown of a database and its people, beside the words of the protocol itself.
type Shown struct {
	Protocol  string `json:"protocol"`
	Schema    string `json:"schema"`    // as the first prompt of a conversation has it; one that is too long is cut by the question
	Values    bool   `json:"values"`    // values of columns stand in it: the profile
	Knowledge bool   `json:"knowledge"` // external knowledge, rules, terms and examples
	Pointers  bool   `json:"pointers"`  // of the question, the words that are no values; of rows, how many there are
	Probes    bool   `json:"probes"`    // rows of exploring queries
	Rows      int    `json:"rows,omitempty"`
	Chars     int    `json:"chars,omitempty"` // of an observation
	Cell      int    `json:"cell,omitempty"`  // characters of a value
}

// Shows is what p shows of a schema with the profile of its columns. No model is asked.
func (p *Protocol) Shows(s *schema.Schema) Shown {
	out := p.shows(s)
	out.Protocol = p.Name
	return out
}

func (p *Protocol) shows(s *schema.Schema) Shown {
	if p.Pointers {
		prompt := form.NewPrompt(form.NewCatalog(s, link.GuessKeys(s)))
		var words []string
		for _, piece := range prompt.SchemaPieces() {
			words = append(words, piece.Text+string(piece.Token))
		}
		return Shown{Schema: strings.Join(words, " "), Pointers: true}
	}
	out := Shown{Values: p.showsValues(), Knowledge: has(p.Prompt, "{external_knowledge}")}
	var places []Part
	for _, place := range []string{"{schema}", "{db_details}", "{table_names}", "{structures}"} {
		if has(p.Prompt, place) {
			places = append(places, Part{Text: place + "\n"})
		}
	}
	for _, m := range p.fill(places, s, &Question{}) {
		out.Schema += m.Text
	}
	if out.Probes = p.SQL != ""; out.Probes {
		out.Rows, out.Chars, out.Cell = p.Rows, p.Chars, p.Cell
	}
	return out
}
