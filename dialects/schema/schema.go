// Package schema is what a database says of itself: tables, columns, keys, comments, and what the values of columns
// look like. It opens no database.
//
//   - the Schema: schema.go; called.go has the names of tables without their schemas, column_profile.go the values of a
//     column, member.go those of MySQL's SETs, moment.go integers that say times, describe.go comments that people
//     wrote in files, fingerprint.go distinguishes one schema from others
//   - what a model is shown of it: render.go writes DDL, TSV and names, brief.go DDL in fewer tokens; words.go has the
//     words of a name, plural.go their plurals; linked.go what a question says by name; focus.go the tables that it may
//     need; reduce.go the columns that training keeps
package schema

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Schema is what a database says of itself.
type Schema struct {
	Dialect dialects.Dialect `json:"dialect"`
	Tables  []Table          `json:"tables"`
	// Others are the names of tables that were left out for want of room (Focus), Unnamed counts those not even named.
	Others  []string `json:"others,omitempty"`
	Unnamed int      `json:"unnamed,omitempty"`
	// Broken are the views that cannot be read, because what they select from is gone or not allowed, and the virtual
	// tables of SQLite whose module is not here. They are not among Tables.
	Broken []string `json:"broken,omitempty"`
	// Collations are those of the application that wrote an SQLite file. Here they compare bytes.
	Collations []string `json:"collations,omitempty"`
}

// Table is a table or a view.
type Table struct {
	Name        string       `json:"name"`
	View        bool         `json:"view,omitempty"`
	Stored      bool         `json:"stored,omitempty"` // of a view: its rows are (PostgreSQL's materialised ones)
	Columns     []Column     `json:"columns"`
	PrimaryKey  []string     `json:"primary_key,omitempty"`
	ForeignKeys []ForeignKey `json:"foreign_keys,omitempty"`
	Unique      [][]string   `json:"unique,omitempty"`
	Comment     string       `json:"comment,omitempty"`
	Rows        int64        `json:"rows,omitempty"`       // estimate; -1 where unknown
	NoProfile   string       `json:"no_profile,omitempty"` // why its values were not, or are not to be, looked at: it is no plain table of this server's own, or could not be read
	Cut         bool         `json:"-"`                    // that was for want of time, or of steps: another time it may be looked at
	Schema      string       `json:"-"`                    // the one that it is in, also where Name does not say it; "": unknown
	Denied      bool         `json:"-"`                    // rules deny columns of it, which are not listed
}

// Column is one column of a table.
type Column struct {
	Name    string  `json:"name"`
	Type    string  `json:"type"` // as declared; may be empty in SQLite
	NotNull bool    `json:"not_null,omitempty"`
	Default *string `json:"default,omitempty"` // an SQL expression
	Comment string  `json:"comment,omitempty"`
	// Masked says that no model may see its values (guard.Rules.MaskColumns): it has no profile of them.
	Masked bool `json:"masked,omitempty"`
	// Profile is what its values look like; nil where they were not looked at. See Profiled.
	Profile *Profile `json:"profile,omitempty"`
}

// ForeignKey refers from Columns to RefColumns of RefTable, pairwise.
type ForeignKey struct {
	Columns    []string `json:"columns"`
	RefTable   string   `json:"ref_table"`
	RefColumns []string `json:"ref_columns"`
}

// TableNames are those of all tables, as the database writes them.
func (s *Schema) TableNames() []string {
	names := make([]string, len(s.Tables))
	for i, t := range s.Tables {
		names[i] = t.Name
	}
	return names
}

// find is the table of a name without regard to case; nil: there is none.
func (s *Schema) find(name string) *Table {
	i := slices.IndexFunc(s.Tables, func(t Table) bool { return len(t.Name) == len(name) && strings.EqualFold(t.Name, name) })
	if i < 0 {
		return nil
	}
	return &s.Tables[i]
}

// ColumnNames are the columns of a table in their order; nil: there is no such table.
func (s *Schema) ColumnNames(table string) []string {
	t := s.find(table)
	if t == nil {
		return nil
	}
	names := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = c.Name
	}
	return names
}

// Keys are sets of columns of which no two rows have the same values, but for NULL.
func (s *Schema) Keys(table string) [][]string {
	t := s.find(table)
	if t == nil {
		return nil
	}
	keys := slices.Clone(t.Unique)
	if len(t.PrimaryKey) > 0 {
		keys = append(keys, t.PrimaryKey)
	}
	return keys
}

// Column is the declared type of a column, and whether it can never be NULL. A primary key cannot, as in the standard:
// SQLite lets NULL into keys that are not INTEGER by an old mistake.
func (s *Schema) Column(table, column string) (declared string, notNull bool) {
	t := s.find(table)
	if t == nil {
		return "", false
	}
	named := func(name string) bool { return strings.EqualFold(name, column) }
	i := slices.IndexFunc(t.Columns, func(c Column) bool { return named(c.Name) })
	if i < 0 {
		return "", false
	}
	return t.Columns[i].Type, t.Columns[i].NotNull || slices.ContainsFunc(t.PrimaryKey, named)
}

// Columns are the names of each table's columns, by the table's name in lower case: what sqltree.Resolve wants to know.
func (s *Schema) Columns() map[string][]string {
	out := make(map[string][]string, len(s.Tables))
	for _, t := range s.Tables {
		columns := make([]string, len(t.Columns))
		for i, c := range t.Columns {
			columns[i] = c.Name
		}
		out[strings.ToLower(t.Name)] = columns
	}
	return out
}

// Unprofiled are the tables that say why they have no profile.
func (s *Schema) Unprofiled() []Table {
	return slices.DeleteFunc(slices.Clone(s.Tables), func(t Table) bool { return t.NoProfile == "" })
}
