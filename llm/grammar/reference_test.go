package grammar

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"
)

// naive recognises by trying everything: match maps the set of positions where an expression may begin to those where
// it may end, bit by bit. It is what Machine is held against.
type naive struct {
	g     *Grammar
	v     *Vocabulary
	input []symbol
	known map[[2]int]uint64 // rule, position
	more  bool              // something could go on after the input
}

// symbol is a byte, or a special token's id where id ≥ 0.
type symbol struct {
	byte byte
	id   int32
}

// recognise reports whether the input is of the language, and whether it is the beginning of a text of it.
func (n *naive) recognise() (whole, beginning bool) {
	n.known = map[[2]int]uint64{}
	ends := n.match(Ref("root"), 1)
	whole = ends>>len(n.input)&1 == 1
	return whole, whole || n.more
}

func (n *naive) match(e Expr, from uint64) (to uint64) {
	switch e.kind {
	case sequence:
		to = from
		for _, a := range e.args {
			to = n.match(a, to)
		}
		return to
	case alternatives:
		for _, a := range e.args {
			to |= n.match(a, from)
		}
		return to
	case repetition:
		at := from
		for range e.min {
			before := at
			if at = n.match(e.args[0], at); at == before {
				break // and for ever the same
			}
		}
		for i := e.min; ; i++ {
			if to|at == to || i == e.max { // nothing that was not there: nothing new follows either
				return to | at
			}
			to |= at
			at = n.match(e.args[0], at)
		}
	}
	for at := range len(n.input) + 1 {
		if from>>at&1 == 1 {
			to |= n.matchAt(e, at)
		}
	}
	return to
}

func (n *naive) matchAt(e Expr, at int) (to uint64) {
	rest := n.input[at:]
	switch e.kind {
	case literal:
		for i := range len(e.text) {
			if i == len(rest) {
				n.more = true
				return 0
			}
			if rest[i] != (symbol{e.text[i], -1}) {
				return 0
			}
		}
		return 1 << (at + len(e.text))
	case class:
		var text []byte
		for _, s := range rest[:min(4, len(rest))] {
			if s.id >= 0 {
				break
			}
			text = append(text, s.byte)
		}
		in := func(r rune) bool {
			return slices.ContainsFunc(e.class, func(c runeRange) bool { return c.lo <= r && r <= c.hi })
		}
		if r, size := utf8.DecodeRune(text); utf8.FullRune(text) {
			if !(r == utf8.RuneError && size == 1) && in(r) {
				to = 1 << (at + size)
			}
			return to
		}
		if len(text) == len(rest) { // else a special token cuts a code point
			for _, c := range e.class { // in the order of code points, which is that of their bytes
				r := c.lo + rune(sort.Search(int(c.hi-c.lo), func(i int) bool { return string(c.lo+rune(i)) >= string(text) }))
				n.more = n.more || strings.HasPrefix(string(r), string(text))
			}
		}
		return 0
	case tokenName, tokenID:
		id := e.id
		if e.kind == tokenName {
			id = n.v.special[e.text]
		}
		if len(rest) == 0 {
			n.more = true
			return 0
		}
		if rest[0].id == id {
			return 1 << (at + 1)
		}
		return 0
	}
	rule := n.g.index[e.text]
	if _, ok := n.known[[2]int{rule, at}]; !ok {
		n.known[[2]int{rule, at}] = n.match(n.g.rules[rule].Expr, 1<<at)
	}
	return n.known[[2]int{rule, at}]
}

func randomExpr(r *rand.Rand, depth, rules int) Expr {
	kinds := 9
	if depth == 0 {
		kinds = 5
	}
	some := func() (all []Expr) {
		for range r.IntN(4) {
			all = append(all, randomExpr(r, depth-1, rules))
		}
		return all
	}
	switch r.IntN(kinds) {
	case 0:
		return Literal([]string{"", "a", "b", "ab", "aé", "→", "€b"}[r.IntN(7)])
	case 1:
		return Class([]string{"a-z", "^a", "é€", "b→", "^a-é→", "\x00-\U0010ffff"}[r.IntN(6)])
	case 2:
		return Token([]string{"S", "a"}[r.IntN(2)])
	case 3, 4:
		return Ref(fmt.Sprintf("r%d", r.IntN(rules)))
	case 5:
		return Alternatives(some()...)
	case 6:
		least := r.IntN(3)
		most := least + r.IntN(3)
		if r.IntN(2) == 0 {
			most = Unbounded
		}
		return Repeat(randomExpr(r, depth-1, rules), least, most)
	}
	return Sequence(some()...)
}

// testVocabulary has tokens that end within a code point, begin within one, and go over the end of literals.
var testVocabulary = func() *Vocabulary {
	var all []Entry
	for _, t := range []string{"a", "b", "\xc3", "\xa9", "\xe2", "\x86", "\x92", "\x82", "\xac", "ab", "aab", "é", "bé",
		"a\xc3", "\xa9b", "→a", "\xe2\x82", "x", "", "a"} {
		all = append(all, Entry{Text: t})
	}
	for _, name := range []string{"S", "a", "unused"} {
		all = append(all, Entry{Text: name, Special: true})
	}
	return NewVocabulary(all)
}()

// follow walks along a grammar, and wants of each state the tokens that the naive recogniser allows.
func follow(t *testing.T, g *Grammar, v *Vocabulary, choose func(n int) int, steps int) {
	t.Helper()
	m, err := Compile(g, v)
	if err != nil {
		t.Fatalf("%v\n%s", err, g.Text())
	}
	var input []symbol
	for s := m.Start(); ; {
		allowed, end := m.Mask(s)
		n := &naive{g: g, v: v, input: input}
		if whole, _ := n.recognise(); whole != end {
			t.Fatalf("%v may end: %v, want %v\n%s", input, end, whole, g.Text())
		}
		var can []int32
		for id, token := range v.tokens {
			longer := slices.Clone(input)
			if token.Special {
				longer = append(longer, symbol{id: int32(id)})
			}
			for i := range len(token.Text) {
				if !token.Special {
					longer = append(longer, symbol{token.Text[i], -1})
				}
			}
			_, want := (&naive{g: g, v: v, input: longer}).recognise()
			want = want && token.Text != ""
			got := allowed[id/64]>>(id%64)&1 == 1
			if _, next := m.Next(s, int32(id)); got != want || next != want {
				t.Fatalf("%v then %q (%d): in the mask %v, next %v, want %v\n%s", input, token.Text, id, got, next, want, g.Text())
			}
			if got {
				can = append(can, int32(id))
			}
		}
		if len(can) == 0 || len(input) >= steps {
			return
		}
		id := can[choose(len(can))]
		s, _ = m.Next(s, id)
		if token := v.tokens[id]; token.Special {
			input = append(input, symbol{id: id})
		} else {
			for i := range len(token.Text) {
				input = append(input, symbol{token.Text[i], -1})
			}
		}
	}
}

func TestAgainstNaive(t *testing.T) {
	walks := 1500
	if testing.Short() {
		walks = 200
	}
	good, refused := 0, 0
	for seed := uint64(0); good < walks; seed++ {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 1 + r.IntN(4)
		rules := []Rule{{Name: "root", Expr: Ref("r0")}}
		for i := range n {
			rules = append(rules, Rule{Name: fmt.Sprintf("r%d", i), Expr: randomExpr(r, 3, n)})
		}
		g, err := New(rules...)
		if err != nil {
			refused++ // left recursion, or no text
			continue
		}
		good++
		follow(t, g, testVocabulary, r.IntN, 8)
		again, err := Parse(g.Text())
		if err != nil || again.Text() != g.Text() {
			t.Fatalf("%v: printed and read again\n%s\n%v", err, g.Text(), again)
		}
	}
	t.Logf("%d grammars followed, %d refused", good, refused)
}

// The mask takes subtrees of the vocabulary at once; Next goes byte by byte.
func TestMaskAgreesWithNext(t *testing.T) {
	v := large(10_000)
	for path, text := range map[string]string{
		"testdata/sql.gbnf":  "SELECT a.b, COUNT(*) AS n FROM \"my table\" WHERE c LIKE 'O''Bé x%' AND d",
		"testdata/json.gbnf": "{ \"né e\\n\": [1, 2.5, true] }",
	} {
		gbnf, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := Parse(string(gbnf))
		if err != nil {
			t.Fatal(err)
		}
		m, err := Compile(g, v)
		if err != nil {
			t.Fatal(err)
		}
		s := m.Start()
		for i := range len(text) {
			allowed, _ := m.Mask(s)
			for id := range int32(v.Size()) {
				if _, ok := m.Next(s, id); ok != (allowed[id/64]>>(id%64)&1 == 1) {
					t.Fatalf("after %q: token %q is in the mask: %v", text[:i], v.tokens[id].Text, !ok)
				}
			}
			var ok bool
			if s, ok = m.Next(s, int32(text[i])); !ok {
				t.Fatalf("%q ends after %d bytes", text, i)
			}
		}
	}
}

// A Machine that forgets goes on as before, from states of before too.
func TestBoundedMemory(t *testing.T) {
	g, err := Parse(`root ::= "(" root ")" | "[" root "]" | ("x" root "y"){1,3} | [a-z]{0,20}`)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Compile(g, testVocabulary)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	m.limit = 1 << 14
	forgotten := 0
	for range 300 {
		s, held := m.Start(), m.held
		var input []byte
		for range 12 {
			want := map[byte]bool{}
			for _, b := range []byte("()[]xya") {
				text := slices.Clone(input)
				var symbols []symbol
				for _, c := range append(text, b) {
					symbols = append(symbols, symbol{c, -1})
				}
				_, want[b] = (&naive{g: g, v: testVocabulary, input: symbols}).recognise()
			}
			b := "()[]xya"[r.IntN(7)]
			next := m.step(s.at, b)
			if (next != m.dead) != want[b] {
				t.Fatalf("%q then %q: %v, want %v", input, b, next != m.dead, want[b])
			}
			if m.held < held {
				forgotten++
			}
			held = m.held
			if next == m.dead {
				break
			}
			s, input = State{next}, append(input, b)
		}
		if m.held > 2*m.limit {
			t.Fatalf("%d bytes are held", m.held)
		}
	}
	if forgotten == 0 {
		t.Error("nothing was forgotten")
	}
}

func FuzzGrammar(f *testing.F) {
	for _, s := range []string{`root ::= "a" b* | [^x-z]{2,}` + "\nb ::= (root \"é\")?", "root ::= <S> <[S]> <[3]> <[\"a\"]> . # end\n",
		`root ::= ("a"? ("b" | root "a"){0,2})+`} {
		f.Add(s, []byte("abaé€"))
	}
	f.Fuzz(func(t *testing.T, gbnf string, choices []byte) {
		g, err := Parse(gbnf)
		if err != nil {
			return
		}
		again, err := Parse(g.Text())
		if err != nil || again.Text() != g.Text() {
			t.Fatalf("%v: printed and read again\n%s", err, g.Text())
		}
		if m, err := Compile(g, testVocabulary); err != nil || len(m.places) > 200 || repetitions(g) > 5 {
			return // the naive way would take for ever
		}
		follow(t, g, testVocabulary, func(n int) int {
			c := 0
			if len(choices) > 0 {
				c, choices = int(choices[0]), choices[1:]
			}
			return c % n
		}, 5)
	})
}

func repetitions(g *Grammar) int {
	return strings.Count(g.Text(), "*") + strings.Count(g.Text(), "+") + strings.Count(g.Text(), "{") + strings.Count(g.Text(), "?")
}

// Sessions that share a Machine, which forgets all the time, get the masks of one that is theirs alone.
func TestConcurrentSessions(t *testing.T) {
	v := large(2_000)
	gbnf, err := os.ReadFile("testdata/sql.gbnf")
	if err != nil {
		t.Fatal(err)
	}
	g, err := Parse(string(gbnf))
	if err != nil {
		t.Fatal(err)
	}
	shared, err := Compile(g, v)
	if err != nil {
		t.Fatal(err)
	}
	shared.limit = 1 << 16
	var sessions sync.WaitGroup
	for seed := range uint64(6) {
		sessions.Go(func() {
			own, _ := Compile(g, v)
			r := rand.New(rand.NewPCG(seed, 9))
			for range 4 {
				a, b := shared.Start(), own.Start()
				for range 60 {
					allowed, end := shared.Mask(a)
					want, wantEnd := own.Mask(b)
					if end != wantEnd || !slices.Equal(allowed, want) {
						t.Error("the masks differ")
						return
					}
					var can []int32
					for id := range int32(v.Size()) {
						if allowed[id/64]>>(id%64)&1 == 1 {
							can = append(can, id)
						}
					}
					if len(can) == 0 {
						break
					}
					id := can[r.IntN(len(can))]
					a, _ = shared.Next(a, id)
					b, _ = own.Next(b, id)
				}
			}
		})
	}
	sessions.Wait()
}
