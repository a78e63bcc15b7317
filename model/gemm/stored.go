package gemm

import "fmt"

// Element is how the elements of a stored matrix may be kept.
type Element interface{ float32 | Half }

// Store copies src to dst, which is as long. Halves are rounded to the nearest, ties to even; what is too large becomes
// an infinity.
func Store[E Element](dst []E, src []float32) {
	if len(dst) != len(src) {
		panic(fmt.Sprintf("gemm: Store of %d elements to %d", len(src), len(dst)))
	}
	switch dst := any(dst).(type) {
	case []float32:
		copy(dst, src)
	case []Half:
		chosen.narrow(dst, src)
	}
}

// Panel is the width of a stored matrix's panels: that of the widest tile.
const Panel = maxColumns

// MulStored computes C = A·B + beta·C for a stored B [k, n]: panels of Panel columns, stride elements apart, of which
// the rows follow each other. The results are those of Mul by the same numbers, whatever keeps them; if beta is 0, C
// is not read. For few rows of A, AVX-512 widens halves in registers, and is as fast as B can be read; else they are
// widened a panel and block at a time.
func MulStored[E Element](m, n, k int, a []float32, lda int, b []E, stride int, beta float32, c []float32, ldc int) {
	av, cv := viewOf("A", false, m, k, a, lda), viewOf("C", false, m, n, c, ldc)
	kn := chosen
	kn.start(m, n, k, beta, cv)
	ws := workspaces.Get().(*workspace)
	defer workspaces.Put(ws)
	each := func(block func(j, p, nc, kc int)) {
		for j := 0; j < n; j += Panel {
			for p := 0; p < k; p += blockK {
				block(j, p, min(Panel, n-j), min(blockK, k-p))
			}
		}
	}
	switch b := any(b).(type) {
	case []float32:
		each(func(j, p, nc, kc int) {
			panel := b[j/Panel*stride+p*Panel:][:kc*Panel]
			kn.block(ws, m, nc, kc, av.from(0, p), panels{panel, kn.nr, Panel}, cv.from(0, j), p > 0 || beta != 0)
		})
	case []Half:
		each(func(j, p, nc, kc int) {
			panel := b[j/Panel*stride+p*Panel:][:kc*Panel]
			if kn.tileHalf != nil && nc == Panel && m <= directRows {
				for i := 0; i < m; i += kn.mr {
					kn.tileHalf(min(kn.mr, m-i), kc, a[i*lda+p:], lda, panel, c[i*ldc+j:], ldc, p > 0 || beta != 0)
				}
				return
			}
			kn.widen(ws.b[:kc*Panel], panel)
			kn.block(ws, m, nc, kc, av.from(0, p), panels{ws.b[:], kn.nr, Panel}, cv.from(0, j), p > 0 || beta != 0)
		})
	}
}
