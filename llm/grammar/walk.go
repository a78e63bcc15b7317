package grammar

// Kinds is a set of kinds of bytes: see KindsOf.
type Kinds uint64

// KindsOf are the kinds of bytes of which all are among those given. Kinds are lower case, upper case, digits, what is no
// ASCII, control characters but white space, and each other character by itself.
func KindsOf(has func(b byte) bool) Kinds {
	all := ^Kinds(0)
	for b := range 256 {
		if !has(byte(b)) {
			all &^= 1 << byteKind[b]
		}
	}
	return all
}

// Token is what a token stands for.
func (v *Vocabulary) Token(id int32) Entry { return v.tokens[id] }

// Only is the vocabulary of the same ids in which the ordinary tokens that are not kept have no text.
func (v *Vocabulary) Only(keep func(text string) bool) *Vocabulary {
	kept := make([]Entry, len(v.tokens))
	for id, t := range v.tokens {
		if t.Special || keep(t.Text) {
			kept[id] = t
		}
	}
	return NewVocabulary(kept)
}

// Allow sets the bits of the ordinary tokens that an automaton can read whole. Step is the state behind a byte, and false
// where there is none. Stays are the kinds of bytes that a state takes in any number, so that whole subtrees are taken
// without a look.
func Allow[S any](v *Vocabulary, allowed []uint64, from S, step func(*S, byte) (S, bool), stays func(*S) Kinds) {
	t := v.trie()
	at := make([]S, t.depth+1) // by depth
	at[0] = from
	for i := 0; i < len(t.nodes); {
		n := &t.nodes[i]
		next, ok := step(&at[n.depth-1], n.byte)
		if !ok {
			i = int(n.next)
			continue
		}
		ids := t.ids[n.first:n.last]
		i++
		if Kinds(n.below)&^stays(&next) == 0 {
			ids, i = t.tokens(n), int(n.next)
		}
		for _, id := range ids {
			allowed[id/64] |= 1 << (id % 64)
		}
		at[n.depth] = next
	}
}
