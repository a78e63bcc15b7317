package grpo

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// Curation says which questions of a recipe's sets are worth learning from (SQL-Trail, section 4.2 and appendix A.6).
type Curation struct {
	Candidates int // questions that are sampled, the hardest of each set by its weight; 0: all. SQL-Trail: 2,800
	Balanced   int // questions of the difficulty-balanced set. SQL-Trail: 700
	Explore    int // questions of the exploration set. SQL-Trail: 327
	// Learnt says which questions the policy was fine-tuned on: those that it still fails are the exploration set's
	// first source. nil: none.
	Learnt func(eval.Problem) bool
	Place  Place // where the policy computes; nil: on the CPU
}

// Chosen is why a question is learnt from.
type Chosen string

// The sets that A.6 names.
const (
	Balanced Chosen = "balanced" // hard yet solvable: of the lowest S(q)
	Explore  Chosen = "explore"  // never solved: edge cases that the policy has yet to learn
)

// Passes is how the policy does on a question: a line of passes.jsonl, and where it is chosen of curated.jsonl, which
// is a suite.
type Passes struct {
	eval.Problem
	Number int     `json:"number"` // among the candidates
	Set    int     `json:"set"`    // of the recipe, from 0
	G      int     `json:"g"`      // answers that could be judged
	Right  int     `json:"right"`  // of them
	Pass   float64 `json:"pass_g"` // pass@G(q): the share that is right
	S      float64 `json:"s"`      // 𝒮(q)
	Why    string  `json:"why,omitempty"`
	Chosen Chosen  `json:"chosen,omitempty"`
	Learnt bool    `json:"learnt,omitempty"` // the policy was fine-tuned on it
}

// score fills in what follows from the counts: eq. 13.
//
//	𝒮(q) = pass@G(q) where 0 < pass@G(q) < 1, else 1
func (p *Passes) score() {
	p.Pass, p.S = 0, 1
	if p.G > 0 {
		p.Pass = float64(p.Right) / float64(p.G)
	}
	if 0 < p.Pass && p.Pass < 1 {
		p.S = p.Pass
	}
}

// Curated counts what a curation has found.
type Curated struct {
	Candidates int `json:"candidates"`
	Asked      int `json:"asked"`
	Unjudged   int `json:"unjudged"` // gold or the database failed
	Always     int `json:"always"`   // right each time: nothing to learn
	Sometimes  int `json:"sometimes"`
	Never      int `json:"never"`
	Balanced   int `json:"balanced"`
	Explore    int `json:"explore"`
}

func (s Curated) String() string {
	return fmt.Sprintf("%d of %d candidates asked: %d always right, %d sometimes, %d never, %d could not be judged; "+
		"chosen: %d balanced, %d to explore",
		s.Asked, s.Candidates, s.Always, s.Sometimes, s.Never, s.Unjudged, s.Balanced, s.Explore)
}

// The files of a curation's folder, next to its recipe.
const (
	passesFile  = "passes.jsonl"  // a line a candidate, added as it is known: a curation asks the others
	CuratedFile = "curated.jsonl" // the questions that were chosen
)

// Curate samples each candidate as a step of the recipe would, and writes the questions that are worth learning from.
// In the same folder it goes on where it ended, and asks again what nobody could judge. Errors are those of Open, that
// nothing could be judged, and ctx's.
func Curate(ctx context.Context, dir string, recipe Recipe, c Curation, report func(Curated)) (Curated, error) {
	recipe.Cold = ColdStart{}      // its weights have a folder, which model.init may name
	recipe.Rollout.Corrections = 0 // whose prompt says what others answered: they say nothing of how hard a question is
	unlock, err := filelock.Folder(dir)
	if err != nil {
		return Curated{}, err
	}
	r := &Run{Recipe: recipe, Dir: dir, place: c.Place, unlock: unlock}
	if r.place == nil {
		r.place = OnCPU
	}
	defer r.Close()
	if err := r.keepRecipe(); err != nil {
		return Curated{}, err
	}
	candidates, err := c.candidates(recipe.Data, recipe.Seed)
	if err != nil {
		return Curated{}, err
	}
	if len(candidates) == 0 {
		return Curated{}, errors.New("the sets have no question, or --candidates is too small for one of each set")
	}
	asked, err := readPasses(filepath.Join(dir, passesFile), candidates)
	if err != nil {
		return Curated{}, err
	}
	known := map[int]bool{}
	for _, p := range asked {
		known[p.Number] = true
	}
	left := slices.DeleteFunc(slices.Clone(candidates), func(p Passes) bool { return known[p.Number] })
	if len(left) > 0 {
		if err := r.loadPolicy(); err != nil {
			return Curated{}, err
		}
		if r.sampler, err = newSampler(r.policy, r.tokenizer, &r.Recipe, r.use); err != nil {
			return Curated{}, err
		}
		if r.scorer, err = newScorer(&r.Recipe, r.sampler); err != nil {
			return Curated{}, err
		}
	}
	for some := range slices.Chunk(left, recipe.Rollout.Questions) {
		if err := r.passes(ctx, some); err != nil {
			return count(candidates, asked), err
		}
		if err := appendPasses(filepath.Join(dir, passesFile), some); err != nil {
			return count(candidates, asked), err
		}
		asked = append(asked, some...)
		report(count(candidates, asked))
	}
	slices.SortFunc(asked, func(a, b Passes) int { return a.Number - b.Number })
	if s := count(candidates, asked); s.Unjudged == s.Asked {
		return s, fmt.Errorf("nothing could be judged; the first question, on %s: %s", open.Redact(asked[0].DB), asked[0].Why)
	}
	c.choose(asked, recipe.Data.Sets)
	return count(candidates, asked), writeChosen(filepath.Join(dir, CuratedFile), asked)
}

// candidates are the questions of the sets, the hardest of each first, in an order that the seed draws among equals.
func (c Curation) candidates(d Data, seed uint64) ([]Passes, error) {
	sets, err := d.Problems()
	if err != nil {
		return nil, err
	}
	total := 0.
	for _, s := range d.Sets {
		total += cmp.Or(s.Weight, 1)
	}
	var out []Passes
	for i, problems := range sets {
		draw := rand.New(rand.NewPCG(seed, uint64(i)))
		problems = slices.Clone(problems)
		draw.Shuffle(len(problems), func(a, b int) { problems[a], problems[b] = problems[b], problems[a] })
		problems = eval.HardestFirst(problems)
		if c.Candidates > 0 {
			n := int(math.Round(float64(c.Candidates) * cmp.Or(d.Sets[i].Weight, 1) / total))
			problems = problems[:min(n, len(problems))]
		}
		for _, p := range problems {
			learnt := c.Learnt != nil && c.Learnt(p)
			out = append(out, Passes{Problem: p, Number: len(out), Set: i, Learnt: learnt})
		}
	}
	return out, nil
}

// passes samples candidates and fills in what came of them.
func (r *Run) passes(ctx context.Context, candidates []Passes) error {
	asked := make([]Question, len(candidates))
	for i, c := range candidates {
		asked[i] = Question{Problem: c.Problem, Number: c.Number, others: r.Recipe.Data.Sets[c.Set].OtherColumns}
	}
	groups, err := r.sampler.sample(ctx, 0, asked)
	if err != nil {
		return err
	}
	if err := r.scorer.score(ctx, groups); err != nil {
		return err
	}
	for i, group := range groups {
		c := &candidates[i]
		for _, rollout := range group {
			switch {
			case !rollout.scored():
				c.Why = rollout.Breakdown.Why
				continue
			case rollout.Right:
				c.Right++
			}
			c.G++
		}
		c.score()
	}
	return nil
}

// A.6's exploration set: 127 of 327 are questions that the policy was fine-tuned on and still fails, the rest come from
// the sets in equal parts.
const learntShare = 127. / 327

// choose marks what is learnt from.
func (c Curation) choose(asked []Passes, sets []Set) {
	take := func(n int, as Chosen, from []int) (taken int) {
		for _, i := range from {
			if taken < n && asked[i].Chosen == "" {
				asked[i].Chosen = as
				taken++
			}
		}
		return taken
	}
	var some, never, failed []int // in the order of candidates: the hardest of each set first
	ofSet := make([][]int, len(sets))
	for i, p := range asked {
		switch {
		case p.G == 0:
		case 0 < p.Pass && p.Pass < 1:
			some = append(some, i)
		case p.Pass == 0 && p.Learnt:
			failed = append(failed, i)
			never = append(never, i)
		case p.Pass == 0:
			ofSet[p.Set] = append(ofSet[p.Set], i)
			never = append(never, i)
		}
	}
	slices.SortStableFunc(some, func(a, b int) int { return cmp.Compare(asked[a].S, asked[b].S) })
	take(c.Balanced, Balanced, some)

	left := c.Explore
	left -= take(int(math.Round(learntShare*float64(c.Explore))), Explore, failed)
	for i, from := range ofSet {
		left -= take(left/(len(ofSet)-i), Explore, from)
	}
	take(left, Explore, never) // what a source lacks comes from the others
}

// count sums up.
func count(candidates, asked []Passes) Curated {
	s := Curated{Candidates: len(candidates), Asked: len(asked)}
	for _, p := range asked {
		switch {
		case p.G == 0:
			s.Unjudged++
		case p.Pass == 1:
			s.Always++
		case p.Pass == 0:
			s.Never++
		default:
			s.Sometimes++
		}
		switch p.Chosen {
		case Balanced:
			s.Balanced++
		case Explore:
			s.Explore++
		}
	}
	return s
}

// readPasses reads what an earlier curation in the folder found, and cuts a line that was not finished. What nobody
// could judge is cut too: its database may have been away.
func readPasses(path string, candidates []Passes) ([]Passes, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	var asked []Passes
	for line := range jsonl.Read[Passes](bytes.NewReader(whole)) {
		n := line.Value.Number
		if line.Err == nil && (n < 0 || n >= len(candidates) || line.Value.Question != candidates[n].Question) {
			line.Err = errors.New("the folder is of other questions: give another one")
		}
		if line.Err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, line.Number, line.Err)
		}
		if line.Value.G > 0 {
			line.Value.Learnt = candidates[n].Learnt
			asked = append(asked, line.Value)
		}
	}
	var kept bytes.Buffer
	if err := jsonl.Write(&kept, asked...); err != nil {
		return nil, err
	}
	return asked, writeFile(path, kept.String())
}

func appendPasses(path string, passes []Passes) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, private)
	if err != nil {
		return err
	}
	return errors.Join(jsonl.Write(f, passes...), f.Close())
}

// writeChosen writes the balanced set by S(q), then the exploration set.
func writeChosen(path string, asked []Passes) error {
	var chosen []Passes
	for _, p := range asked {
		if p.Chosen != "" {
			chosen = append(chosen, p)
		}
	}
	slices.SortStableFunc(chosen, func(a, b Passes) int { return cmp.Or(cmp.Compare(a.Chosen, b.Chosen), cmp.Compare(a.S, b.S)) })
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	return atomicfile.Write(path, private, func(f *os.File) error {
		for _, p := range chosen {
			p.DB = open.In(dir, p.DB) // the file is in another folder than the set's
			if err := jsonl.Write(f, p); err != nil {
				return err
			}
		}
		return nil
	})
}
