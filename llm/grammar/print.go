package grammar

import (
	"fmt"
	"strings"
	"unicode"
)

// Precedence of what surrounds an expression.
const (
	ofRule = iota
	ofSequence
	ofRepeat
)

func printRules(rules []Rule) string {
	var b strings.Builder
	for _, r := range rules {
		fmt.Fprintf(&b, "%s ::= ", r.Name)
		print(&b, r.Expr, ofRule)
		b.WriteByte('\n')
	}
	return b.String()
}

func print(b *strings.Builder, e Expr, inside int) {
	parentheses := e.kind == alternatives && inside > ofRule || e.kind == repetition && inside == ofRepeat ||
		e.kind == sequence && len(e.args) > 0 && inside == ofRepeat
	if parentheses {
		b.WriteByte('(')
	}
	switch e.kind {
	case alternatives:
		for i, a := range e.args {
			if i > 0 {
				b.WriteString(" | ")
			}
			print(b, a, ofRule)
		}
	case sequence:
		if len(e.args) == 0 {
			b.WriteString(`""`)
		}
		for i, a := range e.args {
			if i > 0 {
				b.WriteByte(' ')
			}
			print(b, a, ofSequence)
		}
	case repetition:
		print(b, e.args[0], ofRepeat)
		b.WriteString(quantifier(e.min, e.max))
	case literal:
		b.WriteString(quote(e.text))
	case class:
		b.WriteString(printClass(e.class))
	case reference:
		b.WriteString(e.text)
	case tokenName:
		b.WriteString(printToken(e.text))
	case tokenID:
		fmt.Fprintf(b, "<[%d]>", e.id)
	}
	if parentheses {
		b.WriteByte(')')
	}
}

func quantifier(least, most int) string {
	switch {
	case least == 0 && most == Unbounded:
		return "*"
	case least == 1 && most == Unbounded:
		return "+"
	case least == 0 && most == 1:
		return "?"
	case most == Unbounded:
		return fmt.Sprintf("{%d,}", least)
	case least == most:
		return fmt.Sprintf("{%d}", least)
	}
	return fmt.Sprintf("{%d,%d}", least, most)
}

func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		b.WriteString(escape(r, `"\`))
	}
	b.WriteByte('"')
	return b.String()
}

func printClass(ranges []runeRange) string {
	negated := complement(ranges)
	if len(negated) == 0 {
		return "."
	}
	var b strings.Builder
	b.WriteByte('[')
	if len(negated) < len(ranges) {
		b.WriteByte('^')
		ranges = negated
	}
	for _, r := range ranges {
		b.WriteString(escape(r.lo, `[]\-^`))
		if r.hi > r.lo+1 {
			b.WriteByte('-')
		}
		if r.hi > r.lo {
			b.WriteString(escape(r.hi, `[]\-^`))
		}
	}
	b.WriteByte(']')
	return b.String()
}

func escape(r rune, special string) string {
	switch {
	case r == '\n':
		return `\n`
	case r == '\r':
		return `\r`
	case r == '\t':
		return `\t`
	case strings.ContainsRune(special, r) && strings.ContainsRune(`\"[]`, r):
		return `\` + string(r)
	case strings.ContainsRune(special, r) || r < ' ' || r == 0x7f:
		return fmt.Sprintf(`\x%02X`, r)
	case r < 0x7f || unicode.IsGraphic(r):
		return string(r)
	case r <= 0xffff:
		return fmt.Sprintf(`\u%04X`, r)
	}
	return fmt.Sprintf(`\U%08X`, r)
}

func printToken(name string) string {
	inner, opened := strings.CutPrefix(name, "<")
	inner, closed := strings.CutSuffix(inner, ">")
	switch {
	case opened && closed && inner != "" && inner[0] != '[' && !strings.ContainsAny(inner, ">\r\n"):
		return name
	case isNumber(name) || name == "" || name[0] == '"' || strings.ContainsAny(name, "]\r\n"):
		return "<[" + quote(name) + "]>"
	}
	return "<[" + name + "]>"
}
