package sqltree_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

func TestUsed(t *testing.T) {
	schema := sqltree.Names{"a": {"Id", "x", "y"}, "b": {"id", "a_id", "z"}, "s.c": {"q", "r"}}
	for _, c := range []struct {
		d         dialects.Dialect
		sql, want string
	}{
		{dialects.SQLite, "SELECT count(*) FROM a", "a"},
		{dialects.SQLite, "SELECT x AS y FROM a ORDER BY y", "a a.x a.y"}, // which y does not matter
		{dialects.SQLite, "SELECT z FROM a JOIN b ON a.ID = a_id WHERE b.id > 1", "a b b.z a.id b.a_id b.id"},
		{dialects.SQLite, "SELECT * FROM b", "b b.id b.a_id b.z"},
		{dialects.SQLite, "SELECT t.*, z FROM a t, b", "a b a.id a.x a.y b.z"},
		{dialects.SQLite, "SELECT x FROM a JOIN b USING (id)", "a b a.id b.id a.x"},
		{dialects.SQLite, "WITH w(n) AS (SELECT x FROM a) SELECT n FROM w WHERE n IN (SELECT z FROM b)", "a b a.x b.z"},
		{dialects.SQLite, "SELECT n FROM (SELECT y AS n FROM a UNION SELECT z FROM b)", "a b a.y b.z"},
		{dialects.SQLite, "SELECT sum(y) OVER (PARTITION BY x) FROM a", "a a.y a.x"},
		{dialects.Postgres, "SELECT q FROM s.c", "s.c s.c.q"},
		{dialects.Postgres, "SELECT n FROM a AS t(m, n, o)", "a a.id a.x a.y"},
		{dialects.SQLite, "SELECT nonsense FROM nowhere", "nowhere"},
	} {
		statement, err := parse.Parse(c.d, c.sql)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, n := range sqltree.Used(statement.Query, schema) {
			got = append(got, strings.TrimSuffix(n.Table+"."+n.Column, "."))
		}
		if want := strings.Fields(c.want); !sameSet(got, want) {
			t.Errorf("%s: %q, want %q", c.sql, got, want)
		}
	}
}

func sameSet(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// TestReducedSchemasHoldTheirGold: a schema that was cut down for training still has every column that its gold query
// uses, with only keys added. The resolver says so of all, SQLite itself of every fortieth.
func TestReducedSchemasHoldTheirGold(t *testing.T) {
	schemas := map[string]*schema.Schema{}
	dropped, judged, prepared := 0, 0, 0
	for i, gold := range corpora.Spider(t) {
		full, ok := schemas[gold.DB]
		if !ok {
			full = spiderSchema(t, gold.DB)
			schemas[gold.DB] = full
		}
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if full == nil || err != nil {
			continue // the data lacks the database, or SQLite refuses the query
		}
		used := sqltree.Used(statement.Query, full)
		reduced := full.Reduced(used, 0, uint64(i))
		before, after := len(sqltree.Resolve(statement.Query, full)), len(sqltree.Resolve(statement.Query, reduced))
		if before != after {
			t.Errorf("%s: %s: %d names are wrong in the full schema, %d in the reduced", gold.DB, gold.SQL, before, after)
		}
		for k, table := range full.Tables {
			dropped += len(table.Columns) - len(reduced.Tables[k].Columns)
		}
		judged++
		if i%40 != 0 {
			continue
		}
		db := testdb.DB(t, reduced.DDL())
		if _, err := db.Plan(t.Context(), gold.SQL); err != nil {
			t.Errorf("%s: %s: %v in\n%s", gold.DB, gold.SQL, err, reduced.DDL())
		}
		prepared++
	}
	if judged < 8500 || prepared < 200 || dropped < judged {
		t.Errorf("%d judged, %d prepared, %d columns dropped: too few to mean anything", judged, prepared, dropped)
	}
	t.Logf("%d golds judged, %d prepared, %.1f columns dropped of each schema", judged, prepared, float64(dropped)/float64(judged))
}

// spiderSchema is nil where the data has no such database.
func spiderSchema(t *testing.T, name string) *schema.Schema {
	path := corpora.Path(t, "spider/database") + fmt.Sprintf("/%s/%s.sqlite", name, name)
	if _, err := os.Stat(path); err != nil {
		return nil
	}
	db, err := open.Open(t.Context(), path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return schema
}
