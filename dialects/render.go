package dialects

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// DDL is the schema as CREATE TABLE statements: columns with their declared types, primary, unique
// and foreign keys. A view is a CREATE VIEW line that lists its columns, without its query.
func (s *Schema) DDL() string {
	var b strings.Builder
	for _, t := range s.Tables {
		if b.Len() > 0 {
			b.WriteString("\n")
		}
		name := QuoteTable(s.Dialect, t.Name)
		if t.View {
			b.WriteString("CREATE VIEW " + name + " (" + s.quoteAll(columnNames(t)) + ");" + comment(t.Comment) + "\n")
			continue
		}
		b.WriteString("CREATE TABLE " + name + " (" + comment(t.Comment) + "\n")
		parts := s.definitions(t)
		for i, p := range parts {
			b.WriteString("  " + p.text)
			if i < len(parts)-1 {
				b.WriteString(",")
			}
			b.WriteString(comment(p.comment) + "\n")
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
		quoted[i] = QuoteTable(s.Dialect, n)
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
		text := QuoteIdent(s.Dialect, c.Name)
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
		parts = append(parts, definition{text, c.Comment})
	}
	if len(t.PrimaryKey) > 1 {
		parts = append(parts, definition{text: "PRIMARY KEY (" + s.quoteAll(t.PrimaryKey) + ")"})
	}
	for _, u := range t.Unique {
		parts = append(parts, definition{text: "UNIQUE (" + s.quoteAll(u) + ")"})
	}
	for _, fk := range t.ForeignKeys {
		parts = append(parts, definition{text: "FOREIGN KEY (" + s.quoteAll(fk.Columns) + ") REFERENCES " +
			QuoteTable(s.Dialect, fk.RefTable) + " (" + s.quoteAll(fk.RefColumns) + ")"})
	}
	return parts
}

// comment is text as an SQL comment at the end of a line.
func comment(text string) string {
	if text == "" {
		return ""
	}
	return " -- " + strings.Join(strings.Fields(text), " ")
}

// Compact is the schema with one line per table, the form that small models read: a name stands behind
// the words it is made of (see Gloss), as a question would have them, and every name behind a space, as
// in a question. Keys of numbers and references stand alone: questions speak of rows, not of their numbers.
//
//	table album = Album: pk AlbumId, title = Title text, ArtistId -> Artist.ArtistId
//	table country = Country: pk iso code = IsoCode text
//	view daily sale = daily_sales: day = day date, total = total real
//
// Types are reduced to int, real, text, date, time, bool and blob. Each column of a composite primary
// key is marked pk; a column of several foreign keys shows the first.
func (s *Schema) Compact() string {
	var b strings.Builder
	for _, t := range s.Tables {
		kind := "table "
		if t.View {
			kind = "view "
		}
		b.WriteString(kind + Singular(Words(t.Name)) + " = " + QuoteTable(s.Dialect, t.Name) + ":")
		for i, c := range t.Columns {
			if i > 0 {
				b.WriteString(",")
			}
			pk, short := slices.Contains(t.PrimaryKey, c.Name), shortType(c.Type)
			if pk {
				b.WriteString(" pk")
			}
			table, column, refers := reference(t, c.Name)
			switch {
			case refers:
				b.WriteString(" " + QuoteIdent(s.Dialect, c.Name) + " -> " + QuoteTable(s.Dialect, table) + "." + QuoteIdent(s.Dialect, column))
			case pk && short == "int":
				b.WriteString(" " + QuoteIdent(s.Dialect, c.Name))
			default:
				b.WriteString(" " + Gloss(s.Dialect, c.Name) + " " + short)
			}
		}
		b.WriteString("\n")
	}
	if others := s.others(); others != "" {
		b.WriteString("other tables: " + others + "\n")
	}
	return b.String()
}

// Gloss is a name as SQL needs it, behind its words: "unit price = UnitPrice", "artist = artists".
func Gloss(d Dialect, name string) string {
	return Singular(Words(name)) + " = " + QuoteIdent(d, name)
}

// Singular takes the plural from the last of some English words, by rule: "tracks", "categories" and "bus" become
// "track", "category" and "bus". It is for comparing words, and does not know every noun.
func Singular(words string) string {
	for _, keep := range []string{"ss", "us", "is"} {
		if strings.HasSuffix(words, keep) {
			return words
		}
	}
	if stem, ok := strings.CutSuffix(words, "ies"); ok && len(stem) > 2 {
		return stem + "y"
	}
	if stem, ok := strings.CutSuffix(words, "s"); ok && len(stem) > 2 {
		return stem
	}
	return words
}

// Words are what a name is made of, in lower case: "unit price" for UnitPrice, unit_price and UNIT_PRICE.
func Words(name string) string {
	var b strings.Builder
	var before rune
	runes := []rune(name)
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			r = ' '
		case unicode.IsUpper(r) && (unicode.IsLower(before) ||
			unicode.IsUpper(before) && i+1 < len(runes) && unicode.IsLower(runes[i+1])):
			b.WriteByte(' ') // unitPrice, HTTPStatus
		}
		b.WriteRune(unicode.ToLower(r))
		before = r
	}
	return strings.Join(strings.Fields(b.String()), " ")
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
	{"datetime", "time"}, {"timestamp", "time"}, {"date", "date"}, {"time", "time"},
	{"interval", "text"}, {"point", "text"}, {"enum", "text"}, // they contain "int" and "num"
	// SQLite's affinity rules in their order (https://www.sqlite.org/datatype3.html, section 3.1)
	{"int", "int"}, {"serial", "int"},
	{"char", "text"}, {"clob", "text"}, {"text", "text"},
	{"blob", "blob"}, {"bytea", "blob"}, {"binary", "blob"},
	{"real", "real"}, {"floa", "real"}, {"doub", "real"}, {"num", "real"}, {"dec", "real"}, {"money", "real"},
	{"year", "int"}, {"bit", "int"},
}

// shortType reduces a declared type; what it does not know is text.
func shortType(declared string) string {
	declared, _, _ = strings.Cut(strings.ToLower(declared), "(")
	for _, t := range shortTypes {
		if strings.Contains(declared, t.word) {
			return t.short
		}
	}
	return "text"
}

// Names is the schema with one line per table, names only: Album(AlbumId, Title, ArtistId).
func (s *Schema) Names() string {
	var b strings.Builder
	for _, t := range s.Tables {
		b.WriteString(QuoteTable(s.Dialect, t.Name) + "(" + s.quoteAll(columnNames(t)) + ")\n")
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
		quoted[i] = QuoteIdent(s.Dialect, n)
	}
	return strings.Join(quoted, ", ")
}

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

// plain says whether name consists of characters that no dialect wants quoted.
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
