package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// setFlags name a set of questions, as a recipe does.
var setFlags = []cli.Flag{
	&cli.StringFlag{Name: "suite", Usage: "questions: a `FILE` as `sqlagent eval` reads it"},
	&cli.StringFlag{Name: "databases", Usage: "`FOLDER` with DB_ID/DB_ID.sqlite for each db_id of the suite"},
	&cli.StringFlag{Name: "pairs", Usage: "or a `FOLDER` that `sqltrain pairs` wrote: its training part"},
	&cli.StringFlag{Name: "spider", Usage: "or the `FOLDER` of Spider's training part, without its held-out databases"},
	heldOutFlag,
}

// teacherFlags say which model teaches, as those of sqlagent do.
var teacherFlags = []cli.Flag{
	&cli.StringFlag{Name: "model", DefaultText: "the embedded one",
		Usage: "the teacher `MODEL`: a GGUF file, or what a server calls it"},
	&cli.StringFlag{Name: "engine",
		Usage: "`NAME` of what runs it: native, llama, or openai for any server that speaks its API"},
	&cli.StringFlag{Name: "base-url",
		Usage: "the `URL` of an OpenAI-compatible server, such as http://localhost:8080/v1"},
	&cli.StringFlag{Name: "api-key-file",
		Usage: "a `FILE` whose first line is the server's key", DefaultText: "$SQLAGENT_API_KEY, then $OPENAI_API_KEY"},
	&cli.IntFlag{Name: "context", DefaultText: "the model's own", Usage: "maximum tokens of a conversation"},
	&cli.IntFlag{Name: "sessions", Value: 8, Validator: cmdline.Positive[int],
		Usage: "questions asked concurrently"},
}

var distillCommand = &cli.Command{
	Name:         "distill",
	ArgValidator: cmdline.NoArguments,
	Usage:        "keep a teacher's correct trajectories",
	ArgsUsage:    " ",
	Description: "Has a teacher answer questions through the agent, the hardest first, and keeps the transcripts whose answers are\n" +
		"right by execution (SQL-Trail, sections 3.2 and A.6). The folder gets sft.jsonl, which `sqltrain sft --data` reads,\n" +
		"and tries.jsonl with the outcome of each try. Run the same command again to resume, also with\n" +
		"a larger budget.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
	}, setFlags, teacherFlags, []cli.Flag{
		&cli.StringFlag{Name: "protocol", Validator: cmdline.OneOf(protocols.Names()...), DefaultText: "the one that the model's file names, else " + textProtocol,
			Usage: "`NAME` of the agent protocol"},
		&cli.IntFlag{Name: "turns", Validator: cmdline.Positive[int], DefaultText: "the protocol's own",
			Usage: "turn budget of a question"},
		&cli.IntFlag{Name: "samples", Value: 4, Validator: cmdline.Positive[int],
			Usage: "tries of a question, until one is right; the first is greedy"},
		&cli.FloatFlag{Name: "temperature", Value: 0.8, Usage: "of the tries after the first"},
		&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "of the tries after the first"},
		&cli.Int64Flag{Name: "budget", Validator: cmdline.Positive[int64], DefaultText: "any number",
			Usage: "maximum `TOKENS` of all tries, prompt and generated"},
		&cli.IntFlag{Name: "keep", Validator: cmdline.Positive[int], DefaultText: "as many as there are",
			Usage: "`TRAJECTORIES` to collect"},
		timeoutFlag, stepsFlag, outputFlag,
	}),
	Action: runDistill,
}

func runDistill(ctx context.Context, c *cli.Command) error {
	o := distill.Options{
		Samples: c.Int("samples"), Temperature: float32(c.Float("temperature")), Seed: c.Uint64("seed"),
		Keep: c.Int("keep"), Budget: c.Int64("budget"), Sessions: c.Int("sessions"),
		Limits: queryLimits(c),
	}
	if o.Temperature < 0 {
		return cmdline.Usagef("--temperature must not be negative")
	}
	problems, err := problemsOf(c)
	if err != nil {
		return err
	}
	engine, err := open.Open(ctx, open.Options{
		Engine: c.String("engine"), Model: c.String("model"), Sessions: o.Sessions, Context: c.Int("context"),
		BaseURL: c.String("base-url"), KeyFile: c.String("api-key-file"),
		Notice: func(text string) { fmt.Fprintln(c.Root().ErrWriter, text) },
	})
	var option *open.OptionError
	if errors.As(err, &option) {
		return cmdline.UsageError{Err: err}
	}
	if err != nil {
		return err
	}
	defer engine.Close()
	o.Protocol = protocolNamed(cmp.Or(c.String("protocol"), engine.Info().Protocol, textProtocol), c.Int("turns"))
	bar := progress.New(os.Stderr, "distill", 0)
	o.Report = func(s distill.Summary) {
		bar.Set(s.Asked, s.Questions, fmt.Sprintf("%d right, %d tokens", s.Right, s.Tokens))
	}
	o.Notice = func(text string) { bar.Note("%s", text) }
	sum, err := distill.Run(ctx, c.String("out"), engine, problems, o)
	if err != nil {
		fmt.Fprintf(c.Root().ErrWriter, "%s\nresults so far are in %s; run the same command to resume\n", sum, c.String("out"))
		return err
	}
	return write(c, sum)
}

// problemsOf reads the set that the flags name.
func problemsOf(c *cli.Command) ([]eval.Problem, error) {
	data := grpo.Data{HeldOut: c.StringSlice("held-out"), Sets: []grpo.Set{{
		Suite: c.String("suite"), Databases: c.String("databases"), Pairs: c.String("pairs"), Spider: c.String("spider"),
	}}}
	if err := data.Check(); err != nil {
		return nil, cmdline.Usagef("name the questions: one of --suite, --pairs and --spider")
	}
	sets, err := data.Problems()
	if err != nil {
		return nil, err
	}
	return sets[0], nil
}

// protocolNamed is a protocol that there is, with a turn budget; 0 turns: its own.
func protocolNamed(name string, turns int) agent.Protocol {
	p, _ := protocols.Lookup(name)
	p.Turns = cmp.Or(turns, p.Turns)
	return p
}

// write writes what a command has come to, as outputFlag says.
func write(c *cli.Command, result fmt.Stringer) error {
	if c.String("output") == "json" {
		return json.NewEncoder(c.Root().Writer).Encode(result)
	}
	_, err := fmt.Fprintln(c.Root().Writer, result)
	return err
}
