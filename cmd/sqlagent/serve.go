package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"syscall"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/tlsflags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/serve"
	"github.com/sqlagent/sqlagent/serve/telemetry"
)

var serveCommand = &cli.Command{
	Name:      "serve",
	Usage:     "answer questions over HTTP",
	ArgsUsage: " ",
	Description: "Serves the sources of the configuration file, and the database that --dsn and similar flags name; with neither,\n" +
		"the built-in sample. The tokens of the configuration file define who may ask what; without tokens it listens only on a loopback\n" +
		"address. It logs JSON lines to stderr. SIGHUP reloads the tokens and the team's knowledge, SIGTERM ends it\n" +
		"within 10 seconds; a receiver of --audit-anchor may take 10 more.",
	Flags:    slices.Concat(serveFlags, modelFlags, askedFlags, databaseFlags),
	Commands: []*cli.Command{newTokenCommand},
	Action:   runServer,
}

// serveFlags are serve's alone.
var serveFlags = slices.Concat([]cli.Flag{
	&cli.StringFlag{Name: "listen", Value: "127.0.0.1:8765", Usage: "`ADDRESS` to listen on, HOST:PORT; any but a loopback address requires tokens"},
}, tlsflags.All, []cli.Flag{
	&cli.IntFlag{Name: "at-once", Value: serve.DefaultMaxConcurrent, Validator: cmdline.Positive[int],
		Usage: "questions answered at the same time, and as many queries in addition"},
	&cli.IntFlag{Name: "waiting", Value: serve.DefaultMaxQueued, Validator: cmdline.NotNegative[int],
		Usage: "questions that may wait for their turn; further ones are rejected for a while"},
	&cmdline.DurationFlag{Name: "answer-timeout", Value: serve.DefaultAnswerTimeout, Validator: cmdline.Positive[time.Duration],
		Usage: "maximum time for an answer, including its waiting"},
	&cli.StringFlag{Name: "examples", DefaultText: "that of the team's knowledge", Usage: "`FILE` of verified examples that feedback adds to"},
	&cli.StringFlag{Name: "metrics-listen", Usage: "`ADDRESS`, HOST:PORT, where Prometheus reads metrics without a token; none by default"},
	&cli.BoolFlag{Name: "trace-content", Usage: "put questions, SQL and the model's text into traces, which $OTEL_EXPORTER_OTLP_ENDPOINT and similar enable"},
	&cli.StringFlag{Name: "log-level", Value: "info", Validator: cmdline.OneOf("debug", "info", "warn", "error"),
		Usage: "`LEVEL` of the log: debug (questions and SQL too), info, warn or error"},
})

// runServer serves until ctx ends: what the flags say is checked first, then addresses are taken, and the model, which
// may take minutes, is loaded for a server that can listen. All is closed in reverse order; the audit, whose end the
// program may send elsewhere, when the program ends.
func runServer(ctx context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return cmdline.Unknown(c, c.Args().First())
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	hangUp := make(chan os.Signal, 1) // one that comes early waits
	signal.Reset(syscall.SIGHUP)      // which ends other commands
	signal.Notify(hangUp, syscall.SIGHUP)
	defer signal.Stop(hangUp)
	inTerminal := !isPiped(os.Stderr)

	log := newLogger(c)
	secure, err := tlsflags.Config(c)
	if err != nil {
		return err
	}
	o, err := servedOptions(ctx, c, log)
	if err != nil {
		return err
	}
	listeners, err := listen(c)
	if err != nil {
		return err
	}
	defer listeners.close()
	closeModels, err := openModels(ctx, c, &o)
	if err != nil {
		return err
	}
	defer closeModels()
	endTraces, err := openTelemetry(ctx, c, &o)
	if err != nil {
		return err
	}
	defer endTraces()
	s, err := serve.New(o)
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	if listeners.metrics != nil {
		ended := serveMetrics(ctx, listeners.metrics, c.String("metrics-listen"), o.Telemetry, log)
		defer func() { stop(); <-ended }()
	}
	announce(c, o, listeners.questions.Addr(), secure != nil)
	go func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-hangUp:
			}
			if inTerminal && isPiped(os.Stderr) { // which was closed
				stop()
				return
			}
			reload(c, s, log)
		}
	}()
	return s.Serve(ctx, listeners.questions, secure)
}

// servedOptions are what the flags and the files that they name say; the models and the telemetry are not there yet.
func servedOptions(ctx context.Context, c *cli.Command, log *slog.Logger) (o serve.Options, err error) {
	o = serve.Options{
		MaxConcurrent: c.Int("at-once"), MaxQueued: cmp.Or(c.Int("waiting"), -1), AnswerTimeout: c.Duration("answer-timeout"), Logger: log,
		Agent: agentOptions(c, database.ProfileOptions{}), Version: version(),
	}
	if o.Tokens, err = readTokens(c, log); err != nil {
		return o, err
	}
	if address := c.String("listen"); !httpd.Loopback(address) && len(o.Tokens) == 0 {
		return o, cmdline.Usagef("--listen %s is reachable from other machines, and there are no tokens: listen on 127.0.0.1, or make a token with "+
			"`sqlagent serve new-token NAME`", address)
	}
	if o.Asked, err = asked(c); err != nil {
		return o, err
	}
	if o.Agent.Knowledge, err = readKnowledge(c); err != nil {
		return o, err
	}
	if o.Examples, err = servedExamples(c); err != nil {
		return o, err
	}
	if o.Audit, err = openAudit(ctx, c); err != nil {
		return o, err
	}
	o.Sources, err = servedSources(ctx, c, o.Audit, log)
	return o, err
}

// listeners are the addresses that a server has taken. Who connects before it serves waits.
type listeners struct {
	questions net.Listener
	metrics   net.Listener // nil: none
}

func listen(c *cli.Command) (l listeners, err error) {
	if l.questions, err = net.Listen("tcp", c.String("listen")); err != nil {
		return l, cmdline.Usagef("--listen: %w", err)
	}
	to := c.String("metrics-listen")
	if to == "" {
		return l, nil
	}
	if l.metrics, err = net.Listen("tcp", to); err != nil {
		l.close()
		return l, cmdline.Usagef("--metrics-listen: %w", err)
	}
	return l, nil
}

func (l listeners) close() {
	l.questions.Close()
	if l.metrics != nil {
		l.metrics.Close()
	}
}

// openModels opens the model with room for what is answered at the same time. The larger one, where there is one, is
// opened when it is first needed: one that nobody needs should take no memory.
func openModels(ctx context.Context, c *cli.Command, o *serve.Options) (closeModels func(), err error) {
	options, err := engineOptions(c, min(max(o.MaxConcurrent, sessionsOf(o.Asked)), maxSessions))
	if err != nil {
		return nil, err
	}
	engine, err := openEngine(ctx, c, options.Options)
	if err != nil {
		return nil, err
	}
	if err := severalVotes(o.Asked, engine.Info()); err != nil {
		engine.Close()
		return nil, err
	}
	o.Engine, o.Larger = engine, laterModel(c, options)
	return func() {
		closeEngine(o.Larger)
		closeEngine(engine)
	}, nil
}

// closeEngine does not wait for a model that is in the middle of something: the process ends.
func closeEngine(e io.Closer) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		e.Close()
	}()
	select {
	case <-done:
	case <-time.After(500 * time.Millisecond):
	}
}

// openTelemetry watches what is served, and sends traces where the environment says so. end sends the last ones.
func openTelemetry(ctx context.Context, c *cli.Command, o *serve.Options) (end func(), err error) {
	traces, endTraces, err := openTraces(ctx, o.Logger)
	if err != nil {
		return nil, err
	}
	o.Telemetry = telemetry.New(telemetry.Options{Traces: traces, Content: c.Bool("trace-content"), Version: version()})
	return func() {
		late, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		if err := endTraces(late); err != nil {
			o.Logger.Warn("could not send the last traces", "error", err)
		}
	}, nil
}

// announce logs what is served, and where.
func announce(c *cli.Command, o serve.Options, at net.Addr, secure bool) {
	scheme := "http"
	if secure {
		scheme = "https"
	}
	names := make([]string, len(o.Sources))
	for i, source := range o.Sources {
		names[i] = source.Name
	}
	o.Logger.Info("sqlagent serves", "url", scheme+"://"+at.String(), "model", o.Engine.Info().Name+orLarger(o.Larger), "sources", names, "tokens", len(o.Tokens))
	if !httpd.Loopback(c.String("listen")) && !secure {
		o.Logger.Warn("tokens and answers go over the network unencrypted: give --tls-cert and --tls-key, or run behind a TLS proxy")
	}
}

// reload rereads the tokens and the team's knowledge. Where something is wrong with them, what there was stays.
func reload(c *cli.Command, s *serve.Server, log *slog.Logger) {
	tokens, err := readTokens(c, log)
	var base *knowledge.Base
	if err == nil {
		base, err = readKnowledge(c)
	}
	if err == nil {
		err = s.Reload(tokens, base)
	}
	if err != nil {
		log.Error("not reloaded: the previous tokens and knowledge stay in force", "error", err)
		return
	}
	log.Info("reloaded", "tokens", len(tokens))
}

// servedExamples is the file that feedback adds to: that of --examples, or of the team's knowledge; "" where there is
// none.
func servedExamples(c *cli.Command) (string, error) {
	if path := c.String("examples"); path != "" || c.Bool("no-knowledge") {
		return path, nil
	}
	dir, err := knowledgeDir(c)
	if err != nil || dir == "" {
		return "", err
	}
	return filepath.Join(dir, knowledge.ExamplesFile), nil
}

// serveMetrics answers Prometheus at an address of its own until ctx ends; ended is closed after that.
func serveMetrics(ctx context.Context, l net.Listener, address string, t *telemetry.Telemetry, log *slog.Logger) (ended <-chan struct{}) {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", t.Metrics())
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.NewResponseController(w).SetWriteDeadline(time.Now().Add(30 * time.Second))
		if !httpd.Meant(r.Host, address) || httpd.Foreign(r) {
			http.Error(w, "unknown host name: use the server's IP address, or name the host in --metrics-listen", http.StatusForbidden)
			return
		}
		mux.ServeHTTP(w, r)
	})
	done := make(chan struct{})
	go func() {
		defer close(done)
		o := httpd.Options{MaxConnections: metricsConnections, PerAddress: metricsConnections / 4, ShutdownTimeout: time.Second, Logger: slog.New(slog.DiscardHandler)}
		if err := httpd.Serve(ctx, l, h, o); err != nil && ctx.Err() == nil {
			log.Error("metrics server stopped", "error", err)
		}
	}()
	log.Info("metrics", "url", "http://"+l.Addr().String()+"/metrics")
	return done
}

// metricsConnections is how many --metrics-listen takes at a time: a few scrapers have one each.
const metricsConnections = 64

// newLogger writes JSON lines, in which nothing that is quoted can make a line of its own.
func newLogger(c *cli.Command) *slog.Logger {
	var level slog.Level
	level.UnmarshalText([]byte(c.String("log-level"))) // one of the names that the flag takes
	return slog.New(slog.NewJSONHandler(c.Root().ErrWriter, &slog.HandlerOptions{Level: level}))
}

func readTokens(c *cli.Command, log *slog.Logger) ([]serve.Token, error) {
	path := configPath(c)
	if path == "" {
		return nil, nil
	}
	tokens, warnings, err := serve.ReadTokens(path)
	for _, w := range warnings {
		log.Warn(w)
	}
	return tokens, err
}

// sourceName is what can be the name of a source in an address without a second thought.
var sourceName = regexp.MustCompile(`^[\pL\pN_-]+$`)

// bareKey is what TOML takes for a key without quotation marks.
var bareKey = regexp.MustCompile(`^[A-Za-z0-9_-]+$`)

// servedSources are the database that the flags name and those of the configuration file, or else the sample. Each is
// opened when it is asked; what is wrong with how it is named is reported now.
func servedSources(ctx context.Context, c *cli.Command, records *audit.Log, log *slog.Logger) ([]serve.Source, error) {
	configured, err := configuredNames(c)
	if err != nil {
		return nil, err
	}
	first, err := findSource(c)
	if err == nil && first == nil && len(configured) == 0 {
		if first, err = namedSource(ctx, c); err == nil {
			first.Name = "sample"
		}
	}
	if err != nil {
		return nil, err
	}
	descriptions, err := readDescriptions(c)
	if err != nil {
		return nil, err
	}
	var all []*open.Source
	if first != nil {
		if !slices.Contains(configured, first.Name) && !sourceName.MatchString(first.Name) {
			first.Name = open.Label(first.DSN)
			if slices.Contains(configured, first.Name) || !sourceName.MatchString(first.Name) {
				first.Name = "default"
			}
		}
		all = append(all, first)
	}
	for _, name := range configured {
		if first != nil && name == first.Name {
			continue
		}
		source, err := configuredSource(c, name)
		if err != nil {
			return nil, err
		}
		all = append(all, source)
	}
	var served []serve.Source
	for _, source := range all {
		dialect, err := source.Dialect()
		if err != nil {
			return nil, err
		}
		options := open.Options{Audit: records, Notice: func(text string) { log.Info(text, "source", source.Name) }}
		if source == first {
			options.Descriptions = descriptions
		}
		warn := func(text string) { log.Warn(text, "source", source.Name) }
		served = append(served, serve.Source{Name: source.Name, Dialect: dialect, Open: func(ctx context.Context) (database.DB, error) {
			return openSource(ctx, c, source, options, warn)
		}})
	}
	return served, nil
}

var newTokenCommand = &cli.Command{
	Name:      "new-token",
	Usage:     "make a token; prints its lines of the configuration file on stdout, the token itself on stderr",
	ArgsUsage: "NAME",
	Action: func(_ context.Context, c *cli.Command) error {
		name := c.Args().First()
		if c.NArg() != 1 || !sourceName.MatchString(name) {
			return cmdline.Usagef("name the token, with letters and digits: sqlagent serve new-token NAME")
		}
		key := name
		if !bareKey.MatchString(key) {
			key = strconv.Quote(key)
		}
		token := "sqa_" + rand.Text()
		fmt.Fprintf(c.Root().ErrWriter, "token (not shown again): %s\n", token)
		_, err := fmt.Fprintf(c.Root().Writer, "[tokens.%s]\nhash = %q\nsources = [\"*\"]\nrights = [\"ask\", \"schema\"]  # also query, feedback\n",
			key, serve.HashOf(token))
		return err
	},
}
