package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/parse"
)

var checkCommand = &cli.Command{
	Name:      "check",
	Usage:     "check whether the guard allows a statement",
	ArgsUsage: "[SQL | -]",
	Description: "Checks one statement, given as an argument or on standard input (-), without a database. Exit code 0: allowed;\n" +
		"3: refused. With --json it reads one {\"id\", \"sql\"} a line and prints {\"id\", \"allowed\", \"reason\", \"rule\"}.",
	Flags: []cli.Flag{
		dialectFlag,
		&cli.BoolFlag{Name: "json", Usage: "read and write JSON lines"},
		&cli.StringSliceFlag{Name: "allow-function", Usage: "`NAME` of a function to allow in addition to the built-in list"},
		&cli.StringSliceFlag{Name: "allow-table", Usage: "`NAME` of a system table that may be read"},
		&cli.StringSliceFlag{Name: "only-table", Usage: "`NAME` of a table; only tables named here may be read"},
		&cli.StringSliceFlag{Name: "deny-table", Usage: "`NAME` of a table that may not be read"},
		&cli.StringSliceFlag{Name: "deny-column", Usage: "`NAME` of a column that may not be read (customer.email, or email of any table)"},
	},
	Action: runCheck,
}

// verdict is what check --json prints.
type verdict struct {
	ID      any    `json:"id"`
	Allowed bool   `json:"allowed"`
	Reason  string `json:"reason"`
	Rule    string `json:"rule"`
	Allow   string `json:"allow,omitempty"` // how an administrator can allow it
}

func runCheck(ctx context.Context, c *cli.Command) error {
	d, err := dialectOf(c)
	if err != nil {
		return err
	}
	rules := guard.Rules{
		AllowFunctions: c.StringSlice("allow-function"), AllowTables: c.StringSlice("allow-table"),
		OnlyTables: c.StringSlice("only-table"), DenyTables: c.StringSlice("deny-table"), DenyColumns: c.StringSlice("deny-column"),
	}
	if c.Bool("json") {
		return eachLine(ctx, c, func(in struct {
			ID  any
			SQL *string
		}) (any, error) {
			if in.SQL == nil {
				return nil, errors.New(`there is no "sql"`)
			}
			v := judgement(d, *in.SQL, rules)
			v.ID = in.ID
			return v, nil
		})
	}
	sql, err := statement(c)
	if err != nil {
		return err
	}
	v := judgement(d, sql, rules)
	if v.Allowed {
		_, err := fmt.Fprintln(c.Root().Writer, "allowed")
		return err
	}
	return &database.Error{Kind: database.Refused, Rule: v.Rule, Message: v.Rule + ": " + v.Reason, Hint: v.Allow}
}

// statement is what is to be judged.
func statement(c *cli.Command) (string, error) {
	if c.NArg() > 1 {
		return "", cmdline.Usagef("give one statement, in quotes; got %d arguments", c.NArg())
	}
	text, err := input(c, c.Args().First())
	if err == nil && strings.TrimSpace(text) == "" {
		err = cmdline.Usagef("give a statement, as an argument or on the standard input")
	}
	return text, err
}

func judgement(d dialects.Dialect, sql string, rules guard.Rules) verdict {
	_, err := guard.Check(d, sql, rules)
	var refusal *guard.Refusal
	var syntax *parse.SyntaxError
	switch {
	case err == nil:
		return verdict{Allowed: true}
	case errors.As(err, &refusal):
		return verdict{Rule: refusal.Rule, Reason: refusal.Reason, Allow: refusal.Allow}
	case errors.As(err, &syntax):
		return verdict{Rule: "syntax", Reason: err.Error()}
	}
	return verdict{Rule: guard.RuleStatement, Reason: err.Error()}
}
