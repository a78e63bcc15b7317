package main

import (
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects"
)

var schemaCommand = &cli.Command{
	Name:        "schema",
	Usage:       "print a database's tables, columns and keys",
	ArgsUsage:   " ",
	Description: "Prints what a model is shown: the schema as DDL, in the compact form of small models, or as JSON.",
	Flags: append([]cli.Flag{
		&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Value: "ddl", Usage: "`FORMAT`: ddl, compact, names or json"},
		&cli.BoolFlag{Name: "setup-sql", Usage: "print the SQL that makes a login which can only read this database, for an administrator to look at and run"},
		&cli.BoolFlag{Name: "posture", Usage: "print what this login could do, as JSON"},
	}, databaseFlags...),
	Action: func(c *cli.Context) error {
		if c.NArg() > 0 {
			return usageError{fmt.Errorf("schema takes no arguments, got %q", c.Args().First())}
		}
		format := c.String("output")
		switch format {
		case "ddl", "compact", "names", "json":
		default:
			return usageError{fmt.Errorf("--output %q: give ddl, compact, names or json", format)}
		}
		db, _, err := openDatabase(c)
		if err != nil {
			return err
		}
		defer db.Close()
		switch {
		case c.Bool("setup-sql"):
			text := db.SetupSQL()
			if text == "" {
				text = "-- SQLite has no logins: take the right to write the file from the account that runs sqlagent.\n"
			}
			_, err := io.WriteString(c.App.Writer, text)
			return err
		case c.Bool("posture"):
			p, err := db.Posture(c.Context)
			if err != nil {
				return err
			}
			return writeJSON(c.App.Writer, p)
		}
		schema, err := db.Schema(c.Context, dialects.SchemaOptions{RowCounts: format == "json"})
		if err != nil {
			return err
		}
		switch format {
		case "json":
			return writeJSON(c.App.Writer, schema)
		case "compact":
			_, err = io.WriteString(c.App.Writer, schema.Compact())
		case "names":
			_, err = io.WriteString(c.App.Writer, schema.Names())
		default:
			_, err = io.WriteString(c.App.Writer, schema.DDL())
		}
		return err
	},
}
