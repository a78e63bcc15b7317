// Package dialects names the kinds of SQL, and says how each spells names. The packages below are the road of a query:
// text (lex), tree (sqltree, parse), what a database says of itself (schema), and the database (database).
package dialects

// Dialect names a kind of SQL.
type Dialect string

const (
	SQLite   Dialect = "sqlite"
	MySQL    Dialect = "mysql" // MariaDB too
	Postgres Dialect = "postgres"
)

// All are the dialects.
var All = []Dialect{SQLite, MySQL, Postgres}

// Title is the name that people (and prompts) use: "SQLite", "MySQL", "PostgreSQL".
func (d Dialect) Title() string {
	switch d {
	case SQLite:
		return "SQLite"
	case MySQL:
		return "MySQL"
	case Postgres:
		return "PostgreSQL"
	}
	return string(d)
}
