// Package parse reads one statement of a dialect into the tree of package sqltree. Each dialect has its own parser,
// which others wrote: meyer reads SQLite, vitess MySQL and MariaDB, oliphant PostgreSQL. A builder turns what they say
// into the tree, and refuses what the tree has no place for: what it dropped, nobody could check.
//
//   - parse.go is the path, errors.go its errors, build.go what the builders share
//   - sqlite.go with sqlite_expr.go
//   - mysql.go with mysql_expr.go; vitess lacks clauses, so mysql_setop.go reads set operations, mysql_mariadb.go what
//     only MariaDB has, and mysql_spell.go has vitess read the rest
//   - postgres.go with postgres_expr.go, postgres_table.go (functions that define columns), postgres_xml.go, and
//     postgres_tokens.go for the places in the text that the parser does not keep
package parse

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Parse reads exactly one statement. A semicolon may end it.
//
// Errors are *SyntaxError (the dialect's parser refuses it), *CountError (none, or several statements) and
// *UnknownError (it holds something that the tree has no place for).
func Parse(d dialects.Dialect, sql string) (*sqltree.Statement, error) {
	switch d {
	case dialects.SQLite:
		return recovered(parseSQLite, sql)
	case dialects.MySQL:
		return recovered(parseMySQL, sql)
	case dialects.Postgres:
		return recovered(parsePostgres, sql)
	}
	return nil, fmt.Errorf("parse: unknown dialect %q", d)
}

// recovered parses sql and makes a refusal of a panic. The parsers are other people's and read hostile text; what one
// of them has not read to its end nobody has judged. (A stack that overflows cannot be recovered: the guard bounds
// nesting.)
func recovered(parse func(string) (*sqltree.Statement, error), sql string) (s *sqltree.Statement, err error) {
	defer func() {
		if r := recover(); r != nil {
			s, err = nil, &UnknownError{What: fmt.Sprintf("a text on which its parser panics (%v)", r), Offset: -1}
		}
	}()
	return parse(sql)
}
