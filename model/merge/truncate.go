package merge

import (
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/model"
)

// Truncate replaces the LoRA of an origin by the best one of a lower rank: of each B·A the largest singular values
// stay, shared out evenly between the two factors. It returns the share of the squared changes that is kept. A value
// head is left alone. Errors: model.ErrNoAdapter, *model.ConfigError, or why the LoRA cannot be read.
func Truncate(o *model.Origin, rank int) (kept float64, err error) {
	if o.LoRA == nil {
		return 0, model.ErrNoAdapter
	}
	from := *o.LoRA
	to := model.LoRA{Rank: rank, Alpha: from.Scale() * float32(rank)}
	if err := to.Validate(o.Config); err != nil {
		return 0, err
	}
	if rank >= from.Rank {
		return 1, nil
	}
	wide, matrices, all := from.Changes(o.Config)
	flat, err := o.Trained.Read(all)
	if err != nil {
		return 0, err
	}
	narrow, fewer, total := to.Changes(o.Config)
	cut := make([]float32, total)
	copy(cut[fewer:], flat[matrices:])
	var before, after float64
	for i, c := range wide {
		had, has := truncate(flat[c.A:c.B], flat[c.B:][:c.Out*from.Rank], cut[narrow[i].A:narrow[i].B], cut[narrow[i].B:][:c.Out*rank], from.Rank, rank)
		before, after = before+had, after+has
	}
	o.ForgetTraining()
	o.LoRA, o.Trained = &to, model.FloatsOf(cut)
	if before == 0 {
		return 1, nil
	}
	return after / before, nil
}

// truncate writes to x [rank, in] and y [out, rank] what comes closest to B·A, of A [R, in] and B [out, R], and returns
// the sums of the squared singular values of both. With B = Q·√D·Uᵀ and A = V·√E·Pᵀ, by the eigenvectors of BᵀB and
// AAᵀ, the singular values of B·A are those of the small K = √D·Uᵀ·V·√E.
func truncate(A, B, x, y []float32, R, rank int) (before, after float64) {
	in, out := len(A)/R, len(B)/R
	bb, aa := make([]float64, R*R), make([]float64, R*R)
	for i := range R {
		for j := range R {
			for k := range out {
				bb[i*R+j] += float64(B[k*R+i]) * float64(B[k*R+j])
			}
			for k := range in {
				aa[i*R+j] += float64(A[i*in+k]) * float64(A[j*in+k])
			}
		}
	}
	D, U := eigen(bb, R)
	E, V := eigen(aa, R)
	K := make([]float64, R*R)
	for i := range R {
		for j := range R {
			for k := range R {
				K[i*R+j] += U[k*R+i] * V[k*R+j]
			}
			K[i*R+j] *= math.Sqrt(max(0, D[i]) * max(0, E[j]))
		}
	}
	kk := make([]float64, R*R) // KᵀK
	for i := range R {
		for j := range R {
			for k := range R {
				kk[i*R+j] += K[k*R+i] * K[k*R+j]
			}
		}
	}
	S, W := eigen(kk, R) // squared singular values, and the right vectors
	for i, s := range S {
		before += max(0, s)
		if i < rank {
			after += max(0, s)
		}
	}
	least := 1e-12 * max(S[0], 1e-30)
	for r := range rank {
		if S[r] <= least {
			break // nothing is left of it: the factors stay zero
		}
		root := math.Sqrt(math.Sqrt(S[r])) // of the singular value
		left, right := make([]float64, R), make([]float64, R)
		for i := range R { // of the left vector K·w/σ in Q's basis, then in B's columns; of the right one in A's rows
			var q float64
			for k := range R {
				q += K[i*R+k] * W[k*R+r]
			}
			if D[i] > 0 {
				q *= root / math.Sqrt(S[r]) / math.Sqrt(D[i])
			} else {
				q = 0
			}
			p := 0.
			if E[i] > 0 {
				p = root * W[i*R+r] / math.Sqrt(E[i])
			}
			for k := range R {
				left[k] += q * U[k*R+i]
				right[k] += p * V[k*R+i]
			}
		}
		for k := range out {
			var sum float64
			for i := range R {
				sum += float64(B[k*R+i]) * left[i]
			}
			y[k*rank+r] = float32(sum)
		}
		for k := range in {
			var sum float64
			for i := range R {
				sum += right[i] * float64(A[i*in+k])
			}
			x[r*in+k] = float32(sum)
		}
	}
	return before, after
}

// eigen are the eigenvalues of a symmetric matrix of n rows, the largest first, and the eigenvectors as columns, by
// Jacobi's rotations. The matrix is overwritten.
func eigen(a []float64, n int) (values, vectors []float64) {
	v := make([]float64, n*n)
	for i := range n {
		v[i*n+i] = 1
	}
	for range 60 { // sweeps: some ten are enough
		var off, all float64
		for i := range n {
			for j := range n {
				all += a[i*n+j] * a[i*n+j]
				if i != j {
					off += a[i*n+j] * a[i*n+j]
				}
			}
		}
		if off <= 1e-30*all {
			break
		}
		for p := range n {
			for q := p + 1; q < n; q++ {
				if a[p*n+q] == 0 {
					continue
				}
				theta := (a[q*n+q] - a[p*n+p]) / (2 * a[p*n+q])
				t := math.Copysign(1, theta) / (math.Abs(theta) + math.Hypot(theta, 1))
				c := 1 / math.Hypot(t, 1)
				s := t * c
				for k := range n {
					kp, kq := a[k*n+p], a[k*n+q]
					a[k*n+p], a[k*n+q] = c*kp-s*kq, s*kp+c*kq
				}
				for k := range n {
					pk, qk := a[p*n+k], a[q*n+k]
					a[p*n+k], a[q*n+k] = c*pk-s*qk, s*pk+c*qk
					vp, vq := v[k*n+p], v[k*n+q]
					v[k*n+p], v[k*n+q] = c*vp-s*vq, s*vp+c*vq
				}
			}
		}
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		switch {
		case a[i*n+i] > a[j*n+j]:
			return -1
		case a[i*n+i] < a[j*n+j]:
			return 1
		}
		return 0
	})
	vectors = make([]float64, n*n)
	for to, from := range order {
		values = append(values, a[from*n+from])
		for k := range n {
			vectors[k*n+to] = v[k*n+from]
		}
	}
	return values, vectors
}
