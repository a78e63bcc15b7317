package token

import (
	"errors"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

const corpus = `SELECT name FROM customers WHERE country = 'Brazil' ORDER BY name LIMIT 5;
SELECT COUNT(*) FROM customers; SELECT customers.name, SUM(orders.total) FROM customers
JOIN orders ON orders.customer_id = customers.id GROUP BY customers.name;
How many customers are from Brazil? Which customers have the most orders in 2024?
Die größten Kunden: 東京, São Paulo, Αθήνα. 1234567890 3.14 --------`

func trained(t testing.TB, pre string) *Tokenizer {
	t.Helper()
	tok, err := Train(slices.Values(strings.Split(corpus, "\n")), 420, pre, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tok
}

// encodeByDefinition applies the merges to each word as the definition says, in quadratic time.
func encodeByDefinition(t *Tokenizer, text string) []int32 {
	var out []int32
	for _, word := range words(t.pre, text) {
		if id, ok := t.words[word]; ok && t.pre.wholeWords {
			out = append(out, id)
			continue
		}
		var ids []int32
		for i := range len(word) {
			ids = append(ids, t.bytes[word[i]])
		}
		for {
			at, best := -1, merge{}
			for i := 1; i < len(ids); i++ {
				if m, ok := t.merges.find(ids[i-1], ids[i]); ok && (at < 0 || m.rank < best.rank) {
					at, best = i-1, m
				}
			}
			if at < 0 {
				break
			}
			ids = slices.Replace(ids, at, at+2, best.id)
		}
		out = append(out, ids...)
	}
	return out
}

// randomText mixes pieces of the corpus with letters of one merge-rich word and arbitrary bytes.
func randomText(rng *rand.Rand) string {
	var b strings.Builder
	for range rng.IntN(12) {
		switch rng.IntN(4) {
		case 0:
			i := rng.IntN(len(corpus))
			b.WriteString(corpus[i:min(len(corpus), i+rng.IntN(30))])
		case 1:
			for range rng.IntN(40) {
				b.WriteByte("customers"[rng.IntN(9)])
			}
		case 2:
			b.WriteByte(byte(rng.IntN(256)))
		case 3:
			b.WriteString(strings.Repeat("-", rng.IntN(20)))
		}
	}
	return b.String()
}

func TestEncodeByDefinition(t *testing.T) {
	for _, pre := range []string{"qwen2", "llama-bpe"} {
		tok := trained(t, pre)
		rng := rand.New(rand.NewPCG(1, 2))
		for range 2000 {
			text := randomText(rng)
			got, want := tok.Encode(text), encodeByDefinition(tok, text)
			if !slices.Equal(got, want) {
				t.Fatalf("%s: Encode(%q) = %v, want %v", pre, text, got, want)
			}
			if back := tok.Decode(got); back != text {
				t.Fatalf("%s: Decode(Encode(%q)) = %q", pre, text, back)
			}
		}
	}
}

// Merges by hand: "ab" first, then "ba" never applies in "abab" (the leftmost "ab"s are taken), and
// "abab" is made of two "ab".
func TestEncodeByHand(t *testing.T) {
	tok := handmade(t, nil, "a b", "b a", "ab ab", "a a")
	for text, want := range map[string][]int32{
		"":      {},
		"abab":  {258},
		"babab": {'b', 258},
		"ababa": {258, 'a'},
		"baa":   {257, 'a'}, // "ba" has the lower rank than "aa"
		"aaa":   {259, 'a'}, // the leftmost of equals
		"ab ab": {256, ' ', 256},
	} {
		if got := tok.Encode(text); !slices.Equal(got, want) {
			t.Errorf("Encode(%q) = %v, want %v", text, got, want)
		}
	}
}

// handmade has token ids 0–255 for the bytes, then one for each merge, then extra, given by type.
func handmade(t *testing.T, extra map[string]int32, merges ...string) *Tokenizer {
	t.Helper()
	tok, err := newTokenizer(handmadeMeta(extra, merges...))
	if err != nil {
		t.Fatal(err)
	}
	return tok
}

func handmadeMeta(extra map[string]int32, merges ...string) gguf.Meta {
	var tokens []string
	for b := range 256 {
		tokens = append(tokens, encodePiece(string([]byte{byte(b)})))
	}
	for _, m := range merges {
		tokens = append(tokens, strings.Replace(m, " ", "", 1))
	}
	types := slices.Repeat([]int32{tokenNormal}, len(tokens))
	for _, text := range slices.Sorted(maps.Keys(extra)) {
		tokens, types = append(tokens, text), append(types, extra[text])
	}
	return gguf.Meta{
		{Key: keyModel, Value: "gpt2"}, {Key: keyPre, Value: "qwen2"},
		{Key: keyTokens, Value: tokens}, {Key: keyTypes, Value: types}, {Key: keyMerges, Value: merges},
	}
}

func TestSpecialTokens(t *testing.T) {
	const unused = 5
	tok := handmade(t, map[string]int32{"<think>": tokenUserDefined, "<|im_end|>": tokenControl, "[PAD0]": unused})
	for text, want := range map[string]struct {
		id      int32
		piece   string
		control bool
	}{
		"<think>":    {256, "<think>", false},
		"<|im_end|>": {257, "", true},
		"[PAD0]":     {258, "", true},
	} {
		id, ok := tok.Special(text)
		if !ok || id != want.id || string(tok.Bytes(id)) != want.piece || tok.IsControl(id) != want.control {
			t.Errorf("%s: id %d (%v), bytes %q, control %v; want %+v", text, id, ok, tok.Bytes(id), tok.IsControl(id), want)
		}
		if got := tok.Encode(text); len(got) != len(text) || slices.Max(got) > 255 {
			t.Errorf("Encode(%q) = %v, want its bytes", text, got)
		}
	}
	if _, ok := tok.Special("a"); ok {
		t.Error("an ordinary token is called special")
	}
	if got := tok.Decode([]int32{'a', 257, -1, 99999, 'b'}); got != "ab" {
		t.Errorf("Decode = %q, want \"ab\"", got)
	}
	if !tok.IsControl(-1) || !tok.IsControl(259) || tok.IsControl('a') {
		t.Error("IsControl is wrong at the ends")
	}
}

// Llama 3 takes a word that is a token as it is, though no merge leads there; Qwen2 does not.
func TestWholeWords(t *testing.T) {
	meta := handmadeMeta(nil, "b c", "a bc", "a b")
	meta.Set(keyMerges, []string{"a b"})
	for pre, want := range map[string][]int32{"llama-bpe": {257}, "qwen2": {258, 'c'}} {
		meta.Set(keyPre, pre)
		tok, err := newTokenizer(meta)
		if err != nil {
			t.Fatal(err)
		}
		if got := tok.Encode("abc"); !slices.Equal(got, want) {
			t.Errorf("%s: Encode(abc) = %v, want %v", pre, got, want)
		}
	}
}

// A word of a megabyte: a quadratic merge loop would outlast the test's time limit.
func TestEncodeLongWord(t *testing.T) {
	tok := trained(t, "qwen2")
	word := strings.Repeat("customersorders", 1<<20/15)
	got := tok.Encode(word)
	if tok.Decode(got) != word {
		t.Fatal("decoding gives another word")
	}
	if len(got) > len(word)/3 {
		t.Errorf("%d tokens for %d bytes: merges were not applied", len(got), len(word))
	}
}

func TestEncodeConcurrently(t *testing.T) {
	tok := trained(t, "qwen2")
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(g%2), 5)) // pairs of goroutines meet the same words
			for range 300 {
				if text := randomText(rng); tok.Decode(tok.Encode(text)) != text {
					t.Errorf("%q does not survive", text)
				}
			}
		})
	}
	wg.Wait()
}

// More words than the cache has slots, each twice: what falls into an occupied slot is still itself.
func TestCacheOfManyWords(t *testing.T) {
	tok := trained(t, "qwen2")
	word := []byte("aaaaaa")
	for n := range 3 * cacheSlots {
		for i := range word {
			word[i] = 'a' + byte(n>>(3*i)&7)
		}
		for range 2 {
			if got := tok.Decode(tok.Encode(string(word))); got != string(word) {
				t.Fatalf("%s became %s", word, got)
			}
		}
	}
}

func TestSaveTokenizer(t *testing.T) {
	tok := trained(t, "llama-bpe")
	path := filepath.Join(t.TempDir(), "tokenizer.gguf")
	if err := Save(path, tok); err != nil {
		t.Fatal(err)
	}
	back, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back.Meta(), tok.Meta()) || back.Size() != tok.Size() {
		t.Error("the tokenizer changed on its way through a file")
	}
	if got, want := back.Encode(corpus), tok.Encode(corpus); !slices.Equal(got, want) {
		t.Errorf("the loaded tokenizer encodes as %v, want %v", got, want)
	}
}

func TestTokenizerFromGGUFRefuses(t *testing.T) {
	good := handmadeMeta(nil, "a b")
	change := func(key string, f func(any) any) gguf.Meta {
		m := slices.Clone(good)
		v, _ := m.Get(key)
		m.Set(key, f(v))
		return m
	}
	set := func(v any) func(any) any { return func(any) any { return v } }
	for name, c := range map[string]struct {
		meta gguf.Meta
		key  string
	}{
		"another model":         {change(keyModel, set("llama")), keyModel},
		"unknown pre-tokenizer": {change(keyPre, set("deepseek-llm")), keyPre},
		"no tokens":             {change(keyTokens, set([]string{})), keyTokens},
		"a byte missing":        {change(keyTokens, func(v any) any { t := slices.Clone(v.([]string)); t['!'] = "!!"; return t }), keyTokens},
		"not a byte alphabet":   {change(keyTokens, func(v any) any { t := slices.Clone(v.([]string)); t[256] = "日"; return t }), keyTokens},
		"too few types":         {change(keyTypes, set([]int32{1})), keyTypes},
		"no merges":             {change(keyMerges, set(uint32(0))), keyMerges},
		"merge without a space": {change(keyMerges, set([]string{"ab"})), keyMerges},
		"merge into no token":   {change(keyMerges, set([]string{"a c"})), keyMerges},
		"merge of no token":     {change(keyMerges, set([]string{"xy a"})), keyMerges},
		"nothing at all":        {nil, keyModel},
	} {
		_, err := FromGGUF(&gguf.File{Meta: c.meta})
		var te *Error
		if !errors.As(err, &te) || te.Key != c.key {
			t.Errorf("%s: error %v, want a *Error for %s", name, err, c.key)
		}
	}
	if _, err := FromGGUF(&gguf.File{Meta: good}); err != nil {
		t.Errorf("the unchanged metadata: %v", err)
	}
}

func FuzzEncode(f *testing.F) {
	tok := trained(f, "llama-bpe")
	f.Add("SELECT 'a' <|im_end|>\xff\xfe\n")
	f.Fuzz(func(t *testing.T, text string) {
		ids := tok.Encode(text)
		if back := tok.Decode(ids); back != text {
			t.Errorf("%q became %q", text, back)
		}
		for _, id := range ids {
			if tok.IsControl(id) {
				t.Errorf("%q yields the control token %d", text, id)
			}
		}
	})
}

func BenchmarkEncode(b *testing.B) {
	tok := trained(b, "qwen2")
	text := strings.Repeat(corpus, 100)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		tok.Encode(text)
	}
}

// Aliased tokens are special ones, which no text yields, and every text is as it was.
func TestAliases(t *testing.T) {
	plain := trained(t, "qwen2")
	word, ok := plain.Ordinary(" customer")
	part, okToo := plain.Ordinary(" name")
	if !ok || !okToo {
		t.Fatal("the vocabulary lacks the words of this test")
	}
	tok, err := plain.WithAliases([]Alias{{"<C0>", word}, {"<T0>", part}})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "tokenizer.gguf")
	if err := Save(path, tok); err != nil {
		t.Fatal(err)
	}
	if tok, err = Load(path); err != nil {
		t.Fatal(err)
	}
	for name, id := range map[string]int32{"<C0>": word, "<T0>": part} {
		if got, ok := tok.Special(name); !ok || got != id || !tok.IsControl(id) || len(tok.Bytes(id)) > 0 {
			t.Errorf("%s is token %d, %v, want the special token %d", name, got, ok, id)
		}
		if got, _ := tok.Name(id); got != name {
			t.Errorf("token %d is called %q, want %q", id, got, name)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		text := randomText(rng) + " customers name <C0>"
		ids := tok.Encode(text)
		if slices.Contains(ids, word) || slices.Contains(ids, part) {
			t.Fatalf("%q yields a special token: %v", text, ids)
		}
		if got := tok.Decode(ids); got != text {
			t.Fatalf("%q comes back as %q", text, got)
		}
	}
	if ids := tok.Encode(" customers"); len(ids) != len(" customers") {
		t.Errorf("the aliased word is %d tokens, want its %d bytes", len(ids), len(" customers"))
	}
	byteToken, _ := plain.Ordinary("e")
	for _, bad := range [][]Alias{
		{{"<C0>", -1}}, {{"<C0>", int32(plain.Size())}}, {{"<C0>", byteToken}}, {{"<C0>", word}, {"<C1>", word}}, {{"<C0>", word}, {"<C0>", part}},
	} {
		var wrong *Error
		if _, err := plain.WithAliases(bad); !errors.As(err, &wrong) {
			t.Errorf("aliases %v: %v, want an *Error", bad, err)
		}
	}
}
