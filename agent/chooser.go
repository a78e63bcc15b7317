package agent

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// The chooser: what a candidate counts for as a vote, of 1 where nothing speaks against it. The factors are judgement:
// too few questions were measured to fit them (docs/experiments/2026-11-27-foreign-votes.md).
const (
	emptyWeight  = 0.1 // its result holds no value
	mendedWeight = 0.5 // its model's query failed, and a rule changed it
	unusedWeight = 0.7 // it uses nothing that the question names; in between by the share that it uses
	clashWeight  = 0.5 // it compares a number with what is none
)

// evidence is what a query of a text protocol shows of itself, next to its result.
type evidence struct {
	links, unused int    // what the question names, and what of it the query does not use
	clash         string // in words, "": none
}

// weigh is what a candidate counts for: 0 where it has no result.
func (t *attempt) weigh(c *candidate) float64 {
	if c.result == nil {
		return 0
	}
	w := 1.0
	if c.form != nil {
		w = c.form.Weight(c.result)
	}
	if result.Empty(c.result) {
		w *= emptyWeight
	}
	if !t.Protocol.Weighs {
		return w
	}
	if len(c.mended) > 0 {
		w *= mendedWeight
	}
	e := t.evidence(c.sql)
	if e.links > 0 {
		w *= 1 - (1-unusedWeight)*float64(e.unused)/float64(e.links)
	}
	if e.clash != "" {
		w *= clashWeight
	}
	return w
}

// evidence reads a query.
func (t *attempt) evidence(sql string) (e evidence) {
	statement, err := parse.Parse(t.DB().Dialect(), sql)
	if err != nil || statement.Query == nil {
		return e
	}
	known := t.Schema
	if t.profiled != nil {
		known = t.profiled
	}
	used := sqltree.Used(statement.Query, known) // resolves the query
	for _, l := range known.Linked(t.Shown) {
		e.links++
		if !uses(sql, used, l) {
			e.unused++
		}
	}
	e.clash = clash(statement.Query, known)
	return e
}

// uses reports whether a query names a link, or a table for one of its columns' sake.
func uses(sql string, used []dialects.ColumnName, l schema.Link) bool {
	if l.Value != "" {
		return strings.Contains(strings.ToLower(sql), strings.ToLower(l.Value))
	}
	return slices.ContainsFunc(l.Names, func(n dialects.ColumnName) bool { return slices.Contains(used, n) })
}

// clash is a comparison of a column of numbers with a text that is none, in words; "" where there is none.
func clash(q *sqltree.Query, s *schema.Schema) string {
	for inner := range q.Queries() {
		for e := range inner.Exprs() {
			for x := range e.All() {
				switch x.Op {
				case sqltree.OpEqual, sqltree.OpNotEqual, sqltree.OpLess, sqltree.OpLessEq, sqltree.OpGreater, sqltree.OpGreaterEq,
					sqltree.OpBetween, sqltree.OpIn:
				default:
					continue
				}
				column := slices.IndexFunc(x.Args, func(a *sqltree.Expr) bool { return isNumeric(a, s) })
				text := slices.IndexFunc(x.Args, func(a *sqltree.Expr) bool { return a.Op == sqltree.OpString && !isNumber(a.Text) })
				if column >= 0 && text >= 0 {
					return fmt.Sprintf("it compares the numeric column %s with the text %q", x.Args[column].Text, x.Args[text].Text)
				}
			}
		}
	}
	return ""
}

// isNumeric reports whether an expression is a column that is declared to hold numbers.
func isNumeric(e *sqltree.Expr, s *schema.Schema) bool {
	table, ok := e.Of.(*sqltree.Table)
	if e.Op != sqltree.OpColumn || !ok || table.CTE != nil {
		return false
	}
	declared, _ := s.Column(table.NameIn(s), e.Text)
	return schema.Numeric(declared)
}

// isNumber reports whether a text may be compared with a number.
func isNumber(text string) bool {
	_, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	return err == nil
}
