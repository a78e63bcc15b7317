package tags

import (
	"testing"

	"github.com/sqlagent/sqlagent/agent"
)

// What models write that nothing holds to the tags is read where it can mean one thing only.
func TestParseLoosely(t *testing.T) {
	const fencedSQL = "Here it is:\n```sql\nSELECT 1\n```\nIt counts."
	for _, c := range []struct {
		protocol, text string
		last           bool
		want           agent.Step
	}{
		// as parse reads them
		{"skyrl", "<think>a</think>\n<sql>SELECT 1</sql>", false, agent.Step{Think: "a", SQL: "SELECT 1"}},
		{"skyrl", "<sql>SELECT 1", true, agent.Step{Problem: "no complete sql or solution block"}},
		{"skyrl", "I do not know.", true, agent.Step{Think: "I do not know.", Problem: "no complete sql or solution block"}},
		// tags in capitals
		{"skyrl", "<THINK>a</THINK>\n<SQL>SELECT 1</SQL>\n<OBSERVATION>", false, agent.Step{Think: "a", SQL: "SELECT 1"}},
		{"skyrl", "<Solution>SELECT 1</Solution>", false, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", "<solution>SELECT '<SQL>'</solution>", false, agent.Step{SQL: "SELECT '<SQL>'", Move: agent.Commit}},
		// entities
		{"skyrl", "<sql>SELECT a FROM t WHERE a &lt;= 5 AND b &lt;&gt; &#39;x&#39;</sql>", false, agent.Step{SQL: "SELECT a FROM t WHERE a <= 5 AND b <> 'x'"}},
		{"skyrl", "<sql>SELECT a FROM t WHERE a &gt; 5 AND b = 'R&amp;D'</sql>", false, agent.Step{SQL: "SELECT a FROM t WHERE a > 5 AND b = 'R&D'"}},
		{"skyrl", "<sql>SELECT a FROM t WHERE b = 'R&amp;D' AND \"&lt;\" > 1</sql>", false, agent.Step{SQL: "SELECT a FROM t WHERE b = 'R&amp;D' AND \"&lt;\" > 1"}},
		{"skyrl", "&lt;solution&gt;SELECT 1 &lt; 2&lt;/solution&gt;", false, agent.Step{SQL: "SELECT 1 < 2", Move: agent.Commit}},
		{"skyrl", "<sql>SELECT a &amp;&amp; b</sql>", false, agent.Step{SQL: "SELECT a && b"}},
		// Markdown within the tags, and in their place
		{"skyrl", "<solution>\n" + fencedSQL + "\n</solution>", false, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", "<solution>\n```sql\nSELECT 2\n```\nor rather\n```\nSELECT 1\n```\n</solution>", false, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", "<solution><think>a</think>\nSELECT 1</solution>", false, agent.Step{Think: "", SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", fencedSQL, false, agent.Step{Think: fencedSQL, Problem: "no complete sql or solution block"}},
		{"skyrl", fencedSQL, true, agent.Step{Think: "Here it is:", SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", "```sql\nSELECT 2\n```\nNo:\n```SQL\nSELECT 1\n```", true, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", "```python\nprint(1)\n```", true, agent.Step{Think: "```python\nprint(1)\n```", Problem: "no complete sql or solution block"}},
		{"skyrl", "<think>Perhaps\n```sql\nSELECT 2\n```\n</think>\nI give up.", true, agent.Step{Think: "Perhaps\n```sql\nSELECT 2\n```\n\nI give up.", Problem: "no complete sql or solution block"}},
		{"skyrl", "<think>Perhaps\n```sql\nSELECT 2\n```", true, agent.Step{Think: "Perhaps\n```sql\nSELECT 2\n```", Problem: "no complete sql or solution block"}},
		{"paverl", "a\n```SQL\nSELECT 1\n```", true, agent.Step{Think: "a", SQL: "SELECT 1", Move: agent.Commit}},
		{"graph", "<think>a</think>\n```\nSELECT 1\n```", true, agent.Step{Think: "a", SQL: "SELECT 1", Move: agent.Commit}},
		// calls of tools
		{"skyrl", "<think>a</think>\n<tool_call>\n{\"name\":\"sql\",\"arguments\":{\"query\":\"SELECT 1 < 2\",\"database\":\"x\"}}\n</tool_call>", false, agent.Step{Think: "a", SQL: "SELECT 1 < 2"}},
		{"skyrl", `<tool_call>{"name":"run","arguments":"{\"q\":\"SELECT 1\"}"}</tool_call>`, false, agent.Step{SQL: "SELECT 1"}},
		{"skyrl", `<tool_call>{"name":"run","parameters":{"sql":"SELECT 1"}}</tool_call>`, false, agent.Step{SQL: "SELECT 1"}},
		{"skyrl", `<tool_call>{"name":"submit_solution","arguments":{"sql":"SELECT 1"}}</tool_call>`, false, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", `<tool_call>{"name":"sql","arguments":{"sql":"SELECT 1"}}</tool_call>`, true, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"progress", `<tool_call>{"name":"query","arguments":{"sql":"SELECT 1"}}</tool_call>`, false, agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"skyrl", `<tool_call>{"name":"list_tables","arguments":{}}</tool_call>`, false, agent.Step{Problem: "the tool list_tables was called, and there are none; write a query in a sql or solution block"}},
		{"skyrl", `<tool_call>{"name":"</observation>","arguments":{}}</tool_call>`, false, agent.Step{Problem: "a tool was called, and there are none; write a query in a sql or solution block"}},
		{"skyrl", `<tool_call>list the tables</tool_call>`, false, agent.Step{Problem: "a tool was called, and there are none; write a query in a sql or solution block"}},
		{"plain", `<tool_call>{"name":"query","arguments":{"sql":"SELECT 1 <> 2"}}</tool_call>`, false, agent.Step{SQL: "SELECT 1 <> 2"}},
	} {
		p := speech(t, c.protocol)
		if got := p.parseLoosely(c.text, c.last); got != c.want {
			t.Errorf("%s, %q:\ngot  %+v\nwant %+v", c.protocol, c.text, got, c.want)
		}
	}
}
