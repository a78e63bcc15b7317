package agent

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Protocol is how a model and a database talk: the prompt, the tags, and the rules of the loop. It is
// data: production and training follow the same one.
type Protocol struct {
	Name   string
	About  string // one line
	Prompt []Part

	// Tag names. SQL is empty where the model may not explore: its first query is its solution.
	Think, SQL, Solution, Observation string
	// Fenced says that the solution is in no tags, but is the last Markdown block of SQL that a message holds. Solution
	// is empty then, and only the message's end ends a turn.
	Fenced bool
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
	Fetch int // rows counted of an exploring query

	Turns         int  // budget; the turn that gives the solution counts
	Repairs       int  // tries after a final query failed, within the turns
	ForceSolution bool // the budget spent, open the solution tag and let the model fill it
	NoticeRepeats bool // do not run a query again, say that it was

	// Pointers says that the model reads and writes pointers (pointing.go): there are no prompt, tags and texts then.
	Pointers bool

	TurnTokens   int // generated in one turn
	AnswerTokens int // generated in all turns together; a forced solution has its own TurnTokens

	// Orders is in how many orders so many votes see the schema; nil: one. The first vote of each is greedy.
	Orders func(votes int) int
	// Vary is the schema that a vote sees, from 0; nil: all see it as it is. Votes on tables and columns in several
	// orders are wrong in several ways.
	Vary func(s *schema.Schema, vote int) *schema.Schema
	// VoteTemperature is that of votes that are drawn; 0: 0.8.
	VoteTemperature float32
	// Weight is what a vote that has a result counts for; nil: 1, or 0.1 for a result without a value.
	Weight func(*Answer) float64
}

// Part is a piece of a prompt. Neighbours of one role make one message. Text may hold these
// placeholders, as the papers print them:
//
//	{engine} {db_engine}            SQLite, MySQL, PostgreSQL
//	{schema} {db_details}           the schema as DDL, with values of its columns where they were looked at
//	{table_names}                   names of tables only
//	{structures}                    Graph-Reward-SQL's form: the columns of each table as a Markdown table, then its keys
//	{external_knowledge} {question} as asked
//	{turns}                         the budget
type Part struct {
	Role   llm.Role
	Source string // where it comes from: a paper's section, or "ours"
	Text   string
	// Knowledge marks a part that is left out where there is no external knowledge.
	Knowledge bool
}

// protocols lists what is known, in a fixed order.
func protocols() []Protocol {
	return []Protocol{skyrl(), skyrlThinking(), skyrlNoSchema(), trail(), progress(), paverl(), graph(), pointerProtocol()}
}

// Lookup finds a protocol by its name.
func Lookup(name string) (Protocol, bool) {
	for _, p := range protocols() {
		if p.Name == name {
			return p, true
		}
	}
	return Protocol{}, false
}

// ProtocolNames lists the names that Lookup knows, in a fixed order.
func ProtocolNames() []string {
	var names []string
	for _, p := range protocols() {
		names = append(names, p.Name)
	}
	return names
}

// Standard is the protocol of models that say none, as those that were trained on no protocol do.
const Standard = "skyrl"

// retired is the protocol of weights that spelled names, among them those that were embedded before pointers.
const retired = "skyrl-brief"

// ProtocolOf is what a model's weights were trained on. The error is an *llm.LoadError.
func ProtocolOf(info llm.Info) (Protocol, error) {
	name := cmp.Or(info.Protocol, Standard)
	p, ok := Lookup(name)
	switch {
	case ok:
		return p, nil
	case name == retired:
		return p, &llm.LoadError{
			Path: info.Name,
			Err:  fmt.Errorf("it was trained on the protocol %s, which is retired", name),
			Hint: "leave --model out for the embedded model, or train these weights on another protocol: sqltrain sft --init",
		}
	}
	return p, &llm.LoadError{
		Path: info.Name,
		Err:  fmt.Errorf("it was trained on the protocol %q, which is unknown here", name),
		Hint: "name another with --protocol: " + strings.Join(ProtocolNames(), ", "),
	}
}

// stops are the strings that end a turn. The tag that opens an observation is among them: what a model
// writes behind it, it has made up.
func (p *Protocol) stops() []string {
	var stops []string
	if p.SQL != "" {
		stops = append(stops, closing(p.SQL))
	}
	if p.Solution != "" {
		stops = append(stops, closing(p.Solution))
	}
	if p.Observation != "" {
		stops = append(stops, opening(p.Observation))
	}
	return stops
}

// orders is in how many orders votes see the schema.
func (p *Protocol) orders(votes int) int {
	if p.Orders == nil {
		return 1
	}
	return max(1, p.Orders(votes))
}

// check says what a Protocol lacks.
func (p *Protocol) check() error {
	if p.Pointers {
		if p.Turns < 1 || p.TurnTokens < 1 || p.AnswerTokens < 1 {
			return fmt.Errorf("protocol %s: a budget of %d turns and %d tokens", p.Name, p.Turns, p.AnswerTokens)
		}
		return nil
	}
	explores := p.Turns > 1 || p.ForceSolution || p.SQL != ""
	switch {
	case p.Turns < 1:
		return fmt.Errorf("protocol %s: a budget of %d turns; at least 1 is needed", p.Name, p.Turns)
	case p.Think == "" || len(p.Prompt) == 0:
		return fmt.Errorf("protocol %s: no think tag or prompt", p.Name)
	case p.Fenced && (p.Solution != "" || p.SQL != "" || p.ForceSolution):
		return fmt.Errorf("protocol %s: its solution is in a Markdown block, and it has tags for it too", p.Name)
	case !p.Fenced && p.Solution == "":
		return fmt.Errorf("protocol %s: no solution tag", p.Name)
	case p.TurnTokens < 1 || p.AnswerTokens < 1:
		return fmt.Errorf("protocol %s: no bound on generated tokens", p.Name)
	case explores && (p.Observation == "" && p.SQL != "" || p.Observe == nil || p.Role == "" || p.Fetch < 1):
		return fmt.Errorf("protocol %s: several turns need observations, and it has none", p.Name)
	}
	return nil
}

// showsValues says whether the prompt has a place for the values of columns.
func (p *Protocol) showsValues() bool {
	return has(p.Prompt, "{schema}") || has(p.Prompt, "{db_details}")
}

// has says whether a prompt has a place.
func has(parts []Part, place string) bool {
	return slices.ContainsFunc(parts, func(part Part) bool { return strings.Contains(part.Text, place) })
}

// render fills the prompt of a vote.
func (p *Protocol) render(s *schema.Schema, q *Question, vote int) []llm.Message {
	if p.Vary != nil {
		s = p.Vary(s, vote)
	}
	return p.fill(p.Prompt, s, q)
}

// followUp is the prompt of a further question in the same conversation.
var followUp = []Part{
	{Role: llm.User, Source: "ours", Text: "External Knowledge: {external_knowledge}\n\n", Knowledge: true},
	{Role: llm.User, Source: "ours", Text: "Question: {question}"},
}

// fill puts what is asked into the places of parts; a form of the schema that has no place is not made. Nothing is
// filled in twice: a question that holds "{schema}" stays as it is.
func (p *Protocol) fill(parts []Part, s *schema.Schema, q *Question) []llm.Message {
	var filled []string
	put := func(text func() string, places ...string) {
		made := ""
		for _, place := range places {
			if !has(parts, place) {
				continue
			}
			if made == "" {
				made = text()
			}
			filled = append(filled, place, made)
		}
	}
	put(s.Dialect.Title, "{engine}", "{db_engine}")
	put(func() string { return escapeTags(strings.TrimSpace(s.DDL())) }, "{schema}", "{db_details}")
	put(func() string { return escapeTags(tableNames(s)) }, "{table_names}")
	put(func() string { return escapeTags(graphStructures(s)) }, "{structures}")
	put(func() string { return strings.TrimSpace(q.Knowledge) }, "{external_knowledge}")
	put(func() string { return strings.TrimSpace(q.Text) }, "{question}")
	put(func() string { return strconv.Itoa(p.Turns) }, "{turns}")
	fill := strings.NewReplacer(filled...)
	var messages []llm.Message
	for _, part := range parts {
		if part.Knowledge && strings.TrimSpace(q.Knowledge) == "" {
			continue
		}
		text := fill.Replace(part.Text)
		if n := len(messages); n > 0 && messages[n-1].Role == part.Role {
			messages[n-1].Text += text
		} else {
			messages = append(messages, llm.Message{Role: part.Role, Text: text})
		}
	}
	return messages
}

func tableNames(s *schema.Schema) string {
	names := make([]string, len(s.Tables))
	for i, t := range s.Tables {
		names[i] = dialects.QuoteTable(s.Dialect, t.Name)
	}
	return strings.Join(names, "\n")
}
