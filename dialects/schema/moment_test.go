package schema

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
)

// Integers say times by their name and their values together: neither a large number nor a name is enough.
func TestMoment(t *testing.T) {
	for _, c := range []struct {
		name, kind, least, most string
		unit                    time.Duration
		never                   bool
	}{
		{"created_at", "int", "1672531200", "1767225599", time.Second, false},
		{"timecreated", "bigint(10)", "0", "1767225599", time.Second, true},
		{"createat", "bigint", "1672531200000", "1767225599000", time.Millisecond, false},
		{"stamp", "bigint", "1672531200000", "1767225599000", time.Millisecond, false},
		{"updated", "INTEGER", "1672531200000000", "1767225599000000", time.Microsecond, false},
		{"created_at", "int", "1", "99", 0, false},
		{"date_count", "int", "1672531200", "1767225599", 0, false},
		{"size", "bigint", "1672531200", "1767225599", 0, false},
		{"population", "bigint", "1200000000", "1400000000", 0, false},
		{"phone", "bigint", "1672531200000", "1767225599000", 0, false},
		{"created_at", "timestamp", "2023-01-01", "2026-01-01", 0, false},
		{"last_seen", "int", "-5", "1767225599", 0, false},
		{"id", "bigint", "1672531200000", "1767225599000", 0, false},
	} {
		column := Column{Name: c.name, Type: c.kind, Profile: &Profile{Rows: 5, Min: c.least, Max: c.most, Common: []string{c.most}}}
		table := Table{Name: "t", PrimaryKey: []string{"id"}, Columns: []Column{column}}
		m, ok := table.Moment(&column)
		if ok != (c.unit > 0) || ok && m != (Moment{Unit: c.unit, Never: c.never}) {
			t.Errorf("%s %s from %s to %s: %v, %v", c.name, c.kind, c.least, c.most, m, ok)
		}
	}
}

func TestMomentsInBrief(t *testing.T) {
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{{Name: "posts", Columns: []Column{{Name: "created", Type: "INTEGER", Comment: "when",
		Profile: &Profile{Rows: 5, Min: "0", Max: "1767225599", Common: []string{"1672531200", "0"}}}}}}}
	const want = "when; unix time in seconds; MIN 2023-01-01 MAX 2025-12-31"
	if ddl := s.BriefDDL(); !strings.Contains(ddl, want) {
		t.Errorf("%q is not in %s", want, ddl)
	}
	if s.Tables[0].Columns[0].Comment != "when" {
		t.Error("the schema has changed")
	}
}

// Integers say days by their digits, where their name says a day; the key of a table of days is none.
func TestDays(t *testing.T) {
	for _, c := range []struct {
		name, least, most string
		distinct          int64
		want              Moment
		ok                bool
	}{
		{"order_date_key", "20230101", "20261130", 5, Moment{Unit: Day}, true},
		{"ShipDateKey", "-1", "20261130", 5, Moment{Unit: Day, Never: true, None: -1}, true},
		{"valid_to_date", "20230101", "99991231", 5, Moment{Unit: Day, Never: true, None: 99991231}, true},
		{"order_date_key", "1", "1461", 5, Moment{}, false},
		{"order_key", "20230101", "20261130", 5, Moment{}, false},
		{"order_date_key", "20231301", "20261130", 5, Moment{}, false},
		{"date_key", "20230101", "20261130", 9, Moment{}, false},
	} {
		column := Column{Name: c.name, Type: "integer", Profile: &Profile{Rows: 9, Distinct: c.distinct, Min: c.least, Max: c.most, Common: []string{c.most}}}
		table := Table{Name: "t", Columns: []Column{column, {Name: "full_date", Type: "date"}}}
		if m, ok := table.Moment(&column); ok != c.ok || ok && m != c.want {
			t.Errorf("%s from %s to %s: %v, %v", c.name, c.least, c.most, m, ok)
		}
	}
}
