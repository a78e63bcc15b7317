package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/sqlagent/internal/chart"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

var chartFlag = &cli.BoolFlag{Name: "chart",
	Usage: "draw the rows below them as bars, a curve or points, if their shape allows it; with --output auto, table or record"}

// isForPeople reports whether an output is for people, who may want a chart.
func isForPeople(output string) bool {
	return slices.Contains([]string{"auto", "table", "record"}, output)
}

// checkChart is the error of --chart in an output for programs. Where another setting asks for charts, nothing is
// drawn, and nothing is wrong: it is for whatever is printed for people.
func checkChart(c *cli.Command) error {
	output := c.String("output")
	if !c.Bool("chart") || isForPeople(output) || originOf(c, "chart").place != byFlag {
		return nil
	}
	return cmdline.Usagef("--chart draws for people, and --output %s is for programs: omit one of them", output)
}

// writeChart draws the rows of a query, below what was printed of them, with the figure that is next to them; nil:
// there is none. Columns are called by words, as on the page.
func writeChart(w io.Writer, d dialects.Dialect, sql string, r *database.Result, f *agent.Figure, kind chart.Kind, on *screen) error {
	said := phrase.Of(d, sql, r)
	drawn := inWords(r, said)
	if f != nil {
		drawn = withFigure(drawn, f)
		drawn.Columns[len(drawn.Columns)-1] = f.Label // a chart has it alone
	}
	width := 80
	if on != nil && on.width > 0 {
		width = on.width - 1 // a line that fills the screen breaks on some terminals
	}
	var text strings.Builder
	err := chart.Draw(&text, drawn, chart.Options{Kind: kind, Width: width, ASCII: wantsASCII(), Ordered: said.Ordered})
	if err == nil && text.Len() > 0 {
		_, err = io.WriteString(w, "\n"+text.String())
	}
	return err
}

// fewerRows is what to do about a *chart.RowsError.
const fewerRows = "group them, or ask for fewer"

// noteChart reports on stderr that there is no chart, which is no failure of the answer.
func noteChart(stderr io.Writer, err error) error {
	var over *chart.RowsError
	switch {
	case errors.As(err, &over):
		_, err = fmt.Fprintf(stderr, "no chart: %v: %s\n", over, fewerRows)
	case errors.Is(err, chart.ErrShape):
		_, err = fmt.Fprintln(stderr, "no chart: the shape of the rows allows none")
	}
	return err
}

// wantsASCII reports whether the terminal, or whoever is in front of it, wants plain characters.
func wantsASCII() bool {
	locale := strings.ToLower(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG")))
	utf8 := strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8") || locale == "" && runtime.GOOS == "windows"
	return os.Getenv("NO_COLOR") != "" || !utf8
}

// chartKinds are what /chart draws, by the page's names.
var chartKinds = map[string]chart.Kind{"": "", "bars": chart.Bars, "lines": chart.Lines, "points": chart.Points}

// drawChart draws the rows of the last query.
func (s *shell) drawChart(_ context.Context, name string) error {
	kind, ok := chartKinds[name]
	switch {
	case !ok:
		return shellErrorf("/chart, /chart bars, /chart lines or /chart points", "/chart takes no %q", name)
	case s.sql == "":
		return errNoSQL
	case s.result == nil:
		return errNoRows
	case !isForPeople(s.output):
		return shellErrorf("switch to another: /output auto", "/output %s is for programs and has no charts", s.output)
	}
	err := s.print(func(w io.Writer) error {
		return writeChart(w, s.db.Dialect(), s.sql, s.result, s.figureOf(s.result), kind, screenOf(s.out))
	})
	var over *chart.RowsError
	switch {
	case errors.As(err, &over):
		return shellErrorf(fewerRows, "%v", over)
	case errors.Is(err, chart.ErrShape):
		return shellErrorf("bars take names or dates with numbers, lines dates with numbers, points two columns of numbers", "%v", err)
	}
	return err
}
