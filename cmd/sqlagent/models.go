package main

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/open"
)

var modelsCommand = &cli.Command{
	Name:      "models",
	Usage:     "print what model answers and what runs it; list, inspect, verify, pull, save and load files of models",
	ArgsUsage: " ",
	Description: "Loads the model as ask would, and prints its engine, the device, its context in tokens, and\n" +
		"the protocol that it was trained on. With --base-url it lists what the server has.",
	Commands: []*cli.Command{listModelsCommand, inspectCommand, verifyModelCommand, pullModelCommand, saveModelCommand, loadModelCommand, getLlamaCommand},
	Flags: append([]cli.Flag{
		&cli.BoolFlag{Name: "json", Usage: "a JSON list"},
	}, modelFlags...),
	Action: func(ctx context.Context, c *cli.Command) error {
		if c.NArg() > 0 {
			return cmdline.Unknown(c, c.Args().First())
		}
		infos, err := models(ctx, c)
		if err != nil {
			return err
		}
		if c.Bool("json") {
			return writeJSON(c.Root().Writer, infos)
		}
		w := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "MODEL\tENGINE\tDEVICE\tCONTEXT\tWEIGHTS\tPARAMETERS\tPROTOCOL")
		for _, i := range infos {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", printable(orDash(i.Name)), i.Engine, i.Device, orDash(i.Context),
				printable(orDash(i.Quantisation)), orDash(i.Parameters), printable(orDash(i.Protocol)))
		}
		return w.Flush()
	},
}

func models(ctx context.Context, c *cli.Command) ([]llm.Info, error) {
	o, err := engineOptions(c, 1)
	if err != nil {
		return nil, err
	}
	infos, err := open.Models(ctx, o.Options)
	if err == nil && o.larger != nil {
		var more []llm.Info
		more, err = open.Models(ctx, *o.larger)
		infos = append(infos, more...)
	}
	return infos, inFlags(c, err)
}

// orDash shows what is not known.
func orDash[T comparable](v T) string {
	var unknown T
	if v == unknown {
		return "-"
	}
	return fmt.Sprint(v)
}
