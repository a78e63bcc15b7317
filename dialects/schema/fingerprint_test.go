package schema

import (
	"encoding/json"
	"slices"
	"testing"
)

// A fingerprint is of what queries depend on, no more.
func TestFingerprint(t *testing.T) {
	of := func(change func(s *Schema)) string {
		s := &Schema{Dialect: "sqlite", Tables: []Table{
			{Name: "boats", Columns: []Column{{Name: "id", Type: "INTEGER"}, {Name: "name", Type: "TEXT"}}, PrimaryKey: []string{"id"}},
			{Name: "trips", Columns: []Column{{Name: "boat", Type: "INTEGER"}, {Name: "port", Type: "INTEGER"}}, ForeignKeys: []ForeignKey{
				{Columns: []string{"boat"}, RefTable: "boats", RefColumns: []string{"id"}}, {Columns: []string{"port"}, RefTable: "ports"}}},
		}}
		change(s)
		return s.Fingerprint()
	}
	was := of(func(*Schema) {})
	if len(was) != 32 {
		t.Error(was)
	}
	for what, change := range map[string]func(s *Schema){
		"rows, comments and values": func(s *Schema) {
			s.Tables[0].Rows, s.Tables[0].Comment, s.Tables[0].Columns[1].Profile = 9, "what sails", &Profile{Rows: 9}
		},
		"tables in another order": func(s *Schema) { slices.Reverse(s.Tables) },
		"keys in another order":   func(s *Schema) { slices.Reverse(s.Tables[1].ForeignKeys) },
		"through JSON": func(s *Schema) {
			text, _ := json.Marshal(s)
			*s = Schema{}
			json.Unmarshal(text, s)
		},
	} {
		if of(change) != was {
			t.Errorf("%s: another fingerprint", what)
		}
	}
	for what, change := range map[string]func(s *Schema){
		"the dialect":    func(s *Schema) { s.Dialect = "mysql" },
		"a table's name": func(s *Schema) { s.Tables[0].Name = "ships" },
		"a column":       func(s *Schema) { s.Tables[0].Columns = s.Tables[0].Columns[:1] },
		"their order":    func(s *Schema) { slices.Reverse(s.Tables[0].Columns) },
		"a type":         func(s *Schema) { s.Tables[0].Columns[1].Type = "REAL" },
		"NOT NULL":       func(s *Schema) { s.Tables[0].Columns[1].NotNull = true },
		"a key":          func(s *Schema) { s.Tables[0].PrimaryKey = nil },
		"a reference":    func(s *Schema) { s.Tables[1].ForeignKeys = nil },
		"uniqueness":     func(s *Schema) { s.Tables[0].Unique = [][]string{{"name"}} },
		"a view":         func(s *Schema) { s.Tables[0].View = true },
	} {
		if of(change) == was {
			t.Errorf("%s: the same fingerprint", what)
		}
	}
}
