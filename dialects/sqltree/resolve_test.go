package sqltree_test

import (
	"cmp"
	"database/sql"
	"fmt"
	"iter"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

var music = sqltree.Names{
	"artist": {"Id", "Name", "Born"},
	"album":  {"Id", "Title", "Artist_Id", "Year"},
	"track":  {"Id", "Album_Id", "Title", "Seconds"},
}

// What a column belongs to, in the order of Queries and Exprs: column@source, column@- where it stays open. Sources are
// written as table, alias=table, "with" before a CTE, () for a query, f() for a function.
var resolveTests = []struct {
	name    string
	sql     string
	dialect dialects.Dialect // "": SQLite
	want    string
	schema  sqltree.Names // nil: music
	problem bool          // there is one
}{
	{name: "one table", sql: "SELECT name FROM artist WHERE born > 1970", want: "name@artist born@artist"},
	{name: "the only one that has it", sql: "SELECT name, year FROM artist JOIN album ON artist_id = artist.id",
		want: "name@artist year@album artist_id@album id@artist"},
	{name: "aliases", sql: "SELECT T1.title, T2.title FROM album AS T1 JOIN track T2 ON T1.id = T2.album_id",
		want: "title@t1=album title@t2=track id@t1=album album_id@t2=track"},
	{name: "a self join", sql: "SELECT a.name, b.name FROM artist a, artist b WHERE a.born < b.born",
		want: "name@a=artist name@b=artist born@a=artist born@b=artist"},
	{name: "qualified by the schema", sql: "SELECT main.track.title, album.title FROM track, main.album",
		want: "title@track title@album"},
	{name: "qualified stars", sql: "SELECT t.*, count(*) FROM track t", want: "*@t=track"},
	{name: "all clauses",
		sql: "SELECT DISTINCT max(seconds) FILTER (WHERE id > 1), rank() OVER w, sum(id) OVER (PARTITION BY title ORDER BY album_id) FROM track " +
			"WHERE seconds BETWEEN 1 AND id GROUP BY title HAVING min(seconds) > 3 WINDOW w AS (PARTITION BY album_id ORDER BY seconds) ORDER BY lower(title)",
		want: "seconds@track id@track id@track title@track album_id@track seconds@track id@track title@track seconds@track " +
			"album_id@track seconds@track title@track"},
	{name: "an operand that all WHENs share", sql: "SELECT CASE name WHEN title THEN born WHEN 'a' THEN 1 END FROM artist JOIN album",
		want: "name@artist title@album born@artist name@artist"},
	{name: "rowid", sql: "SELECT rowid, t.rowid FROM track t", want: "rowid@t=track rowid@t=track"},

	// Joins.
	{name: "USING is of the left", sql: "SELECT id, track.id FROM album JOIN track USING (id) JOIN artist USING (id)", want: "id@album id@track"},
	{name: "USING is of the right in a right join", sql: "SELECT id FROM album RIGHT JOIN track USING (id)", want: "id@track"},
	{name: "NATURAL", sql: "SELECT id, title, seconds FROM album NATURAL JOIN track", want: "id@album title@album seconds@track"},
	{name: "ON sees what it joins", sql: "SELECT 1 FROM artist JOIN album ON name = year JOIN track ON seconds = born",
		want: "name@artist year@album seconds@track born@artist"},
	{name: "ON of SQLite sees later sources", sql: "SELECT 1 FROM artist JOIN album ON artist.id = seconds JOIN track",
		want: "id@artist seconds@track"},
	{name: "ON: later sources are no rivals", sql: "SELECT 1 FROM artist JOIN album ON title = name JOIN track ON track.title = name",
		dialect: dialects.Postgres, want: "title@album name@artist title@track name@artist"},
	{name: "parentheses", sql: "SELECT seconds, album.year FROM artist JOIN (album JOIN track ON album_id = album.id) ON artist_id = artist.id",
		want: "seconds@track year@album album_id@track id@album artist_id@album id@artist"},

	{name: "two sources of one name", sql: "SELECT t.*, t.year, t.seconds FROM album t, track t", want: "*@- year@t=album seconds@t=track"},

	// Nested queries.
	{name: "correlated", sql: "SELECT name FROM artist a WHERE EXISTS (SELECT 1 FROM album WHERE artist_id = a.id AND year > born)",
		want: "name@a=artist artist_id@album id@a=artist year@album born@a=artist"},
	{name: "the inner one first", sql: "SELECT id FROM artist WHERE id IN (SELECT id FROM album)", want: "id@artist id@artist id@album"},
	{name: "an alias hides the outer one", sql: "SELECT t.name FROM artist t WHERE 1 < (SELECT max(t.seconds) FROM track t)",
		want: "name@t=artist seconds@t=track"},
	{name: "two levels out", sql: "SELECT 1 FROM artist WHERE 1 IN (SELECT 1 FROM album WHERE 1 IN (SELECT born FROM track))", want: "born@artist"},
	{name: "nested in a select list", sql: "SELECT (SELECT count(*) FROM album WHERE artist_id = artist.id) FROM artist",
		want: "artist_id@album id@artist"},

	// Derived tables and CTEs.
	{name: "derived", sql: "SELECT n, d.born FROM (SELECT name AS n, born FROM artist) d", want: "n@d=() born@d=() name@artist born@artist"},
	{name: "derived without an alias", sql: "SELECT n FROM (SELECT name AS n FROM artist)", want: "n@() name@artist"},
	{name: "derived from a star", sql: "SELECT name, seconds FROM artist, (SELECT * FROM track) d", want: "name@artist seconds@d=()"},
	{name: "derived from a qualified star", sql: "SELECT seconds, year FROM (SELECT t.*, year FROM track t, album) d, artist",
		want: "seconds@d=() year@d=() *@t=track year@album"},
	{name: "a star over USING has one", sql: "SELECT d.b FROM (SELECT * FROM album JOIN track USING (id)) d(a, x, y, z, b)",
		dialect: dialects.Postgres, want: "b@d=()"},
	{name: "derived tables do not see each other", problem: true, sql: "SELECT 1 FROM artist, (SELECT born FROM track) d", want: "born@-"},
	{name: "a count without a name", sql: "SELECT `count(*)`, name FROM (SELECT count(*), artist_id FROM album) d JOIN artist ON id = artist_id",
		want: "count(*)@d=() name@artist id@artist artist_id@d=() artist_id@album"},
	{name: "CTE", sql: "WITH c AS (SELECT name AS n FROM artist) SELECT n, x.n FROM c x", want: "n@x=with c n@x=with c name@artist"},
	{name: "CTE with columns", sql: "WITH c(p, q) AS (SELECT name, year FROM artist, album) SELECT q, year FROM c, album",
		want: "q@with c year@album name@artist year@album"},
	{name: "CTE over CTE", sql: "WITH c AS (SELECT * FROM track), d AS (SELECT * FROM c) SELECT seconds, name FROM d, artist", want: "seconds@with d name@artist"},
	{name: "CTE hides a table", sql: "WITH album AS (SELECT name FROM artist) SELECT name FROM album, track", want: "name@with album name@artist"},
	{name: "recursive", sql: "WITH RECURSIVE c AS (SELECT id, 1 AS depth FROM album UNION ALL SELECT track.id, depth + 1 FROM c JOIN track ON album_id = c.id) SELECT depth FROM c",
		want: "depth@with c id@album id@track depth@with c album_id@track id@with c"},
	{name: "recursive with columns", sql: "WITH RECURSIVE c(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < 9) SELECT n FROM c",
		want: "n@with c n@with c n@with c"},
	{name: "a CTE used twice", sql: "WITH c AS (SELECT id, name FROM artist) SELECT a.name FROM c a JOIN c b ON a.id < b.id",
		want: "name@a=with c id@a=with c id@b=with c id@artist name@artist"},
	{name: "CTE in a nested query", sql: "SELECT name FROM artist WHERE id IN (WITH c AS (SELECT artist_id FROM album) SELECT artist_id FROM c WHERE born > 1)",
		want: "name@artist id@artist artist_id@with c born@artist artist_id@album"},
	{name: "VALUES", sql: "SELECT column1 FROM (VALUES (1, 2)) v", want: "column1@v=()"},

	// Functions and LATERAL.
	{name: "a function's columns", sql: "SELECT name, value, j.key FROM artist, json_each(artist.born) AS j",
		want: "name@artist value@j=json_each() key@j=json_each() born@artist"},
	{name: "a function sees earlier sources", sql: "SELECT 1 FROM artist, json_each(born)", want: "born@artist"},
	{name: "a nested function", sql: "SELECT name FROM artist WHERE EXISTS (SELECT 1 FROM json_each(born) WHERE value = name)",
		want: "name@artist born@artist value@json_each() name@artist"},
	{name: "a scalar function's column", sql: "SELECT g, title FROM generate_series(1, 9) AS g, track", dialect: dialects.Postgres,
		want: "g@g=generate_series() title@track"},
	{name: "LATERAL", sql: "SELECT name, year FROM artist a, LATERAL (SELECT year FROM album WHERE artist_id = a.id) l", dialect: dialects.Postgres,
		want: "name@a=artist year@l=() year@album artist_id@album id@a=artist"},
	{name: "columns in part", sql: "SELECT n, born FROM artist AS a(i, n)", dialect: dialects.Postgres, want: "n@a=artist born@a=artist"},
	{name: "DISTINCT ON", sql: "SELECT DISTINCT ON (t) title AS t FROM track ORDER BY t, seconds", dialect: dialects.Postgres,
		want: "t@- title@track t@- seconds@track"},
	{name: "a whole row", problem: true, sql: "SELECT row_to_json(artist) FROM artist", dialect: dialects.Postgres, want: "artist@-"},

	// Output columns.
	{name: "ORDER BY an alias", sql: "SELECT count(*) AS n, name FROM artist ORDER BY n, name", want: "name@artist n@- name@artist"},
	{name: "ORDER BY the alias before the column", sql: "SELECT upper(name) AS name FROM artist ORDER BY name", want: "name@artist name@-"},
	{name: "ORDER BY a column of two, selected of one", sql: "SELECT album.title FROM album JOIN track ON album_id = album.id ORDER BY title",
		dialect: dialects.Postgres, want: "title@album album_id@track id@album title@album"},
	{name: "GROUP BY the column before the alias", sql: "SELECT upper(name) AS name FROM artist GROUP BY name", want: "name@artist name@artist"},
	{name: "GROUP BY and HAVING an alias", sql: "SELECT born / 10 AS decade FROM artist GROUP BY decade HAVING decade > 1", want: "born@artist decade@- decade@-"},
	{name: "WHERE an alias", sql: "SELECT born / 10 AS decade FROM artist WHERE decade > 1", want: "born@artist decade@-"},
	{name: "ORDER BY of a set operation", sql: "SELECT name FROM artist UNION SELECT title FROM track ORDER BY name, title",
		want: "name@- title@- name@artist title@track"},
	{name: "set operations in FROM", sql: "SELECT name FROM (SELECT name FROM artist UNION SELECT title FROM track) d", want: "name@d=() name@artist title@track"},

	// What SQLite and PostgreSQL would find in different places.
	{name: "another name by its case", dialect: dialects.Postgres, want: "y@- *@- seconds@t=track",
		sql: `SELECT (SELECT t.y FROM (SELECT 1 AS y) "T"), (SELECT count(t.*) FROM (SELECT 1) "T"), (SELECT t.seconds FROM artist "X") FROM track t`},
	{name: "another column by its case", dialect: dialects.Postgres, want: "y@- Y@d=()",
		sql: `SELECT (SELECT y FROM (SELECT 1 AS "Y") d), (SELECT "Y" FROM (SELECT 1 AS "Y") d) FROM (SELECT 2 AS y) e`},
	{name: "an output column by its case", dialect: dialects.Postgres, want: "Y@d=() y@- z@e=()",
		sql: `SELECT d."Y" FROM (SELECT 1 AS "Y") d, (SELECT 2 AS z) e ORDER BY y, z`},
	{name: "ON: a later source or one around", want: "seconds@- name@artist",
		sql: "SELECT (SELECT 1 FROM album JOIN artist ON t.seconds = name JOIN track t) FROM track t"},
	{name: "an argument: a later source or one around", want: "value@json_each() seconds@-",
		sql: "SELECT (SELECT value FROM json_each(t.seconds), track t) FROM track t"},
	{name: "an argument of SQLite sees later sources", sql: "SELECT value FROM json_each(t.seconds), track t", want: "value@json_each() seconds@t=track"},

	// What is not known.
	{name: "a double-quoted string", sql: `SELECT name FROM artist WHERE name = "bob" AND "born" = 1`, want: "name@artist name@artist bob@- born@artist"},
	{name: "no schema", sql: "SELECT name FROM artist WHERE id IN (SELECT artist_id FROM album)", schema: sqltree.Names{},
		want: "name@artist id@artist artist_id@album"},
	{name: "no schema, two tables", sql: "SELECT T1.name, year FROM artist T1 JOIN album T2 ON T1.id = T2.artist_id", schema: sqltree.Names{},
		want: "name@t1=artist year@- id@t1=artist artist_id@t2=album"},
	{name: "a table that is not in the schema", sql: "SELECT x.a, b, name FROM sqlite_master x JOIN artist", want: "a@x=sqlite_master b@x=sqlite_master name@-"},
	{name: "an open table and a known one around it", sql: "SELECT 1 FROM artist WHERE EXISTS (SELECT 1 FROM sqlite_master WHERE sql = name)",
		want: "sql@sqlite_master name@-"},
}

func TestResolve(t *testing.T) {
	for _, test := range resolveTests {
		t.Run(test.name, func(t *testing.T) {
			if test.schema == nil {
				test.schema = music
			}
			q := parsed(t, cmp.Or(test.dialect, dialects.SQLite), test.sql)
			problems := sqltree.Resolve(q, test.schema)
			if got := resolved(q); got != test.want {
				t.Errorf("%s\n got %s\nwant %s", test.sql, got, test.want)
			}
			if (len(problems) > 0) != test.problem {
				t.Errorf("%s\nproblems %+v", test.sql, problems)
			}
		})
	}
}

// A tree may be resolved again, with another schema.
func TestResolveForgets(t *testing.T) {
	q := parsed(t, dialects.SQLite, "SELECT title FROM artist, album")
	sqltree.Resolve(q, music)
	sqltree.Resolve(q, sqltree.Names{})
	if got := resolved(q); got != "title@-" {
		t.Errorf("got %s", got)
	}
}

func TestProblems(t *testing.T) {
	for _, test := range []struct {
		sql     string
		dialect dialects.Dialect // "": SQLite
		want    string           // kind name table near; …
	}{
		{sql: "SELECT name FROM artist", want: ""},
		{sql: "SELECT nam FROM artist", want: "unknown column nam () [artist.Name]"},
		{sql: "SELECT nam, nam FROM artist WHERE nam = 1", want: "unknown column nam () [artist.Name]"},
		{sql: "SELECT a.title FROM artist a JOIN album b ON a.id = b.artist_id", want: "unknown column title (a) [b.Title track.title]"},
		{sql: "SELECT seconds FROM artist", want: "unknown column seconds () [track.seconds]"},
		{sql: "SELECT x.name FROM artist a JOIN track t", want: "unknown qualifier name (x) [a t]"},
		{sql: "SELECT artist.name FROM artist AS a", want: "unknown qualifier name (artist) []"},
		{sql: "SELECT x.* FROM artist", want: "unknown qualifier * (x) []"},
		{sql: "SELECT name FROM artists", want: "unknown table artists () [artist]"},
		{sql: "SELECT title FROM album, track", want: "ambiguous column title () [album.Title track.Title]"},
		{sql: "SELECT title FROM album JOIN track USING (title, seconds)", want: "unknown column seconds () [track.Seconds]"},
		{sql: "SELECT n FROM (SELECT name FROM artist) d", want: "unknown column n () []"},
		{sql: "SELECT born FROM (SELECT name FROM artist) d", want: "unknown column born () [artist.born]"},
		{sql: "WITH c(a) AS (SELECT name FROM artist) SELECT b FROM c", want: "unknown column b () [c.a]"},
		{sql: "SELECT name AS n, n || 'x' FROM artist", want: "unknown column n () []"},
		{sql: "SELECT 1 FROM artist WHERE id IN (SELECT artistid FROM album)", want: "unknown column artistid () [album.Artist_Id]"},
		{sql: "SELECT name FROM artist UNION SELECT title FROM album ORDER BY year", want: "unknown column year () [album.year]"},
		{sql: `SELECT name FROM artist WHERE name = "nam"`, want: ""},
		{sql: `SELECT "nam" FROM artist`, want: "unknown column nam () [artist.Name]"},
		{sql: `SELECT name FROM artist GROUP BY "nam" ORDER BY "bron"`, want: "unknown column nam () [artist.Name]; unknown column bron () [artist.Born]"},
		{sql: `SELECT sum("bron"), group_concat(name, "; ") FROM artist`, want: "unknown column bron () [artist.Born]"},
		{sql: `SELECT id FROM artist WHERE "nam" = 'Bob' OR "nam" LIKE 'A%'`, want: "unknown column nam () [artist.Name]"},
		{sql: `SELECT id FROM artist WHERE "bron" IN (1, 2) OR born IN ("1", "2")`, want: "unknown column bron () [artist.Born]"},
		{sql: `SELECT "nam" AS n, "of all" AS kind FROM artist`, want: "unknown column nam () [artist.Name]"},
		{sql: `SELECT "of all" AS kind, strftime("%Y", born), name || ", " FROM artist WHERE "Bob" IN (SELECT name FROM artist)`, want: ""},
		{sql: `SELECT name AS "who" FROM artist GROUP BY "who" ORDER BY "who"`, want: ""},
		{sql: `SELECT "no one"`, want: "unknown column no one () []"},
		{sql: `SELECT a."nam" FROM artist a`, want: "unknown column nam (a) [a.Name]"},
		{sql: `SELECT "nam" FROM artist`, dialect: dialects.Postgres, want: "unknown column nam () [artist.Name]"},
		{sql: "SELECT foo FROM sqlite_master", want: ""},
		{sql: "SELECT foo FROM artist, json_each(born)", want: ""},
		{sql: "SELECT artist FROM artist WHERE name <> artist", want: "whole row artist () []"},
		{sql: "SELECT foo", want: "unknown column foo () []"},
	} {
		t.Run(test.sql, func(t *testing.T) {
			var got []string
			for _, p := range sqltree.Resolve(parsed(t, cmp.Or(test.dialect, dialects.SQLite), test.sql), music) {
				got = append(got, fmt.Sprintf("%s %s (%s) %v", p.Kind, p.Name, p.Table, p.Near))
			}
			if got := strings.Join(got, "; "); got != test.want {
				t.Errorf("\n got %s\nwant %s", got, test.want)
			}
		})
	}
}

// Spider's gold queries over Spider's schemas: what share of the columns is resolved, and that Resolve has a problem
// with a query where SQLite has one, and with no other.
func TestResolveSpider(t *testing.T) {
	judge := newJudge(t)
	var unparsed, clean, refused, columns, found, quoted, open int
	for _, g := range corpora.Spider(t) {
		err := judge.prepare(g)
		s, failed := parse.Parse(dialects.SQLite, g.SQL)
		if failed != nil {
			unparsed++
			if err == nil {
				t.Errorf("%s: %s\nParse: %v", g.DB, g.SQL, failed)
			}
			continue
		}
		q := s.Query
		problems := sqltree.Resolve(q, judge.schemas[g.DB])
		switch {
		case err == nil && len(problems) == 0:
			clean++
		case err != nil && len(problems) > 0:
			refused++
			t.Logf("%s: %s\nSQLite: %v\nResolve: %+v", g.DB, g.SQL, err, problems)
		default:
			t.Errorf("%s: %s\nSQLite: %v\nResolve: %+v", g.DB, g.SQL, err, problems)
		}
		for e := range columnsOf(q) {
			switch {
			case e.Op != sqltree.OpColumn:
				continue
			case e.Of != nil:
				found++
			case e.Quoted:
				quoted++
			default:
				open++
			}
			columns++
		}
	}
	t.Logf("%d queries: %d clean, %d with a problem that SQLite has too, %d that neither parses",
		unparsed+clean+refused, clean, refused, unparsed)
	t.Logf("%d columns: %d resolved (%.2f%%), %d in double quotes and no column's name, %d others",
		columns, found, 100*float64(found)/float64(columns), quoted, open)
}

// Gold queries with the name of one column or table, or one qualifier, exchanged for another: SQLite is the judge.
func TestResolveLikeSQLite(t *testing.T) {
	const seed = 1
	rng := rand.New(rand.NewPCG(seed, 0))
	judge := newJudge(t)
	var attempted, accepted, refused, other int
	for _, g := range corpora.Spider(t) {
		schema := judge.schemas[g.DB]
		changed, ok := exchanged(rng, g.SQL, schema)
		if !ok {
			continue
		}
		attempted++
		err := judge.prepare(corpora.Gold{DB: g.DB, SQL: changed})
		s, failed := parse.Parse(dialects.SQLite, changed)
		if failed != nil && err != nil {
			other++
			continue
		}
		if failed != nil {
			t.Errorf("%s: %s\nParse: %v", g.DB, changed, failed)
			continue
		}
		problems := sqltree.Resolve(s.Query, schema)
		switch {
		case err != nil && !aboutNames.MatchString(err.Error()):
			other++
		case err == nil && len(problems) == 0:
			accepted++
		case err != nil && len(problems) > 0:
			refused++
		default:
			t.Errorf("%s: %s\nSQLite: %v\nResolve: %+v", g.DB, changed, err, problems)
		}
	}
	t.Logf("seed %d: %d attempted: %d accepted and %d refused by both, %d refused by SQLite for other reasons than names",
		seed, attempted, accepted, refused, other)
}

// Gold queries of three dialects without any schema: what can be said of them is right, as they run.
func TestResolveWithoutSchema(t *testing.T) {
	for _, test := range []struct {
		name    string
		dialect dialects.Dialect
		golds   []corpora.Gold
	}{
		{"BIRD", dialects.SQLite, corpora.BIRD(t)},
		{"Defog", dialects.SQLite, corpora.Defog(t, dialects.SQLite)},
		{"Defog", dialects.MySQL, corpora.Defog(t, dialects.MySQL)},
		{"Defog", dialects.Postgres, corpora.Defog(t, dialects.Postgres)},
	} {
		var clean, columns, found int
		for _, g := range test.golds {
			q := parsed(t, test.dialect, g.SQL)
			problems := sqltree.Resolve(q, nil)
			if len(problems) > 0 {
				t.Errorf("%s, %s: %s\n%+v", test.name, test.dialect, g.SQL, problems)
			} else {
				clean++
			}
			for e := range columnsOf(q) {
				columns++
				if e.Of != nil {
					found++
				}
			}
		}
		t.Logf("%s, %s: %d attempted, %d clean; %d of %d columns resolved (%.2f%%)",
			test.name, test.dialect, len(test.golds), clean, found, columns, 100*float64(found)/float64(columns))
	}
}

var (
	aboutNames = regexp.MustCompile("no such column|no such table|ambiguous column name|cannot join using column")
	aName      = regexp.MustCompile(`\b[A-Za-z_]\w*\b`)
)

// exchanged is a query with one of its names exchanged for another of the schema or of the query itself.
func exchanged(rng *rand.Rand, text string, schema sqltree.Names) (string, bool) {
	names := slices.Sorted(maps.Keys(schema))
	for _, table := range slices.Sorted(maps.Keys(schema)) {
		names = append(names, schema[table]...)
	}
	var places [][]int
	for _, at := range aName.FindAllStringIndex(text, -1) {
		if word := text[at[0]:at[1]]; slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, word) }) || qualifier.MatchString(word) {
			places = append(places, at)
		}
	}
	if len(places) == 0 {
		return "", false
	}
	at := places[rng.IntN(len(places))]
	name := names[rng.IntN(len(names))]
	if qualifier.MatchString(text[at[0]:at[1]]) {
		name = fmt.Sprint("T", 1+rng.IntN(3))
	}
	if !aName.MatchString(name) || strings.ContainsAny(name, " ()-/%.&") || !unicode.IsLetter(rune(name[0])) {
		return "", false
	}
	return text[:at[0]] + name + text[at[1]:], true
}

var qualifier = regexp.MustCompile(`^[Tt][1-9]$`)

// judge prepares queries in SQLite itself, over empty databases with Spider's schemas.
type judge struct {
	schemas map[string]sqltree.Names
	dbs     map[string]*sql.DB
}

func newJudge(t *testing.T) judge {
	t.Helper()
	j := judge{map[string]sqltree.Names{}, map[string]*sql.DB{}}
	for id, schema := range corpora.SpiderSchemas(t) {
		db, err := sql.Open("sqlite", ":memory:")
		if err != nil {
			t.Fatal(err)
		}
		db.SetMaxOpenConns(1) // each connection has a memory of its own
		t.Cleanup(func() { db.Close() })
		for table, columns := range schema {
			if table == "sqlite_sequence" { // SQLite's own
				continue
			}
			if _, err := db.Exec(fmt.Sprintf(`CREATE TABLE "%s" ("%s")`, table, strings.Join(columns, `", "`))); err != nil {
				t.Fatal(id, table, err)
			}
		}
		j.schemas[id], j.dbs[id] = schema, db
	}
	return j
}

// prepare says what SQLite has against a query.
func (j judge) prepare(g corpora.Gold) error {
	rows, err := j.dbs[g.DB].Query("EXPLAIN " + g.SQL)
	if err != nil {
		return err
	}
	return rows.Close()
}

// A reward resolves tens of thousands of queries in a second.
func BenchmarkResolve(b *testing.B) {
	q := parsed(b, dialects.SQLite, "SELECT T1.name, count(*) AS n FROM artist AS T1 JOIN album AS T2 ON T1.id = T2.artist_id "+
		"WHERE born > 1970 AND T2.id IN (SELECT album_id FROM track WHERE seconds > 100) GROUP BY T1.name ORDER BY n DESC LIMIT 1")
	b.ReportAllocs()
	for b.Loop() {
		sqltree.Resolve(q, music)
	}
}

func parsed(t testing.TB, d dialects.Dialect, text string) *sqltree.Query {
	t.Helper()
	s, err := parse.Parse(d, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s.Query
}

// columnsOf are the columns and qualified stars of a query and of all inside it.
func columnsOf(q *sqltree.Query) iter.Seq[*sqltree.Expr] {
	return func(yield func(*sqltree.Expr) bool) {
		for q := range q.Queries() {
			for e := range q.Exprs() {
				for x := range e.All() {
					if (x.Op == sqltree.OpColumn || x.IsStar() && x.Table != "") && !yield(x) {
						return
					}
				}
			}
		}
	}
}

// resolved writes where the columns of a query belong.
func resolved(q *sqltree.Query) string {
	var out []string
	for e := range columnsOf(q) {
		name := e.Text
		if e.Op == sqltree.OpStar {
			name = "*"
		}
		out = append(out, name+"@"+described(e.Of))
	}
	return strings.Join(out, " ")
}

func described(s sqltree.Source) string {
	aliased := func(alias, what string) string {
		if alias != "" {
			return alias + "=" + what
		}
		return what
	}
	switch s := s.(type) {
	case *sqltree.Table:
		if s.CTE != nil {
			return aliased(s.Alias, "with "+s.Name)
		}
		return aliased(s.Alias, s.Name)
	case *sqltree.Derived:
		return aliased(s.Alias, "()")
	case *sqltree.Function:
		return aliased(s.Alias, s.Call.Text+"()")
	}
	return "-"
}
