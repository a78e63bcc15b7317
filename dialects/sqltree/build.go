package sqltree

import (
	"slices"
	"strings"
)

// builder is what the dialects' builders share: the text, the facts met so far, the CTEs in scope and the
// first thing that the tree has no place for. A builder's methods go on after a failure (they return what
// they have), so that only the end must ask for err.
type builder struct {
	sql   string
	exact bool // names are compared as they are written (PostgreSQL), not without regard to ASCII case
	facts Facts
	scope []*CTE // visible here, the innermost last
	err   error
}

// unknown notes that the tree has no place for something.
func (b *builder) unknown(what string, offset int) {
	if b.err == nil {
		b.err = &UnknownError{What: what, Offset: offset}
	}
}

func (b *builder) clause(c Clause) {
	if !slices.Contains(b.facts.Clauses, c) {
		b.facts.Clauses = append(b.facts.Clauses, c)
	}
}

func (b *builder) function(schema, name string, site Site) {
	if u := (Use{Name{schema, name}, site}); !slices.Contains(b.facts.Functions, u) {
		b.facts.Functions = append(b.facts.Functions, u)
	}
}

// table makes the source of a name: the CTE in scope that it means, else a relation of the database.
func (b *builder) table(schema, name string) *Table {
	t := &Table{Schema: schema, Name: name}
	if schema == "" {
		for _, c := range slices.Backward(b.scope) {
			if c.Name == name || !b.exact && asciiFold(c.Name) == asciiFold(name) {
				t.CTE = c
				return t
			}
		}
	}
	b.relation(schema, name)
	return t
}

// relation notes a table or a view of the database.
func (b *builder) relation(schema, name string) {
	if n := (Name{schema, name}); !slices.Contains(b.facts.Relations, n) {
		b.facts.Relations = append(b.facts.Relations, n)
	}
}

// asciiFold is a name in lower case. Unicode has letters that fold to ASCII (the Kelvin sign to k), engines do not:
// a name taken for a CTE by mistake would hide a table from the guard.
func asciiFold(name string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, name)
}

// call makes a function call and notes it. The name is in lower case.
func (b *builder) call(schema, name string, args []*Expr, c *Call) *Expr {
	site := SiteScalar
	switch {
	case c != nil && c.Over != nil:
		site = SiteWindow
	case c != nil && (c.Distinct || c.Filter != nil || len(c.OrderBy)+len(c.WithinGroup) > 0),
		len(args) == 1 && args[0].Op == OpStar && len(args[0].Args) == 0 && args[0].Table == "":
		site = SiteAggregate
	}
	b.function(schema, name, site)
	return &Expr{Op: OpCall, Schema: schema, Text: name, Args: args, Call: c}
}

// chain makes x AND y or x OR y, flat.
func chain(op Op, operands ...*Expr) *Expr {
	e := &Expr{Op: op}
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
func not(negated bool, x *Expr) *Expr {
	if negated {
		return &Expr{Op: OpNot, Args: []*Expr{x}}
	}
	return x
}

// caseOf makes a CASE; operand is nil where there is none. whens are condition and value in turn.
func caseOf(operand *Expr, whens []*Expr, otherwise *Expr) *Expr {
	e := &Expr{Op: OpCase}
	for i := 0; i+1 < len(whens); i += 2 {
		condition := whens[i]
		if operand != nil {
			condition = &Expr{Op: OpEqual, Args: []*Expr{operand, condition}}
		}
		e.Args = append(e.Args, &Expr{Op: OpWhen, Args: []*Expr{condition, whens[i+1]}})
	}
	if otherwise != nil {
		e.Args = append(e.Args, &Expr{Op: OpElse, Args: []*Expr{otherwise}})
	}
	return e
}

// trim narrows a span to what is not white space.
func (b *builder) trim(s Span) Span {
	s.Start, s.End = max(s.Start, 0), min(s.End, len(b.sql))
	for s.Start < s.End && strings.IndexByte(" \t\r\n\f\v", b.sql[s.Start]) >= 0 {
		s.Start++
	}
	for s.End > s.Start && strings.IndexByte(" \t\r\n\f\v", b.sql[s.End-1]) >= 0 {
		s.End--
	}
	return s
}
