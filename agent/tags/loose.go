package tags

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
)

// Servers cannot hold a model to the tags of its protocol (llm.Info.Constrains). What such a model writes is read where
// it comes close; a Turn that was read so is Loose. Package trainer samples from engines that are held, and learns no
// loose turn of a teacher.

// parseLoosely reads one turn's text that parse may not find well-formed. last says that no turn follows in which the
// model could write it better.
func (p Speech) parseLoosely(text string, last bool) agent.Step {
	s := p.parse(text)
	for _, mended := range []string{p.lowerTags(text), p.lowerTags(entities.Replace(text))} {
		if s.Problem != "" && mended != text {
			s = p.parse(mended)
		}
	}
	if s.Problem != "" {
		s = p.untagged(text, last, s)
	}
	if s.SQL != "" {
		s.SQL = unescaped(bare(s.SQL))
	}
	return s
}

// untagged reads a turn without a block that s found: a call of a tool, though none was offered, or of the last turn a
// Markdown block. Otherwise it is s.
func (p Speech) untagged(text string, last bool, s agent.Step) agent.Step {
	begin := p.afterThoughts(text)
	if begin < 0 {
		return s
	}
	if at := toolCall.FindAllStringSubmatchIndex(text[begin:], -1); at != nil {
		m := at[len(at)-1]
		return p.call(text[begin+m[2]:begin+m[3]], agent.Step{Think: p.thought(text[:begin+m[0]]), Move: p.move(last)})
	}
	if p.Opened {
		if m := tagged.FindAllStringSubmatch(entities.Replace(text[begin:]), -1); m != nil { // of another protocol
			return agent.Step{Think: p.thought(text[:begin]), SQL: bare(m[len(m)-1][1]), Move: agent.Commit}
		}
	}
	if sql := lastFence(text[begin:]); last && sql != "" {
		return agent.Step{Think: p.thought(text[:begin+strings.Index(text[begin:], "```")]), SQL: sql, Move: agent.Commit}
	}
	return s
}

// afterThoughts is where the last thoughts end; -1: they do not.
func (p Speech) afterThoughts(text string) int {
	end := 0
	for _, tag := range []string{"think", p.Think} { // the first is what most models are trained on, whatever their prompt says
		if tag == "" {
			continue // <> is an operator
		}
		open, closed := strings.LastIndex(text, opening(tag)), strings.LastIndex(text, closing(tag))
		if open > closed {
			return -1
		}
		if closed >= 0 {
			end = max(end, closed+len(closing(tag)))
		}
	}
	return end
}

// lowerTags writes the protocol's tags as it has them, in small letters.
func (p Speech) lowerTags(text string) string {
	for _, tag := range []string{p.Think, p.SQL, p.Solution, p.Observation} {
		if tag != "" {
			text = regexp.MustCompile(`(?i)<(/?)`+tag+`>`).ReplaceAllString(text, "<${1}"+tag+">")
		}
	}
	return text
}

// move is what a call does with its query: it is the solution in the last turn, and where the model may not explore.
func (p Speech) move(last bool) agent.Move {
	if last || p.SQL == "" && !p.Opened {
		return agent.Commit
	}
	return agent.Probe
}

// tagged is a query in the tags of a published protocol, which a model that was trained on it writes whatever its
// prompt says.
var tagged = regexp.MustCompile(`(?is)<(?:solution|sql|answer)>\s*(.*?)\s*</(?:solution|sql|answer)>`)

// toolCall is a call as Hermes's and Qwen's models write it, and llm/openai puts it back.
var toolCall = regexp.MustCompile(`(?s)<tool_call>\s*(.*?)\s*</tool_call>`)

// toolName is a name that can be repeated to a model.
var toolName = regexp.MustCompile(`^[\w.-]{1,64}$`)

// call reads a call into s. SQL in its arguments is meant to be run, and as the solution where the tool has that name.
func (p Speech) call(text string, s agent.Step) agent.Step {
	var call struct {
		Name                  string
		Arguments, Parameters json.RawMessage
	}
	if json.Unmarshal([]byte(text), &call) == nil {
		for _, arguments := range []json.RawMessage{call.Arguments, call.Parameters} {
			if s.SQL = sqlOf(arguments); s.SQL != "" {
				if p.Solution != "" && strings.Contains(strings.ToLower(call.Name), p.Solution) || p.Opened && strings.Contains(strings.ToLower(call.Name), "solution") {
					s.Move = agent.Commit
				}
				return s
			}
		}
	}
	name := "a tool"
	if toolName.MatchString(call.Name) {
		name = "the tool " + call.Name
	}
	return agent.Step{Think: s.Think, Problem: fmt.Sprintf("%s was called, and there are none; write a query in a %s block", name, p.blocks())}
}

// sqlOf is the query among a call's arguments: the member of that name, or the only text there is.
func sqlOf(arguments json.RawMessage) string {
	var text string
	if json.Unmarshal(arguments, &text) == nil { // JSON in a string, or the query itself
		if inner := sqlOf(json.RawMessage(text)); inner != "" {
			return inner
		}
		return strings.TrimSpace(text)
	}
	var members map[string]any
	if json.Unmarshal(arguments, &members) != nil {
		return ""
	}
	var texts []string
	for _, v := range members {
		if t, ok := v.(string); ok {
			texts = append(texts, t)
		}
	}
	for _, name := range []string{"sql", "query", "sql_query", "statement", "code"} {
		if t, ok := members[name].(string); ok {
			return strings.TrimSpace(t)
		}
	}
	if len(texts) == 1 {
		return strings.TrimSpace(texts[0])
	}
	return ""
}

// fences are the Markdown blocks of SQL in a text; each begins on a line of its own.
var fences = regexp.MustCompile("(?is)```(?:sql|sqlite|mysql|mariadb|postgres|postgresql)?[ \t]*\r?\n(.*?)```")

// lastFence is the query of a text's last Markdown block; "" where there is none.
func lastFence(text string) string {
	blocks := fences.FindAllStringSubmatch(text, -1)
	if len(blocks) == 0 {
		return ""
	}
	return strings.TrimSpace(blocks[len(blocks)-1][1])
}

// bare is the query in a block that also holds thoughts, or words around a Markdown block.
func bare(block string) string {
	if i := strings.LastIndex(block, "</think>"); i >= 0 {
		block = unfence(block[i+len("</think>"):])
	}
	if sql := lastFence(block); sql != "" {
		return sql
	}
	return block
}

// entities are those of XML, in which some models write what is in tags.
var entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&quot;", `"`, "&apos;", "'", "&#39;", "'", "&#x27;", "'", "&#34;", `"`, "&amp;", "&")

var (
	entity = regexp.MustCompile(`&(?:lt|gt|quot|apos|amp|#39|#x27|#34);`)
	quotes = regexp.MustCompile("'[^']*'|\"[^\"]*\"|`[^`]*`")
)

// unescaped is a query without entities. Where they stand in quotes alone they are values.
func unescaped(sql string) string {
	if entity.MatchString(quotes.ReplaceAllString(sql, "")) {
		return entities.Replace(sql)
	}
	return sql
}
