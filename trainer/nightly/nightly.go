// Package nightly improves weights by what people verified since the night before, and never makes them worse: new
// pairs are learnt from the current weights on, and what comes of it is promoted only if it is no worse on questions
// that are never learnt.
//
// A night reads from top to bottom in stages: pairs (collect.go), curate (curate.go), sft and grpo (train.go), export
// and calibrate (export.go), evaluate (evaluate.go), promote (promote.go). state.go has what is kept of it, recipe.go
// its settings, device.go where it computes, adapter.go weights that are an adapter's, plan.go what it will do. A night
// that was killed, or whose stage failed, resumes at that stage. Until the link to the current version changes, at the
// end, nothing that answers has changed.
package nightly

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/internal/filelock"
)

// Folders and files of a nightly folder.
const (
	currentLink  = "current"     // to the version that answers: its model.gguf is what `sqlagent --model` takes
	versionsDir  = "versions"    // of weights that were promoted
	nightsDir    = "nights"      // what nights work with: of this one, and of the last that learnt
	heldOutDir   = "held-out"    // the suites that are never learnt, as each night left them
	learntFile   = "learnt.json" // hashes of the pairs that promoted weights have learnt: no later night measures on them
	modelFile    = "model.gguf"
	pairsDir     = "pairs" // of a night: what `sqltrain pairs` would write
	curateDir    = "curate"
	sftDir       = "sft"
	grpoDir      = "grpo"
	firstVersion = "0000"
)

// Night is one night at work.
type Night struct {
	Recipe Recipe
	Dir    string // the nightly folder
	Device Device
	// Notify receives what happens; it must not be nil.
	Notify func(format string, args ...any)

	state State
}

// keep ends a night without a promotion; it is no failure.
type keep struct{ why string }

func (k *keep) Error() string { return k.why }

// StageError is a stage that failed. The current weights are as they were.
type StageError struct {
	Stage string
	Err   error
}

func (e *StageError) Error() string {
	return fmt.Sprintf("stage %s: %v; the promoted weights are as they were, and the same command goes on with this stage", e.Stage, e.Err)
}

func (e *StageError) Unwrap() error { return e.Err }

// Run makes a night, or goes on with the one that has no verdict yet, where its recipe is the same. It returns what
// became of it. Errors are *filelock.HeldError, *StageError, ctx's, or why the folder cannot be used.
func (n *Night) Run(ctx context.Context) (State, error) {
	unlock, err := filelock.Folder(n.Dir)
	if err != nil {
		return n.state, err
	}
	defer unlock()
	if n.state, err = ReadState(n.Dir); err != nil {
		return n.state, err
	}
	if err := n.begin(); err != nil {
		return n.state, err
	}
	for _, stage := range []struct {
		name string
		run  func(context.Context) (says string, err error)
	}{
		{"pairs", n.collect},
		{"curate", n.curate},
		{"sft", n.sft},
		{"grpo", n.grpo},
		{"export", n.export},
		{"calibrate", n.calibrate},
		{"evaluate", n.evaluate},
		{"promote", n.promote},
	} {
		if n.state.done(stage.name) {
			continue
		}
		if err := n.stage(ctx, stage.name, stage.run); err != nil || n.state.Verdict != "" {
			return n.state, err
		}
	}
	return n.state, nil
}

// stage runs one, and keeps what became of it.
func (n *Night) stage(ctx context.Context, name string, run func(context.Context) (string, error)) error {
	n.state.Stage, n.state.Error = name, ""
	if err := n.state.write(n.Dir); err != nil {
		return err
	}
	began := time.Now()
	says, err := run(ctx)
	var kept *keep
	switch {
	case errors.As(err, &kept):
		n.state.Verdict, n.state.Why = Kept, kept.why
		says = kept.why
	case err != nil && ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		n.state.Error = err.Error()
		return errors.Join(&StageError{name, err}, n.state.write(n.Dir))
	}
	n.Notify("%s: %s", name, says)
	n.state.Stage = ""
	n.state.Stages = append(n.state.Stages, Done{name, time.Now().UTC().Truncate(time.Second), time.Since(began).Seconds(), says})
	return n.state.write(n.Dir)
}

// begin begins a night, unless one is to be gone on with.
func (n *Night) begin() error {
	s := &n.state
	if err := cmp.Or(n.firstVersion(), n.checkType()); err != nil {
		return err
	}
	for _, suite := range []Suite{s.HeldOut, s.Calibration} {
		if err := suite.check(n.Dir); err != nil {
			return err
		}
	}
	if err := n.pinBaseline(); err != nil {
		return err
	}
	is := n.Recipe.hash()
	if s.Night > 0 && s.Verdict == "" && s.Recipe == is {
		n.Notify("night %d goes on", s.Night)
		return nil
	}
	if s.Night > 0 && s.Verdict == "" {
		n.Notify("night %d is given up: the recipe has changed", s.Night)
	}
	if s.Recipe != is {
		s.Learnt = 0 // the same pairs may come to something else
	}
	taken, err := versions(n.Dir)
	if err != nil {
		return err
	}
	for s.Night++; slices.Contains(taken, number(s.Night)); s.Night++ { // of nights whose state was lost
	}
	s.Recipe, s.Began, s.Stages, s.Stage, s.Error, s.Verdict, s.Why = is, time.Now().UTC().Truncate(time.Second), nil, "", "", "", ""
	if err := os.RemoveAll(n.path()); err != nil { // of a night whose state was lost
		return err
	}
	if err := os.MkdirAll(n.path(), 0o700); err != nil {
		return err
	}
	if err := writeFile(n.path("recipe.toml"), []byte(n.Recipe.text)); err != nil {
		return err
	}
	return errors.Join(linkBase(n.path(), n.current()), s.write(n.Dir), n.pruneNights())
}

// path is one of the night's own folder.
func (n *Night) path(names ...string) string { return n.pathOf(n.state.Night, names...) }

// pathOf is one of the folder of some night.
func (n *Night) pathOf(night int, names ...string) string {
	return filepath.Join(append([]string{n.Dir, nightsDir, number(night)}, names...)...)
}

// current is the file that answers.
func (n *Night) current() string {
	return filepath.Join(n.Dir, versionsDir, n.state.Current, modelFile)
}

// number is that of a night or a version, as folders are called.
func number(n int) string { return fmt.Sprintf("%04d", n) }
