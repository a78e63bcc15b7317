package gemm

import "math"

// goKernel is the reference and the fallback.
var goKernel = kernel{
	name: "go", mr: 4, nr: 8, tile: goTile, cut: goCut, transpose: goTranspose,
	exp: goExp, max: goMax, dot: goDot, axpy: goAxpy, scale: goScale,
	softmaxGrad: goSoftmaxGrad, swiGLU: swiGLU(goExp), swiGLUGrad: swiGLUGrad(goExp), widen: goWiden, narrow: goNarrow,
}

func goTile(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool) {
	for r := range rows {
		ar := a[r*rowA:]
		var s0, s1, s2, s3, s4, s5, s6, s7 float32
		for p := range kc {
			x := ar[p*colA]
			y := (*[8]float32)(b[p*ldb:])
			// The conversions forbid fused multiply-adds: the same bits on every architecture.
			s0 += float32(x * y[0])
			s1 += float32(x * y[1])
			s2 += float32(x * y[2])
			s3 += float32(x * y[3])
			s4 += float32(x * y[4])
			s5 += float32(x * y[5])
			s6 += float32(x * y[6])
			s7 += float32(x * y[7])
		}
		to := (*[8]float32)(c[r*ldc:])
		if add {
			s0, s1, s2, s3 = s0+to[0], s1+to[1], s2+to[2], s3+to[3]
			s4, s5, s6, s7 = s4+to[4], s5+to[5], s6+to[6], s7+to[7]
		}
		*to = [8]float32{s0, s1, s2, s3, s4, s5, s6, s7}
	}
}

func goCut(k, cols int, src []float32, ld int, dst []float32, width, stride int) {
	for p := range k {
		row := src[p*ld:][:cols]
		for j := 0; j < cols; j += width {
			copy(dst[j/width*stride+p*width:], row[j:min(j+width, cols)])
		}
	}
}

func goTranspose(kc int, src []float32, ld int, dst []float32) {
	for j := range 8 {
		for p, v := range src[j*ld:][:kc] {
			dst[p*8+j] = v
		}
	}
}

func goExp(dst, src []float32, shift float32) (sum float32) {
	for i, x := range src {
		dst[i] = float32(math.Exp(float64(x - shift)))
		sum += dst[i]
	}
	return sum
}

func goMax(x []float32) float32 {
	m := x[0]
	for _, v := range x {
		if v > m {
			m = v
		}
	}
	return m
}

func goDot(x, y []float32) (sum float32) {
	var s0, s1, s2, s3 float32
	for len(x) >= 4 && len(y) >= 4 {
		s0 += float32(x[0] * y[0])
		s1 += float32(x[1] * y[1])
		s2 += float32(x[2] * y[2])
		s3 += float32(x[3] * y[3])
		x, y = x[4:], y[4:]
	}
	for i := range x {
		s0 += float32(x[i] * y[i])
	}
	return s0 + s1 + (s2 + s3)
}

func goAxpy(alpha float32, x, y []float32) {
	for i := range x {
		y[i] += float32(alpha * x[i])
	}
}

func goScale(alpha float32, x []float32) {
	for i := range x {
		x[i] *= alpha
	}
}

func goSoftmaxGrad(dp, p []float32, mean, scale float32) {
	for i, v := range p {
		dp[i] = v * scale * (dp[i] - mean)
	}
}

// exponential is kernel.exp.
type exponential func(dst, src []float32, shift float32) (sum float32)

// swiGLU builds kernel.swiGLU.
func swiGLU(exp exponential) func(act, gate, up []float32) {
	return func(act, gate, up []float32) {
		for i, g := range gate {
			act[i] = -g
		}
		exp(act, act, 0)
		for i, g := range gate {
			act[i] = g / (1 + act[i]) * up[i]
		}
	}
}

// swiGLUGrad builds kernel.swiGLUGrad.
func swiGLUGrad(exp exponential) func(act, gate, up, dact []float32) {
	return func(act, gate, up, dact []float32) {
		for i, g := range gate {
			act[i] = -g
		}
		exp(act, act, 0)
		for i, g := range gate {
			sigmoid := 1 / (1 + act[i])
			silu, u, d := g*sigmoid, up[i], dact[i]
			act[i] = silu * u
			gate[i] = d * u * (sigmoid + float32(silu*(1-sigmoid)))
			up[i] = d * silu
		}
	}
}
