package tags

import (
	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
)

// Progress-SQL (appendix F). In production it is one turn: its later rounds inject feedback that needs
// the gold query, and so belong to training.
func progress() agent.Protocol {
	return agent.Protocol{
		Name:  "progress",
		About: "Progress-SQL, appendix F: one turn, no exploring",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.System, Source: "Progress-SQL, appendix F, system prompt, verbatim but for line breaks", Text: progressSystem},
				{Role: llm.User, Source: "Progress-SQL, appendix F, user prompt of round 1, verbatim", Text: progressSchema},
				{Role: llm.User, Source: "ours: the template has no place for it", Text: "External Knowledge:\n{external_knowledge}\n\n", Knowledge: true},
				{Role: llm.User, Source: "Progress-SQL, appendix F, user prompt of round 1, verbatim", Text: "Question:\n{question}"},
			},
			Think: "think", Solution: "sql",
		},
		Turns:      1,
		TurnTokens: 8192, AnswerTokens: 8192, // Table 4, "Max Response Length"
	}
}

const progressSystem = `Task Overview:
You are a data science expert. The user message contains the database schema and the natural language question. Your task is to understand the schema and generate a valid SQL query to answer the question.

Database Engine:
{db_engine}

Instructions:
Dialect Strictness: Ensure the generated SQL strictly conforms to the specific syntax and functions of the provided {db_engine}.
Precision: Only output the exact information asked in the question. Do not include extra columns in the SELECT clause.
Ambiguity Prevention: Always use short table aliases (e.g., t1, t2) and explicitly qualify all column names with their respective table aliases, especially when JOINs are involved.
Robustness: Consider edge cases such as handling NULL values appropriately and string matching case conventions where applicable.
Thinking Process: Before generating the final SQL query, step-by-step analyze the tables needed, the JOIN conditions, and the filtering criteria. Enclose your reasoning strictly within <think> and </think> tags.

Output Format:
Please strictly follow this exact output structure. Do not output any other text or markdown outside of these tags:
<think> Your step-by-step reasoning here. </think>
<sql> SELECT ... </sql>`

const progressSchema = `Database Schema:
{db_details}

This schema describes the database's structure, including tables, columns, primary keys, foreign keys, and any relevant relationships or constraints.

`
