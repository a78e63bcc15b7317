package strict

import (
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// stringTokens are the tokens inside a string.
type stringTokens struct {
	plain  [afterF4 + 1][]uint64 // those that stay inside, by what the character before still lacks
	others *grammar.Vocabulary   // those that have a mark, or what must not be there
}

// tokens sorts a vocabulary, by what does not depend on the schema.
type tokens struct {
	of    *grammar.Vocabulary
	mysql bool

	words, firstWords, spacedWords []uint64            // of letters, digits and _; those that a name begins with; the same behind spaces
	qualifiers, spacedQualifiers   []uint64            // those that a new qualifier begins with
	unworded, others               *grammar.Vocabulary // not words; nor words behind spaces
	strings                        map[byte]*stringTokens
}

// sorted are the vocabularies that were sorted last: a process has one model, or few.
var sorted struct {
	sync.Mutex
	recent []*tokens
}

const maxSorted = 4

func tokensOf(v *grammar.Vocabulary, mysql bool) *tokens {
	sorted.Lock()
	defer sorted.Unlock()
	i := slices.IndexFunc(sorted.recent, func(t *tokens) bool { return t.of == v && t.mysql == mysql })
	if i >= 0 {
		return sorted.recent[i]
	}
	m := &tokens{of: v, mysql: mysql}
	m.sort()
	if len(sorted.recent) == maxSorted {
		sorted.recent = slices.Delete(sorted.recent, 0, 1)
	}
	sorted.recent = append(sorted.recent, m)
	return m
}

func (m *tokens) sort() {
	n := (m.of.Size() + 63) / 64
	for _, set := range []*[]uint64{&m.words, &m.firstWords, &m.spacedWords, &m.qualifiers, &m.spacedQualifiers} {
		*set = make([]uint64, n)
	}
	for id := range int32(m.of.Size()) {
		t := m.of.Token(id)
		if t.Special || t.Text == "" {
			continue
		}
		add := func(set []uint64) { set[id/64] |= 1 << (id % 64) }
		text := strings.TrimLeft(t.Text, " \t\r\n")
		switch spaced := len(text) < len(t.Text); {
		case !onlyWord(text):
		case !spaced:
			add(m.words)
			if isLetter(text[0]) {
				add(m.firstWords)
			}
			if qualifies(text) {
				add(m.qualifiers)
			}
		case isLetter(text[0]):
			add(m.spacedWords)
			if qualifies(text) {
				add(m.spacedQualifiers)
			}
		}
	}
	m.unworded = m.of.Only(func(text string) bool { return !onlyWord(text) })
	m.others = m.unworded.Only(func(text string) bool { return !onlyWord(strings.TrimLeft(text, " \t\r\n")) })
	m.strings = map[byte]*stringTokens{'\'': m.stringTokens('\'')}
	if m.mysql {
		m.strings['"'] = m.stringTokens('"')
	}
}

func onlyWord(text string) bool {
	for i := range len(text) {
		if !isWord(text[i]) {
			return false
		}
	}
	return text != ""
}

// qualifies says whether a new qualifier may begin so: up to three letters, then up to two digits.
func qualifies(text string) bool {
	letters := 0
	for letters < len(text) && isLetter(text[letters]) {
		letters++
	}
	digits := text[letters:]
	return 0 < letters && letters <= 3 && len(digits) <= 2 && strings.Trim(digits, "0123456789") == ""
}

func (m *tokens) stringTokens(quote byte) *stringTokens {
	s := &stringTokens{}
	leaves := func(text string) bool {
		for i := range len(text) {
			if b := text[i]; b == quote || b == '\\' {
				return true
			}
		}
		return false
	}
	s.others = m.of.Only(leaves)
	d := dialects.SQLite
	if m.mysql {
		d = dialects.MySQL
	}
	inside := &state{turn: &turn{machine: &machine{lexicon: &lexicon{dialect: d}}}}
	for u := range s.plain {
		s.plain[u] = make([]uint64, (m.of.Size()+63)/64)
		for id := range int32(m.of.Size()) {
			t := m.of.Token(id)
			if t.Special || t.Text == "" || leaves(t.Text) {
				continue
			}
			c, ok := config{state: inside, mode: quoted, quote: quote, utf8: int8(u)}, true
			for i := 0; ok && i < len(t.Text); i++ {
				c, ok = c.step(t.Text[i])
			}
			if ok {
				s.plain[u][id/64] |= 1 << (id % 64)
			}
		}
	}
	return s
}
