package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
)

const maxCell = 60 // columns of the screen that a table's cell takes; the other forms have the whole value

// table is a result laid out in columns.
type table struct {
	lines   [][]string // the header first
	width   []int      // columns of the screen
	numeric []bool     // flush right
	short   bool       // a text is shown to maxCell
}

func layOut(r *database.Result) *table {
	t := &table{width: make([]int, len(r.Columns)), numeric: make([]bool, len(r.Columns))}
	for j := range t.numeric {
		t.numeric[j] = len(r.Rows) > 0
	}
	header := make([]database.Value, len(r.Columns))
	for j, name := range r.Columns {
		header[j] = name
	}
	t.add(header)
	for _, row := range r.Rows {
		t.add(row)
		for j, v := range row {
			switch v.(type) {
			case int64, float64, database.Number, nil:
			default:
				t.numeric[j] = false
			}
		}
	}
	return t
}

func (t *table) add(row []database.Value) {
	line := make([]string, len(row))
	for j, v := range row {
		cell := printable(render.Text(v))
		if runewidth.StringWidth(cell) > maxCell {
			cell, t.short = runewidth.Truncate(cell, maxCell, "…"), true
		}
		line[j], t.width[j] = cell, max(t.width[j], runewidth.StringWidth(cell))
	}
	t.lines = append(t.lines, line)
}

const gap = "  " // between columns

// columns is how wide the table is.
func (t *table) columns() int {
	n := len(gap) * max(0, len(t.width)-1)
	for _, w := range t.width {
		n += w
	}
	return n
}

func (t *table) write(w io.Writer) error {
	out := bufio.NewWriter(w)
	for i, line := range t.lines {
		for j, cell := range line {
			pad := strings.Repeat(" ", t.width[j]-runewidth.StringWidth(cell))
			if j > 0 {
				out.WriteString(gap)
			}
			switch {
			case t.numeric[j]:
				out.WriteString(pad + cell)
			case j == len(line)-1:
				out.WriteString(cell)
			default:
				out.WriteString(cell + pad)
			}
		}
		out.WriteByte('\n')
		if i == 0 {
			rules := make([]string, len(t.width))
			for j, n := range t.width {
				rules[j] = strings.Repeat("-", n)
			}
			out.WriteString(strings.Join(rules, gap) + "\n")
		}
	}
	return out.Flush()
}

// writeRecords prints each row as lines of a name and a whole value.
func writeRecords(w io.Writer, r *database.Result) error {
	names, width := make([]string, len(r.Columns)), 0
	for j, name := range r.Columns {
		names[j] = printable(name)
		width = max(width, runewidth.StringWidth(names[j]))
	}
	out := bufio.NewWriter(w)
	for i, row := range r.Rows {
		fmt.Fprintf(out, "-[ %d ]-\n", i+1)
		for j, v := range row {
			fmt.Fprintf(out, "%s | %s\n", runewidth.FillRight(names[j], width), printable(render.Text(v)))
		}
	}
	return out.Flush()
}
