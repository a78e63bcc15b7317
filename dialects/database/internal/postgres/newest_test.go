package postgres

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// newest skips a test where the server is older than PostgreSQL 18.
func newest(t *testing.T) {
	t.Helper()
	r := login(t, adminDSN(t)).ExecParams(t.Context(), "SELECT current_setting('server_version_num')::int >= 180000", nil, nil, nil, nil).Read()
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	if string(r.Rows[0][0]) != "t" {
		t.Skip("the server is older than PostgreSQL 18 (SQLAGENT_POSTGRES=18 scripts/postgres.sh start DIR starts one)")
	}
}

// A foreign key with PERIOD holds where a range contains another: no join by equality follows it. A virtual column has
// a type and no default. NOT NULL that is NOT VALID says nothing of the rows that there are.
func TestNewestSchema(t *testing.T) {
	newest(t)
	s := newServer(t, `CREATE EXTENSION btree_gist;
CREATE TABLE price (item int, valid daterange, net numeric, gross numeric GENERATED ALWAYS AS (net * 1.19) VIRTUAL,
	CONSTRAINT known NOT NULL net, PRIMARY KEY (item, valid WITHOUT OVERLAPS));
CREATE TABLE offer (id int PRIMARY KEY, item int, during daterange, FOREIGN KEY (item, PERIOD during) REFERENCES price (item, PERIOD valid));
CREATE TABLE sold (offer int, FOREIGN KEY (offer) REFERENCES offer NOT ENFORCED);
INSERT INTO sold VALUES (NULL);
ALTER TABLE sold ADD CONSTRAINT later NOT NULL offer NOT VALID;`)
	got, err := s.open(guard.Rules{}).Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	want := []schema.Table{
		{Name: "price", PrimaryKey: []string{"item", "valid"}, Columns: []schema.Column{{Name: "item", Type: "integer", NotNull: true},
			{Name: "valid", Type: "daterange", NotNull: true}, {Name: "net", Type: "numeric", NotNull: true}, {Name: "gross", Type: "numeric"}}},
		{Name: "offer", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer", NotNull: true},
			{Name: "item", Type: "integer"}, {Name: "during", Type: "daterange"}}},
		{Name: "sold", Columns: []schema.Column{{Name: "offer", Type: "integer"}},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"offer"}, RefTable: "offer", RefColumns: []string{"id"}}}},
	}
	if !reflect.DeepEqual(got.Tables, want) {
		t.Errorf("got  %+v\nwant %+v", got.Tables, want)
	}
}

// What PostgreSQL 16 to 18 brought to queries is read, runs, and means the same when it is printed; what it brought to
// writes is refused.
func TestNewestQueries(t *testing.T) {
	newest(t)
	db := newServer(t, `CREATE TABLE t (id int PRIMARY KEY, doc jsonb, twice int GENERATED ALWAYS AS (id * 2) VIRTUAL);
INSERT INTO t VALUES (1, '{"a": 5, "tags": ["x", "y"], "items": [{"n": 1}, {"n": 2}]}'), (2, '{"a": "no number", "tags": "x"}'), (3, NULL)`).open(guard.Rules{})
	queries := []string{
		"SELECT id, twice FROM t WHERE twice > 2 ORDER BY twice",
		"SELECT id, JSON_VALUE(doc, '$.a' RETURNING int) FROM t ORDER BY id",
		"SELECT id, JSON_VALUE(doc, '$.b' DEFAULT 'none' ON EMPTY) FROM t ORDER BY id",
		"SELECT id, JSON_VALUE(doc, '$.a' RETURNING int DEFAULT -1 ON ERROR) FROM t ORDER BY id",
		"SELECT id, JSON_VALUE(doc, '$.items[*] ? (@.n == $x).n' PASSING 2 AS x RETURNING int) FROM t ORDER BY id",
		"SELECT id, JSON_QUERY(doc, '$.tags' WITH CONDITIONAL WRAPPER) FROM t ORDER BY id", "SELECT id, JSON_QUERY(doc, '$.tags[*]' WITH WRAPPER NULL ON EMPTY) FROM t ORDER BY id",
		"SELECT id, JSON_QUERY(doc, '$.a' OMIT QUOTES) FROM t ORDER BY id", "SELECT id, JSON_QUERY(doc, '$.c' EMPTY ARRAY ON EMPTY) FROM t ORDER BY id",
		"SELECT id FROM t WHERE JSON_EXISTS(doc, '$.tags[*] ? (@ == $x)' PASSING 'y' AS x FALSE ON ERROR)",
		"SELECT JSON_OBJECT('id': id, 'a': doc -> 'b' ABSENT ON NULL RETURNING jsonb) FROM t ORDER BY id", "SELECT JSON_ARRAY(id, NULL NULL ON NULL RETURNING jsonb) FROM t ORDER BY id",
		"SELECT JSON_OBJECTAGG(id: doc -> 'a' ABSENT ON NULL WITH UNIQUE KEYS RETURNING jsonb) FROM t", "SELECT JSON_ARRAYAGG(doc -> 'a' ORDER BY id NULL ON NULL RETURNING jsonb) FROM t",
		"SELECT JSON_SERIALIZE(doc RETURNING text) FROM t ORDER BY id",
		"SELECT t.id, j.n, j.place FROM t, JSON_TABLE(doc, '$.items[*]' COLUMNS (place FOR ORDINALITY, n int PATH '$.n' DEFAULT 0 ON EMPTY)) j ORDER BY 1, 2",
		"SELECT t.id, j.* FROM t, JSON_TABLE(doc, '$' PASSING id AS i COLUMNS (a text PATH '$.a', NESTED PATH '$.items[*]' COLUMNS (n int EXISTS PATH '$.n'))) j ORDER BY 1",
		"SELECT array_sort(ARRAY[3, 1, 2]), array_reverse(ARRAY[1, 2]), casefold('STRASSE'), crc32('x'::bytea), uuid_extract_version(uuidv7()), to_bin(5), gamma(5.0)",
		"SELECT jsonb_path_query_first(doc, '$.a.string()') FROM t ORDER BY id", "SELECT now() AT LOCAL IS NOT NULL, any_value(id) FROM t WHERE id = 1",
	}
	for _, sql := range queries {
		if _, err := db.Query(t.Context(), sql, database.Limits{}); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	dbtest.PrintedAlike(t, db, slices.DeleteFunc(queries, func(sql string) bool { return strings.Contains(sql, "uuidv7") })...)
	for _, sql := range []string{
		"UPDATE t SET id = 9 WHERE id = 1 RETURNING OLD.id, NEW.id", "DELETE FROM t RETURNING OLD.*", "INSERT INTO t (id) VALUES (7) RETURNING WITH (OLD AS o, NEW AS n) n.id",
		"MERGE INTO t USING t s ON t.id = s.id WHEN MATCHED THEN DELETE RETURNING merge_action(), t.id",
		"WITH m AS (MERGE INTO t USING t s ON t.id = s.id WHEN NOT MATCHED BY SOURCE THEN DELETE RETURNING t.id) SELECT * FROM m",
		"WITH u AS (UPDATE t SET id = id + 10 RETURNING OLD.id) SELECT * FROM u", "SELECT merge_action()",
		"SELECT * FROM pg_aios", "SELECT pg_ls_summariesdir()", "SELECT pg_get_wal_summarizer_state()", "SELECT pg_stat_get_backend_wal(1)",
		"SELECT JSON_VALUE('{}', doc::text) FROM t", "SELECT JSON_VALUE('{}', '$.a' DEFAULT pg_sleep(9)::text ON EMPTY)", "SELECT JSON_VALUE('{}', '$.a' PASSING pg_sleep(9)::text AS x)",
		"SELECT JSON_VALUE('{}', '$.a' RETURNING nowhere.t)",
	} {
		var e *database.Error
		if _, err := db.Query(t.Context(), sql, database.Limits{}); !errors.As(err, &e) || e.Kind != database.Refused && e.Kind != database.BadSQL {
			t.Errorf("%s: %v", sql, err)
		}
	}
	if r, err := db.Query(t.Context(), "SELECT count(*), sum(id) FROM t", database.Limits{}); err != nil || !reflect.DeepEqual(r.Rows, [][]database.Value{{int64(3), int64(6)}}) {
		t.Errorf("what was refused changed the table: %v, %v", r, err)
	}
}
