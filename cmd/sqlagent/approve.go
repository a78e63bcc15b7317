package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

var approveCommand = &cli.Command{
	Name:      "approve",
	Usage:     "approve answers of an audit file as verified examples",
	ArgsUsage: "FILE RECORD…",
	Description: "Adds the questions and queries of the given records, numbered from 1, to a file of verified examples, which\n" +
		"`sqltrain nightly` learns from. The audit file must be intact, and each query must still pass the guard on the\n" +
		"database that it was asked of.",
	Flags: slices.Concat(databaseFlags, []cli.Flag{
		&cli.StringFlag{Name: "to", Usage: "`FILE` of verified examples to add to", Required: true},
		whoFlag,
		&cli.StringFlag{Name: "question", Usage: "self-contained `WORDS` for the question of one record that followed another"},
	}),
	Before: readSettings, // as main sets it for the commands above
	Action: approve,
}

// approve adds records of an audit to the verified examples.
func approve(ctx context.Context, c *cli.Command) error {
	path := c.Args().First()
	var numbers []int
	for _, arg := range c.Args().Tail() {
		n, err := strconv.Atoi(arg)
		if err != nil {
			return cmdline.Usagef("%q is not a record number: sqlagent audit approve FILE RECORD…", arg)
		}
		numbers = append(numbers, n)
	}
	switch {
	case len(numbers) == 0:
		return cmdline.Usagef("name the records to approve: sqlagent audit approve FILE RECORD…")
	case c.IsSet("question") && len(numbers) > 1:
		return cmdline.Usagef("--question takes exactly one record")
	}
	who, err := verifier(c)
	if err != nil {
		return err
	}
	records, err := audit.Select(path, numbers...)
	if err != nil {
		return unreadable(err)
	}
	db, name, shape, err := openShape(ctx, c)
	if err != nil {
		return err
	}
	defer db.Close()
	var approved []examples.Example
	for i, r := range records {
		refuse := func(why string, args ...any) error {
			return cmdline.Usagef("%s: record %d %s", path, numbers[i], fmt.Sprintf(why, args...))
		}
		question := cmp.Or(c.String("question"), r.Question)
		switch {
		case r.Outcome != "rows":
			return refuse("is a statement that failed: %s", r.Error)
		case r.Lookup:
			return refuse("is a lookup of values, not the answer to a question")
		case question == "":
			return refuse("has no question: give it with --question")
		case r.Source != name:
			return refuse("is about the database %s, not %s: pass the --dsn that was used then", r.Source, name)
		}
		if _, err := db.Plan(ctx, r.SQL); err != nil {
			return fmt.Errorf("%s: record %d no longer runs: %w", path, numbers[i], err)
		}
		example := examples.Example{
			Question: question, SQL: r.SQL, Dialect: db.Dialect(), Schema: shape.Fingerprint(), Who: who, When: time.Now().UTC().Truncate(time.Second),
		}
		if err := maskExample(ctx, db, shape, database.Limits{}, &example); err != nil {
			return err
		}
		approved = append(approved, example)
	}
	added, err := examples.Add(ctx, c.String("to"), approved...)
	if err != nil {
		return inFolder(err)
	}
	for _, e := range approved {
		fmt.Fprintf(c.Root().Writer, "%s\n  %s\n", printable(e.Question), printable(e.SQL))
	}
	_, err = fmt.Fprintf(c.Root().ErrWriter, "%d of them new in %s\n", added, c.String("to"))
	return err
}
