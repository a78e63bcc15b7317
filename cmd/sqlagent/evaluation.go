package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/urfave/cli/v3"
	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// evaluation is one run of eval: what was asked for, and what came of it.
type evaluation struct {
	*cli.Command
	ctx         context.Context
	problems    []eval.Problem
	grader      eval.Grader
	options     agent.Options
	votes       int              // for each answer; 0: as the model's file says
	least       float64          // the confidence below which it is unsure
	engine      llm.Info         // what answers; the zero value where predictions are graded
	larger      *cascade.Larger  // is asked too where that is unsure; nil: it is not
	answering   time.Duration    // all questions, together
	constraint  *grammar.Grammar // of every turn; may be nil
	predictions []string         // nil: the model is asked
	earlier     []eval.Outcome
	outcomes    []eval.Outcome
	written     int         // outcomes before it are on stdout
	lines       io.Writer   // where they go in place of stdout; nil: there
	own         database.DB // of the problems of ownDatabase

	mu     sync.Mutex
	opened map[string]*opened // by DSN
}

// newEvaluation reads what the command line names: nothing is asked before all of it is found to make sense.
func newEvaluation(ctx context.Context, c *cli.Command) (*evaluation, error) {
	e := &evaluation{Command: c, ctx: ctx, grader: eval.Graders[c.String("rule")], opened: map[string]*opened{}}
	if c.String("rule") == "spider" {
		e.grader = eval.TestSuite{KeepDistinct: c.Bool("keep-distinct")}.Grader()
	}
	switch {
	case c.NArg() != 1:
		return nil, cmdline.Usagef("name one suite: sqlagent eval SUITE.jsonl")
	case c.Int("samples") > 1 && c.Float("temperature") == 0:
		return nil, cmdline.Usagef("--samples of a greedy model are all equal: set a --temperature, such as 0.8")
	case c.Int("samples") > 1 && c.IsSet("predictions"):
		return nil, cmdline.Usagef("--samples asks a model, --predictions does not: give only one of them")
	case c.Bool("gate") && !c.IsSet("compare"):
		return nil, cmdline.Usagef("--gate needs an earlier run: give it with --compare")
	case c.IsSet("examples") && !c.IsSet("compare"):
		return nil, cmdline.Usagef("--examples needs another run: give it with --compare")
	}
	for _, path := range c.StringSlice("report") {
		if !slices.Contains([]string{".md", ".json", ".png", ".svg"}, filepath.Ext(path)) {
			return nil, cmdline.Usagef("--report %s: the name must end in .md, .json, .png or .svg", path)
		}
		if err := folder(filepath.Dir(path)); err != nil {
			return nil, cmdline.Usagef("--report %s: %w", path, err)
		}
	}
	if path := c.String("test-suite"); path != "" {
		if err := folder(path); err != nil {
			return nil, cmdline.Usagef("--test-suite: %w", err)
		}
	}
	var err error
	if e.votes, e.least, err = votesOf(c); err != nil {
		return nil, err
	}
	e.options = agentOptions(c, database.ProfileOptions{Steps: database.ProfileSteps})
	if dir := c.String("knowledge-dir"); dir != "" {
		if e.options.Knowledge, err = knowledge.Read(dir); err != nil {
			return nil, inFolder(err)
		}
	}
	if e.problems, err = eval.ReadSuite(c.Args().First(), c.String("databases")); err != nil {
		return nil, cmdline.UsageError{Err: err}
	}
	if path := c.String("predictions"); path != "" {
		if e.predictions, err = eval.ReadPredictions(path); err != nil {
			return nil, cmdline.UsageError{Err: err}
		}
		if len(e.predictions) != len(e.problems) {
			return nil, cmdline.Usagef("%s has %d predictions for a suite of %d problems", path, len(e.predictions), len(e.problems))
		}
	}
	if path := c.String("compare"); path != "" {
		if e.earlier, err = eval.ReadOutcomes(path); err != nil {
			return nil, cmdline.UsageError{Err: err}
		}
	}
	if n := c.Int("limit"); n > 0 && n < len(e.problems) {
		e.problems = e.problems[:n]
	}
	return e, nil
}

// folder wants path to be one.
func folder(path string) error {
	info, err := os.Stat(path)
	if err == nil && !info.IsDir() {
		err = fmt.Errorf("%s is not a folder", path)
	}
	return err
}

// speak says in which protocol the model is asked, where flags ask for something of it.
func (e *evaluation) speak() error {
	judging := judgingOf(e.Command) != nil
	if !judging && !e.Bool("no-repair") {
		return nil
	}
	p, err := e.options.Protocol, error(nil)
	if p.Name == "" {
		if p, err = protocols.Of(e.engine); err != nil {
			return err
		}
	}
	if _, text := tags.Of(p); judging && !text {
		return fmt.Errorf("protocol %s: %w", p.Name, agent.ErrNoJudge)
	}
	if e.Bool("no-repair") {
		if !p.Mends {
			return cmdline.Usagef("--no-repair: the protocol %s has no repair by rule", p.Name)
		}
		p.Mends = false
		e.options.Protocol = p
	}
	return nil
}

// answer asks the model, or takes the predictions, and grades.
func (e *evaluation) answer() error {
	var engine llm.Engine
	if e.predictions == nil {
		o, err := engineOptions(e.Command, e.Int("sessions"))
		if err != nil {
			return err
		}
		o.Cache = "" // a suite of many databases would drop what questions left there
		if e.constraint, err = constraint(e.Command); err != nil {
			return err
		}
		if engine, err = openEngine(e.ctx, e.Command, o.Options); err != nil {
			return err
		}
		defer engine.Close()
		e.larger = laterModel(e.Command, o)
		defer e.larger.Close()
		e.engine = engine.Info()
		e.engine.Name += orLarger(e.larger)
		if err := e.speak(); err != nil {
			return err
		}
		if err := severalVotes(agent.Question{Votes: e.votes, MinConfidence: e.least, Judging: judgingOf(e.Command)}, e.engine); err != nil {
			return err
		}
		if e.least == 0 && e.engine.Voting.Uncalibrated(e.votes) {
			e.least = -1 // else every answer were unsure, of which a calibration or a comparison would learn nothing
		}
	}
	start := time.Now()
	defer func() { e.answering = time.Since(start) }()
	e.outcomes = make([]eval.Outcome, len(e.problems))
	bar := progress.New(os.Stderr, "eval", 0)
	var done, right int
	var mu sync.Mutex
	sessions, ctx := errgroup.WithContext(e.ctx)
	sessions.SetLimit(e.Int("sessions"))
	for i := range e.problems {
		if ctx.Err() != nil {
			break
		}
		sessions.Go(func() error {
			outcome, err := e.judge(ctx, engine, i)
			if err != nil {
				return err // there is no outcome
			}
			mu.Lock()
			defer mu.Unlock()
			e.outcomes[i] = outcome
			done++
			if outcome.Verdict == eval.Right {
				right++
			}
			bar.Set(done, len(e.problems), fmt.Sprintf("%d right", right))
			if e.String("test-suite") != "" || e.Int("ves") != 0 {
				return nil // they say more of it
			}
			return e.writeTo(len(e.outcomes))
		})
	}
	err := sessions.Wait()
	return cmp.Or(e.ctx.Err(), err)
}

// opened is a database of the suite, and the agent that is asked about it.
type opened struct {
	once    sync.Once
	db      database.DB
	err     error          // why there is none
	agent   *cascade.Agent // nil where predictions are graded
	refused error          // why there is none
}

// open opens a database, once for all its problems, which so share its schema and the profile of its columns.
func (e *evaluation) open(dsn string, engine llm.Engine) *opened {
	e.mu.Lock()
	o, ok := e.opened[dsn]
	if !ok {
		o = &opened{}
		e.opened[dsn] = o
	}
	e.mu.Unlock()
	o.once.Do(func() {
		if o.db = e.own; dsn != ownDatabase {
			o.db, o.err = open.Open(e.ctx, dsn, open.Options{})
		}
		if o.err == nil && engine != nil {
			o.agent, o.refused = cascade.NewAgent(engine, e.larger, o.db, e.options)
		}
	})
	return o
}

// close closes the databases.
func (e *evaluation) close() {
	for _, o := range e.opened {
		if o.db != nil {
			o.db.Close()
		}
	}
}

// judge grades the answers to problem i.
func (e *evaluation) judge(ctx context.Context, engine llm.Engine, i int) (eval.Outcome, error) {
	p := e.problems[i]
	skipped := func(err error) eval.Outcome {
		return eval.Outcome{Problem: p, Attempt: eval.Attempt{Verdict: eval.Skipped, Error: err.Error()}}
	}
	on := e.open(p.DB, engine)
	p.DB = open.Redact(p.DB)
	switch {
	case on.err != nil:
		return skipped(on.err), ctx.Err()
	case on.refused != nil: // no other database would help
		return skipped(on.refused), on.refused
	}
	var attempts []eval.Attempt
	if engine == nil {
		attempts = []eval.Attempt{{SQL: e.predictions[i]}}
	}
	for sample := 0; engine != nil && sample < max(1, e.Int("samples")); sample++ {
		q := p.Asked()
		if e.Bool("no-hints") {
			q.Knowledge = ""
		}
		q.Votes, q.MinConfidence, q.Judging, q.Revise = e.votes, e.least, judgingOf(e.Command), e.Bool("revise")
		q.Sampling = llm.Sampling{
			Temperature: float32(e.Float("temperature")),
			Seed:        e.Uint64("seed")<<40 ^ uint64(i)<<16 ^ uint64(sample),
			Constraint:  e.constraint,
		}
		attempt, err := eval.Ask(ctx, on.agent, q)
		if err != nil {
			return skipped(err), goesOn(err)
		}
		attempts = append(attempts, attempt)
	}
	outcome, err := eval.Grade(ctx, on.db, p, e.grader, attempts)
	if err != nil {
		return skipped(err), goesOn(err)
	}
	return outcome, nil
}

// goesOn takes the error of one database, whose problems are skipped; any other ends the run.
func goesOn(err error) error {
	var e *database.Error
	if errors.As(err, &e) {
		return nil
	}
	return err
}

// testSuite judges the answers on the databases of --test-suite that are named as the problem's.
func (e *evaluation) testSuite() error {
	dir := e.String("test-suite")
	if dir == "" {
		return nil
	}
	judge := eval.TestSuite{KeepDistinct: e.Bool("keep-distinct")}
	suites := map[string][]database.DB{}
	defer func() {
		for _, suite := range suites {
			closeAll(suite)
		}
	}()
	bar := progress.New(os.Stderr, "test suite", 0)
	for i := range e.outcomes {
		if e.Int("ves") == 0 {
			if err := e.writeTo(i); err != nil {
				return err
			}
		}
		o := &e.outcomes[i]
		bar.Set(i+1, len(e.outcomes), "")
		switch {
		case o.Unanswered && o.Verdict != eval.Skipped:
			o.TestSuite = eval.Failed
			continue
		case o.Verdict == eval.Skipped && o.SQL == "": // the question could not be asked, or gold fails
			o.TestSuite = eval.Skipped
			continue
		}
		name := strings.TrimSuffix(filepath.Base(o.DB), filepath.Ext(o.DB))
		suite, ok := suites[name]
		if !ok {
			var err error
			if suite, err = openAll(e.ctx, filepath.Join(dir, name)); err != nil {
				return err
			}
			suites[name] = suite
		}
		var err error
		if o.TestSuite, _, err = judge.Judge(e.ctx, suite, o.SQL, o.Gold); err != nil {
			return err
		}
	}
	return nil
}

// openAll opens the SQLite files of a folder.
func openAll(ctx context.Context, dir string) (suite []database.DB, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.sqlite"))
	if err != nil || len(files) == 0 {
		return nil, cmdline.Usagef("--test-suite: no database %s", filepath.Join(dir, "*.sqlite"))
	}
	for _, file := range files {
		db, err := open.Open(ctx, "sqlite:"+file, open.Options{})
		if err != nil {
			closeAll(suite)
			return nil, err
		}
		suite = append(suite, db)
	}
	return suite, nil
}

func closeAll(suite []database.DB) {
	for _, db := range suite {
		db.Close()
	}
}

// time measures how fast the answers are, one at a time: times of queries that run alongside others say little.
func (e *evaluation) time() error {
	n := e.Int("ves")
	if n == 0 {
		return nil
	}
	bar := progress.New(os.Stderr, "ves", 0)
	for i, p := range e.problems {
		if err := e.writeTo(i); err != nil {
			return err
		}
		o := &e.outcomes[i]
		bar.Set(i+1, len(e.problems), "")
		if o.Verdict == eval.Skipped || o.Verdict == eval.Failed {
			o.Efficiency = &eval.Efficiency{Verdict: o.Verdict, Why: o.Error}
			continue
		}
		on := e.open(p.DB, nil)
		if on.err != nil {
			return on.err
		}
		judged, err := eval.VES{Repeats: n}.Judge(e.ctx, on.db, o.SQL, p.Gold)
		if err != nil {
			return err
		}
		o.Efficiency = &judged
	}
	return nil
}
