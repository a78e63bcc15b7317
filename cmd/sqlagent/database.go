package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// databaseFlags say which database is meant, and how careful to be with it.
var databaseFlags = []cli.Flag{
	&cli.StringFlag{Name: "dsn", DefaultText: "$DATABASE_URL, then PGHOST and similar, then a built-in sample",
		Usage: "the `DATABASE`: a path, also of a CSV or Parquet file or a folder of them, sqlite:PATH, postgres://…, mysql://…, or a source of the configuration file"},
	&cli.StringFlag{Name: "dsn-file", Usage: "`FILE` whose first line is the DSN"},
	&cli.StringFlag{Name: "password-file", Usage: "`FILE` whose first line is the password, for a DSN without one"},
	&cli.BoolFlag{Name: "require-read-only", Usage: "refuse a login that can write"},
	&cli.StringFlag{Name: "audit", Usage: "append every statement, including refused ones, to `FILE`, one JSON line each; see sqlagent audit"},
	&cli.BoolFlag{Name: "audit-sync", Usage: "have each record of the audit on the disk before its rows are shown, so that a power failure loses none"},
	&cli.StringFlag{Name: "audit-anchor", Usage: "when done, send the audit's position to `PLACE`, out of reach of anyone who " +
		"can change the audit file: a file, to append to; http:// or https://, to POST to; - for standard error. sqlagent audit verify reads it"},
}

// openDatabase opens what the flags, the configuration or the environment name, or the sample, and says how to call it.
func openDatabase(ctx context.Context, c *cli.Command) (database.DB, string, error) {
	source, err := namedSource(ctx, c)
	if err != nil {
		return nil, "", err
	}
	warn := func(text string) { fmt.Fprintln(c.Root().ErrWriter, "warning: "+text) }
	options := open.Options{}
	if options.Descriptions, err = readDescriptions(c); err != nil {
		return nil, "", err
	}
	if options.Audit, err = openAudit(ctx, c); err != nil {
		return nil, "", err
	}
	db, err := openSource(ctx, c, source, options, warn)
	return db, source.Name, err
}

// openShape is openDatabase, and the database's schema.
func openShape(ctx context.Context, c *cli.Command) (database.DB, string, *schema.Schema, error) {
	db, name, err := openDatabase(ctx, c)
	if err != nil {
		return nil, "", nil, err
	}
	shape, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		db.Close()
		return nil, "", nil, err
	}
	return db, name, shape, nil
}

// namedSource is the database that findSource finds, or the sample.
func namedSource(ctx context.Context, c *cli.Command) (*open.Source, error) {
	source, err := findSource(c)
	if err != nil {
		return nil, err
	}
	if source == nil {
		path, err := sample.Path(ctx)
		if err != nil {
			return nil, fmt.Errorf("writing the sample database: %w", err)
		}
		source = &open.Source{Name: "the sample database", DSN: "sqlite:" + path}
	}
	if originOf(c, "dsn").place == byFlag && open.HoldsSecret(c.String("dsn")) {
		source.Warnings = append(source.Warnings, "others on this machine can read a password on the command line; use --dsn-file or --password-file")
	}
	return source, nil
}

// openAudit opens the file of --audit, once, until the program ends; nil where there is none.
func openAudit(ctx context.Context, c *cli.Command) (*audit.Log, error) {
	path, to, sync := c.String("audit"), c.String("audit-anchor"), c.Bool("audit-sync")
	if path == "" {
		// An empty --audit does away with what a weaker place says of it.
		without := func(name string) bool { return originOf(c, name).place >= originOf(c, "audit").place }
		switch {
		case to != "" && without("audit-anchor"):
			return nil, cmdline.Usagef("--audit-anchor needs --audit")
		case sync && without("audit-sync"):
			return nil, cmdline.Usagef("--audit-sync needs --audit")
		}
		return nil, nil
	}
	meta := c.Root().Metadata
	if log, ok := meta[auditLog].(*audit.Log); ok {
		return log, nil
	}
	log, err := audit.Open(ctx, path)
	if err != nil {
		return nil, cmdline.UsageError{Err: err}
	}
	log.Sync = sync
	meta[auditLog] = log
	meta[atEnd] = func() (err error) {
		if to != "" {
			err = anchor(log, to, c.Root().ErrWriter)
		}
		return cmp.Or(err, log.Close())
	}
	return log, nil
}

// auditLog is the key of the audit that is open, an *audit.Log.
const auditLog = "audit"

// openSource opens a source with its rules, and looks at what its login could do.
func openSource(ctx context.Context, c *cli.Command, source *open.Source, o open.Options, warn func(string)) (database.DB, error) {
	for _, warning := range source.Warnings {
		warn(warning)
	}
	o.Rules, o.Name = source.Rules, source.Name
	if o.Notice == nil {
		o.Notice = func(text string) { fmt.Fprintln(c.Root().ErrWriter, printable(text)) }
	}
	db, err := open.Open(ctx, source.DSN, o)
	if err != nil {
		return nil, err
	}
	err = checkPosture(ctx, c, db, warn)
	if err == nil {
		err = checkLeftOut(ctx, db, warn)
	}
	if err == nil {
		err = checkSchema(ctx, db, o.Descriptions, warn)
	}
	if err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// findSource is the database that is named in the strongest place: a flag, the environment (DATABASE_URL and its like
// too), the configuration file; nil where none is. The password file of a configuration goes with its own database
// alone.
func findSource(c *cli.Command) (*open.Source, error) {
	named := open.Locator{PasswordFile: c.String("password-file"), Config: c.String("config")}
	ofConfig := originOf(c, "password-file").place == byFile
	dsn, file := originOf(c, "dsn"), originOf(c, "dsn-file")
	switch {
	case dsn.place > file.place:
		if named.DSN = c.String("dsn"); strings.TrimSpace(named.DSN) == "" {
			return nil, cmdline.Usagef("%s is empty", dsn.where)
		}
	case file.place > dsn.place:
		named.DSNFile = c.String("dsn-file")
	case dsn.place != byDefault:
		return nil, cmdline.Usagef("give --dsn or --dsn-file, not both: got %s and %s", dsn.where, file.where)
	}
	elsewhere := named
	if ofConfig {
		elsewhere.PasswordFile = ""
	}
	if max(dsn.place, file.place) > byFile {
		return elsewhere.Find()
	}
	elsewhere.DSN, elsewhere.DSNFile, elsewhere.Env = "", "", os.Getenv
	if s, err := elsewhere.Find(); s != nil || err != nil {
		return s, err
	}
	return named.Find()
}

// checkSchema warns of what the schema leaves out, and of descriptions that have no place in it.
func checkSchema(ctx context.Context, db database.DB, descriptions []schema.Description, warn func(string)) error {
	s, err := db.Schema(ctx, database.SchemaOptions{})
	switch {
	case err != nil && len(descriptions) == 0:
		return nil // what needs the schema reports it
	case err != nil:
		return err
	}
	warnSchema(s, warn)
	if _, unknown := s.Described(descriptions); len(unknown) > 0 {
		warn("--descriptions describes what the database does not have: " + listed(unknown))
	}
	return nil
}

// checkLeftOut says which tables and views are left out though no rule names them, and why the first is.
func checkLeftOut(ctx context.Context, db database.DB, warn func(string)) error {
	left, err := db.LeftOut(ctx)
	if err != nil || len(left) == 0 {
		return err
	}
	var names []string
	for _, h := range left {
		names = append(names, strings.TrimPrefix(h.Schema+"."+h.Name.Name, "."))
	}
	warn(fmt.Sprintf("left out: %s. Of %s, %s; allow_tables of the source's rules lets one be read", listed(names), names[0], left[0].Reason))
	return nil
}

// checkPosture warns of a login that could write, or refuses it. A file is opened for reading, so who may write it does
// not matter; a server's login keeps what it may do.
func checkPosture(ctx context.Context, c *cli.Command, db database.DB, warn func(string)) error {
	if db.Dialect() == dialects.SQLite {
		return nil
	}
	p, err := db.Posture(ctx)
	if err != nil {
		if c.Bool("require-read-only") {
			return err
		}
		warn(fmt.Sprintf("could not check what this login may do: %v", err))
		return nil
	}
	if len(p.Beyond) > 0 {
		warn(fmt.Sprintf("the login %s can do more than its privileges say: it %s", p.User, listed(p.Beyond)))
	}
	if p.ReadOnly {
		return nil
	}
	what := fmt.Sprintf("the login %s can write: it %s", p.User, strings.Join(p.CanWrite, "; "))
	const advice = "`sqlagent schema --setup-sql` prints a role that can only read"
	if c.Bool("require-read-only") {
		return &database.Error{Kind: database.Refused, Rule: "posture", Message: what, Hint: advice}
	}
	warn(fmt.Sprintf("%s. sqlagent never writes, but a login that cannot write is safer: %s", what, advice))
	return nil
}
