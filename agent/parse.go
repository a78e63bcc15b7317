package agent

import (
	"regexp"
	"strings"
)

// step is what one turn of the model asks for.
type step struct {
	think   string
	sql     string
	final   bool   // sql is the solution
	problem string // what is wrong with the format; sql is empty then
}

func opening(tag string) string { return "<" + tag + ">" }
func closing(tag string) string { return "</" + tag + ">" }

// Say writes one turn as a model of this protocol would: what parse reads, in the form that the prompt asks for. A
// query that is not final needs a protocol that explores.
func (p *Protocol) Say(think, sql string, final bool) string {
	tag := p.SQL
	if final {
		tag = p.Solution
	}
	if p.Fenced || final && p.Markdown {
		sql = "```sql\n" + sql + "\n```"
	}
	said := opening(p.Think) + think + closing(p.Think) + "\n"
	switch {
	case p.Fenced:
		return said + sql
	case final && p.Markdown:
		return said + opening(tag) + "\n" + sql + "\n" + closing(tag)
	}
	return said + opening(tag) + sql + closing(tag)
}

// parse reads one turn's text, which the model wrote: nothing that came from a database is ever
// parsed. The first block that is closed counts, and what stands behind it does not; an unclosed
// block does not count. Where blocks are Fenced, it is the last that counts.
func (p *Protocol) parse(text string) step {
	if p.Fenced {
		return p.parseFenced(text)
	}
	text = cutBehind(text, p.stops())
	s := step{think: p.thought(text)}
	for _, tag := range []string{p.SQL, p.Solution} {
		body, closed := strings.CutSuffix(text, closing(tag))
		if tag == "" || !closed {
			continue
		}
		i := strings.LastIndex(body, opening(tag))
		if i < 0 {
			s.problem = "the " + tag + " block is closed but was not opened"
			return s
		}
		s.sql = unfence(body[i+len(opening(tag)):])
		if s.sql == "" {
			s.problem = "the " + tag + " block is empty"
		}
		s.final = tag == p.Solution && s.sql != ""
		return s
	}
	switch {
	case strings.TrimSpace(text) == "":
		s.problem = "nothing was written"
	case p.Observation != "" && strings.HasSuffix(text, opening(p.Observation)):
		s.problem = "observations are given, not written"
	default:
		s.problem = "no complete " + p.blocks() + " block"
	}
	return s
}

// closed is a forced solution: its tag was opened for the model, and the end of the message closes it.
func (p *Protocol) closed(text string) string {
	if strings.Contains(text, closing(p.Solution)) {
		return text
	}
	return text + closing(p.Solution)
}

// fenced is a Markdown block of SQL, as the published code of PaVeRL-SQL finds it (parse_response of
// accuracy_reward.py).
var fenced = regexp.MustCompile("(?s)```sql\\s*(.*?)\\s*```")

// parseFenced reads a message whose last block counts.
func (p *Protocol) parseFenced(text string) step {
	blocks := fenced.FindAllStringSubmatchIndex(text, -1)
	if len(blocks) == 0 {
		s := step{think: p.thought(text), problem: "no complete " + p.blocks() + " block"}
		if strings.TrimSpace(text) == "" {
			s.problem = "nothing was written"
		}
		return s
	}
	last := blocks[len(blocks)-1]
	s := step{think: p.thought(text[:last[0]]), sql: text[last[2]:last[3]], final: true}
	if s.sql == "" {
		s.final, s.problem = false, "the last "+p.blocks()+" block is empty"
	}
	return s
}

// blocks names the blocks that end a turn.
func (p *Protocol) blocks() string {
	switch {
	case p.Fenced:
		return "```sql"
	case p.SQL == "":
		return p.Solution
	}
	return p.SQL + " or " + p.Solution
}

// cutBehind cuts text behind the first stop string.
func cutBehind(text string, stops []string) string {
	end := len(text)
	for _, s := range stops {
		if i := strings.Index(text, s); i >= 0 && i+len(s) < end {
			end = i + len(s)
		}
	}
	return text[:end]
}

// thought is what stands before the first block, without its tags.
func (p *Protocol) thought(text string) string {
	for _, tag := range []string{p.SQL, p.Solution, p.Observation} {
		if tag != "" {
			text, _, _ = strings.Cut(text, opening(tag))
		}
	}
	text = strings.ReplaceAll(text, opening(p.Think), "")
	return strings.TrimSpace(strings.ReplaceAll(text, closing(p.Think), ""))
}

// fence is a Markdown code block around the whole of a query.
var fence = regexp.MustCompile("(?is)^```(?:sql|sqlite|mysql|mariadb|postgres|postgresql)?\\s(.*?)(?:```)?$")

func unfence(sql string) string {
	sql = strings.TrimSpace(sql)
	if m := fence.FindStringSubmatch(sql); m != nil && !strings.Contains(m[1], "```\n") { // of several, none is the whole
		sql = strings.TrimSpace(m[1])
	}
	return sql
}

// normalise is the same for queries that differ only in white space and letter case outside quotes
// and in a last semicolon. Queries with comments, escapes or dollar quotes are only trimmed: there,
// a new line or a letter's case may matter.
func normalise(sql string) string {
	sql = strings.TrimRight(strings.TrimSpace(sql), "; \t\r\n")
	if strings.ContainsAny(sql, `#$\`) || strings.Contains(sql, "--") || strings.Contains(sql, "/*") {
		return sql
	}
	var b strings.Builder
	var quote rune // the closing one, 0 outside quotes
	space := false
	for _, r := range sql {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case strings.ContainsRune(" \t\r\n\f", r):
			space = true
			continue
		case r == '\'' || r == '"' || r == '`':
			quote = r
		case r == '[':
			quote = ']'
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		if quote == 0 {
			b.WriteString(strings.ToLower(string(r)))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
