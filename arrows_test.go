// Package sqlagent_test holds the house rules that no package could check alone.
package sqlagent_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/sqlagent/sqlagent/"

// allowed lists, for each package or tree of packages ("/..."), the parts of this module that its code may
// import, directly or not. Arrows run downward only: cmd → trainer → trainer/reward → eval → agent → llm,
// dialects, odt → model, gguf.
var allowed = []struct {
	of    string
	reach string // space-separated trees
}{
	{"gguf/...", "gguf"},
	{"model/...", "model gguf"},
	{"llm/grammar", "llm/grammar"},
	{"llm", "llm/grammar llm"},
	{"llm/native", "llm model gguf"},
	{"llm/llama/...", "llm model gguf"},
	{"llm/openai", "llm"},
	{"llm/open", "llm model gguf"},
	{"dialects/...", "dialects"},
	{"pointer", "pointer dialects llm/grammar"},
	{"odt", "odt dialects"},
	{"agent/...", "agent llm dialects"},
	{"eval/...", "eval agent llm dialects odt"},
	{"trainer/...", "trainer eval agent llm trajectory pointer dialects odt relalg model gguf"},
}

// libraryOnly are packages that hold types, and must not pull in an engine.
var libraryOnly = map[string]string{
	"dialects": "dialects",
}

func deps(t *testing.T, pattern string) []string {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "./"+pattern)
	list.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("go list -deps ./%s: %v\n%s", pattern, err, out)
	}
	return strings.Fields(string(out))
}

func TestArrowsRunDownward(t *testing.T) {
	for _, rule := range allowed {
		for _, dep := range deps(t, rule.of) {
			inside, ours := strings.CutPrefix(dep, module)
			if !ours {
				continue
			}
			if !under(inside, strings.Fields(rule.reach)) {
				t.Errorf("%s reaches %s; it may reach only %s", rule.of, inside, rule.reach)
			}
		}
	}
	for of, exactly := range libraryOnly {
		for _, dep := range deps(t, of) {
			if inside, ours := strings.CutPrefix(dep, module); ours && !slices.Contains(strings.Fields(exactly), inside) {
				t.Errorf("%s reaches %s; it may reach only the packages %s", of, inside, exactly)
			}
		}
	}
}

// TestAgentBinaryIsStatic keeps what opens native libraries, and the trainer, out of sqlagent.
func TestAgentBinaryIsStatic(t *testing.T) {
	for _, dep := range deps(t, "cmd/sqlagent") {
		if strings.Contains(dep, "ebitengine/purego") || strings.Contains(dep, "hybridgroup/yzma") ||
			strings.HasPrefix(dep, module+"trainer") || strings.HasPrefix(dep, module+"cuda") || dep == "runtime/cgo" {
			t.Errorf("sqlagent links %s", dep)
		}
	}
}

func under(path string, trees []string) bool {
	for _, tree := range trees {
		if path == tree || strings.HasPrefix(path, tree+"/") {
			return true
		}
	}
	return false
}
