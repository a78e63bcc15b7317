// Package plot draws a report of eval as bars, as PNG or SVG, and the curves of a run (lines.go).
//
// Bars need rectangles and text: SVG is text, and PNG takes the Go font of golang.org/x/image, two lines of go.sum. A
// chart library (go-chart: 66 lines) drew the same.
package plot

import (
	"fmt"
	"image/color"
	"math"

	"github.com/sqlagent/sqlagent/eval"
)

// canvas is what a picture is drawn on; coordinates are pixels, y grows downwards, text is on y.
type canvas interface {
	rectangle(x0, y0, x1, y1 int, c color.NRGBA)
	text(s string, x, y int)
	encode() ([]byte, error)
}

// PNG draws the report as a bitmap.
func PNG(r eval.Report) ([]byte, error) { return picture(r, newBitmap) }

// SVG draws the report as vectors.
func SVG(r eval.Report) ([]byte, error) { return picture(r, newVector) }

// bar is a line of the picture: a share, where it has one, with its 95% interval. Without, it is a heading.
type bar struct {
	label, note string
	share       float64
	low, high   float64
	heading     bool
}

// bars is what is drawn: accuracy of all, by difficulty and by family, each with its interval; the means of the
// measures; what sampling reached.
func bars(r eval.Report) []bar {
	out := []bar{{label: "accuracy", heading: true}}
	if b := r.Baseline; b != nil {
		out = append(out, bar{label: "earlier run", share: b.A, low: b.A, high: b.A, note: fmt.Sprintf("%d problems", b.Problems)})
	}
	out = append(out, tallied(r.Total))
	group := func(name string, tallies []eval.Tally) {
		if tallies != nil {
			out = append(out, bar{label: "by " + name, heading: true})
		}
		for _, t := range tallies {
			out = append(out, tallied(t))
		}
	}
	group("difficulty", r.Difficulties)
	group("family", r.Families)
	mean := func(label string, f eval.Figure) {
		v := float64(f)
		out = append(out, bar{label: label, share: v, low: v, high: v})
	}
	out = append(out, bar{label: "measures", heading: true})
	mean("EX strict", r.Measures.Strict)
	mean("EX Spider", r.Measures.Spider)
	mean("EX BIRD", r.Measures.BIRD)
	mean("EX_b", r.Measures.EXb)
	mean("EX_f", r.Measures.EXf)
	mean("Soft-F1", r.Measures.SoftF1)
	if r.TestSuite != nil {
		b := tallied(*r.TestSuite)
		out = append(out, b)
	}
	if r.Sampling != nil {
		out = append(out, bar{label: "sampling", heading: true})
	}
	for _, s := range r.Sampling {
		mean(fmt.Sprintf("pass@%d", s.K), s.Pass)
		mean(fmt.Sprintf("maj@%d", s.K), s.Majority)
	}
	return out
}

func tallied(t eval.Tally) bar {
	b := bar{label: t.Name, note: fmt.Sprintf("%d of %d", t.Right, t.Attempted), share: math.NaN()}
	if b.label == "" {
		b.label = "–"
	}
	if t.Accuracy != nil {
		b.share = *t.Accuracy
		b.low, b.high = eval.Wilson(t.Right, t.Attempted)
	}
	return b
}

// Pixels.
const (
	margin   = 24
	line     = 26
	labels   = 230 // width of the names
	full     = 400 // width of 100%
	notes    = 180 // width of what follows the bar
	fontSize = 13
)

var (
	ink   = color.NRGBA{0x22, 0x22, 0x22, 0xff}
	paper = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	fill  = color.NRGBA{0x4c, 0x78, 0xa8, 0xff}
	track = color.NRGBA{0xe8, 0xec, 0xf0, 0xff}
)

func picture[C canvas](r eval.Report, sized func(width, height int) (C, error)) ([]byte, error) {
	all := bars(r)
	width, height := 2*margin+labels+full+notes, 2*margin+len(all)*line
	on, err := sized(width, height)
	if err != nil {
		return nil, err
	}
	on.rectangle(0, 0, width, height, paper)
	for i, b := range all {
		y := margin + i*line
		const base = line - 9 // where text stands
		if b.heading {
			on.text(b.label, margin, y+base)
			on.rectangle(margin, y+line-3, width-margin, y+line-2, ink)
			continue
		}
		x := margin + labels
		on.text(shorten(b.label), margin+12, y+base)
		on.rectangle(x, y+4, x+full, y+line-4, track)
		if math.IsNaN(b.share) {
			on.text("–  "+b.note, x+full+8, y+base)
			continue
		}
		at := func(share float64) int { return x + int(math.Round(share*full)) }
		on.rectangle(x, y+4, at(b.share), y+line-4, fill)
		if b.high > b.low {
			on.rectangle(at(b.low), y+line/2-1, at(b.high), y+line/2+1, ink)
		}
		on.text(fmt.Sprintf("%.1f%%  %s", 100*b.share, b.note), x+full+8, y+base)
	}
	return on.encode()
}

// shorten keeps a name within its column.
func shorten(name string) string { return shortenTo(name, 30) }

func shortenTo(name string, most int) string {
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return name
}
