package sqlagent_test

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// mapless is the maximum of files, tests apart, of a package that a reader finds the way in without a map.
const mapless = 8

// fileName is a file as a package comment names it: text.go, or functions_*.go for several.
var fileName = regexp.MustCompile(`[\w*]+\.go\b`)

// TestPackagesAreMapped: the comment of a package of many files names each of them, so that a reader knows which to
// open. The file that has the comment is open already.
func TestPackagesAreMapped(t *testing.T) {
	mapped := 0
	for of, p := range packages(t) {
		files := sources(slices.Concat(p.GoFiles, p.IgnoredGoFiles))
		if len(files) <= mapless {
			continue
		}
		mapped++
		named := map[string]bool{}
		for _, file := range files {
			source, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, file), nil, parser.ParseComments|parser.PackageClauseOnly)
			if err != nil {
				t.Fatal(err)
			}
			if source.Doc == nil {
				continue
			}
			named[file] = true
			for _, name := range fileName.FindAllString(source.Doc.Text(), -1) {
				found := false
				for _, other := range files {
					if match, _ := filepath.Match(name, other); match {
						named[other], found = true, true
					}
				}
				if !found {
					t.Errorf("the comment of package %s names %s, which it has not", of, name)
				}
			}
		}
		for _, file := range files {
			if !named[file] {
				t.Errorf("the comment of package %s does not name %s: say what to open it for", of, file)
			}
		}
	}
	if mapped < 30 {
		t.Errorf("only %d packages of more than %d files were found", mapped, mapless)
	}
}

// sources are files without tests, which a build for another system has in the place of others.
func sources(files []string) (out []string) {
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") {
			out = append(out, file)
		}
	}
	return out
}
