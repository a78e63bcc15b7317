package main

import (
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
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/llm"
)

var askCommand = &cli.Command{
	Name:      "ask",
	Usage:     "answer a question about a database",
	ArgsUsage: "[QUESTION | -]",
	Description: "The question is one argument, or the standard input (-, or where something is piped in); the word ask may be left out.\n" +
		"The model thinks, probes the database with read-only queries, refines its SQL on what it sees, and\n" +
		"commits to a final query, whose rows are printed. Rows go to stdout, everything else to stderr.\n" +
		"Where nothing names a database the built-in sample (a music shop) is asked, without --model the embedded model.\n\n" +
		"Exit codes: 0 answered, 1 internal error, 2 usage, 3 refused as not read-only, 4 unsure (rows and alternatives\n" +
		"are printed), 5 no answer, 6 database (unreachable, not a database, no tables),\n" +
		"7 model (unreadable, server fails, context too small), 130 interrupted.",
	Flags:  askFlags,
	Action: ask,
}

// askFlags are all of ask's, each of which is a setting too.
var askFlags = slices.Concat(modelFlags, []cli.Flag{
	&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Value: "table", Validator: cmdline.OneOf("table", "json", "csv", "md"), Usage: "`FORMAT` of the answer: table, json, csv or md"},
	&cli.StringFlag{Name: "knowledge", Usage: "`FILE` with external knowledge for the question: definitions, formulas, what codes mean"},
	descriptionsFlag,
	noProfileFlag,
	protocolFlag,
	&cli.IntFlag{Name: "votes", Validator: cmdline.Positive[int], DefaultText: "as the model's file says, or 1",
		Usage: "answer `K` times, once greedily, and take the result that most come to"},
	&cli.FloatFlag{Name: "min-confidence", Validator: cmdline.Share, DefaultText: "as the model's file says",
		Usage: "below this confidence, `X` from 0 to 1, the answer is unsure: exit code 4 (0: never)"},
	turnsFlag,
	&cli.IntFlag{Name: "rows", Value: 1000, Validator: cmdline.Positive[int], Usage: "most rows of the answer"},
	&cmdline.DurationFlag{Name: "timeout", Value: 30 * time.Second, Validator: cmdline.Positive[time.Duration], Usage: "most time for one query"},
	&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "do not show the turns"},
}, databaseFlags)

// Flags of eval too.
var (
	protocolFlag = &cli.StringFlag{Name: "protocol", Validator: cmdline.OneOf(agent.ProtocolNames()...), DefaultText: "the model's own",
		Usage: "`NAME` of the agent protocol: " + strings.Join(agent.ProtocolNames(), ", ")}
	turnsFlag = &cli.IntFlag{Name: "turns", Validator: cmdline.Positive[int], DefaultText: "the protocol's own, usually 5",
		Usage: "turn budget"}
)

func ask(ctx context.Context, c *cli.Command) error {
	stdout, stderr := c.Root().Writer, c.Root().ErrWriter
	format := c.String("output")
	answer, info, err := askQuestion(ctx, c)
	var unsure *unsureError
	if format == "json" {
		if wErr := writeJSON(stdout, report(answer, info, err)); wErr != nil {
			return wErr
		}
		if err != nil {
			return shownError{err}
		}
		return nil
	}
	if err != nil && !errors.As(err, &unsure) {
		return err
	}
	if err := writeRows(stdout, format, answer.Result); err != nil {
		return err
	}
	if !c.Bool("quiet") {
		summary(stderr, answer)
	}
	if unsure != nil {
		if err := unsure.writeAlternatives(stderr); err != nil {
			return err
		}
	}
	return err
}

// askQuestion does the work. Its Answer is never nil.
func askQuestion(ctx context.Context, c *cli.Command) (*agent.Answer, llm.Info, error) {
	stderr := c.Root().ErrWriter
	q, err := questionOf(c)
	none := &agent.Answer{Question: q.Text}
	if err != nil {
		return none, llm.Info{}, err
	}
	options, err := agentOptions(c, database.ProfileOptions{})
	if err != nil {
		return none, llm.Info{}, err
	}
	engineOpts, err := engineOptions(c, min(q.Votes, maxSessions)) // 0: as the model's file says
	if err != nil {
		return none, llm.Info{}, err
	}
	if q.Sampling.Constraint, err = constraint(c); err != nil {
		return none, llm.Info{}, err
	}
	db, name, err := openDatabase(ctx, c)
	if err != nil {
		return none, llm.Info{}, err
	}
	defer db.Close()
	engine, err := openEngine(ctx, c, engineOpts)
	if err != nil {
		return none, llm.Info{}, err
	}
	defer engine.Close()
	info := engine.Info()
	if q.Votes == 0 && q.MinConfidence > 0 && info.Voting == nil {
		return none, info, cmdline.UsageError{Err: errOneVote}
	}
	if !c.Bool("quiet") {
		fmt.Fprintf(stderr, "%s · %s\n", name, modelLine(info))
		q.Events = (&narrator{w: stderr}).tell
	}
	a, err := agent.New(engine, db, options)
	if err != nil {
		return none, info, err
	}
	about := audit.About{Question: q.Text, Model: info.Name}
	if who, err := user.Current(); err == nil {
		about.User = who.Username
	}
	answer, err := a.Ask(audit.With(ctx, about), q)
	if err == nil && answer.Unsure {
		err = &unsureError{answer: answer}
	}
	return answer, info, err
}

var errOneVote = errors.New("--min-confidence needs several --votes, 8 for example: one alone agrees with itself")

// maxSessions is how many votes an engine is made to hold at the same time; others wait.
const maxSessions = 8

// questionOf reads what is asked, and how.
func questionOf(c *cli.Command) (agent.Question, error) {
	q := agent.Question{
		Limits: database.Limits{Rows: c.Int("rows"), Timeout: c.Duration("timeout")},
		Votes:  c.Int("votes"),
	}
	var err error
	if q.Text, err = input(c, strings.TrimSpace(strings.Join(c.Args().Slice(), " "))); err != nil {
		return q, err
	}
	least := c.Float("min-confidence")
	switch {
	case q.Text == "":
		return q, cmdline.Usagef(`ask what? For example: sqlagent "Which five artists have the most tracks?"`)
	case c.Root().Command(q.Text) != nil:
		return q, cmdline.Usagef("%q is a command: it stands first, before all flags", q.Text)
	case least > 0 && q.Votes == 1:
		return q, cmdline.UsageError{Err: errOneVote}
	}
	if q.MinConfidence = least; least == 0 && c.IsSet("min-confidence") {
		q.MinConfidence = -1
	}
	if path := c.String("knowledge"); path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return q, cmdline.Usagef("--knowledge: %w", err)
		}
		q.Knowledge = strings.TrimSpace(string(text))
	}
	return q, nil
}

// agentOptions reads what holds for all questions.
func agentOptions(c *cli.Command, profile database.ProfileOptions) (agent.Options, error) {
	o := agent.Options{Turns: c.Int("turns")}
	o.Protocol, _ = agent.Lookup(c.String("protocol")) // of a name that is known, or none
	if !c.Bool("no-profile") {
		o.Profile = &profile
	}
	return o, nil
}

// narrator tells the turns of an answer as they happen.
type narrator struct{ w io.Writer }

func (n *narrator) tell(e agent.Event) {
	if e.Vote > 0 {
		return // the greedy one is told of the votes
	}
	switch e.Kind {
	case agent.EventFocus:
		fmt.Fprintf(n.w, "the schema is too long for the model: it sees %d of %d tables in full, the others by name\n", e.Shown, e.Tables)
	case agent.EventProfile:
		fmt.Fprintf(n.w, "the values of only %d of %d tables could be looked at\n", e.Shown, e.Tables)
	case agent.EventTurn:
		if e.Turn > e.Turns {
			fmt.Fprintf(n.w, "\nbudget spent, final query\n")
		} else {
			fmt.Fprintf(n.w, "\nturn %d of %d\n", e.Turn, e.Turns)
		}
	case agent.EventThought:
		n.block("think", e.Text)
	case agent.EventSQL:
		n.block("sql", e.SQL)
	case agent.EventObservation:
		n.block("saw", e.Text)
		if e.Hint != "" && !strings.Contains(e.Text, e.Hint) { // which the model has not seen
			n.block("hint", e.Hint)
		}
	case agent.EventFinal:
		n.block("final", e.SQL)
	case agent.EventRepair:
		n.block("final", e.SQL)
	case agent.EventVotes:
		n.block("voted", e.SQL)
	}
}

func (n *narrator) block(label, text string) {
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if i > 0 {
			label = ""
		}
		fmt.Fprintf(n.w, "  %-6s %s\n", label, printable(line))
	}
}

func summary(w io.Writer, a *agent.Answer) {
	rows := "rows"
	if len(a.Result.Rows) == 1 {
		rows = "row"
	}
	cut := ""
	if a.Result.Truncated {
		cut = ", cut: there is more (see --rows)"
	}
	votes := ""
	if a.Votes > 1 {
		votes = ", " + agreement(a)
	}
	if len(a.Assumed) > 0 {
		fmt.Fprintf(w, "\nassumed, though the schema does not say it: %s\n", printable(strings.Join(a.Assumed, ", ")))
	}
	fmt.Fprintf(w, "\n%d %s%s, %.1f s%s\n", len(a.Result.Rows), rows, cut, a.Elapsed.Seconds(), votes)
}

// answerReport is the contract of --output json.
type answerReport struct {
	Question  string       `json:"question"`
	SQL       string       `json:"sql"`
	Columns   []string     `json:"columns"`
	Rows      [][]any      `json:"rows"`
	Truncated bool         `json:"truncated"`
	Turns     []agent.Turn `json:"turns"`
	*votesReport
	Assumed   []string     `json:"assumed,omitempty"` // foreign keys that the schema does not declare
	Engine    string       `json:"engine"`
	Model     string       `json:"model"`
	Tokens    agent.Tokens `json:"tokens"`
	ElapsedMS int64        `json:"elapsed_ms"`
	Error     *failure     `json:"error,omitempty"`
}

func report(a *agent.Answer, info llm.Info, err error) answerReport {
	r := answerReport{
		Question: a.Question, SQL: a.SQL, Columns: []string{}, Rows: [][]any{}, Turns: a.Turns, votesReport: reportVotes(a),
		Assumed: a.Assumed,
		Engine:  info.Engine, Model: info.Name, Tokens: a.Tokens, ElapsedMS: a.Elapsed.Milliseconds(),
	}
	if r.Turns == nil {
		r.Turns = []agent.Turn{}
	}
	if a.Result != nil {
		r.Columns, r.Rows, r.Truncated = a.Result.Columns, jsonRows(a.Result), a.Result.Truncated
	}
	if err != nil {
		f := explain(err)
		r.Error = &f
	}
	return r
}
