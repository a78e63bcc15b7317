package token

import (
	"cmp"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// The example of Sennrich et al. 2016, section 3.2, without its end-of-word mark. After each merge comes
// its count, and what it ties with: the pair of the smaller ids goes first.
func TestTrainByHand(t *testing.T) {
	text := strings.Repeat("low\n", 5) + strings.Repeat("lower\n", 2) + strings.Repeat("newest\n", 6) + strings.Repeat("widest\n", 3)
	tok, err := Train(slices.Values([]string{text}), 256+7+3, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	merges, _ := tok.Meta().Strings(keyMerges)
	want := []string{
		"s t",     // 9; so has "e s", which no merge may end in
		"e st",    // 9
		"l o",     // 7, as "o w"
		"lo w",    // 7
		"e w",     // 6, as "n e" and "w est"
		"n ew",    // 6, as "ew est": n is 110, ew is 260
		"new est", // 6
	}
	if !slices.Equal(merges, want) {
		t.Errorf("merges %q, want %q", merges, want)
	}
	for i, s := range DefaultSpecials {
		if id, ok := tok.Special(s); !ok || int(id) != 263+i {
			t.Errorf("%s has id %d, want %d", s, id, 263+i)
		}
	}
}

// trainByDefinition counts everything again for each merge.
func trainByDefinition(words []trainWord, n int) []pair {
	var merges []pair
	var pieces []string
	for b := range 256 {
		pieces = append(pieces, string([]byte{byte(b)}))
	}
	for len(merges) < n {
		counts := map[pair]int64{}
		for _, w := range words {
			for j := 1; j < len(w.ids); j++ {
				counts[makePair(w.ids[j-1], w.ids[j])] += w.count
			}
		}
		best, found := pairCount{count: 1}, false
		for p, c := range counts {
			l, r := p.ids()
			if pieces[r] == "s" || slices.Contains(pieces[256:], pieces[l]+pieces[r]) {
				continue
			}
			if c > best.count || found && c == best.count && p < best.pair {
				best, found = pairCount{p, c}, true
			}
		}
		if !found {
			break
		}
		l, r := best.ids()
		merges = append(merges, best.pair)
		pieces = append(pieces, pieces[l]+pieces[r])
		for i := range words {
			words[i].ids = replacePair(words[i].ids, l, r, int32(len(pieces)-1))
		}
	}
	return merges
}

// Words over few letters are full of ties, overlaps ("aaa") and tokens that two merges could make.
func TestTrainByDefinition(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		seen := map[string]bool{}
		var words []trainWord
		for range 1 + rng.IntN(60) {
			ids := make([]int32, 2+rng.IntN(12))
			var key strings.Builder
			for i := range ids {
				ids[i] = 'r' + rng.Int32N(2+int32(seed%3)) // the s among them, which ends no merge
				key.WriteByte(byte(ids[i]))
			}
			if !seen[key.String()] {
				seen[key.String()] = true
				words = append(words, trainWord{ids, 1 + rng.Int64N(5)})
			}
		}
		slices.SortFunc(words, func(a, b trainWord) int { return cmp.Compare(b.count, a.count) })
		copied := func() []trainWord {
			c := slices.Clone(words)
			for i := range c {
				c[i].ids = slices.Clone(c[i].ids)
			}
			return c
		}
		_, got := trainMerges(copied(), 80)
		want := trainByDefinition(copied(), 80)
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: merges %v, want %v", seed, got, want)
		}
	}
}

// What training merged, encoding merges too: a frequent word is one token.
func TestTrainedWordIsOneToken(t *testing.T) {
	tok := trained(t, "qwen2")
	for _, word := range []string{" customer", "SELECT", " FROM"} {
		if got := tok.Encode(word); len(got) != 1 {
			t.Errorf("Encode(%q) = %v, want one token", word, got)
		}
	}
}

// A plural is its singular and an s, so that the word of a question is found in a schema.
func TestTrainedPluralBeginsAsItsSingular(t *testing.T) {
	tok := trained(t, "qwen2")
	for _, word := range []string{" customer", " name", " address", " xylophone"} {
		want := append(tok.Encode(word), tok.Encode("s")...)
		if got := tok.Encode(word + "s"); !slices.Equal(got, want) {
			t.Errorf("Encode(%q) = %v, want %v", word+"s", got, want)
		}
	}
}

// A name has the same tokens wherever it is, so that it can be copied from anywhere to anywhere.
func TestTrainKeepsNamesUniform(t *testing.T) {
	tok := trained(t, "qwen2")
	name := tok.Encode("customers")
	for _, around := range [][2]string{{"'", "'"}, {"(", ")"}, {".", ","}, {"total", "X"}, {"\"", "\""}} {
		before, name := around[0], name
		if around[0] == "total" { // camelCase
			before, name = "total", tok.Encode("Customers")
		}
		want := slices.Concat(tok.Encode(before), name, tok.Encode(around[1]))
		if got := tok.Encode(before + tok.Decode(name) + around[1]); !slices.Equal(got, want) {
			t.Errorf("within %q: %v, want %v", around, got, want)
		}
	}
}

func TestTrainIsDeterministic(t *testing.T) {
	lines := strings.Split(corpus, "\n")
	first := trained(t, "qwen2").Meta()
	slices.Reverse(lines)
	tok, err := Train(slices.Values(lines), 420, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(tok.Meta(), first) {
		t.Error("the order of the texts changed the tokenizer")
	}
}

func TestTrainRefuses(t *testing.T) {
	none := slices.Values([]string{})
	if _, err := Train(none, 258, "qwen2", nil); err == nil {
		t.Error("258 ids cannot hold 256 bytes and 3 special tokens")
	}
	if _, err := Train(none, 1000, "gpt-2", nil); err == nil {
		t.Error("an unknown pre-tokenizer was accepted")
	}
}

func TestTrainEndsEarly(t *testing.T) {
	tok, err := Train(slices.Values([]string{"abc ab"}), 1000, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	if tok.Size() != 256+1+3 { // only "ab" occurs twice
		t.Errorf("Size = %d, want 260", tok.Size())
	}
}
