package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

var auditCommand = &cli.Command{
	Name:      "audit",
	Usage:     "check an audit file; approve answers of it as verified examples",
	ArgsUsage: "verify FILE [ANCHOR…] | approve FILE RECORD…",
	Description: "`sqlagent audit verify FILE` reads a file that --audit wrote and checks that each record follows from the one before:\n" +
		"exit code 0 where it does, 1 where a line was changed, taken out or put in. With anchors, RECORDS:HASH as --audit-anchor writes\n" +
		"them, or a file of them, it shows too where the end was cut or written anew.\n\n" +
		"`sqlagent audit approve FILE RECORD… --dsn DATABASE --to EXAMPLES` says that the queries of these records, numbered from 1,\n" +
		"answer their questions. They become verified examples, which `sqltrain nightly` learns from; each must still pass the guard\n" +
		"on the database that it was asked of.",
	Flags: slices.Concat(databaseFlags, approveFlags),
	Action: func(c *cli.Context) error {
		switch verb := c.Args().First(); {
		case verb == "verify" && c.NArg() > 1:
			return verify(c)
		case verb == "approve" && c.NArg() > 1:
			return approve(c)
		}
		return usageError{errors.New("give a file: sqlagent audit verify FILE, or sqlagent audit approve FILE RECORD…")}
	},
}

func verify(c *cli.Context) error {
	for _, name := range c.LocalFlagNames() {
		if name != "config" { // which the environment may set
			return usageError{fmt.Errorf("audit verify takes no --%s", name)}
		}
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
