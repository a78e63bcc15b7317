package trainer

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

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

// SaveCheckpoint writes a checkpoint of a policy below dir and removes all but the newest two.
func SaveCheckpoint(dir string, p model.Policy, tok *token.Tokenizer, s State) error {
	name := fmt.Sprintf("%s%08d", checkpointPrefix, s.Step)
	tmp := filepath.Join(dir, "."+name)
	if err := os.RemoveAll(tmp); err != nil {
		return err
	}
	if err := os.MkdirAll(tmp, 0o755); err != nil {
		return err
	}
	if err := p.Save(tmp); err != nil {
		return err
	}
	if err := token.Save(filepath.Join(tmp, tokenizerFile), tok); err != nil {
		return err
	}
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(tmp, stateFile), text, 0o644); err != nil {
		return err
	}
	final := filepath.Join(dir, name)
	if err := os.RemoveAll(final); err != nil {
		return err
	}
	if err := os.Rename(tmp, final); err != nil {
		return err
	}
	names, err := checkpoints(dir)
	if err != nil {
		return err
	}
	for _, old := range names[:max(0, len(names)-2)] {
		if err := os.RemoveAll(filepath.Join(dir, old)); err != nil {
			return err
		}
	}
	return nil
}

// Checkpoint is what a checkpoint holds beside the weights: those are read from Dir by model.Load, or by a policy's
// Load.
type Checkpoint struct {
	Dir       string
	Tokenizer *token.Tokenizer
	Date      time.Time // when it was written
	State
}

// OpenCheckpoint finds a checkpoint: dir itself, or the newest one below it. Error: ErrNoCheckpoint, or why it cannot
// be read.
func OpenCheckpoint(dir string) (*Checkpoint, error) {
	if _, err := os.Stat(filepath.Join(dir, stateFile)); errors.Is(err, fs.ErrNotExist) {
		names, err := checkpoints(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("%s: %w", dir, ErrNoCheckpoint)
		}
		dir = filepath.Join(dir, names[len(names)-1])
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
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, stateFile), err)
	}
	if c.Tokenizer, err = token.Load(filepath.Join(dir, tokenizerFile)); err != nil {
		return nil, err
	}
	return c, nil
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
