package mend

import (
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

func size(e *sqltree.Expr) (nodes int) {
	for range e.All() {
		nodes++
	}
	return nodes
}

// as is a call in other words of dialect d: $1 to $n are its operands.
func as(d dialects.Dialect, n int, template string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != n {
			return nil
		}
		return fill(d, template, e.Args...)
	}
}

// byUnit is a call whose first operand is a unit, a word or a text, in the words for that unit.
func byUnit(d dialects.Dialect, n int, templates map[string]string) rewrite {
	return func(e *sqltree.Expr) *sqltree.Expr {
		if len(e.Args) != n || !isText(e.Args[0]) && e.Args[0].Op != sqltree.OpColumn {
			return nil
		}
		template, ok := templates[unitOf(e.Args[0].Text)]
		if !ok {
			return nil
		}
		return fill(d, template, e.Args...)
	}
}

// unitOf is a unit of time as all dialects but those of Microsoft call it.
func unitOf(word string) string { return strings.TrimSuffix(strings.ToLower(word), "s") }

// maxRepeated is how many nodes an operand may have that a template has several times: calls inside each other would
// double with each.
const maxRepeated = 8

// fill is a template with operands in their places; nil where it is none of the dialect, or would grow too much.
func fill(d dialects.Dialect, template string, operands ...*sqltree.Expr) *sqltree.Expr {
	for i := len(operands); i > 0; i-- {
		if strings.Count(template, "$"+strconv.Itoa(i)) > 1 && size(operands[i-1]) > maxRepeated {
			return nil
		}
		template = strings.ReplaceAll(template, "$"+strconv.Itoa(i), "operand_"+strconv.Itoa(i))
	}
	statement, err := parse.Parse(d, "SELECT "+template)
	if err != nil || statement.Query == nil {
		return nil
	}
	out := statement.Query.Body.(*sqltree.Select).Items[0].Expr
	var places []*sqltree.Expr
	for x := range out.All() {
		if x.Op == sqltree.OpColumn && strings.HasPrefix(x.Text, "operand_") {
			places = append(places, x)
		}
	}
	for _, x := range places {
		i, err := strconv.Atoi(strings.TrimPrefix(x.Text, "operand_"))
		if err != nil || i > len(operands) {
			return nil
		}
		*x = *operands[i-1]
	}
	return out
}
