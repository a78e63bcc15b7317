package tags

import (
	"testing"

	"github.com/sqlagent/sqlagent/agent"
)

func TestParse(t *testing.T) {
	p := speech(t, "skyrl")
	for _, c := range []struct {
		text string
		want agent.Step
	}{
		{"<think>a</think>\n<sql>SELECT 1</sql>", agent.Step{Think: "a", SQL: "SELECT 1"}},
		{"<think>a</think>\n<solution>SELECT 1</solution>", agent.Step{Think: "a", SQL: "SELECT 1", Move: agent.Commit}},
		{"a</think><sql>SELECT 1</sql>", agent.Step{Think: "a", SQL: "SELECT 1"}},
		{"Bare thought. <sql>SELECT 1</sql>", agent.Step{Think: "Bare thought.", SQL: "SELECT 1"}},
		{"<think>I use <sql> now</think><sql>SELECT 1</sql>", agent.Step{Think: "I use", SQL: "SELECT 1"}},
		// An engine that stops late: what stands behind the first block does not count.
		{"<sql>SELECT 1</sql><solution>SELECT 2</solution>", agent.Step{SQL: "SELECT 1"}},
		{"<solution>SELECT 1</solution> Done.", agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"<sql>```sql\nSELECT 1\n```</sql>", agent.Step{SQL: "SELECT 1"}},
		{"<sql>```SELECT 1```</sql>", agent.Step{SQL: "```SELECT 1```"}}, // no fence: one needs a line of its own
		{"<sql>``` SELECT 1 ```</sql>", agent.Step{SQL: "SELECT 1"}},
		{"<sql>SELECT '```'</sql>", agent.Step{SQL: "SELECT '```'"}},
		{"<sql>SELECT 1 < 2, '<b>'</sql>", agent.Step{SQL: "SELECT 1 < 2, '<b>'"}},
		{"<sql>SELECT 1", agent.Step{Problem: "no complete sql or solution block"}},
		{"SELECT 1</solution>", agent.Step{Think: "SELECT 1</solution>", Problem: "the solution block is closed but was not opened"}},
		{"<solution></solution>", agent.Step{Problem: "the solution block is empty"}},
		{" \n", agent.Step{Problem: "nothing was written"}},
		{"<observation>", agent.Step{Problem: "observations are given, not written"}},
		{"<SQL>SELECT 1</SQL>", agent.Step{Think: "<SQL>SELECT 1</SQL>", Problem: "no complete sql or solution block"}},
	} {
		if got := p.parse(c.text); got != c.want {
			t.Errorf("%q:\ngot  %+v\nwant %+v", c.text, got, c.want)
		}
	}
}

// What a protocol says is what it reads, in every form.
func TestSayIsWhatParseReads(t *testing.T) {
	for _, p := range Protocols() {
		s := speech(t, p.Name)
		for _, final := range []bool{true, false} {
			if !final && s.SQL == "" {
				continue // it does not explore
			}
			want := agent.Step{Think: "Why.", SQL: "SELECT a\nFROM t"}
			if final {
				want.Move = agent.Commit
			}
			if s.Think == "" {
				want.Think = ""
			}
			text := s.Say("Why.", want.SQL, final)
			if got := s.parse(text); got != want {
				t.Errorf("%s: %q is read as %+v", p.Name, text, got)
			}
		}
	}
	p := speech(t, "graph")
	if got, want := p.Say("Why.", "SELECT 1", true), "<think>Why.</think>\n<answer>\n```sql\nSELECT 1\n```\n</answer>"; got != want {
		t.Errorf("got %q, want appendix R's %q", got, want)
	}
}

func TestParseOneTurn(t *testing.T) {
	p := speech(t, "progress")
	if got, want := p.parse("<think>a</think><sql>SELECT 1</sql>"), (agent.Step{Think: "a", SQL: "SELECT 1", Move: agent.Commit}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := p.parse("a").Problem; got != "no complete sql block" {
		t.Errorf("problem %q", got)
	}
}

// TestParseFenced: the last block counts, as parse_response of PaVeRL-SQL's accuracy_reward.py has it.
func TestParseFenced(t *testing.T) {
	p := speech(t, "paverl")
	for _, c := range []struct {
		text string
		want agent.Step
	}{
		{"<think>a</think>\n```sql\nSELECT 1\n```", agent.Step{Think: "a", SQL: "SELECT 1", Move: agent.Commit}},
		{"```sql\nSELECT 1\n```\nNo:\n```sql\nSELECT 2;\n```\nDone.", agent.Step{Think: "```sql\nSELECT 1\n```\nNo:", SQL: "SELECT 2;", Move: agent.Commit}},
		{"```sql SELECT 1```", agent.Step{SQL: "SELECT 1", Move: agent.Commit}},
		{"```sql\nSELECT 1\n```\n```sql\nSELECT 2", agent.Step{SQL: "SELECT 1", Move: agent.Commit}},   // the last that is closed
		{"```sql\nSELECT 1\n```\n```\nSELECT 2\n```", agent.Step{SQL: "SELECT 1", Move: agent.Commit}}, // of SQL
		{"```SQL\nSELECT 1\n```", agent.Step{Think: "```SQL\nSELECT 1\n```", Problem: "no complete ```sql block"}},
		{"```sql\nSELECT 1\n```\n```sql\n```", agent.Step{Think: "```sql\nSELECT 1\n```", Problem: "the last ```sql block is empty"}},
		{"SELECT 1", agent.Step{Think: "SELECT 1", Problem: "no complete ```sql block"}},
		{"<solution>SELECT 1</solution>", agent.Step{Think: "<solution>SELECT 1</solution>", Problem: "no complete ```sql block"}},
		{" \n", agent.Step{Problem: "nothing was written"}},
	} {
		if got := p.parse(c.text); got != c.want {
			t.Errorf("%q:\ngot  %+v\nwant %+v", c.text, got, c.want)
		}
	}
}
