package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

var auditCommand = &cli.Command{
	Name:      "audit",
	Usage:     "check an audit file",
	ArgsUsage: "verify FILE [ANCHOR…]",
	Description: "`sqlagent audit verify FILE` reads a file that --audit wrote and checks that each record follows from the one before:\n" +
		"exit code 0 where it does, 1 where a line was changed, taken out or put in. With anchors, RECORDS:HASH as --audit-anchor writes\n" +
		"them, or a file of them, it shows too where the end was cut or written anew.",
	Action: func(c *cli.Context) error {
		if c.NArg() < 2 || c.Args().First() != "verify" {
			return usageError{fmt.Errorf("give a file: sqlagent audit verify FILE")}
		}
		anchors, err := readAnchors(c.Args().Slice()[2:])
		if err != nil {
			return usageError{err}
		}
		n, err := audit.Verify(c.Args().Get(1), anchors...)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(c.App.Writer, "%d records, each follows from the one before\n", n)
		return err
	},
}

// readAnchors takes anchors, and files of them.
func readAnchors(args []string) (all []audit.Anchor, err error) {
	for _, arg := range args {
		lines := arg
		if text, err := os.ReadFile(arg); err == nil {
			lines = string(text)
		}
		for line := range strings.Lines(strings.TrimSpace(lines)) {
			a, err := audit.ParseAnchor(line)
			if err != nil {
				return nil, err
			}
			all = append(all, a)
		}
	}
	return all, nil
}
