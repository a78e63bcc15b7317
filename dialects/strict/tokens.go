package strict

import (
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/llm/grammar"
)

// tokens is what is known of a vocabulary without a schema: which tokens are parts of words and of strings.
type tokens struct {
	of    *grammar.Vocabulary
	trie  *grammar.Trie
	blank []bool // nodes that only white space leads to and follows

	mu    sync.Mutex
	scans map[scan]*found
}

// scan is a search below a node of the trie.
type scan struct {
	node  int32
	kind  scanKind
	state int8
}

type scanKind uint8

const (
	words scanKind = iota
	qualifiers
	plainString   // in single quotes
	escapedString // the same, with backslashes
	doubleString  // the same, in double quotes
)

// found are the tokens that a scan reads whole, in one of two forms, and the nodes where something else follows.
type found struct {
	bits []uint64
	ids  []int32
	ends []int32
}

// sorted are the vocabularies that were sorted last: a process has one model, or few.
var sorted struct {
	sync.Mutex
	recent []*tokens
}

const maxSorted = 4

func tokensOf(v *grammar.Vocabulary) *tokens {
	sorted.Lock()
	defer sorted.Unlock()
	i := slices.IndexFunc(sorted.recent, func(t *tokens) bool { return t.of == v })
	if i >= 0 {
		return sorted.recent[i]
	}
	t := &tokens{of: v, trie: v.Trie(), scans: map[scan]*found{}}
	t.blank = make([]bool, t.trie.Size())
	for node := int32(len(t.blank)) - 1; node >= 0; node-- { // children come after their parents
		t.blank[node] = true
		children, bytes := t.trie.Children(node)
		for i, child := range children {
			t.blank[child] = t.blank[child] && isSpace(bytes[i])
			t.blank[node] = t.blank[node] && t.blank[child]
		}
	}
	if len(sorted.recent) == maxSorted {
		sorted.recent = slices.Delete(sorted.recent, 0, 1)
	}
	sorted.recent = append(sorted.recent, t)
	return t
}

// What a byte does to a scan, in place of its next state.
const (
	stops int8 = -1 - iota // nothing goes on so
	ends                   // something else follows; no lexeme begins with what is not ASCII
)

// words are the tokens of letters, digits and _. Those that do not go on in a word begin with a letter.
func (t *tokens) words(node int32, goesOn bool) *found {
	state := int8(0)
	if goesOn {
		state = 1
	}
	return t.find(scan{node, words, state}, func(state int8, b byte) int8 {
		switch {
		case isLetter(b) || state > 0 && isWord(b):
			return 1
		case state > 0 && b < 0x80:
			return ends
		}
		return stops
	})
}

// Bounds of a new qualifier.
const maxLetters, maxTail = 4, 2 // digits

// qualifiers are the tokens of up to maxLetters letters and maxTail digits, of which some were read.
func (t *tokens) qualifiers(node, letters int32, digits int8) *found {
	return t.find(scan{node, qualifiers, int8(letters)<<2 | digits}, func(state int8, b byte) int8 {
		letters, digits := state>>2, state&3
		switch {
		case isLetter(b) && digits == 0 && letters < maxLetters:
			return state + 1<<2
		case isDigit(b) && letters > 0 && digits < maxTail:
			return state + 1
		case !isWord(b) && b < 0x80 && letters > 0:
			return ends
		}
		return stops
	})
}

// inString are the tokens inside of a string.
func (t *tokens) inString(node int32, quote byte, backslash bool, utf8 int8) *found {
	kind := plainString
	if backslash {
		kind = escapedString
	}
	if quote == '"' {
		kind = doubleString
	}
	return t.find(scan{node, kind, utf8}, func(state int8, b byte) int8 {
		if state == 0 && (b == quote || b == '\\' && backslash) {
			return ends
		}
		return nextInString(state, b)
	})
}

// find does a scan, or knows what it found. A string ends with the byte that ends it, a word before.
func (t *tokens) find(key scan, step func(state int8, b byte) int8) *found {
	t.mu.Lock()
	defer t.mu.Unlock()
	if f := t.scans[key]; f != nil {
		return f
	}
	f := &found{}
	var below func(node int32, state int8)
	below = func(node int32, state int8) {
		ended := false
		children, bytes := t.trie.Children(node)
		for i, child := range children {
			switch next := step(state, bytes[i]); {
			case next >= 0:
				f.ids = append(f.ids, t.trie.Ending(child)...)
				below(child, next)
			case next == ends && key.kind >= plainString:
				f.ends = append(f.ends, child)
			case next == ends && node != key.node && !ended:
				f.ends, ended = append(f.ends, node), true
			}
		}
	}
	below(key.node, key.state)
	if size := (t.of.Size() + 63) / 64; len(f.ids) > 2*size { // ids would take more memory
		f.bits = make([]uint64, size)
		for _, id := range f.ids {
			f.bits[id/64] |= 1 << (id % 64)
		}
		f.ids = nil
	}
	t.scans[key] = f
	return f
}
