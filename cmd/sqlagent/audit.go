package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

var auditCommand = &cli.Command{
	Name:     "audit",
	Usage:    "check an audit file, and approve answers of it as verified examples",
	Commands: []*cli.Command{verifyCommand, approveCommand},
}

var verifyCommand = &cli.Command{
	Name:      "verify",
	Usage:     "check that an audit file is intact",
	ArgsUsage: "FILE [ANCHOR…]",
	Description: "Reads a file that --audit wrote and checks that each record follows from the one before. Exit code 0: it\n" +
		"does; 1: a line was changed, removed or inserted; 2: the file cannot be read. With anchors (RECORDS:HASH as\n" +
		"--audit-anchor writes them, or a file of them) it also detects an end that was cut off or rewritten.",
	Action: func(_ context.Context, c *cli.Command) error {
		if c.NArg() == 0 {
			return cmdline.Usagef("name a file: sqlagent audit verify FILE")
		}
		anchors, err := readAnchors(c.Args().Tail())
		if err != nil {
			return cmdline.UsageError{Err: err}
		}
		n, err := audit.Verify(c.Args().First(), anchors...)
		if err != nil {
			return unreadable(err)
		}
		_, err = fmt.Fprintf(c.Root().Writer, "%d records, each follows from the one before\n", n)
		return err
	},
}

// unreadable is the error of an audit file, as one of usage where the file could not be read: that shows no change.
func unreadable(err error) error {
	if system := syscall.Errno(0); errors.As(err, &system) {
		return cmdline.UsageError{Err: err}
	}
	return err
}

// readAnchors takes anchors, and files of them.
func readAnchors(args []string) (all []audit.Anchor, err error) {
	for _, arg := range args {
		lines := arg
		if text, err := os.ReadFile(arg); err == nil {
			lines = string(text)
		}
		if lines = strings.TrimSpace(lines); lines == "" {
			return nil, fmt.Errorf("%q has no anchor, so it cannot show that the file's end is intact: give one, or omit it", arg)
		}
		for line := range strings.Lines(lines) {
			a, err := audit.ParseAnchor(line)
			if err != nil {
				return nil, err
			}
			all = append(all, a)
		}
	}
	return all, nil
}
