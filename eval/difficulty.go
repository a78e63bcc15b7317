package eval

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Difficulty is how hard a question is. Spider's four classes are computed from gold (SpiderDifficulty); BIRD's three
// are labels that its annotators gave, and only carried along.
type Difficulty string

const (
	Easy   Difficulty = "easy"
	Medium Difficulty = "medium"
	Hard   Difficulty = "hard"
	Extra  Difficulty = "extra"

	Simple      Difficulty = "simple"
	Moderate    Difficulty = "moderate"
	Challenging Difficulty = "challenging"
)

// levels rank the classes of all scales, SynSQL's too.
var levels = map[Difficulty]int{
	Easy: 1, Simple: 1, Medium: 2, Moderate: 3, Hard: 3, "complex": 3, Extra: 4, Challenging: 4, "highly complex": 4,
}

func level(d Difficulty) int { return levels[Difficulty(strings.ToLower(string(d)))] }

// HardestFirst are problems by their difficulty, the hardest first; those of one level keep their order, and those that
// do not say theirs come last.
func HardestFirst(problems []Problem) []Problem {
	return slices.SortedStableFunc(slices.Values(problems), func(a, b Problem) int {
		return level(b.Difficulty) - level(a.Difficulty)
	})
}

// SpiderDifficulty is the hardness of a query (Yu et al. 2018; eval_hardness of taoyds/spider, evaluation.py), by three
// counts over its first SELECT; a set operation adds one to nested, whatever follows it.
//
// The script's parser takes a small part of SQL. What it does not take is counted by the nearest rule: a
// subquery in the select list and a common table expression are nested queries, an aggregate inside an expression is
// one.
func SpiderDifficulty(q *sqltree.Query) Difficulty {
	c := componentsOf(q)
	switch {
	case c.clauses <= 1 && c.others == 0 && c.nested == 0:
		return Easy
	case c.nested == 0 && (c.others <= 2 && c.clauses <= 1 || c.others < 2 && c.clauses <= 2):
		return Medium
	case c.nested == 0 && (c.others > 2 && c.clauses <= 2 || c.others <= 2 && c.clauses == 3),
		c.clauses <= 1 && c.others == 0 && c.nested <= 1:
		return Hard
	}
	return Extra
}

// components are the counts of Spider's script.
type components struct {
	clauses int // count_component1: WHERE, GROUP BY, ORDER BY, LIMIT, joins, ORs and LIKEs
	nested  int // count_component2: subqueries in conditions, a set operation
	others  int // count_others: more than one aggregate, item, condition of WHERE, column of GROUP BY
}

func componentsOf(q *sqltree.Query) components {
	var c components
	if _, ok := q.Body.(*sqltree.SetOp); ok {
		c.nested++ // once: to the script the rest of a chain is inside its second query
	}
	for {
		c.nested += len(q.With)
		op, ok := q.Body.(*sqltree.SetOp)
		if !ok {
			break
		}
		q = op.Left
	}
	s, ok := q.Body.(*sqltree.Select)
	if !ok {
		return c // VALUES
	}

	var on, where, having condition
	tables := 0
	for source := range sqltree.Sources(s.From) {
		if j, ok := source.(*sqltree.Join); ok {
			on.add(j.On)
		} else {
			tables++
		}
	}
	where.add(s.Where)
	having.add(s.Having)
	all := on.and(where).and(having)

	c.clauses = indicator(s.Where != nil) + indicator(len(s.GroupBy) > 0) + indicator(len(q.OrderBy) > 0) + indicator(q.Limit != nil) +
		max(tables-1, 0) + all.ors + all.likes

	c.nested += all.nested
	aggregates := where.negated + having.negated
	for _, i := range s.Items {
		c.nested += nestedIn(i.Expr)
		aggregates += indicator(aggregated(i.Expr))
	}
	for _, o := range q.OrderBy {
		aggregates += indicator(aggregated(o.Expr))
	}
	// The script means to count aggregates in conditions, and looks where the negation is; in HAVING it takes the
	// words AND and OR for aggregates too.
	if having.units > 0 {
		aggregates += having.units - 1
	}
	c.others = indicator(aggregates > 1) + indicator(len(s.Items) > 1) + indicator(where.units > 1) + indicator(len(s.GroupBy) > 1)
	return c
}

// condition counts what the script asks of one, a flat list of units between AND and OR.
type condition struct{ units, ors, likes, negated, nested int }

func (c condition) and(d condition) condition {
	return condition{c.units + d.units, c.ors + d.ors, c.likes + d.likes, c.negated + d.negated, c.nested + d.nested}
}

func (c *condition) add(e *sqltree.Expr) {
	if e == nil {
		return
	}
	switch e.Op {
	case sqltree.OpOr:
		c.ors += len(e.Args) - 1
		fallthrough
	case sqltree.OpAnd:
		for _, x := range e.Args {
			c.add(x)
		}
		return
	case sqltree.OpNot:
		c.negated += indicator(e.Args[0].Op != sqltree.OpIsNull) // IS NOT NULL is an operator
		c.add(e.Args[0])
		return
	}
	c.units++
	c.likes += indicator(e.Op == sqltree.OpLike || e.Op == sqltree.OpILike)
	c.nested += nestedIn(e)
}

// nestedIn is how many subqueries stand in an expression; not those inside them.
func nestedIn(e *sqltree.Expr) int {
	n := 0
	for x := range e.All() {
		n += indicator(x.Query != nil)
	}
	return n
}

// aggregated reports whether an expression holds an aggregate of Spider's grammar.
func aggregated(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Op != sqltree.OpCall || x.Call != nil && x.Call.Over != nil {
			continue
		}
		switch x.Text {
		case "count", "sum", "avg":
			return true
		case "max", "min":
			if len(x.Args) == 1 { // with more, SQLite's scalar functions
				return true
			}
		}
	}
	return false
}

func indicator(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
