package hint

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// names is what to write in place of a name that means nothing, or too much.
func (q *query) names() string {
	if q.tree == nil || q.tree.Query == nil {
		return ""
	}
	for _, p := range q.problems() {
		if line := q.problem(p); line != "" {
			return line
		}
	}
	switch q.failed.Cause {
	case UnknownTable:
		return q.relations()
	case UnknownColumn:
		return q.columns()
	}
	return ""
}

// problems are the names that mean nothing, or too much; the one that the server speaks of comes first.
func (q *query) problems() []sqltree.Problem {
	problems := sqltree.Resolve(q.tree.Query, q.known)
	slices.SortStableFunc(problems, func(a, b sqltree.Problem) int {
		return cmp.Compare(q.named(b.Name), q.named(a.Name))
	})
	return problems
}

// named is 1 where the database names the object, else 0.
func (q *query) named(name string) int {
	object, name := strings.ToLower(cmp.Or(q.failed.Object, q.failed.Message)), strings.ToLower(name)
	if q.failed.Object == "" && strings.Contains(object, name) || object == name || strings.HasSuffix(object, "."+name) {
		return 1
	}
	return 0
}

func (q *query) problem(p sqltree.Problem) string {
	switch p.Kind {
	case sqltree.UnknownTable:
		return q.unknownTable(p.Name)
	case sqltree.UnknownQualifier:
		return q.unknownQualifier(p)
	case sqltree.AmbiguousColumn:
		if slices.Sort(p.Near); len(slices.Compact(p.Near)) > 1 { // else two tables have one name
			return fmt.Sprintf("%s is in several tables: write %s", p.Name, either(p.Near))
		}
	case sqltree.UnknownColumn:
		return q.unknownColumn(p)
	case sqltree.WholeRow:
		if q.schema.Dialect != dialects.Postgres || q.failed.Cause == WrongType { // no operator takes rows and values
			return q.unknownColumn(p)
		}
	}
	return ""
}

func (q *query) ident(name string) string { return dialects.QuoteIdent(q.schema.Dialect, name) }

func (q *query) table(t *schema.Table) string {
	return dialects.QuoteTable(q.schema.Dialect, t.Name)
}

// tables lists what queries may read.
func (q *query) tables() string {
	var names []string
	for i := range q.schema.Tables {
		names = append(names, q.table(&q.schema.Tables[i]))
	}
	if len(names) == 0 {
		return "no table may be read"
	}
	return "the tables are " + list(names)
}

func (q *query) unknownTable(name string) string {
	var meant best
	for i := range q.schema.Tables {
		t := &q.schema.Tables[i]
		meant.add(near(name, t.Name), q.table(t))
	}
	for query := range q.tree.Query.Queries() {
		for _, c := range query.With {
			if rank := near(name, c.Name); rank > identical { // one of that very name is out of sight
				meant.add(rank, q.ident(c.Name))
			}
		}
	}
	return join(q.asks(&meant), q.tables())
}

// join puts two parts of a line together, either of which may be empty.
func join(a, b string) string { return strings.TrimSpace(a + " " + b) }

// find is the table of the schema that a name in FROM means, nil where it is not in it. It compares without regard to
// case.
func (q *query) find(schema, name string) *schema.Table {
	for _, full := range []string{dialects.TableName(q.schema.Dialect, schema, name), name} {
		for i := range q.schema.Tables {
			if strings.EqualFold(q.schema.Tables[i].Name, full) {
				return &q.schema.Tables[i]
			}
		}
	}
	return nil
}

// reserved is how to write a table that has a reserved word for its name, where FROM has it without quotes.
func (q *query) reserved() string {
	if q.tree != nil || q.failed.Cause != WrongSyntax {
		return ""
	}
	tokens := q.tokens()
	for i := 1; i < len(tokens); i++ {
		before, word := strings.ToLower(tokens[i-1]), strings.ToLower(tokens[i])
		if before != "from" && before != "join" || !isWord(word) || q.ident(word) == word {
			continue
		}
		for j := range q.schema.Tables {
			t := &q.schema.Tables[j]
			if _, name := dialects.SplitTable(q.schema.Dialect, t.Name); strings.EqualFold(name, word) {
				return fmt.Sprintf("%s is a reserved word: write %s %s", tokens[i], strings.ToUpper(before), q.table(t))
			}
		}
	}
	return ""
}

// relations is what to write in place of a table that the server does not find, though its name alone looks right: with
// a schema, or in another case.
func (q *query) relations() string {
	for _, n := range q.tree.Facts.Relations {
		if n.Name == "dual" || q.named(n.Name) == 0 {
			continue
		}
		t := q.find(n.Schema, n.Name)
		switch {
		case t == nil:
			return q.unknownTable(n.Name)
		case n.Schema != "":
			return "write the table as " + q.table(t)
		case q.schema.Dialect == dialects.Postgres && t.Name != n.Name:
			return otherCase(q.table(t))
		case q.schema.Dialect == dialects.MySQL:
			return fmt.Sprintf("write %s: table names are case-sensitive on this server", q.table(t))
		}
	}
	return ""
}

// otherCase is what to write in PostgreSQL for a name that was written in another case.
func otherCase(name string) string {
	if strings.Contains(name, `"`) {
		return fmt.Sprintf("write %s, with its quotes: PostgreSQL reads names without quotes in lower case", name)
	}
	return fmt.Sprintf("write %s: quoted names are case-sensitive", name)
}

// columns is what to write in place of a column that the server does not find, though every dialect might: an alias, or
// a name in another case.
func (q *query) columns() string {
	for sub := range q.tree.Query.Queries() {
		for e := range sub.Exprs() {
			for x := range e.All() {
				if x.Op != sqltree.OpColumn || q.named(x.Text) == 0 {
					continue
				}
				if line := q.alias(sub, x.Text, x.Table); line != "" {
					return line
				}
				for _, s := range q.sources(sub) {
					for _, c := range s.columns {
						if q.schema.Dialect == dialects.Postgres && strings.EqualFold(c, x.Text) && c != x.Text {
							return otherCase(q.ident(c))
						}
					}
				}
			}
		}
	}
	return ""
}

// alias is what to do where a name is an alias of the select list that its place cannot see.
func (q *query) alias(sub *sqltree.Query, name, qualifier string) string {
	s, ok := sub.Body.(*sqltree.Select)
	if !ok {
		return ""
	}
	for _, i := range s.Items {
		if !strings.EqualFold(i.Alias, name) {
			continue
		}
		alias := q.ident(i.Alias)
		switch {
		case qualifier != "":
			return fmt.Sprintf("%s is an alias of the select list: write it without %s.", alias, q.ident(qualifier))
		case mentions(s.Having, name) && q.aggregates(i.Expr):
			return fmt.Sprintf("%s is an alias of the select list, which HAVING cannot see: repeat the aggregate there", alias)
		case mentions(s.Where, name) && q.aggregates(i.Expr):
			return fmt.Sprintf("%s is an aggregate: move its condition from WHERE to HAVING, and repeat the aggregate there", alias)
		}
		return fmt.Sprintf("%s is an alias of the select list, which this place cannot see: repeat its expression, or select from the query in brackets", alias)
	}
	return ""
}

// source is what FROM reads.
type source struct {
	name    string // as columns are qualified
	table   *schema.Table
	columns []string
}

// sources are those of a query, from the left.
func (q *query) sources(sub *sqltree.Query) []source {
	s, ok := sub.Body.(*sqltree.Select)
	if !ok {
		return nil
	}
	var out []source
	for from := range sqltree.Sources(s.From) {
		switch f := from.(type) {
		case *sqltree.Table:
			one := source{name: cmp.Or(f.Alias, f.Name)}
			if f.CTE != nil {
				one.columns = q.ofCTE(f.CTE)
			} else if one.table = q.find(f.Schema, f.Name); one.table != nil {
				for _, c := range one.table.Columns {
					one.columns = append(one.columns, c.Name)
				}
				if f.Alias == "" && strings.EqualFold(one.table.Name, f.Name) {
					one.name = one.table.Name // the tree has names without quotes in lower case
				}
			}
			out = append(out, one)
		case *sqltree.Derived:
			out = append(out, source{name: f.Alias, columns: q.gives(f.Query, f.Columns)})
		case *sqltree.Function:
			out = append(out, source{name: cmp.Or(f.Alias, f.Call.Text), columns: f.Columns})
		}
	}
	return out
}

// ofCTE are the names of a CTE's columns; within itself it has none.
func (q *query) ofCTE(c *sqltree.CTE) []string {
	if columns, seen := q.ctes[c]; seen {
		return columns
	}
	if q.ctes == nil {
		q.ctes = map[*sqltree.CTE][]string{}
	}
	q.ctes[c] = nil
	q.ctes[c] = q.gives(c.Query, c.Columns)
	return q.ctes[c]
}

// maxColumns is more than any server's query has. Stars of CTEs over CTEs can multiply them without end.
const maxColumns = 40_000

// gives are the names of a query's columns, as far as they have any; named are those that it is given.
func (q *query) gives(sub *sqltree.Query, named []string) []string {
	if named != nil || sub == nil {
		return named
	}
	switch b := sub.Body.(type) {
	case *sqltree.SetOp:
		return q.gives(b.Left, nil)
	case *sqltree.Select:
		var out []string
		for _, i := range b.Items {
			if i.Expr.Op != sqltree.OpStar || len(i.Expr.Args) > 0 {
				if name := i.Name(); name != "" {
					out = append(out, name)
				}
				continue
			}
			for _, s := range q.sources(sub) {
				if len(out) < maxColumns && (i.Expr.Table == "" || strings.EqualFold(i.Expr.Table, s.name)) {
					out = append(out, s.columns...)
				}
			}
		}
		return out
	}
	return nil
}

// around is the query that contains an unknown name, with what FROM reads there; nil where it is not found.
func (q *query) around(p sqltree.Problem) (*sqltree.Query, []source) {
	var all []source
	for sub := range q.tree.Query.Queries() {
		from := q.sources(sub)
		for e := range sub.Exprs() {
			for x := range e.All() {
				if (x.Op == sqltree.OpColumn && strings.EqualFold(x.Text, p.Name) || x.Op == sqltree.OpStar && p.Name == "*") &&
					strings.EqualFold(x.Table, p.Table) && x.Of == nil && len(from) > 0 {
					return sub, from
				}
			}
		}
		all = append(all, from...)
	}
	return nil, all
}

func (q *query) unknownColumn(p sqltree.Problem) string {
	sub, from := q.around(p)
	if sub != nil {
		if line := q.alias(sub, p.Name, p.Table); line != "" {
			return line
		}
	}
	asked := from
	if p.Table != "" { // only that source can have been meant, unless the column is another's
		asked = slices.DeleteFunc(slices.Clone(from), func(s source) bool { return !strings.EqualFold(s.name, p.Table) })
	}
	var meant best
	for _, s := range from {
		own := p.Table == "" || strings.EqualFold(s.name, p.Table)
		for _, c := range s.columns {
			rank := q.nearColumn(p.Name, s.table, c)
			if !own && rank > identical {
				continue
			}
			meant.add(rank, q.qualified(s, c, len(from) > 1 || p.Table != ""))
		}
	}
	if meant.rank > part || len(meant.names) == 0 {
		if p.Table == "" && q.schema.Dialect == dialects.Postgres && strings.Contains(q.sql, `"`+p.Name+`"`) {
			return fmt.Sprintf(`texts are in single quotes: '%s'; "%[1]s" would be a name`, p.Name)
		}
		if line := q.another(p.Name, from, asked, meant.rank); line != "" {
			return line
		}
	}
	if len(meant.names) == 0 { // a word of another dialect, such as SYSDATE, looks like a column
		if line := q.slip(); line != "" {
			return line
		}
	}
	var has []string
	for _, s := range asked {
		if len(s.columns) == 0 {
			continue
		}
		// A table that is joined with itself is reported once.
		if line := fmt.Sprintf("%s has %s", q.ident(s.name), list(q.idents(s.columns))); !slices.Contains(has, line) {
			has = append(has, line)
		}
	}
	return join(q.asks(&meant), strings.Join(has, "; "))
}

// nearColumn ranks a column, alone and after its table's name: artist_name is the name of artist.
func (q *query) nearColumn(written string, t *schema.Table, column string) int {
	rank := near(written, column)
	if t != nil {
		rank = min(rank, max(near(written, t.Name+"_"+column), spelled))
		if rank < part && near(written, column) > rank && rank > spelled { // a letter wrong in both is too much guessing
			rank = near(written, column)
		}
	}
	return rank
}

func (q *query) qualified(s source, column string, always bool) string {
	if !always || s.name == "" {
		return q.ident(column)
	}
	return q.ident(s.name) + "." + q.ident(column)
}

func (q *query) idents(names []string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = q.ident(n)
	}
	return out
}

// another is where a column is that FROM does not have, with the joins that lead to it from those who were asked for
// it; "" where the best in FROM, of a rank, is likelier.
func (q *query) another(name string, from, asked []source, rank int) string {
	type place struct {
		t     *schema.Table
		c     string
		joins []string
		rank  int
	}
	var places []place
	for i := range q.schema.Tables {
		t := &q.schema.Tables[i]
		if slices.ContainsFunc(from, func(s source) bool { return s.table == t }) {
			continue
		}
		for _, c := range t.Columns {
			if q.nearColumn(name, t, c.Name) > spelled {
				continue
			}
			joins := q.path(asked, t)
			r := elsewhere
			if len(joins) == 1 {
				r = adjoining
			}
			places = append(places, place{t, c.Name, joins, r})
		}
	}
	if len(places) == 0 {
		return ""
	}
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(len(a.joins), len(b.joins)))
	})
	if rank > identical && rank <= places[0].rank {
		return ""
	}
	first := places[0]
	where := q.table(first.t) + "." + q.ident(first.c)
	if len(first.joins) > 0 {
		q.meant = []string{where}
		return fmt.Sprintf("FROM lacks it: write %s and add %s", where, strings.Join(first.joins, " "))
	}
	var others []string
	for _, p := range places {
		others = append(others, q.table(p.t)+"."+q.ident(p.c))
	}
	q.meant = others
	return fmt.Sprintf("FROM lacks it: it may be %s; read that table", either(others[:min(len(others), maxMeant)]))
}

// maxJoins is how many tables may lie on the way to one that FROM lacks.
const maxJoins = 3

// path are the joins that lead by foreign keys from what FROM reads to t, the fewest; nil where none do.
func (q *query) path(from []source, t *schema.Table) []string {
	type step struct {
		at    source
		joins []string
	}
	var steps []step
	seen := map[*schema.Table]bool{}
	for _, s := range from {
		if s.table != nil && !seen[s.table] {
			seen[s.table] = true
			steps = append(steps, step{at: s})
		}
	}
	for len(steps) > 0 {
		s := steps[0]
		steps = steps[1:]
		if len(s.joins) == maxJoins {
			continue
		}
		for i := range q.schema.Tables {
			next := &q.schema.Tables[i]
			on := q.on(s.at, next)
			if on == "" || seen[next] {
				continue
			}
			seen[next] = true
			joins := append(slices.Clone(s.joins), "JOIN "+q.table(next)+" ON "+on)
			if next == t {
				return joins
			}
			steps = append(steps, step{source{name: next.Name, table: next}, joins})
		}
	}
	return nil
}

// on is the condition that joins next to a source by a foreign key; "" where there is none.
func (q *query) on(s source, next *schema.Table) string {
	here := q.ident(s.name)
	if s.name == s.table.Name {
		here = q.table(s.table)
	}
	equal := func(mine, theirs []string) string {
		var both []string
		for i := range mine {
			if i < len(theirs) {
				both = append(both, q.table(next)+"."+q.ident(theirs[i])+" = "+here+"."+q.ident(mine[i]))
			}
		}
		return strings.Join(both, " AND ")
	}
	for _, fk := range s.table.ForeignKeys {
		if strings.EqualFold(fk.RefTable, next.Name) {
			return equal(fk.Columns, fk.RefColumns)
		}
	}
	for _, fk := range next.ForeignKeys {
		if strings.EqualFold(fk.RefTable, s.table.Name) {
			return equal(fk.RefColumns, fk.Columns)
		}
	}
	return ""
}

// unknownQualifier is what to write in place of x in x.y.
func (q *query) unknownQualifier(p sqltree.Problem) string {
	_, from := q.around(p)
	column := "…"
	if p.Name != "*" {
		column = q.ident(p.Name)
	}
	if t := q.find("", p.Table); t != nil {
		for _, s := range from {
			if s.table == t {
				return fmt.Sprintf("%s is called %s here: write %[2]s.%s", q.table(t), q.ident(s.name), column)
			}
		}
		if joins := q.path(from, t); joins != nil {
			return fmt.Sprintf("FROM does not read %s: add %s", q.table(t), strings.Join(joins, " "))
		}
		return fmt.Sprintf("FROM does not read %s: add it", q.table(t))
	}
	var meant best
	var all []string
	for _, s := range from {
		if s.name == "" {
			continue
		}
		all = append(all, q.ident(s.name))
		if has := slices.ContainsFunc(s.columns, func(c string) bool { return strings.EqualFold(c, p.Name) }); has {
			meant.add(spelled, q.ident(s.name)+"."+column)
		} else {
			meant.add(near(p.Table, s.name), q.ident(s.name)+"."+column)
		}
	}
	if len(all) == 0 {
		return q.tables()
	}
	return join(q.asks(&meant), "FROM reads "+list(all))
}
