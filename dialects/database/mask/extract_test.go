package mask_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

const (
	letters = "0123456789abcdef" // of addresses
	people  = 40
)

// vault is a script of customers whose addresses begin with letters that nobody can know, and the addresses by id.
func vault() (string, []string) {
	var b strings.Builder
	b.WriteString(`CREATE TABLE customer (id INTEGER PRIMARY KEY, email VARCHAR(60), age INTEGER, country VARCHAR(20));
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER, note VARCHAR(60));
CREATE INDEX by_email ON customer (email);
CREATE VIEW contacts AS SELECT id, email AS address, country FROM customer;
CREATE VIEW parts AS SELECT id, substr(email, 1, 1) AS part FROM customer;
`)
	emails := make([]string, people+1)
	for i := 1; i <= people; i++ {
		emails[i] = fmt.Sprintf("%x@secret.example", sha256.Sum256([]byte{byte(i)}))[48:]
		fmt.Fprintf(&b, "INSERT INTO customer VALUES (%d, '%s', %d, '%s');\n", i, emails[i], 20+i%50, []string{"DE", "FR", "US"}[i%3])
		fmt.Fprintf(&b, "INSERT INTO orders VALUES (%d, %d, 'note %d');\n", i, i, i)
	}
	return b.String(), emails
}

// predicates ask whether an address begins with a guess, whose length is n.
var predicates = map[dialects.Dialect][]string{
	dialects.SQLite:   {"email LIKE '{g}%'", "substr(email, 1, {n}) = '{g}'", "email >= '{g}'", "email GLOB '{g}*'", "instr(email, '{g}') = 1", `email LIKE '{g}%\' ESCAPE '\'`},
	dialects.Postgres: {"email LIKE '{g}%'", "substr(email, 1, {n}) = '{g}'", "email >= '{g}'", "email ~ '^{g}'", "email LIKE '{g}%\\'", "email ~ '^{g}('", "position('{g}' IN email) = 1"},
	dialects.MySQL:    {"email LIKE '{g}%'", "LEFT(email, {n}) = '{g}'", "email >= '{g}'", "email REGEXP '^{g}'", "email REGEXP '^{g}('", "LOCATE('{g}', email) = 1"},
}

// failures fail where they are computed, or may.
var failures = map[dialects.Dialect][]string{
	dialects.SQLite:   {"abs(-9223372036854775807 - 1)", "json_extract(email || 'x', '$')", "json('x' || id)", "1/(id - id)"},
	dialects.Postgres: {"1/(id - id)", "CAST(email AS integer)", "(SELECT 1 UNION SELECT 2)", "2147483647 + id", "length(email::date::text)", "length((email || 'x')::jsonb::text)", "CASE WHEN email ~ ('(' || email) THEN 1 END"},
	dialects.MySQL: {"JSON_EXTRACT(CONCAT(email, 'x'), '$')", "email REGEXP CONCAT('(', LEFT(email, 1))", "18446744073709551615 + age",
		"(SELECT 1 UNION SELECT 2)", "EXP(1000 + id)", "EXTRACTVALUE(1, CONCAT('~', email))", "CAST(CONCAT(email, 'x') AS JSON)"},
}

// channels are the ways to be told of a predicate {p}, with {f}, a failure, where they go by one.
var channels = []string{
	// Rows, their number and their order.
	"SELECT id FROM customer WHERE id = {id} AND {p}",
	"SELECT count(*) FROM customer WHERE {p}",
	"SELECT id FROM customer WHERE id = {id} AND NOT ({p})",
	"SELECT CASE WHEN {p} THEN 1 ELSE 0 END FROM customer WHERE id = {id}",
	"SELECT email, {p} FROM customer WHERE id = {id}",
	"SELECT id FROM customer ORDER BY CASE WHEN {p} THEN 0 ELSE 1 END, id",
	"SELECT id FROM customer ORDER BY id LIMIT (SELECT count(*) FROM customer WHERE {p})",
	"SELECT country FROM customer GROUP BY country HAVING max(CASE WHEN {p} THEN 1 ELSE 0 END) = 1",
	"SELECT count(*) FROM customer GROUP BY {p}",
	"SELECT DISTINCT {p} FROM customer WHERE id = {id}",
	"SELECT o.note FROM orders o JOIN customer ON customer.id = o.customer_id AND {p}",
	"SELECT note FROM orders WHERE EXISTS (SELECT 1 FROM customer WHERE customer.id = {id} AND {p})",
	"SELECT note FROM orders WHERE customer_id IN (SELECT id FROM customer WHERE {p})",
	"SELECT (SELECT count(*) FROM customer WHERE {p})",
	"WITH c AS (SELECT id FROM customer WHERE {p}) SELECT count(*) FROM c",
	"WITH c AS (SELECT {p} AS x FROM customer) SELECT 1",
	"SELECT sum(CASE WHEN {p} THEN 1 ELSE 0 END) OVER () FROM customer WHERE id = {id}",
	"SELECT row_number() OVER (ORDER BY {p}, id), id FROM customer",
	"SELECT email FROM customer WHERE id = {id} UNION SELECT '{g}'",
	"SELECT email FROM customer WHERE id = {id} UNION ALL SELECT '{g}' ORDER BY 1",
	"SELECT 1 FROM customer JOIN (SELECT '{g}' AS email) d USING (email)",
	"SELECT id FROM customer WHERE (id, email) >= ({id}, '{g}') AND id = {id}",
	"SELECT id FROM customer WHERE email BETWEEN '{g}' AND '{g}z'",
	"SELECT max(email) FROM customer WHERE {p}",
	// By other names.
	"SELECT id FROM contacts WHERE address LIKE '{g}%'",
	"SELECT id FROM contacts WHERE id = {id} AND address >= '{g}'",
	"SELECT id FROM parts WHERE id = {id} AND part = '{g}'",
	"SELECT d.id FROM (SELECT id, email AS x FROM customer) d WHERE d.x LIKE '{g}%'",
	// By stand-ins.
	"SELECT CASE WHEN 'email_1' LIKE '{g}%' THEN 1 ELSE 0 END",
	"SELECT id FROM customer WHERE email = 'email_1' AND {p}",
	"SELECT 1/(CASE WHEN 'email_1' LIKE '{g}%' THEN 0 ELSE 1 END)",
	"SELECT count(*) FROM orders WHERE note = 'email_1' OR 'email_1' >= '{g}'",
	// Errors, while a plan is made and while it runs.
	"SELECT id FROM customer WHERE id = {id} AND CASE WHEN {p} THEN {f} ELSE 1 END",
	"SELECT id FROM customer WHERE id = {id} AND CASE WHEN {p} THEN {f} ELSE 1 END = 1",
	"SELECT CASE WHEN {p} THEN {f} END FROM customer WHERE id = {id}",
	"SELECT id FROM customer WHERE id = {id} ORDER BY CASE WHEN {p} THEN {f} END",
	"SELECT count(*) FROM customer WHERE id = {id} GROUP BY CASE WHEN {p} THEN {f} END",
	"SELECT note FROM orders WHERE customer_id = (SELECT CASE WHEN {p} THEN {f} ELSE 1 END FROM customer WHERE id = {id})",
	"SELECT count(CASE WHEN {p} THEN {f} END) FROM customer WHERE id = {id}",
	// Plans: rows that are expected, cost, limits.
	"SELECT count(*) FROM customer, orders a, orders b, orders c, orders d, orders e, orders f WHERE {p}",
	"SELECT repeat('x', CASE WHEN {p} THEN 100000 ELSE 1 END) FROM customer WHERE id = {id}",
	"SELECT note FROM orders, customer WHERE {p} LIMIT 3",
	// Hints.
	"SELECT emial FROM customer WHERE {p}",
	"SELECT id, countr FROM customer WHERE id = {id} AND {p}",
	"SELECT id FROM custommer WHERE {p}",
	"SELECT id, nothing({p}) FROM customer WHERE id = {id}",
}

// roads are how an answer reaches a model: as what a query that it probes gives, as what it learns of one that it
// commits to, and the same where the model is who asks.
var roads = map[string]func(t *testing.T, db database.DB, m *mask.Session, k *mask.StandIns, sql string) string{
	"probe": func(t *testing.T, _ database.DB, m *mask.Session, _ *mask.StandIns, sql string) string {
		return shownAll(m.Probe(t.Context(), sql, database.Limits{}))
	},
	"commit": func(t *testing.T, _ database.DB, m *mask.Session, _ *mask.StandIns, sql string) string {
		var untold *mask.WithheldError
		if _, _, err := m.Run(t.Context(), sql, database.Limits{Timeout: time.Second}); err != nil && !errors.As(err, &untold) {
			return shownAll(nil, err)
		}
		return "it ends" // with rows or an error, which the person sees
	},
	"view": func(t *testing.T, db database.DB, _ *mask.Session, k *mask.StandIns, sql string) string {
		return shownAll(k.View(t.Context(), db, sql, database.Limits{}))
	},
	"ask": func(t *testing.T, db database.DB, m *mask.Session, k *mask.StandIns, sql string) string {
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		asked := k.Session(db, s)
		_, r, err := asked.Run(t.Context(), sql, database.Limits{})
		if err == nil {
			_, r, err = asked.Show(sql, "", r, database.Limits{})
		}
		return shownAll(r, err)
	},
}

// shownAll is all that a model could distinguish answers by.
func shownAll(r *database.Result, err error) string {
	var e *database.Error
	if errors.As(err, &e) {
		return fmt.Sprint(e.Kind, e.Rule, e.Code, e.Message, e.Advice())
	}
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(r.Columns, r.Rows, r.Truncated, r.Cuts)
}

// attacker seeks the letters of addresses, one after another, and takes for right what is answered in another way than
// the other guesses.
type attacker struct {
	dialect dialects.Dialect
	emails  []string
	random  *rand.Rand
	queries int
	letters int               // that were sought
	found   int               // of them correctly
	oracles map[string]string // the ways that told guesses apart, with two answers
}

// seek is one letter, by one way. The attacker is given all letters before it.
func (a *attacker) seek(what, channel string, ask func(sql string) string) {
	id, at := 1+a.random.IntN(people), a.random.IntN(6)
	if strings.Contains(channel, "'email_1'") {
		id = 1
	}
	email := a.emails[id]
	predicate := pick(a.random, predicates[a.dialect])
	failure := pick(a.random, failures[a.dialect])
	by := map[string][]byte{} // the letters, by the answer
	for _, letter := range []byte(letters) {
		guess := email[:at] + string(letter)
		if strings.Contains(channel, "part = ") {
			guess = string(letter)
		}
		sql := strings.NewReplacer("{p}", predicate, "{f}", failure).Replace(channel)
		sql = strings.NewReplacer("{g}", guess, "{n}", fmt.Sprint(len(guess)), "{id}", fmt.Sprint(id)).Replace(sql)
		answer := ask(sql)
		by[answer] = append(by[answer], letter)
		a.queries++
	}
	took := letters[a.random.IntN(len(letters))]
	for answer, of := range by {
		if len(of) == 1 || len(by) > 1 && len(of) < len(letters)/2 {
			took = of[0]
		}
		if len(by) > 1 {
			a.oracles[what+": "+strings.NewReplacer("{p}", predicate, "{f}", failure).Replace(channel)] += fmt.Sprintf("\n\t%s: %.200s", of, answer)
		}
	}
	a.letters++
	if took == email[at] {
		a.found++
	}
}

func pick(r *rand.Rand, from []string) string { return from[r.IntN(len(from))] }

// An adaptive attacker recovers no letter of a masked value beyond chance, by no way that we know: every answer to a
// query that computes with masked values is the same word for word. Without masks the same attacker finds most. With
// SQLAGENT_TEST_LONG it asks 10,000 queries on each engine.
func TestExtract(t *testing.T) {
	script, emails := vault()
	most := 400
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		most = 10_000
	}
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			dsn := vaultOn(t, k.dialect, k.variable, script)
			db, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email"}})
			a := &attacker{dialect: k.dialect, emails: emails, random: rand.New(rand.NewPCG(1, 2)), oracles: map[string]string{}}
			stand := mask.NewStandIns()
			for _, see := range []string{shownAll(m.Probe(t.Context(), "SELECT email FROM customer WHERE id = 1", database.Limits{})),
				shownAll(stand.View(t.Context(), db, "SELECT email FROM customer WHERE id = 1", database.Limits{}))} {
				if !strings.Contains(see, "email_1") {
					t.Fatal(see)
				}
			}
			for i := 0; a.queries < most; i++ {
				road := []string{"probe", "commit", "view", "ask"}[i%4]
				channel := channels[(i/4)%len(channels)]
				if i >= 4*len(channels) || most < 64*len(channels) {
					channel = pick(a.random, channels)
				}
				a.seek(road, channel, func(sql string) string { return roads[road](t, db, m, stand, sql) })
			}
			for what, answers := range a.oracles {
				t.Errorf("%s tells guesses apart:%s", what, answers)
			}
			t.Logf("%d queries, %d of %d letters found, by chance %d", a.queries, a.found, a.letters, a.letters/len(letters))

			plain, open := opened(t, dsn, guard.Rules{})
			control := &attacker{dialect: k.dialect, emails: emails, random: rand.New(rand.NewPCG(1, 2)), oracles: map[string]string{}}
			for range 15 {
				control.seek("probe", pick(control.random, channels[:20]), func(sql string) string {
					return roads["probe"](t, plain, open, mask.NewStandIns(), sql)
				})
			}
			if len(control.oracles) < 7 {
				t.Errorf("without masks %d of 15 ways tell guesses apart: the attacker is blind", len(control.oracles))
			}
		})
	}
}

func vaultOn(t *testing.T, d dialects.Dialect, variable, script string) string {
	t.Helper()
	switch d {
	case dialects.SQLite:
		return testdb.File(t, script+"ANALYZE;")
	case dialects.Postgres:
		return testdb.Postgres(t, dbtest.Server(t, variable, "scripts/postgres.sh"), "test_mask_extract", script+"ANALYZE;")
	}
	return testdb.MySQL(t, dbtest.Server(t, variable, "scripts/mysql.sh"), "test_mask_extract", script+"ANALYZE TABLE customer;")
}

// opened is a database under rules, and a conversation about it.
func opened(t *testing.T, dsn string, rules guard.Rules) (database.DB, *mask.Session) {
	t.Helper()
	db, err := open.Open(t.Context(), dsn, open.Options{Rules: rules})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return db, mask.New(db, s)
}

// The statements that told of a masked value once are answered with the same words, whatever they guess; and what rules
// deny is not shown by a view that reads it by a function.
func TestThirdAttacks(t *testing.T) {
	for _, k := range kinds {
		if k.dialect == dialects.SQLite {
			continue
		}
		t.Run(k.name, func(t *testing.T) {
			script := regexp.MustCompile(`(?m)^(CREATE ROLE|GRANT USAGE ON ALL SEQUENCES).*$`). // which all databases share
														ReplaceAllString(corpora.Affected(t, k.dialect), "")
			dsn := vaultOn(t, k.dialect, k.variable, script)
			db, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email"}})
			for _, a := range corpora.Effects(t, k.dialect, "mask oracle") {
				wrong := strings.NewReplacer("c4ca", "0000", "072b03", "000000").Replace(a.SQL)
				if wrong == a.SQL {
					t.Fatalf("no guess in %s", a.SQL)
				}
				for road, ask := range roads {
					stand := mask.NewStandIns()
					right, other := ask(t, db, m, stand, a.SQL), ask(t, db, m, stand, wrong)
					untold := strings.Contains(right, "masked values") || strings.HasPrefix(right, "refused") // by another rule before
					if right != other || !untold && road != "commit" {
						t.Errorf("%s: %s\n\tis answered %s\n\tand a wrong guess %s", road, a.SQL, right, other)
					}
				}
			}
			denied, _ := opened(t, dsn, guard.Rules{DenyColumns: []string{"customer.email"}})
			var e *database.Error
			if _, err := denied.Query(t.Context(), "SELECT e FROM v_fn2 LIMIT 1", database.Limits{}); !errors.As(err, &e) || e.Rule != guard.RuleTable {
				t.Errorf("a view reads what is denied by a function: %v", err)
			}
		})
	}
}
