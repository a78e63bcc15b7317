package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/llm/open"
)

// Names of models that are no files.
const (
	autoModel     = "auto"     // the embedded one, and a larger one where that is unsure
	embeddedModel = "embedded" // the embedded one alone
)

// modelOptions are those of the model that answers, and of the larger one that is asked where it is unsure.
type modelOptions struct {
	open.Options
	larger *open.Options // nil: none
	said   []string      // of it, for when it is opened
}

// largerFile is the larger model's file; "": one model answers.
func largerFile(c *cli.Command) (string, error) {
	auto := c.String("model") == autoModel
	named := c.String("larger")
	switch {
	case auto && (c.String("base-url") != "" || c.String("engine") == open.OpenAI):
		return "", cmdline.Usagef("%s auto: the larger model is a file, not a server: omit --base-url, or --model", originOf(c, "model").where)
	case auto && c.String("grammar") != "":
		return "", cmdline.Usagef("--grammar applies to one model, and %s auto asks two: name the model", originOf(c, "model").where)
	case auto:
	case c.Name == "eval", originOf(c, "model").place != byDefault, c.String("model") != "", c.String("base-url") != "", c.String("engine") != "",
		c.String("lora") != "", c.String("grammar") != "", c.String("device") == open.CUDA: // one model is meant
		for _, name := range []string{"larger", "confirm"} {
			if originOf(c, name).place == byFlag {
				return "", cmdline.Usagef("--%s needs --model auto", name)
			}
		}
		return "", nil
	}
	if c.Bool("confirm") && c.Int("votes") == 1 {
		return "", cmdline.Usagef("%s: one vote does not say how sure it is: ask with --votes 2 or more, or without --confirm", originOf(c, "confirm").where)
	}
	if named != "" {
		return named, nil
	}
	file, err := pulledLast()
	if err == nil && file == "" && (auto || c.Bool("confirm")) {
		asked := originOf(c, "model").where + " auto"
		if !auto {
			asked = originOf(c, "confirm").where
		}
		err = cmdline.Usagef("%s: no larger model: run `sqlagent models pull coder-0.5b`, or name one with --larger", asked)
	}
	return file, err
}

// laterModel is the larger model, opened when it is first needed; nil where one model answers.
func laterModel(c *cli.Command, o modelOptions) *cascade.Larger {
	if o.larger == nil {
		return nil
	}
	larger := cascade.Later(strings.TrimSuffix(filepath.Base(o.larger.Model), ".gguf"), func(ctx context.Context) (llm.Engine, error) {
		if err := fits(*o.larger); err != nil {
			return nil, err
		}
		for _, text := range o.said {
			fmt.Fprintln(c.Root().ErrWriter, text)
		}
		return openEngine(ctx, c, *o.larger)
	})
	larger.Confirms = confirms(c, o.larger.Model)
	return larger
}

// confirms reports whether the larger model is asked every question: as the user says, else where it is one whose
// agreement with the first was measured, and whose votes are short.
func confirms(c *cli.Command, file string) bool {
	if originOf(c, "confirm").place != byDefault {
		return c.Bool("confirm")
	}
	info, err := inspect.Card(file) // an error is reported once the model is needed
	return err == nil && c.Int("votes") != 1 && cascade.Votes(info)
}

// orLarger names the larger model, for people; "": there is none.
func orLarger(l *cascade.Larger) string {
	switch {
	case l == nil:
		return ""
	case l.Confirms:
		return ", confirmed by " + printable(l.Name)
	}
	return ", and " + printable(l.Name) + " where that is unsure"
}

// fits is the error of a model that this machine has too little memory for: to load it might end other programs.
func fits(o open.Options) error {
	base, err := inspect.Base(o.Model)
	if err != nil {
		return err
	}
	m, err := inspect.Open(cmp.Or(base, o.Model))
	if err != nil {
		return err
	}
	free, known := inspect.Available()
	need := m.Needs(min(o.Context, m.Context), max(1, o.Sessions))[0].Total()
	if base != "" {
		adapter, err := os.Stat(o.Model)
		if err != nil {
			return &llm.LoadError{Path: o.Model, Err: err}
		}
		need += adapter.Size()
	}
	if known && o.GPULayers <= 0 && need > free {
		return &llm.LoadError{Path: o.Model, Err: fmt.Errorf("it takes %s of memory, and this machine has %s free", size(need), size(free)),
			Hint: "pull a smaller one, or use --model embedded"}
	}
	return nil
}

// pulledFile holds the path of the model that was pulled or loaded last, in the folder of models.
const pulledFile = ".pulled"

// pulledLast is that path; "": there is none.
func pulledLast() (string, error) {
	folder, err := modelsFolder()
	if err != nil {
		return "", nil // without a home nothing was pulled
	}
	text, err := os.ReadFile(filepath.Join(folder, pulledFile))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// notePulled has a model be the larger one from now on.
func notePulled(path string) error {
	folder, err := modelsFolder()
	if err != nil {
		return err
	}
	if path, err = filepath.Abs(path); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(folder, pulledFile), 0o644, func(f *os.File) error {
		_, err := fmt.Fprintln(f, path)
		return err
	})
}
