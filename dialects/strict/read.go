package strict

import (
	"math/bits"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
)

// config is a query up to any byte: the state after the last whole lexeme, and how far the next one has come.
type config struct {
	state   *state
	mode    mode
	behind  class    // what comes right before: two words, or two operators, need a space between
	node    [2]int32 // in the lexicon's tries; -1: none
	own     uint64   // of the query's own names, those that begin so
	read    int32    // bytes of the lexeme
	fresh   bool     // it may be a new name
	pattern bool     // it may be a new qualifier
	spelt   bool     // between lexemes: neither of them is looked for
	digits  int8     // of the pattern, or of a number
	spaces  int8
	utf8    int8 // state of a string's last character
	quote   byte
	last    byte   // of the lexeme
	typed   bool   // the string is that of a typed literal
	word    string // what was read, of a new name or qualifier
}

type mode uint8

const (
	between mode = iota
	lexeme
	literalType // the type of a typed literal and a space, or a name of that spelling
	number
	fraction
	quoted
	unquoted // after a quotation mark: the string's end, or one half of a mark inside
	escaped
)

type class uint8

const (
	nothing class = iota
	wordClass
	operatorClass
	stringClass
	dotClass // a qualifier's: what it qualifies follows at once
)

const (
	maxSpaces = 120
	maxDigits = 15
	maxName   = 30 // then no more, but for those of one token
)

func isSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\t' || b == '\r' }
func isDigit(b byte) bool { return '0' <= b && b <= '9' }
func isLetter(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}
func isWord(b byte) bool { return wordBytes[b] }

var wordBytes = func() (word [256]bool) {
	for b := range word {
		word[b] = isLetter(byte(b)) || isDigit(byte(b)) || b == '_'
	}
	return word
}()

func classOf(b byte) class {
	switch {
	case isWord(b) || b == '"' || b == '`':
		return wordClass
	case b == '\'':
		return stringClass
	case b == '(' || b == ')' || b == ',' || b == ';' || b == '.':
		return nothing
	}
	return operatorClass
}

// step reads a byte. It is false where no query goes on so.
func (c *config) step(b byte) (config, bool) {
	switch c.mode {
	case between:
		return c.begin(b)
	case lexeme:
		return c.goOn(b)
	case literalType:
		if b == '\'' {
			out := config{state: c.state, mode: quoted, quote: b, typed: true}
			return out, true
		}
		if next, ok := c.finish(); ok {
			if next, ok = next.step(' '); ok {
				return next.step(b)
			}
		}
		return config{}, false
	case number, fraction:
		out := *c
		switch {
		case isDigit(b) && c.digits < maxDigits:
			out.digits++
			return out, true
		case b == '.' && c.mode == number && c.state.expect().number == c.state.machine.roles.number:
			out.mode, out.digits = fraction, 0
			return out, true
		case c.mode == fraction && c.digits == 0:
			return config{}, false
		}
		return c.finishWith(c.state.expect().number, wordClass, b)
	case quoted:
		return c.inString(b)
	case escaped:
		out := *c
		out.mode = quoted
		return out, b >= ' ' && b < 0x7f
	case unquoted:
		if b == c.quote {
			out := *c
			out.mode = quoted
			return out, true
		}
		terminal := c.state.machine.roles.text
		if c.typed {
			terminal = c.state.machine.roles.literal
		}
		return c.finishWith(terminal, stringClass, b)
	}
	return config{}, false
}

func (c *config) finishWith(terminal int32, behind class, b byte) (config, bool) {
	next, ok := c.state.accept(terminal, word, 0, "", "")
	if !ok {
		return config{}, false
	}
	out := config{state: next, behind: behind}
	return out.step(b)
}

// begin reads a byte between lexemes.
func (c *config) begin(b byte) (config, bool) {
	if isSpace(b) {
		if c.behind == dotClass || c.spaces >= maxSpaces {
			return config{}, false
		}
		return config{state: c.state, spaces: c.spaces + 1}, true
	}
	kind := classOf(b)
	switch {
	case c.behind == nothing || c.behind == dotClass:
	case c.behind == kind, c.behind == wordClass && kind == stringClass:
		return config{}, false
	}
	e := c.state.expect()
	l := c.state.machine.lexicon
	if isDigit(b) && e.number >= 0 {
		return config{state: c.state, mode: number, digits: 1}, true
	}
	if (b == '\'' || b == '"' && l.dialect == dialects.MySQL) && e.text >= 0 {
		return config{state: c.state, mode: quoted, quote: b}, true
	}
	first := config{state: c.state, mode: lexeme, fresh: e.fresh >= 0 && !c.spelt, pattern: e.pattern && !c.spelt, own: ^uint64(0) >> (64 - len(e.own))}
	if len(e.own) == 0 {
		first.own = 0
	}
	return first.extend(e, b)
}

// extend reads one more byte of the lexeme. Most bytes that a mask tries fail here, so nothing is copied before.
func (c *config) extend(e *expectation, b byte) (config, bool) {
	node, own := [2]int32{-1, -1}, c.own
	alive := false
	for i, at := range c.node {
		if at < 0 {
			continue
		}
		t := &c.state.machine.lexicon.spelt[i]
		if at = t.child(at, b); at < 0 {
			continue
		}
		if below := &t.nodes[at].below; e.alive[i].any(below[0], below[1]) {
			node[i], alive = at, true
		}
	}
	for rest := own; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		n := &e.own[i]
		x := b
		if n.fold {
			x = dialects.Lower(b)
		}
		if int(c.read) >= len(n.text) || n.text[c.read] != x {
			own &^= 1 << i
		}
	}
	fresh := c.fresh && (isLetter(b) || c.read > 0 && isWord(b)) // MySQL's _binary is a type
	pattern := c.pattern && (isLetter(b) && c.digits == 0 && c.read < maxLetters || isDigit(b) && c.read > 0 && c.moreDigits())
	if !alive && own == 0 && !fresh && !pattern {
		return config{}, false
	}
	out := *c
	out.node, out.own, out.fresh, out.pattern, out.last = node, own, fresh, pattern, b
	if pattern && isDigit(b) {
		out.digits++
	}
	if fresh || pattern {
		out.word = c.word + string(rune(b))
	}
	out.read++
	return out, true
}

// moreDigits reports whether a new qualifier may have another digit: one that is a table's name already goes on.
func (c *config) moreDigits() bool { return c.digits < maxTail || !c.state.qualifies(c.word) }

// goOn reads a byte inside a lexeme, or after it: the longest lexeme counts.
func (c *config) goOn(b byte) (config, bool) {
	e := c.state.expect()
	if out, ok := c.extend(e, b); ok {
		return out, true
	}
	if isWord(b) && isWord(c.last) {
		return config{}, false // one word, and none that may stand here
	}
	if c.pattern && b == '.' && c.state.qualifies(c.word) {
		next, ok := c.state.accept(c.state.machine.roles.qualifier, word, 0, "", c.word)
		return config{state: next, behind: dotClass}, ok
	}
	if b == ' ' && c.typedLiteral(e) {
		out := *c
		out.mode = literalType
		return out, true
	}
	next, ok := c.finish()
	if !ok {
		return config{}, false
	}
	return next.step(b)
}

// ending calls f with each meaning of the lexeme that may stand here, those of the lexicon first, until f is false.
func (c *config) ending(e *expectation, f func(m meaning, own *ownName) bool) {
	l := c.state.machine.lexicon
	for i, node := range c.node {
		if node < 0 {
			continue
		}
		if k := l.spelt[i].nodes[node].ending; k >= 0 && e.alive[i].has(k) {
			for _, m := range l.spelt[i].entries[k].meanings {
				if e.means(m, &c.state.machine.roles) && !f(m, nil) {
					return
				}
			}
		}
	}
	for i := range e.own {
		n := &e.own[i]
		if c.own>>i&1 != 0 && len(n.text) == int(c.read) && !f(meaning{n.terminal, n.role, n.id}, n) {
			return
		}
	}
}

func (c *config) typedLiteral(e *expectation) (found bool) {
	c.ending(e, func(m meaning, _ *ownName) bool {
		found = found || m.role == typed
		return !found
	})
	return found
}

// finish closes the lexeme.
func (c *config) finish() (config, bool) {
	e := c.state.expect()
	var next *state
	done, isQualifier, last := false, false, nothing
	c.ending(e, func(m meaning, own *ownName) bool {
		if m.role == typed {
			return true
		}
		key, spelt := "", ""
		if own != nil {
			key, spelt = own.key, own.spelt
		}
		next, done = c.state.accept(m.terminal, m.role, m.id, key, spelt)
		isQualifier = m.role == qualifier
		return !done
	})
	if done {
		last = c.lastClass()
	} else if c.fresh && c.state.acceptable(e.fresh, c.word) {
		next, done = c.state.accept(e.fresh, word, 0, "", c.word)
		last = wordClass
	}
	if isQualifier {
		last = dotClass
	}
	return config{state: next, behind: last}, done
}

// lastClass is that of the lexeme's last byte, as far as it matters to the next.
func (c *config) lastClass() class {
	l := c.state.machine.lexicon
	for i, node := range c.node {
		if node >= 0 {
			if k := l.spelt[i].nodes[node].ending; k >= 0 {
				text := l.spelt[i].entries[k].text
				return classOf(text[len(text)-1])
			}
		}
	}
	return wordClass
}

// qualifies reports whether a name that the query makes up may qualify a column.
func (s *state) qualifies(name string) bool {
	l := s.machine.lexicon
	return !l.reserved[dialects.FoldASCII(name)] && !(l.dialect == dialects.MySQL && l.called[dialects.FoldASCII(name)]) &&
		dialects.QuoteIdent(l.dialect, dialects.FoldASCII(name)) == dialects.FoldASCII(name) &&
		!slices.ContainsFunc(s.level.tables, func(t *table) bool { return dialects.EqualASCII(t.name, name) })
}

// inString reads a byte of a string.
func (c *config) inString(b byte) (config, bool) {
	out := *c
	switch {
	case c.utf8 == 0 && b == c.quote:
		out.mode = unquoted
		return out, true
	case c.utf8 == 0 && b == '\\' && c.state.machine.backslash():
		out.mode = escaped
		return out, true
	}
	out.utf8 = nextInString(c.utf8, b)
	return out, out.utf8 >= 0
}

// backslash reports whether it escapes what follows in a string.
func (m *machine) backslash() bool { return m.lexicon.dialect == dialects.MySQL }

// nextInString is the state of a string's last character after a byte: strings are valid UTF-8 without control
// characters but white space.
func nextInString(state int8, b byte) int8 {
	switch {
	case state > 0:
		return nextUTF8(state, b)
	case b >= 0x80:
		return firstUTF8(b)
	case b < ' ' && !isSpace(b) || b == 0x7f:
		return -1
	}
	return 0
}

// The states of a character of several bytes: how many are missing, and for the second of them, which range it is of.
const (
	oneMore int8 = 1 + iota
	twoMore
	threeMore
	afterE0
	afterED
	afterF0
	afterF4
)

func firstUTF8(b byte) int8 {
	switch {
	case 0xc2 <= b && b <= 0xdf:
		return oneMore
	case b == 0xe0:
		return afterE0
	case b == 0xed:
		return afterED
	case 0xe1 <= b && b <= 0xef:
		return twoMore
	case b == 0xf0:
		return afterF0
	case 0xf1 <= b && b <= 0xf3:
		return threeMore
	case b == 0xf4:
		return afterF4
	}
	return -1
}

func nextUTF8(s int8, b byte) int8 {
	lo, hi, next := byte(0x80), byte(0xbf), s-1
	switch s {
	case afterE0:
		lo, next = 0xa0, oneMore
	case afterED:
		hi, next = 0x9f, oneMore
	case afterF0:
		lo, next = 0x90, twoMore
	case afterF4:
		hi, next = 0x8f, twoMore
	}
	if b < lo || b > hi {
		return -1
	}
	return next
}

// ends reports whether the turn may end here.
func (c *config) ends() bool {
	at := *c
	if c.mode != between {
		next, ok := config{}, false
		switch c.mode {
		case lexeme:
			next, ok = c.finish()
		default:
			next, ok = c.step('\n') // closes a number or a string
		}
		if !ok || next.mode != between {
			return false
		}
		at = next
	}
	return at.state.expect().end
}
