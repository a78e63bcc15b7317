package mcp_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve/mcp"
)

const people = `
CREATE TABLE customer (id INTEGER PRIMARY KEY, email VARCHAR(50), pin INTEGER, country VARCHAR(50));
INSERT INTO customer VALUES (1, 'zebra@canary.test', 987654417, 'Germany'), (2, 'quux@canary.test', 987654418, 'France');`

// maskedSource is a source of people whose addresses and pins no model may see.
func maskedSource(t *testing.T, dsn string, e llm.Engine) mcp.Source {
	t.Helper()
	db, err := open.Open(t.Context(), dsn, open.Options{Rules: guard.Rules{MaskColumns: []string{"customer.email", "pin"}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	a, err := protocols.NewAgent(e, db, agent.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return mcp.Source{
		Name: "people", Ask: a.Ask,
		Query: func(ctx context.Context, sql string, l database.Limits, known *mask.StandIns) (*database.Result, error) {
			return known.View(ctx, db, sql, l)
		},
		Schema: func(ctx context.Context) (*schema.Schema, error) {
			return db.Schema(ctx, database.SchemaOptions{Profile: &database.ProfileOptions{}})
		},
	}
}

// onServers runs a test on SQLite and on PostgreSQL.
func onServers(t *testing.T, test func(t *testing.T, dsn string)) {
	t.Run("sqlite", func(t *testing.T) { test(t, testdb.File(t, people)) })
	t.Run("postgres", func(t *testing.T) {
		test(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_mcp_mask", people))
	})
}

// tells calls a tool and fails where what leaves holds a masked value.
func calls(t *testing.T, s *sdk.ClientSession, tool string, arguments any) answer {
	t.Helper()
	got := call(t, s, tool, arguments)
	told, err := json.Marshal(got) // a confidence is a pointer, whose address may hold anything
	if err != nil {
		t.Fatal(err)
	}
	for _, canary := range []string{"zebra", "quux", "987654417", "987654418"} {
		if strings.Contains(string(told)+got.err, canary) && !strings.Contains(fmt.Sprint(arguments), canary) {
			t.Errorf("%s %v tells %s: %s %s", tool, arguments, canary, told, got.err)
		}
	}
	return got
}

// The client of MCP is a model: it sees stand-ins, and those that it writes are put back for the query.
func TestMaskedQuery(t *testing.T) {
	onServers(t, func(t *testing.T, dsn string) {
		server := mcp.New([]mcp.Source{maskedSource(t, dsn, testmodel.Says())}, mcp.Options{})
		s := connect(t, server, nil)
		for _, c := range []struct{ sql, rows string }{
			{"SELECT id, email, pin FROM customer ORDER BY id", "[[1 email_1 pin_1] [2 email_2 pin_2]]"},
			{"SELECT id FROM customer WHERE email = 'email_2' AND pin = 'pin_2'", "[[2]]"},
			{"SELECT country, count(*) FROM customer GROUP BY country ORDER BY country", "[[France 1] [Germany 1]]"},
		} {
			if got := calls(t, s, "query", map[string]any{"sql": c.sql}); fmt.Sprint(got.Rows) != c.rows {
				t.Errorf("%s: %v %s", c.sql, got.Rows, got.err)
			}
		}
		for _, sql := range []string{
			"SELECT id FROM customer WHERE email = 'zebra@canary.test'", "SELECT id FROM customer WHERE email = 'nobody@canary.test'", // a guess
			"SELECT substr(email, 1, 1) FROM customer", "SELECT id FROM customer WHERE pin > 987654417", "SELECT CAST(email AS integer) FROM customer",
			"SELECT email FROM customer UNION ALL SELECT 'zebra@canary.test'",
		} {
			if got := calls(t, s, "query", map[string]any{"sql": sql}); !strings.Contains(got.err, "(rule mask)") || !strings.Contains(got.err, "stand-ins") {
				t.Errorf("%s: %+v", sql, got)
			}
		}
		if got := calls(t, s, "search_schema", map[string]any{"words": "customers"}); len(got.Tables) != 1 {
			t.Errorf("%+v", got)
		}
		other := connect(t, server, nil) // which was told nothing yet
		if got := calls(t, other, "query", map[string]any{"sql": "SELECT id FROM customer WHERE email = 'email_2'"}); !strings.Contains(got.err, "(rule mask)") {
			t.Errorf("another session's stand-in: %+v", got)
		}
	})
}

// A question that is SQL runs as query runs it, and the model is not asked: the same stand-ins, refusals and limits.
func TestTypedAsk(t *testing.T) {
	onServers(t, func(t *testing.T, dsn string) {
		heard := &heard{Engine: testmodel.Says()}
		from := maskedSource(t, dsn, heard)
		s := connect(t, mcp.New([]mcp.Source{from}, mcp.Options{}), nil)
		for _, sql := range []string{
			"SELECT id, email, pin FROM customer ORDER BY id", "SELECT id FROM customer WHERE email = 'email_2' AND pin = 'pin_2'",
			"SELECT * FROM customer ORDER BY id LIMIT 1", "SELECT country, count(*) FROM customer GROUP BY country ORDER BY country",
			"SELECT id, email, replace('" + strings.Repeat("x", 5000) + "', 'y', country) AS long FROM customer WHERE id = 1", // over the limit of a cell
			"SELECT id FROM customer WHERE email = 'zebra@canary.test'", "SELECT id FROM customer WHERE email = 'nobody@canary.test'",
			"SELECT substr(email, 1, 1) FROM customer", "SELECT id FROM customer WHERE pin > 987654417", "SELECT CAST(email AS integer) FROM customer",
			"SELECT email FROM customer UNION ALL SELECT 'zebra@canary.test'", "SELECT count(*) FROM customer HAVING max(email) > 'y'",
			"SELECT id FROM customer; SELECT email FROM customer", "SELECT nothing FROM customer WHERE id = 1", "SELECT id FROM customer WHERE",
		} {
			query, ask := calls(t, s, "query", map[string]any{"sql": sql}), calls(t, s, "ask", map[string]any{"question": sql})
			if fmt.Sprint(query.Columns, query.Rows, query.Truncated) != fmt.Sprint(ask.Columns, ask.Rows, ask.Truncated) || query.err != ask.err {
				t.Errorf("%s\nquery: %v %v %s\nask: %v %v %s", sql, query.Rows, query.Truncated, query.err, ask.Rows, ask.Truncated, ask.err)
			}
		}
		for _, sql := range []string{"DELETE FROM customer", "UPDATE customer SET email = 'x'", "delete all customers"} {
			if got := calls(t, s, "ask", map[string]any{"question": sql}); !strings.Contains(got.err, "error: refused") {
				t.Errorf("%s: %+v", sql, got)
			}
		}
		from.Query = nil // one who may only ask
		s = connect(t, mcp.New([]mcp.Source{from}, mcp.Options{}), nil)
		if got := calls(t, s, "ask", map[string]any{"question": "SELECT id, email FROM customer"}); !strings.Contains(got.err, "error: refused") || got.Rows != nil {
			t.Errorf("one who may only ask: %+v", got)
		}
		if text := heard.String(); text != "" {
			t.Errorf("the model was asked: %s", text)
		}
	})
}

// What a client asks with stand-ins is answered with them. Its guesses are not confirmed, whatever the local model
// does.
func TestMaskedAsk(t *testing.T) {
	onServers(t, func(t *testing.T, dsn string) {
		heard := &heard{Engine: testmodel.Says()}
		var mu sync.Mutex
		var told []string
		s := connect(t, mcp.New([]mcp.Source{maskedSource(t, dsn, heard)}, mcp.Options{}), &sdk.ClientOptions{
			ProgressNotificationHandler: func(_ context.Context, r *sdk.ProgressNotificationClientRequest) {
				mu.Lock()
				defer mu.Unlock()
				told = append(told, r.Params.Message)
			},
		})
		const first, second = "<solution>SELECT id, email FROM customer ORDER BY id</solution>", "<solution>SELECT country, pin FROM customer WHERE email = 'email_2'</solution>"
		for _, c := range []struct {
			question, knowledge string
			turns               []string
			sql, rows           string
		}{
			{"Who are our customers?", "", []string{first}, "SELECT id, email FROM customer ORDER BY id", "[[1 email_1] [2 email_2]]"},
			{"Where is email_2 from?", "email_2 is a customer", []string{"<sql>SELECT pin FROM customer WHERE email = 'email_2'</sql>", second},
				"SELECT country, pin FROM customer WHERE email = 'email_2'", "[[France pin_1]]"},
		} {
			heard.Engine = testmodel.Says(c.turns...)
			if got := calls(t, s, "ask", map[string]any{"question": c.question, "knowledge": c.knowledge}); got.SQL != c.sql || fmt.Sprint(got.Rows) != c.rows {
				t.Errorf("%s: %s %v %s", c.question, got.SQL, got.Rows, got.err)
			}
		}
		if text := heard.String(); strings.Contains(text, "zebra") || strings.Contains(text, "quux") || !strings.Contains(text, "Where is email_2 from?") {
			t.Errorf("the local model sees\n%s", text)
		}
		for question, sql := range map[string]string{
			"Which id has zebra@canary.test?":   "SELECT id FROM customer WHERE email = 'zebra@canary.test'",
			"Which id has nobody@canary.test?":  "SELECT id FROM customer WHERE email = 'nobody@canary.test'",
			"Show the addresses in lower case.": "SELECT lower(email) FROM customer",
		} {
			heard.Engine = testmodel.Says("<solution>" + sql + "</solution>")
			got := calls(t, s, "ask", map[string]any{"question": question})
			if !strings.Contains(got.err, "(rule mask)") || !strings.Contains(got.err, "sql: \""+sql) {
				t.Errorf("%s: %+v", question, got)
			}
		}
		mu.Lock()
		defer mu.Unlock()
		if all := strings.Join(told, "\n"); strings.Contains(all, "zebra@") || !strings.Contains(all, "turn 1") {
			t.Errorf("the client sees\n%s", all)
		}
	})
}

// nano reads no values, and takes a stand-in for one of the column that holds its value.
func TestMaskedNano(t *testing.T) {
	s := connect(t, mcp.New([]mcp.Source{maskedSource(t, testdb.File(t, people), testmodel.Nano(t))}, mcp.Options{}), nil)
	calls(t, s, "query", map[string]any{"sql": "SELECT email FROM customer ORDER BY id"})
	got := calls(t, s, "ask", map[string]any{"question": "What is the country of the customer with email email_2?"})
	if fmt.Sprint(got.Rows) != "[[France]]" || !strings.Contains(got.SQL, "'email_2'") {
		t.Errorf("%s %v %s", got.SQL, got.Rows, got.err)
	}
	// It does not look for what a client guesses: where the guess is right it says what it says where it is wrong.
	without := maskedSource(t, testdb.File(t, strings.ReplaceAll(people, "zebra", "other")), testmodel.Nano(t))
	other := connect(t, mcp.New([]mcp.Source{without}, mcp.Options{}), nil)
	guess := map[string]any{"question": "What is the country of the customer with email zebra@canary.test?"}
	right, wrong := calls(t, s, "ask", guess), calls(t, other, "ask", guess)
	if right.SQL != wrong.SQL || right.err != wrong.err || fmt.Sprint(right.Rows) != fmt.Sprint(wrong.Rows) {
		t.Errorf("a guess is confirmed: %+v, %+v", right, wrong)
	}
}

// heard is an engine, and what its sessions were given.
type heard struct {
	llm.Engine
	mu  sync.Mutex
	all strings.Builder
}

func (h *heard) String() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.all.String()
}

func (h *heard) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s, err := h.Engine.NewSession(ctx, o)
	return heardSession{s, h}, err
}

type heardSession struct {
	llm.Session
	of *heard
}

func (s heardSession) Append(m llm.Message) error {
	s.of.mu.Lock()
	fmt.Fprintln(&s.of.all, m.Text)
	s.of.mu.Unlock()
	return s.Session.Append(m)
}
