package main

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

// Programs read CSV as it is stored; on a terminal it must not act.
func TestCSV(t *testing.T) {
	r := &dialects.Result{Columns: []string{"name", "a,\x1b[2Jb"}, Rows: [][]dialects.Value{{"\x1b]0;title\a", nil}, {"a\nb", int64(7)}}}
	for terminal, want := range map[bool]string{
		false: "name,\"a,\x1b[2Jb\"\n\x1b]0;title\a,\n\"a\nb\",7\n",
		true:  "name,\"a,\\x1b[2Jb\"\n\\x1b]0;title\\a,\na\\nb,7\n",
	} {
		var b strings.Builder
		if err := writeCSV(&b, r, terminal); err != nil || b.String() != want {
			t.Errorf("terminal %v: %v, got %q, want %q", terminal, err, b.String(), want)
		}
	}
}
