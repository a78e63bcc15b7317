package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/edit"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// slashCommand is a command of the shell: a line that begins with a slash.
type slashCommand struct {
	name     string // with its slash
	argument string // how it is called; "": it takes none
	about    string
	run      func(s *shell, ctx context.Context, argument string) error
	words    func(s *shell, before string) []string // that complete its argument; nil: names of the database
}

// slashCommands are all, in the order of /help.
var slashCommands []slashCommand

func init() { // /help lists them
	slashCommands = []slashCommand{
		{"/new", "", "begin a new conversation", (*shell).newTalk, nil},
		{"/again", "", "answer the last question again, with new random numbers", (*shell).sampleAgain, nil},
		{"/more", "", "show every doubt about the last answer, and every other result that votes came to, whole", (*shell).more, nil},
		{"/sql", "[SQL | edit]", "show the last query; run one, through the guard; or edit the last one in $EDITOR and run it", (*shell).runSQL, nil},
		{"/explain", "[SQL]", "show the query plan of the last query, or of this one", (*shell).explainSQL, nil},
		{"/good", "[QUESTION]", "save the last query as a verified example for its question, or for this wording", (*shell).good, nil},
		{"/bad", "SQL", "the last query is wrong; save this one as a verified example", (*shell).bad, nil},
		{"/undo", "", "undo the last /good or /bad, or else take back the last question, and then those before it", (*shell).undo, nil},
		{"/schema", "[TABLE]", "list the tables, or describe one of them", (*shell).showSchema, (*shell).tableWords},
		{"/source", "[NAME]", "show the current database, or switch to another: a source of the configuration file, a path or a DSN", (*shell).setSource, (*shell).sourceWords},
		{"/model", "[MODEL]", "show the current model, or switch to another: a GGUF file, the server's name for it, embedded or auto", (*shell).setModel, fileWords},
		{"/output", "[FORMAT]", "print rows as " + strings.Join(outputs, ", "), (*shell).setOutput, func(*shell, string) []string { return outputs }},
		{"/chart", "[KIND]", "draw the rows of the last query as bars, lines or points, or as their shape asks for", (*shell).drawChart,
			func(*shell, string) []string { return []string{"bars", "lines", "points"} }},
		{"/save", "FILE", "write all rows of the last query to a new file: .csv, .tsv, .md, .json or .txt", (*shell).save, fileWords},
		{"/trace", "[on | off]", "show what the model saw and wrote; on or off: show turns as they happen", (*shell).showTrace,
			func(*shell, string) []string { return []string{"on", "off"} }},
		{"/help", "", "list the commands", (*shell).help, nil},
		{"/quit", "", "leave, as Ctrl-D does", func(*shell, context.Context, string) error { return errQuit }, nil},
	}
}

// findCommand is the command of a name with its slash.
func findCommand(name string) (*slashCommand, error) {
	var names []string
	for i, c := range slashCommands {
		if c.name == name {
			return &slashCommands[i], nil
		}
		names = append(names, c.name)
	}
	return nil, shellErrorf("/help lists the commands", "unknown command %s%s", name, edit.DidYouMean(name, names))
}

// psqlCommands are those of psql, by what they are here.
var psqlCommands = map[string]string{
	`\d`: "/schema", `\d+`: "/schema", `\dt`: "/schema", `\dt+`: "/schema", `\?`: "/help", `\h`: "/help", `\q`: "/quit", `\x`: "/output",
}

// ofPsql is a command of psql as the shell's own.
func (s *shell) ofPsql(line string) (string, error) {
	name, argument, _ := strings.Cut(line, " ")
	command, ok := psqlCommands[name]
	if !ok {
		known := strings.Join(slices.Sorted(maps.Keys(psqlCommands)), ", ")
		return "", shellErrorf("of psql's there are "+known+"; /help lists the shell's own", "unknown command %s", name)
	}
	argument = strings.TrimRight(strings.TrimSpace(argument), ";")
	if name != `\x` {
		return command + " " + argument, nil
	}
	format := "record"
	if argument == "off" || argument == "auto" || argument == "" && s.output == format {
		format = "auto"
	}
	fmt.Fprintf(s.err, "output is %s\n", format)
	return command + " " + format, nil
}

// commandsInWords are commands as people say them. No question is one.
var commandsInWords = []struct {
	said *regexp.Regexp
	line string
}{
	{regexp.MustCompile(`(?i)^undo(?: (?:it|that|this))?[.!]?$`), "/undo"},
	{regexp.MustCompile(`(?i)^(?:(?:now )?(?:show|draw|plot|display)(?: me)?(?: it| that| this| them| these)? )?(?:as )?a (?:(bar|line|scatter) )?(?:chart|graph|plot)[.!]?$`), "/chart"},
}

// kindsInWords are kinds of charts as people say them.
var kindsInWords = map[string]string{"bar": "bars", "line": "lines", "scatter": "points"}

var (
	errNoQuestion = &shellError{"no question yet", "ask in plain language, such as: How many rows has each table?"}
	errNoRows     = &shellError{"the last query failed, so there are no rows", "correct it: /sql edit"}
	errNoSQL      = &shellError{"no query yet", "ask a question, or give one: /sql SELECT …"}
)

func (s *shell) help(_ context.Context, _ string) error {
	width := 0
	for _, c := range slashCommands {
		width = max(width, len(c.name+" "+c.argument))
	}
	for _, c := range slashCommands {
		fmt.Fprintf(s.out, "%-*s  %s\n", width, c.name+" "+c.argument, c.about)
	}
	_, err := fmt.Fprintln(s.out, "Any other line is a question, or SQL. "+`\d, \dt, \x, \? and \q do what they do in psql.`+" A backslash at a line's\n"+
		"end continues it. Tab completes commands, tables and columns, Ctrl-R looks through earlier lines, Ctrl-C ends a question.")
	return err
}

func (s *shell) newTalk(_ context.Context, _ string) error {
	s.forget()
	return nil
}

func (s *shell) sampleAgain(ctx context.Context, _ string) error { return s.again(ctx) }

// more prints what was folded of the last answer.
func (s *shell) more(_ context.Context, _ string) error {
	switch {
	case s.reply == nil:
		return errNoQuestion
	case s.answer == nil:
		return shellErrorf("/again answers it again", "the last question has no answer")
	}
	writeDoubts(s.err, s.answer.Doubts, true)
	if len(s.answer.Alternatives) == 0 {
		fmt.Fprintln(s.err, "no other result")
	}
	return (&unsureError{answer: s.answer}).writeAlternatives(s.err, true, "")
}

// runSQL shows the last query, or runs one.
func (s *shell) runSQL(ctx context.Context, sql string) error {
	switch sql {
	case "":
		if s.sql == "" {
			return errNoSQL
		}
		return writeLines(s.out, s.sql)
	case "edit":
		edited, err := s.edit(s.sql)
		if err != nil || edited == "" {
			return err
		}
		sql = edited
	}
	stop := watch(s.err, func() string { return "querying" })
	r, err := s.db.Query(ctx, sql, s.way.Limits)
	stop()
	s.sql, s.result, s.answers = sql, r, true
	if err != nil {
		return err
	}
	if s.output == "json" {
		err = s.print(func(w io.Writer) error { return writeJSON(w, r.JSON()) })
	}
	if err == nil {
		err = s.show(r, func(w io.Writer) (bool, error) { return writeRows(w, s.output, r, screenOf(s.out)) })
	}
	if err == nil {
		fmt.Fprintf(s.err, "\n%s, %.1f s\n", plain.Count(len(r.Rows), "row"), r.Elapsed.Seconds())
	}
	return err
}

// edit has a person edit a query, in $VISUAL or $EDITOR; "": it was left empty.
func (s *shell) edit(sql string) (string, error) {
	if s.piped {
		return "", shellErrorf("give the query: /sql SELECT …", "/sql edit needs a terminal: the lines are piped in")
	}
	editor := cmp.Or(os.Getenv("VISUAL"), os.Getenv("EDITOR"), "vi")
	if runtime.GOOS == "windows" && editor == "vi" {
		editor = "notepad"
	}
	f, err := os.CreateTemp("", "sqlagent-*.sql") // 0600
	if err != nil {
		return "", err
	}
	defer os.Remove(f.Name())
	_, err = io.WriteString(f, strings.TrimSpace(sql)+"\n")
	if err := errors.Join(err, f.Close()); err != nil {
		return "", err
	}
	run := exec.Command("sh", "-c", editor+` "$1"`, "sh", f.Name()) // it may have arguments, as git's has
	if runtime.GOOS == "windows" {
		run = exec.Command(editor, f.Name())
	}
	run.Stdin, run.Stdout, run.Stderr = os.Stdin, s.out, os.Stderr
	if err := s.lines.Lend(run.Run); err != nil {
		return "", shellErrorf("$VISUAL or $EDITOR names the editor", "the editor %s failed, so the query was not run: %v", editor, err)
	}
	text, err := os.ReadFile(f.Name())
	return strings.TrimSpace(string(text)), err
}

// explainSQL shows the plan of the last query, or of another.
func (s *shell) explainSQL(ctx context.Context, sql string) error {
	if sql = cmp.Or(sql, s.sql); sql == "" {
		return errNoSQL
	}
	p, err := s.db.Plan(ctx, sql)
	if err != nil {
		return err
	}
	if p.Cost > 0 || p.Rows > 0 {
		fmt.Fprintf(s.err, "estimated cost %g, %g rows to read\n", p.Cost, p.Rows)
	}
	return s.print(func(w io.Writer) error { return writeLines(w, p.Text) })
}

// showSchema lists the tables, or shows one.
func (s *shell) showSchema(ctx context.Context, table string) error {
	o := database.SchemaOptions{}
	if table != "" && !s.c.Bool("no-profile") {
		o.Profile = &database.ProfileOptions{}
	}
	all, err := s.db.Schema(ctx, o)
	if err != nil {
		return err
	}
	if table == "" {
		r := &database.Result{Columns: []string{"table", "columns"}}
		for _, t := range all.Tables {
			r.Rows = append(r.Rows, []database.Value{t.Name, strings.Join(all.ColumnNames(t.Name), ", ")})
		}
		return s.print(func(w io.Writer) error {
			_, err := writeRows(w, "table", r, screenOf(s.out))
			return err
		})
	}
	i := indexTable(all, table)
	if in, name := dialects.SplitTable(all.Dialect, table); i < 0 && in != "" { // the list has the schema of those alone that need it
		if _, err := s.db.Plan(ctx, "SELECT 1 FROM "+dialects.QuoteTable(all.Dialect, table)); err == nil {
			i = indexTable(all, name)
		}
	}
	if i < 0 {
		return shellErrorf("/schema lists the tables", "no such table: %s%s", table, edit.DidYouMean(table, all.TableNames()))
	}
	one := &schema.Schema{Dialect: all.Dialect, Tables: all.Tables[i : i+1]}
	return s.print(func(w io.Writer) error { return writeLines(w, one.DDL()) })
}

// indexTable is where a schema has a table, whose name may be quoted as SQL quotes it; -1: nowhere.
func indexTable(s *schema.Schema, table string) int {
	return slices.IndexFunc(s.Tables, func(t schema.Table) bool {
		return strings.EqualFold(t.Name, table) || strings.EqualFold(dialects.QuoteTable(s.Dialect, t.Name), table) || strings.EqualFold(`"`+t.Name+`"`, table)
	})
}

// setSource asks another database from now on. Where it cannot be opened, the one before it stays.
func (s *shell) setSource(ctx context.Context, name string) error {
	if name == "" {
		_, err := fmt.Fprintln(s.out, printable(s.source))
		return err
	}
	source, err := open.Locator{DSN: name, Config: s.c.String("config")}.Find()
	if err != nil {
		return err
	}
	log, err := openAudit(ctx, s.c)
	if err != nil {
		return err
	}
	warn := func(text string) { fmt.Fprintln(s.err, "warning: "+text) }
	db, err := openSource(ctx, s.c, source, open.Options{Audit: log}, warn) // the descriptions are of the first
	if err != nil {
		return err
	}
	if err := s.connect(s.engine, s.larger, db); err != nil {
		db.Close()
		return err
	}
	s.source = source.Name
	fmt.Fprintf(s.err, "now asking %s\n", s.source)
	return nil
}

// setModel has another model answer from now on. Where it cannot be opened, the one before it stays.
func (s *shell) setModel(ctx context.Context, name string) error {
	if name == "" {
		_, err := fmt.Fprintln(s.out, printable(modelLine(s.engine.Info())+orLarger(s.larger)))
		return err
	}
	set := map[string]string{"model": name}
	switch _, err := os.Stat(name); {
	case name == embeddedModel, name == autoModel, err == nil || strings.HasSuffix(name, ".gguf"):
		maps.Copy(set, map[string]string{"engine": "", "base-url": "", "api-key-file": "", "model-timeout": "0s"})
	}
	before := map[string]string{}
	for _, flag := range slices.Sorted(maps.Keys(set)) {
		before[flag] = fmt.Sprint(s.c.Value(flag))
		s.c.Set(flag, set[flag])
	}
	if err := s.openModel(ctx); err != nil {
		for flag, value := range before {
			s.c.Set(flag, value)
		}
		return err
	}
	fmt.Fprintf(s.err, "now using %s\n", modelLine(s.engine.Info())+orLarger(s.larger))
	return nil
}

func (s *shell) setOutput(_ context.Context, format string) error {
	if format == "" {
		_, err := fmt.Fprintln(s.out, s.output)
		return err
	}
	if err := cmdline.OneOf(outputs...)(format); err != nil {
		return shellErrorf("/output FORMAT", "/output %s: %v", format, err)
	}
	s.output = format
	return nil
}

// formatOf is the output that a file's name ends with.
var formatOf = map[string]string{".csv": "csv", ".tsv": "tsv", ".md": "md", ".json": "json", ".txt": "table"}

// save writes the rows of the last query to a file. What the shell's limits left out of them is read for it.
func (s *shell) save(ctx context.Context, path string) error {
	switch {
	case path == "":
		return shellErrorf("/save FILE.csv", "save where?")
	case s.sql == "":
		return errNoSQL
	case s.result == nil:
		return errNoRows
	}
	format, ok := formatOf[strings.ToLower(filepath.Ext(path))]
	if !ok {
		return shellErrorf("end it in .csv, .tsv, .md, .json or .txt", "%s: unknown file format", path)
	}
	if strings.HasPrefix(path, "~/") {
		if home, err := os.UserHomeDir(); err == nil {
			path = filepath.Join(home, path[2:])
		}
	}
	r := s.result
	if r.Truncated {
		limits := s.way.Limits
		limits.Rows = database.AllRows
		var err error
		if r, err = s.db.Query(ctx, s.sql, limits); err != nil {
			return err
		}
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return shellErrorf("choose another name: existing files are never overwritten", "file exists: %s", path)
	}
	if err != nil {
		return err
	}
	short := false
	if format == "json" {
		err = writeJSON(f, r.JSON())
	} else {
		short, err = writeRows(f, format, r, nil)
	}
	if err := errors.Join(err, f.Close()); err != nil {
		os.Remove(path)
		return err
	}
	warnCut(s.err, r, short)
	if n := formulas(r); n > 0 && (format == "csv" || format == "tsv") {
		fmt.Fprintf(s.err, "warning: spreadsheets may run %d of the values as formulas: import the columns as text\n", n)
	}
	fmt.Fprintf(s.err, "%s in %s\n", plain.Count(len(r.Rows), "row"), path)
	return nil
}

// formulas counts the texts that a spreadsheet would take for formulas.
func formulas(r *database.Result) (n int) {
	for _, row := range r.Rows {
		for _, v := range row {
			if text, ok := v.(string); ok && strings.IndexAny(text, "=+-@\t\r") == 0 {
				n++
			}
		}
	}
	return n
}

// showTrace shows the words of the last answer, or says whether turns are shown while they happen.
func (s *shell) showTrace(_ context.Context, state string) error {
	switch state {
	case "on", "off":
		s.trace = state == "on"
		return nil
	case "":
	default:
		return shellErrorf("/trace, /trace on or /trace off", "/trace takes no %q", state)
	}
	if s.reply == nil {
		return errNoQuestion
	}
	a := s.reply
	return s.print(func(w io.Writer) error {
		fmt.Fprintf(w, "question %s, protocol %s, %d prompt tokens, %d generated\n", a.ID, a.Protocol, a.Tokens.Prompt, a.Tokens.Generated)
		for _, said := range a.Transcript {
			who := string(said.Role)
			if said.Generated {
				who = "the model"
			}
			fmt.Fprintf(w, "\n-[ %s ]-\n", who)
			if err := writeLines(w, said.Text); err != nil {
				return err
			}
		}
		return nil
	})
}
