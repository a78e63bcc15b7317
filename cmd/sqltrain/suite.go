package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/trainer/corpus"
)

var suiteCommand = &cli.Command{
	Name:      "suite",
	Usage:     "write Spider's questions as a suite for `sqlagent eval`",
	ArgsUsage: " ",
	Description: "Writes lines of JSON to standard output. By default they are of the ten databases that checkpoints, sizes and thresholds\n" +
		"are chosen by. --report takes the ten that a published figure is measured on: they are for that alone.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "spider", Usage: "`FOLDER` of Spider's training part", Required: true},
		&cli.BoolFlag{Name: "report", Usage: "the databases to report by, not those to choose by"},
		&cli.BoolFlag{Name: "train", Usage: "the databases that nano trains on: what it answers there is what it learns to correct"},
		&cli.BoolFlag{Name: "reworded", Usage: "the questions in the wording of Spider-Syn"},
	},
	Action: func(c *cli.Context) error {
		if c.NArg() > 0 {
			return usageError{fmt.Errorf("suite takes no arguments, got %q", c.Args().First())}
		}
		part := corpus.Choose
		switch {
		case c.Bool("report") && c.Bool("train"):
			return usageError{errors.New("--report and --train exclude each other")}
		case c.Bool("report"):
			part = corpus.Report
		case c.Bool("train"):
			part = corpus.Train
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
