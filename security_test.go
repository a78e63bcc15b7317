package sqlagent_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSecurityNamesTests: the tests that SECURITY.md names beside its promises exist.
func TestSecurityNamesTests(t *testing.T) {
	text, err := os.ReadFile("SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, of := range regexp.MustCompile("`([a-z0-9./]+)` (Test[A-Za-z0-9]+(?:, Test[A-Za-z0-9]+)*)").FindAllStringSubmatch(string(text), -1) {
		files, err := filepath.Glob(filepath.Join(of[1], "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		var have strings.Builder
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			have.Write(text)
		}
		for _, name := range strings.Split(of[2], ", ") {
			if named++; !strings.Contains(have.String(), "\nfunc "+name+"(t *testing.T)") {
				t.Errorf("there is no %s in %s", name, of[1])
			}
		}
	}
	if all := strings.Count(string(text), " Test"); named != all || named == 0 {
		t.Errorf("%d tests were looked for, and SECURITY.md names %d", named, all)
	}
}
