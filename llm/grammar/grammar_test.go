package grammar_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm/grammar"
)

// letters is a vocabulary of single bytes, then the pieces, then special tokens of the names.
func letters(pieces []string, names ...string) *grammar.Vocabulary {
	var all []grammar.Entry
	for b := range 256 {
		all = append(all, grammar.Entry{Text: string([]byte{byte(b)})})
	}
	for _, p := range pieces {
		all = append(all, grammar.Entry{Text: p})
	}
	for _, n := range names {
		all = append(all, grammar.Entry{Text: n, Special: true})
	}
	return grammar.NewVocabulary(all)
}

func compile(t testing.TB, gbnf string, v *grammar.Vocabulary) *grammar.Machine {
	t.Helper()
	g, err := grammar.Parse(gbnf)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Compile(g, v)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// read follows a text byte by byte. It returns how many bytes were taken, and whether the text may end there.
func read(t testing.TB, m *grammar.Machine, text string) (taken int, end bool) {
	t.Helper()
	s := m.Start()
	for i := range len(text) {
		allowed, _ := m.Mask(s)
		next, ok := m.Next(s, int32(text[i]))
		if ok != (allowed[text[i]/64]>>(text[i]%64)&1 == 1) {
			t.Fatalf("%q: Mask and Next differ on byte %d", text, i)
		}
		if !ok {
			return i, false
		}
		s = next
	}
	_, end = m.Mask(s)
	return len(text), end
}

func file(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestLanguages(t *testing.T) {
	deep := strings.Repeat("(", 400)
	for name, c := range map[string]struct {
		gbnf string
		yes  []string
		no   []string // "|" follows what is still a beginning
	}{
		"json": {file(t, "testdata/json.gbnf"),
			[]string{`{}`, `{"a": [1, 2.5e-3, "é\n\u00e9", {"b": null}]}`, "{\n  \"x\": true\n}"},
			[]string{`|[`, `{"a" |1`, `{"a": 0|12`, "{\"a|\n", `{"a": tr|e`, `{"\u12|g`}},
		"arithmetic": {"root ::= (expr \"=\" term \"\\n\")+\nexpr ::= term ([-+*/] term)*\nterm ::= [a-z] | [0-9]+ | \"(\" expr \")\"",
			[]string{"1+2=3\n", "(a*(b-1))/2=x\n1=1\n"}, []string{"1+|=", "(1|=", "1=1|+"}},
		"sql": {file(t, "testdata/sql.gbnf"),
			[]string{"SELECT a.b, COUNT(*) AS n FROM \"my table\" AS a JOIN b ON a.x = b.y WHERE c LIKE 'O''B%' GROUP BY a.b",
				"SELECT * FROM (SELECT x FROM t) AS u WHERE a IN (SELECT 1 FROM t) ORDER BY x DESC, y LIMIT 3;"},
			[]string{"SELECT a F|O", "SELECT |; ", "SELECT a FROM t WHERE x = 'a|", "SELECT a FROM t LIMIT |x", "|DROP TABLE t"}},
		"empty rules":   {"root ::= a b a \"x\"\na ::= \"\"\nb ::= \"y\"? a a |", []string{"x", "yx"}, []string{"y|y", "x|x"}},
		"empty":         {`root ::= ""`, []string{""}, []string{"|x"}},
		"nested":        {`root ::= (("a"? "b"){2} "c"*){1,2} "d"`, []string{"bbd", "abbcd", "babccabbcccd"}, []string{"b|c", "bbb|d"}},
		"counts":        {`root ::= "a"{2} "b"{2,} "c"{0,2} "d"{0}`, []string{"aabb", "aabbbbcc"}, []string{"a|b", "aab|c", "aabbcc|c"}},
		"star of stars": {`root ::= ("a"* ("b"* "c"?)*)*`, []string{"", "abcabacb"}, []string{"a|d"}},
		"unicode": {`root ::= [а-яё]+ "→" [^a-z€]`, []string{"привет→ß", "ё→😀", "а→\x00"},
			[]string{"|x", "п\xd1|\x20", "а→|x", "а→\xe2\x82|\xac", "а→\xed|\xa0"}},
		"any":            {`root ::= . "."`, []string{"😀.", "\x7f."}, []string{"|\xff", "|\xc0", "\xf4|\x90"}},
		"escapes":        {`root ::= "\x41\u00e9\U0001F600\\\"\[\]\t" [\]\[\\\-x^-]`, nil, nil},
		"escapes read":   {`root ::= "\x41\u00e9\U0001F600\\\"\[\]\t" [\]\[\\x^-]`, []string{"Aé😀\\\"[]\t-", "Aé😀\\\"[]\t]"}, []string{"Aé😀\\\"[]\t|a"}},
		"recursion":      {`root ::= "(" root ")" | "x"`, []string{"((x))", deep + "x" + strings.ReplaceAll(deep, "(", ")")}, []string{"((x)|x"}},
		"tail recursion": {"root ::= \"a\" root | end\nend ::= \"b\"", []string{strings.Repeat("a", 5000) + "b"}, []string{"aab|b"}},
		// Each bracket can be read in two ways, which only the closing ones tell apart.
		"ambiguous": {"root ::= \"(\" root \")\" | \"(\" root \"]\" | pair\npair ::= x x | x\nx ::= \"x\" | \"xx\"",
			[]string{deep + "xxx" + strings.Repeat("])", 200)}, []string{"(xxxx|x"}},
	} {
		t.Run(name, func(t *testing.T) {
			if c.yes == nil && c.no == nil {
				if _, err := grammar.Parse(c.gbnf); err == nil {
					t.Error("parsed")
				}
				return
			}
			m := compile(t, c.gbnf, letters(nil))
			for _, text := range c.yes {
				if n, end := read(t, m, text); n < len(text) || !end {
					t.Errorf("%q is taken up to byte %d (may end: %v)", text, n, end)
				}
			}
			for _, text := range c.no {
				want := strings.LastIndex(text, "|")
				text = text[:want] + text[want+1:]
				if n, _ := read(t, m, text); n != want {
					t.Errorf("%q is taken up to byte %d, want %d", text, n, want)
				}
			}
		})
	}
}

// What nests too deep is not begun, so that a text can always end.
func TestDepth(t *testing.T) {
	m := compile(t, `root ::= "(" root ")" | "x"`, letters(nil))
	opened, _ := read(t, m, strings.Repeat("(", 5000))
	if opened < 500 || opened == 5000 {
		t.Fatalf("%d brackets are taken", opened)
	}
	if _, end := read(t, m, strings.Repeat("(", opened)+"x"+strings.Repeat(")", opened)); !end {
		t.Error("it cannot be closed")
	}
}

func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		gbnf         string
		line, column int
		says         string
	}{
		{"", 0, 0, "no rule root"},
		{"a ::= \"x\"", 0, 0, "no rule root"},
		{"root ::= \"x", 1, 10, "no closing quote"},
		{"root ::= \"é\" [a-", 1, 15, "no closing bracket"},
		{"root ::= (\"x\"", 1, 14, "the end, want ) for the ( of line 1, column 10"},
		{"root ::= x\n# comment\n x ::= y", 3, 8, "no rule y"},
		{"root = \"x\"", 1, 6, "'=', want ::="},
		{"root ::= \"x\"\n | \"y\"", 2, 2, "want the name of a rule"},
		{"root ::= \"x\" )", 1, 14, "')', want an item"},
		{"root ::= \"\\q\"", 1, 11, "unknown escape"},
		{"root ::= \"\\u00g0\"", 1, 11, "needs 4 hexadecimal digits"},
		{"root ::= \"\\ud800\"", 1, 11, "code point"},
		{"root ::= [z-a]", 1, 11, "empty"},
		{"root ::= []", 1, 11, "the class is empty"},
		{"root ::= \"x\"{3,2}", 1, 13, "from 3 to 2"},
		{"root ::= \"x\"{2001}", 1, 14, "at most 2000"},
		{"root ::= \"x\"{", 1, 14, "number"},
		{"root ::= *", 1, 10, "'*', want an item"},
		{"root ::= <a", 1, 10, "want a token"},
		{"root ::= !<a>", 1, 10, "not supported"},
		{"root ::= \"x\"\nroot ::= \"y\"", 2, 1, "two rules root"},
		{"root ::= root \"x\" | \"x\"", 1, 1, "root → root"},
		{"root ::= e? a\na ::= (\"\" | b) root | b\nb ::= \"x\"\ne ::= \"e\"", 1, 1, "root → a → root"},
		{"root ::= \"x\" root", 1, 1, "matches no text that ends"},
		{"root ::= " + strings.Repeat("(", 300), 1, 210, "more than 200 parentheses"},
		{"root ::= \"\xff\"", 1, 1, "UTF-8"},
	} {
		_, err := grammar.Parse(c.gbnf)
		var e *grammar.Error
		if !errors.As(err, &e) || e.Line != c.line || e.Column != c.column || !strings.Contains(e.What, c.says) {
			t.Errorf("%q: %v; want %q at line %d, column %d", c.gbnf, err, c.says, c.line, c.column)
		}
	}
}

func TestBuilder(t *testing.T) {
	word := grammar.Repeat(grammar.Class("a-z"), 1, grammar.Unbounded)
	g, err := grammar.New(
		grammar.Rule{Name: "root", Expr: grammar.Sequence(grammar.Token("select"), grammar.Ref("column"),
			grammar.Repeat(grammar.Sequence(grammar.Literal(", "), grammar.Ref("column")), 0, 2), grammar.Optional(grammar.Ref("number")))},
		grammar.Rule{Name: "column", Expr: grammar.Alternatives(word, grammar.Token("<c0>"), grammar.Token("7"), grammar.TokenID(3),
			grammar.Sequence(grammar.Ref("number"), grammar.Literal("+")), grammar.Any())},
		grammar.Rule{Name: "number", Expr: grammar.Alternatives()}, // there are none
	)
	if err != nil {
		t.Fatal(err)
	}
	want := `root ::= <[select]> column (", " column){0,2} ""
column ::= [a-z]+ | <c0> | <["7"]> | <[3]> | .
`
	if got := g.Text(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	again, err := grammar.Parse(g.Text())
	if err != nil || again.Text() != want {
		t.Errorf("again %v\n%v", again.Text(), err)
	}
	for says, e := range map[string]grammar.Expr{
		"no text that ends": grammar.Sequence(grammar.Literal("x"), grammar.Alternatives()),
		"no rule other":     grammar.Ref("other"),
		"is empty":          grammar.Class("z-a"),
		"it ends before":    grammar.Class("a]b"),
		"from 2 to 1":       grammar.Repeat(word, 2, 1),
		"valid UTF-8":       grammar.Literal("\xff"),
		"no name":           grammar.Token(""),
	} {
		_, err := grammar.New(grammar.Rule{Name: "root", Expr: e})
		var typed *grammar.Error
		if !errors.As(err, &typed) || typed.Rule != "root" || typed.Line != 0 || !strings.Contains(typed.What, says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}

func TestSpecialTokens(t *testing.T) {
	v := letters([]string{"se", "select", "ct x"}, "select", "T0", "<|im_end|>")
	const se, selectText, ctx, selectToken, t0, end = 256, 257, 258, 259, 260, 261
	m := compile(t, `root ::= <[select]> "select x" <[T0]>+ | "select" <[0]> <|im_end|>`, v)
	path := func(ids ...int32) (end bool, ok bool) {
		s := m.Start()
		for _, id := range ids {
			allowed, _ := m.Mask(s)
			in := allowed[id/64]>>(id%64)&1 == 1
			if s, ok = m.Next(s, id); ok != in {
				t.Errorf("%v: Mask and Next differ on %d", ids, id)
			}
			if !ok {
				return false, false
			}
		}
		_, end = m.Mask(s)
		return end, true
	}
	for _, c := range []struct {
		ids     []int32
		end, ok bool
	}{
		{[]int32{selectToken, selectText, ' ', 'x', t0, t0}, true, true},
		{[]int32{selectToken, se, 'l', 'e', ctx, t0}, true, true}, // one token over the end of a word
		{[]int32{selectText, 0, end}, true, true},                 // 0 is an ordinary token, by its id
		{[]int32{selectToken, selectToken}, false, false},
		{[]int32{selectText, ' '}, false, false},
		{[]int32{selectText, 0, '<'}, false, false},
		{[]int32{selectToken, selectText, ' ', 'x', 'T'}, false, false},
		{[]int32{t0}, false, false},
		{[]int32{-1}, false, false},
		{[]int32{9999}, false, false},
	} {
		if c.ids[0] == -1 || c.ids[0] == 9999 {
			if _, ok := m.Next(m.Start(), c.ids[0]); ok {
				t.Errorf("token %d is taken", c.ids[0])
			}
			continue
		}
		if end, ok := path(c.ids...); end != c.end || ok != c.ok {
			t.Errorf("%v: end %v, ok %v", c.ids, end, ok)
		}
	}
	for _, gbnf := range []string{"root ::= <[T9]>", "root ::= <[999]>", "root ::= <se>", `root ::= ("x"{2000}){2000}`, `root ::= ("x"?){2000} ("x"?){2000}`} {
		g, err := grammar.Parse(gbnf)
		if err != nil {
			t.Fatal(err)
		}
		_, err = grammar.Compile(g, v)
		var e *grammar.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v", gbnf, err)
		}
	}
}

func ExampleMachine() {
	g, _ := grammar.Parse(`root ::= "SELECT " <[C0]> ("," <[C0]>)*`)
	v := grammar.NewVocabulary([]grammar.Entry{{Text: "SEL"}, {Text: "ECT "}, {Text: ","}, {Text: "C0", Special: true}})
	m, _ := grammar.Compile(g, v)
	state := m.Start()
	for _, id := range []int32{0, 1, 3} {
		state, _ = m.Next(state, id)
		allowed, end := m.Mask(state)
		fmt.Printf("%04b %v\n", allowed[0], end)
	}
	// Output:
	// 0010 false
	// 1000 false
	// 0100 true
}
