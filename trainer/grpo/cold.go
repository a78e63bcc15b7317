package grpo

import (
	"context"
	"path/filepath"

	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/trainer"
)

// coldDir is the folder of the supervised stage in a run's own.
const coldDir = "cold"

// Cold makes the supervised stage of a recipe in the folder of its run, or goes on with it; where the recipe has none, or it
// is done, nothing. Open then begins with what it came to. Errors are *RecipeError, *filelock.HeldError and those of
// trainer.FineTune.
func Cold(ctx context.Context, dir string, recipe Recipe, report func(trainer.Progress)) error {
	if recipe.Cold.Data == "" {
		return nil
	}
	unlock, err := filelock.Folder(dir)
	if err != nil {
		return err
	}
	defer unlock()
	r := &Run{Recipe: recipe, Dir: dir}
	if err := r.keepRecipe(); err != nil {
		return err
	}
	c := recipe.Cold
	_, err = c.Run(ctx, recipe.Model.Init, filepath.Join(dir, coldDir), c.Data, recipe.Seed, report)
	return err
}

// begins is what the run's weights are at first.
func (r *Run) begins() string {
	if r.Recipe.Cold.Data == "" {
		return r.Recipe.Model.Init
	}
	return filepath.Join(r.Dir, coldDir)
}
