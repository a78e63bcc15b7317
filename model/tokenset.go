package model

import (
	"iter"
	"math/bits"
)

// TokenSet is a set of token ids: id is in it where bit id%64 of word id/64 is set. The nil set holds every token. Sets
// are not changed once they are used, so that many draws and tokens can share one.
type TokenSet []uint64

// NewTokenSet holds the given ids of a vocabulary.
func NewTokenSet(vocabulary int, ids ...int32) TokenSet {
	s := make(TokenSet, (vocabulary+63)/64)
	for _, id := range ids {
		s.Add(id)
	}
	return s
}

// Add puts an id of the vocabulary in.
func (s TokenSet) Add(id int32) { s[id/64] |= 1 << (id % 64) }

// Has reports whether an id is in the set.
func (s TokenSet) Has(id int32) bool {
	return s == nil || id >= 0 && int(id/64) < len(s) && s[id/64]>>(id%64)&1 == 1
}

// Len is the number of ids in the set, which must not be nil.
func (s TokenSet) Len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// Below yields the ids below n in ascending order: those of the nil set too.
func (s TokenSet) Below(n int) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		if s == nil {
			for id := range int32(n) {
				if !yield(id) {
					return
				}
			}
			return
		}
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				id := int32(64*i + bits.TrailingZeros64(word))
				if int(id) >= n || !yield(id) {
					return
				}
			}
		}
	}
}
