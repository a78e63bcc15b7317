package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/huggingface"
	"github.com/sqlagent/sqlagent/model/merge"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/speech"
	"github.com/sqlagent/sqlagent/trainer"
)

var exportCommand = &cli.Command{
	Name:         "export",
	Usage:        "write a checkpoint as a GGUF file, an adapter, or a Hugging Face checkpoint",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "gguf is a file of all weights, with a LoRA merged. adapter is only the LoRA, for llama.cpp and --lora with the file that\n" +
		"it was trained on. huggingface is a folder for other trainers: config.json, safetensors, tokenizer. A checkpoint that\n" +
		"holds only a LoRA needs --init, the weights that it was trained on.",
	Flags: []cli.Flag{
		&cli.StringSliceFlag{Name: "checkpoint", Usage: "`FOLDER` of a checkpoint, or of a run (its newest); again for the mean of several, of which some may be GGUF files or nano"},
		&cli.StringFlag{Name: "model", Usage: "GGUF `FILE` to write as a Hugging Face checkpoint, in a checkpoint's place"},
		&cli.StringFlag{Name: "init", Usage: "what a LoRA was trained on: a checkpoint's `FOLDER`, Hugging Face's, a GGUF file, or nano"},
		&cli.StringFlag{Name: "out", Usage: "`FILE` to write, or folder", Required: true},
		&cli.StringFlag{Name: "format", Value: "gguf", Usage: "gguf, adapter or huggingface"},
		typeFlag("Q8_0"),
		&cli.IntFlag{Name: "rank", Validator: cmdline.Positive[int], DefaultText: "as trained; of several, the sum of theirs",
			Usage: "maximum `RANK` of an adapter: the best one that low takes its place"},
		&cli.StringFlag{Name: "shard-size", Value: "5GB", Usage: "maximum size of a file of a Hugging Face checkpoint: a number and KB, MB or GB"},
		&cli.StringFlag{Name: "name", Value: card.Unnamed, Usage: "general.name"},
		&cli.StringFlag{Name: "protocol", Validator: cmdline.OneOf(protocols.Names()...), DefaultText: "what the checkpoint learnt, where it says; else pointer where there are its tokens, else " + textProtocol,
			Usage: "`NAME` of the agent protocol that the weights were trained on"},
		&cli.StringFlag{Name: "license", DefaultText: "that of the file --init, else " + ownLicense, Usage: "general.license"},
		&cli.StringFlag{Name: "description", Usage: "general.description: the data, the tokens seen"},
		&cli.StringFlag{Name: "base-model", Usage: "what the weights come from, `OWNER/NAME` as a hub has it"},
		&cli.StringFlag{Name: "recipe", Usage: "`FILE` whose text says how the weights were trained", DefaultText: "the run's own"},
		&cli.StringFlag{Name: "evaluation", Usage: "`FILE` whose text says how good they are, such as eval's report"},
	},
	Action: runExport,
}

func runExport(_ context.Context, c *cli.Command) error {
	folders := c.StringSlice("checkpoint")
	if (len(folders) == 0) == (c.String("model") == "") {
		return cmdline.Usagef("give either --checkpoint or --model")
	}
	kind, err := fileType(c)
	if err != nil {
		return err
	}
	format := c.String("format")
	if format == "adapter" && !c.IsSet("type") {
		kind = gguf.FileF16
	}
	uniform, ok := kind.Uniform()
	if format == "adapter" && !ok {
		return cmdline.Usagef("--type %v: an adapter is F32, F16, BF16 or Q8_0", kind)
	}
	shard, err := shardSize(c.String("shard-size"))
	if err != nil {
		return err
	}
	as := huggingface.Export{Type: kind, Shard: shard, Progress: progress.New(os.Stderr, "writing MB", 0).Bytes}
	switch {
	case format != "gguf" && format != "adapter" && format != "huggingface":
		return cmdline.Usagef("--format %q: give gguf, adapter or huggingface", format)
	case c.Int("rank") > 0 && format != "adapter":
		return cmdline.Usagef("--rank goes with --format adapter")
	case c.String("model") != "" && format != "huggingface":
		return cmdline.Usagef("--model goes with --format huggingface; a GGUF file of another type is written by quantize")
	case c.String("model") != "":
		return exportFile(c, as)
	}
	mean := merge.Mean
	if format == "adapter" {
		mean = merge.MeanLoRA
	}
	from, weights, err := exported(c, folders, mean)
	if err != nil {
		return err
	}
	defer weights.Close()
	if rank := c.Int("rank"); rank > 0 {
		kept, err := merge.Truncate(weights, rank)
		if err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "rank %d keeps %.1f%% of the squared changes\n", weights.LoRA.Rank, 100*kept)
	}
	info, err := exportInfo(c, from)
	if err != nil {
		return err
	}
	path := c.String("out")
	switch format {
	case "adapter":
		err = trainer.ExportAdapter(path, weights, from.Tokenizer, uniform, info)
	case "huggingface":
		err = trainer.ExportHuggingFace(path, weights, from.Tokenizer, as, info)
	default:
		err = trainer.Export(path, weights, from.Tokenizer, kind, info)
	}
	if err != nil {
		return err
	}
	what := fmt.Sprintf("step %d", from.Step)
	if len(folders) > 1 {
		what = fmt.Sprintf("mean of %d checkpoints", len(folders))
	}
	fmt.Fprintf(os.Stderr, "%s: %s, %d parameters\n", path, what, weights.Config.Parameters())
	if format != "huggingface" {
		notify(calibration(path, format, info.Protocol))
	}
	return nil
}

// textVotes is how many votes are worth measuring in a protocol of text.
const textVotes = 8

// calibration says how a file is calibrated. What a run's weights agreed on before they were trained says nothing of
// them, so no calibration is taken over.
func calibration(path, format, protocol string) string {
	votes, weights := textVotes, "--model "+path
	if protocol == speech.Name {
		votes = card.PointerVotes
	}
	if format == "adapter" {
		weights = "--model BASE.gguf --lora " + path
	}
	return fmt.Sprintf("%s is not calibrated: until it is, sqlagent reports all its answers as unsure (docs/data.md):\n"+
		"  sqlagent eval SUITE.jsonl %s --votes %d > calibration.jsonl\n"+
		"  sqlagent calibrate --model %s --run calibration.jsonl --out CALIBRATED.gguf", path, weights, votes, path)
}

// shardSize reads a size as transformers writes it: "5GB" is 5·10⁹ bytes.
func shardSize(text string) (int64, error) {
	for unit, bytes := range map[string]float64{"KB": 1e3, "MB": 1e6, "GB": 1e9} {
		number, ok := strings.CutSuffix(strings.ToUpper(text), unit)
		if n, err := strconv.ParseFloat(number, 64); ok && err == nil && n*bytes >= 1 && n*bytes < 1e18 {
			return int64(n * bytes), nil
		}
	}
	return 0, cmdline.Usagef("--shard-size %q: give a number and KB, MB or GB, such as 5GB", text)
}

// exported is a checkpoint with its weights; of several, the newest, and their mean.
func exported(c *cli.Command, names []string, mean func(...*model.Origin) (*model.Origin, error)) (*trainer.Checkpoint, *model.Origin, error) {
	var newest *trainer.Checkpoint
	var weights []*model.Origin
	fail := func(err error) (*trainer.Checkpoint, *model.Origin, error) {
		for _, w := range weights {
			err = errors.Join(err, w.Close())
		}
		return nil, nil, err
	}
	var tok *token.Tokenizer
	for _, name := range names {
		from, w, its, err := member(c, name, len(names) > 1)
		if err != nil {
			return fail(err)
		}
		weights = append(weights, w)
		if tok != nil && !reflect.DeepEqual(vocabulary(its), vocabulary(tok)) {
			return fail(fmt.Errorf("%s has a different tokenizer than %s: cannot average them", name, names[0]))
		}
		if tok = its; from != nil && (newest == nil || from.Date.After(newest.Date)) {
			newest = from
		}
	}
	if newest == nil {
		return fail(fmt.Errorf("%s are files: name a checkpoint of training among them", strings.Join(names, ", ")))
	}
	if len(weights) == 1 {
		return newest, weights[0], nil
	}
	all, err := mean(weights...)
	return newest, all, err
}

// member is a checkpoint with its weights and tokenizer. One of several may be what a run began with, in a file, of
// which there is no checkpoint: the mean goes a part of the way from there.
func member(c *cli.Command, name string, several bool) (*trainer.Checkpoint, *model.Origin, *token.Tokenizer, error) {
	from, err := trainer.OpenCheckpoint(name)
	if err != nil && several {
		w, tok, note, err := trainer.Initial(name)
		notify(note)
		return nil, w, tok, err
	}
	if err != nil {
		return nil, nil, nil, err
	}
	w, note, err := from.Over(c.String("init"))
	notify(note)
	return from, w, from.Tokenizer, err
}

// vocabulary is a tokenizer's metadata but for the chat template, which files have and checkpoints do not: what its ids
// stand for, aliases too, and how text becomes ids.
func vocabulary(tok *token.Tokenizer) gguf.Meta {
	return slices.DeleteFunc(tok.Meta(), func(kv gguf.KV) bool { return kv.Key == "tokenizer.chat_template" })
}

func exportInfo(c *cli.Command, from *trainer.Checkpoint) (trainer.ExportInfo, error) {
	protocol := textProtocol
	if from.Tokenizer.HasPointers() {
		protocol = speech.Name
	}
	info := trainer.ExportInfo{
		Name: c.String("name"), Protocol: cmp.Or(c.String("protocol"), from.Protocol, protocol),
		License: cmp.Or(c.String("license"), licenseOf(c.String("init")), ownLicense), Description: c.String("description"),
		Base: c.String("base-model"), Date: from.Date, Tokens: from.Tokens,
	}
	recipe := c.String("recipe")
	if own := filepath.Join(c.StringSlice("checkpoint")[0], "recipe.toml"); recipe == "" { // of a run of grpo
		if _, err := os.Stat(own); err == nil {
			recipe = own
		}
	}
	for file, into := range map[string]*string{recipe: &info.Recipe, c.String("evaluation"): &info.Evaluation} {
		if file == "" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return info, err
		}
		*into = string(text)
	}
	return info, nil
}

// ownLicense is that of weights of which nothing else is known.
const ownLicense = "apache-2.0"

// licenseOf is what a file says that a LoRA was trained over, which its weights inherit; "" where none is said.
func licenseOf(init string) string {
	f, err := trainer.OpenGGUF(init)
	if err != nil {
		return "" // a folder: what cannot be read was refused with the weights
	}
	defer f.Close()
	license, _ := f.Meta.String("general.license")
	return license
}

// exportFile writes a GGUF file as a Hugging Face checkpoint.
func exportFile(c *cli.Command, as huggingface.Export) error {
	f, err := gguf.Open(c.String("model"))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := huggingface.Create(c.String("out"), f, as); err != nil {
		return fmt.Errorf("%s: %w", c.String("model"), err)
	}
	fmt.Fprintf(os.Stderr, "%s: %d tensors\n", c.String("out"), len(f.Tensors))
	return nil
}
