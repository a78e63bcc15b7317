package cte

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// singers is a small database in words that all three engines know. One of its tables has a name that a step would
// have.
const singers = `CREATE TABLE singer (id INTEGER PRIMARY KEY, name VARCHAR(40), age INTEGER, country VARCHAR(40));
CREATE TABLE concert (id INTEGER PRIMARY KEY, singer_id INTEGER, year INTEGER, venue VARCHAR(40));
CREATE TABLE max_age_of_singer (id INTEGER PRIMARY KEY);
INSERT INTO singer VALUES (1, 'Ann', 30, 'France'), (2, 'Bob', 41, 'Peru'), (3, 'Cid', 25, 'France'), (4, 'Dot', 52, 'Peru');
INSERT INTO concert VALUES (1, 1, 2014, 'Hall'), (2, 1, 2015, 'Park'), (3, 2, 2014, 'Park'), (4, 4, 2015, 'Hall'), (5, 4, 2016, 'Hall'), (6, 4, 2017, 'Club');`

// rewritings are queries with their steps.
var rewritings = []struct{ kind, sql, want string }{
	{"a condition IN",
		"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)",
		"WITH singer_id_of_concert AS (SELECT singer_id FROM concert) " +
			"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM singer_id_of_concert)"},
	{"a value, next to a table of its name",
		"SELECT name FROM singer WHERE age = (SELECT max(age) FROM singer)",
		"WITH max_age_of_singer_2 AS (SELECT max(age) AS max_age FROM singer) " +
			"SELECT name FROM singer WHERE age = (SELECT max_age FROM max_age_of_singer_2)"},
	{"a value twice",
		"SELECT name, age - (SELECT avg(age) FROM singer) FROM singer WHERE age > (SELECT avg(age) FROM singer)",
		"WITH avg_age_of_singer AS (SELECT avg(age) AS avg_age FROM singer) " +
			"SELECT name, age - (SELECT avg_age FROM avg_age_of_singer) FROM singer WHERE age > (SELECT avg_age FROM avg_age_of_singer)"},
	{"a value that HAVING asks for",
		"SELECT country FROM singer GROUP BY country HAVING avg(age) > (SELECT avg(age) FROM singer)",
		"WITH avg_age_of_singer AS (SELECT avg(age) AS avg_age FROM singer), " +
			"avg_age_by_country AS (SELECT country, avg(age) AS avg_age FROM singer GROUP BY country) " +
			"SELECT country FROM avg_age_by_country WHERE avg_age > (SELECT avg_age FROM avg_age_of_singer)"},
	{"existence",
		"SELECT count(*) FROM singer WHERE EXISTS (SELECT * FROM concert WHERE year = 2014)",
		"WITH concert_where_year_2014 AS (SELECT * FROM concert WHERE year = 2014) " +
			"SELECT count(*) FROM singer WHERE EXISTS (SELECT * FROM concert_where_year_2014)"},
	{"queries in queries",
		"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert WHERE year = (SELECT max(year) FROM concert))",
		"WITH max_year_of_concert AS (SELECT max(year) AS max_year FROM concert), " +
			"concert_where_year AS (SELECT singer_id FROM concert WHERE year = (SELECT max_year FROM max_year_of_concert)) " +
			"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert_where_year)"},
	{"a derived table, whose columns keep their names",
		"SELECT avg(t.n) FROM (SELECT singer_id, count(*) AS n FROM concert GROUP BY singer_id) AS t",
		"WITH n_by_singer_id AS (SELECT singer_id, count(*) AS n FROM concert GROUP BY singer_id) " +
			"SELECT avg(t.n) FROM n_by_singer_id AS t"},
	{"sides of a set operation, in its order",
		"SELECT T1.name FROM singer AS T1 WHERE T1.age > 28 EXCEPT SELECT name FROM singer WHERE country = 'Peru' ORDER BY T1.name",
		"WITH singer_where_age AS (SELECT t1.name FROM singer AS t1 WHERE t1.age > 28), " +
			"singer_where_country_peru AS (SELECT name FROM singer WHERE country = 'Peru') " +
			"SELECT name FROM singer_where_age EXCEPT SELECT name FROM singer_where_country_peru ORDER BY name"},
	{"a set as a condition",
		"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015)",
		"WITH concert_where_year_2014 AS (SELECT singer_id FROM concert WHERE year = 2014), " +
			"concert_where_year_2015 AS (SELECT singer_id FROM concert WHERE year = 2015), " +
			"common_singer_id AS (SELECT singer_id FROM concert_where_year_2014 INTERSECT SELECT singer_id FROM concert_where_year_2015) " +
			"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM common_singer_id)"},
	{"a join, and the first of it (P.3)",
		"SELECT T1.venue FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id WHERE T2.name = 'Dot' ORDER BY T1.year DESC LIMIT 1",
		"WITH concert_with_singer_where_name_dot AS (SELECT t1.venue, t1.year FROM concert AS t1 JOIN singer AS t2 ON t1.singer_id = t2.id WHERE t2.name = 'Dot') " +
			"SELECT venue FROM concert_with_singer_where_name_dot ORDER BY year DESC LIMIT 1"},
	{"a join, and a count of its rows",
		"SELECT count(*) FROM singer s JOIN concert c ON s.id = c.singer_id WHERE s.country = 'Peru'",
		"WITH singer_with_concert_where_country_peru AS (SELECT s.id FROM singer AS s JOIN concert AS c ON s.id = c.singer_id WHERE s.country = 'Peru') " +
			"SELECT count(*) FROM singer_with_concert_where_country_peru"},
	{"a join, its groups, and a choice of them",
		"SELECT s.country, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id GROUP BY s.country HAVING count(*) > 1 ORDER BY max(c.year) DESC LIMIT 1",
		"WITH singer_with_concert AS (SELECT s.country, c.year FROM singer AS s JOIN concert AS c ON s.id = c.singer_id), " +
			"count_by_country AS (SELECT country, count(*) AS count, max(year) AS max_year FROM singer_with_concert GROUP BY country) " +
			"SELECT country, count FROM count_by_country WHERE count > 1 ORDER BY max_year DESC LIMIT 1"},
	{"a join whose groups a key names",
		"SELECT s.name, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id GROUP BY s.id",
		"WITH singer_with_concert AS (SELECT s.name, s.id FROM singer AS s JOIN concert AS c ON s.id = c.singer_id) " +
			"SELECT name, count(*) FROM singer_with_concert GROUP BY id, name"},
	{"a join whose groups a key names by what is equal to it",
		"SELECT s.name, max(c.year) FROM singer s JOIN concert c ON s.id = c.singer_id GROUP BY c.singer_id",
		"WITH singer_with_concert AS (SELECT s.name, c.year, c.singer_id FROM singer AS s JOIN concert AS c ON s.id = c.singer_id) " +
			"SELECT name, max(year) FROM singer_with_concert GROUP BY singer_id, name"},
	{"columns of one name",
		"SELECT max(s.id), min(c.id) FROM singer s JOIN concert c ON s.id = c.singer_id",
		"WITH singer_with_concert AS (SELECT s.id, c.id AS concert_id FROM singer AS s JOIN concert AS c ON s.id = c.singer_id) " +
			"SELECT max(id), min(concert_id) FROM singer_with_concert"},
	{"what stands alone in what does not",
		"SELECT name FROM singer s WHERE EXISTS (SELECT 1 FROM concert c WHERE c.singer_id = s.id AND c.year = (SELECT max(year) FROM concert))",
		"WITH max_year_of_concert AS (SELECT max(year) AS max_year FROM concert) " +
			"SELECT name FROM singer AS s WHERE EXISTS (SELECT 1 FROM concert AS c WHERE c.singer_id = s.id AND c.year = (SELECT max_year FROM max_year_of_concert))"},
	{"a string in the quotes of names",
		`SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert WHERE venue = "Park")`,
		"WITH concert_where_venue_park AS (SELECT singer_id FROM concert WHERE venue = 'Park') " +
			"SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert_where_venue_park)"},
}

// asWritten are queries that stay as they are.
var asWritten = []struct {
	outcome   Outcome
	kind, sql string
}{
	{Unnecessary, "P.1's example", "SELECT sum(age) FROM singer WHERE length(name) = 3"},
	{Unnecessary, "groups of one table", "SELECT country, count(*) FROM singer GROUP BY country HAVING count(*) > 1 ORDER BY count(*)"},
	{Unnecessary, "rows of a join", "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year = 2014 ORDER BY s.name"},
	{Unnecessary, "CTEs", "WITH a AS (SELECT max(age) AS age FROM singer) SELECT name FROM singer WHERE age = (SELECT age FROM a)"},
	{Whole, "a correlated query", "SELECT name FROM singer s WHERE (SELECT count(*) FROM concert c WHERE c.singer_id = s.id) > 1"},
	{Whole, "an outer name without its table", "SELECT name FROM singer WHERE EXISTS (SELECT 1 FROM concert WHERE singer_id = age)"},
	{Whole, "all columns of a join", "SELECT * FROM singer s JOIN concert c ON s.id = c.singer_id ORDER BY c.year LIMIT 1"},
	{Whole, "any row of a group", "SELECT s.name, c.venue, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id GROUP BY s.id"},
	{Whole, "any row of a group of an outer join", "SELECT s.name, count(*) FROM concert c LEFT JOIN singer s ON s.id = c.singer_id GROUP BY c.singer_id"},
	{Whole, "a window", "SELECT s.name, rank() OVER (ORDER BY c.year) FROM singer s JOIN concert c ON s.id = c.singer_id ORDER BY 2 LIMIT 3"},
	{Whole, "names that are not known", "SELECT wages FROM singer JOIN concert ON singer.id = singer_id ORDER BY masts LIMIT 1"},
	{Whole, "no SQL", "SELECT FROM"},
}

// contentsOf are a database's, drawn by a seed.
func contentsOf(t *testing.T, dsn string, seed uint64) *Contents {
	t.Helper()
	db, err := open.Open(t.Context(), dsn, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := newContents(t.Context(), db, dsn, seed)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(); db.Close() })
	return c
}

func TestRewrite(t *testing.T) {
	c := contentsOf(t, testdb.File(t, singers), 1)
	if c.err != nil || len(c.suite) != 1+copies {
		t.Fatalf("%d contents, %v", len(c.suite), c.err)
	}
	for _, r := range rewritings {
		got, outcome, why, err := c.Rewrite(t.Context(), r.sql)
		if got != r.want || outcome != Rewritten || err != nil {
			t.Errorf("%s is %s, %s %v:\n%s\nwant\n%s", r.kind, outcome, why, err, got, r.want)
		}
		if again, outcome := Rewrite(dialects.SQLite, got, c.schema); again != got || outcome != Unnecessary {
			t.Errorf("%s: the steps are %s: %s", r.kind, outcome, again)
		}
	}
	for _, w := range asWritten {
		if got, outcome, _, err := c.Rewrite(t.Context(), w.sql); got != w.sql || outcome != w.outcome || err != nil {
			t.Errorf("%s is %s, %v: %s", w.kind, outcome, err, got)
		}
	}
}

// foreign are the kinds of rewritings whose queries a server does not run, or reads otherwise.
var foreign = map[dialects.Dialect][]string{
	dialects.MySQL: {"a string in the quotes of names", "sides of a set operation, in its order"},
	dialects.Postgres: {"a string in the quotes of names", "sides of a set operation, in its order",
		"a join whose groups a key names by what is equal to it"},
}

// Each step runs on the servers too, and returns what the query returns.
func TestRewriteOnServers(t *testing.T) {
	for d, dsn := range map[dialects.Dialect]func(*testing.T) string{
		dialects.Postgres: func(t *testing.T) string {
			return testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_cte", singers)
		},
		dialects.MySQL: func(t *testing.T) string {
			return testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), "test_cte", singers)
		},
	} {
		t.Run(string(d), func(t *testing.T) {
			c := contentsOf(t, dsn(t), 1)
			for _, r := range rewritings {
				if slices.Contains(foreign[d], r.kind) {
					continue
				}
				text, outcome := Rewrite(d, r.sql, c.schema)
				if outcome != Rewritten {
					t.Errorf("%s is %s", r.kind, outcome)
				}
				verdict, why, err := c.judge(t.Context(), text, r.sql)
				if verdict != eval.Right || err != nil {
					t.Errorf("%s: %s, %s, %v: %s", r.kind, verdict, why, err, text)
				}
				if got, outcome, why, err := c.Rewrite(t.Context(), r.sql); got != r.sql || outcome != Unchecked || why == "" || err != nil {
					t.Errorf("%s without other contents is %s, %s, %v: %s", r.kind, outcome, why, err, got)
				}
			}
		})
	}
}

// What has another result on one of the contents stays as it is, and so does what does not run there.
func TestUnequal(t *testing.T) {
	for want, c := range map[Outcome]struct{ other, sql string }{
		Unequal:   {singers, "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)"},
		Unchecked: {"CREATE TABLE singer (id INTEGER, name TEXT);", "SELECT max(venue) FROM concert JOIN singer ON singer.id = singer_id"},
	} {
		contents := contentsOf(t, testdb.File(t, singers), 1)
		if _, outcome, why, err := contents.Rewrite(t.Context(), c.sql); outcome != Rewritten || err != nil {
			t.Errorf("at first %s, %s, %v", outcome, why, err)
		}
		contents.suite = append(contents.suite, broken{contentsOf(t, testdb.File(t, c.other), 1).suite[0]})
		if got, outcome, why, err := contents.Rewrite(t.Context(), c.sql); got != c.sql || outcome != want || err != nil {
			t.Errorf("%s, %s, %v, want %s: %s", outcome, why, err, want, got)
		}
	}
}

// Defog's golds, of three dialects, parse as steps.
func TestDefog(t *testing.T) {
	for d, least := range map[dialects.Dialect]int{dialects.SQLite: 150, dialects.MySQL: 150, dialects.Postgres: 110} {
		counts := map[Outcome]int{}
		for _, g := range corpora.Defog(t, d) {
			text, outcome := Rewrite(d, g.SQL, nil)
			counts[outcome]++
			if outcome != Rewritten {
				continue
			}
			if s, err := parse.Parse(d, text); err != nil || s.Query == nil || len(s.Query.With) == 0 {
				t.Errorf("%v: %s\n%s", err, g.SQL, text)
			}
		}
		if t.Logf("%s: %v", d, counts); counts[Rewritten] < least {
			t.Errorf("%s: %d rewritten", d, counts[Rewritten])
		}
	}
}

// broken is a database that loses a row of a WITH query.
type broken struct{ database.DB }

func (b broken) Query(ctx context.Context, sql string, limits database.Limits) (*database.Result, error) {
	r, err := b.DB.Query(ctx, sql, limits)
	if err == nil && strings.HasPrefix(sql, "WITH") {
		r.Rows = r.Rows[1:]
	}
	return r, err
}
