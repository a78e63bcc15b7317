package agent

import "github.com/sqlagent/sqlagent/llm"

// PaVeRL-SQL, its CoT pipeline (section III-C): one turn, no exploring. The paper's Prompt IV-A2 is not in its text;
// the wording is ours, with what section III-C1 has it hold: dialect, schema, optional context, question. That the last
// block of SQL counts, that its fence is "```sql", and 2,048 tokens a response are the published code's
// (accuracy_reward.py, infer_eval/infer.py). The schema is DDL with values, as in appendix B.
func paverl() Protocol {
	return Protocol{
		Name:  "paverl",
		About: "PaVeRL-SQL, section III-C: one turn, the last ```sql block counts",
		Prompt: []Part{
			{Role: llm.User, Source: "ours: Prompt IV-A2 is lost", Text: paverlTask},
			{Role: llm.User, Source: "ours", Text: "Context:\n{external_knowledge}\n\n", Knowledge: true},
			{Role: llm.User, Source: "ours", Text: paverlFormat},
		},
		Think: "think", Fenced: true, // "the <think> block is ignored by our parser": appendix A
		Turns:      1,
		TurnTokens: 2048, AnswerTokens: 2048, // the code
	}
}

const paverlTask = `Write one SQL query that answers a question about a database.

Database engine: {engine}

Database schema:
{schema}

`

const paverlFormat = `Question:
{question}

The query returns exactly what the question asks for: no other columns, no row more or less. It uses only functions that {engine} has.

Think first, step by step, between <think> and </think>. Then give the query in a block that begins with ` + "```sql and ends with ```" + `. If you write several such blocks, the last one counts.`
