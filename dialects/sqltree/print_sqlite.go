package sqltree

import "strings"

// sqlitePrecedence are those of parse.y (%left), comparisons apart.
var sqlitePrecedence = operators(
	[]Op{"&", "|", "<<", ">>"},
	[]Op{"+", "-"},
	[]Op{OpStar, "/", "%"},
	[]Op{OpConcat, "->", "->>"},
)

const (
	sqliteCollates = levelFirst + 4
	sqliteUnary    = levelFirst + 5
)

// sqliteKeywords are words that are not reserved, and yet no names everywhere.
var sqliteKeywords = names(`with`)

// sqliteExprs are the forms of SQLite.
type sqliteExprs struct{ *exprPrinter }

// own is what only SQLite writes like this.
func (l sqliteExprs) own(e *Expr) (level, func()) {
	switch e.Op {
	case OpCollate:
		return sqliteCollates, func() { l.expr(e.Args[0], sqliteCollates); l.write(" COLLATE ", l.name(e.Text)) }
	case OpNow:
		if !sqliteNow[e.Text] || e.Args != nil {
			l.refuse(strings.ToUpper(e.Text))
		}
	case OpBool:
		return l.text(e.Text)
	}
	return 0, nil
}

var sqliteNow = map[string]bool{"current_date": true, "current_time": true, "current_timestamp": true}
