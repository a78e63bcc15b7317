package phrase

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// maxConditions is how many a sentence says; more are not read.
const maxConditions = 3

// conditions is WHERE in words, with a blank before them: " with country Germany and age above 40". ok is false where
// there is one that has no words.
func conditions(where *sqltree.Expr) (said string, ok bool) {
	if where == nil {
		return "", true
	}
	all := sqltree.Conjuncts(where)
	if len(all) > maxConditions {
		return "", false
	}
	var parts []string
	for _, e := range all {
		part := condition(e)
		if part == "" {
			return "", false
		}
		parts = append(parts, part)
	}
	return " with " + strings.Join(parts, " and "), true
}

var comparisons = map[sqltree.Op]string{
	sqltree.OpEqual: " ", sqltree.OpLess: " below ", sqltree.OpLessEq: " of at most ", sqltree.OpGreater: " above ", sqltree.OpGreaterEq: " of at least ",
	sqltree.OpNotEqual: " other than ",
}

func condition(e *sqltree.Expr) string {
	word, compares := comparisons[e.Op]
	switch {
	case e.Op == sqltree.OpNot && e.Args[0].Op == sqltree.OpIsNull && isColumn(e.Args[0].Args[0]):
		return indefinite(schema.Words(e.Args[0].Args[0].Text))
	case e.Op == sqltree.OpIsNull && isColumn(e.Args[0]):
		return "no " + schema.Words(e.Args[0].Text)
	case compares && isColumn(e.Args[0]) && literal(e.Args[1]) != "":
		return schema.Words(e.Args[0].Text) + word + literal(e.Args[1])
	case e.Op == sqltree.OpBetween && isColumn(e.Args[0]) && literal(e.Args[1]) != "" && literal(e.Args[2]) != "":
		return schema.Words(e.Args[0].Text) + " from " + literal(e.Args[1]) + " to " + literal(e.Args[2])
	case e.Op == sqltree.OpIn && e.Query == nil && isColumn(e.Args[0]) && len(e.Args) == 3 && literal(e.Args[1]) != "" && literal(e.Args[2]) != "":
		return schema.Words(e.Args[0].Text) + " " + literal(e.Args[1]) + " or " + literal(e.Args[2])
	}
	return ""
}

func isColumn(e *sqltree.Expr) bool { return e.Op == sqltree.OpColumn && !e.Quoted }

// literal is a value as a sentence has it; "" where e is none. SQLite's "x" may be a text, and is taken for none.
func literal(e *sqltree.Expr) string {
	switch e.Op {
	case sqltree.OpNumber:
		return e.Text
	case sqltree.OpString:
		if !isShort(e.Text) {
			return ""
		}
		if e.Text == "" || strings.TrimSpace(e.Text) != e.Text {
			return "'" + e.Text + "'"
		}
		return e.Text
	case sqltree.OpNegate:
		if inner := e.Args[0]; inner.Op == sqltree.OpNumber {
			return "-" + inner.Text
		}
	case sqltree.OpTyped:
		return literal(e.Args[0])
	}
	return ""
}
