// Package testpython runs Python in tests, with the packages that a script of ours installs and no others: what the
// machine's own Python has would hide what such a script leaves out.
package testpython

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Command is python3 with packages, a folder; "" is the standard library alone. PYTHONPATH adds to it what is too large
// to be installed by a script. Where Python is missing or too old the test is skipped, but in CI it fails.
func Command(t testing.TB, packages string, args ...string) *exec.Cmd {
	t.Helper()
	if err := exec.Command("python3", "-S", "-c", "import tomllib").Run(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("Python 3.11 or newer does not run: %v", err)
		}
		t.Skipf("Python 3.11 or newer does not run: %v", err)
	}
	cmd := exec.CommandContext(t.Context(), "python3", append([]string{"-S"}, args...)...) // -S leaves out site-packages
	path := strings.Trim(packages+string(os.PathListSeparator)+os.Getenv("PYTHONPATH"), string(os.PathListSeparator))
	// What is compiled is kept next to the packages; without any, nothing is, so that the repository stays as it is.
	compiled := []string{"PYTHONDONTWRITEBYTECODE=1"}
	if packages != "" {
		compiled = []string{"PYTHONDONTWRITEBYTECODE=", "PYTHONPYCACHEPREFIX=" + filepath.Join(packages, ".compiled")}
	}
	cmd.Env = slices.Concat(os.Environ(), []string{"PYTHONPATH=" + path}, compiled)
	return cmd
}
