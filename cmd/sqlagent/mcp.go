package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"slices"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/serve/mcp"
)

var mcpCommand = &cli.Command{
	Name:         "mcp",
	Usage:        "let the models of other programs ask a database, by the Model Context Protocol",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Speaks the protocol on the standard input and output, until its client closes them: a client's configuration names\n" +
		"this command. With --listen it speaks streamable HTTP instead, at /mcp, for clients on this machine; sqlagent serve\n" +
		"does so for others, with tokens.\n" +
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
		db, name, err := openDatabase(ctx, c)
		if err != nil {
			return err
		}
		defer db.Close()
		engine, err := openEngine(ctx, c, engineOpts)
		if err != nil {
			return err
		}
		defer engine.Close()
		if err := severalVotes(question, engine.Info()); err != nil {
			return err
		}
		a, err := protocols.NewAgent(engine, db, options)
		if err != nil {
			return err
		}
		shown := database.SchemaOptions{Profile: options.Profile}
		if options.NoProfile {
			shown.Profile = nil
		}
		source := mcp.Source{
			Name: name, Ask: a.Ask, Question: question,
			Query: func(ctx context.Context, sql string, l database.Limits, known *mask.StandIns) (*database.Result, error) {
				return known.View(ctx, db, sql, l)
			},
			Schema: func(ctx context.Context) (*schema.Schema, error) { return db.Schema(ctx, shown) },
		}
		o := mcp.Options{Version: version(), Logger: slog.New(slog.NewTextHandler(c.Root().ErrWriter, &slog.HandlerOptions{Level: slog.LevelWarn}))}
		o.User = audit.Of(asUser(ctx)).User
		ctx, cancel := llm.WhileAlive(ctx, engine)
		defer cancel()
		server := mcp.New([]mcp.Source{source}, o)
		fmt.Fprintf(c.Root().ErrWriter, "%s · %s\n", printable(name), modelLine(engine.Info()))
		if c.String("listen") != "" { // an empty address would be all of this machine's
			err = listenMCP(ctx, c, server)
		} else {
			if !isPiped(os.Stdin) {
				fmt.Fprintln(c.Root().ErrWriter, "this waits for the messages of a client, which is told to start it (docs/mcp.md); Ctrl-D ends it")
			}
			err = server.Run(ctx, &sdk.IOTransport{Reader: io.NopCloser(c.Root().Reader), Writer: unclosed{c.Root().Writer}})
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
			return cmdline.Usagef("the standard input is no Model Context Protocol (%w): a client starts this command, see docs/mcp.md", err)
		}
		return err
	},
}

// unclosed is a writer that stays open when the protocol ends.
type unclosed struct{ io.Writer }

func (unclosed) Close() error { return nil }

// checkLoopback refuses an address that others could reach: there is no login.
func checkLoopback(address string) error {
	if address == "" {
		return nil
	}
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return cmdline.Usagef("--listen %q: write host:port, such as 127.0.0.1:8765", address)
	}
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return cmdline.Usagef("--listen %q: mcp has no logins, so it listens on loopback addresses alone; sqlagent serve has tokens", address)
	}
	return nil
}

// listenMCP serves HTTP until ctx ends, and then ends what is under way.
func listenMCP(ctx context.Context, c *cli.Command, server *sdk.Server) error {
	l, err := net.Listen("tcp", c.String("listen"))
	if err != nil {
		return cmdline.Usagef("--listen: %w", err)
	}
	mux := http.NewServeMux()
	mux.Handle("/mcp", mcp.Handler(func(*http.Request) *sdk.Server { return server }, mcp.HandlerOptions{}))
	h := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(ended)
		h.Close() // which ends requests, and with them their calls
		for s := range server.Sessions() {
			s.Close() // behind its calls
		}
	})
	defer stop()
	fmt.Fprintf(c.Root().ErrWriter, "listening on http://%s/mcp\n", l.Addr())
	if err := h.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	<-ended
	return nil
}
