package main

import (
	"context"
	"fmt"
	"os"
	"os/user"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/examples"
)

// good keeps the last query as one that answers the last question.
func (s *shell) good(ctx context.Context, _ string) error {
	switch {
	case s.question.Text == "":
		return errNoQuestion
	case s.sql == "" || s.result == nil:
		return shellErrorf("/bad SQL gives one that does", "the last query failed: it answers nothing")
	}
	return s.verify(ctx, s.sql)
}

// bad keeps a person's query in place of the model's. It is run first, so that the person sees what it answers.
func (s *shell) bad(ctx context.Context, sql string) error {
	switch {
	case s.question.Text == "":
		return errNoQuestion
	case sql == "":
		return shellErrorf("/bad SELECT …; or /sql edit, until it is right, then /good", "what query is right?")
	}
	question := s.question
	if err := s.runSQL(ctx, sql); err != nil {
		return err
	}
	s.question = question
	return s.verify(ctx, sql)
}

// verify adds the last question with a query to the verified examples.
func (s *shell) verify(ctx context.Context, sql string) error {
	question := s.question.Text
	if s.follows {
		var err error
		fmt.Fprintln(s.err, "the question followed another: say it in words that stand alone")
		if question, err = s.lines.ReadLine(ctx, "question> ", question); err != nil {
			return err
		}
		if question = strings.TrimSpace(question); question == "" {
			return shellErrorf("/good asks again", "without a question there is no example")
		}
	}
	shape, err := s.db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return err
	}
	who, err := user.Current()
	if err != nil {
		return cmdline.Usagef("the system does not say who you are: %w", err)
	}
	path, err := examplesPath()
	if err != nil {
		return err
	}
	added, err := examples.Add(path, examples.Example{
		Question: question, SQL: sql, Dialect: s.db.Dialect(), Schema: shape.Fingerprint(), Who: who.Username, When: time.Now().UTC().Truncate(time.Second),
	})
	if err != nil {
		return err
	}
	if added == 0 {
		fmt.Fprintf(s.err, "it is among the verified examples already: %s\n", path)
		return nil
	}
	fmt.Fprintf(s.err, "kept as a verified example in %s\n", path)
	return nil
}

// examplesPath is where verified examples are kept: beside the configuration file. Its folder is made.
func examplesPath() (string, error) {
	config, err := open.ConfigPath()
	if err != nil {
		return "", err
	}
	dir := filepath.Dir(config)
	return filepath.Join(dir, "examples.jsonl"), os.MkdirAll(dir, 0o700)
}
