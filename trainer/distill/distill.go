// Package distill records what a teacher says to a question, where its answer is right: trajectories that `sqltrain
// sft` learns. The teacher is a model (this file), or gold itself (replay.go); record.go asks it and judges its answer.
package distill

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Options say how a model is asked as a teacher.
type Options struct {
	Protocol    agent.Protocol // its Name "": the one that the model's file names
	Samples     int            // k: tries of a question, until one is right; the first is greedy
	Temperature float32        // of the tries after it
	Seed        uint64
	Keep        int   // trajectories that are wanted; 0: as many as there are
	Budget      int64 // most tokens, given and generated, of all tries; 0: no bound
	Sessions    int   // questions at the same time; 0: 1
	Limits      database.Limits

	Report func(Summary) // called after each try; nil: not called
	Notice func(string)  // receives what a person should know that is no error; nil: not called
}

// The files of a folder.
const (
	triesFile = "tries.jsonl" // what became of each try, added as it is known: a run goes on after it
	SFTFile   = "sft.jsonl"   // the trajectories, hardest questions first, those of one database side by side
)

// Try is one answer of the teacher.
type Try struct {
	Number   int                 `json:"number"` // of the question, in the order in which they are asked
	Question string              `json:"question"`
	Sample   int                 `json:"sample"` // from 0
	Tokens   int                 `json:"tokens"`
	Right    *trajectory.Example `json:"right,omitempty"` // the transcript
	Why      string              `json:"why,omitempty"`   // it is none
	// Closed says that nobody can judge or ask: gold is at fault, or the prompt is too long. There is no other try.
	Closed bool `json:"closed,omitempty"`
}

// Summary is what a run has come to.
type Summary struct {
	Questions int   `json:"questions"`
	Asked     int   `json:"asked"` // questions with a try
	Right     int   `json:"right"` // questions with a right answer
	Closed    int   `json:"closed"`
	Failed    int   `json:"failed"` // questions whose database failed in this run: the next one asks them
	Tries     int   `json:"tries"`
	Tokens    int64 `json:"tokens"`
	Kept      int   `json:"kept"`  // trajectories written
	Spent     bool  `json:"spent"` // the budget is
}

func (s Summary) String() string {
	text := fmt.Sprintf("%d of %d questions asked, %d right, %d cannot be asked or judged; %d tries, %d tokens",
		s.Asked, s.Questions, s.Right, s.Closed, s.Tries, s.Tokens)
	if s.Failed > 0 {
		text += fmt.Sprintf("; the databases of %d failed: the same command asks them again", s.Failed)
	}
	if s.Spent {
		text += "; the budget is spent"
	}
	return text
}

// run is one Run.
type run struct {
	engine    llm.Engine
	options   Options
	problems  []eval.Problem // the hardest first
	databases reward.Databases
	golds     reward.Golds

	mu     sync.Mutex
	agents map[string]*agent.Agent
	tries  []Try
	sum    Summary
	out    *os.File
}

// Run asks a teacher each question until an answer is right by execution, the hardest questions first, and leaves the
// transcripts of right answers in a folder (SQL-Trail, sections 3.2 and A.6: correct ones alone, preferring moderate to
// high difficulty). A run that ended, by its budget, an error or a kill, goes on in the same folder. What the teacher
// or a database fails at is recorded in the tries; an error is that of the model itself, of the folder, or ctx's. The
// transcripts are written in any case.
func Run(ctx context.Context, dir string, engine llm.Engine, problems []eval.Problem, o Options) (Summary, error) {
	o.Limits = reward.WithDefaults(o.Limits)
	r := &run{engine: engine, options: o, problems: eval.HardestFirst(problems), agents: map[string]*agent.Agent{}}
	r.golds.Limits = o.Limits
	defer r.databases.Close()
	r.sum.Questions = len(problems)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return r.sum, err
	}
	if err := r.resume(filepath.Join(dir, triesFile)); err != nil {
		return r.sum, err
	}
	defer r.out.Close()
	err := r.ask(ctx)
	return r.sum, errors.Join(err, r.write(filepath.Join(dir, SFTFile)))
}

// resume reads the tries of an earlier run, without a line that was not finished.
func (r *run) resume(path string) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	for line := range jsonl.Read[Try](bytes.NewReader(whole)) {
		t := line.Value
		switch {
		case line.Err != nil:
			return fmt.Errorf("%s:%d: %w", path, line.Number, line.Err)
		case t.Number >= len(r.problems) || r.problems[t.Number].Question != t.Question:
			return fmt.Errorf("%s:%d: question %d was %q: the folder is of other questions, give another one",
				path, line.Number, t.Number, t.Question)
		}
		r.count(t)
	}
	if r.out, err = os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600); err != nil {
		return err
	}
	if err := r.out.Truncate(int64(len(whole))); err != nil {
		return err
	}
	_, err = r.out.Seek(0, 2)
	return err
}

func (r *run) count(t Try) {
	if t.Sample == 0 {
		r.sum.Asked++
	}
	if t.Right != nil {
		r.sum.Right++
	}
	if t.Closed {
		r.sum.Closed++
	}
	r.sum.Tries++
	r.sum.Tokens += int64(t.Tokens)
	r.tries = append(r.tries, t)
}

// ask asks what is left, some questions at the same time.
func (r *run) ask(ctx context.Context) error {
	done := make([]int, len(r.problems)) // tries of each; -1: there is nothing more to try
	for _, t := range r.tries {
		if done[t.Number]++; t.Right != nil || t.Closed {
			done[t.Number] = -1
		}
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	next := 0
	take := func() (number, sample int, ok bool) {
		r.mu.Lock()
		defer r.mu.Unlock()
		for ; next < len(done); next++ {
			if done[next] >= 0 && done[next] < max(r.options.Samples, 1) {
				next++
				return next - 1, done[next-1], true
			}
		}
		return 0, 0, false
	}
	var working sync.WaitGroup
	for range max(r.options.Sessions, 1) {
		working.Go(func() {
			for {
				number, sample, ok := take()
				if !ok {
					return
				}
				for ; sample < max(r.options.Samples, 1); sample++ {
					if ctx.Err() != nil || r.enough() {
						return
					}
					t, err := r.try(ctx, number, sample)
					if err == nil {
						err = r.note(t)
					}
					var failed *databaseError
					if errors.As(err, &failed) {
						r.fail(number, failed)
						break
					}
					if err != nil {
						stop(err)
						return
					}
					if t.Right != nil || t.Closed {
						break
					}
				}
			}
		})
	}
	working.Wait()
	return context.Cause(ctx)
}

// enough reports whether there are as many trajectories as are wanted, or no tokens left.
func (r *run) enough() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.sum.Spent = r.options.Budget > 0 && r.sum.Tokens >= r.options.Budget
	return r.sum.Spent || r.options.Keep > 0 && r.sum.Right >= r.options.Keep
}

// note writes a try down.
func (r *run) note(t Try) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := jsonl.Write(r.out, t); err != nil {
		return err
	}
	r.count(t)
	if r.options.Report != nil {
		r.options.Report(r.sum)
	}
	return nil
}

// databaseError is a database that failed: it may be there again for the next run.
type databaseError struct{ error }

// fail reports a question whose database failed.
func (r *run) fail(number int, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.sum.Failed++
	if r.options.Notice != nil {
		r.options.Notice(fmt.Sprintf("%q: %v", r.problems[number].Question, err))
	}
}

// try asks a question once. The error is a *databaseError, the model's own, or ctx's.
func (r *run) try(ctx context.Context, number, sample int) (Try, error) {
	p := r.problems[number]
	t := Try{Number: number, Question: p.Question, Sample: sample}
	closed := func(err error) (Try, error) {
		t.Why, t.Closed = err.Error(), true
		return t, ctx.Err()
	}
	db, err := r.databases.Open(ctx, p.DB)
	if err != nil {
		return t, cmp.Or(ctx.Err(), error(&databaseError{err}))
	}
	gold, err := r.golds.Of(ctx, db, p.Gold)
	switch {
	case err != nil:
		return t, err
	case database.AtFault(gold.Err), errors.Is(gold.Err, reward.ErrTruncated):
		return closed(gold.Err)
	case gold.Err != nil:
		return t, &databaseError{gold.Err}
	}
	a, err := r.agent(db)
	if err != nil {
		return t, err
	}
	q := agent.Question{Now: trainer.Clock, Limits: r.options.Limits, Order: uint64(sample)}
	if sample > 0 {
		q.Sampling = llm.Sampling{Temperature: r.options.Temperature, Seed: trainer.Key(r.options.Seed, 0, number, sample)}
	}
	e, answer, err := record(ctx, a, q, p, gold)
	t.Tokens = answer.Tokens.Prompt + answer.Tokens.Generated
	var none *agent.NoAnswerError
	var refused *database.Error
	var long *llm.ContextError
	switch {
	case ctx.Err() != nil:
		return t, context.Cause(ctx)
	case err == nil:
		t.Right = e
	case errors.As(err, &long):
		return closed(err)
	case errors.As(err, &refused) && !database.AtFault(err) && !errors.As(err, &none):
		return t, &databaseError{err}
	case errors.Is(err, ErrWrong), errors.As(err, &none), refused != nil:
		t.Why = err.Error()
	default:
		return t, fmt.Errorf("%q: %w", p.Question, err)
	}
	return t, nil
}

// agent asks about a database.
func (r *run) agent(db *reward.Database) (*agent.Agent, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if a := r.agents[db.Name]; a != nil {
		return a, nil
	}
	a, err := protocols.NewAgent(r.engine, db, agent.Options{
		Protocol: r.options.Protocol, Exact: true, Profile: &database.ProfileOptions{Steps: database.ProfileSteps},
	})
	if err == nil {
		r.agents[db.Name] = a
	}
	return a, err
}

// write writes the trajectories, those of one database side by side, as packed training wants them.
func (r *run) write(path string) error {
	slices.SortFunc(r.tries, func(a, b Try) int { return cmp.Or(a.Number-b.Number, a.Sample-b.Sample) })
	var kept []Try
	first := map[string]int{} // of each database, the question that comes first
	for _, t := range r.tries {
		if t.Right == nil || r.options.Keep > 0 && len(kept) == r.options.Keep {
			continue
		}
		kept = append(kept, t)
		if _, ok := first[t.Right.World]; !ok {
			first[t.Right.World] = t.Number
		}
	}
	slices.SortStableFunc(kept, func(a, b Try) int { return first[a.Right.World] - first[b.Right.World] })
	r.sum.Kept = len(kept)
	return atomicfile.Write(path, 0o600, func(f *os.File) error {
		for _, t := range kept {
			if err := trajectory.Write(f, t.Right); err != nil {
				return err
			}
		}
		return nil
	})
}
