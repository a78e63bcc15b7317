package nightly

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// StateFile is the file of a nightly folder that says where it is.
const StateFile = "state.json"

// Verdict is how a night ended.
type Verdict string

// Verdicts.
const (
	Promoted Verdict = "promoted" // its weights are the current ones
	Kept     Verdict = "kept"     // the weights before are
)

// State is the state of a nightly folder, for people and programs to read.
type State struct {
	Night   int       `json:"night"`          // from 1; 0: there was none
	Recipe  string    `json:"recipe"`         // SHA-256 of the night's recipe, with that of its grpo
	Began   time.Time `json:"began,omitzero"` // the night
	Stages  []Done    `json:"stages"`         // of the night, that are done
	Stage   string    `json:"stage,omitempty"`
	Error   string    `json:"error,omitempty"` // why Stage failed; "": it is at work, or was killed
	Verdict Verdict   `json:"verdict,omitempty"`
	Why     string    `json:"why,omitempty"` // of the verdict

	// Away are the databases that could not be reached when they were asked last. That fails a stage; where it happens
	// again, their questions are skipped.
	Away []string `json:"away,omitempty"`

	Learnt      int         `json:"learnt"`     // the last night that came to weights of its own, by this recipe; 0: none, or gone back
	Current     string      `json:"current"`    // the version that answers; the folder's link follows it
	Promotions  []Promotion `json:"promotions"` // the oldest first, going back too
	Baseline    Baseline    `json:"baseline,omitzero"`
	HeldOut     Suite       `json:"held_out"`
	Calibration Suite       `json:"calibration"`
}

// Done is a stage that is done.
type Done struct {
	Stage   string    `json:"stage"`
	Ended   time.Time `json:"ended"`
	Seconds float64   `json:"seconds"`
	Says    string    `json:"says"`
}

// Promotion is a change of the current version.
type Promotion struct {
	Version string    `json:"version"`
	When    time.Time `json:"when"`
	Why     string    `json:"why"`
}

// Baseline is what weights are never to be worse than, since it was named first.
type Baseline struct {
	Weights string `json:"weights"` // as the recipe names them
	SHA256  string `json:"sha256"`  // of the GGUF file
}

// BaselineError is a baseline that changed under its name.
type BaselineError struct {
	Baseline        // as it was
	Is       string // its SHA-256 now
	State    string // the file that remembers it
}

func (e *BaselineError) Error() string {
	return fmt.Sprintf("weights.baseline %s is not what earlier nights were measured against (SHA-256 %.12s, now %.12s): "+
		"put that file back, or name a copy of it in the recipe; to be measured against what it is now, take \"baseline\" out of %s",
		e.Weights, e.SHA256, e.Is, e.State)
}

// Suite is questions that are never learnt.
type Suite struct {
	File      string `json:"file,omitempty"` // relative to the nightly folder; "": there are none yet
	SHA256    string `json:"sha256,omitempty"`
	Questions int    `json:"questions"`
}

// SuiteError is a suite that is not as it was left.
type SuiteError struct{ Path string }

func (e *SuiteError) Error() string {
	return e.Path + " was changed: what is measured on must stay what it was, and out of training; put it back from a backup"
}

// check compares a suite with its hash.
func (s Suite) check(dir string) error {
	if s.File == "" {
		return nil
	}
	path := filepath.Join(dir, s.File)
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if hash(text) != s.SHA256 {
		return &SuiteError{path}
	}
	return nil
}

func hash(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// ReadState reads that of a nightly folder; the zero State where there was no night.
func ReadState(dir string) (State, error) {
	var s State
	path := filepath.Join(dir, StateFile)
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return s, err
	}
	if err == nil {
		if err := json.Unmarshal(text, &s); err != nil {
			return s, fmt.Errorf("%s: %w", path, err)
		}
	}
	return s, s.follow(dir)
}

// follow takes the link's word for the version that answers: a promotion or a rollback that was killed had changed the
// link, and not yet the state.
func (s *State) follow(dir string) error {
	to, err := os.Readlink(filepath.Join(dir, currentLink))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	version := filepath.Base(to)
	if version == s.Current {
		return nil
	}
	if version != number(s.Night) { // else promote is repeated, and says the rest
		s.giveUp()
	}
	s.record(version, "the link leads to it: what changed it ended before it was written here")
	return nil
}

// record says which version answers.
func (s *State) record(version, why string) {
	s.Current = version
	s.Promotions = append(s.Promotions, Promotion{version, time.Now().UTC().Truncate(time.Second), why})
}

// giveUp ends the night's work on the current version, which is gone back from: others answer, which have yet to learn
// what it had learnt.
func (s *State) giveUp() {
	if s.Night > 0 && s.Verdict == "" {
		s.Verdict, s.Why = Kept, "given up: version "+s.Current+" was gone back from"
	}
	s.Learnt = 0
}

func (s *State) write(dir string) error {
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(dir, StateFile), append(text, '\n'))
}

// done reports whether the night has a stage after it.
func (s *State) done(stage string) bool {
	for _, d := range s.Stages {
		if d.Stage == stage {
			return true
		}
	}
	return false
}

// writeFile replaces a file that its owner alone may read: what databases hold may stand in it.
func writeFile(path string, text []byte) error {
	return atomicfile.Write(path, 0o600, func(f *os.File) error {
		_, err := f.Write(text)
		return err
	})
}
