package lex

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

var every = []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}

// TestTokens writes each token after the letter of its kind, and an open one with "…" after it.
func TestTokens(t *testing.T) {
	letters := map[Kind]string{Comment: "c:", Word: "", Number: "n:", String: "s:", Name: "i:", Variable: "v:", Operator: ""}
	for _, c := range []struct{ sql, sqlite, mysql, postgres string }{
		{"SELECT a.b<=1.5", "SELECT|a|.|b|<=|n:1.5", "", ""},
		{"1e-5 1e5 .5 1. 0x1F 1_000", "n:1e-5|n:1e5|n:.5|n:1.|n:0x1F|n:1_000", "n:1e-5|n:1e5|n:.5|n:1.|n:0x1F|1_000", ""},
		{"t.1a t .1 1a 1e", "t|n:.1|a|t|n:.1|n:1|a|n:1|e", "t|.|1a|t|n:.1|1a|1e", ""},
		{"1..2", "n:1.|n:.2", "", "n:1|.|n:.2"},
		{"a--b\nc", "a|c:--b|c", "a|-|-|b|c", ""},
		{"a-- b\rc", "a|c:-- b\rc", "", "a|c:-- b|c"},
		{"a # b\nc", "a|#|b|c", "a|c:# b|c", "a|#|b|c"},
		{"/* /* */ */", "c:/* /* */|*|/", "", "c:/* /* */ */"},
		{"a /*", "a|c:/*…", "", ""},
		{"'it''s' '", "s:'it''s'|s:'…", "", ""},
		{`'\'' x`, `s:'\'' x…`, `s:'\''|x`, ""},
		{`"a""b" "\"`, `i:"a""b"|i:"\"`, `s:"a""b"|s:"\"…`, ""},
		{"`a``b`", "i:`a``b`", "", "`|a|`|`|b|`"},
		{"[a b] c[1", "i:[a b]|c|i:[1…", "[|a|b|]|c|[|n:1", "[|a|b|]|c|[|n:1"},
		{`E'\'' e'a'`, `E|s:'\'' e'|a|s:'…`, `E|s:'\''|e|s:'a'`, `s:E'\''|s:e'a'`},
		{"E'a'\n -- b\n'\\'' c", "", "", "s:E'a'\n -- b\n'\\''|c"},
		{"E'a' '\\'", "", "", `s:E'a'|s:'\'`},
		{"x'1f' n'a' b'1' u&'a' U&\"b\"", `s:x'1f'|n|s:'a'|b|s:'1'|u|&|s:'a'|U|&|i:"b"`, `s:x'1f'|s:n'a'|s:b'1'|u|&|s:'a'|U|&|s:"b"`,
			`s:x'1f'|s:n'a'|s:b'1'|s:u&'a'|i:U&"b"`},
		{"$$;$$ $a$'$$'$a$ $1 a$b$ $9a$", "", "", "s:$$;$$|s:$a$'$$'$a$|v:$1|a$b$|v:$9|a$"},
		{"1$a$;$a$", "n:1|v:$a$|;|v:$a$", "1$a$|;|$a$", "n:1|s:$a$;$a$"},
		{"?1 ? :a @a $a::b(;) ::int :", "v:?1|v:?|v::a|v:@a|v:$a::b(;)|::|int|:", "v:?|n:1|v:?|:|a|v:@a|$a|::|b|(|;|)|::|int|:", "?|n:1|?|:|a|@|a|$|a|::|b|(|;|)|::|int|:"},
		{"@a @@b.c @`d e` @ @'a'", "", "v:@a|v:@@b.c|v:@`d e`|v:@|v:@|s:'a'", ""},
		{"a->>'b'||c::d:=e&&f<=>g<<1==2", "a|->>|s:'b'||||c|::|d|:=|e|&&|f|<=>|g|<<|n:1|==|n:2", "", ""},
		{"a\u00a0b \x01\x7f", "a\u00a0b|\x01|\x7f", "", ""},
	} {
		for d, want := range map[dialects.Dialect]string{dialects.SQLite: c.sqlite, dialects.MySQL: c.mysql, dialects.Postgres: c.postgres} {
			if want == "" && c.sqlite == "" { // none of this dialect's business
				continue
			} else if want == "" {
				want = c.sqlite
			}
			var got []string
			for k := range Tokens(d, c.sql) {
				switch {
				case k.Open:
					got = append(got, letters[k.Kind]+k.Text+"…")
				case k.Kind != Space:
					got = append(got, letters[k.Kind]+k.Text)
				}
			}
			if got := strings.Join(got, "|"); got != want {
				t.Errorf("%s: %q\n got %q\nwant %q", d, c.sql, got, want)
			}
		}
	}
}

// cover fails where the tokens are not the text, the whole of it and in order.
func cover(t *testing.T, sql string) {
	t.Helper()
	for _, d := range every {
		at := 0
		for k := range Tokens(d, sql) {
			if k.Start != at || k.Text == "" || k.End() > len(sql) || sql[at:k.End()] != k.Text || k.Open && k.End() < len(sql) {
				t.Fatalf("%s: %q: %+v at %d", d, sql, k, at)
			}
			if k.Open && k.Kind != Comment && k.Kind != String && k.Kind != Name && k.Kind != Variable {
				t.Fatalf("%s: %q: %+v is open", d, sql, k)
			}
			at = k.End()
		}
		if at != len(sql) {
			t.Fatalf("%s: %q: the tokens end at %d", d, sql, at)
		}
	}
}

func FuzzTokens(f *testing.F) {
	for _, sql := range []string{"", "'", `"a`, "/*", "--", "[", "a[1]", "x::text ->> 'y' <=> $1", "ż'ó\xffł", "1.5e3+.5", "E'a'\n--", "$a($", "@`",
		"0x", "1e+", "u&'", "$a$", ".", "\x00", "@@"} {
		f.Add(sql)
	}
	for _, a := range corpora.Attacks(f) {
		f.Add(a.SQL)
	}
	f.Fuzz(cover)
}

// BenchmarkTokens reads texts made to be read twice over. The time for a byte does not grow with the length.
func BenchmarkTokens(b *testing.B) {
	units := map[string]string{"query": "SELECT a.b, count(*) FROM t1 WHERE name = 'x' AND n >= 1.5 ", "dollars": "$a", "dollar tags": "$a$ ",
		"strings": "E'a'\n", "open comments": "/*", "Tcl": "$a(", "colons": "::a:", "exponents": "1e", "open brackets": "["}
	names := make([]string, 0, len(units))
	for name := range units {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		for _, n := range []int{1 << 10, 1 << 16} {
			sql := strings.Repeat(units[name], n/len(units[name]))
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				b.SetBytes(int64(len(sql)) * int64(len(every)))
				for b.Loop() {
					for _, d := range every {
						for range Tokens(d, sql) {
						}
					}
				}
			})
		}
	}
}
