package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
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
	case sql == "", sql == "edit":
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
	who, err := verifier(s.c)
	if err != nil {
		return err
	}
	path, err := examplesFile(s.c)
	if err != nil {
		return err
	}
	limits := database.Limits{Timeout: s.way.Limits.Timeout} // the others are those by which examples are checked
	if err := keepExample(ctx, s.err, path, s.db, limits, examples.Example{Question: question, SQL: sql, Who: who}); err != nil {
		return err
	}
	a, err := s.newAgent(s.engine, s.db) // which knows it, for the next conversation
	if err == nil {
		s.agent = a
	}
	return err
}
