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
