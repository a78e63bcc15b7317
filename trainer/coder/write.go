package coder

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// The files of a folder. The manifest is written last: a folder that has one is whole. Paths of SQLite databases are
// relative to the folder, so that it may be moved.
const (
	LearnFile    = "sft.jsonl"
	PractiseFile = "practise.jsonl"
	AskFile      = "ask.jsonl"
	ChooseFile   = "choose.jsonl"
	DialectsFile = "dialects.jsonl"
	CardFile     = "CARD.md"
	DatabasesDir = "databases"
)

// Manifest says what a folder is made of.
type Manifest struct {
	Protocol string `json:"protocol"`
	Seed     uint64 `json:"seed"`

	Read     map[Source]int `json:"read"`
	Learn    map[Source]int `json:"learn"` // trajectories
	Practise map[Source]int `json:"practise"`
	Ask      map[Source]int `json:"ask"`
	Choose   int            `json:"choose"`
	LeftOut  []LeftOut      `json:"left_out"`
	Licences map[string]int `json:"licences"` // of trajectories and questions

	Files   map[string]string `json:"files"`    // SHA-256
	HeldOut *pairs.Held       `json:"held_out"` // Choose, by hashes: sft and grpo refuse to learn it
}

// Write writes a set to Out, each file as a whole or not at all.
func (s *Set) Write(o Options) (*Manifest, error) {
	manifest := filepath.Join(o.Out, pairs.ManifestFile)
	if err := os.RemoveAll(manifest); err != nil {
		return nil, err
	}
	m := &Manifest{
		Protocol: o.Protocol.Name, Seed: o.Seed, Read: s.Read, Learn: map[Source]int{}, Choose: len(s.Choose), LeftOut: s.LeftOut,
		Practise: bySource(s.Practise), Ask: bySource(s.Ask), Licences: map[string]int{}, Files: map[string]string{},
		HeldOut: pairs.NewHeld(held(s.Choose)...),
	}
	for _, e := range s.Learn {
		m.Learn[Source(e.Family)]++
	}
	for source, n := range m.Learn {
		m.Licences[licenceOf(source)] += n
	}
	for _, p := range slices.Concat(s.Practise, s.Ask) {
		m.Licences[p.Licence]++
	}
	for name, write := range map[string]func(io.Writer) error{
		LearnFile:    func(w io.Writer) error { return jsonl.Write(w, s.Learn...) },
		PractiseFile: func(w io.Writer) error { return o.writeSuite(w, s.Practise) },
		AskFile:      func(w io.Writer) error { return o.writeSuite(w, s.Ask) },
		ChooseFile:   func(w io.Writer) error { return o.writeSuite(w, s.Choose) },
		DialectsFile: func(w io.Writer) error { return o.writeSuite(w, s.Dialects) },
		CardFile:     func(w io.Writer) error { return m.card(w) },
	} {
		sum := sha256.New()
		err := atomicfile.Write(filepath.Join(o.Out, name), 0o600, func(f *os.File) error { return write(io.MultiWriter(f, sum)) })
		if err != nil {
			return nil, err
		}
		m.Files[name] = hex.EncodeToString(sum.Sum(nil))
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return nil, err
	}
	return m, atomicfile.Write(manifest, 0o600, func(f *os.File) error {
		_, err := f.Write(append(text, '\n'))
		return err
	})
}

func held(problems []eval.Problem) []pairs.Pair {
	out := make([]pairs.Pair, len(problems))
	for i, p := range problems {
		out[i].Problem = p
	}
	return out
}

func bySource(problems []eval.Problem) map[Source]int {
	counts := map[Source]int{}
	for _, p := range problems {
		counts[Source(p.Family)]++
	}
	return counts
}

// licenceOf is the licence of trajectories of a source; of what is made of several, the strictest.
func licenceOf(s Source) string {
	switch s {
	case Renamed, FollowUp, NoAnswer, Server:
		s = corpus.Spider
	}
	licence, _ := s.Licence()
	return licence
}

// writeSuite writes problems whose SQLite databases are named relative to Out.
func (o Options) writeSuite(w io.Writer, problems []eval.Problem) error {
	root, err := filepath.Abs(o.Out)
	if err != nil {
		return err
	}
	for _, p := range problems {
		if name, err := filepath.Rel(root, p.DB); err == nil && filepath.IsAbs(p.DB) && open.Redact(p.DB) == p.DB {
			p.DB = filepath.ToSlash(name)
		}
		if err := jsonl.Write(w, p); err != nil {
			return err
		}
	}
	return nil
}

// card is what a person reads of the data.
func (m *Manifest) card(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Data of coder\n\nMade by `sqltrain coder-data`, seed %d, protocol %s.\n\n", m.Seed, m.Protocol)
	b.WriteString("| source | read | trajectories | to practise | to ask | licence | origin |\n| --- | ---: | ---: | ---: | ---: | --- | --- |\n")
	sources := map[Source]bool{}
	for _, counts := range []map[Source]int{m.Read, m.Learn} {
		for s := range counts {
			sources[s] = true
		}
	}
	for _, s := range slices.Sorted(maps.Keys(sources)) {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %s | %s |\n", s, m.Read[s], m.Learn[s], m.Practise[s], m.Ask[s], licenceOf(s), originOf(s))
	}
	fmt.Fprintf(&b, `
Each database has one role, in all its copies: its queries are learnt (trajectories); or the model's own first answers
are corrected on it (practise.jsonl); or the model learns from execution (ask.jsonl). %d questions to choose weights by
are in choose.jsonl, on databases that have no other role.

Weights that learn this data are under CC BY-SA 4.0 where Spider's is in it, else under Apache 2.0.

## Left out

`, m.Choose)
	for _, l := range m.LeftOut {
		fmt.Fprintf(&b, "- %s\n", l)
	}
	b.WriteString(`
Never read: Spider's development part, the written databases to choose by, the studies of offices. Spider's databases to
choose by, to report by, and those that people try the product with are kept apart (trainer/corpus/split.txt).
`)
	_, err := io.WriteString(w, b.String())
	return err
}

func originOf(s Source) string {
	switch s {
	case Renamed:
		return "questions of Spider and of the written databases, on copies whose names are others"
	case FollowUp:
		return "made of such questions by trainer/nano"
	case NoAnswer:
		return "such questions, asked of databases without an answer"
	case Server:
		return "such questions, on copies in PostgreSQL, MySQL or MariaDB"
	}
	_, origin := s.Licence()
	return origin
}

// String is what a person sees of a manifest.
func (m *Manifest) String() string {
	total := func(counts map[Source]int) (n int) {
		for _, c := range counts {
			n += c
		}
		return n
	}
	return fmt.Sprintf("%d questions read: %d trajectories to learn, %d questions to practise, %d to ask, %d to choose by",
		total(m.Read), total(m.Learn), total(m.Practise), total(m.Ask), m.Choose)
}
