package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/knowledge"
)

var metricsCommand = &cli.Command{
	Name:  "metrics",
	Usage: "manage metrics: how revenue is computed",
	Description: "Metrics are in glossary.toml in the folder of the team's knowledge. A question that names one is answered by its\n" +
		"expression, and the answer names it: see docs/knowledge.md.",
	Commands: []*cli.Command{suggestMetricsCommand, listMetricsCommand},
}

var listMetricsCommand = &cli.Command{
	Name:         "list",
	Usage:        "print the metrics of the glossary",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Flags:        []cli.Flag{knowledgeDirFlag},
	Before:       readSettings,
	Action: func(_ context.Context, c *cli.Command) error {
		base, err := readKnowledge(c)
		if err != nil || base == nil {
			return err
		}
		for _, t := range base.Terms {
			if t.IsMetric() {
				fmt.Fprintln(c.Root().Writer, printableLines(metricTOML(t)))
			}
		}
		return nil
	},
}

var suggestMetricsCommand = &cli.Command{
	Name:         "suggest",
	Usage:        "print the metrics that names and values of the database suggest, for you to accept",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Prints TOML, as glossary.toml has it, with what each metric comes to now. --accept adds one to that file; --table\n" +
		"chooses among several of one name. Where there is no folder of knowledge (.sqlagent), the file is in the\n" +
		"configuration folder.",
	Flags: append([]cli.Flag{
		&cli.StringFlag{Name: "accept", Usage: "add the metric of this `NAME` to the glossary"},
		&cli.StringFlag{Name: "table", Usage: "of several of one name that of `TABLE`"},
		knowledgeDirFlag,
	}, databaseFlags...),
	Before: readSettings,
	Action: suggestMetrics,
}

func suggestMetrics(ctx context.Context, c *cli.Command) error {
	if c.IsSet("table") && !c.IsSet("accept") {
		return cmdline.Usagef("--table chooses among metrics to --accept: give both")
	}
	db, _, err := openDatabase(ctx, c)
	if err != nil {
		return err
	}
	defer db.Close()
	s, err := db.Schema(ctx, database.SchemaOptions{Profile: &database.ProfileOptions{}})
	if err != nil {
		return err
	}
	products, totals := knowledge.SuggestMetrics(s)
	suggested := append(products, totals...)
	if c.IsSet("accept") {
		return acceptMetric(c, suggested)
	}
	if len(suggested) == 0 {
		fmt.Fprintln(c.Root().ErrWriter, "no table has columns named like a price and a quantity, or a total: write your own metrics, see docs/knowledge.md")
		return nil
	}
	printed := map[string]bool{}
	for _, t := range suggested {
		comes, err := valueOf(ctx, db, t)
		if err != nil {
			return err
		}
		if comes != "" {
			comes = "# comes to " + comes + "\n"
		}
		text := comes + metricTOML(t)
		if printed[t.Name] {
			text = "# or\n# " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n# ") + "\n"
		}
		printed[t.Name] = true
		fmt.Fprintln(c.Root().Writer, printableLines(text))
	}
	return nil
}

// valueOf is what a metric comes to over all rows; "" where the query fails.
func valueOf(ctx context.Context, db database.DB, t knowledge.Term) (string, error) {
	sql := "SELECT " + t.SQL + " FROM " + t.Table
	if t.Filter != "" {
		sql += " WHERE " + t.Filter
	}
	res, err := db.Query(ctx, sql, database.Limits{Rows: 1})
	if err != nil {
		if !database.AtFault(err) {
			return "", err
		}
		return "", nil
	}
	if len(res.Rows) == 0 || res.Rows[0][0] == nil {
		return "", nil
	}
	if x, ok := res.Rows[0][0].(float64); ok {
		return strconv.FormatFloat(x, 'f', 2, 64), nil
	}
	return fmt.Sprint(res.Rows[0][0]), nil
}

// acceptMetric adds a suggested metric to the glossary.
func acceptMetric(c *cli.Command, suggested []knowledge.Term) error {
	name, table := c.String("accept"), c.String("table")
	var meant []knowledge.Term
	var names, tables []string
	for _, t := range suggested {
		names = append(names, t.Name+" of "+t.Table)
		if t.Name == name && (table == "" || strings.EqualFold(strings.Trim(t.Table, "\"`"), strings.Trim(table, "\"`"))) {
			meant, tables = append(meant, t), append(tables, t.Table)
		}
	}
	switch {
	case len(names) == 0:
		return cmdline.Usagef("the database suggests no metric")
	case len(meant) == 0:
		return cmdline.Usagef("the database suggests no metric %s: it suggests %s", name, strings.Join(names, ", "))
	case len(meant) > 1:
		return cmdline.Usagef("%s is suggested of %s: choose one by --table", name, strings.Join(tables, " and "))
	}
	dir, err := knowledgeDir(c)
	if err != nil {
		return err
	}
	if dir == "" {
		config, err := open.ConfigPath()
		if err != nil {
			return cmdline.UsageError{Err: fmt.Errorf("%w: --knowledge-dir names the folder of knowledge", err)}
		}
		dir = filepath.Dir(config)
	}
	path := filepath.Join(dir, knowledge.GlossaryFile)
	if err := addTerm(path, meant[0]); err != nil {
		return inFolder(err)
	}
	fmt.Fprintf(c.Root().ErrWriter, "%s: %s\n", path, printable(meant[0].String()))
	return nil
}

// addTerm adds a metric to the file of a glossary, which must read well with it.
func addTerm(path string, t knowledge.Term) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return cmdline.UsageError{Err: err}
	}
	known, err := knowledge.ParseGlossary(string(text))
	if err != nil {
		return cmdline.UsageError{Err: fmt.Errorf("%s: %w", path, err)}
	}
	for _, k := range known {
		if k.Name == t.Name {
			return cmdline.Usagef("%s already has %s: to accept another, remove that there", path, printable(k.String()))
		}
	}
	before := strings.TrimRight(string(text), "\n")
	if before != "" {
		before += "\n\n"
	}
	after := before + metricTOML(t)
	if _, err := knowledge.ParseGlossary(after); err != nil {
		return cmdline.UsageError{Err: fmt.Errorf("%s: with the metric %s: %w", path, t.Name, err)}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return cmdline.UsageError{Err: err}
	}
	perm := os.FileMode(0o600)
	if info, err := os.Stat(path); err == nil {
		perm = info.Mode().Perm() // a team's stays readable
	}
	return atomicfile.Write(path, perm, func(f *os.File) error {
		_, err := io.WriteString(f, after)
		return err
	})
}

// metricTOML is a metric as a glossary has it.
func metricTOML(t knowledge.Term) string {
	quoted := make([]string, len(t.Synonyms))
	for i, s := range t.Synonyms {
		quoted[i] = fmt.Sprintf("%q", s)
	}
	name := t.Name
	if strings.Contains(name, " ") {
		name = strconv.Quote(name)
	}
	text := fmt.Sprintf("[%s]\nsynonyms = [%s]\nsql = %q\ntable = %q\n", name, strings.Join(quoted, ", "), t.SQL, t.Table)
	if t.Filter != "" {
		text += fmt.Sprintf("filter = %q\n", t.Filter)
	}
	return text
}

// printableLines is a text of several lines without what a terminal would obey.
func printableLines(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = printable(lines[i])
	}
	return strings.Join(lines, "\n")
}
