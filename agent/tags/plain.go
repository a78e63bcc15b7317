package tags

import (
	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
)

// The protocol plain is ours, for models that were trained on no protocol: no example to copy, no tags, no thoughts.
// The reply is opened for the model, so that all it writes is a query. Every query is a candidate: one that runs and
// returns rows is the answer.
func anyModel() agent.Protocol {
	return agent.Protocol{
		Name:  "plain",
		About: "ours, for any model: the schema, the question, and a reply that is a query",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.System, Source: "ours", Text: plainTask},
				{Role: llm.User, Source: "ours", Text: "{brief_schema}\n\n"},
				{Role: llm.User, Source: "ours", Text: "Notes:\n{external_knowledge}\n\n", Knowledge: true},
				{Role: llm.User, Source: "ours", Text: "Question: {question}"},
			},
			Fenced: true, Opened: true,
			Observe: plainObserve,
			Role:    llm.User,
			Rows:    5, Chars: 1000, Cell: 100,
			Brief: 900,
		},
		Fetch: 1000,
		Turns: 3, SettlesRepeats: true, Mends: true, Weighs: true,
		TurnTokens: 3000, OpenedTokens: 400, AnswerTokens: 9000,
	}
}

const plainTask = `You are an expert in {engine}. Answer each question with one {engine} query over these tables, and nothing else. Use only tables and columns that the schema has. Select only what the question asks for.`

// plainObserve words what came of a query that is not the answer yet: it failed, or returned nothing.
func plainObserve(o Observation) string {
	switch {
	case o.Malformed != "":
		return "That is no query (" + o.Malformed + "). Write one query in a ```sql block."
	case o.Failed != "":
		return "The query failed: " + o.fault() + "\nWrite the corrected query."
	case o.Repeats > 0:
		return "That query failed before. Write another one."
	}
	if o.Total > 0 {
		return "The query returned\n" + bordered(o.Header, o.Rows) + "\n" + o.more() + "\nAnswer the question."
	}
	return "The query ran and returned nothing. If the question can have an answer, write the corrected query; if not, repeat it."
}
