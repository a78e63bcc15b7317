package dialects

import "strings"

// Name is a name with its schema, "" where it has none.
type Name struct{ Schema, Name string }

// ColumnName is a column of a table, or the table alone where Column is "". Case does not matter.
type ColumnName struct{ Table, Column string }

// TableName is what a Table is called: by its name, after its schema (MySQL's database) and a dot where a query has to
// say that too (schema is "" otherwise). A part that has a dot in it, or begins with a quote, is quoted. SQLite
// has no schemas here: its tables are called by their names.
func TableName(d Dialect, schema, name string) string {
	if d == SQLite {
		return name
	}
	if schema == "" {
		return tablePart(name)
	}
	return tablePart(schema) + "." + tablePart(name)
}

func tablePart(name string) string {
	if strings.Contains(name, ".") || strings.HasPrefix(name, `"`) {
		return Quote(name)
	}
	return name
}

// QuoteTable spells a TableName as d reads it, each part in quotes where it needs them.
func QuoteTable(d Dialect, name string) string {
	if d == SQLite {
		return QuoteIdent(d, name)
	}
	var parts []string
	for {
		part, rest, more := cutPart(name)
		parts = append(parts, QuoteIdent(d, part))
		if !more {
			return strings.Join(parts, ".")
		}
		name = rest
	}
}

// cutPart takes the first part from a TableName.
func cutPart(name string) (part, rest string, more bool) {
	if !strings.HasPrefix(name, `"`) {
		return strings.Cut(name, ".")
	}
	for end := 1; end < len(name); end++ {
		if name[end] != '"' {
			continue
		}
		if end+1 < len(name) && name[end+1] == '"' {
			end++
			continue
		}
		rest, more = strings.CutPrefix(name[end+1:], ".")
		return strings.ReplaceAll(name[1:end], `""`, `"`), rest, more
	}
	return name, "", false
}

// SplitTable takes a TableName apart; schema is "" where it has none.
func SplitTable(d Dialect, table string) (schema, name string) {
	if d == SQLite {
		return "", table
	}
	first, rest, more := cutPart(table)
	if !more {
		return "", first
	}
	last, _, _ := cutPart(rest)
	return first, last
}

// Quote is any name as an identifier of SQLite or PostgreSQL, in quotes even where it needs none.
func Quote(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// QuoteIdent spells name as an identifier of d, in quotes only where it needs them: an odd character,
// a leading digit, a reserved word, or, in PostgreSQL, an upper-case letter.
func QuoteIdent(d Dialect, name string) string {
	if plain(d, name) && !reserved[d][strings.ToLower(name)] {
		return name
	}
	q := `"`
	if d == MySQL {
		q = "`"
	}
	return q + strings.ReplaceAll(name, q, q+q) + q
}

// plain reports whether name consists of characters that no dialect wants quoted.
func plain(d Dialect, name string) bool {
	for i, r := range name {
		switch {
		case r == '_', 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z' && d != Postgres, '0' <= r && r <= '9' && i > 0:
		default:
			return false
		}
	}
	return name != ""
}
