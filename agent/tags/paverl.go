package tags

import (
	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
)

// PaVeRL-SQL, its CoT pipeline (section III-C): one turn, no exploring. The paper's Prompt IV-A2 is not in its text;
// its public data (val_syn_10K.parquet) shows the form, which ours has in words of our own: a role, the schema as DDL
// with values, documentation, the question, four instructions, thoughts of at most 1,536 tokens, one block of SQL. That
// the last block counts, that its fence is "```sql", and 2,048 tokens a response are the published code's
// (accuracy_reward.py, infer_eval/infer.py).
func paverl() agent.Protocol {
	const source = "ours, in the form of PaVeRL-SQL's public data"
	return agent.Protocol{
		Name:  "paverl",
		About: "PaVeRL-SQL, section III-C: one turn, the last ```sql block counts",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.User, Source: source, Text: paverlTask},
				{Role: llm.User, Source: source, Text: "DOCUMENTATION:\n{external_knowledge}\n\n", Knowledge: true},
				{Role: llm.User, Source: source, Text: paverlFormat},
			},
			Think: "think", Fenced: true, // "the <think> block is ignored by our parser": appendix A
		},
		Turns:      1,
		TurnTokens: 2048, AnswerTokens: 2048, // the code
	}
}

const paverlTask = `You are an expert in {engine} who turns questions about a database into SQL.

DATABASE SCHEMA:
{schema}

`

const paverlFormat = `QUESTION:
{question}

INSTRUCTIONS:
1. Use as few tokens as a clear answer needs.
2. Select only the columns that the question asks for.
3. Return all that the question asks for: nothing is missing, nothing is extra.
4. Think the steps of the query through before you write it, and use only functions that {engine} has.

Write your thoughts first, in at most 1,536 tokens, between <think> and </think>. Then write exactly one query, in a block that begins with ` + "```sql and ends with ```" + `, and nothing after it.`
