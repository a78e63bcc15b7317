package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/llm/llama"
	"github.com/sqlagent/sqlagent/llm/native/remote"
)

// settings are what a user says once. Each is a flag (--min-confidence), a variable of the environment
// (SQLAGENT_MIN_CONFIDENCE) and a key of the configuration file (min_confidence); the first of them that is given
// counts, for every command that has the flag.
var settings = slices.Concat(askFlags, serveFlags, []cli.Flag{dialectFlag})

// nameOf is the name of a setting's flag; key and variable follow from it.
func nameOf(f cli.Flag) string { return f.Names()[0] }

func keyOf(name string) string { return strings.ReplaceAll(name, "-", "_") }

func variableOf(name string) string { return "SQLAGENT_" + strings.ToUpper(keyOf(name)) }

// place is a kind of place where a setting may be given. A higher one counts before a lower one.
type place int

const (
	byDefault place = iota
	byFile
	byEnvironment
	byFlag
)

// origin is where a setting was given.
type origin struct {
	place place
	where string // in words: a flag, a variable, or a key and its line
}

// originsKey is the key of a command's metadata under which its map of origins is.
const originsKey = "origins"

// Environment variables that belong to no setting: of the program, and of tests and scripts.
var (
	variables = []string{
		"SQLAGENT_CONFIG", "SQLAGENT_API_KEY", "SQLAGENT_HISTORY", "SQLAGENT_MODELS", "SQLAGENT_GEMM",
		llama.HostVariable, llama.LibrariesVariable, remote.HostVariable,
	}
	testVariables = []string{"SQLAGENT_DATA", "SQLAGENT_GOLDEN", "SQLAGENT_LOAD", "SQLAGENT_SCREENSHOTS", "SQLAGENT_MYSQL"}
)

// readSettings sets the flags of a command that its command line does not: from the environment, else from the
// configuration file. It is the Before of every command.
func readSettings(_ context.Context, c *cli.Command) (context.Context, error) {
	if !slices.ContainsFunc(c.Flags, func(f cli.Flag) bool { return slices.Contains(settings, f) }) {
		return nil, nil
	}
	file, err := readConfig(c.String("config"))
	if err != nil {
		return nil, err
	}
	known := slices.Concat(variables, testVariables, file.tokens)
	for _, f := range settings {
		known = append(known, variableOf(nameOf(f)))
	}
	cmdline.WarnOfVariables(c.Root().ErrWriter, os.Environ(), "SQLAGENT_", known)
	origins := map[string]origin{}
	c.Metadata[originsKey] = origins
	for _, f := range c.Flags {
		name := nameOf(f)
		variable := variableOf(name)
		value, inFile := file.values[name]
		switch env := os.Getenv(variable); {
		case f.IsSet():
			origins[name] = origin{byFlag, "--" + name}
		case !slices.Contains(settings, f):
		case env != "":
			origins[name] = origin{byEnvironment, "$" + variable}
			if err := c.Set(name, env); err != nil {
				return nil, cmdline.Usagef("$%s=%q: %s", variable, env, cmdline.Reason(err.Error()))
			}
		case inFile:
			origins[name] = origin{byFile, fmt.Sprintf("%s in %s:%d", keyOf(name), file.path, file.lines[name])}
			if warning := open.Exposed(file.path); warning != "" && open.HoldsSecret(value) {
				fmt.Fprintln(c.Root().ErrWriter, "warning: "+warning)
			}
			if err := c.Set(name, value); err != nil {
				return nil, file.wrong(name, fmt.Sprintf("%s = %s: %s", keyOf(name), value, cmdline.Reason(err.Error())))
			}
		}
	}
	return nil, nil
}

// originOf is where a flag of c was given.
func originOf(c *cli.Command, name string) origin {
	origins, _ := c.Metadata[originsKey].(map[string]origin)
	if o, ok := origins[name]; ok {
		return o
	}
	return origin{byDefault, "--" + name}
}

var settingsCommand = &cli.Command{
	Name:         "settings",
	Aliases:      []string{"config"},
	Usage:        "print all settings, and where each comes from",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Prints every setting, its value, and its source: a flag, an environment variable, the\n" +
		"configuration file or the default, in this order. Passwords are left out.",
	Flags: append([]cli.Flag{&cli.BoolFlag{Name: "json", Usage: "a JSON list"}}, settings...),
	Action: func(_ context.Context, c *cli.Command) error {
		all := effective(c)
		if c.Bool("json") {
			return writeJSON(c.Root().Writer, all)
		}
		w := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "SETTING\tVALUE\tFROM")
		for _, s := range all {
			fmt.Fprintf(w, "%s\t%s\t%s\n", s.Key, printable(orDash(s.Value)), printable(s.From))
		}
		return w.Flush()
	},
}

// setting is one as settings prints it.
type setting struct {
	Key   string `json:"key"`
	Env   string `json:"env"`
	Value string `json:"value"` // "": none, or as From says
	From  string `json:"from"`
}

func effective(c *cli.Command) (all []setting) {
	for _, f := range settings {
		name := nameOf(f)
		s := setting{Key: keyOf(name), Env: variableOf(name), Value: open.Redact(fmt.Sprint(c.Value(name)))}
		if name == "base-url" || name == "audit-anchor" {
			s.Value = withoutQuery(s.Value)
		}
		switch o, words := originOf(c, name), f.(cli.DocGenerationFlag).GetDefaultText(); {
		case o.place != byDefault:
			s.From = o.where
		case words != "": // it depends
			s.Value, s.From = "", "default: "+words
		default:
			s.From = "default"
		}
		all = append(all, s)
	}
	return all
}
