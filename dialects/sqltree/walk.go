package sqltree

import "iter"

// Conjuncts are the predicates that AND joins: nil has none.
func Conjuncts(e *Expr) []*Expr {
	switch {
	case e == nil:
		return nil
	case e.Op == OpAnd:
		return e.Args
	}
	return []*Expr{e}
}

// Conjunction joins predicates by AND; nil joins none.
func Conjunction(of []*Expr) *Expr {
	switch len(of) {
	case 0:
		return nil
	case 1:
		return of[0]
	}
	return &Expr{Op: OpAnd, Args: of}
}

// First is the SELECT that gives the columns of q their names; nil of VALUES, and of a nil q.
func (q *Query) First() *Select {
	for q != nil {
		switch b := q.Body.(type) {
		case *SetOp:
			q = b.Left
		case *Select:
			return b
		default:
			return nil
		}
	}
	return nil
}

// Exprs are the expressions that stand directly in a query's own clauses, in the order in which they are
// written: not those of its CTEs, set operands, derived tables or nested queries.
func (q *Query) Exprs() iter.Seq[*Expr] {
	return func(yield func(*Expr) bool) {
		all := func(es ...*Expr) bool {
			for _, e := range es {
				if e != nil && !yield(e) {
					return false
				}
			}
			return true
		}
		orders := func(os []Order) bool {
			for _, o := range os {
				if !all(o.Expr) {
					return false
				}
			}
			return true
		}
		switch b := q.Body.(type) {
		case *Select:
			if !all(b.DistinctOn...) {
				return
			}
			for _, i := range b.Items {
				if !all(i.Expr) {
					return
				}
			}
			for s := range Sources(b.From) {
				switch s := s.(type) {
				case *Join:
					if !all(s.On) {
						return
					}
				case *Function:
					if !all(s.Call) {
						return
					}
				case *Table:
					if t := s.SystemTime; t != nil && !all(t.At, t.To) {
						return
					}
				}
			}
			if !all(b.Where) || !all(b.GroupBy...) || !all(b.Having) {
				return
			}
			for _, w := range b.Windows {
				if !all(w.Window.PartitionBy...) || !orders(w.Window.OrderBy) || !all(w.Window.Frame.offsets()...) {
					return
				}
			}
		case *Values:
			for _, row := range b.Rows {
				if !all(row...) {
					return
				}
			}
		}
		_ = orders(q.OrderBy) && all(q.Limit, q.Offset)
	}
}

// Sources are s and all that it joins, operands before their join, from the left.
func Sources(s Source) iter.Seq[Source] {
	return func(yield func(Source) bool) { sources(s, yield) }
}

func sources(s Source, yield func(Source) bool) bool {
	if j, ok := s.(*Join); ok {
		return sources(j.Left, yield) && sources(j.Right, yield) && yield(j)
	}
	return s == nil || yield(s)
}

// All are e and every expression below it, parents first, those of calls' clauses and windows among
// them; nested queries are visited as the expression that holds them, and not entered.
func (e *Expr) All() iter.Seq[*Expr] {
	return func(yield func(*Expr) bool) { preorder(e, (*Expr).Operands, yield) }
}

// Operands are the expressions directly below e: its Args, then those of its call's clauses and window.
func (e *Expr) Operands() []*Expr {
	if e.Call == nil {
		return e.Args
	}
	out := append([]*Expr(nil), e.Args...)
	add := func(os []Order) {
		for _, o := range os {
			out = append(out, o.Expr)
		}
	}
	c := e.Call
	add(c.OrderBy)
	add(c.WithinGroup)
	for _, x := range []*Expr{c.Filter, c.Separator, c.Limit, c.Offset} {
		if x != nil {
			out = append(out, x)
		}
	}
	if w := c.Over; w != nil {
		out = append(out, w.PartitionBy...)
		add(w.OrderBy)
		for _, x := range w.Frame.offsets() {
			if x != nil {
				out = append(out, x)
			}
		}
	}
	return out
}

func (f *Frame) offsets() []*Expr {
	if f == nil {
		return nil
	}
	return []*Expr{f.Start.Offset, f.End.Offset}
}

// Nested are the queries directly inside q: CTEs, set operands, derived tables, then subqueries of expressions.
func (q *Query) Nested() []*Query {
	var out []*Query
	for i := range q.With {
		if q.With[i].Query != nil {
			out = append(out, q.With[i].Query)
		}
	}
	if s, ok := q.Body.(*SetOp); ok {
		out = append(out, s.Left, s.Right)
	}
	if s, ok := q.Body.(*Select); ok {
		for source := range Sources(s.From) {
			if d, ok := source.(*Derived); ok {
				out = append(out, d.Query)
			}
		}
	}
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Query != nil {
				out = append(out, x.Query)
			}
		}
	}
	return out
}

// Queries are q and every query inside it, parents first.
func (q *Query) Queries() iter.Seq[*Query] {
	return func(yield func(*Query) bool) { preorder(q, (*Query).Nested, yield) }
}

// preorder yields n, then all that is below it, until yield wants no more. Below nil is nothing.
func preorder[N any](n *N, below func(*N) []*N, yield func(*N) bool) bool {
	if n == nil {
		return true
	}
	if !yield(n) {
		return false
	}
	for _, child := range below(n) {
		if !preorder(child, below, yield) {
			return false
		}
	}
	return true
}

// Size is how many expressions and sources a walk of e meets, those of nested queries among them.
func (e *Expr) Size() int {
	n := 0
	for x := range e.All() {
		n++
		if x.Query == nil {
			continue
		}
		for q := range x.Query.Queries() {
			n++
			for y := range q.Exprs() {
				for range y.All() {
					n++
				}
			}
			if s, ok := q.Body.(*Select); ok {
				for range Sources(s.From) {
					n++
				}
			}
		}
	}
	return n
}
