package main

import (
	"cmp"
	"context"
	"fmt"
	"strings"

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
		fmt.Fprintln(s.err, "the question follows up another: reword it so that it is self-contained")
		if question, err = s.lines.ReadLine(ctx, "question> ", strings.Join(s.said, " ")); err != nil {
			return err
		}
		if question = strings.TrimSpace(question); question == "" {
			return shellErrorf("run /good again", "an example needs a question")
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
func (s *shell) undo(context.Context, string) error {
	if kept := s.kept; kept != nil {
		removed, err := examples.Remove(kept.path, kept.example)
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
