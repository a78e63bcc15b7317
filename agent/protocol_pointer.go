package agent

import (
	"github.com/sqlagent/sqlagent/llm"
)

// pointerProtocol is ours. The model reads a schema and a question in which every table, column and value is a pointer,
// and answers over pointers (package pointer), held to a grammar: it spells no name and no value. Its prompt, its turns
// and its observations are made in pointing.go. Votes see the schema in several orders, which are wrong in several
// ways.
func pointerProtocol() Protocol {
	return Protocol{
		Name:     "pointer",
		About:    "ours: tables, columns and values as pointers, for weights trained on them, as nano's",
		Pointers: true,
		Role:     llm.User,
		Fetch:    countedRows,
		Turns:    1, TurnTokens: 96, AnswerTokens: 384,
		// Weights that learnt from execution are sure of themselves: at 0.8 they say what the greedy vote says, right
		// or wrong, and agreement tells less.
		VoteTemperature: 1.4,
		Orders:          func(votes int) int { return (votes + 2) / 3 }, // of each a greedy answer and two that are drawn
		Weight: func(a *Answer) float64 {
			c := candidate{tokens: a.pointing.tokens, result: a.Result}
			return c.weight(a.pointing.prompt)
		},
	}
}
