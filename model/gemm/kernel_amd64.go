package gemm

var avx512Kernel = kernel{
	name: "avx512", mr: 12, nr: 32, tile: avx512Tile, cut: cut, transpose: transposer(32),
	exp: avx512Exp, max: avx512Max, dot: avx512Dot, axpy: avx512Axpy, scale: avx512Scale,
	softmaxGrad: avx512SoftmaxGrad, swiGLU: avx512SwiGLU, swiGLUGrad: avx512SwiGLUGrad, tileHalf: avx512TileHalf, widen: widen, narrow: narrow, expanders: avx2Expanders,
}

var avx2Kernel = kernel{
	name: "avx2", mr: 6, nr: 16, tile: avx2Tile, cut: cut, transpose: transposer(16),
	exp: avx2Exp, max: avx2Max, dot: avx2Dot, axpy: avx2Axpy, scale: avx2Scale,
	softmaxGrad: avx2SoftmaxGrad, swiGLU: swiGLU(avx2Exp), swiGLUGrad: swiGLUGrad(avx2Exp), widen: widen, narrow: narrow, expanders: avx2Expanders,
}

// cut is kernel.cut for the widths 32, 16, 12 and 6.
func cut(k, cols int, src []float32, ld int, dst []float32, width, stride int) {
	whole := cols / width
	if whole > 0 {
		avx2Cut(k, whole, src, ld, dst, width, stride)
	}
	if whole*width < cols {
		goCut(k, cols-whole*width, src[whole*width:], ld, dst[whole*stride:], width, stride)
	}
}

// transposer builds kernel.transpose for nr columns, a multiple of 8.
func transposer(nr int) func(kc int, src []float32, ld int, dst []float32) {
	return func(kc int, src []float32, ld int, dst []float32) {
		whole := kc &^ 7
		for j := 0; j < nr; j += 8 {
			if whole > 0 {
				avx2Transpose8(whole/8, src[j*ld:], ld, dst[j:], nr)
			}
			for p := whole; p < kc; p++ {
				for x := j; x < j+8; x++ {
					dst[p*nr+x] = src[x*ld+p]
				}
			}
		}
	}
}

// widen is kernel.widen.
func widen(dst []float32, src []Half) {
	whole := len(src) / 16
	if whole > 0 {
		avx2WidenBlocks(dst, src, whole)
	}
	goWiden(dst[whole*16:], src[whole*16:])
}

// narrow is kernel.narrow.
func narrow(dst []Half, src []float32) {
	whole := len(src) / 16
	if whole > 0 {
		avx2NarrowBlocks(dst, src, whole)
	}
	goNarrow(dst[whole*16:], src[whole*16:])
}

//go:noescape
func avx2WidenBlocks(dst []float32, src []Half, blocks int)

//go:noescape
func avx2NarrowBlocks(dst []Half, src []float32, blocks int)

//go:noescape
func avx512Tile(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool)

//go:noescape
func avx512TileHalf(rows, kc int, a []float32, rowA int, b []Half, c []float32, ldc int, add bool)

//go:noescape
func avx2Tile(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool)

//go:noescape
func avx2Cut(k, whole int, src []float32, ld int, dst []float32, width, stride int)

//go:noescape
func avx2Transpose8(blocks int, src []float32, ld int, dst []float32, nr int)

//go:noescape
func avx512Exp(dst, src []float32, shift float32) (sum float32)

//go:noescape
func avx512Max(x []float32) float32

//go:noescape
func avx512Dot(x, y []float32) float32

//go:noescape
func avx512Axpy(alpha float32, x, y []float32)

//go:noescape
func avx512Scale(alpha float32, x []float32)

//go:noescape
func avx512SoftmaxGrad(dp, p []float32, mean, scale float32)

//go:noescape
func avx512SwiGLU(act, gate, up []float32)

//go:noescape
func avx512SwiGLUGrad(act, gate, up, dact []float32)

//go:noescape
func avx2Exp(dst, src []float32, shift float32) (sum float32)

//go:noescape
func avx2Max(x []float32) float32

//go:noescape
func avx2Dot(x, y []float32) float32

//go:noescape
func avx2Axpy(alpha float32, x, y []float32)

//go:noescape
func avx2Scale(alpha float32, x []float32)

//go:noescape
func avx2SoftmaxGrad(dp, p []float32, mean, scale float32)

// pause hints to the processor that its thread only waits.
//
//go:noescape
func pause()
