package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/teach"
)

// textProtocol is what weights learn and trajectories follow where no protocol is named. agent.Standard is for models
// that learn none.
const textProtocol = "skyrl"

var synthCommand = &cli.Command{
	Name:         "synth",
	Usage:        "generate databases, questions and trajectories",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Every trajectory is a real run of the agent on a real database, with a teacher in place of the model.\n" +
		"With --banned or --questions the finished file is read once more, and the command fails if anything\n" +
		"in it holds a banned word or comes close to a banned question.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FILE` of JSON lines to write", DefaultText: "none: the databases alone"},
		&cli.IntFlag{Name: "worlds", Value: 1000, Validator: cmdline.Positive[int], Usage: "databases"},
		&cli.IntFlag{Name: "per-world", Value: 8, Validator: cmdline.Positive[int], Usage: "questions for each"},
		&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "seed of all that is generated"},
		&cli.StringFlag{Name: "protocol", Value: textProtocol, Validator: cmdline.OneOf(protocols.Names()...),
			Usage: "`NAME` of the agent protocol, one of text"},
		&cli.StringFlag{Name: "families",
			Usage: "`NAME=SHARE,…`: only these kinds of questions", DefaultText: "all, in built-in shares"},
		&cli.StringFlag{Name: "lessons",
			Usage: "`NAME=SHARE,…`: only these kinds of trajectories", DefaultText: "all, in built-in shares"},
		&cli.StringFlag{Name: "databases", Usage: "keep the databases in `FOLDER`, with suite.jsonl for sqlagent eval"},
		&cli.StringFlag{Name: "banned", Usage: "`FILE` of words that must not occur, one per line"},
		&cli.StringFlag{Name: "questions", Usage: "`FILE` of questions that must not occur, one per line, nor their paraphrases"},
	},
	Action: runSynth,
}

func runSynth(ctx context.Context, c *cli.Command) error {
	banned, err := readLines(c.String("banned"))
	if err != nil {
		return err
	}
	questions, err := readLines(c.String("questions"))
	if err != nil {
		return err
	}
	protocol, _ := protocols.Lookup(c.String("protocol"))
	if _, ok := tags.Of(protocol); !ok {
		return cmdline.Usagef("--protocol %s: the teacher writes text; `sqltrain nano` and `sqltrain pairs` make trajectories over pointers", protocol.Name)
	}
	families, err := shares(c, "families")
	if err != nil {
		return err
	}
	lessons, err := shares(c, "lessons")
	if err != nil {
		return err
	}
	if err := (teach.Options{Families: families, Lessons: lessons}).Check(); err != nil {
		return cmdline.UsageError{Err: err}
	}
	path := c.String("out")
	if path == "" && c.String("databases") == "" {
		return cmdline.Usagef("there is nothing to write: give --out, --databases or both")
	}
	options := teach.Options{
		Seed: c.Uint64("seed"), Worlds: c.Int("worlds"), PerWorld: c.Int("per-world"),
		Protocol: protocol, Banned: synth.NewBanned(banned, questions),
		Families: families, Lessons: lessons, Databases: c.String("databases"),
	}
	if path == "" {
		return generate(ctx, nil, options)
	}
	return atomicfile.Write(path, 0o644, func(f *os.File) error {
		if err := generate(ctx, f, options); err != nil || len(banned)+len(questions) == 0 {
			return err
		}
		return decontaminate(f, path, banned, questions)
	})
}

// generate writes a corpus, where there is a file for it, and says how far it is.
func generate(ctx context.Context, f *os.File, o teach.Options) error {
	bar := progress.New(os.Stderr, "synth", 0)
	o.Progress = func(done int) { bar.Set(done, o.Worlds, "databases") }
	var w *bufio.Writer
	if f != nil {
		w = bufio.NewWriterSize(f, 1<<20)
		o.Out = w
	}
	stats, err := teach.Generate(ctx, o)
	if err == nil && w != nil {
		err = w.Flush()
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, stats)
	return nil
}

// decontaminate reads again what was written, and wants nothing of what is banned in it.
func decontaminate(f *os.File, path string, banned, questions []string) error {
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	report, err := teach.Decontaminate(f, banned, questions)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "decontamination: %d examples examined, %d offenders\n", report.Examined, len(report.Offenders))
	if n := len(report.Offenders); n > 0 {
		first := report.Offenders[0]
		return fmt.Errorf("%s is not written: line %d (%q) holds %q, which is banned", path, first.Line, first.Question, first.Found)
	}
	return nil
}

// shares reads a flag of the form name=number,…; nil where it is not given.
func shares(c *cli.Command, flag string) (map[string]float64, error) {
	if c.String(flag) == "" {
		return nil, nil
	}
	out := map[string]float64{}
	for part := range strings.SplitSeq(c.String(flag), ",") {
		name, number, _ := strings.Cut(part, "=")
		share, err := strconv.ParseFloat(number, 64)
		if err != nil || !(share > 0) || math.IsInf(share, 0) {
			return nil, cmdline.Usagef("--%s: %q is not NAME=SHARE with a positive share", flag, part)
		}
		out[name] = share
	}
	return out, nil
}

// readLines reads a list; "#" begins a comment line. An empty path is an empty list.
func readLines(path string) ([]string, error) {
	if path == "" {
		return nil, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var lines []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			lines = append(lines, line)
		}
	}
	return lines, nil
}
