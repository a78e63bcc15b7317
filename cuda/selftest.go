package cuda

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// Check is what one operation came to compared with a reference in float64.
type Check struct {
	Op        string
	Error     float64 // ‖Δ‖ / ‖reference‖
	Tolerance float64
}

// OK reports whether the error is small enough.
func (c Check) OK() bool { return c.Error <= c.Tolerance }

// Compare is what got came to.
func Compare(op string, got []float32, want []float64, tolerance float64) Check {
	var diff, norm float64
	for i, w := range want {
		e := float64(got[i]) - w
		diff, norm = diff+e*e, norm+w*w
	}
	return Check{op, math.Sqrt(diff / max(norm, 1e-30)), tolerance}
}

// What rounding leaves: bfloat16 has 8 bits, an operation a few roundings; sums in float32 have 24.
const (
	halfTolerance   = 1e-2
	singleTolerance = 1e-4
)

// SelfTest compares every operation with its reference, on random inputs of a seed. Memory that operations write is
// filled with NaN before. With an error come the checks that were made before it.
func SelfTest(d *Device, seed uint64) ([]Check, error) {
	defer d.enter()()
	t := &selfTest{Device: d, rng: rand.New(rand.NewPCG(seed, 5))}
	tests := []func(){t.rows, t.norms, t.swiGLU, t.products, t.scores, t.optimiser, t.sampling}
	for _, architecture := range model.Architectures {
		tests = append(tests, func() { t.placing(architecture) })
	}
	for _, dim := range HeadWidths {
		tests = append(tests, func() { t.attention(dim) }, func() { t.paging(dim) })
	}
	for i := 0; i < len(tests) && d.err == nil; i++ {
		tests[i]()
	}
	err := d.done() // while there is one, nothing is given back
	for _, b := range t.buffers {
		d.release(b)
	}
	return t.checks, cmp.Or(err, d.done())
}

type selfTest struct {
	*Device
	rng     *rand.Rand
	checks  []Check
	buffers []*buffer
}

func (t *selfTest) check(op string, got []float32, want []float64, tolerance float64) {
	if t.err == nil { // else nothing was computed
		t.checks = append(t.checks, Compare(op, got, want, tolerance))
	}
}

// normal are n random numbers that a bfloat16 holds, so that rounding an input is no error of an operation.
func (t *selfTest) normal(n int) []float64 {
	x := make([]float64, n)
	for i := range x {
		x[i] = float64(fromBF16(roundToBF16(float32(t.rng.NormFloat64()))))
	}
	return x
}

// buffer is given back at the end.
func (t *selfTest) buffer() *buffer {
	b := new(buffer)
	t.buffers = append(t.buffers, b)
	return b
}

// room is memory full of NaNs.
func (t *selfTest) room(bytes int) uint64 {
	address := t.reserve(t.buffer(), int64(bytes), "the self test")
	t.call("cuMemsetD8", t.driver.set, address, 0xff, bytes, t.stream)
	return address
}

func (t *selfTest) floats(n int) floats { return floats(t.room(4 * n)) }
func (t *selfTest) halves(n int) halves { return halves(t.room(halfBytes * n)) }

func (t *selfTest) single(x []float64) floats {
	to := t.floats(len(x))
	upload(t.Device, to, singles(x))
	return to
}

func (t *selfTest) half(x []float64) halves {
	to := t.halves(len(x))
	if halfBytes == 4 {
		upload(t.Device, to, singles(x))
		return to
	}
	rounded := make([]uint16, len(x))
	for i, v := range x {
		rounded[i] = roundToBF16(float32(v))
	}
	upload(t.Device, to, rounded)
	return to
}

func (t *selfTest) ints(x ...int32) ints {
	to := ints(t.room(4 * len(x)))
	upload(t.Device, to, x)
	return to
}

func (t *selfTest) read(p floats, n int) []float32 {
	x := make([]float32, n)
	download(t.Device, x, p)
	return x
}

func (t *selfTest) readHalf(p halves, n int) []float32 {
	return t.all(t.halfNumbers(p, n), n)
}

func (t *selfTest) all(numbers model.Floats, n int) []float32 {
	x, err := numbers.Read(n)
	if err != nil {
		t.fail(err)
		x = make([]float32, n)
	}
	return x
}

func singles(x []float64) []float32 {
	y := make([]float32, len(x))
	for i, v := range x {
		y[i] = float32(v)
	}
	return y
}

// slope is the gradient of Σ dy·f(x) by some of x, by central differences: f is in float64.
func slope(f func(x []float64) []float64, x, dy []float64, of []int) []float64 {
	const h = 1e-5
	loss := func() (sum float64) {
		for i, y := range f(x) {
			sum += dy[i] * y
		}
		return sum
	}
	out := make([]float64, len(of))
	for i, at := range of {
		saved := x[at]
		x[at] = saved + h
		up := loss()
		x[at] = saved - h
		out[i] = (up - loss()) / (2 * h)
		x[at] = saved
	}
	return out
}

// some are n indices below a limit, or all of them.
func (t *selfTest) some(n, limit int) []int {
	all := t.rng.Perm(limit)
	return all[:min(n, limit)]
}

func pick(x []float32, of []int) []float32 {
	out := make([]float32, len(of))
	for i, at := range of {
		out[i] = x[at]
	}
	return out
}

func (t *selfTest) rows() {
	const n, width, table = 9, 40, 5
	ids := []int32{3, 0, 3, 4, 1, 3, 0, 0, 4}
	x := t.normal(table * width)
	want := make([]float64, 0, n*width)
	for _, id := range ids {
		want = append(want, x[int(id)*width:][:width]...)
	}
	to := t.floats(n * width)
	t.embed(to, t.half(x), t.ints(ids...), n, width)
	t.check("embed", t.read(to, n*width), want, singleTolerance)

	to = t.floats(n * width)
	t.gatherRows(to, t.single(x), t.ints(ids...), n, width)
	t.check("gather rows", t.read(to, n*width), want, singleTolerance)

	from, sums := t.normal(n*width), t.normal(table*width)
	var all tables
	var g groups
	g.add(&all, ids)
	all.upload(t.Device, t.buffer())
	to = t.single(sums)
	t.addRows(to, t.single(from), g, width)
	for i, id := range ids {
		for j := range width {
			sums[int(id)*width+j] += from[i*width+j]
		}
	}
	t.check("add rows", t.read(to, table*width), sums, singleTolerance)

	half := t.halves(n * width)
	t.round(half, t.single(from), n*width)
	t.check("round", t.readHalf(half, n*width), from, 0)

	sum := t.normal(width)
	to, partial := t.single(sum), t.floats(partials*width)
	t.columnSums(to, partial, t.half(from), n, width)
	for i, v := range from {
		sum[i%width] += v
	}
	t.check("column sums", t.read(to, width), sum, singleTolerance)
}

func normRows(x, gain []float64, eps float64) []float64 {
	y, width := make([]float64, len(x)), len(gain)
	for at := 0; at < len(x); at += width {
		var sum float64
		for _, v := range x[at:][:width] {
			sum += v * v
		}
		r := 1 / math.Sqrt(sum/float64(width)+eps)
		for i, g := range gain {
			y[at+i] = x[at+i] * r * g
		}
	}
	return y
}

func (t *selfTest) norms() {
	const rows, width, eps = 6, 72, 1e-5
	x, gain, dy, dx, dGain := t.normal(rows*width), t.normal(width), t.normal(rows*width), t.normal(rows*width), t.normal(width)
	y, rstd := t.halves(rows*width), t.floats(rows)
	gx, gGain := t.single(x), t.single(gain)
	t.rmsNorm(y, rstd, gx, gGain, rows, width, eps)
	t.check("rms norm", t.readHalf(y, rows*width), normRows(x, gain, eps), halfTolerance)

	gdx, gdGain, partial := t.single(dx), t.single(dGain), t.floats(partials*width)
	t.rmsNormBackward(gdx, gdGain, partial, t.single(dy), gx, rstd, gGain, rows, width)
	all := t.some(rows*width, rows*width)
	for i, s := range slope(func(x []float64) []float64 { return normRows(x, gain, eps) }, x, dy, all) {
		dx[all[i]] += s
	}
	t.check("rms norm, by x", t.read(gdx, rows*width), dx, singleTolerance)
	all = t.some(width, width)
	for i, s := range slope(func(gain []float64) []float64 { return normRows(x, gain, eps) }, gain, dy, all) {
		dGain[all[i]] += s
	}
	t.check("rms norm, by gain", t.read(gdGain, width), dGain, singleTolerance)
}

func (t *selfTest) swiGLU() {
	const rows, width = 5, 24
	f := func(x []float64) []float64 {
		y := make([]float64, rows*width)
		for i := range y {
			g, u := x[i/width*2*width+i%width], x[i/width*2*width+width+i%width]
			y[i] = g / (1 + math.Exp(-g)) * u
		}
		return y
	}
	x, dy := t.normal(rows*2*width), t.normal(rows*width)
	act, gateUp := t.halves(rows*width), t.half(x)
	t.Device.swiGLU(act, gateUp, rows, width)
	t.check("swiglu", t.readHalf(act, rows*width), f(x), halfTolerance)
	again := t.halves(rows * width)
	t.swiGLUBackward(again, gateUp, t.half(dy), rows, width)
	all := t.some(len(x), len(x))
	t.check("swiglu, by x", pick(t.readHalf(gateUp, len(x)), all), slope(f, x, dy, all), halfTolerance)
	t.check("swiglu again", t.readHalf(again, rows*width), f(x), halfTolerance)
}

func (t *selfTest) products() {
	const m, n, k = 24, 40, 56
	a, b, c := t.normal(m*k), t.normal(k*n), t.normal(m*n)
	for form := range 8 {
		transA, transB, single := form&1 > 0, form&2 > 0, form&4 > 0
		lda, ldb := k, n
		if transA {
			lda = m
		}
		if transB {
			ldb = k
		}
		want := make([]float64, m*n)
		for i := range m {
			for j := range n {
				for e := range k {
					x, y := i*lda+e, e*ldb+j
					if transA {
						x = e*lda + i
					}
					if transB {
						y = j*ldb + e
					}
					want[i*n+j] += 0.5 * a[x] * b[y]
				}
				want[i*n+j] += 2 * c[i*n+j]
			}
		}
		name := fmt.Sprintf("product %c%c", "nt"[form&1], "nt"[form>>1&1])
		if single {
			to := t.floats(m * n)
			t.multiply(transA, transB, m, n, k, 0.5, t.half(a), lda, t.half(b), ldb, 2, result{single: t.single(c)}, result{single: to}, n)
			t.check(name+" f32", t.read(to, m*n), want, singleTolerance)
		} else {
			to := t.halves(m * n)
			t.multiply(transA, transB, m, n, k, 0.5, t.half(a), lda, t.half(b), ldb, 2, result{half: t.half(c)}, result{half: to}, n)
			t.check(name+" bf16", t.readHalf(to, m*n), want, halfTolerance)
		}
	}
}

func (t *selfTest) scores() {
	const rows, vocabulary, invTemp = 5, 300, 1.25
	logits, targets := t.normal(rows*vocabulary), []int32{7, 299, 64, 0, 9}
	sets := make([]uint64, 2*((vocabulary+63)/64))
	set, ids, first := []int32{-1, 0, 1, -1, -1}, []int32{0, 9, 70, 299}, []int32{0, 0, 0, 0, 0, 4} // of the last row, ids
	for i := range sets {
		sets[i] = t.rng.Uint64() & t.rng.Uint64()
	}
	wordsOf := len(sets) / 2
	for i, s := range set {
		if s >= 0 {
			sets[int(s)*wordsOf+int(targets[i])/64] |= 1 << (targets[i] % 64)
		}
	}
	f := func(logits []float64) []float64 { // [2, rows]
		out := make([]float64, 2*rows)
		for i := range rows {
			allowed := func(j int) bool {
				if of := ids[first[i]:first[i+1]]; len(of) > 0 {
					return slices.Contains(of, int32(j))
				}
				return set[i] < 0 || sets[int(set[i])*wordsOf+j/64]>>(j%64)&1 == 1
			}
			var sum, weighted float64
			for j := range vocabulary {
				if allowed(j) {
					z := logits[i*vocabulary+j] * invTemp
					sum, weighted = sum+math.Exp(z), weighted+math.Exp(z)*z
				}
			}
			out[i] = logits[i*vocabulary+int(targets[i])]*invTemp - math.Log(sum)
			out[rows+i] = math.Log(sum) - weighted/sum
		}
		return out
	}
	out, lse := t.floats(2*rows), t.floats(rows)
	gLogits, gTargets, gSet, gSets := t.single(logits), t.ints(targets...), t.ints(set...), words(t.room(8*len(sets)))
	gIDs, gFirst := t.ints(ids...), t.ints(first...)
	upload(t.Device, gSets, sets)
	t.launch("score", grid{x: rows}, threads, scratch, out, lse, out.at(rows), gLogits, gTargets, gSets, gSet, gIDs, gFirst, vocabulary, wordsOf,
		float32(invTemp))
	t.check("score", t.read(out, 2*rows), f(logits), singleTolerance)

	dy, d := t.normal(2*rows), t.halves(rows*vocabulary)
	gdy := t.single(dy)
	t.launch("score_backward", grid{x: rows}, threads, 0, d, gLogits, lse, out.at(rows), gdy, gdy.at(rows), gTargets, gSets, gSet, gIDs, gFirst,
		vocabulary, wordsOf, float32(invTemp))
	of := t.some(200, rows*vocabulary)
	for i, target := range targets {
		of = append(of, i*vocabulary+int(target))
	}
	t.check("score, by logits", pick(t.readHalf(d, rows*vocabulary), of), slope(f, logits, dy, of), halfTolerance)

	const width = 40
	x, weight, dv := t.normal(rows*width), t.normal(width+1), t.normal(rows)
	dx, dWeight, want := t.normal(rows*width), t.normal(width+1), make([]float64, rows)
	gx, gWeight, gdv, value := t.half(x), t.single(weight), t.single(dv), t.floats(rows)
	gdx, gdWeight := t.single(dx), t.single(dWeight)
	t.launch("value", grid{x: rows}, 32, 0, value, gx, gWeight, width)
	t.launch("value_backward", grid{x: rows}, threads, 0, gdx, gdv, gWeight, width)
	t.launch("value_gradient", blocksOf(width+1, threads), threads, 0, gdWeight, gdv, gx, rows, width)
	for i := range rows {
		want[i] = weight[width]
		dWeight[width] += dv[i]
		for j := range width {
			want[i] += x[i*width+j] * weight[j]
			dx[i*width+j] += dv[i] * weight[j]
			dWeight[j] += dv[i] * x[i*width+j]
		}
	}
	t.check("value", t.read(value, rows), want, singleTolerance)
	t.check("value, by x", t.read(gdx, rows*width), dx, singleTolerance)
	t.check("value, by weight", t.read(gdWeight, width+1), dWeight, singleTolerance)
}

func (t *selfTest) optimiser() {
	const n, matrices, clip, rate, eps, beta1, beta2, keep = 600, 520, 0.7, 0.01, 1e-6, 0.9, 0.98, 0.99
	w, g, m1, m2 := t.normal(n), t.normal(n), t.normal(n), t.normal(n)
	var norm float64
	for i := range g {
		norm += g[i] * g[i]
		m2[i] *= m2[i]
	}
	sums := t.floats(2)
	t.launch("squares", grid{x: 2}, threads, scratch, sums, t.single(g), n)
	got := t.read(sums, 2)
	t.check("squares", []float32{got[0] + got[1]}, []float64{norm}, singleTolerance)
	o := adamw.Options{LR: 0.1, WeightDecay: (1 - keep) / 0.1, Beta1: beta1, Beta2: beta2}
	for _, eight := range []bool{false, true} {
		name, tolerance := "adamw", singleTolerance
		had := [2][]float32{singles(m1), singles(m2)}
		if eight { // a number between two codes may become the other one
			name, tolerance = "adamw of 8 bits", halfTolerance
			quantised(had)
		}
		want := [2][]float32{}
		moved := append([]float64(nil), w...)
		for i := range g {
			x := g[i] * clip
			a, b := beta1*float64(had[0][i])+(1-beta1)*x, beta2*float64(had[1][i])+(1-beta2)*x*x
			want[0], want[1] = append(want[0], float32(a)), append(want[1], float32(b))
			if i < matrices {
				moved[i] *= keep
			}
			moved[i] -= rate * a / (math.Sqrt(b) + eps)
		}
		if eight {
			quantised(want)
		}
		m := new(moments)
		t.buffers = append(t.buffers, &m.first[0], &m.first[1], &m.scales[0], &m.scales[1], &m.maps)
		m.load(t.Device, n, eight, model.FloatsOf(had[0]), model.FloatsOf(had[1]))
		gw, gg, half := t.single(w), t.single(g), t.halves(n)
		t.adamW(m, gw, half, gg, n, matrices, clip, rate, eps, o)
		t.check(name, t.read(gw, n), moved, singleTolerance)
		t.check(name+", rounded", t.readHalf(half, matrices), moved[:matrices], halfTolerance)
		for i := range want {
			t.check(fmt.Sprintf("%s, moment %d", name, i+1), t.all(m.numbers(t.Device, i), n), doubles(want[i]), tolerance)
		}
		t.check(name+", gradient", t.read(gg, n), make([]float64, n), 0)
	}
}

// quantised makes first and second moments what 8 bits hold of them.
func quantised(moments [2][]float32) {
	for i, x := range moments {
		codes, scales := make([]uint8, len(x)), make([]float32, momentBlocks(len(x)))
		adamw.Quantise(codes, scales, x, i == 0)
		adamw.Restore(x, codes, scales, i == 0)
	}
}

func doubles(x []float32) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = float64(v)
	}
	return y
}

// placing checks what is done to queries and keys.
func (t *selfTest) placing(architecture string) {
	const rows, dim = 5, 32
	s := shape{heads: 2, kvHeads: 1, dim: dim, query: 2 * dim, qkv: 4 * dim, eps: 1e-5, neighbours: architecture == "llama"}
	positions := []int32{0, 1, 2, 0, 7}
	cos, sin := make([]float64, 8*dim/2), make([]float64, 8*dim/2)
	for i := range cos {
		sin[i], cos[i] = math.Sincos(float64(i/(dim/2)) * math.Pow(100, -float64(i%(dim/2))/(dim/2)))
	}
	l := blockLayout{qkvBias: -1, qNorm: -1, kNorm: -1}
	var bias, gains []float64
	switch architecture {
	case "qwen2":
		l.qkvBias = 0
		bias = t.normal(s.qkv)
	case "qwen3":
		l.qNorm, l.kNorm = 0, dim
		gains = t.normal(2 * dim)
	}
	f := func(x, gains []float64) []float64 {
		y := append([]float64(nil), x...)
		for at := 0; at < len(y); at += dim {
			row, head := at/s.qkv, at%s.qkv/dim
			h := y[at:][:dim]
			for i := range h {
				if bias != nil {
					h[i] += bias[head*dim+i]
				}
			}
			if head >= 3 {
				continue
			}
			if gains != nil {
				gain := gains[:dim]
				if head == 2 {
					gain = gains[dim:]
				}
				copy(h, normRows(h, gain, float64(s.eps)))
			}
			for i := range dim / 2 {
				p, q := i, i+dim/2
				if s.neighbours {
					p, q = 2*i, 2*i+1
				}
				c, s := cos[int(positions[row])*dim/2+i], sin[int(positions[row])*dim/2+i]
				h[p], h[q] = h[p]*c-h[q]*s, h[q]*c+h[p]*s
			}
		}
		return y
	}
	x, dy := t.normal(rows*s.qkv), t.normal(rows*s.qkv)
	w := weights{layout: new(layout), vectors: t.single(append(bias, gains...))}
	at, r := t.ints(positions...), rope{t.single(cos), t.single(sin)}
	qkv, raw, rstd := t.half(x), t.halves(rows*3*dim), t.floats(rows*3)
	t.placeQKV(qkv, raw, rstd, w, &l, at, r, rows, &s)
	t.check("place "+architecture, t.readHalf(qkv, len(x)), f(x, gains), halfTolerance)

	dQKV, partial, dGains := t.half(dy), t.floats(4*partials*2*dim), t.normal(2*dim)
	gdGains := t.single(dGains)
	t.placeQKVBackward(dQKV, raw, rstd, gdGains, partial, w, &l, at, r, rows, &s)
	of := t.some(200, len(x))
	t.check("place "+architecture+", by x", pick(t.readHalf(dQKV, len(x)), of),
		slope(func(x []float64) []float64 { return f(x, gains) }, x, dy, of), halfTolerance)
	if gains != nil {
		all := t.some(2*dim, 2*dim)
		for i, v := range slope(func(g []float64) []float64 { return f(x, g) }, gains, dy, all) {
			dGains[all[i]] += v
		}
		t.check("place "+architecture+", by gains", t.read(gdGains, 2*dim), dGains, halfTolerance)
	}
}

// attended is the attention of rows [n, s.qkv], where a row's queries see the keys of some rows.
func attended(x []float64, s *shape, sees func(query, key int) bool) []float64 {
	n, scale := len(x)/s.qkv, 1/math.Sqrt(float64(s.dim))
	out := make([]float64, n*s.query)
	p := make([]float64, n)
	for query := range n {
		for head := range s.heads {
			var sum float64
			kv := s.heads + head/(s.heads/s.kvHeads)
			q := x[query*s.qkv+head*s.dim:][:s.dim]
			for key := range n {
				if p[key] = 0; !sees(query, key) {
					continue
				}
				var dot float64
				for i, k := range x[key*s.qkv+kv*s.dim:][:s.dim] {
					dot += q[i] * k
				}
				p[key] = math.Exp(dot * scale)
				sum += p[key]
			}
			o := out[query*s.query+head*s.dim:][:s.dim]
			for key, p := range p {
				if p != 0 {
					for i, v := range x[key*s.qkv+(kv+s.kvHeads)*s.dim:][:s.dim] {
						o[i] += p / sum * v
					}
				}
			}
		}
	}
	return out
}

// attention checks a batch with every kind of segment: a prefix of more than a tile, and of less.
func (t *selfTest) attention(dim int) {
	s := shape{heads: 2, kvHeads: 1, dim: dim, query: 2 * dim, qkv: 4 * dim}
	segments := []model.Segment{{Start: 0, Len: 66, Prefix: -1}, {Start: 66, Len: 3, Prefix: 0}, {Start: 69, Len: 5, Prefix: -1}, {Start: 74, Len: 2, Prefix: 2}}
	const n = 76
	sees := func(query, key int) bool {
		of := func(row int) int {
			for i, s := range segments {
				if row < s.Start+s.Len {
					return i
				}
			}
			return -1
		}
		q, k := of(query), of(key)
		return q == k && key <= query || segments[q].Prefix == k
	}
	f := func(x []float64) []float64 { return attended(x, &s, sees) }
	b := &batch{tokens: n}
	var all tables
	b.tile(&all, segments)
	all.upload(t.Device, t.buffer())
	x, dy := t.normal(n*s.qkv), t.normal(n*s.query)
	qkv, out, lse := t.half(x), t.halves(n*s.query), t.floats(s.heads*n)
	t.attend(out, lse, qkv, b, &s)
	t.check(fmt.Sprint("attention ", dim), t.readHalf(out, n*s.query), f(x), halfTolerance)

	dQKV, delta := t.halves(n*s.qkv), t.floats(s.heads*n)
	t.attendBackward(dQKV, t.halves(n*s.parts()), t.half(dy), out, lse, delta, qkv, b, &s)
	of := t.some(48, n*s.qkv)
	t.check(fmt.Sprintf("attention %d, by qkv", dim), pick(t.readHalf(dQKV, n*s.qkv), of), slope(f, x, dy, of), halfTolerance)
}

// paging checks attention over pages, which lie in no order: three sequences at once, one with a second page. A second
// call has the last two tokens of each, and finds in pages what the first kept.
func (t *selfTest) paging(dim int) {
	const layer, width, spare = 1, 2, 2 // the last page is nobody's, and holds NaNs
	s := shape{heads: 4, kvHeads: 2, dim: dim, query: 4 * dim, qkv: 8 * dim, layers: 2}
	lengths, tablesOf := []int{pageTokens + 3, 5, pageTokens}, []int32{4, 0, 3, spare, 1, spare}
	var calls [2]struct {
		x                       []float64
		rows, lengths           []int
		positions, places, span []int32
	}
	var of []int // the sequence of a row
	var x []float64
	for i, length := range lengths {
		for at := range length {
			c, row := &calls[0], t.normal(s.qkv)
			if at >= length-2 {
				c = &calls[1]
			}
			if at == 0 || at == length-2 {
				c.lengths = append(c.lengths, 0)
			}
			c.lengths[i]++
			c.rows, of = append(c.rows, len(of)), append(of, i)
			c.x, x = append(c.x, row...), append(x, row...)
			c.positions, c.span = append(c.positions, int32(at)), append(c.span, int32(i))
			c.places = append(c.places, tablesOf[i*width+at/pageTokens]*pageTokens+int32(at%pageTokens))
		}
	}
	pool, got := t.halves(5*s.layers*2*pageTokens*s.kvHeads*dim), make([]float32, len(of)*s.query)
	for _, c := range calls {
		n := len(c.rows)
		b := &batch{tokens: n, positions: t.ints(c.positions...), pages: &pages{pool: pool, width: width}}
		b.pages.places, b.pages.span, b.pages.tables = t.ints(c.places...), t.ints(c.span...), t.ints(tablesOf...)
		tiles := pageTiles(c.lengths, s.heads/s.kvHeads)
		b.pages.tiles, b.pages.n = t.ints(tiles...), len(tiles)/2
		out := t.halves(n * s.query)
		t.attendPages(out, t.half(c.x), b, layer, &s)
		for i, o := range t.readHalf(out, n*s.query) {
			got[c.rows[i/s.query]*s.query+i%s.query] = o
		}
	}
	want := attended(x, &s, func(query, key int) bool { return of[query] == of[key] && key <= query })
	t.check(fmt.Sprint("attention over pages ", dim), got, want, halfTolerance)
}

// samplings cut by each of the cuts, and by several.
var samplings = []sampling.Options{
	{}, {Temperature: 3}, {Temperature: 4, TopK: 5}, {Temperature: 4, TopP: 0.7}, {Temperature: 4, MinP: 0.2},
	{Temperature: 4, TopK: 6, TopP: 0.8, MinP: 0.1}, {Temperature: 4, TopK: 1}, {Temperature: 2, TopP: 1e-9}, {Temperature: 3, TopK: 1000, TopP: 0.999},
}

// shares are the probabilities by which a Sampling draws tokens.
func shares(logits []float64, s sampling.Options, allowed sampling.Set) []float64 {
	var kept []int32 // the likeliest first
	for id := range allowed.Below(len(logits)) {
		kept = append(kept, id)
	}
	slices.SortStableFunc(kept, func(a, b int32) int { return cmp.Compare(logits[b], logits[a]) })
	if s.Temperature <= 0 {
		s.Temperature, s.TopK = 1, 1
	}
	p := make([]float64, len(logits))
	for _, id := range kept {
		p[id] = math.Exp((logits[id] - logits[kept[0]]) / float64(s.Temperature))
	}
	sum := func() (sum float64) {
		for _, id := range kept {
			sum += p[id]
		}
		return sum
	}
	if s.TopK > 0 {
		kept = kept[:min(s.TopK, len(kept))]
	}
	if s.TopP > 0 && s.TopP < 1 {
		n := 0
		for left := sum() * float64(s.TopP); left > 0; n++ {
			left -= p[kept[n]]
		}
		kept = kept[:n]
	}
	kept = slices.DeleteFunc(kept, func(id int32) bool { return p[id] < min(float64(s.MinP), 1) })
	all := sum()
	for id := range p {
		if p[id] /= all; !slices.Contains(kept, int32(id)) {
			p[id] = 0
		}
	}
	return p
}

// drawing is the number in [0, 1) that draws a token, tokens lying there by their ids, and is the closest to u: u
// itself where the token is right.
func drawing(p []float64, id int32, u float64) float64 {
	var from float64
	for _, share := range p[:id] {
		from += share
	}
	return max(from, min(u, from+p[id]))
}

// sampling checks draws of every kind, and the error where there is nothing to draw.
func (t *selfTest) sampling() {
	const vocabulary, rows, each = 300, 2, 8
	logits, few := t.normal(rows*vocabulary), sampling.NewSet(vocabulary, 1, 5, 64, 71, 299)
	var draws []model.Draw
	for _, s := range samplings {
		for i := range 2 * each {
			d := model.Draw{Span: i % rows, Sampling: s, U: (float64(i/2) + 0.5) / each}
			if i >= each {
				d.Allowed = few
			}
			draws = append(draws, d)
		}
	}
	ids, logps, kept := t.draws(logits, vocabulary, draws)
	var got, want, logp []float64
	misplaced := 0 // tokens that should be kept, or should not
	for i, d := range draws {
		id, p := ids[i], shares(logits[d.Span*vocabulary:][:vocabulary], d.Sampling, d.Allowed)
		if id < 0 || id >= vocabulary { // no token
			id = 0
			p[id] = math.NaN()
		}
		got, want, logp = append(got, drawing(p, id, d.U)), append(want, d.U), append(logp, math.Log(p[id]))
		for id, share := range p {
			if d.Sampling.Cuts() && kept[i].Has(int32(id)) != (share > 0) {
				misplaced++
			}
		}
	}
	t.check("sample", singles(got), want, singleTolerance)
	t.check("sample, what cuts leave", []float32{float32(misplaced)}, []float64{0}, 0)
	t.check("sample, log-probabilities", logps, logp, singleTolerance)

	const bad = 7
	logits = t.normal(4 * vocabulary)
	logits[bad], logits[vocabulary+bad] = math.NaN(), math.Inf(1)
	for i := range vocabulary {
		logits[2*vocabulary+i] = math.Inf(-1)
	}
	ids, _, _ = t.draws(logits, vocabulary, []model.Draw{{Span: 0}, {Span: 1}, {Span: 2}, {Span: 3, Allowed: sampling.NewSet(vocabulary)}})
	got = got[:0]
	for _, id := range ids {
		got = append(got, float64(id))
	}
	t.check("sample, of nothing", singles(got), []float64{-3 - bad, -3 - bad, -2, -1}, 0)
}

// draws draws from rows of logits, which a Draw's span says.
func (t *selfTest) draws(logits []float64, vocabulary int, draws []model.Draw) (ids []int32, logps []float32, kept []sampling.Set) {
	var row []int32
	for _, d := range draws {
		row = append(row, int32(d.Span))
	}
	settings, topK, set, allowed := drawTables(draws, setWords(vocabulary))
	r := &round{draws: len(draws), row: t.ints(row...), settings: t.ints(settings...), topK: t.ints(topK...), set: t.ints(set...)}
	sets, to, logp := words(t.room(8*len(allowed))), ints(t.room(4*len(draws))), t.floats(len(draws))
	left := make([]uint64, len(draws)*setWords(vocabulary))
	stay := words(t.room(8 * len(left)))
	upload(t.Device, sets, allowed)
	t.sample(to, logp, stay, t.single(logits), r, sets, vocabulary)
	ids = make([]int32, len(draws))
	download(t.Device, ids, to)
	download(t.Device, left, stay)
	for set := range slices.Chunk(left, setWords(vocabulary)) {
		kept = append(kept, set)
	}
	return ids, t.read(logp, len(draws)), kept
}
