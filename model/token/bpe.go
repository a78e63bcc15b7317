package token

import (
	"math"
	"math/bits"
	"slices"
)

// Byte-pair encoding (Sennrich, Haddow, Birch 2016), over bytes as in GPT-2 (Radford et al. 2019,
// section 2.2): a word starts as its bytes, then the adjacent pair that was merged first in training
// is merged first, the leftmost among equals, until no pair is left.

// pair is two adjacent token ids, left in the upper half.
type pair uint64

func makePair(left, right int32) pair { return pair(uint32(left))<<32 | pair(uint32(right)) }

func (p pair) ids() (left, right int32) { return int32(p >> 32), int32(uint32(p)) }

// merge is what becomes of a pair.
type merge struct {
	rank int32 // order of training: lower is applied first
	id   int32 // the merged token
}

// mergeTable is a hash table of what becomes of pairs, at most half full: one look into memory answers most questions,
// and the byte-pair encoding of a word is little else.
type mergeTable struct {
	slots []struct {
		pair
		merge
	} // a power of two
	shift int // of a hash, to the number of a slot
}

// noPair marks a free slot: no token has such an id.
const noPair = ^pair(0)

// newMergeTable has room for n pairs.
func newMergeTable(n int) mergeTable {
	size := bits.Len(uint(2*n + 1))
	t := mergeTable{shift: 64 - size}
	t.slots = slices.Grow(t.slots, 1<<size)[:1<<size]
	for i := range t.slots {
		t.slots[i].pair = noPair
	}
	return t
}

// slot is where a pair is, or would be.
func (t *mergeTable) slot(p pair) int {
	for i := int(uint64(p) * 0x9e3779b97f4a7c15 >> t.shift); ; i = (i + 1) & (len(t.slots) - 1) {
		if q := t.slots[i].pair; q == p || q == noPair {
			return i
		}
	}
}

func (t *mergeTable) find(left, right int32) (merge, bool) {
	s := &t.slots[t.slot(makePair(left, right))]
	return s.merge, s.pair != noPair
}

// add enters what becomes of a pair, unless it is there.
func (t *mergeTable) add(p pair, m merge) {
	if s := &t.slots[t.slot(p)]; s.pair == noPair {
		s.pair, s.merge = p, m
	}
}

// shortWord is the length in bytes of words whose next merge is looked for one by one: up to there that is faster than
// to keep a queue of them.
const shortWord = 96

// encodeWord appends the tokens of one word.
func (t *Tokenizer) encodeWord(ids []int32, word string) []int32 {
	if len(word) > shortWord {
		return t.encodeLongWord(ids, word)
	}
	const never = math.MaxInt32
	var parts [shortWord]int32 // the tokens so far
	var next [shortWord]merge  // of a token with the one after it
	merged := func(left, right int32) merge {
		if m, ok := t.merges.find(left, right); ok {
			return m
		}
		return merge{rank: never}
	}
	n := len(word)
	parts[0] = t.bytes[word[0]]
	for i := 1; i < n; i++ {
		parts[i] = t.bytes[word[i]]
		next[i-1] = merged(parts[i-1], parts[i])
	}
	for n > 1 {
		at, least := 0, int32(never)
		for i, m := range next[:n-1] {
			if m.rank < least {
				at, least = i, m.rank
			}
		}
		if least == never {
			break
		}
		n--
		parts[at] = next[at].id
		copy(parts[at+1:n], parts[at+2:])
		copy(next[at:n-1], next[at+1:])
		if at > 0 {
			next[at-1] = merged(parts[at-1], parts[at])
		}
		if at < n-1 {
			next[at] = merged(parts[at], parts[at+1])
		}
	}
	return append(ids, parts[:n]...)
}

// part is one token of a long word under work, in a linked list by index.
type part struct {
	id         int32 // -1 once merged into its left neighbour
	prev, next int32 // -1 at the ends
}

// encodeLongWord is encodeWord by a queue, which makes it n log n for a word of n bytes: a megabyte without a space is
// a word too.
func (t *Tokenizer) encodeLongWord(ids []int32, word string) []int32 {
	parts := make([]part, len(word))
	for i := range parts {
		parts[i] = part{id: t.bytes[word[i]], prev: int32(i) - 1, next: int32(i) + 1}
	}
	parts[len(parts)-1].next = -1

	// An entry is rank<<32 | index of the left part: the least is the next to merge. A rank belongs
	// to one pair only, so an entry whose pair has changed since is known by its rank.
	queue := make(minHeap, 0, len(word))
	push := func(left int32) {
		if left < 0 || parts[left].next < 0 {
			return
		}
		if m, ok := t.merges.find(parts[left].id, parts[parts[left].next].id); ok {
			queue.push(uint64(m.rank)<<32 | uint64(left))
		}
	}
	for i := range parts {
		push(int32(i))
	}
	for len(queue) > 0 {
		top := queue.pop()
		left := &parts[uint32(top)]
		if left.id < 0 || left.next < 0 {
			continue
		}
		right := &parts[left.next]
		m, ok := t.merges.find(left.id, right.id)
		if !ok || uint64(m.rank) != top>>32 {
			continue
		}
		left.id, right.id = m.id, -1
		left.next = right.next
		if left.next >= 0 {
			parts[left.next].prev = int32(uint32(top))
		}
		push(left.prev)
		push(int32(uint32(top)))
	}
	for i := int32(0); i >= 0; i = parts[i].next {
		ids = append(ids, parts[i].id)
	}
	return ids
}

// minHeap is a heap in which each element has four below it, the least element first.
type minHeap []uint64

func (h *minHeap) push(v uint64) {
	s := append(*h, v)
	i := len(s) - 1
	for i > 0 && s[(i-1)/4] > v {
		s[i] = s[(i-1)/4]
		i = (i - 1) / 4
	}
	s[i] = v
	*h = s
}

func (h *minHeap) pop() uint64 {
	s := *h
	top, v := s[0], s[len(s)-1]
	s = s[:len(s)-1]
	*h = s
	if len(s) == 0 {
		return top
	}
	i := 0
	for 4*i+1 < len(s) {
		least := 4*i + 1
		for c := least + 1; c < min(4*i+5, len(s)); c++ {
			if s[c] < s[least] {
				least = c
			}
		}
		if s[least] >= v {
			break
		}
		s[i] = s[least]
		i = least
	}
	s[i] = v
	return top
}
