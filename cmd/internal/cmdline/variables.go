package cmdline

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/internal/edit"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// WarnOfVariables reports which variables of environ, each NAME=VALUE, begin with prefix and are unknown: a misspelt
// one would do nothing, without a word. Empty ones are as good as not set, and PREFIXTEST_… are the tests' own. It is
// silent while a shell completes a word: zsh would show the warning in the middle of the line.
func WarnOfVariables(w io.Writer, environ []string, prefix string, known []string) {
	if os.Args[len(os.Args)-1] == "--generate-shell-completion" {
		return
	}
	var endings []string // without the prefix, which would make all of them look alike
	for _, name := range known {
		if ending, ok := strings.CutPrefix(name, prefix); ok {
			endings = append(endings, ending)
		}
	}
	for _, variable := range environ {
		name, value, _ := strings.Cut(variable, "=")
		ending, ours := strings.CutPrefix(name, prefix)
		if !ours || value == "" || slices.Contains(known, name) || strings.HasPrefix(ending, "TEST_") {
			continue
		}
		meant := ""
		if n := edit.Nearest(ending, endings); n != "" {
			meant = "; did you mean " + prefix + n + "?"
		}
		fmt.Fprintf(w, "warning: unknown environment variable %s%s\n", plain.Text(name), meant)
	}
}
