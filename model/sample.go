package model

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
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

// Sample draws a token by u, uniform in [0, 1), and returns its log-probability under the distribution
// that it was drawn from: softmax(logits/temperature), cut to the topK likeliest tokens (0: off), of
// those to the fewest that hold a topP share of the probability (Holtzman et al. 2020, section 3.1;
// 0 or ≥ 1: off), of those to the ones at least minP times as likely as the likeliest (Nguyen et al.
// 2024; 0: off), renormalised. Equally likely tokens count as ordered by id. Temperature 0 takes the
// likeliest token, with log-probability 0. Error: *LogitsError.
func Sample(logits []float32, temperature, topP float32, topK int, minP float32, u float64) (id int32, logprob float32, err error) {
	best := -1
	for i, l := range logits {
		if l != l || math.IsInf(float64(l), 1) {
			return 0, 0, &LogitsError{i, l}
		}
		if !math.IsInf(float64(l), -1) && (best < 0 || l > logits[best]) {
			best = i
		}
	}
	if best < 0 {
		return 0, 0, &LogitsError{-1, 0}
	}
	if temperature <= 0 {
		return int32(best), 0, nil
	}

	candidates := make([]candidate, len(logits))
	for i, l := range logits {
		candidates[i] = candidate{int32(i), math.Exp(float64(l-logits[best]) / float64(temperature))}
	}
	if topK > 0 || topP > 0 && topP < 1 {
		slices.SortFunc(candidates, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.id, b.id))
		})
		if topK > 0 {
			candidates = candidates[:min(topK, len(candidates))]
		}
		if topP > 0 && topP < 1 {
			enough := total(candidates) * float64(topP)
			n, sum := 0, 0.0
			for n < len(candidates) && sum < enough {
				sum += candidates[n].weight
				n++
			}
			candidates = candidates[:n]
		}
	}
	if minP > 0 { // the likeliest token has weight 1
		candidates = slices.DeleteFunc(candidates, func(c candidate) bool { return c.weight < min(float64(minP), 1) })
	}

	sum := total(candidates)
	left := u * sum
	drawn := candidate{}
	for _, c := range candidates {
		if c.weight == 0 {
			continue
		}
		drawn = c // the last possible one, should rounding leave a rest
		if left < c.weight {
			break
		}
		left -= c.weight
	}
	return drawn.id, float32(math.Log(drawn.weight / sum)), nil
}

// candidate is a token with its probability relative to the likeliest's.
type candidate struct {
	id     int32
	weight float64
}

func total(candidates []candidate) (sum float64) {
	for _, c := range candidates {
		sum += c.weight
	}
	return sum
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
