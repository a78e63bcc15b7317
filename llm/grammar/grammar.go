// Package grammar holds a generation to a context-free language over text and special tokens.
//
// A Grammar is made from Go code (New) or from text (Parse). The text form is GBNF, that of llama.cpp, with one
// addition: <[name]> is the special token of that name. Compile joins a Grammar and the Vocabulary of a model into a
// Machine, which says after each token which tokens may come next.
//
// Text and special tokens never meet: a literal is matched by ordinary tokens only, however they cut it, and a token
// reference by the special token only, never by ordinary text that spells its name.
//
// grammar.go has rules as Go values, parse.go reads them as text, print.go writes them, check.go refuses those that
// match nothing or never end; class.go has sets of characters, until.go text up to an ending. vocabulary.go has a
// model's tokens, compile.go joins both, and machine.go runs the result over the stacks of stacks.go.
package grammar

import (
	"fmt"
	"math"
)

// Grammar is a set of rules, of which "root" is where a text begins. It is immutable, and safe for concurrent use.
type Grammar struct {
	rules    []Rule
	index    map[string]int
	nullable []bool // rules that match the empty text
	order    []int  // rules, each before those that can stand at its beginning
	text     string // GBNF
}

// Text is g as GBNF, which llama.cpp reads too where no token needs the form <[name]>. Grammars of equal text are
// equal.
func (g *Grammar) Text() string { return g.text }

// Rule gives an expression a name, of letters, digits and hyphens.
type Rule struct {
	Name string
	Expr Expr
	at   position
}

// Expr is what a rule, or a part of one, matches. The zero value matches the empty text.
type Expr struct {
	kind     kind
	args     []Expr // of a sequence, of alternatives; one of a repetition
	text     string // a literal, or the name of a rule or a token
	id       int32  // of a token
	class    []runeRange
	min, max int
	at       position // in the text that it was parsed from
	err      string   // why it is none
}

type kind uint8

const (
	sequence kind = iota
	alternatives
	repetition
	literal
	class
	reference
	tokenName
	tokenID
)

// Sequence matches one expression after the other; without any, the empty text.
func Sequence(e ...Expr) Expr { return Expr{kind: sequence, args: e} }

// Alternatives matches any one of the expressions. Without any it matches nothing at all: New leaves out what needs it.
func Alternatives(e ...Expr) Expr { return Expr{kind: alternatives, args: e} }

// Unbounded is a Repeat without an upper bound.
const Unbounded = math.MaxInt

// Repeat matches e from least to most times.
func Repeat(e Expr, least, most int) Expr {
	r := Expr{kind: repetition, args: []Expr{e}, min: least, max: most}
	if least < 0 || most < least {
		r.err = fmt.Sprintf("a repetition from %d to %d times", least, most)
	}
	return r
}

// Optional matches e or the empty text.
func Optional(e Expr) Expr { return Repeat(e, 0, 1) }

// Ref matches what the rule of that name matches.
func Ref(rule string) Expr { return Expr{kind: reference, text: rule} }

// Literal matches exactly this text, which must be valid UTF-8.
func Literal(text string) Expr { return Expr{kind: literal, text: text} }

// Class matches one code point of those between the brackets of a GBNF class, such as "a-z0-9_" or `^"\\`.
func Class(brackets string) Expr {
	p := parser{text: brackets + "]", line: 1}
	e := p.parseClass()
	switch {
	case p.err != nil:
		e.err = fmt.Sprintf("class [%s]: %s", brackets, p.err.What)
	case p.rest() != "":
		e.err = fmt.Sprintf("class [%s]: it ends before %q", brackets, p.rest())
	}
	e.at = position{}
	return e
}

// Any matches any one code point.
func Any() Expr { return Expr{kind: class, class: complement(nil)} }

// Token matches the special token of that name, such as "<|im_end|>" or "C5".
func Token(name string) Expr { return Expr{kind: tokenName, text: name} }

// TokenID matches the token with that number. It binds the grammar to one vocabulary; Token does not.
func TokenID(id int32) Expr { return Expr{kind: tokenID, id: id} }

// New makes a grammar of rules, one of them "root". What cannot match any text is left out, so that a generated rule
// may have no alternatives. Errors are *Error.
func New(rules ...Rule) (*Grammar, error) { return build(rules, false) }

// Parse reads GBNF. Errors are *Error, with a line and a column.
func Parse(gbnf string) (*Grammar, error) {
	p := parser{text: gbnf, line: 1}
	rules := p.parseRules()
	if p.err != nil {
		return nil, p.err
	}
	return build(rules, true)
}

// Error says what is wrong with a grammar, and where.
type Error struct {
	Line, Column int    // in the text, from 1, columns in code points; 0 where the grammar was made by New
	Rule         string // empty where it is about none
	What         string
}

func (e *Error) Error() string {
	switch {
	case e.Line > 0:
		return fmt.Sprintf("grammar: line %d, column %d: %s", e.Line, e.Column, e.What)
	case e.Rule != "":
		return fmt.Sprintf("grammar: rule %s: %s", e.Rule, e.What)
	}
	return "grammar: " + e.What
}

// position is a place in a text, from 1; zero is none.
type position struct{ line, column int }
