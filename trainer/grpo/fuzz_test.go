package grpo

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A recipe is read, or is an error that says what is wrong and where. What is read is written, and read back the same.
func FuzzRecipe(f *testing.F) {
	paths, err := filepath.Glob("../../recipes/*.toml")
	if err != nil || len(paths) == 0 {
		f.Fatal("there are no recipes: ", err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text), "rollout.samples=8")
	}
	f.Add("steps = 1\n[data]\nsets = [{suite = 'a'}]", `data.sets=[{suite = "b"}]`)
	f.Fuzz(func(t *testing.T, text, setting string) {
		r := defaults()
		err := r.decode("fuzz.toml", text)
		if err == nil {
			err = r.set(setting)
			text += "\n" + setting // whose lines count from the first
		}
		var wrong *RecipeError
		if err != nil {
			if !errors.As(err, &wrong) || wrong.Why == "" || wrong.Line < 0 || wrong.Line > 1+strings.Count(text, "\n") {
				t.Fatalf("%#v of %q", err, text)
			}
			return
		}
		if r.check() != nil {
			return
		}
		written := r.Text()
		again := defaults()
		again.Data.Sets = nil
		if err := again.decode("again.toml", written); err != nil {
			t.Fatalf("written, but not read: %v\n%s", err, written)
		}
		if twice := again.Text(); twice != written {
			t.Fatalf("changed on its way through a file:\n%s\n%s", written, twice)
		}
	})
}
