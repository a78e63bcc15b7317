package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// outputs are what --output can be.
var outputs = []string{"auto", "table", "record", "csv", "tsv", "md", "json"}

// writeRows prints a result in one of the outputs that hold rows only, on a screen or where that is nil elsewhere. auto
// is a table, or on a screen that is too narrow for it records. It reports whether texts are shown short.
func writeRows(w io.Writer, output string, r *database.Result, on *screen) (short bool, err error) {
	shown := asIs
	if on != nil {
		shown = printable
	}
	switch output {
	case "record":
		return false, writeRecords(w, r)
	case "csv":
		return false, render.CSV(w, r, shown)
	case "tsv":
		return false, render.TSV(w, r, shown)
	case "md":
		return false, render.Markdown(w, r, func(s string) string { return escapeMarkdown.Replace(printable(s)) })
	}
	t := layOut(r)
	if output == "auto" && on != nil && on.width > 0 && t.columns() > on.width {
		return false, writeRecords(w, r)
	}
	return t.short, t.write(w)
}

// saysInWords reports whether answers are printed in words: people read them, on a screen.
func saysInWords(output string, on *screen) bool { return on != nil && isForPeople(output) }

// writeAnswer is writeRows of an answer. On a screen a sentence comes first, where one is known, columns are called by
// words, what is computed has two digits after the point, and the figure that ranks the rows is a further column.
func writeAnswer(w io.Writer, output string, a *agent.Answer, on *screen) (short bool, err error) {
	r := a.Result
	if saysInWords(output, on) {
		said := a.Said()
		if said.Sentence != "" {
			if _, err := fmt.Fprintln(w, printable(said.Sentence)); err != nil {
				return false, err
			}
		}
		r = inWords(r, said)
		if a.Figure != nil {
			r = withFigure(r, a.Figure)
		}
	}
	return writeRows(w, output, r, on)
}

// inWords is a result as people are shown it.
func inWords(r *database.Result, said phrase.Said) *database.Result {
	labelled := *r
	labelled.Columns, labelled.Rows = said.Labels, said.Rows(r.Rows)
	return &labelled
}

// withFigure is a result with a figure as its last column, in parentheses: it is no part of the answer.
func withFigure(r *database.Result, f *agent.Figure) *database.Result {
	with := *r
	with.Columns = append(slices.Clip(r.Columns), "("+f.Label+")")
	with.Rows = make([][]database.Value, len(r.Rows))
	for i, v := range f.Shown() {
		with.Rows[i] = append(slices.Clip(r.Rows[i]), v)
	}
	return &with
}

// asIs is what programs get: values as they are. A terminal gets what does it no harm.
func asIs(s string) string { return s }

var escapeMarkdown = strings.NewReplacer("|", `\|`, "<", "&lt;", "&", "&amp;")

// writeJSON prints v. Characters that could steer a terminal are escaped, which is the same to a program.
func writeJSON(w io.Writer, v any) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		return err
	}
	text := make([]byte, 0, b.Len())
	for _, r := range b.String() {
		switch {
		case r == '\n' || !plain.Unprintable(r):
			text = utf8.AppendRune(text, r)
		case r < 0x10000:
			text = fmt.Appendf(text, `\u%04x`, r)
		default:
			high, low := utf16.EncodeRune(r)
			text = fmt.Appendf(text, `\u%04x\u%04x`, high, low)
		}
	}
	_, err := w.Write(text)
	return err
}
