package trainer

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// State is how far a run has come. With the weights, the optimiser's moments and the run's flags it
// determines everything that follows.
type State struct {
	Step   int   `json:"step"`
	Tokens int64 `json:"tokens"`
	// Questions are those that were asked so far, of a run that learns from its own answers.
	Questions int `json:"questions,omitempty"`
	// Protocol is the agent's, by which these weights are to be asked; "": it is not known.
	Protocol string `json:"protocol,omitempty"`
	// Seconds are what the steps took so far, of a run that is bounded by time.
	Seconds float64 `json:"seconds,omitempty"`
}

// A checkpoint is a folder of its own, step-00001234, with the model, its tokenizer and the State. It is written
// under another name and renamed when it is whole, so a killed run or a full disk leaves the one before.
const (
	checkpointPrefix = "step-"
	tokenizerFile    = "tokenizer.gguf"
	stateFile        = "state.json"
)

// ErrNoCheckpoint says that a folder holds no checkpoint.
var ErrNoCheckpoint = errors.New("no checkpoint")

// Keep is how many checkpoints a run leaves by default.
const Keep = 2

// SaveCheckpoint writes a checkpoint of a policy below dir and removes all but the newest, as many as are kept. Where
// it fails, those that were there stay.
func SaveCheckpoint(dir string, p model.Policy, tok *token.Tokenizer, s State, keep int) error {
	name := CheckpointName(s.Step)
	tmp := filepath.Join(dir, "."+name)
	if err := writeCheckpoint(tmp, p, tok, s); err != nil {
		os.RemoveAll(tmp) // it may fill the disk
		return err
	}
	if err := discard(dir, name); err != nil {
		return err
	}
	if err := os.Rename(tmp, filepath.Join(dir, name)); err != nil {
		return err
	}
	names, err := checkpoints(dir)
	if err != nil {
		return err
	}
	for _, old := range names[:max(0, len(names)-keep)] {
		if err := discard(dir, old); err != nil {
			return err
		}
	}
	return nil
}

// CheckpointName is what the folder of a step's checkpoint is called.
func CheckpointName(step int) string { return fmt.Sprintf("%s%08d", checkpointPrefix, step) }

// writeCheckpoint writes a checkpoint's files into a folder of its own.
func writeCheckpoint(dir string, p model.Policy, tok *token.Tokenizer, s State) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := p.Save(dir); err != nil {
		return err
	}
	if err := token.Save(filepath.Join(dir, tokenizerFile), tok); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, stateFile), 0o600, func(f *os.File) error {
		return json.NewEncoder(f).Encode(s)
	})
}

// discard removes a checkpoint, under another name: one that is killed in the middle leaves no half of it.
func discard(dir, name string) error {
	gone := filepath.Join(dir, ".old-"+name)
	if err := os.RemoveAll(gone); err != nil {
		return err
	}
	if err := os.Rename(filepath.Join(dir, name), gone); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.RemoveAll(gone)
}

// DiscardBehind removes the checkpoints of steps after one, which a run makes again.
func DiscardBehind(dir string, step int) error {
	names, err := checkpoints(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, name := range names {
		if name > CheckpointName(step) {
			if err := discard(dir, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// Checkpoint is what a checkpoint holds besides the weights: those are read from Dir by model.Load, or by a policy's
// Load.
type Checkpoint struct {
	Dir       string
	Tokenizer *token.Tokenizer
	Date      time.Time // when it was written
	State
}

// RunCheckpoints is the folder of a run's checkpoints, in a run that keeps more than these.
const RunCheckpoints = "checkpoints"

// OpenCheckpoint finds a checkpoint: dir itself, or the newest one below it or below its folder RunCheckpoints. Error:
// ErrNoCheckpoint, or why it cannot be read.
func OpenCheckpoint(dir string) (*Checkpoint, error) {
	if _, err := os.Stat(filepath.Join(dir, stateFile)); errors.Is(err, fs.ErrNotExist) {
		all, err := below(dir)
		if err != nil {
			return nil, err
		}
		dir = all[0]
	}
	text, err := os.ReadFile(filepath.Join(dir, stateFile))
	if err != nil {
		return nil, err
	}
	info, err := os.Stat(filepath.Join(dir, stateFile))
	if err != nil {
		return nil, err
	}
	c := &Checkpoint{Dir: dir, Date: info.ModTime()}
	if err := json.Unmarshal(text, &c.State); err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, stateFile), jsonl.Plainly(err))
	}
	if c.Tokenizer, err = token.Load(filepath.Join(dir, tokenizerFile)); err != nil {
		return nil, err
	}
	return c, nil
}

// damagedPrefix is what the name of a checkpoint begins with that is damaged: no run reads or removes it.
const damagedPrefix = "damaged-"

// Newest is what a run in dir goes on from: its newest checkpoint that is whole. Newer ones are damaged, and are kept
// under another name, since the run makes their steps again; the note says which and why. Error: ErrNoCheckpoint, or
// why none can be read.
func Newest(dir string) (c *Checkpoint, note string, err error) {
	all, err := below(dir)
	if err != nil {
		return nil, "", err
	}
	var whys []error
	for i, path := range all {
		c, err := whole(path)
		var unread *fs.PathError
		switch {
		case err == nil:
			note, err := setAside(all[:i], whys, c.Step)
			return c, note, err
		case errors.As(err, &unread) && !errors.Is(err, fs.ErrNotExist): // it may be whole
			return nil, "", err
		}
		whys = append(whys, err)
	}
	return nil, "", fmt.Errorf("%s has no checkpoint that is whole: %w; begin in another folder", dir, errors.Join(whys...))
}

// whole opens a checkpoint all of which can be read.
func whole(dir string) (*Checkpoint, error) {
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return nil, err
	}
	m, err := model.OpenCheckpoint(dir)
	if err != nil {
		return nil, err
	}
	return c, m.Close()
}

// setAside renames checkpoints that are damaged, and says so, and why.
func setAside(damaged []string, whys []error, resumed int) (note string, err error) {
	var lines []string
	for i, path := range damaged {
		to := filepath.Join(filepath.Dir(path), damagedPrefix+filepath.Base(path))
		for exists(to) { // the step was damaged before
			to += "-again"
		}
		if err := os.Rename(path, to); err != nil {
			return "", err
		}
		lines = append(lines, fmt.Sprintf("%s is damaged: %v; it is kept as %s, resuming from step %d", path, whys[i], to, resumed))
	}
	return strings.Join(lines, "\n"), nil
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// below lists the checkpoints below dir, or if there is none below its folder RunCheckpoints, the newest first. Error:
// ErrNoCheckpoint.
func below(dir string) (paths []string, err error) {
	for _, folder := range []string{dir, filepath.Join(dir, RunCheckpoints)} {
		names, err := checkpoints(folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		for _, name := range slices.Backward(names) {
			paths = append(paths, filepath.Join(folder, name))
		}
		if len(paths) > 0 {
			return paths, nil
		}
	}
	return nil, fmt.Errorf("%s: %w", dir, ErrNoCheckpoint)
}

// checkpoints lists the whole checkpoints below dir, oldest first.
func checkpoints(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && strings.HasPrefix(e.Name(), checkpointPrefix) {
			names = append(names, e.Name())
		}
	}
	sort.Strings(names)
	return names, nil
}
