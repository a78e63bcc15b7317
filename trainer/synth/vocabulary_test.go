package synth

import (
	"strings"
	"testing"
)

// TestVocabularyErrors has a text with each mistake. That the vocabulary has none, the package's start says.
func TestVocabularyErrors(t *testing.T) {
	pools := func(text string) error { _, err := parsePools("x.txt", text); return err }
	attributes := func(text string) error { _, err := parseAttributes("x.txt", text); return err }
	parse := func(text string) error {
		all, err := parseDomains("x.txt", text)
		for i := range all {
			if err == nil {
				_, err = all[i].blueprints()
			}
		}
		return err
	}
	for _, c := range []struct {
		read       func(string) error
		text, want string
	}{
		{pools, "[a]\nb, c,\nd e", ""},
		{pools, "# c\n[a]\nb,, c", "x.txt:3: an entry is empty"},
		{pools, "[a]\nb,\n c, b", `x.txt:3: "b" is repeated in "a"`},
		{pools, "b\n[a]", `x.txt:1: "b" precedes the first section`},
		{pools, "[a]\n[b]\nc", `x.txt:2: the section "a" before this is empty`},
		{pools, "[a]\nb\n[a]", `x.txt:3: the section "a" is repeated`},
		{pools, "[a]\nb\n[c]", `x.txt: the section "c" is empty`},
		{pools, "[a\nb", `x.txt:1: "[a" names no section`},
		{pools, "[a]\nb, Albums", `x.txt:2: "album" is held out`},
		{parse, "[a]\nentity b; c\n  has name\ntie d\n  of b: had / of; b as other: met / by", ""},
		{parse, "[a]\nentity", `x.txt:2: nothing follows "entity"`},
		{parse, "[a]\nhas name", `x.txt:2: "has" precedes the first entity`},
		{parse, "[a]\nentity b\n  has name\n  has age", `x.txt:4: "has" is none of`},
		{parse, "[a]\nentity b\nentity b", `x.txt:3: a.b: listed twice`},
		{parse, "[a]\nentity b\n  of c: had / of", `x.txt:2: a.b: its parent "c" does not stand before it`},
		{parse, "[a]\nentity b\n  has nonsense", "x.txt:2: a.b: "},
		{attributes, "[a]\nkind category\nnames a; b\namong c; d\namong e", ""},
		{attributes, "[age]\nkind number\nnames age", ""},
		{attributes, "[a]\nkinds category", `x.txt:2: "kinds" is no field`},
		{attributes, "[a]\nkind colour\nnames a\namong b", `"a" needs a kind that there is`},
		{attributes, "[a]\nkind number\nnames a", `"a" needs a kind that there is, names and values`},
		{attributes, "[age]\nkind number\nnames age; years\nsays years", `"years" is repeated in the attribute "age"`},
		{parse, "[a]\nentity song", `x.txt:2: "song" is held out`},
	} {
		err := c.read(c.text)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%q: %v", c.text, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%q: %v, want %q", c.text, err, c.want)
		}
	}
}
