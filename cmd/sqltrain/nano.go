package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/grow"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/nano"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

var streamFlags = []cli.Flag{
	&cli.StringFlag{Name: "data", Usage: "`FOLDER` with spider/ and wikisql/", Required: true},
	&cli.StringFlag{Name: "replays", Usage: "`FILE` of a run of sqlagent eval --samples on the suite of `sqltrain suite --train`: its answers are corrected in further turns"},
	&cli.IntFlag{Name: "worlds", Value: 2000, Usage: "procedural databases in addition to those of the data"},
	&cli.FloatFlag{Name: "withhold", Validator: cmdline.Share,
		Usage: "leave out this `SHARE` of Spider's databases to train on; `sqltrain suite --train --withheld SHARE` has their questions, to learn from by execution"},
	&cli.FloatFlag{Name: "withhold-written", Validator: cmdline.Share,
		Usage: "leave out this `SHARE` of the written databases; `sqltrain suite --train --written FOLDER --withheld SHARE` has their questions"},
	&cli.FloatFlag{Name: "people", Validator: cmdline.Share,
		Usage: "`SHARE` of the questions that are drawn from those that people asked; the rest is mixed as for nano, of templates, lessons and follow-ups too"},
	&cli.StringSliceFlag{Name: "banned", Usage: "`FILE` of graded questions, one per line up to its first tab: neither these nor near repeats are trained on"},
}

var nanoCommand = &cli.Command{
	Name:         "nano",
	Usage:        "train the embedded model: questions to queries over pointers",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Makes an endless stream of examples from Spider's training part, WikiSQL, and written and procedural databases, new in every\n" +
		"step, and trains on their answers, and a little on the questions. Ten of Spider's databases are kept apart to measure\n" +
		"the loss on, ten more to report by.\n" +
		"With --lora-rank and --init a pretrained model learns the same: rare words of its vocabulary are the pointers.\n" +
		"Run the same command again to resume from the newest checkpoint.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` of the checkpoints and of card.json, which says what the data is", Required: true},
		&cli.StringFlag{Name: "init", Usage: "begin with the weights and the tokenizer of `WEIGHTS`, grown to --layers, --dim, --ff and --heads: a checkpoint's folder, a GGUF file, an adapter's next to its model's, or \"nano\", the embedded ones"},
		&cli.BoolFlag{Name: "lists", Usage: "schemas list the values of columns that have few, for questions that do not say them; for a pretrained model, with --lora-rank"},
		&cli.FloatFlag{Name: "reading", Value: 0.2, Validator: cmdline.Share,
			Usage: "weight of a question's token in the loss, where an answer's token has 1"},
	}, streamFlags, loraFlags, runFlags, deviceFlags, modelFlags),
	Action: runNano,
}

func runNano(ctx context.Context, c *cli.Command) error {
	if err := likeInit(c); err != nil {
		return err
	}
	fixed := []string{"vocab", "architecture", "kv-heads", "context"}
	if c.Int("lora-rank") > 0 {
		fixed = append(fixed, "layers", "dim", "ff", "heads")
	}
	for _, flag := range fixed {
		if c.String("init") != "" && c.IsSet(flag) {
			return cmdline.Usagef("--%s is for a new model; the weights of --init have their own", flag)
		}
	}
	unlock, err := claim(c)
	if err != nil {
		return err
	}
	defer unlock()
	lists := c.Bool("lists")
	if lists && c.Int("lora-rank") == 0 {
		return cmdline.Usagef("--lists needs --lora-rank: which value is meant is for a pretrained model to know")
	}
	stream, err := openStream(ctx, c, lists)
	if err != nil {
		return err
	}
	stream.Card.Reading = c.Float("reading")
	origin, tok, state, err := begin(c, func() (*model.Origin, *token.Tokenizer, error) {
		switch from := c.String("init"); {
		case c.Int("lora-rank") > 0:
			return adopted(c, from, lists)
		case from != "":
			return inMemory(grownNano(c, from))
		}
		return inMemory(newNano(c, stream))
	})
	if err != nil {
		return err
	}
	defer origin.Close()
	if !c.Bool("plan") {
		if err := writeCard(filepath.Join(c.String("out"), "card.json"), stream.Card); err != nil {
			return err
		}
	}
	switch {
	case lists && !tok.HasLists():
		return cmdline.Usagef("--lists: these weights have pointers, but none to listed values: omit --lists, or begin in another --out with a file without pointers")
	case !lists && tok.HasLists():
		return cmdline.Usagef("these weights learn to read lists of values: give --lists")
	}
	encoder, err := nano.NewEncoder(tok)
	if err != nil {
		return err
	}
	held, in, err := nano.Held(ctx, c.String("data"), corpus.Choose, lists)
	if err != nil {
		return err
	}
	var groups []trainer.Group
	for _, g := range held {
		groups = append(groups, encoder.Group(g))
	}
	val := trainer.NewCorpus(groups, origin.Config.Context)
	fmt.Fprintf(os.Stderr, "validation: %d questions (%.1f%% of all) on the databases that are kept apart\n", val.Examples, 100*in)
	data := trainer.StreamBatches(nano.Tokens{Stream: stream, Encoder: encoder, Reading: c.Float("reading") > 0}, c.Int("batch"), origin.Config.Context)
	return learn(ctx, c, origin, tok, data, val, state, origin.Config.Context)
}

// openStream makes the stream that the flags describe. With lists, its schemas list values.
func openStream(ctx context.Context, c *cli.Command, lists bool) (*nano.Stream, error) {
	banned, err := readBanned(c.StringSlice("banned"))
	if err != nil {
		return nil, err
	}
	return nano.Open(ctx, nano.Options{
		Data: c.String("data"), Replays: c.String("replays"), Worlds: c.Int("worlds"), Seed: c.Uint64("seed"), Banned: banned,
		Withhold: c.Float("withhold"), WithholdWritten: c.Float("withhold-written"), People: c.Float("people"), Lists: lists,
	})
}

// readBanned reads files of graded questions, one a line up to its first tab.
func readBanned(files []string) (*synth.Banned, error) {
	var graded []string
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(text)) {
			if question, _, _ := strings.Cut(strings.TrimSpace(line), "\t"); question != "" {
				graded = append(graded, question)
			}
		}
	}
	return synth.NewBanned(nil, graded), nil
}

// newNano trains a tokenizer on the stream and initialises weights, pointers of a class alike.
func newNano(c *cli.Command, s *nano.Stream) (*model.Model, *token.Tokenizer, error) {
	tok, err := s.Vocabulary(c.Int("vocab"))
	if err != nil {
		return nil, nil, err
	}
	m, err := model.New(shape(c, tok), c.Uint64("seed"))
	if err != nil {
		return nil, nil, cmdline.UsageError{Err: err}
	}
	classes := map[byte][]int32{}
	for _, t := range form.Vocabulary() {
		if id, ok := tok.Special(t.Name()); ok && len(t) > 1 && '0' <= t[1] && t[1] <= '9' {
			classes[t[0]] = append(classes[t[0]], id)
		}
	}
	m.Relate([][]int32{classes['T'], classes['C'], classes['V'], classes['n']})
	fmt.Fprintf(os.Stderr, "new model: %d parameters, %d tokens in the vocabulary\n", m.Config().Parameters(), tok.Size())
	return m, tok, nil
}

// adopted is a model with a LoRA to train, whose vocabulary speaks the pointer form, with lists or without.
func adopted(c *cli.Command, from string, lists bool) (*model.Origin, *token.Tokenizer, error) {
	origin, tok, err := adapted(c, from)
	if err != nil || tok.HasPointers() && (tok.HasLists() || !lists) {
		return origin, tok, err
	}
	of := form.Vocabulary()
	if lists {
		of = append(of, form.Lists()...)
	}
	tok, err = nano.Adopt(tok, origin.Weights[0], of) // the embeddings are the first of a layout
	if err != nil {
		origin.Close()
		return nil, nil, fmt.Errorf("%s: %w", from, err)
	}
	return origin, tok, nil
}

// grownNano is a model of --layers, and as wide as it was or as the flags say.
func grownNano(c *cli.Command, from string) (*model.Model, *token.Tokenizer, error) {
	origin, tok, err := initial(from)
	if err != nil {
		return nil, nil, err
	}
	defer origin.Close()
	m, err := origin.Model()
	if err != nil {
		return nil, nil, err
	}
	set := func(flag string, n int) int {
		if c.IsSet(flag) {
			return c.Int(flag)
		}
		return n
	}
	shape := m.Config()
	if m, err = grow.Deepen(m, set("layers", shape.Layers)); err != nil {
		return nil, nil, cmdline.Usagef("--layers: %w", err)
	}
	if m, err = grow.Widen(m, set("dim", shape.Embedding), set("ff", shape.FeedForward), set("heads", shape.Heads), c.Uint64("seed")); err != nil {
		return nil, nil, cmdline.Usagef("--dim, --ff, --heads: %w", err)
	}
	return m, tok, nil
}

func writeCard(path string, card nano.Card) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	text, err := json.MarshalIndent(card, "", "  ")
	if err != nil {
		return err
	}
	text = append(text, '\n')
	if old, err := os.ReadFile(path); err == nil && !bytes.Equal(old, text) {
		fmt.Fprintf(os.Stderr, "%s says other data than before: --data has changed, or this program reads it otherwise\n", path)
	}
	card.Write(os.Stderr)
	return os.WriteFile(path, text, 0o644)
}
