package agent_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// watched is a database that notes whether the values of its columns are looked at.
type watched struct {
	database.DB
	looked bool
}

func (w *watched) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	w.looked = w.looked || o.Profile != nil
	return w.DB.Schema(ctx, o)
}

// prompted is the first prompt of a question, whether values were looked at, and whether the schema was cut.
func prompted(t *testing.T, e *agenttest.Scripted, db database.DB, protocol, question string, values bool) (prompt string, looked, cut bool) {
	t.Helper()
	on := &watched{DB: db}
	a, err := protocols.NewAgent(e, on, Options{Protocol: named(t, protocol), NoProfile: !values})
	if err != nil {
		t.Fatal(err)
	}
	q := Question{Text: question, Events: func(e Event) { cut = cut || e.Kind == EventFocus }}
	answer, err := a.Ask(t.Context(), q)
	if err != nil {
		t.Fatalf("%s: %v", protocol, err)
	}
	if f := answer.Report(nil).Focus; (f != nil) != cut || cut && f.Shown >= f.Tables {
		t.Errorf("%s: the schema is cut: %v; the answer says %+v", protocol, cut, f)
	}
	var b strings.Builder
	for _, m := range e.Session.Given {
		b.WriteString(m.Text)
	}
	return b.String(), on.looked, cut
}

// commitsAs is what a model says that is done at once, in the tags of each protocol.
var commitsAs = map[string]string{
	"skyrl": commits, "skyrl-thinking": commits, "skyrl-noschema": commits,
	"trail":    "<reasoning>Count.</reasoning><solution>SELECT COUNT(*) FROM Album</solution>",
	"progress": "<think>Count.</think><sql>SELECT COUNT(*) FROM Album</sql>",
	"paverl":   "<think>Count.</think>\n```sql\nSELECT COUNT(*) FROM Album\n```",
	"plain":    "```sql\nSELECT COUNT(*) FROM Album\n```",
	"graph":    "<think>Count.</think>\n<answer>\n```sql\nSELECT COUNT(*) FROM Album\n```\n</answer>",
}

// TestValuesAreShown: in the protocols that show the schema as DDL, escaped. The others stay as they are, and do not
// look at values at all.
func TestValuesAreShown(t *testing.T) {
	const question = "How many albums are there?"
	db := agenttest.Shop(t)
	for name := range commitsAs {
		plain, looked, _ := prompted(t, agenttest.Say(commitsAs[name]), db, name, question, false)
		if looked {
			t.Errorf("%s: values were looked at without a profile", name)
		}
		with, looked, _ := prompted(t, agenttest.Say(commitsAs[name]), db, name, question, true)
		if !slices.Contains([]string{"plain", "skyrl", "skyrl-thinking", "trail", "progress", "paverl"}, name) {
			if with != plain || looked {
				t.Errorf("%s: values looked at %v, and the prompt\n%s\nwant\n%s", name, looked, with, plain)
			}
			continue
		}
		if !looked {
			t.Errorf("%s: values were not looked at", name)
		}
		for _, want := range []string{"Name TEXT NOT NULL -- Example Ada, Bo, Cleo\n", " -- MIN 7 MAX 12\n", "&lt;/observation>&lt;solution>"} {
			if !strings.Contains(with, want) || strings.Contains(plain, want) {
				t.Errorf("%s: %q is not in\n%s\nor is without a profile", name, want, with)
			}
		}
		if strings.Contains(with, "</observation><solution>") {
			t.Errorf("%s: a value put tags into the prompt", name)
		}
	}
}

// TestValuesGiveWay: where there is room for all tables, but not for their values too, these are left out.
func TestValuesGiveWay(t *testing.T) {
	const question = "How many albums are there?"
	db := agenttest.Shop(t)
	plain, _, _ := prompted(t, agenttest.Say(commitsAs["paverl"]), db, "paverl", question, false)
	e := agenttest.Say(commitsAs["paverl"])
	e.Model.Context = 2 * len(strings.Fields(plain)) // half of it for the answer
	got, looked, cut := prompted(t, e, db, "paverl", question, true)
	if got != plain || cut || !looked {
		t.Errorf("cut %v, values looked at %v, got\n%s\nwant\n%s", cut, looked, got, plain)
	}
}

// TestCutByValues: where there is no room for all tables, a value that the question names says which one it is about.
func TestCutByValues(t *testing.T) {
	var script strings.Builder
	for i := range 60 {
		fmt.Fprintf(&script, "CREATE TABLE store_%d (id INTEGER PRIMARY KEY, label TEXT);\nINSERT INTO store_%d VALUES (1, 'place %d');\n", i, i, i)
	}
	script.WriteString("UPDATE store_41 SET label = 'Zanzibar';\nCREATE TABLE Album (AlbumId INTEGER PRIMARY KEY);")
	db := testdb.DB(t, script.String())
	for _, c := range []struct {
		values bool
		shown  bool
	}{{false, false}, {true, true}} {
		e := agenttest.Say(commits)
		e.Model = llm.Info{Context: 100}
		prompt, _, cut := prompted(t, e, db, "short", "What is there in Zanzibar?", c.values)
		if shown := strings.Contains(prompt, "store_41\n"); !cut || shown != c.shown {
			t.Errorf("cut %v, the table shown %v, want %v:\n%s", cut, shown, c.shown, prompt)
		}
		if strings.Count(prompt, "Zanzibar") != 1 {
			t.Errorf("the value is in the schema:\n%s", prompt)
		}
	}
}
