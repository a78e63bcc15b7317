package parse

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// builder is what the dialects' builders share: the text, the facts seen so far, the CTEs in scope and the
// first thing that the tree has no place for. A builder's methods go on after a failure (they return what
// they have), so that only the end must ask for err.
type builder struct {
	sql      string
	exact    bool // names are compared as they are written (PostgreSQL), not without regard to ASCII case
	facts    sqltree.Facts
	noted    map[any]bool   // the elements of facts: a text may call thousands of functions
	scope    []*sqltree.CTE // visible here, the innermost last
	repeated int            // nodes that walks of the tree meet again; see caseOf
	err      error
}

// unknown notes that the tree has no place for something.
func (b *builder) unknown(what string, offset int) {
	if b.err == nil {
		b.err = &UnknownError{What: what, Offset: offset}
	}
}

func (b *builder) clause(c sqltree.Clause) { note(b, &b.facts.Clauses, c) }

func (b *builder) function(schema, name string, site sqltree.Site) {
	note(b, &b.facts.Functions, sqltree.Use{Name: dialects.Name{Schema: schema, Name: name}, Site: site})
}

// relation notes a table or a view of the database.
func (b *builder) relation(schema, name string) {
	note(b, &b.facts.Relations, dialects.Name{Schema: schema, Name: name})
}

// typed notes a type that something is made of.
func (b *builder) typed(schema, name string) {
	note(b, &b.facts.Types, sqltree.Type{Name: dialects.Name{Schema: schema, Name: name}})
}

// note adds a fact to its list where it is new.
func note[T comparable](b *builder, list *[]T, fact T) {
	if b.noted[fact] {
		return
	}
	if b.noted == nil {
		b.noted = map[any]bool{}
	}
	b.noted[fact] = true
	*list = append(*list, fact)
}

// table makes the source of a name: the CTE in scope that it means, else a relation of the database.
func (b *builder) table(schema, name string) *sqltree.Table {
	t := &sqltree.Table{Schema: schema, Name: name}
	if schema == "" {
		for _, c := range slices.Backward(b.scope) {
			if c.Name == name || !b.exact && dialects.EqualASCII(c.Name, name) {
				t.CTE = c
				return t
			}
		}
	}
	b.relation(schema, name)
	return t
}

// call makes a function call and notes it. The name is in lower case.
func (b *builder) call(schema, name string, args []*sqltree.Expr, c *sqltree.Call) *sqltree.Expr {
	site := sqltree.SiteScalar
	switch {
	case c != nil && c.Over != nil:
		site = sqltree.SiteWindow
	case c.Aggregates(),
		len(args) == 1 && args[0].Op == sqltree.OpStar && len(args[0].Args) == 0 && args[0].Table == "":
		site = sqltree.SiteAggregate
	}
	b.function(schema, name, site)
	return &sqltree.Expr{Op: sqltree.OpCall, Schema: schema, Text: name, Args: args, Call: c}
}

// chain makes x AND y or x OR y, flat.
func chain(op sqltree.Op, operands ...*sqltree.Expr) *sqltree.Expr {
	e := &sqltree.Expr{Op: op}
	for _, x := range operands {
		if x != nil && x.Op == op {
			e.Args = append(e.Args, x.Args...)
		} else {
			e.Args = append(e.Args, x)
		}
	}
	return e
}

// not negates x where negated.
func not(negated bool, x *sqltree.Expr) *sqltree.Expr {
	if negated {
		return &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{x}}
	}
	return x
}

// maxRepeated bounds builder.repeated by the nodes that a text of 64 KiB can have itself.
const maxRepeated = 1 << 16

// caseOf makes a CASE; operand is nil where there is none. whens are condition and value in turn.
//
// CASE x WHEN a is written out as WHEN x = a, and all WHENs share the node x: a walk meets it once for each of them,
// and whoever changes it (Resolve does, and finds the same each time) changes it for all. With such a CASE in x, and so
// on, walks would have 2^n steps for a text of n words; that is refused.
func (b *builder) caseOf(operand *sqltree.Expr, whens []*sqltree.Expr, otherwise *sqltree.Expr) *sqltree.Expr {
	if again := len(whens)/2 - 1; operand != nil && again > 0 {
		if b.repeated += again * operand.Size(); b.repeated > maxRepeated {
			b.unknown("a CASE that repeats its operand thousands of times", -1)
			operand = &sqltree.Expr{Op: sqltree.OpNull}
		}
	}
	e := &sqltree.Expr{Op: sqltree.OpCase}
	for i := 0; i+1 < len(whens); i += 2 {
		condition := whens[i]
		if operand != nil {
			condition = &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{operand, condition}}
		}
		e.Args = append(e.Args, &sqltree.Expr{Op: sqltree.OpWhen, Args: []*sqltree.Expr{condition, whens[i+1]}})
	}
	if otherwise != nil {
		e.Args = append(e.Args, &sqltree.Expr{Op: sqltree.OpElse, Args: []*sqltree.Expr{otherwise}})
	}
	return e
}

// trim narrows a span to what is not white space.
func (b *builder) trim(s sqltree.Span) sqltree.Span {
	s.Start, s.End = max(s.Start, 0), min(s.End, len(b.sql))
	for s.Start < s.End && strings.IndexByte(" \t\r\n\f\v", b.sql[s.Start]) >= 0 {
		s.Start++
	}
	for s.End > s.Start && strings.IndexByte(" \t\r\n\f\v", b.sql[s.End-1]) >= 0 {
		s.End--
	}
	return s
}
