package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
)

var askCommand = &cli.Command{
	Name:      "ask",
	Usage:     "answer a question about a database",
	ArgsUsage: "QUESTION",
	Description: "The model thinks, probes the database with read-only queries, refines its SQL on what it sees, and\n" +
		"commits to a final query, whose rows are printed. Rows go to stdout, everything else to stderr.\n" +
		"Where nothing names a database the built-in sample (a music shop) is asked, without --model the embedded model.\n\n" +
		"Exit codes: 0 answered, 1 internal error, 2 usage, 3 refused as not read-only, 5 no answer,\n" +
		"6 database (unreachable, not a database, no tables), 7 model (unreadable, server fails, context too small), 130 interrupted.",
	Flags: slices.Concat(modelFlags, []cli.Flag{
		&cli.StringFlag{Name: "output", Aliases: []string{"o"}, Value: "table", Usage: "`FORMAT` of the answer: table, json, csv or md"},
		&cli.StringFlag{Name: "knowledge", Usage: "`FILE` with external knowledge for the question: definitions, formulas, what codes mean"},
		descriptionsFlag,
		noProfileFlag,
		&cli.StringFlag{Name: "protocol", Usage: "`NAME` of the agent protocol (default: the model's own); one of " + strings.Join(agent.ProtocolNames(), ", ")},
		&cli.IntFlag{Name: "turns", Usage: "turn budget (default: the protocol's own, usually 5)"},
		&cli.IntFlag{Name: "rows", Value: 1000, Usage: "most rows of the answer"},
		&cli.DurationFlag{Name: "timeout", Value: 30 * time.Second, Usage: "most time for one query"},
		&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "do not show the turns"},
	}, databaseFlags),
	Action: ask,
}

func ask(c *cli.Context) error {
	stdout, stderr := c.App.Writer, c.App.ErrWriter
	format := c.String("output")
	switch format {
	case "table", "json", "csv", "md":
	default:
		return usageError{fmt.Errorf("--output %q: give table, json, csv or md", format)}
	}
	answer, info, err := askQuestion(c)
	if format == "json" {
		if wErr := writeJSON(stdout, report(answer, info, err)); wErr != nil {
			return wErr
		}
		if err != nil {
			return shownError{err}
		}
		return nil
	}
	if err != nil {
		return err
	}
	if err := writeRows(stdout, format, answer.Result); err != nil {
		return err
	}
	if !c.Bool("quiet") {
		summary(stderr, answer)
	}
	return nil
}

// askQuestion does the work. Its Answer is never nil.
func askQuestion(c *cli.Context) (*agent.Answer, llm.Info, error) {
	ctx, stderr := c.Context, c.App.ErrWriter
	question := strings.TrimSpace(strings.Join(c.Args().Slice(), " "))
	none := &agent.Answer{Question: question}
	switch {
	case question == "":
		return none, llm.Info{}, usageError{fmt.Errorf(`ask what? For example: sqlagent ask "Which five artists have the most tracks?"`)}
	case c.IsSet("turns") && c.Int("turns") < 1, c.Int("rows") < 1, c.Duration("timeout") <= 0:
		return none, llm.Info{}, usageError{fmt.Errorf("--turns, --rows and --timeout must be positive")}
	}
	opts := []agent.Option{
		agent.WithTurns(c.Int("turns")),
		agent.WithLimits(database.Limits{Rows: c.Int("rows"), Timeout: c.Duration("timeout")}),
	}
	if name := c.String("protocol"); name != "" {
		p, ok := agent.Lookup(name)
		if !ok {
			return none, llm.Info{}, usageError{fmt.Errorf("--protocol %q: give one of %s", name, strings.Join(agent.ProtocolNames(), ", "))}
		}
		opts = append(opts, agent.WithProtocol(p))
	}
	if path := c.String("knowledge"); path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return none, llm.Info{}, usageError{fmt.Errorf("--knowledge: %w", err)}
		}
		opts = append(opts, agent.WithKnowledge(strings.TrimSpace(string(text))))
	}
	if !c.Bool("quiet") {
		opts = append(opts, agent.WithEvents((&narrator{w: stderr}).tell))
	}
	if !c.Bool("no-profile") {
		opts = append(opts, agent.WithProfile(database.ProfileOptions{}))
	}
	engineOpts, err := engineOptions(c, 1)
	if err != nil {
		return none, llm.Info{}, err
	}
	held, err := constraint(c)
	if err != nil {
		return none, llm.Info{}, err
	}
	opts = append(opts, agent.WithSampling(llm.Sampling{Constraint: held}))
	db, name, err := openDatabase(c)
	if err != nil {
		return none, llm.Info{}, err
	}
	defer db.Close()
	engine, err := openEngine(ctx, engineOpts)
	if err != nil {
		return none, llm.Info{}, err
	}
	defer engine.Close()
	info := engine.Info()
	if !c.Bool("quiet") {
		fmt.Fprintf(stderr, "%s · %s\n", name, modelLine(info))
	}
	a, err := agent.New(engine, db, opts...)
	if err != nil {
		return none, info, err
	}
	answer, err := a.Ask(ctx, question)
	return answer, info, err
}

// narrator tells the turns of an answer as they happen.
type narrator struct{ w io.Writer }

func (n *narrator) tell(e agent.Event) {
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
	fmt.Fprintf(w, "\n%d %s%s, %.1f s\n", len(a.Result.Rows), rows, cut, a.Elapsed.Seconds())
}

// answerReport is the contract of --output json.
type answerReport struct {
	Question  string       `json:"question"`
	SQL       string       `json:"sql"`
	Columns   []string     `json:"columns"`
	Rows      [][]any      `json:"rows"`
	Truncated bool         `json:"truncated"`
	Turns     []agent.Turn `json:"turns"`
	Engine    string       `json:"engine"`
	Model     string       `json:"model"`
	Tokens    agent.Tokens `json:"tokens"`
	ElapsedMS int64        `json:"elapsed_ms"`
	Error     *failure     `json:"error,omitempty"`
}

func report(a *agent.Answer, info llm.Info, err error) answerReport {
	r := answerReport{
		Question: a.Question, SQL: a.SQL, Columns: []string{}, Rows: [][]any{}, Turns: a.Turns,
		Engine: info.Engine, Model: info.Name, Tokens: a.Tokens, ElapsedMS: a.Elapsed.Milliseconds(),
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
