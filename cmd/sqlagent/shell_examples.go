package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/sqlagent/sqlagent/cmd/sqlagent/internal/lineedit"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// good keeps the last query as one that answers the last question, in a person's words where they give some.
func (s *shell) good(ctx context.Context, words string) error {
	switch {
	case s.question.Text == "" && words == "":
		return errNoQuestion
	case s.sql == "":
		return errNoSQL
	case !s.answers:
		return shellErrorf("/bad SQL gives one", "the last question has no answer")
	case s.result == nil:
		return shellErrorf("/bad SQL gives one that does", "the last query failed, so it answers no question")
	}
	return s.verify(ctx, s.sql, words)
}

// bad keeps a person's query in place of the model's. It is run first, so that the person sees what it answers.
func (s *shell) bad(ctx context.Context, sql string) error {
	switch {
	case s.question.Text == "":
		return errNoQuestion
	case sql == "", sql == "edit":
		return shellErrorf("/bad SELECT …; or /sql edit, until it is right, then /good", "no query given")
	}
	if err := s.runSQL(ctx, sql); err != nil {
		return err
	}
	return s.verify(ctx, sql, "")
}

// verify adds the last question, or words in its place, with a query to the verified examples.
func (s *shell) verify(ctx context.Context, sql, words string) error {
	question := cmp.Or(words, s.question.Text)
	if s.follows && words == "" {
		var err error
		if question, err = s.reword(ctx); err != nil {
			return err
		}
	}
	who, err := verifier(s.c)
	if err != nil {
		return err
	}
	path, err := examplesFile(s.c)
	if err != nil {
		return err
	}
	limits := database.Limits{Timeout: s.way.Limits.Timeout} // the others are those by which examples are checked
	if s.kept, err = keepExample(ctx, s.err, path, s.db, limits, examples.Example{Question: question, SQL: sql, Who: who}); err != nil {
		return err
	}
	return s.learn()
}

// reword asks for the last question in words that need no question before it. Of lines that are piped in, none is taken
// for it: they were written as lines of the shell.
func (s *shell) reword(ctx context.Context) (string, error) {
	if s.piped {
		return "", shellErrorf("/good QUESTION, with the question reworded so that it is self-contained", "the question follows up another")
	}
	fmt.Fprintln(s.err, "the question follows up another: reword it so that it is self-contained")
	question, err := s.lines.ReadLine(ctx, "question> ", strings.Join(s.said, " "))
	ended := errors.Is(err, io.EOF) || errors.Is(err, lineedit.ErrAborted)
	switch question = strings.TrimSpace(question); {
	case err != nil && !ended:
		return "", err
	case ended || question == "":
		return "", shellErrorf("run /good again", "an example needs a question")
	case strings.HasPrefix(question, "/"):
		return "", shellErrorf("run /good again", "an example needs a question, and %s is a command", question)
	}
	return question, nil
}

// learn makes an agent that knows the examples of now, for the next conversation.
func (s *shell) learn() error {
	a, err := s.newAgent(s.engine, s.larger, s.db)
	if err == nil {
		s.agent = a
	}
	return err
}

// undo takes back what was done last: the example that was kept, or else the line that asked something. All is then as
// before that.
func (s *shell) undo(ctx context.Context, _ string) error {
	if kept := s.kept; kept != nil {
		removed, err := examples.Remove(ctx, kept.path, kept.example)
		if err != nil {
			return err
		}
		s.kept = nil
		if !removed {
			return shellErrorf("check "+kept.path, "the example no longer exists")
		}
		fmt.Fprintf(s.err, "removed from %s: %s\n", kept.path, printable(kept.example.Question))
		return s.learn()
	}
	last := len(s.past) - 1
	if last < 0 {
		return shellErrorf("/undo takes back the last /good or /bad, or else the last question", "nothing to undo")
	}
	before := s.past[last]
	s.talk.Back(before.mark)
	s.state, s.past = before.state, s.past[:last]
	fmt.Fprintf(s.err, "taken back: %s\n", printable(before.line))
	return nil
}
