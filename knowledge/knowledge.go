// Package knowledge is what a team keeps about its databases, in a folder of three files: examples.jsonl, questions
// with queries that a person found right (package examples); glossary.toml, what the team's words mean; rules.md, what
// every query must follow.
//
//	base, err := knowledge.Read(".sqlagent")
//	a, err := protocols.NewAgent(engine, db, agent.Options{Knowledge: base})
//
// A Base is of no database in particular: About is the part of it that speaks of one schema. It finds the examples
// nearest to a question and the terms that it says. Nothing here reads a database or asks a model.
package knowledge

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// The files of a folder. Any may be missing.
const (
	ExamplesFile = "examples.jsonl"
	GlossaryFile = "glossary.toml"
	RulesFile    = "rules.md"
)

// Folder is the name of a project's folder.
const Folder = ".sqlagent"

// Base is what a team keeps.
type Base struct {
	Examples []examples.Example
	Terms    []Term // in the order of their names
	Rules    []string

	glossary string // the file of Terms; "": they were not read
}

// FileError is a file of a folder that cannot be used, or a folder that cannot be trusted.
type FileError struct {
	Path string
	Line int // from 1; 0: of no line
	Err  error
}

func (e *FileError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %v", e.Path, e.Line, e.Err)
	}
	return e.Path + ": " + e.Err.Error()
}
func (e *FileError) Unwrap() error { return e.Err }

// Read reads a folder. Errors are *FileError.
func Read(dir string) (*Base, error) {
	info, err := os.Stat(dir)
	if err == nil && !info.IsDir() {
		err = errors.New("it is not a folder")
	}
	if err != nil {
		return nil, &FileError{Path: dir, Err: reason(err)}
	}
	b := &Base{glossary: filepath.Join(dir, GlossaryFile)}
	b.Examples, err = examples.Read(filepath.Join(dir, ExamplesFile))
	var line *examples.LineError
	switch {
	case errors.As(err, &line):
		return nil, &FileError{line.Path, line.Line, line.Err}
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, &FileError{Path: filepath.Join(dir, ExamplesFile), Err: reason(err)}
	}
	for name, take := range map[string]func(text string) error{
		GlossaryFile: func(text string) (err error) { b.Terms, err = ParseGlossary(text); return err },
		RulesFile:    func(text string) error { b.Rules = parseRules(text); return nil },
	} {
		path := filepath.Join(dir, name)
		text, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err == nil {
			err = take(string(text))
		}
		var wrong *FileError
		switch {
		case errors.As(err, &wrong):
			return nil, &FileError{path, wrong.Line, wrong.Err}
		case err != nil:
			return nil, &FileError{Path: path, Err: reason(err)}
		}
	}
	return b, nil
}

// reason is an error without the path that it names too.
func reason(err error) error {
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return failed.Err
	}
	return err
}

// parseRules takes each item of a list, or else each paragraph, as a rule. Headings are none.
func parseRules(text string) (rules []string) {
	open := false // the next line goes on with the last rule
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		item := strings.HasPrefix(line, "- ") || strings.HasPrefix(line, "* ")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
			open = false
		case item || !open:
			if item {
				line = strings.TrimSpace(line[2:])
			}
			rules, open = append(rules, line), true
		default:
			rules[len(rules)-1] += " " + line
		}
	}
	return rules
}

// Find is the folder that counts in a working directory: the nearest .sqlagent in it or above, as git finds its own,
// but none in or above the home directory; else fallback, where that holds a file of knowledge; else "". A folder that
// somebody else could have written is not followed: the error, a *FileError, says so.
func Find(dir, fallback string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	home, _ := os.UserHomeDir()
	for dir != home {
		path := filepath.Join(dir, Folder)
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			if !trusted(info) {
				return "", &FileError{Path: path, Err: errors.New("it is not yours, or others may write to it, and its content steers the model: " +
					"if you trust it, name it with --knowledge-dir; otherwise use --no-knowledge")}
			}
			return path, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	holds := func(name string) bool {
		_, err := os.Stat(filepath.Join(fallback, name))
		return err == nil
	}
	if fallback != "" && slices.ContainsFunc([]string{ExamplesFile, GlossaryFile, RulesFile}, holds) {
		return fallback, nil
	}
	return "", nil
}
