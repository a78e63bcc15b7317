package grpo

import (
	"context"
	"path/filepath"

	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
)

// coldDir is the folder of the supervised stage in a run's own.
const coldDir = "cold"

// Cold makes the supervised stage of a recipe in the folder of its run, or goes on with it; where the recipe has none,
// or it is done, nothing. It trains all weights, wherever place puts them. Open then begins with what it came to.
// Errors are *RecipeError, *filelock.HeldError and those of place and of trainer.FineTune.
func Cold(ctx context.Context, dir string, recipe Recipe, place Place, notify func(string), report func(trainer.Progress)) error {
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
	_, err = recipe.Cold.Run(ctx, trainer.Stage{
		Init: recipe.Model.Init, Data: recipe.Cold.Data, Dir: filepath.Join(dir, coldDir), Seed: recipe.Seed,
		EightBit: recipe.Optimiser.EightBit, Notify: notify,
		Place: func(from *model.Origin, batch int) (model.Policy, error) {
			use := recipe.ColdUse(batch)
			return place(from, &use)
		},
	}, report)
	return err
}

// ColdUse is what the supervised stage wants of its policy, for batches of so many packed tokens at most.
func (r *Recipe) ColdUse(batch int) Use {
	return Use{BatchTokens: batch, EightBit: r.Optimiser.EightBit}
}

// begins is what the run's weights are at first.
func (r *Run) begins() string {
	if r.Recipe.Cold.Data == "" {
		return r.Recipe.Model.Init
	}
	return filepath.Join(r.Dir, coldDir)
}
