package sqlagent_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSecurityNamesTests: each promise of SECURITY.md names its control and tests. These exist, are built here, and do
// not skip themselves: what they need, such as a server, their helpers fail for where CI asks for all.
func TestSecurityNamesTests(t *testing.T) {
	text, err := os.ReadFile("SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rows, _ := strings.Cut(string(text), "| promise | what keeps it | tests |\n| --- | --- | --- |\n")
	rows, _, ok := strings.Cut(rows, "\n\n")
	if !ok {
		t.Fatal("SECURITY.md has no table of promises")
	}
	tests := regexp.MustCompile("`([a-z0-9./]+)` (Test[A-Za-z0-9]+(?:, Test[A-Za-z0-9]+)*)")
	bodies := map[string]map[string]*ast.BlockStmt{} // of tests, by package and name
	named := 0
	for _, row := range strings.Split(rows, "\n") {
		cells := strings.Split(row, "|")
		if len(cells) != 5 || strings.TrimSpace(cells[1]) == "" || strings.TrimSpace(cells[2]) == "" {
			t.Errorf("a promise without its control: %s", row)
			continue
		}
		found := tests.FindAllStringSubmatch(cells[3], -1)
		if len(found) == 0 {
			t.Errorf("a promise without a test: %s", cells[1])
		}
		for _, of := range found {
			if bodies[of[1]] == nil {
				bodies[of[1]] = testsOf(t, of[1])
			}
			for _, name := range strings.Split(of[2], ", ") {
				named++
				switch body := bodies[of[1]][name]; {
				case body == nil:
					t.Errorf("there is no %s in %s that is built here", name, of[1])
				case skips(body):
					t.Errorf("%s in %s skips itself", name, of[1])
				}
			}
		}
	}
	if all := strings.Count(string(text), " Test"); named != all || named == 0 {
		t.Errorf("%d tests were looked for, and SECURITY.md names %d", named, all)
	}
}

// testsOf are the bodies of a package's tests, of the files that are built on this machine.
func testsOf(t *testing.T, of string) map[string]*ast.BlockStmt {
	t.Helper()
	all, p := map[string]*ast.BlockStmt{}, packages(t)[of]
	for _, name := range slices.Concat(p.TestGoFiles, p.XTestGoFiles) {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Test") {
				all[f.Name.Name] = f.Body
			}
		}
	}
	return all
}

// skips reports whether a test calls t.Skip or one like it itself, or has nothing in it.
func skips(body *ast.BlockStmt) bool {
	found := len(body.List) == 0
	ast.Inspect(body, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			found = found || s.Sel.Name == "Skip" || s.Sel.Name == "Skipf" || s.Sel.Name == "SkipNow"
		}
		return true
	})
	return found
}
