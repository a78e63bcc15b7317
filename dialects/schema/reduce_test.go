package schema

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func TestReduced(t *testing.T) {
	s := shopSchema(dialects.SQLite)
	before := s.DDL()
	got := s.Reduced([]dialects.ColumnName{{Table: "album", Column: "unit price"}, {Table: "sales", Column: ""}, {Table: "gone", Column: "x"}}, 0, 1)
	want := []string{"Artist: ArtistId", "Album: AlbumId, ArtistId, Unit Price", "order: a, b"}
	var lines []string
	for _, table := range got.Tables[:3] {
		lines = append(lines, table.Name+": "+strings.Join(columnNames(table), ", "))
	}
	if !slices.Equal(lines, want) {
		t.Errorf("got %q, want %q", lines, want)
	}
	if len(got.Tables) != 4 || len(got.Tables[3].Columns) != 1 { // a table that COUNT(*) reads
		t.Errorf("sales: %+v", got.Tables)
	}
	if len(got.Tables[1].Unique) > 0 {
		t.Errorf("a unique key without its column: %q", got.Tables[1].Unique)
	}
	if s.DDL() != before {
		t.Error("the schema that was given has changed")
	}
	if all := s.Reduced(nil, 9, 1).DDL(); all != before {
		t.Errorf("with all others:\n%s", all)
	}
}

// TestReducedIsDrawn: by the seed alone, and not always the same.
func TestReducedIsDrawn(t *testing.T) {
	s := &Schema{Tables: []Table{{Name: "t"}}}
	for _, c := range "abcdefghijklmnopqrstuvwxyz" {
		s.Tables[0].Columns = append(s.Tables[0].Columns, Column{Name: string(c)})
	}
	draws := map[string]bool{}
	for seed := range uint64(20) {
		draw := s.Reduced(nil, 3, seed).Names()
		if again := s.Reduced(nil, 3, seed).Names(); again != draw {
			t.Errorf("seed %d: %s and %s", seed, draw, again)
		}
		if n := strings.Count(draw, ","); n != 2 {
			t.Errorf("seed %d: %s, want three columns", seed, draw)
		}
		draws[draw] = true
	}
	if len(draws) < 10 {
		t.Errorf("20 seeds drew %d different schemas", len(draws))
	}
}
