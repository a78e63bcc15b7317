package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve/mcp"
)

var mcpCommand = &cli.Command{
	Name:         "mcp",
	Usage:        "serve a database to other programs' models over the Model Context Protocol",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Speaks the protocol on standard input and output until its client closes them; a client's configuration names\n" +
		"this command. With --listen it speaks streamable HTTP instead, at /mcp, for clients on this machine; sqlagent serve\n" +
		"does so for others, with tokens.\n" +
		"It serves the database that --dsn and similar flags name; without them the sources of the configuration file, or else the sample.\n" +
		"The tools are ask (a question in plain language), query (one SELECT) and search_schema. None can write.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "listen", Usage: "speak HTTP on this loopback `ADDRESS`, such as 127.0.0.1:8765; port 0 is any that is free"},
	}, modelFlags, askedFlags, databaseFlags),
	Action: func(ctx context.Context, c *cli.Command) error {
		err := checkLoopback(c.String("listen"))
		if err != nil {
			return err
		}
		question, err := asked(c)
		if err != nil {
			return err
		}
		options := agentOptions(c, database.ProfileOptions{})
		if options.Knowledge, err = readKnowledge(c); err != nil {
			return err
		}
		engineOpts, err := engineOptions(c, maxSessions)
		if err != nil {
			return err
		}
		sources, err := toolSources(ctx, c)
		if err != nil {
			return err
		}
		databases, err := openSources(ctx, c, sources)
		defer func() {
			for _, of := range databases {
				of.Close()
			}
		}()
		if err != nil {
			return err
		}
		engine, err := openEngine(ctx, c, engineOpts.Options)
		if err != nil {
			return err
		}
		defer engine.Close()
		larger := laterModel(c, engineOpts)
		defer larger.Close()
		if err := severalVotes(question, engine.Info()); err != nil {
			return err
		}
		var served []mcp.Source
		var names []string
		for _, of := range databases {
			source, err := tools(of, engine, larger, options, question)
			if err != nil {
				return err
			}
			served = append(served, source)
			names = append(names, printable(of.name))
		}
		o := mcp.Options{Version: version(), Logger: slog.New(slog.NewTextHandler(c.Root().ErrWriter, &slog.HandlerOptions{Level: slog.LevelWarn}))}
		o.User = audit.Of(asUser(ctx)).User
		ctx, cancel := llm.WhileAlive(ctx, engine)
		defer cancel()
		server := mcp.New(served, o)
		fmt.Fprintf(c.Root().ErrWriter, "%s · %s\n", strings.Join(names, ", "), modelLine(engine.Info())+orLarger(larger))
		if c.String("listen") != "" { // an empty address would be all of this machine's
			err = listenMCP(ctx, c, server, o.Logger)
		} else {
			if !isPiped(os.Stdin) {
				fmt.Fprintln(c.Root().ErrWriter, "waiting for a client, which starts this command (docs/mcp.md); Ctrl-D ends it")
			}
			err = server.Run(ctx, mcp.Stdio(c.Root().Reader, c.Root().Writer))
		}
		var died *llm.LoadError
		switch {
		case errors.As(context.Cause(ctx), &died):
			return died
		case ctx.Err() != nil:
			return nil // a signal is how it is stopped
		}
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return cmdline.Usagef("standard input is not the Model Context Protocol (%w): a client starts this command, see docs/mcp.md", err)
		}
		return err
	},
}

// toolSources are the database that the flags or the environment name, or else all sources of the configuration file,
// or else the sample. Those of the file that are left out are named on stderr: a client that was given one database
// gets no others.
func toolSources(ctx context.Context, c *cli.Command) ([]*open.Source, error) {
	names, err := configuredNames(c)
	if err != nil {
		return nil, err
	}
	named, err := findSource(c)
	if err != nil {
		return nil, err
	}
	if named != nil || len(names) == 0 {
		if named, err = namedSource(ctx, c); err != nil {
			return nil, err
		}
		names = slices.DeleteFunc(names, func(name string) bool { return name == named.Name })
		if len(names) > 0 {
			fmt.Fprintf(c.Root().ErrWriter, "only %s is served, not the other sources of %s: %s. Omit --dsn and similar flags to serve all\n",
				printable(named.Name), printable(configPath(c)), listed(names))
		}
		return []*open.Source{named}, nil
	}
	var all []*open.Source
	for _, name := range names {
		source, err := configuredSource(c, name)
		if err != nil {
			return nil, err
		}
		all = append(all, source)
	}
	return all, nil
}

// namedDB is a database and how tools call it.
type namedDB struct {
	database.DB
	name string
}

// openSources opens databases. Of several, one that cannot be opened is left out, with a warning. What is open is
// returned next to an error too.
func openSources(ctx context.Context, c *cli.Command, sources []*open.Source) (opened []namedDB, err error) {
	warn := func(text string) { fmt.Fprintln(c.Root().ErrWriter, "warning: "+text) }
	o := open.Options{}
	if o.Descriptions, err = readDescriptions(c); err != nil {
		return nil, err
	}
	if len(sources) > 1 && o.Descriptions != nil {
		o.Descriptions = nil
		warn("--descriptions describes one database, and several are served: ignored")
	}
	if o.Audit, err = openAudit(ctx, c); err != nil {
		return nil, err
	}
	var failed error
	for _, source := range sources {
		db, err := openSource(ctx, c, source, o, warn)
		if ctx.Err() != nil {
			return opened, context.Cause(ctx)
		}
		if err != nil {
			failed = cmp.Or(failed, err)
			if len(sources) > 1 {
				warn(fmt.Sprintf("%s is not served: %s", printable(source.Name), printable(err.Error())))
			}
			continue
		}
		opened = append(opened, namedDB{db, source.Name})
	}
	if len(opened) == 0 {
		return nil, failed
	}
	return opened, nil
}

// tools are what the protocol's tools do with a database.
func tools(of namedDB, engine llm.Engine, larger *cascade.Larger, o agent.Options, question agent.Question) (mcp.Source, error) {
	a, err := cascade.NewAgent(engine, larger, of.DB, o)
	if err != nil {
		return mcp.Source{}, err
	}
	shown := database.SchemaOptions{Profile: o.Profile}
	if o.NoProfile {
		shown.Profile = nil
	}
	return mcp.Source{
		Name: of.name, Ask: a.Ask, Question: question,
		Query: func(ctx context.Context, sql string, l database.Limits, known *mask.StandIns) (*database.Result, error) {
			return known.View(ctx, of.DB, sql, l)
		},
		Schema: func(ctx context.Context) (*schema.Schema, error) { return of.Schema(ctx, shown) },
	}, nil
}

// checkLoopback refuses an address that others could reach: there is no login.
func checkLoopback(address string) error {
	if address == "" {
		return nil
	}
	if _, _, err := net.SplitHostPort(address); err != nil {
		return cmdline.Usagef("--listen %q: write host:port, such as 127.0.0.1:8765", address)
	}
	if !httpd.Loopback(address) {
		return cmdline.Usagef("--listen %q: mcp has no logins, so it listens only on loopback addresses; sqlagent serve has tokens", address)
	}
	return nil
}

// toolConnections is how many mcp --listen has at a time that carry no whole request.
const toolConnections = 128

// listenMCP serves HTTP until ctx ends, and then ends what is under way.
func listenMCP(ctx context.Context, c *cli.Command, server *sdk.Server, log *slog.Logger) error {
	l, err := net.Listen("tcp", c.String("listen"))
	if err != nil {
		return cmdline.Usagef("--listen: %w", err)
	}
	mux := http.NewServeMux()
	mux.Handle("/mcp", mcp.Handler(func(*http.Request) *sdk.Server { return server }, mcp.HandlerOptions{}))
	fmt.Fprintf(c.Root().ErrWriter, "listening on http://%s/mcp\n", l.Addr())
	var closing sync.WaitGroup
	err = httpd.Serve(ctx, l, mux, httpd.Options{
		MaxConnections: toolConnections, PerAddress: toolConnections, ShutdownTimeout: time.Second, Logger: log,
		Stopping: func(context.Context) {
			for s := range server.Sessions() {
				closing.Go(func() { s.Close() }) // after its calls
			}
		},
	})
	closing.Wait()
	return err
}
