package plot

import (
	"bytes"
	"fmt"
	"image/color"
	"strings"
)

// vector is an SVG document.
type vector struct{ bytes.Buffer }

func newVector(width, height int) (*vector, error) {
	v := &vector{}
	fmt.Fprintf(v, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" `+
		`font-family="sans-serif" font-size="%d">`+"\n", width, height, fontSize)
	return v, nil
}

func (v *vector) rectangle(x0, y0, x1, y1 int, c color.NRGBA) {
	fmt.Fprintf(v, `<rect x="%d" y="%d" width="%d" height="%d" fill="#%02x%02x%02x"/>`+"\n", x0, y0, x1-x0, y1-y0, c.R, c.G, c.B)
}

func (v *vector) text(s string, x, y int) {
	s = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(printable(s))
	fmt.Fprintf(v, `<text x="%d" y="%d" fill="#%02x%02x%02x">%s</text>`+"\n", x, y, ink.R, ink.G, ink.B, s)
}

func (v *vector) encode() ([]byte, error) {
	v.WriteString("</svg>\n")
	return v.Bytes(), nil
}

// printable replaces what XML has no place for: names come from a suite's file.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0xfffe || r == 0xffff {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "�"))
}
