package tags

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
)

// SQL-Trail (appendix A.3, Algorithm 1, System Prompt A.8). The paper's instructions say <reasoning>
// and its example says <think>; here it is <reasoning> throughout. Algorithm 1 also stops at
// </reasoning>, which would spend a turn on each thought; A.3's text does not, and neither do we.
func trail() agent.Protocol {
	return agent.Protocol{
		Name:  "trail",
		About: "SQL-Trail, appendix A.3: <reasoning>, observations as messages of the user",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.System, Source: "SQL-Trail, System Prompt A.8, verbatim but for line breaks", Text: trailSystem},
				{Role: llm.System, Source: "SQL-Trail, System Prompt A.8, verbatim but for <think>", Text: trailExample},
				{Role: llm.User, Source: "ours: a conversation needs something to answer", Text: "Question: {question}"},
			},
			Think: "reasoning", SQL: "sql", Solution: "solution", Observation: "observation",
			Observe: trailObserve,
			Role:    llm.User,
			Rows:    50, Chars: 9000, Cell: 1000, // 50 rows: the prompt; the rest as skyrl
		},
		Fetch: 10_000,         // as skyrl
		Turns: 10, Repairs: 2, // turns: appendix A.5; repairs: ours
		ForceSolution: true,                       // Algorithm 1, line 31
		NoticeRepeats: true,                       // ours
		TurnTokens:    3000, AnswerTokens: 30_000, // ours
	}
}

const trailSystem = `Task Overview: You are a helpful text-to-SQL expert assistant. Below, you are provided with a database schema and a natural language question. Your task is to understand the schema and generate a valid SQL query to answer the question within limited turns. You should breakdown the problem, draft your reasoning process, and generate the solution.

Database Engine: {engine}

Database Schema:
{schema}

External Knowledge: {external_knowledge}

Question: {question}

Instructions:
1. Make sure you only output the information that is asked in the question. If the question asks for a specific column, make sure to only include that column in the SELECT clause, nothing more.
2. The generated query should return all of the information asked in the question without any missing or extra information.
3. In your first response, you must identify all tables and columns from the database schema that are relevant to answering the question.
4. Before generating the final SQL query you should reflect through previous steps and refine any errors previous steps.

Format:
1. Conduct thinking inside <reasoning>…</reasoning> blocks every time you get new observation or information. nothing more.
2. You can use SQL tool written within a single <sql>your sql</sql> block to explore or verify. SQL tool output will be shown as dataframe inside <observation>…</observation>. Based on this observation, you can think again and refine.
3. The returned dataframe will be truncated in 50 rows if observation is too long.
4. If you find no further exploration is needed or reaches max turns, directly provide the final sql in <solution>…</solution>

`

const trailExample = `------------------------ START OF EXAMPLE ------------------------
Question: what is the average price of all products?

Database Schema:
    Table: products
    - id (INTEGER, PRIMARY KEY)
    - name (TEXT)
    - price (REAL)

<reasoning>I need to find the average price of all items listed in the products table.

Relavent tables and columns:
- 'products':'price'

To solve this problem I should issue a simple aggregate query using AVG(price).</reasoning>
<sql>SELECT AVG(price) FROM products;</sql>
<observation>
   AVG(price)
0       24.75
</observation>
<reasoning>The result shows that the average product price is 24.75. The question asks for the average price, so I can directly return this SQL query as the final solution.</reasoning>
<solution>SELECT AVG(price) FROM products;</solution>
------------------------ END OF EXAMPLE ------------------------
`

// trailObserve words an observation as Algorithm 1, lines 20 to 26. Line 26 says that T − t turns are left, with t
// counted from 0, so the forced solution is one of them. The database's message is ours: section
// 3.3.1 has errors among the feedback, line 22 does not show them.
func trailObserve(o Observation) string {
	var body string
	switch {
	case o.Malformed != "" || o.Failed != "":
		body = "Your previous action is invalid. Think and try again.\n" + o.Malformed + o.fault()
	case o.Repeats > 0:
		body = fmt.Sprintf("The same query was run in turn %d. It was not run again; its result is shown there.", o.Repeats)
	default:
		body = frame(o.Header, o.Rows)
		if more := o.more(); more != "" {
			body += "\n" + more
		}
	}
	return fmt.Sprintf("<observation>\n%s\nYou have %s left to complete the task.</observation>", body, plain.Count(o.Left+1, "turn"))
}

// frame is a table as pandas prints one: an index, then columns flush right.
func frame(header []string, rows [][]string) string {
	if len(rows) == 0 {
		return "Empty DataFrame\nColumns: [" + strings.Join(header, ", ") + "]"
	}
	all := [][]string{append([]string{""}, header...)}
	for i, r := range rows {
		all = append(all, append([]string{strconv.Itoa(i)}, r...))
	}
	width := widths(all[0], all[1:])
	lines := make([]string, len(all))
	for i, cells := range all {
		var b strings.Builder
		for j, c := range cells {
			pad := strings.Repeat(" ", width[j]-utf8.RuneCountInString(c))
			switch j {
			case 0:
				b.WriteString(c + pad)
			default:
				b.WriteString("  " + pad + c)
			}
		}
		lines[i] = b.String()
	}
	return strings.Join(lines, "\n")
}
