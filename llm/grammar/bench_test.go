package grammar

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

// large is a vocabulary of made-up tokens, with the lengths and kinds of a byte-level BPE's.
func large(size int) *Vocabulary {
	r := rand.New(rand.NewPCG(3, 4))
	word := func(from, to rune) string {
		var b strings.Builder
		for range 1 + r.IntN(4) + r.IntN(6) {
			b.WriteRune(from + r.Int32N(to-from+1))
		}
		return b.String()
	}
	var all []Entry
	for b := range 256 {
		all = append(all, Entry{Text: string([]byte{byte(b)})})
	}
	for len(all) < size {
		text := word('a', 'z')
		switch r.IntN(20) {
		case 0, 1, 2, 3, 4, 5, 6, 7, 8:
			text = " " + text
		case 9, 10:
			text = strings.ToUpper(text[:1]) + text[1:]
		case 11:
			text = " " + strings.ToUpper(text)
		case 12, 13:
			text = word('一', '鿿') + "的"
		case 14:
			text = word(' ', '/')
		case 15:
			text = word('а', 'я')
		}
		all = append(all, Entry{Text: text})
	}
	return NewVocabulary(all)
}

func BenchmarkText(b *testing.B) {
	v := large(150_000)
	v.trie()
	b.Run("vocabulary", func(b *testing.B) {
		for b.Loop() {
			newTrie(v.tokens)
		}
	})
	for _, name := range []string{"sql", "json"} {
		text, err := os.ReadFile("testdata/" + name + ".gbnf")
		if err != nil {
			b.Fatal(err)
		}
		g, err := Parse(string(text))
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name+"/parse and compile", func(b *testing.B) {
			for b.Loop() {
				g, _ := Parse(string(text))
				Compile(g, v)
			}
		})
		after := func(text string) (*Machine, State) {
			m, err := Compile(g, v)
			if err != nil {
				b.Fatal(err)
			}
			s := m.Start()
			for i := range len(text) {
				s, _ = m.Next(s, int32(text[i]))
			}
			return m, s
		}
		for _, at := range map[string][]string{
			"sql":  {"", "SELECT ", "SELECT a", "SELECT a FROM t WHERE ((x = 'it", "SELECT a FROM t WHERE (SELECT COUNT(DISTINCT x"},
			"json": {"{", `{"a`, `{"a": [1`},
		}[name] {
			b.Run(fmt.Sprintf("%s/cold mask after %q", name, at), func(b *testing.B) {
				for b.Loop() {
					b.StopTimer()
					m, s := after(at)
					b.StartTimer()
					m.Mask(s)
				}
			})
			b.Run(fmt.Sprintf("%s/known mask after %q", name, at), func(b *testing.B) {
				m, s := after(at)
				for b.Loop() {
					m.Mask(s)
				}
			})
		}
	}
}

// BenchmarkPointers is the language of one schema: 32 tables and 128 columns by type, and a turn in it.
func BenchmarkPointers(b *testing.B) {
	var all []Entry
	for i := range 2600 {
		all = append(all, Entry{Text: fmt.Sprintf("w%d", i)})
	}
	name := func(kind string, i int) string { return fmt.Sprintf("%s%d", kind, i) }
	for _, kind := range []struct {
		name string
		n    int
	}{{"T", 32}, {"C", 128}, {"V", 12}} {
		for i := range kind.n {
			all = append(all, Entry{Text: name(kind.name, i), Special: true})
		}
	}
	words := strings.Fields("select from where group order limit and or = < > like asc desc count sum avg ( ) union between")
	for _, w := range words {
		all = append(all, Entry{Text: w, Special: true})
	}
	v := NewVocabulary(all)
	pointers := func(kind string, from, to int) Expr {
		var some []Expr
		for i := from; i < to; i++ {
			some = append(some, Token(name(kind, i)))
		}
		return Alternatives(some...)
	}
	either := func(words string) Expr {
		var some []Expr
		for _, w := range strings.Fields(words) {
			some = append(some, Token(w))
		}
		return Alternatives(some...)
	}
	rules := []Rule{
		{Name: "root", Expr: Sequence(Ref("core"), Optional(Sequence(Token("union"), Ref("root"))))},
		{Name: "core", Expr: Sequence(Token("select"), Repeat(Ref("expr"), 1, Unbounded),
			Optional(Sequence(Token("from"), Repeat(pointers("T", 0, 32), 1, Unbounded))),
			Optional(Sequence(Token("where"), Ref("cond"), Repeat(Sequence(either("and or"), Ref("cond")), 0, Unbounded))),
			Optional(Sequence(Token("group"), Repeat(Ref("column"), 1, Unbounded))),
			Optional(Sequence(Token("order"), Ref("expr"), either("asc desc"), Optional(Token("limit")))))},
		{Name: "column", Expr: Alternatives(Ref("number"), Ref("text"))},
		{Name: "number", Expr: pointers("C", 0, 64)},
		{Name: "text", Expr: pointers("C", 64, 128)},
		{Name: "expr", Expr: Alternatives(Ref("column"), pointers("T", 0, 32), Sequence(either("sum avg"), Ref("number")),
			Sequence(Token("count"), Alternatives(Ref("column"), pointers("T", 0, 32))))},
	}
	var conds []Expr
	for c := range 128 { // each column with its own values
		rules = append(rules, Rule{Name: name("cond", c), Expr: Sequence(Token(name("C", c)),
			Alternatives(Sequence(either("= < >"), Alternatives(Token(name("V", c%12)), Sequence(Token("("), Ref("root"), Token(")")))),
				Sequence(Token("between"), pointers("V", 0, 12), Token("and"), pointers("V", 0, 12))))})
		conds = append(conds, Ref(name("cond", c)))
	}
	rules = append(rules, Rule{Name: "cond", Expr: Alternatives(conds...)})
	answer := strings.Fields("select C6 count T0 where C7 = V7 or C8 < ( select avg C8 where C70 = V10 ) group C6 order sum C3 desc")
	ids := make([]int32, len(answer))
	for i, w := range answer {
		ids[i] = v.special[w]
	}
	turn := func(m *Machine) {
		s := m.Start()
		for i, id := range ids {
			m.Mask(s)
			next, ok := m.Next(s, id)
			if !ok {
				b.Fatalf("%s is refused", answer[i])
			}
			s = next
		}
		if _, end := m.Mask(s); !end {
			b.Fatal("it may not end")
		}
	}
	g, err := New(rules...)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("make", func(b *testing.B) {
		for b.Loop() {
			New(rules...)
		}
	})
	b.Run("compile", func(b *testing.B) {
		for b.Loop() {
			Compile(g, v)
		}
	})
	m, err := Compile(g, v)
	if err != nil {
		b.Fatal(err)
	}
	b.Run(fmt.Sprintf("turn of %d tokens, unknown", len(answer)), func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			m, _ := Compile(g, v)
			b.StartTimer()
			turn(m)
		}
	})
	b.Run(fmt.Sprintf("turn of %d tokens, known", len(answer)), func(b *testing.B) {
		for b.Loop() {
			turn(m)
		}
	})
}
