package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	results "github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

var examplesCommand = &cli.Command{
	Name:  "examples",
	Usage: "manage verified examples: questions with queries that a person verified",
	Description: "They are in examples.jsonl in the folder of the team's knowledge, which ask reads and `sqltrain nightly` learns\n" +
		"from: see docs/knowledge.md.",
	Commands: []*cli.Command{addExampleCommand, listExamplesCommand, removeExamplesCommand, checkExamplesCommand},
}

var (
	fileFlag = &cli.StringFlag{Name: "file", TakesFile: true, DefaultText: "examples.jsonl in the folder of the team's knowledge",
		Usage: "the `FILE` of verified examples"}
	whoFlag = &cli.StringFlag{Name: "who", Usage: "`NAME` of the person who verified the answers", DefaultText: "the system's user"}
)

var addExampleCommand = &cli.Command{
	Name:      "add",
	Usage:     "add a question with the query that answers it",
	ArgsUsage: "QUESTION",
	Description: "Runs the query, as ask would, and adds both to the file with the hash of its rows. If there is no folder of\n" +
		"knowledge (.sqlagent), the file is in the configuration folder. The question must be self-contained.",
	Flags: append([]cli.Flag{
		&cli.StringFlag{Name: "sql", Required: true, Usage: "the `QUERY` that answers the question"},
		&cli.StringFlag{Name: "knowledge", Usage: "`TEXT` with what one must know in addition to the schema"},
		whoFlag, fileFlag, knowledgeDirFlag,
	}, databaseFlags...),
	Before: readSettings,
	Action: addExample,
}

func addExample(ctx context.Context, c *cli.Command) error {
	question, err := questionArgument(c)
	if err != nil {
		return err
	}
	if question == "" {
		return cmdline.Usagef(`no question given. For example: sqlagent examples add "How many orders were late?" --sql "SELECT …"`)
	}
	who, err := verifier(c)
	if err != nil {
		return err
	}
	path, err := examplesFile(c)
	if err != nil {
		return err
	}
	db, _, err := openDatabase(ctx, c)
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = keepExample(ctx, c.Root().ErrWriter, path, db, database.Limits{}, examples.Example{
		Question: question, Knowledge: strings.TrimSpace(c.String("knowledge")), SQL: c.String("sql"), Who: who,
	})
	return err
}

// keptExample is an example in a file.
type keptExample struct {
	path    string
	example examples.Example
}

// keepExample runs the query of an example, completes that with what the database says, and adds it to a file; nil: it
// was there already. Where no path names one, it is that of the configuration folder: a folder .sqlagent among a
// project's files is made by people.
func keepExample(ctx context.Context, stderr io.Writer, path string, db database.DB, l database.Limits, e examples.Example) (*keptExample, error) {
	shape, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	res, err := db.Query(ctx, e.SQL, l)
	if err != nil {
		return nil, err
	}
	if path == "" {
		config, err := open.ConfigPath()
		if err != nil {
			return nil, cmdline.UsageError{Err: fmt.Errorf("%w: --knowledge-dir names the folder of knowledge", err)}
		}
		path = filepath.Join(filepath.Dir(config), knowledge.ExamplesFile)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, cmdline.UsageError{Err: err}
	}
	e.Dialect, e.Schema, e.Result, e.When = db.Dialect(), shape.Fingerprint(), results.Hash(res), time.Now().UTC().Truncate(time.Second)
	if err := maskExample(ctx, db, shape, l, &e); err != nil {
		return nil, err
	}
	added, err := examples.Add(ctx, path, e)
	if err != nil {
		return nil, inFolder(err)
	}
	if added == 0 {
		_, err = fmt.Fprintf(stderr, "%s; already in %s\n", plain.Count(len(res.Rows), "row"), path)
		return nil, err
	}
	_, err = fmt.Fprintf(stderr, "%s; added to %s\n", plain.Count(len(res.Rows), "row"), path)
	return &keptExample{path, e}, err
}

// maskExample keeps the values of masked columns out of an example, which models are shown and learn from: stand-ins
// take their places. The query gives other rows then, so their hash is not kept.
func maskExample(ctx context.Context, db database.DB, shape *schema.Schema, l database.Limits, e *examples.Example) error {
	m := mask.New(db, shape)
	question, sql, ok, err := m.Example(ctx, e.Question, e.SQL, l)
	if err != nil {
		return err
	}
	if !ok {
		return cmdline.Usagef("could not determine which masked columns the query reads: %s", e.SQL)
	}
	if e.Knowledge, _, err = m.Hide(ctx, e.Knowledge, l); err != nil {
		return err
	}
	if sql != e.SQL {
		e.Result = ""
	}
	e.Question, e.SQL = question, sql
	return nil
}

// verifier is who says that answers are right.
func verifier(c *cli.Command) (string, error) {
	if who := c.String("who"); who != "" {
		return who, nil
	}
	u, err := user.Current()
	if err != nil {
		return "", cmdline.Usagef("cannot determine your user name (%w): give --who", err)
	}
	return u.Username, nil
}

// examplesFile is the file that is meant; "" where nothing names one and there is no folder of knowledge.
func examplesFile(c *cli.Command) (string, error) {
	if path := c.String("file"); path != "" {
		return path, nil
	}
	dir, err := knowledgeDir(c)
	if err != nil || dir == "" {
		return "", err
	}
	return filepath.Join(dir, knowledge.ExamplesFile), nil
}

// readExamples reads the file that is meant, which must be there.
func readExamples(c *cli.Command) ([]examples.Example, string, error) {
	path, err := examplesFile(c)
	if err != nil {
		return nil, "", err
	}
	if path == "" {
		return nil, "", cmdline.Usagef("no verified examples: add one with sqlagent examples add, or name a file with --file")
	}
	all, err := examples.Read(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, "", cmdline.Usagef("%s: no verified examples yet: add one with sqlagent examples add", path)
	}
	return all, path, inFolder(err)
}

var listExamplesCommand = &cli.Command{
	Name:         "list",
	Usage:        "print the verified examples",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Flags:        []cli.Flag{&cli.BoolFlag{Name: "json", Usage: "a JSON list"}, fileFlag, knowledgeDirFlag},
	Before:       readSettings,
	Action: func(_ context.Context, c *cli.Command) error {
		all, _, err := readExamples(c)
		if err != nil {
			return err
		}
		if c.Bool("json") {
			return writeJSON(c.Root().Writer, all)
		}
		for _, e := range all {
			fmt.Fprintf(c.Root().Writer, "%s\n  %s\n  %s, verified by %s on %s\n", printable(e.Question), printable(e.SQL), e.Dialect,
				printable(e.Who), e.When.Format(time.DateOnly))
		}
		return nil
	},
}

var removeExamplesCommand = &cli.Command{
	Name:        "remove",
	Usage:       "remove the verified examples of a question",
	ArgsUsage:   "QUESTION",
	Description: "Removes every example of the question, whatever its query, from the file.",
	Flags:       []cli.Flag{fileFlag, knowledgeDirFlag},
	Before:      readSettings,
	Action: func(ctx context.Context, c *cli.Command) error {
		question, err := questionArgument(c)
		if err != nil {
			return err
		}
		all, path, err := readExamples(c)
		if err != nil {
			return err
		}
		found := slices.DeleteFunc(slices.Clone(all), func(e examples.Example) bool { return !strings.EqualFold(e.Question, strings.TrimSpace(question)) })
		if len(found) == 0 {
			return cmdline.Usagef("%s has no example of that question: sqlagent examples list prints all", path)
		}
		for _, e := range found {
			if _, err := examples.Remove(ctx, path, e); err != nil {
				return inFolder(err)
			}
			fmt.Fprintf(c.Root().ErrWriter, "removed from %s: %s\n", path, printable(e.SQL))
		}
		return nil
	},
}

// The outcomes of a check, worst first. What is broken fails it.
const (
	checkBroken    = "broken"    // does not run any more
	checkOther     = "other"     // gives other rows than when it was verified
	checkMoved     = "moved"     // the schema has changed since, and it runs as before
	checkFits      = "fits"      // runs as before
	checkElsewhere = "elsewhere" // is about another database
)

// checked is an example and what became of it.
type checked struct {
	Question string `json:"question"`
	SQL      string `json:"sql"`
	Outcome  string `json:"outcome"`
	Why      string `json:"why,omitempty"`
}

var checkExamplesCommand = &cli.Command{
	Name:         "check",
	Usage:        "run the verified examples and report which broke or return other rows",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Runs each query through the guard and reports its state: it fits; it moved (the schema has changed\n" +
		"since, so it is neither repeated nor learnt until it is verified again); it returns other rows; it is broken; it is of\n" +
		"another database. --renew verifies again those that moved and return the same rows. Exit code 9 if one is broken.",
	Flags: append([]cli.Flag{
		&cli.BoolFlag{Name: "json", Usage: "a JSON list"},
		&cli.BoolFlag{Name: "renew", Usage: "verify again, for the current schema, those that moved and return the same rows"},
		whoFlag, fileFlag, knowledgeDirFlag,
	}, databaseFlags...),
	Before: readSettings,
	Action: checkExamples,
}

// brokenError is examples that run no more.
type brokenError struct{ broken, all int }

func (e *brokenError) Error() string {
	return fmt.Sprintf("%d of %d verified examples no longer run", e.broken, e.all)
}

func checkExamples(ctx context.Context, c *cli.Command) error {
	all, path, err := readExamples(c)
	if err != nil {
		return err
	}
	who, err := verifier(c)
	if err != nil {
		return err
	}
	db, name, shape, err := openShape(ctx, c)
	if err != nil {
		return err
	}
	defer db.Close()
	counts := map[string]int{}
	report := []checked{}
	var renewed []examples.Example
	for i, e := range all {
		verifiedLater := slices.ContainsFunc(all[i+1:], func(o examples.Example) bool {
			return o.Question == e.Question && o.SQL == e.SQL && o.Dialect == e.Dialect && o.Knowledge == e.Knowledge
		})
		if verifiedLater {
			continue
		}
		outcome, err := checkExample(ctx, db, shape, database.Limits{}, e)
		if err != nil {
			return err
		}
		if outcome.Outcome == checkMoved && e.Result != "" {
			e.Schema, e.Who, e.When = shape.Fingerprint(), who, time.Now().UTC().Truncate(time.Second)
			renewed = append(renewed, e)
		}
		counts[outcome.Outcome]++
		report = append(report, outcome)
	}
	if c.Bool("json") {
		if err := writeJSON(c.Root().Writer, report); err != nil {
			return err
		}
	} else {
		for _, r := range report {
			fmt.Fprintf(c.Root().Writer, "%-9s  %s\n", r.Outcome, printable(r.Question))
			if r.Why != "" {
				fmt.Fprintf(c.Root().Writer, "           %s\n", printable(r.Why))
			}
		}
	}
	fmt.Fprintf(c.Root().ErrWriter, "%s: %d fit %s, %d moved, %d give other rows, %d broken, %d of other databases\n", path, counts[checkFits], name,
		counts[checkMoved], counts[checkOther], counts[checkBroken], counts[checkElsewhere])
	if c.Bool("renew") {
		added, err := examples.Add(ctx, path, renewed...)
		if err != nil {
			return inFolder(err)
		}
		fmt.Fprintf(c.Root().ErrWriter, "%d verified again\n", added)
	}
	if n := counts[checkBroken]; n > 0 {
		return &brokenError{n, len(report)}
	}
	return nil
}

// checkExample runs an example. The error ends the check: no database, no time.
func checkExample(ctx context.Context, db database.DB, shape *schema.Schema, l database.Limits, e examples.Example) (checked, error) {
	is := func(outcome, why string) (checked, error) { return checked{e.Question, e.SQL, outcome, why}, nil }
	if e.Dialect != db.Dialect() {
		return is(checkElsewhere, "it is in the dialect "+string(e.Dialect))
	}
	moved := e.Schema != shape.Fingerprint()
	if moved && readsNone(e, shape) {
		return is(checkElsewhere, "the database has none of the tables that it reads")
	}
	res, err := db.Query(ctx, e.SQL, l)
	var failed *database.Error
	switch {
	case database.CauseOf(err) == database.OverTime: // which says nothing of the query
		return checked{}, err
	case errors.As(err, &failed) && slices.Contains([]database.Kind{database.BadSQL, database.Refused, database.OverLimit}, failed.Kind):
		return is(checkBroken, failed.Message)
	case err != nil:
		return checked{}, err
	case e.Result != "" && results.Hash(res) != e.Result:
		return is(checkOther, "")
	case moved:
		return is(checkMoved, "")
	}
	return is(checkFits, "")
}

// readsNone reports whether a query reads tables, and a schema has none of them.
func readsNone(e examples.Example, shape *schema.Schema) bool {
	s, err := parse.Parse(e.Dialect, e.SQL)
	return err == nil && len(s.Facts.Relations) > 0 && !slices.ContainsFunc(s.Facts.Relations, func(n dialects.Name) bool {
		return (&sqltree.Table{Schema: n.Schema, Name: n.Name}).NameIn(shape) != ""
	})
}
