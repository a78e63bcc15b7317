package main

import (
	"context"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/card"
)

var calibrateCommand = &cli.Command{
	Name:         "calibrate",
	Usage:        "write into a GGUF file what the agreement of votes is worth",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Reads what `sqlagent eval --votes K` wrote of questions that nothing else is measured on. Answers get the measured\n" +
		"probability that they are right as their confidence, and those below the threshold are unsure.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "model", Usage: "GGUF `FILE` to read", Required: true},
		&cli.StringFlag{Name: "run", Usage: "`FILE` of JSON lines that eval wrote", Required: true},
		&cli.StringFlag{Name: "out", Usage: "GGUF `FILE` to write", Required: true},
		&cli.FloatFlag{Name: "wrong", Value: 0.1, Validator: cmdline.Share,
			Usage: "most of all questions that are answered wrongly without a word of doubt, as a `SHARE`"},
	},
	Action: calibrate,
}

func calibrate(ctx context.Context, c *cli.Command) error {
	outcomes, err := eval.ReadOutcomes(c.String("run"))
	if err != nil {
		return err
	}
	v, err := eval.Calibrate(outcomes, c.Float("wrong"))
	if err != nil {
		return fmt.Errorf("%s: %w", c.String("run"), err)
	}
	f, err := gguf.Open(c.String("model"))
	if err != nil {
		return err
	}
	defer f.Close()
	card.Write(&f.Meta, v)
	if err := gguf.Write(c.String("out"), f.Meta, f.Tensors); err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%s: %d votes; unsure below a confidence of %.2f\n", c.String("out"), v.Votes, v.MinConfidence)
	for i := range v.Shares {
		fmt.Fprintf(os.Stderr, "  share %.2f: right with %.0f%%\n", v.Shares[i], 100*v.Probabilities[i])
	}
	return nil
}
