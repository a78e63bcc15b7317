package testnano

import "github.com/sqlagent/sqlagent/dialects/schema"

// Column is a column of a table of 40 rows, of which all were looked at.
func Column(name, kind string, p schema.Profile) schema.Column {
	p.Rows = 40
	return schema.Column{Name: name, Type: kind, Profile: &p}
}

// ID is a key, Number a number of nine values, Flag one of 0 and 1, and Text a text of so many values, some of which
// are known.
func ID() schema.Column {
	return Column("id", "integer", schema.Profile{Distinct: 40, Min: "1", Max: "40"})
}

func Number(name string) schema.Column {
	return Column(name, "integer", schema.Profile{Distinct: 9, Min: "1", Max: "9"})
}

func Flag(name string) schema.Column {
	return Column(name, "integer", schema.Profile{Distinct: 2, Min: "0", Max: "1"})
}

func Text(name string, distinct int64, known ...string) schema.Column {
	texts := map[string]string{}
	for _, t := range known {
		texts[schema.Words(t)] = t
	}
	return Column(name, "text", schema.Profile{Distinct: distinct, Max: "z", Texts: texts})
}

// EmptyText is a text that is empty in all rows.
func EmptyText(name string) schema.Column {
	return Column(name, "text", schema.Profile{Distinct: 1, Common: []string{""}})
}

// ToID is a foreign key to the id of a table.
func ToID(column, table string) schema.ForeignKey {
	return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
}
