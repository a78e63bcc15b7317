package nightly

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// collect reads all pairs and examples, runs their queries dry, holds a share of them out, and makes trajectories of
// the others. What an earlier night held out, in these words or others, is held out again; what was learnt is not,
// though the recipe's share be raised, or a query be corrected.
func (n *Night) collect(ctx context.Context) (string, error) {
	all, faults, err := n.read(ctx)
	if err != nil {
		return "", err
	}
	heldOut, err := n.suite(n.state.HeldOut)
	if err != nil {
		return "", err
	}
	calibration, err := n.suite(n.state.Calibration)
	if err != nil {
		return "", err
	}
	learnt, err := n.everLearnt()
	if err != nil {
		return "", err
	}
	p, _ := protocols.Lookup(n.Recipe.Protocol)
	d := n.Recipe.Data
	lists, err := n.lists()
	if err != nil {
		return "", err
	}
	o := pairs.Options{
		Licence: d.Licence, Limits: database.Limits{Steps: d.SQLSteps}, Share: d.HeldOut + d.Calibrate,
		Held: pairs.NewHeld(heldOut...).With(pairs.NewHeld(calibration...)), Learnt: learnt,
		Protocol: p, Lists: lists, Orders: d.Orders,
	}
	set, err := pairs.Of(ctx, all, o)
	if err != nil {
		return "", err
	}
	// The same hash draws again: below held_out it is measured on, above it is calibrated on, night after night, and what
	// was calibrated on stays so, though held_out be raised.
	rest, measured, _ := pairs.Split(set.HeldOut, o.By, d.HeldOut, pairs.NewHeld(heldOut...), pairs.NewHeld(calibration...))
	set.Faults = append(set.Faults, faults...)
	fresh, err := n.unseen(set)
	if err != nil {
		return "", err
	}
	if _, err := set.Write(n.path(pairsDir), nil, o); err != nil {
		return "", err
	}
	toMeasure, err := n.union("measure", heldOut, measured)
	if err != nil {
		return "", err
	}
	toCalibrate, err := n.union("calibrate", calibration, rest)
	if err != nil {
		return "", err
	}
	n.state.HeldOut, n.state.Calibration = toMeasure, toCalibrate // both are written
	says := fmt.Sprintf("%d pairs, %d of them new: %d to learn in %d trajectories, %d left out (see %s); held out so far %d, to calibrate %d",
		len(all), fresh, len(set.Train), len(set.Trajectories), len(set.Faults), filepath.Join(n.path(pairsDir), pairs.FaultsFile),
		n.state.HeldOut.Questions, n.state.Calibration.Questions)
	switch {
	case fresh < d.LeastNew:
		return "", &keep{fmt.Sprintf("%d new pairs, of the %d that the recipe wants", fresh, d.LeastNew)}
	case len(set.Train) == 0:
		return "", &keep{"no pair is left to learn: " + says}
	case n.state.HeldOut.Questions < d.LeastHeldOut:
		return "", &keep{fmt.Sprintf("%d questions are held out, of the %d that the recipe wants to measure on", n.state.HeldOut.Questions, d.LeastHeldOut)}
	}
	return says, nil
}

// read reads all that there is to learn.
func (n *Night) read(ctx context.Context) (all []pairs.Pair, faults []pairs.Fault, err error) {
	for _, pattern := range n.Recipe.Data.Pairs {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			return nil, nil, fmt.Errorf("data.pairs: %q: %w", pattern, err)
		}
		if len(paths) == 0 && isPattern(pattern) {
			n.Notify("pairs: no file matches %s yet", pattern)
		} else if len(paths) == 0 {
			paths = []string{pattern} // what is no pattern must be there
		}
		for _, path := range paths {
			more, wrong, err := pairs.Read(path, eval.Databases{})
			if err != nil {
				return nil, nil, fmt.Errorf("data.pairs: %w", err)
			}
			all, faults = append(all, more...), append(faults, wrong...)
		}
	}
	more, wrong, err := n.verified(ctx)
	if err != nil {
		return nil, nil, err
	}
	all, faults = append(all, more...), append(faults, wrong...)
	dir, err := os.Getwd()
	for i := range all {
		all[i].DB = open.In(dir, all[i].DB) // a night's files lie elsewhere
	}
	return all, faults, err
}

// isPattern reports whether a name of data.pairs may be of no file yet.
func isPattern(name string) bool { return strings.ContainsAny(name, `*?[\`) }

// verified reads the examples whose schema one of the databases has.
func (n *Night) verified(ctx context.Context) (all []pairs.Pair, faults []pairs.Fault, err error) {
	path := n.Recipe.Data.Examples
	if path == "" {
		return nil, nil, nil
	}
	verified, err := examples.Read(path)
	if errors.Is(err, fs.ErrNotExist) { // the first that is approved makes it
		n.Notify("pairs: there is no file of examples %s yet", path)
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	databases, err := n.databases(ctx)
	if err != nil {
		return nil, nil, err
	}
	for i, e := range verified {
		place := fmt.Sprintf("%s: example %d", path, i+1)
		db, ok := databases[e.Schema]
		if !ok {
			faults = append(faults, pairs.Fault{Place: place, Question: e.Question, Reason: pairs.NoDatabase,
				Why: "no database of the recipe has its schema: it is another one's, or has changed since, and the example must be verified anew"})
			continue
		}
		all = append(all, pairs.Pair{Place: place, Problem: eval.Problem{
			DB: db, Question: e.Question, Knowledge: e.Knowledge, Gold: e.SQL, Dialect: e.Dialect,
		}})
	}
	return all, faults, nil
}

// databases are the recipe's, by the fingerprints of their schemas.
func (n *Night) databases(ctx context.Context) (map[string]string, error) {
	out := map[string]string{}
	var opened reward.Databases
	defer opened.Close()
	for _, dsn := range n.Recipe.Data.Databases {
		db, err := opened.Open(ctx, dsn)
		if err != nil {
			return nil, err
		}
		s, err := db.Schema(ctx, database.SchemaOptions{})
		if err != nil {
			return nil, err
		}
		out[s.Fingerprint()] = dsn
	}
	return out, nil
}

// suite reads a suite of the nights before.
func (n *Night) suite(s Suite) (out []pairs.Pair, err error) {
	if s.File == "" {
		return nil, nil
	}
	problems, err := eval.ReadSuite(filepath.Join(n.Dir, s.File), "")
	for _, p := range problems {
		out = append(out, pairs.Pair{Problem: p})
	}
	return out, err
}

// everLearnt is all that weights which were promoted have learnt, by hashes.
func (n *Night) everLearnt() (*pairs.Held, error) {
	path := filepath.Join(n.Dir, learntFile)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var learnt pairs.Held
	if err := json.Unmarshal(text, &learnt); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &learnt, nil
}

// remember adds what the night learnt to it.
func (n *Night) remember() error {
	before, err := n.everLearnt()
	if err != nil {
		return err
	}
	tonight, err := n.suite(Suite{File: filepath.Join(nightsDir, number(n.state.Night), pairsDir, pairs.TrainFile)})
	if err != nil {
		return err
	}
	text, err := json.Marshal(before.With(pairs.NewHeld(tonight...)))
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(n.Dir, learntFile), text)
}

// union writes a suite of what was in it before, and what was not.
func (n *Night) union(name string, before, more []pairs.Pair) (Suite, error) {
	known := map[pairKey]bool{}
	var text bytes.Buffer
	questions := 0
	for _, p := range slices.Concat(before, more) {
		if known[keyOf(p)] {
			continue
		}
		known[keyOf(p)] = true
		questions++
		if err := jsonl.Write(&text, p.Problem); err != nil {
			return Suite{}, err
		}
	}
	s := Suite{filepath.Join(heldOutDir, fmt.Sprintf("%s-%s.jsonl", number(n.state.Night), name)), hash(text.Bytes()), questions}
	if questions == 0 {
		return Suite{}, nil
	}
	if err := os.MkdirAll(filepath.Join(n.Dir, heldOutDir), 0o700); err != nil {
		return Suite{}, err
	}
	return s, writeFile(filepath.Join(n.Dir, s.File), text.Bytes())
}

// pairKey distinguishes pairs.
type pairKey struct{ db, question, before, gold string }

func keyOf(p pairs.Pair) pairKey {
	key := pairKey{db: p.DB, question: p.Question, gold: p.Gold}
	if p.After != nil {
		key.before = p.After.SQL
	}
	return key
}

// unseen counts the pairs of a set that the last night that learnt did not have.
func (n *Night) unseen(set *pairs.Set) (int, error) {
	before := map[pairKey]bool{}
	if n.state.Learnt > 0 {
		last := filepath.Join(n.Dir, nightsDir, number(n.state.Learnt), pairsDir)
		for _, name := range []string{pairs.TrainFile, pairs.HeldOutFile} {
			problems, err := eval.ReadSuite(filepath.Join(last, name), "")
			if err != nil {
				return 0, err
			}
			for _, p := range problems {
				before[keyOf(pairs.Pair{Problem: p})] = true
			}
		}
	}
	fresh := 0
	for _, p := range slices.Concat(set.Train, set.HeldOut) {
		if !before[keyOf(p)] {
			fresh++
		}
	}
	return fresh, nil
}
