package schema

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"
)

// Fingerprint distinguishes a schema from others, in 32 hexadecimal digits: it is another where a table, a column, a
// type or a key is, and the same whatever rows, values and comments there are, and in whichever order tables are
// reported.
func (s *Schema) Fingerprint() string {
	type column struct {
		Name, Type string
		NotNull    bool
	}
	type table struct {
		Name    string
		View    bool
		Columns []column
		Primary []string
		Foreign []ForeignKey
		Unique  [][]string
	}
	var tables []table
	for _, t := range s.Tables {
		out := table{Name: t.Name, View: t.View, Primary: t.PrimaryKey}
		for _, c := range t.Columns {
			out.Columns = append(out.Columns, column{c.Name, c.Type, c.NotNull})
		}
		out.Foreign = slices.SortedFunc(slices.Values(t.ForeignKeys), func(a, b ForeignKey) int {
			return cmp.Or(slices.Compare(a.Columns, b.Columns), strings.Compare(a.RefTable, b.RefTable), slices.Compare(a.RefColumns, b.RefColumns))
		})
		out.Unique = slices.SortedFunc(slices.Values(t.Unique), slices.Compare)
		tables = append(tables, out)
	}
	slices.SortFunc(tables, func(a, b table) int { return strings.Compare(a.Name, b.Name) })
	text, err := json.Marshal(tables)
	if err != nil {
		panic(err) // texts and booleans alone
	}
	sum := sha256.Sum256(append([]byte(s.Dialect+"\n"), text...))
	return hex.EncodeToString(sum[:16])
}
