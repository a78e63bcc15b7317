package plot

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Line is a curve: a value Y at each X, in the order of X. NaN is left out.
type Line struct {
	Name      string
	X, Y      []float64
	Low, High []float64 // an interval around each Y; nil: none is drawn
}

// Pixels of a picture of lines.
const (
	linesWidth, linesHeight          = 460, 250
	left, right, top, below, swatchW = 62, 14, 30, 44, 12
	linesInkWidth                    = 1.6
)

// palette are colours that people with any colour vision tell apart (Okabe and Ito 2008), the darker ones first.
var palette = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#666666"}

// Lines draws curves over one axis as SVG, their names below. Without a number to draw it says so.
func Lines(title string, lines []Line) []byte {
	rows := (len(lines) + 2) / 3
	height := linesHeight + 18*max(0, rows-1)
	v, _ := newVector(linesWidth, height) // it cannot fail
	v.text(title, left, 18)
	x, y := rangeOf(lines)
	if math.IsInf(x.low, 1) {
		v.text("no number to draw", left, linesHeight/2)
		text, _ := v.encode()
		return text
	}
	x, y = x.wide(), y.wide()
	at := func(px, py float64) string {
		return fmt.Sprintf("%.1f,%.1f", left+(px-x.low)/(x.high-x.low)*(linesWidth-left-right),
			linesHeight-below-(py-y.low)/(y.high-y.low)*(linesHeight-below-top))
	}
	for _, tick := range y.ticks(5) {
		fmt.Fprintf(v, `<path d="M%s L%s" stroke="#dddddd"/>`+"\n", at(x.low, tick), at(x.high, tick))
		_, py, _ := strings.Cut(at(x.low, tick), ",")
		fmt.Fprintf(v, `<text x="%d" y="%s" text-anchor="end" fill="#555555" font-size="11">%s</text>`+"\n", left-6, py, number(tick))
	}
	for _, tick := range x.ticks(6) {
		px, _, _ := strings.Cut(at(tick, y.low), ",")
		fmt.Fprintf(v, `<text x="%s" y="%d" text-anchor="middle" fill="#555555" font-size="11">%s</text>`+"\n", px, linesHeight-below+14, number(tick))
	}
	for i, l := range lines {
		colour := palette[i%len(palette)]
		v.band(l, colour, at)
		v.curve(l, colour, at)
		legendX, legendY := left+i%3*130, linesHeight-below+32+i/3*18
		fmt.Fprintf(v, `<rect x="%d" y="%d" width="%d" height="3" fill="%s"/>`+"\n", legendX, legendY-5, swatchW, colour)
		v.text(shortenTo(l.Name, 18), legendX+swatchW+4, legendY)
	}
	text, _ := v.encode()
	return text
}

// curve joins the points of a line; one that is alone is a dot.
func (v *vector) curve(l Line, colour string, at func(x, y float64) string) {
	var points []string
	for i := range l.Y {
		if finite(l.Y[i]) {
			points = append(points, at(l.X[i], l.Y[i]))
		}
	}
	if len(points) == 1 {
		px, py, _ := strings.Cut(points[0], ",")
		fmt.Fprintf(v, `<circle cx="%s" cy="%s" r="3" fill="%s"/>`+"\n", px, py, colour)
		return
	}
	fmt.Fprintf(v, `<polyline points="%s" fill="none" stroke="%s" stroke-width="%g"/>`+"\n", strings.Join(points, " "), colour, linesInkWidth)
}

// band is the interval of a line.
func (v *vector) band(l Line, colour string, at func(x, y float64) string) {
	for i := range l.Low {
		if finite(l.Low[i]) && finite(l.High[i]) {
			fmt.Fprintf(v, `<path d="M%s L%s" stroke="%s" stroke-opacity="0.4" stroke-width="3"/>`+"\n", at(l.X[i], l.Low[i]), at(l.X[i], l.High[i]), colour)
		}
	}
}

// span is a part of an axis.
type span struct{ low, high float64 }

// rangeOf is what the points of lines span, on both axes; from +Inf where there is none.
func rangeOf(lines []Line) (x, y span) {
	x, y = span{math.Inf(1), math.Inf(-1)}, span{math.Inf(1), math.Inf(-1)}
	for _, l := range lines {
		for i, value := range l.Y {
			if !finite(value) {
				continue
			}
			x.add(l.X[i])
			y.add(value)
			if l.Low != nil && finite(l.Low[i]) && finite(l.High[i]) {
				y.add(l.Low[i])
				y.add(l.High[i])
			}
		}
	}
	return x, y
}

func (s *span) add(v float64) { s.low, s.high = min(s.low, v), max(s.high, v) }

// wide is s, or where it is a point some room around that.
func (s span) wide() span {
	if s.high > s.low {
		return s
	}
	room := max(math.Abs(s.low)/10, 0.5)
	return span{s.low - room, s.high + room}
}

// ticks are about n round numbers within s.
func (s span) ticks(n int) []float64 {
	step := math.Pow(10, math.Floor(math.Log10((s.high-s.low)/float64(n))))
	for _, m := range []float64{1, 2, 5, 10} {
		if (s.high-s.low)/(m*step) <= float64(n) {
			step *= m
			break
		}
	}
	var out []float64
	for k := math.Ceil(s.low / step); k*step <= s.high+step/1e6; k++ {
		out = append(out, k*step)
	}
	return out
}

// number is a tick's label.
func number(v float64) string {
	if v == 0 {
		v = 0 // not -0
	}
	return strconv.FormatFloat(v, 'g', 4, 64)
}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }
