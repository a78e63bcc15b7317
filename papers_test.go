package sqlagent_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

// docs/papers.md says where each element of the five papers is. A place is a file, `path`, or what it declares:
// `path:Name` in Go, where Name is Type.Member for methods and fields, `path:a.b` of TOML, and `path:row` of TSV.
// Verdicts are one of these words, with a colon before the reason.
var verdicts = []string{"exact", "deviates", "silent", "absent"}

func TestPapers(t *testing.T) {
	page, err := os.ReadFile("docs/papers.md")
	if err != nil {
		t.Fatal(err)
	}
	found, problems := readPapers(string(page))
	for _, p := range problems {
		t.Error(p)
	}
	for paper, elements := range found {
		if elements < 20 {
			t.Errorf("%s has %d elements", paper, elements)
		}
	}
	if len(found) != 5 {
		t.Errorf("%d papers have a table of elements, not 5", len(found))
	}
	if len(page) > 20<<10 {
		t.Errorf("the page has %d bytes, more than 20 KiB", len(page))
	}
}

// A page with one wrong line is found out.
func TestPapersAreChecked(t *testing.T) {
	page := func(row string) string {
		return "| paper | exact | deviates | silent | absent |\n| --- | ---: | ---: | ---: | ---: |\n| [P](#p) | 1 | 0 | 0 | 0 |\n\n" +
			"## P\n\n| element | place | how |\n| --- | --- | --- |\n" + row + "\n\n" +
			"## Tables\n\n| table | twin | result |\n| --- | --- | --- |\n| 1 | `studies/turns/arms.tsv:single` | arms |\n"
	}
	for _, right := range []string{
		"| e | `odt/odt.go` | exact |",
		"| e | `odt/odt.go:NewGold`, `odt/score.go:α` | exact: so |",
		"| e | `odt/odt.go:Diagnosis.F`, `agent/protocol.go:Protocol.Turns`, `llm/llm.go:Engine.NewSession` | exact |",
		"| e | `recipes/progress.toml:steps`, `recipes/trail.toml:data.sets.suite`, `recipes/trail.toml:cold` | exact |",
	} {
		if _, problems := readPapers(page(right)); len(problems) > 0 {
			t.Errorf("%s: %q", right, problems)
		}
	}
	for wrong, want := range map[string]string{
		"| e | `odt/odd.go` | exact |":                        "odt/odd.go",
		"| e | `odt/odt.go:NewGolds` | exact |":               "NewGolds",
		"| e | `odt/tags.go:NewGold` | exact |":               "NewGold", // of the package, but of another file
		"| e | `odt/odt.go:Diagnosis.G` | exact |":            "Diagnosis.G",
		"| e | `agent/protocol.go:Protocol.Turn` | exact |":   "Protocol.Turn",
		"| e | `odt/odt.go:F` | exact |":                      "F", // a method needs its type
		"| e | `recipes/progress.toml:step` | exact |":        "step",
		"| e | `recipes/trail.toml:data.sets.suit` | exact |": "data.sets.suit",
		"| e | `recipes/trail.toml:name.suite` | exact |":     "name.suite",
		"| e | `studies/turns/arms.tsv:sing` | exact |":       "sing",
		"| e | `studies/turns/run.sh:one` | exact |":          "no names",
		"| e | `odt/odt.go` | nearly |":                       "verdict",
		"| e | `odt/odt.go` | exactly: so |":                  "verdict",
		"| e | – | exact |":                                   "no place",
		"| e | `odt/odt.go` | absent |":                       "a place",
		"| e | `odt/odt.go` | deviates: how |":                "counts",
		"| e | `odt/odt.go` | exact |\n| f | – | absent |":    "counts",
		"| e | `odt/odt.go` | exact | more |":                 "4 columns",
	} {
		if _, problems := readPapers(page(wrong)); !slices.ContainsFunc(problems, func(p string) bool { return strings.Contains(p, want) }) {
			t.Errorf("%s: %q, want %s", wrong, problems, want)
		}
	}
	if _, problems := readPapers(strings.Replace(page("| e | `odt/odt.go` | exact |"), "arms.tsv:single", "arms.tsv:singel", 1)); len(problems) != 1 {
		t.Errorf("a wrong twin: %q", problems)
	}
}

var codeSpan = regexp.MustCompile("`([^`]+)`")

// readPapers counts the elements of each paper, and says what is wrong with the page.
func readPapers(page string) (elements map[string]int, problems []string) {
	elements = map[string]int{}
	counted, claimed := map[string][4]int{}, map[string]string{}
	var paper, columns string
	for line := range strings.Lines(page) {
		line = strings.TrimSpace(line)
		bad := func(format string, args ...any) {
			problems = append(problems, fmt.Sprintf(format, args...)+": "+line)
		}
		if heading, ok := strings.CutPrefix(line, "## "); ok {
			paper, columns = strings.TrimSpace(heading), ""
		}
		row, ok := strings.CutPrefix(line, "| ")
		if !ok || strings.HasPrefix(row, "---") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(row, " |"), " | ")
		switch joined := strings.Join(cells, ", "); joined {
		case "paper, exact, deviates, silent, absent", "element, place, how", "table, twin, result":
			columns = joined
			continue
		}
		switch columns {
		case "paper, exact, deviates, silent, absent":
			name, _, _ := strings.Cut(strings.TrimPrefix(cells[0], "["), "]")
			claimed[name] = strings.Join(cells[1:], " ")
			continue
		case "":
			bad("a row of no table that is known")
			continue
		}
		if len(cells) != 3 {
			bad("%d columns, not 3", len(cells))
			continue
		}
		places := codeSpan.FindAllStringSubmatch(cells[1], -1)
		for _, place := range places {
			if err := missing(place[1]); err != nil {
				bad("%v", err)
			}
		}
		if columns != "element, place, how" {
			continue
		}
		word, _, _ := strings.Cut(cells[2], ":")
		verdict := slices.Index(verdicts, word)
		switch {
		case verdict < 0:
			bad("the verdict is none of %v", verdicts)
			continue
		case word == "absent" && len(places) > 0:
			bad("what is absent has a place")
		case word != "absent" && len(places) == 0:
			bad("no place")
		}
		elements[paper]++
		n := counted[paper]
		n[verdict]++
		counted[paper] = n
	}
	for paper, n := range counted {
		if want := strings.Trim(fmt.Sprint(n), "[]"); claimed[paper] != want {
			problems = append(problems, fmt.Sprintf("%s: the counts are %s, and the page says %q", paper, want, claimed[paper]))
		}
	}
	return elements, problems
}

// missing says what is not where a place has it.
func missing(place string) error {
	path, name, named := strings.Cut(place, ":")
	text, err := os.ReadFile(path)
	if err != nil && !named {
		_, err = os.Stat(path) // a folder
	}
	if err != nil || !named {
		return err
	}
	var there bool
	switch filepath.Ext(path) {
	case ".go":
		there, err = declares(path, text, name)
	case ".toml":
		var v any
		err = toml.Unmarshal(text, &v)
		there = hasKey(v, strings.Split(name, "."))
	case ".tsv":
		there = strings.Contains("\n"+string(text), "\n"+name+"\t")
	default:
		return fmt.Errorf("%s: there are no names to look up in such a file", path)
	}
	if err == nil && !there {
		err = fmt.Errorf("%s has no %s", path, name)
	}
	return err
}

// declares says whether a file of Go declares a name, or a type with a member.
func declares(path string, text []byte, name string) (bool, error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
	if err != nil {
		return false, err
	}
	names := map[string]bool{}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			of := ""
			if d.Recv != nil {
				of = receiver(d.Recv.List[0].Type) + "."
			}
			names[of+d.Name.Name] = true
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names[n.Name] = true
					}
				case *ast.TypeSpec:
					names[s.Name.Name] = true
					var members *ast.FieldList
					switch t := s.Type.(type) {
					case *ast.StructType:
						members = t.Fields
					case *ast.InterfaceType:
						members = t.Methods
					default:
						continue
					}
					for _, f := range members.List {
						for _, n := range f.Names {
							names[s.Name.Name+"."+n.Name] = true
						}
					}
				}
			}
		}
	}
	return names[name], nil
}

// receiver is the type of a method, without type parameters.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// hasKey says whether TOML has a key, in any table of an array.
func hasKey(v any, path []string) bool {
	if len(path) == 0 {
		return true
	}
	switch v := v.(type) {
	case map[string]any:
		inner, ok := v[path[0]]
		return ok && hasKey(inner, path[1:])
	case []any:
		return slices.ContainsFunc(v, func(x any) bool { return hasKey(x, path) })
	}
	return false
}
