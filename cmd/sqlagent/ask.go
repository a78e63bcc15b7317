package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/user"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/llm"
)

var askCommand = &cli.Command{
	Name:      "ask",
	Usage:     "answer a question about a database",
	ArgsUsage: "[QUESTION | -]",
	Description: "The question is one argument, or standard input (-, or when something is piped in). The word\n" +
		"ask is optional.\n" +
		"The model thinks, probes the database with read-only queries, refines its SQL on what it sees, and\n" +
		"commits to a final query, whose rows are printed. Rows go to stdout, everything else to stderr.\n" +
		"Without a database it asks the built-in sample (a music shop); without --model it uses the embedded model.\n" +
		"Every option is also a setting, for the environment or the configuration file: see sqlagent settings.\n\n" +
		"Exit codes: 0 answered, 1 internal error, 2 usage, 3 refused as not read-only, 4 unsure (rows and alternatives\n" +
		"are printed), 5 no answer, 6 database (unreachable, not a database, no tables),\n" +
		"7 model (unreadable, server fails, context too small), 8 truncated with --fail-if-cut, 130 interrupted.",
	Flags:  askFlags,
	Action: ask,
}

// askFlags are all of ask's, each of which is a setting too.
var askFlags = slices.Concat(modelFlags, askedFlags, []cli.Flag{
	&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Value: "auto", Validator: cmdline.OneOf(outputs...),
		Usage: "`FORMAT` of the answer: table, record (a line for each value), csv, tsv, md, json, or " +
			"auto: a table, or records on a terminal too narrow for it"},
	&cli.BoolFlag{Name: "fail-if-cut",
		Usage: "exit with code 8 if --rows, --bytes, --cell, the server or the table's width truncates the answer"},
	chartFlag,
	noPagerFlag,
	&cli.BoolFlag{Name: "alternatives", Usage: "with an unsure answer, print every doubt and every other result that votes came to, whole"},
	&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "do not show the turns"},
}, databaseFlags)

// askedFlags say how questions are answered, by ask, serve and mcp.
var askedFlags = []cli.Flag{
	&cli.StringFlag{Name: "knowledge", Usage: "`FILE` with external knowledge for the question: definitions, formulas, what codes mean"},
	knowledgeDirFlag,
	noKnowledgeFlag,
	descriptionsFlag,
	noProfileFlag,
	protocolFlag,
	&cli.IntFlag{Name: "votes", Validator: cmdline.Positive[int], DefaultText: "as the model's file says, else 5 of a file's and 1 of a server's",
		Usage: "answer `K` times, once greedily, and take the most common result"},
	&cli.FloatFlag{Name: "min-confidence", Validator: cmdline.Share, DefaultText: "as the model's file says, else 0.8",
		Usage: "confidence `X`, from 0 to 1, below which the answer is unsure: exit code 4 (0: never)"},
	judgeFlag,
	judgeSamplesFlag,
	reviseFlag,
	&cli.BoolFlag{Name: "no-clarify", Usage: "do not ask back where a question has several readings"},
	turnsFlag,
	turnTokensFlag,
	&cli.IntFlag{Name: "rows", Value: database.DefaultRows, Validator: cmdline.NotNegative[int],
		Usage: "maximum rows of the answer (0: all that fit --bytes)"},
	&cli.IntFlag{Name: "bytes", Value: database.DefaultBytes, Validator: cmdline.Positive[int],
		Usage: "maximum bytes of the answer's values; each counts at least 8"},
	&cli.IntFlag{Name: "cell", Value: database.DefaultCell, Validator: cmdline.Positive[int], Usage: "maximum bytes per text value"},
	&cmdline.DurationFlag{Name: "timeout", Value: 30 * time.Second, Validator: cmdline.Positive[time.Duration],
		Usage: "maximum time for one query"},
}

// Flags of eval too.
var (
	protocolFlag = &cli.StringFlag{Name: "protocol", Validator: cmdline.OneOf(protocols.Names()...), DefaultText: "the model's own",
		Usage: "`NAME` of the agent protocol: " + strings.Join(protocols.Names(), ", ")}
	judgeFlag = &cli.IntFlag{Name: "judge", Validator: cmdline.Positive[int], DefaultText: "votes",
		Usage: "in place of votes, sample until `K` distinct queries run, and have the model score them twenty times (PaVeRL-SQL)"}
	judgeSamplesFlag = &cli.IntFlag{Name: "judge-samples", Validator: cmdline.Positive[int], DefaultText: "200",
		Usage: "maximum samples that --judge draws; where a model always writes the same query, all are drawn"}
	reviseFlag = &cli.BoolFlag{Name: "revise",
		Usage: "where votes split, show the model the queries of the two largest groups with their rows, and take the one that it then writes, " +
			"unsure where it overrules the votes (after CSC-SQL); for models of text"}
	turnsFlag = &cli.IntFlag{Name: "turns", Validator: cmdline.Positive[int], DefaultText: "the protocol's own, usually 5",
		Usage: "turn budget"}
	turnTokensFlag = &cli.IntFlag{Name: "turn-tokens", Validator: cmdline.Positive[int], DefaultText: "the protocol's own, usually 3000",
		Usage: "maximum `TOKENS` that the model may write in a turn, reasoning included"}
)

func ask(ctx context.Context, c *cli.Command) error {
	if c.NArg() == 0 && atTerminal(c) {
		return runShell(ctx, c)
	}
	stdout, stderr := c.Root().Writer, c.Root().ErrWriter
	format := c.String("output")
	answer, err := askQuestion(ctx, c)
	var unsure *unsureError
	if format == "json" {
		cut := answer.Result != nil && warnCut(stderr, answer.Result, false)
		if cut && c.Bool("fail-if-cut") && err == nil {
			err = errCut
		}
		if err := page(c, func(w io.Writer) error { return writeJSON(w, report(answer, err)) }); err != nil {
			return err
		}
		if err != nil {
			return shownError{err}
		}
		return nil
	}
	if err != nil && !errors.As(err, &unsure) {
		return err
	}
	short, noChart := false, error(nil)
	if err := page(c, func(w io.Writer) (err error) {
		if c.Bool("quiet") {
			short, err = writeRows(w, format, answer.Result, screenOf(stdout))
		} else {
			short, err = writeAnswer(w, format, answer, screenOf(stdout))
		}
		if err == nil && c.Bool("chart") && isForPeople(format) {
			noChart = writeChart(w, answer.Dialect, answer.SQL, answer.Result, answer.Figure, "", screenOf(stdout))
		}
		return err
	}); err != nil {
		return err
	}
	if err := noteChart(stderr, noChart); err != nil {
		return err
	}
	if !c.Bool("quiet") {
		summary(stderr, answer)
	}
	if warnCut(stderr, answer.Result, short) && c.Bool("fail-if-cut") && err == nil {
		err = errCut
	}
	if unsure != nil {
		if err := unsure.write(stderr, c.Bool("alternatives"), "--alternatives"); err != nil {
			return err
		}
	}
	return err
}

// askQuestion does the work. Its Answer is never nil.
func askQuestion(ctx context.Context, c *cli.Command) (*agent.Answer, error) {
	stderr := c.Root().ErrWriter
	q, err := questionOf(c)
	none := &agent.Answer{Question: q.Text}
	if err != nil {
		return none, err
	}
	q.Figure, q.Ties = !c.Bool("quiet") && saysInWords(c.String("output"), screenOf(c.Root().Writer)), c.String("output") == "json"
	options := agentOptions(c, database.ProfileOptions{})
	if options.Knowledge, err = readKnowledge(c); err != nil {
		return none, err
	}
	engineOpts, err := engineOptions(c, sessionsOf(q))
	if err != nil {
		return none, err
	}
	db, name, err := openDatabase(ctx, c)
	if err != nil {
		return none, err
	}
	defer db.Close()
	n := narrate(stderr)
	if !c.Bool("quiet") {
		stop := watch(stderr, func() string { return n.doing.Load().(string) })
		defer stop()
	}
	engineOpts.Once = true
	engine, err := openEngine(ctx, c, engineOpts.Options)
	if err != nil {
		return none, err
	}
	defer engine.Close()
	larger := laterModel(c, engineOpts)
	defer larger.Close()
	n.doing.Store("reading the schema")
	info := engine.Info()
	none.Model = info
	if err := severalVotes(q, info); err != nil {
		return none, err
	}
	if !c.Bool("quiet") {
		fmt.Fprintf(stderr, "%s · %s\n", name, modelLine(info)+orLarger(larger))
		q.Events = n.onEvent
	}
	a, err := cascade.NewAgent(engine, larger, db, options)
	if err != nil {
		return none, err
	}
	answer, err := a.Ask(asUser(ctx), q)
	if err == nil && answer.Unsure {
		err = &unsureError{answer: answer}
	}
	return answer, err
}

var errOneVote = errors.New("--min-confidence needs several votes, such as --votes 8: one vote always agrees with itself")

// severalVotes is the error of a confidence that is asked of one vote: neither q nor the model's file wants several.
func severalVotes(q agent.Question, info llm.Info) error {
	if q.Votes == 0 && q.Judging == nil && q.MinConfidence > 0 && !info.Voting.Several() {
		return cmdline.UsageError{Err: errOneVote}
	}
	return nil
}

// asUser has the audit say who asks.
func asUser(ctx context.Context) context.Context {
	var about audit.About
	if who, err := user.Current(); err == nil {
		about.User = who.Username
	}
	return audit.With(ctx, about)
}

// sessionsOf is how many conversations a question has at the same time; 0: as the model's file says.
func sessionsOf(q agent.Question) int {
	if q.Judging != nil {
		return maxSessions
	}
	return min(q.Votes, maxSessions)
}

// maxSessions is how many votes an engine is made to hold at the same time; others wait.
const maxSessions = 8

// questionArgument is the question on the command line, which is one argument.
func questionArgument(c *cli.Command) (string, error) {
	text := strings.TrimSpace(strings.Join(c.Args().Slice(), " "))
	if first := c.Args().First(); c.NArg() == 2 && c.Root().Command(first) != nil && strings.Contains(c.Args().Get(1), " ") {
		return text, cmdline.Usagef("%q is a command; put it before any flags", first)
	}
	if c.NArg() > 1 {
		return text, cmdline.Usagef("put the question in quotes, as one argument: got %d, starting with %q and %q", c.NArg(), c.Args().Get(0), c.Args().Get(1))
	}
	return text, nil
}

// questionOf reads what is asked, and how.
func questionOf(c *cli.Command) (agent.Question, error) {
	question, err := questionArgument(c)
	if err != nil {
		return agent.Question{Text: question}, err
	}
	text, err := input(c, question)
	switch {
	case err != nil:
		return agent.Question{Text: text}, err
	case text == "":
		return agent.Question{}, cmdline.Usagef(`no question given. For example: sqlagent "Which five artists have the most tracks?"`)
	case c.Root().Command(text) != nil:
		return agent.Question{Text: text}, cmdline.Usagef("%q is a command; put it before any flags", text)
	}
	q, err := asked(c)
	q.Text = text
	return q, err
}

// asked is what the flags say of every question.
func asked(c *cli.Command) (agent.Question, error) {
	q := agent.Question{
		SQL: true, Schema: true, NoClarify: c.Bool("no-clarify"), Revise: c.Bool("revise"),
		Limits: database.Limits{
			Rows: cmp.Or(c.Int("rows"), database.AllRows), Bytes: c.Int("bytes"), Cell: c.Int("cell"), Timeout: c.Duration("timeout"),
		},
	}
	err := checkChart(c)
	if err != nil {
		return q, err
	}
	if q.Votes, q.MinConfidence, err = votesOf(c); err != nil {
		return q, err
	}
	if path := c.String("knowledge"); path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return q, cmdline.Usagef("--knowledge: %w", err)
		}
		q.Knowledge = strings.TrimSpace(string(text))
	}
	q.Judging = judgingOf(c)
	q.Sampling.Constraint, err = constraint(c)
	return q, err
}

// judgingOf has the model judge its own candidates; nil: it votes. Of the two settings the one that was given closer
// wins.
func judgingOf(c *cli.Command) *agent.Judging {
	if k := c.Int("judge"); k > 0 && originOf(c, "judge").place >= originOf(c, "votes").place {
		return &agent.Judging{Candidates: k, Attempts: c.Int("judge-samples")}
	}
	return nil
}

// votesOf is how many votes an answer takes, and below which confidence it is unsure; -1: never.
func votesOf(c *cli.Command) (votes int, least float64, err error) {
	votes, least = c.Int("votes"), c.Float("min-confidence")
	switch {
	case originOf(c, "judge").place == byFlag && originOf(c, "votes").place == byFlag:
		err = cmdline.Usagef("--judge takes the place of --votes: give one of them")
	case originOf(c, "revise").place == byFlag && originOf(c, "judge").place == byFlag:
		err = cmdline.Usagef("--revise corrects votes, which --judge takes the place of: give one of them")
	case originOf(c, "revise").place == byFlag && votes == 1:
		err = cmdline.Usagef("--revise needs several votes, such as --votes 5")
	case least > 0 && votes == 1 && judgingOf(c) == nil:
		err = cmdline.UsageError{Err: errOneVote}
	case least == 0 && c.IsSet("min-confidence"):
		least = -1
	}
	return votes, least, err
}

// agentOptions reads what holds for all questions.
func agentOptions(c *cli.Command, profile database.ProfileOptions) agent.Options {
	o := agent.Options{Turns: c.Int("turns"), TurnTokens: c.Int("turn-tokens"), Profile: &profile, NoProfile: c.Bool("no-profile"), Tags: true}
	o.Protocol, _ = protocols.Lookup(c.String("protocol")) // of a name that is known, or none
	return o
}

// report is the contract of --output json.
func report(a *agent.Answer, err error) agent.Report {
	r := a.Report(nil)
	if err != nil {
		r.Error = explain(err)
	}
	return r
}
