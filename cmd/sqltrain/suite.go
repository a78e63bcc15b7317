package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

var suiteCommand = &cli.Command{
	Name:         "suite",
	Usage:        "write the questions on the databases that nano never trains on, for `sqlagent eval`",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Writes lines of JSON to standard output. By default they are of the ten databases that checkpoints, sizes and thresholds\n" +
		"are chosen by. --report takes the ten that a published figure is measured on: they are for that alone.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "spider", Usage: "`FOLDER` of Spider's training part", Required: true},
		&cli.BoolFlag{Name: "report", Usage: "the databases to report by, not those to choose by"},
		&cli.BoolFlag{Name: "reworded", Usage: "the questions in the wording of Spider-Syn"},
	},
	Action: func(_ context.Context, c *cli.Command) error {
		part := corpus.Choose
		if c.Bool("report") {
			part = corpus.Report
		}
		problems, err := corpus.Problems(c.String("spider"), part, c.Bool("reworded"))
		if err != nil {
			return err
		}
		out := json.NewEncoder(os.Stdout)
		out.SetEscapeHTML(false)
		for _, p := range problems {
			if err := out.Encode(p); err != nil {
				return err
			}
		}
		fmt.Fprintf(os.Stderr, "%d questions to %s\n", len(problems), part)
		return nil
	},
}
