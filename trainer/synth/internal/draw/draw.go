// Package draw has the ways in which the rooms of made-up data draw: each takes the generator that it draws from.
package draw

import (
	"math"
	"math/rand/v2"
)

// One draws one of xs.
func One[T any](r *rand.Rand, xs []T) T { return xs[r.IntN(len(xs))] }

// Chance is true with probability p.
func Chance(r *rand.Rand, p float64) bool { return r.Float64() < p }

// Weighted draws one of xs by their weights.
func Weighted[T any](r *rand.Rand, xs []T, weight func(T) float64) T {
	total := 0.0
	for _, x := range xs {
		total += weight(x)
	}
	at := r.Float64() * total
	for _, x := range xs {
		if at -= weight(x); at < 0 {
			return x
		}
	}
	return xs[len(xs)-1]
}

// Skewed draws an index below n; index i is about (i+1)^-s as likely as index 0.
func Skewed(r *rand.Rand, n int, s float64) int {
	if n <= 1 {
		return 0
	}
	total := 0.0
	for i := range n {
		total += math.Pow(float64(i+1), -s)
	}
	x := r.Float64() * total
	for i := range n {
		if x -= math.Pow(float64(i+1), -s); x < 0 {
			return i
		}
	}
	return n - 1
}

// Shuffled is a copy of xs in a drawn order.
func Shuffled[T any](r *rand.Rand, xs []T) []T {
	ys := append([]T(nil), xs...)
	r.Shuffle(len(ys), func(i, j int) { ys[i], ys[j] = ys[j], ys[i] })
	return ys
}
