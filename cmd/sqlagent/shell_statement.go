package main

import (
	"context"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// statement is a line with those that end the SQL that it begins: up to a semicolon, an empty line or the end.
func (s *shell) statement(ctx context.Context, line string) (string, error) {
	if !isOpen(s.db.Dialect(), line) {
		return line, nil
	}
	for !strings.HasSuffix(line, ";") {
		more, err := s.lines.ReadLine(ctx, promptMore, "")
		if errors.Is(err, io.EOF) {
			return line, nil
		}
		if more = strings.TrimRight(more, " \t"); err != nil || more == "" {
			return line, err
		}
		line += "\n" + more
	}
	return line, nil
}

// isOpen reports whether a line begins SQL that goes on: "select name,", "SELECT name" without FROM. English is none.
func isOpen(d dialects.Dialect, line string) bool {
	switch {
	case !beginsSQL.MatchString(line) || strings.HasSuffix(line, ";"):
		return false
	case endsOpen.MatchString(line), strings.Count(line, "(") > strings.Count(line, ")"):
		return true
	case strings.HasPrefix(line, "/"), !inCapitals.MatchString(line):
		return false
	}
	statement, err := parse.Parse(d, line)
	if err != nil {
		return strings.HasPrefix(line, "WITH") && strings.HasSuffix(line, ")")
	}
	if statement.Kind != sqltree.KindQuery || len(statement.Facts.Relations) > 0 {
		return false
	}
	selection, ok := statement.Query.Body.(*sqltree.Select)
	return ok && slices.ContainsFunc(selection.Items, func(i sqltree.Item) bool {
		for x := range i.Expr.All() {
			if x.Op == sqltree.OpColumn || x.Op == sqltree.OpStar && len(x.Args) == 0 {
				return true
			}
		}
		return false
	})
}

var (
	beginsSQL  = regexp.MustCompile(`(?i)^(/sql\s+)?\(*(select|with)\b`)
	inCapitals = regexp.MustCompile(`^\(*(SELECT|WITH)\b`)
	endsOpen   = regexp.MustCompile(`[,(]$|(?i)^(/sql\s+)?select(\s+distinct)?$|(?-i:\b(SELECT|DISTINCT|FROM|WHERE|AND|OR|BY|ON|JOIN|AS)$)`)
)
