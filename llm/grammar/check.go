package grammar

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// maxRepeat bounds the numbers of a repetition, as llama.cpp does.
const maxRepeat = 2000

// build checks rules and makes a grammar of them. What matches no text is an error where strict, else left out.
func build(rules []Rule, strict bool) (*Grammar, error) {
	g := &Grammar{rules: slices.Clone(rules), index: map[string]int{}}
	for i, r := range g.rules {
		if r.Name == "" || strings.ContainsFunc(r.Name, func(c rune) bool { return c > 0x7f || !isNameByte(byte(c)) }) {
			return nil, mistake(r, r.at, "the name %q of a rule must be of letters, digits and hyphens", r.Name)
		}
		if _, twice := g.index[r.Name]; twice {
			return nil, mistake(r, r.at, "there are two rules %s", r.Name)
		}
		g.index[r.Name] = i
	}
	if _, ok := g.index["root"]; !ok {
		return nil, &Error{What: "there is no rule root, where a text begins"}
	}
	for _, r := range g.rules {
		if err := g.check(r, r.Expr); err != nil {
			return nil, err
		}
	}

	finite := g.fix(func(e Expr, rule []bool) bool { return g.matchesSomething(e, rule) })
	for i, r := range g.rules {
		if !finite[i] && (strict || r.Name == "root") {
			return nil, mistake(r, r.at, "rule %s matches no text that ends", r.Name)
		}
	}
	for i, r := range g.rules {
		g.rules[i].Expr, _ = g.prune(r.Expr, finite)
	}
	kept := slices.DeleteFunc(g.rules, func(r Rule) bool { return !finite[g.index[r.Name]] })
	g.rules, g.index = kept, map[string]int{}
	for i, r := range kept {
		g.index[r.Name] = i
	}

	g.nullable = g.fix(func(e Expr, rule []bool) bool { return g.matchesEmpty(e, rule) })
	if err := g.sort(); err != nil {
		return nil, err
	}
	g.text = printRules(g.rules)
	return g, nil
}

func mistake(r Rule, at position, format string, args ...any) *Error {
	return &Error{Line: at.line, Column: at.column, Rule: r.Name, What: fmt.Sprintf(format, args...)}
}

// check looks at one expression by itself.
func (g *Grammar) check(r Rule, e Expr) error {
	_, known := g.index[e.text]
	switch {
	case e.err != "":
		return mistake(r, e.at, "%s", e.err)
	case e.kind == reference && !known:
		return mistake(r, e.at, "there is no rule %s", e.text)
	case e.kind == literal && !utf8.ValidString(e.text):
		return mistake(r, e.at, "the literal %q is not valid UTF-8", e.text)
	case e.kind == tokenName && (e.text == "" || !utf8.ValidString(e.text)):
		return mistake(r, e.at, "%q is no name of a token", e.text)
	case e.kind == tokenID && e.id < 0:
		return mistake(r, e.at, "token %d", e.id)
	case e.kind == repetition && (e.min > maxRepeat || e.max != Unbounded && e.max > maxRepeat):
		return mistake(r, e.at, "a repetition of more than %d times", maxRepeat)
	}
	for _, a := range e.args {
		if err := g.check(r, a); err != nil {
			return err
		}
	}
	return nil
}

// fix finds the rules that have a property which follows from what their expressions refer to.
func (g *Grammar) fix(has func(e Expr, rules []bool) bool) []bool {
	rules := make([]bool, len(g.rules))
	for more := true; more; {
		more = false
		for i, r := range g.rules {
			if !rules[i] && has(r.Expr, rules) {
				rules[i], more = true, true
			}
		}
	}
	return rules
}

func (g *Grammar) matchesSomething(e Expr, rules []bool) bool {
	lacks := func(a Expr) bool { return !g.matchesSomething(a, rules) }
	switch e.kind {
	case reference:
		return rules[g.index[e.text]]
	case alternatives:
		return slices.ContainsFunc(e.args, func(a Expr) bool { return !lacks(a) })
	case repetition:
		return e.min == 0 || !lacks(e.args[0])
	}
	return !slices.ContainsFunc(e.args, lacks)
}

func (g *Grammar) matchesEmpty(e Expr, rules []bool) bool {
	empty := func(a Expr) bool { return g.matchesEmpty(a, rules) }
	switch e.kind {
	case reference:
		return rules[g.index[e.text]]
	case alternatives:
		return slices.ContainsFunc(e.args, empty)
	case repetition:
		return e.min == 0 || empty(e.args[0])
	case literal:
		return e.text == ""
	case sequence:
		return !slices.ContainsFunc(e.args, func(a Expr) bool { return !empty(a) })
	}
	return false
}

// prune leaves out of an expression what matches nothing; ok says whether something is left.
func (g *Grammar) prune(e Expr, finite []bool) (left Expr, ok bool) {
	if !g.matchesSomething(e, finite) {
		return e, false
	}
	var args []Expr
	for _, a := range e.args {
		if a, ok := g.prune(a, finite); ok {
			args = append(args, a)
		}
	}
	switch {
	case e.kind == repetition && len(args) == 0: // none is allowed, and none is possible
		return Sequence(), true
	case len(args) == 1 && (e.kind == alternatives || e.kind == sequence):
		return args[0], true
	}
	e.args = args
	return e, true
}

// sort orders rules so that each comes before those that can stand at its beginning. Where there is no such order, a
// rule is left-recursive.
func (g *Grammar) sort() error {
	const unseen, open, done = 0, 1, 2
	state := make([]int, len(g.rules))
	var path []int
	var visit func(i int) error
	visit = func(i int) error {
		switch state[i] {
		case done:
			return nil
		case open:
			cycle := path[slices.Index(path, i):]
			names := make([]string, 0, len(cycle)+1)
			for _, c := range append(cycle, i) {
				names = append(names, g.rules[c].Name)
			}
			return mistake(g.rules[i], g.rules[i].at, "rule %s can begin with itself (%s): left recursion is not "+
				"supported; write a repetition, or recursion on the right", names[0], strings.Join(names, " → "))
		}
		state[i] = open
		path = append(path, i)
		for _, next := range g.beginnings(g.rules[i].Expr, nil) {
			if err := visit(next); err != nil {
				return err
			}
		}
		path = path[:len(path)-1]
		state[i] = done
		g.order = append(g.order, i)
		return nil
	}
	for i := range g.rules {
		if err := visit(i); err != nil {
			return err
		}
	}
	slices.Reverse(g.order)
	return nil
}

// beginnings adds the rules that can stand at the beginning of an expression.
func (g *Grammar) beginnings(e Expr, rules []int) []int {
	if e.kind == reference {
		return append(rules, g.index[e.text])
	}
	for _, a := range e.args {
		rules = g.beginnings(a, rules)
		if e.kind == sequence && !g.matchesEmpty(a, g.nullable) {
			break
		}
	}
	return rules
}
