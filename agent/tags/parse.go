package tags

import (
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
)

func opening(tag string) string { return "<" + tag + ">" }
func closing(tag string) string { return "</" + tag + ">" }

// Say writes one turn as a model of the protocol would: what parse reads, in the form that the prompt asks for,
// after what opens it. A query that is not final needs a protocol that explores.
func (s Speech) Say(think, sql string, final bool) string {
	if s.Opened { // there is no place for thoughts
		return sql + "\n" + fenceEnd
	}
	tag := s.SQL
	if final {
		tag = s.Solution
	}
	if s.Fenced || final && s.Markdown {
		sql = "```sql\n" + sql + "\n```"
	}
	said := opening(s.Think) + think + closing(s.Think) + "\n"
	switch {
	case s.Fenced:
		return said + sql
	case final && s.Markdown:
		return said + opening(tag) + "\n" + sql + "\n" + closing(tag)
	}
	return said + opening(tag) + sql + closing(tag)
}

// parse reads one turn's text, which the model wrote: nothing that came from a database is ever
// parsed. The first block that is closed counts, and what comes after it does not; an unclosed
// block does not count. Where blocks are Fenced, it is the last that counts.
func (p Speech) parse(text string) agent.Step {
	if p.Fenced {
		return p.parseFenced(text)
	}
	text = cutAfter(text, p.stops())
	s := agent.Step{Think: p.thought(text)}
	for _, tag := range []string{p.SQL, p.Solution} {
		body, closed := strings.CutSuffix(text, closing(tag))
		if tag == "" || !closed {
			continue
		}
		i := strings.LastIndex(body, opening(tag))
		if i < 0 {
			s.Problem = "the " + tag + " block is closed but was not opened"
			return s
		}
		s.SQL = unfence(body[i+len(opening(tag)):])
		if s.SQL == "" {
			s.Problem = "the " + tag + " block is empty"
		}
		if tag == p.Solution && s.SQL != "" {
			s.Move = agent.Commit
		}
		return s
	}
	switch {
	case strings.TrimSpace(text) == "":
		s.Problem = "nothing was written"
	case p.Observation != "" && strings.HasSuffix(text, opening(p.Observation)):
		s.Problem = "observations are given, not written"
	default:
		s.Problem = "no complete " + p.blocks() + " block"
	}
	return s
}

// closed is a block that was opened for the model, and that the end of the message closes.
func (s Speech) closed(text string) string {
	if s.Opened {
		if strings.HasSuffix(text, fenceEnd) {
			return text
		}
		return text + "\n" + fenceEnd
	}
	if strings.Contains(text, closing(s.Solution)) {
		return text
	}
	return text + closing(s.Solution)
}

// fenced is a Markdown block of SQL, as the published code of PaVeRL-SQL finds it (parse_response of
// accuracy_reward.py).
var fenced = regexp.MustCompile("(?s)```sql\\s*(.*?)\\s*```")

// parseFenced reads a message whose last block counts.
func (p Speech) parseFenced(text string) agent.Step {
	blocks := fenced.FindAllStringSubmatchIndex(text, -1)
	if len(blocks) == 0 {
		s := agent.Step{Think: p.thought(text), Problem: "no complete " + p.blocks() + " block"}
		if strings.TrimSpace(text) == "" {
			s.Problem = "nothing was written"
		}
		return s
	}
	last := blocks[len(blocks)-1]
	s := agent.Step{Think: p.thought(text[:last[0]]), SQL: text[last[2]:last[3]], Move: agent.Commit}
	if s.SQL == "" {
		s.Move, s.Problem = agent.Probe, "the last "+p.blocks()+" block is empty"
	}
	return s
}

// blocks names the blocks that end a turn.
func (s Speech) blocks() string {
	switch {
	case s.Fenced:
		return "```sql"
	case s.SQL == "":
		return s.Solution
	}
	return s.SQL + " or " + s.Solution
}

// cutAfter cuts text after the first stop string.
func cutAfter(text string, stops []string) string {
	end := len(text)
	for _, s := range stops {
		if i := strings.Index(text, s); i >= 0 && i+len(s) < end {
			end = i + len(s)
		}
	}
	return text[:end]
}

// thought is what precedes the first block, without its tags.
func (s Speech) thought(text string) string {
	for _, tag := range []string{s.SQL, s.Solution, s.Observation} {
		if tag != "" {
			text, _, _ = strings.Cut(text, opening(tag))
		}
	}
	text = strings.ReplaceAll(text, opening(s.Think), "")
	return strings.TrimSpace(strings.ReplaceAll(text, closing(s.Think), ""))
}

// A Markdown block of SQL, as it is opened for a model.
const (
	fenceBegin = "```sql\n"
	fenceEnd   = "```"
)

// fence is a Markdown code block around the whole of a query.
var fence = regexp.MustCompile("(?is)^```(?:sql|sqlite|mysql|mariadb|postgres|postgresql)?\\s(.*?)(?:```)?$")

func unfence(sql string) string {
	sql = strings.TrimSpace(sql)
	if m := fence.FindStringSubmatch(sql); m != nil && !strings.Contains(m[1], "```\n") { // of several, none is the whole
		sql = strings.TrimSpace(m[1])
	}
	return sql
}
