package guard

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Catalog is what a server says of code that its users made, and that the spelling of the server's own may call: a
// function of a listed name, an operator, a cast. Functions of extensions are not among it: an administrator installed
// those, and the lists name those that only compute. Names are in lower case; a function is named in full,
// "public.leak".
type Catalog struct {
	Functions map[string][]string // by the names that a call without a schema may mean
	Operators map[string][]string // by their signs: what they call
	Types     map[string][]string // by their names: what a value that is made one may call
	Fields    map[string]bool     // of composite types, but for those that are names of functions too
	// Parts are what other tables consist of, by name: partitions and children of PostgreSQL's tables, shadow tables of
	// SQLite's virtual ones, and virtual ones that show others. What is denied of the whole is denied of its parts, and
	// of a part, of the whole.
	Parts map[string][]dialects.Name
	// Views are those that the login may read, with their queries, where rules ask what they show.
	Views []View
	// Computes are the functions that are seen to only compute from their arguments.
	Computes map[string]bool
	// Running are the tables whose reading calls what users made.
	Running []Running
	// Hidden are the views that read what rules deny, and tables that call what they do not allow: see Rules.Hidden and
	// Rules.Runs. An engine leaves them out.
	Hidden []Hidden
}

// wholes are n and all tables that it may be a part of.
func (c *Catalog) wholes(n dialects.Name) []dialects.Name {
	out := []dialects.Name{n}
	if c == nil || len(c.Parts) == 0 {
		return out
	}
	for i := 0; i < len(out); i++ {
		for _, whole := range c.Parts[strings.ToLower(out[i].Name)] {
			if !slices.Contains(out, whole) {
				out = append(out, whole)
			}
		}
	}
	return out
}

// related are n, all tables that it may be a part of, and all that may be parts of it.
func (c *Catalog) related(n dialects.Name) []dialects.Name {
	out := c.wholes(n)
	if c == nil {
		return out
	}
	for part := range c.Parts {
		name := dialects.Name{Name: part}
		if slices.ContainsFunc(c.wholes(name)[1:], func(whole dialects.Name) bool { return mayBe(whole, n) }) {
			out = append(out, name)
		}
	}
	return out
}

// mayBe reports whether two names may mean one table: where either has no schema, that may be any.
func mayBe(a, b dialects.Name) bool {
	return strings.EqualFold(a.Name, b.Name) && (a.Schema == "" || b.Schema == "" || strings.EqualFold(a.Schema, b.Schema))
}

// checkCatalog refuses what may call code of users. To PostgreSQL o.total is total(o) where o has no such column
// (8.16.5).
func checkCatalog(d dialects.Dialect, s *sqltree.Statement, r *Rules) *Refusal {
	if r.Catalog == nil || len(r.Catalog.Functions)+len(r.Catalog.Operators)+len(r.Catalog.Types) == 0 {
		return nil
	}
	c := catalog{Catalog: r.Catalog, rules: r}
	for _, use := range s.Facts.Functions {
		if use.Schema == "" {
			name := strings.ToLower(use.Name.Name)
			made := slices.Concat(c.Functions[name], c.Types[name]) // f(x) may be x made an f, where that is a type
			if name == "nullif" {
				made = append(made, c.Operators["="]...)
			}
			if refusal := c.judge(made, use.Name.Name+"()"); refusal != nil {
				return refusal
			}
		}
	}
	for _, op := range s.Facts.Dropped {
		if refusal := c.judge(c.Operators[string(op)], "the operator "+string(op)); refusal != nil {
			return refusal
		}
	}
	for _, t := range s.Facts.Types {
		if refusal := c.judge(c.Types[strings.ToLower(t.Name.Name)], "the type "+t.Name.Name); refusal != nil {
			return refusal
		}
	}
	if d != dialects.Postgres { // elsewhere only what looks like a call is one
		return nil
	}
	c.resolve = sync.OnceFunc(func() { sqltree.Resolve(s.Query, r.Schema) })
	for q := range s.Query.Queries() {
		if refusal := c.query(q); refusal != nil {
			return refusal
		}
	}
	return nil
}

// catalog is one run of checkCatalog.
type catalog struct {
	*Catalog
	rules   *Rules
	resolve func() // finds the sources of columns
}

// judge refuses what may call any of functions that no rule allows.
func (c *catalog) judge(functions []string, what string) *Refusal {
	for _, f := range functions {
		if !c.rules.allowsMade(f) {
			return &Refusal{Rule: RuleFunction,
				Reason: fmt.Sprintf("%s may call the user-defined function %s(): not allowed", what, f),
				Allow:  fmt.Sprintf("an administrator can allow the function %q", f)}
		}
	}
	return nil
}

// allowsMade reports whether a function that users made may be called: AllowFunctions name it, whose name is given in
// full, or its body only computes.
func (r *Rules) allowsMade(f string) bool {
	if r.Catalog != nil && r.Catalog.Computes[f] {
		return true
	}
	bare := f[strings.LastIndexByte(f, '.')+1:]
	return slices.ContainsFunc(r.AllowFunctions, func(p string) bool {
		p = strings.ToLower(p)
		return matches(p, f) || matches(p, bare)
	})
}

func (c *catalog) query(q *sqltree.Query) *Refusal {
	if s, ok := q.Body.(*sqltree.Select); ok {
		for source := range sqltree.Sources(s.From) {
			if j, ok := source.(*sqltree.Join); ok && (j.Natural || j.Using != nil) {
				if refusal := c.judge(c.Operators["="], "the operator ="); refusal != nil {
					return refusal
				}
			}
		}
	}
	known := columns{schema: c.rules.Schema}
	for e := range q.Exprs() {
		for x := range e.All() {
			name := strings.ToLower(x.Text)
			isField := x.Op == sqltree.OpField || x.Op == sqltree.OpColumn && x.Table != ""
			if made := slices.Concat(c.Functions[name], c.Types[name]); isField && made != nil {
				if c.resolve(); x.Op == sqltree.OpField || !known.certain(x) {
					if refusal := c.judge(made, cmp.Or(x.Table, "(…)")+"."+x.Text); refusal != nil {
						return refusal
					}
				}
			}
			if refusal := c.populated(x); refusal != nil {
				return refusal
			}
			if x.IsStar() { // of the select list or count(*): no product
				continue
			}
			for _, sign := range signs(x.Op) {
				if refusal := c.judge(c.Operators[sign], "the operator "+sign); refusal != nil {
					return refusal
				}
			}
		}
	}
	return nil
}

// populated judges a row that JSON fills, whose type may not be in the text: json_populate_record(o, …) FROM orders o.
// A cast says it.
func (c *catalog) populated(e *sqltree.Expr) *Refusal {
	fills := e.Op == sqltree.OpCall && strings.Contains(e.Text, "_populate_record") && len(e.Args) > 0
	if !fills || e.Args[0].Op == sqltree.OpCast {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(c.Types)) {
		if refusal := c.judge(c.Types[name], e.Text+"()"); refusal != nil {
			return refusal
		}
	}
	return nil
}

// signs are the operators of PostgreSQL that an operation uses (gram.y).
func signs(op sqltree.Op) []string {
	switch op {
	case sqltree.OpLike, "not like":
		return []string{"~~", "!~~"}
	case sqltree.OpILike, "not ilike":
		return []string{"~~*", "!~~*"}
	case "similar to":
		return []string{"~", "!~"}
	case sqltree.OpNegate:
		return []string{"-"}
	case sqltree.OpIn, sqltree.OpNullSafe:
		return []string{"=", "<>"}
	case sqltree.OpBetween, "between symmetric":
		return []string{"<", "<=", ">", ">="}
	}
	if strings.Trim(string(op), "+-*/<>=~!@#%^&|`?") == "" {
		return []string{string(op)}
	}
	return nil
}
