package sqlite

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// Every function on the guard's list is one that this build has: a name that it lacks would be said to be known. What
// is written as an operator, or only FTS5 lists, is not among SQLite's own list.
func TestFunctionsExist(t *testing.T) {
	c := newConn()
	defer c.close()
	if err := c.openFile(openFile(t, "CREATE TABLE t (x)").path, false); err != nil {
		t.Fatal(err)
	}
	var have []string
	if err := c.each("SELECT lower(name) FROM pragma_function_list", func(s *stmt) error { have = append(have, s.text(0)); return nil }); err != nil {
		t.Fatal(err)
	}
	for _, name := range guard.Functions(dialects.SQLite) {
		if !slices.Contains(have, name) && !strings.HasPrefix(name, "jsonb_tree") {
			t.Errorf("%s() is on the list, and not in this build", name)
		}
	}
}
