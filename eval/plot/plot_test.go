package plot

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/color"
	"image/png"
	"io"
	"math"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
)

func report() eval.Report {
	of := func(family string, v eval.Verdict) eval.Outcome {
		return eval.Outcome{Problem: eval.Problem{Family: family}, Attempt: eval.Attempt{Verdict: v}, Scores: &eval.Scores{Strict: v == eval.Right}}
	}
	r := eval.NewReport([]eval.Outcome{of("a <b> & c", eval.Right), of("a <b> & c", eval.Wrong), of("empty", eval.Skipped)})
	r.Compare([]eval.Outcome{of("a <b> & c", eval.Wrong)}, 0)
	return r
}

func TestSVGIsWellFormed(t *testing.T) {
	svg, err := SVG(report())
	if err != nil {
		t.Fatal(err)
	}
	text := wellFormed(t, svg)
	for _, want := range []string{"a <b> & c", "50.0%  1 of 2", "–  0 of 0", "earlier run", "Soft-F1", "by family"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q among\n%s", want, text)
		}
	}
}

// wellFormed reads a picture as XML, and returns what is written in it.
func wellFormed(t *testing.T, svg []byte) string {
	t.Helper()
	var text strings.Builder
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if s, ok := token.(xml.CharData); ok {
			text.WriteString(string(s) + "\n")
		}
	}
	return text.String()
}

// The bar of a share of a half must end in the middle of its track.
func TestPNGHasBarsOfTheirLength(t *testing.T) {
	text, err := PNG(report())
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	row := -1
	for i, b := range bars(report()) {
		if b.label == "a <b> & c" {
			row = i
		}
	}
	y := margin + row*line + 6 // above the interval's line
	same := func(x int, want color.Color) bool {
		r0, g0, b0, _ := picture.At(x, y).RGBA()
		r1, g1, b1, _ := want.RGBA()
		return r0 == r1 && g0 == g1 && b0 == b1
	}
	end := margin + labels + full/2
	if !same(end-3, fill) || !same(end+3, track) {
		t.Errorf("the bar does not end at %d: %v, %v", end, picture.At(end-3, y), picture.At(end+3, y))
	}
}

// A point must stand where the axes say, and names of any kind must leave the picture well formed.
func TestLines(t *testing.T) {
	nan := math.NaN()
	svg := Lines("a <b>", []Line{
		{Name: "rises & rises", X: []float64{1, 2, 3}, Y: []float64{0, nan, 10}, Low: []float64{0, nan, 5}, High: []float64{1, nan, 10}},
		{Name: "a dot", X: []float64{2}, Y: []float64{5}},
		{Name: "nothing", X: []float64{1}, Y: []float64{math.Inf(1)}},
	})
	text := wellFormed(t, svg)
	for _, want := range []string{"a <b>", "rises & rises", "10", "2.5"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q among\n%s", want, text)
		}
	}
	// From the left of the axes to their right, from their foot to their top; the dot in the middle of both.
	for _, want := range []string{`points="62.0,206.0 446.0,30.0"`, `cx="254.0" cy="118.0"`, `d="M446.0,118.0 L446.0,30.0"`} {
		if !strings.Contains(string(svg), want) {
			t.Errorf("no %s in\n%s", want, svg)
		}
	}
	if text := wellFormed(t, Lines("empty", nil)); !strings.Contains(text, "no number") {
		t.Error(text)
	}
	wellFormed(t, Lines("level", []Line{{X: []float64{7, 7}, Y: []float64{0, 0}}}))
}
