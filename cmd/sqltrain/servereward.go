package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/tlsflags"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/httpd"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/gym"
)

// tokenVariable holds the token of serve-reward where no file does.
const tokenVariable = "SQLTRAIN_TOKEN"

var serveRewardCommand = &cli.Command{
	Name:      "serve-reward",
	Usage:     "serve the environment and the reward of a recipe over HTTP to other trainers",
	ArgsUsage: "RECIPE",
	Description: "Another trainer, such as verl (recipes/verl, docs/verl.md), holds the weights and writes the turns; prompts, observations,\n" +
		"budgets, limits and the reward are those that `sqltrain grpo RECIPE` would have. Its data and initial weights are not\n" +
		"used. On any address but a loopback one it requires a token, which clients send as Authorization: Bearer TOKEN. It logs\n" +
		"JSON lines to stderr. SIGTERM ends it within 10 seconds.\n\n" +
		"Exit codes: 0 stopped, 1 internal error, 2 usage.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "db", Required: true,
			Usage: "the only `DATABASE` of all questions, or a folder with WORLD.sqlite or WORLD/WORLD.sqlite for each world"},
		&cli.StringFlag{Name: "listen", Value: "127.0.0.1:8767", Usage: "`ADDRESS` to listen on, HOST:PORT; any but a loopback address requires a token"},
		&cli.StringFlag{Name: "token-file", Usage: "a `FILE` whose first line is the token", DefaultText: "the variable " + tokenVariable + " holds it"},
		&cli.StringSliceFlag{Name: "set", Usage: "`KEY=VALUE` to override the recipe's, such as reward.name=ex; may be repeated"},
		&cli.IntFlag{Name: "at-once", Value: runtime.GOMAXPROCS(0), Validator: cmdline.Positive[int], Usage: "turns and scores processed concurrently"},
		&cli.IntFlag{Name: "episodes", Value: gym.DefaultMaxEpisodes, Validator: cmdline.Positive[int], Usage: "maximum open conversations"},
		&cmdline.DurationFlag{Name: "step-timeout", Value: gym.DefaultStepTimeout, Validator: cmdline.Positive[time.Duration],
			Usage: "maximum time to wait for the others, and then for a turn or a batch of scores"},
		&cmdline.DurationFlag{Name: "idle-timeout", Value: gym.DefaultIdleTimeout, Validator: cmdline.Positive[time.Duration],
			Usage: "idle time after which a conversation ends"},
		&cli.Int64Flag{Name: "body", Value: gym.DefaultMaxBodyBytes, Validator: cmdline.Positive[int64], Usage: "maximum `BYTES` of a request"},
	}, tlsflags.All),
	Action: runServeReward,
}

func runServeReward(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("serve-reward takes one recipe, got %d arguments", c.NArg())
	}
	recipe, err := grpo.ReadRecipe(c.Args().First(), c.StringSlice("set")...)
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	log := slog.New(slog.NewJSONHandler(c.Root().ErrWriter, nil))
	token, err := servedToken(c, log)
	if err != nil {
		return err
	}
	address := c.String("listen")
	if token == "" && !httpd.Loopback(address) {
		return cmdline.Usagef("--listen %s is reachable from other machines, and there is no token: listen on 127.0.0.1, or set --token-file", address)
	}
	secure, err := tlsflags.Config(c)
	if err != nil {
		return err
	}
	find, err := servedDatabases(ctx, c.String("db"))
	if err != nil {
		return err
	}
	s, err := gym.New(gym.Options{
		Recipe: &recipe, Database: find, Token: token, Logger: log, MaxConcurrent: c.Int("at-once"), MaxEpisodes: c.Int("episodes"),
		StepTimeout: c.Duration("step-timeout"), IdleTimeout: c.Duration("idle-timeout"), MaxBodyBytes: c.Int64("body"),
	})
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	l, err := net.Listen("tcp", address)
	if err != nil {
		return cmdline.Usagef("--listen: %w", err)
	}
	scheme := "http"
	if secure != nil {
		scheme = "https"
	}
	log.Info("sqltrain serves", "url", scheme+"://"+l.Addr().String(), "recipe", recipe.Name, "protocol", recipe.Protocol,
		"environment", recipe.Rollout.Environment, "reward", recipe.Reward.Name)
	if !httpd.Loopback(address) && secure == nil {
		log.Warn("the token and the answers go over the network unencrypted: give --tls-cert and --tls-key, or run behind a TLS proxy")
	}
	return s.Serve(ctx, l, secure)
}

// servedToken is the token of the file, or else of the environment; "" where neither has one.
func servedToken(c *cli.Command, log *slog.Logger) (string, error) {
	token, path := os.Getenv(tokenVariable), c.String("token-file")
	if path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return "", cmdline.Usagef("--token-file: %w", err)
		}
		if warning := open.Exposed(path); warning != "" {
			log.Warn(warning)
		}
		token, _, _ = strings.Cut(string(text), "\n")
		token = strings.TrimSuffix(token, "\r")
	} else if token == "" {
		return "", nil
	}
	if len(token) < httpd.LeastToken {
		return "", cmdline.Usagef("the token is shorter than %d characters and can be guessed", httpd.LeastToken)
	}
	return token, nil
}

// servedDatabases says where a world's database is, as findDatabases does, of those that are there.
func servedDatabases(ctx context.Context, dsn string) (func(world string) (string, error), error) {
	find, err := findDatabases(ctx, dsn)
	if info, failed := os.Stat(dsn); failed != nil || !info.IsDir() {
		return find, err
	}
	return func(world string) (string, error) {
		path, err := find(world)
		if err == nil && !exists(path) {
			err = fmt.Errorf("there is no database of the world %q", world)
		}
		return path, err
	}, err
}
