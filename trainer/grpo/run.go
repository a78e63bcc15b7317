package grpo

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/curves"
)

// What lies in a run's folder, next to trainer.RunCheckpoints with the newest two.
const (
	recipeFile      = "recipe.toml"      // with all defaults
	metricsFile     = "metrics.jsonl"    // a line a step
	trajectoriesDir = "trajectories"     // some rollouts of each step, as text
	bestDir         = "best"             // the checkpoint that did best in an evaluation
	private         = fs.FileMode(0o600) // what databases hold is in trajectories
)

// OnCPU is the Place of the CPU.
func OnCPU(from *model.Origin, u *Use) (model.Policy, error) {
	u.FitCPU(from.Config)
	return trainer.OnCPU(from)
}

// Place puts the model that a run begins with where it computes. Where memory does not hold so many sessions, it lowers
// their number: answers wait for each other then, and are the same.
type Place func(from *model.Origin, u *Use) (model.Policy, error)

// Use is how much a run wants of its policy at once.
type Use struct {
	BatchTokens  int  // packed tokens of one forward pass
	DecodeTokens int  // that its decoder holds
	Sessions     int  // slots of its decoder
	EightBit     bool // AdamW's moments
	Reference    bool // scores under reference weights are asked for
}

// cacheShare is the part of the memory that is free which keys and values on the CPU may take: weights, activations and
// results of queries need the rest.
const cacheShare = 4

// FitCPU lowers the sessions to those whose keys and values the CPU's memory holds next to everything else. Over time
// all of that memory is used: what ended sessions leave stays until it is in the way.
func (u *Use) FitCPU(c model.Config) {
	if free, ok := inspect.Available(); ok {
		u.fit(c, free/cacheShare)
	}
}

// fit lowers the sessions to those whose keys and values take so many bytes, or to one.
func (u *Use) fit(c model.Config, room int64) {
	if u.Sessions == 0 {
		return
	}
	tokens := u.DecodeTokens / u.Sessions // of each
	each := int64(tokens / model.PageTokens * c.ExactPageBytes())
	u.Sessions = min(u.Sessions, max(1, int(room/each)))
	u.DecodeTokens = u.Sessions * tokens
}

// OpenOn begins a run of a recipe in a folder, or goes on with the one that is there: its recipe must be the same, but
// for [run], rollout.sessions, and the steps where the rate does not depend on them. The folder is locked until Close.
// Errors are *RecipeError, *filelock.HeldError, and those of what the recipe names.
func OpenOn(dir string, recipe Recipe, place Place) (*Run, error) {
	unlock, err := filelock.Folder(dir)
	if err != nil {
		return nil, err
	}
	r := &Run{Recipe: recipe, Dir: dir, place: place, unlock: unlock}
	if err := r.open(); err != nil {
		r.Close()
		return nil, err
	}
	return r, nil
}

// Plan gives place what a recipe's run begins with, and what it wants of it, for a place that plans: nothing else is
// read, nothing is written, and nothing is done with a policy.
func Plan(recipe Recipe, place Place) error {
	return (&Run{Recipe: recipe, place: place}).loadPolicy()
}

func (r *Run) open() error {
	if err := os.MkdirAll(filepath.Join(r.Dir, trajectoriesDir), 0o700); err != nil {
		return err
	}
	if err := r.keepRecipe(); err != nil {
		return err
	}
	var err error
	if r.questions, err = readQuestions(r.Recipe.Data, r.Recipe.Seed); err != nil {
		return err
	}
	if r.held, err = r.Recipe.Evaluate.held(); err != nil {
		return err
	}
	if err := r.loadPolicy(); err != nil {
		return err
	}
	if r.Recipe.Rollout.Stale > 0 {
		if r.ahead, err = newAhead(r.policy); err != nil {
			return err
		}
	}
	if err := r.resume(); err != nil {
		return err
	}
	if r.curves, err = curves.Open(filepath.Join(r.Dir, curves.Dir), r.state.Step); err != nil {
		return err
	}
	if r.sampler, err = newSampler(r.policy, r.tokenizer, &r.Recipe, r.use); err != nil {
		return err
	}
	r.scorer, err = newScorer(&r.Recipe, r.sampler)
	return err
}

// Close gives memory, databases and the folder back.
func (r *Run) Close() error {
	defer r.unlock()
	var err error
	if r.curves != nil {
		err = r.curves.Close()
	}
	if r.scorer != nil {
		r.scorer.judge.close()
	}
	if r.sampler == nil {
		return err
	}
	return errors.Join(err, r.sampler.Close())
}

// keepRecipe writes the recipe, or holds it against the one that the run was begun with. Where nothing was learnt by
// that, as where what it names was not there, it is no run's yet.
func (r *Run) keepRecipe() error {
	path := filepath.Join(r.Dir, recipeFile)
	text := r.Recipe.Text()
	old, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) || !r.begun() {
		return writeFile(path, text)
	}
	if err != nil {
		return err
	}
	begun := defaults() // one that an older version wrote lacks what is new
	if err := begun.decode(path, string(old)); err != nil {
		return err
	}
	begun.Run, begun.Rollout.Sessions = r.Recipe.Run, r.Recipe.Rollout.Sessions // no number depends on these
	if r.Recipe.Optimiser.Decay == 0 && r.Recipe.Second.Steps == 0 {
		begun.Steps = r.Recipe.Steps // the rate does not depend on it: a run may be made longer
	}
	was, is := strings.Split(begun.Text(), "\n"), strings.Split(text, "\n")
	section := ""
	for i, line := range was {
		if strings.HasPrefix(line, "[") {
			section = " in " + line
		}
		if i >= len(is) || is[i] != line {
			now := ""
			if i < len(is) {
				now = strings.TrimSpace(is[i])
			}
			why := fmt.Sprintf("the run in %s was begun with %q%s, not with %q: resume with that, or give another folder", r.Dir, strings.TrimSpace(line), section, now)
			return &RecipeError{Path: path, Line: i + 1, Why: why}
		}
	}
	return writeFile(path, text)
}

// begun reports whether the folder has what a run, its cold start or a curation came to.
func (r *Run) begun() bool {
	return slices.ContainsFunc([]string{trainer.RunCheckpoints, coldDir, passesFile}, func(name string) bool {
		_, err := os.Stat(filepath.Join(r.Dir, name))
		return err == nil
	})
}

// loadPolicy makes the policy that the run begins with.
func (r *Run) loadPolicy() error {
	from, err := r.origin()
	if err != nil {
		return err
	}
	defer from.Close()
	r.use = r.Recipe.UseOf(from.Config)
	r.policy, err = r.place(from, &r.use)
	return err
}

// origin is the model that the run begins with.
func (r *Run) origin() (*model.Origin, error) {
	o := r.Recipe.Model
	from, tok, note, err := trainer.Initial(r.begins())
	if err != nil {
		return nil, fmt.Errorf("model.init %s: %w", r.begins(), err)
	}
	r.tokenizer, r.Note = tok, note
	if r.Recipe.Advantage.Estimator == Critic {
		err = from.AddValueHead()
	}
	switch {
	case err != nil:
	case o.Adapter != "":
		r.Note = "" // rounded weights stay as they are
		r.tokenizer, err = takeAdapter(from, o.Adapter)
	case o.Rank > 0:
		r.Note = ""
		err = trainer.TrainLoRA(from, model.LoRA{Rank: o.Rank, Alpha: o.Alpha}, r.Recipe.Seed)
	}
	if err != nil {
		from.Close()
		return nil, err
	}
	if r.Recipe.reference() {
		from.Freeze()
	}
	return from, nil
}

// takeAdapter has a model trained on with the LoRA of a checkpoint or of a run, by the tokens that it was trained with:
// it may have learnt to point. The optimiser starts again.
func takeAdapter(from *model.Origin, dir string) (*token.Tokenizer, error) {
	c, err := trainer.OpenCheckpoint(dir)
	if err == nil {
		err = from.LoadLoRA(c.Dir)
	}
	if err != nil {
		return nil, fmt.Errorf("model.adapter: %w", err)
	}
	from.ForgetTraining()
	return c.Tokenizer, nil
}

// resume continues from the newest checkpoint. Steps after it are made again, and reported again.
func (r *Run) resume() error {
	c, note, err := trainer.Newest(filepath.Join(r.Dir, trainer.RunCheckpoints))
	if err != nil && !errors.Is(err, trainer.ErrNoCheckpoint) {
		return err
	}
	if note != "" {
		r.Note = strings.TrimPrefix(r.Note+"\n"+note, "\n")
	}
	if c != nil {
		if err := r.policy.Load(c.Dir); err != nil {
			return err
		}
		if err := r.ahead.resume(c.Dir); err != nil {
			return err
		}
		r.state, r.saved = c.State, c.Step
	}
	r.state.Protocol = r.Recipe.Protocol
	if err := trainer.DiscardBehind(filepath.Join(r.Dir, bestDir), r.state.Step); err != nil {
		return err
	}
	if err := r.cutMetrics(); err != nil {
		return err
	}
	r.questions.replay(r.state.Questions, nil) // the same, unless metrics are missing
	if r.state.Step <= r.Recipe.Steps {
		return nil
	}
	return r.restart()
}

// cutMetrics leaves the lines of the steps that are done, and finds in them the best evaluation, the time that they
// took and the questions that rest.
func (r *Run) cutMetrics() error {
	path := filepath.Join(r.Dir, metricsFile)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var kept bytes.Buffer
	for line := range bytes.Lines(text) {
		for m := range jsonl.Read[Metrics](bytes.NewReader(line)) {
			if m.Err == nil && m.Value.Step <= r.state.Step && bytes.HasSuffix(line, []byte("\n")) {
				kept.Write(line)
				r.best.take(&m.Value)
				r.spent += m.Value.taken()
				r.questions.replay(m.Value.Asked, m.Value.Resting)
			}
		}
	}
	return writeFile(path, kept.String())
}

// save leaves a checkpoint. Random numbers are functions of seed and step, so that there is no state of theirs.
func (r *Run) save() error {
	err := trainer.SaveCheckpoint(filepath.Join(r.Dir, trainer.RunCheckpoints), r.whole(), r.tokenizer, r.state, r.Recipe.Run.Keep)
	if err == nil {
		r.saved = r.state.Step
	}
	return err
}

// Learnt is what the recipe's run in dir has come to by its newest checkpoint, or what it begins with, and the tokens
// of its steps. No policy is made. The origin is to be closed.
func Learnt(dir string, recipe Recipe) (from *model.Origin, tok *token.Tokenizer, tokens int64, err error) {
	r := &Run{Recipe: recipe, Dir: dir}
	if from, err = r.origin(); err != nil {
		return nil, nil, 0, err
	}
	c, err := trainer.OpenCheckpoint(filepath.Join(dir, trainer.RunCheckpoints))
	if err == nil {
		tokens, err = c.Tokens, from.Load(c.Dir)
	}
	if err != nil && !errors.Is(err, trainer.ErrNoCheckpoint) {
		from.Close()
		return nil, nil, 0, err
	}
	return from, r.tokenizer, tokens, nil
}

// record adds a step to metrics and curves, and writes some rollouts.
func (r *Run) record(m Metrics, groups [][]*Rollout) error {
	f, err := os.OpenFile(filepath.Join(r.Dir, metricsFile), os.O_CREATE|os.O_APPEND|os.O_WRONLY, private)
	if err != nil {
		return err
	}
	if err := errors.Join(jsonl.Write(f, m), f.Close(), r.curves.Add(m.Step, m)); err != nil {
		return err
	}
	if r.Recipe.Run.Show == 0 {
		return nil
	}
	var text strings.Builder
	for i := range r.Recipe.Run.Show { // of different questions, as far as there are
		group := groups[i%len(groups)]
		if sample := i / len(groups); sample < len(group) {
			fmt.Fprintf(&text, "%s\n%s\n", group[sample].text(), strings.Repeat("=", 80))
		}
	}
	return writeFile(filepath.Join(r.Dir, trajectoriesDir, fmt.Sprintf("step-%06d.txt", m.Step)), text.String())
}

func writeFile(path, text string) error {
	return atomicfile.Write(path, private, func(f *os.File) error {
		_, err := f.WriteString(text)
		return err
	})
}
