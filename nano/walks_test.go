package nano_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testspider"
	"github.com/sqlagent/sqlagent/nano/form"
)

func TestGoldsAreInTheGrammar(t *testing.T) {
	databases := &testspider.Databases{T: t}
	counts := testnano.Tally{}
	vocabulary := testnano.Vocabulary()
	all, taken := 0, 0
	seen := map[corpora.Gold]bool{}
	var compiling time.Duration
	for i, gold := range corpora.Spider(t) {
		db := databases.Get(gold.DB)
		if i%4 != 0 || db == nil || seen[gold] {
			continue
		}
		seen[gold] = true
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if err != nil {
			continue
		}
		prompt, err := form.Ground(statement.Query, form.NewPrompt(db.Catalog))
		if err != nil {
			continue
		}
		tokens, err := form.Encode(statement.Query, prompt)
		if err != nil {
			t.Fatal(err)
		}
		all++
		start := time.Now()
		a := testnano.NewAutomaton(t, prompt, vocabulary)
		compiling += time.Since(start)
		n, end := a.Takes(tokens)
		switch {
		case n < len(tokens):
			what := fmt.Sprint(tokens[max(0, n-2) : n+1])
			if c, ok := prompt.ColumnOf(tokens[n]); ok {
				what += " of kind " + string(prompt.Columns[c].Kind)
			}
			counts[what]++
			if len(counts) < 40 {
				t.Logf("%s: at %d: %v: %s", gold.DB, n, tokens, gold.SQL)
			}
		case !end:
			counts["no end"]++
			t.Logf("%s: no end %v: %s", gold.DB, tokens, gold.SQL)
		default:
			taken++
		}
	}
	t.Logf("%d of %d golds are in the grammar (%.1f%%); %v for each grammar", taken, all,
		100*float64(taken)/float64(all), compiling/time.Duration(max(all, 1)))
	if taken*100 < all*93 {
		t.Error("too few")
	}
}

// Whatever the grammar allows is a query that the database takes.
func TestWalksArePrepared(t *testing.T) {
	databases := &testspider.Databases{T: t}
	vocabulary := testnano.Vocabulary()
	r := rand.New(rand.NewPCG(1, 2))
	longest := 0
	for _, name := range []string{"college_2", "flight_4", "scholar", "company_employee", "bike_1", "music_2"} {
		db := databases.Get(name)
		if db == nil {
			t.Skipf("%s is not among the data", name)
		}
		prompt := form.NewPrompt(db.Catalog).Permute(7)
		prompt.Values = testnano.Walked()
		a := testnano.NewAutomaton(t, prompt, vocabulary)
		for range 300 {
			tokens := a.Walk(r)
			longest = max(longest, len(tokens))
			query, err := form.Decode(tokens, prompt)
			if err != nil {
				t.Errorf("%s: %v: %v", name, tokens, err)
				continue
			}
			sql, err := sqltree.Print(dialects.SQLite, query)
			if err != nil {
				t.Errorf("%s: %v: %v", name, tokens, err)
				continue
			}
			if _, err := db.Plan(t.Context(), sql); err != nil {
				t.Errorf("%s: %v\n\t%v\n\t%s", name, err, tokens, sql)
			}
		}
	}
	t.Logf("the longest walk has %d tokens", longest)
}

// unlikeSides is what PostgreSQL says of sides whose columns have other types, which the grammar does not compare.
var unlikeSides = regexp.MustCompile("(UNION|EXCEPT|INTERSECT) types .* cannot be matched")

// What the grammar lets a model write is a query of every server too, whatever it means: but for few that nobody means.
func TestWalksArePreparedOnServers(t *testing.T) {
	prepared := func(t *testing.T, dsn string) {
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		prompt := form.NewPrompt(form.NewCatalog(s, nil)).Permute(7)
		prompt.Values = testnano.Walked()
		a := testnano.NewAutomaton(t, prompt, testnano.Vocabulary())
		r := rand.New(rand.NewPCG(3, 4))
		refused, unlike := 0, 0
		for range 600 {
			tokens := a.Walk(r)
			query, err := form.Decode(tokens, prompt)
			if err != nil {
				t.Errorf("%v: %v", tokens, err)
				continue
			}
			sql, err := sqltree.Print(s.Dialect, query)
			if err != nil {
				t.Errorf("%v: %v", tokens, err)
				continue
			}
			switch _, err := db.Plan(t.Context(), sql); {
			case err == nil:
			case unlikeSides.MatchString(err.Error()):
				unlike++
			default:
				t.Logf("%v\n\t%v\n\t%s", err, prompt.Words(tokens), sql)
				refused++
			}
		}
		if refused > 8 || unlike > 36 {
			t.Errorf("of 600, %d set operations have sides of unlike types, and %d others are refused", unlike, refused)
		}
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		prepared(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_walks", airline))
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { prepared(t, testdb.MySQL(t, dsn, "test_walks", airline)) })
}

const airline = `CREATE TABLE employee (id INTEGER PRIMARY KEY, name VARCHAR(40), boss_id INTEGER, hired DATE, FOREIGN KEY (boss_id) REFERENCES employee (id));
CREATE TABLE airport (id INTEGER PRIMARY KEY, name VARCHAR(40), opened TIMESTAMP NULL);
CREATE TABLE flight (id INTEGER PRIMARY KEY, origin_id INTEGER NOT NULL, target_id INTEGER, price NUMERIC(8, 2), late BOOLEAN,
	FOREIGN KEY (origin_id) REFERENCES airport (id), FOREIGN KEY (target_id) REFERENCES airport (id));
INSERT INTO employee VALUES (1, 'Ann', NULL, '2013-03-01');
INSERT INTO airport VALUES (1, 'Rome', NULL);
INSERT INTO flight VALUES (1, 1, 1, 5, NULL)`
