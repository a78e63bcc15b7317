package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt"
)

var odtCommand = &cli.Command{
	Name:      "odt",
	Usage:     "diagnose a query against gold, clause by clause",
	ArgsUsage: "[PREDICTION GOLD]",
	Description: "The Oracle-guided Diagnostic Tree of Progress-SQL: scores, tags and feedback. With --json it reads one\n" +
		"{\"id\", \"pred\", \"gold\"} a line, optionally with \"schema\" {table: [column, …]}, and prints\n" +
		"{\"id\", \"parsed\", \"struct\", \"lex\", \"tags\", \"feedback\"}; a gold query that cannot be read gets an \"error\".",
	Flags: []cli.Flag{
		dialectFlag,
		&cli.BoolFlag{Name: "json", Usage: "read and write JSON lines"},
	},
	Action: runODT,
}

// diagnosis is what odt --json prints.
type diagnosis struct {
	ID       any       `json:"id"`
	Parsed   bool      `json:"parsed"`
	Struct   float64   `json:"struct"`
	Lex      float64   `json:"lex"`
	Tags     []odt.Tag `json:"tags"`
	Feedback string    `json:"feedback,omitempty"`
	Error    string    `json:"error,omitempty"`
}

func runODT(ctx context.Context, c *cli.Command) error {
	d, err := dialectOf(c)
	if err != nil {
		return err
	}
	if c.Bool("json") {
		return eachLine(ctx, c, func(in struct {
			ID         any
			Pred, Gold *string
			Schema     map[string][]string
		}) (any, error) {
			switch {
			case in.Pred == nil:
				return nil, errors.New(`there is no "pred"`)
			case in.Gold == nil:
				return nil, errors.New(`there is no "gold"`)
			}
			out := diagnose(d, *in.Pred, *in.Gold, in.Schema)
			out.ID = in.ID
			return out, nil
		})
	}
	if c.NArg() != 2 {
		return cmdline.Usagef("give a prediction and a gold query, each in quotes; got %d arguments", c.NArg())
	}
	out := diagnose(d, c.Args().Get(0), c.Args().Get(1), nil)
	if out.Error != "" {
		return cmdline.Usagef("%s", out.Error)
	}
	tags := make([]string, len(out.Tags))
	for i, t := range out.Tags {
		tags[i] = t.String()
	}
	_, err = fmt.Fprintf(c.Root().Writer, "parsed  %v\nstruct  %.4f\nlex     %.4f\ntags    %s\n\n%s\n",
		out.Parsed, out.Struct, out.Lex, strings.Join(tags, ", "), out.Feedback)
	return err
}

func diagnose(d dialects.Dialect, prediction, gold string, schema map[string][]string) diagnosis {
	lower := sqltree.Names{}
	for table, columns := range schema {
		lower[strings.ToLower(table)] = columns
	}
	g, err := odt.NewGold(d, gold, lower)
	if err != nil {
		return diagnosis{Tags: []odt.Tag{}, Error: err.Error()}
	}
	r := g.Compare(d, prediction)
	return diagnosis{Parsed: r.Parsed, Struct: r.Struct, Lex: r.Lex, Tags: append([]odt.Tag{}, r.Tags...), Feedback: r.Feedback()}
}
