package main

import (
	"slices"
	"strings"
	"testing"
)

// A model that names a table of its own making is wrong, and right where it is held to the schema: in both engines,
// which compute the same masks.
func TestStrictNames(t *testing.T) {
	path := parrot(t, "<solution>SELECT COUNT(*) AS n FROM town</solution>", "<solution>SELECT COUNT(*) AS n FROM city</solution>")
	args := []string{"ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--turns", "1", "--votes", "1", "--min-confidence", "0",
		"--output", "csv"}
	r := sqlagent(t, append(args, "--engine", "native")...)
	if r.code != exitNoAnswer || !strings.Contains(r.stderr, "town") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, engine := range []string{"native", "llama"} {
		t.Run(engine, func(t *testing.T) {
			if engine == "llama" {
				withHost(t)
			}
			r := sqlagent(t, append(slices.Clone(args), "--engine", engine, "--strict-names")...)
			if r.code != exitOK || r.stdout != "n\n3\n" {
				t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}
