// Package speech is the way of speaking with nano, the embedded model. The model reads a schema and a question in which
// every table, column and value is a pointer, and answers over pointers (package nano/form), held to a grammar: it
// spells no name and no value. Votes see the schema in several orders, which are wrong in several ways.
//
// speech.go has the path of a question, link.go what it says of the database, query.go what speaks for and against an
// answer, observe.go what the model sees of one.
package speech

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/intent"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/mend"
	"github.com/sqlagent/sqlagent/nano/moment"
)

// Name is the protocol's, as the files of weights have it.
const Name = "pointer"

// Protocol is the embedded model's.
func Protocol() agent.Protocol {
	return agent.Protocol{
		Name:   Name,
		About:  "ours: tables, columns and values as pointers, for weights trained on them, as nano's",
		Speech: Speech{},
		Memory: agent.LastQuery, RepeatsExamples: true, PlainValues: true,
		Fetch: countedRows,
		Turns: 1, TurnTokens: 96, AnswerTokens: 384,
		// Weights that learnt from execution are sure of themselves: at 0.8 they say what the greedy vote says, right
		// or wrong, and agreement says less.
		VoteTemperature: 1.4,
		Orders:          func(votes int) int { return (votes + 2) / 3 }, // of each a greedy answer and two that are drawn
	}
}

// Speech is over pointers. It is an agent.Speech.
type Speech struct{}

// Check is agent.Speech's.
func (Speech) Check(p *agent.Protocol, _ *agent.Options, info llm.Info) error {
	if info.Pointers {
		return nil
	}
	return &llm.LoadError{
		Path: info.Name, Err: errors.New("the protocol pointer needs the special tokens of weights that were trained on it"),
		Hint: "a server cannot take such tokens: use the GGUF file itself with --model, or another --protocol",
	}
}

// Shows is agent.Speech's.
func (Speech) Shows(s *schema.Schema, model llm.Info) agent.Shown {
	catalog := catalogOf(s, model)
	prompt := form.NewPrompt(catalog)
	var words []string
	for _, piece := range prompt.SchemaPieces() {
		words = append(words, piece.Text+string(piece.Token))
	}
	return agent.Shown{Schema: strings.Join(words, " "), Pointers: true, Values: len(catalog.Listed) > 0}
}

// Hear is agent.Speech's. The question keeps its words: those that are values of masked columns are left out (reads).
func (Speech) Hear(ctx context.Context, h *agent.Hearing) (agent.Topic, error) {
	t := &topic{}
	asked := spelledOut(h)
	var err error
	if h.Caller != nil {
		t.masked, err = h.Masks.Named(ctx, asked, h.Limits)
	} else {
		_, t.masked, err = h.Masks.Hide(ctx, asked, h.Limits)
	}
	if err != nil {
		return nil, err
	}
	for _, term := range h.About.Terms(h.Text) {
		if term.Meaning != nil || term.Means != "" || term.IsMetric() {
			h.Used = append(h.Used, agent.UsedTerm(term.Term))
		}
		if term.IsMetric() && !h.About.Expresses(term.Term) {
			t.unused = append(t.unused, term.Name)
		}
	}
	return t, nil
}

// topic is a question over pointers.
type topic struct {
	masked  []mask.Found // values of masked columns that the question says
	unused  []string     // metrics that the question says and a form has no place for
	reading reading

	mu     sync.Mutex
	placed map[place]*agent.Links // what votes that see the schema in one order share
}

// place is where a vote reads the question: in which order of the schema, after how many tokens.
type place struct {
	order uint64
	held  int
}

// links is what the votes of a place share.
func (t *topic) links(at place) *agent.Links {
	t.mu.Lock()
	defer t.mu.Unlock()
	links, ok := t.placed[at]
	if !ok {
		if t.placed == nil {
			t.placed = map[place]*agent.Links{}
		}
		links = &agent.Links{}
		t.placed[at] = links
	}
	return links
}

// Begin is agent.Topic's.
func (t *topic) Begin(v *agent.Vote) agent.Dialogue { return &dialogue{Vote: v, topic: t} }

// dialogue is one vote's conversation over pointers.
type dialogue struct {
	*agent.Vote
	topic *topic
	*linked
}

// Prompt is agent.Dialogue's: the schema in the order of this vote, the query before where the question goes on from
// it, then the question.
func (d *dialogue) Prompt(ctx context.Context) ([]llm.Message, error) {
	links := d.Links
	switch {
	case d.Votes > 1:
		links = d.topic.links(place{d.order(), d.Held})
	case d.Last != nil && d.After == nil: // another query before
		links = nil
	}
	made, err := links.Of(func() (any, error) { return d.link(ctx) })
	if err != nil {
		return nil, err
	}
	d.linked = made.(*linked)
	for _, c := range d.prompt.Corrections {
		d.Answer.Corrected = append(d.Answer.Corrected, agent.Correction{Written: c.Written, Read: c.Read})
	}
	if language := intent.Language(d.Text, d.Schema); language != "" {
		return nil, d.Decline("the question seems to be in " + language + ", and the embedded model knows English")
	}
	if !d.prompt.Linked() {
		reason := "the question names no table, no column and no value of the database" + d.notUnderstood()
		if d.prompt.Bare() {
			reason = "the question names no table and follows up an answer, but there is no previous answer"
		}
		return nil, d.Decline(reason)
	}
	d.Answer.Follows, d.Answer.Missed = d.prompt.Before() != nil, d.missed
	if len(d.prompt.Cut)+d.prompt.CutColumns > 0 {
		d.Answer.Focus = &agent.Focus{Shown: d.shown, Tables: d.tables, CutColumns: d.prompt.CutColumns}
		d.Emit(agent.Event{Kind: agent.EventFocus, Shown: d.shown, Tables: d.tables, CutColumns: d.prompt.CutColumns})
	}
	d.Emit(agent.Event{Kind: agent.EventPrompt, Prompt: d.prompt})
	return d.messages, nil
}

// notUnderstood says which words of the question nothing in the database is called by; "": none.
func (d *dialogue) notUnderstood() string {
	words := d.prompt.Unlinked()
	if len(words) == 0 {
		return ""
	}
	for i, w := range words {
		words[i] = strconv.Quote(w)
	}
	return ": nothing is called " + strings.Join(words, " or ")
}

// Allowed is agent.Dialogue's.
func (d *dialogue) Allowed(bool) (*grammar.Grammar, error) { return d.grammar, nil }

// Stops is agent.Dialogue's: the grammar ends a turn.
func (d *dialogue) Stops() []string { return nil }

// Opening is agent.Dialogue's: the model begins.
func (d *dialogue) Opening(bool) string { return "" }

// Read is agent.Dialogue's: a turn is a candidate.
func (d *dialogue) Read(_ string, turn llm.Turn) agent.Step {
	tokens := make([]form.Token, 0, len(turn.Pieces))
	for _, piece := range turn.Pieces {
		tokens = append(tokens, form.Named(piece.Token))
	}
	tokens = mend.Apply(d.prompt, tokens)
	tree, err := form.Decode(tokens, d.prompt)
	if err != nil {
		return agent.Step{Problem: err.Error()}
	}
	assumed := d.prompt.Assumed(tree)
	moment.Write(tree, d.prompt.Schema)
	sql, err := sqltree.Print(d.DB().Dialect(), tree)
	if err != nil {
		return agent.Step{Problem: err.Error()}
	}
	return agent.Step{
		Think: d.prompt.Words(tokens), SQL: sql, Move: agent.Propose,
		Form: newQuery(d.DB().Dialect(), d.prompt, tokens, assumed, d.topic.unused),
	}
}
