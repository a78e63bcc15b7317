package database

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// column is a result of one column.
func column(values ...Value) [][]Value {
	rows := make([][]Value, len(values))
	for i, v := range values {
		rows[i] = []Value{v}
	}
	return rows
}

func TestProfile(t *testing.T) {
	for _, c := range []struct {
		what string
		rows [][]Value
		more bool
		size int64
		want schema.Profile
	}{
		{"no rows", nil, false, 0, schema.Profile{}},
		{"NULL only", column(nil, nil), false, 0, schema.Profile{Rows: 2, Nulls: 1}},
		{"numbers by value, not by text", column(int64(9), int64(10), int64(9), nil), false, 0,
			schema.Profile{Rows: 4, Nulls: 0.25, Distinct: 2, Min: "9", Max: "10", Common: []string{"9", "10"}}},
		{"three commonest, equals in their order", column("d", "c", "b", "b", "a"), false, 0,
			schema.Profile{Rows: 5, Distinct: 4, Min: "a", Max: "d", Common: []string{"b", "a", "c"}}},
		{"numbers before text", column("x", 2.5, int64(1), Number("1.50")), false, 0,
			schema.Profile{Rows: 4, Distinct: 4, Min: "1", Max: "x", Common: []string{"1", "1.50", "2.5"}}},
		{"one number in two types", column(int64(1), 1.0, 2.5), false, 0,
			schema.Profile{Rows: 3, Distinct: 2, Min: "1", Max: "2.5", Common: []string{"1", "2.5"}}},
		{"numbers that a float64 does not tell apart", column(Number("9007199254740993"), int64(9007199254740992)), false, 0,
			schema.Profile{Rows: 2, Distinct: 2, Min: "9007199254740992", Max: "9007199254740993", Common: []string{"9007199254740992", "9007199254740993"}}},
		{"numbers beyond a float64", column(Number("1"+strings.Repeat("0", 400)), Number("-1"+strings.Repeat("0", 400)), 1.5), false, 0,
			schema.Profile{Rows: 3, Distinct: 3, Min: "-1" + strings.Repeat("0", 37) + "…", Max: "1" + strings.Repeat("0", 38) + "…",
				Common: []string{"-1" + strings.Repeat("0", 37) + "…", "1.5", "1" + strings.Repeat("0", 38) + "…"}}},
		{"truth", column(true, false, true), false, 0,
			schema.Profile{Rows: 3, Distinct: 2, Min: "false", Max: "true", Common: []string{"true", "false"}}},
		{"large and odd numbers", column(1e6, 1e300, math.NaN(), math.Inf(1)), false, 0,
			schema.Profile{Rows: 4, Distinct: 3, Min: "1000000", Max: "+Inf", Common: []string{"1000000", "1e+300", "+Inf"}}},
		{"blobs and long texts are counted only", column(BlobOf([]byte("abc")), strings.Repeat("x", maxText+1), long, "y"), false, 0,
			schema.Profile{Rows: 4, Distinct: 1, Min: "y", Max: "y", Common: []string{"y"}}},
		{"cut, and on one line", column(strings.Repeat("ż", 41), "a\x1b[31m\r\nb\u202e"), false, 0,
			schema.Profile{Rows: 2, Distinct: 2, Min: "a [31m  b", Max: strings.Repeat("ż", 39) + "…",
				Common: []string{"a [31m  b", strings.Repeat("ż", 39) + "…"}}},
		{"a sample of a table of unknown size", column("a", "b", "b"), true, -1,
			schema.Profile{Rows: 3, Sampled: true, Distinct: 2, Min: "a", Max: "b", Common: []string{"b", "a"}}},
		// √(400/4) × 2 seen once + 1 seen more often
		{"a sample of 400 rows", column("a", "b", "c", "c"), true, 400,
			schema.Profile{Rows: 4, Sampled: true, Distinct: 21, Min: "a", Max: "c", Common: []string{"c", "a", "b"}}},
	} {
		got := *profile(c.rows, 0, c.more, c.size, minTexts, compare)
		got.Texts, got.Spellings = nil, nil // schema.TestTexts
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %+v, want %+v", c.what, got, c.want)
		}
	}
}

// What is asked of the database: nothing of blobs and documents, no long text.
func TestExpression(t *testing.T) {
	for _, c := range []struct {
		d             dialects.Dialect
		declared, got string
	}{
		{dialects.SQLite, "INTEGER", `"a b"`},
		{dialects.SQLite, "", `CASE WHEN octet_length("a b") > 256 THEN '...' ELSE "a b" END`},
		{dialects.SQLite, "BLOB", ""},
		{dialects.MySQL, "enum('a','b')", "CASE WHEN octet_length(`a b`) > 256 THEN '...' ELSE `a b` END"},
		{dialects.MySQL, "datetime", "`a b`"},
		{dialects.MySQL, "json", ""},
		{dialects.MySQL, "longblob", ""},
		{dialects.Postgres, "mood", `CASE WHEN octet_length(CAST("a b" AS text)) > 256 THEN '...' ELSE CAST("a b" AS text) END`},
		{dialects.Postgres, "numeric(10,2)", `"a b"`},
		{dialects.Postgres, "integer[]", ""},
		{dialects.Postgres, "jsonb", ""},
		{dialects.Postgres, "tsvector", ""},
	} {
		p := profiler{dialect: c.d}
		if got := p.expression(&schema.Column{Name: "a b", Type: c.declared}); got != c.got {
			t.Errorf("%s %s: %s, want %s", c.d, c.declared, got, c.got)
		}
	}
}

func BenchmarkProfile(b *testing.B) {
	rows := make([][]Value, profileRows)
	for i := range rows {
		rows[i] = []Value{int64(i), fmt.Sprintf("name %d", i%300)}
	}
	for b.Loop() {
		profile(rows, 0, false, 0, minTexts, compare)
		profile(rows, 1, false, 0, minTexts, compare)
	}
}
