package sqltree

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// sourcePrinter writes what FROM reads.
type sourcePrinter struct {
	exprPrinter
	derived int // the aliases made up so far
}

// from writes FROM. Cross joins of the outermost level are commas.
func (p *sourcePrinter) from(s Source) {
	j, ok := s.(*Join)
	if !ok || !p.crosses(j) || p.dialect == dialects.SQLite {
		p.source(s)
		return
	}
	p.from(j.Left)
	p.write(", ")
	if right, ok := j.Right.(*Join); ok && p.crosses(right) {
		p.inner(right)
	} else {
		p.source(j.Right)
	}
}

// crosses reports whether a join is the product of its operands. SQLite's JOIN without a condition is one; there it
// stays a JOIN.
func (p *sourcePrinter) crosses(j *Join) bool {
	return (j.Kind == CrossJoin || j.Kind == InnerJoin && p.dialect != dialects.SQLite) &&
		!j.Natural && j.On == nil && j.Using == nil
}

// inner writes a source that is the right operand of a join: a join there needs parentheses.
func (p *sourcePrinter) inner(s Source) {
	if _, ok := s.(*Join); !ok {
		p.source(s)
		return
	}
	p.write("(")
	p.source(s)
	p.write(")")
}

func (p *sourcePrinter) source(s Source) {
	switch s := s.(type) {
	case *Table:
		if s.Schema == "" && s.Name == "dual" {
			p.refuseIn(dialects.MySQL, "table named dual")
		}
		p.write(p.dotted(s.Schema, s.Name))
		if s.Partitions != nil {
			p.only(dialects.MySQL, true, "PARTITION")
			p.write(" PARTITION ")
			p.columns(s.Partitions)
		}
		p.systemTime(s.SystemTime)
		p.only(dialects.Postgres, s.Columns != nil, "names for the columns of a table")
		p.alias(s.Alias, s.Columns)
		p.sample(s.Sample)
	case *Derived:
		p.lateral(s.Lateral)
		p.subquery(s.Query)
		alias := s.Alias
		if alias == "" && p.dialect == dialects.MySQL { // each must have one
			p.derived++
			alias = fmt.Sprintf("derived_%d", p.derived)
		}
		p.alias(alias, s.Columns)
	case *Function:
		p.lateral(s.Lateral)
		p.function(s)
	case *Join:
		p.join(s)
	}
}

func (p *sourcePrinter) lateral(used bool) {
	if used {
		p.refuseIn(dialects.SQLite, "LATERAL")
		p.write("LATERAL ")
	}
}

func (p *sourcePrinter) alias(alias string, columns []string) {
	if alias != "" {
		p.write(" AS ", p.name(alias))
	}
	if columns != nil {
		p.refuseIn(dialects.SQLite, "names for the columns of what FROM reads")
		p.columns(columns)
	}
}

func (p *sourcePrinter) systemTime(t *SystemTime) {
	if t == nil {
		return
	}
	p.only(dialects.MySQL, true, "FOR SYSTEM_TIME")
	p.write(" FOR SYSTEM_TIME ", strings.ToUpper(t.Kind))
	between := map[string]string{"between": " AND ", "from": " TO "}[t.Kind]
	for i, at := range []*Expr{t.At, t.To} {
		if at == nil {
			continue
		}
		p.write([]string{" ", between}[i])
		if at.Op == "transaction" {
			p.write("TRANSACTION ")
			at = at.Args[0]
		}
		p.expr(at, levelPrimary)
	}
}

func (p *sourcePrinter) sample(s *Sample) {
	if s == nil {
		return
	}
	p.only(dialects.Postgres, true, "TABLESAMPLE")
	p.write(" TABLESAMPLE ", p.dotted(s.Method.Schema, s.Method.Name), "(")
	p.exprs(s.Operands)
	p.write(")")
	if s.Seed != nil {
		p.write(" REPEATABLE (")
		p.expr(s.Seed, levelLowest)
		p.write(")")
	}
}

func (p *sourcePrinter) function(f *Function) {
	switch {
	case f.Defines():
		p.tableFunction(f)
	case p.dialect == dialects.MySQL:
		p.refuse("function in FROM but JSON_TABLE")
	case p.dialect == dialects.Postgres:
		p.pgFunction(f)
	default:
		p.only(dialects.Postgres, f.Ordinality || f.Types != nil, "WITH ORDINALITY and definitions of columns")
		p.expr(f.Call, levelPrimary)
		p.alias(f.Alias, f.Columns)
	}
}

var joinWords = map[JoinKind]string{
	InnerJoin: "JOIN", LeftJoin: "LEFT JOIN", RightJoin: "RIGHT JOIN", FullJoin: "FULL JOIN", CrossJoin: "CROSS JOIN",
}

func (p *sourcePrinter) join(j *Join) {
	p.source(j.Left)
	conditional := j.On != nil || j.Using != nil
	words := joinWords[j.Kind]
	switch {
	case p.dialect == dialects.SQLite && j.Kind == CrossJoin && !j.Natural:
		words = "," // CROSS JOIN would tell SQLite which table to read first
	case p.dialect == dialects.SQLite:
	case p.crosses(j):
		words = "CROSS JOIN"
	case j.Kind == CrossJoin:
		words = "JOIN"
	}
	if j.Kind == FullJoin {
		p.refuseIn(dialects.MySQL, "FULL JOIN")
	}
	if j.Natural {
		words = "NATURAL " + words
	}
	if words != "," {
		words = " " + words
	}
	p.write(words, " ")
	p.inner(j.Right)
	switch {
	case j.On != nil:
		p.clause(" ON ", j.On)
	case j.Using != nil:
		p.write(" USING ")
		p.columns(j.Using)
		p.only(dialects.Postgres, j.UsingAlias != "", "alias of USING")
		p.alias(j.UsingAlias, nil)
	case p.dialect != dialects.SQLite && !j.Natural && !conditional && !p.crosses(j):
		p.write(" ON TRUE") // SQLite's outer joins need no condition
	}
}
