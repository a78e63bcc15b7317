package main

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// equivalences are ways to say the same in other words: the "equivalent case" of Graph-Reward-SQL's Table 9, those that
// its other tables and appendices show, and what people write.
var equivalences = []kind{
	{name: "IN / OR (Table 9)", edits: inOr, equal: true},
	{name: "BETWEEN / bounds", edits: betweenBounds, equal: true},
	{name: "comma join / JOIN ON", edits: commaJoin, equal: true},
	{name: "join order", edits: joinOrder, equal: true},
	{name: "table / derived table (Table 9)", edits: derivedTable, equal: true},
	{name: "derived table / CTE", from: derivedTable, edits: commonTable, equal: true},
	{name: "CTE steps (P.3)", edits: steps, equal: true},
	{name: "COUNT(*) / COUNT(key)", edits: countKey, equal: true},
	{name: "DISTINCT / GROUP BY", edits: distinctGroup, equal: true},
	{name: "NOT IN / NOT EXISTS", edits: notExists, equal: true},
	{name: "JOIN / IN subquery (Table 6)", edits: joinIn, equal: true},
	{name: "NOT IN / LEFT JOIN … IS NULL", edits: notInLeft, equal: true},
	{name: "EXCEPT, INTERSECT / EXISTS", edits: exceptExists, equal: true},
	{name: "INTERSECT / COUNT(DISTINCT …) of groups", edits: intersectGroups, equal: true},
	{name: "COUNT(*) / COUNT(DISTINCT key)", edits: countDistinct, equal: true},
	{name: "order of the select list (Table 14)", edits: selectOrder, equal: true},
}

// inOr: x IN (a, b) → x = a OR x = b, and back.
func inOr(g *gold) (out []edit) {
	for e := range g.exprs() {
		switch {
		case e.Op == sqltree.OpIn && len(e.Args) > 2:
			out = append(out, func() {
				or := &sqltree.Expr{Op: sqltree.OpOr}
				for _, a := range e.Args[1:] {
					or.Args = append(or.Args, &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{e.Args[0], a}})
				}
				*e = *or
			})
		case e.Op == sqltree.OpOr:
			for _, first := range e.Args {
				var list, others []*sqltree.Expr
				for _, a := range e.Args {
					if isValueOf(a) && isValueOf(first) && same(a.Args[0], first.Args[0]) {
						list = append(list, a)
					} else {
						others = append(others, a)
					}
				}
				if len(list) < 2 || list[0] != first {
					continue
				}
				out = append(out, func() {
					in := &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{first.Args[0]}}
					for _, a := range list {
						in.Args = append(in.Args, a.Args[1])
					}
					if len(others) == 0 {
						*e = *in
					} else {
						e.Args = append([]*sqltree.Expr{in}, others...)
					}
				})
			}
		}
	}
	return out
}

// isValueOf recognises column = literal.
func isValueOf(e *sqltree.Expr) bool {
	return e.Op == sqltree.OpEqual && isColumn(e.Args[0]) && isLiteral(e.Args[1])
}

// betweenBounds: x BETWEEN a AND b → x >= a AND x <= b, and back.
func betweenBounds(g *gold) (out []edit) {
	for e := range g.exprs() {
		switch e.Op {
		case sqltree.OpBetween:
			out = append(out, func() {
				x, low, high := e.Args[0], e.Args[1], e.Args[2]
				*e = *and(&sqltree.Expr{Op: sqltree.OpGreaterEq, Args: []*sqltree.Expr{x, low}},
					&sqltree.Expr{Op: sqltree.OpLessEq, Args: []*sqltree.Expr{x, high}})
			})
		case sqltree.OpAnd:
			for i, low := range e.Args {
				for j, high := range e.Args {
					if low.Op != sqltree.OpGreaterEq || high.Op != sqltree.OpLessEq ||
						!isColumn(low.Args[0]) || !same(low.Args[0], high.Args[0]) {
						continue
					}
					out = append(out, func() {
						between := &sqltree.Expr{Op: sqltree.OpBetween, Args: []*sqltree.Expr{low.Args[0], low.Args[1], high.Args[1]}}
						args := slices.Clone(e.Args)
						args[min(i, j)] = between
						*e = *and(slices.Delete(args, max(i, j), max(i, j)+1)...)
					})
				}
			}
		}
	}
	return out
}

// commaJoin: a JOIN b ON x = y → a, b WHERE x = y, and back.
func commaJoin(g *gold) (out []edit) {
	for s := range g.selects() {
		sources, on, ok := inner(s.From)
		if !ok || len(sources) < 2 {
			continue
		}
		if len(on) > 0 {
			out = append(out, func() {
				s.From = sources[0]
				for _, source := range sources[1:] {
					s.From = &sqltree.Join{Kind: sqltree.CrossJoin, Left: s.From, Right: source}
				}
				s.Where = and(append(on, s.Where)...)
			})
		} else if from, rest := joined(sources, sqltree.Conjuncts(s.Where)); from != nil {
			out = append(out, func() { s.From, s.Where = from, and(rest...) })
		}
	}
	return out
}

// joinOrder: a JOIN b ON x = y → b JOIN a ON x = y, in any order in which every join has a condition.
func joinOrder(g *gold) (out []edit) {
	for s := range g.selects() {
		sources, on, ok := inner(s.From)
		if !ok || len(sources) < 2 || len(sources) > 4 || len(on) == 0 || starred(s) {
			continue
		}
		for _, order := range orders(len(sources)) {
			var other []sqltree.Source
			for _, i := range order {
				other = append(other, sources[i])
			}
			if from, rest := joined(other, on); from != nil {
				out = append(out, func() { s.From, s.Where = from, and(append(rest, s.Where)...) })
			}
		}
	}
	return out
}

// derivedTable: FROM t → FROM (SELECT a, b FROM t) AS t, of the columns that the query uses.
func derivedTable(g *gold) (out []edit) {
	for s := range g.selects() {
		for _, slot := range slots(&s.From) {
			t := *slot
			columns := g.used(s, t)
			if columns == nil {
				continue
			}
			out = append(out, func() {
				inner := &sqltree.Select{From: &sqltree.Table{Name: t.(*sqltree.Table).Name}}
				for _, c := range columns {
					inner.Items = append(inner.Items, sqltree.Item{Expr: &sqltree.Expr{Op: sqltree.OpColumn, Text: c}})
				}
				*slot = &sqltree.Derived{Query: &sqltree.Query{Body: inner}, Alias: nameOf(t)}
			})
		}
	}
	return out
}

// used are the columns of a table that the query speaks of, in the table's order: all of them where s selects a star,
// and the first where it only counts rows. It is nil where t is no table.
func (g *gold) used(s *sqltree.Select, t sqltree.Source) []string {
	table := g.table(t)
	if table == nil {
		return nil
	}
	said := map[string]bool{}
	for e := range g.exprs() {
		if e.Of == t {
			said[strings.ToLower(e.Text)] = true
		}
	}
	var out []string
	for _, c := range table.Columns {
		if starred(s) || said[strings.ToLower(c.Name)] {
			out = append(out, c.Name)
		}
	}
	if len(out) == 0 {
		return []string{table.Columns[0].Name}
	}
	return out
}

// commonTable: FROM (SELECT …) AS t → WITH sub1 AS (SELECT …) … FROM sub1 AS t.
func commonTable(g *gold) (out []edit) {
	for s := range g.selects() {
		for _, slot := range slots(&s.From) {
			if d, ok := (*slot).(*sqltree.Derived); ok && len(g.With) == 0 {
				out = append(out, func() {
					g.With = []sqltree.CTE{{Name: "sub1", Query: d.Query}}
					*slot = &sqltree.Table{Name: "sub1", Alias: d.Alias}
				})
			}
		}
	}
	return out
}

// steps: SELECT a FROM t JOIN u … WHERE … GROUP BY … ORDER BY b → WITH sub1 AS (SELECT a, b FROM t JOIN u … WHERE …)
// SELECT a FROM sub1 GROUP BY … ORDER BY b.
func steps(g *gold) (out []edit) {
	s, ok := g.Body.(*sqltree.Select)
	if !ok || s.From == nil || s.Where == nil || starred(s) || len(g.With) > 0 {
		return nil
	}
	var columns []*sqltree.Expr // of the clauses that stay
	clauses := slices.Concat(s.GroupBy, sqltree.Conjuncts(s.Having))
	for _, i := range s.Items {
		clauses = append(clauses, i.Expr)
	}
	for _, o := range g.OrderBy {
		clauses = append(clauses, o.Expr)
	}
	names := map[string]sqltree.Source{}
	for _, clause := range clauses {
		for e := range clause.All() {
			switch {
			case e.Query != nil || e.Op == sqltree.OpColumn && e.Of == nil:
				return nil
			case e.Op != sqltree.OpColumn:
				continue
			case names[strings.ToLower(e.Text)] == nil:
				names[strings.ToLower(e.Text)] = e.Of
			case names[strings.ToLower(e.Text)] != e.Of: // two columns of one name
				return nil
			}
			columns = append(columns, e)
		}
	}
	if len(columns) == 0 {
		return nil
	}
	return []edit{func() {
		step := &sqltree.Select{From: s.From, Where: s.Where}
		seen := map[string]bool{}
		for _, c := range columns {
			if name := strings.ToLower(c.Text); !seen[name] {
				seen[name] = true
				was := *c
				step.Items = append(step.Items, sqltree.Item{Expr: &was})
			}
			c.Table = ""
		}
		g.With = []sqltree.CTE{{Name: "sub1", Query: &sqltree.Query{Body: step}}}
		s.From, s.Where = &sqltree.Table{Name: "sub1"}, nil
	}}
}

// countKey: COUNT(*) → COUNT(t.id), and back, where id is the key of a table that no outer join leaves without rows.
func countKey(g *gold) (out []edit) {
	for s := range g.selects() {
		sources, _, ok := inner(s.From)
		if !ok {
			continue
		}
		for _, i := range slices.Concat(s.Items, []sqltree.Item{{Expr: s.Having}}) {
			if i.Expr == nil {
				continue
			}
			for e := range i.Expr.All() {
				if e.Op != sqltree.OpCall || e.Text != "count" || len(e.Args) != 1 || e.Call != nil {
					continue
				}
				for _, source := range sources {
					key := g.key(source)
					switch x := e.Args[0]; {
					case key == "":
					case isStar(x) && len(sources) == 1:
						out = append(out, func() { e.Args[0] = &sqltree.Expr{Op: sqltree.OpColumn, Text: key} })
					case isStar(x):
						out = append(out, func() { e.Args[0] = column(source, key) })
					case x.Of == source && strings.EqualFold(x.Text, key):
						out = append(out, func() { e.Args[0] = &sqltree.Expr{Op: sqltree.OpStar} })
					}
				}
			}
		}
	}
	return out
}

// distinctGroup: SELECT DISTINCT a, b → SELECT a, b … GROUP BY a, b, and back.
func distinctGroup(g *gold) (out []edit) {
	for q := range g.Queries() {
		s, ok := q.Body.(*sqltree.Select)
		if !ok || starred(s) || s.From == nil {
			continue
		}
		var items []*sqltree.Expr
		for _, i := range s.Items {
			items = append(items, i.Expr)
		}
		among := func(list []*sqltree.Expr, e *sqltree.Expr) bool {
			return slices.ContainsFunc(list, func(x *sqltree.Expr) bool { return same(x, e) })
		}
		all := func(list []*sqltree.Expr, of []*sqltree.Expr) bool {
			return !slices.ContainsFunc(list, func(e *sqltree.Expr) bool { return !among(of, e) })
		}
		ordered := !slices.ContainsFunc(q.OrderBy, func(o sqltree.Order) bool { return !among(items, o.Expr) })
		switch {
		case !ordered:
		case s.Distinct && !aggregates(s) && !slices.ContainsFunc(items, func(e *sqltree.Expr) bool { return !isColumn(e) }):
			out = append(out, func() { s.Distinct, s.GroupBy = false, items })
		case !s.Distinct && len(s.GroupBy) > 0 && s.Having == nil && all(items, s.GroupBy) && all(s.GroupBy, items):
			out = append(out, func() { s.Distinct, s.GroupBy = true, nil })
		}
	}
	return out
}

// notExists: x NOT IN (SELECT y FROM t WHERE …) → NOT EXISTS (SELECT 1 FROM t WHERE … AND y = x), of columns without
// NULL.
func notExists(g *gold) (out []edit) {
	for e := range g.exprs() {
		if e.Op != sqltree.OpNot || e.Args[0].Op != sqltree.OpIn || e.Args[0].Query == nil {
			continue
		}
		in := e.Args[0]
		x, q := in.Args[0], in.Query
		s, ok := q.Body.(*sqltree.Select)
		if !ok || len(s.Items) != 1 || aggregates(s) || q.Limit != nil {
			continue
		}
		y := s.Items[0].Expr
		sources, _, isInner := inner(s.From)
		shadowed := slices.ContainsFunc(sources, func(source sqltree.Source) bool {
			return x.Of == nil || strings.EqualFold(nameOf(source), nameOf(x.Of))
		})
		if !isInner || shadowed || !g.filled(x) || !g.filled(y) {
			continue
		}
		out = append(out, func() {
			equal := &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{column(y.Of, y.Text), column(x.Of, x.Text)}}
			body := &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpNumber, Text: "1"}}}, From: s.From,
				Where: and(s.Where, equal)}
			*in = sqltree.Expr{Op: sqltree.OpExists, Query: &sqltree.Query{Body: body}}
		})
	}
	return out
}

// filled recognises a column without NULL.
func (g *gold) filled(e *sqltree.Expr) bool {
	if e.Op != sqltree.OpColumn {
		return false
	}
	t := g.table(e.Of)
	return t != nil && g.notNull(t.Name, e.Text)
}

// joinIn: SELECT t.a FROM t JOIN u ON t.x = u.id WHERE u.b = 1 → SELECT t.a FROM t WHERE t.x IN (SELECT u.id FROM u
// WHERE u.b = 1), where id is the key of u and the query asks u for nothing else.
func joinIn(g *gold) (out []edit) {
	for s := range g.selects() {
		sources, on, ok := inner(s.From)
		if !ok || len(sources) < 2 || starred(s) {
			continue
		}
		where := sqltree.Conjuncts(s.Where)
		for at, u := range sources {
			var link *sqltree.Expr // t.x = u.id
			var own, others []*sqltree.Expr
			uses := 0
			for e := range g.exprs() {
				if e.Of == u {
					uses++
				}
			}
			for _, c := range slices.Concat(on, where) {
				n, foreign := 0, false
				for e := range c.All() {
					if e.Of == u {
						n++
					} else if e.Op == sqltree.OpColumn || e.Query != nil {
						foreign = true
					}
				}
				switch uses -= n; {
				case n == 0:
					others = append(others, c)
				case !foreign:
					own = append(own, c)
				case link == nil && n == 1 && c.Op == sqltree.OpEqual && isColumn(c.Args[0]) && isColumn(c.Args[1]):
					link = c
				default:
					uses = -1 // a second condition on u and another
				}
			}
			if uses != 0 || link == nil {
				continue
			}
			x, id := link.Args[0], link.Args[1]
			if x.Of == u {
				x, id = id, x
			}
			if key := g.key(u); key == "" || !strings.EqualFold(id.Text, key) {
				continue
			}
			rest := slices.Delete(slices.Clone(sources), at, at+1)
			from, others := joined(rest, others)
			if from == nil {
				continue
			}
			out = append(out, func() {
				nested := &sqltree.Select{Items: []sqltree.Item{{Expr: id}}, From: u, Where: and(own...)}
				in := &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{x}, Query: &sqltree.Query{Body: nested}}
				s.From, s.Where = from, and(append(others, in)...)
			})
		}
	}
	return out
}

// selectOrder: SELECT a, b → SELECT b, a.
func selectOrder(g *gold) (out []edit) {
	s, ok := g.Body.(*sqltree.Select)
	if !ok || starred(s) {
		return nil
	}
	for i := 1; i < len(s.Items); i++ {
		out = append(out, func() { s.Items[i-1], s.Items[i] = s.Items[i], s.Items[i-1] })
	}
	return out
}
