package main

import (
	"cmp"
	"errors"
	"fmt"
	"os/user"
	"strconv"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/examples"
)

// approveFlags are those of `audit approve` beside databaseFlags.
var approveFlags = []cli.Flag{
	&cli.StringFlag{Name: "to", Usage: "approve: the `FILE` of verified examples to add to"},
	&cli.StringFlag{Name: "who", Usage: "approve: the `NAME` of who found the answers right (default: the system's user)"},
	&cli.StringFlag{Name: "question", Usage: "approve: the question in `WORDS` that stand alone, in place of one record's that followed another"},
}

// approve adds records of an audit to the verified examples: audit approve FILE RECORD…
func approve(c *cli.Context) error {
	path, args := c.Args().Get(1), c.Args().Slice()[2:]
	var numbers []int
	for _, arg := range args {
		n, err := strconv.Atoi(arg)
		if err != nil {
			return usageError{fmt.Errorf("%q is no record's number: sqlagent audit approve FILE RECORD…", arg)}
		}
		numbers = append(numbers, n)
	}
	switch {
	case len(numbers) == 0:
		return usageError{errors.New("say which records are right: sqlagent audit approve FILE RECORD…")}
	case c.String("to") == "":
		return usageError{errors.New("--to names the file of verified examples that they are added to")}
	case c.IsSet("question") && len(numbers) > 1:
		return usageError{errors.New("--question is of one record")}
	}
	who := c.String("who")
	if who == "" {
		u, err := user.Current()
		if err != nil {
			return usageError{fmt.Errorf("the system does not say who you are (%w): give --who", err)}
		}
		who = u.Username
	}
	records, err := audit.Select(path, numbers...)
	if err != nil {
		return err
	}
	db, name, err := openDatabase(c)
	if err != nil {
		return err
	}
	defer db.Close()
	shape, err := db.Schema(c.Context, database.SchemaOptions{})
	if err != nil {
		return err
	}
	var approved []examples.Example
	for i, r := range records {
		refuse := func(why string, args ...any) error {
			return usageError{fmt.Errorf("%s: record %d %s", path, numbers[i], fmt.Sprintf(why, args...))}
		}
		question := cmp.Or(c.String("question"), r.Question)
		switch {
		case r.Outcome != "rows":
			return refuse("is of a statement that failed: %s", r.Error)
		case r.Lookup:
			return refuse("is a look at values, which no question asked for")
		case question == "":
			return refuse("has no question: give it with --question")
		case r.Source != name:
			return refuse("is of the database %s, not of %s: name that one with --dsn, as it was named then", r.Source, name)
		}
		if _, err := db.Plan(c.Context, r.SQL); err != nil {
			return fmt.Errorf("%s: record %d runs no more: %w", path, numbers[i], err)
		}
		approved = append(approved, examples.Example{
			Question: question, SQL: r.SQL, Dialect: db.Dialect(), Schema: shape.Fingerprint(), Who: who, When: time.Now().UTC().Truncate(time.Second),
		})
	}
	added, err := examples.Add(c.String("to"), approved...)
	if err != nil {
		return err
	}
	for _, e := range approved {
		fmt.Fprintf(c.App.Writer, "%s\n  %s\n", printable(e.Question), printable(e.SQL))
	}
	_, err = fmt.Fprintf(c.App.ErrWriter, "%d of them new in %s\n", added, c.String("to"))
	return err
}
