package synth

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

func worldOf(seed uint64) *World { return NewWorld(rand.New(rand.NewPCG(seed, 0))) }

// few is how many worlds a test makes of so many: a fifth in short runs.
func few(worlds uint64) uint64 {
	if testing.Short() {
		return worlds / 5
	}
	return worlds
}

func TestSameSeedSameWorld(t *testing.T) {
	for seed := range few(50) {
		a, b := worldOf(seed), worldOf(seed)
		if a.DDL() != b.DDL() {
			t.Fatalf("seed %d: two schemas:\n%s\n%s", seed, a.DDL(), b.DDL())
		}
		for i := range a.Tables {
			if !reflect.DeepEqual(a.Tables[i].Rows, b.Tables[i].Rows) {
				t.Fatalf("seed %d: rows of %s differ", seed, a.Tables[i].Name)
			}
		}
	}
	if worldOf(1).DDL() == worldOf(2).DDL() {
		t.Error("two seeds gave one world")
	}
}

// Every value is where its column says, references exist, and names are unique.
func TestWorldsAreConsistent(t *testing.T) {
	for seed := range few(500) {
		w := worldOf(seed)
		at := map[*Table]int{}
		tables, nouns := map[string]bool{}, map[string]bool{}
		for i, tb := range w.Tables {
			at[tb] = i
			if tables[strings.ToLower(tb.Name)] {
				t.Errorf("seed %d: two tables called %s", seed, tb.Name)
			}
			tables[strings.ToLower(tb.Name)] = true
			if len(tb.Rows) == 0 {
				t.Errorf("seed %d: %s is empty", seed, tb.Name)
			}
			for _, n := range tb.Nouns {
				if n.One == "" || n.Many == "" || nouns[n.One] {
					t.Errorf("seed %d: %s: noun %q is empty or of two tables", seed, tb.Name, n.One)
				}
				nouns[n.One] = true
			}
			columns := map[string]bool{}
			for c, col := range tb.Columns {
				if columns[strings.ToLower(col.Name)] || col.Name == "" || col.Type == "" || len(col.Phrases) == 0 {
					t.Errorf("seed %d: %s.%s: twice, or without type or phrase", seed, tb.Name, col.Name)
				}
				columns[strings.ToLower(col.Name)] = true
				ids := map[int64]bool{}
				if col.Ref != nil {
					if j, ok := at[col.Ref.Table]; !ok || j > i {
						t.Fatalf("seed %d: %s precedes its parent %s", seed, tb.Name, col.Ref.Table.Name)
					}
					for _, row := range col.Ref.Table.Rows {
						ids[row[0].(int64)] = true
					}
				}
				for _, row := range tb.Rows {
					if len(row) != len(tb.Columns) {
						t.Fatalf("seed %d: a row of %s has %d values for %d columns", seed, tb.Name, len(row), len(tb.Columns))
					}
					if v := row[c]; v == nil && col.NotNull {
						t.Errorf("seed %d: %s.%s is NULL", seed, tb.Name, col.Name)
					} else if v != nil && col.Kind == KindRef && !ids[v.(int64)] {
						t.Errorf("seed %d: %s.%s refers to %v, which is not there", seed, tb.Name, col.Name, v)
					} else if v != nil && !fits(col.Kind, v) {
						t.Errorf("seed %d: %s.%s, a %s, holds %#v", seed, tb.Name, col.Name, col.Kind, v)
					}
				}
			}
		}
		if len(w.Created) != len(w.Tables) {
			t.Errorf("seed %d: %d tables created of %d", seed, len(w.Created), len(w.Tables))
		}
	}
}

func fits(k Kind, v any) bool {
	switch v.(type) {
	case int64:
		return k == KindID || k == KindRef || k == KindNumber || k == KindYear || k == KindFlag
	case float64:
		return k == KindNumber
	case string:
		return k == KindName || k == KindText || k == KindCategory || k == KindPlace || k == KindDate
	}
	return false
}

func TestSizes(t *testing.T) {
	worlds := int(few(2000))
	var middling, wide, small, columns, tables int
	kinds := map[Kind]int{}
	styles := map[string]int{}
	for seed := range worlds {
		w := worldOf(uint64(seed))
		n := len(w.Tables)
		if n < 2 || n > 14 {
			t.Fatalf("seed %d: %d tables", seed, n)
		}
		if n >= 3 && n <= 8 {
			middling++
		}
		tables += n
		for _, tb := range w.Tables {
			columns += len(tb.Columns)
			if len(tb.Columns) >= 11 {
				wide++
			}
			if len(tb.Columns) <= 3 {
				small++
			}
			for _, c := range tb.Columns {
				kinds[c.Kind]++
				switch {
				case strings.Contains(c.Name, " "):
					styles["spaced"]++
				case strings.Contains(c.Name, "_"):
					styles["underscore"]++
				case strings.ToLower(c.Name) != c.Name:
					styles["mixed"]++
				}
			}
		}
	}
	t.Logf("%.1f tables a world, %.1f columns a table, %d wide, %d small of %d; kinds %v; styles %v",
		float64(tables)/float64(worlds), float64(columns)/float64(tables), wide, small, tables, kinds, styles)
	if middling < worlds*6/10 {
		t.Errorf("only %d of %d worlds have 3 to 8 tables", middling, worlds)
	}
	if wide == 0 || small < tables/20 {
		t.Errorf("%d wide and %d small tables of %d", wide, small, tables)
	}
	for _, k := range []Kind{KindID, KindRef, KindName, KindText, KindCategory, KindPlace, KindNumber, KindYear, KindDate, KindFlag} {
		if kinds[k] < worlds/10 {
			t.Errorf("only %d columns are a %s", kinds[k], k)
		}
	}
}

// The words of the evaluation's domains occur in no name, noun, phrase or value.
func TestHeldOutWordsNeverOccur(t *testing.T) {
	seeds := uint64(5000)
	if testing.Short() {
		seeds = 300
	}
	for seed := range seeds {
		w := worldOf(seed)
		check := func(what string, texts ...string) {
			for _, s := range texts {
				if forbidden(strings.ToLower(s)) {
					t.Errorf("seed %d: %s %q holds a held-out word", seed, what, s)
				}
			}
		}
		check("world", w.Name)
		for _, tb := range w.Tables {
			check("table", tb.Name)
			for _, n := range tb.Nouns {
				check("noun", n.One, n.Many)
			}
			for _, c := range tb.Columns {
				check("column", c.Name)
				for _, list := range [][]string{c.Phrases, c.More, c.Less, c.Most, c.Least, c.With, c.True, c.False} {
					check("phrase", list...)
				}
				if c.Ref != nil {
					check("verb", c.Ref.Verbs...)
					check("verb", c.Ref.Passive...)
					check("role", c.Ref.Role)
				}
			}
			for _, row := range tb.Rows {
				for _, v := range row {
					if s, ok := v.(string); ok {
						check("value", s)
					}
				}
			}
		}
	}
}

func BenchmarkNewWorld(b *testing.B) {
	for i := range b.N {
		worldOf(uint64(i))
	}
}
