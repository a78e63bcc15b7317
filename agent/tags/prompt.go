package tags

import (
	"context"
	"sort"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Part is a piece of a prompt. Neighbours of one role make one message. Text may hold these
// placeholders, as the papers print them:
//
//	{engine} {db_engine}            SQLite, MySQL, PostgreSQL
//	{schema} {db_details}           the schema as DDL, with values of its columns where they were looked at
//	{brief_schema}                  the same in fewer tokens
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

// asked are the places that differ from question to question.
var asked = []string{"{external_knowledge}", "{question}"}

// followUp is the prompt of a further question in the same conversation.
var followUp = []Part{
	{Role: llm.User, Source: "ours", Text: "External Knowledge: {external_knowledge}\n\n", Knowledge: true},
	{Role: llm.User, Source: "ours", Text: "Question: {question}"},
}

// shortestAnswer is the room, in tokens, that a prompt must leave: less holds no query in its tags.
const shortestAnswer = 64

// fit is the prompt, with as much of the schema as leaves room for the answer. The values of columns are shown, where
// the prompt has a place for them, if there is room for all tables with theirs. Where there is none for all tables
// without, those that share most with the question stay, by names, comments and values, with what they refer to, and
// the rest is listed by name.
func (d *dialogue) fit(ctx context.Context) ([]llm.Message, error) {
	whole := d.Schema
	render := func(s *schema.Schema) []llm.Message { return d.render(s, d.Question, d.Protocol.Turns) }
	room := d.Room - max(shortestAnswer, min(d.Protocol.AnswerTokens, d.Room/2))
	fits := func(messages []llm.Message) bool { return d.Len == nil || d.Len(messages) <= room }
	if d.showsValues() {
		profiled, err := d.Profile(ctx)
		if err != nil {
			return nil, err
		}
		messages := render(profiled)
		if d.Brief > 0 && d.Len != nil {
			// Whatever is asked: a schema that is shown whole is the same for all questions, and computed once. Else that
			// is so up to the first value that the question says.
			if d.Len(d.render(profiled, &agent.Question{}, d.Protocol.Turns)) > d.Brief {
				messages = stableAs(render(profiled.Said(d.Text)), render(whole))
			}
		}
		if fits(messages) {
			return messages, nil
		}
	}
	if messages := render(whole); fits(messages) {
		return messages, nil
	}
	profiled, err := d.Profile(ctx)
	if err != nil {
		return nil, err
	}
	// Names get what one table leaves of half the room, tables the rest.
	all := len(whole.Tables)
	rank, _ := profiled.Rank(d.Text)
	focus := func(n, names int) *schema.Schema { return whole.Focus(rank, n, names) }
	names := sort.Search(all, func(names int) bool { return d.Len(render(focus(1, names+1))) > room/2 })
	n := max(1, sort.Search(all, func(n int) bool { return d.Len(render(focus(n+1, names))) > room }))
	shown := focus(n, names)
	d.Answer.Focus = &agent.Focus{Shown: len(shown.Tables), Tables: all}
	d.Emit(agent.Event{Kind: agent.EventFocus, Shown: len(shown.Tables), Tables: all})
	messages := unstable(render(shown))
	if need := d.Len(messages) + shortestAnswer; need > d.Room {
		return nil, &llm.ContextError{Need: need, Have: d.Room}
	}
	return messages, nil
}

// render fills the prompt.
func (s Speech) render(schema *schema.Schema, q *agent.Question, turns int) []llm.Message {
	return fill(s.Prompt, schema, q, turns)
}

// fill puts what is asked into the places of parts; a form of the schema that has no place is not made. Nothing is
// filled in twice: a question that holds "{schema}" stays as it is. What comes before all that is asked is stable.
func fill(parts []Part, s *schema.Schema, q *agent.Question, turns int) []llm.Message {
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
	put(func() string { return escapeTags(strings.TrimSpace(s.BriefDDL())) }, "{brief_schema}")
	put(func() string { return escapeTags(tableNames(s)) }, "{table_names}")
	put(func() string { return escapeTags(graphStructures(s)) }, "{structures}")
	put(func() string { return strings.TrimSpace(q.Knowledge) }, "{external_knowledge}")
	put(func() string { return strings.TrimSpace(q.Text) }, "{question}")
	put(func() string { return strconv.Itoa(turns) }, "{turns}")
	fill := strings.NewReplacer(filled...)
	var messages []llm.Message
	begins := true // all that is filled in so far is the same for all questions
	for _, part := range parts {
		begins = begins && !part.Knowledge // not every question has them
		if part.Knowledge && strings.TrimSpace(q.Knowledge) == "" {
			continue
		}
		if n := len(messages); n == 0 || messages[n-1].Role != part.Role {
			messages = append(messages, llm.Message{Role: part.Role})
		}
		m := &messages[len(messages)-1]
		if begins {
			before := part.Text
			for _, place := range asked {
				before, _, _ = strings.Cut(before, place)
			}
			begins = before == part.Text
			m.Stable = len(m.Text) + len(fill.Replace(before))
		}
		m.Text += fill.Replace(part.Text)
	}
	return messages
}

// stableAs is messages that are the same for all questions as far as others are, which begin as they do.
func stableAs(messages, others []llm.Message) []llm.Message {
	begins := true
	for i := range messages {
		m, other := &messages[i], others[i].Text[:others[i].Stable]
		same := 0
		for begins && same < min(len(m.Text), len(other)) && m.Text[same] == other[same] {
			same++
		}
		begins = begins && same == len(m.Text)
		m.Stable = same
	}
	return messages
}

// unstable is messages that are of one question alone.
func unstable(messages []llm.Message) []llm.Message {
	for i := range messages {
		messages[i].Stable = 0
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
