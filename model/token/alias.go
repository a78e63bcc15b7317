package token

import (
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/gguf"
)

// Alias makes an ordinary token of a vocabulary a special one.
type Alias struct {
	Name string // of the special token, such as "<C6>"
	ID   int32  // of the ordinary token
}

// The metadata keys of aliases.
const (
	keyAliases  = "tokenizer.sqlagent.aliases"   // names
	keyAliasIDs = "tokenizer.sqlagent.alias_ids" // of the same tokens
)

// WithAliases is the tokenizer with some ordinary tokens as special ones: a pretrained vocabulary speaks a form that
// has words of its own, and no tensor of the model changes. No text yields these ids any more: where the merges of a
// word come to one, its bytes stand there. The error is an *Error.
func (t *Tokenizer) WithAliases(aliases []Alias) (*Tokenizer, error) {
	var names []string
	var ids []int32
	for _, a := range aliases {
		names, ids = append(names, a.Name), append(ids, a.ID)
	}
	meta := t.Meta()
	meta.Set(keyAliases, names)
	meta.Set(keyAliasIDs, ids)
	return newTokenizer(meta)
}

// CopyAliases gives metadata the aliases of other metadata, if any. The file of an adapter has those that the model was
// trained with.
func CopyAliases(to *gguf.Meta, from gguf.Meta) {
	for _, kv := range from {
		if kv.Key == keyAliases || kv.Key == keyAliasIDs {
			to.Set(kv.Key, kv.Value)
		}
	}
}

// Ordinary finds an ordinary token by its bytes.
func (t *Tokenizer) Ordinary(piece string) (int32, bool) {
	id, ok := t.words[piece]
	return id, ok && t.aliased[id] == ""
}

// alias makes the metadata's aliases special tokens.
func (t *Tokenizer) alias(names []string, ids []int64) error {
	bad := func(format string, args ...any) error {
		return &Error{Key: keyAliases, What: fmt.Sprintf(format, args...)}
	}
	if len(names) != len(ids) {
		return bad("%d names for %d ids", len(names), len(ids))
	}
	t.aliased = make(map[int32]string, len(ids))
	for i, name := range names {
		id := int32(ids[i])
		switch {
		case ids[i] < 0 || ids[i] >= int64(len(t.pieces)) || t.words[t.pieces[id]] != id || t.pieces[id] == "":
			return bad("%q is for token %d, which is not an ordinary one", name, ids[i])
		case len(t.pieces[id]) == 1:
			return bad("%q is for token %d, a single byte, which texts need", name, id)
		case t.has(name):
			return bad("%q is a token already", name)
		}
		t.aliased[id] = t.pieces[id]
		t.control[id], t.pieces[id] = true, ""
		t.special[name], t.names[id] = id, name
	}
	return nil
}

// spelled puts the bytes of aliased tokens in their place, from ids[from] on.
func (t *Tokenizer) spelled(ids []int32, from int) []int32 {
	if t.aliased == nil {
		return ids
	}
	for i := from; i < len(ids); i++ {
		piece, ok := t.aliased[ids[i]]
		if !ok {
			continue
		}
		bytes := make([]int32, len(piece))
		for b := range bytes {
			bytes[b] = t.bytes[piece[b]]
		}
		ids = slices.Replace(ids, i, i+1, bytes...)
		i += len(bytes) - 1
	}
	return ids
}
