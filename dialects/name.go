package dialects

import "strings"

// TableName is what a Table is called: by its name, after its schema (MySQL's database) and a dot where a query has to
// say that too (schema is "" otherwise). A part that has a dot in it, or begins with a quote, stands in quotes. SQLite
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
		return `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
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
