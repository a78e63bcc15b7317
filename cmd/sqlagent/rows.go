package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-isatty"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// writeRows prints a result in one of the formats of --output that hold rows only.
func writeRows(w io.Writer, format string, r *database.Result) error {
	switch format {
	case "csv":
		f, ok := w.(*os.File)
		return writeCSV(w, r, ok && isatty.IsTerminal(f.Fd()))
	case "md":
		return writeMarkdown(w, r)
	}
	return writeTable(w, r)
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

// printable makes database content harmless on a terminal: control characters (escape sequences, line
// breaks) and bidirectional overrides are shown as escapes.
func printable(s string) string {
	if strings.IndexFunc(s, unprintable) < 0 && utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if unprintable(r) {
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// terminal writes what may hold names and words of a server's, so that none of it can steer a terminal.
type terminal struct{ io.Writer }

func (t terminal) Write(b []byte) (int, error) {
	lines := strings.Split(string(b), "\n")
	for i, line := range lines {
		columns := strings.Split(line, "\t")
		for k, c := range columns {
			columns[k] = printable(c)
		}
		lines[i] = strings.Join(columns, "\t")
	}
	if _, err := io.WriteString(t.Writer, strings.Join(lines, "\n")); err != nil {
		return 0, err
	}
	return len(b), nil
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) }

const maxCell = 60 // characters of a table cell; --output json has the whole value

func writeTable(w io.Writer, r *database.Result) error {
	cells := make([][]string, 0, len(r.Rows)+1)
	header := make([]string, len(r.Columns))
	numeric := make([]bool, len(r.Columns))
	for j, c := range r.Columns {
		header[j] = shorten(printable(c))
		numeric[j] = len(r.Rows) > 0
	}
	cells = append(cells, header)
	for _, row := range r.Rows {
		line := make([]string, len(row))
		for j, v := range row {
			line[j] = shorten(printable(text(v)))
			switch v.(type) {
			case int64, float64, database.Number, nil:
			default:
				numeric[j] = false
			}
		}
		cells = append(cells, line)
	}
	width := make([]int, len(r.Columns))
	for _, line := range cells {
		for j, c := range line {
			width[j] = max(width[j], utf8.RuneCountInString(c))
		}
	}
	var b strings.Builder
	for i, line := range cells {
		for j, c := range line {
			pad := strings.Repeat(" ", width[j]-utf8.RuneCountInString(c))
			if j > 0 {
				b.WriteString("  ")
			}
			switch {
			case numeric[j]:
				b.WriteString(pad + c)
			case j == len(line)-1:
				b.WriteString(c)
			default:
				b.WriteString(c + pad)
			}
		}
		b.WriteByte('\n')
		if i == 0 {
			for j := range line {
				if j > 0 {
					b.WriteString("  ")
				}
				b.WriteString(strings.Repeat("-", width[j]))
			}
			b.WriteByte('\n')
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func shorten(s string) string {
	if utf8.RuneCountInString(s) <= maxCell {
		return s
	}
	return string([]rune(s)[:maxCell-1]) + "…"
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

func writeJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
