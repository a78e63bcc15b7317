package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

func TestJudge(t *testing.T) {
	const gold = "SELECT name FROM singer WHERE age > 30"
	d := testDatabase(t, gold)
	for _, c := range []struct {
		what, gold, pred string
		want             verdict
		onFile, runs     bool
	}{
		{"other words", gold, "SELECT name FROM singer WHERE NOT age <= 30", equal, true, true},
		{"columns in another order", "SELECT name, age FROM singer", "SELECT age, name FROM singer", equal, true, true},
		{"another result", gold, "SELECT name FROM singer", different, false, true},
		{"the same by accident, on the file", gold, "SELECT name FROM singer WHERE age >= 31", equal, true, true}, // ages are whole
		{"the same by accident, but not on copies", gold, "SELECT name FROM singer WHERE age = 40", different, true, true},
		{"does not run", gold, "SELECT nam FROM singer", different, false, false},
		{"nothing to see", "SELECT name FROM singer WHERE age > 1000", "SELECT name FROM singer WHERE age > 2000", unknown, true, true},
		{"gold fails", "SELECT nam FROM singer", gold, failed, false, false},
		{"endless", gold, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n", failed, false, true},
		{"another order", "SELECT id FROM singer ORDER BY id", "SELECT id FROM singer ORDER BY id DESC", different, false, true},
	} {
		v, onFile, runs, err := d.judge(t.Context(), c.gold, c.pred)
		if err != nil || v != c.want || onFile != c.onFile || runs != c.runs {
			t.Errorf("%s: %s, on the file %v, runs %v, %v; want %s, %v, %v", c.what, v, onFile, runs, err, c.want, c.onFile, c.runs)
		}
	}
}

// TestPerturb has copies that differ from the file and from each other, keep NULL to where it was, and hold what golds
// ask for; the same seed makes the same copy.
func TestPerturb(t *testing.T) {
	gold := "SELECT name FROM singer WHERE age > 50 AND country = 'Peru'"
	d, again := testDatabase(t, gold), testDatabase(t, gold)
	dump := func(db database.DB) string {
		text := ""
		for _, table := range []string{"singer", "concert", "city"} {
			r, err := db.Query(t.Context(), "SELECT * FROM "+table+" ORDER BY rowid", limits)
			if err != nil {
				t.Fatal(err)
			}
			text += fmt.Sprintln(r.Rows)
		}
		return text
	}
	file, one, two := dump(d.all[0]), dump(d.all[1]), dump(d.all[2])
	if file == one || one == two {
		t.Errorf("copies are alike:\n%s%s%s", file, one, two)
	}
	if one != dump(again.all[1]) || two != dump(again.all[2]) {
		t.Error("the same seed made another copy")
	}
	for _, want := range []string{"49", "50", "51", "Peru"} {
		if !strings.Contains(one+two, want) {
			t.Errorf("no copy has %s, which gold asks for", want)
		}
	}
	for column, has := range map[string]bool{"singer.age": true, "singer.name": false, "concert.singer_id": false, "city.title": false} {
		table, name, _ := strings.Cut(column, ".")
		nulls := 0
		for _, db := range d.all[1:] {
			r, err := db.Query(t.Context(), "SELECT 1 FROM "+table+" WHERE "+name+" IS NULL", limits)
			if err != nil {
				t.Fatal(err)
			}
			nulls += len(r.Rows)
		}
		if (nulls > 0) != has {
			t.Errorf("%s is NULL %d times in copies", column, nulls)
		}
	}
}

// TestStudy makes the pairs of one database, and reports them.
func TestStudy(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(dir+"/database/shop", 0o700); err != nil {
		t.Fatal(err)
	}
	testdb.Write(t, dir+"/database/shop/shop.sqlite", script)
	golds := []string{
		"SELECT name FROM singer WHERE age = 30 OR age = 40",
		"SELECT T1.city FROM concert AS T1 JOIN singer AS T2 ON T1.singer_id = T2.id WHERE T2.country = 'F' AND T1.year > 2014",
		"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert WHERE year BETWEEN 2014 AND 2015)",
		"SELECT DISTINCT country FROM singer",
		"SELECT count(*), country FROM singer GROUP BY country",
		"SELECT id FROM singer EXCEPT SELECT singer_id FROM concert",
		"SELECT singer_id FROM concert WHERE year = 2014 INTERSECT SELECT singer_id FROM concert WHERE year = 2015",
	}
	lines := ""
	for _, g := range golds {
		lines += g + "\tshop\n" + g + "\tabsent\n"
	}
	if err := os.WriteFile(dir+"/train_gold.sql", []byte(lines), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &study{per: 8, copies: 2, seed: 1, counts: map[string]*tally{}}
	if err := s.read(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	for _, k := range kinds() {
		c := s.counts[k.name]
		if c == nil || c.kept == 0 {
			t.Errorf("%s: no pair of %+v", k.name, c)
		} else if c.tried != c.kept+c.refuted+c.unknown+c.failed {
			t.Errorf("%s: %+v does not add up", k.name, *c)
		} else if k.equal && c.refuted > 0 {
			t.Errorf("%s: %d refuted", k.name, c.refuted)
		}
	}
	var report strings.Builder
	if err := s.report(&report, 1); err != nil {
		t.Fatal(err)
	}
	for _, k := range kinds() {
		if !strings.Contains(report.String(), "| "+k.name+" |") {
			t.Errorf("the report does not have %s:\n%s", k.name, report.String())
		}
	}
}
