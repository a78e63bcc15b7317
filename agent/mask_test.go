package agent_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

const people = `
CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, email TEXT, country TEXT);
INSERT INTO customer VALUES (1, 'Zebrowski', 'zebra.quux@canary.test', 'Germany'), (2, 'quuxley', 'second@canary.test', 'France');
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer(id), note TEXT);
INSERT INTO orders VALUES (10, 1, 'a note'), (11, 2, 'b note');`

// masked is the database of people whose names and addresses no model may see.
func masked(t *testing.T) database.DB {
	t.Helper()
	db, err := open.Open(t.Context(), testdb.File(t, people), open.Options{Rules: guard.Rules{MaskColumns: []string{"name", "email"}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// eavesdropper hears every message that an engine is given.
type eavesdropper struct {
	llm.Engine
	heard *strings.Builder
}

type overheard struct {
	llm.Session
	heard *strings.Builder
}

func (e eavesdropper) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s, err := e.Engine.NewSession(ctx, o)
	return overheard{s, e.heard}, err
}

// hearing is held while something is written to what was heard: votes are cast at the same time.
var hearing sync.Mutex

func (s overheard) Append(m llm.Message) error {
	hearing.Lock()
	defer hearing.Unlock()
	fmt.Fprintln(s.heard, m.Text)
	for _, p := range m.Pieces {
		fmt.Fprintln(s.heard, p.Text, p.Token)
	}
	return s.Session.Append(m)
}

// secret fails where what an engine heard holds a masked value.
func secret(t *testing.T, what, heard string) {
	t.Helper()
	for _, canary := range []string{"zebra", "quux", "canary", "Zebrowski"} {
		if strings.Contains(strings.ToLower(heard), strings.ToLower(canary)) {
			t.Errorf("%s: the engine is told %q\n%s", what, canary, heard)
		}
	}
}

// Under every protocol, with knowledge, probes, failures, repairs and further questions: no masked value reaches the
// engine, the query runs with the values, and the person sees them.
func TestMasked(t *testing.T) {
	for name, says := range commitsAs {
		p, _ := protocols.Lookup(name)
		commit := func(sql string) string {
			return strings.NewReplacer("SELECT COUNT(*) FROM Album", sql, "SELECT count(*) FROM Album", sql).Replace(says)
		}
		if commit("x") == says {
			t.Fatalf("%s: what commits is %q", name, says)
		}
		var turns []string
		if s, _ := tags.Of(p); s.SQL != "" {
			for _, probe := range []string{
				"SELECT * FROM customer", "SELECT lower(email) FROM customer", "SELECT CAST(name AS integer), json(email) FROM customer",
				"SELECT id FROM customer WHERE email LIKE 'z%'",
			} {
				turns = append(turns, s.Say("Look.", probe, false))
			}
			p.Turns, p.Repairs = 8, 2
			turns = append(turns, commit("SELECT nothing FROM customer WHERE email = 'email_1'"))
		}
		final := "SELECT note, email FROM orders JOIN customer ON customer_id = customer.id WHERE email = 'email_1'"
		turns = append(turns, commit(final), commit("SELECT name FROM customer WHERE name = 'name_1'"))
		heard := &strings.Builder{}
		e := agenttest.Say(turns...)
		db := masked(t)
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := protocols.NewAgent(eavesdropper{e, heard}, db, Options{Protocol: p, Knowledge: &knowledge.Base{
			Rules: []string{"Zebrowski is our best."},
			Terms: []knowledge.Term{{Name: "order", SQL: "customer.email = 'second@canary.test'"}},
			Examples: []examples.Example{{Question: "What did gone@canary.test order?", Dialect: dialects.SQLite, Schema: s.Fingerprint(), Who: "x",
				SQL: "SELECT note FROM orders JOIN customer ON customer_id = customer.id WHERE email = 'gone@canary.test'"}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		c, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		const question = "What did zebra.quux@canary.test order?"
		answer, err := c.Ask(t.Context(), Question{Text: question, Knowledge: "quuxley is a customer", After: &trajectory.Exchange{
			Question: "Who is gone@canary.test?", SQL: "SELECT id FROM customer WHERE email LIKE '%gone@canary.test%'"}})
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, heard)
		}
		if answer.Question != question || !strings.Contains(answer.SQL, "'zebra.quux@canary.test'") ||
			fmt.Sprint(answer.Result.Rows) != "[[a note zebra.quux@canary.test]]" {
			t.Errorf("%s: %q, %s, %v", name, answer.Question, answer.SQL, answer.Result.Rows)
		}
		further, err := c.Ask(t.Context(), Question{Text: "And who is ZEBROWSKI?"})
		if err != nil || len(further.Result.Rows) != 1 {
			t.Errorf("%s: further: %v %v", name, err, further.Result)
		}
		secret(t, name, heard.String())
		if strings.Contains(heard.String(), "email_1") == false {
			t.Errorf("%s: no stand-in in\n%s", name, heard)
		}
		for _, segment := range append(answer.Transcript, further.Transcript...) {
			secret(t, name+", the transcript", segment.Text)
		}
	}
}

// What a term compares with masked columns is as hidden as what examples compare with them: texts that no column holds
// any more, parts of values and short ones too. The model's stand-ins mean them.
func TestMaskedTerms(t *testing.T) {
	term := func(sql string) knowledge.Term { return knowledge.Term{Name: "best customer", SQL: sql} }
	metric := knowledge.Term{Name: "best customer", Table: "customer", SQL: "count(*)", Filter: "email <> 'gone@canary.test' AND country = 'France'"}
	of := term("customer.email = 'gone@canary.test'")
	of.Means, of.Synonyms = "the customer with gone@canary.test", []string{"Gone@Canary.test"}
	for _, c := range []struct {
		term  knowledge.Term
		shown string // of the prompt
		means string // by email_1
	}{
		{of, "best customer (email_1): the customer with email_1; in SQL: customer.email = 'email_1'", "gone@canary.test"},
		{term("customer.email LIKE '%@canary.test'"), "best customer; in SQL: customer.email LIKE 'email_1'", "%@canary.test"},
		{term("customer.email IN ('quux', 'x@y')"), "best customer; in SQL: customer.email IN ('email_1', 'email_2')", "quux"},
		{term("customer.email = 'qx'"), "best customer; in SQL: customer.email = 'email_1'", "qx"},
		{metric, "best customer; in SQL: count(*) over customer where email <> 'email_1' AND country = 'France'", "gone@canary.test"},
		{term("customer.country  =  'France'"), "best customer; in SQL: customer.country  =  'France'", ""}, // as it was written
	} {
		p, _ := protocols.Lookup("skyrl")
		heard := &strings.Builder{}
		e := eavesdropper{agenttest.Say("<solution>SELECT id FROM customer WHERE email = 'email_1'</solution>"), heard}
		a, err := protocols.NewAgent(e, masked(t), Options{Protocol: p, NoProfile: true, Knowledge: &knowledge.Base{Terms: []knowledge.Term{c.term}}})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Who is the best customer?"})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(heard.String(), "- "+c.shown+"\n") {
			t.Errorf("%s: the engine hears\n%s", c.shown, heard)
		}
		secret(t, c.shown, heard.String())
		if c.means != "" && !strings.Contains(answer.SQL, "'"+c.means+"'") {
			t.Errorf("%s: it runs %s", c.shown, answer.SQL)
		}
		if len(answer.Used) != 1 || answer.Used[0].SQL != c.term.Expression() {
			t.Errorf("%s: people see %+v", c.shown, answer.Used)
		}
	}
}

// nano's prompts have no masked value either: its pointer is enough. The query has it, as the person said it.
func TestMaskedPointers(t *testing.T) {
	e := testmodel.Nano(t)
	heard := &strings.Builder{}
	a, err := protocols.NewAgent(eavesdropper{e, heard}, masked(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ question, sql string }{
		{"What is the country of the customer with name Zebrowski?", "'Zebrowski'"},
		{"Show the id of the customer whose name is quuxley", "'quuxley'"},
		{"How many customers have the email zebra.quux@canary.test?", "'zebra.quux@canary.test'"},
		{"names of customers in Germany", "'Germany'"},
	} {
		answer, err := a.Ask(t.Context(), Question{Text: c.question, Votes: 3})
		if err != nil || !strings.Contains(answer.SQL, c.sql) {
			t.Errorf("%s: %v %s", c.question, err, answer.SQL)
		}
	}
	secret(t, "nano", heard.String())
	if !strings.Contains(heard.String(), "customer") {
		t.Errorf("nothing was heard: %s", heard)
	}
}

// What a calling model asks about is not looked for in masked columns, however large their table: whether it is found
// would tell.
func TestCallersDoNotLookUpMasked(t *testing.T) {
	const many = `CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO customer SELECT i, 'person ' || i, 'place ' || i FROM n`
	db, err := open.Open(t.Context(), testdb.File(t, many), open.Options{Rules: guard.Rules{MaskColumns: []string{"name"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	e := testmodel.Nano(t)
	w := &listening{DB: db}
	a, err := protocols.NewAgent(e, w, Options{Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	q := Question{Text: "How many customers are called person 2999 or live in place 2999?", Votes: 1, Caller: &Caller{StandIns: &mask.StandIns{}}}
	q.Events = func(e Event) {
		if e.Kind == EventThought || e.Kind == EventSQL || strings.Contains(e.Text+e.SQL, "2999") {
			t.Errorf("it is told %+v", e)
		}
	}
	if _, err := a.Ask(t.Context(), q); err != nil {
		t.Log(err)
	}
	looked := func(column string) bool {
		return slices.ContainsFunc(w.asked, func(sql string) bool { return strings.Contains(sql, "lower("+column+")") })
	}
	if looked("name") || !looked("city") {
		t.Errorf("%q", w.asked)
	}
	w.asked, q.Votes, q.Events, q.Caller = nil, 3, nil, nil
	if _, err := a.Ask(t.Context(), q); err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(w.asked, "\n"); strings.Count(text, "lower(city)") != 1 {
		t.Errorf("three votes look up\n%s", text)
	}
}

// listening keeps what a database is asked.
type listening struct {
	database.DB
	mu    sync.Mutex
	asked []string
}

func (w *listening) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	w.mu.Lock()
	w.asked = append(w.asked, sql)
	w.mu.Unlock()
	return w.DB.Query(ctx, sql, l)
}

// A model that commits to a query which computes with masked values does not learn that it failed, and is not asked
// again: it could ask for one letter after another. One that asks gets the same answer to a right guess, a wrong one
// and a failure, and nothing runs.
func TestFailuresAreUntold(t *testing.T) {
	for name, says := range commitsAs {
		p, _ := protocols.Lookup(name)
		if s, _ := tags.Of(p); s.SQL == "" {
			continue
		}
		commit := func(sql string) string {
			return strings.NewReplacer("SELECT COUNT(*) FROM Album", sql, "SELECT count(*) FROM Album", sql).Replace(says)
		}
		p.Turns, p.Repairs = 8, 2
		heard := &strings.Builder{}
		a, err := New(eavesdropper{agenttest.Say(commit("SELECT json(email || 'x') FROM customer"), commit("SELECT 1")), heard}, masked(t), Options{Protocol: p})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "Is it JSON?"})
		if err == nil || len(answer.Turns) != 1 || strings.Contains(heard.String(), "failed") {
			t.Errorf("%s: %v after %d turns", name, err, len(answer.Turns))
		}
		var told []string
		for _, sql := range []string{"SELECT id FROM customer WHERE email LIKE 'z%'", "SELECT id FROM customer WHERE email LIKE 'a%'",
			"SELECT json(email || 'x') FROM customer", "SELECT count(*) FROM customer a, customer b WHERE a.email < b.email"} {
			w := &listening{DB: masked(t)}
			a, err := New(agenttest.Say(commit(sql)), w, Options{Protocol: p, NoProfile: true})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), Question{Text: "Is it?", Caller: &Caller{StandIns: mask.NewStandIns()}})
			told = append(told, fmt.Sprint(err, answer.Result == nil, len(answer.Turns)))
			if slices.Contains(w.asked, sql) {
				t.Errorf("%s: %s is run", name, sql)
			}
		}
		if slices.Sort(told); err == nil || len(slices.Compact(told)) != 1 || !strings.Contains(told[0], "masked values") {
			t.Errorf("%s: a caller gets %q", name, told)
		}
	}
}
