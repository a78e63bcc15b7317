package pairs

import (
	"maps"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Trajectories say complex queries in steps; what is asked, judged and held out is gold as it was.
func TestCTEs(t *testing.T) {
	db := testdb.File(t, boats)
	const (
		gold  = "SELECT name FROM boat WHERE length = (SELECT max(length) FROM boat)"
		steps = "WITH max_length_of_boat AS (SELECT max(length) AS max_length FROM boat) SELECT name FROM boat WHERE length = (SELECT max_length FROM max_length_of_boat)"
	)
	path := write(t, "pairs.csv", "question,sql,db\nthe longest boat,"+gold+","+db+"\nits name,"+gold+","+db+"\nhow many boats,SELECT count(*) FROM boat,"+db+
		"\ntowns with boats,SELECT town FROM harbour h WHERE EXISTS (SELECT 1 FROM boat WHERE harbour_id = h.id),"+db+"\n")
	options := Options{Protocol: protocol(t, "graph"), CTEs: true}
	set, err := Make(t.Context(), []string{path}, options)
	if err != nil || len(set.Train) != 4 || len(set.Trajectories) != 4 {
		t.Fatalf("%v: %+v", err, set)
	}
	if want := map[string]int{"rewritten": 2, "unnecessary": 1, "whole": 1}; !maps.Equal(set.Steps.Outcomes, want) {
		t.Errorf("%v, want %v", set.Steps.Outcomes, want)
	}
	held := NewHeld(set.Train[:1]...)
	for i, e := range set.Trajectories {
		said := e.Segments[len(e.Segments)-1].Text
		if strings.Contains(said, steps) != (i < 2) || !strings.Contains(said, "SELECT") {
			t.Errorf("%s: %s", e.Question, said)
		}
		if e.SQL != set.Train[i].Gold || i < 2 && e.SQL != gold {
			t.Errorf("%s: gold is %s", e.Question, e.SQL)
		}
		if held.HoldsExample(*e) != (i < 2) {
			t.Errorf("%s: its query in steps is not what is held out", e.Question)
		}
	}
	m, err := set.Write(t.TempDir(), []string{path}, options)
	if err != nil || m.CTEs["rewritten"] != 2 {
		t.Errorf("%v, %+v", err, m)
	}
}
