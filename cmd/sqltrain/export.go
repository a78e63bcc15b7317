package main

import (
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
)

var exportCommand = &cli.Command{
	Name:      "export",
	Usage:     "write a checkpoint as a GGUF file",
	ArgsUsage: " ",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "checkpoint", Usage: "`FOLDER` of a checkpoint, or of a run (its newest)", Required: true},
		outFlag,
		typeFlag("Q8_0"),
		&cli.StringFlag{Name: "name", Value: "unnamed", Usage: "general.name"},
		&cli.StringFlag{Name: "protocol", Value: "skyrl-brief", Usage: "the agent protocol that the weights were trained on"},
		&cli.StringFlag{Name: "license", Value: "apache-2.0", Usage: "general.license"},
		&cli.StringFlag{Name: "description", Usage: "general.description: the data, the tokens seen"},
	},
	Action: runExport,
}

func runExport(c *cli.Context) error {
	if c.NArg() > 0 {
		return usageError{fmt.Errorf("export takes no arguments, got %q", c.Args().First())}
	}
	as, err := fileType(c)
	if err != nil {
		return err
	}
	from, err := trainer.OpenCheckpoint(c.String("checkpoint"))
	if err != nil {
		return err
	}
	m, err := model.Load(from.Dir)
	if err != nil {
		return err
	}
	if err := trainer.Export(c.String("out"), m, from.Tokenizer, as, trainer.ExportInfo{
		Name: c.String("name"), Protocol: c.String("protocol"), License: c.String("license"),
		Description: c.String("description"), Tokens: from.Tokens,
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
