package plot

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// bitmap is a PNG picture.
type bitmap struct {
	image *image.NRGBA
	face  font.Face
}

func newBitmap(width, height int) (*bitmap, error) {
	regular, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return nil, err
	}
	face, err := opentype.NewFace(regular, &opentype.FaceOptions{Size: fontSize, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		return nil, err
	}
	return &bitmap{image.NewNRGBA(image.Rect(0, 0, width, height)), face}, nil
}

func (b *bitmap) rectangle(x0, y0, x1, y1 int, c color.NRGBA) {
	draw.Draw(b.image, image.Rect(x0, y0, x1, y1), image.NewUniform(c), image.Point{}, draw.Src)
}

func (b *bitmap) text(s string, x, y int) {
	d := font.Drawer{Dst: b.image, Src: image.NewUniform(ink), Face: b.face, Dot: fixed.P(x, y)}
	d.DrawString(s)
}

func (b *bitmap) encode() ([]byte, error) {
	var out bytes.Buffer
	err := png.Encode(&out, b.image)
	return out.Bytes(), err
}
