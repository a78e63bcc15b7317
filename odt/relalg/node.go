package relalg

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Node is a node of a syntax tree or of a relational operator tree: an operator, its value, and what it works on.
type Node struct {
	Op    string
	Value string
	Args  []*Node
	Fixed bool // the order of Args means something
	// Relational distinguishes operators from expressions. Below a pair of nodes that match, all match what is below the
	// other; operators may match anywhere else too, so that one that is added or missing does not cost those beneath it.
	Relational bool

	of sqltree.Source // of a column: the source of the database that it belongs to, where known
}

// String writes an operator on a line of its own, with its expressions after it and its inputs indented beneath it.
func (n *Node) String() string {
	var b strings.Builder
	n.write(&b, 0)
	return b.String()
}

func (n *Node) write(b *strings.Builder, depth int) {
	if !n.Relational {
		b.WriteString(n.text())
		return
	}
	b.WriteString(strings.Repeat("  ", depth) + n.label())
	var below []*Node
	for _, a := range n.Args {
		if a.Relational {
			below = append(below, a)
			continue
		}
		b.WriteString(" [" + a.text() + "]")
	}
	b.WriteByte('\n')
	for _, a := range below {
		a.write(b, depth+1)
	}
}

func (n *Node) label() string {
	if n.Value == "" {
		return n.Op
	}
	return n.Op + " " + n.Value
}

// text is the whole tree on one line; trees are equal where their texts are.
func (n *Node) text() string {
	var b strings.Builder
	n.appendText(&b)
	return b.String()
}

func (n *Node) appendText(b *strings.Builder) {
	switch {
	case n.Op == "column":
		b.WriteString(n.Value)
	case n.Op == "number" || n.Op == "string":
		b.WriteString(n.Op[:1] + "'" + n.Value + "'")
	default:
		b.WriteString(n.label())
	}
	if len(n.Args) == 0 {
		return
	}
	b.WriteByte('(')
	for i, a := range n.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		a.appendText(b)
	}
	b.WriteByte(')')
}

// all calls f on n and every node below it, parents first, until f is false of a node: what is below that one is left
// out.
func (n *Node) all(f func(*Node) bool) {
	if !f(n) {
		return
	}
	for _, a := range n.Args {
		a.all(f)
	}
}

// Size is how many nodes there are; a node that is in two places counts twice.
func (n *Node) Size() int {
	size := 1
	for _, a := range n.Args {
		size += a.Size()
	}
	return size
}
