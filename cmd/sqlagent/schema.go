package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

var schemaCommand = &cli.Command{
	Name:         "schema",
	Usage:        "print a database's tables, columns and keys, with samples of their values",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Prints what a model sees: the schema as DDL, as names only, as tab-separated values, or as JSON. Values (the range\n" +
		"of numbers and dates, the most common others, the share of NULL) come from a sample of each table's rows, read within\n" +
		"2 seconds for all tables; those left unread are named on stderr.",
	Flags: append([]cli.Flag{
		&cli.StringFlag{Name: "format", Aliases: []string{"output", "o"}, Value: "ddl",
			Validator: cmdline.OneOf("ddl", "names", "tsv", "json"), Usage: "`FORMAT`: ddl, names, tsv or json"},
		&cli.BoolFlag{Name: "json", Usage: "the same as --format json"},
		noProfileFlag,
		descriptionsFlag,
		&cli.BoolFlag{Name: "setup-sql", Usage: "print the SQL that creates a read-only login for this database, within the rules, for an administrator to review and run"},
		noPagerFlag,
		&cli.BoolFlag{Name: "posture", Usage: "print what this login can do, as JSON"},
		&cli.BoolFlag{Name: "what-the-model-sees", Usage: "list what the model of --model and --base-url sees of the database, and where that model runs"},
		protocolFlag, knowledgeDirFlag, noKnowledgeFlag,
	}, slices.Concat(modelFlags, databaseFlags)...),
	Action: func(ctx context.Context, c *cli.Command) error {
		format := c.String("format")
		if c.Bool("json") {
			if c.IsSet("format") && format != "json" {
				return cmdline.Usagef("give --json or --format %s, not both", format)
			}
			format = "json"
		}
		db, _, err := openDatabase(ctx, c)
		if err != nil {
			return err
		}
		defer db.Close()
		switch {
		case c.Bool("setup-sql"):
			text, err := db.SetupSQL(ctx)
			if err != nil {
				return err
			}
			if text == "" {
				text = "-- SQLite has no logins: remove write permission on the file from the account that runs sqlagent.\n"
			}
			_, err = io.WriteString(c.Root().Writer, text)
			return err
		case c.Bool("posture"):
			p, err := db.Posture(ctx)
			if err != nil {
				return err
			}
			return writeJSON(c.Root().Writer, p)
		case c.Bool("what-the-model-sees"):
			return writeSeen(ctx, c, db, format == "json")
		}
		o := database.SchemaOptions{RowCounts: format == "json"}
		if format != "names" && !c.Bool("no-profile") { // which show no values
			o.Profile = &database.ProfileOptions{}
		}
		schema, err := db.Schema(ctx, o)
		if err != nil {
			return err
		}
		warnUnprofiled(c, schema)
		return page(c, func(w io.Writer) error {
			switch format {
			case "json":
				return writeJSON(w, schema)
			case "names":
				return writeLines(w, schema.Names())
			case "tsv":
				return writeLines(w, schema.TSV())
			}
			return writeLines(w, schema.DDL())
		})
	},
}

var (
	noProfileFlag    = &cli.BoolFlag{Name: "no-profile", Usage: "do not read values of columns"}
	descriptionsFlag = &cli.StringFlag{Name: "descriptions", Usage: "`PATH` of descriptions of columns: a CSV file, or a folder " +
		"with one per table, as BIRD's database_description"}
)

// readDescriptions reads what --descriptions names, if anything.
func readDescriptions(c *cli.Command) ([]schema.Description, error) {
	if c.String("descriptions") == "" {
		return nil, nil
	}
	ds, err := schema.ReadDescriptions(c.String("descriptions"))
	var bad *schema.DescriptionError
	if errors.As(err, &bad) {
		return nil, cmdline.Usagef("--descriptions: %w", err)
	}
	return ds, err
}

// warnUnprofiled names the tables whose values could not be looked at.
func warnUnprofiled(c *cli.Command, s *schema.Schema) {
	left := s.Unprofiled()
	if len(left) == 0 {
		return
	}
	names := make([]string, len(left))
	for i, t := range left {
		names[i] = t.Name
	}
	fmt.Fprintf(c.Root().ErrWriter, "warning: no values of %s: %s\n", listed(names), printable(left[0].NoProfile))
}

// warnSchema names what the schema leaves out, and what compares otherwise than in the application.
func warnSchema(s *schema.Schema, warn func(string)) {
	if len(s.Broken) > 0 {
		warn("left out: " + listed(s.Broken) + ", which cannot be read: what they select from does not exist or is not allowed")
	}
	if len(s.Collations) > 0 {
		warn(listed(s.Collations) + ": a collation defined by the application that wrote the file; it compares as BINARY here")
	}
}

// listed are names for people, the first few.
func listed(names []string) string {
	const most = 5
	text := printable(strings.Join(names[:min(len(names), most)], ", "))
	if more := len(names) - most; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// writeLines prints text with names and comments from a database, line by line harmless on a terminal. Tabs stay: they
// are the form's own.
func writeLines(w io.Writer, text string) error {
	var b strings.Builder
	for line := range strings.Lines(text) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		for i := range cells {
			cells[i] = printable(cells[i])
		}
		b.WriteString(strings.Join(cells, "\t") + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}
