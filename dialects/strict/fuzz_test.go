package strict

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// hostile are names that a schema may have, or that somebody says it has.
var hostile = []string{
	"", " ", "  two  words ", "select", "FROM", "a.b", ".", "a\"b", "a`b", "a'b", "\"", "``", "a]b", "a\nb", "tab\there", "nul\x00l", "\xff\xfe",
	"a--b", "/* x */", "</sql>", "```", "1st", "123", "über", "名前", "ı", "İ", "e\u0301", "🙂", "\u202edlrow", "null", "true", "count", "date",
	"rowid", "t1", "ab12", "abcd12", "x", strings.Repeat("long", 100), "$1", "?", "@v", "a;b", "a\\", "\\", "%", "x(", "x,y", "AS", "current_date",
}

// Whatever a schema's names are, queries that come to an end parse and name what is there.
func FuzzNames(f *testing.F) {
	for i, name := range hostile {
		f.Add(uint8(i), name, hostile[(i+7)%len(hostile)], "id", uint64(i))
		f.Add(uint8(i+1), "items", name, hostile[(i+3)%len(hostile)], uint64(i))
	}
	f.Fuzz(func(t *testing.T, dialect uint8, table, column, other string, seed uint64) {
		if len(table)+len(column)+len(other) > 2000 {
			return
		}
		d := allDialects[int(dialect)%len(allDialects)]
		s := &schema.Schema{Dialect: d, Tables: []schema.Table{
			{Name: dialects.TableName(d, "", table), Columns: []schema.Column{{Name: column}, {Name: "id"}}},
			{Name: "second", Columns: []schema.Column{{Name: other}, {Name: "value"}}},
		}}
		l, err := New(s, Turn{})
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(l.Text())
		if err != nil {
			t.Fatal(err)
		}
		a, err := again.Compile(pieces(s))
		if err != nil {
			t.Fatal(err)
		}
		for n := range uint64(2) {
			if sql, ok := generate(t, a.(*machine), rand.New(rand.NewPCG(seed, n)), 60); ok {
				// sqltree looks tables up by their plain names, so those that are quoted within a schema are not found.
				if err := checked(d, s, sql); err != nil && s.Tables[0].Name == table {
					t.Errorf("%s: %v: %s", d, err, sql)
				}
			}
		}
	})
}

// A text that is no Language is refused, whatever it is.
func FuzzParse(f *testing.F) {
	l, err := New(shop(dialects.MySQL), Turn{Blocks: []Block{{"<sql>", "</sql>"}}, Never: []string{"<x>"}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(l.Text())
	f.Add(`{"dialect":"postgres","tables":[{"name":"a","columns":["b",""]},{"name":"","columns":[]}],"turn":{"blocks":[{"open":"","close":""}]}}`)
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse(text)
		if err != nil || len(text) > 1000 {
			return
		}
		a, err := l.Compile(bytesOnly)
		if err != nil {
			return
		}
		r := a.Begin()
		for _, b := range []byte("x <sql>SELECT a FROM") {
			if r.Allowed(); !r.Accept(int32(b)) {
				return
			}
		}
	})
}

// A thousand columns in a hundred tables.
func TestManyColumns(t *testing.T) {
	for _, d := range allDialects {
		s := &schema.Schema{Dialect: d}
		for i := range 100 {
			table := schema.Table{Name: "t" + strconv.Itoa(i)}
			for k := range 10 {
				table.Columns = append(table.Columns, schema.Column{Name: "c" + strconv.Itoa(k*(1+i%7))})
			}
			s.Tables = append(s.Tables, table)
		}
		one := schema.Table{Name: "wide"}
		for k := range 1000 {
			one.Columns = append(one.Columns, schema.Column{Name: "w" + strconv.Itoa(k)})
		}
		s.Tables = append(s.Tables, one)
		m := compile(t, s, Turn{}, bytesOnly)
		for _, sql := range []string{
			"SELECT w999, w0 FROM wide WHERE w500 = 1", "SELECT x.c9, y.c0 FROM t0 AS x JOIN t7 AS y ON x.c1 = y.c1",
		} {
			if rest, ends := read(m, sql); rest != "" || !ends {
				t.Errorf("%s: %s: stops before %q, may end: %v", d, sql, rest, ends)
			}
		}
		for _, sql := range []string{"SELECT w1000", "SELECT x.c9, x.c54"} { // c9 and c54 are of no one table
			if rest, _ := read(m, sql); rest == "" {
				t.Errorf("%s: %s is taken", d, sql)
			}
		}
	}
}

// Turns of one machine at the same time have the masks of one that has it alone.
func TestConcurrentTurns(t *testing.T) {
	s := shop(dialects.SQLite)
	v := pieces(s)
	shared := compile(t, s, Turn{}, v)
	var turns sync.WaitGroup
	for seed := range uint64(6) {
		turns.Go(func() {
			for n := range uint64(3) {
				want, _ := generate(t, compile(t, s, Turn{}, v), rand.New(rand.NewPCG(seed%3, n)), 80)
				if got, _ := generate(t, shared, rand.New(rand.NewPCG(seed%3, n)), 80); got != want {
					t.Errorf("%q, want %q", got, want)
				}
			}
		})
	}
	turns.Wait()
}

// What is kept is bounded, and a turn that goes on meanwhile goes on.
func TestBudget(t *testing.T) {
	s := shop(dialects.SQLite)
	m := compile(t, s, Turn{}, pieces(s))
	going := m.Begin()
	for _, b := range []byte("SELECT name ") {
		going.Allowed()
		going.Accept(int32(b))
	}
	first := m.starts[""]
	m.held.Store(budget + 1)
	if m.Begin(); m.starts[""] == first || m.held.Load() > budget {
		t.Error("nothing was forgotten")
	}
	for _, b := range []byte("FROM customers") {
		if allowed, _ := going.Allowed(); allowed[0]|allowed[1] == 0 || !going.Accept(int32(b)) {
			t.Fatalf("%q is not taken", b)
		}
	}
}
