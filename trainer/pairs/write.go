package pairs

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// The files of a set's folder. The manifest is written last: a folder that has one is whole.
const (
	TrainFile    = "train.jsonl"    // a suite, for the recipes of `sqltrain grpo`
	SFTFile      = "sft.jsonl"      // its trajectories, for `sqltrain sft`
	HeldOutFile  = "held-out.jsonl" // a suite, for `sqlagent eval` and a recipe's evaluation
	FaultsFile   = "left-out.jsonl" // what is in none of them, and why
	ManifestFile = "manifest.json"
)

// Manifest says what a set is made of.
type Manifest struct {
	Sources   map[string]string `json:"sources"` // SHA-256 of each file that was read
	Read      int               `json:"read"`
	Train     int               `json:"train"`
	Held      int               `json:"held"`
	LeftOut   map[string]int    `json:"left_out"`  // by reason
	Databases map[string]int    `json:"databases"` // pairs of each
	Licences  map[string]int    `json:"licences"`  // pairs of each; "unknown" where nobody said

	Protocol     string `json:"protocol,omitempty"` // of the trajectories
	Trajectories int    `json:"trajectories"`

	CTEs map[string]int `json:"ctes,omitempty"` // pairs by what became of their queries: cte.Outcome

	By    SplitBy `json:"by"`
	Share float64 `json:"share"`

	Files   map[string]string `json:"files"`    // SHA-256 of each file of the folder
	HeldOut *Held             `json:"held_out"` // what no later run may learn
}

// Write writes a set to a folder, each file as a whole or not at all. What databases hold may stand in it, so that
// others on this machine cannot read it. paths are the files that it was made of.
func (s *Set) Write(dir string, paths []string, o Options) (*Manifest, error) {
	m := &Manifest{
		Sources: map[string]string{}, Files: map[string]string{}, Read: s.Read, Train: len(s.Train), Held: len(s.HeldOut),
		LeftOut:  count(s.Faults, func(f Fault) string { return string(f.Reason) }),
		Protocol: o.Protocol.Name, Trajectories: len(s.Trajectories), By: cmp.Or(o.By, ByQuestion), Share: o.Share,
		HeldOut: NewHeld(s.HeldOut...).With(o.Held),
	}
	if s.Steps != nil {
		m.CTEs = s.Steps.Outcomes
	}
	both := append(append([]Pair{}, s.Train...), s.HeldOut...)
	m.Databases = count(both, func(p Pair) string { return open.Redact(p.DB) })
	m.Licences = count(both, func(p Pair) string { return cmp.Or(p.Licence, "unknown") })
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	if err := os.Remove(filepath.Join(dir, ManifestFile)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(text)
		m.Sources[filepath.Base(path)] = hex.EncodeToString(sum[:])
	}
	for name, write := range map[string]func(io.Writer) error{
		TrainFile:   func(w io.Writer) error { return writeSuite(w, s.Train) },
		HeldOutFile: func(w io.Writer) error { return writeSuite(w, s.HeldOut) },
		SFTFile:     func(w io.Writer) error { return jsonl.Write(w, s.Trajectories...) },
		FaultsFile:  func(w io.Writer) error { return jsonl.Write(w, s.Faults...) },
	} {
		sum := sha256.New()
		err := atomicfile.Write(filepath.Join(dir, name), 0o600, func(f *os.File) error { return write(io.MultiWriter(f, sum)) })
		if err != nil {
			return nil, err
		}
		m.Files[name] = hex.EncodeToString(sum.Sum(nil))
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return nil, err
	}
	return m, atomicfile.Write(filepath.Join(dir, ManifestFile), 0o600, func(f *os.File) error {
		_, err := f.Write(append(text, '\n'))
		return err
	})
}

// writeSuite writes pairs as problems; a path of a database is made absolute, because the folder is another.
func writeSuite(w io.Writer, pairs []Pair) error {
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	for _, p := range pairs {
		p.DB = open.In(dir, p.DB)
		if err := jsonl.Write(w, p.Problem); err != nil {
			return err
		}
	}
	return nil
}

// String is what a person sees of a manifest.
func (m *Manifest) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "read %d, to learn %d, held out %d", m.Read, m.Train, m.Held)
	if m.Protocol != "" {
		fmt.Fprintf(&b, ", %d trajectories of the protocol %s", m.Trajectories, m.Protocol)
	}
	for _, reason := range kinds(m.LeftOut) {
		fmt.Fprintf(&b, "\n%7d left out: %s", m.LeftOut[reason], reason)
	}
	return b.String()
}
