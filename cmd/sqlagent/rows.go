package main

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// outputs are what --output can be.
var outputs = []string{"auto", "table", "record", "csv", "tsv", "md", "json"}

// writeRows prints a result in one of the outputs that hold rows only, on a screen or where that is nil elsewhere. auto
// is a table, or on a screen that is too narrow for it records. It says whether texts are shown short.
func writeRows(w io.Writer, output string, r *database.Result, on *screen) (short bool, err error) {
	switch output {
	case "record":
		return false, writeRecords(w, r)
	case "csv":
		return false, writeCSV(w, r, on != nil)
	case "tsv":
		return false, writeTSV(w, r, on != nil)
	case "md":
		return false, writeMarkdown(w, r)
	}
	t := layOut(r)
	if output == "auto" && on != nil && on.width > 0 && t.columns() > on.width {
		return false, writeRecords(w, r)
	}
	return t.short, t.write(w)
}

// text is a value as people read it.
func text(v database.Value) string {
	switch v := v.(type) {
	case nil:
		return "NULL"
	case float64:
		return formatFloat(v)
	case database.Blob:
		return fmt.Sprintf("<%d bytes>", v.Size)
	case string:
		return v
	}
	return fmt.Sprint(v)
}

func formatFloat(f float64) string {
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return strconv.FormatFloat(f, 'f', 1, 64)
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

// writeCSV prints RFC 4180 with a header. NULL is an empty field. Programs get values as they are, a terminal what does
// it no harm.
func writeCSV(w io.Writer, r *database.Result, terminal bool) error {
	shown := func(s string) string { return s }
	if terminal {
		shown = printable
	}
	out := csv.NewWriter(w)
	header := make([]string, len(r.Columns))
	for j, c := range r.Columns {
		header[j] = shown(c)
	}
	if err := out.Write(header); err != nil {
		return err
	}
	for _, row := range r.Rows {
		line := make([]string, len(row))
		for j, v := range row {
			if v != nil {
				line[j] = shown(text(v))
			}
		}
		if err := out.Write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// writeTSV prints the text form of PostgreSQL's COPY, which MySQL loads too, behind a header: a tab, a line break and a
// backslash inside a value stand behind a backslash, NULL is \N. A terminal gets what does it no harm.
func writeTSV(w io.Writer, r *database.Result, terminal bool) error {
	out := bufio.NewWriter(w)
	escapes := strings.NewReplacer(`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`)
	escape := escapes.Replace
	if terminal {
		escape = func(s string) string { return printable(escapes.Replace(s)) }
	}
	line := make([]string, len(r.Columns))
	for j, name := range r.Columns {
		line[j] = escape(name)
	}
	out.WriteString(strings.Join(line, "\t") + "\n")
	for _, row := range r.Rows {
		for j, v := range row {
			if line[j] = `\N`; v != nil {
				line[j] = escape(text(v))
			}
		}
		out.WriteString(strings.Join(line, "\t") + "\n")
	}
	return out.Flush()
}

func writeMarkdown(w io.Writer, r *database.Result) error {
	var b strings.Builder
	line := func(cells []string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	escape := strings.NewReplacer("|", `\|`, "<", "&lt;", "&", "&amp;")
	cells := make([]string, len(r.Columns))
	for j, c := range r.Columns {
		cells[j] = escape.Replace(printable(c))
	}
	line(cells)
	for j := range cells {
		cells[j] = "---"
	}
	line(cells)
	for _, row := range r.Rows {
		for j, v := range row {
			cells[j] = escape.Replace(printable(text(v)))
		}
		line(cells)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

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
