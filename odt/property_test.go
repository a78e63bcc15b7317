package odt

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// sketch is a random query, apart from how it is written. Its elements have distinct signatures.
type sketch struct {
	distinct  bool
	items     []term
	joins     []join // of tables 1, 2, …
	where     []condition
	nested    []term // x IN (SELECT …), x of the first table
	group     []term
	having    bool
	order     []term
	desc      bool
	limit     bool
	union     *sketch
	with      bool // a CTE, which takes the first table's place
	tables    int
	orderMean bool // ORDER BY the alias of an aggregate
}

// term is a column of a table of the query, perhaps aggregated.
type term struct {
	table     int
	column    string
	aggregate string
}

type join struct {
	left, right term
	kind        string
}

type condition struct {
	left  term
	op    string
	right *term // nil: a literal
}

// shop is the schema that sketches use: columns of one name in several tables, as schemas have them.
var shop = map[string][]string{
	"Customer":  {"Id", "Name", "City", "Age"},
	"Orders":    {"Id", "CustomerId", "Total", "Year"},
	"LineItem":  {"Id", "OrderId", "Name", "Price"},
	"Warehouse": {"Id", "City", "Size", "Name"},
}

var shopTables = []string{"Customer", "Orders", "LineItem", "Warehouse"}

func shopSchema() sqltree.Names {
	out := sqltree.Names{}
	for table, columns := range shop {
		out[strings.ToLower(table)] = columns
	}
	return out
}

func randomSketch(r *rand.Rand, depth int) *sketch {
	q := &sketch{tables: 1 + r.IntN(len(shopTables)), distinct: r.IntN(3) == 0}
	pick := columnsOf(r, q.tables)
	for range 1 + r.IntN(3) {
		q.items = append(q.items, pick())
	}
	if r.IntN(2) == 0 {
		t := pick()
		t.aggregate = []string{"AVG", "SUM", "MAX", "COUNT"}[r.IntN(4)]
		q.items = append(q.items, t)
		q.orderMean = r.IntN(2) == 0
	}
	for i := 1; i < q.tables; i++ {
		left, right := term{table: r.IntN(i), column: "Id"}, term{table: i, column: shop[shopTables[i]][1]}
		q.joins = append(q.joins, join{left, right, []string{"JOIN", "LEFT JOIN", "INNER JOIN"}[r.IntN(3)]})
	}
	pick = columnsOf(r, q.tables)
	for i := range r.IntN(4) {
		c := condition{left: pick(), op: []string{"=", "<>", "<", ">=", "LIKE", "IN", "BETWEEN", "IS NULL"}[r.IntN(8)]}
		if c.op == "=" && i == 0 {
			right := pick()
			c.right = &right
		}
		q.where = append(q.where, c)
	}
	pick = columnsOf(r, q.tables)
	for range r.IntN(3) {
		q.group = append(q.group, pick())
	}
	q.having = len(q.group) > 0 && r.IntN(2) == 0
	pick = columnsOf(r, q.tables)
	for range r.IntN(3) {
		q.order = append(q.order, pick())
	}
	q.desc, q.limit = r.IntN(2) == 0, r.IntN(3) == 0
	if depth > 0 {
		for range r.IntN(3) {
			q.nested = append(q.nested, term{column: shop["Customer"][r.IntN(3)]}) // one that Warehouse has too
		}
		q.nested = slices.Compact(q.nested)
		if r.IntN(4) == 0 {
			q.union = randomSketch(r, 0)
			q.union.order, q.union.limit, q.union.orderMean = nil, false, false
			q.order, q.orderMean = nil, false // the names in it would be those of the whole
		}
		q.with = r.IntN(4) == 0
	}
	return q
}

// columnsOf picks columns of the first n tables for one clause, none twice.
func columnsOf(r *rand.Rand, n int) func() term {
	var all []term
	for i := range n {
		for _, c := range shop[shopTables[i]] {
			all = append(all, term{table: i, column: c})
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return func() term {
		t := all[0]
		all = all[1:]
		return t
	}
}

// writer writes a sketch in one of its many ways.
type writer struct {
	*rand.Rand
	dialect dialects.Dialect
	b       strings.Builder
	aliases []string
	count   int // of names made up
}

func (q *sketch) write(r *rand.Rand, d dialects.Dialect) string {
	w := &writer{Rand: r, dialect: d}
	w.query(q)
	if w.IntN(3) == 0 {
		w.b.WriteString(" ; ")
	}
	return w.b.String()
}

// put writes words, each after white space or a comment.
func (w *writer) put(words ...string) {
	for _, word := range words {
		w.b.WriteString([]string{" ", "\n", "\t ", " /* , FROM x */ ", " -- it's\n"}[w.IntN(5)])
		w.b.WriteString(w.letters(word))
	}
}

// letters changes the case of a keyword or a plain name, but for the CTE's, which is one name in MySQL as it is
// written.
func (w *writer) letters(word string) string {
	if strings.ContainsAny(word, "'\"`[") || word == "recent" {
		return word
	}
	switch w.IntN(3) {
	case 0:
		return strings.ToLower(word)
	case 1:
		return strings.ToUpper(word)
	}
	return word
}

func (w *writer) name(name string) string {
	if w.IntN(2) == 0 {
		return name
	}
	switch w.dialect {
	case dialects.MySQL:
		return "`" + name + "`"
	case dialects.SQLite:
		quotes := []string{"``", `""`, "[]"}[w.IntN(3)]
		return quotes[:1] + name + quotes[1:]
	}
	return `"` + name + `"`
}

func (w *writer) fresh(prefix string) string {
	w.count++
	return fmt.Sprintf("%s%d_%d", prefix, w.IntN(1000), w.count)
}

func (w *writer) literal() string {
	return []string{"1", "-7", "3.25", "'it''s'", "'France'", "'a -- b'"}[w.IntN(6)]
}

func (w *writer) column(t term) string {
	column := w.aliases[t.table] + "." + w.name(t.column)
	if t.aggregate != "" {
		return t.aggregate + "(" + column + ")"
	}
	return column
}

func (w *writer) list(n int, element func(i int)) {
	for i := range n {
		if i > 0 {
			w.b.WriteString(" ,")
		}
		element(i)
	}
}

func (w *writer) query(q *sketch) {
	if q.with {
		w.put("WITH", "recent", "AS", "(")
		w.b.WriteString("SELECT * FROM Customer WHERE Age > " + w.literal() + ")")
	}
	w.operand(q)
	if q.union != nil {
		w.put("UNION")
		w.operand(q.union)
	}
}

func (w *writer) operand(q *sketch) {
	outer := w.aliases
	defer func() { w.aliases = outer }()
	w.aliases = nil
	for range q.tables {
		w.aliases = append(w.aliases, w.fresh("t"))
	}
	w.put("SELECT")
	if q.distinct {
		w.put("DISTINCT")
	}
	mean := ""
	w.list(len(q.items), func(i int) {
		w.put(w.column(q.items[i]))
		if q.items[i].aggregate != "" && (q.orderMean || w.IntN(2) == 0) {
			mean = w.fresh("mean")
			w.put("AS", mean)
		}
	})
	first := "Customer"
	if q.with {
		first = "recent"
	}
	w.put("FROM", w.name(first), "AS", w.aliases[0])
	for i, j := range q.joins {
		w.put(j.kind, w.name(shopTables[i+1]), w.aliases[i+1], "ON")
		w.equal(w.column(j.left), w.column(j.right))
	}
	w.predicates(q)
	if len(q.group) > 0 {
		w.put("GROUP", "BY")
		w.list(len(q.group), func(i int) { w.put(w.column(q.group[i])) })
	}
	if q.having {
		w.put("HAVING", "COUNT(*)", ">", w.literal())
	}
	order := len(q.order)
	if q.orderMean {
		order++
	}
	if order > 0 {
		w.put("ORDER", "BY")
		w.list(order, func(i int) {
			if i == len(q.order) {
				w.put(mean)
			} else {
				w.put(w.column(q.order[i]))
			}
			if q.desc {
				w.put("DESC")
			}
		})
	}
	if q.limit && q.union == nil {
		w.put("LIMIT", fmt.Sprint(1+w.IntN(9)))
	}
}

func (w *writer) equal(x, y string) {
	if w.IntN(2) == 0 {
		x, y = y, x
	}
	w.put(x, "=", y)
}

func (w *writer) predicates(q *sketch) {
	var all []func()
	for _, c := range q.where {
		all = append(all, func() { w.condition(c) })
	}
	for _, t := range q.nested {
		all = append(all, func() {
			inner := w.fresh("u")
			w.put(w.column(t), "IN", "(")
			w.put("SELECT", inner+"."+t.column, "FROM", w.name("Warehouse"), inner)
			w.put("WHERE", w.aliases[0]+".Age", "<", inner+".Size", ")") // correlated
		})
	}
	w.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for i, write := range all {
		w.put([]string{"WHERE", "AND"}[min(i, 1)])
		write()
	}
}

func (w *writer) condition(c condition) {
	switch {
	case c.right != nil:
		w.equal(w.column(c.left), w.column(*c.right))
	case c.op == "=":
		w.equal(w.column(c.left), w.literal())
	case c.op == "IN":
		w.put(w.column(c.left), "IN", "(")
		w.list(1+w.IntN(3), func(int) { w.put(w.literal()) })
		w.b.WriteString(")")
	case c.op == "BETWEEN":
		w.put(w.column(c.left), "BETWEEN", w.literal(), "AND", w.literal())
	case c.op == "IS NULL":
		w.put(w.column(c.left), "IS", "NULL")
	default:
		w.put(w.column(c.left), c.op, w.literal())
	}
}

// dropped are the sketches that lack one element of q, by what it is.
func (q *sketch) dropped() map[string]*sketch {
	out := map[string]*sketch{}
	drop := func(what string, change func(*sketch)) {
		c := *q
		change(&c)
		out[what] = &c
	}
	if q.distinct {
		drop("DISTINCT", func(c *sketch) { c.distinct = false })
	}
	if n := len(q.items); n > 1 && !q.orderMean {
		drop("select item", func(c *sketch) { c.items = c.items[1:] })
	}
	if n := len(q.joins); n > 0 {
		drop("join", func(c *sketch) { c.joins = c.joins[:n-1] })
	}
	if len(q.where) > 0 {
		drop("predicate", func(c *sketch) { c.where = c.where[1:] })
	}
	if len(q.nested) > 0 {
		drop("subquery", func(c *sketch) { c.nested = c.nested[1:] })
	}
	if len(q.group) > 0 {
		drop("grouping column", func(c *sketch) { c.group, c.having = c.group[1:], false })
	}
	if len(q.order) > 0 {
		drop("ordering column", func(c *sketch) { c.order = c.order[1:] })
	}
	if q.limit && q.union == nil {
		drop("LIMIT", func(c *sketch) { c.limit = false })
	}
	if q.union != nil {
		drop("set operand", func(c *sketch) { c.union = nil })
	}
	return out
}

const seed = 20260605

// TestWritingDoesNotMatter compares random queries with themselves, rewritten in any dialect: other case, aliases,
// order of conjuncts and of the sides of an equality, literals, quotes, white space and comments.
func TestWritingDoesNotMatter(t *testing.T) {
	r := rand.New(rand.NewPCG(seed, 1))
	n := 2000
	if testing.Short() {
		n = 500
	}
	for i := range n {
		q := randomSketch(r, 1)
		dg, dp := anyDialect(r), anyDialect(r)
		y, yStar := q.write(r, dp), q.write(r, dg)
		g, err := NewGold(dg, yStar, shopSchema())
		if err != nil {
			t.Fatalf("seed %d, query %d: %v\n%s", seed, i, err, yStar)
		}
		if got := g.Compare(dp, y); got.Struct != 1 || len(got.Tags) > 0 {
			t.Fatalf("seed %d, query %d: struct %v, %v, %v\ngold      (%s) %s\npredicted (%s) %s",
				seed, i, got.Struct, got.Tags, got.Err, dg, yStar, dp, y)
		}
	}
	t.Logf("seed %d: %d pairs, none skipped", seed, n)
}

// TestLessIsLess drops one element of random queries at a time.
func TestLessIsLess(t *testing.T) {
	r := rand.New(rand.NewPCG(seed, 2))
	tried, n := map[string]int{}, 600
	if testing.Short() {
		n = 150
	}
	for i := range n {
		q := randomSketch(r, 1)
		dg, dp := anyDialect(r), anyDialect(r)
		yStar := q.write(r, dg)
		g, err := NewGold(dg, yStar, shopSchema())
		if err != nil {
			t.Fatalf("seed %d, query %d: %v\n%s", seed, i, err, yStar)
		}
		for what, less := range q.dropped() {
			tried[what]++
			y := less.write(r, dp)
			if got := g.Compare(dp, y); !got.Parsed || got.Struct >= 1 || got.Struct < 0 {
				t.Errorf("seed %d, query %d without one %s: struct %v, %v\ngold      %s\npredicted %s",
					seed, i, what, got.Struct, got.Err, yStar, y)
			}
		}
	}
	t.Logf("seed %d: dropped %v", seed, tried)
	if len(tried) < 9 {
		t.Errorf("only %d kinds of elements were dropped", len(tried))
	}
}

func anyDialect(r *rand.Rand) dialects.Dialect {
	return []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}[r.IntN(3)]
}
