// Package render writes the rows of a result as text: CSV, TSV and Markdown.
package render

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// Text is a value as people read it.
func Text(v database.Value) string {
	switch v := v.(type) {
	case nil:
		return "NULL"
	case float64:
		size := math.Abs(v)
		switch {
		case v == math.Trunc(v) && size < 1e15:
			return strconv.FormatFloat(v, 'f', 1, 64)
		case size >= 1e-6 && size < 1e15: // 'g' has an exponent from 1e6 on
			return strconv.FormatFloat(v, 'f', -1, 64)
		}
		return strconv.FormatFloat(v, 'g', -1, 64)
	case database.Blob:
		return fmt.Sprintf("<%d bytes>", v.Size)
	case string:
		return v
	}
	return fmt.Sprint(v)
}

// CSV writes RFC 4180 with a header. NULL is an empty field. Names and texts stand there as shown makes them.
func CSV(w io.Writer, r *database.Result, shown func(string) string) error {
	out := csv.NewWriter(w)
	write := func(line []string) error {
		if len(line) == 1 && line[0] == "" { // a line without anything is none to many readers
			out.Flush()
			_, err := io.WriteString(w, "\"\"\n")
			return err
		}
		return out.Write(line)
	}
	header := make([]string, len(r.Columns))
	for j, c := range r.Columns {
		header[j] = shown(c)
	}
	if err := write(header); err != nil {
		return err
	}
	for _, row := range r.Rows {
		line := make([]string, len(row))
		for j, v := range row {
			switch v := v.(type) {
			case nil:
			case string:
				line[j] = shown(v)
			default:
				line[j] = Text(v)
			}
		}
		if err := write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// NoFormula puts a quote before a text that spreadsheets would take for a formula
// (https://owasp.org/www-community/attacks/CSV_Injection).
func NoFormula(text string) string {
	if text != "" && strings.ContainsRune("=+-@\t\r\n", rune(text[0])) {
		return "'" + text
	}
	return text
}

var escapeTSV = strings.NewReplacer(`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`)

// TSV writes the text form of PostgreSQL's COPY, which MySQL loads too, after a header: a tab, a line break and a
// backslash inside a value are escaped by a backslash, NULL is \N. What is escaped is written as shown makes it.
func TSV(w io.Writer, r *database.Result, shown func(string) string) error {
	out := bufio.NewWriter(w)
	line := make([]string, len(r.Columns))
	for j, name := range r.Columns {
		line[j] = shown(escapeTSV.Replace(name))
	}
	out.WriteString(strings.Join(line, "\t") + "\n")
	for _, row := range r.Rows {
		for j, v := range row {
			if line[j] = `\N`; v != nil {
				line[j] = shown(escapeTSV.Replace(Text(v)))
			}
		}
		out.WriteString(strings.Join(line, "\t") + "\n")
	}
	return out.Flush()
}

// Markdown writes a table, names and texts as escape makes them: see Escape.
func Markdown(w io.Writer, r *database.Result, escape func(string) string) error {
	out := bufio.NewWriter(w)
	line := func(cells []string) { out.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	cells := make([]string, len(r.Columns))
	for j, c := range r.Columns {
		cells[j] = escape(c)
	}
	line(cells)
	for j := range cells {
		cells[j] = "---"
	}
	line(cells)
	for _, row := range r.Rows {
		for j, v := range row {
			cells[j] = escape(Text(v))
		}
		line(cells)
	}
	return out.Flush()
}

var (
	oneLine       = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ")
	markdownSigns = strings.NewReplacer("<", "&lt;", "&", "&amp;",
		`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "~", `\~`, "[", `\[`, "]", `\]`, "!", `\!`, "|", `\|`, "$", `\$`)
)

// EscapeMarkdown makes text mean itself: no image is loaded for it, no link, HTML or table is made of it.
func EscapeMarkdown(text string) string {
	return markdownSigns.Replace(plain.Text(oneLine.Replace(text)))
}
