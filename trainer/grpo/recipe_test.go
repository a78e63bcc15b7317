package grpo

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

const least = `
name = "least"
steps = 10
protocol = "pointer"
[model]
init = "nano"
[[data.sets]]
suite = "suite.jsonl"
[rollout]
questions = 4
samples = 8
[reward]
name = "ex"
[optimiser]
lr = 1e-5
`

func TestRecipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.toml")
	for _, c := range []struct {
		what, text string
		settings   []string
		line       int
		err        string // "" for none
	}{
		{"the least", least, nil, 0, ""},
		{"an unknown key", least + "weight_decy = 1\n", nil, 16, `no setting "optimiser.weight_decy"`},
		{"an unknown table", least + "[loos]\nkl = 1\n", nil, 16, `no setting "loos"`},
		{"an unknown key of an array", strings.Replace(least, "suite =", "siute = 1\nsuite =", 1), nil, 8, `no setting "data.sets.siute"`},
		{"no TOML", least + "a b\n", nil, 16, "expected"},
		{"another type", least + "warmup = \"ten\"\n", nil, 16, "the type string"},
		{"a word that is none", least + "[loss]\nratio = \"tokens\"\n", nil, 17, `"tokens" is none of`},
		{"a protocol", strings.Replace(least, `"pointer"`, `"pointers"`, 1), nil, 0, "give one of"},
		{"a reward", strings.Replace(least, `"ex"`, `"exx"`, 1), nil, 0, "reward.name"},
		{"greedy", least, []string{"rollout.temperature=0"}, 0, "temperature"},
		{"a group of one", least, []string{"rollout.samples=1"}, 0, "at least 2"},
		{"gae without a critic", least, []string{"advantage.estimator=gae"}, 0, "loss.value"},
		{"a setting that is text", least, []string{"model.init=/some/where"}, 0, ""},
		{"an unknown setting", least, []string{"rollout.sample=4"}, 0, `no setting "rollout.sample"`},
		{"no setting", least, []string{"rollout"}, 0, "key=value"},
	} {
		write(t, path, c.text)
		r, err := ReadRecipe(path, c.settings...)
		if c.err == "" {
			if err != nil {
				t.Errorf("%s: %v", c.what, err)
			}
			continue
		}
		var e *RecipeError
		if !errors.As(err, &e) || e.Line != c.line && len(c.settings) == 0 || !strings.Contains(e.Why, c.err) {
			t.Errorf("%s: %v (%v), want line %d and %q", c.what, err, r.Name, c.line, c.err)
		}
	}
}

func TestSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r.toml")
	write(t, path, least)
	r, err := ReadRecipe(path, "rollout.samples=3", "model.init=some/where", "loss.ratio=sequence", "optimiser.lr=2e-3")
	if err != nil || r.Rollout.Samples != 3 || r.Rollout.Questions != 4 || r.Model.Init != "some/where" ||
		r.Loss.Ratio != "sequence" || r.Optimiser.LR != 2e-3 {
		t.Errorf("%+v (%v)", r, err)
	}
	// The resolved text is the same recipe.
	write(t, path, r.Text())
	again, err := ReadRecipe(path)
	if err != nil || again.Text() != r.Text() {
		t.Errorf("%v\n%s\nwant\n%s", err, again.Text(), r.Text())
	}
}

// A folder is of one recipe.
func TestAnotherRecipe(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	w.open(t, dir)
	w.open(t, dir, "steps=9") // made longer
	recipe, err := ReadRecipe(w.recipe, "rollout.samples=5")
	if err != nil {
		t.Fatal(err)
	}
	var e *RecipeError
	if _, err := Open(t.Context(), dir, recipe); !errors.As(err, &e) || !strings.Contains(e.Why, "samples = 12") {
		t.Errorf("%v, want a *RecipeError that names what differs", err)
	}
}

// The recipes that are shipped can be read, and what they leave out is what this test knows.
func TestShippedRecipes(t *testing.T) {
	paths, err := filepath.Glob("../../recipes/*.toml")
	if err != nil || len(paths) != 12 {
		t.Fatalf("%d recipes (%v), want 12", len(paths), err)
	}
	for _, path := range paths {
		r, err := ReadRecipe(path)
		if err != nil {
			t.Error(err)
			continue
		}
		if want := strings.TrimSuffix(filepath.Base(path), ".toml"); r.Name != want {
			t.Errorf("%s is called %q", path, r.Name)
		}
		if small := strings.HasSuffix(r.Name, "-tiny") || r.Name == "nano"; small != (r.Protocol == "pointer") {
			t.Errorf("%s has the protocol %s", path, r.Protocol)
		}
	}
}

// Every tiny recipe makes a step.
func TestTinyRecipes(t *testing.T) {
	w := newWorld(t, "pointer", "")
	for _, name := range []string{"skyrl", "progress", "trail", "paverl", "graph"} {
		t.Run(name, func(t *testing.T) {
			w.recipe = "../../recipes/" + name + "-tiny.toml"
			sets := fmt.Sprintf(`data.sets=[{suite = %q}]`, w.suite)
			r := w.open(t, t.TempDir(), "steps=1", "model.init="+w.init, sets, "rollout.questions=6", "evaluate.every=0")
			var m Metrics
			if err := r.Learn(t.Context(), func(x Metrics) { m = x }); err != nil {
				t.Fatal(err)
			}
			if m.Updates == 0 || m.Unscored > 0 || m.GradNorm == 0 {
				t.Errorf("%+v", m)
			}
		})
	}
}
