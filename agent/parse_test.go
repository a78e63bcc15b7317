package agent

import "testing"

func TestParse(t *testing.T) {
	p, _ := Lookup("skyrl")
	for _, c := range []struct {
		text string
		want step
	}{
		{"<think>a</think>\n<sql>SELECT 1</sql>", step{think: "a", sql: "SELECT 1"}},
		{"<think>a</think>\n<solution>SELECT 1</solution>", step{think: "a", sql: "SELECT 1", final: true}},
		{"a</think><sql>SELECT 1</sql>", step{think: "a", sql: "SELECT 1"}},
		{"Bare thought. <sql>SELECT 1</sql>", step{think: "Bare thought.", sql: "SELECT 1"}},
		{"<think>I use <sql> now</think><sql>SELECT 1</sql>", step{think: "I use", sql: "SELECT 1"}},
		// An engine that stops late: what stands behind the first block does not count.
		{"<sql>SELECT 1</sql><solution>SELECT 2</solution>", step{sql: "SELECT 1"}},
		{"<solution>SELECT 1</solution> Done.", step{sql: "SELECT 1", final: true}},
		{"<sql>```sql\nSELECT 1\n```</sql>", step{sql: "SELECT 1"}},
		{"<sql>```SELECT 1```</sql>", step{sql: "```SELECT 1```"}}, // no fence: one needs a line of its own
		{"<sql>``` SELECT 1 ```</sql>", step{sql: "SELECT 1"}},
		{"<sql>SELECT '```'</sql>", step{sql: "SELECT '```'"}},
		{"<sql>SELECT 1 < 2, '<b>'</sql>", step{sql: "SELECT 1 < 2, '<b>'"}},
		{"<sql>SELECT 1", step{problem: "no complete sql or solution block"}},
		{"SELECT 1</solution>", step{think: "SELECT 1</solution>", problem: "the solution block is closed but was not opened"}},
		{"<solution></solution>", step{problem: "the solution block is empty"}},
		{" \n", step{problem: "nothing was written"}},
		{"<observation>", step{problem: "observations are given, not written"}},
		{"<SQL>SELECT 1</SQL>", step{think: "<SQL>SELECT 1</SQL>", problem: "no complete sql or solution block"}},
	} {
		if got := p.parse(c.text); got != c.want {
			t.Errorf("%q:\ngot  %+v\nwant %+v", c.text, got, c.want)
		}
	}
}

// What a protocol says is what it reads, in every form.
func TestSayIsWhatParseReads(t *testing.T) {
	for _, p := range textProtocols() {
		for _, final := range []bool{true, false} {
			if !final && p.SQL == "" {
				continue // it does not explore
			}
			want := step{think: "Why.", sql: "SELECT a\nFROM t", final: final}
			text := p.Say(want.think, want.sql, final)
			if got := p.parse(text); got != want {
				t.Errorf("%s: %q is read as %+v", p.Name, text, got)
			}
		}
	}
	p, _ := Lookup("graph")
	if got, want := p.Say("Why.", "SELECT 1", true), "<think>Why.</think>\n<answer>\n```sql\nSELECT 1\n```\n</answer>"; got != want {
		t.Errorf("got %q, want appendix R's %q", got, want)
	}
}

func TestParseOneTurn(t *testing.T) {
	p, _ := Lookup("progress")
	if got, want := p.parse("<think>a</think><sql>SELECT 1</sql>"), (step{think: "a", sql: "SELECT 1", final: true}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := p.parse("a").problem; got != "no complete sql block" {
		t.Errorf("problem %q", got)
	}
}

// TestParseFenced: the last block counts, as parse_response of PaVeRL-SQL's accuracy_reward.py has it.
func TestParseFenced(t *testing.T) {
	p, _ := Lookup("paverl")
	for _, c := range []struct {
		text string
		want step
	}{
		{"<think>a</think>\n```sql\nSELECT 1\n```", step{think: "a", sql: "SELECT 1", final: true}},
		{"```sql\nSELECT 1\n```\nNo:\n```sql\nSELECT 2;\n```\nDone.", step{think: "```sql\nSELECT 1\n```\nNo:", sql: "SELECT 2;", final: true}},
		{"```sql SELECT 1```", step{sql: "SELECT 1", final: true}},
		{"```sql\nSELECT 1\n```\n```sql\nSELECT 2", step{sql: "SELECT 1", final: true}},   // the last that is closed
		{"```sql\nSELECT 1\n```\n```\nSELECT 2\n```", step{sql: "SELECT 1", final: true}}, // of SQL
		{"```SQL\nSELECT 1\n```", step{think: "```SQL\nSELECT 1\n```", problem: "no complete ```sql block"}},
		{"```sql\nSELECT 1\n```\n```sql\n```", step{think: "```sql\nSELECT 1\n```", problem: "the last ```sql block is empty"}},
		{"SELECT 1", step{think: "SELECT 1", problem: "no complete ```sql block"}},
		{"<solution>SELECT 1</solution>", step{think: "<solution>SELECT 1</solution>", problem: "no complete ```sql block"}},
		{" \n", step{problem: "nothing was written"}},
	} {
		if got := p.parse(c.text); got != c.want {
			t.Errorf("%q:\ngot  %+v\nwant %+v", c.text, got, c.want)
		}
	}
}

func TestNormalise(t *testing.T) {
	same := [][2]string{
		{"SELECT  Name\nFROM t ;", "select name from T"},
		{`SELECT "A b" FROM t`, `select "A b" from t`},
		{"SELECT 'it''s  A'", "select 'it''s  A'"},
	}
	for _, c := range same {
		if normalise(c[0]) != normalise(c[1]) {
			t.Errorf("%q and %q differ", c[0], c[1])
		}
	}
	different := [][2]string{
		{"SELECT 'a'", "SELECT 'A'"},
		{"SELECT 'a  b'", "SELECT 'a b'"},
		{`SELECT "a"`, `SELECT "A"`},
		{"SELECT `a`", "SELECT `A`"},
		{"SELECT [a]", "SELECT [A]"},
		{"SELECT 1 -- x\n+ 2", "SELECT 1 -- x + 2"},
		{"SELECT $$A$$", "SELECT $$a$$"},
		{`SELECT 'it\'s A'`, `SELECT 'it\'s a'`},
		{"SELECT ab", "SELECT a b"},
	}
	for _, c := range different {
		if normalise(c[0]) == normalise(c[1]) {
			t.Errorf("%q and %q are the same", c[0], c[1])
		}
	}
}
