package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

var auditCommand = &cli.Command{
	Name:      "audit",
	Usage:     "check an audit file",
	ArgsUsage: "verify FILE",
	Description: "`sqlagent audit verify FILE` reads a file that --audit wrote and checks that each record follows from the one before:\n" +
		"exit code 0 where it does, 1 where a line was changed, taken out or put in.",
	Action: func(c *cli.Context) error {
		if c.NArg() != 2 || c.Args().First() != "verify" {
			return usageError{fmt.Errorf("give a file: sqlagent audit verify FILE")}
		}
		n, err := audit.Verify(c.Args().Get(1))
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(c.App.Writer, "%d records, each follows from the one before\n", n)
		return err
	},
}
