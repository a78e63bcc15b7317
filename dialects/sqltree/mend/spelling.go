package mend

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// spelling writes names in the case that the server wants: PostgreSQL's of tables and columns, MySQL's of tables. Names
// without quotation marks are in lower case in the tree.
func (m *mender) spelling() {
	if m.dialect == dialects.SQLite {
		return
	}
	sqltree.Resolve(m.query, m.schema)
	for _, sc := range scopes(m.query, nil) {
		for _, s := range sc.tables {
			table := m.table(s)
			if table == nil {
				continue
			}
			t := s.(*sqltree.Table)
			if _, name := dialects.SplitTable(m.dialect, table.Name); name != t.Name {
				m.changed(RuleCase, "wrote %s for %s", dialects.QuoteIdent(m.dialect, name), t.Name)
				m.rename(sc, t, table.Name)
			}
		}
	}
	if m.dialect != dialects.Postgres {
		return
	}
	for range maxDepth { // a query in FROM gives the names that it reads
		changed := false
		for e := range exprs(m.query) {
			if e.Op == sqltree.OpColumn && e.Of != nil {
				changed = m.spell(e) || changed
			}
		}
		if !changed {
			return
		}
	}
}

// spell writes a column in the case of its source, where it is one's in another case alone.
func (m *mender) spell(e *sqltree.Expr) bool {
	var meant []string
	for _, name := range m.columnsOf(e.Of) {
		switch {
		case name == e.Text:
			return false
		case strings.EqualFold(name, e.Text):
			meant = append(meant, name)
		}
	}
	if len(meant) != 1 {
		return false
	}
	m.changed(RuleCase, "wrote %s for %s", dialects.QuoteIdent(m.dialect, meant[0]), e.Text)
	e.Text = meant[0]
	return true
}
