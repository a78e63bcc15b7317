package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
)

// DDL is the schema as CREATE TABLE statements: columns with their declared types, primary, unique
// and foreign keys. A view is a CREATE VIEW line that lists its columns, without its query; one that is stored is shown
// as a table is. Comments say what the schema knows of a table or column, and then of its values, as PaVeRL-SQL has
// them (appendix B):
//
//	Enrollment INT, -- pupils; MIN 287 MAX 852
//	County TEXT, -- Example 50 Marshall, 71 St. Joseph, 75 Starke
func (s *Schema) DDL() string { return s.ddl((*Schema).definitions) }

// ddl is the schema as statements, of which define lists the lines of a CREATE TABLE.
func (s *Schema) ddl(define func(*Schema, Table) []definition) string {
	var b strings.Builder
	for _, t := range s.Tables {
		if b.Len() > 0 {
			b.WriteString("\n")
		}
		name := dialects.QuoteTable(s.Dialect, t.Name)
		kind := "CREATE TABLE "
		switch {
		case t.Stored:
			kind = "CREATE MATERIALIZED VIEW "
		case t.View:
			b.WriteString("CREATE VIEW " + name + " (" + s.quoteAll(columnNames(t)) + ");" + comment(t.Comment, "") + "\n")
			continue
		}
		b.WriteString(kind + name + " (" + comment(t.Comment, sample(t)) + "\n")
		parts := define(s, t)
		for i, p := range parts {
			b.WriteString("  " + p.text)
			if i < len(parts)-1 {
				b.WriteString(",")
			}
			b.WriteString(p.comment + "\n")
		}
		b.WriteString(");\n")
	}
	if others := s.others(); others != "" {
		b.WriteString("\n-- Other tables, whose columns are not shown: " + others + "\n")
	}
	return b.String()
}

// others are the names of what Focus left out, "" where nothing was.
func (s *Schema) others() string {
	quoted := make([]string, len(s.Others))
	for i, n := range s.Others {
		quoted[i] = dialects.QuoteTable(s.Dialect, n)
	}
	if s.Unnamed > 0 {
		quoted = append(quoted, fmt.Sprintf("and %d more", s.Unnamed))
	}
	return strings.Join(quoted, ", ")
}

// definition is one line of a CREATE TABLE.
type definition struct{ text, comment string }

// definitions lists the columns of t, then its constraints.
func (s *Schema) definitions(t Table) []definition {
	var parts []definition
	for _, c := range t.Columns {
		text := dialects.QuoteIdent(s.Dialect, c.Name)
		if c.Type != "" {
			text += " " + c.Type
		}
		if len(t.PrimaryKey) == 1 && t.PrimaryKey[0] == c.Name {
			text += " PRIMARY KEY"
		}
		if c.NotNull {
			text += " NOT NULL"
		}
		if c.Default != nil {
			text += " DEFAULT " + *c.Default
		}
		parts = append(parts, definition{text, comment(c.Comment, examples(c))})
	}
	if len(t.PrimaryKey) > 1 {
		parts = append(parts, definition{text: "PRIMARY KEY (" + s.quoteAll(t.PrimaryKey) + ")"})
	}
	for _, u := range t.Unique {
		parts = append(parts, definition{text: "UNIQUE (" + s.quoteAll(u) + ")"})
	}
	for _, fk := range t.ForeignKeys {
		parts = append(parts, definition{text: "FOREIGN KEY (" + s.quoteAll(fk.Columns) + ") REFERENCES " +
			dialects.QuoteTable(s.Dialect, fk.RefTable) + " (" + s.quoteAll(fk.RefColumns) + ")"})
	}
	return parts
}

// comment is an SQL comment at the end of a line, of what the schema says and of values.
func comment(text, values string) string {
	text = strings.Join(strings.Fields(text), " ")
	switch {
	case text == "" && values == "":
		return ""
	case text != "" && values != "":
		text += "; "
	}
	return " -- " + OneLine(text+values)
}

// OneLine replaces what would leave its line, or its place on a terminal, by spaces, and drops what turns the direction
// of writing.
func OneLine(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r), r == '\u2028', r == '\u2029':
			return ' '
		case unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, text)
}

// sample says of how many rows the values of a table's columns are, where these are not all.
func sample(t Table) string {
	for _, c := range t.Columns {
		if c.Profile != nil && c.Profile.Sampled {
			return fmt.Sprintf("values are of %d of its rows", c.Profile.Rows)
		}
	}
	return ""
}

// examples are the values of a column: the range of a number or a date, the commonest of others.
func examples(c Column) string {
	if c.Profile == nil || len(c.Profile.Common) == 0 {
		return ""
	}
	switch ShortType(c.Type) {
	case "int", "real", "date", "time":
		return "MIN " + c.Profile.Min + " MAX " + c.Profile.Max
	}
	list := make([]string, len(c.Profile.Common))
	for i, v := range c.Profile.Common {
		list[i] = v
		if v == "" || strings.ContainsAny(v, ",;'") { // where it ends would not be seen
			list[i] = "'" + strings.ReplaceAll(v, "'", "''") + "'"
		}
	}
	return "Example " + strings.Join(list, ", ")
}

// reference is the table and column that the named column of t refers to.
func reference(t Table, name string) (table, column string, ok bool) {
	for _, fk := range t.ForeignKeys {
		if i := slices.Index(fk.Columns, name); i >= 0 && i < len(fk.RefColumns) {
			return fk.RefTable, fk.RefColumns[i], true
		}
	}
	return "", "", false
}

// shortTypes are tried in this order on the declared type in lower case; the first word contained in
// it decides.
var shortTypes = []struct{ word, short string }{
	{"bool", "bool"},
	{"range", "text"}, // of dates, times and numbers
	{"datetime", "time"}, {"timestamp", "time"}, {"date", "date"}, {"time", "time"},
	{"interval", "text"}, {"point", "text"}, {"enum", "text"}, // they contain "int" and "num"
	// SQLite's affinity rules in their order (https://www.sqlite.org/datatype3.html, section 3.1)
	{"int", "int"}, {"serial", "int"},
	{"char", "text"}, {"clob", "text"}, {"text", "text"},
	{"blob", "blob"}, {"bytea", "blob"}, {"binary", "blob"},
	{"real", "real"}, {"floa", "real"}, {"doub", "real"}, {"num", "real"}, {"dec", "real"}, {"money", "real"},
	{"year", "int"}, {"bit", "int"},
}

// Numeric reports whether a declared type holds numbers.
func Numeric(declared string) bool {
	short := ShortType(declared)
	return short == "int" || short == "real"
}

// ShortType reduces a declared type; what it does not know is text.
func ShortType(declared string) string {
	declared, _, _ = strings.Cut(strings.ToLower(declared), "(")
	for _, t := range shortTypes {
		if strings.Contains(declared, t.word) {
			return t.short
		}
	}
	return "text"
}

// TSV is the schema as a table with tabs between its columns, a line for each column of each table: names as SQL needs
// them, the type as declared, what key it is part of, its comment and its Profile.
func (s *Schema) TSV() string {
	var b strings.Builder
	b.WriteString("table\tcolumn\ttype\tkey\tcomment\trows\tnulls\tdistinct\tmin\tmax\tcommon\n")
	for _, t := range s.Tables {
		for _, c := range t.Columns {
			cells := []string{dialects.QuoteTable(s.Dialect, t.Name), dialects.QuoteIdent(s.Dialect, c.Name), c.Type, s.key(t, c.Name), c.Comment}
			if p := c.Profile; p != nil {
				cells = append(cells, strconv.Itoa(p.Rows), strconv.FormatFloat(p.Nulls, 'g', 3, 64),
					strconv.FormatInt(p.Distinct, 10), p.Min, p.Max, strings.Join(p.Common, " | "))
			} else {
				cells = append(cells, "", "", "", "", "", "")
			}
			for i := range cells {
				cells[i] = OneLine(cells[i])
			}
			b.WriteString(strings.Join(cells, "\t") + "\n")
		}
	}
	if others := s.others(); others != "" {
		b.WriteString("other tables: " + others + "\n")
	}
	return b.String()
}

// key says what keys a column is part of: "pk", "unique", "-> Artist.ArtistId".
func (s *Schema) key(t Table, name string) string {
	var keys []string
	if slices.Contains(t.PrimaryKey, name) {
		keys = append(keys, "pk")
	}
	if slices.ContainsFunc(t.Unique, func(u []string) bool { return len(u) == 1 && u[0] == name }) {
		keys = append(keys, "unique")
	}
	if table, column, ok := reference(t, name); ok {
		keys = append(keys, "-> "+dialects.QuoteTable(s.Dialect, table)+"."+dialects.QuoteIdent(s.Dialect, column))
	}
	return strings.Join(keys, " ")
}

// Names is the schema with one line per table, names only: Album(AlbumId, Title, ArtistId).
func (s *Schema) Names() string {
	var b strings.Builder
	for _, t := range s.Tables {
		b.WriteString(dialects.QuoteTable(s.Dialect, t.Name) + "(" + s.quoteAll(columnNames(t)) + ")\n")
	}
	if others := s.others(); others != "" {
		b.WriteString("other tables: " + others + "\n")
	}
	return b.String()
}

func columnNames(t Table) []string {
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = c.Name
	}
	return names
}

func (s *Schema) quoteAll(names []string) string {
	quoted := make([]string, len(names))
	for i, n := range names {
		quoted[i] = dialects.QuoteIdent(s.Dialect, n)
	}
	return strings.Join(quoted, ", ")
}
