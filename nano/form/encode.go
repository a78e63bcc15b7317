package form

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Encode writes a query in the form. It resolves q's names. Errors are *FormError (the form has no place for something)
// and *ValueError (the prompt lacks a value).
//
// Of several equal ways to write a query it takes one: COUNT(c) of a column that is never NULL is COUNT(*), DISTINCT
// goes where a key makes it idle, x >= a AND x <= b is between, NOT is pushed down to the comparisons, IN over a list
// is a disjunction, joins have no order, a condition of ON is in WHERE, the ordinal or alias of an item is the
// item, columns that a key of GROUP BY determines are left out of it, two instances with equal keys are one.
func Encode(q *sqltree.Query, p *Prompt) ([]Token, error) {
	return (&encoder{Prompt: p}).encode(q)
}

// Ground is p with the values of q's literals that it lacks.
func Ground(q *sqltree.Query, p *Prompt) (*Prompt, error) {
	out := *p
	out.Values = slices.Clone(p.Values)
	_, err := (&encoder{Prompt: &out, grow: true}).encode(q)
	return &out, err
}

// encoder is one call of Encode. The first thing without a place is kept in err; what follows it does not matter.
type encoder struct {
	*Prompt
	grow bool // take what literals mean into Values
	err  error
}

func (e *encoder) encode(q *sqltree.Query) ([]Token, error) {
	sqltree.Resolve(q, e.names)
	out := e.query(q)
	if e.err != nil {
		return nil, e.err
	}
	return out, nil
}

// fail notes that something has no place.
func (e *encoder) fail(what string) []Token {
	if e.err == nil {
		e.err = &FormError{what}
	}
	return nil
}

func (e *encoder) query(q *sqltree.Query) []Token {
	if len(q.With) > 0 {
		return e.fail("WITH")
	}
	switch b := q.Body.(type) {
	case *sqltree.SetOp:
		if b.All {
			return e.fail("UNION ALL")
		}
		if len(q.OrderBy) > 0 || q.Limit != nil {
			return e.fail("the order of a set operation")
		}
		if right, ok := b.Right.Body.(*sqltree.Select); !ok || right == nil {
			return e.fail("a set operation to the right of another")
		}
		for _, operand := range []*sqltree.Query{b.Left, b.Right} {
			if len(operand.OrderBy) > 0 || operand.Limit != nil {
				return e.fail("the order of an operand")
			}
		}
		return slices.Concat(e.query(b.Left), []Token{Token(b.Op)}, e.query(b.Right))
	case *sqltree.Select:
		if d, ok := b.From.(*sqltree.Derived); ok {
			return e.derived(q, b, d)
		}
		return e.core(q, b)
	}
	return e.fail("VALUES")
}

// derived writes an aggregate over a query.
func (e *encoder) derived(q *sqltree.Query, s *sqltree.Select, d *sqltree.Derived) []Token {
	if len(s.Items) != 1 || !isPlain(q, s) {
		return e.fail("a query in FROM")
	}
	call := s.Items[0].Expr
	aggregate, ok := aggregates[call.Text]
	if call.Op != sqltree.OpCall || !ok || len(call.Args) != 1 || call.Call != nil {
		return e.fail("a query in FROM")
	}
	one := func(name string) bool {
		inner := d.Query.First()
		return inner != nil && len(inner.Items) == 1 && strings.EqualFold(inner.Items[0].Name(), name)
	}
	switch arg := call.Args[0]; {
	case arg.Op == sqltree.OpStar && aggregate == Count:
	case arg.Op == sqltree.OpColumn && one(arg.Text):
	default:
		return e.fail("a query in FROM")
	}
	return slices.Concat([]Token{aggregate, Open}, e.query(d.Query), []Token{Close})
}

// isPlain reports whether a query has no clauses after FROM, and no DISTINCT.
func isPlain(q *sqltree.Query, s *sqltree.Select) bool {
	return s.Where == nil && len(s.GroupBy) == 0 && s.Having == nil && !s.Distinct && len(q.OrderBy) == 0 && q.Limit == nil && len(q.With) == 0
}

var aggregates = map[string]Token{"count": Count, "sum": Sum, "avg": Avg, "min": Min, "max": Max}

// core is a SELECT that is being written.
type core struct {
	*encoder
	sel       *sqltree.Select
	instances []*instance
	pairs     [][2]place // columns that FROM and WHERE make equal, of different instances
	rest      []*sqltree.Expr
	mentioned map[int]bool // tables that a pointer of the core means
}

// instance is a table in FROM.
type instance struct {
	source *sqltree.Table
	also   []*sqltree.Table // other names of the same row
	table  int
	key    int // the foreign key by which "via" reaches it; -1: it is the table's own instance
}

// is reports whether a source of FROM is i.
func (i *instance) is(s sqltree.Source) bool {
	t, ok := s.(*sqltree.Table)
	return ok && (t == i.source || slices.Contains(i.also, t))
}

type place struct {
	of     *instance
	column int
}

// everyRow represents the table of COUNT(*) until all other pointers are known.
const everyRow Token = "T*"

func (e *encoder) core(q *sqltree.Query, s *sqltree.Select) []Token {
	c := &core{encoder: e, sel: s, mentioned: map[int]bool{}}
	c.from(s.From)
	for _, x := range sqltree.Conjuncts(s.Where) {
		if !c.pair(x) {
			c.rest = append(c.rest, x)
		}
	}
	c.merge()
	c.roles()
	if e.err != nil {
		return nil
	}
	if len(s.DistinctOn) > 0 || len(s.Windows) > 0 || q.WithTies {
		return c.fail("DISTINCT ON, WINDOW or WITH TIES")
	}
	head := []Token{Select}
	if s.Distinct && !c.unique() {
		head = append(head, Distinct)
	}
	for _, item := range s.Items {
		head = append(head, c.item(item.Expr)...)
	}
	var tail []Token
	if len(c.rest) > 0 {
		tail = append(append(tail, Where), c.all(c.rest)...)
	}
	if len(s.GroupBy) > 0 {
		tail = append(tail, Group)
		for _, x := range c.groups() {
			tail = append(tail, c.expr(x)...)
		}
	}
	if s.Having != nil {
		tail = append(append(tail, Having), c.condition(s.Having, false, "")...)
	}
	if len(q.OrderBy) > 0 {
		tail = append(tail, Order)
	}
	for _, o := range q.OrderBy {
		if o.Nulls == "first" {
			return c.fail("NULLS FIRST")
		}
		direction := Asc
		if o.Desc {
			direction = Desc
		}
		tail = append(append(tail, c.expr(c.ordinal(o.Expr))...), direction)
	}
	if q.Limit != nil {
		tail = append(append(tail, Limit), c.value(q.Limit, -1)...)
	}
	if q.Offset != nil {
		tail = append(append(tail, Offset), c.value(q.Offset, -1)...)
	}
	return c.finish(head, tail)
}

// groups are the items of GROUP BY, without columns of a row whose key is among them.
func (c *core) groups() []*sqltree.Expr {
	keyed := map[*instance]bool{}
	isKey := func(x *sqltree.Expr) (of *instance, key, ok bool) {
		p, ok := c.place(x)
		return p.of, ok && c.Columns[p.column].Key && c.Columns[p.column].NotNull, ok
	}
	var out []*sqltree.Expr
	for _, x := range c.sel.GroupBy {
		x = c.named(c.ordinal(x))
		out = append(out, x)
		if of, key, _ := isKey(x); key {
			keyed[of] = true
		}
	}
	return slices.DeleteFunc(out, func(x *sqltree.Expr) bool {
		of, key, ok := isKey(x)
		return ok && !key && keyed[of]
	})
}

// unique reports whether DISTINCT is idle: a single table's key is among the items.
func (c *core) unique() bool {
	if len(c.instances) != 1 || len(c.sel.GroupBy) > 0 {
		return false
	}
	return slices.ContainsFunc(c.sel.Items, func(i sqltree.Item) bool {
		p, ok := c.place(i.Expr)
		return ok && c.Columns[p.column].Key && c.Columns[p.column].NotNull
	})
}
