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
	for _, want := range []string{"a <b> & c", "50.0%  1 of 2", "–  0 of 0", "earlier run", "Soft-F1", "by family"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q among\n%s", want, text.String())
		}
	}
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

func TestWilson(t *testing.T) {
	// Worked by hand: p = 0.5, n = 10, z² = 3.8415: (0.5 + 0.192073 ± 1.959964·√(0.025 + 0.009604)) / 1.384146.
	low, high := wilson(5, 10)
	if math.Abs(low-0.236593) > 1e-4 || math.Abs(high-0.763407) > 1e-4 {
		t.Errorf("%v to %v", low, high)
	}
	if low, _ := wilson(0, 3); low < -1e-9 {
		t.Errorf("below 0: %v", low)
	}
}
