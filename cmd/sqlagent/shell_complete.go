package main

import (
	"context"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// complete finds what the word before the cursor may be meant for: a command, what a command takes, or a name of the
// database. What would not be harmless on a terminal is left out.
func (s *shell) complete(line string, pos int) (head string, words []string, tail string) {
	runes := []rune(line)
	before, tail := string(runes[:pos]), string(runes[pos:])
	name, argument, inside := strings.Cut(before, " ")
	command, err := findCommand(name)
	var start int // of the word in before, in bytes
	switch {
	case strings.HasPrefix(before, "/") && !inside:
		for _, c := range slashCommands {
			if c.argument != "" {
				c.name += " "
			}
			words = append(words, c.name)
		}
	case err == nil && command.words != nil:
		start = len(before) - len(strings.TrimLeft(argument, " "))
		words = command.words(s, before[start:])
	default:
		start = strings.LastIndexFunc(before, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_$.", r)
		}) + 1
		sql := err == nil
		if word := before[start:]; word != "" || sql {
			words = s.nameWords(word, sql)
		}
	}
	word := before[start:]
	words = slices.DeleteFunc(words, func(w string) bool {
		plain := strings.TrimLeft(w, "\"`") // a quote is put in, not typed
		return len(plain) < len(word) || !strings.EqualFold(plain[:len(word)], word) || printable(w) != w
	})
	slices.Sort(words)
	return before[:start], slices.Compact(words), tail
}

// shape is the schema, for as long as a person likes to wait; nil: it did not come.
func (s *shell) shape() *schema.Schema {
	ctx, stop := context.WithTimeout(context.Background(), 2*time.Second)
	defer stop()
	all, err := s.db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil
	}
	return all
}

// nameWords are tables and columns; after "table." that one's columns. In SQL they are quoted where they must be.
func (s *shell) nameWords(word string, sql bool) []string {
	all := s.shape()
	if all == nil {
		return nil
	}
	spelt := func(name string) string {
		if sql {
			return dialects.QuoteIdent(all.Dialect, name)
		}
		return name
	}
	var words []string
	for _, t := range all.Tables {
		table := t.Name
		if sql {
			table = dialects.QuoteTable(all.Dialect, table)
		}
		words = append(words, table)
		for _, c := range t.Columns {
			words = append(words, spelt(c.Name))
			if len(word) > len(t.Name) && strings.EqualFold(word[:len(t.Name)], t.Name) && word[len(t.Name)] == '.' {
				words = append(words, word[:len(t.Name)+1]+spelt(c.Name))
			}
		}
	}
	return words
}

func (s *shell) tableWords(string) []string {
	if all := s.shape(); all != nil {
		return all.TableNames()
	}
	return nil
}

// sourceWords are the sources of the configuration file, and files.
func (s *shell) sourceWords(before string) []string {
	path := s.c.String("config")
	if path == "" {
		path, _ = open.ConfigPath()
	}
	sources, _ := open.Sources(path) // whose errors /source reports
	return append(slices.Collect(maps.Keys(sources)), fileWords(s, before)...)
}

// fileWords are the files and folders that a path may go on with.
func fileWords(_ *shell, before string) []string {
	dir, _ := filepath.Split(before)
	entries, _ := os.ReadDir(filepath.Clean(dir + "."))
	var words []string
	for _, e := range entries {
		name := dir + e.Name()
		if e.IsDir() {
			name += string(filepath.Separator)
		}
		words = append(words, name)
	}
	return words
}

// holdsSecret reports whether a line is not to be kept: a database is named with its password.
func holdsSecret(line string) bool {
	name, argument, _ := strings.Cut(line, " ")
	return name == "/source" && open.HoldsSecret(strings.TrimSpace(argument))
}
