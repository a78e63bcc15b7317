package main

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"

	_ "modernc.org/sqlite" // the writer; everything else reads through dialects/database/open

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// How much of a table changes.
const (
	poolSize = 40   // distinct values of a column that are used again
	reach    = 2000 // rows of a table that may go or change
	gone     = 0.25 // share of them that goes
	changed  = 0.5  // share of the rest of which one value changes
	added    = 30   // rows, as many as the table's keys let in
	fresh    = 20   // values that a key gets besides
	ofGolds  = 0.4  // share of new values that come from golds
	missing  = 0.1  // share of NULL, where a column has any
)

// perturber makes copies of a database with other rows, so that queries which agree by accident are distinguished
// (Zhong et al. 2020 do so with fuzzed databases). New values are those that the column has, or one that it is joined
// with, and those that golds compare it with, with their neighbours: > and >= differ only there. NULL comes only where
// it was. Values are SQL literals.
type perturber struct {
	schema *schema.Schema
	class  map[string]string   // of a column, "table.column": the one that represents all that are joined with it
	said   map[string][]string // by class: literals of golds
	values map[string][]string // by class: what the file has
	nulls  map[string]bool     // by column: the file has NULL
}

func newPerturber(d *world, golds []string) *perturber {
	p := &perturber{
		schema: d.schema, class: map[string]string{}, said: map[string][]string{}, values: map[string][]string{},
		nulls: map[string]bool{},
	}
	var trees []*gold
	for _, sql := range golds {
		if g, err := d.parse(sql); err == nil {
			trees = append(trees, g)
		}
	}
	for _, t := range d.schema.Tables {
		for _, f := range t.ForeignKeys {
			for i := range min(len(f.Columns), len(f.RefColumns)) {
				p.join(columnKey(t.Name, f.Columns[i]), columnKey(f.RefTable, f.RefColumns[i]))
			}
		}
	}
	for _, g := range trees {
		for e := range g.exprs() {
			if e.Op == sqltree.OpEqual && g.keyOf(e.Args[0]) != "" && g.keyOf(e.Args[1]) != "" {
				p.join(g.keyOf(e.Args[0]), g.keyOf(e.Args[1]))
			}
		}
	}
	for _, g := range trees {
		for e := range g.exprs() {
			p.compared(g, e)
		}
	}
	return p
}

func columnKey(table, column string) string { return strings.ToLower(table + "." + column) }

// keyOf is the key of a table's column, "" of anything else.
func (g *gold) keyOf(e *sqltree.Expr) string {
	if e.Op == sqltree.OpColumn {
		if t := g.table(e.Of); t != nil {
			return columnKey(t.Name, e.Text)
		}
	}
	return ""
}

// of is the class of a column.
func (p *perturber) of(key string) string {
	for p.class[key] != "" {
		key = p.class[key]
	}
	return key
}

func (p *perturber) join(a, b string) {
	if a, b = p.of(a), p.of(b); a != b {
		p.class[a] = b
	}
}

// compared notes the literals that a comparison holds against a column.
func (p *perturber) compared(g *gold, e *sqltree.Expr) {
	if len(e.Args) < 2 {
		return
	}
	for _, x := range e.Args {
		key := g.keyOf(x)
		if key == "" {
			continue
		}
		class := p.of(key)
		for _, y := range e.Args {
			if !isLiteral(y) {
				continue
			}
			text := y.Text
			if e.Op == sqltree.OpLike {
				text = strings.NewReplacer("%", "", "_", "x").Replace(text)
			}
			for _, v := range neighbours(text, y.Op) {
				if !slices.Contains(p.said[class], v) {
					p.said[class] = append(p.said[class], v)
				}
			}
		}
	}
}

// neighbours are a value and, of a number, those next to it.
func neighbours(text string, op sqltree.Op) []string {
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return []string{fmt.Sprint(n), fmt.Sprint(n - 1), fmt.Sprint(n + 1)}
	}
	if op == sqltree.OpNumber {
		return []string{text}
	}
	return []string{"'" + strings.ReplaceAll(text, "'", "''") + "'"}
}

// copy writes the perturbed copy.
func (p *perturber) copy(from, to string, seed uint64) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.WriteFile(to, content, 0o600); err != nil {
		return err
	}
	db, err := sql.Open("sqlite", to)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := p.read(db); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	script, err := p.script(db, rand.New(rand.NewPCG(seed, 1)))
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	if _, err := db.Exec("BEGIN; " + script + "COMMIT;"); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	return db.Close()
}

// read reads values of each class.
func (p *perturber) read(db *sql.DB) error {
	clear(p.values)
	for _, t := range p.tables() {
		for _, c := range t.Columns {
			if slices.Contains(t.PrimaryKey, c.Name) {
				class := p.of(columnKey(t.Name, c.Name))
				for i := range fresh {
					p.values[class] = append(p.values[class], made(c, 900+i))
				}
			}
			values, err := list(db, fmt.Sprintf("SELECT DISTINCT quote(%s) FROM %s LIMIT %d", quote(c.Name), quote(t.Name), poolSize))
			if err != nil {
				return err
			}
			key := columnKey(t.Name, c.Name)
			for _, v := range values {
				if v == "NULL" {
					p.nulls[key] = true
				} else {
					p.values[p.of(key)] = append(p.values[p.of(key)], v)
				}
			}
		}
	}
	return nil
}

func (p *perturber) tables() []schema.Table {
	return slices.DeleteFunc(slices.Clone(p.schema.Tables), func(t schema.Table) bool { return t.View })
}

// list is what a query of one column returns.
func list(db *sql.DB, query string) (out []string, err error) {
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var v string
		if err := rows.Scan(&v); err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, rows.Err()
}

// script is what makes the copy of the file. What a key or a constraint forbids is left out.
func (p *perturber) script(db *sql.DB, r *rand.Rand) (string, error) {
	var b strings.Builder
	for _, t := range p.tables() {
		rows, err := list(db, fmt.Sprintf("SELECT rowid FROM %s ORDER BY rowid LIMIT %d", quote(t.Name), reach))
		if err != nil {
			return "", err
		}
		for _, row := range rows {
			if r.Float64() < gone {
				fmt.Fprintf(&b, "DELETE FROM %s WHERE rowid = %s;\n", quote(t.Name), row)
			} else if r.Float64() < changed {
				c := t.Columns[r.IntN(len(t.Columns))]
				fmt.Fprintf(&b, "UPDATE OR IGNORE %s SET %s = %s WHERE rowid = %s;\n", quote(t.Name), quote(c.Name), p.value(t, c, r), row)
			}
		}
		for range added {
			var values []string
			for _, c := range t.Columns {
				values = append(values, p.value(t, c, r))
			}
			fmt.Fprintf(&b, "INSERT OR IGNORE INTO %s VALUES (%s);\n", quote(t.Name), strings.Join(values, ", "))
		}
	}
	return b.String(), nil
}

// value is a value for a column.
func (p *perturber) value(t schema.Table, c schema.Column, r *rand.Rand) string {
	key := columnKey(t.Name, c.Name)
	said, values := p.said[p.of(key)], p.values[p.of(key)]
	switch {
	case p.nulls[key] && r.Float64() < missing:
		return "NULL"
	case len(said) > 0 && r.Float64() < ofGolds:
		return said[r.IntN(len(said))]
	case len(values) > 0:
		return values[r.IntN(len(values))]
	}
	return made(c, 1+r.IntN(8))
}

// made is a value for a column of which nothing is known but its type.
func made(c schema.Column, n int) string {
	if typ := strings.ToUpper(c.Type); typ == "" || strings.Contains(typ, "CHAR") || strings.Contains(typ, "TEXT") {
		return fmt.Sprintf("'x%d'", n)
	}
	return strconv.Itoa(n)
}
