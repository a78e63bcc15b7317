package grammar

import (
	"slices"
	"strings"
	"sync"
)

// Entry is one token of a vocabulary.
type Entry struct {
	Text    string // the bytes that it represents, which may be a part of a code point; where Special, its name
	Special bool   // a grammar knows it by its name only
}

// Vocabulary is the tokens of a model, by id. Make it once for a model: what it prepares serves all Machines. It is
// immutable, and safe for concurrent use.
type Vocabulary struct {
	tokens  []Entry
	special map[string]int32
	trie    func() *trie // of the ordinary tokens; a grammar of special tokens never asks for it
}

// NewVocabulary makes a Vocabulary of all tokens, in the order of their ids. One without text is never allowed. Of
// special tokens with the same name the first counts.
func NewVocabulary(tokens []Entry) *Vocabulary {
	v := &Vocabulary{tokens: slices.Clone(tokens), special: map[string]int32{}}
	for id, t := range v.tokens {
		if _, twice := v.special[t.Text]; t.Special && !twice {
			v.special[t.Text] = int32(id)
		}
	}
	v.trie = sync.OnceValue(func() *trie { return newTrie(v.tokens) })
	return v
}

// Size is the number of tokens.
func (v *Vocabulary) Size() int { return len(v.tokens) }

// Token is what a token represents.
func (v *Vocabulary) Token(id int32) Entry { return v.tokens[id] }

// trie holds the ordinary tokens by their bytes. Nodes are numbers in depth-first order, from the root, which is 0.
type trie struct {
	nodes []node
	ids   []int32 // of tokens, by their bytes
	depth int     // of the longest token
}

type node struct {
	byte        byte
	depth       int32  // bytes to here
	first, last int32  // ids[first:last] are the tokens that end here
	next        int32  // node after the subtree
	below       uint64 // kinds of the bytes in the subtree, this node's left out
}

// byteKind sorts bytes into fewer than 64 kinds: lower case, upper case, digits, what is no ASCII, control characters
// but white space, and each other character by itself.
var byteKind = func() (kind [256]uint8) {
	next := uint8(5)
	for b := range 256 {
		switch c := byte(b); {
		case 'a' <= c && c <= 'z':
			kind[b] = 0
		case 'A' <= c && c <= 'Z':
			kind[b] = 1
		case '0' <= c && c <= '9':
			kind[b] = 2
		case c >= 0x80:
			kind[b] = 3
		case (c < ' ' || c == 0x7f) && c != '\t' && c != '\n' && c != '\r':
			kind[b] = 4
		default:
			kind[b] = next
			next++
		}
	}
	return kind
}()

func newTrie(tokens []Entry) *trie {
	t := &trie{nodes: []node{{}}}
	for id, token := range tokens {
		if !token.Special && token.Text != "" {
			t.ids = append(t.ids, int32(id))
		}
	}
	slices.SortStableFunc(t.ids, func(a, b int32) int { return strings.Compare(tokens[a].Text, tokens[b].Text) })
	path := []int{0} // nodes from the root to the last token's
	leave := func(depth int) {
		for ; len(path) > depth+1; path = path[:len(path)-1] {
			n := &t.nodes[path[len(path)-1]]
			n.next = int32(len(t.nodes))
			t.nodes[path[len(path)-2]].below |= n.below | 1<<byteKind[n.byte]
		}
	}
	last := ""
	for i, id := range t.ids {
		text := tokens[id].Text
		common := 0
		for common < min(len(last), len(text)) && last[common] == text[common] {
			common++
		}
		leave(common)
		for depth := common; depth < len(text); depth++ {
			path = append(path, len(t.nodes))
			t.nodes = append(t.nodes, node{byte: text[depth], depth: int32(depth + 1), first: int32(i), last: int32(i)})
		}
		t.nodes[path[len(path)-1]].last = int32(i + 1)
		t.depth = max(t.depth, len(text))
		last = text
	}
	leave(0)
	t.nodes[0].next = int32(len(t.nodes))
	return t
}

// within are the tokens of a node and its subtree.
func (t *trie) within(n int32) []int32 {
	if next := t.nodes[n].next; int(next) < len(t.nodes) {
		return t.ids[t.nodes[n].first:t.nodes[next].first]
	}
	return t.ids[t.nodes[n].first:]
}
