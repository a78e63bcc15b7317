package token

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

// symbol is one token of a word under work, in a linked list by index.
type symbol struct {
	id         int32 // -1 once merged into its left neighbour
	prev, next int32 // -1 at the ends
}

// encodeWord appends the tokens of one word. The queue makes it n log n for a word of n bytes: a
// megabyte without a space is a word too.
func (t *Tokenizer) encodeWord(ids []int32, word string) []int32 {
	syms := make([]symbol, len(word))
	for i := range syms {
		syms[i] = symbol{id: t.bytes[word[i]], prev: int32(i) - 1, next: int32(i) + 1}
	}
	syms[len(syms)-1].next = -1

	// An entry is rank<<32 | index of the left symbol: the least is the next to merge. A rank belongs
	// to one pair only, so an entry whose pair has changed since is known by its rank.
	var queue minHeap
	push := func(left int32) {
		if left < 0 || syms[left].next < 0 {
			return
		}
		if m, ok := t.merges[makePair(syms[left].id, syms[syms[left].next].id)]; ok {
			queue.push(uint64(m.rank)<<32 | uint64(left))
		}
	}
	for i := range syms {
		push(int32(i))
	}
	for len(queue) > 0 {
		top := queue.pop()
		left := &syms[uint32(top)]
		if left.id < 0 || left.next < 0 {
			continue
		}
		right := &syms[left.next]
		m, ok := t.merges[makePair(left.id, right.id)]
		if !ok || uint64(m.rank) != top>>32 {
			continue
		}
		left.id, right.id = m.id, -1
		left.next = right.next
		if left.next >= 0 {
			syms[left.next].prev = int32(uint32(top))
		}
		push(left.prev)
		push(int32(uint32(top)))
	}
	for i := int32(0); i >= 0; i = syms[i].next {
		ids = append(ids, syms[i].id)
	}
	return ids
}

// minHeap is a binary heap, the least element first.
type minHeap []uint64

func (h *minHeap) push(v uint64) {
	s := append(*h, v)
	i := len(s) - 1
	for i > 0 && s[(i-1)/2] > s[i] {
		s[(i-1)/2], s[i] = s[i], s[(i-1)/2]
		i = (i - 1) / 2
	}
	*h = s
}

func (h *minHeap) pop() uint64 {
	s := *h
	top, last := s[0], len(s)-1
	s[0] = s[last]
	s = s[:last]
	for i := 0; ; {
		least := i
		for c := 2*i + 1; c <= 2*i+2 && c < last; c++ {
			if s[c] < s[least] {
				least = c
			}
		}
		if least == i {
			break
		}
		s[i], s[least] = s[least], s[i]
		i = least
	}
	*h = s
	return top
}
