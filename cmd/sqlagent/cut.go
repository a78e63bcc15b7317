package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// errCut is the error of --fail-if-cut; warnCut has reported what was cut.
var errCut = errors.New("answer truncated (--fail-if-cut)")

// warnCut reports on stderr what an output leaves out, and by which flag. It reports whether it leaves out anything.
func warnCut(stderr io.Writer, r *database.Result, short bool) bool {
	notes := cuts(r)
	if short {
		notes = append(notes, fmt.Sprintf("texts are shortened to %d columns: "+
			"--output record, csv, tsv, md and json print them whole", maxCell))
	}
	for _, line := range notes {
		fmt.Fprintln(stderr, "cut: "+line)
	}
	return len(notes) > 0
}

// cuts returns what the limits left out of a result.
func cuts(r *database.Result) []string {
	var notes []string
	for _, c := range r.Cuts {
		switch c.Limit {
		case database.LimitRows:
			notes = append(notes, fmt.Sprintf("there are more rows than --rows %d (0: all that fit --bytes)", c.Value))
		case database.LimitBytes:
			notes = append(notes, fmt.Sprintf("there are more rows than fit --bytes %d", c.Value))
		case database.LimitCell:
			notes = append(notes, fmt.Sprintf("texts are longer than --cell %d bytes", c.Value))
		case database.LimitServer:
			notes = append(notes, "the server truncated a value or left out rows, by a limit of its own such as "+
				"group_concat_max_len")
		}
	}
	return notes
}

// cutNote is cuts in a line, "" where nothing is left out.
func cutNote(r *database.Result) string { return strings.Join(cuts(r), "; ") }
