package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

var scoreCommand = &cli.Command{
	Name:      "score",
	Usage:     "score trajectories with the published rewards",
	ArgsUsage: "[FILE]",
	Description: "Reads trajectories from FILE, or the standard input, in the form that `sqltrain synth` writes, one a line:\n" +
		"{\"world\", \"sql\", \"segments\": [{\"role\", \"text\", \"generated\"}, …]}, where sql is the gold query, and optionally\n" +
		"\"difficulty\" (easy, medium, …; otherwise it is computed from gold). Turns and final query are read from the\n" +
		"segments by the rules of --protocol. Gold and predictions are run read-only, within limits.\n\n" +
		"Prints one line for each: {\"line\", \"world\", \"sql\", \"breakdown\": {\"reward\", \"total\", \"terms\"}}, sql being the final\n" +
		"query. total is null, and why says why, where gold or the database failed (counted as skipped). A line that is no\n" +
		"trajectory gets {\"line\", \"error\"} and counts as failed; the others go on.\n\n" +
		"The rules of format of skyrl and trail read observations too, so that a cell that holds a tag makes a right answer\n" +
		"invalid: \"spoiled\" then names the rewards. skyrl(written=true) and trail(written=true) read what the model wrote.\n" +
		"paverl pays a result of up to five rows more than gold in full, as its paper has it: add ex or columns.\n\n" +
		"Exit codes: 0 all lines were trajectories, 1 internal error, 2 usage, or some line was not one, 130 interrupted.\n\n" +
		"A reward's published constants are set after its name: --reward 'progress(gamma=0.7 T=6)=0.5,trail(exec=4)'. The\n" +
		"rewards with their constants as published:\n\n  " + strings.Join(reward.Published(), "\n  "),
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "reward", Usage: "`NAME`, or several with weights and constants: graph-ex=1,relpm(beta=3)=0.5", Required: true},
		&cli.StringFlag{Name: "db", Required: true,
			Usage: "`DATABASE` of all lines, or a folder with WORLD.sqlite or WORLD/WORLD.sqlite for each"},
		&cli.StringFlag{Name: "protocol", Value: textProtocol, Validator: cmdline.OneOf(protocols.Names()...),
			Usage: "`NAME` of the agent protocol of the trajectories"},
		&cli.IntFlag{Name: "turns", Validator: cmdline.Positive[int], DefaultText: "the protocol's own",
			Usage: "turn budget of the trajectories"},
		&cli.IntFlag{Name: "workers", Value: runtime.GOMAXPROCS(0), Validator: cmdline.Positive[int],
			Usage: "trajectories scored at the same time"},
		&cmdline.DurationFlag{Name: "timeout", Value: reward.DefaultLimits.Timeout, Validator: cmdline.Positive[time.Duration], Usage: "maximum time for one query"},
		&cli.Int64Flag{Name: "steps", Validator: cmdline.NotNegative[int64],
			Usage: "maximum SQLite `STEPS` for one query, for scores that do not depend on the clock (0: no limit)"},
		&cli.StringFlag{Name: "cache", Value: goldCache(), Usage: "keep gold results in `FOLDER` (empty: keep none)"},
	},
	Action: runScore,
}

// goldCache is where gold results are kept by default; "" where the system has no place for it.
func goldCache() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "sqlagent", "golds")
}

// scoredLine is one line of the output.
type scoredLine struct {
	Line      int               `json:"line"`
	World     string            `json:"world,omitempty"`
	SQL       string            `json:"sql,omitempty"`
	Breakdown *reward.Breakdown `json:"breakdown,omitempty"`
	Spoiled   []string          `json:"spoiled,omitempty"` // the rewards whose format a value of the database makes invalid
	Error     string            `json:"error,omitempty"`
}

func runScore(ctx context.Context, c *cli.Command) error {
	if c.NArg() > 1 {
		return cmdline.Usagef("score takes one file, got %d arguments", c.NArg())
	}
	var s scorer
	var err error
	s.protocol, _ = protocols.Lookup(c.String("protocol"))
	if n := c.Int("turns"); n > 0 {
		s.protocol.Turns = n
	}
	s.names = c.String("reward")
	if s.reward, err = reward.Parse(s.names, s.protocol); err != nil {
		return cmdline.Usagef("--reward: %w", err)
	}
	if reward.Has(c.String("reward"), "btrm") {
		return cmdline.Usagef("--reward btrm asks a model, which recipes alone load: use sqltrain rank")
	}
	if s.database, err = findDatabases(ctx, c.String("db")); err != nil {
		return err
	}
	input := c.Root().Reader
	if name := c.Args().First(); name != "" && name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return cmdline.UsageError{Err: err}
		}
		defer f.Close()
		input = f
	}

	limits := database.Limits{Timeout: c.Duration("timeout"), Steps: c.Int64("steps")}
	golds := &reward.Golds{Limits: limits, Dir: c.String("cache")}
	workers := make([]*reward.Worker, c.Int("workers"))
	for i := range workers {
		workers[i] = &reward.Worker{Golds: golds, Limits: limits}
		defer workers[i].Close()
	}
	var readErr error
	var t tally
	score := func(w *reward.Worker, l line) scoredLine { return s.score(ctx, w, l) }
	gold := func(l line) [2]string { return [2]string{l.Value.World, l.Value.SQL} }
	for scored := range reward.InOrder(ctx, workers, lines(input, &readErr), gold, score) {
		if ctx.Err() != nil {
			break
		}
		if err := jsonl.Write(c.Root().Writer, scored); err != nil {
			return err
		}
		t.add(scored)
	}
	fmt.Fprintln(c.Root().ErrWriter, t.String())
	if err := golds.Err(); err != nil {
		fmt.Fprintf(c.Root().ErrWriter, "could not keep gold results in %s: %v\n", golds.Dir, err)
	}
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case readErr != nil:
		return readErr
	case t.failed > 0:
		return cmdline.Usagef("%d of %d lines are not trajectories; the first: line %d: %s",
			t.failed, t.attempted, t.first.Line, t.first.Error)
	case t.scored == 0 && t.skipped > 0:
		return fmt.Errorf("nothing was scored: all %d lines were skipped; each says why", t.skipped)
	}
	return nil
}

// scorer is what lines are scored by.
type scorer struct {
	reward   reward.Reward
	names    string // as --reward has them
	protocol agent.Protocol
	database func(world string) (dsn string, err error)
}

// score scores one line.
func (s *scorer) score(ctx context.Context, w *reward.Worker, l line) scoredLine {
	fail := func(err error) scoredLine { return scoredLine{Line: l.Number, Error: err.Error()} }
	in := l.Value
	if l.Err != nil {
		return fail(l.Err)
	}
	if strings.TrimSpace(in.SQL) == "" {
		return fail(errors.New("no gold query: \"sql\" is empty"))
	}
	dsn, err := s.database(in.World)
	if err != nil {
		return fail(err)
	}
	answer, err := tags.Replay(s.protocol, in.Segments)
	if err != nil {
		return fail(err)
	}
	b, err := w.Score(ctx, s.reward, reward.Task{
		Trajectory: reward.Of(answer), Database: dsn, Gold: in.SQL, Difficulty: eval.Difficulty(in.Difficulty),
	})
	if err != nil {
		return fail(err)
	}
	out := scoredLine{Line: l.Number, World: in.World, SQL: answer.SQL, Breakdown: &b}
	speech, _ := tags.Of(s.protocol)
	for _, name := range []string{"skyrl", "trail"} {
		if reward.Has(s.names, name) && speech.Think != "" && reward.Of(answer).Spoiled(name, speech.Think) {
			out.Spoiled = append(out.Spoiled, name)
		}
	}
	return out
}

// findDatabases says where a world's database is. A DSN is that of all worlds.
func findDatabases(ctx context.Context, dsn string) (func(world string) (string, error), error) {
	if info, err := os.Stat(dsn); err != nil || !info.IsDir() {
		db, err := reward.OpenDatabase(ctx, dsn)
		if err != nil {
			return nil, cmdline.Usagef("--db: %w", err)
		}
		return func(string) (string, error) { return dsn, nil }, db.Close()
	}
	return func(world string) (string, error) {
		if !filepath.IsLocal(world) {
			return "", fmt.Errorf("the world %q names no database in %s", world, dsn)
		}
		flat := filepath.Join(dsn, world+".sqlite")
		if nested := filepath.Join(dsn, world, filepath.Base(world)+".sqlite"); !exists(flat) && exists(nested) {
			return nested, nil // as in Spider
		}
		return flat, nil
	}, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// line is a line of the input that is not blank.
type line = jsonl.Line[trajectory.Example]

// lines yields them until the input ends or fails.
func lines(r io.Reader, failed *error) iter.Seq[line] {
	return func(yield func(line) bool) {
		for l, err := range trajectory.Read(r) {
			if err != nil {
				*failed = err
				return
			}
			if !yield(l) {
				return
			}
		}
	}
}

// tally counts what became of the lines.
type tally struct {
	attempted, scored, failed, skipped int
	total                              float64    // of those scored
	first                              scoredLine // that failed
}

func (t *tally) add(s scoredLine) {
	t.attempted++
	switch {
	case s.Error != "":
		if t.failed++; t.failed == 1 {
			t.first = s
		}
	case math.IsNaN(s.Breakdown.Total):
		t.skipped++
	default:
		t.scored++
		t.total += s.Breakdown.Total
	}
}

func (t *tally) String() string {
	mean := "-"
	if t.scored > 0 {
		mean = fmt.Sprintf("%.4f", t.total/float64(t.scored))
	}
	return fmt.Sprintf("attempted %d, scored %d, failed %d, skipped %d; mean %s",
		t.attempted, t.scored, t.failed, t.skipped, mean)
}
