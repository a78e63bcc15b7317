package odt

import (
	"flag"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// TestSpider compares each gold query with itself and with the next one of its database.
func TestSpider(t *testing.T) {
	attempted, unparsed, pairs, different := 0, 0, 0, 0
	var took []time.Duration
	fired := map[string]int{}
	queries := map[string][]string{} // by database
	for _, g := range corpora.Spider(t) {
		queries[g.DB] = append(queries[g.DB], g.SQL)
	}
	for db, schema := range corpora.SpiderSchemas(t) {
		for i, sql := range queries[db] {
			attempted++
			g, err := NewGold(dialects.SQLite, sql, sqltree.Names(schema))
			if err != nil {
				unparsed++
				t.Logf("%v: %s", err, sql)
				continue
			}
			if got := g.Compare(dialects.SQLite, sql); got.F() != 1 || len(got.Tags) > 0 {
				t.Errorf("F(q, q) = %v, %v: %s", got.F(), got.Tags, sql)
			}
			other := queries[db][(i+1)%len(queries[db])]
			start := time.Now()
			got := g.Compare(dialects.SQLite, other)
			took = append(took, time.Since(start))
			if f := got.F(); f < 0 || f > 1 {
				t.Errorf("F = %v\n%s\n%s", f, sql, other)
			}
			pairs++
			if got.Struct < 1 {
				different++
			}
			for _, tag := range got.Tags {
				fired[tag.String()]++
			}
		}
	}
	slices.Sort(took)
	p50, p99 := took[len(took)/2], took[len(took)*99/100]
	t.Logf("%d gold queries, %d unparsed; %d pairs, %d of them different in structure; p50 %v, p99 %v a pair", attempted, unparsed,
		pairs, different, p50, p99)
	t.Logf("tags: %v", fired)
	if unparsed > attempted/1000 {
		t.Errorf("%d gold queries do not parse", unparsed)
	}
}

var pairs = flag.Int("odt.pairs", 20_000, "pairs that TestFlatMemory compares")

// TestFlatMemory compares many pairs against cached golds: what stays allocated must not grow.
func TestFlatMemory(t *testing.T) {
	g := gold(t, "SELECT s.name, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year > 2014 GROUP BY s.name")
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	run := func(n int) {
		for i := range n {
			name := "x" + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676%26))
			g.Compare(dialects.SQLite, "SELECT "+name+".name FROM singer "+name+" WHERE "+name+"."+name+" = '"+name+"'")
		}
	}
	run(1000)
	before := heap()
	run(*pairs)
	grown := heap() - before
	t.Logf("%d pairs: the heap grew by %d bytes from %d", *pairs, grown, before)
	if grown > 256<<10 {
		t.Errorf("the heap grew by %d bytes", grown)
	}
}

func BenchmarkCompare(b *testing.B) {
	g := gold(b, "SELECT s.name, count(*) FROM singer s JOIN concert c ON s.id = c.singer_id WHERE c.year > 2014 GROUP BY s.name")
	b.ReportAllocs()
	for b.Loop() {
		g.Compare(dialects.SQLite, "SELECT t1.name, COUNT(*) FROM singer AS t1 JOIN concert AS t2 ON t2.singer_id = t1.id "+
			"WHERE t2.year > 2014 AND t1.age < 30 GROUP BY t1.name ORDER BY COUNT(*) DESC LIMIT 1")
	}
}

func FuzzCompare(f *testing.F) {
	for _, sql := range []string{
		caseGold, round1, "WITH t AS (SELECT name FROM singer) SELECT name FROM t", "SELECT 1 UNION VALUES (2) ORDER BY 1 LIMIT 1",
		"SELECT x.a + x.a FROM (SELECT y.a + y.a AS a FROM (SELECT age + age AS a FROM singer) y) x",
		"WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT sum(n) OVER (ORDER BY n) FROM r",
		"SELECT \"a", "SELECT [a", "SELECT '\\", "/*/", "--",
	} {
		f.Add(sql)
	}
	g := gold(f, "SELECT name FROM singer WHERE id IN (SELECT singer_id FROM concert) ORDER BY age LIMIT 1")
	f.Fuzz(func(t *testing.T, sql string) {
		for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
			got := g.Compare(d, sql)
			if !(got.Struct >= 0 && got.Struct <= 1 && got.Lex >= 0 && got.Lex <= 1) {
				t.Errorf("%s: struct %v, lex %v", d, got.Struct, got.Lex)
			}
			if got.Parsed != (got.Err == nil) || got.Feedback() == "" {
				t.Errorf("%s: %+v", d, got)
			}
			self, err := NewGold(d, sql, concerts)
			if err != nil {
				continue
			}
			if got := self.Compare(d, sql); got.F() != 1 || len(got.Tags) > 0 {
				t.Errorf("%s: F(q, q) = %v, %v", d, got.F(), got.Tags)
			}
		}
	})
}
