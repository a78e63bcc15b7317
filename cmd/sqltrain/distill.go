package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/model/nano"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// setFlags name a set of questions, as a recipe does.
var setFlags = []cli.Flag{
	&cli.StringFlag{Name: "suite", Usage: "questions: a `FILE` as `sqlagent eval` takes it"},
	&cli.StringFlag{Name: "databases", Usage: "the `FOLDER` in which a db_id of the suite is DB_ID/DB_ID.sqlite"},
	&cli.StringFlag{Name: "pairs", Usage: "or a `FOLDER` that `sqltrain pairs` wrote: what is to be learnt of it"},
	&cli.StringFlag{Name: "spider", Usage: "or the `FOLDER` of Spider's training part, without what is kept apart"},
	heldOutFlag,
}

// teacherFlags say which model teaches, as those of sqlagent do.
var teacherFlags = []cli.Flag{
	&cli.StringFlag{Name: "model", Usage: "the teacher `MODEL`: a GGUF file (default: the embedded one), or what a server calls it"},
	&cli.StringFlag{Name: "engine", Usage: "`NAME` of what runs it: native, llama, or openai for any server that speaks its API"},
	&cli.StringFlag{Name: "base-url", Usage: "the `URL` of an OpenAI-compatible server, such as http://localhost:8080/v1"},
	&cli.StringFlag{Name: "api-key-file", Usage: "a `FILE` whose first line is the server's key (default: $SQLAGENT_API_KEY, then $OPENAI_API_KEY)"},
	&cli.IntFlag{Name: "context", Usage: "tokens of a conversation at most (default: the model's own)"},
	&cli.IntFlag{Name: "sessions", Value: 8, Usage: "questions asked at the same time"},
}

var distillCommand = &cli.Command{
	Name:      "distill",
	Usage:     "keep what a teacher says where it is right",
	ArgsUsage: " ",
	Description: "Has the agent answer questions with a teacher, the hardest questions first, and keeps the transcripts whose answers are\n" +
		"gold's by execution (SQL-Trail, sections 3.2 and A.6). The folder gets sft.jsonl, which `sqltrain sft --data` reads,\n" +
		"and tries.jsonl with what became of each try. A run that ended goes on when the same command is given again, with\n" +
		"a larger budget too.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
	}, setFlags, teacherFlags, []cli.Flag{
		&cli.StringFlag{Name: "protocol", Usage: "`NAME` of the agent protocol (default: the one that the model's file names)"},
		&cli.IntFlag{Name: "turns", Usage: "turn budget of a question (default: the protocol's own)"},
		&cli.IntFlag{Name: "samples", Value: 4, Usage: "tries of a question, until one is right; the first is greedy"},
		&cli.Float64Flag{Name: "temperature", Value: 0.8, Usage: "of the tries behind the first"},
		&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "of the tries behind the first"},
		&cli.Int64Flag{Name: "budget", Usage: "most `TOKENS` of all tries, given and generated (0: any number)"},
		&cli.IntFlag{Name: "keep", Usage: "`TRAJECTORIES` that are wanted (0: as many as there are)"},
		&cli.DurationFlag{Name: "timeout", Value: reward.DefaultLimits.Timeout, Usage: "most time for one query"},
		&cli.Int64Flag{Name: "sql-steps", Usage: "most SQLite `STEPS` for one query, which depend on no clock (0: any number)"},
		outputFlag,
	}),
	Action: runDistill,
}

func runDistill(c *cli.Context) error {
	if c.NArg() > 0 {
		return usageError{fmt.Errorf("distill takes no arguments, got %q", c.Args().First())}
	}
	o := distill.Options{
		Samples: c.Int("samples"), Temperature: float32(c.Float64("temperature")), Seed: c.Uint64("seed"),
		Keep: c.Int("keep"), Budget: c.Int64("budget"), Sessions: c.Int("sessions"),
		Limits: database.Limits{Timeout: c.Duration("timeout"), Steps: c.Int64("sql-steps")},
	}
	if o.Samples < 1 || o.Sessions < 1 || o.Limits.Timeout <= 0 || o.Temperature < 0 || o.Keep < 0 || o.Budget < 0 || o.Limits.Steps < 0 || c.Int("turns") < 0 {
		return usageError{errors.New("--samples, --sessions and --timeout must be positive, the other numbers not negative")}
	}
	if err := checkOutput(c); err != nil {
		return err
	}
	problems, err := problemsOf(c)
	if err != nil {
		return err
	}
	engine, err := open.Open(c.Context, open.Options{
		Engine: c.String("engine"), Model: c.String("model"), Embedded: nano.File, Sessions: o.Sessions, Context: c.Int("context"),
		BaseURL: c.String("base-url"), KeyFile: c.String("api-key-file"),
		Notice: func(text string) { fmt.Fprintln(c.App.ErrWriter, text) },
	})
	var option *open.OptionError
	if errors.As(err, &option) {
		return usageError{err}
	}
	if err != nil {
		return err
	}
	defer engine.Close()
	if c.IsSet("protocol") || c.Int("turns") > 0 {
		name := cmp.Or(c.String("protocol"), engine.Info().Protocol, "skyrl")
		if o.Protocol, err = protocolNamed(name, c.Int("turns")); err != nil {
			return err
		}
	}
	bar := progress.New(os.Stderr, "distill", 0)
	o.Report = func(s distill.Summary) {
		bar.Set(s.Asked, s.Questions, fmt.Sprintf("%d right, %d tokens", s.Right, s.Tokens))
	}
	o.Notice = func(text string) { bar.Note("%s", text) }
	sum, err := distill.Run(c.Context, c.String("out"), engine, problems, o)
	if err != nil {
		fmt.Fprintf(c.App.ErrWriter, "%s\nwhat was reached is in %s; the same command goes on\n", sum, c.String("out"))
		return err
	}
	return tell(c, sum)
}

// problemsOf reads the set that the flags name.
func problemsOf(c *cli.Context) ([]eval.Problem, error) {
	data := grpo.Data{HeldOut: c.StringSlice("held-out"), Sets: []grpo.Set{{
		Suite: c.String("suite"), Databases: c.String("databases"), Pairs: c.String("pairs"), Spider: c.String("spider"),
	}}}
	if err := data.Check(); err != nil {
		return nil, usageError{errors.New("give the questions: one of --suite, --pairs and --spider")}
	}
	sets, err := data.Problems()
	if err != nil {
		return nil, err
	}
	return sets[0], nil
}

// protocolNamed is the protocol of a name, with a turn budget; 0 turns: its own.
func protocolNamed(name string, turns int) (agent.Protocol, error) {
	p, ok := agent.Lookup(name)
	if !ok {
		return p, usageError{fmt.Errorf("--protocol %q: give one of %s", name, strings.Join(agent.ProtocolNames(), ", "))}
	}
	p.Turns = cmp.Or(turns, p.Turns)
	return p, nil
}

// checkOutput checks outputFlag.
func checkOutput(c *cli.Context) error {
	if o := c.String("output"); o != "text" && o != "json" {
		return usageError{fmt.Errorf("--output %q: give text or json", o)}
	}
	return nil
}

// tell writes what a command has come to, as outputFlag says.
func tell(c *cli.Context, result fmt.Stringer) error {
	if c.String("output") == "json" {
		return json.NewEncoder(c.App.Writer).Encode(result)
	}
	_, err := fmt.Fprintln(c.App.Writer, result)
	return err
}
