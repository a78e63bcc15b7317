package grpo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// 𝒮(q) of eq. 13 with G = 6.
func TestS(t *testing.T) {
	for right, want := range []float64{1, 1. / 6, 2. / 6, 3. / 6, 4. / 6, 5. / 6, 1} {
		p := Passes{G: 6, Right: right}
		if p.score(); math.Abs(p.S-want) > 1e-15 || math.Abs(p.Pass-float64(right)/6) > 1e-15 {
			t.Errorf("%d of 6: %+v, want S = %v", right, p, want)
		}
	}
}

// The balanced set has the lowest S(q), the exploration set what is never right: first a part of what was learnt, then
// of each set alike, the hardest first.
func TestChoose(t *testing.T) {
	asked := []Passes{
		{Number: 0, G: 6, Right: 3}, {Number: 1, G: 6, Right: 1}, {Number: 2, G: 6, Right: 6}, {Number: 3}, {Number: 4, G: 6, Right: 2},
		{Number: 5, G: 6, Learnt: true}, {Number: 6, G: 6, Learnt: true}, {Number: 7, G: 6}, {Number: 8, G: 6},
		{Number: 9, G: 6, Set: 1}, {Number: 10, G: 6, Set: 1},
	}
	for i := range asked {
		asked[i].score()
	}
	for _, c := range []struct {
		balanced, explore int
		want              []int
	}{
		{2, 3, []int{1, 4, 5, 7, 9}}, // 127/327 of 3 is 1
		{1, 5, []int{1, 5, 6, 7, 9, 10}},
		{9, 9, []int{0, 1, 4, 5, 6, 7, 8, 9, 10}},
		{0, 1, []int{9}},
	} {
		asked := slices.Clone(asked)
		Curation{Balanced: c.balanced, Explore: c.explore}.choose(asked, make([]Set, 2))
		var got []int
		for _, p := range asked {
			if p.Chosen != "" {
				got = append(got, p.Number)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%d and %d: %v, want %v", c.balanced, c.explore, got, c.want)
		}
	}
}

// A curation that is interrupted finds the same as one that is not; what it chooses is a suite, whose figures are those
// of the rollouts.
func TestCurate(t *testing.T) {
	w := newWorld(t, "pointer", "")
	broken := eval.Problem{DB: w.db, Question: "what is broken about boats", Gold: "SELECT nothing FROM boats"}
	never := eval.Problem{DB: w.db, Question: "names of boats that are there", Gold: "SELECT name || 'x' FROM boats", Difficulty: eval.Hard}
	var more bytes.Buffer
	if err := jsonl.Write(&more, broken, never); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(w.suite)
	if err != nil {
		t.Fatal(err)
	}
	write(t, w.suite, string(text)+more.String())
	recipe, err := ReadRecipe(w.recipe, "rollout.questions=1", "rollout.samples=16")
	if err != nil {
		t.Fatal(err)
	}
	c := Curation{Balanced: 10, Explore: 10}
	whole, cut := t.TempDir(), t.TempDir()
	found, err := Curate(t.Context(), whole, recipe, c, func(Curated) {})
	if err != nil {
		t.Fatal(err)
	}
	if found.Asked != 5 || found.Unjudged != 1 || found.Sometimes == 0 || found.Never == 0 || found.Balanced != found.Sometimes || found.Explore != found.Never {
		t.Errorf("%+v", found)
	}
	problems, err := eval.ReadSuite(filepath.Join(whole, CuratedFile), "")
	if err != nil || len(problems) != found.Balanced+found.Explore {
		t.Errorf("%d problems, %v", len(problems), err)
	}

	ctx, stop := context.WithCancel(t.Context())
	if _, err := Curate(ctx, cut, recipe, c, func(s Curated) {
		if s.Asked == 2 {
			stop()
		}
	}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	f, err := os.OpenFile(filepath.Join(cut, passesFile), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(f, `{"question": "na`) // as a kill leaves it
	f.Close()
	if again, err := Curate(t.Context(), cut, recipe, c, func(Curated) {}); err != nil || again != found {
		t.Errorf("%+v, %v, want %+v", again, err, found)
	}
	for _, name := range []string{passesFile, CuratedFile} {
		a, _ := os.ReadFile(filepath.Join(whole, name))
		b, _ := os.ReadFile(filepath.Join(cut, name))
		if len(a) == 0 || !bytes.Equal(a, b) {
			t.Errorf("%s differs after a resumption:\n%s\n%s", name, a, b)
		}
	}

	// Fewer candidates are the hardest; another recipe, or other questions, are not of this folder.
	if few, err := Curate(t.Context(), t.TempDir(), recipe, Curation{Candidates: 1, Explore: 1}, func(Curated) {}); err != nil || few.Asked != 1 || few.Never != 1 {
		t.Errorf("%+v, %v", few, err)
	}
	thrice := recipe
	thrice.Data.Sets = []Set{recipe.Data.Sets[0], recipe.Data.Sets[0], recipe.Data.Sets[0]}
	if few, err := Curate(t.Context(), t.TempDir(), thrice, Curation{Candidates: 1}, func(Curated) {}); err == nil || !strings.Contains(err.Error(), "--candidates") {
		t.Errorf("a candidate of three sets: %+v, %v", few, err)
	}
	other := recipe
	other.Rollout.Samples = 3
	var e *RecipeError
	if _, err := Curate(t.Context(), whole, other, c, func(Curated) {}); !errors.As(err, &e) {
		t.Errorf("%v", err)
	}
	write(t, w.suite, more.String())
	if _, err := Curate(t.Context(), whole, recipe, c, func(Curated) {}); err == nil || !strings.Contains(err.Error(), "other questions") {
		t.Errorf("%v", err)
	}
}

// A database that is away is asked again by the same command: what nobody could judge is not what was found.
func TestCurateAgain(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	recipe, err := ReadRecipe(w.recipe)
	if err != nil {
		t.Fatal(err)
	}
	curate := func() (Curated, error) {
		return Curate(t.Context(), dir, recipe, Curation{Balanced: 10, Explore: 10}, func(Curated) {})
	}
	away := w.db + ".away"
	if err := os.Rename(w.db, away); err != nil {
		t.Fatal(err)
	}
	if _, err := curate(); err == nil || !strings.Contains(err.Error(), "nothing could be judged") {
		t.Fatal(err)
	}
	if err := os.Rename(away, w.db); err != nil {
		t.Fatal(err)
	}
	if found, err := curate(); err != nil || found.Asked != 3 || found.Unjudged != 0 {
		t.Errorf("the database is there again: %+v, %v", found, err)
	}
	text, err := os.ReadFile(filepath.Join(dir, passesFile))
	if err != nil || bytes.Count(text, []byte("\n")) != 3 {
		t.Errorf("%v, want a line a candidate:\n%s", err, text)
	}
}
