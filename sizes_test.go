package sqlagent_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"testing"
)

// Limits of what a reader has to hold at once, tests apart. The methods of what a type embeds are not its own.
const (
	maxMethods = 60    // of a type
	maxLines   = 5_000 // of a package
)

// oversized are the packages, and the types of packages, that no limit holds for.
var oversized = map[string]string{
	"cmd/sqlagent": "a file is a command, and knows little of the others",
}

// TestSizes: what has outgrown the limits is several things under one name, to be split by what they are about.
func TestSizes(t *testing.T) {
	excepted := maps.Clone(oversized)
	counted := 0
	check := func(of string, n, limit int, what string) {
		_, ok := excepted[of]
		counted += n
		switch {
		case n > limit && !ok:
			t.Errorf("%s has %d %s; the maximum is %d: split it by what they are about", of, n, what, limit)
		case n > limit:
			delete(excepted, of)
		}
	}
	for of, p := range packages(t) {
		lines, methods := 0, map[string]int{}
		for _, name := range p.GoFiles {
			source, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				t.Fatal(err)
			}
			lines += bytes.Count(source, []byte("\n"))
			countMethods(t, source, methods)
		}
		check(of, lines, maxLines, "lines")
		for receiver, n := range methods {
			check(of+"."+receiver, n, maxMethods, "methods")
		}
	}
	for of := range excepted {
		t.Errorf("%s is within the limits: remove it from the exceptions", of)
	}
	if counted < 100_000 {
		t.Errorf("only %d lines and methods were found", counted)
	}
}

// TestMethodsAreCounted: by value, by pointer and of a generic type, and functions are none.
func TestMethodsAreCounted(t *testing.T) {
	methods := map[string]int{}
	countMethods(t, []byte("package p\nfunc (a A) x() {}\nfunc (*A) y() {}\nfunc (b *B[K]) x() {}\nfunc (b B[K]) y() {}\nfunc (c C[K, V]) x() {}\nfunc f(a A) {}\n"), methods)
	if got := fmt.Sprint(methods); got != "map[A:2 B:2 C:1]" {
		t.Errorf("counted %s", got)
	}
}

// countMethods adds the methods that a file declares, by the names of their types.
func countMethods(t *testing.T, source []byte, methods map[string]int) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil {
			continue
		}
		of := f.Recv.List[0].Type
		if pointer, ok := of.(*ast.StarExpr); ok {
			of = pointer.X
		}
		switch generic := of.(type) {
		case *ast.IndexExpr:
			of = generic.X
		case *ast.IndexListExpr:
			of = generic.X
		}
		methods[of.(*ast.Ident).Name]++
	}
}
