// Package coder makes the data that a pretrained coder model learns the agent's loop from (docs/coder.md): questions of
// public data and of the written databases, in the protocol that production asks any model by.
//
// Make is the whole way: collect (sources.go), leave out what is graded (graded.go), run each gold query, give each
// database its role (roles.go), ask with notes (notes.go) and questions without an answer (declines.go), replay, write
// (write.go). The same data, options and seed make the same files.
package coder

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Options say what the data is made of.
type Options struct {
	Out  string // the folder that is written, absolute: databases are named relative to it
	Data string // the folder with spider/ and wikisql/; "": the written databases alone
	// Also are suites on further databases, those of servers: copies of what Dialects names.
	Also   []string
	Graded []string // files of graded questions, one a line up to its first tab: none is learnt, nor what nearly repeats one
	Seed   uint64

	WikiSQL   int // questions of WikiSQL, at most
	FollowUps int // questions to each database that go on from another one, at most
	Databases int // of Spider and of the written ones, each; 0: all. For trials

	Protocol agent.Protocol
	Limits   database.Limits // of each gold query

	Report func(stage string, done, total int) // is called with how many questions a stage is through; nil: it is not
}

// Shares of what is learnt that differs from the plain question.
const (
	noted    = 0.2  // databases whose questions are asked with notes: verified examples, and terms
	renamed  = 0.35 // databases that are asked under other names too
	glossed  = 0.5  // of those, databases with a glossary of the names
	declined = 0.03 // questions that their database has no answer to, of all trajectories
	spoken   = 60   // databases that are copied to servers, for the other dialects
)

// Set is what Make makes.
type Set struct {
	Learn    []*trajectory.Example // trajectories, to be learnt first: `sqltrain sft`
	Practise []eval.Problem        // what the model's own first answers are corrected on: `sqltrain pairs --tries`
	Ask      []eval.Problem        // what it learns from execution: `sqltrain curate`, `sqltrain grpo`
	Choose   []eval.Problem        // what weights are chosen by, never learnt
	Dialects []eval.Problem        // some of what is learnt, to be copied to servers
	LeftOut  []LeftOut
	Read     map[Source]int
}

// LeftOut counts what is not in a Set.
type LeftOut struct {
	Source Source
	Reason string
	Count  int
}

// Make makes a Set and writes the databases that it asks below Out.
func Make(ctx context.Context, o Options) (*Set, error) {
	banned, err := newGraded(o)
	if err != nil {
		return nil, err
	}
	all, original, err := collect(ctx, o, banned.near)
	if err != nil {
		return nil, err
	}
	s := &Set{Read: map[Source]int{}}
	left := map[LeftOut]int{} // by source and reason
	for _, q := range all {
		s.Read[sourceOf(q.Place)]++
	}
	all = slices.DeleteFunc(all, func(q pairs.Pair) bool {
		reason := banned.reason(q)
		if reason != "" {
			left[LeftOut{Source: sourceOf(q.Place), Reason: reason}]++
		}
		return reason != ""
	})
	good, faults, err := check(ctx, all, o)
	if err != nil {
		return nil, err
	}
	for _, f := range faults {
		left[LeftOut{Source: sourceOf(f.Place), Reason: string(f.Reason)}]++
	}
	if err := tidied(ctx, good); err != nil {
		return nil, err
	}
	shuffle(good, o.Seed)
	var learn []pairs.Pair
	for _, q := range good {
		switch roleOf(q) {
		case learnt:
			learn = append(learn, q)
		case practised:
			s.Practise = append(s.Practise, q.Problem)
		case asked:
			s.Ask = append(s.Ask, q.Problem)
		}
	}
	if len(learn) == 0 {
		return nil, errors.New("no question is left to learn: nothing is written")
	}
	s.Dialects = ofDatabases(learn, spoken)
	faults, err = s.replay(ctx, learn, original, o)
	if err != nil {
		return nil, err
	}
	for _, f := range faults {
		left[LeftOut{Source: sourceOf(f.Place), Reason: string(f.Reason)}]++
	}
	if s.Choose, err = choose(ctx, o); err != nil {
		return nil, err
	}
	shuffle(s.Choose, o.Seed)
	for l, n := range left {
		l.Count = n
		s.LeftOut = append(s.LeftOut, l)
	}
	slices.SortFunc(s.LeftOut, func(a, b LeftOut) int {
		return cmp.Or(cmp.Compare(a.Source, b.Source), cmp.Compare(a.Reason, b.Reason))
	})
	return s, nil
}

// check runs each gold query, and leaves out what cannot be learnt.
func check(ctx context.Context, all []pairs.Pair, o Options) ([]pairs.Pair, []pairs.Fault, error) {
	var databases reward.Databases
	defer databases.Close()
	good, faults, err := pairs.Check(ctx, &databases, all, pairs.CheckOptions{Limits: o.Limits, Done: pairs.Stage(o.Report, "check", len(all))})
	return good, faults, err
}

// replay makes the trajectories: of each question, with notes where its database has some, and of questions that have
// no answer. Those of one database are next to each other, since packed training shares what is common to them.
func (s *Set) replay(ctx context.Context, learn []pairs.Pair, original map[string]string, o Options) ([]pairs.Fault, error) {
	var databases reward.Databases
	defer databases.Close()
	noAnswer, err := declines(ctx, &databases, learn, o.Seed)
	if err != nil {
		return nil, err
	}
	notes, err := notesOn(ctx, &databases, learn, original)
	if err != nil {
		return nil, err
	}
	all := append(learn, noAnswer...)
	var faults []pairs.Fault
	s.Learn, faults, err = pairs.Replay(ctx, &databases, all, pairs.ReplayOptions{
		Protocol: o.Protocol, Limits: o.Limits, Orders: 1, Done: pairs.Stage(o.Report, "replay", len(all)),
		Knowledge: notes.known,
	})
	return faults, err
}

// shuffle draws an order of questions: the wordings of one query are not next to each other, and the first of a suite
// stand for all of it.
func shuffle[Q any](all []Q, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
}

// ofDatabases are the questions on the first so many SQLite databases, by a hash of their names.
func ofDatabases(all []pairs.Pair, n int) []eval.Problem {
	names := databasesOf(all)
	slices.SortFunc(names, byShare("dialects"))
	names = names[:min(n, len(names))]
	var out []eval.Problem
	for _, q := range all {
		if slices.Contains(names, q.DB) && q.After == nil && sourceOf(q.Place) != Server {
			out = append(out, q.Problem)
		}
	}
	return out
}

// databasesOf are the databases of questions, each once, in their order.
func databasesOf(all []pairs.Pair) []string {
	var names []string
	seen := map[string]bool{}
	for _, q := range all {
		if !seen[q.DB] {
			seen[q.DB] = true
			names = append(names, q.DB)
		}
	}
	return names
}

func (l LeftOut) String() string { return fmt.Sprintf("%d of %s: %s", l.Count, l.Source, l.Reason) }
