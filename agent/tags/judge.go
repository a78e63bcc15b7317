package tags

import (
	"context"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
)

// judging is the scoring prompt of PaVeRL-SQL's verbal RL (appendix A), whose words our text has lost: the form is that
// of its public code, the words are ours. Candidates and what is wanted of them come after it.
var judging = []Part{
	{Role: llm.User, Source: judgingSource, Text: "You are an expert in {engine} who judges SQL queries that others wrote.\n\nDATABASE SCHEMA:\n{schema}\n\n"},
	{Role: llm.User, Source: judgingSource, Text: "DOCUMENTATION:\n{external_knowledge}\n\n", Knowledge: true},
	{Role: llm.User, Source: judgingSource, Text: "QUESTION:\n{question}\n\nCANDIDATES:\n"},
}

const judgingSource = "ours, in the form of PaVeRL-SQL's public code"

const judgingTask = `
INSTRUCTIONS:
1. Judge for each candidate whether its result answers the question: the right rows, the right columns, nothing missing, nothing extra.
2. Give each a score from 0.00, certainly wrong, to 1.00, certainly right. Candidates that do the same have the same score.

Write your thoughts first, between <think> and </think>. Then write the scores between <scores> and </scores>, a line for each candidate, such as "SQL0: 0.85", and nothing after it.`

// Judgement is agent.Judge's.
func (d *dialogue) Judgement(ctx context.Context, queries []string) ([]llm.Message, error) {
	var tail strings.Builder
	for i, sql := range queries {
		fmt.Fprintf(&tail, "SQL%d: %s\n", i, strings.TrimSpace(sql))
	}
	tail.WriteString(judgingTask)
	vote := *d.Vote
	if d.Len != nil {
		vote.Room -= d.Len([]llm.Message{{Role: llm.User, Text: tail.String()}})
	}
	if d.Follows { // the schema was said before
		messages := fill(judgingAgain, d.Schema, d.Question, d.Protocol.Turns)
		messages[len(messages)-1].Text += tail.String()
		return unstable(messages), nil
	}
	asks := dialogue{d.Speech, &vote}
	asks.Speech.Prompt = judging
	messages, err := asks.fit(ctx)
	if err != nil {
		return nil, err
	}
	messages[len(messages)-1].Text += tail.String()
	return messages, nil
}

// judgingAgain asks the same of a further question in a conversation.
var judgingAgain = []Part{
	{Role: llm.User, Source: "ours", Text: "DOCUMENTATION:\n{external_knowledge}\n\n", Knowledge: true},
	{Role: llm.User, Source: "ours", Text: "Now judge SQL queries that others wrote for a further question.\n\nQUESTION:\n{question}\n\nCANDIDATES:\n"},
}

// score is a line of scores: "SQL0: 0.85".
var score = regexp.MustCompile(`(?i)^\W*sql\s*(\d+)\b[^\d.\n]*(\d*\.?\d+)`)

// Scores is agent.Judge's: the numbers of the last block of scores, clamped. Thoughts are not read, and neither is a
// turn that ends within them.
func (d *dialogue) Scores(text string, n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = math.NaN()
	}
	if strings.Contains(text, opening("think")) {
		_, text, _ = strings.Cut(text, closing("think"))
	}
	at := strings.LastIndex(text, opening("scores"))
	if at < 0 {
		return out
	}
	block, _, _ := strings.Cut(text[at:], closing("scores"))
	for line := range strings.Lines(strings.TrimPrefix(block, opening("scores"))) {
		found := score.FindStringSubmatch(line)
		if found == nil {
			continue
		}
		i, err := strconv.Atoi(found[1])
		if x, bad := strconv.ParseFloat(found[2], 64); err == nil && bad == nil && i < n {
			out[i] = min(max(x, 0), 1)
		}
	}
	return out
}

var _ agent.Judge = (*dialogue)(nil)
