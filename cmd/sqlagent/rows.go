package main

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
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

// jsonValue is a value as --output json prints it: a number only where a reader that holds numbers as
// float64 loses nothing.
func jsonValue(v database.Value) any {
	const exact = 1 << 53
	switch v := v.(type) {
	case int64:
		if v > exact || v < -exact {
			return strconv.FormatInt(v, 10)
		}
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return strconv.FormatFloat(v, 'g', -1, 64)
		}
	case database.Number:
		return string(v)
	case database.Blob:
		return map[string]int{"blob": v.Size}
	case string:
		return strings.ToValidUTF8(v, "\uFFFD")
	}
	return v
}

func jsonRows(r *database.Result) [][]any {
	rows := make([][]any, len(r.Rows))
	for i, row := range r.Rows {
		rows[i] = make([]any, len(row))
		for j, v := range row {
			rows[i][j] = jsonValue(v)
		}
	}
	return rows
}

func writeJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
