package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/cascade"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/sqlagent/internal/lineedit"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
)

var shellCommand = &cli.Command{
	Name:         "shell",
	Usage:        "ask one question after another, interactively",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Each line is a question, which may follow up the previous one (\"and per year?\"), or a command that begins with a\n" +
		"slash: /help lists them. On a terminal, sqlagent without a question also opens it. Ctrl-C ends a question, Ctrl-D the\n" +
		"shell. Lines may also be piped in; the exit code is then that of the first failure.\n" +
		"The history is kept in $XDG_STATE_HOME/sqlagent/history, by default below ~/.local/state, or in the\n" +
		"file that SQLAGENT_HISTORY names; \"off\" keeps none.",
	Flags:  slices.DeleteFunc(slices.Clone(askFlags), func(f cli.Flag) bool { return nameOf(f) == "fail-if-cut" }),
	Action: runShell,
}

// shell is a conversation with a person: one database, one model, and what was asked last.
type shell struct {
	c        *cli.Command
	lines    *lineedit.Editor
	out, err io.Writer
	piped    bool  // nobody is there to be asked
	failed   error // the first

	db     database.DB
	source string // as people call it
	engine llm.Engine
	larger *cascade.Larger // nil: one model answers
	agent  *cascade.Agent

	talk   *cascade.Conversation // nil: the next question begins one
	way    agent.Question        // how questions are asked
	state                        // after the last line
	past   []past                // before each line that asked something
	kept   *keptExample          // by the last command; nil: none
	output string
	trace  bool // turns are shown while they happen
}

// state is what commands are about.
type state struct {
	question agent.Question   // the last one; its Text is "": there is none
	samples  uint64           // how often it was asked again
	follows  bool             // it went on from one before it
	said     []string         // it, after those that it went on from
	reply    *agent.Answer    // to it; nil: none
	answer   *agent.Answer    // the last one that has rows; nil: none
	sql      string           // what was run last, an answer's or a person's; "": nothing
	result   *database.Result // of sql; nil: it failed
	answers  bool             // sql was run for the question
	asked    cascade.Mark     // before the question
}

// past is what there was before a line.
type past struct {
	state
	line string
	mark cascade.Mark
}

// atTerminal reports whether a person sits in front of it, and types.
func atTerminal(c *cli.Command) bool { return !isPiped(os.Stdin) && screenOf(c.Root().Writer) != nil }

func runShell(ctx context.Context, c *cli.Command) error {
	s := &shell{c: c, out: c.Root().Writer, err: c.Root().ErrWriter, piped: !atTerminal(c), output: c.String("output"), trace: !c.Bool("quiet")}
	if err := s.open(ctx); err != nil {
		return err
	}
	defer s.close()
	options := lineedit.Options{Complete: s.complete}
	if s.piped {
		options.Input = c.Root().Reader
	}
	options.History = historyPath()
	var err error
	if s.lines, err = lineedit.Open(options); err != nil {
		fmt.Fprintf(s.err, "warning: %v\n", err)
	}
	defer s.lines.Close()

	// From here on Ctrl-C ends what is being done, which listens for it, and not the shell.
	defer surviveInterrupts()()
	ctx, stop := signal.NotifyContext(context.WithoutCancel(ctx), syscall.SIGTERM)
	defer stop()
	ctx, stopHangUp := untilHangUp(ctx)
	defer stopHangUp()
	if !s.piped {
		s.greet()
		if s.larger != nil {
			s.larger.Warm(ctx) // while the first question is typed
		}
	}
	return s.loop(asUser(ctx))
}

// open opens what the flags name.
func (s *shell) open(ctx context.Context) (err error) {
	if s.way, err = asked(s.c); err != nil {
		return err
	}
	if s.db, s.source, err = openDatabase(ctx, s.c); err != nil {
		return err
	}
	if err = s.openModel(ctx); err != nil {
		s.close()
	}
	return err
}

// openModel opens the model that the flags name, in the place of the one that there is.
func (s *shell) openModel(ctx context.Context) error {
	options, err := engineOptions(s.c, sessionsOf(s.way))
	if err != nil {
		return err
	}
	stop := watch(s.err, func() string { return "loading the model" })
	engine, err := openEngine(ctx, s.c, options.Options)
	stop()
	if err != nil {
		return err
	}
	if err = severalVotes(s.way, engine.Info()); err == nil {
		err = s.connect(engine, laterModel(s.c, options), s.db)
	}
	if err != nil {
		engine.Close()
	}
	return err
}

// connect makes the agent of a model and a database, and gives those that it had before back. What was said is
// forgotten.
func (s *shell) connect(engine llm.Engine, larger *cascade.Larger, db database.DB) error {
	a, err := s.newAgent(engine, larger, db)
	if err != nil {
		return err
	}
	s.forget()
	if s.engine != nil && s.engine != engine {
		s.engine.Close()
		s.larger.Close()
	}
	if s.db != db {
		s.db.Close()
	}
	s.engine, s.larger, s.db, s.agent = engine, larger, db, a
	return nil
}

func (s *shell) newAgent(engine llm.Engine, larger *cascade.Larger, db database.DB) (*cascade.Agent, error) {
	options := agentOptions(s.c, database.ProfileOptions{})
	var err error
	if options.Knowledge, err = readKnowledge(s.c); err != nil {
		return nil, err
	}
	return cascade.NewAgent(engine, larger, db, options)
}

// forget begins a new conversation.
func (s *shell) forget() {
	if s.talk != nil {
		s.talk.Close()
	}
	s.talk, s.state, s.past, s.kept = nil, state{}, nil, nil
}

func (s *shell) close() {
	s.forget()
	if s.engine != nil {
		s.engine.Close()
	}
	s.larger.Close()
	s.db.Close()
}

func historyPath() string {
	path := os.Getenv("SQLAGENT_HISTORY")
	if path == "" {
		path, _ = lineedit.HistoryPath("sqlagent") // without a home there is none
	}
	if path == "off" {
		return ""
	}
	return path
}

func (s *shell) greet() {
	fmt.Fprintf(s.err, "%s · %s\n", s.source, modelLine(s.engine.Info())+orLarger(s.larger))
	fmt.Fprintln(s.err, "Ask in plain language. /help lists the commands, Ctrl-D leaves.")
}

// prompts are shown before a line, and before what continues it.
const (
	prompt     = "sqlagent> "
	promptMore = "     ...> "
)

var errQuit = errors.New("quit")

// loop reads lines, and does what they say.
func (s *shell) loop(ctx context.Context) error {
	for {
		line, err := s.line(ctx)
		switch {
		case errors.Is(err, lineedit.ErrAborted):
			continue
		case errors.Is(err, io.EOF):
			if !s.piped {
				fmt.Fprintln(s.err)
			}
			return s.outcome()
		case err != nil:
			return err
		case line == "":
			continue
		}
		err = s.do(ctx, line)
		switch {
		case errors.Is(err, errQuit):
			return s.outcome()
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			s.complain(err)
		}
	}
}

// outcome is what the lines came to, for a program: a person has seen it.
func (s *shell) outcome() error {
	if s.piped {
		return s.failed
	}
	return nil
}

// line is the next one, with those that continue it after a backslash at its end, or as SQL.
func (s *shell) line(ctx context.Context) (string, error) {
	line, err := s.lines.ReadLine(ctx, prompt, "")
	for err == nil && strings.HasSuffix(line, `\`) {
		var more string
		more, err = s.lines.ReadLine(ctx, promptMore, "")
		line = strings.TrimSpace(strings.TrimSuffix(line, `\`)) + " " + more
	}
	if line = strings.TrimSpace(line); err == nil {
		line, err = s.statement(ctx, line)
	}
	if err != nil || line == "" || holdsSecret(line) {
		return line, err
	}
	if err := s.lines.Remember(strings.ReplaceAll(line, "\n", " ")); err != nil {
		fmt.Fprintf(s.err, "warning: cannot save the history: %v\n", err)
	}
	return line, nil
}

// do does what a line says, until that is done or Ctrl-C is pressed.
func (s *shell) do(ctx context.Context, line string) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	switch line {
	case "exit", "quit":
		return errQuit
	case "help", "?":
		line = "/help"
	}
	for _, command := range commandsInWords {
		if m := command.said.FindStringSubmatch(line); m != nil {
			line = strings.TrimSpace(command.line + " " + kindsInWords[strings.ToLower(strings.Join(m[1:], ""))])
		}
	}
	if strings.HasPrefix(line, `\`) {
		var err error
		if line, err = s.ofPsql(line); err != nil {
			return err
		}
	}
	if !strings.HasPrefix(line, "/") {
		return s.ask(ctx, line)
	}
	name, argument, _ := strings.Cut(line, " ")
	command, err := findCommand(name)
	if err != nil {
		return err
	}
	if argument = strings.TrimSpace(argument); argument != "" && command.argument == "" {
		return shellErrorf("/help lists the commands", "%s takes no arguments", name)
	}
	return command.run(s, ctx, argument)
}

// shellError is an error of the shell's own.
type shellError struct{ what, hint string }

func (e *shellError) Error() string { return e.what }

func shellErrorf(hint, format string, args ...any) error {
	return &shellError{fmt.Sprintf(format, args...), hint}
}

// complain reports what went wrong, and notes it for lines that are piped in.
func (s *shell) complain(err error) {
	s.failed = cmp.Or(s.failed, error(shownError{err}))
	writeFailure(s.err, s.explain(err))
}

// explain has the shell's words for what to do about an error.
func (s *shell) explain(err error) *agent.Failure {
	f := explain(err)
	var own *shellError
	var usage cmdline.UsageError
	var full *agent.FullError
	switch {
	case errors.As(err, &own):
		f.Hint = own.hint
	case errors.As(err, &usage):
		f.Hint = ""
	case errors.As(err, &full):
		f.Hint = "begin a new conversation with /new, and ask a self-contained question"
	}
	return f
}

// ask answers a question that follows those asked before it.
func (s *shell) ask(ctx context.Context, text string) error {
	q := s.way
	q.Text = text
	if s.talk == nil {
		talk, err := s.agent.Open(ctx)
		if err != nil {
			return err
		}
		s.talk = talk
	}
	before := past{s.state, text, s.talk.Mark()}
	s.question, s.samples, s.said, s.asked = q, 0, append(slices.Clip(s.said), text), before.mark
	answer, err := s.pose(ctx, q)
	if table := asksSchema(err); table != nil {
		s.state = before.state // which the next one may go on from
		return s.showSchema(ctx, *table)
	}
	s.past = append(s.past, before)
	if answer.Typed || answer.Chosen != nil { // the question before stands, as after /sql
		s.question, s.samples, s.said, s.follows, s.asked = before.question, before.samples, before.said, before.follows, before.asked
	}
	return err
}

// asksSchema is the table that a question was about in place of its rows, or "": all of them; nil: it was about rows.
func asksSchema(err error) *string {
	if none := (*agent.NoAnswerError)(nil); errors.As(err, &none) {
		return none.Schema
	}
	return nil
}

// sampleTemperature is what another answer to the same question is drawn at.
const sampleTemperature = 0.8

// again answers the last question once more, with other random numbers and another order of the schema.
func (s *shell) again(ctx context.Context) error {
	if s.question.Text == "" {
		return errNoQuestion
	}
	s.talk.Back(s.asked)
	s.samples++
	q := s.question
	q.Sampling.Seed += s.samples * 0x9e3779b97f4a7c15 // as votes have theirs
	q.Order += s.samples << 8                         // beyond those of all votes
	q.Sampling.Temperature = sampleTemperature
	_, err := s.pose(ctx, q)
	return err
}

// pose asks the model, and prints the answer. What was run before stays where a question comes to no query.
func (s *shell) pose(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	q.Figure = saysInWords(s.output, screenOf(s.out))
	n := narrate(s.err)
	n.doing.Store("thinking")
	if s.trace {
		q.Events = n.onEvent
	}
	stop := watch(s.err, func() string { return n.doing.Load().(string) })
	answer, err := s.talk.Ask(ctx, q)
	stop()
	if asksSchema(err) != nil {
		return answer, err
	}
	s.reply, s.follows, s.answers, s.kept = answer, answer.Follows, answer.SQL != "", nil
	if s.answers {
		s.sql, s.result = answer.SQL, answer.Result
	}
	if answer.Result != nil {
		s.answer = answer
	}
	if !s.follows {
		s.said = s.said[len(s.said)-1:]
	}
	if s.output == "json" {
		if printed := s.print(func(w io.Writer) error { return writeJSON(w, report(answer, err)) }); printed != nil {
			return answer, printed
		}
	}
	if err != nil {
		return answer, err
	}
	return answer, s.showAnswer(answer)
}

// showAnswer prints an answer's rows, and how sure it is.
func (s *shell) showAnswer(answer *agent.Answer) error {
	var unsure *unsureError
	if answer.Unsure {
		unsure = &unsureError{answer: answer}
		fmt.Fprintf(s.err, "\n%v\n", unsure)
	}
	err := s.show(answer.Result, func(w io.Writer) (short bool, err error) { return writeAnswer(w, s.output, answer, screenOf(s.out)) })
	if err != nil {
		return err
	}
	summary(s.err, answer)
	if unsure != nil {
		s.failed = cmp.Or(s.failed, error(shownError{unsure}))
		return unsure.write(s.err, s.c.Bool("alternatives"), "/more")
	}
	return nil
}

// show prints rows by write, where the output is not the report, which has them.
func (s *shell) show(r *database.Result, write func(w io.Writer) (short bool, err error)) error {
	short := false
	var noChart error
	if s.output != "json" {
		err := s.print(func(w io.Writer) (err error) {
			if short, err = write(w); err == nil && s.c.Bool("chart") && isForPeople(s.output) {
				noChart = writeChart(w, s.db.Dialect(), s.sql, r, s.figureOf(r), "", screenOf(s.out))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	warnCut(s.err, r, short)
	return noteChart(s.err, noChart)
}

// figureOf is the figure next to rows; nil: there is none, as for rows that are not the last answer's.
func (s *shell) figureOf(r *database.Result) *agent.Figure {
	if s.answer == nil || s.answer.Result != r {
		return nil
	}
	return s.answer.Figure
}

// print prints through the pager what is longer than the screen, which has the terminal meanwhile.
func (s *shell) print(print func(w io.Writer) error) error {
	return s.lines.Lend(func() error { return page(s.c, print) })
}
