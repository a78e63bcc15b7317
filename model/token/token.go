// Package token turns text into token ids and back: a byte-level BPE, the pre-tokenizers that split text for it, the
// chat formats that put control tokens around messages, and the training of a new vocabulary.
package token

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
)

// Tokenizer is a byte-level BPE, llama.cpp's model "gpt2": any bytes can be encoded, and decoding gives
// the same bytes back. It is what its GGUF metadata says, nothing more. It is safe for concurrent use.
type Tokenizer struct {
	meta gguf.Meta // every tokenizer.* entry

	pre     preTokenizer
	pieces  []string         // [Size] the bytes that each id represents; empty for control tokens
	control []bool           // [Size]
	bytes   [256]int32       // id of each byte
	words   map[string]int32 // ordinary tokens by their bytes
	special map[string]int32 // control and added tokens by their text
	names   map[int32]string // and the other way round
	aliased map[int32]string // bytes of ordinary tokens that are special ones here; nil: none
	merges  mergeTable
	cache   cache
}

// The format's token types (tokenizer.ggml.token_type).
const (
	tokenNormal      = 1
	tokenControl     = 3
	tokenUserDefined = 4
)

// Error says which metadata entry is wrong, and how.
type Error struct {
	Key  string
	What string
}

func (e *Error) Error() string { return fmt.Sprintf("tokenizer: %s: %s", e.Key, e.What) }

// FromGGUF reads the tokenizer of a model file. Errors are *Error.
func FromGGUF(f *gguf.File) (*Tokenizer, error) { return newTokenizer(f.Meta) }

// Load reads the tokenizer of any GGUF file, with or without a model in it.
func Load(path string) (*Tokenizer, error) {
	f, err := gguf.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	t, err := newTokenizer(f.Meta)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return t, nil
}

// Save writes a GGUF file that holds the tokenizer alone.
func Save(path string, t *Tokenizer) error { return gguf.Write(path, t.meta, nil) }

// Meta returns the tokenizer.* metadata that a model file carries, in a fresh slice.
func (t *Tokenizer) Meta() gguf.Meta { return slices.Clone(t.meta) }

// Size is the number of token ids, unused ones included.
func (t *Tokenizer) Size() int { return len(t.pieces) }

// Encode turns text into ids. It never yields a control or added token, even where text spells one:
// what looks like <|im_end|> in a database cell is ordinary characters. Bytes that are not UTF-8
// are kept.
func (t *Tokenizer) Encode(text string) []int32 {
	ids := make([]int32, 0, len(text)/3+1)
	for len(text) > 0 {
		n := t.pre.next(text)
		ids = t.appendWord(ids, text[:n])
		text = text[n:]
	}
	return ids
}

func (t *Tokenizer) appendWord(ids []int32, word string) []int32 {
	slot := t.cache.slot(word)
	if known := slot.Load(); known.is(word) {
		return append(ids, known.ids[:known.n]...)
	}
	from := len(ids)
	if id, ok := t.whole(word); ok {
		ids = append(ids, id)
	} else {
		ids = t.encodeWord(ids, word)
	}
	ids = t.spelled(ids, from)
	if known := remember(word, ids[from:]); known != nil {
		slot.Store(known)
	}
	return ids
}

// whole is the token that a word stays, whatever the merges say.
func (t *Tokenizer) whole(word string) (int32, bool) {
	if !t.pre.wholeWords {
		return 0, false
	}
	id, ok := t.words[word]
	return id, ok
}

// Decode concatenates the bytes of ids. Control tokens and ids out of range stand for nothing. The result
// is not valid UTF-8 where ids end within a character.
func (t *Tokenizer) Decode(ids []int32) string {
	var b strings.Builder
	for _, id := range ids {
		b.WriteString(t.piece(id))
	}
	return b.String()
}

// Bytes returns what id represents, often a part of a UTF-8 character; nothing for a control token.
func (t *Tokenizer) Bytes(id int32) []byte { return []byte(t.piece(id)) }

func (t *Tokenizer) piece(id int32) string {
	if id < 0 || int(id) >= len(t.pieces) {
		return ""
	}
	return t.pieces[id]
}

// Special finds a control or added token by its text, such as "<|im_end|>".
func (t *Tokenizer) Special(text string) (int32, bool) {
	id, ok := t.special[text]
	return id, ok
}

// Name is the text of a control or added token; false for any other.
func (t *Tokenizer) Name(id int32) (string, bool) {
	name, ok := t.names[id]
	return name, ok
}

// HasPointers reports whether the vocabulary has the special tokens of the pointer protocol.
func (t *Tokenizer) HasPointers() bool {
	for _, first := range []string{"<T0>", "<C0>", "<V0>"} {
		if _, ok := t.special[first]; !ok {
			return false
		}
	}
	return true
}

// HasLists reports whether it also has those that point to values which the schema lists.
func (t *Tokenizer) HasLists() bool {
	_, ok := t.special["<L0>"]
	return ok && t.HasPointers()
}

// IsControl says that id represents no text: a control, unused or unknown token, or out of range.
func (t *Tokenizer) IsControl(id int32) bool {
	return id < 0 || int(id) >= len(t.control) || t.control[id]
}

// newTokenizer builds the tables from tokenizer.* metadata.
func newTokenizer(meta gguf.Meta) (*Tokenizer, error) {
	bad := func(key, format string, args ...any) error {
		return &Error{Key: key, What: fmt.Sprintf(format, args...)}
	}
	if m, _ := meta.String(keyModel); m != "gpt2" {
		return nil, bad(keyModel, "%q is not supported, only \"gpt2\" (byte-level BPE)", m)
	}
	name, _ := meta.String(keyPre)
	pre, ok := preTokenizers[name]
	if !ok {
		return nil, bad(keyPre, "%q is not supported, only %q", name, slices.Sorted(maps.Keys(preTokenizers)))
	}
	tokens, ok := meta.Strings(keyTokens)
	if !ok || len(tokens) == 0 {
		return nil, bad(keyTokens, "missing")
	}
	types, ok := meta.Ints(keyTypes)
	if !ok || len(types) != len(tokens) {
		return nil, bad(keyTypes, "%d entries for %d tokens", len(types), len(tokens))
	}
	merges, ok := meta.Strings(keyMerges)
	if !ok {
		return nil, bad(keyMerges, "missing")
	}

	t := &Tokenizer{
		pre:     pre,
		pieces:  make([]string, len(tokens)),
		control: make([]bool, len(tokens)),
		words:   make(map[string]int32, len(tokens)),
		special: make(map[string]int32),
		names:   make(map[int32]string),
		merges:  newMergeTable(len(merges)),
		cache:   newCache(),
	}
	for _, kv := range meta {
		if strings.HasPrefix(kv.Key, "tokenizer.") {
			t.meta = append(t.meta, kv)
		}
	}

	for i, text := range tokens {
		id := int32(i)
		switch types[i] {
		case tokenNormal:
			piece, ok := decodePiece(text)
			if !ok {
				return nil, bad(keyTokens, "token %d, %q, is not written in GPT-2's byte alphabet", i, text)
			}
			t.pieces[i] = piece
			t.words[piece] = id
		case tokenUserDefined:
			t.pieces[i] = text
			t.special[text], t.names[id] = id, text
		default:
			t.control[i] = true
			t.special[text], t.names[id] = id, text
		}
	}
	for b := range t.bytes {
		id, ok := t.words[string([]byte{byte(b)})]
		if !ok {
			return nil, bad(keyTokens, "no token for byte %#02x", b)
		}
		t.bytes[b] = id
	}
	for rank, text := range merges {
		l, r, _ := strings.Cut(text, " ")
		l, okL := decodePiece(l)
		r, okR := decodePiece(r)
		left, knownL := t.words[l]
		right, knownR := t.words[r]
		id, known := t.words[l+r]
		if !(okL && okR && knownL && knownR && known) {
			return nil, bad(keyMerges, "merge %d, %q, is not of tokens into a token", rank, text)
		}
		t.merges.add(makePair(left, right), merge{int32(rank), id})
	}
	if names, ok := meta.Strings(keyAliases); ok {
		ids, _ := meta.Ints(keyAliasIDs)
		if err := t.alias(names, ids); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// The metadata keys of the format.
const (
	keyModel  = "tokenizer.ggml.model"
	keyPre    = "tokenizer.ggml.pre"
	keyTokens = "tokenizer.ggml.tokens"
	keyTypes  = "tokenizer.ggml.token_type"
	keyMerges = "tokenizer.ggml.merges"

	keyTemplate = "tokenizer.chat_template"
)

// GPT-2 writes each byte of a token as one printable character, so that vocabularies are text files:
// printable Latin-1 represents itself, the other 68 bytes, in order, for U+0100 and up.
var (
	byteRunes [256]rune
	runeBytes = map[rune]byte{}
)

func init() {
	next := rune(256)
	for b := range byteRunes {
		r := rune(b)
		if r <= ' ' || r >= 0x7f && r <= 0xa0 || r == 0xad {
			r = next
			next++
		}
		byteRunes[b] = r
		runeBytes[r] = byte(b)
	}
}

func encodePiece(piece string) string {
	var b strings.Builder
	for i := range len(piece) {
		b.WriteRune(byteRunes[piece[i]])
	}
	return b.String()
}

func decodePiece(text string) (string, bool) {
	b := make([]byte, 0, len(text))
	for _, r := range text {
		c, ok := runeBytes[r]
		if !ok {
			return "", false
		}
		b = append(b, c)
	}
	return string(b), len(b) > 0
}
