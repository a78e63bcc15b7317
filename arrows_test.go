// Package sqlagent_test holds the house rules that no package could check alone.
package sqlagent_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

const (
	module = "github.com/sqlagent/sqlagent/"
	root   = "." // the package of these tests
)

// arrows says which packages of this module the code of each room may import. "x/..." is x and all below it. A package
// belongs to the last row that names it. Tests may import anything.
//
// Each row is about direct imports: what a room may reach follows from the rows of those that it imports.
var arrows = []struct{ room, imports string }{
	{"internal/...", ""}, // idle, defect, jsonl, atomicfile, filelock, edit, tomlfile, parquetfile, logs, plain, httpd: for all
	{"internal/tomlfile", "internal/edit"},
	{"internal/corpora", "dialects"},
	{"internal/vocabularies", "gguf"},
	{"internal/testdb", "dialects/database dialects/database/open"},
	{"internal/testresult", "dialects/database"},
	{"internal/testnano", "nano/... dialects dialects/schema dialects/sqltree llm/grammar llm/card gguf"}, // no database
	{"internal/testspider", "nano/form nano/link dialects/database dialects/database/open internal/corpora"},
	{"internal/testmodel", "llm llm/open llm/script model/gemm nano/weights"},

	{"gguf", ""},
	{"gguf/safetensors", "gguf"},
	{"model/...", "gguf/... model/..."},
	{"model/parallel", "model/gemm"},
	{"model/rowwise", "model/gemm model/parallel"},
	{"model/sampling", "model/gemm"},
	{"model/adamw", "model/parallel"},
	{"model/induction", ""},
	{"cuda", "cuda/kernels model model/adamw model/sampling gguf"},
	{"cuda/check", "cuda model model/adamw model/sampling"},
	{"cuda/kernels", ""},
	{"cuda/internal/...", "cuda/kernels"}, // nvrtc: sources to PTX
	{"cuda/sim", "cuda/kernels"},
	{"llm/grammar", ""},
	{"llm", "llm/grammar"},
	{"llm/...", "llm/... model/... gguf"}, // never cuda
	{"llm/open", "llm/... model/... gguf nano/weights"},
	{"llm/llama/host", "llm/... model/... gguf"},
	{"llm/trajectory", "llm"},

	{"dialects", ""},
	{"dialects/lex", "dialects"},
	{"dialects/sqltree", "dialects"}, // links no parser
	{"dialects/sqltree/mend", "dialects dialects/lex dialects/parse dialects/schema dialects/sqltree"},
	{"dialects/parse", "dialects dialects/lex dialects/sqltree"},
	{"dialects/schema", "dialects dialects/lex"}, // no database
	{"dialects/database/...", "dialects/..."},
	{"knowledge/examples", "dialects"},
	{"knowledge", "knowledge/examples nano/english dialects dialects/lex dialects/parse dialects/schema dialects/sqltree"},
	{"odt", "dialects dialects/lex dialects/sqltree dialects/parse"},
	{"odt/gmn", "odt/relalg model/gemm"}, // numbers alone
	{"odt/relalg", "dialects dialects/lex dialects/sqltree"},
	{"nano", ""}, // its doc is the map
	{"nano/english", "dialects/schema"},
	{"nano/english/internal/...", ""}, // wordnet writes the thesaurus
	{"nano/idiom", "dialects/sqltree"},
	{"nano/form", "nano/english nano/idiom dialects dialects/sqltree dialects/schema"},
	{"nano/language", "nano/form nano/english dialects llm/grammar"},
	{"nano/link", "nano/form nano/english dialects dialects/sqltree dialects/schema"},
	{"nano/moment", "dialects dialects/sqltree dialects/schema"},
	{"nano/vague", "nano/form nano/english dialects/schema"},
	{"nano/reading", "nano/form nano/english dialects dialects/schema"}, // reads what was linked, links nothing
	{"nano/mend", "nano/reading nano/form nano/english dialects dialects/schema"},
	{"nano/review", "nano/reading nano/form nano/english nano/vague dialects/schema"},
	{"nano/weights", "gguf"},

	{"agent/phrase", "dialects dialects/parse dialects/schema dialects/sqltree dialects/database dialects/database/render"},
	{"agent/intent", "dialects dialects/parse dialects/schema dialects/sqltree"},
	{"agent", "agent/intent agent/phrase knowledge knowledge/examples llm llm/grammar llm/trajectory dialects dialects/parse dialects/sqltree dialects/sqltree/mend dialects/schema dialects/database dialects/database/result dialects/database/audit dialects/database/mask"},
	{"agent/tags", "agent llm llm/grammar llm/trajectory dialects dialects/schema dialects/database"},
	{"nano/speech", "agent agent/intent nano/form nano/link nano/language nano/mend nano/moment nano/review nano/vague knowledge llm llm/grammar dialects dialects/parse dialects/sqltree dialects/schema dialects/database dialects/database/audit dialects/database/mask dialects/database/result"},
	{"agent/protocols", "agent agent/tags nano/speech llm dialects/database"},
	{"agent/cascade", "agent agent/protocols llm llm/trajectory dialects/database dialects/database/result"},
	{"agent/agenttest", "llm dialects dialects/database knowledge/examples internal/testdb"},
	{"serve/telemetry/otlp", ""},
	{"serve/telemetry", "agent llm dialects dialects/database"},
	{"serve", "serve/mcp serve/page serve/telemetry agent agent/cascade agent/protocols knowledge llm knowledge/examples dialects dialects/schema dialects/database dialects/database/open dialects/database/audit dialects/database/render dialects/database/result dialects/database/mask"},
	{"eval/...", "eval agent llm llm/trajectory nano/... odt dialects/..."},
	{"trainer/...", "knowledge knowledge/examples trainer/... eval/... odt/... agent/... llm/trajectory nano/... llm/... model/... gguf dialects/..."},
	{"trainer", "trainer/reward eval odt odt/relalg agent/... llm/trajectory nano/... llm/... model/... gguf dialects/..."}, // not the generator
	{"trainer/synth", "trainer/synth/internal/... dialects dialects/schema"},
	{"trainer/synth/ask", "trainer/synth trainer/synth/internal/... dialects dialects/schema"},
	{"trainer/synth/teach", "trainer/synth/... eval agent agent/tags llm llm/script llm/trajectory dialects/..."},
	{"trainer/synth/internal/...", ""}, // draw
	{"trainer/reward", "eval odt odt/... agent agent/tags llm/trajectory llm dialects/..."},
	{"trainer/cte", "trainer/corpus eval dialects/..."},
	{"trainer/rl", "model"}, // numbers alone
	{"trainer/curves", ""},  // likewise
	{"studies/...", "trainer/... eval odt/... agent/... llm/trajectory nano/... llm/... model/... gguf dialects/..."},

	{"serve/page", ""},
	{"serve/mcp", "agent dialects/schema dialects/database dialects/database/audit dialects/database/mask"},
	{"cmd/sqlagent", "cmd/sqlagent/internal/... serve/... knowledge knowledge/examples eval/... odt agent/... llm/trajectory nano/... llm/... model/... dialects/..."}, // never trainer, nor cuda
	{"cmd/sqlagent/internal/...", ""}, // lineedit
	{"cmd/sqlagent/internal/chart", "dialects/database dialects/database/render"},
	{"cmd/sqlagent-llama", "llm/llama/host"},
	{"cmd/sqlagent-cuda", "cuda llm/native/remote model gguf"},
	{"cmd/sqltrain", "cuda cuda/check knowledge/examples trainer/... eval/... odt odt/relalg agent/... llm/trajectory nano/... llm/... model/... gguf dialects/..."},
	{"cmd/internal/...", ""},
}

// commons are what any room may import; helpers only tests may.
var (
	commons = []string{
		"internal/idle", "internal/defect", "internal/jsonl", "internal/atomicfile", "internal/filelock", "internal/edit", "internal/tomlfile", "internal/parquetfile", "internal/logs", "internal/plain",
		"internal/httpd",
	}
	helpers = []string{"agent/agenttest", "internal/corpora", "internal/vocabularies", "internal/pretrained", "internal/testdb", "internal/testresult", "internal/testmodel", "internal/testnano", "internal/testspider", "internal/testcert", "internal/testpython", "internal/testprogram", "dialects/database/dbtest", "cuda/sim"}
)

func TestArrowsRunDownward(t *testing.T) {
	for of, p := range packages(t) {
		if of == root {
			continue
		}
		row := -1
		for i, a := range arrows {
			if in(of, a.room) {
				row = i
			}
		}
		if row < 0 {
			t.Errorf("%s has no row among the arrows", of)
			continue
		}
		may := append(strings.Fields(arrows[row].imports), commons...)
		if strings.HasPrefix(of, "cmd/") {
			may = append(may, "cmd/internal/...")
		}
		for _, imported := range p.Imports {
			imported, ours := strings.CutPrefix(imported, module)
			if !ours {
				continue
			}
			if !inAny(imported, may) {
				t.Errorf("%s imports %s; its row allows: %s", of, imported, strings.Join(may, " "))
			}
			if inAny(imported, helpers) && !inAny(of, helpers) {
				t.Errorf("%s imports %s, which is for tests", of, imported)
			}
		}
	}
}

// TestDesignNamesEveryRoom: a package that docs/design.md does not name cannot be found. Internal packages are their
// parents' business.
func TestDesignNamesEveryRoom(t *testing.T) {
	text, err := os.ReadFile("docs/design.md")
	if err != nil {
		t.Fatal(err)
	}
	for path := range packages(t) {
		parents := strings.Split(path, "/")
		if strings.Contains(path, "/internal/") && parents[0] != "cmd" || path == root {
			continue
		}
		named := false
		for i := range parents { // cascade, agent/cascade
			named = named || strings.Contains(string(text), "`"+strings.Join(parents[i:], "/")+"`")
		}
		if !named {
			t.Errorf("docs/design.md names no %s", path)
		}
	}
}

// TestAgentBinaryIsStatic keeps what opens native libraries, and the trainer, out of sqlagent.
func TestAgentBinaryIsStatic(t *testing.T) {
	deps, err := list("-deps", "./cmd/sqlagent")
	if err != nil {
		t.Fatal(err)
	}
	for _, dep := range strings.Fields(string(deps)) {
		if strings.Contains(dep, "ebitengine/purego") || strings.Contains(dep, "hybridgroup/yzma") || strings.Contains(dep, "ardanlabs/jinja") ||
			strings.HasPrefix(dep, module+"trainer") || strings.HasPrefix(dep, module+"cuda") || dep == "runtime/cgo" {
			t.Errorf("sqlagent links %s", dep)
		}
	}
}

// pkg is a package as go list has it.
type pkg struct {
	ImportPath, Dir                                    string
	Imports                                            []string
	GoFiles, IgnoredGoFiles, TestGoFiles, XTestGoFiles []string
}

// listed is the module's packages, listed once for all tests.
var listed = sync.OnceValues(func() (map[string]pkg, error) {
	text, err := list("-json=ImportPath,Dir,Imports,GoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles", "./...")
	if err != nil {
		return nil, err
	}
	all := map[string]pkg{}
	for d := json.NewDecoder(bytes.NewReader(text)); d.More(); {
		var p pkg
		if err := d.Decode(&p); err != nil {
			return nil, err
		}
		of, below := strings.CutPrefix(p.ImportPath, module)
		if !below {
			of = root
		}
		all[of] = p
	}
	return all, nil
})

// packages are those of the module, by their paths in it.
func packages(t *testing.T) map[string]pkg {
	t.Helper()
	all, err := listed()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	return all
}

// list runs go list for a build without cgo.
func list(args ...string) ([]byte, error) {
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	return cmd.Output()
}

// in reports whether a package is the one of a pattern, or below it where the pattern ends with "/...".
func in(path, pattern string) bool {
	tree, below := strings.CutSuffix(pattern, "/...")
	return path == tree || below && strings.HasPrefix(path, tree+"/")
}

func inAny(path string, patterns []string) bool {
	for _, p := range patterns {
		if in(path, p) {
			return true
		}
	}
	return false
}
