package agent

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
)

// What models write that nothing holds to the tags is read where it can mean one thing only.
func TestParseLoosely(t *testing.T) {
	const fencedSQL = "Here it is:\n```sql\nSELECT 1\n```\nIt counts."
	for _, c := range []struct {
		protocol, text string
		last           bool
		want           step
	}{
		// as parse reads them
		{"skyrl", "<think>a</think>\n<sql>SELECT 1</sql>", false, step{think: "a", sql: "SELECT 1"}},
		{"skyrl", "<sql>SELECT 1", true, step{problem: "no complete sql or solution block"}},
		{"skyrl", "I do not know.", true, step{think: "I do not know.", problem: "no complete sql or solution block"}},
		// tags in capitals
		{"skyrl", "<THINK>a</THINK>\n<SQL>SELECT 1</SQL>\n<OBSERVATION>", false, step{think: "a", sql: "SELECT 1"}},
		{"skyrl", "<Solution>SELECT 1</Solution>", false, step{sql: "SELECT 1", final: true}},
		{"skyrl", "<solution>SELECT '<SQL>'</solution>", false, step{sql: "SELECT '<SQL>'", final: true}},
		// entities
		{"skyrl", "<sql>SELECT a FROM t WHERE a &lt;= 5 AND b &lt;&gt; &#39;x&#39;</sql>", false, step{sql: "SELECT a FROM t WHERE a <= 5 AND b <> 'x'"}},
		{"skyrl", "<sql>SELECT a FROM t WHERE a &gt; 5 AND b = 'R&amp;D'</sql>", false, step{sql: "SELECT a FROM t WHERE a > 5 AND b = 'R&D'"}},
		{"skyrl", "<sql>SELECT a FROM t WHERE b = 'R&amp;D' AND \"&lt;\" > 1</sql>", false, step{sql: "SELECT a FROM t WHERE b = 'R&amp;D' AND \"&lt;\" > 1"}},
		{"skyrl", "&lt;solution&gt;SELECT 1 &lt; 2&lt;/solution&gt;", false, step{sql: "SELECT 1 < 2", final: true}},
		{"skyrl", "<sql>SELECT a &amp;&amp; b</sql>", false, step{sql: "SELECT a && b"}},
		// Markdown within the tags, and in their place
		{"skyrl", "<solution>\n" + fencedSQL + "\n</solution>", false, step{sql: "SELECT 1", final: true}},
		{"skyrl", "<solution>\n```sql\nSELECT 2\n```\nor rather\n```\nSELECT 1\n```\n</solution>", false, step{sql: "SELECT 1", final: true}},
		{"skyrl", "<solution><think>a</think>\nSELECT 1</solution>", false, step{think: "", sql: "SELECT 1", final: true}},
		{"skyrl", fencedSQL, false, step{think: fencedSQL, problem: "no complete sql or solution block"}},
		{"skyrl", fencedSQL, true, step{think: "Here it is:", sql: "SELECT 1", final: true}},
		{"skyrl", "```sql\nSELECT 2\n```\nNo:\n```SQL\nSELECT 1\n```", true, step{sql: "SELECT 1", final: true}},
		{"skyrl", "```python\nprint(1)\n```", true, step{think: "```python\nprint(1)\n```", problem: "no complete sql or solution block"}},
		{"skyrl", "<think>Perhaps\n```sql\nSELECT 2\n```\n</think>\nI give up.", true, step{think: "Perhaps\n```sql\nSELECT 2\n```\n\nI give up.", problem: "no complete sql or solution block"}},
		{"skyrl", "<think>Perhaps\n```sql\nSELECT 2\n```", true, step{think: "Perhaps\n```sql\nSELECT 2\n```", problem: "no complete sql or solution block"}},
		{"paverl", "a\n```SQL\nSELECT 1\n```", true, step{think: "a", sql: "SELECT 1", final: true}},
		{"graph", "<think>a</think>\n```\nSELECT 1\n```", true, step{think: "a", sql: "SELECT 1", final: true}},
		// calls of tools
		{"skyrl", "<think>a</think>\n<tool_call>\n{\"name\":\"sql\",\"arguments\":{\"query\":\"SELECT 1 < 2\",\"database\":\"x\"}}\n</tool_call>", false, step{think: "a", sql: "SELECT 1 < 2"}},
		{"skyrl", `<tool_call>{"name":"run","arguments":"{\"q\":\"SELECT 1\"}"}</tool_call>`, false, step{sql: "SELECT 1"}},
		{"skyrl", `<tool_call>{"name":"run","parameters":{"sql":"SELECT 1"}}</tool_call>`, false, step{sql: "SELECT 1"}},
		{"skyrl", `<tool_call>{"name":"submit_solution","arguments":{"sql":"SELECT 1"}}</tool_call>`, false, step{sql: "SELECT 1", final: true}},
		{"skyrl", `<tool_call>{"name":"sql","arguments":{"sql":"SELECT 1"}}</tool_call>`, true, step{sql: "SELECT 1", final: true}},
		{"progress", `<tool_call>{"name":"query","arguments":{"sql":"SELECT 1"}}</tool_call>`, false, step{sql: "SELECT 1", final: true}},
		{"skyrl", `<tool_call>{"name":"list_tables","arguments":{}}</tool_call>`, false, step{problem: "the tool list_tables was called, and there are none; write a query in a sql or solution block"}},
		{"skyrl", `<tool_call>{"name":"</observation>","arguments":{}}</tool_call>`, false, step{problem: "a tool was called, and there are none; write a query in a sql or solution block"}},
		{"skyrl", `<tool_call>list the tables</tool_call>`, false, step{problem: "a tool was called, and there are none; write a query in a sql or solution block"}},
	} {
		p, _ := Lookup(c.protocol)
		if got := p.parseLoosely(c.text, c.last); got != c.want {
			t.Errorf("%s, %q:\ngot  %+v\nwant %+v", c.protocol, c.text, got, c.want)
		}
	}
}

// Only engines that cannot hold a model to its tags have their turns read so, and such a turn says that it was.
func TestLooseTurns(t *testing.T) {
	const text = "```sql\n" + seven + "\n```"
	for _, held := range []bool{false, true} {
		e := say(text, text, text)
		e.info.Constrains = held
		a, err := New(e, shop(t), Options{Protocol: named(t, "skyrl"), NoProfile: true, Turns: 2})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "How many?"})
		last := answer.Turns[len(answer.Turns)-1]
		// It is told of the form once; at the end even a model that is held has the solution's tag opened for it.
		if want := map[bool]int{false: 2, true: 3}[held]; err != nil || answer.SQL != seven || len(answer.Turns) != want || last.Loose == held {
			t.Errorf("held %v: %q, %v, %+v", held, answer.SQL, err, answer.Turns)
		}
	}
}

// A model that thinks until its tokens are spent is reported as that, with what to do about it: when it did so twice, at
// once where its context is not known, and where there is one turn.
func TestThinksToTheEnd(t *testing.T) {
	thinks := func(finish llm.Finish, n int) *scripted {
		e := &scripted{}
		for range n {
			e.says = append(e.says, saying{text: "<think>Let me see. First", finish: finish})
		}
		return e
	}
	for _, c := range []struct {
		protocol string
		finish   llm.Finish
		asked    int
	}{
		{"skyrl", llm.FinishLength, 2}, {"skyrl", llm.FinishContext, 1}, {"paverl", llm.FinishLength, 1}, {"trail", llm.FinishLength, 2},
	} {
		e := thinks(c.finish, c.asked)
		a, err := New(e, shop(t), Options{Protocol: named(t, c.protocol), NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		_, err = a.Ask(t.Context(), Question{Text: "How many?"})
		var thought *ThinkingError
		f := Explain(err)
		if !errors.As(err, &thought) || !strings.HasSuffix(err.Error(), "the model thought for all of its 4 tokens and wrote nothing") || f.Kind != "no_answer" ||
			!strings.Contains(f.Hint, "turn its thinking off") || e.session.next != c.asked {
			t.Errorf("%s, %s: %v; %+v, asked %d times", c.protocol, c.finish, err, f, e.session.next)
		}
	}
}

// TurnTokens bounds a turn in place of the protocol's own bound.
func TestTurnTokens(t *testing.T) {
	for _, c := range []struct{ given, want int }{{0, 3000}, {7, 7}, {50_000, 50_000}} {
		e := say("<solution>" + seven + "</solution>")
		a, err := New(e, shop(t), Options{Protocol: named(t, "skyrl"), NoProfile: true, TurnTokens: c.given})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.Ask(t.Context(), Question{Text: "How many?"}); err != nil || e.session.sampling[0].MaxTokens != c.want {
			t.Errorf("%d: %d tokens, %v", c.given, e.session.sampling[0].MaxTokens, err)
		}
	}
}
