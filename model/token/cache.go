package token

import (
	"hash/maphash"
	"sync/atomic"
)

// cache holds the ids of words that were seen, a word in each slot: the last that fell there. It needs no lock, as what
// a slot points to never changes, and at most 4.5 MB.
type cache struct {
	seed  maphash.Seed
	slots []atomic.Pointer[cached]
}

const cacheSlots = 1 << 16 // a power of two

// cached is a word and its ids: 64 bytes in all, without a pointer. Longer words are rarely seen twice.
type cached struct {
	size, n uint8 // of word and of ids
	word    [38]byte
	ids     [6]int32
}

func newCache() cache {
	return cache{maphash.MakeSeed(), make([]atomic.Pointer[cached], cacheSlots)}
}

// slot is where a word is, if anywhere.
func (c *cache) slot(word string) *atomic.Pointer[cached] {
	return &c.slots[maphash.String(c.seed, word)%cacheSlots]
}

// is reports whether a slot holds a word.
func (c *cached) is(word string) bool { return c != nil && string(c.word[:c.size]) == word }

// remember is what a slot holds of a word; nil where there is too much of it.
func remember(word string, ids []int32) *cached {
	if len(word) > len(cached{}.word) || len(ids) > len(cached{}.ids) {
		return nil
	}
	c := &cached{size: uint8(len(word)), n: uint8(len(ids))}
	copy(c.word[:], word)
	copy(c.ids[:], ids)
	return c
}
