package agent

import (
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
	// Hints shows a model what to do about an error, on a line behind it. The papers' prompts leave open what an error
	// looks like; weights that learned a protocol's own observations (skyrl-brief) have never seen such a line.
	Hints bool

	TurnTokens   int // generated in one turn
	AnswerTokens int // generated in all turns together; a forced solution has its own TurnTokens
}

// Part is a piece of a prompt. Neighbours of one role make one message. Text may hold these
// placeholders, as the papers print them:
//
//	{engine} {db_engine}            SQLite, MySQL, PostgreSQL
//	{schema} {db_details}           the schema as DDL, with values of its columns where they were looked at
//	{compact} {table_names}         one line per table; names of tables only
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

// Protocols lists what is known, in a fixed order.
func Protocols() []Protocol {
	return []Protocol{skyrl(), skyrlThinking(), skyrlNoSchema(), skyrlBrief(), trail(), progress(), paverl(), graph()}
}

// Lookup finds a protocol by its name.
func Lookup(name string) (Protocol, bool) {
	for _, p := range Protocols() {
		if p.Name == name {
			return p, true
		}
	}
	return Protocol{}, false
}

// ProtocolNames lists the names that Lookup knows, in the order of Protocols.
func ProtocolNames() []string {
	var names []string
	for _, p := range Protocols() {
		names = append(names, p.Name)
	}
	return names
}

// protocolOf is what a model's weights were trained on.
func protocolOf(info llm.Info) (Protocol, error) {
	name := info.Protocol
	if name == "" {
		name = "skyrl"
	}
	p, ok := Lookup(name)
	if !ok {
		return p, &llm.LoadError{
			Path: info.Name,
			Err:  fmt.Errorf("it was trained on the protocol %q, which is unknown here", name),
			Hint: "choose one of " + strings.Join(ProtocolNames(), ", "),
		}
	}
	return p, nil
}

// Stops are the strings that end a turn. The tag that opens an observation is among them: what a model
// writes behind it, it has made up.
func (p *Protocol) Stops() []string {
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

// check says what a Protocol lacks.
func (p *Protocol) check() error {
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
	case explores && (p.Observation == "" || p.Observe == nil || p.Role == "" || p.Fetch < 1):
		return fmt.Errorf("protocol %s: several turns need observations, and it has none", p.Name)
	}
	return nil
}

// showsValues says whether the prompt has a place for the values of columns.
func (p *Protocol) showsValues() bool { return p.has("{schema}") || p.has("{db_details}") }

// linksValues says whether the prompt repeats the values that the question says.
func (p *Protocol) linksValues() bool { return p.has("{links}") }

// has says whether the prompt has a place.
func (p *Protocol) has(place string) bool {
	return slices.ContainsFunc(p.Prompt, func(part Part) bool { return strings.Contains(part.Text, place) })
}

// render fills the prompt. Nothing is filled in twice: a question that holds "{schema}" stays as it is.
func (p *Protocol) render(s *schema.Schema, question, knowledge string) []llm.Message {
	title := s.Dialect.Title()
	ddl := escapeTags(strings.TrimSpace(s.DDL()))
	fill := strings.NewReplacer(
		"{engine}", title, "{db_engine}", title,
		"{schema}", ddl, "{db_details}", ddl,
		"{compact}", escapeTags(strings.TrimSpace(s.Compact())),
		"{links}", escapeTags(links(s, question)),
		"{table_names}", escapeTags(tableNames(s)),
		"{structures}", escapeTags(graphStructures(s)),
		"{external_knowledge}", strings.TrimSpace(knowledge),
		"{question}", strings.TrimSpace(question),
		"{turns}", strconv.Itoa(p.Turns))
	var messages []llm.Message
	for _, part := range p.Prompt {
		if part.Knowledge && strings.TrimSpace(knowledge) == "" {
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

// links is a line of the names and values that the question says, "" where it says none.
func links(s *schema.Schema, question string) string {
	names := s.Links(question)
	if len(names) == 0 {
		return ""
	}
	return "\nNames: " + strings.Join(names, ", ")
}

func tableNames(s *schema.Schema) string {
	names := make([]string, len(s.Tables))
	for i, t := range s.Tables {
		names[i] = dialects.QuoteTable(s.Dialect, t.Name)
	}
	return strings.Join(names, "\n")
}
