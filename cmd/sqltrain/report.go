package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

var reportCommand = &cli.Command{
	Name:      "report",
	Usage:     "show a run of grpo as one HTML page",
	ArgsUsage: "RUN",
	Description: "Draws what the run's folder holds: rewards by term, execution accuracy, turns, lengths, entropy, clipping, mismatch,\n" +
		"dropped groups, speed, time, evaluations, the recipe and some rollouts. The page is one file that opens without a network.\n" +
		"The run may still be going on. The page has rows of databases, as rollouts do: only its owner may read it.",
	Flags:  []cli.Flag{&cli.StringFlag{Name: "out", DefaultText: "report.html in the run's folder", Usage: "`FILE` to write"}},
	Action: runReport,
}

func runReport(_ context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("report takes the folder of one run, got %d arguments", c.NArg())
	}
	dir := c.Args().First()
	var page bytes.Buffer
	if err := grpo.Report(&page, dir); err != nil {
		return err
	}
	path := c.String("out")
	if path == "" {
		path = filepath.Join(dir, "report.html")
	}
	if err := atomicfile.Write(path, 0o600, func(f *os.File) error {
		_, err := f.Write(page.Bytes())
		return err
	}); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.Root().Writer, path)
	return err
}
