package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// The commands below models that read GGUF files without loading them.

var listModelsCommand = &cli.Command{
	Name:      "list",
	Usage:     "list the GGUF files in folders",
	ArgsUsage: "[FOLDER…]",
	Description: "Searches folders, by default ~/.local/share/sqlagent/models (below $XDG_DATA_HOME if set) or the one\n" +
		"that SQLAGENT_MODELS names. A file that cannot be read is named on stderr.",
	Flags: []cli.Flag{&cli.BoolFlag{Name: "json", Usage: "a JSON list"}},
	Action: func(_ context.Context, c *cli.Command) error {
		folders := c.Args().Slice()
		if len(folders) == 0 {
			folder, err := modelsFolder()
			if err != nil {
				return err
			}
			if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
				return cmdline.Usagef("no folder %s: run `sqlagent models pull` to download a model there, or name a folder that has some", folder)
			}
			folders = []string{folder}
		}
		models, err := inspect.List(folders, func(err error) { fmt.Fprintf(c.Root().ErrWriter, "left out: %v\n", err) })
		if err != nil {
			return cmdline.UsageError{Err: err}
		}
		if c.Bool("json") {
			if models == nil {
				models = []*inspect.Model{}
			}
			return writeJSON(c.Root().Writer, models)
		}
		w := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "FILE\tSIZE\tARCHITECTURE\tPARAMETERS\tWEIGHTS\tCONTEXT\tLICENSE")
		for _, m := range models {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", printable(m.Path), size(m.Bytes), printable(orDash(m.Architecture)), count(m.Parameters),
				m.Weights, orDash(m.Context), printable(orDash(m.License)))
		}
		return w.Flush()
	},
}

func modelsFolder() (string, error) {
	if folder := os.Getenv("SQLAGENT_MODELS"); folder != "" {
		return folder, nil
	}
	data := os.Getenv("XDG_DATA_HOME")
	if home, err := os.UserHomeDir(); data == "" && err == nil {
		data = filepath.Join(home, ".local", "share")
	}
	if data == "" {
		return "", cmdline.Usagef("no home directory: name a folder")
	}
	return filepath.Join(data, "sqlagent", "models"), nil
}

// found is what inspect prints for programs.
type found struct {
	*inspect.Model
	Over      string         `json:"over,omitempty"` // the file in its folder that an adapter goes over
	Sessions  int            `json:"sessions"`
	Tokens    int            `json:"tokens"` // of a session
	Needs     []inspect.Need `json:"needs"`
	Available int64          `json:"available,omitempty"` // memory of this machine, in bytes
}

var inspectCommand = &cli.Command{
	Name:      "inspect",
	Usage:     "show what a GGUF file contains, and the memory needed to run it",
	ArgsUsage: "FILE",
	Flags: []cli.Flag{
		&cli.IntFlag{Name: "context", DefaultText: "the model's, up to 8192", Validator: cmdline.Positive[int], Usage: "`TOKENS` of a session"},
		&cli.IntFlag{Name: "sessions", Value: 1, Validator: cmdline.Positive[int], Usage: "conversations at the same time"},
		&cli.BoolFlag{Name: "json", Usage: "a JSON object"},
	},
	Action: func(_ context.Context, c *cli.Command) error {
		if c.NArg() != 1 {
			return cmdline.Usagef("inspect takes one file, got %d arguments", c.NArg())
		}
		m, err := inspect.Open(c.Args().First())
		if err != nil {
			return err
		}
		f := found{Model: m, Sessions: c.Int("sessions"), Tokens: c.Int("context")}
		runs := m
		if f.Over, err = inspect.Base(m.Path); f.Over != "" {
			runs, err = inspect.Open(f.Over)
		}
		switch {
		case errors.Is(err, inspect.ErrNoBase):
			m.Unfit = err.Error()
		case err != nil:
			return err
		case f.Over != "":
			m.Unfit, m.Refused = runs.Unfit, runs.Refused
		}
		if f.Tokens == 0 {
			f.Tokens = min(runs.Context, 8192)
		}
		f.Needs = runs.Needs(f.Tokens, f.Sessions)
		for i := range f.Needs {
			if f.Over != "" {
				f.Needs[i].Weights += m.Bytes
			}
		}
		f.Available, _ = inspect.Available()
		if c.Bool("json") {
			return writeJSON(c.Root().Writer, f)
		}
		return f.print(c.Root().Writer)
	},
}

func (f found) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	row := func(key, value string) {
		if value != "" {
			fmt.Fprintf(w, "%s\t%s\n", key, printable(value))
		}
	}
	row("file", f.Path)
	row("name", f.Name)
	row("kind", strings.TrimSpace(f.Architecture+" "+f.Type))
	row("size", fmt.Sprintf("%s, %s parameters, %s", size(f.Bytes), count(f.Parameters), f.Weights))
	for _, kind := range slices.Sorted(maps.Keys(f.Stored)) {
		row("  "+kind, size(f.Stored[kind]))
	}
	if f.Type != adapterType {
		row("context", fmt.Sprintf("%d tokens, vocabulary %d", f.Context, f.Vocabulary))
	}
	row("description", f.Description)
	row("license", f.License)
	row("base", f.Base)
	row("protocol", f.Protocol)
	row("votes", votes(f.Voting))
	row("trained", f.Trained)
	row("evaluation", f.Evaluation)
	row("over", f.Over)
	if f.Unfit != "" {
		row("answers", "no: "+f.Unfit)
	}
	if f.Refused != "" && (f.Type != adapterType || f.Over != "") {
		row("native", "does not run it: "+f.Refused)
	}
	for _, n := range f.Needs {
		fits := ""
		if f.Available > 0 {
			fits = "; this machine has " + size(f.Available) + " free"
			if n.Total() > f.Available {
				fits += ": too little"
			}
		}
		if f.Tokens == 0 { // an adapter without its model
			row("memory", size(n.Weights)+" next to its model's")
			break
		}
		if f.Context > 0 && f.Tokens > f.Context {
			fits += fmt.Sprintf("; the model is made for %d tokens", f.Context)
		}
		row("memory, "+n.Engine, fmt.Sprintf("%s: weights %s, %d × %d tokens %s%s", size(n.Total()), size(n.Weights), f.Sessions, f.Tokens, size(n.Cache), fits))
	}
	return w.Flush()
}

// votes says how a file's model answers best, where the file says so.
func votes(v *llm.Voting) string {
	switch {
	case v == nil:
		return ""
	case !v.Measured():
		return fmt.Sprintf("%d, not calibrated: no answer is sure", v.Votes)
	}
	return fmt.Sprintf("%d, calibrated; an answer is sure from a confidence of %.2f", v.Votes, v.MinConfidence)
}

var verifyModelCommand = &cli.Command{
	Name:      "verify",
	Usage:     "check a file's SHA-256",
	ArgsUsage: "FILE [SHA256]",
	Description: "Without a hash, uses that of FILE.sha256, as sha256sum writes it. Exit code 0 if it matches, 7\n" +
		"if not.",
	Action: func(ctx context.Context, c *cli.Command) error {
		if c.NArg() < 1 || c.NArg() > 2 {
			return cmdline.Usagef("verify takes a file and a hash, got %d arguments", c.NArg())
		}
		path := c.Args().First()
		sum, err := inspect.Verify(ctx, path, c.Args().Get(1), progress.New(os.Stderr, "MB", 0).Bytes)
		var other *inspect.HashError
		switch {
		case errors.As(err, &other):
			why := fmt.Errorf("its SHA-256 is %s, want %s: the file is damaged, or another one", other.Got, other.Want)
			return &llm.LoadError{Path: path, Err: why, Hint: "download the file again"}
		case errors.Is(err, context.Canceled):
			return err
		case err != nil:
			return cmdline.UsageError{Err: err}
		}
		_, err = fmt.Fprintf(c.Root().Writer, "%s  %s\n", sum, path)
		return err
	},
}

// size shows bytes as people read them.
func size(bytes int64) string {
	switch {
	case bytes >= 1e9:
		return fmt.Sprintf("%.1f GB", float64(bytes)/1e9)
	case bytes >= 1e6:
		return fmt.Sprintf("%.1f MB", float64(bytes)/1e6)
	}
	return fmt.Sprintf("%d B", bytes)
}

// count shows a number of parameters as models are named by it.
func count(n int64) string {
	switch {
	case n >= 1e9:
		return fmt.Sprintf("%.1fB", float64(n)/1e9)
	case n >= 1e6:
		return fmt.Sprintf("%.1fM", float64(n)/1e6)
	}
	return fmt.Sprint(n)
}
