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
}

// Table is a table or a view.
type Table struct {
	Name        string       `json:"name"`
	View        bool         `json:"view,omitempty"`
	Columns     []Column     `json:"columns"`
	PrimaryKey  []string     `json:"primary_key,omitempty"`
	ForeignKeys []ForeignKey `json:"foreign_keys,omitempty"`
	Unique      [][]string   `json:"unique,omitempty"`
	Comment     string       `json:"comment,omitempty"`
	Rows        int64        `json:"rows,omitempty"`       // estimate; -1 where unknown
	NoProfile   string       `json:"no_profile,omitempty"` // why its values were not, or are not to be, looked at: it is no plain table of this server's own, or could not be read
}

// Column is one column of a table.
type Column struct {
	Name    string  `json:"name"`
	Type    string  `json:"type"` // as declared; may be empty in SQLite
	NotNull bool    `json:"not_null,omitempty"`
	Default *string `json:"default,omitempty"` // an SQL expression
	Comment string  `json:"comment,omitempty"`
	// Profile is what its values look like; nil where they were not looked at. See Profiled.
	Profile *Profile `json:"profile,omitempty"`
}

// ForeignKey refers from Columns to RefColumns of RefTable, pairwise.
type ForeignKey struct {
	Columns    []string `json:"columns"`
	RefTable   string   `json:"ref_table"`
	RefColumns []string `json:"ref_columns"`
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
