// Package pairs makes training data of what a user has: questions, each with the query that answers it, on databases of
// the user's own.
//
// Make is the whole way, in order: Read (read.go; published.go finds the files of data sets), Check (check.go), Split
// (split.go), replay (package distill), write (write.go). Replays may correct what a model answered (tries.go), and say
// queries as CTEs (steps.go). What is left out on the way is a Fault. What is held out for measuring is listed in the
// manifest by its hashes (held.go), so that no later run learns it.
package pairs

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Pair is a question with the query that answers it.
type Pair struct {
	eval.Problem
	Place string // where it was read, for messages: "pairs.jsonl:3"
}

// Reason is why a pair is left out.
type Reason string

// Reasons.
const (
	Unreadable Reason = "unreadable" // no pair: a question, a query or a database is missing
	NoDatabase Reason = "database"   // it cannot be opened, or failed
	Dialect    Reason = "dialect"    // the query is written for another kind of database
	Refused    Reason = "refused"    // by the guard, or an administrator's rule
	Failed     Reason = "error"      // the database says that the query is wrong
	Timeout    Reason = "timeout"    // the query takes more than its limits
	TooLong    Reason = "too long"   // the result is larger than the limits
	Empty      Reason = "empty"      // the result holds no value, so that wrong queries would be right
	Duplicate  Reason = "duplicate"  // the same question on the same database, with the same answer
	Conflict   Reason = "conflict"   // the same question on the same database, with another answer
	Masked     Reason = "masked"     // it says values of masked columns, which nothing learns
	HeldOut    Reason = "held out"   // it is measured on, so it is not learnt
	Unsaid     Reason = "unsaid"     // the protocol cannot say the query: it is asked, but has no trajectory
)

// Fault is a pair that is left out, and why.
type Fault struct {
	Place    string `json:"place"`
	Question string `json:"question,omitempty"`
	Database string `json:"database,omitempty"` // without secrets
	Reason   Reason `json:"reason"`
	Why      string `json:"why"`
}

func (f Fault) String() string { return fmt.Sprintf("%s: %s: %s", f.Place, f.Reason, f.Why) }

// fault is that of a pair.
func (p Pair) fault(r Reason, why string) Fault {
	return Fault{p.Place, p.Question, open.Redact(p.DB), r, why}
}

// Options say what is made of pairs.
type Options struct {
	Databases eval.Databases // where the files' databases are
	Licence   string         // of pairs that do not say: an SPDX name
	Limits    database.Limits
	KeepEmpty bool // keep pairs whose result holds no value

	By    SplitBy // ByQuestion or ByDatabase; "": ByQuestion
	Share float64 // that is held out, from 0 to 1
	Held  *Held   // what earlier runs held out; nil: nothing
	// Learnt is what weights have learnt that are to be measured: it is not held out; nil: nothing.
	Learnt *Held

	Protocol agent.Protocol // of the trajectories; its Name "": there are none
	Lists    bool           // they are for weights that read lists of values: see llm.Info
	Orders   int            // trajectories of a pair over pointers, each with another order of the schema; 0: 4
	Tries    Tries          // wrong answers that trajectories correct; nil: none
	CTEs     bool           // trajectories say queries as Steps

	// Report gets how many pairs a stage, "check", "steps" or "replay", has done; nil: nobody.
	Report func(stage string, done, total int)
}

// Set is what Make makes.
type Set struct {
	Train        []Pair                // to be asked: by `sqltrain grpo`
	HeldOut      []Pair                // to be measured on
	Trajectories []*trajectory.Example // of Train, to be learnt: by `sqltrain sft`
	Faults       []Fault
	Read         int    // entries of the files
	Steps        *Steps // that Trajectories say; nil: gold as it is
}

// Make reads files and makes a Set of them. The same files and databases give the same Set. Errors are those of a file
// that cannot be read, and ctx's.
func Make(ctx context.Context, paths []string, o Options) (*Set, error) {
	var all []Pair
	set := &Set{}
	for _, path := range paths {
		pairs, faults, err := Read(path, o.Databases)
		if err != nil {
			return nil, err
		}
		all, set.Faults = append(all, pairs...), append(set.Faults, faults...)
		set.Read += len(pairs) + len(faults)
	}
	return set, set.fill(ctx, all, o)
}

// Of is Make for pairs that were read otherwise.
func Of(ctx context.Context, all []Pair, o Options) (*Set, error) {
	set := &Set{Read: len(all)}
	return set, set.fill(ctx, all, o)
}

// Stage counts what a stage has done, and reports each change; nil where nobody asks. Several goroutines may call it.
func Stage(report func(stage string, done, total int), name string, total int) func(n int) {
	if report == nil {
		return nil
	}
	var mu sync.Mutex
	done := 0
	return func(n int) {
		mu.Lock()
		defer mu.Unlock()
		done += n
		report(name, done, total)
	}
}

func (s *Set) fill(ctx context.Context, all []Pair, o Options) error {
	for i := range all {
		all[i].Licence = cmp.Or(all[i].Licence, o.Licence)
	}
	var databases reward.Databases
	defer databases.Close()
	stage := func(name string, total int) func(int) { return Stage(o.Report, name, total) }
	good, faults, err := Check(ctx, &databases, all, CheckOptions{o.Limits, o.KeepEmpty, stage("check", len(all))})
	if err != nil {
		return err
	}
	s.Faults = append(s.Faults, faults...)
	s.Train, s.HeldOut, faults = Split(good, o.By, o.Share, o.Held, o.Learnt)
	s.Faults = append(s.Faults, faults...)
	if o.Protocol.Name == "" {
		return nil
	}
	if o.CTEs {
		if s.Steps, err = NewSteps(ctx, &databases, s.Train, stage("steps", len(s.Train))); err != nil {
			return err
		}
	}
	replays := stage("replay", o.orders()*len(s.Train))
	s.Trajectories, faults, err = Replay(ctx, &databases, s.Train, ReplayOptions{o.Protocol, o.Lists, o.Limits, o.orders(), o.Tries, s.Steps, replays, nil})
	s.Faults = append(s.Faults, faults...)
	return err
}

// orders is how many trajectories a pair is to have.
func (o Options) orders() int {
	if o.Protocol.Orders != nil { // which its votes see the schema in
		return cmp.Or(o.Orders, 4)
	}
	return 1
}

// ReplayOptions are those of Replay; see Options.
type ReplayOptions struct {
	Protocol agent.Protocol
	Lists    bool // they are for weights that read lists of values
	Limits   database.Limits
	Orders   int       // trajectories of a pair
	Tries    Tries     // that they correct, and without which there is none; nil: no tries
	Steps    *Steps    // that they say in gold's place; nil: gold
	Done     func(int) // called with how many more are through, from several goroutines; nil: not called

	// Knowledge is what the prompt of a pair may use next to the schema; nil: nothing.
	Knowledge func(Pair) *knowledge.Base
}

// Replay makes the trajectories in which gold answers, those of one database side by side. Errors are that ctx has
// ended, and a protocol that is invalid.
func Replay(ctx context.Context, databases *reward.Databases, all []Pair, o ReplayOptions) (
	[]*trajectory.Example, []Fault, error) {
	places := byDatabase(all)
	examples, faults := make([][]*trajectory.Example, len(places)), make([][]Fault, len(places))
	var working errgroup.Group
	working.SetLimit(runtime.GOMAXPROCS(0))
	for i, place := range places {
		working.Go(func() error {
			db, err := databases.Open(ctx, place[0].DB)
			if err != nil {
				for _, p := range place {
					faults[i] = append(faults[i], p.fault(NoDatabase, err.Error()))
				}
				return ctx.Err()
			}
			by, err := replayers(db, o)
			if err != nil {
				return err
			}
			for order := range o.Orders {
				said := place[:0:0]
				for _, p := range place {
					problem := p.Problem
					problem.Gold = o.Steps.of(p)
					e, _, err := by(p).Replay(ctx, problem, uint64(order), o.Tries.before(p, order)...)
					switch {
					case ctx.Err() != nil:
						return ctx.Err()
					case err == nil:
						progressed(o.Done, 1)
						e.SQL = p.Gold // in whose words it is held out
						said = append(said, p)
						if o.Tries == nil || corrects(e) {
							examples[i] = append(examples[i], e)
						}
					default:
						progressed(o.Done, o.Orders-order)
						faults[i] = append(faults[i], p.fault(unsaid(err)))
					}
				}
				place = said // what cannot be said in one order cannot be said in another
			}
			return nil
		})
	}
	err := working.Wait()
	return slices.Concat(examples...), slices.Concat(faults...), err
}

// replayers are those of a database, one for each knowledge.
func replayers(db *reward.Database, o ReplayOptions) (func(Pair) *distill.Replayer, error) {
	golds := &reward.Golds{Limits: o.Limits}
	plain, err := distill.NewReplayer(db, golds, o.Protocol)
	if err == nil && o.Lists {
		plain = plain.Listing()
	}
	made := map[*knowledge.Base]*distill.Replayer{nil: plain}
	return func(p Pair) *distill.Replayer {
		if o.Knowledge == nil {
			return plain
		}
		base := o.Knowledge(p)
		if made[base] == nil {
			made[base] = plain.Knowing(base)
		}
		return made[base]
	}, err
}

// corrects reports whether a trajectory has a turn that is seen and not learnt.
func corrects(e *trajectory.Example) bool {
	return slices.ContainsFunc(e.Segments, func(s trajectory.Segment) bool { return s.Generated && !s.Train })
}

func progressed(done func(int), n int) {
	if done != nil {
		done(n)
	}
}

// unsaid is why a replay failed: mostly what the protocol cannot say.
func unsaid(err error) (Reason, string) {
	var e *database.Error
	if errors.As(err, &e) {
		return reasonOf(e), said(e)
	}
	return Unsaid, err.Error()
}

// byDatabase are the pairs of each database, in the order in which the first of each comes.
func byDatabase(all []Pair) [][]Pair {
	var out [][]Pair
	place := map[string]int{}
	for _, p := range all {
		i, ok := place[p.DB]
		if !ok {
			i = len(out)
			place[p.DB] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], p)
	}
	return out
}
