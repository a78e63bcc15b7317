package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/btrm"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// The commands of a reward model.

var preferenceProtocol = &cli.StringFlag{Name: "protocol", Value: "plain", Validator: cmdline.OneOf(protocols.Names()...),
	Usage: "`NAME` of the agent protocol of whose prompts and answers the model reads one turn"}

var btrmCommand = &cli.Command{
	Name:         "btrm",
	Usage:        "train a Bradley–Terry reward model on right and wrong answers",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Pairs right answers with wrong ones to the same question, of runs of sqlagent eval --samples, and trains a head over\n" +
		"the model that says which is better (Graph-Reward-SQL, section 3.2). `sqltrain rank` chooses among the answers of another\n" +
		"run by it. Run the same command again to resume from the newest checkpoint.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringSliceFlag{Name: "run", Usage: "`FILE` that eval --samples wrote, of training questions; may be repeated", Required: true},
		&cli.StringFlag{Name: "val", Usage: "`FILE` that eval --samples wrote: reports at the end how many of its pairs are ordered right"},
		&cli.IntFlag{Name: "most", Value: 4, Validator: cmdline.Positive[int], Usage: "maximum pairs of one question"},
		preferenceProtocol,
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` of the checkpoints", Required: true},
		&cli.StringFlag{Name: "init", Usage: "begin with these weights and their tokenizer: a checkpoint's `FOLDER`, Hugging Face's, a GGUF file, or nano", Required: true},
	}, loraFlags, slices.DeleteFunc(slices.Clone(runFlags), func(f cli.Flag) bool {
		return slices.Contains([]string{"micro-batch", "eval-every"}, f.Names()[0]) // a pass is a step's, of whole pairs
	}), deviceFlags),
	Action: runBTRM,
}

func runBTRM(ctx context.Context, c *cli.Command) error {
	unlock, err := claim(c)
	if err != nil {
		return err
	}
	defer unlock()
	origin, tok, state, err := begin(c, func() (*model.Origin, *token.Tokenizer, error) { return headed(c) })
	if err != nil {
		return err
	}
	defer origin.Close()
	var databases reward.Databases
	defer databases.Close()
	p, _ := protocols.Lookup(c.String("protocol"))
	w := &btrm.Writer{Databases: &databases, Protocol: p, Limits: reward.DefaultLimits}
	learnt, err := preferences(ctx, c, w, c.StringSlice("run")...)
	if err != nil {
		return err
	}
	corpus, tooLong, err := btrm.Corpus(tok, learnt, origin.Config.Context)
	if err != nil {
		return err
	}
	if tooLong > 0 {
		notify(fmt.Sprintf("%d pairs are longer than the context of %d tokens, and left out", tooLong, origin.Config.Context))
	}
	if len(corpus.Groups) == 0 {
		return cmdline.Usagef("no question of %s has both a right and a wrong answer: draw --samples at a --temperature", strings.Join(c.StringSlice("run"), ", "))
	}
	longest := 0
	for _, g := range corpus.Groups {
		longest = max(longest, g.Size())
	}
	if longest > c.Int("batch") {
		return cmdline.Usagef("--batch %d: the longest pair has %d tokens, and is one pass", c.Int("batch"), longest)
	}
	if !c.Bool("plan") {
		if err := btrm.KeepProtocol(c.String("out"), c.String("protocol")); err != nil {
			return ofModel(err)
		}
	}
	data := corpus.Batches(c.Int("batch"), c.Uint64("seed"), 0)
	if err := learnBy(ctx, c, btrm.Loss, origin, tok, data, nil, state, longest); err != nil || c.String("val") == "" || c.Bool("plan") {
		return err
	}
	held, err := preferences(ctx, c, w, c.String("val"))
	if err != nil {
		return err
	}
	base := ""
	if c.Int("lora-rank") > 0 {
		base = c.String("init")
	}
	policy, tok, leave, err := rewardModel(c, c.String("out"), base)
	if err != nil {
		return err
	}
	defer leave()
	share, err := btrm.Ordered(policy, tok, held, c.Int("batch"))
	if err == nil {
		fmt.Fprintf(c.Root().Writer, "%.1f%% of %d pairs are ordered right\n", 100*share, len(held))
	}
	return err
}

// headed is what --init names, with a value head, and with a LoRA where one is to be trained.
func headed(c *cli.Command) (*model.Origin, *token.Tokenizer, error) {
	from, tok, note, err := trainer.Initial(c.String("init"))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", c.String("init"), err)
	}
	err = from.AddValueHead()
	if rank := c.Int("lora-rank"); err == nil && rank > 0 {
		err = from.AddLoRA(loraOf(c), c.Uint64("seed"))
	} else {
		notify(note)
	}
	if err != nil {
		from.Close()
		return nil, nil, err
	}
	return from, tok, nil
}

// preferences are those of some runs.
func preferences(ctx context.Context, c *cli.Command, w *btrm.Writer, runs ...string) ([]btrm.Preference, error) {
	var all []btrm.Preference
	for _, path := range runs {
		outcomes, err := eval.ReadOutcomes(path)
		if err != nil {
			return nil, cmdline.UsageError{Err: err}
		}
		made, skipped, err := w.Preferences(ctx, outcomes, c.Int("most"), c.Uint64("seed"))
		if err != nil {
			return nil, err
		}
		notify(fmt.Sprintf("%s: %d pairs of %d questions; of %d no conversation can be written", path, len(made), len(outcomes), skipped))
		all = append(all, made...)
	}
	return all, nil
}

// rewardModel loads a checkpoint onto the device that the flags name. base is what its LoRA was trained on; "": it has
// none.
func rewardModel(c *cli.Command, folder, base string) (model.Policy, *token.Tokenizer, func(), error) {
	weights, tok, err := btrm.Open(folder, base, c.String("protocol"))
	if err != nil {
		return nil, nil, nil, ofModel(err)
	}
	on := new(place)
	policy, err := on.put(c, weights, &cuda.Work{Batch: c.Int("batch")})
	leave := func() { on.leave(); weights.Close() }
	if err != nil {
		leave()
		return nil, nil, nil, err
	}
	return policy, tok, leave, nil
}

// ofModel makes the choice of a wrong reward model an error of usage.
func ofModel(err error) error {
	if errors.As(err, new(*btrm.FileError)) {
		return cmdline.UsageError{Err: err}
	}
	return err
}

var rankCommand = &cli.Command{
	Name:      "rank",
	Usage:     "choose among the answers of a run by a reward model",
	ArgsUsage: "RUN",
	Description: "Scores the samples of RUN, which sqlagent eval --samples wrote, by a model of sqltrain btrm. One JSON line for each\n" +
		"question goes to stdout. A table of how many questions are answered rightly goes to stderr: by the first sample, by the most\n" +
		"votes, by the sample of the highest score, and by votes that weigh σ(score) each, with the 95% interval of what that gains.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "checkpoint", Usage: "`FOLDER` of sqltrain btrm, or of one of its checkpoints", Required: true},
		&cli.StringFlag{Name: "init", Usage: "what the checkpoint's LoRA was trained on, if it holds one alone"},
		preferenceProtocol,
		&cli.IntFlag{Name: "batch", Value: 8192, Validator: cmdline.Positive[int], Usage: "packed `TOKENS` of one pass"},
	}, slices.DeleteFunc(slices.Clone(deviceFlags), func(f cli.Flag) bool { return f.Names()[0] == "plan" })),
	Action: runRank,
}

// rankedLine is one line of the output. A sample without a score has null.
type rankedLine struct {
	DB       string     `json:"db"`
	Question string     `json:"question"`
	Scores   []*float64 `json:"scores,omitempty"`
	Error    string     `json:"error,omitempty"`
}

// errSkipped is a question of a run of which nobody could tell what is right.
var errSkipped = errors.New("the run skipped it: gold or its database failed")

func runRank(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("rank takes one run, got %d arguments", c.NArg())
	}
	outcomes, err := eval.ReadOutcomes(c.Args().First())
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	policy, tok, leave, err := rewardModel(c, c.String("checkpoint"), c.String("init"))
	if err != nil {
		return err
	}
	defer leave()
	var databases reward.Databases
	defer databases.Close()
	p, _ := protocols.Lookup(c.String("protocol"))
	judge := &btrm.Judge{
		Writer: &btrm.Writer{Databases: &databases, Protocol: p, Limits: reward.DefaultLimits},
		Model:  policy, Tokenizer: tok, PassTokens: c.Int("batch"),
	}
	bar := progress.New(os.Stderr, "rank", 0)
	var n, first, votes, best, weighed, some int
	var counted, byScore []float64 // of each question, whether votes, and votes by score, are right
	for i, o := range outcomes {
		line := rankedLine{DB: filepath.Base(o.DB), Question: o.Question}
		var choice *btrm.Choice
		if o.Verdict == eval.Skipped {
			err = errSkipped
		} else {
			choice, err = judge.Choose(ctx, o)
		}
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			line.Error = err.Error()
		default:
			n++
			for count, is := range map[*int]bool{&first: choice.First, &votes: choice.Votes, &best: choice.Best, &weighed: choice.Weighed, &some: choice.Some} {
				if is {
					*count++
				}
			}
			counted, byScore = append(counted, oneIf(choice.Votes)), append(byScore, oneIf(choice.Weighed))
			for _, r := range choice.Scores {
				line.Scores = append(line.Scores, numberOf(r))
			}
		}
		if err := jsonl.Write(c.Root().Writer, line); err != nil {
			return err
		}
		bar.Set(i+1, len(outcomes), "")
	}
	if n == 0 {
		return errors.New("no question could be ranked: the lines on stdout say why")
	}
	share := func(k int) string { return fmt.Sprintf("%d, %.1f%%", k, 100*float64(k)/float64(n)) }
	fmt.Fprintf(c.Root().ErrWriter, "\n| questions | first | votes | best score | votes by score | some right |\n| ---: | ---: | ---: | ---: | ---: | ---: |\n| %d | %s | %s | %s | %s | %s |\n",
		n, share(first), share(votes), share(best), share(weighed), share(some))
	d := eval.Paired(counted, byScore, 1)
	fmt.Fprintf(c.Root().ErrWriter, "\nvotes by score compared with votes: %+.1f points (95%%: %+.1f to %+.1f)\n", 100*d.Difference, 100*d.Low, 100*d.High)
	return nil
}

func oneIf(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// numberOf is a number for JSON, which has no NaN.
func numberOf(x float64) *float64 {
	if math.IsNaN(x) {
		return nil
	}
	return &x
}
