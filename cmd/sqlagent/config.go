package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/edit"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

// configFlag names the configuration file, to every command.
var configFlag = &cli.StringFlag{Name: "config", Sources: cli.EnvVars("SQLAGENT_CONFIG"), TakesFile: true,
	DefaultText: "sqlagent/config.toml in the user's configuration folder",
	Usage:       "the configuration `FILE`"}

// config is the configuration file, but for the sources, which package open reads, and the tokens, which serve does.
type config struct {
	path   string
	values map[string]string // by the settings' names, as a command line would have them
	lines  map[string]int    // where they stand
	tokens []string          // the variables of the environment that tokens are in
}

// readConfig reads the file at path, or where it is by default: there it may be absent. Errors are *open.ConfigError.
func readConfig(path string) (*config, error) {
	file := &config{path: path, values: map[string]string{}, lines: map[string]int{}}
	if path == "" {
		file.path, _ = open.ConfigPath() // without a home there is no configuration
	}
	text, err := os.ReadFile(file.path)
	var failed *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist) && path == "":
		return file, nil
	case errors.As(err, &failed):
		return nil, &open.ConfigError{Path: file.path, Err: failed.Err}
	}
	var values map[string]any
	if err := tomlfile.Decode(string(text), &values); err != nil {
		return nil, &open.ConfigError{Path: file.path, Err: err}
	}
	if _, err := open.Sources(file.path); err != nil { // a mistake is reported, whichever source is asked
		return nil, err
	}
	tokens, _ := values["tokens"].(map[string]any)
	for _, token := range tokens {
		entry, _ := token.(map[string]any)
		if variable, ok := entry["env"].(string); ok {
			file.tokens = append(file.tokens, variable)
		}
	}
	delete(values, "sources")
	delete(values, "tokens")
	lines := tomlfile.Lines(string(text))
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if err := file.take(key, values[key], lines[key]); err != nil {
			return nil, err
		}
	}
	return file, nil
}

// configPath is the configuration file, "" where there is none.
func configPath(c *cli.Command) string {
	path := c.String("config")
	if path == "" {
		path, _ = open.ConfigPath() // without a home there is no configuration
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return ""
		}
	}
	return path
}

// configuredNames are the names of the configuration file's sources.
func configuredNames(c *cli.Command) ([]string, error) {
	path := configPath(c)
	if path == "" {
		return nil, nil
	}
	sources, err := open.Sources(path)
	return slices.Sorted(maps.Keys(sources)), err
}

// configuredSource is the configuration file's source of a name.
func configuredSource(c *cli.Command, name string) (*open.Source, error) {
	source, err := open.Locator{DSN: name, Config: configPath(c)}.Find()
	if err != nil {
		return nil, fmt.Errorf("sources.%s: %w", name, err)
	}
	return source, nil
}

// take notes the value of a key, in the form that the flag's own reader takes.
func (file *config) take(key string, value any, line int) error {
	keys := []string{"sources", "tokens"}
	for _, f := range settings {
		name := nameOf(f)
		if keys = append(keys, keyOf(name)); keyOf(name) != key {
			continue
		}
		file.lines[name] = line
		kind := f.(cli.DocGenerationFlag).TypeName()
		text, ok := tomlText(kind, value)
		if !ok {
			return file.wrong(name, fmt.Sprintf("%s must be %s, not %#v", key, tomlForms[kind], value))
		}
		file.values[name] = text
		return nil
	}
	what := fmt.Sprintf("unknown setting %q", key)
	return &open.ConfigError{Path: file.path, Err: &tomlfile.Error{Line: line, What: what + edit.DidYouMean(key, keys)}}
}

// wrong is the error of a setting's value.
func (file *config) wrong(name, what string) error {
	return &open.ConfigError{Path: file.path, Err: &tomlfile.Error{Line: file.lines[name], What: what}}
}

// tomlForms are how the file has the kinds of flags.
var tomlForms = map[string]string{
	"string": "a string in quotes", "duration": `a duration in quotes, such as "30s"`, "int": "a whole number", "float": "a number",
	"bool": "true or false",
}

// tomlText is a value of the file as a command line has it, where it is of a flag's kind.
func tomlText(kind string, value any) (text string, ok bool) {
	switch value.(type) {
	case string:
		ok = kind == "string" || kind == "duration"
	case int64:
		ok = kind == "int" || kind == "float"
	case float64:
		ok = kind == "float"
	case bool:
		ok = kind == "bool"
	}
	return fmt.Sprint(value), ok
}
