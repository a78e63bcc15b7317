package sampling

import (
	"iter"
	"math/bits"
	"slices"
)

// Set is a set of token ids: id is in it where bit id%64 of word id/64 is set. The nil set holds every token. Sets
// are not changed once they are used, so that many draws and tokens can share one.
type Set []uint64

// NewSet holds the given ids of a vocabulary.
func NewSet(vocabulary int, ids ...int32) Set {
	s := make(Set, (vocabulary+63)/64)
	for _, id := range ids {
		s.Add(id)
	}
	return s
}

// Add puts an id of the vocabulary in.
func (s Set) Add(id int32) { s[id/64] |= 1 << (id % 64) }

// Has reports whether an id is in the set.
func (s Set) Has(id int32) bool {
	return s == nil || id >= 0 && int(id/64) < len(s) && s[id/64]>>(id%64)&1 == 1
}

// Len is the number of ids in the set, which must not be nil.
func (s Set) Len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// Below yields the ids below n in ascending order: those of the nil set too.
func (s Set) Below(n int) iter.Seq[int32] {
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

// Hidden replaces the logit of a token that is not allowed. No sum of exponentials feels it, and other than -Inf it
// may be multiplied by 0.
const Hidden = -1e20

// HideOthers hides the logits of tokens that are not in the set. The first logit is that of token first, a multiple of
// 64.
func (s Set) HideOthers(logits []float32, first int) {
	for i := first / 64; len(logits) > 0; i++ {
		others := ^uint64(0)
		if i < len(s) {
			others = ^s[i]
		}
		for j := range logits[:min(64, len(logits))] {
			if others>>j&1 == 1 {
				logits[j] = Hidden
			}
		}
		logits = logits[min(64, len(logits)):]
	}
}

// Kept is what a token was chosen from, as a rollout keeps it: a set that many draws share, or what the cuts of
// Options left of one, which is this token's alone. Of a vocabulary of 151,936 a Set takes 19 KB, and a rollout of
// thousands of tokens cannot keep one for each: the few ids that cuts mostly leave are kept as they are. The zero value
// holds every token.
type Kept struct {
	Set Set
	IDs []int32 // ascending; not nil: these alone, and Set is nil
}

// NewKept holds the given ids of a vocabulary in the form that is smaller.
func NewKept(vocabulary int, ids []int32) Kept {
	if words := (vocabulary + 63) / 64; len(ids) > 2*words {
		return Kept{Set: NewSet(vocabulary, ids...)}
	}
	ids = slices.Clone(ids) // without room to grow, which a rollout would keep too
	slices.Sort(ids)
	return Kept{IDs: ids}
}

// All reports whether every token is kept.
func (k Kept) All() bool { return k.Set == nil && k.IDs == nil }

// Has reports whether an id is kept.
func (k Kept) Has(id int32) bool {
	if k.IDs == nil {
		return k.Set.Has(id)
	}
	_, ok := slices.BinarySearch(k.IDs, id)
	return ok
}

// Within reports whether the ids are of a vocabulary.
func (k Kept) Within(vocabulary int) bool {
	return len(k.IDs) == 0 || k.IDs[0] >= 0 && int(k.IDs[len(k.IDs)-1]) < vocabulary
}
