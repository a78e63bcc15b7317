// Package trajectory is what a conversation with a model leaves, and the form in which it is kept: segments of text, in
// order, some given and some generated. The agent writes them; rewards, the trainer and evaluation read them. The
// package knows no database.
package trajectory

import (
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm"
)

// Segment is a stretch of a conversation, as the model's session held it.
type Segment struct {
	Role      llm.Role    `json:"role"`                // assistant where Generated
	Text      string      `json:"text"`                // special tokens are in it by their names
	Pieces    []llm.Piece `json:"pieces,omitempty"`    // Text with its special tokens marked; nil where it has none
	Generated bool        `json:"generated,omitempty"` // by the model; the rest was given
	Train     bool        `json:"train,omitempty"`     // Generated, and to be learnt; not a mistake
}

// Given is the segment of a message that was given.
func Given(m llm.Message) Segment {
	s := Segment{Role: m.Role, Text: m.Text, Pieces: m.Pieces}
	if m.Pieces != nil {
		s.Text = ""
		for _, p := range m.Pieces {
			s.Text += p.Text + p.Token
		}
	}
	return s
}

// Written is the segment of a turn that the model wrote.
func Written(t llm.Turn) Segment {
	return Segment{Role: llm.Assistant, Text: t.Text, Pieces: t.Pieces, Generated: true}
}

// Text is all that segments hold.
func Text(segments []Segment) string {
	var b strings.Builder
	for _, s := range segments {
		b.WriteString(s.Text)
	}
	return b.String()
}

// Example is one question with the trajectory that answers it: a line of training data, as JSON. A file holds all
// questions of a world side by side, so that a trainer computes their schema once.
type Example struct {
	World      string    `json:"world"` // the database's name
	Question   string    `json:"question"`
	SQL        string    `json:"sql"` // gold
	Family     string    `json:"family"`
	Hops       int       `json:"hops"` // foreign keys followed
	Difficulty string    `json:"difficulty,omitempty"`
	Knowledge  string    `json:"knowledge,omitempty"`
	After      *Exchange `json:"after,omitempty"`    // that the question goes on from
	Protocol   string    `json:"protocol,omitempty"` // the agent's, that Segments speak
	Segments   []Segment `json:"segments"`
}

// Exchange is a question with the query that answered it.
type Exchange struct {
	Question string `json:"question"`
	SQL      string `json:"sql"`
}

// Read yields the examples of JSON lines, with the lines that are none. An error is r's own, and comes last.
func Read(r io.Reader) iter.Seq2[jsonl.Line[Example], error] { return jsonl.Read[Example](r) }

// Write writes examples as JSON lines.
func Write(w io.Writer, examples ...*Example) error { return jsonl.Write(w, examples...) }

// ReadFile calls visit for each example of a file, in order. A line that is no example, or an error of visit, ends it
// with an error that names the line.
func ReadFile(path string, visit func(Example) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	for line, err := range Read(f) {
		switch {
		case err != nil:
		case line.Err != nil:
			err = fmt.Errorf("not an example: %w", line.Err)
		default:
			err = visit(line.Value)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", path, line.Number, err)
		}
	}
	return nil
}
