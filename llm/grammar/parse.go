package grammar

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// parser reads GBNF by recursive descent. The first mistake is kept in err, and ends the text, so that every loop ends.
//
//	rules        = { name "::=" alternatives newline }
//	alternatives = sequence { "|" sequence }
//	sequence     = { item [ "*" | "+" | "?" | "{" m [ "," [ n ] ] "}" ] }
//	item         = literal | class | "." | name | token | "(" alternatives ")"
//
// A rule ends with its line, but lines go on inside parentheses and after "::=" and "|".
type parser struct {
	text   string
	offset int // of what comes next
	line   int
	begin  int // offset of the line
	nested int // parentheses
	err    *Error
}

// maxNested bounds parentheses within parentheses.
const maxNested = 200

func (p *parser) at() position {
	return position{p.line, 1 + utf8.RuneCountInString(p.text[p.begin:p.offset])}
}

func (p *parser) fail(at position, format string, args ...any) {
	if p.err == nil {
		p.err = &Error{Line: at.line, Column: at.column, What: fmt.Sprintf(format, args...)}
	}
	p.offset = len(p.text)
}

func (p *parser) rest() string { return p.text[p.offset:] }

// next is the byte that comes next, 0 at the end.
func (p *parser) next() byte {
	if p.offset == len(p.text) {
		return 0
	}
	return p.text[p.offset]
}

// take goes on after s, if it comes next.
func (p *parser) take(s string) bool {
	if !strings.HasPrefix(p.rest(), s) {
		return false
	}
	p.offset += len(s)
	return true
}

// found words what comes next, for an error.
func (p *parser) found() string {
	r, _ := utf8.DecodeRuneInString(p.rest())
	switch {
	case p.offset == len(p.text):
		return "the end"
	case r == '\n' || r == '\r':
		return "the line's end"
	}
	return strconv.QuoteRune(r)
}

// space skips blanks and comments, and newlines where lines go on.
func (p *parser) space(lines bool) {
	for {
		switch c := p.next(); {
		case c == ' ' || c == '\t' || c == '\r':
			p.offset++
		case c == '\n' && lines:
			p.offset++
			p.line, p.begin = p.line+1, p.offset
		case c == '#':
			if i := strings.IndexByte(p.rest(), '\n'); i >= 0 {
				p.offset += i
			} else {
				p.offset = len(p.text)
			}
		default:
			return
		}
	}
}

func (p *parser) parseRules() []Rule {
	if !utf8.ValidString(p.text) {
		p.fail(position{1, 1}, "the text is not valid UTF-8")
	}
	var rules []Rule
	for p.space(true); p.offset < len(p.text); p.space(true) {
		at := p.at()
		name := p.name()
		if name == "" {
			p.fail(at, "%s, want the name of a rule (a rule ends with its line, but goes on after | and in parentheses)",
				p.found())
			return nil
		}
		p.space(false)
		if !p.take("::=") {
			p.fail(p.at(), "%s, want ::= after the rule's name %s", p.found(), name)
			return nil
		}
		p.space(true)
		e := p.parseAlternatives()
		if p.next() != 0 && p.next() != '\n' {
			p.fail(p.at(), "%s, want an item of rule %s or its end", p.found(), name)
		}
		rules = append(rules, Rule{name, e, at})
	}
	return rules
}

func (p *parser) name() string {
	begin := p.offset
	for isNameByte(p.next()) {
		p.offset++
	}
	return p.text[begin:p.offset]
}

func isNameByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '-'
}

func (p *parser) parseAlternatives() Expr {
	all := []Expr{p.parseSequence()}
	for p.take("|") {
		p.space(true)
		all = append(all, p.parseSequence())
	}
	if len(all) == 1 {
		return all[0]
	}
	return Alternatives(all...)
}

func (p *parser) parseSequence() Expr {
	var all []Expr
	for {
		item, ok := p.parseItem()
		if !ok {
			break
		}
		p.space(p.nested > 0)
		for more := true; more; p.space(p.nested > 0) {
			item, more = p.parseRepeat(item)
		}
		all = append(all, item)
	}
	if len(all) == 1 {
		return all[0]
	}
	return Sequence(all...)
}

func (p *parser) parseItem() (e Expr, ok bool) {
	at := p.at()
	switch c := p.next(); {
	case isNameByte(c):
		e = Ref(p.name())
	case c == '"':
		e = Literal(p.quoted())
	case p.take("["):
		e = p.parseClass()
	case p.take("."):
		e = Any()
	case c == '<':
		e = p.parseToken()
	case c == '!':
		p.fail(at, "tokens cannot be excluded: !<…> is not supported")
	case p.take("("):
		if p.nested++; p.nested > maxNested {
			p.fail(at, "more than %d parentheses within each other", maxNested)
		}
		p.space(true)
		e = p.parseAlternatives()
		if !p.take(")") {
			p.fail(p.at(), "%s, want ) for the ( of line %d, column %d", p.found(), at.line, at.column)
		}
		p.nested--
	default:
		return e, false
	}
	e.at = at
	return e, p.err == nil
}

// parseRepeat puts what follows an item around it.
func (p *parser) parseRepeat(item Expr) (Expr, bool) {
	at := p.at()
	least, most := 0, 0
	switch {
	case p.take("*"):
		most = Unbounded
	case p.take("+"):
		least, most = 1, Unbounded
	case p.take("?"):
		most = 1
	case p.take("{"):
		p.space(p.nested > 0)
		least = p.number()
		p.space(p.nested > 0)
		most = least
		if p.take(",") {
			p.space(p.nested > 0)
			most = Unbounded
			if p.next() != '}' {
				most = p.number()
				p.space(p.nested > 0)
			}
		}
		if !p.take("}") {
			p.fail(p.at(), "%s, want }", p.found())
		}
	default:
		return item, false
	}
	if most < least {
		p.fail(at, "a repetition from %d to %d times", least, most)
	}
	e := Repeat(item, least, most)
	e.at = at
	return e, p.err == nil
}

func (p *parser) number() int {
	at, begin := p.at(), p.offset
	for '0' <= p.next() && p.next() <= '9' {
		p.offset++
	}
	n, err := strconv.Atoi(p.text[begin:p.offset])
	if err != nil || n > maxRepeat {
		p.fail(at, "want a number of at most %d", maxRepeat)
	}
	return n
}

// quoted reads a string in quotes.
func (p *parser) quoted() string {
	at := p.at()
	p.take(`"`)
	var b strings.Builder
	for p.err == nil && !p.take(`"`) {
		if p.next() == '\n' || p.next() == 0 {
			p.fail(at, "the string has no closing quote")
			break
		}
		b.WriteRune(p.char())
	}
	return b.String()
}

// char reads a code point, plain or escaped.
func (p *parser) char() rune {
	at := p.at()
	r, size := utf8.DecodeRuneInString(p.rest())
	p.offset += size
	if r != '\\' {
		return r
	}
	c := p.next()
	if i := strings.IndexByte(`trn\"[]`, c); i >= 0 && c != 0 {
		p.offset++
		return rune("\t\r\n\\\"[]"[i])
	}
	digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}[c]
	if digits == 0 {
		p.fail(at, `unknown escape (known: \t \r \n \\ \" \[ \] \xHH \uHHHH \UHHHHHHHH)`)
		return 0
	}
	p.offset++
	hex := p.rest()[:min(digits, len(p.rest()))]
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) < digits || n > utf8.MaxRune || !utf8.ValidRune(rune(n)) {
		p.fail(at, `\%c needs %d hexadecimal digits of a code point`, c, digits)
		return 0
	}
	p.offset += digits
	return rune(n)
}

// parseClass reads a class after its opening bracket.
func (p *parser) parseClass() Expr {
	at := p.at()
	negated := p.take("^")
	var ranges []runeRange
	for p.err == nil && !p.take("]") {
		if p.next() == '\n' || p.next() == 0 {
			p.fail(at, "the class has no closing bracket")
			break
		}
		from := p.at()
		r := runeRange{lo: p.char()}
		r.hi = r.lo
		if rest := p.rest(); len(rest) > 1 && rest[0] == '-' && rest[1] != ']' && p.take("-") {
			r.hi = p.char()
		}
		if r.hi < r.lo {
			p.fail(from, "the range %q to %q is empty", r.lo, r.hi)
		}
		ranges = append(ranges, r)
	}
	ranges = normal(ranges)
	if negated {
		ranges = complement(ranges)
	}
	if len(ranges) == 0 {
		p.fail(at, "the class is empty")
	}
	return Expr{kind: class, class: ranges}
}

// parseToken reads <name>, which is the token's whole text, <[number]>, <[name]> or <["name"]>.
func (p *parser) parseToken() Expr {
	at, begin := p.at(), p.offset
	if p.take(`<["`) {
		p.offset--
		name := p.quoted()
		if !p.take("]>") {
			p.fail(p.at(), "%s, want ]>", p.found())
		}
		return Token(name)
	}
	closing, inner := ">", 0
	if p.take("<[") {
		closing, inner = "]>", 2
	}
	line, _, _ := strings.Cut(p.rest(), "\n")
	i := strings.Index(line, closing)
	if i <= 1-inner/2 {
		p.fail(at, "want a token: <name>, <[number]> or <[name]>")
		return Expr{}
	}
	p.offset += i + len(closing)
	if inner == 0 {
		return Token(p.text[begin:p.offset])
	}
	name := line[:i]
	if id, err := strconv.ParseInt(name, 10, 32); err == nil && id >= 0 && isNumber(name) {
		return TokenID(int32(id))
	}
	return Token(name)
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
