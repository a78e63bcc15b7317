package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/curves"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// runFlags say how a run learns; see train.
var runFlags = []cli.Flag{
	&cli.IntFlag{Name: "steps", Value: 1000, Validator: cmdline.Positive[int], Usage: "optimiser steps"},
	&cli.DurationFlag{Name: "time", DefaultText: "any", Usage: "maximum time of all steps, such as 10m, including earlier parts of a resumed run: the run ends after the step that exceeds it, and the learning rate decays with the time"},
	&cli.IntFlag{Name: "batch", Value: 8192, Validator: cmdline.Positive[int], Usage: "packed `TOKENS` of one step"},
	&cli.IntFlag{Name: "micro-batch", DefaultText: "a step's", Validator: cmdline.Positive[int],
		Usage: "packed `TOKENS` of one forward pass: a step accumulates the gradients of several, and takes the memory of one"},
	&cli.FloatFlag{Name: "lr", Value: 1e-3, Usage: "peak learning rate"},
	&cli.IntFlag{Name: "warmup", Value: 100, Usage: "`STEPS` of linear warm-up"},
	&cli.FloatFlag{Name: "decay", Value: 1, Usage: "share of the run, at its end, over which the rate decays (1: cosine)"},
	&cli.FloatFlag{Name: "floor", Value: 0.1, Usage: "rate at the end, as a share of the peak"},
	&cli.FloatFlag{Name: "weight-decay", Value: 0.01, Usage: "AdamW's, for matrices"},
	&cli.BoolFlag{Name: "eight-bit", Usage: "AdamW's moments in 8 bits: on a GPU a quarter of their memory"},
	&cli.FloatFlag{Name: "clip", Value: 1, Usage: "largest gradient norm"},
	&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "of the initial weights and the data order"},
	&cli.IntFlag{Name: "eval-every", DefaultText: "at the end", Usage: "`STEPS` between evaluations"},
	&cli.IntFlag{Name: "save-every", Value: 200, Usage: "`STEPS` between checkpoints"},
	&cli.IntFlag{Name: "keep", Value: trainer.Keep, Validator: cmdline.Positive[int], Usage: "`NUMBER` of checkpoints that stay, the newest"},
}

// modelFlags are the shape of a new model; see shape.
var modelFlags = []cli.Flag{
	&cli.IntFlag{Name: "vocab", Value: 2048, Validator: cmdline.Positive[int], Usage: "tokens of a new tokenizer"},
	&cli.StringFlag{Name: "architecture", Value: "qwen2", Usage: "of a new model: " + strings.Join(model.Architectures, ", ")},
	&cli.IntFlag{Name: "layers", Value: 6, Validator: cmdline.Positive[int], Usage: "of a new model"},
	&cli.IntFlag{Name: "dim", Value: 256, Validator: cmdline.Positive[int], Usage: "width of a new model"},
	&cli.IntFlag{Name: "ff", Value: 768, Validator: cmdline.Positive[int], Usage: "feed-forward width of a new model"},
	&cli.IntFlag{Name: "heads", Value: 4, Validator: cmdline.Positive[int], Usage: "attention heads of a new model"},
	&cli.IntFlag{Name: "kv-heads", Value: 2, Validator: cmdline.Positive[int], Usage: "key-value heads of a new model"},
	&cli.IntFlag{Name: "context", Value: 2048, Validator: cmdline.Positive[int],
		Usage: "`TOKENS` of a new model's context"},
}

var loraFlags = []cli.Flag{
	&cli.IntFlag{Name: "lora-rank", DefaultText: "that of an adapter in --init, else all weights", Validator: cmdline.Positive[int],
		Usage: "train a LoRA of this `RANK` on all linear layers instead of the weights"},
	&cli.FloatFlag{Name: "lora-alpha", DefaultText: "twice the rank", Usage: "scale of the LoRA's changes, times its rank"},
}

var sftCommand = &cli.Command{
	Name:         "sft",
	Usage:        "train on trajectories, from scratch or from a checkpoint",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Reads the trajectories that `sqltrain synth` wrote and trains on the tokens that the model itself\n" +
		"generates. Run the same command again to resume from the newest checkpoint.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "data", Usage: "trajectories to learn (`FILE` of JSON lines)", Required: true},
		&cli.StringFlag{Name: "val", Usage: "trajectories to evaluate on (`FILE` of JSON lines)"},
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` of the checkpoints", Required: true},
		&cli.StringFlag{Name: "init",
			Usage: "begin with these weights and their tokenizer instead of new ones: a checkpoint's `FOLDER`, Hugging Face's, a GGUF file, an adapter's next to its model's, or nano"},
		&cli.IntFlag{Name: "group", Value: 3, Validator: cmdline.Positive[int],
			Usage: "maximum `QUESTIONS` to one database that share its schema's tokens; more save more, but a step sees fewer databases"},
		heldOutFlag,
		&cli.IntFlag{Name: "ramp", DefaultText: "all from the start",
			Usage: "`STEPS` over which the data grows from the shortest examples to all"},
	}, loraFlags, runFlags, deviceFlags, modelFlags),
	Action: runSFT,
}

func runSFT(ctx context.Context, c *cli.Command) error {
	if err := likeInit(c); err != nil {
		return err
	}
	unlock, err := claim(c)
	if err != nil {
		return err
	}
	defer unlock()
	origin, tok, state, err := begin(c, func() (*model.Origin, *token.Tokenizer, error) {
		switch from := c.String("init"); {
		case c.Int("lora-rank") > 0:
			return adapted(c, from)
		case from != "":
			return initial(from)
		}
		return inMemory(newModel(c))
	})
	if err != nil {
		return err
	}
	defer origin.Close()
	if err := refuseHeldOut(c.String("data"), c.StringSlice("held-out")); err != nil {
		return err
	}
	train, err := loadCorpus(c, "data", tok, origin.Config.Context)
	if err != nil {
		return err
	}
	state.Protocol = train.Protocol
	var val *trainer.Corpus
	if c.String("val") != "" {
		if val, err = loadCorpus(c, "val", tok, origin.Config.Context); err != nil {
			return err
		}
	}
	data := train.Batches(c.Int("batch"), c.Uint64("seed"), c.Int("ramp"))
	longest := train.Longest
	if val != nil {
		longest = max(longest, val.Longest)
	}
	return learn(ctx, c, origin, tok, data, val, state, longest)
}

// claim keeps other runs out of --out, until unlock. A plan leaves nothing there.
func claim(c *cli.Command) (unlock func(), err error) {
	if c.Bool("plan") {
		return func() {}, nil
	}
	return filelock.Folder(c.String("out"))
}

// begin loads the newest checkpoint of --out, or returns what fresh makes if there is none.
func begin(c *cli.Command, fresh func() (*model.Origin, *token.Tokenizer, error)) (
	from *model.Origin, tok *token.Tokenizer, state trainer.State, err error) {
	newest, note, err := trainer.Newest(c.String("out"))
	resumed := !errors.Is(err, trainer.ErrNoCheckpoint)
	if resumed && err != nil {
		return nil, nil, state, err
	}
	notify(note)
	if err := keepSettings(c, resumed); err != nil {
		return nil, nil, state, err
	}
	if !resumed {
		from, tok, err = fresh()
		return from, tok, state, err
	}
	if c.Int("lora-rank") == 0 {
		from, err = model.OpenOrigin(newest.Dir)
	} else if from, _, err = fresh(); err == nil { // the checkpoint holds a LoRA alone
		if err = from.Load(newest.Dir); err != nil {
			from.Close()
		}
	}
	if err == nil {
		fmt.Fprintf(os.Stderr, "resuming at step %d\n", newest.Step)
	}
	return from, newest.Tokenizer, newest.State, err
}

// adapted is what --init names, with a LoRA to train.
func adapted(c *cli.Command, name string) (*model.Origin, *token.Tokenizer, error) {
	if name == "" {
		return nil, nil, errors.New("--lora-rank needs --init, the weights under the LoRA")
	}
	from, tok, _, err := trainer.Initial(name) // rounded weights stay as they are
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := trainer.TrainLoRA(from, loraOf(c), c.Uint64("seed")); err != nil {
		from.Close()
		return nil, nil, err
	}
	return from, tok, nil
}

// likeInit has the LoRA of an adapter in --init trained as it is, unless flags say otherwise.
func likeInit(c *cli.Command) error {
	if c.IsSet("lora-rank") || c.String("init") == "" {
		return nil
	}
	f, err := gguf.Open(c.String("init"))
	if err != nil {
		return nil // no file, or a folder: whoever begins with it says what is wrong
	}
	defer f.Close()
	if !inspect.IsAdapter(f) {
		return nil
	}
	lora, err := model.AdapterLoRA(f)
	if err != nil {
		return fmt.Errorf("%s: %w", c.String("init"), err)
	}
	if !c.IsSet("lora-alpha") {
		if err := c.Set("lora-alpha", fmt.Sprint(lora.Alpha)); err != nil {
			return err
		}
	}
	return c.Set("lora-rank", fmt.Sprint(lora.Rank))
}

// loraOf is the LoRA that the flags want.
func loraOf(c *cli.Command) model.LoRA {
	rank := c.Int("lora-rank")
	return model.LoRA{Rank: rank, Alpha: float32(cmp.Or(c.Float("lora-alpha"), 2*float64(rank)))}
}

// inMemory is a new model as training begins with it.
func inMemory(m *model.Model, tok *token.Tokenizer, err error) (*model.Origin, *token.Tokenizer, error) {
	if err != nil {
		return nil, nil, err
	}
	return m.Origin(), tok, nil
}

// learn runs what the flags say, from a state on, over sequences of so many tokens at most. A run that has made its
// steps is ended: a script may be run again.
func learn(ctx context.Context, c *cli.Command, from *model.Origin, tok *token.Tokenizer, data trainer.Batches, val *trainer.Corpus, state trainer.State,
	longest int) error {
	return learnBy(ctx, c, nil, from, tok, data, val, state, longest)
}

// learnBy is learn by another loss than the cross-entropy.
func learnBy(ctx context.Context, c *cli.Command, loss func(model.Policy, *trainer.Batch) (float64, error), from *model.Origin, tok *token.Tokenizer,
	data trainer.Batches, val *trainer.Corpus, state trainer.State, longest int) error {
	if state.Step >= c.Int("steps") || c.Duration("time") > 0 && state.Seconds >= c.Duration("time").Seconds() {
		fmt.Fprintf(os.Stderr, "%s has reached step %d already; raise --steps to go on, or start over with another --out\n", c.String("out"), state.Step)
		return nil
	}
	run := trainer.SFT{
		Steps: c.Int("steps"), Time: c.Duration("time"), BatchTokens: c.Int("batch"), MicroBatch: c.Int("micro-batch"), Reading: c.Float("reading"),
		Schedule:    trainer.Schedule{Peak: c.Float("lr"), Warmup: c.Int("warmup"), Decay: c.Float("decay"), Floor: c.Float("floor")},
		WeightDecay: c.Float("weight-decay"), ClipNorm: c.Float("clip"), EightBit: c.Bool("eight-bit"),
		Loss: loss, EvalEvery: c.Int("eval-every"), SaveEvery: c.Int("save-every"), Keep: c.Int("keep"), Dir: c.String("out"),
	}
	var on place
	defer on.leave()
	work := cuda.Work{Batch: trainer.MaxPass(c.Int("batch"), c.Int("micro-batch"), longest), EightBit: c.Bool("eight-bit")}
	policy, err := on.put(c, from, &work)
	if err != nil {
		return planned(err)
	}
	charts, err := curves.Open(filepath.Join(c.String("out"), curves.Dir), state.Step)
	if err != nil {
		return err
	}
	defer charts.Close()
	bar := progress.New(os.Stderr, "sft", state.Step)
	if run.Time > 0 {
		bar.Within(run.Time - time.Duration(state.Seconds*float64(time.Second)))
	}
	slow := time.AfterFunc(slowStep, func() { bar.Note("%s", noStepYet(c)) })
	defer slow.Stop()
	first := state
	err = run.Run(ctx, policy, tok, data, val, state, func(p trainer.Progress) {
		slow.Stop()
		if run.Time == 0 && p.Step == first.Step+speedSteps {
			if note := longRun(c, p, p.Tokens-first.Tokens); note != "" {
				bar.Note("%s", note)
			}
		}
		bar.Set(p.Step, p.Steps, fmt.Sprintf("loss %.4f  |g| %.2f  lr %.2e  epoch %d  %d tokens, %.0f/s",
			p.Loss, p.GradNorm, p.LR, p.Epoch, p.Tokens, p.TokensPerSec))
		numbers := map[string]float64{"loss": p.Loss, "grad_norm": p.GradNorm, "lr": p.LR, "tokens": float64(p.Tokens), "tokens_per_second": p.TokensPerSec}
		if !math.IsNaN(p.ValLoss) {
			numbers["validation_loss"] = p.ValLoss
			bar.Note("step %d: validation loss %.4f", p.Step, p.ValLoss)
		}
		if err := charts.Add(p.Step, numbers); err != nil {
			bar.Note("step %d has no curve: %v", p.Step, err) // a full disk: what is learnt is worth more
		}
	})
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "interrupted; the checkpoint is saved, run the same command to resume")
	}
	return err
}

const (
	slowStep   = time.Minute // without a step
	speedSteps = 3           // after which the speed of a run is known
	longTime   = time.Hour   // of a run that is worth a word
)

// noStepYet says what a run does whose first step takes long.
func noStepYet(c *cli.Command) string {
	return fmt.Sprintf("no step finished after %v: each has %d tokens, so throughput is below %.0f tokens/s; %s",
		slowStep, c.Int("batch"), float64(c.Int("batch"))/slowStep.Seconds(), lower(c))
}

// longRun says how long a run will take, and what makes it shorter, where that is long; learnt are the tokens of its
// first speedSteps.
func longRun(c *cli.Command, p trainer.Progress, learnt int64) string {
	tokens := float64(learnt) / speedSteps * float64(p.Steps-p.Step)
	left := time.Duration(tokens / p.TokensPerSec * float64(time.Second))
	if left < longTime {
		return ""
	}
	return fmt.Sprintf("at %.0f tokens/s the remaining %d steps, of %d tokens, take about %v; %s",
		p.TokensPerSec, p.Steps-p.Step, c.Int("batch"), left.Round(time.Minute), lower(c))
}

// lower names what makes a run shorter.
func lower(c *cli.Command) string {
	what := "to shorten it, lower --steps or --batch"
	if c.String("init") == "" {
		what += ", or --layers and --dim"
	} else {
		what += ", or begin with smaller weights (--init)"
	}
	switch {
	case c.String("device") == "cuda":
	case c.String("precision") == string(model.Float32):
		what += "; --precision bfloat16 is faster on a processor with AVX512_BF16 or AMX, --device cuda on an NVIDIA GPU"
	default:
		what += "; --device cuda is faster on an NVIDIA GPU"
	}
	return what
}

// initial is what --init or an argument names.
func initial(name string) (*model.Origin, *token.Tokenizer, error) {
	from, tok, note, err := trainer.Initial(name)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	notify(note)
	return from, tok, nil
}

// notify says on stderr what a person should know and no error is.
func notify(note string) {
	if note != "" {
		fmt.Fprintln(os.Stderr, note)
	}
}

// newModel trains a tokenizer on the data and initialises weights.
func newModel(c *cli.Command) (*model.Model, *token.Tokenizer, error) {
	var readErr error
	texts := func(yield func(string) bool) {
		readErr = trajectory.ReadFile(c.String("data"), func(e trajectory.Example) error {
			for _, s := range e.Segments {
				if !yield(s.Text) {
					return errStop
				}
			}
			return nil
		})
	}
	tok, err := token.Train(texts, c.Int("vocab"), "qwen2", nil)
	if readErr != nil {
		return nil, nil, readErr
	}
	if err != nil {
		return nil, nil, err
	}
	cfg := shape(c, tok)
	m, err := model.New(cfg, c.Uint64("seed"))
	if err != nil {
		return nil, nil, cmdline.UsageError{Err: err}
	}
	fmt.Fprintf(os.Stderr, "new model: %d parameters, %d tokens in the vocabulary\n", cfg.Parameters(), tok.Size())
	return m, tok, nil
}

// shape is that of a new model for a tokenizer.
func shape(c *cli.Command, tok *token.Tokenizer) model.Config {
	return model.Config{
		Architecture: c.String("architecture"), VocabSize: tok.Size(), Context: c.Int("context"), Layers: c.Int("layers"),
		Embedding: c.Int("dim"), FeedForward: c.Int("ff"), Heads: c.Int("heads"), KVHeads: c.Int("kv-heads"),
		RopeBase: 1e8, NormEps: 1e-6, Tied: true,
	}
}

var errStop = errors.New("stop")

func loadCorpus(c *cli.Command, flag string, tok *token.Tokenizer, context int) (*trainer.Corpus, error) {
	path := c.String(flag)
	corpus, err := trainer.LoadCorpus(path, tok, context, c.Int("group"))
	if errors.Is(err, trainer.ErrNoTrajectory) {
		err = cmdline.Usagef("--%s: %w; sft takes trajectories, as `sqltrain synth` writes them, and `sqltrain pairs` "+
			"of questions with their queries", flag, err)
	}
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(os.Stderr, "%s: %d examples on %d databases, %d packed tokens, %d trained; %d left out: longer than the context of %d\n",
		path, corpus.Examples, corpus.Worlds, corpus.Tokens, corpus.Trained, corpus.TooLong, context)
	return corpus, nil
}

// heldOutFlag names what must not be learnt.
var heldOutFlag = &cli.StringSliceFlag{Name: "held-out",
	Usage: "`FOLDER` that sqltrain pairs wrote, or its manifest: its held-out pairs are refused; may be repeated"}

// refuseHeldOut is an error where a file of trajectories has what manifests hold out.
func refuseHeldOut(path string, manifests []string) error {
	if len(manifests) == 0 {
		return nil
	}
	held, err := pairs.ReadHeld(manifests...)
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	return trajectory.ReadFile(path, func(e trajectory.Example) error {
		if held.HoldsExample(e) {
			return &grpo.HeldOutError{Set: path, Question: e.Question}
		}
		return nil
	})
}
