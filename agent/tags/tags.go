// Package tags has ways of speaking with a model in text: prompts, blocks between tags or fences, observations. Each of
// the published protocols is data: a Speech and the rules of its loop. Production and training follow the same one.
//
// tags.go has the Speech and the path of a question through it:
//
//   - prompt.go words what is asked, hear.go what of a team's knowledge goes with it, hold.go has the grammars of
//     turns
//   - parse.go reads a turn, loose.go one that comes close to the form; observe.go words a result, revise.go two that
//     differ, judge.go candidates to score; replay.go reads a recorded transcript
//   - the protocols, a file for each paper: skyrl.go, trail.go, paverl.go, progress.go, graph.go; plain.go is ours
package tags

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Speech is how a protocol speaks in text. It is data, and an agent.Speech.
type Speech struct {
	Prompt []Part

	// Tag names. SQL is empty where the model may not explore: its first query is its solution.
	Think, SQL, Solution, Observation string
	// Fenced says that the solution is in no tags, but is the last Markdown block of SQL that a message holds. Solution
	// is empty then, and only the message's end ends a turn.
	Fenced bool
	// Opened says that the block is opened for the model where its engine can: a turn is a query, to the block's end.
	// Each is a candidate. There are no thoughts then.
	Opened bool
	// Markdown says that the prompt asks for such a block within the solution's tags. One without is read too.
	Markdown bool

	// Observe words an observation, with its tags and the space around them.
	Observe func(Observation) string
	// Role is llm.Continue where an observation continues the assistant's message (SkyRL-SQL),
	// llm.User where it is a message of its own (SQL-Trail).
	Role llm.Role

	Rows  int // rows shown of an observation
	Chars int // characters of a whole observation
	Cell  int // characters of a value

	// Brief is how many tokens a prompt may have with the values of all columns, before anything is asked; a longer one
	// has those alone that the question says. 0: as many as there is room for.
	Brief int
}

// Protocols are the published ones, in a fixed order.
func Protocols() []agent.Protocol {
	return []agent.Protocol{anyModel(), skyrl(), skyrlThinking(), skyrlNoSchema(), trail(), progress(), paverl(), graph()}
}

// Of is the Speech of a protocol of text.
func Of(p agent.Protocol) (s Speech, ok bool) {
	s, ok = p.Speech.(Speech)
	return s, ok
}

// Check is agent.Speech's.
func (s Speech) Check(p *agent.Protocol, o *agent.Options, info llm.Info) error {
	explores := p.Turns > 1 || p.ForceSolution || s.SQL != ""
	switch {
	case s.Think == "" && !s.Opened || len(s.Prompt) == 0:
		return fmt.Errorf("protocol %s: no think tag or prompt", p.Name)
	case s.Opened && !s.Fenced:
		return fmt.Errorf("protocol %s: it opens a block that it does not have", p.Name)
	case s.Fenced && (s.Solution != "" || s.SQL != "" || p.ForceSolution):
		return fmt.Errorf("protocol %s: its solution has both a Markdown block and tags", p.Name)
	case !s.Fenced && s.Solution == "":
		return fmt.Errorf("protocol %s: no solution tag", p.Name)
	case explores && (s.Observation == "" && s.SQL != "" || s.Observe == nil || s.Role == "" || p.Fetch < 1):
		return fmt.Errorf("protocol %s: several turns need observations, but it has none", p.Name)
	}
	return nil
}

// Shows is agent.Speech's.
func (s Speech) Shows(schema *schema.Schema, _ llm.Info) agent.Shown {
	out := agent.Shown{Values: s.showsValues(), Knowledge: has(s.Prompt, "{external_knowledge}")}
	var places []Part
	for _, place := range []string{"{schema}", "{db_details}", "{brief_schema}", "{table_names}", "{structures}"} {
		if has(s.Prompt, place) {
			places = append(places, Part{Text: place + "\n"})
		}
	}
	for _, m := range fill(places, schema, &agent.Question{}, 0) {
		out.Schema += m.Text
	}
	if out.Probes = s.SQL != ""; out.Probes {
		out.Rows, out.Chars, out.Cell = s.Rows, s.Chars, s.Cell
	}
	return out
}

// Hear is agent.Speech's: the question has stand-ins in place of the values of masked columns that it says, and its
// Knowledge gains what was asked before and what the team knows. What a model asks has stand-ins already.
func (s Speech) Hear(ctx context.Context, h *agent.Hearing) (agent.Topic, error) {
	if h.Caller == nil {
		shown, _, err := h.Masks.Hide(ctx, h.Text, h.Limits)
		if err != nil {
			return nil, err
		}
		h.Shown = shown
	}
	if err := goOn(h); err != nil {
		return nil, err
	}
	s.inform(h)
	return topic{s}, nil
}

// topic is a question in text. Its votes have nothing to share but what they read.
type topic struct{ Speech }

// Begin is agent.Topic's.
func (t topic) Begin(v *agent.Vote) agent.Dialogue { return &dialogue{t.Speech, v} }

// dialogue is one vote's conversation in text.
type dialogue struct {
	Speech
	*agent.Vote
}

// Prompt is agent.Dialogue's: the prompt as it fits, or a further question.
func (d *dialogue) Prompt(ctx context.Context) ([]llm.Message, error) {
	if !d.Follows {
		return d.fit(ctx)
	}
	messages := unstable(fill(followUp, d.Schema, d.Question, d.Protocol.Turns))
	if d.Len != nil {
		if need := d.Held + d.Len(messages) + shortestAnswer; need > d.Room {
			return nil, &agent.FullError{Err: &llm.ContextError{Need: need, Have: d.Room}}
		}
	}
	return messages, nil
}

// Stops is agent.Dialogue's. The tag that opens an observation is among them: what a model writes after it, it has made
// up.
func (d *dialogue) Stops() []string {
	stops := d.stops()
	if d.Opened && !d.opens() {
		return nil // the model opens the block itself
	}
	if d.loose() {
		for _, stop := range stops {
			stops = append(stops, strings.ToUpper(stop))
		}
	}
	return stops
}

// loose reports whether nothing holds the model to the tags, so that what comes close is read too.
func (d *dialogue) loose() bool {
	return !d.Engine().Constrains && !d.Options().Exact && d.Oracle == nil
}

func (s Speech) stops() []string {
	var stops []string
	if s.Opened {
		stops = append(stops, fenceEnd)
	}
	if s.SQL != "" {
		stops = append(stops, closing(s.SQL))
	}
	if s.Solution != "" {
		stops = append(stops, closing(s.Solution))
	}
	if s.Observation != "" {
		stops = append(stops, opening(s.Observation))
	}
	return stops
}

// Opening is agent.Dialogue's.
func (d *dialogue) Opening(forced bool) string {
	switch {
	case d.opens():
		return fenceBegin
	case forced:
		return opening(d.Solution)
	}
	return ""
}

// opens reports whether each turn's block is opened: a server takes no beginning of a reply.
func (d *dialogue) opens() bool { return d.Opened && d.Engine().Begins }

// Read is agent.Dialogue's.
func (d *dialogue) Read(opened string, turn llm.Turn) agent.Step {
	text := opened + turn.Text
	if opened != "" && turn.Finish == llm.FinishEnd {
		text = d.closed(text)
	}
	s := d.parse(text)
	if d.loose() {
		strict := s
		s = d.parseLoosely(text, turn.Finish != llm.FinishLength && d.lastChance(opened))
		s.Loose = s != strict
	}
	if d.Opened && s.Move == agent.Commit {
		s.Move = agent.Propose
	}
	// Of a context that is not known nobody can say that it is full.
	cut := turn.Finish == llm.FinishLength || turn.Finish == llm.FinishContext && d.Room == 0
	if s.Problem != "" && cut && d.afterThoughts(text) < 0 {
		s.Thought = &agent.ThinkingError{Tokens: turn.Tokens}
	}
	return s
}

// lastChance reports whether a turn in no form is to be read as a solution: no turn follows, or the model was just
// reminded of the form.
func (d *dialogue) lastChance(opened string) bool {
	turns := d.Answer.Turns
	if n := len(turns); n > 1 && turns[n-2].Error != "" && turns[n-2].SQL == "" {
		return true
	}
	return opened != "" || len(turns) >= d.Protocol.Turns && !d.Protocol.ForceSolution
}

// Observe is agent.Dialogue's.
func (d *dialogue) Observe(o *agent.Observation) (m llm.Message, shown string) {
	text := d.Speech.Observe(d.word(o))
	inside, body := text, text
	if tag := d.Observation; tag != "" {
		_, body, _ = strings.Cut(text, opening(tag))
		inside, _, _ = strings.Cut(body, closing(tag))
		if d.Role == llm.Continue && d.endsWith(opening(tag)) {
			text = body // the model opened the tag itself
		}
	}
	return llm.Message{Role: d.Role, Text: text}, strings.Trim(inside, "\n")
}

func (d *dialogue) endsWith(tag string) bool {
	said := d.Answer.Transcript
	return len(said) > 0 && strings.HasSuffix(said[len(said)-1].Text, tag)
}

// showsValues reports whether the prompt has a place for the values of columns.
func (s Speech) showsValues() bool {
	return has(s.Prompt, "{schema}") || has(s.Prompt, "{db_details}") || has(s.Prompt, "{brief_schema}")
}

// has reports whether a prompt has a place.
func has(parts []Part, place string) bool {
	return slices.ContainsFunc(parts, func(part Part) bool { return strings.Contains(part.Text, place) })
}
