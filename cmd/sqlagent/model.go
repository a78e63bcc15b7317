package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/llama"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/llm/openai"
	"github.com/sqlagent/sqlagent/model/nano"
)

// modelFlags say which language model answers, and what runs it.
var modelFlags = []cli.Flag{
	&cli.StringFlag{Name: "model", Usage: "the language `MODEL`: a GGUF file (default: the embedded one), or what a server calls it"},
	&cli.StringFlag{Name: "engine", Usage: "`NAME` of what runs the model: native, llama for llama.cpp, or openai for any server that speaks its " +
		"API (default: openai with --base-url; llama for a file, where sqlagent-llama and its libraries are found; else native)"},
	&cli.IntFlag{Name: "context", Usage: "tokens of a conversation at most (default: the model's own; less takes less memory)"},
	&cli.BoolFlag{Name: "exact", Usage: "keep keys and values in F32, as training has them, not F16: slower, for comparing engines"},
	&cli.StringFlag{Name: "base-url", Usage: "the `URL` of an OpenAI-compatible server, such as http://localhost:8080/v1"},
	&cli.StringFlag{Name: "api-key-file", Usage: "a `FILE` whose first line is the server's key (default: $SQLAGENT_API_KEY, then $OPENAI_API_KEY)"},
	&cli.DurationFlag{Name: "model-timeout", Usage: "most time that a server may be silent (default: 3m)"},
	&cli.IntFlag{Name: "threads", Usage: "threads of llama.cpp (default: as many as cores are free)"},
	&cli.IntFlag{Name: "gpu-layers", Usage: "layers that llama.cpp computes on GPUs (default: all, where there are any)"},
	&cli.StringFlag{Name: "lora", Usage: "a `FILE` with a LoRA adapter (GGUF), for llama.cpp"},
	&cli.StringFlag{Name: "grammar", Usage: "a `FILE` with a grammar (GBNF) that every turn must match, for llama.cpp"},
}

// ofEngine are the flags that only one engine understands.
var ofEngine = map[string][]string{
	"openai": {"base-url", "api-key-file", "model-timeout"},
	"llama":  {"threads", "gpu-layers", "lora", "grammar"},
}

// openEngine makes the engine of a name that engineName chose, and tells who asks for more context than the model has.
func openEngine(c *cli.Context, engine string, sessions int) (llm.Engine, error) {
	e, err := engineOf(c, engine, sessions)
	if err == nil && c.Int("context") > e.Info().Context {
		fmt.Fprintf(c.App.ErrWriter, "--context %d: the model has %d tokens, which are used\n", c.Int("context"), e.Info().Context)
	}
	return e, err
}

func engineOf(c *cli.Context, engine string, sessions int) (llm.Engine, error) {
	switch engine {
	case "openai":
		o, err := serverOptions(c)
		if err != nil {
			return nil, err
		}
		return openai.Open(c.Context, o)
	case "llama":
		o, err := llamaOptions(c, sessions)
		if err != nil {
			return nil, err
		}
		return llama.Open(c.Context, c.String("model"), o)
	}
	return openNative(c.String("model"), native.LoadOptions{Sessions: sessions, Context: c.Int("context"), Exact: c.Bool("exact")})
}

// engineName chooses by the flags alone, so that a slip in them is told before anything is opened. Whoever gives llama.cpp
// a file and does not have it is told that another engine runs it.
func engineName(c *cli.Context) (string, error) {
	name := c.String("engine")
	switch {
	case name == "" && c.IsSet("base-url"):
		name = "openai"
	case name == "" && slices.ContainsFunc(ofEngine["llama"], c.IsSet):
		name = "llama"
	case name == "" && c.String("model") != "":
		name = "llama"
		if _, _, err := llama.Find(); err != nil {
			name = "native"
			fmt.Fprintf(c.App.ErrWriter, "llama.cpp is left out, the native engine runs the model: %v\n", err)
		}
	case name == "":
		name = "native"
	case name != "native" && name != "llama" && name != "openai":
		return "", usageError{fmt.Errorf("--engine %q: give native, llama or openai", name)}
	}
	for engine, flags := range ofEngine {
		for _, flag := range flags {
			if engine != name && c.IsSet(flag) {
				return "", usageError{fmt.Errorf("--%s goes with --engine %s", flag, engine)}
			}
		}
	}
	switch {
	case c.Int("context") < 0 || c.Int("threads") < 0 || c.Int("gpu-layers") < 0:
		return "", usageError{errors.New("--context, --threads and --gpu-layers must not be negative")}
	case name == "openai" && (c.IsSet("context") || c.IsSet("exact")):
		return "", usageError{errors.New("--context and --exact are the server's business")}
	case name == "openai" && !c.IsSet("base-url"):
		return "", usageError{errors.New("--engine openai needs the server's --base-url")}
	case name == "llama" && c.String("model") == "":
		return "", usageError{errors.New("--engine llama needs a --model FILE.gguf: the embedded one is no file")}
	}
	return name, nil
}

func llamaOptions(c *cli.Context, sessions int) (llama.Options, error) {
	o := llama.Options{
		Sessions: sessions, Context: c.Int("context"), Threads: c.Int("threads"), GPULayers: c.Int("gpu-layers"),
		Adapter: c.String("lora"), Exact: c.Bool("exact"),
	}
	if c.IsSet("gpu-layers") && o.GPULayers == 0 {
		o.GPULayers = -1 // none
	}
	if path := c.String("grammar"); path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return o, usageError{fmt.Errorf("--grammar: %w", err)}
		}
		if o.Grammar = string(text); strings.TrimSpace(o.Grammar) == "" {
			return o, usageError{fmt.Errorf("--grammar %s: it is empty", path)}
		}
	}
	return o, nil
}

// openNative loads the model at path, or the embedded one where path is empty.
func openNative(path string, o native.LoadOptions) (llm.Engine, error) {
	if path != "" {
		return native.Open(path, o)
	}
	f, err := nano.File()
	if errors.Is(err, nano.ErrLeftOut) {
		return nil, usageError{fmt.Errorf("this build holds no model (%w): give one with --model FILE.gguf", err)}
	}
	if err != nil {
		return nil, &llm.LoadError{Path: "(embedded)", Err: err}
	}
	return native.Load(f, o)
}

func serverOptions(c *cli.Context) (openai.Options, error) {
	o := openai.Options{Model: c.String("model"), Silence: c.Duration("model-timeout")}
	if o.Silence < 0 {
		return o, usageError{errors.New("--model-timeout must be positive")}
	}
	var err error
	if o.URL, err = openai.ParseURL(c.String("base-url")); err != nil {
		return o, usageError{fmt.Errorf("--base-url: %w", err)}
	}
	if o.Key, err = apiKey(c.String("api-key-file")); err != nil {
		return o, usageError{err}
	}
	if host := o.URL.Hostname(); o.Key != "" && o.URL.Scheme == "http" && host != "localhost" && !net.ParseIP(host).IsLoopback() {
		fmt.Fprintf(c.App.ErrWriter, "warning: the key goes to %s unencrypted; use https\n", host)
	}
	return o, nil
}

// apiKey is a server's key, "" where none is given. It never comes from the command line, which others can read.
func apiKey(file string) (string, error) {
	key, from := os.Getenv("SQLAGENT_API_KEY"), "SQLAGENT_API_KEY"
	if key == "" {
		key, from = os.Getenv("OPENAI_API_KEY"), "OPENAI_API_KEY"
	}
	if file != "" {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", fmt.Errorf("--api-key-file: %w", err)
		}
		key, _, _ = strings.Cut(string(text), "\n")
		if from = "--api-key-file " + file; strings.TrimSpace(key) == "" {
			return "", fmt.Errorf("%s: its first line is empty", from)
		}
	}
	key = strings.TrimSpace(key)
	if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return "", fmt.Errorf("%s holds a key with characters that cannot be sent", from)
	}
	return key, nil
}

// modelLine tells a person what answers. Servers keep most of it to themselves.
func modelLine(info llm.Info) string {
	var about []string
	if info.Parameters > 0 {
		about = append(about, fmt.Sprintf("%.1fM parameters", float64(info.Parameters)/1e6))
	}
	if info.Quantisation != "" {
		about = append(about, info.Quantisation)
	}
	about = append(about, info.Engine+" on "+info.Device)
	return info.Name + " (" + strings.Join(about, ", ") + ")"
}

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
