package nightly

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/trainer/grpo"
)

func FuzzRecipe(f *testing.F) {
	paths, err := filepath.Glob("../../recipes/nightly/*.toml")
	if err != nil || len(paths) == 0 {
		f.Fatal("there are no recipes: ", err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := defaults()
		err := r.decode("fuzz.toml", text)
		var wrong *grpo.RecipeError
		if err != nil && (!errors.As(err, &wrong) || wrong.Why == "" || wrong.Line < 0 || wrong.Line > 1+strings.Count(text, "\n")) {
			t.Fatalf("%#v of %q", err, text)
		}
		if err == nil {
			r.hash()
		}
	})
}
