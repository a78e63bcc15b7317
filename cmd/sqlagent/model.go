package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/prefix"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// modelFlags say which language model answers, and what runs it.
var modelFlags = []cli.Flag{
	&cli.StringFlag{Name: "model", DefaultText: "auto once models pull has brought one, else embedded; eval: embedded",
		Usage: "the language `MODEL`: a GGUF file, what a server calls it, embedded, or auto: the embedded one, and a larger one where that is unsure"},
	&cli.StringFlag{Name: "larger", DefaultText: "what models pull brought last", Usage: "the `FILE` of --model auto's larger model"},
	&cli.BoolFlag{Name: "confirm", DefaultText: "true for coder-0.5b, and other weights over pointers that were calibrated",
		Usage: "with --model auto, ask the larger model every question: an answer is only sure where both come to the same rows"},
	&cli.StringFlag{Name: "engine", Usage: "`NAME` of what runs the model: native, llama for llama.cpp, or openai for any server that speaks its API",
		DefaultText: "openai with --base-url; llama for a file, where sqlagent-llama and its libraries are found; else native"},
	&cli.StringFlag{Name: "device", Value: "cpu", Validator: cmdline.OneOf("cpu", open.CUDA),
		Usage: "device of the native engine: cpu, or cuda for an NVIDIA GPU, if sqlagent-cuda is found"},
	&cli.IntFlag{Name: "context", DefaultText: "the model's own",
		Usage: "maximum tokens of a conversation; less takes less memory"},
	&cli.BoolFlag{Name: "exact", Usage: "compute as training does: keys and values in F32, not F16, and activations that are not rounded; slower, for comparing engines"},
	&cli.BoolFlag{Name: "no-cache", Usage: "do not cache what a model in a file computes for a schema"},
	&cli.StringFlag{Name: "base-url", Usage: "the `URL` of an OpenAI-compatible server, such as http://localhost:8080/v1"},
	&cli.StringFlag{Name: "api-key-file", DefaultText: "$SQLAGENT_API_KEY, then $OPENAI_API_KEY",
		Usage: "`FILE` whose first line is the server's key"},
	&cmdline.DurationFlag{Name: "model-timeout", DefaultText: "3m", Usage: "maximum time that a server may be silent"},
	&cli.IntFlag{Name: "threads", DefaultText: "all that are free, from step to step", Usage: "`N` threads, for the native engine on a CPU and llama.cpp"},
	&cli.IntFlag{Name: "gpu-layers", DefaultText: "all, where there are any", Validator: cmdline.NotNegative[int],
		Usage: "layers that llama.cpp computes on GPUs"},
	&cli.StringFlag{Name: "lora", Usage: "a `FILE` with a LoRA adapter (GGUF), over the file of --model"},
	&cli.StringFlag{Name: "grammar", Usage: "a `FILE` with a grammar (GBNF) that every turn must match, for llama.cpp"},
}

// flagOf names the flag of an option.
var flagOf = map[string]string{
	"Engine": "engine", "Model": "model", "Device": "device", "Context": "context", "Exact": "exact",
	"BaseURL": "base-url", "KeyFile": "api-key-file", "Silence": "model-timeout",
	"Threads": "threads", "GPULayers": "gpu-layers", "Adapter": "lora", "Grammar": "grammar",
}

// engineOptions are what the flags say, checked before anything is opened, with the engine chosen.
func engineOptions(c *cli.Command, sessions int) (modelOptions, error) {
	larger, err := largerFile(c)
	if err != nil {
		return modelOptions{}, err
	}
	notice := func(text string) { fmt.Fprintln(c.Root().ErrWriter, text) }
	if larger == "" {
		o, err := namedOptions(c, c.String("model"), sessions, notice)
		return modelOptions{Options: o}, err
	}
	var said []string // of the larger model, which nobody may need
	second, err := namedOptions(c, larger, max(1, min(sessions, largerSessions)), func(text string) { said = append(said, text) })
	if err != nil {
		return modelOptions{}, err
	}
	second.Notice = notice
	if second.Context == 0 {
		second.Context = largerContext
	}
	first, err := open.Options{Sessions: sessions, Notice: notice}.Resolve()
	return modelOptions{first, &second, said}, inFlags(c, err)
}

// What the larger model is opened for, unless the flags say otherwise.
const (
	largerSessions = 4    // others wait
	largerContext  = 8192 // tokens: a schema that does not fit is cut by the question
)

// namedOptions are those of a model, as the flags have them.
func namedOptions(c *cli.Command, model string, sessions int, notice func(string)) (open.Options, error) {
	if model == embeddedModel {
		model = ""
	}
	o := open.Options{
		Engine: c.String("engine"), Model: model,
		Sessions: sessions, Context: c.Int("context"), Exact: c.Bool("exact"), Device: c.String("device"),
		BaseURL: c.String("base-url"), KeyFile: c.String("api-key-file"), Silence: c.Duration("model-timeout"),
		Threads: c.Int("threads"), GPULayers: c.Int("gpu-layers"), Adapter: c.String("lora"),
		Notice: notice,
	}
	if !c.Bool("no-cache") {
		o.Cache = prefix.Folder()
	}
	if originOf(c, "api-key-file").place == byFile && (os.Getenv("SQLAGENT_API_KEY") != "" || originOf(c, "base-url").place > byFile) {
		o.KeyFile = "" // the environment counts before the configuration, whose key is for its own server
	}
	if c.IsSet("gpu-layers") && o.GPULayers == 0 {
		o.GPULayers = -1 // none
	}
	if o.BaseURL == "" { // what the configuration says of its server waits until that is asked
		if originOf(c, "api-key-file").place == byFile {
			o.KeyFile = ""
		}
		if originOf(c, "model-timeout").place == byFile {
			o.Silence = 0
		}
	}
	held := c.String("grammar") != ""
	if held && o.BaseURL != "" {
		return o, cmdline.Usagef("--grammar: a server takes no grammar: omit %s", originOf(c, "base-url").where)
	}
	if held && o.Engine == "" {
		o.Engine = open.Llama
	}
	o, err := o.Resolve()
	if err == nil && held && o.Engine != open.Llama {
		err = &open.OptionError{Option: "Grammar", What: "needs --engine llama"}
	}
	return o, inFlags(c, err)
}

// openEngine opens what engineOptions found.
func openEngine(ctx context.Context, c *cli.Command, o open.Options) (llm.Engine, error) {
	e, err := open.Open(ctx, o)
	return e, inFlags(c, err)
}

// inFlags makes the error of an option one of its flag, or of where else it was given.
func inFlags(c *cli.Command, err error) error {
	if errors.Is(err, weights.ErrLeftOut) {
		return cmdline.Usagef("this build has no embedded model (%w): name one with --model FILE.gguf", weights.ErrLeftOut)
	}
	var option *open.OptionError
	if !errors.As(err, &option) {
		return err
	}
	named := *option
	if flag, ok := flagOf[option.Option]; ok {
		named.Option = originOf(c, flag).where
	}
	return cmdline.UsageError{Err: &named}
}

// constraint is the grammar that every turn is held to; nil where none is given.
func constraint(c *cli.Command) (*grammar.Grammar, error) {
	path := c.String("grammar")
	if path == "" {
		return nil, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, cmdline.Usagef("--grammar: %w", err)
	}
	g, err := grammar.Parse(string(text))
	if err != nil {
		return nil, cmdline.Usagef("--grammar %s: %w", path, err)
	}
	return g, nil
}

// modelLine describes the model that answers. Servers report little of it.
func modelLine(info llm.Info) string {
	var about []string
	if info.Parameters > 0 {
		about = append(about, fmt.Sprintf("%.1fM parameters", float64(info.Parameters)/1e6))
	}
	if info.Quantisation != "" {
		about = append(about, info.Quantisation)
	}
	about = append(about, info.Engine+" on "+info.Device)
	if info.Voting != nil && !info.Voting.Measured() {
		about = append(about, "not calibrated")
	}
	if info.Engine == open.OpenAI && info.Protocol == "" {
		about = append(about, "which does not report its protocol: see --protocol")
	}
	return info.Name + " (" + strings.Join(about, ", ") + ")"
}
