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
			t, table := s.(*sqltree.Table), m.table(s)
			if table == nil {
				continue
			}
			if _, name := dialects.SplitTable(m.dialect, table.Name); name != t.Name {
				m.changed(RuleCase, "wrote %s for %s", dialects.QuoteIdent(m.dialect, name), t.Name)
				m.rename(sc, t, table.Name)
			}
		}
	}
	if m.dialect != dialects.Postgres {
		return
	}
	for e := range exprs(m.query) {
		table := m.table(e.Of)
		if e.Op != sqltree.OpColumn || table == nil || len(e.Of.(*sqltree.Table).Columns) > 0 {
			continue
		}
		var meant []string
		for _, c := range table.Columns {
			if c.Name == e.Text {
				meant = nil
				break
			}
			if strings.EqualFold(c.Name, e.Text) {
				meant = append(meant, c.Name)
			}
		}
		if len(meant) == 1 {
			m.changed(RuleCase, "wrote %s for %s", dialects.QuoteIdent(m.dialect, meant[0]), e.Text)
			e.Text = meant[0]
		}
	}
}
