// Package sampling draws tokens from logits: from all of them, or from a set of allowed ones, with the cuts of Options;
// and keeps what each was drawn from. Package cuda draws from the same distributions on a GPU.
package sampling

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"math"
	"math/bits"
	"slices"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// LogitsError is a row of logits that nothing can be sampled from.
type LogitsError struct {
	Token int // the first one that is NaN or +Inf; -1 where all are -Inf
	Value float32
}

func (e *LogitsError) Error() string {
	if e.Token < 0 {
		return "sample: no token is possible: every logit is -Inf"
	}
	return fmt.Sprintf("sample: the logit of token %d is %v: the weights are damaged", e.Token, e.Value)
}

// ErrNothingAllowed is a draw from an empty Set.
var ErrNothingAllowed = errors.New("sample: the set of allowed tokens is empty")

// Options say how a token is drawn from logits: from softmax(logits/Temperature), cut to the TopK likeliest tokens
// (0: off), of those to the fewest that hold a TopP share of the probability (Holtzman et al. 2020, section 3.1; 0 or
// ≥ 1: off), of those to the ones at least MinP times as likely as the likeliest (Nguyen et al. 2024; 0: off),
// renormalised. Equally likely tokens count as ordered by id. Temperature 0 takes the likeliest token, with
// log-probability 0.
type Options struct {
	Temperature float32
	TopP        float32
	TopK        int
	MinP        float32
}

// Draw draws one of the allowed tokens by u, uniform in [0, 1), and returns its log-probability under the
// distribution that it was drawn from. Errors: *LogitsError, ErrNothingAllowed.
func Draw(logits []float32, o Options, allowed Set, u float64) (id int32, logprob float32, err error) {
	return new(Sampler).Draw(logits, o, allowed, u)
}

// Sampler is the memory of one draw, reused by the next.
type Sampler struct {
	candidates []candidate
	left       []candidate // of them, by the cuts of the last draw
	weights    []float32
}

// manyTokens is a vocabulary of which a draw without cuts takes its weights in float32: in float64, one by one, they
// take as long as a layer of a small model.
const manyTokens = 1 << 15

// Draw is Draw with the sampler's memory.
func (m *Sampler) Draw(logits []float32, o Options, allowed Set, u float64) (id int32, logprob float32, err error) {
	if o.Temperature > 0 && !o.Cuts() && (allowed == nil && len(logits) >= manyTokens || allowed.Len() >= manyTokens) {
		if id, logprob, ok := m.uncut(logits, o.Temperature, allowed, u); ok {
			return id, logprob, nil
		}
	}
	candidates := slices.Grow(m.candidates[:0], len(logits))
	if allowed == nil {
		for i, l := range logits {
			candidates = append(candidates, candidate{int32(i), float64(l)})
		}
	} else {
		for i := range allowed.Below(len(logits)) {
			candidates = append(candidates, candidate{i, float64(logits[i])})
		}
		if len(candidates) == 0 {
			return 0, 0, ErrNothingAllowed
		}
	}
	m.candidates = candidates
	best := candidate{-1, math.Inf(-1)} // its weight is a logit still
	for _, c := range candidates {
		if c.weight != c.weight || math.IsInf(c.weight, 1) {
			return 0, 0, &LogitsError{int(c.id), float32(c.weight)}
		}
		if c.weight > best.weight {
			best = c
		}
	}
	if best.id < 0 {
		return 0, 0, &LogitsError{-1, 0}
	}
	if o.Temperature <= 0 {
		return best.id, 0, nil
	}

	for i := range candidates {
		c := &candidates[i]
		c.weight = math.Exp((c.weight - best.weight) / float64(o.Temperature))
	}
	if o.TopK > 0 {
		left := o.TopK
		candidates = candidates[:leading(candidates, func(candidate) bool { left--; return left == 0 })]
	}
	if o.TopP > 0 && o.TopP < 1 {
		enough, sum := total(candidates)*float64(o.TopP), 0.0
		candidates = candidates[:leading(candidates, func(c candidate) bool { sum += c.weight; return sum >= enough })]
	}
	if o.MinP > 0 { // the likeliest token has weight 1
		candidates = slices.DeleteFunc(candidates, func(c candidate) bool { return c.weight < min(float64(o.MinP), 1) })
	}

	sum := total(candidates)
	rest := u * sum
	drawn := candidate{}
	for _, c := range candidates {
		if c.weight == 0 {
			continue
		}
		drawn = c // the last possible one, should rounding leave a rest
		if rest < c.weight {
			break
		}
		rest -= c.weight
	}
	m.left = candidates
	return drawn.id, float32(math.Log(drawn.weight / sum)), nil
}

// Cuts reports whether draws are from a part of the allowed tokens.
func (o Options) Cuts() bool {
	return o.Temperature > 0 && (o.TopK > 0 || 0 < o.TopP && o.TopP < 1 || o.MinP > 0)
}

// uncut draws from all allowed tokens. It is not ok where their logits are not those of a distribution.
func (m *Sampler) uncut(logits []float32, temperature float32, allowed Set, u float64) (id int32, logprob float32, ok bool) {
	weights := gemm.Resize(&m.weights, len(logits))
	copy(weights, logits)
	if allowed != nil {
		allowed.HideOthers(weights, 0)
	}
	best := gemm.Max(weights)
	if math.IsInf(float64(best), 1) || best <= Hidden {
		return 0, 0, false
	}
	for i, l := range weights {
		weights[i] = (l - best) / temperature
	}
	gemm.Exp(weights, weights)
	var sum float64
	for _, w := range weights {
		sum += float64(w)
	}
	if math.IsNaN(sum) { // some logit is: the largest may be none
		return 0, 0, false
	}
	left, drawn := u*sum, 0
	for i, w := range weights {
		if w == 0 {
			continue
		}
		drawn = i // the last possible one, should rounding leave a rest
		if left < float64(w) {
			break
		}
		left -= float64(w)
	}
	return int32(drawn), (logits[drawn]-best)/temperature - float32(math.Log(sum)), true
}

// candidate is a token with its probability relative to the likeliest's.
type candidate struct {
	id     int32
	weight float64
}

// before orders candidates from the likeliest down, equally likely ones by id.
func (c candidate) before(o candidate) bool {
	return c.weight > o.weight || c.weight == o.weight && c.id < o.id
}

// Left yields the ids of the tokens that the last draw's cuts left: those that could be drawn.
func (m *Sampler) Left() iter.Seq[int32] {
	return func(yield func(int32) bool) {
		for _, c := range m.left {
			if c.weight > 0 && !yield(c.id) {
				return
			}
		}
	}
}

func total(candidates []candidate) (sum float64) {
	for _, c := range candidates {
		sum += c.weight
	}
	return sum
}

// leading sorts candidates until last, which gets each in order, has seen the last one that is wanted, and returns
// how many those are. It is a quicksort that leaves out what comes after: of a whole vocabulary few tokens are wanted.
func leading(candidates []candidate, last func(candidate) bool) int {
	n, _ := lead(candidates, 2*bits.Len(uint(len(candidates))), last)
	return n
}

// lead is leading with a bound on its depth, for sorted pieces whose pivots keep falling at an end.
func lead(candidates []candidate, depth int, last func(candidate) bool) (n int, done bool) {
	if len(candidates) <= 32 || depth == 0 {
		slices.SortFunc(candidates, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.id, b.id))
		})
		for i, c := range candidates {
			if last(c) {
				return i + 1, true
			}
		}
		return len(candidates), false
	}
	split := partition(candidates)
	if n, done = lead(candidates[:split], depth-1, last); done {
		return n, true
	}
	n, done = lead(candidates[split:], depth-1, last)
	return split + n, done
}

// partition puts those before a pivot, the middle one of three, in front of the others (Hoare's scheme) and returns
// where these begin: both parts hold at least one. No two candidates have the same id, so none equals another.
func partition(c []candidate) int {
	first, middle, end := c[0], c[len(c)/2], c[len(c)-1]
	if middle.before(first) {
		first, middle = middle, first
	}
	pivot := middle
	if end.before(first) {
		pivot = first
	} else if end.before(middle) {
		pivot = end
	}
	i, j := 0, len(c)-1
	for {
		for c[i].before(pivot) {
			i++
		}
		for pivot.before(c[j]) {
			j--
		}
		if i >= j {
			return i
		}
		c[i], c[j] = c[j], c[i]
		i++
		j--
	}
}

// Uniform is the random number in [0, 1) of one position: splitmix64 over (seed, position), so that a draw depends on
// nothing else that runs.
func Uniform(seed uint64, position int) float64 {
	hi, lo := bits.Mul64(seed^0x9e3779b97f4a7c15, 0xd1342543de82ef95)
	z := hi ^ lo + uint64(position)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return float64(z>>11) / (1 << 53)
}
