package grpo

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// HeldOutError refuses to train on what is graded.
type HeldOutError struct {
	Set      string // a file or a folder
	Question string // what is held out, by a manifest; or
	Database string // one that is kept apart
}

func (e *HeldOutError) Error() string {
	if e.Database != "" {
		return fmt.Sprintf("%s: a question is on the database %s, which is kept apart to measure on: "+
			"leave it out, or give the set as spider = FOLDER", e.Set, e.Database)
	}
	return fmt.Sprintf("%s: %q, or a paraphrase of it, is held out to measure on: leave it out; "+
		"`sqltrain pairs --earlier` does so for a whole file", e.Set, e.Question)
}

// DialectError is a question whose gold is written for another kind of database than its own.
type DialectError struct {
	Set, Question string
	Gold, Is      dialects.Dialect
}

func (e *DialectError) Error() string {
	return fmt.Sprintf("%s: the query of %q is written for %s, its database is %s", e.Set, e.Question, e.Gold, e.Is)
}

// name is what messages call the set.
func (s Set) name() string { return cmp.Or(s.Suite, s.Pairs, s.Spider) }

// one reports whether the set has exactly one place where it is.
func (s Set) one() bool {
	given := 0
	for _, place := range []string{s.Suite, s.Pairs, s.Spider} {
		if place != "" {
			given++
		}
	}
	return given == 1
}

// Problems reads a set. Errors are a *DialectError, that there is no question, or of what cannot be read.
func (s Set) Problems() ([]eval.Problem, error) {
	var all []eval.Problem
	var err error
	switch {
	case s.Spider != "":
		all, err = corpus.Problems(s.Spider, corpus.Train, false)
	case s.Pairs != "":
		all, err = eval.ReadSuite(filepath.Join(s.Pairs, pairs.TrainFile), "")
	default:
		all, err = eval.ReadSuite(s.Suite, s.Databases)
	}
	if err != nil {
		return nil, err
	}
	var problems []eval.Problem
	known := map[string]dialects.Dialect{}
	for _, p := range all {
		is, ok := known[p.DB]
		if !ok {
			is, err = open.DialectOf(p.DB)
			if err != nil {
				return nil, fmt.Errorf("%s: %q: %w", s.name(), p.Question, err)
			}
			known[p.DB] = is
		}
		if p.Dialect != "" && p.Dialect != is {
			return nil, &DialectError{s.name(), p.Question, p.Dialect, is}
		}
		if s.Dialect == "" || s.Dialect == is {
			problems = append(problems, p)
		}
	}
	switch {
	case len(all) == 0:
		return nil, fmt.Errorf("%s holds no question", s.name())
	case len(problems) == 0:
		return nil, fmt.Errorf("%s holds no question on a database of the dialect %s", s.name(), s.Dialect)
	}
	return problems, nil
}

// Check says which set cannot be.
func (d Data) Check() error {
	for i, s := range d.Sets {
		switch {
		case !s.one() || s.Weight < 0:
			return fmt.Errorf("data.sets, number %d: give suite, spider or pairs, and a weight that is not negative", i+1)
		case s.OtherColumns != nil && *s.OtherColumns < 0:
			return fmt.Errorf("data.sets, number %d: other_columns must not be negative", i+1)
		case s.Dialect != "" && !slices.Contains(dialects.All, s.Dialect):
			return fmt.Errorf("data.sets, number %d: the dialect %q is unknown: sqlite, mysql or postgres", i+1, s.Dialect)
		}
	}
	return nil
}

// Problems reads the sets, and refuses what is held out. Errors are *HeldOutError, and those of Set.Problems.
func (d Data) Problems() ([][]eval.Problem, error) {
	held, err := d.held()
	if err != nil {
		return nil, err
	}
	sets := make([][]eval.Problem, len(d.Sets))
	for i, s := range d.Sets {
		if sets[i], err = s.Problems(); err != nil {
			return nil, err
		}
		if err := heldOut(s.name(), sets[i], held); err != nil {
			return nil, err
		}
	}
	return sets, nil
}

// held is what nothing may be learnt of: what manifests say, and those of the sets that are pairs.
func (d Data) held() (*pairs.Held, error) {
	manifests := d.HeldOut
	for _, s := range d.Sets {
		if s.Pairs != "" {
			manifests = append(manifests[:len(manifests):len(manifests)], s.Pairs)
		}
	}
	return pairs.ReadHeld(manifests...)
}

// heldOut is a *HeldOutError where problems are held out: by a manifest, or on databases that are kept apart.
func heldOut(set string, problems []eval.Problem, held *pairs.Held) error {
	for _, p := range problems {
		if id, kept := corpus.KeptApart(p.DB); kept {
			return &HeldOutError{Set: set, Database: id}
		}
		if held.Holds(p) {
			return &HeldOutError{Set: set, Question: p.Question}
		}
	}
	return nil
}
