package gguf

import "golang.org/x/sys/cpu"

//go:noescape
func affineSumsAVX2(above, x, weights *[32]float32, inverse, c, cc, cx *[lanes]float32, top float32)

//go:noescape
func affineErrorsAVX2(above, x, weights *[32]float32, inverse, scale, least, e *[lanes]float32, top float32)

//go:noescape
func scaleSumsAVX2(x, weights, wx *float32, count int, inverse *[3 * lanes]float32, n float32, cx, cc *[3 * lanes]float32)

func init() {
	if !cpu.X86.HasAVX2 {
		return
	}
	affineSums, affineErrors = affineSumsAVX2, affineErrorsAVX2
	scaleSums = func(x, weights, wx []float32, inverse *[3 * lanes]float32, n float32, cx, cc *[3 * lanes]float32) {
		scaleSumsAVX2(&x[0], &weights[0], &wx[0], len(x), inverse, n, cx, cc)
	}
}
