package chart

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/mattn/go-runewidth"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// Options say how a chart is drawn.
type Options struct {
	Kind    Kind // "": the one that the rows ask for
	Width   int  // columns of the screen
	ASCII   bool // else blocks and braille
	Ordered bool // the query orders its rows
}

// ErrShape is the error of rows that no chart, or none of the kind, is drawn of.
var ErrShape = errors.New("the rows allow no such chart")

// RowsError is the error of more rows than are drawn.
type RowsError struct{ Rows int }

func (e *RowsError) Error() string {
	return fmt.Sprintf("the result has %d rows; the maximum of a chart is %d", e.Rows, maxRows)
}

// Draw draws a result. Of one row of figures, which need no chart, it draws nothing. Errors are ErrShape, *RowsError,
// or those of w.
func Draw(w io.Writer, r *database.Result, o Options) error {
	if len(r.Rows) > maxRows {
		return &RowsError{len(r.Rows)}
	}
	choices := Choices(r)
	i := slices.IndexFunc(choices, func(c Choice) bool { return o.Kind == "" || c.Kind == o.Kind })
	switch {
	case i < 0:
		return ErrShape
	case choices[i].Kind == Number:
		return nil
	}
	d := &drawing{Writer: bufio.NewWriter(w), Options: o, result: r, Choice: choices[i], drawn: map[*database.Value]bool{}}
	d.Width = min(max(d.Width, 30), 120)
	switch d.Choice.Kind {
	case Bars:
		rows := barsOf(r, d.Choice, o.Ordered)
		d.bars(d.title("by"), rows[:min(len(rows), maxBars)], d.Y[0])
	case Lines:
		d.lines()
	case Points:
		d.plot(d.title("over"), r.Rows, d.Y[0], false)
	}
	if len(d.drawn) < len(r.Rows) {
		fmt.Fprintf(d, "%d of %d rows drawn%s\n", len(d.drawn), len(r.Rows), d.which())
	}
	return d.Flush()
}

// drawing is a chart while it is drawn.
type drawing struct {
	*bufio.Writer
	Options
	Choice
	result *database.Result
	drawn  map[*database.Value]bool // rows, by their first cell
}

// which says which rows bars are, where they are not all.
func (d *drawing) which() string {
	switch {
	case d.Choice.Kind != Bars:
		return ""
	case d.Ordered:
		return ", in the query's order"
	case place(kindOf(d.result, d.X)) == nil:
		return ", the largest first"
	}
	return ", in the order of " + d.name(d.X)
}

const maxText = 28 // columns of the screen that a label or a number takes

// text is a cell as it is shown, cut to some columns.
func (d *drawing) text(v database.Value, columns int) string {
	tail := "…"
	if d.ASCII {
		tail = "~"
	}
	return runewidth.Truncate(plain.Text(render.Text(v)), columns, tail)
}

func (d *drawing) name(column int) string { return d.text(d.result.Columns[column], maxText) }

// title names what is drawn by or over what.
func (d *drawing) title(by string) string { return d.name(d.Y[0]) + " " + by + " " + d.name(d.X) }

// sign is one of two ways to draw the same.
func (d *drawing) sign(block, ascii string) string {
	if d.ASCII {
		return ascii
	}
	return block
}

// lines draws each series by itself, those of one column over the same range: bars of its periods, or a curve where
// they are many or lines were asked for.
func (d *drawing) lines() {
	type series struct {
		title string
		y     int
		rows  [][]database.Value
	}
	var all []series
	rows := barsOf(d.result, d.Choice, false) // by date
	for _, y := range d.Y {
		if d.By < 0 {
			all = append(all, series{d.name(y) + " by " + d.name(d.X), y, rows})
			continue
		}
		for _, row := range rows {
			i := slices.IndexFunc(all, func(s series) bool { return s.rows[0][d.By] == row[d.By] })
			if i < 0 {
				i, all = len(all), append(all, series{title: d.title("by") + ", " + d.text(row[d.By], maxText), y: y})
			}
			all[i].rows = append(all[i].rows, row)
		}
	}
	long := d.Options.Kind == Lines || slices.ContainsFunc(all, func(s series) bool { return len(s.rows) > maxBars })
	for i, s := range all {
		if i > 0 {
			fmt.Fprintln(d)
		}
		if long {
			d.plot(s.title, s.rows, s.y, true)
		} else {
			d.bars(s.title, s.rows, s.y)
		}
	}
}

var eighths = []string{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"}

// bars draws a line for each row: its label, its number, and a bar that begins at 0.
func (d *drawing) bars(title string, rows [][]database.Value, y int) {
	low, high := 0.0, 0.0
	for _, row := range d.result.Rows { // several drawings of one column have one scale
		if x, ok := numberOf(row[y]); ok {
			low, high = min(low, x), max(high, x)
		}
	}
	labels, numbers := make([]string, len(rows)), make([]string, len(rows))
	label, figure := 0, 0
	for i, row := range rows {
		labels[i], numbers[i] = d.text(row[d.X], min(maxText, d.Width/3)), d.text(row[y], min(maxText, d.Width/4))
		label, figure = max(label, runewidth.StringWidth(labels[i])), max(figure, runewidth.StringWidth(numbers[i]))
	}
	cells := d.Width - label - figure - len("  ") - len(" ") - len("|")
	left := 0 // of 0
	if low < 0 {
		left = min(max(1, int(math.Round(float64(cells)*(low/(low-high))))), cells-1)
	}
	right := cells - left
	unit := max(high/float64(right), -low/float64(max(left, 1))) // of a cell
	fmt.Fprintln(d, title)
	for i, row := range rows {
		d.drawn[&row[0]] = true
		x, _ := numberOf(row[y])
		before, after := d.bar(x, unit)
		fmt.Fprintf(d, "%s  %s %s%s%s\n", runewidth.FillRight(labels[i], label), runewidth.FillLeft(numbers[i], figure),
			runewidth.FillLeft(before, left), d.sign("│", "|"), after)
	}
}

// bar is the part of a line before and after 0. What is not 0 is always visible.
func (d *drawing) bar(x, unit float64) (before, after string) {
	parts := func(n int) int {
		if x == 0 || unit == 0 {
			return 0
		}
		return max(1, int(math.Round(math.Abs(x)/unit*float64(n))))
	}
	switch {
	case d.ASCII && x < 0:
		return strings.Repeat("#", parts(1)), ""
	case d.ASCII:
		return "", strings.Repeat("#", parts(1))
	case x < 0: // there are no eighths that end at the right
		return []string{"", "▐"}[parts(2)%2] + strings.Repeat("█", parts(2)/2), ""
	}
	return "", strings.Repeat("█", parts(8)/8) + eighths[parts(8)%8]
}

// point is a row on a plane.
type point struct {
	x, y float64
	row  []database.Value
}

// points are the rows that have a place.
func (d *drawing) points(rows [][]database.Value, y int) (out []point) {
	at := place(kindOf(d.result, d.X))
	for _, row := range rows {
		px, okX := at(row[d.X])
		py, okY := numberOf(row[y])
		if okX && okY {
			out = append(out, point{px, py, row})
		}
	}
	return out
}

const plotLines = 12

// plot draws rows as points on a plane, joined in their order or not. Cells name its edges. Of rows without a place
// there is only the title.
func (d *drawing) plot(title string, rows [][]database.Value, y int, joined bool) {
	fmt.Fprintln(d, title)
	all, points := d.points(d.result.Rows, y), d.points(rows, y)
	if len(points) == 0 {
		return
	}
	byX, byY := func(a, b point) int { return cmp.Compare(a.x, b.x) }, func(a, b point) int { return cmp.Compare(a.y, b.y) }
	left, right, low, high := slices.MinFunc(all, byX), slices.MaxFunc(all, byX), slices.MinFunc(all, byY), slices.MaxFunc(all, byY)
	top, bottom := d.text(high.row[y], maxText/2), d.text(low.row[y], maxText/2)
	label := max(runewidth.StringWidth(top), runewidth.StringWidth(bottom))
	g := newGrid(d.Width-label-len(" ")-len("|"), plotLines, d.ASCII)
	var lastX, lastY float64
	for i, p := range points {
		d.drawn[&p.row[0]] = true
		atX, atY := share(p.x, left.x, right.x), share(p.y, low.y, high.y)
		if joined && i > 0 {
			g.join(lastX, lastY, atX, atY)
		}
		g.set(atX, atY)
		lastX, lastY = atX, atY
	}
	edges := map[int]string{0: top, plotLines - 1: bottom}
	for i, line := range g.lines() {
		fmt.Fprintf(d, "%s %s%s\n", runewidth.FillLeft(edges[i], label), d.sign("│", "|"), strings.TrimRight(line, " "))
	}
	fmt.Fprintf(d, "%s %s%s\n", strings.Repeat(" ", label), d.sign("└", "+"), strings.Repeat(d.sign("─", "-"), g.width))
	first, last := d.text(left.row[d.X], g.width/2-1), d.text(right.row[d.X], g.width/2-1)
	fmt.Fprintf(d, "%s  %s%s\n", strings.Repeat(" ", label), first, runewidth.FillLeft(last, g.width-runewidth.StringWidth(first)))
}

// share is where x lies between two, from 0 to 1; in the middle where they are one.
func share(x, low, high float64) float64 {
	if high == low {
		return 0.5
	}
	return (x - low) / (high - low)
}

// grid is a plane of dots: 2 by 4 in each cell as braille, or one.
type grid struct {
	width, height int // cells
	across, up    int // dots in a cell
	dots          [][]bool
}

func newGrid(width, height int, ascii bool) *grid {
	g := &grid{width: width, height: height, across: 2, up: 4}
	if ascii {
		g.across, g.up = 1, 1
	}
	g.dots = make([][]bool, height*g.up)
	for i := range g.dots {
		g.dots[i] = make([]bool, width*g.across)
	}
	return g
}

// set sets the dot at a place from 0 to 1.
func (g *grid) set(x, y float64) {
	column, row := math.Round(x*float64(g.width*g.across-1)), math.Round((1-y)*float64(g.height*g.up-1))
	g.dots[int(row)][int(column)] = true
}

// join sets the dots between two places.
func (g *grid) join(x0, y0, x1, y1 float64) {
	n := math.Ceil(max(math.Abs(x1-x0)*float64(g.width*g.across), math.Abs(y1-y0)*float64(g.height*g.up)))
	for i := 1.0; i < n; i++ {
		g.set(x0+(x1-x0)*i/n, y0+(y1-y0)*i/n)
	}
}

// braille is the bit of each dot of a cell, from U+2800.
var braille = [4][2]rune{{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}

func (g *grid) lines() (out []string) {
	for row := range g.height {
		var line strings.Builder
		for column := range g.width {
			sign := rune(0)
			for i := range g.up {
				for j := range g.across {
					if g.dots[row*g.up+i][column*g.across+j] {
						sign |= braille[i][j]
					}
				}
			}
			switch {
			case sign == 0:
				line.WriteByte(' ')
			case g.up == 1:
				line.WriteByte('*')
			default:
				line.WriteRune(0x2800 + sign)
			}
		}
		out = append(out, line.String())
	}
	return out
}
