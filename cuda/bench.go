package cuda

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/sqlagent/sqlagent/model"
)

// Rate is how fast something goes.
type Rate struct {
	What  string
	Value float64
	Unit  string
}

// ProductSize is large enough to keep any GPU busy.
const ProductSize = 8192

// BenchDevice measures what a GPU can do at most, copies and products of matrices [n, n], and attention over n/2 tokens
// with the heads of Qwen2.5-7B. The numbers are random, as those of zeros take less power, and so less time. With an
// error come the rates that were measured before it.
func BenchDevice(d *Device, n int) (rates []Rate, err error) {
	defer d.enter()()
	var a, b, c, r, table, sums buffer
	defer func() {
		for _, x := range []*buffer{&a, &b, &c, &r, &table, &sums} {
			d.release(x)
		}
	}()
	const use = "a benchmark"
	x, y, z, row := d.halves(&a, n*n, use), d.halves(&b, n*n, use), d.halves(&c, n*n, use), d.floats(&r, n, use)
	rng, numbers := rand.New(rand.NewPCG(1, 1)), make([]float32, n)
	for i := range n {
		for j := range numbers {
			numbers[j] = float32(rng.NormFloat64())
		}
		upload(d, row, numbers)
		d.round(x.at(i*n), row, n)
	}
	bytes := halfBytes * n * n
	clone(d, y, x, bytes)
	seconds, err := PerCall(func() error {
		d.multiply(false, true, n, n, n, 1, x, n, y, n, 0, result{half: z}, result{half: z}, n)
		return d.done()
	})
	if err != nil {
		return rates, err
	}
	rates = append(rates, Rate{fmt.Sprintf("product of bfloat16, %d³", n), 2 * math.Pow(float64(n), 3) / seconds / 1e12, "TFLOP/s"})
	seconds, err = PerCall(func() error {
		clone(d, x, y, bytes)
		return d.done()
	})
	if err != nil {
		return rates, err
	}
	rates = append(rates, Rate{"copy within memory, read and written", 2 * float64(bytes) / seconds / 1e9, "GB/s"})

	tokens, s := n/2, shape{heads: 28, kvHeads: 4, dim: 128, query: 28 * 128, qkv: 36 * 128}
	of := &batch{tokens: tokens}
	var t tables
	of.tile(&t, []model.Segment{{Len: tokens, Prefix: -1}})
	t.upload(d, &table)
	qkv, out := d.halves(&a, max(n*n, tokens*s.qkv), use), d.halves(&b, max(n*n, tokens*(s.query+s.parts())), use)
	dQKV := d.halves(&c, max(n*n, tokens*s.qkv), use)
	lse := d.floats(&sums, 2*s.heads*tokens, use)
	flops := 2 * float64(tokens) * float64(tokens) * float64(s.query) // of the keys that are seen
	for _, pass := range []struct {
		name  string
		flops float64
		run   func()
	}{
		{"forward", flops, func() { d.attend(out, lse, qkv, of, &s) }},
		{"backward", 2.5 * flops, func() {
			d.attendBackward(dQKV, out.at(tokens*s.query), out, out, lse, lse.at(s.heads*tokens), qkv, of, &s)
		}},
	} {
		seconds, err := PerCall(func() error { pass.run(); return d.done() })
		if err != nil {
			return rates, err
		}
		rates = append(rates, Rate{fmt.Sprintf("attention %s, 28 heads of 128 over %d", pass.name, tokens), pass.flops / seconds / 1e12, "TFLOP/s"})
	}
	return rates, nil
}

// PerCall is how long a call takes after the first.
func PerCall(f func() error) (seconds float64, err error) {
	if err := f(); err != nil {
		return 0, err
	}
	began, n := time.Now(), 0
	for n < 3 || time.Since(began) < time.Second {
		if err := f(); err != nil {
			return 0, err
		}
		n++
	}
	return time.Since(began).Seconds() / float64(n), nil
}
