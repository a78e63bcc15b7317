package main

import (
	"context"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
)

var exportCommand = &cli.Command{
	Name:         "export",
	Usage:        "write a checkpoint as a GGUF file",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "checkpoint", Usage: "`FOLDER` of a checkpoint, or of a run (its newest)", Required: true},
		&cli.StringFlag{Name: "out", Usage: "GGUF `FILE` to write", Required: true},
		&cli.StringFlag{Name: "type", Value: "Q8_0", Usage: "of the matrices: F32, F16, BF16, Q8_0 or Q4_0"},
		&cli.StringFlag{Name: "name", Value: "unnamed", Usage: "general.name"},
		&cli.StringFlag{Name: "protocol", Value: "skyrl-brief", Usage: "the agent protocol that the weights were trained on"},
		&cli.StringFlag{Name: "license", Value: "apache-2.0", Usage: "general.license"},
		&cli.StringFlag{Name: "description", Usage: "general.description: the data, the tokens seen"},
	},
	Action: runExport,
}

func runExport(ctx context.Context, c *cli.Command) error {
	t, fileType, ok := gguf.Writable(c.String("type"))
	if !ok {
		return cmdline.Usagef("--type %q: give F32, F16, BF16, Q8_0 or Q4_0", c.String("type"))
	}
	from, err := trainer.OpenCheckpoint(c.String("checkpoint"))
	if err != nil {
		return err
	}
	m, err := model.Load(from.Dir)
	if err != nil {
		return err
	}
	if err := trainer.Export(c.String("out"), m, from.Tokenizer, t, trainer.ExportInfo{
		Name: c.String("name"), Protocol: c.String("protocol"), License: c.String("license"),
		Description: c.String("description"), FileType: fileType, Tokens: from.Tokens,
	}); err != nil {
		return err
	}
	info, err := os.Stat(c.String("out"))
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%s: step %d, %d parameters, %s, %.1f MB\n", c.String("out"), from.Step, m.Config().Parameters(), c.String("type"), float64(info.Size())/1e6)
	return nil
}
