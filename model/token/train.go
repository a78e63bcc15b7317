package token

import (
	"cmp"
	"container/heap"
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/gguf"
)

// DefaultSpecials are the end of a text and the control tokens of ChatML.
var DefaultSpecials = []string{endOfText, chatML.start, chatML.end}

// maxTrainWord is the longest word, in bytes, that training looks at: what is longer is data
// (base64, rules of dashes), not language.
const maxTrainWord = 256

// Train learns a vocabulary of vocabSize ids: the 256 bytes, then merges by falling pair
// count, then specials as control tokens (nil: DefaultSpecials). Among equal counts the pair of
// the smaller ids wins, so that the result depends on the words' counts alone. It ends early, with
// a smaller vocabulary, once no pair occurs twice. pre names the pre-tokenizer: "qwen2" or "llama-bpe".
func Train(texts iter.Seq[string], vocabSize int, pre string, specials []string) (*Tokenizer, error) {
	if specials == nil {
		specials = DefaultSpecials
	}
	split, ok := preTokenizers[pre]
	if !ok {
		return nil, &Error{Key: keyPre, What: fmt.Sprintf("%q is not supported", pre)}
	}
	if vocabSize < 256+len(specials) {
		return nil, &Error{Key: keyTokens, What: fmt.Sprintf("a vocabulary of %d cannot hold 256 bytes and %d special tokens", vocabSize, len(specials))}
	}

	pieces, merges := trainMerges(countWords(texts, split), vocabSize-256-len(specials))

	tokens := make([]string, 0, len(pieces)+len(specials))
	types := make([]int32, 0, cap(tokens))
	for _, p := range pieces {
		tokens, types = append(tokens, encodePiece(p)), append(types, tokenNormal)
	}
	lines := make([]string, len(merges))
	for i, m := range merges {
		left, right := m.ids()
		lines[i] = tokens[left] + " " + tokens[right]
	}
	for _, s := range specials {
		tokens, types = append(tokens, s), append(types, tokenControl)
	}
	meta := gguf.Meta{
		{Key: keyModel, Value: "gpt2"},
		{Key: keyPre, Value: pre},
		{Key: keyTokens, Value: tokens},
		{Key: keyTypes, Value: types},
		{Key: keyMerges, Value: lines},
	}
	return newTokenizer(append(meta, chatMeta(tokens)...))
}

// trainWord is a distinct word of the corpus, as tokens so far.
type trainWord struct {
	ids   []int32
	count int64
}

// countWords returns the corpus as distinct words, in a fixed order.
func countWords(texts iter.Seq[string], split preTokenizer) []trainWord {
	counts := make(map[string]*int64)
	for text := range texts {
		for len(text) > 0 {
			n := split.next(text)
			for word := text[:n]; len(word) > 0; {
				k := uniform(word)
				if k > 1 && k <= maxTrainWord {
					if c, ok := counts[word[:k]]; ok {
						*c++
					} else {
						one := int64(1)
						counts[strings.Clone(word[:k])] = &one
					}
				}
				word = word[k:]
			}
			text = text[n:]
		}
	}
	words := make([]trainWord, 0, len(counts))
	for word, c := range counts {
		ids := make([]int32, len(word))
		for i := range ids {
			ids[i] = int32(word[i])
		}
		words = append(words, trainWord{ids, *c})
	}
	slices.SortFunc(words, func(a, b trainWord) int { return slices.Compare(a.ids, b.ids) })
	return words
}

// uniform is the length of word's beginning in which merges are learnt: a run of letters with the space
// before it, up to a capital after a small letter, or a run of anything else. So a name has the same
// tokens after a dot, a quote or a parenthesis, and UnitPrice those of Unit and of Price: a small
// model copies it from anywhere. The space stays with its word: alone, it would be the token before
// every word, and the heads that copy go by the token before.
func uniform(word string) int {
	before := rune(' ')
	for i, r := range word {
		switch {
		case i == 0 && r == ' ', i == 1 && before == ' ':
		case unicode.IsLetter(r) != unicode.IsLetter(before) && i > 0, unicode.IsUpper(r) && unicode.IsLower(before):
			return i
		}
		before = r
	}
	return len(word)
}

// trainMerges learns at most n merges over words, whose ids are bytes at first. It returns the bytes of
// every token and the merges in order; the i-th makes token 256+i. No merge ends in a lone s, so that a
// plural has the tokens of its singular and one more: a small model finds the table of "tracks" by
// the tokens of " track".
func trainMerges(words []trainWord, n int) (pieces []string, merges []pair) {
	for b := range 256 {
		pieces = append(pieces, string([]byte{byte(b)}))
	}
	made := make(map[string]bool)   // by merges, so that no text becomes two tokens
	counts := make(map[pair]int64)  // occurrences in the corpus as it is now
	where := make(map[pair][]int32) // words that hold, or held, the pair
	for i, w := range words {
		for j := 1; j < len(w.ids); j++ {
			p := makePair(w.ids[j-1], w.ids[j])
			counts[p] += w.count
			if at := where[p]; len(at) == 0 || at[len(at)-1] != int32(i) {
				where[p] = append(at, int32(i))
			}
		}
	}
	queue := make(pairQueue, 0, len(counts))
	for p, c := range counts {
		queue = append(queue, pairCount{p, c})
	}
	heap.Init(&queue)

	for len(merges) < n && len(queue) > 0 {
		// Counts change under the queue: an entry that has lost some goes back with what is left of
		// it, and one that has gained some is entered again when it does.
		best := heap.Pop(&queue).(pairCount)
		if c := counts[best.pair]; c != best.count {
			if c < best.count && c > 0 {
				heap.Push(&queue, pairCount{best.pair, c})
			}
			continue
		}
		if best.count < 2 {
			break
		}
		left, right := best.ids()
		if pieces[right] == "s" {
			continue // see trainMerges
		}
		id := int32(len(pieces))
		piece := pieces[left] + pieces[right]
		if made[piece] { // "ab"+"c" after "a"+"bc"
			continue
		}
		made[piece] = true
		merges = append(merges, best.pair)
		pieces = append(pieces, piece)

		grown := make(map[pair]bool)
		for _, i := range where[best.pair] {
			w := &words[i]
			for j := 1; j < len(w.ids); j++ {
				counts[makePair(w.ids[j-1], w.ids[j])] -= w.count
			}
			w.ids = replacePair(w.ids, left, right, id)
			for j := 1; j < len(w.ids); j++ {
				p := makePair(w.ids[j-1], w.ids[j])
				counts[p] += w.count
				if w.ids[j-1] == id || w.ids[j] == id {
					if at := where[p]; len(at) == 0 || at[len(at)-1] != i {
						where[p] = append(at, i)
					}
					grown[p] = true
				}
			}
		}
		delete(where, best.pair)
		delete(counts, best.pair)
		for p := range grown {
			heap.Push(&queue, pairCount{p, counts[p]})
		}
	}
	return pieces, merges
}

// replacePair merges each left, right in ids, in place, from the left.
func replacePair(ids []int32, left, right, id int32) []int32 {
	out := ids[:0]
	for j := 0; j < len(ids); j++ {
		if ids[j] == left && j+1 < len(ids) && ids[j+1] == right {
			out = append(out, id)
			j++
		} else {
			out = append(out, ids[j])
		}
	}
	return out
}

type pairCount struct {
	pair
	count int64
}

// pairQueue is a heap.Interface: the highest count first, then the smallest ids.
type pairQueue []pairCount

func (q pairQueue) Len() int      { return len(q) }
func (q pairQueue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q pairQueue) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(q[j].count, q[i].count), cmp.Compare(q[i].pair, q[j].pair)) < 0
}
func (q *pairQueue) Push(x any) { *q = append(*q, x.(pairCount)) }
func (q *pairQueue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
