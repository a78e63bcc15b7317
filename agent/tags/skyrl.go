package tags

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
)

// SkyRL-SQL (Liu et al., "SkyRL-SQL: Multi-turn SQL Data Agents via RL"). The engine's name is a
// placeholder here; the paper's prompt says SQLite. Where the paper is silent, numbers and wording
// are those of the published code (skyrl_gym/envs/sql and tools/sql.py of NovaSky-AI/SkyRL).
func skyrl() agent.Protocol {
	return agent.Protocol{
		Name:  "skyrl",
		About: "SkyRL-SQL, appendix A: instructions and the schema as DDL",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlTask},
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlSchema},
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlQuestion},
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlFormatThink},
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlFormat},
				{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim; its first two lines from appendix D.2", Text: skyrlExample},
				{Role: llm.User, Source: "ours: section 4 has the budget told, appendix A does not show it", Text: skyrlTurns},
			},
			Think: "think", SQL: "sql", Solution: "solution", Observation: "observation",
			Observe: skyrlObserve,
			Role:    llm.Continue,                // the Search-R1 loop, section 4
			Rows:    50, Chars: 9000, Cell: 1000, // 50 rows, 9,000 characters: the code
		},
		Fetch: 10_000,        // the code
		Turns: 5, Repairs: 2, // turns: section 5; repairs: ours
		ForceSolution: true, NoticeRepeats: true, // ours
		TurnTokens: 3000, AnswerTokens: 15_000, // 3,000 a turn: the code
	}
}

// skyrlThinking is for models that think by themselves.
func skyrlThinking() agent.Protocol {
	p := skyrl()
	p.Name = "skyrl-thinking"
	p.About = "SkyRL-SQL, appendix D.2: for models that think without being told"
	return asking(p, []Part{
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlTask},
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlSchema},
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlQuestion},
		{Role: llm.User, Source: "SkyRL-SQL, appendix D.2, verbatim", Text: skyrlFormatHead + skyrlFormat},
		{Role: llm.User, Source: "SkyRL-SQL, appendix D.2, verbatim", Text: skyrlExampleThinking},
		{Role: llm.User, Source: "ours: section 4 has the budget told, appendix A does not show it", Text: skyrlTurns},
	})
}

// skyrlNoSchema shows table names only.
func skyrlNoSchema() agent.Protocol {
	p := skyrl()
	p.Name = "skyrl-noschema"
	p.About = "SkyRL-SQL, appendix D.1: table names only, the model finds the columns"
	return asking(p, []Part{
		{Role: llm.User, Source: "SkyRL-SQL, appendix D.1, verbatim", Text: skyrlTaskNoSchema},
		{Role: llm.User, Source: "SkyRL-SQL, appendix D.1, verbatim", Text: skyrlNames},
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlQuestion},
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlFormatThink},
		{Role: llm.User, Source: "SkyRL-SQL, appendix A, verbatim", Text: skyrlFormat},
		{Role: llm.User, Source: "SkyRL-SQL, appendix D.1 (without the example's schema)", Text: skyrlExampleNoSchema},
		{Role: llm.User, Source: "ours: section 4 has the budget told, appendix A does not show it", Text: skyrlTurns},
	})
}

// asking is a protocol with another prompt.
func asking(p agent.Protocol, prompt []Part) agent.Protocol {
	s, _ := Of(p)
	s.Prompt = prompt
	p.Speech = s
	return p
}

const skyrlTask = `Task Overview:

You are a data science expert. Below, you are provided with a database schema and a natural language question. Your task is to understand the schema and generate a valid SQL query to answer the question within limited turns. You should breakdown the problem, draft your reasoning process, and generate the solution.

Database Engine: {engine}

`

const skyrlTaskNoSchema = `Task Overview:

You are a data science expert. Below, you are provided with a natural language question. Your task is to understand the schema and generate a valid SQL query to answer the question within limited turns. You should breakdown the problem, draft your reasoning process, and generate the solution.

Database Engine: {engine}

`

const skyrlSchema = `Database Schema:

{db_details}

This schema describes the database's structure, including tables, columns, primary keys, foreign keys, and any relevant relationships or constraints.

`

const skyrlNames = `Database Schema: You are not provided with the database schema and the table names. You need to figure out the database structure by yourself with the table names. {table_names}

`

const skyrlQuestion = `External Knowledge:
{external_knowledge}

Question: {question}

Instructions:

- Make sure you only output the information that is asked in the question. If the question asks for a specific column, make sure to only include that column in the SELECT clause, nothing more.
- The generated query should return all of the information asked in the question without any missing or extra information.
- Before generating the final SQL query, please think through the steps of how to write the query. It should include detailed considerations such as analisying questions, summarizing relevant findings, brainstorming new ideas, verifying the accuracy of the current steps, refining any errors, thinking of how to call SQL tools, and revisiting previous steps.

`

const skyrlFormatHead = `Format:

`

const skyrlFormatThink = skyrlFormatHead + `- Conduct thinking inside <think>...</think> blocks every time you get new observation or information.
`

const skyrlFormat = `- You can use SQL tool written within a single <sql>your sql</sql> block to explore or verify. SQL tool output will be shown as dataframe inside <observation>...</observation>. Based on this observation, you can think again and refine.
- The returned dataframe will be truncated in 50 rows if observation is too long.
- If you find no further exploration is needed or reaches max turns, you MUST directly provide the final SQL query solution inside <solution>...</solution>.

`

const skyrlExampleHead = `----- START OF EXAMPLE -----
Question: how many pigs are in the farm?
`

const skyrlExampleSchema = `Database Schema:
Table: animals
- id (INTEGER, PRIMARY KEY)
- species (TEXT)
- age (INTEGER)
- name (TEXT)
`

const skyrlExampleTurns = `<think>I am querying how many pigs are in the farm. I will begin by checking if the 'animals' table exists and contains entries with species = 'pig'.</think>
<sql>SELECT COUNT(*) FROM animals WHERE species = 'pig';</sql>
<observation>
+----------+
| COUNT(*) |
+----------+
| 12       |
+----------+
</observation>
<think>The result indicates that there are 12 pigs in the farm. Since the question asks for how many pigs, I can now output the final SQL as the solution.</think>
<solution>SELECT COUNT(*) FROM animals WHERE species = 'pig';</solution>
`

const (
	skyrlExample         = skyrlExampleHead + skyrlExampleSchema + skyrlExampleTurns
	skyrlExampleNoSchema = skyrlExampleHead + skyrlExampleTurns
)

const skyrlExampleThinking = skyrlExampleHead + skyrlExampleSchema + `<sql>SELECT COUNT(*) FROM animals WHERE species = 'pig';</sql>
<observation>
+----------+
| COUNT(*) |
+----------+
| 12       |
+----------+
</observation>
<solution>SELECT COUNT(*) FROM animals WHERE species = 'pig';</solution>
`

const skyrlTurns = `
You have {turns} turns to complete the task.
`

// skyrlObserve words an observation as the published code does (tools/sql.py), with a table as in
// appendix A's example, since the code's has no column names.
func skyrlObserve(o Observation) string {
	var body string
	switch {
	case o.Malformed != "":
		body = "Your previous action is invalid (" + o.Malformed + "). Follow the format of outputting thinking process and sql tool, and try again."
	case o.Failed != "":
		body = "Error executing SQL: " + o.fault()
	case o.Repeats > 0:
		body = fmt.Sprintf("The same query was run in turn %d. It was not run again; its result is shown there.", o.Repeats)
	default:
		body = bordered(o.Header, o.Rows)
		if more := o.more(); more != "" {
			body += "\n" + more
		}
	}
	return fmt.Sprintf("\n\n<observation>\n%s\n<reminder>You have %s left to complete the task.</reminder></observation>\n\n",
		body, plain.Count(o.Left, "turn"))
}

// bordered is a table as in appendix A's example.
func bordered(header []string, rows [][]string) string {
	width := widths(header, rows)
	var b strings.Builder
	rule := func() {
		for _, w := range width {
			b.WriteString("+" + strings.Repeat("-", w+2))
		}
		b.WriteString("+\n")
	}
	line := func(cells []string) {
		for i, c := range cells {
			b.WriteString("| " + c + strings.Repeat(" ", width[i]-utf8.RuneCountInString(c)+1))
		}
		b.WriteString("|\n")
	}
	rule()
	line(header)
	rule()
	for _, r := range rows {
		line(r)
	}
	if len(rows) > 0 {
		rule()
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// widths is the number of characters of each column's longest cell.
func widths(header []string, rows [][]string) []int {
	w := make([]int, len(header))
	for _, line := range append([][]string{header}, rows...) {
		for i, c := range line {
			w[i] = max(w[i], utf8.RuneCountInString(c))
		}
	}
	return w
}
