package tags

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Graph-Reward-SQL's reasoning prompt (appendix R; responses of at most 16,384 tokens: appendix C.3): one turn, no
// exploring.
func graph() agent.Protocol {
	const verbatim = "Graph-Reward-SQL, appendix R, verbatim but for line breaks"
	return agent.Protocol{
		Name:  "graph",
		About: "Graph-Reward-SQL, appendix R: <think> and <answer>, one turn, no exploring",
		Speech: Speech{
			Prompt: []Part{
				{Role: llm.User, Source: verbatim, Text: graphTask},
				{Role: llm.User, Source: "ours: the template names no engine", Text: "Database engine: {engine}\n\n"},
				{Role: llm.User, Source: verbatim + "; keys as in appendix S, Table 15; types as declared", Text: graphSchema},
				{Role: llm.User, Source: "ours: the template has no place for it", Knowledge: true,
					Text: "External knowledge:\n{external_knowledge}\n\n"},
				{Role: llm.User, Source: verbatim, Text: graphFormat},
			},
			Think: "think", Solution: "answer", Markdown: true,
		},
		Turns:      1,
		TurnTokens: 16_384, AnswerTokens: 16_384,
	}
}

const graphTask = `You are an experienced database expert. Given the database schema and the user's question, your task is to write a single SQL that correctly answers the question.

`

const graphSchema = `Database schema:
{structures}

`

const graphFormat = `Question:
{question}

Respond in the following format:
<think>
Your detailed and step-by-step thinking path toward finding the correct SQL query
</think>
<answer>
` + "```sql" + `
Your predicted SQL query
` + "```" + `
</answer>

Now is your turn to respond in the above format.`

// graphStructures is a schema as in appendix R; its words for keys are those of Table 15.
func graphStructures(s *schema.Schema) string {
	list := func(names []string) string {
		quoted := make([]string, len(names))
		for i, n := range names {
			quoted[i] = dialects.QuoteIdent(s.Dialect, n)
		}
		return strings.Join(quoted, ", ")
	}
	var b strings.Builder
	tables := strings.ReplaceAll(tableNames(s), "\n", ", ")
	switch n := len(s.Tables); {
	case n == 1:
		fmt.Fprintf(&b, "There is one table: %s.", tables)
	case n < len(numbers):
		fmt.Fprintf(&b, "There are %s tables: %s.", numbers[n], tables)
	default:
		fmt.Fprintf(&b, "There are %d tables: %s.", n, tables)
	}
	for _, t := range s.Tables {
		name := dialects.QuoteTable(s.Dialect, t.Name)
		fmt.Fprintf(&b, "\nthe structure of table %s is as follows:\n| column name | column type |\n", name)
		for _, c := range t.Columns {
			fmt.Fprintf(&b, "| %s | %s |\n", dialects.QuoteIdent(s.Dialect, c.Name), strings.ToLower(c.Type))
		}
		if len(t.PrimaryKey) > 0 {
			fmt.Fprintf(&b, "%s is the primary key.\n", list(t.PrimaryKey))
		}
		for _, k := range t.ForeignKeys {
			fmt.Fprintf(&b, "The %s is the foreign key, reference to %s in table %s.\n",
				list(k.Columns), list(k.RefColumns), dialects.QuoteTable(s.Dialect, k.RefTable))
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// numbers are written as words, as in the paper's prompts.
var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
