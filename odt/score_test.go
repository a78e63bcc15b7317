package odt

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// concerts is the schema of most tests.
var concerts = sqltree.Names{
	"singer":  {"id", "name", "country", "age"},
	"concert": {"id", "singer_id", "stadium_id", "year"},
	"stadium": {"id", "name", "capacity"},
}

func gold(t testing.TB, sql string) *Gold {
	t.Helper()
	g, err := NewGold(dialects.SQLite, sql, concerts)
	if err != nil {
		t.Fatalf("gold %s: %v", sql, err)
	}
	return g
}

// TestWorkedPairs holds pairs that were worked by hand from Table 5. In a flat SELECT a feature of similarity s
// costs α·w·(1−s): JOIN conditions .154, WHERE .14, SELECT .112, tables .084, GROUP BY .07, counts .07, ORDER BY .042,
// DISTINCT .028.
func TestWorkedPairs(t *testing.T) {
	const joined = "SELECT s.name FROM singer s JOIN concert c ON s.id = c.singer_id"
	const nested = "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert)"
	const cte = "WITH t AS (SELECT name FROM singer) SELECT name FROM t"
	for _, c := range []struct {
		name, gold, predicted string
		want                  float64
	}{
		{"equal", "SELECT name FROM singer", "SELECT name FROM singer", 1},
		{"other literal", "SELECT name FROM singer WHERE age > 20", "SELECT name FROM singer WHERE age > 99", 1},

		// W
		{"no WHERE", "SELECT name FROM singer WHERE age > 20",
			"SELECT name FROM singer", .86}, // 1−.14
		{"surplus WHERE", "SELECT name FROM singer",
			"SELECT name FROM singer WHERE age > 20", .86}, // 1−.14
		{"other operator", "SELECT name FROM singer WHERE age > 20",
			"SELECT name FROM singer WHERE age < 20", .86}, // 0/2
		{"one of two", "SELECT name FROM singer WHERE age > 20 AND id = 1",
			"SELECT name FROM singer WHERE id = 1", .93}, // 1/2: 1−.07
		{"two of one", "SELECT name FROM singer WHERE id = 1",
			"SELECT name FROM singer WHERE id = 1 AND age > 20", .93}, // 1/2
		{"AND for OR", "SELECT name FROM singer WHERE id = 1 OR age = 2",
			"SELECT name FROM singer WHERE id = 1 AND age = 2", .86}, // 0/3
		{"IS NULL", "SELECT name FROM singer WHERE age IS NULL",
			"SELECT name FROM singer WHERE age IS NOT NULL", .86}, // 0/2

		// S and the count of items
		{"other column", "SELECT name FROM singer", "SELECT country FROM singer", .888}, // 1−.112
		{"surplus item", "SELECT name FROM singer",
			"SELECT name, age FROM singer", .909}, // S 1/2, counts (1+0)/2: 1−.056−.035
		{"missing item", "SELECT name, age FROM singer",
			"SELECT name FROM singer", .9265}, // S 1/2, counts (1+½)/2: 1−.056−.0175
		{"one of three", "SELECT name, age, id FROM singer",
			"SELECT age FROM singer", .902}, // S 1/3, counts (1+⅓)/2: 1−.112·⅔−.07·⅓ = 1−.07467−.02333
		{"other aggregate", "SELECT max(age) FROM singer", "SELECT min(age) FROM singer", .888}, // 1−.112
		{"DISTINCT in COUNT", "SELECT count(age) FROM singer", "SELECT count(DISTINCT age) FROM singer", .888},
		{"star", "SELECT name FROM singer", "SELECT * FROM singer", .888},

		// T, J and the count of joins
		{"other table", "SELECT name FROM singer",
			"SELECT name FROM stadium", .804}, // T 0, S 0: 1−.084−.112
		{"no JOIN", joined,
			"SELECT name FROM singer", .769}, // J 0, T 1/2, counts ½: 1−.154−.042−.035
		{"other key", joined, "SELECT s.name FROM singer s JOIN concert c ON s.id = c.id", .846}, // J 0
		{"half a key", joined + " AND c.year = 2014", joined, .923},                              // J 1/2: 1−.077
		{"surplus JOIN", joined,
			joined + " JOIN stadium t ON c.stadium_id = t.id", .86}, // J 1/2, T 2/3, counts (0+1)/2: 1−.077−.028−.035
		{"comma", joined,
			"SELECT s.name FROM singer s, concert c WHERE s.id = c.singer_id", .706}, // J 0, W 0: 1−.154−.14
		{"USING", "SELECT a.name FROM singer a JOIN stadium b ON a.id = b.id",
			"SELECT a.name FROM singer a JOIN stadium b USING (id)", 1},

		// G, H
		{"no GROUP BY", "SELECT country FROM singer GROUP BY country",
			"SELECT country FROM singer", .93}, // 1−.07
		{"other group", "SELECT country FROM singer GROUP BY country",
			"SELECT country FROM singer GROUP BY age", .93}, // 0/2
		{"half the groups", "SELECT id FROM singer GROUP BY country, age",
			"SELECT id FROM singer GROUP BY age", .965}, // 1/2
		{"no HAVING", "SELECT country FROM singer GROUP BY country HAVING count(*) > 1",
			"SELECT country FROM singer GROUP BY country", 1},

		// O, DISTINCT
		{"no ORDER BY", "SELECT name FROM singer ORDER BY age",
			"SELECT name FROM singer", .958}, // 1−.042
		{"other direction", "SELECT name FROM singer ORDER BY age",
			"SELECT name FROM singer ORDER BY age DESC", .958}, // 0/2
		{"no LIMIT", "SELECT name FROM singer ORDER BY age LIMIT 1",
			"SELECT name FROM singer ORDER BY age", .958}, // 0/2
		{"LIMIT alone", "SELECT name FROM singer LIMIT 1",
			"SELECT name FROM singer", .958}, // one side empty
		{"half the order", "SELECT id FROM singer ORDER BY age, name",
			"SELECT id FROM singer ORDER BY name", .979}, // 1/2: 1−.021
		{"by place", "SELECT name, age FROM singer ORDER BY 2 DESC",
			"SELECT name, age FROM singer ORDER BY age DESC", 1},
		{"by alias", "SELECT max(age) AS m FROM singer ORDER BY m",
			"SELECT max(age) FROM singer ORDER BY max(age)", 1},
		{"no DISTINCT", "SELECT DISTINCT name FROM singer", "SELECT name FROM singer", .972}, // 1−.028

		// Children
		{"no subquery", nested,
			"SELECT name FROM singer", .56}, // local .80, children 0: .7·.8
		{"surplus subquery", "SELECT name FROM singer",
			nested, .56}, // likewise
		{"other item inside", nested,
			"SELECT name FROM singer WHERE id IN (SELECT id FROM concert)", .9664}, // .7+.3·.888
		{"two levels", "SELECT max(n) FROM (SELECT count(*) AS n FROM concert GROUP BY singer_id) x",
			"SELECT max(n) FROM (SELECT count(*) AS n FROM concert) x", .979}, // .7+.3·.93
		{"one of two subqueries", nested + " AND age IN (SELECT year FROM concert)",
			nested, .78}, // W 1/2, children 1/2: .7·.9+.3·.5
		{"subqueries swapped", nested + " AND age IN (SELECT year FROM concert)",
			"SELECT name FROM singer WHERE age IN (SELECT year FROM concert) AND id IN (SELECT singer_id FROM concert)", 1},
		{"union for one", "SELECT name FROM singer UNION SELECT name FROM stadium",
			"SELECT name FROM singer", 0}, // no SELECT below ROOT
		{"one operand off", "SELECT name FROM singer UNION SELECT name FROM stadium",
			"SELECT name FROM singer UNION SELECT capacity FROM stadium", .944}, // (1+.888)/2
		{"other set operator", "SELECT id FROM singer UNION SELECT id FROM stadium",
			"SELECT id FROM singer EXCEPT SELECT id FROM stadium", 0},
		{"union unordered", "SELECT id FROM singer UNION SELECT id FROM stadium ORDER BY id",
			"SELECT id FROM singer UNION SELECT id FROM stadium",
			.979}, // (.958+1)/2
		{"other CTE name", cte,
			"WITH u AS (SELECT name FROM singer) SELECT name FROM u", .458}, // CTE 0, SELECT 1−.084: .916/2
		{"no CTE", cte, "SELECT name FROM singer", .458}, // likewise
		{"CTE name in other case", cte, "WITH T AS (SELECT name FROM singer) SELECT name FROM T", 1},
		{"CTE off inside", cte,
			"WITH t AS (SELECT name FROM singer WHERE age > 1) SELECT name FROM t", .93}, // (.86+1)/2

		// Names made up
		{"nested alias", "SELECT max(n) FROM (SELECT count(*) AS n FROM concert) x",
			"SELECT max(y.m) FROM (SELECT count(*) AS m FROM concert) AS y", 1},
		{"columns of a CTE", "WITH t(n) AS (SELECT count(*) FROM concert) SELECT n FROM t",
			"WITH t AS (SELECT count(*) AS m FROM concert) SELECT m FROM t", 1},
		{"another nested column", "SELECT n FROM (SELECT min(id) AS n, max(id) AS m FROM concert) x",
			"SELECT m FROM (SELECT min(id) AS n, max(id) AS m FROM concert) x", .888},
		{"window name", "SELECT sum(age) OVER w FROM singer WINDOW w AS (ORDER BY id)",
			"SELECT sum(age) OVER (ORDER BY id) FROM singer", 1},
		{"other window", "SELECT sum(age) OVER w FROM singer WINDOW w AS (ORDER BY id)",
			"SELECT sum(age) OVER w FROM singer WINDOW w AS (ORDER BY age)", .888},
		{"order of a union", "SELECT a.id FROM singer a UNION SELECT b.id FROM stadium b ORDER BY a.id",
			"SELECT id FROM singer UNION SELECT id FROM stadium ORDER BY id", 1},

		// The rest
		{"all at once", "SELECT DISTINCT country FROM singer WHERE age > 20 GROUP BY country ORDER BY country",
			"SELECT s.year, s.id FROM concert s JOIN stadium t ON s.stadium_id = t.id", .3}, // every feature 0: NumSim(1,0) = NumSim(2,1) = 0
		{"VALUES", "SELECT name FROM singer", "VALUES (1)", .804}, // S 0, T 0
		{"not SQL", "SELECT name FROM singer", "SELECT FROM WHERE", 0},
	} {
		got := gold(t, c.gold).Compare(dialects.SQLite, c.predicted)
		if math.Abs(got.Struct-c.want) > 1e-9 { // rounding of a dozen sums
			t.Errorf("%s: struct %.6f, want %.6f\n  gold %s\n  predicted %s\n  tags %v, err %v",
				c.name, got.Struct, c.want, c.gold, c.predicted, got.Tags, got.Err)
		}
	}
}

func TestSimilarities(t *testing.T) {
	for _, c := range []struct {
		a, b Set
		want float64
	}{
		{nil, nil, 1}, {Set{"a"}, nil, 0}, {nil, Set{"a"}, 0},
		{Set{"a"}, Set{"a"}, 1}, {Set{"a", "b"}, Set{"b", "c"}, 1. / 3}, {Set{"a"}, Set{"b"}, 0},
	} {
		if got := jaccard(c.a, c.b); got != c.want {
			t.Errorf("jaccard(%v, %v) = %v, want %v", c.a, c.b, got, c.want)
		}
	}
	for _, c := range []struct {
		a, b int
		want float64
	}{
		{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {1, 2, .5}, {2, 1, 0}, {3, 2, .5}, {5, 2, 0}, {3, 4, .75},
	} {
		if got := numSim(c.a, c.b); got != c.want {
			t.Errorf("numSim(%d, %d) = %v, want %v", c.a, c.b, got, c.want)
		}
	}
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("the weights of Table 5 sum to %v", sum)
	}
}

func TestLexical(t *testing.T) {
	for _, c := range []struct {
		gold, predicted string
		want            float64
	}{
		{"SELECT a FROM t", "select  a /* b */ from `t` -- c\n;", 1},
		{"SELECT a FROM t", "SELECT b FROM t", 1. / 5},         // 1 common of 3+3
		{"SELECT a FROM t", "SELECT a FROM t LIMIT 1", 3. / 5}, // 3 of 5
		{"SELECT a FROM t", "SELECT a FROM", 2. / 3},           // no parse needed
		{"SELECT a FROM t", "", 0},
		{"SELECT 'A b'", "SELECT 'a b'", 0}, // strings keep their case
		{"SELECT a.b<=1.5", "SELECT a . b <= 1.5", 1},
		{"SELECT 'it''s', x", "SELECT 'it''s', x", 1},
	} {
		if got := jaccard(bigrams(dialects.SQLite, c.predicted), bigrams(dialects.SQLite, c.gold)); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("lex(%q, %q) = %v, want %v", c.predicted, c.gold, got, c.want)
		}
	}
	got := gold(t, "SELECT name FROM singer").Compare(dialects.SQLite, "SELECT name FROM")
	if got.Parsed || got.Err == nil || math.Abs(got.F()-1./3) > 1e-12 { // ½(0 + 2/3)
		t.Errorf("unparsed: F %v, %+v", got.F(), got)
	}
	if got := gold(t, "SELECT name FROM singer").Compare(dialects.SQLite, "select NAME from SINGER"); got.F() != 1 {
		t.Errorf("F = %v", got.F())
	}
}

func TestGoldThatIsNoQuery(t *testing.T) {
	if _, err := NewGold(dialects.SQLite, "DELETE FROM singer", concerts); err == nil {
		t.Error("a DELETE passed for gold")
	}
	got := gold(t, "SELECT name FROM singer").Compare(dialects.SQLite, "DELETE FROM singer")
	if _, ok := got.Err.(*NotQueryError); !ok || got.Parsed || got.Struct != 0 {
		t.Errorf("predicted DELETE: %+v", got)
	}
}
