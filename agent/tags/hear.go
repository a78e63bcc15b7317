package tags

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// Bounds of what of a team's knowledge a prompt has.
const (
	knownTokens   = 1024 // of all together, and no more than an eighth of the context
	bytesPerToken = 3    // no vocabulary is at hand where knowledge is chosen; English text has four and more
	knownExamples = 5
)

// goOn takes what was asked before, outside this conversation, as knowledge.
func goOn(h *agent.Hearing) error {
	if h.After == nil {
		return nil
	}
	question, sql := h.Masks.Shown(h.After.Question, h.After.SQL)
	if sql == "" {
		return &database.Error{Kind: database.Refused, Rule: "mask", Message: "could not determine what the previous query compares with masked columns",
			Hint: "ask the question in a new conversation"}
	}
	h.Knowledge = strings.TrimSpace(fmt.Sprintf("%s\nThe question before was: %s\nIts SQL: %s",
		h.Knowledge, escapeTags(oneLine(question)), escapeTags(oneLine(sql))))
	return nil
}

// inform puts what the team knows into a question, as far as the prompt has a place for it.
func (s Speech) inform(h *agent.Hearing) {
	about := h.About
	if about == nil || !has(s.Prompt, "{external_knowledge}") {
		return
	}
	room := knownTokens * bytesPerToken
	if n := h.Engine().Context; n > 0 {
		room = min(room, n/8*bytesPerToken)
	}
	parts := []string{strings.TrimSpace(h.Knowledge)}
	heading := ""
	add := func(title, line string, u agent.Used) {
		if title != heading {
			line = title + "\n" + line
		}
		line = escapeTags(line)
		if len(line) > room {
			return
		}
		room -= len(line)
		heading = title
		parts, h.Used = append(parts, line), append(h.Used, u)
	}
	if !h.Follows { // a further question has them before it
		for _, rule := range about.Rules {
			add("Rules:", "- "+rule, agent.Used{Kind: "rule", Text: rule})
		}
	}
	for _, t := range about.Terms(h.Text) {
		if shown, ok := h.Term(t.Term); ok {
			add("What words mean here:", "- "+shown.String(), agent.UsedTerm(t.Term))
		}
	}
	for _, e := range about.Nearest(h.Text, knownExamples) {
		if question, sql := h.Masks.Shown(e.Question, e.SQL); sql != "" {
			add("Questions of this kind, with the queries that were found right, the nearest first:",
				fmt.Sprintf("Question: %s\nSQL: %s", oneLine(question), sql), agent.UsedExample(e))
		}
	}
	h.Knowledge = strings.TrimSpace(strings.Join(parts, "\n"))
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
